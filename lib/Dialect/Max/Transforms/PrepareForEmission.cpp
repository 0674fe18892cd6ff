//===- PrepareForEmission.cpp - The pass before emission ------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrepareForEmission.h"

#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXPREPAREFOREMISSION
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

namespace {
struct PrepareForEmission
    : torch_max::max::impl::MaxPrepareForEmissionBase<PrepareForEmission> {
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isExternal())
      return;
    RewritePatternSet patterns(&getContext());
    populateMeaningPatterns(patterns);
    // Turns transposes that move only axes of size 1 into reshapes.
    TransposeOp::getCanonicalizationPatterns(patterns, &getContext());
    walkAndApplyPatterns(func, std::move(patterns));
    breakUpFusions(func);
    if (failed(prepareInterface(func)))
      signalPassFailure();
  }
};
} // namespace

//===- Registration.cpp - What every tool registers -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Compiler/Registration.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "torch-max/Conversion/TorchToMax/TorchToMax.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"

void torch_max::registerDialects(mlir::DialectRegistry &registry) {
  registry
      .insert<mlir::func::FuncDialect, max::MaxDialect, torch::TorchDialect>();
}

void torch_max::registerPasses() {
  registerTorchToMax();
  max::registerMaxFuseEpilogues();
  max::registerMaxGroupKernels();
  max::registerMaxPrepareForEmission();
  max::registerMaxFuseRmsNorm();
  max::registerMaxSelectKernels();
  max::registerMaxSinkTransposes();
  max::registerMaxUpdateInPlace();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerSymbolDCEPass();
  mlir::PassPipelineRegistration<>(
      "torch-max-pipeline",
      "From the torch dialect to a max dialect that is ready to be emitted",
      buildPipeline);
}

void torch_max::buildPipeline(mlir::OpPassManager &passes) {
  passes.addPass(createTorchToMax());
  passes.addPass(mlir::createCanonicalizerPass());
  passes.addPass(mlir::createCSEPass());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxUpdateInPlace());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxSinkTransposes());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxSelectKernels());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxFuseRmsNorm());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxFuseEpilogues());
  passes.addPass(mlir::createCanonicalizerPass());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxGroupKernels());
  passes.addNestedPass<mlir::func::FuncOp>(max::createMaxPrepareForEmission());
}

//===- SelectKernels.cpp - Precompiled kernels for heavy ops --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "torch-max/Dialect/Max/Kernels.h"
#include "torch-max/Dialect/Max/MaxDialect.h"
#include "torch-max/Dialect/Max/Passes.h"
#include "torch-max/Kernels/Abi.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXSELECTKERNELS
#include "torch-max/Dialect/Max/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

/// Whether a precompiled kernel takes operands and results of this op's types.
static bool takes(StringRef kernel, Operation *op) {
  const KernelInfo *info = lookupKernel(kernel);
  assert(info && info->isNative() && "the registry has the kernel");
  return info->takes(getElementTypeOrSelf(op->getOperand(0))) &&
         llvm::all_of(llvm::concat<const Type>(op->getOperandTypes(),
                                               op->getResultTypes()),
                      [](Type type) {
                        return cast<RankedTensorType>(type).getRank() <=
                               torch_max::kernels::kMaxRank;
                      });
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

/// The tensor whose last two axes, exchanged, are those of `value`; null if it
/// is not transposed so.
static Value getTransposed(Value value) {
  auto transpose = value.getDefiningOp<TransposeOp>();
  if (!transpose)
    return nullptr;
  auto expected =
      llvm::to_vector(llvm::seq<int64_t>(0, transpose.getPermutation().size()));
  std::swap(expected.back(), expected.end()[-2]);
  return transpose.getPermutation() == ArrayRef(expected) ? transpose.getInput()
                                                          : nullptr;
}

namespace {
/// `max.matmul` of floats that oneDNN has. Transposes of its operands are read
/// where they lie.
struct SelectMatmul : OpRewritePattern<MatmulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(MatmulOp op,
                                PatternRewriter &rewriter) const override {
    constexpr StringLiteral kernel = "linear.matmul";
    if (!takes(kernel, op))
      return rewriter.notifyMatchFailure(op, "the kernel does not take it");
    Value lhs = op.getLhs(), rhs = op.getRhs();
    SmallVector<NamedAttribute> options;
    auto readTransposed = [&](Value &operand, StringRef option) {
      Value transposed = getTransposed(operand);
      if (!transposed)
        return;
      operand = transposed;
      options.emplace_back(option, rewriter.getBoolAttr(true));
    };
    readTransposed(lhs, "transpose_lhs");
    readTransposed(rhs, "transpose_rhs");
    rewriter.replaceOpWithNewOp<CustomOp>(op, TypeRange(op.getType()), kernel,
                                          ValueRange{lhs, rhs},
                                          rewriter.getDictionaryAttr(options));
    return success();
  }
};

/// A softmax or its logarithm.
template <typename OpTy> struct SelectSoftmax : OpRewritePattern<OpTy> {
  SelectSoftmax(MLIRContext *context, StringRef kernel)
      : OpRewritePattern<OpTy>(context), kernel(kernel) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!takes(kernel, op))
      return rewriter.notifyMatchFailure(op, "the kernel does not take it");
    rewriter.replaceOpWithNewOp<CustomOp>(
        op, TypeRange(op.getType()), kernel, op->getOperands(),
        rewriter.getDictionaryAttr(
            rewriter.getNamedAttr("axis", op.getAxisAttr())));
    return success();
  }

  StringRef kernel;
};

struct SelectKernels
    : torch_max::max::impl::MaxSelectKernelsBase<SelectKernels> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SelectMatmul>(&getContext());
    patterns.add<SelectSoftmax<SoftmaxOp>>(&getContext(),
                                           "normalization.softmax");
    patterns.add<SelectSoftmax<LogSoftmaxOp>>(&getContext(),
                                              "normalization.log_softmax");
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

//===- SelectKernels.cpp - Precompiled kernels for heavy ops --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/Transforms/Passes.h"
#include "torch-max/Kernels/Abi.h"

namespace torch_max::max {
#define GEN_PASS_DEF_MAXSELECTKERNELS
#include "torch-max/Dialect/Max/Transforms/Passes.h.inc"
} // namespace torch_max::max

using namespace mlir;
using namespace torch_max::max;

/// Whether a precompiled kernel supports the types of an op's operands and
/// results.
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

/// If `value` is a tensor with its last two axes exchanged, that tensor; else
/// null.
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

/// If `value` is a tensor of bf16 that was cast to f32, the tensor of bf16;
/// else null.
static Value getNarrow(Value value) {
  auto cast = value.getDefiningOp<CastOp>();
  return cast && getElementTypeOrSelf(value).isF32() &&
                 getElementTypeOrSelf(cast.getInput()).isBF16()
             ? cast.getInput()
             : nullptr;
}

namespace {
/// `max.matmul` of floats that oneDNN supports. Transposes of the operands
/// become options of the call. Operands that are both bf16, cast to f32, are
/// read as they are: their products are exact in f32.
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
    Value narrowLhs = getNarrow(lhs), narrowRhs = getNarrow(rhs);
    if (narrowLhs && narrowRhs) {
      lhs = narrowLhs;
      rhs = narrowRhs;
    }
    rewriter.replaceOpWithNewOp<CustomOp>(op, TypeRange(op.getType()), kernel,
                                          ValueRange{lhs, rhs},
                                          rewriter.getDictionaryAttr(options));
    return success();
  }
};

/// `max.conv` of floats that oneDNN supports. The kernel's filter is [filters,
/// channels, sizes...], as in torch.
struct SelectConv : OpRewritePattern<ConvOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ConvOp op,
                                PatternRewriter &rewriter) const override {
    constexpr StringLiteral kernel = "convolution.forward";
    if (!takes(kernel, op))
      return rewriter.notifyMatchFailure(op, "the kernel does not take it");
    Value filter = getTorchFilter(op.getFilter(), rewriter);
    size_t axes = op.getStrides().size();
    // The options have three axes. An image of two axes uses the last two.
    auto list = [&](StringRef name, ArrayRef<int64_t> numbers, int64_t missing,
                    size_t step = 1, size_t first = 0) {
      SmallVector<int64_t> all(3 - axes, missing);
      for (size_t axis = 0; axis < axes; ++axis)
        all.push_back(numbers[axis * step + first]);
      return rewriter.getNamedAttr(name, rewriter.getDenseI64ArrayAttr(all));
    };
    NamedAttribute options[] = {
        rewriter.getNamedAttr("groups", op.getGroupsAttr()),
        list("strides", op.getStrides(), 1),
        list("dilations", op.getDilations(), 1),
        list("paddings_before", op.getPaddings(), 0, 2, 0),
        list("paddings_after", op.getPaddings(), 0, 2, 1),
        rewriter.getNamedAttr("constant_filter",
                              rewriter.getBoolAttr(isWeight(filter)))};
    rewriter.replaceOpWithNewOp<CustomOp>(op, TypeRange(op.getType()), kernel,
                                          ValueRange{op.getInput(), filter},
                                          rewriter.getDictionaryAttr(options));
    return success();
  }

private:
  /// The filter before its axes were put in the engine's order.
  static Value getTorchFilter(Value filter, PatternRewriter &rewriter) {
    int64_t rank = cast<RankedTensorType>(filter.getType()).getRank();
    auto toEngine = llvm::to_vector(llvm::seq<int64_t>(2, rank));
    llvm::append_values(toEngine, 1, 0);
    auto transpose = filter.getDefiningOp<TransposeOp>();
    if (transpose && transpose.getPermutation() == ArrayRef(toEngine))
      return transpose.getInput();
    SmallVector<int64_t> toTorch = {rank - 1, rank - 2};
    llvm::append_range(toTorch, llvm::seq<int64_t>(0, rank - 2));
    return rewriter.createOrFold<TransposeOp>(
        filter.getLoc(), filter, rewriter.getDenseI64ArrayAttr(toTorch));
  }

  /// Whether a tensor is the same in every call of a loaded model.
  static bool isWeight(Value tensor) {
    while (Operation *op = tensor.getDefiningOp()) {
      if (isa<WeightOp, ConstantOp>(op))
        return true;
      if (!isa<ReshapeOp, TransposeOp>(op))
        return false;
      tensor = op->getOperand(0);
    }
    return false;
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
    patterns.add<SelectConv, SelectMatmul>(&getContext());
    patterns.add<SelectSoftmax<SoftmaxOp>>(&getContext(),
                                           "normalization.softmax");
    patterns.add<SelectSoftmax<LogSoftmaxOp>>(&getContext(),
                                              "normalization.log_softmax");
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace

//===- Lowering.h - How lowerings of torch ops are written ------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// A lowering is a function of an op, its converted operands, and a
// LoweringBuilder, and ends with `return b.replace(...)`. It does not check
// whether each step succeeded. After the first failure the builder builds
// nothing more: methods that give a Value return null and ignore null operands;
// methods that give a type, a shape or a number return a placeholder that is
// safe to compute with. The first reason is kept, and `replace` fails.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_LOWERING_H
#define TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_LOWERING_H

#include "Shape.h"
#include "mlir/Transforms/DialectConversion.h"
#include "torch-max/Conversion/TorchToMax/TorchToMax.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"

namespace torch_max {

/// The state that the lowerings of one module share.
struct LoweringState {
  /// Why an op was not lowered. The reason is empty if the op failed only
  /// because an operand was not lowered.
  llvm::DenseMap<mlir::Operation *, std::string> reasons;
  /// The sizes that values of type `!torch.int` hold.
  llvm::DenseMap<mlir::Value, max::DimsAttr> heldSizes;
};

/// What `LoweringBuilder::fail` returns: null or failure, as the caller needs.
struct FailedStep {
  operator mlir::Value() const { return nullptr; }
  operator mlir::LogicalResult() const { return mlir::failure(); }
};

class LoweringBuilder {
public:
  LoweringBuilder(mlir::Operation *op,
                  mlir::ConversionPatternRewriter &rewriter,
                  LoweringState &state);
  /// A builder for another op of the same conversion.
  LoweringBuilder(mlir::Operation *op, LoweringBuilder &other)
      : LoweringBuilder(op, other.rewriter, other.state) {}

  /// Expressions for sizes of this op's tensors.
  max::SymbolScope scope;

  //===--------------------------------------------------------------------===//
  // Failure and success
  //===--------------------------------------------------------------------===//

  /// Records why the op cannot be lowered (the first reason counts).
  FailedStep fail(const llvm::Twine &reason);
  /// The last resort for a null or a failure that nothing gave a reason for.
  FailedStep failWithoutReason();
  bool hasFailed() const { return failed; }

  /// Replaces the op, after a check against the types that torch gave it.
  /// `moveRegions` runs when nothing can fail any more: the new ops are in
  /// place, and the op still exists.
  mlir::LogicalResult replace(mlir::ValueRange values,
                              llvm::function_ref<void()> moveRegions = {});

  //===--------------------------------------------------------------------===//
  // Types
  //===--------------------------------------------------------------------===//

  /// The element type that torch gave a result.
  mlir::Type resultType(unsigned index = 0);
  /// The type of a converted operand; fails if it is not a tensor.
  mlir::RankedTensorType type(mlir::Value tensor);
  mlir::Type elementType(mlir::Value tensor);
  int64_t rank(mlir::Value tensor);
  Shape sizes(mlir::Value tensor);
  /// A shape of these sizes.
  Shape shape(llvm::ArrayRef<mlir::AffineExpr> sizes = {});
  mlir::Type i1() { return builder.getI1Type(); }
  mlir::Type si64() { return builder.getIntegerType(64, /*isSigned=*/true); }
  mlir::Type f32() { return builder.getF32Type(); }
  /// The type that torch computes in: f32 for narrower floats, else the type
  /// itself.
  mlir::Type computationType(mlir::Type elementType);

  /// The type that torch computes a comparison or an arithmetic op in. Each
  /// operand is a converted tensor or a torch scalar.
  mlir::Type promote(llvm::ArrayRef<mlir::Value> operands);

  //===--------------------------------------------------------------------===//
  // Constant operands
  //===--------------------------------------------------------------------===//

  bool isNone(mlir::Value operand);
  int64_t constantInt(mlir::Value operand, const char *name);
  bool constantBool(mlir::Value operand, const char *name);
  double constantFloat(mlir::Value operand, const char *name);
  std::string constantString(mlir::Value operand, const char *name);
  /// The elements of a list; fails if the graph does not build it.
  llvm::SmallVector<mlir::Value> listElements(mlir::Value list,
                                              const char *name);
  /// An axis, counted from the front.
  int64_t axis(mlir::Value operand, int64_t rank);
  /// A size: a constant or an expression over symbols.
  mlir::AffineExpr size(mlir::Value operand, const char *name);
  Shape sizeList(mlir::Value list, const char *name);
  /// A symbol that no size of the function has, for a number that is known
  /// when the graph runs.
  mlir::AffineExpr newSymbol();
  /// A number that the graph computes, a tensor of rank 0, as a size.
  mlir::AffineExpr sizeFrom(mlir::Value number);
  /// Makes `size` the size that the op's result, a `!torch.int`, holds.
  void bindSize(mlir::AffineExpr size);
  /// The converted form of a value that the adaptor does not have, such as the
  /// elements of a list.
  mlir::Value remap(mlir::Value value);

  //===--------------------------------------------------------------------===//
  // Building
  //===--------------------------------------------------------------------===//

  /// An op whose result type follows from its operands.
  template <typename OpTy, typename... Args>
  mlir::Value create(Args &&...args) {
    if (failed || (isNullValue(args) || ...))
      return failWithoutReason();
    mlir::OperationState opState(op->getLoc(), OpTy::getOperationName());
    OpTy::build(builder, opState, placeholderType(),
                std::forward<Args>(args)...);
    return inferAndInsert(opState);
  }

  /// An op whose result type is given.
  template <typename OpTy, typename... Args>
  mlir::Value createAs(mlir::Type resultType, Args &&...args) {
    if (failed || !resultType || (isNullValue(args) || ...))
      return failWithoutReason();
    mlir::OperationState opState(op->getLoc(), OpTy::getOperationName());
    OpTy::build(builder, opState, resultType, std::forward<Args>(args)...);
    return insert(opState);
  }

  /// Constants of rank 0.
  mlir::Value constant(double value, mlir::Type elementType);
  mlir::Value constant(int64_t value, mlir::Type elementType);
  /// A torch scalar as a tensor of rank 0.
  mlir::Value scalar(mlir::Value operand, mlir::Type elementType);
  /// A size as a tensor of rank 0.
  mlir::Value sizeAsTensor(mlir::AffineExpr size, mlir::Type elementType);
  /// A tensor or a torch scalar in the given element type.
  mlir::Value operand(mlir::Value value, mlir::Type elementType);
  mlir::Value cast(mlir::Value tensor, mlir::Type elementType);
  mlir::Value reshape(mlir::Value tensor,
                      llvm::ArrayRef<mlir::AffineExpr> sizes);
  mlir::Value broadcastTo(mlir::Value tensor,
                          llvm::ArrayRef<mlir::AffineExpr> sizes);
  /// The tensor with sizes that it must have; null ones can be any. Those that
  /// it is not known to have, the engine checks; those that it is known not to
  /// have stay as they are, for the op that needs them to refuse.
  mlir::Value rebind(mlir::Value tensor,
                     llvm::ArrayRef<mlir::AffineExpr> sizes);
  /// The shape that tensors broadcast to. They are rebound where their sizes
  /// are neither known to be equal nor known to differ.
  Shape broadcastShape(llvm::MutableArrayRef<mlir::Value> tensors);
  mlir::Value slice(mlir::Value tensor, int64_t axis, mlir::AffineExpr start,
                    mlir::AffineExpr stop, int64_t step);
  mlir::Value removeAxis(mlir::Value tensor, int64_t axis);
  mlir::Value addAxis(mlir::Value tensor, int64_t axis);

  /// Calls a kernel of mojo_kernels/, `family.kernel`. As many results as
  /// types; all null if a step has failed.
  llvm::SmallVector<mlir::Value>
  custom(llvm::StringRef kernel, llvm::ArrayRef<mlir::Value> operands,
         llvm::ArrayRef<mlir::Type> resultTypes,
         llvm::ArrayRef<mlir::NamedAttribute> parameters = {});
  mlir::Value custom(llvm::StringRef kernel,
                     llvm::ArrayRef<mlir::Value> operands,
                     mlir::Type resultType,
                     llvm::ArrayRef<mlir::NamedAttribute> parameters = {});
  /// A parameter of a kernel.
  mlir::NamedAttribute parameter(llvm::StringRef name, int64_t value);
  mlir::NamedAttribute parameter(llvm::StringRef name, bool value);
  mlir::NamedAttribute parameter(llvm::StringRef name, double value);
  mlir::NamedAttribute parameter(llvm::StringRef name, llvm::StringRef value);
  mlir::NamedAttribute parameter(llvm::StringRef name,
                                 llvm::ArrayRef<int64_t> values);
  /// A kernel that works element by element, on operands that broadcast. The
  /// result has the first operand's element type unless one is given.
  mlir::Value elementwise(llvm::StringRef kernel,
                          llvm::ArrayRef<mlir::Value> operands,
                          mlir::Type elementType = nullptr);
  /// A tensor of rank 1 with these numbers, of si64.
  mlir::Value integers(llvm::ArrayRef<int64_t> values);
  /// Sizes as a tensor of rank 1, of si64.
  mlir::Value sizesAsTensor(llvm::ArrayRef<mlir::AffineExpr> sizes);
  mlir::Value transpose(mlir::Value tensor,
                        llvm::ArrayRef<int64_t> permutation);
  /// The type of a tensor; null after a failure.
  mlir::RankedTensorType tensorType(llvm::ArrayRef<mlir::AffineExpr> sizes,
                                    mlir::Type elementType);

  mlir::Operation *getOperation() { return op; }
  /// For ops with regions; all others are built by the methods above.
  mlir::OpBuilder &getBuilder() { return builder; }
  /// Only for use in `moveRegions` of `replace`.
  mlir::ConversionPatternRewriter &getRewriter() { return rewriter; }

private:
  template <typename T> static bool isNullValue(const T &argument) {
    if constexpr (std::is_same_v<T, mlir::Value>)
      return !argument;
    else
      return false;
  }
  /// Whether the engine has an element type; failed if not.
  bool check(mlir::Type elementType);
  /// The placeholder for the type of a null value.
  mlir::RankedTensorType placeholderType();
  mlir::Value inferAndInsert(mlir::OperationState &opState);
  mlir::Value insert(mlir::OperationState &opState);

  mlir::Operation *op;
  mlir::ConversionPatternRewriter &rewriter;
  LoweringState &state;
  /// The new ops, until `replace` moves them in front of the op. A lowering
  /// that fails drops them and leaves the module as it was.
  mlir::Block block;
  mlir::OpBuilder builder;
  /// The size that the op's result holds; null if it is not used as one.
  max::DimsAttr heldSize;
  bool failed = false;
};

template <typename OpTy>
using LoweringFn = mlir::LogicalResult (*)(OpTy op, typename OpTy::Adaptor in,
                                           LoweringBuilder &b);

/// Turns lowering functions into patterns.
class LoweringSet {
public:
  LoweringSet(mlir::RewritePatternSet &patterns, LoweringState &state)
      : patterns(patterns), state(state) {}

  template <typename OpTy> void add(LoweringFn<OpTy> lower) {
    patterns.add<Pattern<OpTy>>(patterns.getContext(), lower, state);
  }

private:
  // No type converter: result types are inferred, and with them the symbols
  // that no torch type carries. Operands arrive as what they were lowered to.
  template <typename OpTy>
  class Pattern : public mlir::OpConversionPattern<OpTy> {
  public:
    Pattern(mlir::MLIRContext *context, LoweringFn<OpTy> lower,
            LoweringState &state)
        : mlir::OpConversionPattern<OpTy>(context), lower(lower), state(state) {
    }
    mlir::LogicalResult
    matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                    mlir::ConversionPatternRewriter &rewriter) const override {
      LoweringBuilder builder(op, rewriter, state);
      mlir::LogicalResult result = lower(op, adaptor, builder);
      if (mlir::failed(result))
        builder.failWithoutReason();
      return result;
    }

  private:
    LoweringFn<OpTy> lower;
    LoweringState &state;
  };

  mlir::RewritePatternSet &patterns;
  LoweringState &state;
};

// One function for each family; each stands in the file of its name.
void populateActivationsLowerings(LoweringSet &lowerings);
void populateArithmeticLowerings(LoweringSet &lowerings);
void populateAttentionLowerings(LoweringSet &lowerings);
void populateBitwiseLowerings(LoweringSet &lowerings);
void populateComparisonLowerings(LoweringSet &lowerings);
void populateControlFlowLowerings(LoweringSet &lowerings);
void populateConvolutionLowerings(LoweringSet &lowerings);
void populateCountingLowerings(LoweringSet &lowerings);
void populateCreationLowerings(LoweringSet &lowerings);
void populateDivisionLowerings(LoweringSet &lowerings);
void populateElementwiseLowerings(LoweringSet &lowerings);
void populateIndexingLowerings(LoweringSet &lowerings);
void populateInterpolationLowerings(LoweringSet &lowerings);
void populateLinearLowerings(LoweringSet &lowerings);
void populateLossLowerings(LoweringSet &lowerings);
void populateNormalizationLowerings(LoweringSet &lowerings);
void populateOpaqueCallsLowerings(LoweringSet &lowerings);
void populatePaddingLowerings(LoweringSet &lowerings);
void populatePoolingLowerings(LoweringSet &lowerings);
void populateReductionLowerings(LoweringSet &lowerings);
void populateScanLowerings(LoweringSet &lowerings);
void populateScalarsLowerings(LoweringSet &lowerings);
void populateScatterLowerings(LoweringSet &lowerings);
void populateSortingLowerings(LoweringSet &lowerings);
void populateSpecialFunctionsLowerings(LoweringSet &lowerings);
void populateViewLowerings(LoweringSet &lowerings);

} // namespace torch_max

#endif // TORCH_MAX_LIB_CONVERSION_TORCHTOMAX_LOWERING_H

//===- MaxOps.cpp - Verifiers, folders and canonicalisation ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding.h"
#include "TypeInference.h"
#include "torch-max/Dialect/Max/IR/Kernels.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "torch-max/Kernels/Abi.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace torch_max::max;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult WeightOp::verify() {
  if (cast<RankedTensorType>(getType()).hasStaticShape())
    return success();
  return emitOpError("must have static sizes");
}

LogicalResult RangeOp::verify() {
  for (Value operand : getOperands())
    if (cast<RankedTensorType>(operand.getType()).getRank() != 0)
      return emitOpError("operands must have rank 0");
  if (cast<RankedTensorType>(getType()).getRank() != 1)
    return emitOpError("the result must have rank 1");
  return success();
}

/// Whether the first of a type's sizes is a symbol.
static bool namesSize(RankedTensorType type) {
  auto dims = dyn_cast_or_null<DimsAttr>(type.getEncoding());
  return dims && isa<AffineSymbolExpr>(dims.getSizes().front());
}

LogicalResult NonzeroOp::verify() {
  auto type = cast<RankedTensorType>(getType());
  int64_t rank = cast<RankedTensorType>(getInput().getType()).getRank();
  if (type.getRank() != 2 || type.getDimSize(1) != rank || !namesSize(type))
    return emitOpError("the result must have a symbol's number of rows with ")
           << rank << " indices each";
  return success();
}

LogicalResult IotaOp::verify() {
  auto count = cast<RankedTensorType>(getCount().getType());
  auto type = cast<RankedTensorType>(getType());
  if (count.getRank() != 0 || type.getRank() != 1 || !namesSize(type) ||
      count.getElementType() != type.getElementType())
    return emitOpError("the operand must be one number, and the result must "
                       "have a symbol's number of the same type");
  return success();
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

namespace {
/// Removes an explicit broadcast in front of an op that broadcasts its operands
/// itself, unless the broadcast gives the result its shape. `max.select` keeps
/// its broadcasts.
struct DropNeedlessBroadcast : OpTraitRewritePattern<BroadcastsOperands> {
  using OpTraitRewritePattern::OpTraitRewritePattern;

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (isa<SelectOp>(op))
      return failure();
    auto inference = cast<InferTypeOpInterface>(op);
    for (OpOperand &operand : op->getOpOperands()) {
      auto broadcast = operand.get().getDefiningOp<BroadcastToOp>();
      if (!broadcast)
        continue;
      SmallVector<Value, 2> operands(op->getOperands());
      operands[operand.getOperandNumber()] = broadcast.getInput();
      SmallVector<Type, 1> types;
      if (failed(inference.inferReturnTypes(
              op->getContext(), /*location=*/std::nullopt, operands,
              op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
              op->getRegions(), types)) ||
          TypeRange(types) != op->getResultTypes())
        continue;
      rewriter.modifyOpInPlace(op, [&] { operand.set(broadcast.getInput()); });
      return success();
    }
    return failure();
  }
};
} // namespace

void MaxDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  patterns.add<DropNeedlessBroadcast>(getContext());
}

/// A splat has one element to look at, however many it claims.
static bool holdsForAll(DenseIntElementsAttr elements,
                        function_ref<bool(const APInt &)> holds) {
  if (!elements.empty() && elements.isSplat())
    return holds(elements.getSplatValue<APInt>());
  return llvm::all_of(elements, holds);
}

/// Whether a division ends the process for no element: floats never do, and
/// integers only if the divisor is 0, or is -1 and the quotient overflows.
static Speculation::Speculatability getDivisionSpeculatability(Value divisor) {
  if (isa<FloatType>(getElementTypeOrSelf(divisor)))
    return Speculation::Speculatable;
  DenseIntElementsAttr known;
  bool isSafe = matchPattern(divisor, m_Constant(&known)) &&
                holdsForAll(known, [](const APInt &value) {
                  return !value.isZero() && !value.isAllOnes();
                });
  return isSafe ? Speculation::Speculatable : Speculation::NotSpeculatable;
}

Speculation::Speculatability DivOp::getSpeculatability() {
  return getDivisionSpeculatability(getRhs());
}

Speculation::Speculatability ModOp::getSpeculatability() {
  return getDivisionSpeculatability(getRhs());
}

OpFoldResult CastOp::fold(FoldAdaptor in) {
  if (getInput().getType() == getType())
    return getInput();
  return foldCast(in.getInput(), getType());
}

LogicalResult CastOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  if (input.clone(result.getElementType()) != result)
    return emitOpError("input and result must have the same shape");
  return success();
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

OpFoldResult ReshapeOp::fold(FoldAdaptor in) {
  if (getInput().getType() == getType())
    return getInput();
  return foldReshape(in.getInput(), getType());
}

LogicalResult ReshapeOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  SymbolScope scope(getContext());
  SmallVector<AffineExpr> from = scope.getSizes(input);
  SmallVector<AffineExpr> to = scope.getSizes(result);
  if (!scope.areEqual(scope.getProduct(from), scope.getProduct(to)))
    return emitOpError("shapes ")
           << scope.toString(from) << " and " << scope.toString(to)
           << " are not known to have the same number "
              "of elements";
  return success();
}

LogicalResult ReshapeOp::canonicalize(ReshapeOp op, PatternRewriter &rewriter) {
  // A tensor without elements is a constant, whatever it is reshaped from.
  auto type = cast<RankedTensorType>(op.getType());
  if (type.hasStaticShape() && type.getNumElements() == 0) {
    auto nothing = DenseElementsAttr::get(type, ArrayRef<Attribute>());
    rewriter.replaceOpWithNewOp<ConstantOp>(op, cast<ElementsAttr>(nothing));
    return success();
  }
  auto inner = op.getInput().getDefiningOp<ReshapeOp>();
  if (!inner)
    return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op.getInputMutable().assign(inner.getInput()); });
  return success();
}

OpFoldResult RebindOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : OpFoldResult();
}

Speculation::Speculatability RebindOp::getSpeculatability() {
  return Speculation::NotSpeculatable;
}

LogicalResult RebindOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  if (failed(verifyCompatibleShape(input, result)))
    return emitOpError("sizes of input and result are known to differ");
  return success();
}

OpFoldResult BroadcastToOp::fold(FoldAdaptor) {
  return getInput().getType() == getType() ? getInput() : OpFoldResult();
}

LogicalResult BroadcastToOp::verify() {
  auto input = cast<RankedTensorType>(getInput().getType());
  auto result = cast<RankedTensorType>(getType());
  SymbolScope scope(getContext());
  SmallVector<AffineExpr> from = scope.getSizes(input);
  SmallVector<AffineExpr> to = scope.getSizes(result);
  bool fits = from.size() <= to.size();
  for (size_t i = 0; fits && i < from.size(); ++i) {
    AffineExpr target = to[to.size() - from.size() + i];
    fits = from[i] == 1 || scope.areEqual(from[i], target);
  }
  if (!fits)
    return emitOpError("shape ")
           << scope.toString(from) << " is not known to broadcast to "
           << scope.toString(to);
  return success();
}

OpFoldResult TransposeOp::fold(FoldAdaptor in) {
  ArrayRef<int64_t> permutation = getPermutation();
  bool isIdentity =
      llvm::equal(permutation, llvm::seq<int64_t>(0, permutation.size()));
  if (isIdentity)
    return getInput();
  return foldTranspose(in.getInput(), permutation, getType());
}

/// Whether a permutation leaves the axes whose size is not 1 in their order.
static bool movesOnlyAxesOfSizeOne(TransposeOp op) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  SmallVector<int64_t> moved(op.getPermutation());
  llvm::erase_if(moved,
                 [&](int64_t axis) { return type.getDimSize(axis) == 1; });
  return llvm::is_sorted(moved);
}

LogicalResult TransposeOp::canonicalize(TransposeOp op,
                                        PatternRewriter &rewriter) {
  if (movesOnlyAxesOfSizeOne(op)) {
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput());
    return success();
  }
  auto inner = op.getInput().getDefiningOp<TransposeOp>();
  if (!inner)
    return failure();
  SmallVector<int64_t> composed;
  for (int64_t axis : op.getPermutation())
    composed.push_back(inner.getPermutation()[axis]);
  rewriter.modifyOpInPlace(op, [&] {
    op.getInputMutable().assign(inner.getInput());
    op.setPermutation(composed);
  });
  return success();
}

OpFoldResult SliceOp::fold(FoldAdaptor in) {
  // With the same type and step 1, the slice is the whole tensor.
  bool isWhole = getInput().getType() == getType() &&
                 llvm::all_of(getSteps(), [](int64_t s) { return s == 1; });
  if (isWhole)
    return getInput();
  SmallVector<int64_t> starts;
  for (AffineExpr start : getStarts().getSizes()) {
    auto constant = dyn_cast<AffineConstantExpr>(start);
    if (!constant)
      return {};
    starts.push_back(constant.getValue());
  }
  return foldSlice(in.getInput(), starts, getSteps(), getType());
}

LogicalResult SliceOp::canonicalize(SliceOp op, PatternRewriter &rewriter) {
  // A slice of a broadcast element is a smaller broadcast of the element.
  auto broadcast = op.getInput().getDefiningOp<BroadcastToOp>();
  if (!broadcast)
    return failure();
  auto type = cast<RankedTensorType>(broadcast.getInput().getType());
  if (!type.hasStaticShape() || type.getNumElements() != 1)
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastToOp>(op, op.getType(),
                                             broadcast.getInput());
  return success();
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  auto isZero = [](int64_t padding) { return padding == 0; };
  return llvm::all_of(getBefore(), isZero) && llvm::all_of(getAfter(), isZero)
             ? getInput()
             : Value();
}

/// Merges a pad of the image into the convolution's own padding. There may be a
/// transpose between the two, which puts the channels last.
LogicalResult ConvOp::canonicalize(ConvOp op, PatternRewriter &rewriter) {
  auto transpose = op.getInput().getDefiningOp<TransposeOp>();
  Value image = transpose ? transpose.getInput() : op.getInput();
  auto pad = image.getDefiningOp<PadOp>();
  if (!pad)
    return failure();
  SmallVector<int64_t> before(pad.getBefore()), after(pad.getAfter());
  if (transpose) {
    before = applyPermutation(before, transpose.getPermutation());
    after = applyPermutation(after, transpose.getPermutation());
  }
  // The first axis is the batch, the last one the channels.
  for (ArrayRef<int64_t> padding : {before, after})
    if (padding.front() != 0 || padding.back() != 0)
      return failure();
  SmallVector<int64_t> paddings(op.getPaddings());
  for (size_t axis = 0; axis < op.getStrides().size(); ++axis) {
    paddings[2 * axis] += before[axis + 1];
    paddings[2 * axis + 1] += after[axis + 1];
  }
  Value input = pad.getInput();
  if (transpose)
    input = TransposeOp::create(rewriter, op.getLoc(), input,
                                transpose.getPermutationAttr());
  rewriter.modifyOpInPlace(op, [&] {
    op.getInputMutable().assign(input);
    op.setPaddings(paddings);
  });
  return success();
}

OpFoldResult ConcatOp::fold(FoldAdaptor in) {
  if (getInputs().size() == 1)
    return getInputs().front();
  return foldConcat(in.getInputs(), getAxis(), getType());
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &regions) {
  if (!point.isParent()) {
    regions.emplace_back(getOperation(), getResults());
    return;
  }
  regions.emplace_back(&getThenRegion());
  regions.emplace_back(&getElseRegion());
}

void WhileOp::getSuccessorRegions(RegionBranchPoint,
                                  SmallVectorImpl<RegionSuccessor> &regions) {
  regions.emplace_back(&getBody(), getBody().getArguments());
  regions.emplace_back(getOperation(), getResults());
}

OperandRange WhileOp::getEntrySuccessorOperands(RegionSuccessor) {
  return getInits();
}

MutableOperandRange ContinueOp::getMutableSuccessorOperands(RegionSuccessor) {
  return getValuesMutable();
}

//===----------------------------------------------------------------------===//
// Calls of kernels
//===----------------------------------------------------------------------===//

static LogicalResult verifyNativeCall(Operation *op, const KernelInfo &kernel,
                                      DictionaryAttr parameters) {
  unsigned results = isa<UpdateOp>(op) ? 0 : op->getNumResults();
  if (results < kernel.minResults || results > kernel.maxResults ||
      op->getNumOperands() < kernel.minOperands ||
      op->getNumOperands() > kernel.maxOperands)
    return op->emitOpError("kernel ")
           << kernel.name << " has " << kernel.maxResults << " results and "
           << kernel.minOperands << " to " << kernel.maxOperands << " operands";
  StringRef unknown;
  if (failed(kernel.encode(parameters, unknown)))
    return op->emitOpError("kernel ")
           << kernel.name << " does not take this value of option " << unknown;
  for (Type type :
       llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
    if (cast<RankedTensorType>(type).getRank() > torch_max::kernels::kMaxRank)
      return op->emitOpError("kernel ")
             << kernel.name << " takes tensors of up to "
             << torch_max::kernels::kMaxRank << " axes";
  Type elementType = op->getNumOperands()
                         ? getElementTypeOrSelf(op->getOperand(0))
                         : getElementTypeOrSelf(op->getResult(0));
  if (!kernel.takes(elementType))
    return op->emitOpError("kernel ")
           << kernel.name << " does not take elements of type " << elementType;
  return success();
}

template <typename OpTy> static LogicalResult verifyKernel(OpTy op) {
  auto [family, kernel] = op.getKernel().split('.');
  if (family.empty() || kernel.empty())
    return op.emitOpError(
        "the kernel's name must be of the form family.kernel");
  const KernelInfo *info = lookupKernel(op.getKernel());
  if (info && info->isNative())
    return verifyNativeCall(op, *info, op.getParametersAttr());
  for (NamedAttribute parameter :
       op.getParameters().value_or(DictionaryAttr::get(op.getContext())))
    if (!isa<IntegerAttr, StringAttr>(parameter.getValue()))
      return op.emitOpError("parameter ")
             << parameter.getName() << " is not an integer, bool or string";
  return success();
}

LogicalResult CustomOp::verify() { return verifyKernel(*this); }

bool CustomOp::canFail() {
  const KernelInfo *kernel = lookupKernel(getKernel());
  return !kernel || kernel->canFail;
}

Speculation::Speculatability CustomOp::getSpeculatability() {
  return canFail() ? Speculation::NotSpeculatable : Speculation::Speculatable;
}

/// Whether all indices are known to lie within an axis, counted from its front.
static bool areWithin(Attribute indices, Attribute sizes) {
  auto known = dyn_cast_or_null<DenseIntElementsAttr>(indices);
  auto size = dyn_cast_or_null<DenseIntElementsAttr>(sizes);
  // The registry does not say what else than the first operand has to be.
  if (!known || !size || size.empty() ||
      size.getElementType() != known.getElementType())
    return false;
  return holdsForAll(
      known, [&](const APInt &index) { return index.ult(*size.begin()); });
}

LogicalResult CustomOp::fold(FoldAdaptor in,
                             SmallVectorImpl<OpFoldResult> &results) {
  // Two kernels return their first operand in known cases. The engine compiles
  // calls on constants in a separate run, which folding spares.
  auto isEmpty = [](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    return llvm::is_contained(type.getShape(), 0);
  };
  if ((getKernel() == "indexing.positions" &&
       areWithin(in.getInputs()[0], in.getInputs()[1])) ||
      (getKernel() == "views.scatter" && isEmpty(getInputs()[1]))) {
    Value first = getInputs().front();
    if (first.getType() != getResultTypes().front())
      return failure();
    results.push_back(first);
    return success();
  }
  return failure();
}

Speculation::Speculatability InlineOp::getSpeculatability() {
  return Speculation::NotSpeculatable;
}

FailureOr<std::string>
InlineOp::expand(llvm::function_ref<std::string(char, unsigned)> replace) {
  std::string result;
  for (StringRef rest = getText(); !rest.empty();) {
    auto [before, after] = rest.split('$');
    result += before;
    if (before.size() == rest.size())
      return result;
    char kind = after.empty() ? '\0' : after.front();
    rest = after.drop_front(after.empty() ? 0 : 1);
    if (kind == '$') {
      result += '$';
      continue;
    }
    unsigned number = 0;
    size_t count = llvm::StringSwitch<size_t>(StringRef(&kind, 1))
                       .Cases({"x", "X"}, getInputs().size())
                       .Cases({"r", "R"}, getOutputs().size())
                       .Case("s", getSizes().getSizes().size())
                       .Case("n", 1)
                       .Default(0);
    if ((kind != 'n' && rest.consumeInteger(10, number)) || number >= count)
      return failure();
    result += replace(kind, number);
  }
  return result;
}

LogicalResult InlineOp::verify() {
  if (failed(expand([](char, unsigned) { return ""; })))
    return emitOpError("the text names an operand, result or size that the op "
                       "does not have");
  return success();
}

void SequenceOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.emplace_back(&getBody());
  else
    regions.emplace_back(getOperation(), getResults());
}

bool SequenceOp::isOperand(Value value) {
  constexpr int64_t mostBytes = 64;
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<ConstantOp>(op))
    return !isa_and_nonnull<WeightOp>(op);
  auto type = cast<RankedTensorType>(value.getType());
  return type.getNumElements() *
             llvm::divideCeil(type.getElementTypeBitWidth(), 8) >
         mostBytes;
}

LogicalResult SequenceOp::verify() {
  for (Operation &op : getBody().front().without_terminator()) {
    auto call = dyn_cast<CustomOp>(op);
    const KernelInfo *kernel = call ? lookupKernel(call.getKernel()) : nullptr;
    if (!isa<ReshapeOp>(op) && !(kernel && kernel->isNative()))
      return op.emitOpError(
          "is neither a call of a precompiled kernel nor a reshape");
    for (Type type :
         llvm::concat<const Type>(op.getOperandTypes(), op.getResultTypes()))
      if (!cast<RankedTensorType>(type).hasStaticShape())
        return op.emitOpError("has sizes that are not numbers");
  }
  for (Value value : getBody().front().getTerminator()->getOperands())
    if (!value.getDefiningOp<CustomOp>() ||
        value.getParentRegion() != &getBody())
      return emitOpError("yields what is not the result of one of its calls");
  return success();
}

bool UpdateOp::hasPlainSizes(Value destination) {
  SymbolScope scope(destination.getContext());
  return llvm::none_of(
      scope.getSizes(cast<RankedTensorType>(destination.getType())),
      llvm::IsaPred<AffineBinaryOpExpr>);
}

static LogicalResult verifyDestination(Operation *op, Value destination) {
  auto argument = dyn_cast<BlockArgument>(destination);
  if (!argument || argument.getOwner() != op->getBlock() ||
      !isa<FunctionOpInterface>(op->getParentOp()))
    return op->emitOpError(
        "the destination must be an argument of the function");
  if (!UpdateOp::hasPlainSizes(argument))
    return op->emitOpError("the destination's sizes must be numbers or names");
  return success();
}

LogicalResult UpdateOp::verify() {
  if (failed(verifyDestination(*this, getDestination())))
    return failure();
  // Ops may read a stored argument before the store.
  bool isStored =
      llvm::any_of(getDestination().getUsers(), llvm::IsaPred<StoreOp>);
  if (!isStored && !getDestination().hasOneUse())
    return emitOpError("something else reads the destination");
  return verifyKernel(*this);
}

LogicalResult StoreOp::verify() {
  if (failed(verifyDestination(*this, getDestination())))
    return failure();
  for (Operation *user : getDestination().getUsers())
    if (user->getBlock() != (*this)->getBlock() ||
        (user != *this && !isa<UpdateOp>(user) &&
         !user->isBeforeInBlock(*this)))
      return emitOpError("something reads the destination afterwards");
  return success();
}

#define GET_OP_CLASSES
#include "torch-max/Dialect/Max/IR/MaxOps.cpp.inc"

//===- Lowering.cpp - What the lowerings of torch ops are written with ----===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace torch_max;

LoweringBuilder::LoweringBuilder(Operation *op,
                                 ConversionPatternRewriter &rewriter,
                                 LoweringState &state)
    : scope(op->getContext()), op(op), rewriter(rewriter), state(state),
      builder(op->getContext()) {
  builder.setInsertionPointToEnd(&block);
}

//===----------------------------------------------------------------------===//
// Failure and success
//===----------------------------------------------------------------------===//

FailedStep LoweringBuilder::fail(const Twine &reason) {
  if (!failed) {
    failed = true;
    state.reasons[op] = reason.str();
    (void)rewriter.notifyMatchFailure(op, reason);
  }
  return {};
}

FailedStep LoweringBuilder::failWithoutReason() {
  return fail("the lowering gave up without a reason");
}

/// Whether torch's idea of a tensor and ours contradict each other. An unknown
/// size on either side contradicts nothing.
static bool contradicts(torch::TensorInfo torchType, RankedTensorType type) {
  if (torchType.dtype && torchType.dtype != type.getElementType())
    return true;
  if (!torchType.sizes)
    return false;
  ArrayRef<int64_t> sizes = torchType.sizes.asArrayRef();
  if (static_cast<int64_t>(sizes.size()) != type.getRank())
    return true;
  return llvm::any_of(llvm::zip_equal(sizes, type.getShape()), [](auto pair) {
    auto [expected, actual] = pair;
    return !ShapedType::isDynamic(expected) && !ShapedType::isDynamic(actual) &&
           expected != actual;
  });
}

/// The sizes that torch knows to be constants where we have an expression; null
/// for all others.
static SmallVector<AffineExpr> getKnownSizes(torch::TensorInfo torchType,
                                             RankedTensorType type,
                                             max::SymbolScope &scope) {
  SmallVector<AffineExpr> known(type.getRank());
  if (torchType.sizes)
    for (auto [axis, size] : llvm::enumerate(torchType.sizes.asArrayRef()))
      if (!ShapedType::isDynamic(size) && type.isDynamicDim(axis))
        known[axis] = scope.getConstant(size);
  return known;
}

LogicalResult LoweringBuilder::replace(ValueRange lowered,
                                       function_ref<void()> moveRegions) {
  if (lowered.size() != op->getNumResults())
    fail("the lowering gives " + Twine(lowered.size()) +
         " results, but torch says " + Twine(op->getNumResults()));
  SmallVector<Value> values(lowered);
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    RankedTensorType actual = type(value);
    if (failed)
      return failure();
    std::optional<torch::TensorInfo> expected =
        torch::getTensorInfo(result.getType());
    if (!expected)
      continue;
    if (!contradicts(*expected, actual)) {
      SmallVector<AffineExpr> known = getKnownSizes(*expected, actual, scope);
      if (llvm::any_of(known, [](AffineExpr size) { return bool(size); }))
        value = rebind(value, known);
      continue;
    }
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "the lowering gives " << value.getType() << ", but torch says "
       << result.getType();
    return fail(text);
  }
  if (failed)
    return failure();

  rewriter.setInsertionPoint(op);
  for (Operation &created : llvm::make_early_inc_range(block)) {
    created.remove();
    rewriter.insert(&created);
  }
  if (moveRegions)
    moveRegions();
  // The uses of a `!torch.int` get a cast of the tensor, which then stands for
  // the size.
  OpOperand *use = heldSize && !op->use_empty()
                       ? op->getResult(0).use_begin().getOperand()
                       : nullptr;
  rewriter.replaceOp(op, values);
  if (use)
    state.heldSizes[use->get()] = heldSize;
  return success();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type LoweringBuilder::resultType(unsigned index) {
  std::optional<torch::TensorInfo> info =
      torch::getTensorInfo(op->getResult(index).getType());
  if (info && info->dtype)
    return info->dtype;
  fail("the result's dtype is unknown");
  return placeholderType().getElementType();
}

RankedTensorType LoweringBuilder::type(Value tensor) {
  if (!tensor)
    failWithoutReason();
  else if (auto ranked = dyn_cast<RankedTensorType>(tensor.getType()))
    return ranked;
  // An operand that is still a torch tensor: its own op is the one to blame.
  else if (torch::getTensorInfo(tensor.getType()))
    fail("");
  else
    fail("expected a tensor operand");
  return placeholderType();
}

Type LoweringBuilder::elementType(Value tensor) {
  return type(tensor).getElementType();
}

int64_t LoweringBuilder::rank(Value tensor) { return type(tensor).getRank(); }

Shape LoweringBuilder::sizes(Value tensor) {
  return shape(scope.getSizes(type(tensor)));
}

Shape LoweringBuilder::shape(ArrayRef<AffineExpr> sizes) {
  return Shape(op->getContext(), sizes);
}

Type LoweringBuilder::computationType(Type elementType) {
  bool isNarrow =
      isa<FloatType>(elementType) && elementType.getIntOrFloatBitWidth() < 32;
  return isNarrow ? f32() : elementType;
}

/// Torch promotes within a category first: bool, then integers, then floats.
static int getCategory(Type elementType) {
  if (elementType.isInteger(1))
    return 0;
  return isa<FloatType>(elementType) ? 2 : 1;
}

/// The common type of two tensors of the same standing.
static Type promoteElementTypes(Type lhs, Type rhs, Builder &builder) {
  if (lhs == rhs)
    return lhs;
  if (getCategory(lhs) != getCategory(rhs))
    return getCategory(lhs) > getCategory(rhs) ? lhs : rhs;
  unsigned lhsWidth = lhs.getIntOrFloatBitWidth();
  unsigned rhsWidth = rhs.getIntOrFloatBitWidth();
  if (isa<FloatType>(lhs)) {
    // f16 and bf16: neither holds the other.
    if (lhsWidth == rhsWidth)
      return builder.getF32Type();
    return lhsWidth > rhsWidth ? lhs : rhs;
  }
  if (lhs.isSignedInteger() == rhs.isSignedInteger())
    return lhsWidth > rhsWidth ? lhs : rhs;
  // A signed type that holds both.
  Type isSigned = lhs.isSignedInteger() ? lhs : rhs;
  unsigned unsignedWidth = lhs.isSignedInteger() ? rhsWidth : lhsWidth;
  if (isSigned.getIntOrFloatBitWidth() > unsignedWidth)
    return isSigned;
  return builder.getIntegerType(std::min(2 * unsignedWidth, 64u),
                                /*isSigned=*/true);
}

Type LoweringBuilder::promote(ArrayRef<Value> operands) {
  // Tensors with axes, then tensors of rank 0, then Python scalars: one of
  // lower standing matters only if its category is higher.
  Type standing[3];
  for (Value value : operands) {
    Type elementType;
    unsigned index;
    if (auto ranked = dyn_cast<RankedTensorType>(value.getType())) {
      elementType = ranked.getElementType();
      index = ranked.getRank() == 0 ? 1 : 0;
    } else if (torch::getTensorInfo(value.getType())) {
      fail("");
      return placeholderType().getElementType();
    } else {
      elementType = isa<torch::FloatType>(value.getType())  ? f32()
                    : isa<torch::BoolType>(value.getType()) ? i1()
                                                            : si64();
      index = 2;
    }
    standing[index] =
        standing[index]
            ? promoteElementTypes(standing[index], elementType, builder)
            : elementType;
  }
  Type result;
  for (Type candidate : standing)
    if (candidate && (!result || getCategory(candidate) > getCategory(result)))
      result = candidate;
  return result;
}

//===----------------------------------------------------------------------===//
// Constant operands
//===----------------------------------------------------------------------===//

/// Sees through `torch.derefine`.
static Operation *getDefiningOp(Value value) {
  Operation *definition = value.getDefiningOp();
  while (auto derefine = dyn_cast_or_null<torch::DerefineOp>(definition))
    definition = derefine.getOperand().getDefiningOp();
  return definition;
}

bool LoweringBuilder::isNone(Value operand) {
  return isa_and_nonnull<torch::ConstantNoneOp>(getDefiningOp(operand));
}

int64_t LoweringBuilder::constantInt(Value operand, const char *name) {
  if (auto constant =
          dyn_cast<AffineConstantExpr>(scope.simplify(size(operand, name))))
    return constant.getValue();
  fail(Twine(name) + " must be a constant");
  return 1;
}

bool LoweringBuilder::constantBool(Value operand, const char *name) {
  if (auto constant =
          dyn_cast_or_null<torch::ConstantBoolOp>(getDefiningOp(operand)))
    return constant.getValue();
  fail(Twine(name) + " must be a constant");
  return false;
}

double LoweringBuilder::constantFloat(Value operand, const char *name) {
  Operation *definition = getDefiningOp(operand);
  if (auto constant = dyn_cast_or_null<torch::ConstantFloatOp>(definition))
    return constant.getValue().convertToDouble();
  if (auto constant = dyn_cast_or_null<torch::ConstantIntOp>(definition))
    return static_cast<double>(constant.getValue());
  if (auto constant = dyn_cast_or_null<torch::ConstantBoolOp>(definition))
    return constant.getValue() ? 1.0 : 0.0;
  fail(Twine(name) + " must be a constant");
  return 1.0;
}

std::string LoweringBuilder::constantString(Value operand, const char *name) {
  if (auto constant =
          dyn_cast_or_null<torch::ConstantStrOp>(getDefiningOp(operand)))
    return constant.getValue().str();
  fail(Twine(name) + " must be a constant");
  return "";
}

SmallVector<Value> LoweringBuilder::listElements(Value list, const char *name) {
  if (auto construct =
          dyn_cast_or_null<torch::PrimListConstructOp>(getDefiningOp(list)))
    return SmallVector<Value>(construct.getElements());
  fail(Twine(name) + " must be a list that the graph builds");
  return {};
}

int64_t LoweringBuilder::axis(Value operand, int64_t rank) {
  int64_t value = constantInt(operand, "dim");
  int64_t axis = value < 0 ? value + rank : value;
  if (axis >= 0 && axis < rank)
    return axis;
  fail("dim " + Twine(value) + " is out of range for rank " + Twine(rank));
  return 0;
}

AffineExpr LoweringBuilder::size(Value operand, const char *name) {
  if (auto it = state.heldSizes.find(operand); it != state.heldSizes.end())
    return scope.getSizes(it->second).front();
  Operation *definition = getDefiningOp(operand);
  auto combine = [&](auto binary, auto combineSizes) -> AffineExpr {
    AffineExpr a = size(binary.getA(), name), b = size(binary.getB(), name);
    return scope.simplify(combineSizes(a, b));
  };
  if (auto constant = dyn_cast_or_null<torch::ConstantIntOp>(definition))
    return scope.getConstant(constant.getValue());
  if (auto symbol = dyn_cast_or_null<torch::SymbolicIntOp>(definition))
    return scope.getSymbol(symbol.getSymbolNameAttr());
  if (auto add = dyn_cast_or_null<torch::AtenAddIntOp>(definition))
    return combine(add, [](AffineExpr a, AffineExpr b) { return a + b; });
  if (auto sub = dyn_cast_or_null<torch::AtenSubIntOp>(definition))
    return combine(sub, [](AffineExpr a, AffineExpr b) { return a - b; });
  if (auto mul = dyn_cast_or_null<torch::AtenMulIntOp>(definition))
    return combine(mul, [](AffineExpr a, AffineExpr b) { return a * b; });
  if (auto div = dyn_cast_or_null<torch::AtenFloordivIntOp>(definition))
    return combine(div,
                   [](AffineExpr a, AffineExpr b) { return a.floorDiv(b); });
  if (auto dim = dyn_cast_or_null<torch::AtenSizeIntOp>(definition)) {
    Shape all = sizes(remap(dim.getSelf()));
    return all[axis(dim.getDim(), all.rank())];
  }
  // A number that was not lowered: its own op is the one to blame.
  if (isa_and_nonnull<torch::AtenIntTensorOp>(definition))
    fail("");
  fail(Twine(name) + " must be a constant or a size of the inputs");
  return scope.getConstant(1);
}

Shape LoweringBuilder::sizeList(Value list, const char *name) {
  Shape result = shape();
  for (Value element : listElements(list, name))
    result.push_back(size(element, name));
  return result;
}

AffineExpr LoweringBuilder::newSymbol() {
  auto function = op->getParentOfType<func::FuncOp>();
  llvm::StringSet<> taken;
  for (Type type : function.getArgumentTypes())
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      if (auto dims = dyn_cast_or_null<max::DimsAttr>(tensor.getEncoding()))
        for (StringAttr symbol : dims.getSymbols())
          taken.insert(symbol.getValue());
  auto take = [&](max::SizeNamingOpInterface other) {
    taken.insert(other.getNamedSize().getValue());
  };
  function.walk(take);
  block.walk(take);
  unsigned number = 0;
  while (taken.contains("n" + std::to_string(number)))
    ++number;
  return scope.getSymbol(
      StringAttr::get(op->getContext(), "n" + Twine(number)));
}

AffineExpr LoweringBuilder::sizeFrom(Value number) {
  Value count = cast(number, si64());
  AffineExpr size = newSymbol();
  createAs<max::IotaOp>(tensorType({size}, si64()), count);
  return size;
}

void LoweringBuilder::bindSize(AffineExpr size) {
  heldSize = scope.getDims({size});
}

Value LoweringBuilder::remap(Value value) {
  Value remapped = rewriter.getRemappedValue(value);
  return remapped ? remapped : value;
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

RankedTensorType LoweringBuilder::placeholderType() {
  return RankedTensorType::get({}, builder.getF32Type());
}

/// Runs `check` and returns the first error that it reports.
static std::optional<std::string>
captureError(MLIRContext *context, function_ref<LogicalResult()> check) {
  std::string message;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (message.empty())
      message = diagnostic.str();
    return success();
  });
  if (succeeded(check()))
    return std::nullopt;
  return message.empty() ? "unknown error" : message;
}

Value LoweringBuilder::inferAndInsert(OperationState &opState) {
  for (Value operand : opState.operands)
    type(operand);
  if (opState.name.hasTrait<max::BroadcastsOperands>())
    broadcastShape(opState.operands);
  if (failed)
    return nullptr;
  auto *interface = opState.name.getInterface<InferTypeOpInterface>();
  SmallVector<Type> types;
  auto infer = [&] {
    types.clear();
    return interface->inferReturnTypes(
        op->getContext(), op->getLoc(), opState.operands,
        opState.attributes.getDictionary(op->getContext()),
        opState.getRawProperties(), opState.regions, types);
  };
  if (std::optional<std::string> error = captureError(op->getContext(), infer))
    return fail(*error);
  opState.types.assign(types.begin(), types.end());
  return insert(opState);
}

Value LoweringBuilder::insert(OperationState &opState) {
  for (Value operand : opState.operands)
    type(operand);
  if (failed)
    return nullptr;
  Operation *created = builder.create(opState);
  // What an op does not accept is a reason not to lower, not a broken module.
  auto verify = [&] { return created->getName().verifyInvariants(created); };
  if (std::optional<std::string> error = captureError(op->getContext(), verify))
    return fail(*error);
  return created->getResult(0);
}

bool LoweringBuilder::check(Type elementType) {
  if (max::isElementType(elementType))
    return true;
  std::string text;
  llvm::raw_string_ostream(text) << elementType;
  fail("the engine has no dtype " + text);
  return false;
}

Value LoweringBuilder::constant(double value, Type elementType) {
  if (!check(elementType))
    return nullptr;
  if (isa<IntegerType>(elementType))
    return constant(static_cast<int64_t>(value), elementType);
  auto tensorType = RankedTensorType::get({}, elementType);
  return createAs<max::ConstantOp>(
      tensorType, llvm::cast<ElementsAttr>(DenseElementsAttr::get(
                      tensorType, builder.getFloatAttr(elementType, value))));
}

Value LoweringBuilder::constant(int64_t value, Type elementType) {
  if (!check(elementType))
    return nullptr;
  if (isa<FloatType>(elementType))
    return constant(static_cast<double>(value), elementType);
  auto tensorType = RankedTensorType::get({}, elementType);
  if (elementType.isInteger(1))
    value = value != 0;
  APInt bits(elementType.getIntOrFloatBitWidth(), value,
             /*isSigned=*/elementType.isSignedInteger(),
             /*implicitTrunc=*/true);
  return createAs<max::ConstantOp>(
      tensorType,
      llvm::cast<ElementsAttr>(DenseElementsAttr::get(tensorType, bits)));
}

Value LoweringBuilder::integers(ArrayRef<int64_t> values) {
  auto tensorType =
      RankedTensorType::get({static_cast<int64_t>(values.size())}, si64());
  return createAs<max::ConstantOp>(
      tensorType,
      llvm::cast<ElementsAttr>(DenseElementsAttr::get(tensorType, values)));
}

Value LoweringBuilder::sizesAsTensor(ArrayRef<AffineExpr> sizes) {
  SmallVector<int64_t> constants;
  for (AffineExpr size : sizes)
    if (auto constant = dyn_cast<AffineConstantExpr>(scope.simplify(size)))
      constants.push_back(constant.getValue());
  if (constants.size() == sizes.size())
    return integers(constants);
  return create<max::ShapeToTensorOp>(scope.getDims(sizes));
}

RankedTensorType LoweringBuilder::tensorType(ArrayRef<AffineExpr> sizes,
                                             Type elementType) {
  if (failed || !check(elementType))
    return nullptr;
  return scope.getType(sizes, elementType);
}

Value LoweringBuilder::transpose(Value tensor, ArrayRef<int64_t> permutation) {
  return create<max::TransposeOp>(tensor,
                                  builder.getDenseI64ArrayAttr(permutation));
}

//===----------------------------------------------------------------------===//
// Kernels of ours
//===----------------------------------------------------------------------===//

NamedAttribute LoweringBuilder::parameter(StringRef name, int64_t value) {
  return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
}

NamedAttribute LoweringBuilder::parameter(StringRef name, bool value) {
  return builder.getNamedAttr(name, builder.getBoolAttr(value));
}

NamedAttribute LoweringBuilder::parameter(StringRef name, double value) {
  return builder.getNamedAttr(name, builder.getF64FloatAttr(value));
}

NamedAttribute LoweringBuilder::parameter(StringRef name,
                                          ArrayRef<int64_t> values) {
  return builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(values));
}

NamedAttribute LoweringBuilder::parameter(StringRef name, StringRef value) {
  return builder.getNamedAttr(name, builder.getStringAttr(value));
}

SmallVector<Value>
LoweringBuilder::custom(StringRef kernel, ArrayRef<Value> operands,
                        ArrayRef<Type> resultTypes,
                        ArrayRef<NamedAttribute> parameters) {
  SmallVector<Value> none(resultTypes.size());
  if (failed || llvm::is_contained(operands, Value()) ||
      llvm::is_contained(resultTypes, Type())) {
    failWithoutReason();
    return none;
  }
  OperationState opState(op->getLoc(), max::CustomOp::getOperationName());
  max::CustomOp::build(
      builder, opState, TypeRange(resultTypes), kernel, ValueRange(operands),
      parameters.empty() ? DictionaryAttr()
                         : builder.getDictionaryAttr(parameters));
  Value first = insert(opState);
  return first ? SmallVector<Value>(first.getDefiningOp()->getResults()) : none;
}

Value LoweringBuilder::custom(StringRef kernel, ArrayRef<Value> operands,
                              Type resultType,
                              ArrayRef<NamedAttribute> parameters) {
  return custom(kernel, operands, ArrayRef<Type>(resultType), parameters)
      .front();
}

Shape LoweringBuilder::broadcastShape(MutableArrayRef<Value> tensors) {
  Shape common = shape();
  for (Value tensor : tensors) {
    Shape own = sizes(tensor);
    if (own.size() > common.size())
      common.insertAxes(0, own.size() - common.size(), scope.getConstant(1));
    for (auto [size, other] : llvm::zip_equal(
             MutableArrayRef<AffineExpr>(common).take_back(own.size()), own)) {
      AffineExpr both = scope.broadcast(size, other);
      if (!both && isa<AffineConstantExpr>(size) &&
          isa<AffineConstantExpr>(other))
        fail("sizes " + scope.toString(size) + " and " + scope.toString(other) +
             " are not known to broadcast");
      // Eager would broadcast a size of 1, but torch.compile takes no symbol
      // for a size that may be 1.
      if (!both)
        both = isa<AffineConstantExpr>(other) ? other : size;
      size = both;
    }
  }
  for (Value &tensor : tensors) {
    Shape own = sizes(tensor);
    for (auto [size, target] : llvm::zip_equal(
             own, ArrayRef<AffineExpr>(common).take_back(own.size())))
      if (size != 1)
        size = target;
    tensor = rebind(tensor, own);
  }
  return common;
}

Value LoweringBuilder::elementwise(StringRef kernel, ArrayRef<Value> operands,
                                   Type elementType) {
  SmallVector<Value> broadcast(operands);
  Shape common = broadcastShape(broadcast);
  for (Value &operand : broadcast)
    if (sizes(operand) != common)
      operand = broadcastTo(operand, common);
  if (!elementType)
    elementType = this->elementType(operands.front());
  return custom(kernel, broadcast, tensorType(common, elementType));
}

Value LoweringBuilder::scalar(Value operand, Type elementType) {
  Operation *definition = getDefiningOp(operand);
  if (auto constantOp = dyn_cast_or_null<torch::ConstantIntOp>(definition))
    return constant(static_cast<int64_t>(constantOp.getValue()), elementType);
  if (auto constantOp = dyn_cast_or_null<torch::ConstantFloatOp>(definition))
    return constant(constantOp.getValue().convertToDouble(), elementType);
  if (auto constantOp = dyn_cast_or_null<torch::ConstantBoolOp>(definition))
    return constant(static_cast<int64_t>(constantOp.getValue()), elementType);
  if (isa<torch::IntType>(operand.getType()))
    return sizeAsTensor(size(operand, "the scalar"), elementType);
  return fail("a scalar operand must be a constant");
}

Value LoweringBuilder::sizeAsTensor(AffineExpr size, Type elementType) {
  if (auto value = dyn_cast<AffineConstantExpr>(scope.simplify(size)))
    return constant(value.getValue(), elementType);
  Value tensor = create<max::ShapeToTensorOp>(scope.getDims({size}));
  return cast(reshape(tensor, {}), elementType);
}

Value LoweringBuilder::operand(Value value, Type elementType) {
  if (failed || !value)
    return failWithoutReason();
  if (isa<RankedTensorType>(value.getType()) ||
      torch::getTensorInfo(value.getType()))
    return cast(value, elementType);
  return scalar(value, elementType);
}

Value LoweringBuilder::cast(Value tensor, Type elementType) {
  RankedTensorType from = type(tensor);
  if (failed)
    return nullptr;
  if (from.getElementType() == elementType)
    return tensor;
  if (!check(elementType))
    return nullptr;
  // Everything but zero is true, which is not what a narrowing cast gives.
  if (elementType.isInteger(1))
    return create<max::NotEqualOp>(tensor,
                                   constant(int64_t(0), from.getElementType()));
  return createAs<max::CastOp>(from.clone(elementType), tensor);
}

Value LoweringBuilder::reshape(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed)
    return nullptr;
  auto reshapeTo = [&](ArrayRef<AffineExpr> target) {
    tensor = createAs<max::ReshapeOp>(
        scope.getType(target, from.getElementType()), tensor);
  };
  AffineExpr count = scope.getProduct(scope.getSizes(from));
  AffineExpr wanted = scope.getProduct(sizes);
  bool isKnown =
      isa<AffineConstantExpr>(count) && isa<AffineConstantExpr>(wanted);
  if (!isKnown && !scope.areEqual(count, wanted)) {
    // As a list of elements it has one size to compare.
    reshapeTo(count);
    tensor = rebind(tensor, wanted);
  }
  reshapeTo(sizes);
  return tensor;
}

Value LoweringBuilder::rebind(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed || static_cast<size_t>(from.getRank()) != sizes.size())
    return tensor;
  SmallVector<AffineExpr> own = scope.getSizes(from), bound(own);
  for (auto [size, target] : llvm::zip_equal(bound, sizes))
    if (target && !scope.areEqual(size, target) &&
        !(isa<AffineConstantExpr>(size) && isa<AffineConstantExpr>(target)))
      size = target;
  if (bound == own)
    return tensor;
  return createAs<max::RebindOp>(scope.getType(bound, from.getElementType()),
                                 tensor);
}

Value LoweringBuilder::broadcastTo(Value tensor, ArrayRef<AffineExpr> sizes) {
  RankedTensorType from = type(tensor);
  if (failed)
    return nullptr;
  SmallVector<AffineExpr> own = scope.getSizes(from);
  for (auto [size, target] :
       llvm::zip(llvm::reverse(own), llvm::reverse(sizes)))
    if (size != 1)
      size = target;
  return createAs<max::BroadcastToOp>(
      scope.getType(sizes, from.getElementType()), rebind(tensor, own));
}

Value LoweringBuilder::slice(Value tensor, int64_t axis, AffineExpr start,
                             AffineExpr stop, int64_t step) {
  Shape stops = sizes(tensor);
  Shape starts = shape(SmallVector(stops.size(), scope.getConstant(0)));
  starts[axis] = start;
  stops[axis] = stop;
  SmallVector<int64_t> steps(stops.size(), 1);
  if (failed)
    return nullptr;
  steps[axis] = step;
  return create<max::SliceOp>(tensor, scope.getDims(starts),
                              scope.getDims(stops),
                              builder.getDenseI64ArrayAttr(steps));
}

Value LoweringBuilder::removeAxis(Value tensor, int64_t axis) {
  Shape all = sizes(tensor);
  all.eraseAxis(axis);
  return reshape(tensor, all);
}

Value LoweringBuilder::addAxis(Value tensor, int64_t axis) {
  Shape all = sizes(tensor);
  all.insertAxes(axis, 1, scope.getConstant(1));
  return reshape(tensor, all);
}

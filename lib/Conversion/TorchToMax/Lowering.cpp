//===- Lowering.cpp - The builder for lowerings ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

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

/// Whether the type that torch gave a tensor and the lowered type contradict
/// each other. An unknown size on either side never does.
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
  // `replaceOp` gives the uses of a `!torch.int` a cast of the tensor. That
  // cast is the value that holds the size from now on.
  OpOperand *use = heldSize && !op->use_empty()
                       ? op->getResult(0).use_begin().getOperand()
                       : nullptr;
  rewriter.replaceOp(op, values);
  if (use)
    state.heldSizes[use->get()] = heldSize;
  return success();
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
  // NaN is true, as in eager.
  if (elementType.isInteger(1))
    return constant(int64_t(value != 0), elementType);
  if (isa<IntegerType>(elementType)) {
    if (!(value >= -0x1p63 && value < 0x1p63))
      return fail("the number does not fit into an integer");
    return constant(static_cast<int64_t>(value), elementType);
  }
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

RankedTensorType LoweringBuilder::tensorType(ArrayRef<AffineExpr> sizes,
                                             Type elementType) {
  if (failed || !check(elementType))
    return nullptr;
  return scope.getType(sizes, elementType);
}

//===----------------------------------------------------------------------===//
// Our kernels
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

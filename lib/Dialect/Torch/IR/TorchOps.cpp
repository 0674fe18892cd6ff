//===- TorchOps.cpp - Ops of the torch dialect ----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Torch/IR/TorchDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"

namespace torch = torch_max::torch;
using namespace mlir;

//===----------------------------------------------------------------------===//
// The uniform format
//===----------------------------------------------------------------------===//

ParseResult torch::parseUniformOp(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> operandTypes;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    if (!operands.empty() && parser.parseTypeList(operandTypes))
      return failure();
    // Without operands, the results follow the colon at once.
    bool hasResults =
        operands.empty() || succeeded(parser.parseOptionalArrow());
    if (hasResults && parser.parseTypeList(state.types))
      return failure();
  }
  return parser.resolveOperands(operands, operandTypes, loc, state.operands);
}

void torch::printUniformOp(Operation *op, OpAsmPrinter &printer) {
  if (op->getNumOperands() != 0)
    printer << ' ' << op->getOperands();
  printer.printOptionalAttrDict(op->getAttrs());
  if (op->getNumOperands() == 0 && op->getNumResults() == 0)
    return;
  printer << " : ";
  if (op->getNumOperands() != 0)
    printer << op->getOperandTypes();
  if (op->getNumResults() != 0)
    printer << (op->getNumOperands() == 0 ? "" : " -> ")
            << op->getResultTypes();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// `torch.constant.int 2`: the value, whose type follows from the op.
template <typename AttrTy>
static ParseResult parseConstant(OpAsmParser &parser, OperationState &state,
                                 Type valueType, Type resultType) {
  AttrTy value;
  if (parser.parseAttribute(value, valueType, "value", state.attributes) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  state.addTypes(resultType);
  return success();
}

static void printConstant(OpAsmPrinter &printer, Operation *op) {
  printer << ' ';
  printer.printAttributeWithoutType(op->getAttr("value"));
  printer.printOptionalAttrDict(op->getAttrs(), /*elidedAttrs=*/{"value"});
}

ParseResult torch::ConstantIntOp::parse(OpAsmParser &parser,
                                        OperationState &state) {
  return parseConstant<IntegerAttr>(parser, state,
                                    parser.getBuilder().getI64Type(),
                                    IntType::get(parser.getContext()));
}
void torch::ConstantIntOp::print(OpAsmPrinter &printer) {
  printConstant(printer, *this);
}
OpFoldResult torch::ConstantIntOp::fold(FoldAdaptor) { return getValueAttr(); }

ParseResult torch::ConstantFloatOp::parse(OpAsmParser &parser,
                                          OperationState &state) {
  return parseConstant<FloatAttr>(parser, state,
                                  parser.getBuilder().getF64Type(),
                                  FloatType::get(parser.getContext()));
}
void torch::ConstantFloatOp::print(OpAsmPrinter &printer) {
  printConstant(printer, *this);
}
OpFoldResult torch::ConstantFloatOp::fold(FoldAdaptor) {
  return getValueAttr();
}

ParseResult torch::ConstantBoolOp::parse(OpAsmParser &parser,
                                         OperationState &state) {
  return parseConstant<BoolAttr>(parser, state, parser.getBuilder().getI1Type(),
                                 BoolType::get(parser.getContext()));
}
void torch::ConstantBoolOp::print(OpAsmPrinter &printer) {
  printConstant(printer, *this);
}
OpFoldResult torch::ConstantBoolOp::fold(FoldAdaptor) { return getValueAttr(); }

ParseResult torch::ConstantStrOp::parse(OpAsmParser &parser,
                                        OperationState &state) {
  return parseConstant<StringAttr>(parser, state, Type(),
                                   StringType::get(parser.getContext()));
}
void torch::ConstantStrOp::print(OpAsmPrinter &printer) {
  printConstant(printer, *this);
}
OpFoldResult torch::ConstantStrOp::fold(FoldAdaptor) { return getValueAttr(); }

ParseResult torch::ConstantDeviceOp::parse(OpAsmParser &parser,
                                           OperationState &state) {
  return parseConstant<StringAttr>(parser, state, Type(),
                                   DeviceType::get(parser.getContext()));
}
void torch::ConstantDeviceOp::print(OpAsmPrinter &printer) {
  printConstant(printer, *this);
}
OpFoldResult torch::ConstantDeviceOp::fold(FoldAdaptor) {
  return getValueAttr();
}

ParseResult torch::ConstantNoneOp::parse(OpAsmParser &parser,
                                         OperationState &state) {
  state.addTypes(NoneType::get(parser.getContext()));
  return parser.parseOptionalAttrDict(state.attributes);
}
void torch::ConstantNoneOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs());
}
OpFoldResult torch::ConstantNoneOp::fold(FoldAdaptor) {
  return UnitAttr::get(getContext());
}

OpFoldResult torch::ValueTensorLiteralOp::fold(FoldAdaptor) {
  return getValueAttr();
}

LogicalResult torch::ValueTensorLiteralOp::verify() {
  std::optional<TensorInfo> info = getTensorInfo(getType());
  auto elements = cast<ShapedType>(getValue().getType());
  bool fits = !info->dtype || info->dtype == elements.getElementType();
  if (info->sizes)
    fits &= succeeded(
        verifyCompatibleShape(info->sizes.asArrayRef(), elements.getShape()));
  if (!fits)
    return emitOpError("elements of type ")
           << elements << " do not fit " << getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Symbolic sizes
//===----------------------------------------------------------------------===//

LogicalResult torch::BindSymbolicShapeOp::verify() {
  AffineMap map = getShapeExpressions();
  if (map.getNumDims() != 0)
    return emitOpError("the map must have no dimensions");
  if (map.getNumSymbols() != getShapeSymbols().size())
    return emitOpError("has ")
           << getShapeSymbols().size() << " symbols, but a map of "
           << map.getNumSymbols();
  std::optional<TensorInfo> info = getTensorInfo(getOperand().getType());
  if (info->sizes && info->sizes.size() != map.getNumResults())
    return emitOpError("the map gives ")
           << map.getNumResults() << " sizes for a tensor of rank "
           << info->sizes.size();
  return success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// `-> (T, ...)`, with parentheses also around one type or none.
static ParseResult parseArrowTypes(OpAsmParser &parser,
                                   SmallVectorImpl<Type> &types) {
  return parser.parseArrowTypeList(types);
}
static void printArrowTypes(OpAsmPrinter &printer, Operation *,
                            TypeRange types) {
  printer << "-> (" << types << ')';
}

#define GET_OP_CLASSES
#include "torch-max/Dialect/Torch/IR/TorchOps.cpp.inc"

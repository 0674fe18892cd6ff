//===- Bitwise.cpp - Bits of integers -------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// The type that a bitwise op works in; fails unless it is one of integers.
static Type getIntegerType(LoweringBuilder &b) {
  Type type = b.resultType();
  if (!isa<IntegerType>(type))
    b.fail("floats have no bitwise ops");
  return type;
}

/// The engine has logical ops, on bools; integers take a kernel, which fuses
/// like them.
template <typename TorchOp, typename BoolOp>
static LogicalResult lowerBitwise(StringRef kernel, TorchOp op,
                                  typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Type type = getIntegerType(b);
  Value self = b.operand(in.getSelf(), type);
  Value other = b.operand(in.getOther(), type);
  if (type.isInteger(1))
    return b.replace(b.create<BoolOp>(self, other));
  return b.replace(b.elementwise(kernel, {self, other}));
}

template <typename TorchOp>
static LogicalResult lowerAnd(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  return lowerBitwise<TorchOp, max::AndOp>("bitwise.and", op, in, b);
}

template <typename TorchOp>
static LogicalResult lowerOr(TorchOp op, typename TorchOp::Adaptor in,
                             LoweringBuilder &b) {
  return lowerBitwise<TorchOp, max::OrOp>("bitwise.or", op, in, b);
}

template <typename TorchOp>
static LogicalResult lowerXor(TorchOp op, typename TorchOp::Adaptor in,
                              LoweringBuilder &b) {
  return lowerBitwise<TorchOp, max::XorOp>("bitwise.xor", op, in, b);
}

static LogicalResult lowerNot(AtenBitwiseNotOp op, AtenBitwiseNotOp::Adaptor in,
                              LoweringBuilder &b) {
  Type type = getIntegerType(b);
  if (type.isInteger(1))
    return b.replace(b.create<max::NotOp>(in.getSelf()));
  // In two's complement, ~x is -x - 1.
  return b.replace(b.create<max::SubOp>(b.create<max::NegativeOp>(in.getSelf()),
                                        b.constant(int64_t(1), type)));
}

static LogicalResult lowerShift(StringRef kernel, Value self, Value other,
                                LoweringBuilder &b) {
  Type type = getIntegerType(b);
  if (type.isInteger(1))
    b.fail("bools cannot be shifted");
  return b.replace(
      b.elementwise(kernel, {b.operand(self, type), b.operand(other, type)}));
}

template <typename TorchOp>
static LogicalResult lowerLeftShift(TorchOp op, typename TorchOp::Adaptor in,
                                    LoweringBuilder &b) {
  return lowerShift("bitwise.left_shift", in.getSelf(), in.getOther(), b);
}

template <typename TorchOp>
static LogicalResult lowerRightShift(TorchOp op, typename TorchOp::Adaptor in,
                                     LoweringBuilder &b) {
  return lowerShift("bitwise.right_shift", in.getSelf(), in.getOther(), b);
}
void torch_max::populateBitwiseLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerAnd<AtenBitwiseAndTensorOp>);
  lowerings.add(lowerAnd<AtenBitwiseAndScalarOp>);
  lowerings.add(lowerAnd<AtenBitwiseAndScalarTensorOp>);
  lowerings.add(lowerAnd<Aten_And_TensorOp>);
  lowerings.add(lowerAnd<Aten_And_ScalarOp>);
  lowerings.add(lowerOr<AtenBitwiseOrTensorOp>);
  lowerings.add(lowerOr<AtenBitwiseOrScalarOp>);
  lowerings.add(lowerOr<AtenBitwiseOrScalarTensorOp>);
  lowerings.add(lowerOr<Aten_Or_TensorOp>);
  lowerings.add(lowerOr<Aten_Or_ScalarOp>);
  lowerings.add(lowerXor<AtenBitwiseXorTensorOp>);
  lowerings.add(lowerXor<AtenBitwiseXorScalarOp>);
  lowerings.add(lowerXor<AtenBitwiseXorScalarTensorOp>);
  lowerings.add(lowerXor<Aten_Xor_TensorOp>);
  lowerings.add(lowerXor<Aten_Xor_ScalarOp>);
  lowerings.add(lowerNot);

  lowerings.add(lowerLeftShift<AtenBitwiseLeftShiftTensorOp>);
  lowerings.add(lowerLeftShift<AtenBitwiseLeftShiftTensorScalarOp>);
  lowerings.add(lowerLeftShift<AtenBitwiseLeftShiftScalarTensorOp>);
  lowerings.add(lowerLeftShift<Aten_Lshift_TensorOp>);
  lowerings.add(lowerLeftShift<Aten_Lshift_ScalarOp>);
  lowerings.add(lowerRightShift<AtenBitwiseRightShiftTensorOp>);
  lowerings.add(lowerRightShift<AtenBitwiseRightShiftTensorScalarOp>);
  lowerings.add(lowerRightShift<AtenBitwiseRightShiftScalarTensorOp>);
  lowerings.add(lowerRightShift<Aten_Rshift_TensorOp>);
  lowerings.add(lowerRightShift<Aten_Rshift_ScalarOp>);
}

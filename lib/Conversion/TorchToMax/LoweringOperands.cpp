//===- LoweringOperands.cpp - Types and constants of operands -------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "torch-max/Dialect/Max/IR/SizeLimits.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace torch_max;

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
  // An operand that is still a torch tensor: its own op is reported.
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
          dyn_cast<AffineConstantExpr>(scope.simplify(size(operand, name)))) {
    // Sums and products of two such numbers do not overflow.
    if (llvm::isInt<32>(constant.getValue()))
      return constant.getValue();
    fail(Twine(name) + " must fit into 32 bits");
    return 1;
  }
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
  // Each number is computed once, although the next one may use it twice.
  llvm::DenseMap<Value, AffineExpr> known;
  constexpr unsigned mostLevels = 1024;
  unsigned level = 0;
  auto compute = [&](auto &&compute, Value number) -> AffineExpr {
    if (auto it = known.find(number); it != known.end())
      return it->second;
    llvm::SaveAndRestore oneMore(level, level + 1);
    auto combine = [&](auto binary, auto combineSizes) -> AffineExpr {
      AffineExpr a = compute(compute, binary.getA());
      AffineExpr b = compute(compute, binary.getB());
      AffineExpr size = scope.simplify(combineSizes(a, b));
      if (max::isLongSize(size)) {
        fail(Twine(name) + " is a size that is too long");
        size = scope.getConstant(1);
      }
      return known[number] = size;
    };
    if (level > mostLevels) {
      fail(Twine(name) + " is computed in too many steps");
      return scope.getConstant(1);
    }
    Operation *definition = getDefiningOp(number);
    if (auto it = state.heldSizes.find(number); it != state.heldSizes.end())
      return scope.getSizes(it->second).front();
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
      if (isa_and_nonnull<torch::ConstantIntOp>(getDefiningOp(dim.getDim())))
        return all[axis(dim.getDim(), all.rank())];
      fail("dim must be a constant");
      return scope.getConstant(1);
    }
    // A number that was not lowered: its own op is reported.
    if (isa_and_nonnull<torch::AtenIntTensorOp>(definition))
      fail("");
    fail(Twine(name) + " must be a constant or a size of the inputs");
    return scope.getConstant(1);
  };
  return compute(compute, operand);
}

Shape LoweringBuilder::sizeList(Value list, const char *name) {
  Shape result = shape();
  for (Value element : listElements(list, name))
    result.push_back(size(element, name));
  return result;
}

void LoweringBuilder::bindSize(AffineExpr size) {
  heldSize = scope.getDims({size});
}

Value LoweringBuilder::remap(Value value) {
  Value remapped = rewriter.getRemappedValue(value);
  return remapped ? remapped : value;
}

//===----------------------------------------------------------------------===//
// Operands as tensors
//===----------------------------------------------------------------------===//

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

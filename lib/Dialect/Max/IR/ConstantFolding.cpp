//===- ConstantFolding.cpp - What ops on constants give -------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantFolding.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace torch_max::max;

/// Larger results are left to the engine, as the emitted text contains all
/// elements of a constant.
static constexpr int64_t kMostElements = 4096;

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

using Index = ArrayRef<int64_t>;

/// The constant of a static type whose elements `compute` gives; null if
/// `compute` returns null for an element.
static Attribute makeElements(Type type,
                              function_ref<Attribute(Index)> compute) {
  auto tensor = cast<RankedTensorType>(type);
  if (!tensor.hasStaticShape() || tensor.getNumElements() > kMostElements)
    return {};
  SmallVector<int64_t> strides = computeStrides(tensor.getShape());
  SmallVector<Attribute> elements;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    elements.push_back(compute(delinearize(i, strides)));
    if (!elements.back())
      return {};
  }
  return DenseElementsAttr::get(tensor, elements);
}

/// The elements of a constant, by their indices.
struct Elements {
  DenseElementsAttr values;
  SmallVector<int64_t> strides;

  static FailureOr<Elements> get(Attribute attribute) {
    auto values = dyn_cast_or_null<DenseElementsAttr>(attribute);
    if (!values)
      return failure();
    return Elements{values, computeStrides(values.getType().getShape())};
  }

  Attribute at(Index index) const {
    return values.getValues<Attribute>()[linearize(index, strides)];
  }

  /// The element at an index of the shape that the constant is broadcast to.
  Attribute atBroadcast(Index index) const {
    Index shape = values.getType().getShape();
    SmallVector<int64_t> own(index.take_back(shape.size()));
    for (auto [place, size] : llvm::zip_equal(own, shape))
      if (size == 1)
        place = 0;
    return at(own);
  }
};

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Attribute torch_max::max::foldReshape(Attribute input, Type type) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(input);
  auto tensor = cast<RankedTensorType>(type);
  return elements && tensor.hasStaticShape() ? elements.reshape(tensor)
                                             : Attribute();
}

Attribute torch_max::max::foldTranspose(Attribute input,
                                        ArrayRef<int64_t> permutation,
                                        Type type) {
  FailureOr<Elements> elements = Elements::get(input);
  if (failed(elements))
    return {};
  return makeElements(type, [&](Index index) {
    SmallVector<int64_t> source(index.size());
    for (auto [place, axis] : llvm::zip_equal(index, permutation))
      source[axis] = place;
    return elements->at(source);
  });
}

Attribute torch_max::max::foldSlice(Attribute input, ArrayRef<int64_t> starts,
                                    ArrayRef<int64_t> steps, Type type) {
  FailureOr<Elements> elements = Elements::get(input);
  if (failed(elements))
    return {};
  return makeElements(type, [&](Index index) {
    SmallVector<int64_t> source;
    for (auto [place, start, step] : llvm::zip_equal(index, starts, steps))
      source.push_back(start + place * step);
    return elements->at(source);
  });
}

Attribute torch_max::max::foldConcat(ArrayRef<Attribute> inputs, int64_t axis,
                                     Type type) {
  SmallVector<Elements> parts;
  for (Attribute input : inputs) {
    FailureOr<Elements> elements = Elements::get(input);
    if (failed(elements))
      return {};
    parts.push_back(*elements);
  }
  return makeElements(type, [&](Index index) {
    SmallVector<int64_t> source(index);
    const Elements *part = parts.begin();
    while (source[axis] >= part->values.getType().getDimSize(axis))
      source[axis] -= (part++)->values.getType().getDimSize(axis);
    return part->at(source);
  });
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static APSInt getInteger(Attribute attribute) {
  auto integer = cast<IntegerAttr>(attribute);
  return APSInt(integer.getValue(), !integer.getType().isSignedInteger());
}

static Attribute getBool(MLIRContext *context, bool value) {
  return BoolAttr::get(context, value);
}

static Attribute castNumber(Attribute number, Type type) {
  auto toInteger = dyn_cast<IntegerType>(type);
  bool isExact;
  if (auto from = dyn_cast<FloatAttr>(number)) {
    APFloat value = from.getValue();
    if (!toInteger) {
      value.convert(cast<FloatType>(type).getFloatSemantics(),
                    APFloat::rmNearestTiesToEven, &isExact);
      return FloatAttr::get(type, value);
    }
    APSInt integer(toInteger.getWidth(), toInteger.isUnsigned());
    auto status =
        value.convertToInteger(integer, APFloat::rmTowardZero, &isExact);
    return status == APFloat::opInvalidOp ? Attribute()
                                          : IntegerAttr::get(type, integer);
  }
  APSInt value = getInteger(number);
  if (toInteger)
    return IntegerAttr::get(type, value.extOrTrunc(toInteger.getWidth()));
  APFloat result(cast<FloatType>(type).getFloatSemantics());
  result.convertFromAPInt(value, value.isSigned(),
                          APFloat::rmNearestTiesToEven);
  return FloatAttr::get(type, result);
}

Attribute torch_max::max::foldCast(Attribute input, Type type) {
  Type elementType = cast<RankedTensorType>(type).getElementType();
  FailureOr<Elements> elements = Elements::get(input);
  // To i1, a cast is not defined.
  if (failed(elements) || elementType.isInteger(1))
    return {};
  return makeElements(type, [&](Index index) {
    return castNumber(elements->at(index), elementType);
  });
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

/// Computes each element from the operands' elements at the same index.
static OpFoldResult
foldElementwise(ArrayRef<Attribute> operands, Type type,
                function_ref<Attribute(ArrayRef<Attribute>)> compute) {
  SmallVector<Elements> inputs;
  for (Attribute operand : operands) {
    FailureOr<Elements> elements = Elements::get(operand);
    if (failed(elements))
      return {};
    inputs.push_back(*elements);
  }
  return makeElements(type, [&](Index index) {
    SmallVector<Attribute, 3> numbers;
    for (const Elements &input : inputs)
      numbers.push_back(input.atBroadcast(index));
    return compute(numbers);
  });
}

/// Whether a comparison holds, by how the first number compares to the second.
static OpFoldResult
foldComparison(ArrayRef<Attribute> operands, Type type,
               function_ref<bool(APFloat::cmpResult)> holds) {
  return foldElementwise(operands, type, [&](ArrayRef<Attribute> numbers) {
    APFloat::cmpResult order;
    if (auto number = dyn_cast<FloatAttr>(numbers[0])) {
      order = number.getValue().compare(cast<FloatAttr>(numbers[1]).getValue());
    } else {
      APSInt x = getInteger(numbers[0]), y = getInteger(numbers[1]);
      order = x < y    ? APFloat::cmpLessThan
              : x == y ? APFloat::cmpEqual
                       : APFloat::cmpGreaterThan;
    }
    return getBool(type.getContext(), holds(order));
  });
}

OpFoldResult EqualOp::fold(FoldAdaptor in) {
  return foldComparison(in.getOperands(), getType(),
                        [](auto order) { return order == APFloat::cmpEqual; });
}

OpFoldResult NotEqualOp::fold(FoldAdaptor in) {
  return foldComparison(in.getOperands(), getType(),
                        [](auto order) { return order != APFloat::cmpEqual; });
}

OpFoldResult GreaterOp::fold(FoldAdaptor in) {
  return foldComparison(in.getOperands(), getType(), [](auto order) {
    return order == APFloat::cmpGreaterThan;
  });
}

OpFoldResult GreaterEqualOp::fold(FoldAdaptor in) {
  return foldComparison(in.getOperands(), getType(), [](auto order) {
    return order == APFloat::cmpGreaterThan || order == APFloat::cmpEqual;
  });
}

OpFoldResult IsNanOp::fold(FoldAdaptor in) {
  return foldElementwise(in.getOperands(), getType(), [&](auto numbers) {
    return getBool(getContext(),
                   cast<FloatAttr>(numbers[0]).getValue().isNaN());
  });
}

OpFoldResult IsInfOp::fold(FoldAdaptor in) {
  return foldElementwise(in.getOperands(), getType(), [&](auto numbers) {
    return getBool(getContext(),
                   cast<FloatAttr>(numbers[0]).getValue().isInfinity());
  });
}

OpFoldResult NotOp::fold(FoldAdaptor in) {
  return foldElementwise(in.getOperands(), getType(), [&](auto numbers) {
    return getBool(getContext(), getInteger(numbers[0]).isZero());
  });
}

OpFoldResult SelectOp::fold(FoldAdaptor in) {
  return foldElementwise(in.getOperands(), getType(), [](auto numbers) {
    return getInteger(numbers[0]).isZero() ? numbers[2] : numbers[1];
  });
}

/// On APInt and on APFloat, which wrap and round as the element type does.
template <typename OfIntegers, typename OfFloats>
static OpFoldResult foldArithmetic(ArrayRef<Attribute> operands, Type type,
                                   OfIntegers ofIntegers, OfFloats ofFloats) {
  return foldElementwise(
      operands, type, [&](ArrayRef<Attribute> numbers) -> Attribute {
        if (auto x = dyn_cast<FloatAttr>(numbers[0]))
          return FloatAttr::get(
              x.getType(),
              ofFloats(x.getValue(), cast<FloatAttr>(numbers[1]).getValue()));
        auto x = cast<IntegerAttr>(numbers[0]);
        return IntegerAttr::get(
            x.getType(),
            ofIntegers(x.getValue(), cast<IntegerAttr>(numbers[1]).getValue()));
      });
}

#define FOLD_ARITHMETIC(OP, OPERATOR)                                          \
  OpFoldResult OP::fold(FoldAdaptor in) {                                      \
    auto compute = [](const auto &x, const auto &y) { return x OPERATOR y; };  \
    return foldArithmetic(in.getOperands(), getType(), compute, compute);      \
  }
FOLD_ARITHMETIC(AddOp, +)
FOLD_ARITHMETIC(SubOp, -)
FOLD_ARITHMETIC(MulOp, *)
#undef FOLD_ARITHMETIC

OpFoldResult RangeOp::fold(FoldAdaptor in) {
  FailureOr<Elements> start = Elements::get(in.getStart());
  FailureOr<Elements> step = Elements::get(in.getStep());
  // Floats are left to the engine, which may round the sums differently.
  if (failed(start) || failed(step) || !isIntTensor(getType()))
    return {};
  APInt first = cast<IntegerAttr>(start->at({})).getValue();
  APInt distance = cast<IntegerAttr>(step->at({})).getValue();
  Type type = cast<RankedTensorType>(getType()).getElementType();
  return makeElements(getType(), [&](Index index) {
    APInt count(64, index.front());
    return IntegerAttr::get(
        type, first + count.zextOrTrunc(first.getBitWidth()) * distance);
  });
}

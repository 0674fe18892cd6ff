//===- Indices.cpp - Reading and writing at indices -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Indices.h"
#include "Flat.h"

using namespace mlir;
using namespace torch_max;

bool torch_max::isMask(Type elementType) {
  return elementType.isInteger(1) || elementType.isUnsignedInteger(8);
}

Shape torch_max::sizesOfAxes(Value tensor, LoweringBuilder &b) {
  Shape sizes = b.sizes(tensor);
  if (sizes.empty())
    sizes.push_back(b.scope.getConstant(1));
  return sizes;
}

Value torch_max::toIndex(Value index, LoweringBuilder &b) {
  Type type = b.elementType(index);
  if (!type.isSignedInteger(64) && !type.isSignedInteger(32))
    return b.fail("the index must be of int64 or int32");
  return b.cast(index, b.si64());
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

Walk torch_max::walkSlices(const Shape &data, int64_t axis, AffineExpr count,
                           LoweringBuilder &b) {
  Walk walk;
  walk.data = data;
  walk.space = walk.data;
  walk.space[axis] = count;
  walk.source = walk.space;
  walk.index = b.shape(SmallVector(data.size(), b.scope.getConstant(1)));
  walk.index[axis] = count;
  walk.axis = axis;
  return walk;
}

/// Whether two neighbouring axes of a tensor can be walked as one: its rows
/// follow each other without gaps, or both axes are repeated.
static bool canMerge(const Shape &tensor, const Shape &space, int64_t outer,
                     LoweringBuilder &b) {
  int64_t inner = outer + 1;
  if (tensor[outer] == 1 && tensor[inner] == 1)
    return true;
  bool isRepeated =
      tensor[outer] == 1 && !b.scope.areEqual(tensor[outer], space[outer]);
  return !isRepeated && b.scope.areEqual(tensor[inner], space[inner]);
}

/// Walks neighbouring axes as one where that is the same: the kernels are
/// faster the fewer axes there are.
static void mergeAxes(Walk &walk, LoweringBuilder &b) {
  Shape *shapes[] = {&walk.space, &walk.data, &walk.index, &walk.source};
  for (int64_t outer = walk.space.size() - 2; outer >= 0; --outer) {
    int64_t inner = outer + 1;
    if (outer == walk.axis || inner == walk.axis ||
        !llvm::all_of(shapes, [&](Shape *shape) {
          return canMerge(*shape, walk.space, outer, b);
        }))
      continue;
    for (Shape *shape : shapes) {
      (*shape)[outer] = b.scope.getProduct({(*shape)[outer], (*shape)[inner]});
      shape->eraseAxis(inner);
    }
    if (walk.axis > outer)
      --walk.axis;
  }
  // Drops axes in which all sizes are 1.
  for (int64_t i = walk.space.size() - 1; i >= 0; --i) {
    if (i == walk.axis ||
        !llvm::all_of(shapes, [&](Shape *shape) { return (*shape)[i] == 1; }))
      continue;
    for (Shape *shape : shapes)
      shape->eraseAxis(i);
    if (walk.axis > i)
      --walk.axis;
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static Value asTensor(IndexRule rule, int64_t axis, LoweringBuilder &b) {
  std::array<int64_t, 5> numbers;
  auto set = [&](RuleSlot slot, int64_t number) {
    numbers[static_cast<size_t>(slot)] = number;
  };
  set(RuleSlot::Axis, axis);
  set(RuleSlot::AllowsNegative, rule.allowsNegative);
  set(RuleSlot::Dim, rule.dim);
  set(RuleSlot::Message, static_cast<int64_t>(rule.message));
  set(RuleSlot::NeedsWholeSource, rule.needsWholeSource);
  return b.integers(numbers);
}

static Value asTensor(std::initializer_list<ArrayRef<AffineExpr>> shapes,
                      LoweringBuilder &b) {
  SmallVector<AffineExpr> all;
  for (ArrayRef<AffineExpr> shape : shapes)
    all.append(shape.begin(), shape.end());
  return b.sizesAsTensor(all);
}

Value torch_max::gatherAt(Value data, Value index, Walk walk, IndexRule rule,
                          LoweringBuilder &b) {
  Shape shape = walk.space;
  walk.source = walk.space;
  mergeAxes(walk, b);
  Value picked =
      b.custom("indexing.gather",
               {flatten(data, b), flatten(toIndex(index, b), b),
                asTensor({walk.space, walk.data, walk.index}, b),
                asTensor(rule, walk.axis, b)},
               b.tensorType({b.scope.getProduct(shape)}, b.elementType(data)));
  return b.reshape(picked, shape);
}

Value torch_max::scatterAt(StringRef kind, Value data, Value index,
                           Value source, Walk walk, IndexRule rule,
                           LoweringBuilder &b) {
  Shape shape = walk.data;
  Type type = b.elementType(data);
  mergeAxes(walk, b);
  Value result =
      b.custom("indexing.scatter",
               {flatten(data, b), flatten(toIndex(index, b), b),
                flatten(b.cast(source, type), b),
                asTensor({walk.space, walk.data, walk.index, walk.source}, b),
                asTensor(rule, walk.axis, b)},
               b.tensorType({b.scope.getProduct(shape)}, type),
               {b.parameter("op", kind)});
  return b.reshape(result, shape);
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

Value torch_max::findNonzero(Value tensor, LoweringBuilder &b) {
  Value mask = b.cast(tensor, b.i1());
  int64_t rank = b.rank(mask);
  // The engine does not support a result without columns.
  if (rank == 0)
    return b.fail("nonzero of a tensor of rank 0");
  return b.createAs<max::NonzeroOp>(
      b.tensorType({b.newSymbol(), b.scope.getConstant(rank)}, b.si64()), mask);
}

/// Replaces a mask by one index for each of its axes.
static void expandMask(Value mask, const Shape &axes,
                       SmallVectorImpl<Value> &indices, LoweringBuilder &b) {
  int64_t rank = b.rank(mask);
  if (rank > axes.rank())
    b.fail("there are more indices than axes");
  Shape expected = axes.take_front(rank);
  mask = b.rebind(mask, expected);
  if (b.sizes(mask) != expected)
    b.fail("a mask of shape " + b.scope.toString(b.sizes(mask)) +
           " for axes of shape " + b.scope.toString(expected));
  Value places = findNonzero(mask, b);
  for (int64_t axis = 0; axis < rank; ++axis) {
    AffineExpr start = b.scope.getConstant(axis);
    indices.push_back(b.removeAxis(b.slice(places, 1, start, start + 1, 1), 1));
  }
}

//===----------------------------------------------------------------------===//
// Lists of indices
//===----------------------------------------------------------------------===//

/// An index for each axis that has one, null for the others.
static SmallVector<Value>
expandIndices(ArrayRef<Value> given, const Shape &sizes, LoweringBuilder &b) {
  SmallVector<Value> indices;
  for (Value index : given) {
    if (b.isNone(index)) {
      indices.push_back(nullptr);
      continue;
    }
    Value tensor = b.remap(index);
    if (isMask(b.elementType(tensor)))
      expandMask(tensor, sizes.drop_front(indices.size()), indices, b);
    else
      indices.push_back(toIndex(tensor, b));
  }
  if (indices.size() > sizes.size())
    b.fail("there are more indices than axes");
  indices.resize(sizes.size());
  return indices;
}

/// One index for several axes that are walked as one. Each index is checked
/// against its own axis first.
static Value combineIndices(ArrayRef<Value> indices, const Shape &sizes,
                            AffineExpr pickedCount, LoweringBuilder &b) {
  Value combined;
  for (auto [i, index] : llvm::enumerate(indices)) {
    IndexRule rule{OutOfRange::IndexError, /*allowsNegative=*/true,
                   static_cast<int64_t>(i)};
    Value flat = flatten(index, b);
    Value checked = b.custom("indexing.positions",
                             {flat, b.sizesAsTensor({sizes[i], pickedCount}),
                              asTensor(rule, /*axis=*/0, b)},
                             b.type(flat));
    Value position = b.reshape(checked, b.sizes(index));
    if (combined)
      position = b.create<max::AddOp>(
          b.create<max::MulOp>(combined, b.sizeAsTensor(sizes[i], b.si64())),
          position);
    combined = position;
  }
  return combined;
}

Selection torch_max::selectBy(ArrayRef<Value> given, Value data,
                              LoweringBuilder &b) {
  Shape sizes = b.sizes(data);
  SmallVector<int64_t> indexed, others;
  SmallVector<Value> tensors;
  for (auto [axis, index] : llvm::enumerate(expandIndices(given, sizes, b))) {
    (index ? indexed : others).push_back(axis);
    if (index)
      tensors.push_back(index);
  }
  if (tensors.empty())
    b.fail("there is no index");
  if (b.hasFailed())
    return {};

  Selection selection;
  bool isAdjacent = indexed.back() - indexed.front() + 1 ==
                    static_cast<int64_t>(indexed.size());
  selection.axis = isAdjacent ? indexed.front() : 0;
  selection.permutation = others;
  selection.permutation.insert(selection.permutation.begin() + selection.axis,
                               indexed.begin(), indexed.end());

  Shape common = b.broadcastShape(tensors);
  Shape indexedSizes = b.shape();
  for (int64_t axis : indexed)
    indexedSizes.push_back(sizes[axis]);
  selection.data = b.shape();
  for (int64_t axis : others)
    selection.data.push_back(sizes[axis]);
  selection.picked = selection.data;
  selection.picked.insert(selection.picked.begin() + selection.axis,
                          common.begin(), common.end());
  selection.data.insertAxes(selection.axis, 1,
                            b.scope.getProduct(indexedSizes));
  Value index = tensors.size() == 1
                    ? tensors.front()
                    : combineIndices(tensors, indexedSizes,
                                     b.scope.getProduct(selection.picked), b);
  selection.index = flatten(index, b);
  selection.rule = {OutOfRange::IndexError, /*allowsNegative=*/true, /*dim=*/0};
  return selection;
}

//===- Loss.cpp - Losses --------------------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reduction.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// Torch's numbers for `reduction`.
enum class Reduction { None = 0, Mean = 1, Sum = 2 };

/// The negated scores of the targets, times their classes' weights. Scores are
/// [classes], [batch, classes] or [batch, classes, positions...].
template <typename TorchOp>
static LogicalResult lowerNllLoss(TorchOp op, typename TorchOp::Adaptor in,
                                  LoweringBuilder &b) {
  Shape sizes = b.sizes(in.getSelf());
  Shape targetSizes = b.sizes(in.getTarget());
  int64_t reduction = b.constantInt(op.getReduction(), "reduction");
  int64_t ignored = b.constantInt(op.getIgnoreIndex(), "ignore_index");
  if (sizes.empty() || targetSizes.rank() + 1 != sizes.rank())
    b.fail("the target must have one axis less than the scores");

  AffineExpr one = b.scope.getConstant(1);
  if (sizes.size() == 1)
    sizes.insertAxes(0, 1, one);
  AffineExpr batch = sizes[0], classes = sizes[1];
  AffineExpr positions = b.scope.getProduct(sizes.drop_front(2));
  Value target =
      b.reshape(b.cast(in.getTarget(), b.si64()), {batch, positions});
  Type type = b.computationType(b.elementType(in.getSelf()));
  auto pick = [&](Value scores) {
    return b.custom("loss.pick", {scores, target, b.integers({ignored})},
                    b.tensorType({batch, positions}, type));
  };
  Value picked =
      pick(b.reshape(b.cast(in.getSelf(), type), {batch, classes, positions}));
  Value losses = b.create<max::NegativeOp>(picked);
  Value weights;
  if (b.isNone(op.getWeight())) {
    Value isIgnored =
        b.create<max::EqualOp>(target, b.constant(ignored, b.si64()));
    weights = b.cast(b.create<max::NotOp>(isIgnored), type);
  } else {
    weights =
        pick(b.reshape(b.cast(in.getWeight(), type), {one, classes, one}));
    losses = b.create<max::MulOp>(losses, weights);
  }

  auto replace = [&](Value loss, Value total) {
    return b.replace(
        {b.cast(loss, b.resultType(0)), b.cast(total, b.resultType(1))});
  };
  if (reduction == static_cast<int64_t>(Reduction::None))
    return replace(b.reshape(losses, targetSizes), b.constant(0.0, type));
  Value loss = getSum(losses, {0, 1}, /*keepAxes=*/false, b);
  Value total = getSum(weights, {0, 1}, /*keepAxes=*/false, b);
  if (reduction == static_cast<int64_t>(Reduction::Mean))
    loss = b.create<max::DivOp>(loss, total);
  return replace(loss, total);
}

void torch_max::populateLossLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerNllLoss<AtenNllLossForwardOp>);
  lowerings.add(lowerNllLoss<AtenNllLoss2dForwardOp>);
}

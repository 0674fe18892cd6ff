//===- Counting.cpp - Histograms and counts -------------------------------===//
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

static LogicalResult lowerHistc(AtenHistcOp op, AtenHistcOp::Adaptor in,
                                LoweringBuilder &b) {
  Type type = b.elementType(in.getSelf());
  Type f64 = Float64Type::get(op.getContext());
  AffineExpr bins = b.size(op.getBins(), "bins");
  // Eager has no histogram of integers, and counts narrow floats in their own
  // type, in which 256 + 1 is 256.
  if (type != b.f32() && type != f64)
    b.fail("only f32 and f64 have a histogram that counts right");
  AffineExpr one = b.scope.getConstant(1);
  Value limits = b.create<max::ConcatOp>(
      SmallVector<Value>{b.reshape(b.scalar(op.getMin(), f64), {one}),
                         b.reshape(b.scalar(op.getMax(), f64), {one})},
      int64_t(0));
  Value flat =
      b.reshape(in.getSelf(), {b.scope.getProduct(b.sizes(in.getSelf()))});
  return b.replace(
      b.custom("counting.histc", {flat, limits}, b.tensorType({bins}, type)));
}

void torch_max::populateCountingLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerHistc);
}

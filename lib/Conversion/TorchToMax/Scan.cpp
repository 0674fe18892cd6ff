//===- Scan.cpp - Running sums, products and extremes ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rows.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::torch;

/// A sum or product of all elements so far, in the result's type.
static LogicalResult lowerScan(StringRef kernel, Value self, Value dim,
                               LoweringBuilder &b) {
  Type type = b.resultType();
  if (type.isInteger(1))
    b.fail("there are no running sums and products of bools");
  Rows rows(b.cast(self, type), dim, b);
  Value scanned = b.custom(kernel, {rows.tensor}, rows.type(rows.length, type));
  return b.replace(rows.restore(scanned, rows.length));
}

static LogicalResult lowerCumsum(AtenCumsumOp op, AtenCumsumOp::Adaptor in,
                                 LoweringBuilder &b) {
  return lowerScan("scan.cumsum", in.getSelf(), op.getDim(), b);
}

static LogicalResult lowerCumprod(AtenCumprodOp op, AtenCumprodOp::Adaptor in,
                                  LoweringBuilder &b) {
  return lowerScan("scan.cumprod", in.getSelf(), op.getDim(), b);
}

static LogicalResult lowerLogcumsumexp(AtenLogcumsumexpOp op,
                                       AtenLogcumsumexpOp::Adaptor in,
                                       LoweringBuilder &b) {
  if (isa<IntegerType>(b.elementType(in.getSelf())))
    b.fail("integers have no logarithm of their type");
  return lowerScan("scan.logcumsumexp", in.getSelf(), op.getDim(), b);
}

template <typename TorchOp, bool largest>
static LogicalResult lowerRunningExtremum(TorchOp op,
                                          typename TorchOp::Adaptor in,
                                          LoweringBuilder &b) {
  Rows rows(in.getSelf(), op.getDim(), b);
  auto [values, indices] =
      valuesAndIndices("sorting.running_extremum", rows, rows.length,
                       {b.integers({largest})}, b);
  return b.replace(
      {rows.restore(values, rows.length), rows.restore(indices, rows.length)});
}

void torch_max::populateScanLowerings(LoweringSet &lowerings) {
  lowerings.add(lowerCumsum);
  lowerings.add(lowerCumprod);
  lowerings.add(lowerLogcumsumexp);
  lowerings.add(lowerRunningExtremum<AtenCummaxOp, true>);
  lowerings.add(lowerRunningExtremum<AtenCumminOp, false>);
}

//===- KernelWork.cpp - What a call of a kernel computes ------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelWork.h"
#include "torch-max/Runtime/DType.h"

#include <algorithm>

#include "KernelSymbols.inc"

using namespace torch_max;
using namespace torch_max::kernels;
using llvm::StringRef;

static int64_t countElements(const KernelTensor &tensor) {
  int64_t count = 1;
  for (int64_t axis = 0; axis < tensor.rank; ++axis)
    count *= tensor.sizes[axis];
  return count;
}

/// Each element of the result is a sum of `inner` products.
static int64_t ofProduct(const KernelCall &call, int64_t inner) {
  return 2 * countElements(call.result(0)) * inner;
}

static int64_t ofMatmul(const KernelCall &call) {
  const auto &options =
      *reinterpret_cast<const LinearMatmulOptions *>(call.options);
  const KernelTensor &lhs = call.operand(0);
  return ofProduct(call, lhs.sizes[lhs.rank - (options.transposeLhs ? 2 : 1)]);
}

/// Each element of the narrow tensor, channels last, meets the filter's
/// elements of one of its channels.
static int64_t ofConvolution(const KernelTensor &narrow,
                             const KernelTensor &filter) {
  int64_t channels = narrow.sizes[narrow.rank - 1];
  return channels ? 2 * countElements(narrow) * countElements(filter) / channels
                  : 0;
}

/// The scores, and the sums of values.
static int64_t ofAttention(const KernelCall &call) {
  const auto &options =
      *reinterpret_cast<const AttentionForwardOptions *>(call.options);
  const KernelTensor &query = call.operand(0), &key = call.operand(1);
  const KernelTensor &value = call.operand(2);
  int64_t width = query.sizes[query.rank - 1] + value.sizes[value.rank - 1];
  int64_t rows = query.sizes[query.rank - 2], keys = key.sizes[key.rank - 2];
  int64_t heads = 1;
  for (int64_t axis = 0; axis < query.rank - 2; ++axis)
    heads *= query.sizes[axis];
  int64_t pairs = rows * keys;
  // Of queries and keys, both numbered from 0, those with a smaller key or the
  // same number.
  if (options.causal) {
    int64_t square = std::min(rows, keys);
    pairs = square * (square + 1) / 2 + (rows - square) * keys;
  }
  return 2 * heads * pairs * width;
}

static int64_t countOperations(StringRef kernel, const KernelCall &call) {
  if (kernel == "linear.matmul")
    return ofMatmul(call);
  if (kernel == "linear.int8_matmul" || kernel == "linear.int4_matmul")
    return ofProduct(call, call.operand(0).sizes[1]);
  if (kernel == "convolution.forward")
    return ofConvolution(call.result(0), call.operand(1));
  if (kernel == "convolution.filter_gradient")
    return ofConvolution(call.operand(0), call.result(0));
  if (kernel == "convolution.input_gradient")
    return ofConvolution(call.operand(0), call.operand(1));
  if (kernel == "attention.forward")
    return ofAttention(call);
  return 0;
}

/// Whether a kernel may leave most of a tensor alone: those that read by
/// indices, and those that only call others.
static bool isPartial(StringRef kernel) {
  StringRef family = kernel.split('.').first;
  return family == "indexing" || family == "sequence" || family == "torch" ||
         family == "views" || kernel == "copying.fence";
}

KernelWork torch_max::getWork(StringRef kernel, const KernelCall &call) {
  KernelWork work{countOperations(kernel, call), 0};
  if (!isPartial(kernel))
    for (int64_t i = 0; i < call.numResults + call.numOperands; ++i)
      work.bytes +=
          countElements(call.tensors[i]) * getSize(call.tensors[i].type);
  return work;
}

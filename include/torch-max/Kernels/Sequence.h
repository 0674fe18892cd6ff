//===- Sequence.h - What a sequence of kernels is told to do ----*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of `sequence.run` are a program for it: the number of steps, the
// most tensors of one step, and the steps. A step is
//
//   kernel, in C++, results, operands
//                                 the kernel by its place in the table, whether
//                                 it is one of lib/Kernels
//   place, index, type, rank, sizes...
//                                 for each result, then for each operand
//   number of options, options... as the kernel's own call has them
//
// Constants stand behind the steps. The first operand is the table: for each
// external constant of the graph, in their order, its address; for kernels that
// of the function. The first result is memory for what only the steps read.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_KERNELS_SEQUENCE_H
#define TORCH_MAX_KERNELS_SEQUENCE_H

#include "torch-max/Kernels/Abi.h"

namespace torch_max::kernels {

/// The constant of a graph that is the table.
inline constexpr char kAddressesName[] = "kernel/addresses";

/// Where a tensor of a step is, and what the index then counts.
enum class Place : int64_t {
  /// The results, or the operands, of the sequence.
  Result,
  Operand,
  /// The entries of the table.
  Address,
  /// The bytes of the first result.
  Workspace,
  /// The numbers of the program.
  Program,
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_KERNELS_SEQUENCE_H

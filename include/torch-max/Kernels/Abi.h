//===- Abi.h - How a graph calls precompiled kernels ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A precompiled kernel is one C function of one argument, a KernelCall. The
// custom op `native.call_*` (generated into Mojo from
// mojo_kernels/kernels.toml) makes it on its stack: every field is 64 bits
// wide, so that it is an array of integers there. The address of the function
// is in the graph a constant that the runtime binds when it loads a model:
// nothing of a process is in a model.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_KERNELS_ABI_H
#define TORCH_MAX_KERNELS_ABI_H

#include <atomic>
#include <cstdint>

namespace torch_max::kernels {

/// The constants of a graph that hold kernels are named
/// `kernel/<library>/<symbol>`. Each has two numbers: the function's address
/// and that of the model's state.
inline constexpr char kKernelPrefix[] = "kernel/";

/// Tensors of more axes are not given to precompiled kernels.
inline constexpr int64_t kMaxRank = 8;
/// The bytes of `KernelCall::error`, the terminating zero among them.
inline constexpr int64_t kErrorSize = 512;

/// Element types by number; generate_kernels.py gives the Mojo side the same.
enum class ElementType : int64_t {
  F32 = 0,
  F64 = 1,
  F16 = 2,
  BF16 = 3,
  Bool = 4,
  SI8 = 5,
  SI16 = 6,
  SI32 = 7,
  SI64 = 8,
  UI8 = 9,
  UI16 = 10,
  UI32 = 11,
  UI64 = 12,
};

/// A tensor in C order.
struct KernelTensor {
  void *data;
  ElementType type;
  int64_t rank;
  int64_t sizes[kMaxRank];
};

struct KernelCall {
  int64_t numResults;
  int64_t numOperands;
  /// What the graph says about the call, in the order of the registry; the
  /// first one is the number of the call in its graph.
  const int64_t *options;
  /// What kernels keep between calls of one loaded model; never null.
  class ModelState *state;
  /// Where a kernel that fails says why, as a string.
  char *error;
  /// The results, then the operands.
  KernelTensor tensors[1];

  int64_t site() const { return options[0]; }
  const KernelTensor &result(int64_t index) const { return tensors[index]; }
  const KernelTensor &operand(int64_t index) const {
    return tensors[numResults + index];
  }
};

/// Returns 0, or another number after it has written to `error`.
using Kernel = int64_t (*)(const KernelCall *);

/// How the kernels in C++ get at the engine's threads: `Parallelize` calls
/// `task(context, i)` for each i below `count`, `Parallelism` says how many
/// threads there are, and `RunningCalls` how many calls of models there are
/// that may want them now. The runtime gives these to the function
/// `torch_max_set_threads` of the library.
using Task = void (*)(void *context, int64_t index);
using Parallelize = void (*)(Task task, void *context, int64_t count);
using Parallelism = int64_t (*)();
using RunningCalls = std::atomic<int64_t>;
using SetThreads = void (*)(Parallelize, Parallelism, const RunningCalls *);

} // namespace torch_max::kernels

#endif // TORCH_MAX_KERNELS_ABI_H

//===- Threads.h - Loops on the engine's threads ----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_THREADS_H
#define TORCH_MAX_LIB_KERNELS_THREADS_H

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace torch_max::kernels {

/// How many threads the engine has.
int64_t getNumThreads();

/// Calls `task(context, i)` for each i below `count`, on the engine's threads.
/// An exception of a task is thrown again when all have ended.
void runTasks(int64_t count, void (*task)(void *context, int64_t index),
              void *context);

template <typename F> void parallelFor(int64_t count, F &&function) {
  using Function = std::remove_reference_t<F>;
  runTasks(
      count,
      [](void *context, int64_t index) {
        (*static_cast<Function *>(context))(index);
      },
      const_cast<void *>(static_cast<const void *>(&function)));
}

/// Calls `function(row)` for each row, with as many tasks as there are threads.
template <typename F> void parallelRows(int64_t rows, F &&function) {
  int64_t tasks = rows < getNumThreads() ? rows : getNumThreads();
  parallelFor(tasks, [&](int64_t task) {
    for (int64_t row = rows * task / tasks; row < rows * (task + 1) / tasks;
         ++row)
      function(row);
  });
}

/// Memory of the calling thread that holds so many bytes, aligned to a line of
/// the cache. Valid until the thread asks again.
void *getScratch(size_t bytes);

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_THREADS_H

//===- Fork.h - Processes that were forked ----------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forked child has a copy of the memory, but only one thread. The engine's
// threads are missing, so a call would wait for them for ever; a lock that
// another thread held stays taken. Such a child gets an error instead. A child
// that is forked before the engine starts can use it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_FORK_H
#define TORCH_MAX_RUNTIME_FORK_H

#include "llvm/Support/Error.h"

namespace torch_max {

/// Whether this process was forked from one that had used the engine. What it
/// has inherited of the engine cannot be called, and not even be freed. The
/// question costs a nanosecond and takes no lock.
bool isForkedWithEngine();

/// An error in such a process.
llvm::Error checkNotForked();

/// To be called when the engine's threads run.
void noteEngineStart();

/// While one exists, this thread may hold locks around the engine: a child that
/// is forked now cannot use it.
class EngineWork {
public:
  EngineWork();
  EngineWork(const EngineWork &) = delete;
  EngineWork &operator=(const EngineWork &) = delete;
  ~EngineWork();

  /// As `checkNotForked`.
  llvm::Error check() const { return checkNotForked(); }
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_FORK_H

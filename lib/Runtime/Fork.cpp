//===- Fork.cpp - Processes that were forked ------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Fork.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <pthread.h>
#include <unistd.h>

using namespace torch_max;

static std::atomic<bool> isEngineStarted = false;
static std::atomic<int> numWorking = 0;
/// Whether the engine's threads, or the owner of a lock, are in the parent
/// only.
static std::atomic<bool> isForked = false;

/// Ends the process before the engine's library does what it does at the end:
/// it waits for its threads.
static void leaveEarly(int status, void *) {
  fflush(nullptr);
  _exit(status);
}

/// Runs in each forked child, as its only thread.
static void noteFork() {
  if (isForked || (!isEngineStarted && numWorking == 0))
    return;
  isForked = true;
  // The last one that is registered is the first one that is called.
  on_exit(leaveEarly, nullptr);
}

void torch_max::noteEngineStart() { isEngineStarted = true; }

EngineWork::EngineWork() {
  static const int registered = pthread_atfork(nullptr, nullptr, noteFork);
  (void)registered;
  ++numWorking;
}

EngineWork::~EngineWork() { --numWorking; }

bool torch_max::isForkedWithEngine() {
  return isForked.load(std::memory_order_relaxed);
}

llvm::Error torch_max::checkNotForked() {
  if (!isForkedWithEngine())
    return llvm::Error::success();
  return llvm::createStringError(
      "the MAX engine does not survive a fork, and this process was forked "
      "from one that had used it: start processes with the method 'spawn' of "
      "multiprocessing, or use the engine in the child only, not before the "
      "fork");
}

//===- StackOverflow.cpp - Input that is too deep for the stack -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackOverflow.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <pthread.h>
#include <string>
#include <unistd.h>

using namespace torch_max;

namespace {
struct Watched {
  /// The lowest addresses of the stack, and what lies below them.
  uintptr_t begin = 0, end = 0;
  std::string message;
  struct sigaction llvmHandler = {};
};
} // namespace

static Watched watched;

/// Runs on the stack for signals that LLVM has made.
static void handleSegmentationFault(int signal, siginfo_t *info, void *) {
  auto address = reinterpret_cast<uintptr_t>(info->si_addr);
  if (address < watched.begin || address >= watched.end) {
    // Another fault: it occurs again and is LLVM's.
    sigaction(signal, &watched.llvmHandler, nullptr);
    return;
  }
  // Removes unfinished output.
  llvm::sys::RunInterruptHandlers();
  (void)!write(STDERR_FILENO, watched.message.data(), watched.message.size());
  _exit(EXIT_FAILURE);
}

void torch_max::reportStackOverflow(const char *program) {
  // The lowest page can be used, a guard lies below it. A function with a large
  // frame faults farther down.
  constexpr uintptr_t largestFrame = 1 << 20;
  pthread_attr_t attributes;
  void *lowest = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0)
    return;
  bool isKnown = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
  pthread_attr_destroy(&attributes);
  if (!isKnown)
    return;
  auto begin = reinterpret_cast<uintptr_t>(lowest);
  watched.begin = begin - std::min(begin, largestFrame);
  watched.end = begin + static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  watched.message =
      llvm::sys::path::filename(program).str() +
      ": error: the input is nested too deeply: the stack is full\n";

  // This makes LLVM install its handlers and a stack for them, which it does
  // once.
  llvm::sys::SetInterruptFunction(nullptr);
  struct sigaction action = {};
  action.sa_sigaction = handleSegmentationFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, &watched.llvmHandler);
}

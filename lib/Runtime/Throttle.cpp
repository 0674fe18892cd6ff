//===- Throttle.cpp - A process that makes room for others ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Throttle.h"
#include "Paths.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <csignal>

using namespace torch_max;
using namespace std::chrono_literals;

static constexpr auto turnLength = 20ms, pauseLength = 100ms;

/// Of a turn: a thread that waits for a processor longer has to share it.
static constexpr std::chrono::nanoseconds tolerated = turnLength / 10;

/// For how many nanoseconds the threads of a process were ready to run but had
/// no processor. 0 where the system does not tell, so that the process runs
/// freely.
static uint64_t getTimeWaited(pid_t process) {
  uint64_t sum = 0;
  std::error_code error;
  std::string folder = ("/proc/" + llvm::Twine(process) + "/task").str();
  for (llvm::sys::fs::directory_iterator thread(folder, error), end;
       !error && thread != end; thread.increment(error)) {
    // The time on a processor, the time without, and the number of turns.
    auto file = llvm::MemoryBuffer::getFileAsStream(
        joinPath(thread->path(), "schedstat"));
    uint64_t waited = 0;
    if (file &&
        !(*file)->getBuffer().split(' ').second.split(' ').first.getAsInteger(
            10, waited))
      sum += waited;
  }
  return sum;
}

Throttle::Throttle(pid_t child)
    : child(child), waitedBefore(getTimeWaited(child)) {}

void Throttle::update(bool makesRoom) {
  if (!makesRoom && !isStopped)
    return;
  Clock::time_point now = Clock::now();
  if (makesRoom && now - begin < (isStopped ? pauseLength : turnLength))
    return;
  begin = now;
  if (isStopped) {
    kill(child, SIGCONT);
    isStopped = false;
    waitedBefore = getTimeWaited(child);
    return;
  }
  uint64_t waited = getTimeWaited(child);
  // A thread that has ended takes its time with it.
  if (waited > waitedBefore + tolerated.count()) {
    kill(child, SIGSTOP);
    isStopped = true;
  }
  waitedBefore = waited;
}

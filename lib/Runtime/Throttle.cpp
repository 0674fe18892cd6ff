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

static constexpr auto turnLength = 20ms;

/// Of a turn: who waits longer has to share a processor, and who uses less
/// takes it from nobody.
static constexpr std::chrono::nanoseconds tolerated = turnLength / 10;

/// So often as long as what a turn has used is the pause behind it. One in
/// which the child has computed on several processors costs the others more.
static constexpr int pauseFactor = 10;

/// What the threads of a process did until now. 0 where the system does not
/// tell, so that the child runs freely.
static ProcessorTimes getTimes(const llvm::Twine &process) {
  ProcessorTimes times;
  std::error_code error;
  std::string folder = ("/proc/" + process + "/task").str();
  for (llvm::sys::fs::directory_iterator thread(folder, error), end;
       !error && thread != end; thread.increment(error)) {
    // Used, waited, and the number of time slices.
    auto file = llvm::MemoryBuffer::getFileAsStream(
        joinPath(thread->path(), "schedstat"));
    if (!file)
      continue;
    auto [first, rest] = (*file)->getBuffer().split(' ');
    int64_t used = 0, waited = 0;
    if (first.getAsInteger(10, used) ||
        rest.split(' ').first.getAsInteger(10, waited))
      continue;
    times.used += std::chrono::nanoseconds(used);
    times.waited += std::chrono::nanoseconds(waited);
  }
  return times;
}

Throttle::Throttle(pid_t child) : child(child), before(getTimesNow()) {}

ProcessorTimes Throttle::getTimesNow() const {
  ProcessorTimes times = getTimes(llvm::Twine(child));
  // The child does not wait as long as it has a processor for itself and our
  // threads share the others.
  times.waited += getTimes("self").waited;
  return times;
}

void Throttle::update(bool makesRoom) {
  if (!makesRoom && !isStopped)
    return;
  Clock::time_point now = Clock::now();
  if (makesRoom && now - begin < (isStopped ? pause : turnLength))
    return;
  begin = now;
  if (isStopped) {
    kill(child, SIGCONT);
    isStopped = false;
    before = getTimesNow();
    return;
  }
  ProcessorTimes times = getTimesNow();
  // A thread that has ended takes its times with it.
  std::chrono::nanoseconds used = times.used - before.used,
                           waited = times.waited - before.waited;
  if (used > tolerated && waited > tolerated) {
    kill(child, SIGSTOP);
    isStopped = true;
    pause = pauseFactor * used;
  }
  before = times;
}

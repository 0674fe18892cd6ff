//===- Throttle.h - A process that makes room for others --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A child process that nobody waits for runs in short turns as long as it or
// this process has to wait for a processor, and freely otherwise.
//
// A low priority does not do: each time slice that such a process gets stops
// one of the threads that compute a product together, and the others wait for
// it. With niceness 10, calls of GPT-2 on two cores took 1.28 times as long
// during a compile that lasted 208 s; in turns of 20 ms with pauses of 60 ms,
// they took 1.11 times as long during one of 162 s.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_THROTTLE_H
#define TORCH_MAX_RUNTIME_THROTTLE_H

#include <chrono>
#include <cstdint>
#include <sys/types.h>

namespace torch_max {

/// Of threads: for how long they ran, and were ready to run but had no
/// processor.
struct ProcessorTimes {
  std::chrono::nanoseconds used{0}, waited{0};
};

class Throttle {
public:
  /// Of a child that has not been waited for.
  explicit Throttle(pid_t child);

  /// Stops the child or lets it go on. To be called every few milliseconds. A
  /// child that does not make room runs freely.
  void update(bool makesRoom);

  /// Whether the child is in a pause between two turns.
  bool isPaused() const { return isStopped; }

private:
  using Clock = std::chrono::steady_clock;

  /// What the child has used, and what both it and this process have waited.
  ProcessorTimes getTimesNow() const;

  pid_t child;
  bool isStopped = false;
  /// When the turn or the pause began, and the times at that moment.
  Clock::time_point begin = Clock::now();
  ProcessorTimes before;
  /// How long this pause takes.
  Clock::duration pause{};
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_THROTTLE_H

//===- Watchdog.h - Time limits for a child process -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_WATCHDOG_H
#define TORCH_MAX_RUNTIME_WATCHDOG_H

#include <chrono>
#include <cstdint>
#include <string>
#include <sys/types.h>

namespace torch_max {

/// How long a compile may take if nobody says otherwise, in seconds. Hours are
/// for huge graphs on a busy machine; a process that hangs is found earlier.
constexpr double defaultCompileTimeout = 3600;

/// After how many seconds without a sign of life a process counts as hung, with
/// this limit for the whole compile.
double getIdleLimit(double compileTimeout);

/// Measures time while this process runs: not while it is stopped or the
/// machine sleeps, as others then had no time to do anything either.
class RunningClock {
public:
  /// The seconds since the previous call, at most one. To be called often.
  double lap();

private:
  std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
};

/// Says when a child process has to be ended, because it takes too long, or
/// because it hangs: it uses no processor. A child that only gets little of a
/// busy machine still uses some.
class Watchdog {
public:
  /// Of a child that has not been waited for. A `limit` of zero is none.
  Watchdog(pid_t child, double limit);
  Watchdog(pid_t child, double limit, double idleLimit);

  /// Why the child has to be ended, to follow its name in a message, or an
  /// empty string. To be called every few milliseconds. Time in which the child
  /// is paused by us does not count.
  std::string update(bool isPaused);

private:
  /// The processor time that the child has used until now, in seconds.
  double getTimeUsed() const;

  pid_t child;
  double limit, idleLimit;
  RunningClock clock;
  double total = 0;
  /// How long the present look at the child takes, and what the child had used
  /// when it began.
  double idle = 0;
  double usedBefore = 0;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_WATCHDOG_H

//===- Watchdog.cpp - Time limits for a child process ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Watchdog.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <ctime>

using namespace torch_max;

/// Idle threads of the engine use less than a tenth of this.
static constexpr double usedIfAlive = 0.001;

double torch_max::getIdleLimit(double compileTimeout) {
  return std::min(compileTimeout, 60.0);
}

double RunningClock::lap() {
  auto now = std::chrono::steady_clock::now();
  std::chrono::duration<double> passed = now - last;
  last = now;
  return std::min(passed.count(), 1.0);
}

Watchdog::Watchdog(pid_t child, double limit)
    : Watchdog(child, limit, getIdleLimit(limit)) {}

Watchdog::Watchdog(pid_t child, double limit, double idleLimit)
    : child(child), limit(limit), idleLimit(idleLimit) {}

double Watchdog::getTimeUsed() const {
  clockid_t clock;
  timespec time;
  if (clock_getcpuclockid(child, &clock) != 0 ||
      clock_gettime(clock, &time) != 0)
    // Where the system does not tell, the child counts as alive.
    return usedBefore + idle;
  return time.tv_sec + time.tv_nsec * 1e-9;
}

std::string Watchdog::update(bool isPaused) {
  double passed = clock.lap();
  if (isPaused || limit == 0)
    return "";
  constexpr const char *advice =
      "; the option compile_timeout (TORCH_MAX_BACKEND_COMPILE_TIMEOUT) sets "
      "the limit in seconds, 0 is none";
  idle += passed;
  total += passed;
  if (idle >= idleLimit) {
    double used = getTimeUsed();
    if (used - usedBefore < idle * usedIfAlive)
      return llvm::formatv("hangs, or something has stopped it: it has used no "
                           "processor for {0:f1} s, and was ended{1}",
                           idleLimit, advice);
    usedBefore = used;
    idle = 0;
  }
  if (total >= limit)
    return llvm::formatv("was not done after {0:f1} s, and was ended{1}", limit,
                         advice);
  return "";
}

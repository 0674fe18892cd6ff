//===- ThrottleTest.cpp - A process that makes room for others ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifdef __linux__

#include "torch-max/Runtime/Throttle.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <chrono>
#include <csignal>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace torch_max;
using namespace std::chrono_literals;

namespace {
/// A child that never ends by itself.
class Child {
public:
  /// It either keeps a processor busy or sleeps.
  explicit Child(bool isBusy) : id(fork()) {
    if (id != 0)
      return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // Without an effect, the loop might be optimised away.
    for (volatile unsigned count = 0; true; count = count + 1)
      if (!isBusy)
        pause();
  }
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;
  ~Child() { end(); }

  void end() {
    if (id <= 0)
      return;
    kill(id, SIGKILL);
    waitpid(id, nullptr, 0);
    id = 0;
  }

  bool isStopped() const { return isInState("T"); }
  bool isAsleep() const { return isInState("S"); }

  pid_t id;

private:
  bool isInState(llvm::StringRef state) const {
    auto file = llvm::MemoryBuffer::getFileAsStream(
        ("/proc/" + llvm::Twine(id) + "/stat").str());
    return file && (*file)->getBuffer().rsplit(") ").second.starts_with(state);
  }
};

/// Keeps this thread, and children that it forks, on one processor.
class OneProcessor {
public:
  OneProcessor() {
    sched_getaffinity(0, sizeof(before), &before);
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(sched_getcpu(), &processors);
    sched_setaffinity(0, sizeof(processors), &processors);
  }
  ~OneProcessor() { sched_setaffinity(0, sizeof(before), &before); }

private:
  cpu_set_t before;
};
} // namespace

/// Whether the child was seen in a state before the time was over.
static bool waitUntil(bool isStopped, Throttle &throttle, const Child &child,
                      std::chrono::milliseconds limit) {
  for (auto end = std::chrono::steady_clock::now() + limit;
       std::chrono::steady_clock::now() < end; usleep(5'000)) {
    throttle.update(/*makesRoom=*/true);
    if (child.isStopped() == isStopped)
      return true;
  }
  return false;
}

TEST(ThrottleTest, PausesWhileOthersWantTheProcessor) {
  OneProcessor guard;
  Child busy(true), other(true);
  Throttle throttle(busy.id);
  // Again and again.
  for (int turn = 0; turn < 3; ++turn) {
    EXPECT_TRUE(waitUntil(true, throttle, busy, 20s));
    EXPECT_TRUE(waitUntil(false, throttle, busy, 20s));
  }
  // Until somebody waits for it.
  ASSERT_TRUE(waitUntil(true, throttle, busy, 20s));
  throttle.update(/*makesRoom=*/false);
  EXPECT_FALSE(busy.isStopped());
  // Without the other, it comes to run freely.
  other.end();
  bool ranFreely = false;
  for (int attempt = 0; attempt < 20 && !ranFreely; ++attempt) {
    ASSERT_TRUE(waitUntil(false, throttle, busy, 20s));
    ranFreely = !waitUntil(true, throttle, busy, 300ms);
  }
  EXPECT_TRUE(ranFreely);
}

TEST(ThrottleTest, LeavesAProcessAloneThatDoesNotWait) {
  Child sleeping(false);
  // Until then it may wait for a processor.
  while (!sleeping.isAsleep())
    usleep(1'000);
  Throttle throttle(sleeping.id);
  EXPECT_FALSE(waitUntil(true, throttle, sleeping, 300ms));
}

TEST(ThrottleTest, MayOutliveTheProcess) {
  Child child(true);
  Throttle throttle(child.id);
  waitUntil(true, throttle, child, 100ms);
  // Not waited for yet, so that no other process can have its number.
  kill(child.id, SIGKILL);
  for (int i = 0; i < 40; ++i, usleep(5'000))
    throttle.update(/*makesRoom=*/true);
}

#endif // __linux__

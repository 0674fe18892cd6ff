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

#include <atomic>
#include <chrono>
#include <csignal>
#include <optional>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
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

  /// For how long it was ready to run but had no processor.
  std::chrono::nanoseconds getTimeWaited() const {
    int64_t waited = 0;
    std::string times = read("schedstat");
    llvm::StringRef(times).split(' ').second.split(' ').first.getAsInteger(
        10, waited);
    return std::chrono::nanoseconds(waited);
  }
  bool isStopped() const { return isInState("T"); }
  bool isAsleep() const { return isInState("S"); }

  pid_t id;

private:
  bool isInState(llvm::StringRef state) const {
    std::string fields = read("stat");
    return llvm::StringRef(fields).rsplit(") ").second.starts_with(state);
  }
  std::string read(llvm::StringRef name) const {
    auto file = llvm::MemoryBuffer::getFileAsStream(
        ("/proc/" + llvm::Twine(id) + "/" + name).str());
    return file ? (*file)->getBuffer().str() : "";
  }
};

/// Keeps this thread, and children and threads that it starts meanwhile, on one
/// processor.
class OneProcessor {
public:
  explicit OneProcessor(int processor = sched_getcpu()) {
    sched_getaffinity(0, sizeof(before), &before);
    cpu_set_t processors;
    CPU_ZERO(&processors);
    CPU_SET(processor, &processors);
    sched_setaffinity(0, sizeof(processors), &processors);
  }
  ~OneProcessor() { sched_setaffinity(0, sizeof(before), &before); }

  /// One that this thread could run on before; -1 if there is none.
  int findOther() const {
    for (int processor = 0; processor < CPU_SETSIZE; ++processor)
      if (CPU_ISSET(processor, &before) && processor != sched_getcpu())
        return processor;
    return -1;
  }

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
  bool ranFreely = false, neverWaited = false;
  for (int attempt = 0; attempt < 20 && !ranFreely; ++attempt) {
    ASSERT_TRUE(waitUntil(false, throttle, busy, 20s));
    std::chrono::nanoseconds waited = busy.getTimeWaited();
    ranFreely = !waitUntil(true, throttle, busy, 300ms);
    neverWaited |= busy.getTimeWaited() - waited < 1ms;
  }
  // If not, processes that this test did not start have used the processor.
  EXPECT_TRUE(ranFreely || !neverWaited);
}

TEST(ThrottleTest, PausesForThreadsOfOurs) {
  OneProcessor guard;
  int other = guard.findOther();
  if (other < 0)
    GTEST_SKIP() << "there is one processor only";
  // The child has the other processor for itself.
  std::optional<OneProcessor> there(other);
  Child busy(true);
  there.reset();
  std::atomic<bool> isDone = false;
  auto compute = [&] {
    while (!isDone)
      ;
  };
  std::thread one(compute), two(compute);
  Throttle throttle(busy.id);
  // Within a few turns: at some time the child has to wait for some process.
  EXPECT_TRUE(waitUntil(true, throttle, busy, 500ms));
  EXPECT_TRUE(waitUntil(false, throttle, busy, 20s));
  isDone = true;
  one.join();
  two.join();
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

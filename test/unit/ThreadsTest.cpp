//===- ThreadsTest.cpp - Loops of kernels, and threads that are held ------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine's threads are threads of the test here.
//
//===----------------------------------------------------------------------===//

#include "Threads.h"
#include "torch-max/Kernels/Abi.h"

#include "gtest/gtest.h"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace torch_max::kernels;

extern "C" void torch_max_set_threads(Parallelize, Parallelism,
                                      const RunningCalls *);

static constexpr int64_t kNumThreads = 4;
static RunningCalls runningCalls;
static std::atomic<int> numWoken;
/// How long a thread takes to wake up.
static std::atomic<int> millisecondsToWake;

static void parallelizeWithThreads(Task task, void *context, int64_t count) {
  std::vector<std::thread> threads;
  for (int64_t i = 1; i < count; ++i)
    threads.emplace_back([=] {
      ++numWoken;
      std::this_thread::sleep_for(
          std::chrono::milliseconds(millisecondsToWake));
      task(context, i);
    });
  task(context, 0);
  for (std::thread &thread : threads)
    thread.join();
}

namespace {
class Threads : public testing::Test {
protected:
  void SetUp() override {
    runningCalls = 1;
    numWoken = millisecondsToWake = 0;
    torch_max_set_threads(
        parallelizeWithThreads, [] { return kNumThreads; }, &runningCalls);
  }
};
} // namespace

/// Runs a loop and expects each index once.
static void expectEachIndexOnce(int64_t count) {
  std::vector<std::atomic<int>> seen(count);
  parallelFor(count, [&](int64_t index) { ++seen[index]; });
  for (int64_t index = 0; index < count; ++index)
    EXPECT_EQ(seen[index], 1) << index << " of " << count;
}

/// Until the threads have gone, or for a time that is long enough for that.
static void waitUntilGone() {
  for (int i = 0; i < 5000 && areThreadsHeld(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST_F(Threads, RunEachIndexOnce) {
  for (int64_t count : {0, 1, 2, 3, 4, 5, 17})
    expectEachIndexOnce(count);
}

TEST_F(Threads, HeldThreadsRunEachIndexOnce) {
  holdThreads([] {
    for (int64_t loop = 0; loop < 2000; ++loop)
      expectEachIndexOnce(loop % 19);
  });
}

TEST_F(Threads, HeldThreadsAreWokenOnce) {
  std::atomic<int64_t> sum = 0;
  holdThreads([&] {
    for (int loop = 0; loop < 100; ++loop)
      parallelFor(kNumThreads, [&](int64_t index) { sum += index; });
  });
  EXPECT_EQ(sum, 100 * (kNumThreads * (kNumThreads - 1) / 2));
  EXPECT_EQ(numWoken, kNumThreads - 1);
}

TEST_F(Threads, LoopsDoNotWaitForAThreadThatIsLate) {
  millisecondsToWake = 1000;
  auto begin = std::chrono::steady_clock::now();
  std::chrono::steady_clock::duration loops;
  holdThreads([&] {
    for (int64_t loop = 0; loop < 10; ++loop)
      expectEachIndexOnce(8);
    loops = std::chrono::steady_clock::now() - begin;
  });
  EXPECT_LT(loops, std::chrono::milliseconds(1000));
}

TEST_F(Threads, HeldThreadsGoIfIdle) {
  holdThreads([] {
    expectEachIndexOnce(8);
    waitUntilGone();
    EXPECT_FALSE(areThreadsHeld());
    expectEachIndexOnce(8);
  });
}

TEST_F(Threads, HeldThreadsGoIfAnotherCallRuns) {
  holdThreads([] {
    expectEachIndexOnce(8);
    runningCalls = 2;
    while (areThreadsHeld())
      expectEachIndexOnce(8);
    expectEachIndexOnce(8);
  });
}

TEST_F(Threads, MayBeHeldOnceAndForOneCallOnly) {
  EXPECT_TRUE(mayHoldThreads());
  holdThreads([] { EXPECT_FALSE(mayHoldThreads()); });
  EXPECT_TRUE(mayHoldThreads());
  runningCalls = 2;
  EXPECT_FALSE(mayHoldThreads());
  runningCalls = 1;
  torch_max_set_threads(
      parallelizeWithThreads, [] { return int64_t(1); }, &runningCalls);
  EXPECT_FALSE(mayHoldThreads());
}

TEST_F(Threads, LoopsInsideOfLoopsOfHeldThreads) {
  holdThreads([] {
    std::atomic<int64_t> sum = 0;
    parallelFor(3, [&](int64_t outer) {
      parallelFor(5, [&](int64_t inner) { sum += outer * inner; });
    });
    EXPECT_EQ(sum, 30);
    expectEachIndexOnce(6);
  });
}

TEST_F(Threads, ErrorsOfTasksAreThrownByTheLoop) {
  auto run = [] {
    int64_t done = 0;
    EXPECT_THROW(parallelFor(8,
                             [&](int64_t index) {
                               if (index == 5)
                                 throw std::runtime_error("of a task");
                             }),
                 std::runtime_error);
    parallelFor(1, [&](int64_t) { ++done; });
    EXPECT_EQ(done, 1);
  };
  run();
  holdThreads(run);
}

TEST_F(Threads, ErrorsOfTheBodyAreThrownAgain) {
  EXPECT_THROW(holdThreads([] { throw std::runtime_error("of the body"); }),
               std::runtime_error);
  EXPECT_TRUE(mayHoldThreads());
}

TEST_F(Threads, CountsLoopsThatWakeThreads) {
  int64_t before = countWokenLoops();
  expectEachIndexOnce(1);
  EXPECT_EQ(countWokenLoops(), before);
  expectEachIndexOnce(2);
  EXPECT_EQ(countWokenLoops(), before + 1);
  holdThreads([] { expectEachIndexOnce(2); });
  EXPECT_EQ(countWokenLoops(), before + 2);
}

//===- Threads.cpp - Loops on the engine's threads ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads.h"
#include "torch-max/Kernels/Abi.h"
#include "torch-max/Kernels/HandOver.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <new>
#include <thread>

using namespace torch_max;
using kernels::Task;

// GCC's OpenMP, whose header clang does not have.
extern "C" int omp_get_max_threads();
extern "C" void omp_set_num_threads(int count);

static kernels::Parallelize parallelize;
static kernels::Parallelism parallelism;
static const kernels::RunningCalls *runningCalls;

/// Called by the runtime when it has opened the library.
extern "C" __attribute__((visibility("default"))) void
torch_max_set_threads(kernels::Parallelize parallelizeFn,
                      kernels::Parallelism parallelismFn,
                      const kernels::RunningCalls *running) {
  parallelize = parallelizeFn;
  parallelism = parallelismFn;
  runningCalls = running;
}

int64_t kernels::getNumThreads() { return parallelism(); }

namespace {
/// oneDNN would start threads of its own for each primitive. The thread may be
/// the user's, whose setting is put back.
class OneThread {
public:
  OneThread() : before(omp_get_max_threads()) {
    if (before != 1)
      omp_set_num_threads(1);
  }
  ~OneThread() {
    if (before != 1)
      omp_set_num_threads(before);
  }

private:
  int before;
};

struct Loop {
  Task task;
  void *context;
  /// THREAD-SAFETY: protects `error`, which several tasks may set.
  std::mutex mutex;
  std::exception_ptr error;

  static void run(void *context, int64_t index) {
    auto *loop = static_cast<Loop *>(context);
    kernels::TakenOver takenOver(loop);
    OneThread oneThread;
    try {
      loop->task(loop->context, index);
    } catch (...) {
      std::lock_guard<std::mutex> guard(loop->mutex);
      loop->error = std::current_exception();
    }
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Held threads
//===----------------------------------------------------------------------===//

namespace {
/// One thread, the leader, runs a body, and the others take part in its loops.
/// They look for work without sleeping, and nobody waits for one that has not
/// come: who has time takes the next index of the loop.
class Team {
public:
  Team(void (*body)(void *), void *context) : body(body), context(context) {}

  /// What each thread does, the first one as the leader.
  static void enter(void *team, int64_t index) {
    if (index == 0)
      static_cast<Team *>(team)->lead();
    else
      static_cast<Team *>(team)->help();
  }

  void run(Loop &newLoop, int64_t newCount);
  bool isWhole() const { return !hasGone.load(std::memory_order_relaxed); }

private:
  void lead();
  void help();
  /// Runs one index of the loop, if there is one left.
  bool runNext();

  void (*body)(void *);
  void *context;

  /// The loop, which does not change before all of its indices are done.
  Loop *loop = nullptr;
  int64_t count = 0;
  /// How many indices nobody has taken, and how many are not done.
  alignas(64) std::atomic<int64_t> left = 0;
  alignas(64) std::atomic<int64_t> unfinished = 0;
  alignas(64) std::atomic<bool> isClosed = false;
  std::atomic<bool> hasGone = false;
};
} // namespace

/// The team that the calling thread leads, unless it runs an index of a loop.
static thread_local Team *team = nullptr;
static thread_local int64_t wokenLoops = 0;

static void pauseThread() {
#ifdef __x86_64__
  __builtin_ia32_pause();
#endif
}

static bool isAnotherCallRunning() {
  return runningCalls->load(std::memory_order_relaxed) > 1;
}

bool kernels::mayHoldThreads() {
  return getNumThreads() > 1 && !team && !isAnotherCallRunning();
}

void Team::lead() {
  struct Closing {
    explicit Closing(Team *self) : self(self) { team = self; }
    ~Closing() {
      team = nullptr;
      self->isClosed.store(true, std::memory_order_relaxed);
    }
    Team *self;
  } closing(this);
  body(context);
}

bool Team::runNext() {
  int64_t taken = left.load(std::memory_order_relaxed);
  do {
    if (taken == 0)
      return false;
  } while (!left.compare_exchange_weak(
      taken, taken - 1, std::memory_order_acquire, std::memory_order_relaxed));
  Loop::run(loop, count - taken);
  unfinished.fetch_sub(1, std::memory_order_release);
  return true;
}

void Team::help() {
  using Clock = std::chrono::steady_clock;
  /// As long as the engine's threads look for work before they sleep.
  constexpr std::chrono::microseconds mostIdle(50);
  constexpr int looksPerTime = 32;
  Clock::time_point lastWork = Clock::now();
  for (int looks = 1;
       !isClosed.load(std::memory_order_relaxed) && !isAnotherCallRunning();
       ++looks) {
    if (runNext())
      lastWork = Clock::now();
    else if (looks % looksPerTime == 0 && Clock::now() - lastWork > mostIdle)
      break;
    else
      pauseThread();
  }
  hasGone.store(true, std::memory_order_relaxed);
}

void Team::run(Loop &newLoop, int64_t newCount) {
  loop = &newLoop;
  count = newCount;
  unfinished.store(count, std::memory_order_relaxed);
  left.store(count, std::memory_order_release);
  // A loop inside of a loop is the engine's.
  team = nullptr;
  while (runNext())
    ;
  /// A thread that has lost its core needs this one.
  constexpr int looksBeforeYield = 1 << 12;
  for (int looks = 1; unfinished.load(std::memory_order_acquire) > 0; ++looks)
    if (looks % looksBeforeYield == 0)
      std::this_thread::yield();
    else
      pauseThread();
  team = this;
}

void kernels::holdThreads(void (*body)(void *context), void *context) {
  Team held(body, context);
  runTasks(getNumThreads(), Team::enter, &held);
}

bool kernels::areThreadsHeld() { return team && team->isWhole(); }

int64_t kernels::countWokenLoops() { return wokenLoops; }

void kernels::runTasks(int64_t count, Task task, void *context) {
  Loop loop{task, context, {}, {}};
  {
    kernels::GivenAway givenAway(&loop);
    if (count == 1) {
      Loop::run(&loop, 0);
    } else if (count > 1 && team) {
      team->run(loop, count);
    } else if (count > 1) {
      ++wokenLoops;
      parallelize(&Loop::run, &loop, count);
    }
  }
  if (loop.error)
    std::rethrow_exception(loop.error);
}

namespace {
struct Scratch {
  ~Scratch() { std::free(data); }
  void *data = nullptr;
  size_t size = 0;
};
} // namespace

void *kernels::getScratch(size_t bytes) {
  static thread_local Scratch scratch;
  if (bytes > scratch.size) {
    std::free(scratch.data);
    scratch.size = 0;
    scratch.data = nullptr;
    void *data = nullptr;
    if (posix_memalign(&data, 64, bytes))
      throw std::bad_alloc();
    scratch.data = data;
    scratch.size = bytes;
  }
  return scratch.data;
}

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

#include <cstdlib>
#include <exception>
#include <mutex>
#include <new>

using namespace torch_max;
using kernels::Task;

// GCC's OpenMP, whose header clang does not have.
extern "C" int omp_get_max_threads();
extern "C" void omp_set_num_threads(int count);

static kernels::Parallelize parallelize;
static kernels::Parallelism parallelism;

/// Called by the runtime when it has opened the library.
extern "C" __attribute__((visibility("default"))) void
torch_max_set_threads(kernels::Parallelize parallelizeFn,
                      kernels::Parallelism parallelismFn) {
  parallelize = parallelizeFn;
  parallelism = parallelismFn;
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

void kernels::runTasks(int64_t count, Task task, void *context) {
  Loop loop{task, context, {}, {}};
  {
    kernels::GivenAway givenAway(&loop);
    if (count == 1)
      Loop::run(&loop, 0);
    else if (count > 1)
      parallelize(&Loop::run, &loop, count);
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

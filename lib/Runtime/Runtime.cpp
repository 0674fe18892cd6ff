//===- Runtime.cpp - From graph IR to a loaded model ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Runtime.h"
#include "EntryFiles.h"
#include "torch-max/Runtime/Fork.h"
#include "torch-max/Runtime/Kernels.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

using namespace torch_max;
using llvm::StringRef;

namespace {
class Timer {
public:
  double milliseconds() const {
    return std::chrono::duration<double, std::milli>(
               std::chrono::steady_clock::now() - start)
        .count();
  }

private:
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

/// The lock of a graph that is being compiled. Whoever holds it touches its
/// file once a second. If that ends, the holder is stopped or hangs, and those
/// who wait for the graph must not wait for ever. What changes in the file's
/// time counts, not what it is: clocks jump, and other machines have other
/// clocks.
class LockedFile {
public:
  LockedFile(std::string path, double timeout)
      : path(std::move(path)), limit(getIdleLimit(timeout)), untouched(limit) {}

  void touch() const {
    utimensat(AT_FDCWD, path.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
  }

  /// To be called often by those who wait.
  bool isAbandoned() {
    untouched += clock.lap();
    if (limit == 0 || untouched < limit)
      return false;
    untouched = 0;
    struct stat now;
    if (lstat(path.c_str(), &now) != 0)
      return false;
    bool isSame = now.st_ino == before.st_ino &&
                  now.st_mtim.tv_sec == before.st_mtim.tv_sec &&
                  now.st_mtim.tv_nsec == before.st_mtim.tv_nsec;
    before = now;
    return isSame;
  }

private:
  std::string path;
  double limit;
  RunningClock clock;
  double untouched;
  struct stat before = {};
};

/// Bounds how many workers this process runs at once.
class WorkerSlots {
public:
  /// Waits until one more worker may run; false if `tick` said to stop.
  bool acquire(llvm::function_ref<bool()> tick) {
    while (!tryAcquire()) {
      if (!tick())
        return false;
      usleep(50'000);
    }
    return true;
  }

  void release() {
    std::lock_guard<std::mutex> lock(mutex);
    --running;
  }

private:
  bool tryAcquire();

  /// THREAD-SAFETY: protects the number of workers that run.
  std::mutex mutex;
  unsigned running = 0;
};
} // namespace

/// How much memory the system can hand out without swapping; nothing if it does
/// not say.
static std::optional<uint64_t> getAvailableBytes() {
  auto buffer = llvm::MemoryBuffer::getFileAsStream("/proc/meminfo");
  if (!buffer)
    return std::nullopt;
  StringRef rest = (*buffer)->getBuffer().split("MemAvailable:").second.ltrim();
  uint64_t kilobytes;
  if (rest.consumeInteger(10, kilobytes))
    return std::nullopt;
  return kilobytes << 10;
}

bool WorkerSlots::tryAcquire() {
  // A worker keeps one core busy and grows to about so much.
  constexpr uint64_t bytesOfWorker = 1 << 30;
  static const unsigned numCores =
      llvm::hardware_concurrency().compute_thread_count();
  std::lock_guard<std::mutex> lock(mutex);
  if (running > 0) {
    if (running >= numCores)
      return false;
    // Those that run may have their growth before them.
    std::optional<uint64_t> available = getAvailableBytes();
    if (available && *available < (running + 1) * bytesOfWorker)
      return false;
  }
  ++running;
  return true;
}

static WorkerSlots &getWorkerSlots() {
  static WorkerSlots slots;
  return slots;
}

Runtime::Runtime(const EnginePackage &engine, std::unique_ptr<ModelStore> store)
    : engine(engine), store(std::move(store)) {}

llvm::Expected<std::unique_ptr<Runtime>>
Runtime::create(const RuntimeOptions &options) {
  llvm::Expected<const EnginePackage *> engine =
      EnginePackage::get(options.engine);
  if (!engine)
    return engine.takeError();
  return std::unique_ptr<Runtime>(
      new Runtime(**engine, ModelStore::open(options.store)));
}

/// The packages that the engine compiles with a graph: our own, then `others`.
static std::vector<std::string>
listKernels(const EngineGraph &graph, llvm::ArrayRef<std::string> others) {
  std::vector<std::string> kernels = findKernelPackages(graph.kernelFamilies);
  kernels.insert(kernels.end(), others.begin(), others.end());
  return kernels;
}

llvm::Expected<std::string>
Runtime::computeKey(const EngineGraph &graph,
                    llvm::ArrayRef<std::string> kernels) const {
  llvm::Expected<std::string> kernelsHash = hashKernelPackages(kernels);
  if (!kernelsHash)
    return kernelsHash.takeError();
  return ModelStore::computeKey(graph.text, engine.getVersion(), *kernelsHash);
}

llvm::Expected<std::optional<std::string>>
Runtime::find(const EngineGraph &graph,
              llvm::ArrayRef<std::string> kernels) const {
  EngineWork work;
  if (llvm::Error error = work.check())
    return std::move(error);
  llvm::Expected<std::string> key =
      computeKey(graph, listKernels(graph, kernels));
  if (!key)
    return key.takeError();
  return store->lookup(*key);
}

llvm::Expected<std::string> Runtime::compile(const EngineGraph &graph,
                                             const LoadOptions &options) const {
  EngineWork work;
  if (llvm::Error error = work.check())
    return std::move(error);
  bool isStoreGone = false;
  llvm::Expected<std::string> path = compileOnce(graph, options, isStoreGone);
  if (path || !isStoreGone)
    return path;
  llvm::consumeError(path.takeError());
  return compileOnce(graph, options, isStoreGone);
}

llvm::Expected<std::string> Runtime::compileOnce(const EngineGraph &graph,
                                                 const LoadOptions &options,
                                                 bool &isStoreGone) const {
  LoadTimings ignored;
  LoadTimings &timings = options.timings ? *options.timings : ignored;
  timings = LoadTimings();
  Timer lookupTimer;
  std::vector<std::string> kernels = listKernels(graph, options.kernels);
  llvm::Expected<std::string> computed = computeKey(graph, kernels);
  if (!computed)
    return computed.takeError();
  const std::string &key = *computed;
  timings.key = key;
  std::optional<std::string> entry = store->lookup(key);
  timings.lookupMs = lookupTimer.milliseconds();
  timings.cacheHit = entry.has_value();
  if (entry)
    return *entry;

  Timer compileTimer;
  ProgressCallback progress =
      options.progress ? options.progress : makeTerminalProgress();
  CompileProgress state;
  state.graph = graph.signature.name;
  state.numOps = graph.signature.numOps;
  state.failed = true;
  llvm::scope_exit finish([&] {
    timings.compileMs = compileTimer.milliseconds();
    state.seconds = timings.compileMs / 1000;
    state.done = true;
    progress(state);
  });
  llvm::Expected<std::string> folder = store->getWritableFolder();
  if (!folder)
    return folder.takeError();
  LockedFile lockedFile(getLockPath(*folder, key), options.timeout);
  bool holdsLock = false;
  // Called more often than anybody wants to see.
  double nextReport = 0;
  auto tick = [&] {
    double seconds = compileTimer.milliseconds() / 1000;
    if (seconds < nextReport)
      return true;
    nextReport = seconds + 1;
    if (holdsLock)
      lockedFile.touch();
    CompileProgress now = state;
    now.failed = false;
    now.seconds = seconds;
    return progress(now);
  };

  bool isAbandoned = false;
  llvm::Expected<ModelStore::KeyLock> lock = store->lock(key, [&] {
    isAbandoned = lockedFile.isAbandoned();
    return !isAbandoned && tick();
  });
  // Without the lock, the worst is a graph compiled twice.
  if (!lock && !isAbandoned)
    return lock.takeError();
  if (!lock)
    llvm::consumeError(lock.takeError());
  holdsLock = !isAbandoned;
  // Whoever held the lock before us compiled the same.
  if ((entry = store->lookup(key))) {
    state.failed = false;
    return *entry;
  }

  llvm::Expected<std::string> source = store->createTemporary(key, ".mlir");
  if (!source)
    return source.takeError();
  llvm::scope_exit removeSource([&] {
    isStoreGone = !llvm::sys::fs::exists(*source);
    llvm::sys::fs::remove(*source);
  });
  std::error_code writeError;
  {
    llvm::raw_fd_ostream os(*source, writeError);
    os << graph.text;
    os.close();
    if (os.has_error()) {
      writeError = os.error();
      os.clear_error();
    }
  }
  if (writeError)
    return llvm::createStringError("cannot write '" + *source +
                                   "': " + writeError.message());
  llvm::Expected<std::string> target = store->createTemporary(key, ".mef");
  if (!target)
    return target.takeError();

  if (!getWorkerSlots().acquire(tick)) {
    llvm::sys::fs::remove(*target);
    return llvm::createStringError("interrupted");
  }
  llvm::scope_exit releaseSlot([] { getWorkerSlots().release(); });
  bool interrupted = false;
  CompileWorker worker(engine.getLocation(), options.timeout);
  llvm::Error error = worker.compile(
      *source, *target, kernels,
      [&](double) {
        interrupted = !tick();
        return !interrupted;
      },
      options.isUrgent ? llvm::function_ref<bool()>(options.isUrgent)
                       : nullptr);
  if (error) {
    llvm::sys::fs::remove(*target);
    if (interrupted)
      return std::move(error);
    std::string message = llvm::toString(std::move(error));
    if (!llvm::sys::fs::exists(*source))
      return llvm::createStringError("somebody removed '" + *source +
                                     "' while it was compiled: " + message);
    std::string saved = store->saveFailed(key, graph.text);
    if (!saved.empty())
      message += "\nthe graph is kept in " + saved +
                 "; to see the error again: max-compile " + saved;
    return llvm::createStringError(message);
  }
  llvm::Expected<std::string> inserted = store->insert(
      key, *target,
      describeEntry(graph, engine.getVersion().str(), options.label));
  state.failed = !inserted;
  return inserted;
}

llvm::Expected<std::unique_ptr<Model>>
Runtime::load(const EngineGraph &graph, const LoadOptions &options) const {
  for (bool isRetry : {false, true}) {
    llvm::Expected<std::string> path = compile(graph, options);
    if (!path)
      return path.takeError();
    if (llvm::Error error = engine.getContext().takeError())
      return std::move(error);
    llvm::Expected<std::unique_ptr<Model>> model =
        Model::load(engine, *path, graph.signature);
    if (!model && !isRetry) {
      // Another process may have removed the entry since it was found. If not,
      // the engine refuses what the checksum says to be intact.
      llvm::consumeError(model.takeError());
      llvm::sys::fs::remove(*path);
      continue;
    }
    if (model && options.timings)
      options.timings->loadMs = (*model)->getLoadMs();
    return model;
  }
  llvm_unreachable("the second attempt returns");
}

//===- ModelStore.cpp - Compiled models on disk ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The folder's layout:
//   ab/<key>.<checksum>.mef   an entry; `ab` are the key's first digits
//   tmp/                      files being written, renamed when complete
//   locks/<key>               held while the key is being compiled
//   failed/<key>.mlir         what did not compile
// The checksum is part of the name so that one rename makes an entry whole.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/ModelStore.h"
#include "Paths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

#include <cstdlib>
#include <fcntl.h>
#include <mutex>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace torch_max;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

static std::string getDefaultFolder() {
  using llvm::sys::Process;
  if (auto folder = Process::GetEnv("TORCH_MAX_BACKEND_CACHE_DIR");
      folder && !folder->empty())
    return *folder;
  if (auto folder = Process::GetEnv("XDG_CACHE_HOME");
      folder && !folder->empty())
    return joinPath(*folder, "torch_max_backend");
  llvm::SmallString<256> home;
  if (!path::home_directory(home))
    return "";
  return joinPath(home, ".cache/torch_max_backend");
}

/// Makes the folder and tries to write into it.
static std::error_code prepare(StringRef folder) {
  for (StringRef name : {"tmp", "locks"})
    if (std::error_code error = fs::create_directories(joinPath(folder, name)))
      return error;
  llvm::SmallString<256> probe;
  int fd;
  if (std::error_code error = fs::createUniqueFile(
          joinPath(folder, "tmp/probe-%%%%%%%%"), fd, probe))
    return error;
  close(fd);
  return fs::remove(probe);
}

/// Removes a temporary store when the process ends. A forked child, which runs
/// the same handler, must leave its parent's alone.
static void removeAtExit(std::string folder) {
  static std::mutex mutex;
  static auto *folders = new std::vector<std::pair<std::string, pid_t>>();
  std::lock_guard<std::mutex> guard(mutex);
  if (folders->empty())
    std::atexit([] {
      for (auto &[folder, pid] : *folders)
        if (pid == getpid())
          fs::remove_directories(folder);
    });
  folders->emplace_back(std::move(folder), getpid());
}

llvm::Expected<std::unique_ptr<ModelStore>>
ModelStore::open(const StoreOptions &options) {
  std::string folder =
      options.folder.empty() ? getDefaultFolder() : options.folder;
  std::string reason = "there is no home folder";
  if (!folder.empty()) {
    llvm::SmallString<256> absolute(folder);
    fs::make_absolute(absolute);
    folder = std::string(absolute);
    std::error_code error = prepare(folder);
    if (!error)
      return std::unique_ptr<ModelStore>(
          new ModelStore(std::move(folder), options.maxBytes, false));
    reason = "'" + folder + "': " + error.message();
  }

  llvm::SmallString<256> temporary;
  std::error_code error = fs::createUniqueDirectory("torch-max", temporary);
  if (!error)
    error = prepare(temporary);
  if (error)
    return llvm::createStringError(
        "no folder for compiled models can be written, neither the cache (" +
        reason + ") nor a temporary one: " + error.message());
  removeAtExit(std::string(temporary));
  llvm::errs() << "warning: cannot write the cache of compiled models ("
               << reason
               << "): this process compiles again what others compiled; set "
                  "TORCH_MAX_BACKEND_CACHE_DIR to a folder that can be "
                  "written\n";
  return std::unique_ptr<ModelStore>(
      new ModelStore(std::string(temporary), options.maxBytes, true));
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

static std::string describeCPU() {
  std::vector<std::string> features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    if (feature.second)
      features.push_back(feature.first().str());
  llvm::sort(features);
  return llvm::sys::getHostCPUName().str() + "," + llvm::join(features, ",");
}

std::string ModelStore::computeKey(StringRef engineIR, StringRef engineVersion,
                                   StringRef kernelsHash) {
  static const std::string cpu = describeCPU();
  llvm::SHA256 hash;
  // Lengths keep the parts apart. The first part is the store's own version.
  for (StringRef part :
       {StringRef("1"), engineIR, engineVersion, StringRef(cpu), kernelsHash}) {
    hash.update(std::to_string(part.size()) + ":");
    hash.update(part);
  }
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

static std::string computeChecksum(StringRef bytes) {
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(bytes));
  return llvm::utohexstr(hash.high64, /*LowerCase=*/true, 16) +
         llvm::utohexstr(hash.low64, /*LowerCase=*/true, 16);
}

std::string ModelStore::entryFolder(StringRef key) const {
  return joinPath(folder, key.take_front(2));
}

std::optional<std::string> ModelStore::lookup(StringRef key) {
  std::error_code error;
  for (fs::directory_iterator it(entryFolder(key), error), end;
       it != end && !error; it.increment(error)) {
    StringRef name = path::filename(it->path());
    if (!name.consume_front(key) || !name.consume_front(".") ||
        !name.consume_back(".mef"))
      continue;
    auto buffer = llvm::MemoryBuffer::getFile(it->path(), /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!buffer)
      continue;
    if (computeChecksum((*buffer)->getBuffer()) != name) {
      fs::remove(it->path());
      continue;
    }
    // Eviction goes by this time, as access times are often not kept.
    utimensat(AT_FDCWD, it->path().c_str(), nullptr, 0);
    return it->path();
  }
  return std::nullopt;
}

llvm::Expected<std::string> ModelStore::createTemporary(StringRef suffix) {
  llvm::SmallString<256> result;
  int fd;
  if (std::error_code error = fs::createUniqueFile(
          joinPath(folder, "tmp/%%%%%%%%%%%%" + suffix), fd, result))
    return llvm::createStringError("cannot write into '" + folder +
                                   "': " + error.message());
  close(fd);
  return std::string(result);
}

llvm::Expected<std::string> ModelStore::insert(StringRef key,
                                               StringRef source) {
  auto fail = [&](std::error_code error) {
    fs::remove(source);
    return llvm::createStringError("cannot store a compiled model in '" +
                                   folder + "': " + error.message());
  };
  auto buffer = llvm::MemoryBuffer::getFile(source, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fail(buffer.getError());
  std::string target =
      joinPath(entryFolder(key),
               key + "." + computeChecksum((*buffer)->getBuffer()) + ".mef");
  if (std::error_code error = fs::create_directories(entryFolder(key)))
    return fail(error);
  if (std::error_code error = fs::rename(source, target))
    return fail(error);
  evict(target);
  return target;
}

std::string ModelStore::saveFailed(StringRef key, StringRef engineIR) {
  // A temporary store would take the file with it.
  std::string target = joinPath(folder, "failed");
  if (temporary) {
    llvm::SmallString<256> system;
    path::system_temp_directory(/*erasedOnReboot=*/true, system);
    target = joinPath(system, "torch-max-failed");
  }
  if (fs::create_directories(target))
    return "";
  target = joinPath(target, key + ".mlir");
  std::error_code error;
  llvm::raw_fd_ostream os(target, error);
  if (error)
    return "";
  os << engineIR;
  os.close();
  if (os.has_error()) {
    os.clear_error();
    return "";
  }
  return target;
}

void ModelStore::evict(StringRef keep) {
  struct Entry {
    std::string path;
    uint64_t size;
    llvm::sys::TimePoint<> used;
  };
  std::vector<Entry> entries;
  uint64_t total = 0;
  auto now = std::chrono::system_clock::now();
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error)) {
    llvm::ErrorOr<fs::basic_file_status> status = it->status();
    if (!status || status->type() != fs::file_type::regular_file)
      continue;
    StringRef parent = path::filename(path::parent_path(it->path()));
    if (parent == "tmp") {
      if (now - status->getLastModificationTime() > std::chrono::hours(24))
        fs::remove(it->path());
    } else if (StringRef(it->path()).ends_with(".mef")) {
      total += status->getSize();
      if (it->path() != keep)
        entries.push_back(
            {it->path(), status->getSize(), status->getLastModificationTime()});
    }
  }
  llvm::sort(entries,
             [](const Entry &a, const Entry &b) { return a.used < b.used; });
  for (const Entry &entry : entries) {
    if (total <= maxBytes)
      break;
    fs::remove(entry.path);
    total -= entry.size;
  }
}

//===----------------------------------------------------------------------===//
// Locks
//===----------------------------------------------------------------------===//

llvm::Expected<ModelStore::KeyLock>
ModelStore::lock(StringRef key, llvm::function_ref<bool()> tick) {
  std::string file = joinPath(folder, "locks/" + key);
  while (true) {
    // Locks of this kind belong to the open file, so they also hold off other
    // threads of this process.
    int fd = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666);
    if (fd < 0)
      return KeyLock(-1, "");
    while (flock(fd, LOCK_EX | LOCK_NB) != 0) {
      if (errno != EWOULDBLOCK && errno != EINTR) {
        close(fd);
        return KeyLock(-1, "");
      }
      if (tick && !tick()) {
        close(fd);
        return llvm::createStringError("interrupted");
      }
      usleep(50'000);
    }
    // The holder before us removed the file; somebody may have made it again.
    struct stat ours, current;
    if (fstat(fd, &ours) == 0 && stat(file.c_str(), &current) == 0 &&
        ours.st_ino == current.st_ino && ours.st_dev == current.st_dev)
      return KeyLock(fd, std::move(file));
    close(fd);
  }
}

ModelStore::KeyLock::~KeyLock() {
  if (fd < 0)
    return;
  unlink(path.c_str());
  // Not left to `close`: a forked child may hold the same open file.
  flock(fd, LOCK_UN);
  close(fd);
}

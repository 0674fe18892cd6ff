//===- ModelStore.cpp - Compiled models on disk ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// EntryFiles.h has the layout of a folder.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/ModelStore.h"
#include "EntryFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

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

std::vector<std::string> ModelStore::findFolders(const StoreOptions &options) {
  std::string given =
      options.folder.empty() ? getDefaultFolder() : options.folder;
  std::vector<std::string> folders;
  for (StringRef folder : llvm::split(given, llvm::sys::EnvPathSeparator)) {
    if (folder.trim().empty())
      continue;
    llvm::SmallString<256> absolute(folder.trim());
    fs::make_absolute(absolute);
    folders.push_back(std::string(absolute));
  }
  return folders;
}

ModelStore::ModelStore(const StoreOptions &options)
    : folders(findFolders(options)), maxBytes(options.maxBytes) {
  llvm::raw_string_ostream os(reason);
  for (const std::string &candidate : folders) {
    std::error_code error = prepare(candidate);
    if (!error) {
      folder = candidate;
      return;
    }
    os << (reason.empty() ? "" : "; ") << "'" << candidate
       << "': " << error.message();
  }
  if (folders.empty())
    os << "there is no home folder";
}

std::unique_ptr<ModelStore> ModelStore::open(const StoreOptions &options) {
  return std::unique_ptr<ModelStore>(new ModelStore(options));
}

llvm::Expected<std::string> ModelStore::getWritableFolder() {
  std::lock_guard<std::mutex> guard(mutex);
  if (!folder.empty())
    return folder;
  llvm::SmallString<256> made;
  std::error_code error = fs::createUniqueDirectory("torch-max", made);
  if (!error)
    error = prepare(made);
  if (error)
    return llvm::createStringError(
        "no folder for compiled models can be written, neither the cache (" +
        reason + ") nor a temporary one: " + error.message());
  removeAtExit(std::string(made));
  llvm::errs() << "warning: cannot write the cache of compiled models ("
               << reason
               << "): this process compiles again what others compiled; set "
                  "TORCH_MAX_BACKEND_CACHE_DIR to a folder that can be "
                  "written\n";
  folder = std::string(made);
  temporary = true;
  folders.push_back(folder);
  return folder;
}

std::vector<std::string> ModelStore::getFolders() const {
  std::lock_guard<std::mutex> guard(mutex);
  return folders;
}

std::string ModelStore::explainReadOnly() const {
  std::lock_guard<std::mutex> guard(mutex);
  return folder.empty() || temporary ? reason : "";
}

bool ModelStore::isTemporary() const {
  std::lock_guard<std::mutex> guard(mutex);
  return temporary;
}

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

std::string ModelStore::computeKey(StringRef engineIR, StringRef engineVersion,
                                   StringRef kernelsHash) {
  llvm::SHA256 hash;
  // Lengths keep the parts apart. The first part is the store's own version.
  for (StringRef part : {StringRef("1"), engineIR, engineVersion,
                         StringRef(getHostCPU()), kernelsHash}) {
    hash.update(std::to_string(part.size()) + ":");
    hash.update(part);
  }
  return llvm::toHex(hash.final(), /*LowerCase=*/true);
}

/// The path of the checked entry in one folder.
static std::optional<std::string> lookupIn(StringRef folder, StringRef key) {
  std::error_code error;
  for (fs::directory_iterator it(getEntryFolder(folder, key), error), end;
       it != end && !error; it.increment(error)) {
    std::optional<EntryName> name = parseEntryName(path::filename(it->path()));
    if (!name || name->key != key)
      continue;
    auto buffer = llvm::MemoryBuffer::getFile(it->path(), /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!buffer)
      continue;
    if (computeChecksum((*buffer)->getBuffer()) != name->checksum) {
      fs::remove(it->path());
      continue;
    }
    // Eviction goes by this time, as access times are often not kept.
    utimensat(AT_FDCWD, it->path().c_str(), nullptr, 0);
    return it->path();
  }
  return std::nullopt;
}

std::optional<std::string> ModelStore::lookup(StringRef key) const {
  for (const std::string &folder : getFolders())
    if (std::optional<std::string> entry = lookupIn(folder, key))
      return entry;
  return std::nullopt;
}

llvm::Expected<std::string> ModelStore::createTemporary(StringRef suffix) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder)
    return folder;
  llvm::SmallString<256> result;
  int fd;
  if (std::error_code error = fs::createUniqueFile(
          joinPath(*folder, "tmp/%%%%%%%%%%%%" + suffix), fd, result))
    return llvm::createStringError("cannot write into '" + *folder +
                                   "': " + error.message());
  close(fd);
  return std::string(result);
}

/// Writes the file whole, or not at all.
static void writeInfo(const std::string &target, const std::string &temporary,
                      StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream os(temporary, error);
  os << text << '\n';
  os.close();
  bool isWritten = !error && !os.has_error();
  os.clear_error();
  if (!isWritten || fs::rename(temporary, target))
    fs::remove(temporary);
}

llvm::Expected<std::string> ModelStore::insert(StringRef key, StringRef source,
                                               const EntryInfo &info) {
  llvm::Expected<std::string> target = moveIn(key, source, info);
  if (target)
    evict(*target);
  return target;
}

llvm::Expected<std::string> ModelStore::moveIn(StringRef key, StringRef source,
                                               const EntryInfo &info) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder)
    return folder;
  auto fail = [&](std::error_code error) {
    fs::remove(source);
    return llvm::createStringError("cannot store a compiled model in '" +
                                   *folder + "': " + error.message());
  };
  auto buffer = llvm::MemoryBuffer::getFile(source, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return fail(buffer.getError());
  std::string target =
      getEntryPath(*folder, key, computeChecksum((*buffer)->getBuffer()));
  if (std::error_code error =
          fs::create_directories(getEntryFolder(*folder, key)))
    return fail(error);
  if (info.isKnown()) {
    // Nothing depends on it, so a failure is none of the entry.
    if (llvm::Expected<std::string> temporary = createTemporary(".json"))
      writeInfo(getInfoPath(*folder, key), *temporary, info.str());
    else
      llvm::consumeError(temporary.takeError());
  }
  if (std::error_code error = fs::rename(source, target))
    return fail(error);
  return target;
}

std::string ModelStore::saveFailed(StringRef key, StringRef engineIR) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder) {
    llvm::consumeError(folder.takeError());
    return "";
  }
  // A temporary store would take the file with it.
  std::string target = joinPath(*folder, "failed");
  if (isTemporary()) {
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

void ModelStore::removeEntry(const StoreEntry &entry) {
  fs::remove(entry.path);
  llvm::SmallString<256> info(entry.path);
  path::remove_filename(info);
  path::append(info, entry.key + ".json");
  fs::remove(info);
}

/// Removes what crashed writers left behind.
static void removeAbandoned(StringRef folder) {
  auto now = std::chrono::system_clock::now();
  std::error_code error;
  for (fs::directory_iterator it(joinPath(folder, "tmp"), error), end;
       it != end && !error; it.increment(error)) {
    llvm::ErrorOr<fs::basic_file_status> status = it->status();
    if (status && status->type() == fs::file_type::regular_file &&
        now - status->getLastModificationTime() > std::chrono::hours(24))
      fs::remove(it->path());
  }
}

void ModelStore::evict(StringRef keep) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder)
    return llvm::consumeError(folder.takeError());
  removeAbandoned(*folder);
  std::vector<StoreEntry> entries = listFiles(*folder);
  uint64_t total = 0;
  for (const StoreEntry &entry : entries)
    total += entry.size;
  llvm::sort(entries, [](const StoreEntry &a, const StoreEntry &b) {
    return a.lastUsed < b.lastUsed;
  });
  for (const StoreEntry &entry : entries) {
    if (total <= maxBytes)
      break;
    if (entry.path == keep)
      continue;
    removeEntry(entry);
    total -= entry.size;
  }
}

//===----------------------------------------------------------------------===//
// Locks
//===----------------------------------------------------------------------===//

llvm::Expected<ModelStore::KeyLock>
ModelStore::lock(StringRef key, llvm::function_ref<bool()> tick) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder) {
    llvm::consumeError(folder.takeError());
    return KeyLock(-1, "");
  }
  std::string file = joinPath(*folder, "locks/" + key);
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

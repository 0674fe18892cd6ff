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
#include "PrivateFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
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
static std::error_code prepare(const std::string &folder) {
  if (std::error_code error = fs::create_directories(
          folder, /*IgnoreExisting=*/true, fs::owner_all))
    return error;
  // Somebody else may have been faster.
  if (!explainDistrust(folder).empty())
    return std::make_error_code(std::errc::permission_denied);
  for (StringRef name : {"tmp", "locks"})
    if (std::error_code error = makePrivateFolder(joinPath(folder, name)))
      return error;
  llvm::ErrorOr<NewFile> probe =
      makeNewFile(joinPath(folder, "tmp/probe-"), /*suffix=*/"");
  if (!probe)
    return probe.getError();
  close(probe->fd);
  return fs::remove(probe->path);
}

/// Whether a folder that was prepared still is: others may remove it at any
/// time.
static bool isPrepared(const std::string &folder) {
  return isTrustedFolder(joinPath(folder, "tmp")) &&
         isTrustedFolder(joinPath(folder, "locks"));
}

/// Why a folder that exists cannot be read; empty if it can.
static std::string explainUnreadable(const std::string &folder) {
  if (std::string reason = explainDistrust(folder); !reason.empty())
    return reason + ", and compiled models are machine code";
  std::error_code error;
  fs::directory_iterator(folder, error);
  return error == std::errc::permission_denied ? error.message() : "";
}

/// Tells once for each folder that it is not read.
static void warnOfUnreadable(StringRef folder, StringRef reason) {
  // THREAD-SAFETY: protects the set of folders that were told.
  static std::mutex mutex;
  static auto *told = new llvm::StringSet<>();
  std::lock_guard<std::mutex> guard(mutex);
  if (told->insert(folder).second)
    llvm::errs() << "warning: the compiled models in '" << folder
                 << "' are not used: " << reason << '\n';
}

/// Removes a temporary store when the process ends. A forked child, which runs
/// the same handler, must leave its parent's alone.
static void removeAtExit(std::string folder) {
  // THREAD-SAFETY: protects the list of temporary stores.
  static std::mutex mutex;
  static auto *folders = new std::vector<std::pair<std::string, pid_t>>();
  std::lock_guard<std::mutex> guard(mutex);
  if (folders->empty())
    std::atexit([] {
      std::lock_guard<std::mutex> guard(mutex);
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
    : folders(findFolders(options)), maxBytes(options.maxBytes),
      maxFailed(options.maxFailed), maxFailedBytes(options.maxFailedBytes) {
  for (const std::string &candidate : folders) {
    std::string unreadable = explainUnreadable(candidate);
    if (!unreadable.empty())
      warnOfUnreadable(candidate, unreadable);
    if (!folder.empty())
      continue;
    std::error_code error;
    if (unreadable.empty() && !(error = prepare(candidate)))
      folder = candidate;
    else
      reason += (reason.empty() ? "'" : "; '") + candidate +
                "': " + (unreadable.empty() ? error.message() : unreadable);
  }
  if (!folder.empty())
    reason.clear();
  else if (folders.empty())
    reason = "there is no home folder";
}

std::unique_ptr<ModelStore> ModelStore::open(const StoreOptions &options) {
  return std::unique_ptr<ModelStore>(new ModelStore(options));
}

llvm::Expected<std::string> ModelStore::getWritableFolder() {
  std::lock_guard<std::mutex> guard(mutex);
  if (!folder.empty()) {
    if (isPrepared(folder))
      return folder;
    std::error_code error = prepare(folder);
    if (!error)
      return folder;
    reason = "'" + folder + "': " + error.message();
    folder.clear();
  }
  llvm::ErrorOr<std::string> made = makeTemporaryFolder("torch-max");
  std::error_code error = made ? prepare(*made) : made.getError();
  if (error)
    return llvm::createStringError(
        "no folder for compiled models can be written, neither the cache (" +
        reason + ") nor a temporary one: " + error.message());
  removeAtExit(*made);
  llvm::errs() << "warning: cannot write the cache of compiled models ("
               << reason
               << "): what this process compiles is lost when it ends; set "
                  "TORCH_MAX_BACKEND_CACHE_DIR to a folder that can be "
                  "written\n";
  folder = *made;
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
static std::optional<std::string> lookupIn(const std::string &folder,
                                           StringRef key) {
  std::string entryFolder = getEntryFolder(folder, key);
  if (!explainDistrust(folder).empty() || !isTrustedFolder(entryFolder))
    return std::nullopt;
  std::error_code error;
  for (fs::directory_iterator it(entryFolder, error, /*follow_symlinks=*/false),
       end;
       it != end && !error; it.increment(error)) {
    std::optional<EntryName> name = parseEntryName(path::filename(it->path()));
    if (!name || name->key != key)
      continue;
    std::unique_ptr<llvm::MemoryBuffer> buffer = readTrustedFile(it->path());
    if (!buffer)
      continue;
    if (computeChecksum(buffer->getBuffer()) != name->checksum) {
      fs::remove(it->path());
      continue;
    }
    // Eviction goes by this time, as access times are often not kept.
    utimensat(AT_FDCWD, it->path().c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
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

llvm::Expected<std::string> ModelStore::createTemporary(StringRef key,
                                                        StringRef suffix) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder)
    return folder;
  llvm::ErrorOr<NewFile> file =
      makeNewFile(joinPath(*folder, "tmp/" + key + "-"), suffix);
  if (!file)
    return llvm::createStringError("cannot write into '" + *folder +
                                   "': " + file.getError().message());
  close(file->fd);
  return file->path;
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
  // The engine made the file, so its mode is that of all new files.
  if (std::error_code error =
          fs::setPermissions(source, fs::owner_read | fs::owner_write))
    return fail(error);
  std::unique_ptr<llvm::MemoryBuffer> buffer = readPlainFile(source.str());
  if (!buffer)
    return fail(std::make_error_code(std::errc::io_error));
  std::string target =
      getEntryPath(*folder, key, computeChecksum(buffer->getBuffer()));
  if (std::error_code error = makePrivateFolder(getEntryFolder(*folder, key)))
    return fail(error);
  // Nothing depends on what is known, so that its failure is not the entry's.
  if (info.isKnown())
    (void)writeWholeFile(getInfoPath(*folder, key),
                         /*temporary=*/source.str() + "-", info.str() + "\n");
  if (std::error_code error = fs::rename(source, target))
    return fail(error);
  return target;
}

/// The folder for graphs that failed, if no store can be written that stays.
static llvm::ErrorOr<std::string> getFailedFolderOfProcess() {
  // THREAD-SAFETY: protects the folder's name, so that it is made once.
  static std::mutex mutex;
  static std::string folder;
  std::lock_guard<std::mutex> guard(mutex);
  if (folder.empty()) {
    llvm::ErrorOr<std::string> made = makeTemporaryFolder("torch-max-failed");
    if (!made)
      return made;
    folder = *made;
  }
  return folder;
}

llvm::Expected<std::string> ModelStore::getFailedFolder() {
  llvm::ErrorOr<std::string> folder = std::string();
  if (explainReadOnly().empty()) {
    llvm::Expected<std::string> written = getWritableFolder();
    if (!written)
      return written;
    folder = joinPath(*written, "failed");
  }
  if (folder->empty() || isTemporary())
    folder = getFailedFolderOfProcess();
  std::error_code error =
      folder ? makePrivateFolder(*folder) : folder.getError();
  if (error)
    return llvm::createStringError("no folder for graphs that failed can be "
                                   "written: " +
                                   error.message());
  return *folder;
}

std::string ModelStore::saveFailed(StringRef key, StringRef engineIR) {
  llvm::Expected<std::string> folder = getFailedFolder();
  if (!folder) {
    llvm::consumeError(folder.takeError());
    return "";
  }
  std::string target = joinPath(*folder, key + ".mlir");
  if (writeWholeFile(target, /*temporary=*/target + "-", engineIR))
    return "";
  evictFailed(*folder, target);
  return target;
}

//===----------------------------------------------------------------------===//
// Locks
//===----------------------------------------------------------------------===//

/// Opens and locks the file, which it makes if it has to. -1 and an error,
/// which is EWOULDBLOCK if somebody else holds the lock.
static int lockFile(const std::string &file) {
  while (true) {
    // Locks of this kind belong to the open file, so they also hold off other
    // threads of this process.
    int fd = ::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW,
                    S_IRUSR | S_IWUSR);
    if (fd < 0)
      return -1;
    int result;
    do
      result = flock(fd, LOCK_EX | LOCK_NB);
    while (result != 0 && errno == EINTR);
    if (result != 0) {
      int error = errno;
      close(fd);
      errno = error;
      return -1;
    }
    // The holder before us removed the file; somebody may have made it again.
    struct stat ours, current;
    if (fstat(fd, &ours) == 0 && stat(file.c_str(), &current) == 0 &&
        ours.st_ino == current.st_ino && ours.st_dev == current.st_dev)
      return fd;
    close(fd);
  }
}

llvm::Expected<ModelStore::KeyLock>
ModelStore::lock(StringRef key, llvm::function_ref<bool()> tick) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder) {
    llvm::consumeError(folder.takeError());
    return KeyLock(-1, "");
  }
  std::string file = getLockPath(*folder, key);
  int fd;
  while ((fd = lockFile(file)) < 0 && errno == EWOULDBLOCK) {
    if (tick && !tick())
      return llvm::createStringError("interrupted");
    usleep(50'000);
  }
  return KeyLock(fd, std::move(file));
}

ModelStore::KeyLock::~KeyLock() {
  if (fd < 0)
    return;
  unlink(path.c_str());
  // Not left to `close`: a forked child may hold the same open file.
  flock(fd, LOCK_UN);
  close(fd);
}

//===----------------------------------------------------------------------===//
// Removing what is too much
//===----------------------------------------------------------------------===//

/// Removes the least recently used files, but not `keep`, until no more than
/// `maxNumber` of `maxBytes` together are left.
static void
removeLeastUsed(std::vector<StoreEntry> files, StringRef keep, size_t maxNumber,
                uint64_t maxBytes,
                llvm::function_ref<void(const StoreEntry &)> remove) {
  // Clocks jump. A time in the future says nothing of a file's use, and would
  // keep the file for ever, so such files go first. The clocks of machines that
  // share a folder may differ a little.
  int64_t future =
      getNanoseconds(std::chrono::system_clock::now() + std::chrono::hours(1));
  auto rank = [&](const StoreEntry &file) {
    return std::make_pair(file.lastUsed <= future, file.lastUsed);
  };
  llvm::sort(files, [&](const StoreEntry &a, const StoreEntry &b) {
    return rank(a) < rank(b);
  });
  size_t number = files.size();
  uint64_t total = 0;
  for (const StoreEntry &file : files)
    total += file.size;
  for (const StoreEntry &file : files) {
    if (number <= maxNumber && total <= maxBytes)
      break;
    if (file.path == keep)
      continue;
    remove(file);
    --number;
    total -= file.size;
  }
}

void ModelStore::removeEntry(const StoreEntry &entry) {
  fs::remove(entry.path);
  fs::remove(joinPath(path::parent_path(entry.path), entry.key + ".json"));
}

/// Calls `use` with each plain file of the folder.
static void forEachFile(
    const std::string &folder,
    llvm::function_ref<void(StringRef, const fs::basic_file_status &)> use) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error, /*follow_symlinks=*/false), end;
       it != end && !error; it.increment(error))
    if (llvm::ErrorOr<fs::basic_file_status> status = it->status();
        status && status->type() == fs::file_type::regular_file)
      use(it->path(), *status);
}

/// Removes what killed writers left behind. Who still writes holds a lock, so
/// the clock, which may jump, is asked only where locks cannot tell: on a file
/// system without them, and for files of older versions.
static void removeAbandoned(const std::string &folder) {
  auto isOld = [now = std::chrono::system_clock::now()](
                   const fs::basic_file_status &status) {
    auto age = now - status.getLastModificationTime();
    return age > std::chrono::hours(24) || age < -std::chrono::hours(24);
  };
  struct File {
    std::string path;
    bool isOld;
  };
  llvm::StringMap<std::vector<File>> filesOfLocks;
  forEachFile(joinPath(folder, "locks"),
              [&](StringRef path, const fs::basic_file_status &) {
                filesOfLocks[path::filename(path)];
              });
  forEachFile(joinPath(folder, "tmp"),
              [&](StringRef path, const fs::basic_file_status &status) {
                auto [lock, rest] = path::filename(path).split('-');
                if (!rest.empty())
                  filesOfLocks[lock].push_back({path.str(), isOld(status)});
                else if (isOld(status))
                  fs::remove(path);
              });
  for (const auto &[name, files] : filesOfLocks) {
    std::string path = getLockPath(folder, name);
    int fd = lockFile(path);
    if (fd < 0 && errno == EWOULDBLOCK)
      continue;
    ModelStore::KeyLock lock(fd, path);
    for (const File &file : files)
      if (fd >= 0 || file.isOld)
        fs::remove(file.path);
  }
}

void ModelStore::evict(StringRef keep) {
  llvm::Expected<std::string> folder = getWritableFolder();
  if (!folder)
    return llvm::consumeError(folder.takeError());
  removeAbandoned(*folder);
  removeLeastUsed(listFiles(*folder), keep, SIZE_MAX, maxBytes, removeEntry);
}

void ModelStore::evictFailed(const std::string &folder, StringRef keep) const {
  std::vector<StoreEntry> files;
  forEachFile(folder, [&](StringRef path, const fs::basic_file_status &status) {
    StoreEntry file;
    file.path = path.str();
    file.size = status.getSize();
    file.lastUsed = getNanoseconds(status.getLastModificationTime());
    files.push_back(std::move(file));
  });
  removeLeastUsed(std::move(files), keep, maxFailed, maxFailedBytes,
                  [](const StoreEntry &file) { fs::remove(file.path); });
}

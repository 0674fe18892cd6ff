//===- ModelStore.h - Compiled models on disk -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folders of compiled models, addressed by what they were compiled from. Any
// number of threads and processes may use one folder at once. An entry is
// checked against its checksum before use: the engine loads damaged models
// without complaint.
//
// A folder is read only if nobody but the user and root can have written it,
// because compiled models are machine code. Folders that are made are for the
// user alone, and links in them are not followed.
//
// Several folders in a row are one store: all are read, in their order, and the
// first one that can be written is written. The others may be a layer of an
// image, or a folder that machines share.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_MODELSTORE_H
#define TORCH_MAX_RUNTIME_MODELSTORE_H

#include "torch-max/Runtime/StoreEntry.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace torch_max {

struct StoreOptions {
  /// One or several, separated as in PATH. Empty: TORCH_MAX_BACKEND_CACHE_DIR,
  /// else `torch_max_backend` in XDG_CACHE_HOME or in ~/.cache.
  std::string folder;
  /// In the folder that is written, the least recently used entries beyond this
  /// size are removed.
  uint64_t maxBytes = 4ull << 30;
  /// The same for graphs that could not be compiled.
  size_t maxFailed = 64;
  uint64_t maxFailedBytes = 256 << 20;
};

class ModelStore {
public:
  /// Opens the store and makes the first of its folders that can be written.
  static std::unique_ptr<ModelStore> open(const StoreOptions &options = {});

  /// The absolute paths of the store's folders, whether or not they exist.
  static std::vector<std::string> findFolders(const StoreOptions &options);

  /// The key of what `engineIR` compiles to: on this CPU, with this engine and
  /// with these kernel packages. 64 hexadecimal digits.
  static std::string computeKey(llvm::StringRef engineIR,
                                llvm::StringRef engineVersion,
                                llvm::StringRef kernelsHash = "");

  /// The path of the checked entry, or nothing if there is none. A damaged
  /// entry is removed, if that is possible, and counts as none. Marks the entry
  /// as used.
  std::optional<std::string> lookup(llvm::StringRef key) const;

  /// Moves the file at `path` (see `createTemporary`) into the store and
  /// returns the entry's path. Then removes what is too much.
  llvm::Expected<std::string> insert(llvm::StringRef key, llvm::StringRef path,
                                     const EntryInfo &info = {});
  /// The same, but removes nothing.
  llvm::Expected<std::string> moveIn(llvm::StringRef key, llvm::StringRef path,
                                     const EntryInfo &info);

  /// Removes the least recently used entries beyond `maxBytes`, but not `keep`,
  /// and what crashed writers left behind.
  void evict(llvm::StringRef keep = "");

  /// Removes an entry and what is known about it.
  static void removeEntry(const StoreEntry &entry);

  /// A path of a fresh, empty file in the folder that is written. Others may
  /// remove it, and files whose names begin with its name, once the key's lock
  /// is not held.
  llvm::Expected<std::string> createTemporary(llvm::StringRef key,
                                              llvm::StringRef suffix);

  /// The folder for graphs that failed: in the one that is written, or if that
  /// is temporary, one of its own that stays.
  llvm::Expected<std::string> getFailedFolder();
  /// Keeps the source of a failed compilation for a bug report and returns its
  /// path, or an empty string if it could not be written. Then removes what is
  /// too much.
  std::string saveFailed(llvm::StringRef key, llvm::StringRef engineIR);

  /// Holds other processes (and threads) off the same key until destroyed.
  class KeyLock {
  public:
    KeyLock(int fd, std::string path) : fd(fd), path(std::move(path)) {}
    KeyLock(KeyLock &&other) : fd(other.fd), path(std::move(other.path)) {
      other.fd = -1;
    }
    KeyLock &operator=(KeyLock &&) = delete;
    ~KeyLock();

  private:
    int fd;
    std::string path;
  };

  /// Waits until nobody else holds the key, and calls `tick` now and then
  /// meanwhile; if it returns false, gives up with an error. On a file system
  /// without locks it does not wait: the worst is a graph compiled twice.
  llvm::Expected<KeyLock> lock(llvm::StringRef key,
                               llvm::function_ref<bool()> tick = nullptr);

  /// The folder that is written, which is made again if somebody removed it. If
  /// none can be written, warns once on stderr and makes a private temporary
  /// one, which is removed when the process exits. Fails only if that cannot be
  /// made either.
  llvm::Expected<std::string> getWritableFolder();
  /// The folders that are read, in their order.
  std::vector<std::string> getFolders() const;
  bool isTemporary() const;
  /// Why none of the store's own folders can be written; empty if one can.
  std::string explainReadOnly() const;
  uint64_t getMaxBytes() const { return maxBytes; }

private:
  explicit ModelStore(const StoreOptions &options);
  void evictFailed(const std::string &folder, llvm::StringRef keep) const;

  /// THREAD-SAFETY: protects all members that a temporary folder changes.
  mutable std::mutex mutex;
  std::vector<std::string> folders;
  /// Empty until it is known which folder is written.
  std::string folder;
  /// Why folders cannot be written.
  std::string reason;
  const uint64_t maxBytes;
  const size_t maxFailed;
  const uint64_t maxFailedBytes;
  bool temporary = false;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_MODELSTORE_H

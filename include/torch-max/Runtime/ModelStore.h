//===- ModelStore.h - Compiled models on disk -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A folder of compiled models, addressed by what they were compiled from. Any
// number of threads and processes may use one folder at once. An entry is
// checked against its checksum before use: the engine loads damaged models
// without complaint.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_MODELSTORE_H
#define TORCH_MAX_RUNTIME_MODELSTORE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace torch_max {

struct StoreOptions {
  /// Empty: TORCH_MAX_BACKEND_CACHE_DIR, else `torch_max_backend` in
  /// XDG_CACHE_HOME or in ~/.cache.
  std::string folder;
  /// The least recently used entries beyond this size are removed.
  uint64_t maxBytes = 4ull << 30;
};

class ModelStore {
public:
  /// Opens the store and makes its folder. If that is impossible, or the folder
  /// is read-only, warns once on stderr and uses a private temporary folder,
  /// which is removed when the process exits; fails only if that cannot be made
  /// either.
  static llvm::Expected<std::unique_ptr<ModelStore>>
  open(const StoreOptions &options = {});

  /// The key of what `engineIR` compiles to: on this CPU, with this engine and
  /// with these kernel packages. 64 hexadecimal digits.
  static std::string computeKey(llvm::StringRef engineIR,
                                llvm::StringRef engineVersion,
                                llvm::StringRef kernelsHash = "");

  /// The path of the checked entry, or nothing if there is none. A damaged
  /// entry is removed and counts as none. Marks the entry as used.
  std::optional<std::string> lookup(llvm::StringRef key);

  /// Moves the file at `path` (which has to be in this folder, see
  /// `createTemporary`) into the store and returns the entry's path.
  llvm::Expected<std::string> insert(llvm::StringRef key, llvm::StringRef path);

  /// A path of a fresh, empty file in the store's folder.
  llvm::Expected<std::string> createTemporary(llvm::StringRef suffix);

  /// Keeps the source of a failed compilation for a bug report and returns its
  /// path, or an empty string if it could not be written.
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

  llvm::StringRef getFolder() const { return folder; }
  bool isTemporary() const { return temporary; }

private:
  ModelStore(std::string folder, uint64_t maxBytes, bool temporary)
      : folder(std::move(folder)), maxBytes(maxBytes), temporary(temporary) {}
  /// The folder of the key's entry: `ab` for a key that begins so.
  std::string entryFolder(llvm::StringRef key) const;
  /// Removes the least recently used entries beyond `maxBytes`, but not `keep`,
  /// and what crashed writers left behind.
  void evict(llvm::StringRef keep);

  std::string folder;
  uint64_t maxBytes;
  bool temporary;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_MODELSTORE_H

//===- Store.cpp - The store of compiled models for Python ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Store.h"

#include "torch-max/Runtime/StoreArchive.h"

#include "llvm/Support/FileSystem.h"

#include <stdexcept>

using namespace torch_max;

template <typename T> static T check(llvm::Expected<T> value) {
  if (!value)
    throw std::runtime_error(llvm::toString(value.takeError()));
  return std::move(*value);
}

static StoreOptions makeOptions(const std::string &cacheFolder) {
  StoreOptions options;
  options.folder = cacheFolder;
  return options;
}

std::vector<std::string>
bindings::findStoreFolders(const std::string &cacheFolder) {
  return ModelStore::findFolders(makeOptions(cacheFolder));
}

std::string bindings::explainReadOnly(const std::string &cacheFolder) {
  return ModelStore::open(makeOptions(cacheFolder))->explainReadOnly();
}

std::string bindings::makeFailedFolder(const std::string &cacheFolder) {
  return check(ModelStore::open(makeOptions(cacheFolder))->getFailedFolder());
}

bool bindings::removeEntry(const StoreEntry &entry) {
  ModelStore::removeEntry(entry);
  return !llvm::sys::fs::exists(entry.path);
}

TransferReport bindings::exportEntries(const std::vector<StoreEntry> &entries,
                                       const std::string &file) {
  return check(torch_max::exportEntries(entries, file));
}

TransferReport bindings::importEntries(const std::string &cacheFolder,
                                       const std::string &source,
                                       bool takesAll) {
  std::unique_ptr<ModelStore> store =
      ModelStore::open(makeOptions(cacheFolder));
  return check(torch_max::importEntries(*store, source, takesAll));
}

//===- ImportArchive.cpp - Archives of compiled models --------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzSupport.h"
#include "Targets.h"
#include "torch-max/Runtime/StoreArchive.h"

#include "llvm/Support/FileSystem.h"

using namespace torch_max;
using torch_max::fuzz::require;
namespace fs = llvm::sys::fs;

namespace {
/// A store in a folder of its own.
class TemporaryStore {
public:
  TemporaryStore() {
    require(!fs::createUniqueDirectory("torch-max-fuzz", folder),
            "no folder can be made for the store");
    StoreOptions options;
    options.folder = std::string(folder);
    store = ModelStore::open(options);
  }
  ~TemporaryStore() { fs::remove_directories(folder); }

  ModelStore &get() { return *store; }

private:
  llvm::SmallString<128> folder;
  std::unique_ptr<ModelStore> store;
};
} // namespace

void fuzz::importArchive(llvm::StringRef input) {
  static TemporaryStore store;
  MemoryFile file(input);
  llvm::Expected<TransferReport> report =
      importEntries(store.get(), file.getPath(), /*takesAll=*/true);
  if (!report) {
    llvm::consumeError(report.takeError());
    return;
  }
  for (const StoreEntry &entry :
       listEntries(llvm::cantFail(store.get().getWritableFolder()))) {
    require(isIntact(entry), "a damaged entry was imported");
    ModelStore::removeEntry(entry);
  }
}

//===- Store.h - The store of compiled models for Python --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the command line needs of the store, in plain C++, as Engine.h is. All
// functions report errors by throwing std::runtime_error.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_STORE_H
#define TORCH_MAX_PYTHON_BINDINGS_STORE_H

#include "torch-max/Runtime/StoreEntry.h"

namespace torch_max::bindings {

/// The folders of a store. `cacheFolder` is as in EngineOptions.
std::vector<std::string> findStoreFolders(const std::string &cacheFolder);

/// Why the store cannot be written; empty if it can. Makes the folder.
std::string explainReadOnly(const std::string &cacheFolder);

/// The folder for graphs that failed, which only the user can read.
std::string makeFailedFolder(const std::string &cacheFolder);

/// Removes an entry and what is known about it. False if it is still there.
bool removeEntry(const StoreEntry &entry);

TransferReport exportEntries(const std::vector<StoreEntry> &entries,
                             const std::string &file);
TransferReport importEntries(const std::string &cacheFolder,
                             const std::string &source, bool takesAll);

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_STORE_H

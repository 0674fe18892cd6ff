//===- StoreArchive.h - Compiled models that travel -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entries of a store in one file, for other machines:
//
//   bytes      what
//   16         "torch-max-store\n"
//   4          the version of the format, little-endian: 1
//   8          the size of the manifest, little-endian
//   32         the SHA-256 of the manifest
//              the manifest, JSON:
//                {"entries": [{"key", "checksum", "size", "info"}, ...]}
//              the contents, one behind the other, in the manifest's order
//
// Entries are in the order of their keys, each key once. There are no names of
// files, no links and no modes in it. Nothing may follow the last content.
//
// Checksums protect against damage, not against malice: compiled models are
// machine code, so an archive deserves as much trust as a program does.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_STOREARCHIVE_H
#define TORCH_MAX_RUNTIME_STOREARCHIVE_H

#include "torch-max/Runtime/ModelStore.h"

namespace torch_max {

/// Writes entries into the file, which is there whole or not at all. Entries
/// that are damaged, or that were removed meanwhile, are left out and reported.
/// If several have one key, the first counts.
llvm::Expected<TransferReport> exportEntries(std::vector<StoreEntry> entries,
                                             llvm::StringRef file);

/// Brings the entries of an archive, or of another store's folder, into the
/// folder that `store` writes. Entries that no graph of this installation can
/// hit are left out and reported, unless `takesAll`; if all are such, the
/// import fails. An archive is checked as a whole first: if it fails, nothing
/// has changed. Damaged entries of a folder are left out and reported.
llvm::Expected<TransferReport>
importEntries(ModelStore &store, llvm::StringRef source, bool takesAll = false);

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_STOREARCHIVE_H

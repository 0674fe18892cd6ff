//===- EntryFiles.h - The files of a store's entries ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The layout of a store's folder:
//   ab/<key>.<checksum>.mef   an entry; `ab` are the key's first digits
//   ab/<key>.json             what is known about it
//   tmp/<key>-...             files being written, renamed when complete
//   locks/<key>               held while the key is being compiled
//   failed/<key>.mlir         what did not compile
// The checksum is part of the name so that one rename makes an entry whole.
// What is known about it is written before, and may be missing. If the lock of
// a temporary file is free, its writer was killed.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_ENTRYFILES_H
#define TORCH_MAX_LIB_RUNTIME_ENTRYFILES_H

#include "Paths.h"
#include "torch-max/Runtime/StoreEntry.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Chrono.h"

#include <optional>
#include <string>

namespace torch_max {

/// 64 hexadecimal digits, in lower case.
bool isKey(llvm::StringRef text);
/// 32 of them.
bool isChecksum(llvm::StringRef text);
std::string computeChecksum(llvm::StringRef bytes);

struct EntryName {
  llvm::StringRef key, checksum;
};

/// The parts of an entry's file name; nothing if it is none.
std::optional<EntryName> parseEntryName(llvm::StringRef name);

std::string getEntryFolder(llvm::StringRef folder, llvm::StringRef key);
std::string getEntryPath(llvm::StringRef folder, llvm::StringRef key,
                         llvm::StringRef checksum);
std::string getInfoPath(llvm::StringRef folder, llvm::StringRef key);
std::string getLockPath(llvm::StringRef folder, llvm::StringRef key);

/// Since 1970.
int64_t getNanoseconds(llvm::sys::TimePoint<> time);

/// As `listEntries`, without what is known about them and in any order.
std::vector<StoreEntry> listFiles(llvm::StringRef folder);

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_ENTRYFILES_H

//===- PrivateFiles.h - Files that only the user writes ---------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled models are machine code: whoever can change one runs code as the
// user. So they are read only where nobody but the user and root can write, and
// links, which may lead elsewhere, are not followed.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_PRIVATEFILES_H
#define TORCH_MAX_LIB_RUNTIME_PRIVATEFILES_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <string>

namespace torch_max {

/// Why others could change what is in the folder; empty if they cannot, or if
/// there is no such folder. A link to the folder itself is followed, as the
/// user named it.
std::string explainDistrust(const std::string &folder);

/// Whether nobody but the user and root can change what is in the folder. A
/// link is not trusted.
bool isTrustedFolder(const std::string &folder);

/// Makes a folder, inside of one that is trusted, for the user alone. If there
/// is one, it must be the user's, and others lose the right to write it.
std::error_code makePrivateFolder(const std::string &folder);

/// A new folder for the user alone, in the one for temporary files.
llvm::ErrorOr<std::string> makeTemporaryFolder(llvm::StringRef prefix);

/// The content of a file that is no link, pipe or other special file. It is
/// read, not mapped: a mapped file that becomes shorter ends the process.
std::unique_ptr<llvm::MemoryBuffer> readPlainFile(const std::string &file);
/// The same, if nobody but the user and root can have written it.
std::unique_ptr<llvm::MemoryBuffer> readTrustedFile(const std::string &file);

struct NewFile {
  std::string path;
  int fd;
};
/// Makes a file that only the user can read. Its name is between `beginning`
/// and `suffix` and is not that of a file or of a link.
llvm::ErrorOr<NewFile> makeNewFile(llvm::StringRef beginning,
                                   llvm::StringRef suffix);

/// Writes a file that only the user can read, whole or not at all: under a name
/// that begins with `temporary`, until it is complete.
std::error_code writeWholeFile(const std::string &file,
                               llvm::StringRef temporary, llvm::StringRef text);

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_PRIVATEFILES_H

//===- PrivateFiles.cpp - Files that only the user writes -----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrivateFiles.h"
#include "Paths.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace torch_max;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static constexpr mode_t kWritableByOthers = S_IWGRP | S_IWOTH;

static std::error_code getLastError() {
  return std::error_code(errno, std::generic_category());
}

static bool isOfUser(const struct stat &status) {
  return status.st_uid == geteuid();
}

static bool isTrusted(const struct stat &status) {
  return (isOfUser(status) || status.st_uid == 0) &&
         !(status.st_mode & kWritableByOthers);
}

std::string torch_max::explainDistrust(const std::string &folder) {
  struct stat status;
  if (stat(folder.c_str(), &status) != 0 || isTrusted(status))
    return "";
  std::string reason;
  llvm::raw_string_ostream os(reason);
  if (!isOfUser(status) && status.st_uid != 0)
    os << "it belongs to another user (number " << status.st_uid << ")";
  else
    os << "other users can write it (its mode is "
       << llvm::format("%o", status.st_mode & 0777) << ")";
  return reason;
}

bool torch_max::isTrustedFolder(const std::string &folder) {
  struct stat status;
  return lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
         isTrusted(status);
}

std::error_code torch_max::makePrivateFolder(const std::string &folder) {
  if (mkdir(folder.c_str(), S_IRWXU) == 0)
    return {};
  if (errno != EEXIST)
    return getLastError();
  int fd =
      open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (fd < 0)
    return getLastError();
  llvm::scope_exit closeFile([&] { close(fd); });
  struct stat status;
  if (fstat(fd, &status) != 0)
    return getLastError();
  if (!isOfUser(status))
    return std::make_error_code(std::errc::permission_denied);
  if ((status.st_mode & kWritableByOthers) &&
      fchmod(fd, status.st_mode & ~kWritableByOthers & 0777) != 0)
    return getLastError();
  return {};
}

llvm::ErrorOr<std::string> torch_max::makeTemporaryFolder(StringRef prefix) {
  llvm::SmallString<256> system;
  path::system_temp_directory(/*erasedOnReboot=*/true, system);
  std::string folder = joinPath(system, prefix + "-XXXXXX");
  if (!mkdtemp(folder.data()))
    return getLastError();
  return folder;
}

/// Nothing if `accepts` says so of what was opened.
static std::unique_ptr<llvm::MemoryBuffer>
readFile(const std::string &file, bool (*accepts)(const struct stat &)) {
  // A pipe without a writer would block.
  int fd = open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  if (fd < 0)
    return nullptr;
  llvm::scope_exit closeFile([&] { close(fd); });
  struct stat status;
  if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) || !accepts(status))
    return nullptr;
  auto buffer = llvm::MemoryBuffer::getOpenFile(
      fd, file, status.st_size, /*RequiresNullTerminator=*/false,
      /*IsVolatile=*/true);
  return buffer ? std::move(*buffer) : nullptr;
}

std::unique_ptr<llvm::MemoryBuffer>
torch_max::readPlainFile(const std::string &file) {
  return readFile(file, [](const struct stat &) { return true; });
}

std::unique_ptr<llvm::MemoryBuffer>
torch_max::readTrustedFile(const std::string &file) {
  return readFile(file, isTrusted);
}

llvm::ErrorOr<NewFile> torch_max::makeNewFile(StringRef beginning,
                                              StringRef suffix) {
  NewFile file{(beginning + "XXXXXX" + suffix).str(), -1};
  file.fd = mkostemps(file.path.data(), suffix.size(), O_CLOEXEC);
  if (file.fd < 0)
    return getLastError();
  return file;
}

std::error_code torch_max::writeWholeFile(const std::string &file,
                                          StringRef temporary, StringRef text) {
  llvm::ErrorOr<NewFile> made = makeNewFile(temporary, /*suffix=*/"");
  if (!made)
    return made.getError();
  llvm::raw_fd_ostream os(made->fd, /*shouldClose=*/true);
  os << text;
  os.close();
  std::error_code error = os.error();
  os.clear_error();
  if (!error)
    error = fs::rename(made->path, file);
  if (error)
    fs::remove(made->path);
  return error;
}

//===- Paths.cpp - Paths --------------------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Paths.h"

#include "llvm/Support/FileSystem.h"

#include <dlfcn.h>

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string torch_max::getBinaryFolder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&getBinaryFolder), &info))
    return "";
  // For a program, the name is argv[0], which may be relative to a working
  // directory of the past, or to PATH.
  llvm::StringRef file = info.dli_fname;
  llvm::SmallString<256> real;
  if (fs::real_path(path::is_absolute(file) ? file : "/proc/self/exe", real))
    return "";
  return path::parent_path(real).str();
}

//===- Kernels.cpp - The packages of mojo_kernels/ ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Kernels.h"
#include "Paths.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using namespace torch_max;
using llvm::StringRef;

std::string torch_max::findKernelFile(StringRef name) {
  std::string binaryFolder = getBinaryFolder();
  for (StringRef folder : {"kernels", "../lib/kernels"})
    if (std::string file = joinPath(joinPath(binaryFolder, folder), name);
        llvm::sys::fs::exists(file))
      return file;
  return "";
}

std::vector<std::string>
torch_max::findKernelPackages(llvm::ArrayRef<std::string> families) {
  std::vector<std::string> packages;
  for (const std::string &family : families)
    if (std::string package = findKernelFile(family + ".mojoc");
        !package.empty())
      packages.push_back(package);
  return packages;
}

llvm::Expected<std::string>
torch_max::hashKernelPackages(llvm::ArrayRef<std::string> packages) {
  std::string result;
  for (const std::string &package : packages) {
    auto buffer = llvm::MemoryBuffer::getFile(package);
    if (!buffer)
      return llvm::createStringError("cannot read the kernel package '" +
                                     package +
                                     "': " + buffer.getError().message());
    llvm::XXH128_hash_t hash =
        llvm::xxh3_128bits(llvm::arrayRefFromStringRef((*buffer)->getBuffer()));
    result +=
        llvm::utohexstr(hash.high64) + "," + llvm::utohexstr(hash.low64) + ";";
  }
  return result;
}

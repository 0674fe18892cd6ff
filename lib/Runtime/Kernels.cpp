//===- Kernels.cpp - The packages of mojo_kernels/ ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Kernels.h"
#include "Paths.h"

#include "llvm/Support/FileSystem.h"

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

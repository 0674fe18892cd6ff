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

#include <set>

using namespace torch_max;
using llvm::StringRef;

/// The families that a graph names: `mo.custom [symbol = "family.kernel", ...`.
static std::set<std::string> findFamilies(StringRef engineIR) {
  constexpr StringRef marker = "mo.custom [symbol = \"";
  std::set<std::string> families;
  for (size_t at = engineIR.find(marker); at != StringRef::npos;
       at = engineIR.find(marker, at)) {
    at += marker.size();
    StringRef symbol = engineIR.substr(at).split('"').first;
    if (symbol.contains('.'))
      families.insert(symbol.split('.').first.str());
  }
  return families;
}

std::string torch_max::findKernelFile(StringRef name) {
  std::string binaryFolder = getBinaryFolder();
  for (StringRef folder : {"kernels", "../lib/kernels"})
    if (std::string file = joinPath(joinPath(binaryFolder, folder), name);
        llvm::sys::fs::exists(file))
      return file;
  return "";
}

std::vector<std::string> torch_max::findKernels(StringRef engineIR) {
  std::vector<std::string> packages;
  for (const std::string &family : findFamilies(engineIR))
    if (std::string package = findKernelFile(family + ".mojoc");
        !package.empty())
      packages.push_back(package);
  return packages;
}

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

std::vector<std::string> torch_max::findKernels(StringRef engineIR) {
  std::vector<std::string> packages;
  std::string binaryFolder = getBinaryFolder();
  for (const std::string &family : findFamilies(engineIR))
    for (StringRef folder : {"kernels", "../lib/kernels"}) {
      std::string package =
          joinPath(joinPath(binaryFolder, folder), family + ".mojoc");
      if (llvm::sys::fs::exists(package)) {
        packages.push_back(package);
        break;
      }
    }
  return packages;
}

//===- Paths.h - Paths ------------------------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_PATHS_H
#define TORCH_MAX_LIB_RUNTIME_PATHS_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

#include <string>

namespace torch_max {

inline std::string joinPath(const llvm::Twine &folder,
                            const llvm::Twine &name) {
  llvm::SmallString<256> result;
  llvm::sys::path::append(result, folder, name);
  return std::string(result);
}

/// The folder of the binary that holds this library: a program, or the shared
/// library of the Python bindings.
std::string getBinaryFolder();

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_PATHS_H

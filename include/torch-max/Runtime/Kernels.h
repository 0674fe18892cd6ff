//===- Kernels.h - The packages of mojo_kernels/ ----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel's name is `family.kernel`, and its family is a package of its own.
// A graph is compiled with the packages that it calls and no others, so that a
// change of one family leaves the compiled models of all others valid.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_KERNELS_H
#define TORCH_MAX_RUNTIME_KERNELS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace torch_max {

/// The paths of our packages of these families, in their order. Those that do
/// not exist are left out: the user may bring them. Packages are in `kernels`
/// beside this binary, or in `../lib/kernels`.
std::vector<std::string>
findKernelPackages(llvm::ArrayRef<std::string> families);

/// A text that changes when one of the packages does. Those of two lists, one
/// behind the other, are that of both lists.
llvm::Expected<std::string>
hashKernelPackages(llvm::ArrayRef<std::string> packages);

/// The path of a package or library of mojo_kernels/, or an empty string.
std::string findKernelFile(llvm::StringRef name);

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_KERNELS_H

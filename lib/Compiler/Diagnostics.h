//===- Diagnostics.h - MLIR's diagnostics for hosts -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_COMPILER_DIAGNOSTICS_H
#define TORCH_MAX_LIB_COMPILER_DIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "torch-max/Compiler/Compiler.h"

namespace torch_max {

/// The first part of a location that is of the given kind.
template <typename Kind> Kind findLocation(mlir::Location location) {
  Kind found;
  location->walk([&](mlir::Location inner) {
    found = mlir::dyn_cast<Kind>(inner);
    return found ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return found;
}

Diagnostic convertDiagnostic(mlir::Diagnostic &diagnostic);

} // namespace torch_max

#endif // TORCH_MAX_LIB_COMPILER_DIAGNOSTICS_H

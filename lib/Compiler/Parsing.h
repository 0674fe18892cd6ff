//===- Parsing.h - Text that is not trusted ---------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_COMPILER_PARSING_H
#define TORCH_MAX_LIB_COMPILER_PARSING_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string_view>

namespace torch_max {

/// Null if the text cannot be parsed, which the context's handler is told.
mlir::OwningOpRef<mlir::ModuleOp> parseModule(std::string_view text,
                                              llvm::StringRef bufferName,
                                              mlir::MLIRContext *context);

} // namespace torch_max

#endif // TORCH_MAX_LIB_COMPILER_PARSING_H

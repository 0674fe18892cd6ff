//===- Registration.h - What every tool registers ---------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_COMPILER_REGISTRATION_H
#define TORCH_MAX_COMPILER_REGISTRATION_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassManager.h"

namespace torch_max {

/// The dialects that occur between the importer and the emitter.
void registerDialects(mlir::DialectRegistry &registry);

/// Our passes, the general ones that people use with them, and the pipeline
/// `torch-max-pipeline`.
void registerPasses();

/// From the torch dialect to a max dialect that is ready to be emitted.
void buildPipeline(mlir::OpPassManager &passes);

} // namespace torch_max

#endif // TORCH_MAX_COMPILER_REGISTRATION_H

//===- DType.h - Element types of tensors -----------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The element types that cross the boundary to the engine, and their spelling
// in MAX graph IR.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_DTYPE_H
#define TORCH_MAX_RUNTIME_DTYPE_H

#include "llvm/ADT/StringRef.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace torch_max {

enum class DType : uint8_t {
  F16,
  BF16,
  F32,
  F64,
  SI8,
  SI16,
  SI32,
  SI64,
  UI8,
  UI16,
  UI32,
  UI64,
  Bool
};

/// The spelling in MAX graph IR: `f32`, `si64`, `bool`.
llvm::StringRef getName(DType dtype);

/// The inverse of `getName`.
std::optional<DType> parseDType(llvm::StringRef name);

/// Bytes of one element.
size_t getSize(DType dtype);

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_DTYPE_H

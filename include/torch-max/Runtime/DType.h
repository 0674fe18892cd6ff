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

#include "torch-max/Kernels/Abi.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace torch_max {

/// The same numbers as in calls of precompiled kernels.
using DType = kernels::ElementType;

/// As MAX graph IR spells it: `f32`, `si64`, `bool`.
const char *getName(DType dtype);

std::optional<DType> parseDType(std::string_view name);

/// The bytes of one element.
size_t getSize(DType dtype);

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_DTYPE_H

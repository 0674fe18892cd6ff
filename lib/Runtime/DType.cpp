//===- DType.cpp - Element types of tensors -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/DType.h"

#include <iterator>

using namespace torch_max;

namespace {
struct Row {
  const char *name;
  size_t size;
};
} // namespace

/// In the order of the enumeration.
static constexpr Row table[] = {
    {"f32", 4},  {"f64", 8},  {"f16", 2},  {"bf16", 2}, {"bool", 1},
    {"si8", 1},  {"si16", 2}, {"si32", 4}, {"si64", 8}, {"ui8", 1},
    {"ui16", 2}, {"ui32", 4}, {"ui64", 8}};

const char *torch_max::getName(DType dtype) {
  return table[static_cast<size_t>(dtype)].name;
}

size_t torch_max::getSize(DType dtype) {
  return table[static_cast<size_t>(dtype)].size;
}

std::optional<DType> torch_max::parseDType(std::string_view name) {
  for (size_t i = 0; i < std::size(table); ++i)
    if (table[i].name == name)
      return static_cast<DType>(i);
  return std::nullopt;
}

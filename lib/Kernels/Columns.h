//===- Columns.h - A number for each column ---------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_COLUMNS_H
#define TORCH_MAX_LIB_KERNELS_COLUMNS_H

#include "Floats.h"
#include "torch-max/Kernels/Abi.h"

#include <stdexcept>
#include <type_traits>
#include <vector>

namespace torch_max::kernels {

/// Calls a function with a null pointer to the type.
template <typename F> void withFloatType(ElementType type, F &&function) {
  if (type == ElementType::F32)
    function(static_cast<float *>(nullptr));
  else if (type == ElementType::BF16)
    function(static_cast<BFloat16 *>(nullptr));
  else
    throw std::runtime_error("the kernel takes f32 and bf16");
}

/// A vector of f32 or bf16, read as f32: where it lies, or converted.
class Columns {
public:
  void set(const KernelTensor &tensor) {
    withFloatType(tensor.type, [&](auto *tag) {
      auto *elements = static_cast<decltype(tag)>(tensor.data);
      if constexpr (std::is_same_v<decltype(tag), float *>) {
        numbers = elements;
      } else {
        converted.resize(tensor.sizes[0]);
        widen(converted.data(), elements, tensor.sizes[0]);
        numbers = converted.data();
      }
    });
  }
  void clear() { numbers = nullptr; }
  bool isSet() const { return numbers; }
  /// Null if nothing is set.
  const float *from(int64_t column) const {
    return numbers ? numbers + column : nullptr;
  }

private:
  const float *numbers = nullptr;
  std::vector<float> converted;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_COLUMNS_H

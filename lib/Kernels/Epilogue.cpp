//===- Epilogue.cpp - What is done to a block of a product ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Epilogue.h"
#include "Floats.h"

#include <stdexcept>

using namespace torch_max::kernels;

/// NaN stays NaN, as both comparisons with it are false.
template <Activation activation>
TORCH_MAX_INLINE static float activate(float x) {
  if (activation == Activation::None)
    return x;
  x = x < 0.0f ? 0.0f : x;
  return activation == Activation::Relu6 && x > 6.0f ? 6.0f : x;
}

template <typename T, Activation activation>
TORCH_MAX_INLINE static void applyRow(T *row, const T *residual,
                                      int64_t count) {
  if (!residual)
    for (int64_t i = 0; i < count; ++i)
      row[i] = fromFloat<T>(activate<activation>(toFloat(row[i])));
  else
    for (int64_t i = 0; i < count; ++i)
      row[i] = fromFloat<T>(
          activate<activation>(toFloat(row[i]) + toFloat(residual[i])));
}

template <typename T>
TORCH_MAX_INLINE static void applyAny(Activation activation, T *row,
                                      const T *residual, int64_t count) {
  switch (activation) {
  case Activation::None:
    return applyRow<T, Activation::None>(row, residual, count);
  case Activation::Relu:
    return applyRow<T, Activation::Relu>(row, residual, count);
  case Activation::Relu6:
    return applyRow<T, Activation::Relu6>(row, residual, count);
  }
}

TORCH_MAX_VECTORIZED static void applyToF32(Activation activation, void *row,
                                            const void *residual,
                                            int64_t count) {
  applyAny(activation, static_cast<float *>(row),
           static_cast<const float *>(residual), count);
}

TORCH_MAX_VECTORIZED static void applyToBF16(Activation activation, void *row,
                                             const void *residual,
                                             int64_t count) {
  applyAny(activation, static_cast<BFloat16 *>(row),
           static_cast<const BFloat16 *>(residual), count);
}

void Epilogue::apply(int64_t first, int64_t rows, int64_t columns,
                     int64_t stride) const {
  if (!residual && activation == Activation::None)
    return;
  if (result.type != ElementType::F32 && result.type != ElementType::BF16)
    throw std::runtime_error("an epilogue takes f32 and bf16");
  bool isWide = result.type == ElementType::F32;
  for (int64_t row = 0; row < rows; ++row) {
    int64_t offset = (first + row * stride) * (isWide ? 4 : 2);
    char *data = static_cast<char *>(result.data) + offset;
    char *added =
        residual ? static_cast<char *>(residual->data) + offset : nullptr;
    (isWide ? applyToF32 : applyToBF16)(activation, data, added, columns);
  }
}

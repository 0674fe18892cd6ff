//===- Epilogue.cpp - What is done to a block of a product ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Epilogue.h"
#include "VectorMath.h"

#include <stdexcept>
#include <type_traits>
#include <utility>

using namespace torch_max::kernels;

/// NaN stays NaN, as both comparisons with it are false.
template <Activation activation>
TORCH_MAX_INLINE static float activate(float x) {
  if (activation == Activation::None)
    return x;
  if (activation == Activation::Gelu)
    return gelu(x);
  if (activation == Activation::GeluTanh)
    return geluTanh(x);
  x = x < 0.0f ? 0.0f : x;
  return activation == Activation::Relu6 && x > 6.0f ? 6.0f : x;
}

/// A row of a block, and what is done to it; null for what is not there.
template <typename T> struct Row {
  const float *product;
  T *result;
  const T *scale, *bias, *residual;
  int64_t count;
};

template <typename T, Activation activation>
TORCH_MAX_INLINE static void applyTo(const Row<T> &row) {
  // One loop for each combination that occurs, each without branches.
  auto loop = [&](auto combine) TORCH_MAX_INLINE_LAMBDA {
  // The product may lie in the result: only element by element.
#pragma clang loop vectorize(assume_safety)
    for (int64_t i = 0; i < row.count; ++i)
      row.result[i] =
          fromFloat<T>(activate<activation>(combine(row.product[i], i)));
  };
  auto scaled = [&](float x, int64_t i) TORCH_MAX_INLINE_LAMBDA {
    return x * toFloat(row.scale[i]) + toFloat(row.bias[i]);
  };
  auto shifted = [&](float x, int64_t i) TORCH_MAX_INLINE_LAMBDA {
    return x + toFloat(row.bias[i]);
  };
  auto unchanged = [](float x, int64_t) TORCH_MAX_INLINE_LAMBDA { return x; };
  auto addResidual = [&](auto combine) TORCH_MAX_INLINE_LAMBDA {
    if (!row.residual)
      return loop(combine);
    loop([&](float x, int64_t i) TORCH_MAX_INLINE_LAMBDA {
      return combine(x, i) + toFloat(row.residual[i]);
    });
  };
  if (row.scale)
    addResidual(scaled);
  else if (row.bias)
    addResidual(shifted);
  else
    addResidual(unchanged);
}

template <typename T>
TORCH_MAX_INLINE static void applyAny(Activation activation,
                                      const Row<T> &row) {
  switch (activation) {
  case Activation::None:
    return applyTo<T, Activation::None>(row);
  case Activation::Relu:
    return applyTo<T, Activation::Relu>(row);
  case Activation::Relu6:
    return applyTo<T, Activation::Relu6>(row);
  case Activation::Gelu:
    return applyTo<T, Activation::Gelu>(row);
  case Activation::GeluTanh:
    return applyTo<T, Activation::GeluTanh>(row);
  }
}

TORCH_MAX_VECTORIZED static void applyToF32(Activation activation,
                                            const Row<float> &row) {
  applyAny(activation, row);
}

TORCH_MAX_VECTORIZED static void applyToBF16(Activation activation,
                                             const Row<BFloat16> &row) {
  applyAny(activation, row);
}

Epilogue::Epilogue(const KernelCall &call, int64_t first,
                   const Options &options)
    : result(call.result(0)),
      activation(static_cast<Activation>(options.activation)) {
  if (options.hasScale)
    scale = &call.operand(first++);
  if (options.hasBias)
    bias = &call.operand(first++);
  if (options.hasResidual)
    residual = &call.operand(first);
}

void Epilogue::leaveBiasToKernel() {
  if (!scale)
    std::swap(bias, kernelBias);
}

void Epilogue::apply(const Block &block, const float *source,
                     int64_t sourceStride) const {
  auto applyRows = [&](auto *tag, auto function) {
    using T = std::remove_pointer_t<decltype(tag)>;
    auto at = [](const KernelTensor *tensor, int64_t element) -> T * {
      return tensor ? static_cast<T *>(tensor->data) + element : nullptr;
    };
    for (int64_t row = 0; row < block.rows; ++row) {
      int64_t element = block.first + row * block.stride;
      function(activation,
               Row<T>{source + row * sourceStride, at(&result, element),
                      at(scale, block.firstColumn), at(bias, block.firstColumn),
                      at(residual, element), block.columns});
    }
  };
  if (result.type == ElementType::F32)
    applyRows(static_cast<float *>(nullptr), applyToF32);
  else if (result.type == ElementType::BF16)
    applyRows(static_cast<BFloat16 *>(nullptr), applyToBF16);
  else
    throw std::runtime_error("an epilogue takes f32 and bf16");
}

void Epilogue::apply(const Block &block) const {
  if (!isEmpty())
    apply(block, static_cast<const float *>(result.data) + block.first,
          block.stride);
}

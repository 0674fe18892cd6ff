//===- Epilogue.cpp - What is done to a block of a product ----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Epilogue.h"
#include "VectorMath.h"

#include <type_traits>

using namespace torch_max::kernels;

static constexpr float kMostOfRelu6 = 6;

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
  return activation == Activation::Relu6 && x > kMostOfRelu6 ? kMostOfRelu6 : x;
}

/// A row of a block, and what is done to it; null for what is not there.
template <typename T, typename Residual> struct Row {
  const float *product;
  T *result;
  const float *scale, *bias;
  const Residual *residual;
  int64_t count;
};

template <Activation activation, typename T, typename Residual>
TORCH_MAX_INLINE static void applyTo(const Row<T, Residual> &row) {
  // One loop for each combination that occurs, each without branches.
  auto loop = [&](auto combine) TORCH_MAX_INLINE_LAMBDA {
  // The product may lie in the result: only element by element.
#pragma clang loop vectorize(assume_safety)
    for (int64_t i = 0; i < row.count; ++i)
      row.result[i] =
          fromFloat<T>(activate<activation>(combine(row.product[i], i)));
  };
  auto scaled = [&](float x, int64_t i) TORCH_MAX_INLINE_LAMBDA {
    return x * row.scale[i] + row.bias[i];
  };
  auto shifted = [&](float x, int64_t i)
                     TORCH_MAX_INLINE_LAMBDA { return x + row.bias[i]; };
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

template <typename T, typename Residual>
TORCH_MAX_INLINE static void applyAny(Activation activation,
                                      const Row<T, Residual> &row) {
  switch (activation) {
  case Activation::None:
    return applyTo<Activation::None>(row);
  case Activation::Relu:
    return applyTo<Activation::Relu>(row);
  case Activation::Relu6:
    return applyTo<Activation::Relu6>(row);
  case Activation::Gelu:
    return applyTo<Activation::Gelu>(row);
  case Activation::GeluTanh:
    return applyTo<Activation::GeluTanh>(row);
  }
}

// Each type of the result with each type of the residual.
TORCH_MAX_VECTORIZED static void apply(Activation activation,
                                       const Row<float, float> &row) {
  applyAny(activation, row);
}
TORCH_MAX_VECTORIZED static void apply(Activation activation,
                                       const Row<float, BFloat16> &row) {
  applyAny(activation, row);
}
TORCH_MAX_VECTORIZED static void apply(Activation activation,
                                       const Row<BFloat16, float> &row) {
  applyAny(activation, row);
}
TORCH_MAX_VECTORIZED static void apply(Activation activation,
                                       const Row<BFloat16, BFloat16> &row) {
  applyAny(activation, row);
}

void Epilogue::leaveBiasToKernel(ElementType operands) {
  if (scale.isSet() || !biasOperand ||
      (biasOperand->type != ElementType::F32 && biasOperand->type != operands))
    return;
  kernelBias = biasOperand;
  bias.clear();
}

Epilogue::Limits Epilogue::leaveLimitsToKernel() {
  Limits limits;
  bool isLimit =
      activation == Activation::Relu || activation == Activation::Relu6;
  if (!isLimit || scale.isSet() || bias.isSet() || residual)
    return limits;
  limits.least = 0;
  if (activation == Activation::Relu6)
    limits.most = kMostOfRelu6;
  activation = Activation::None;
  return limits;
}

void Epilogue::apply(const Block &block, const float *source,
                     int64_t sourceStride) const {
  withFloatType(result.type, [&](auto *resultTag) {
    withFloatType(
        residual ? residual->type : result.type, [&](auto *residualTag) {
          auto *target = static_cast<decltype(resultTag)>(result.data);
          auto *added = static_cast<decltype(residualTag)>(
              residual ? residual->data : nullptr);
          for (int64_t row = 0; row < block.rows; ++row) {
            int64_t element = block.first + row * block.stride;
            ::apply(activation,
                    Row<std::remove_pointer_t<decltype(resultTag)>,
                        std::remove_pointer_t<decltype(residualTag)>>{
                        source + row * sourceStride, target + element,
                        scale.from(block.firstColumn),
                        bias.from(block.firstColumn),
                        added ? added + element : nullptr, block.columns});
          }
        });
  });
}

void Epilogue::apply(const Block &block) const {
  if (!isEmpty())
    apply(block, static_cast<const float *>(result.data) + block.first,
          block.stride);
}

//===- VectorMath.h - Functions for vectorised loops ------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without branches and calls, so that the compiler can compute many at once.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_VECTORMATH_H
#define TORCH_MAX_LIB_KERNELS_VECTORMATH_H

#include "Floats.h"

#include <cmath>

namespace torch_max::kernels {

/// e to the power of a number that is not above 0, within 2 units in the last
/// place. What is smaller than all normal floats is 0; NaN stays NaN.
TORCH_MAX_INLINE float exponential(float x) {
  constexpr float smallest = -87.33654f;
  constexpr float log2e = 1.44269504f;
  // ln 2 in two parts, the first of which has few bits.
  constexpr float ln2High = 0.693359375f, ln2Low = -2.12194440e-4f;
  // Added to a number, it leaves the nearest integer in the last bits.
  constexpr float rounder = 12582912.0f;
  float clamped = x < smallest ? smallest : x;
  float shifted = clamped * log2e + rounder;
  float n = shifted - rounder;
  float r = clamped - n * ln2High - n * ln2Low;
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * (r * r) + r + 1.0f;
  // 2 to the power of n, by its exponent.
  uint32_t bits;
  std::memcpy(&bits, &shifted, sizeof(bits));
  bits = (bits + 127) << 23;
  float power;
  std::memcpy(&power, &bits, sizeof(power));
  return x < smallest ? 0.0f : p * power;
}

/// GELU: x times the share of a normal distribution that is below x. NaN for
/// infinities, as eager's is.
TORCH_MAX_INLINE float gelu(float x) {
  // That share is half of erfc(z) below 0, and 1 minus that above. A polynomial
  // of t approximates erfc(z) * exp(z * z) / t within 4e-8.
  float z = std::fabs(x) * 0.707106781f;
  float t = 1.0f / (1.0f + 0.3f * z);
  float p = -0.126616597f;
  p = p * t + 0.471826285f;
  p = p * t - 0.484691918f;
  p = p * t + 0.517048895f;
  p = p * t - 0.0740491748f;
  p = p * t + 0.206385165f;
  p = p * t + 0.150468871f;
  p = p * t + 0.170423716f;
  p = p * t + 0.169204757f;
  float tail = 0.5f * t * p * exponential(-z * z);
  float share = x < 0.0f ? tail : 1.0f - tail;
  return x * share + (x - x);
}

/// GELU by the formula with tanh: x * (1 + tanh(y)) / 2 is x / (1 + exp(-2y)).
TORCH_MAX_INLINE float geluTanh(float x) {
  // Twice the square root of 2 / pi.
  float y = 1.59576912f * (x + 0.044715f * x * x * x);
  float e = exponential(-std::fabs(y));
  return x * ((y < 0.0f ? e : 1.0f) / (1.0f + e));
}

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_VECTORMATH_H

//===- Floats.h - Element types and vector code -----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_FLOATS_H
#define TORCH_MAX_LIB_KERNELS_FLOATS_H

#include <cstdint>
#include <cstring>

/// Loops that the compiler vectorises, once for each kind of processor; the
/// loader picks one. What they call has to be inlined: templates cannot have
/// several versions.
#if defined(__x86_64__)
#define TORCH_MAX_VECTORIZED                                                   \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define TORCH_MAX_VECTORIZED
#endif

#define TORCH_MAX_INLINE inline __attribute__((always_inline))
#define TORCH_MAX_INLINE_LAMBDA __attribute__((always_inline))

namespace torch_max::kernels {

struct BFloat16 {
  uint16_t bits;
};
using Float16 = _Float16;

TORCH_MAX_INLINE float toFloat(float x) { return x; }
TORCH_MAX_INLINE float toFloat(BFloat16 x) {
  uint32_t bits = uint32_t(x.bits) << 16;
  float result;
  std::memcpy(&result, &bits, sizeof(result));
  return result;
}

TORCH_MAX_INLINE float toFloat(Float16 x) { return x; }

template <typename T> TORCH_MAX_INLINE T fromFloat(float x);
template <> TORCH_MAX_INLINE float fromFloat<float>(float x) { return x; }
template <> TORCH_MAX_INLINE Float16 fromFloat<Float16>(float x) { return x; }
/// Rounds to nearest, halves to even; NaN stays NaN.
template <> TORCH_MAX_INLINE BFloat16 fromFloat<BFloat16>(float x) {
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof(bits));
  uint32_t rounded = (bits + 0x7fff + ((bits >> 16) & 1)) >> 16;
  return {x != x ? uint16_t(0x7fc0) : uint16_t(rounded)};
}

/// Converts a row of bf16.
void widen(float *to, const BFloat16 *from, int64_t count);

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_FLOATS_H

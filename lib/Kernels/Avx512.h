//===- Avx512.h - Code for AVX-512 ------------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that run only on processors with these instructions. A lane is 32
// bits: one f32, or two neighbours in bf16, which one instruction multiplies
// and adds up. All else is the same for both types.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_AVX512_H
#define TORCH_MAX_LIB_KERNELS_AVX512_H

#if defined(__x86_64__)

#include <cstdint>
#include <immintrin.h>

#define TORCH_MAX_AVX512 __attribute__((target("avx512f")))
#define TORCH_MAX_AVX512_BF16 __attribute__((target("avx512f,avx512bf16")))

namespace torch_max::kernels {

/// The lanes of a vector.
constexpr int64_t kWidth = 16;

/// Of so many lanes that are left, those of the next vector.
inline __mmask16 getMask(int64_t count) {
  return count >= kWidth ? 0xffff : (1u << count) - 1;
}

/// sum + x * y.
TORCH_MAX_AVX512 inline __m512 multiplyAddF32(__m512 x, __m512 y, __m512 sum) {
  return _mm512_fmadd_ps(x, y, sum);
}
TORCH_MAX_AVX512_BF16 inline __m512 multiplyAddBF16(__m512 x, __m512 y,
                                                    __m512 sum) {
  return _mm512_dpbf16_ps(sum, (__m512bh)y, (__m512bh)x);
}

} // namespace torch_max::kernels

#endif // defined(__x86_64__)

#endif // TORCH_MAX_LIB_KERNELS_AVX512_H

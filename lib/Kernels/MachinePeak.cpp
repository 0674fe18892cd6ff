//===- MachinePeak.cpp - What the processor can do ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The best of some rounds in which all of the engine's threads do nothing else
// than to multiply and add numbers in registers, or to read memory.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"
#include "Threads.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

using namespace torch_max::kernels;

static constexpr int64_t kRounds = 8;
/// As many as hide that one waits for its own last result. They begin with
/// different numbers, or the compiler would compute only one of them.
static constexpr int64_t kSums = 12;
static constexpr int64_t kSteps = 1 << 16;
/// More than caches hold.
static constexpr int64_t kBytes = 256 << 20;

/// Where tasks put what they computed, so that they compute it.
static volatile float sink;

/// In a second of the best round; each task does `work`.
template <typename F> static double measure(double work, F &&task) {
  using Clock = std::chrono::steady_clock;
  double best = 0;
  for (int64_t round = 0; round < kRounds; ++round) {
    Clock::time_point start = Clock::now();
    parallelFor(getNumThreads(), task);
    std::chrono::duration<double> elapsed = Clock::now() - start;
    best = std::max(best, work * getNumThreads() / elapsed.count());
  }
  return best;
}

/// Of vectors of the processor's own width.
template <int64_t width> TORCH_MAX_INLINE static float multiplyAndAdd() {
  typedef float Vector __attribute__((vector_size(width * sizeof(float))));
  Vector factor = Vector{} + 0.999f, step = Vector{} + 0.001f, sums[kSums];
  for (int64_t i = 0; i < kSums; ++i)
    sums[i] = Vector{} + static_cast<float>(i);
  for (int64_t i = 0; i < kSteps; ++i)
    for (Vector &sum : sums)
      sum = sum * factor + step;
  float result = 0;
  for (Vector &sum : sums)
    result += sum[0];
  return result;
}

static constexpr double countOperations(int64_t width) {
  return 2.0 * kSteps * kSums * width;
}

#if defined(__x86_64__)

__attribute__((target("avx512f"))) static float multiplyAndAdd512() {
  return multiplyAndAdd<16>();
}

__attribute__((target("avx2,fma"))) static float multiplyAndAdd256() {
  return multiplyAndAdd<8>();
}

__attribute__((target("avx512f,avx512bf16"))) static float multiplyBF16() {
  __m512 sums[kSums];
  for (int64_t i = 0; i < kSums; ++i)
    sums[i] = _mm512_set1_ps(i);
  // Halves.
  __m512bh x = (__m512bh)_mm512_set1_epi32(0x3f003f00);
  for (int64_t i = 0; i < kSteps; ++i)
    for (__m512 &sum : sums)
      sum = _mm512_dpbf16_ps(sum, x, x);
  float result = 0;
  for (__m512 &sum : sums)
    result += sum[0];
  return result;
}

static double measureF32() {
  if (__builtin_cpu_supports("avx512f"))
    return measure(countOperations(16),
                   [](int64_t) { sink = multiplyAndAdd512(); });
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return measure(countOperations(8),
                   [](int64_t) { sink = multiplyAndAdd256(); });
  return measure(countOperations(4),
                 [](int64_t) { sink = multiplyAndAdd<4>(); });
}

static double measureBF16(double f32) {
  if (!__builtin_cpu_supports("avx512bf16"))
    return f32;
  return measure(countOperations(32), [](int64_t) { sink = multiplyBF16(); });
}

#else

static double measureF32() {
  return measure(countOperations(4),
                 [](int64_t) { sink = multiplyAndAdd<4>(); });
}

static double measureBF16(double f32) { return f32; }

#endif

TORCH_MAX_VECTORIZED static uint64_t sumUp(const uint64_t *from,
                                           int64_t count) {
  uint64_t sum = 0;
  for (int64_t i = 0; i < count; ++i)
    sum += from[i];
  return sum;
}

static double measureBandwidth() {
  struct Free {
    void operator()(void *data) const { std::free(data); }
  };
  std::unique_ptr<uint64_t, Free> memory(
      static_cast<uint64_t *>(std::malloc(kBytes)));
  if (!memory)
    return 0;
  int64_t count = kBytes / sizeof(uint64_t) / getNumThreads();
  // What has not been written is not in memory.
  parallelFor(getNumThreads(), [&](int64_t task) {
    std::fill_n(memory.get() + task * count, count, task);
  });
  return measure(count * sizeof(uint64_t), [&](int64_t task) {
    sink = sumUp(memory.get() + task * count, count);
  });
}

/// Operations in f32 and in bf16, and bytes that are read, in a second.
extern "C" __attribute__((visibility("default"))) void
torch_max_measure_peak(double *f32, double *bf16, double *bandwidth) {
  *f32 = measureF32();
  *bf16 = measureBF16(*f32);
  *bandwidth = measureBandwidth();
}

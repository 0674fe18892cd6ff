//===- peak.cpp - What the machine can do at most -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For kernels.py, which measures how long these functions take. They run on the
// threads that the kernels run on.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Kernels/Abi.h"

#include <cstdint>
#include <cstring>

#ifdef __AVX512BF16__
#include <immintrin.h>
#endif

using torch_max::kernels::Parallelize;

namespace {
#ifdef __AVX512F__
constexpr int64_t kVectorBytes = 64;
/// Enough sums to hide how long an addition takes, and no more than registers.
constexpr int kSums = 24;
#else
constexpr int64_t kVectorBytes = 32;
constexpr int kSums = 12;
#endif
using Floats = float __attribute__((vector_size(kVectorBytes)));
using Integers = int64_t __attribute__((vector_size(kVectorBytes)));

template <typename F>
void onThreads(Parallelize parallelize, int64_t threads, F function) {
  parallelize(
      [](void *context, int64_t index) { (*static_cast<F *>(context))(index); },
      &function, threads);
}

template <typename Vector> void keep(Vector &vector) {
  asm volatile("" : "+v"(vector));
}
} // namespace

/// Returns the operations of one thread.
extern "C" int64_t peak_f32(Parallelize parallelize, int64_t threads,
                            int64_t steps) {
  onThreads(parallelize, threads, [=](int64_t) {
    Floats sums[kSums] = {}, x = {}, y = {};
    keep(x);
    keep(y);
    for (int64_t step = 0; step < steps; ++step)
#pragma clang loop unroll(full)
      for (Floats &sum : sums)
        sum = sum * x + y;
    for (Floats &sum : sums)
      keep(sum);
  });
  return steps * kSums * 2 * (kVectorBytes / sizeof(float));
}

/// The same; 0 if the processor has no such instruction.
extern "C" int64_t peak_bf16(Parallelize parallelize, int64_t threads,
                             int64_t steps) {
#ifdef __AVX512BF16__
  onThreads(parallelize, threads, [=](int64_t) {
    __m512 sums[kSums] = {};
    __m512bh x = {}, y = {};
    keep(x);
    keep(y);
    for (int64_t step = 0; step < steps; ++step)
#pragma clang loop unroll(full)
      for (__m512 &sum : sums)
        sum = _mm512_dpbf16_ps(sum, x, y);
    for (__m512 &sum : sums)
      keep(sum);
  });
  return steps * kSums * 2 * 32;
#else
  return 0;
#endif
}

/// Each thread has a part of the memory.
static int64_t begin(int64_t bytes, int64_t part, int64_t parts) {
  return bytes / kVectorBytes * part / parts * kVectorBytes;
}

extern "C" void peak_read(Parallelize parallelize, int64_t threads,
                          const char *data, int64_t bytes) {
  onThreads(parallelize, threads, [=](int64_t part) {
    constexpr int64_t streams = 8;
    Integers sums[streams] = {};
    int64_t first = begin(bytes, part, threads),
            last = begin(bytes, part + 1, threads);
    const auto *from = reinterpret_cast<const Integers *>(data + first);
    int64_t count = (last - first) / kVectorBytes / streams * streams;
    for (int64_t i = 0; i < count; i += streams)
#pragma clang loop unroll(full)
      for (int64_t stream = 0; stream < streams; ++stream)
        sums[stream] += from[i + stream];
    for (Integers &sum : sums)
      keep(sum);
  });
}

extern "C" void peak_copy(Parallelize parallelize, int64_t threads,
                          const char *from, char *to, int64_t bytes) {
  onThreads(parallelize, threads, [=](int64_t part) {
    int64_t first = begin(bytes, part, threads);
    int64_t last =
        part + 1 == threads ? bytes : begin(bytes, part + 1, threads);
    std::memcpy(to + first, from + first, last - first);
  });
}

//===- EngineAllocator.cpp - The engine's allocator under sanitizers ------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine allocates by TCMalloc, whose memory sanitizers do not know. This
// library is loaded before the engine, and takes the place of the functions by
// which the engine's libraries call it. The sanitizer then allocates the
// tensors, and reports when one of our kernels accesses memory outside of them.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <iterator>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace M::AsyncRT {
struct __attribute__((visibility("default"))) TCMallocGlobals {
  static void *tc_new(unsigned long alignment, unsigned long size);
  static void *tc_new(unsigned long alignment, unsigned long size,
                      unsigned long partition);
  static void tc_delete(void *data);
};
} // namespace M::AsyncRT

using M::AsyncRT::TCMallocGlobals;

#ifdef TORCH_MAX_WITH_THREAD_SANITIZER
extern "C" void AnnotateIgnoreWritesBegin(const char *file, int line);
extern "C" void AnnotateIgnoreWritesEnd(const char *file, int line);
#endif

namespace {
/// ThreadSanitizer takes an allocation and a deallocation for writes. It does
/// not see how the engine hands memory from one of its threads to another.
struct WithoutWrites {
#ifdef TORCH_MAX_WITH_THREAD_SANITIZER
  WithoutWrites() { AnnotateIgnoreWritesBegin(__FILE__, __LINE__); }
  ~WithoutWrites() { AnnotateIgnoreWritesEnd(__FILE__, __LINE__); }
#endif
};
} // namespace

void *TCMallocGlobals::tc_new(unsigned long alignment, unsigned long size) {
  [[maybe_unused]] WithoutWrites ignored;
  void *data = nullptr;
  if (posix_memalign(&data, std::max(alignment, sizeof(void *)), size))
    return nullptr;
  return data;
}

void *TCMallocGlobals::tc_new(unsigned long alignment, unsigned long size,
                              unsigned long) {
  return tc_new(alignment, size);
}

void TCMallocGlobals::tc_delete(void *data) {
  [[maybe_unused]] WithoutWrites ignored;
  std::free(data);
}

#ifdef TORCH_MAX_WITH_THREAD_SANITIZER

/// Whether ThreadSanitizer uses none of this memory, but has only put a guard
/// there. From its layout for x86-64 (tsan_platform.h).
static bool isGuarded(uintptr_t begin, size_t size) {
  constexpr uintptr_t gaps[][2] = {{0x020000000000, 0x100000000000},
                                   {0x380000000000, 0x550000000000},
                                   {0x5a0000000000, 0x720000000000},
                                   {0x730000000000, 0x7a0000000000}};
  for (auto [from, to] : gaps)
    if (begin >= from && begin + size <= to)
      return true;
  return false;
}

/// TCMalloc maps what it keeps for itself at addresses of its choice.
/// ThreadSanitizer guards them, and its own `mmap` ends the process.
static void *mapAt(void *address, size_t size, int protection, int flags,
                   int file, off_t offset) {
  auto map = [=](int flags) {
    return reinterpret_cast<void *>(
        syscall(SYS_mmap, address, size, protection, flags, file, offset));
  };
  void *result = map(flags);
  auto begin = reinterpret_cast<uintptr_t>(address);
  if (result != MAP_FAILED || errno != EEXIST || !isGuarded(begin, size))
    return result;
  // What was mapped here before. TCMalloc maps under its lock.
  static uintptr_t taken[1024][2];
  static size_t numTaken = 0;
  for (size_t i = 0; i < numTaken; ++i)
    if (begin < taken[i][1] && begin + size > taken[i][0])
      return MAP_FAILED;
  if (numTaken == std::size(taken))
    return MAP_FAILED;
  taken[numTaken][0] = begin;
  taken[numTaken++][1] = begin + size;
  return map((flags & ~MAP_FIXED_NOREPLACE) | MAP_FIXED);
}

extern "C" __attribute__((visibility("default"))) void *
mmap(void *address, size_t size, int protection, int flags, int file,
     off_t offset) noexcept {
  if (flags & MAP_FIXED_NOREPLACE)
    return mapAt(address, size, protection, flags, file, offset);
  static const auto next =
      reinterpret_cast<decltype(&mmap)>(dlsym(RTLD_NEXT, "mmap"));
  return next(address, size, protection, flags, file, offset);
}

#endif // TORCH_MAX_WITH_THREAD_SANITIZER

//===- HandOver.h - Work that the engine's threads do -----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The engine hands work to its threads, and back, by operations that
// ThreadSanitizer does not see. Here it is told that they are ordered: what a
// thread does before it hands an object over comes before what another one does
// that takes it over. Other builds do nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_KERNELS_HANDOVER_H
#define TORCH_MAX_KERNELS_HANDOVER_H

#ifdef __SANITIZE_THREAD__
extern "C" void __tsan_release(void *address);
extern "C" void __tsan_acquire(void *address);
#endif

namespace torch_max::kernels {

/// Of nothing if the object is null.
inline void handOver([[maybe_unused]] void *object) {
#ifdef __SANITIZE_THREAD__
  if (object)
    __tsan_release(object);
#endif
}

inline void takeOver([[maybe_unused]] void *object) {
#ifdef __SANITIZE_THREAD__
  if (object)
    __tsan_acquire(object);
#endif
}

/// What the engine does with the object meanwhile, as its caller sees it.
class GivenAway {
public:
  explicit GivenAway(void *object) : object(object) { handOver(object); }
  GivenAway(const GivenAway &) = delete;
  GivenAway &operator=(const GivenAway &) = delete;
  ~GivenAway() { takeOver(object); }

private:
  void *object;
};

/// The same as the engine's thread sees it.
class TakenOver {
public:
  explicit TakenOver(void *object) : object(object) { takeOver(object); }
  TakenOver(const TakenOver &) = delete;
  TakenOver &operator=(const TakenOver &) = delete;
  ~TakenOver() { handOver(object); }

private:
  void *object;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_KERNELS_HANDOVER_H

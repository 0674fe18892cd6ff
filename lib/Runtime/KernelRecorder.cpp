//===- KernelRecorder.cpp - Kernels that note their time ------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is told nothing but its call, so each kernel needs a function of its
// own that knows which one it stands for: they are made at compile time, and
// given out one after the other. All models share them; the state in a call
// says whose it is.
//
//===----------------------------------------------------------------------===//

#include "KernelRecorder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Twine.h"

#include <array>
#include <chrono>
#include <mutex>
#include <utility>

using namespace torch_max;
using namespace torch_max::kernels;
using llvm::StringRef;

/// More than the registry has.
static constexpr size_t kMostKernels = 512;

namespace {
struct Wrapped {
  Kernel kernel;
  std::string name;
};

/// A recorded call that has not ended, and the time of those that it made.
struct OpenCall {
  OpenCall *outer;
  int64_t nested = 0;
};
} // namespace

/// THREAD-SAFETY: protects which profile is whose, and which kernels have a
/// function. What such a function stands for never changes: only its first user
/// writes it, before any graph has the address.
static std::mutex mutex;
static auto &profiles =
    *new llvm::DenseMap<const ModelState *, std::shared_ptr<KernelProfile>>;
static std::array<Wrapped, kMostKernels> wrapped;
static size_t numWrapped = 0;

static thread_local OpenCall *innermost = nullptr;

static int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

static int64_t callRecorded(const Wrapped &target, const KernelCall *call) {
  OpenCall open{innermost};
  innermost = &open;
  int64_t begin = now();
  int64_t status = target.kernel(call);
  int64_t end = now();
  innermost = open.outer;
  if (open.outer)
    open.outer->nested += end - begin;
  std::shared_ptr<KernelProfile> profile;
  {
    std::lock_guard<std::mutex> guard(mutex);
    profile = profiles.lookup(call->state);
  }
  if (profile)
    profile->record(target.name, *call, begin, end, end - begin - open.nested);
  return status;
}

template <size_t index> static int64_t wrapper(const KernelCall *call) {
  return callRecorded(wrapped[index], call);
}

template <size_t... indices>
static constexpr std::array<Kernel, sizeof...(indices)>
makeWrappers(std::index_sequence<indices...>) {
  return {wrapper<indices>...};
}

static constexpr std::array<Kernel, kMostKernels> wrappers =
    makeWrappers(std::make_index_sequence<kMostKernels>());

/// Of `kernel/<library>/torch_max_<family>_<kernel>_<digest>`: the name in the
/// registry.
static std::string getKernelName(StringRef constantName) {
  StringRef symbol = constantName.rsplit('/').second;
  symbol.consume_front("torch_max_");
  auto [family, kernel] = symbol.rsplit('_').first.split('_');
  return (llvm::Twine(family) + "." + kernel).str();
}

Kernel KernelRecorder::wrap(StringRef constantName, Kernel kernel) {
  std::lock_guard<std::mutex> guard(mutex);
  for (size_t i = 0; i < numWrapped; ++i)
    if (wrapped[i].kernel == kernel)
      return wrappers[i];
  if (numWrapped == kMostKernels)
    return kernel;
  wrapped[numWrapped] = {kernel, getKernelName(constantName)};
  return wrappers[numWrapped++];
}

KernelRecorder::KernelRecorder(const ModelState *state,
                               std::shared_ptr<KernelProfile> profile)
    : state(state) {
  std::lock_guard<std::mutex> guard(mutex);
  profiles[state] = std::move(profile);
}

KernelRecorder::~KernelRecorder() {
  std::lock_guard<std::mutex> guard(mutex);
  profiles.erase(state);
}

//===- OneDnn.h - What the kernels on oneDNN share --------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_ONEDNN_H
#define TORCH_MAX_LIB_KERNELS_ONEDNN_H

#include "ModelState.h"
#include "Threads.h"
#include "torch-max/Kernels/HandOver.h"

#include "oneapi/dnnl/dnnl.hpp"

#include <cstdio>
#include <cstring>
#include <exception>

#include "KernelSymbols.inc"

/// Declares and defines a kernel of the registry.
#define TORCH_MAX_KERNEL(name)                                                 \
  extern "C" __attribute__((visibility("default"))) int64_t name(              \
      const torch_max::kernels::KernelCall *call)

namespace torch_max::kernels {

/// Runs a kernel's body; what it throws becomes the call's error.
template <typename F> int64_t guarded(const KernelCall *call, F &&body) {
  TakenOver takenOver(call->state);
  try {
    body();
    return 0;
  } catch (const std::exception &error) {
    std::snprintf(call->error, kErrorSize, "RuntimeError: %s", error.what());
    return 1;
  }
}

/// The options of a call; the registry has their names and their order.
template <typename Options> const Options &getOptions(const KernelCall &call) {
  return *reinterpret_cast<const Options *>(call.options);
}

/// The number of an option that is not an integer.
inline double toDouble(int64_t option) {
  double number;
  std::memcpy(&number, &option, sizeof(number));
  return number;
}

inline dnnl::engine &getEngine() {
  static dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

inline dnnl::stream &getStream() {
  static thread_local dnnl::stream stream(getEngine());
  return stream;
}

inline dnnl::memory::data_type toOneDnn(ElementType type) {
  switch (type) {
  case ElementType::F32:
    return dnnl::memory::data_type::f32;
  case ElementType::BF16:
    return dnnl::memory::data_type::bf16;
  case ElementType::F16:
    return dnnl::memory::data_type::f16;
  default:
    throw std::runtime_error("an element type that oneDNN lacks");
  }
}

inline int64_t getSize(ElementType type) {
  switch (type) {
  case ElementType::F64:
  case ElementType::SI64:
  case ElementType::UI64:
    return 8;
  case ElementType::F32:
  case ElementType::SI32:
  case ElementType::UI32:
    return 4;
  case ElementType::F16:
  case ElementType::BF16:
  case ElementType::SI16:
  case ElementType::UI16:
    return 2;
  default:
    return 1;
  }
}

/// Primitives keep their scratch memory themselves unless told otherwise, which
/// threads must not share.
inline dnnl::primitive_attr ownScratchpad() {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  return attributes;
}

/// Scratch memory of the calling thread, for a primitive that wants so much.
inline dnnl::memory makeScratch(const dnnl::memory::desc &description) {
  return dnnl::memory(description, getEngine(),
                      getScratch(description.get_size()));
}

/// Whether a tensor has no elements.
inline bool isEmpty(const KernelTensor &tensor) {
  for (int64_t axis = 0; axis < tensor.rank; ++axis)
    if (tensor.sizes[axis] == 0)
      return true;
  return false;
}

inline char *at(const KernelTensor &tensor, int64_t element) {
  return static_cast<char *>(tensor.data) + element * getSize(tensor.type);
}

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_ONEDNN_H

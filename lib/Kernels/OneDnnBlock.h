//===- OneDnnBlock.h - A primitive and its epilogue -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_ONEDNNBLOCK_H
#define TORCH_MAX_LIB_KERNELS_ONEDNNBLOCK_H

#include "Epilogue.h"

namespace torch_max::kernels {

/// What a primitive computes: the type of its operands if that is the result's
/// and nothing is left to do, f32 otherwise.
inline dnnl::memory::data_type getProductType(const KernelCall &call,
                                              const Epilogue &epilogue) {
  ElementType type = call.operand(0).type;
  return epilogue.isEmpty() && type == call.result(0).type
             ? toOneDnn(type)
             : dnnl::memory::data_type::f32;
}

/// Runs a primitive for a block of the result, and then the epilogue. If it
/// computes another type than the result's, the block lies densely in memory of
/// the thread in between.
template <typename Primitive>
void runBlock(const Primitive &primitive,
              const typename Primitive::primitive_desc &description,
              std::unordered_map<int, dnnl::memory> arguments,
              const KernelTensor &result, const Epilogue &epilogue,
              const Epilogue::Block &block) {
  using dnnl::memory;
  constexpr size_t line = 64;
  memory::desc target = description.dst_desc();
  memory::desc scratch = description.scratchpad_desc();
  bool isWide = target.get_data_type() != toOneDnn(result.type);
  size_t scratchSize = (scratch.get_size() + line - 1) / line * line;
  auto *data = static_cast<char *>(
      getScratch(scratchSize + (isWide ? target.get_size() : 0)));
  void *product = isWide ? data + scratchSize : at(result, block.first);
  arguments.insert({DNNL_ARG_DST, memory(target, getEngine(), product)});
  arguments.insert({DNNL_ARG_SCRATCHPAD, memory(scratch, getEngine(), data)});
  primitive.execute(getStream(), arguments);
  if (isWide)
    epilogue.apply(block, static_cast<const float *>(product), block.columns);
  else
    epilogue.apply(block);
}

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_ONEDNNBLOCK_H

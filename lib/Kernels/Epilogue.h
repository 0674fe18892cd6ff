//===- Epilogue.h - What is done to a block of a product --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The columns of a product are scaled and shifted, a residual is added and an
// activation applied while the block is in the cache. Not by oneDNN, whose ReLU
// makes zeros of NaN.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_EPILOGUE_H
#define TORCH_MAX_LIB_KERNELS_EPILOGUE_H

#include "torch-max/Kernels/Abi.h"

namespace torch_max::kernels {

/// The activations of the registry, by number.
enum class Activation : int64_t { None, Relu, Relu6, Gelu, GeluTanh };

class Epilogue {
public:
  /// The options that kernels with an epilogue have in common, in their order.
  struct Options {
    int64_t hasScale, hasBias, hasResidual, activation;
  };

  /// The operands from number `first` on, as far as the options say that they
  /// are there: a scale and a bias for each column, and a residual of the sizes
  /// of the first result. Without a scale, the bias is left to the kernel if it
  /// can add one.
  Epilogue(const KernelCall &call, int64_t first, const Options &options,
           bool kernelAddsBias);

  /// The bias that the kernel itself has to add; null if there is none.
  const KernelTensor *getKernelBias() const { return kernelBias; }

  /// Does it to `rows` of `columns` elements, which begin at element `first`,
  /// in column `firstColumn`, and lie `stride` elements apart.
  void apply(int64_t first, int64_t rows, int64_t firstColumn, int64_t columns,
             int64_t stride) const;

private:
  const KernelTensor &result;
  const KernelTensor *scale = nullptr, *bias = nullptr, *residual = nullptr,
                     *kernelBias = nullptr;
  Activation activation;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_EPILOGUE_H

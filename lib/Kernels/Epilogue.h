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
// makes zeros of NaN. All of it is computed in f32; bf16 is rounded once, at
// the end.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_EPILOGUE_H
#define TORCH_MAX_LIB_KERNELS_EPILOGUE_H

#include "Columns.h"
#include "OneDnn.h"

#include <limits>

namespace torch_max::kernels {

class Epilogue {
public:
  /// The operands from the third on, as far as the options say that they are
  /// there: a scale and a bias for each column, and a residual of the sizes of
  /// the first result.
  template <typename Options>
  Epilogue(const KernelCall &call, const Options &options)
      : result(call.result(0)), activation(options.activation) {
    int64_t next = 2;
    if (options.hasScale)
      scale.set(call.operand(next++));
    if (options.hasBias) {
      biasOperand = &call.operand(next++);
      bias.set(*biasOperand);
    }
    if (options.hasResidual)
      residual = &call.operand(next);
  }
  Epilogue(Epilogue &&) = default;

  /// Leaves the bias to the kernel, if nothing comes before it. The kernel adds
  /// biases of f32 and of its operands' type.
  void leaveBiasToKernel(ElementType operands);

  /// The bias that the kernel itself has to add; null if there is none.
  const KernelTensor *getKernelBias() const { return kernelBias; }

  /// What a kernel keeps its results within; NaN stays NaN.
  struct Limits {
    float least = -std::numeric_limits<float>::infinity();
    float most = std::numeric_limits<float>::infinity();
  };

  /// Leaves the activation to the kernel, if that is a limit and nothing else
  /// comes before it. Returns what the kernel has to keep to.
  Limits leaveLimitsToKernel();

  /// Whether there is nothing to do but what is left to the kernel.
  bool isEmpty() const {
    return !bias.isSet() && !residual && activation == Activation::None;
  }

  /// `rows` of `columns` elements of the result, which begin at element
  /// `first`, in column `firstColumn`, and lie `stride` elements apart.
  struct Block {
    int64_t first, rows, firstColumn, columns, stride;
  };

  /// Makes a block of the result of the product, whose rows lie `sourceStride`
  /// elements apart.
  void apply(const Block &block, const float *source,
             int64_t sourceStride) const;

  /// The same where the product, of f32, lies in the result already.
  void apply(const Block &block) const;

private:
  const KernelTensor &result;
  Columns scale, bias;
  const KernelTensor *residual = nullptr, *biasOperand = nullptr,
                     *kernelBias = nullptr;
  Activation activation;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_EPILOGUE_H

//===- Epilogue.h - What is done to a block of a product --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A residual is added and an activation applied while the block is in the
// cache. Not by oneDNN, whose ReLU makes zeros of NaN.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_EPILOGUE_H
#define TORCH_MAX_LIB_KERNELS_EPILOGUE_H

#include "torch-max/Kernels/Abi.h"

namespace torch_max::kernels {

/// The activations of the registry, by number.
enum class Activation : int64_t { None, Relu, Relu6 };

class Epilogue {
public:
  /// The residual, if there is one, is operand `residual` of the call and has
  /// the sizes of the first result.
  Epilogue(const KernelCall &call, int64_t residual, bool hasResidual,
           int64_t activation)
      : result(call.result(0)),
        residual(hasResidual ? &call.operand(residual) : nullptr),
        activation(static_cast<Activation>(activation)) {}

  /// Does it to `rows` of `columns` elements, which begin at element `first`
  /// and lie `stride` elements apart.
  void apply(int64_t first, int64_t rows, int64_t columns,
             int64_t stride) const;

private:
  const KernelTensor &result;
  const KernelTensor *residual;
  Activation activation;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_EPILOGUE_H

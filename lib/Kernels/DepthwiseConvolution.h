//===- DepthwiseConvolution.h - A filter for each channel -------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_KERNELS_DEPTHWISECONVOLUTION_H
#define TORCH_MAX_LIB_KERNELS_DEPTHWISECONVOLUTION_H

#include "Epilogue.h"
#include "PackedWeight.h"

#include <vector>

namespace torch_max::kernels {

/// Images of two axes in f32, channels last. Each channel has a filter, whose
/// points lie side by side.
class DepthwiseConvolution {
public:
  /// Whether this is such a convolution, and one for which there is code.
  static bool takes(const KernelCall &call);

  explicit DepthwiseConvolution(const KernelCall &call);
  void run(const KernelCall &call);

private:
  using Options = ConvolutionForwardOptions;

  std::vector<float> pack(const KernelCall &call) const;

  int64_t batch, channels;
  /// Along both axes.
  int64_t input[2], output[2], filter[2], strides[2], paddings[2];
  PackedWeight<std::vector<float>> packed;
};

} // namespace torch_max::kernels

#endif // TORCH_MAX_LIB_KERNELS_DEPTHWISECONVOLUTION_H

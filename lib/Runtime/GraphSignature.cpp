//===- GraphSignature.cpp - Inputs, outputs and weights of a graph --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/GraphSignature.h"

using namespace torch_max;

std::string TensorSignature::str() const {
  std::string result = std::string(getName(dtype)) + "[";
  const char *separator = "";
  for (const DimSignature &dim : dims) {
    result += separator + dim.text;
    separator = ",";
  }
  return result + "]";
}

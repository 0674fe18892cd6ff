//===- ReadArray.cpp - NumPy's array files --------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzSupport.h"
#include "Npy.h"
#include "Targets.h"

#include "llvm/Support/MathExtras.h"

using namespace torch_max;

void fuzz::readArray(llvm::StringRef input) {
  MemoryFile file(input);
  llvm::Expected<NpyArray> array = readNpy(file.getPath());
  if (!array) {
    llvm::consumeError(array.takeError());
    return;
  }
  uint64_t size = getSize(array->dtype);
  for (int64_t dim : array->shape) {
    require(dim >= 0, "an array has a negative size");
    size = llvm::SaturatingMultiply(size, static_cast<uint64_t>(dim));
  }
  require(size == array->data.size(), "an array's data do not fit its sizes");
}

//===- Npy.h - NumPy's array files ------------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads and writes `.npy` files, versions 1 and 2, in C order.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TOOLS_SUPPORT_NPY_H
#define TORCH_MAX_TOOLS_SUPPORT_NPY_H

#include "torch-max/Runtime/DType.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <vector>

namespace torch_max {

/// A tensor that owns its memory.
struct NpyArray {
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  std::vector<char> data;
};

/// Reads the file at `path`.
llvm::Expected<NpyArray> readNpy(llvm::StringRef path);

/// Writes a tensor to `path`. NumPy has no bfloat16: such tensors are written
/// as float32, which holds every value of theirs.
llvm::Error writeNpy(llvm::StringRef path, DType dtype,
                     llvm::ArrayRef<int64_t> shape, const void *data);

} // namespace torch_max

#endif // TORCH_MAX_TOOLS_SUPPORT_NPY_H

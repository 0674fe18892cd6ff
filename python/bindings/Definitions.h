//===- Definitions.h - The parts of the extension module --------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_DEFINITIONS_H
#define TORCH_MAX_PYTHON_BINDINGS_DEFINITIONS_H

#include <pybind11/pybind11.h>

namespace torch_max::bindings {

/// Each adds a part to the extension module.
void defineExplain(pybind11::module_ &module);
void defineStore(pybind11::module_ &module);
void defineProfile(pybind11::module_ &module);

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_DEFINITIONS_H

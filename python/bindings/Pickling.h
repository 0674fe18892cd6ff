//===- Pickling.h - What torch's caches keep of a compiled graph -*- C++
//-*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// States of C++ objects as tuples of plain Python values, for pickle. They have
// no version of their own: the build of this module is part of a cache's key.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_PICKLING_H
#define TORCH_MAX_PYTHON_BINDINGS_PICKLING_H

#include "torch-max/Runtime/EngineGraph.h"

#include <pybind11/pybind11.h>

#include <string>

namespace torch_max::bindings {

pybind11::tuple getState(const EngineGraph &graph);
EngineGraph makeEngineGraph(const pybind11::tuple &state);

/// The id that the linker gave to this module, a hash of its contents, in
/// hexadecimal digits. Empty if it has none.
std::string getBuildId();

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_PICKLING_H

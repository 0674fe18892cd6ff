//===- ExplainBindings.cpp - Explanations in the module -------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definitions.h"
#include "Gil.h"

#include "torch-max/Compiler/Explain.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
using namespace torch_max;
using namespace torch_max::bindings;

void bindings::defineExplain(py::module_ &module) {
  py::class_<Execution>(module, "Execution")
      .def_readonly("op", &Execution::op)
      .def_readonly("target", &Execution::target)
      .def_readonly("by", &Execution::by)
      .def_readonly("options", &Execution::options)
      .def_readonly("sequence", &Execution::sequence)
      .def_readonly("shared_with", &Execution::sharedWith);
  py::class_<ExplainedOp>(module, "ExplainedOp")
      .def_readonly("number", &ExplainedOp::number)
      .def_readonly("name", &ExplainedOp::name)
      .def_readonly("types", &ExplainedOp::types)
      .def_readonly("file", &ExplainedOp::file)
      .def_readonly("line", &ExplainedOp::line)
      .def_readonly("converted", &ExplainedOp::converted)
      .def_readonly("executions", &ExplainedOp::executions)
      .def_readonly("removed_by", &ExplainedOp::removedBy)
      .def_readonly("refusal", &ExplainedOp::refusal);
  py::class_<Explanation>(module, "Explanation")
      .def_readonly("ops", &Explanation::ops)
      .def_readonly("problems", &Explanation::problems);
  module.def("explain", &explain, py::arg("text"), py::arg("name"),
             py::call_guard<WithoutGil>());
}

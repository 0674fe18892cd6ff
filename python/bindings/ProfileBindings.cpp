//===- ProfileBindings.cpp - Where the time of kernels goes ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definitions.h"
#include "Gil.h"
#include "torch-max/Runtime/KernelProfile.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

namespace py = pybind11;
using namespace torch_max;
using namespace torch_max::bindings;

void bindings::defineProfile(py::module_ &module) {
  py::class_<KernelTimes>(module, "KernelTimes")
      .def_readonly("kernel", &KernelTimes::kernel)
      .def_readonly("types", &KernelTimes::types)
      .def_readonly("shapes", &KernelTimes::shapes)
      .def_readonly("operations", &KernelTimes::operations)
      .def_readonly("bytes", &KernelTimes::bytes)
      .def_readonly("calls", &KernelTimes::calls)
      .def_readonly("total_ms", &KernelTimes::totalMs)
      .def_readonly("median_ms", &KernelTimes::medianMs);

  py::class_<KernelEvent>(module, "KernelEvent")
      .def_readonly("kernel", &KernelEvent::kernel)
      .def_readonly("thread", &KernelEvent::thread)
      .def_readonly("begin", &KernelEvent::begin)
      .def_readonly("end", &KernelEvent::end);

  py::class_<KernelProfile, std::shared_ptr<KernelProfile>>(module,
                                                            "KernelProfile")
      .def(py::init<bool>(), py::arg("keeps_events"))
      .def_property_readonly("times", &KernelProfile::getTimes)
      .def_property_readonly("events", &KernelProfile::getEvents);

  py::class_<MachinePeak>(module, "MachinePeak")
      .def(py::init([](double f32, double bf16, double bandwidth) {
             return MachinePeak{f32, bf16, bandwidth};
           }),
           py::kw_only(), py::arg("f32"), py::arg("bf16"), py::arg("bandwidth"))
      .def_readonly("f32", &MachinePeak::f32)
      .def_readonly("bf16", &MachinePeak::bf16)
      .def_readonly("bandwidth", &MachinePeak::bandwidth);

  module.def("measure_machine_peak", &measureMachinePeak,
             py::call_guard<WithoutGil>());
}

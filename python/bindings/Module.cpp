//===- Module.cpp - The extension module of the Python package ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Executable.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <torch/csrc/utils/pybind.h>

namespace py = pybind11;
using namespace torch_max::bindings;

PYBIND11_MODULE(_torch_max, module) {
  module.doc() = "The compiler and the runtime of torch_max_backend.";

  py::class_<Problem>(module, "Problem")
      .def_readonly("op", &Problem::op)
      .def_readonly("message", &Problem::message)
      .def_readonly("file", &Problem::file)
      .def_readonly("line", &Problem::line);

  py::class_<Compilation>(module, "Compilation")
      .def_readonly("succeeded", &Compilation::succeeded)
      .def_readonly("torch_ir", &Compilation::torchIR)
      .def_readonly("max_ir", &Compilation::maxIR)
      .def_property_readonly(
          "engine_ir",
          [](const Compilation &compilation) { return compilation.graph.text; })
      .def_readonly("is_engine_input", &Compilation::isEngineInput)
      .def_readonly("written_into", &Compilation::writtenInto)
      .def_readonly("problems", &Compilation::problems);

  module.def("compile_to_engine_ir", &compileToEngineIR, py::arg("text"),
             py::arg("arguments"), py::arg("keep_stages"),
             py::call_guard<py::gil_scoped_release>());

  module.def("lowered_ops", &getLoweredOps);

  py::class_<Timings>(module, "Timings")
      .def_readonly("was_compiled", &Timings::wasCompiled)
      .def_readonly("lookup_ms", &Timings::lookupMs)
      .def_readonly("compile_ms", &Timings::compileMs)
      .def_readonly("load_ms", &Timings::loadMs)
      .def_readonly("init_ms", &Timings::initMs);

  py::class_<EngineOptions>(module, "EngineOptions")
      .def(py::init<std::string, std::string, std::string>(),
           py::arg("site_packages"), py::arg("python"),
           py::arg("cache_folder"));

  module.def("engine_version", &getEngineVersion, py::arg("options"),
             py::call_guard<py::gil_scoped_release>());

  py::class_<Cancellation>(module, "Cancellation")
      .def(py::init<>())
      .def("cancel",
           [](Cancellation &cancellation) { cancellation.isCancelled = true; })
      .def_property_readonly("is_cancelled",
                             [](const Cancellation &cancellation) {
                               return cancellation.isCancelled.load();
                             });

  using Input = std::pair<int64_t, Order>;
  using Weight =
      std::tuple<std::string, int64_t, Order, std::optional<at::Tensor>, int>;
  using ResultLayout = std::tuple<Order, Order, int>;
  py::class_<Executable>(module, "Executable")
      .def(
          py::init([](EngineOptions options, const Compilation &compilation,
                      const std::vector<Input> &inputs,
                      const std::vector<Weight> &weights,
                      const std::vector<ResultLayout> &results,
                      py::object derivation, std::vector<int64_t> derivedFrom) {
            std::vector<InputPlan> inputPlans;
            for (const auto &[position, order] : inputs)
              inputPlans.push_back({position, order});
            std::vector<WeightPlan> weightPlans;
            for (const auto &[name, position, order, constant, derived] :
                 weights)
              weightPlans.push_back({name, position, order, constant, derived});
            std::vector<ResultPlan> resultPlans;
            for (const auto &[order, placement, writtenInto] : results)
              resultPlans.push_back({order, placement, writtenInto});
            return std::make_unique<Executable>(
                std::move(options), compilation.graph, std::move(inputPlans),
                std::move(weightPlans), std::move(resultPlans),
                std::move(derivation), std::move(derivedFrom));
          }),
          py::arg("options"), py::arg("compilation"), py::arg("inputs"),
          py::arg("weights"), py::arg("results"), py::arg("derivation"),
          py::arg("derived_from"))
      .def("prepare", &Executable::prepare, py::arg("cancellation"),
           py::call_guard<py::gil_scoped_release>())
      .def("run", &Executable::run, py::arg("arguments"))
      .def_property_readonly("timings", &Executable::getTimings);
}

//===- Module.cpp - The extension module of the Python package ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Definitions.h"
#include "Executable.h"
#include "Gil.h"
#include "Pickling.h"
#include "TorchCalls.h"
#include "torch-max/Compiler/Compiler.h"
#include "torch-max/Runtime/TorchKernel.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <torch/csrc/DynamicTypes.h>
#include <torch/csrc/utils/pybind.h>

namespace py = pybind11;
using namespace torch_max;
using namespace torch_max::bindings;

template <SizeExpr::Kind kind>
static SizeExpr makeBinary(const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr::binary(kind, lhs, rhs);
}

PYBIND11_MODULE(_torch_max, module) {
  module.doc() = "The compiler and the runtime of torch_max_backend.";

  py::class_<SizeExpr>(module, "SizeExpr")
      .def_static("constant", &SizeExpr::constant, py::arg("value"))
      .def_static("symbol", &SizeExpr::symbol, py::arg("number"))
      .def("__add__", makeBinary<SizeExpr::Kind::Add>)
      .def("__mul__", makeBinary<SizeExpr::Kind::Mul>)
      .def("__floordiv__", makeBinary<SizeExpr::Kind::FloorDiv>)
      .def("__mod__", makeBinary<SizeExpr::Kind::Mod>)
      .def("__str__", &SizeExpr::str);

  py::class_<ArgumentInfo>(module, "ArgumentInfo")
      .def(py::init([](std::string weight, std::vector<SizeExpr> sizes,
                       int updatedBy) {
             return ArgumentInfo{std::move(weight), std::move(sizes),
                                 updatedBy};
           }),
           py::kw_only(), py::arg("weight"), py::arg("sizes"),
           py::arg("updated_by"));

  py::class_<Diagnostic>(module, "Diagnostic")
      .def_readonly("op", &Diagnostic::op)
      .def_readonly("message", &Diagnostic::message)
      .def_readonly("file", &Diagnostic::file)
      .def_readonly("line", &Diagnostic::line)
      .def_readonly("node", &Diagnostic::node);

  py::class_<EngineGraph>(module, "EngineGraph")
      .def(py::pickle(py::overload_cast<const EngineGraph &>(&getState),
                      &makeEngineGraph));

  py::class_<CompileResult>(module, "Compilation")
      .def_readonly("succeeded", &CompileResult::succeeded)
      .def_readonly("torch_ir", &CompileResult::torchIR)
      .def_readonly("max_ir", &CompileResult::maxIR)
      .def_property_readonly(
          "engine_ir",
          [](const CompileResult &result) { return result.graph.text; })
      .def_readonly("graph", &CompileResult::graph)
      .def_readonly("is_engine_input", &CompileResult::isEngineInput)
      .def_readonly("written_into", &CompileResult::writtenInto)
      .def_readonly("diagnostics", &CompileResult::diagnostics);

  module.def(
      "compile",
      [](const std::string &text, const std::vector<ArgumentInfo> &arguments,
         bool keepStages) {
        CompileOptions options;
        options.keepStages = keepStages;
        return compileToEngineIR(text, arguments, options);
      },
      py::arg("text"), py::arg("arguments"), py::arg("keep_stages"),
      py::call_guard<WithoutGil>());

  module.def("lowered_ops", &getLoweredOps);
  module.def("kernel_files", &getKernelFiles);
  defineExplain(module);
  defineStore(module);
  defineProfile(module);

  module.def("supported_dtypes", [] {
    py::list dtypes;
    for (ScalarType type : getSupportedTypes())
      dtypes.append(
          py::reinterpret_borrow<py::object>(reinterpret_cast<PyObject *>(
              torch::getTHPDtype(static_cast<at::ScalarType>(type)))));
    return dtypes;
  });

  py::class_<Timings>(module, "Timings")
      .def_readonly("was_compiled", &Timings::wasCompiled)
      .def_readonly("key", &Timings::key)
      .def_readonly("lookup_ms", &Timings::lookupMs)
      .def_readonly("compile_ms", &Timings::compileMs)
      .def_readonly("load_ms", &Timings::loadMs)
      .def_readonly("init_ms", &Timings::initMs);

  py::class_<EngineOptions>(module, "EngineOptions")
      .def(py::init<std::string, std::string, std::string,
                    std::vector<std::string>, std::string, double>(),
           py::arg("site_packages"), py::arg("python"), py::arg("cache_folder"),
           py::arg("kernels"), py::arg("label"), py::arg("compile_timeout"))
      .def_readonly("cache_folder", &EngineOptions::cacheFolder);

  module.def("build_id", &getBuildId);

  module.def("engine_version", &getEngineVersion, py::arg("options"),
             py::call_guard<WithoutGil>());

  py::class_<CompileControl>(module, "CompileControl")
      .def(py::init<bool>(), py::arg("is_urgent"))
      .def("cancel",
           [](CompileControl &control) { control.isCancelled = true; })
      .def("hurry", [](CompileControl &control) { control.isUrgent = true; })
      .def_property_readonly("is_cancelled", [](const CompileControl &control) {
        return control.isCancelled.load();
      });

  py::class_<InputPlan>(module, "InputPlan")
      .def(py::init([](int64_t position, Order order) {
             return InputPlan{position, std::move(order)};
           }),
           py::kw_only(), py::arg("position"), py::arg("order"))
      .def(py::pickle(
          [](const InputPlan &plan) {
            return py::make_tuple(plan.position, plan.order);
          },
          [](const py::tuple &state) {
            return InputPlan{state[0].cast<int64_t>(), state[1].cast<Order>()};
          }));

  py::class_<WeightPlan>(module, "WeightPlan")
      .def(py::init([](std::string name, int64_t position, Order order,
                       std::optional<at::Tensor> constant, int derived) {
             return WeightPlan{std::move(name), position, std::move(order),
                               std::move(constant), derived};
           }),
           py::kw_only(), py::arg("name"), py::arg("position"),
           py::arg("order"), py::arg("constant"), py::arg("derived"))
      .def(py::pickle(
          [](const WeightPlan &plan) {
            return py::make_tuple(plan.name, plan.position, plan.order,
                                  plan.constant, plan.derived);
          },
          [](const py::tuple &state) {
            return WeightPlan{state[0].cast<std::string>(),
                              state[1].cast<int64_t>(), state[2].cast<Order>(),
                              state[3].cast<std::optional<at::Tensor>>(),
                              state[4].cast<int>()};
          }));

  py::class_<ResultPlan>(module, "ResultPlan")
      .def(py::init([](Order order, Order placement, int writtenInto) {
             return ResultPlan{std::move(order), std::move(placement),
                               writtenInto};
           }),
           py::kw_only(), py::arg("order"), py::arg("placement"),
           py::arg("written_into"))
      .def(py::pickle(
          [](const ResultPlan &plan) {
            return py::make_tuple(plan.order, plan.placement, plan.writtenInto);
          },
          [](const py::tuple &state) {
            return ResultPlan{state[0].cast<Order>(), state[1].cast<Order>(),
                              state[2].cast<int>()};
          }));

  setTorchKernel(callTorch);
  py::class_<Register>(module, "Register")
      .def(py::init([](int64_t number) { return Register{number}; }),
           py::arg("number"))
      .def_readonly("number", &Register::number);
  py::class_<TorchStep>(module, "TorchStep")
      .def_static("call_operator", &TorchStep::callOperator, py::kw_only(),
                  py::arg("name"), py::arg("overload"), py::arg("arguments"),
                  py::arg("results"))
      .def_static("call_python", &TorchStep::callPython, py::kw_only(),
                  py::arg("function"), py::arg("args"), py::arg("kwargs"),
                  py::arg("results"), py::arg("is_spread"));
  py::class_<TorchRegion, std::shared_ptr<TorchRegion>>(module, "TorchRegion")
      .def(py::init([](std::vector<TorchStep> steps,
                       const std::vector<std::pair<int64_t, Order>> &operands,
                       std::vector<int64_t> results,
                       std::vector<int64_t> dropped) {
             auto region = std::make_shared<TorchRegion>();
             region->steps = std::move(steps);
             for (const auto &[number, order] : operands)
               region->operands.push_back({number, order});
             region->results = std::move(results);
             region->dropped = std::move(dropped);
             return region;
           }),
           py::kw_only(), py::arg("steps"), py::arg("operands"),
           py::arg("results"), py::arg("dropped"));
  py::class_<TorchCalls, std::shared_ptr<TorchCalls>>(module, "TorchCalls")
      .def(py::init<std::vector<std::shared_ptr<TorchRegion>>, int64_t,
                    std::vector<std::pair<int64_t, int64_t>>,
                    const std::vector<std::pair<int64_t, py::object>> &,
                    std::vector<int64_t>>(),
           py::kw_only(), py::arg("regions"), py::arg("registers"),
           py::arg("inputs"), py::arg("constants"), py::arg("outputs"))
      .def_property_readonly("times", &TorchCalls::getTimes);

  py::class_<Executable>(module, "Executable")
      .def(py::init([](EngineOptions options, EngineGraph graph,
                       std::vector<InputPlan> inputs,
                       std::vector<WeightPlan> weights,
                       std::vector<ResultPlan> results, py::object derivation,
                       std::vector<int64_t> derivedFrom,
                       std::shared_ptr<TorchCalls> torchCalls,
                       std::shared_ptr<KernelProfile> profile) {
             return std::make_unique<Executable>(
                 std::move(options), std::move(graph), std::move(inputs),
                 std::move(weights), std::move(results), std::move(derivation),
                 std::move(derivedFrom), std::move(torchCalls),
                 std::move(profile));
           }),
           py::kw_only(), py::arg("options"), py::arg("graph"),
           py::arg("inputs"), py::arg("weights"), py::arg("results"),
           py::arg("derivation"), py::arg("derived_from"),
           py::arg("torch_calls"), py::arg("profile"))
      .def("is_stored", &Executable::isStored, py::call_guard<WithoutGil>())
      .def("prepare", &Executable::prepare, py::arg("control"),
           py::call_guard<WithoutGil>())
      .def("run", &Executable::run, py::arg("arguments"))
      .def("time_engine", &Executable::timeEngine, py::arg("arguments"),
           py::arg("calls"))
      .def_property_readonly("bindings", &Executable::getNumBindings)
      .def_property_readonly("instances", &Executable::getNumInstances)
      .def_property_readonly("timings", &Executable::getTimings);
}

//===- Executable.cpp - A compiled graph that takes torch tensors ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Executable.h"

#include <ATen/ATen.h>
#include <ATen/ops/from_blob.h>
#include <algorithm>
#include <optional>

namespace py = pybind11;
using namespace torch_max::bindings;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// The tensor with its dimensions permuted by `order`, copied unless it is
/// contiguous then.
static at::Tensor inMemoryOrder(const at::Tensor &tensor, const Order &order) {
  if (order.empty() && tensor.is_contiguous() && !tensor.is_neg())
    return tensor;
  at::NoGradGuard noGrad;
  at::Tensor permuted = order.empty() ? tensor : tensor.permute(order);
  return permuted.resolve_neg().contiguous();
}

static TensorView toView(const at::Tensor &tensor) {
  return {tensor.const_data_ptr(),
          static_cast<ScalarType>(tensor.scalar_type()), tensor.sizes().data(),
          static_cast<size_t>(tensor.dim())};
}

/// A torch tensor on the engine's memory, which is released with it. Not a
/// view of another tensor: autograd does not let users write to such a result.
static at::Tensor toTensor(Result result, const ResultPlan &plan) {
  auto options = at::TensorOptions().dtype(
      static_cast<at::ScalarType>(static_cast<int8_t>(result.dtype)));
  at::DimVector sizes(result.rank), strides(result.rank);
  for (size_t position = 0; position < result.rank; ++position)
    sizes[plan.order.empty() ? position : plan.order[position]] =
        result.sizes[position];
  int64_t stride = 1;
  for (size_t position = result.rank; position-- > 0;) {
    size_t dim = plan.placement[position];
    strides[dim] = stride;
    stride *= std::max<int64_t>(sizes[dim], 1);
  }
  void *data = result.data;
  return at::from_blob(
      data, sizes, strides, [owner = std::move(result.owner)](void *) {},
      options);
}

/// Tensors of inference mode have no version counter; -1 means that the tensor
/// may have changed.
static int64_t getVersion(const at::Tensor &tensor) {
  return tensor.is_inference() ? -1 : tensor._version();
}

static const at::Tensor &unpack(const py::list &arguments, int64_t position) {
  PyObject *argument = PyList_GetItem(arguments.ptr(), position);
  if (!argument)
    throw py::error_already_set();
  if (!THPVariable_Check(argument))
    throw py::type_error("argument " + std::to_string(position) +
                         " of a compiled graph is not a tensor");
  return THPVariable_Unpack(argument);
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

std::vector<at::Tensor>
Executable::getSources(const py::list &arguments) const {
  std::vector<at::Tensor> sources;
  sources.reserve(weights.size() + derivedFrom.size());
  for (const WeightPlan &plan : weights)
    if (plan.derived < 0)
      sources.push_back(plan.constant ? *plan.constant
                                      : unpack(arguments, plan.position));
  for (int64_t position : derivedFrom)
    sources.push_back(unpack(arguments, position));
  return sources;
}

bool Executable::isBound(const std::vector<at::Tensor> &current) const {
  if (!model)
    return false;
  for (size_t i = 0; i < bound.size(); ++i) {
    const Source &source = bound[i];
    if (!current[i].is_same(source.tensor) || source.version < 0 ||
        current[i]._version() != source.version ||
        current[i].const_data_ptr() != source.data)
      return false;
  }
  return true;
}

/// False if an interrupt waits for the main thread.
static bool noInterrupt() {
  py::gil_scoped_acquire gil;
  return PyErr_CheckSignals() == 0;
}

/// Runs `load`, which may compile. An interrupt raises Python's exception
/// instead of the error of the worker that it stopped.
template <typename Load> static void interruptible(Load load) {
  try {
    load();
  } catch (const std::runtime_error &) {
    py::gil_scoped_acquire gil;
    if (PyErr_Occurred())
      throw py::error_already_set();
    throw;
  }
}

std::vector<at::Tensor>
Executable::derive(const std::vector<at::Tensor> &current) const {
  if (derivedFrom.empty())
    return {};
  py::gil_scoped_acquire gil;
  std::vector<at::Tensor> sources(current.end() - derivedFrom.size(),
                                  current.end());
  return derivation(sources).cast<std::vector<at::Tensor>>();
}

void Executable::bind(const std::vector<at::Tensor> &current,
                      const KeepGoing &keepGoing) {
  std::vector<Source> sources;
  for (const at::Tensor &source : current)
    sources.push_back({source, source.const_data_ptr(), getVersion(source)});
  std::vector<at::Tensor> derived = derive(current), fresh;
  std::vector<NamedView> views;
  size_t next = 0;
  for (const WeightPlan &plan : weights) {
    // A detached tensor keeps the memory alive even if the parameter is given
    // other memory.
    const at::Tensor &source =
        plan.derived < 0 ? current[next++] : derived[plan.derived];
    fresh.push_back(inMemoryOrder(source.detach(), plan.order));
    views.push_back({plan.name, toView(fresh.back())});
  }
  if (model)
    model->reinitialize(views);
  else
    model = LoadedModel::load(options, graph, views, keepGoing, timings);
  // The engine no longer reads the old tensors.
  bound = std::move(sources);
  memory = std::move(fresh);
}

//===----------------------------------------------------------------------===//
// Executable
//===----------------------------------------------------------------------===//

Executable::Executable(EngineOptions options, EngineGraph graph,
                       std::vector<InputPlan> inputs,
                       std::vector<WeightPlan> weights,
                       std::vector<ResultPlan> results, py::object derivation,
                       std::vector<int64_t> derivedFrom,
                       std::shared_ptr<TorchCalls> torchCalls)
    : options(std::move(options)), graph(std::move(graph)),
      inputs(std::move(inputs)), weights(std::move(weights)),
      results(std::move(results)), derivation(std::move(derivation)),
      derivedFrom(std::move(derivedFrom)), torchCalls(std::move(torchCalls)) {}

Timings Executable::prepare(const Cancellation &cancellation) {
  auto keepGoing = [&] { return !cancellation.isCancelled; };
  std::vector<at::Tensor> constants;
  for (const WeightPlan &weight : weights) {
    if (!weight.constant)
      return bindings::prepare(options, graph, keepGoing);
    constants.push_back(*weight.constant);
  }
  std::unique_lock<std::shared_mutex> lock(mutex);
  bind(constants, keepGoing);
  return timings;
}

std::vector<at::Tensor>
Executable::execute(const std::vector<at::Tensor> &tensors) const {
  std::vector<TensorView> views;
  views.reserve(tensors.size());
  for (const at::Tensor &tensor : tensors)
    views.push_back(toView(tensor));
  std::vector<Result> engineResults = model->execute(views);
  std::vector<at::Tensor> outputs;
  outputs.reserve(results.size());
  // The engine may return more, which only keep a size.
  size_t returned = 0;
  for (const ResultPlan &plan : results)
    outputs.push_back(plan.writtenInto < 0
                          ? toTensor(std::move(engineResults[returned++]), plan)
                          : tensors[plan.writtenInto]);
  return outputs;
}

std::vector<at::Tensor>
Executable::bindAndExecute(const std::vector<at::Tensor> &currentWeights,
                           const std::vector<at::Tensor> &tensors) {
  {
    std::shared_lock<std::shared_mutex> lock(mutex);
    if (isBound(currentWeights))
      return execute(tensors);
  }
  // Exclusive until this call is done: another one may bind other weights.
  std::unique_lock<std::shared_mutex> lock(mutex);
  if (!isBound(currentWeights))
    interruptible([&] { bind(currentWeights, noInterrupt); });
  return execute(tensors);
}

py::list Executable::run(const py::list &arguments) {
  std::vector<at::Tensor> currentWeights = getSources(arguments);
  std::optional<TorchRun> torchRun;
  if (torchCalls)
    torchRun.emplace(*torchCalls, arguments);

  // Keeps copies of inputs, and numbers as tensors, alive until the engine is
  // done.
  std::vector<at::Tensor> tensors;
  tensors.reserve(inputs.size());
  for (const InputPlan &plan : inputs) {
    if (plan.position < 0) {
      tensors.push_back(torchRun->getAddress());
      continue;
    }
    PyObject *argument = PyList_GetItem(arguments.ptr(), plan.position);
    if (argument && PyLong_Check(argument))
      tensors.push_back(at::scalar_tensor(
          static_cast<int64_t>(PyLong_AsLongLong(argument)), at::kLong));
    else
      tensors.push_back(
          inMemoryOrder(unpack(arguments, plan.position), plan.order));
  }

  std::vector<at::Tensor> outputs;
  try {
    py::gil_scoped_release noGil;
    outputs = bindAndExecute(currentWeights, tensors);
  } catch (const std::runtime_error &) {
    if (torchRun)
      torchRun->raiseFailure();
    throw;
  }
  py::list returned;
  for (at::Tensor &output : outputs)
    returned.append(std::move(output));
  if (torchRun)
    torchRun->appendOutputs(returned);
  return returned;
}

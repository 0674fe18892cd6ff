//===- Executable.cpp - A compiled graph that takes torch tensors ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Executable.h"
#include "Gil.h"
#include "torch-max/Kernels/HandOver.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace py = pybind11;
using namespace torch_max::bindings;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

static bool isInOrder(const at::Tensor &tensor, const Order &order) {
  return order.empty() && tensor.is_contiguous() && !tensor.is_neg();
}

/// The tensor with its dimensions permuted by `order`, copied unless it is
/// contiguous then.
static at::Tensor inMemoryOrder(const at::Tensor &tensor, const Order &order) {
  if (isInOrder(tensor, order))
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
  auto dtype = c10::scalarTypeToTypeMeta(
      static_cast<at::ScalarType>(static_cast<int8_t>(result.dtype)));
  at::DimVector sizes(result.rank), strides(result.rank);
  for (size_t position = 0; position < result.rank; ++position)
    sizes[plan.order.empty() ? position : plan.order[position]] =
        result.sizes[position];
  int64_t stride = 1, count = 1;
  for (size_t position = result.rank; position-- > 0;) {
    size_t dim = plan.placement[position];
    strides[dim] = stride;
    stride *= std::max<int64_t>(sizes[dim], 1);
    count *= sizes[dim];
  }
  auto release = result.owner.get_deleter();
  c10::DataPtr data(result.data, result.owner.release(), release, at::kCPU);
  c10::Storage storage(c10::Storage::use_byte_size_t(),
                       count * dtype.itemsize(), std::move(data),
                       /*allocator=*/nullptr, /*resizable=*/false);
  at::Tensor tensor = at::detail::make_tensor<c10::TensorImpl>(
      std::move(storage), c10::DispatchKeySet(c10::DispatchKey::CPU), dtype);
  tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides);
  return tensor;
}

/// An argument of a call, which the list keeps alive.
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

Sources Executable::getSources(const py::list &arguments) const {
  Sources sources;
  sources.reserve(sourcePositions.size() + constants.size());
  for (int64_t position : sourcePositions)
    sources.push_back(&unpack(arguments, position));
  for (const at::Tensor &constant : constants)
    sources.push_back(&constant);
  return sources;
}

/// False if an interrupt waits for the main thread.
static bool noInterrupt() {
  WithGil gil;
  return PyErr_CheckSignals() == 0;
}

/// Runs `work`, which may take long, without the GIL. An interrupt raises
/// Python's exception instead of the error of what it stopped.
template <typename Work> static void interruptible(Work work) {
  try {
    WithoutGil noGil;
    work();
  } catch (const std::runtime_error &) {
    if (PyErr_Occurred())
      throw py::error_already_set();
    throw;
  }
}

namespace {
/// Says that this thread binds weights. That runs Python, which may call the
/// same graph, or another one.
class BindingScope {
public:
  BindingScope() : isNested(std::exchange(isBinding, true)) {}
  ~BindingScope() { isBinding = isNested; }

  const bool isNested;

private:
  static thread_local bool isBinding;
};
} // namespace

thread_local bool BindingScope::isBinding = false;

std::vector<at::Tensor>
Executable::derive(const std::vector<at::Tensor> &tensors) const {
  if (derivedFrom.empty())
    return {};
  auto end = tensors.begin() + sourcePositions.size();
  std::vector<at::Tensor> sources(end - derivedFrom.size(), end);
  return derivation(sources).cast<std::vector<at::Tensor>>();
}

InstanceInUse Executable::makeInstance(const Sources &current) {
  if (InstanceInUse found = instances.find(current); found.instance)
    return found;
  // The tensors may be given other memory or other values as soon as Python
  // runs, which the next call shall see. Detached tensors keep the memory.
  std::vector<at::Tensor> tensors;
  std::vector<BoundSource> sources;
  for (const at::Tensor *source : current) {
    tensors.push_back(source->detach());
    sources.emplace_back(*source);
  }
  std::vector<at::Tensor> derived = derive(tensors), dense, owned;
  std::vector<NamedView> views;
  PinnedMemory memory;
  for (size_t i = 0; i < weights.size(); ++i) {
    const WeightPlan &plan = weights[i];
    bool isDerived = plan.derived >= 0;
    const at::Tensor &tensor =
        isDerived ? derived[plan.derived] : tensors[weightSources[i]];
    dense.push_back(inMemoryOrder(tensor, plan.order));
    views.push_back({plan.name, toView(dense.back())});
    if (isDerived || !dense.back().is_alias_of(tensor)) {
      owned.push_back(dense.back());
    } else {
      sources[weightSources[i]].setReadInPlace();
      memory.push_back(tensor.storage());
    }
  }
  std::unique_ptr<BoundGraph> bound;
  {
    WithoutGil noGil;
    bound = loaded->bind(views, profile);
  }
  timings.initMs = bound->getInitMs();
  ++numBindings;
  auto instance = std::make_shared<Instance>(
      std::move(bound), std::move(sources), std::move(owned));
  instances.insert(current, sourcePositions.size(), instance);
  return {std::move(instance), std::move(memory)};
}

InstanceInUse Executable::bind(const Sources &current,
                               const CompileQuestions &questions) {
  BindingScope scope;
  // THREAD-SAFETY: one thread binds, and others find what it bound. A thread
  // that binds already does not wait: it may wait for itself, or for a thread
  // that waits for it. What both change, the GIL protects.
  std::unique_lock<std::timed_mutex> lock(bindingMutex, std::defer_lock);
  if (!scope.isNested)
    interruptible([&] {
      while (!lock.try_lock_for(std::chrono::milliseconds(100)))
        if (!questions.keepGoing())
          throw std::runtime_error("interrupted");
    });
  if (!loaded) {
    std::unique_ptr<LoadedGraph> newlyLoaded;
    Timings times;
    // May compile.
    interruptible([&] {
      newlyLoaded = LoadedGraph::load(options, graph, questions, times);
    });
    timings = times;
    if (!loaded)
      loaded = std::move(newlyLoaded);
  }
  return makeInstance(current);
}

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

/// The engine's inputs in one call. Borrows the arguments, but holds their
/// memory and copies their sizes: another thread may give them others
/// meanwhile.
class Executable::Inputs {
public:
  Inputs(const std::vector<InputPlan> &plans, const py::list &arguments,
         std::optional<TorchRun> &torchRun) {
    views.reserve(plans.size());
    tensors.reserve(plans.size());
    sizes.reserve(plans.size());
    for (const InputPlan &plan : plans)
      add(plan, arguments, torchRun, plans.size());
  }

  const std::vector<TensorView> &getViews() const { return views; }
  const at::Tensor &operator[](size_t index) const { return *tensors[index]; }

private:
  void add(const InputPlan &plan, const py::list &arguments,
           std::optional<TorchRun> &torchRun, size_t numInputs) {
    if (plan.position < 0)
      return addCopy(torchRun->getAddress(), numInputs);
    PyObject *argument = PyList_GetItem(arguments.ptr(), plan.position);
    if (argument && PyLong_Check(argument)) {
      int64_t number = PyLong_AsLongLong(argument);
      if (number == -1 && PyErr_Occurred())
        throw py::error_already_set();
      return addCopy(at::scalar_tensor(number, at::kLong), numInputs);
    }
    const at::Tensor &tensor = unpack(arguments, plan.position);
    if (!isInOrder(tensor, plan.order))
      return addCopy(inMemoryOrder(tensor, plan.order), numInputs);
    addTensor(tensor);
  }

  void addCopy(at::Tensor tensor, size_t numInputs) {
    // Never grows, so that no tensor moves.
    copies.reserve(numInputs);
    copies.push_back(std::move(tensor));
    addTensor(copies.back());
  }

  void addTensor(const at::Tensor &tensor) {
    tensors.push_back(&tensor);
    memory.push_back(tensor.storage());
    sizes.emplace_back(tensor.sizes());
    views.push_back({tensor.const_data_ptr(),
                     static_cast<ScalarType>(tensor.scalar_type()),
                     sizes.back().data(), sizes.back().size()});
  }

  std::vector<TensorView> views;
  std::vector<const at::Tensor *> tensors;
  /// Permuted and dense tensors, and numbers as tensors.
  std::vector<at::Tensor> copies;
  PinnedMemory memory;
  std::vector<at::DimVector> sizes;
};

py::list Executable::makeOutputs(std::vector<Result> engineResults,
                                 const Inputs &given) const {
  py::list outputs(results.size());
  // The engine may return more, which only keep a size.
  size_t returned = 0;
  for (size_t i = 0; i < results.size(); ++i) {
    const ResultPlan &plan = results[i];
    PyObject *output = plan.writtenInto < 0
                           ? THPVariable_Wrap(toTensor(
                                 std::move(engineResults[returned++]), plan))
                           : THPVariable_Wrap(given[plan.writtenInto]);
    PyList_SET_ITEM(outputs.ptr(), i, output);
  }
  return outputs;
}

//===----------------------------------------------------------------------===//
// Executable
//===----------------------------------------------------------------------===//

Executable::Executable(EngineOptions options, EngineGraph graph,
                       std::vector<InputPlan> inputs,
                       std::vector<WeightPlan> weights,
                       std::vector<ResultPlan> results, py::object derivation,
                       std::vector<int64_t> derivedFrom,
                       std::shared_ptr<TorchCalls> torchCalls,
                       std::shared_ptr<KernelProfile> profile)
    : options(std::move(options)), graph(std::move(graph)),
      inputs(std::move(inputs)), weights(std::move(weights)),
      results(std::move(results)), derivation(std::move(derivation)),
      derivedFrom(std::move(derivedFrom)), torchCalls(std::move(torchCalls)),
      profile(std::move(profile)) {
  for (const WeightPlan &weight : this->weights)
    if (weight.derived < 0 && !weight.constant)
      sourcePositions.push_back(weight.position);
  sourcePositions.insert(sourcePositions.end(), this->derivedFrom.begin(),
                         this->derivedFrom.end());
  int64_t argument = 0;
  for (const WeightPlan &weight : this->weights) {
    if (weight.derived >= 0) {
      weightSources.push_back(-1);
    } else if (weight.constant) {
      weightSources.push_back(sourcePositions.size() + constants.size());
      constants.push_back(*weight.constant);
    } else {
      weightSources.push_back(argument++);
    }
  }
}

Timings Executable::prepare(const CompileControl &control) {
  checkNotForked();
  CompileQuestions questions{[&] { return !control.isCancelled; },
                             [&] { return control.isUrgent.load(); }};
  if (!sourcePositions.empty())
    return bindings::prepare(options, graph, questions);
  WithGil gil;
  bind(getSources(py::list()), questions);
  return timings;
}

InstanceInUse Executable::getInstance(const Sources &current) {
  checkNotForked();
  InstanceInUse found = instances.find(current);
  return found.instance ? std::move(found)
                        : bind(current, {noInterrupt, nullptr});
}

py::list Executable::run(const py::list &arguments) {
  Sources current = getSources(arguments);
  InstanceInUse used = getInstance(current);
  std::optional<TorchRun> torchRun;
  if (torchCalls)
    torchRun.emplace(*torchCalls, arguments);
  Inputs given(inputs, arguments, torchRun);
  std::vector<Result> engineResults;
  try {
    WithoutGil noGil;
    kernels::GivenAway givenAway(torchRun ? &*torchRun : nullptr);
    engineResults = used.instance->getGraph().execute(given.getViews());
  } catch (const std::runtime_error &) {
    if (torchRun)
      torchRun->raiseFailure();
    throw;
  }
  py::list outputs = makeOutputs(std::move(engineResults), given);
  if (torchRun)
    torchRun->appendOutputs(outputs);
  return outputs;
}

std::vector<double> Executable::timeEngine(const py::list &arguments,
                                           int calls) {
  using Clock = std::chrono::steady_clock;
  if (torchCalls)
    throw py::value_error("the graph calls PyTorch");
  Sources current = getSources(arguments);
  InstanceInUse used = getInstance(current);
  std::optional<TorchRun> noRun;
  Inputs given(inputs, arguments, noRun);
  std::vector<double> seconds;
  WithoutGil noGil;
  for (int i = 0; i < calls; ++i) {
    Clock::time_point start = Clock::now();
    used.instance->getGraph().execute(given.getViews());
    seconds.push_back(
        std::chrono::duration<double>(Clock::now() - start).count());
  }
  return seconds;
}

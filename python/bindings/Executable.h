//===- Executable.h - A compiled graph that takes torch tensors -*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_EXECUTABLE_H
#define TORCH_MAX_PYTHON_BINDINGS_EXECUTABLE_H

#include "Engine.h"
#include "TorchCalls.h"
#include "Weights.h"

#include <torch/csrc/autograd/python_variable.h>

#include <atomic>
#include <mutex>

namespace torch_max::bindings {

/// Dimensions from the outermost in memory to the innermost; empty for C order.
using Order = std::vector<int64_t>;

/// An input of the engine's graph: which argument, and its memory order.
/// Position -1: the address of the run, for calls of PyTorch.
struct InputPlan {
  int64_t position;
  Order order;
};

/// A weight: the argument at `position`, `constant` if there is one, or result
/// `derived` of the derivation unless that is -1.
struct WeightPlan {
  std::string name;
  int64_t position;
  Order order;
  std::optional<at::Tensor> constant;
  int derived;
};

/// A result: the order of its dimensions for the engine; the order that its
/// strides follow, which may differ in dimensions of size 1; and the input that
/// it was written into, or -1 if the engine returns it.
struct ResultPlan {
  Order order;
  Order placement;
  int writtenInto;
};

/// Steers a compile that runs on another thread.
struct CompileControl {
  explicit CompileControl(bool isUrgent) : isUrgent(isUrgent) {}

  /// A cancelled compile fails soon.
  std::atomic<bool> isCancelled = false;
  /// Whether somebody waits for it. If not, it makes room for other processes.
  std::atomic<bool> isUrgent;
};

/// A graph, bound to the weights of all models that call it. Calls may come
/// from several threads.
class Executable {
public:
  /// `derivation` is a Python function or None: from the arguments at
  /// `derivedFrom` it computes the derived weights. `torchCalls` is null if the
  /// graph does not call PyTorch, `profile` if nobody asks for one.
  Executable(EngineOptions options, EngineGraph graph,
             std::vector<InputPlan> inputs, std::vector<WeightPlan> weights,
             std::vector<ResultPlan> results, pybind11::object derivation,
             std::vector<int64_t> derivedFrom,
             std::shared_ptr<TorchCalls> torchCalls,
             std::shared_ptr<KernelProfile> profile);

  /// Whether the store has the compiled graph.
  bool isStored() const { return bindings::isStored(options, graph); }

  /// Compiles the graph unless the store has it, and loads it if no argument is
  /// a weight; else the first call does, which brings the weights. Fails soon
  /// after it was cancelled.
  Timings prepare(const CompileControl &control);

  /// Runs the graph on the arguments of a call, without the GIL. Weights that
  /// have not been seen yet, or that have other memory now, are bound first.
  /// Returns the engine's results, then those that stay with PyTorch.
  pybind11::list run(const pybind11::list &arguments);

  /// The seconds that each of `calls` calls of the engine took, from the
  /// memory of the arguments to that of the results.
  std::vector<double> timeEngine(const pybind11::list &arguments, int calls);

  /// What the last loading and binding took.
  Timings getTimings() const { return timings; }
  /// How often weights were bound, and how many bindings there are now.
  int64_t getNumBindings() const { return numBindings; }
  size_t getNumInstances() const { return instances.size(); }

private:
  class Inputs;

  /// All that the engine's weights are made of: arguments, then constants.
  Sources getSources(const pybind11::list &arguments) const;
  /// The instance for these tensors as they are now.
  InstanceInUse getInstance(const Sources &current);
  InstanceInUse bind(const Sources &current, const CompileQuestions &questions);
  /// Binds weights unless another thread has done so meanwhile.
  InstanceInUse makeInstance(const Sources &current);
  /// Calls into Python. The tensors are the sources.
  std::vector<at::Tensor> derive(const std::vector<at::Tensor> &tensors) const;
  pybind11::list makeOutputs(std::vector<Result> engineResults,
                             const Inputs &inputs) const;

  EngineOptions options;
  EngineGraph graph;
  std::vector<InputPlan> inputs;
  std::vector<WeightPlan> weights;
  std::vector<ResultPlan> results;
  pybind11::object derivation;
  std::vector<int64_t> derivedFrom;
  std::shared_ptr<TorchCalls> torchCalls;
  std::shared_ptr<KernelProfile> profile;

  /// The arguments that weights are, then those that weights are derived from.
  std::vector<int64_t> sourcePositions;
  /// The weights that are constants of the graph.
  std::vector<at::Tensor> constants;
  /// For each weight its place among the sources, or -1 if it is derived.
  std::vector<int64_t> weightSources;

  /// THREAD-SAFETY: protects no data. Whoever holds it loads the graph or binds
  /// weights, so that no two threads do the same work. Nobody waits for it with
  /// the GIL, or while binding weights.
  std::timed_mutex bindingMutex;
  /// THREAD-SAFETY: the GIL protects all that follows. What `loaded` points to
  /// stays, and may be used without the GIL.
  std::unique_ptr<LoadedGraph> loaded;
  InstanceTable instances;
  int64_t numBindings = 0;
  Timings timings;
};

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_EXECUTABLE_H

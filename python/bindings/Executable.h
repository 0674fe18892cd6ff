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

#include <torch/csrc/autograd/python_variable.h>

#include <atomic>
#include <shared_mutex>

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

/// Ends a compile that runs on another thread.
struct Cancellation {
  std::atomic<bool> isCancelled = false;
};

/// A graph, its weights and the memory they are borrowed from. Calls may come
/// from several threads.
class Executable {
public:
  /// `derivation` is a Python function or None: from the arguments at
  /// `derivedFrom` it computes the derived weights. `torchCalls` is null if the
  /// graph does not call PyTorch.
  Executable(EngineOptions options, EngineGraph graph,
             std::vector<InputPlan> inputs, std::vector<WeightPlan> weights,
             std::vector<ResultPlan> results, pybind11::object derivation,
             std::vector<int64_t> derivedFrom,
             std::shared_ptr<TorchCalls> torchCalls);

  /// Whether the store has the compiled graph.
  bool isStored() const { return bindings::isStored(options, graph); }

  /// Compiles the graph unless the store has it, and loads it if no argument is
  /// a weight; else the first call does, which brings the weights. Fails soon
  /// after it was cancelled.
  Timings prepare(const Cancellation &cancellation);

  /// Runs the graph on the arguments of a call, without the GIL. Weights that
  /// changed since the last call are read again first. Returns the engine's
  /// results, then those that stay with PyTorch.
  pybind11::list run(const pybind11::list &arguments);

  /// What the last loading took.
  Timings getTimings() const { return timings; }

private:
  /// An argument or a constant as it was when weights were bound.
  struct Source {
    /// Kept alive, so that no other tensor gets its address.
    at::Tensor tensor;
    const void *data;
    int64_t version;
  };

  /// All that the engine's weights are made of: those that are not derived, in
  /// their order, then what the others are derived from.
  std::vector<at::Tensor> getSources(const pybind11::list &arguments) const;
  bool isBound(const std::vector<at::Tensor> &current) const;
  void bind(const std::vector<at::Tensor> &current, const KeepGoing &keepGoing);
  /// Calls into Python.
  std::vector<at::Tensor> derive(const std::vector<at::Tensor> &current) const;
  std::vector<at::Tensor> execute(const std::vector<at::Tensor> &tensors) const;
  /// Binds the weights if they have changed, and executes. Without the GIL.
  std::vector<at::Tensor>
  bindAndExecute(const std::vector<at::Tensor> &currentWeights,
                 const std::vector<at::Tensor> &tensors);

  EngineOptions options;
  EngineGraph graph;
  std::vector<InputPlan> inputs;
  std::vector<WeightPlan> weights;
  std::vector<ResultPlan> results;
  pybind11::object derivation;
  std::vector<int64_t> derivedFrom;
  std::shared_ptr<TorchCalls> torchCalls;

  /// Held shared while the engine runs, exclusively while weights are bound.
  mutable std::shared_mutex mutex;
  std::unique_ptr<LoadedModel> model;
  std::vector<Source> bound;
  /// What the engine reads: a weight's own memory, or a copy if the weight is
  /// not dense, or a derived weight.
  std::vector<at::Tensor> memory;
  Timings timings;
};

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_EXECUTABLE_H

//===- TorchCalls.h - Parts of a graph that PyTorch computes ----*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A graph of the engine calls back into PyTorch for what it cannot compute. A
// region is a list of steps, each a call of an operator by the dispatcher,
// without the GIL, or of a Python function. Steps read and write the registers
// of a run, which also hold what never enters the engine: complex tensors,
// numbers, modules.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_TORCHCALLS_H
#define TORCH_MAX_PYTHON_BINDINGS_TORCHCALLS_H

#include "torch-max/Kernels/Abi.h"

#include <ATen/ATen.h>
#include <ATen/ThreadLocalState.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <pybind11/pybind11.h>

#include <atomic>
#include <exception>
#include <memory>
#include <thread>
#include <vector>

namespace torch_max::bindings {

/// In the arguments of a step: the value of a register. All else is a constant.
struct Register {
  int64_t number;
};

/// An argument of an operator: a register, a constant, or a list of both.
struct StepArgument {
  int64_t number = -1;
  c10::IValue constant;
  std::vector<StepArgument> elements;
  bool isList = false;
  c10::TypePtr type;
};

/// One call. If it returns a list or several values, `results` has a register
/// for each of them.
struct TorchStep {
  /// `name` is an operator such as `aten::add`; the arguments are in the order
  /// of its schema.
  static TorchStep callOperator(const std::string &name,
                                const std::string &overload,
                                const pybind11::list &arguments,
                                std::vector<int64_t> results);
  static TorchStep callPython(pybind11::object function, pybind11::tuple args,
                              pybind11::dict kwargs,
                              std::vector<int64_t> results, bool isSpread);

  std::optional<c10::OperatorHandle> op;
  /// The operator that does the same and writes into tensors that it is given.
  std::optional<c10::OperatorHandle> outVariant;
  std::vector<StepArgument> arguments;

  pybind11::object function;
  pybind11::tuple args;
  pybind11::dict kwargs;

  std::vector<int64_t> results;
  /// Whether the value is a sequence with one element for each result.
  bool isSpread = false;
};

/// A tensor of the engine that a region reads: its register, and the order in
/// which its dimensions lie in memory (empty for C order).
struct TorchOperand {
  int64_t number;
  std::vector<int64_t> order;
};

struct TorchRegion {
  std::vector<TorchStep> steps;
  std::vector<TorchOperand> operands;
  /// The registers that become tensors of the engine.
  std::vector<int64_t> results;
  /// The registers that nothing reads after the region.
  std::vector<int64_t> dropped;
};

/// All regions of a graph.
class TorchCalls {
public:
  /// `inputs`: registers and the arguments of a call that they hold.
  /// `constants`: registers and what they hold in every run. `outputs`: the
  /// registers that a run returns.
  TorchCalls(std::vector<std::shared_ptr<TorchRegion>> regions,
             int64_t numRegisters,
             std::vector<std::pair<int64_t, int64_t>> inputs,
             const std::vector<std::pair<int64_t, pybind11::object>> &constants,
             std::vector<int64_t> outputs);

  /// How often each region was called, and the nanoseconds that it took in all.
  std::vector<std::pair<int64_t, int64_t>> getTimes() const;

private:
  friend class TorchRun;
  struct Time {
    std::atomic<int64_t> calls = 0, nanoseconds = 0;
  };

  std::vector<std::shared_ptr<TorchRegion>> regions;
  std::vector<c10::IValue> registers;
  std::vector<std::pair<int64_t, int64_t>> inputs;
  std::vector<int64_t> outputs;
  mutable std::vector<Time> times;
};

/// One run of a graph. Its regions are called one after the other, on any
/// thread.
class TorchRun {
public:
  /// Needs the GIL.
  TorchRun(const TorchCalls &calls, const pybind11::list &arguments);

  /// What the graph takes as an input: a tensor that holds this run's address.
  at::Tensor getAddress();
  /// Called by the graph. False after a failure, whose exception is kept.
  bool call(const kernels::KernelCall &call);
  /// Raises the exception of a call that failed, as eager would. Needs the GIL.
  void raiseFailure();
  /// Appends what the run returns besides the engine's results. Needs the GIL.
  void appendOutputs(pybind11::list &results) const;

private:
  void runRegion(const TorchRegion &region, const kernels::KernelCall &call);
  void runOperator(const TorchStep &step, const TorchRegion &region,
                   std::vector<at::Tensor> &destinations);
  void runPython(const TorchStep &step);
  c10::IValue getValue(const StepArgument &argument) const;
  pybind11::object getObject(pybind11::handle item) const;
  void store(const TorchStep &step, std::vector<c10::IValue> values);

  const TorchCalls &calls;
  std::vector<c10::IValue> registers;
  int64_t address;
  at::ThreadLocalState state;
  std::thread::id thread = std::this_thread::get_id();
  std::exception_ptr failure;
};

/// The kernel `torch.call`.
int64_t callTorch(const kernels::KernelCall *call);

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_TORCHCALLS_H

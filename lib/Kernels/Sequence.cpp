//===- Sequence.cpp - Kernels, one after the other ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Kernels/Sequence.h"
#include "OneDnn.h"
#include "Threads.h"

#include <vector>

using namespace torch_max::kernels;

namespace {
/// Reads the program of a call, step by step.
class Interpreter {
public:
  explicit Interpreter(const KernelCall &sequence)
      : sequence(sequence), program(sequence.options + 1), next(program) {}

  /// 0, or what the first kernel that fails returns.
  int64_t run();

private:
  int64_t runStep(KernelCall &call);
  /// Keeps the engine's threads for the next steps.
  int64_t runHoldingThreads(KernelCall &call);
  /// Whether the next step's kernel is one of lib/Kernels: its loops may run on
  /// held threads.
  bool isNextInCpp() const { return stepsLeft > 0 && next[1]; }
  void readTensor(KernelTensor &tensor);
  void *find(Place place, int64_t index) const;
  int64_t read() { return *next++; }
  const int64_t *getAddresses() const {
    return static_cast<const int64_t *>(sequence.operand(0).data);
  }

  const KernelCall &sequence;
  const int64_t *program, *next;
  int64_t stepsLeft = 0;
};
} // namespace

void *Interpreter::find(Place place, int64_t index) const {
  switch (place) {
  case Place::Result:
    return sequence.result(index).data;
  case Place::Operand:
    return sequence.operand(index).data;
  case Place::Address:
    return reinterpret_cast<void *>(getAddresses()[index]);
  case Place::Workspace:
    return static_cast<char *>(sequence.result(0).data) + index;
  case Place::Program:
    return const_cast<int64_t *>(program + index);
  }
  return nullptr;
}

void Interpreter::readTensor(KernelTensor &tensor) {
  auto place = static_cast<Place>(read());
  tensor.data = find(place, read());
  tensor.type = static_cast<ElementType>(read());
  tensor.rank = read();
  for (int64_t axis = 0; axis < tensor.rank; ++axis)
    tensor.sizes[axis] = read();
}

int64_t Interpreter::runStep(KernelCall &call) {
  auto kernel = reinterpret_cast<Kernel>(getAddresses()[read()]);
  --stepsLeft;
  read();
  call.numResults = read();
  call.numOperands = read();
  for (int64_t i = 0; i < call.numResults + call.numOperands; ++i)
    readTensor(call.tensors[i]);
  int64_t numOptions = read();
  call.options = next;
  next += numOptions;
  return kernel(&call);
}

int64_t Interpreter::runHoldingThreads(KernelCall &call) {
  int64_t status = 0;
  holdThreads([&] {
    do {
      status = runStep(call);
    } while (!status && isNextInCpp() && areThreadsHeld());
  });
  return status;
}

int64_t Interpreter::run() {
  stepsLeft = read();
  int64_t mostTensors = read();
  // A call has room for one tensor; the others follow it.
  size_t bytes = sizeof(KernelCall) + (mostTensors - 1) * sizeof(KernelTensor);
  std::vector<int64_t> memory(bytes / sizeof(int64_t));
  auto *call = reinterpret_cast<KernelCall *>(memory.data());
  call->state = sequence.state;
  call->error = sequence.error;
  while (stepsLeft > 0) {
    // Small kernels wake no thread: none is held for them.
    int64_t wokenBefore = countWokenLoops();
    int64_t status = runStep(*call);
    if (!status && countWokenLoops() > wokenBefore && isNextInCpp() &&
        mayHoldThreads())
      status = runHoldingThreads(*call);
    if (status)
      return status;
  }
  return 0;
}

TORCH_MAX_KERNEL(torch_max_sequence_run) {
  int64_t status = 0;
  int64_t failure = guarded(call, [&] { status = Interpreter(*call).run(); });
  return failure ? failure : status;
}

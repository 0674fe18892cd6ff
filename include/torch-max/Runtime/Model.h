//===- Model.h - A loaded model ---------------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiled graph, ready to run. What the engine would answer with a crash
// (missing weights, null pointers) is refused here with a message.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_MODEL_H
#define TORCH_MAX_RUNTIME_MODEL_H

#include "torch-max/Runtime/EnginePackage.h"
#include "torch-max/Runtime/GraphSignature.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <atomic>
#include <memory>
#include <vector>

struct M_AsyncTensor;

namespace torch_max {

/// Memory of the caller's that holds a tensor in C order. Borrowed, never
/// copied.
struct InputTensor {
  /// May be null if the tensor has no elements.
  const void *data = nullptr;
  DType dtype = DType::F32;
  llvm::ArrayRef<int64_t> shape;
};

/// The memory of an external constant. Borrowed: it has to live, and keep its
/// values, as long as the model uses it.
struct WeightRef {
  llvm::StringRef name;
  const void *data = nullptr;
  DType dtype = DType::F32;
  llvm::ArrayRef<int64_t> shape;
};

/// A result. Owns its memory, mostly the engine's, and releases it exactly
/// once. No output shares memory with an input, a weight or another output:
/// where the engine lets them share (a graph that returns its argument), the
/// output is a copy.
class OutputTensor {
public:
  OutputTensor() = default;
  OutputTensor(OutputTensor &&other) noexcept { *this = std::move(other); }
  OutputTensor &operator=(OutputTensor &&other) noexcept;
  ~OutputTensor();

  DType getDType() const { return dtype; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getNumElements() const;
  /// Never null, even if there are no elements.
  void *getData() const { return data; }

private:
  friend class Model;
  void release();

  const EngineApi *api = nullptr;
  /// Owns `data`, unless `ownsCopy` is set.
  M_AsyncTensor *tensor = nullptr;
  void *data = nullptr;
  bool ownsCopy = false;
  DType dtype = DType::F32;
  llvm::SmallVector<int64_t, 6> shape;
};

/// Checks number, dtypes and sizes of `inputs` against the signature, and that
/// sizes of the same name agree. `Model::execute` does it too; a host that
/// would have to compile first can do it before that.
llvm::Error checkInputs(const GraphSignature &signature,
                        llvm::ArrayRef<InputTensor> inputs);

/// A model that is loaded and initialised. All members are safe to call from
/// several threads at once.
class Model {
public:
  /// Loads the compiled model at `path`, whose graph has `signature`.
  static llvm::Expected<std::unique_ptr<Model>>
  load(const EnginePackage &engine, llvm::StringRef path,
       GraphSignature signature, llvm::ArrayRef<WeightRef> weights);
  ~Model();

  const GraphSignature &getSignature() const { return signature; }

  /// Reads the weights again; their values and addresses may have changed.
  /// Calls that are under way end with the old weights, which have to stay
  /// alive until then.
  llvm::Error reinitialize(llvm::ArrayRef<WeightRef> weights);

  /// Runs the graph and waits for it. Checks inputs against the signature
  /// first.
  llvm::Expected<std::vector<OutputTensor>>
  execute(llvm::ArrayRef<InputTensor> inputs) const;

  /// How long loading took, in milliseconds: reading the compiled model, and
  /// the last initialisation with weights.
  double getLoadMs() const { return loadMs; }
  double getInitMs() const { return initMs; }

private:
  struct Impl;
  Model(GraphSignature signature, std::unique_ptr<Impl> impl);

  GraphSignature signature;
  std::unique_ptr<Impl> impl;
  double loadMs = 0;
  std::atomic<double> initMs{0};
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_MODEL_H

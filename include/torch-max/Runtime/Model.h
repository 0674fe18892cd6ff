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
#include "torch-max/Runtime/KernelProfile.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

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

/// The memory of an external constant. Borrowed: it has to be there in each
/// call of the model.
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
  friend class BoundModel;
  void release();
  llvm::Error copy();
  static llvm::Error separate(std::vector<OutputTensor> &outputs,
                              llvm::ArrayRef<InputTensor> inputs);

  const EngineApi *api = nullptr;
  /// Owns `data`, unless `ownsCopy` is set.
  M_AsyncTensor *tensor = nullptr;
  void *data = nullptr;
  bool ownsCopy = false;
  DType dtype = DType::F32;
  llvm::SmallVector<int64_t, 6> shape;
};

/// Checks number, dtypes and sizes of `inputs` against the signature, and that
/// sizes of the same name agree. `BoundModel::execute` does it too; a host that
/// would have to compile first can do it before that.
llvm::Error checkInputs(const GraphSignature &signature,
                        llvm::ArrayRef<InputTensor> inputs);

/// A model with its weights. All members are safe to call from several threads
/// at once. Needs no `Model` to stay alive.
class BoundModel {
public:
  ~BoundModel();

  const GraphSignature &getSignature() const;

  /// Runs the graph and waits for it. Checks inputs against the signature
  /// first.
  llvm::Expected<std::vector<OutputTensor>>
  execute(llvm::ArrayRef<InputTensor> inputs) const;

  /// Says that the weight in this memory has other values now. The engine reads
  /// weights in each call, so only what kernels packed has to be made again: by
  /// the next call that reads it.
  void noteChange(const void *data, size_t numBytes) const;

  /// How long the initialisation took, in milliseconds.
  double getInitMs() const { return initMs; }

private:
  friend class Model;
  struct Impl;
  explicit BoundModel(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl;
  double initMs = 0;
};

/// A compiled model that is loaded. It can be bound to several sets of weights,
/// which run independently of each other. All members are safe to call from
/// several threads at once.
class Model {
public:
  /// Loads the compiled model at `path`, whose graph has `signature`.
  static llvm::Expected<std::unique_ptr<Model>>
  load(const EnginePackage &engine, llvm::StringRef path,
       GraphSignature signature);
  ~Model();

  const GraphSignature &getSignature() const;

  /// With a profile, calls of precompiled kernels are recorded there.
  llvm::Expected<std::unique_ptr<BoundModel>>
  bind(llvm::ArrayRef<WeightRef> weights = {},
       std::shared_ptr<KernelProfile> profile = nullptr) const;

  /// How long loading took, in milliseconds.
  double getLoadMs() const { return loadMs; }

private:
  friend class BoundModel;
  struct Impl;
  explicit Model(std::shared_ptr<const Impl> impl);

  std::shared_ptr<const Impl> impl;
  double loadMs = 0;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_MODEL_H

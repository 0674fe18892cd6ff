//===- Weights.h - The tensors that weights are read from -------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiled graph can be bound to the weights of several models, or of several
// layers. Each binding remembers the tensors that it was made of, without
// keeping them or their memory: a model that the program forgets is gone, and
// the binding goes with it.
//
// THREAD-SAFETY: all of this needs the GIL, unless a comment says otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_WEIGHTS_H
#define TORCH_MAX_PYTHON_BINDINGS_WEIGHTS_H

#include "Engine.h"

#include <ATen/ATen.h>
#include <c10/util/SmallVector.h>
#include <pybind11/pybind11.h>

#include <memory>
#include <unordered_map>
#include <vector>

namespace torch_max::bindings {

/// The tensors of one call that weights are made of: arguments, then constants
/// of the graph. Borrowed from the list of arguments.
using Sources = c10::SmallVector<const at::Tensor *, 16>;

/// Memory that stays while a call runs, even if a tensor is given another one
/// meanwhile.
using PinnedMemory = c10::SmallVector<c10::Storage, 16>;

/// A source as it was when weights were bound.
class BoundSource {
public:
  explicit BoundSource(const at::Tensor &tensor);

  enum class State {
    Same,
    /// The values are others, at the same place.
    Changed,
    /// The same tensor has other memory.
    Moved,
    /// Another tensor.
    Other
  };
  State compare(const at::Tensor &tensor) const;

  /// Whether the engine reads the tensor's own memory.
  bool isReadInPlace() const { return readsInPlace; }
  void setReadInPlace() { readsInPlace = true; }
  /// After a change in place.
  void update(const at::Tensor &tensor);

private:
  /// Weak pointers, so that no other tensor and no other memory gets the
  /// address.
  c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl> tensor;
  c10::weak_intrusive_ptr<c10::StorageImpl> storage;
  const void *data;
  /// -1 if the tensor counts no versions and may have changed at any time.
  int64_t version;
  bool readsInPlace = false;
};

/// A graph that is bound to weights.
class Instance {
public:
  Instance(std::unique_ptr<BoundGraph> graph, std::vector<BoundSource> sources,
           std::vector<at::Tensor> owned);
  /// Needs no GIL.
  ~Instance();

  const BoundGraph &getGraph() const { return *graph; }
  /// What the difference of the tensors to those of the binding is; the largest
  /// one of all.
  BoundSource::State compare(const Sources &current) const;
  /// Takes notice of values that changed in place. False if weights have to be
  /// bound again.
  bool followChanges(const Sources &current);
  /// Holds the memory that the engine reads. The tensors are those of the
  /// binding, and have not moved.
  PinnedMemory pin(const Sources &current) const;

private:
  friend class InstanceTable;

  std::unique_ptr<BoundGraph> graph;
  std::vector<BoundSource> sources;
  /// Derived weights, and copies of weights that are not dense.
  std::vector<at::Tensor> owned;
  /// Each calls back when its tensor is gone.
  std::vector<pybind11::object> watches;
};

/// An instance, and the memory that it reads, for one call.
struct InstanceInUse {
  std::shared_ptr<Instance> instance;
  PinnedMemory memory;
};

/// All instances of a graph whose tensors are still there.
class InstanceTable {
public:
  /// The instance that can run with these tensors as they are now; without one
  /// if there is none.
  InstanceInUse find(const Sources &current);
  /// Adds an instance that was made of these tensors, and removes the one that
  /// was made of them earlier. It is removed when one of the first
  /// `numArguments` tensors is gone.
  void insert(const Sources &current, size_t numArguments,
              std::shared_ptr<Instance> instance);
  size_t size() const { return entries->size(); }

private:
  /// By the first tensor.
  using Entries = std::unordered_multimap<const c10::TensorImpl *,
                                          std::shared_ptr<Instance>>;
  static const c10::TensorImpl *getKey(const Sources &current);
  Entries::iterator locate(const Sources &current);

  /// Shared with the callbacks of tensors, which may outlive the table.
  std::shared_ptr<Entries> entries = std::make_shared<Entries>();
};

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_WEIGHTS_H

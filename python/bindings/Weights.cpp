//===- Weights.cpp - The tensors that weights are read from ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Weights.h"
#include "Gil.h"

#include <torch/csrc/autograd/python_variable.h>

#include <algorithm>

namespace py = pybind11;
using namespace torch_max::bindings;

//===----------------------------------------------------------------------===//
// BoundSource
//===----------------------------------------------------------------------===//

static int64_t getVersion(c10::TensorImpl &tensor) {
  if (tensor.is_inference())
    return -1;
  return tensor.version_counter().current_version();
}

/// Null for a sparse tensor, of which weights can be derived.
static c10::StorageImpl *getStorage(const c10::TensorImpl &tensor) {
  return tensor.has_storage() ? tensor.unsafe_storage().unsafeGetStorageImpl()
                              : nullptr;
}

static const void *getData(const at::Tensor &tensor) {
  return tensor.has_storage() ? tensor.const_data_ptr() : nullptr;
}

BoundSource::BoundSource(const at::Tensor &tensor)
    : tensor(tensor.getIntrusivePtr()),
      storage(c10::intrusive_ptr<c10::StorageImpl>::reclaim_copy(
          getStorage(*tensor.unsafeGetTensorImpl()))),
      data(getData(tensor)),
      version(getVersion(*tensor.unsafeGetTensorImpl())) {}

BoundSource::State BoundSource::compare(const at::Tensor &current) const {
  c10::TensorImpl *impl = current.unsafeGetTensorImpl();
  if (impl != tensor._unsafe_get_target())
    return State::Other;
  if (getStorage(*impl) != storage._unsafe_get_target() ||
      getData(current) != data)
    return State::Moved;
  if (version < 0 || getVersion(*impl) != version)
    return State::Changed;
  return State::Same;
}

void BoundSource::update(const at::Tensor &current) {
  version = getVersion(*current.unsafeGetTensorImpl());
}

//===----------------------------------------------------------------------===//
// Instance
//===----------------------------------------------------------------------===//

Instance::Instance(std::unique_ptr<BoundGraph> graph,
                   std::vector<BoundSource> sources,
                   std::vector<at::Tensor> owned)
    : graph(std::move(graph)), sources(std::move(sources)),
      owned(std::move(owned)) {}

Instance::~Instance() {
  if (watches.empty())
    return;
  // Python takes its objects with it when it ends.
  if (!Py_IsInitialized()) {
    for (py::object &watch : watches)
      watch.release();
    return;
  }
  WithGil gil;
  watches.clear();
}

BoundSource::State Instance::compare(const Sources &current) const {
  auto worst = BoundSource::State::Same;
  for (size_t i = 0; i < sources.size(); ++i)
    worst = std::max(worst, sources[i].compare(*current[i]));
  return worst;
}

bool Instance::followChanges(const Sources &current) {
  using State = BoundSource::State;
  for (size_t i = 0; i < sources.size(); ++i) {
    State state = sources[i].compare(*current[i]);
    if (state > State::Changed ||
        (state == State::Changed && !sources[i].isReadInPlace()))
      return false;
  }
  for (size_t i = 0; i < sources.size(); ++i)
    if (sources[i].compare(*current[i]) == State::Changed) {
      graph->noteChange(current[i]->const_data_ptr(), current[i]->nbytes());
      sources[i].update(*current[i]);
    }
  return true;
}

PinnedMemory Instance::pin(const Sources &current) const {
  PinnedMemory pinned;
  for (size_t i = 0; i < sources.size(); ++i)
    if (sources[i].isReadInPlace())
      pinned.push_back(current[i]->storage());
  return pinned;
}

//===----------------------------------------------------------------------===//
// InstanceTable
//===----------------------------------------------------------------------===//

const c10::TensorImpl *InstanceTable::getKey(const Sources &current) {
  return current.empty() ? nullptr : current.front()->unsafeGetTensorImpl();
}

InstanceTable::Entries::iterator InstanceTable::locate(const Sources &current) {
  auto [begin, end] = entries->equal_range(getKey(current));
  auto found = std::find_if(begin, end, [&](const auto &entry) {
    return entry.second->compare(current) != BoundSource::State::Other;
  });
  return found == end ? entries->end() : found;
}

InstanceInUse InstanceTable::find(const Sources &current) {
  using State = BoundSource::State;
  auto [begin, end] = entries->equal_range(getKey(current));
  for (auto entry = begin; entry != end; ++entry) {
    const std::shared_ptr<Instance> &instance = entry->second;
    State state = instance->compare(current);
    if (state == State::Other)
      continue;
    if (state == State::Same || instance->followChanges(current))
      return {instance, instance->pin(current)};
    break;
  }
  return {};
}

/// What weak references to the tensors of an instance call when one of them is
/// gone: removes the instance.
template <typename Entries>
static py::cpp_function makeRemoval(std::weak_ptr<Entries> entries,
                                    const c10::TensorImpl *key,
                                    std::weak_ptr<Instance> instance) {
  return py::cpp_function([=](py::handle) {
    std::shared_ptr<Entries> all = entries.lock();
    // Freed at the very end: that may run Python code, which has to see the
    // table without it.
    std::shared_ptr<Instance> removed = instance.lock();
    if (!all || !removed)
      return;
    auto [begin, end] = all->equal_range(key);
    auto found = std::find_if(
        begin, end, [&](const auto &entry) { return entry.second == removed; });
    if (found != end)
      all->erase(found);
  });
}

static py::object makeWeakReference(const at::Tensor &tensor,
                                    const py::cpp_function &callback) {
  auto object = py::reinterpret_steal<py::object>(THPVariable_Wrap(tensor));
  auto reference = py::reinterpret_steal<py::object>(
      PyWeakref_NewRef(object.ptr(), callback.ptr()));
  if (!reference)
    throw py::error_already_set();
  return reference;
}

void InstanceTable::insert(const Sources &current, size_t numArguments,
                           std::shared_ptr<Instance> instance) {
  const c10::TensorImpl *key = getKey(current);
  py::cpp_function removal = makeRemoval<Entries>(entries, key, instance);
  for (size_t i = 0; i < numArguments; ++i)
    instance->watches.push_back(makeWeakReference(*current[i], removal));
  std::shared_ptr<Instance> replaced;
  if (auto earlier = locate(current); earlier != entries->end()) {
    replaced = std::move(earlier->second);
    entries->erase(earlier);
  }
  entries->emplace(key, std::move(instance));
}

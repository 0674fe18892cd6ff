//===- Engine.cpp - The runtime without LLVM headers ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine.h"

#include "torch-max/Runtime/Fork.h"
#include "torch-max/Runtime/Runtime.h"

#include <map>
#include <mutex>
#include <stdexcept>

using namespace torch_max;
using namespace torch_max::bindings;

template <typename T> static T check(llvm::Expected<T> value) {
  if (!value)
    throw std::runtime_error(llvm::toString(value.takeError()));
  return std::move(*value);
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

namespace {
struct DTypePair {
  /// The number that c10/core/ScalarType.h gives it.
  int8_t torch;
  DType engine;
};
} // namespace

static constexpr DTypePair dtypes[] = {
    {0, DType::UI8},   {1, DType::SI8},  {2, DType::SI16}, {3, DType::SI32},
    {4, DType::SI64},  {5, DType::F16},  {6, DType::F32},  {7, DType::F64},
    {11, DType::Bool}, {15, DType::BF16}};

std::vector<bindings::ScalarType> bindings::getSupportedTypes() {
  std::vector<bindings::ScalarType> types;
  for (const DTypePair &pair : dtypes)
    types.push_back(static_cast<bindings::ScalarType>(pair.torch));
  return types;
}

static DType toEngine(bindings::ScalarType type) {
  for (const DTypePair &pair : dtypes)
    if (pair.torch == static_cast<int8_t>(type))
      return pair.engine;
  throw std::runtime_error(
      "a tensor has an element type that the engine lacks");
}

static bindings::ScalarType toTorch(DType type) {
  for (const DTypePair &pair : dtypes)
    if (pair.engine == type)
      return static_cast<bindings::ScalarType>(pair.torch);
  throw std::runtime_error(
      "the engine returned an element type that torch lacks");
}

//===----------------------------------------------------------------------===//
// Runtime
//===----------------------------------------------------------------------===//

void bindings::checkNotForked() {
  if (llvm::Error error = torch_max::checkNotForked())
    throw std::runtime_error(llvm::toString(std::move(error)));
}

/// One runtime for each store folder that the process has used.
static const Runtime &getRuntime(const EngineOptions &options) {
  bindings::checkNotForked();
  EngineWork work;
  // THREAD-SAFETY: protects `runtimes`. A runtime is never removed, and may be
  // used by several threads.
  static std::mutex mutex;
  static auto &runtimes = *new std::map<std::string, std::unique_ptr<Runtime>>;
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<Runtime> &runtime = runtimes[options.cacheFolder];
  if (!runtime) {
    RuntimeOptions runtimeOptions;
    runtimeOptions.engine = {options.sitePackages, options.python};
    runtimeOptions.store.folder = options.cacheFolder;
    runtime = check(Runtime::create(runtimeOptions));
  }
  return *runtime;
}

std::string bindings::getEngineVersion(const EngineOptions &options) {
  return check(EnginePackage::get({options.sitePackages, options.python}))
      ->getVersion()
      .str();
}

static LoadOptions makeLoadOptions(const EngineOptions &options,
                                   const CompileQuestions &questions,
                                   LoadTimings &timings) {
  LoadOptions loadOptions;
  loadOptions.kernels = options.kernels;
  loadOptions.isUrgent = questions.isUrgent;
  loadOptions.timeout = options.compileTimeout;
  loadOptions.label = options.label;
  loadOptions.timings = &timings;
  loadOptions.progress = [&questions](const CompileProgress &) {
    return questions.keepGoing();
  };
  return loadOptions;
}

static Timings toTimings(const LoadTimings &timings) {
  return {!timings.cacheHit, timings.key,    timings.lookupMs,
          timings.compileMs, timings.loadMs, /*initMs=*/0};
}

bool bindings::isStored(const EngineOptions &options,
                        const EngineGraph &graph) {
  return check(getRuntime(options).find(graph, options.kernels)).has_value();
}

Timings bindings::prepare(const EngineOptions &options,
                          const EngineGraph &graph,
                          const CompileQuestions &questions) {
  LoadTimings timings;
  check(getRuntime(options).compile(
      graph, makeLoadOptions(options, questions, timings)));
  return toTimings(timings);
}

struct LoadedGraph::Impl {
  std::unique_ptr<Model> model;
};

LoadedGraph::LoadedGraph(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
LoadedGraph::~LoadedGraph() = default;

std::unique_ptr<LoadedGraph>
LoadedGraph::load(const EngineOptions &options, const EngineGraph &graph,
                  const CompileQuestions &questions, Timings &timings) {
  LoadTimings loadTimings;
  auto impl = std::make_unique<Impl>();
  impl->model = check(getRuntime(options).load(
      graph, makeLoadOptions(options, questions, loadTimings)));
  timings = toTimings(loadTimings);
  return std::unique_ptr<LoadedGraph>(new LoadedGraph(std::move(impl)));
}

struct BoundGraph::Impl {
  std::unique_ptr<BoundModel> model;
};

BoundGraph::BoundGraph(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
BoundGraph::~BoundGraph() = default;

std::unique_ptr<BoundGraph>
LoadedGraph::bind(const std::vector<NamedView> &weights,
                  std::shared_ptr<KernelProfile> profile) const {
  std::vector<WeightRef> refs;
  refs.reserve(weights.size());
  for (const auto &[name, tensor] : weights)
    refs.push_back({name,
                    tensor.data,
                    toEngine(tensor.dtype),
                    {tensor.sizes, tensor.rank}});
  auto bound = std::make_unique<BoundGraph::Impl>();
  bound->model = check(impl->model->bind(refs, std::move(profile)));
  return std::unique_ptr<BoundGraph>(new BoundGraph(std::move(bound)));
}

void BoundGraph::noteChange(const void *data, size_t numBytes) const {
  impl->model->noteChange(data, numBytes);
}

double BoundGraph::getInitMs() const { return impl->model->getInitMs(); }

/// Our kernels begin what they raise with the name of the exception that eager
/// raises. pybind11 turns each of these C++ exceptions into it.
[[noreturn]] static void throwAsEager(const std::string &message) {
  llvm::StringRef text = message;
  // The engine adds lines with the kernel's name and hints for debugging.
  auto firstLine = [](llvm::StringRef lines) {
    return lines.split('\n').first.str();
  };
  constexpr llvm::StringRef index = "IndexError: ", runtime = "RuntimeError: ";
  if (size_t at = text.find(index); at != llvm::StringRef::npos)
    throw std::out_of_range(firstLine(text.substr(at + index.size())));
  if (size_t at = text.find(runtime); at != llvm::StringRef::npos)
    throw std::runtime_error(firstLine(text.substr(at + runtime.size())));
  throw std::runtime_error(message);
}

std::vector<Result>
BoundGraph::execute(const std::vector<TensorView> &inputs) const {
  llvm::SmallVector<InputTensor, 8> tensors;
  tensors.reserve(inputs.size());
  for (const TensorView &input : inputs)
    tensors.push_back(
        {input.data, toEngine(input.dtype), {input.sizes, input.rank}});
  llvm::Expected<std::vector<OutputTensor>> outputs =
      impl->model->execute(tensors);
  if (!outputs)
    throwAsEager(llvm::toString(outputs.takeError()));

  std::vector<Result> results;
  results.reserve(outputs->size());
  for (OutputTensor &output : *outputs) {
    auto *owner = new OutputTensor(std::move(output));
    results.push_back(
        {{owner,
          [](void *tensor) { delete static_cast<OutputTensor *>(tensor); }},
         owner->getData(),
         toTorch(owner->getDType()),
         owner->getShape().data(),
         owner->getShape().size()});
  }
  return results;
}

//===- Engine.h - The runtime without LLVM headers --------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the bindings need of the runtime, in plain C++: torch and pybind11 are
// compiled with run-time type information, LLVM without. All functions report
// errors by throwing std::runtime_error.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_PYTHON_BINDINGS_ENGINE_H
#define TORCH_MAX_PYTHON_BINDINGS_ENGINE_H

#include "torch-max/Runtime/EngineGraph.h"
#include "torch-max/Runtime/KernelProfile.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torch_max::bindings {

/// Element types, numbered as torch numbers them.
enum class ScalarType : int8_t {};

/// The element types that both torch and the engine have.
std::vector<ScalarType> getSupportedTypes();

/// Memory in C order, borrowed. `sizes` outlives the call it is passed to.
struct TensorView {
  const void *data;
  ScalarType dtype;
  const int64_t *sizes;
  size_t rank;
};

struct NamedView {
  std::string name;
  TensorView tensor;
};

/// A result, whose memory `owner` holds, and with it the sizes.
struct Result {
  std::unique_ptr<void, void (*)(void *)> owner;
  void *data;
  ScalarType dtype;
  const int64_t *sizes;
  size_t rank;
};

struct Timings {
  bool wasCompiled = false;
  /// Of the model in the store.
  std::string key;
  double lookupMs = 0, compileMs = 0, loadMs = 0, initMs = 0;
};

struct EngineOptions {
  std::string sitePackages, python, cacheFolder;
  /// Packages of Mojo kernels beside our own.
  std::vector<std::string> kernels;
  /// Where the graph comes from, such as `model.py:12`.
  std::string label;
  /// After how many seconds a compile is ended; 0 is never.
  double compileTimeout;
};

/// Throws in a process that was forked from one that had used the engine,
/// before it waits for a lock or for a thread that is not there.
void checkNotForked();

/// What the engine's compile asks its caller about once a second. Nothing is
/// shown on the terminal: that is up to the caller, who may wait for several
/// graphs.
struct CompileQuestions {
  /// False stops the compile.
  std::function<bool()> keepGoing;
  /// False makes room for other processes. Unset: somebody waits.
  std::function<bool()> isUrgent;
};

/// Whether the compiled form of `graph` is in the store.
bool isStored(const EngineOptions &options, const EngineGraph &graph);

/// Makes sure that the compiled form of `graph` is in the store.
Timings prepare(const EngineOptions &options, const EngineGraph &graph,
                const CompileQuestions &questions);

/// A graph with its weights. Calls may come from several threads.
class BoundGraph {
public:
  ~BoundGraph();

  std::vector<Result> execute(const std::vector<TensorView> &inputs) const;
  /// Says that the weight in this memory has other values now.
  void noteChange(const void *data, size_t numBytes) const;
  double getInitMs() const;

private:
  friend class LoadedGraph;
  struct Impl;
  explicit BoundGraph(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// A loaded graph, which can be bound to several sets of weights.
class LoadedGraph {
public:
  static std::unique_ptr<LoadedGraph> load(const EngineOptions &options,
                                           const EngineGraph &graph,
                                           const CompileQuestions &questions,
                                           Timings &timings);
  ~LoadedGraph();

  /// Borrows the memory of the weights, which has to be there in each call.
  /// With a profile, calls of precompiled kernels are recorded there.
  std::unique_ptr<BoundGraph>
  bind(const std::vector<NamedView> &weights,
       std::shared_ptr<KernelProfile> profile) const;

private:
  struct Impl;
  explicit LoadedGraph(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// The engine's version.
std::string getEngineVersion(const EngineOptions &options);

} // namespace torch_max::bindings

#endif // TORCH_MAX_PYTHON_BINDINGS_ENGINE_H

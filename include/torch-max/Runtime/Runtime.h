//===- Runtime.h - From graph IR to a loaded model --------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one entry point of hosts: looks the graph up in the store, compiles it if
// it is not there, and loads it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_RUNTIME_H
#define TORCH_MAX_RUNTIME_RUNTIME_H

#include "torch-max/Runtime/CompileWorker.h"
#include "torch-max/Runtime/EngineGraph.h"
#include "torch-max/Runtime/Model.h"
#include "torch-max/Runtime/ModelStore.h"

namespace torch_max {

/// Where the time of one `Runtime::load` went, in milliseconds.
struct LoadTimings {
  bool cacheHit = false;
  std::string key;
  double lookupMs = 0;
  /// Waiting for another thread or process that compiles the same, or for a
  /// core and memory, counts here.
  double compileMs = 0;
  double loadMs = 0;
};

struct RuntimeOptions {
  EngineLocation engine;
  StoreOptions store;
};

struct LoadOptions {
  /// Precompiled Mojo packages (`.mojoc`) beside our own, which are found by
  /// themselves. The contents of both are part of the key.
  std::vector<std::string> kernels;
  /// Whether somebody waits for the compile, which may change while it runs. If
  /// not, it makes room for other processes. Unset: somebody does.
  std::function<bool()> isUrgent;
  /// A compile that hangs, or takes longer than so many seconds, is ended; 0
  /// sets no limit.
  double timeout = defaultCompileTimeout;
  /// Where the graph comes from, for the list of the store's entries.
  std::string label;
  /// Unset: `makeTerminalProgress()`.
  ProgressCallback progress;
  /// Filled in if not null, also on failure as far as it went.
  LoadTimings *timings = nullptr;
};

/// An engine and a store. Cheap to share; all members may be called from
/// several threads at once, and different graphs then compile side by side, as
/// many as there are cores and memory for.
class Runtime {
public:
  /// Opens the engine and the store.
  static llvm::Expected<std::unique_ptr<Runtime>>
  create(const RuntimeOptions &options = {});

  /// Compiles `graph`, or finds it compiled, and loads it.
  llvm::Expected<std::unique_ptr<Model>>
  load(const EngineGraph &graph, const LoadOptions &options = {}) const;

  /// The part of `load` before the loading: returns the path of the compiled
  /// model, an entry of the store.
  llvm::Expected<std::string> compile(const EngineGraph &graph,
                                      const LoadOptions &options = {}) const;

  /// The path of the compiled model if the store has it. `kernels` are those of
  /// `LoadOptions`.
  llvm::Expected<std::optional<std::string>>
  find(const EngineGraph &graph, llvm::ArrayRef<std::string> kernels) const;

  const EnginePackage &getEngine() const { return engine; }
  ModelStore &getStore() const { return *store; }

private:
  Runtime(const EnginePackage &engine, std::unique_ptr<ModelStore> store);

  /// Also says whether somebody removed the store meanwhile.
  llvm::Expected<std::string> compileOnce(const EngineGraph &graph,
                                          const LoadOptions &options,
                                          bool &isStoreGone) const;
  llvm::Expected<std::string>
  computeKey(const EngineGraph &graph,
             llvm::ArrayRef<std::string> kernels) const;

  const EnginePackage &engine;
  std::unique_ptr<ModelStore> store;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_RUNTIME_H

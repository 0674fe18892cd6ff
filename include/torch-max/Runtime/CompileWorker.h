//===- CompileWorker.h - Compilation in a process of its own ----*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the engine's compiler in a child process: a crash of the engine becomes
// an error, its memory is returned to the system, and several graphs compile
// side by side.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_COMPILEWORKER_H
#define TORCH_MAX_RUNTIME_COMPILEWORKER_H

#include "torch-max/Runtime/EnginePackage.h"
#include "torch-max/Runtime/Watchdog.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <string>
#include <vector>

namespace torch_max {

/// What a progress callback is told.
struct CompileProgress {
  /// The graph's name and how many operations it has.
  llvm::StringRef graph;
  unsigned numOps = 0;
  double seconds = 0;
  /// The last call for this graph; `failed` says how it ended.
  bool done = false;
  bool failed = false;
};

/// Called at the start, about once a second, and at the end of a compilation,
/// on the thread that waits for it. Returning false stops the compilation, as
/// after an interrupt.
using ProgressCallback = std::function<bool(const CompileProgress &)>;

/// Shows `compiling main (12 ops) ... 14 s` on stderr if that is a terminal,
/// and wipes the line at the end; shows nothing otherwise.
ProgressCallback makeTerminalProgress();

class CompileWorker {
public:
  /// `location` has to name an interpreter. A worker that hangs, or takes
  /// longer than `timeout` seconds, is ended; 0 sets no limit.
  explicit CompileWorker(EngineLocation location,
                         double timeout = defaultCompileTimeout)
      : location(std::move(location)), timeout(timeout) {}

  /// Compiles the file `source` to the file `target`. `kernels` are precompiled
  /// Mojo packages. `tick` is called now and then with the seconds so far;
  /// returning false kills the worker. While `isUrgent` returns false, the
  /// worker makes room for whoever else wants the processors.
  llvm::Error compile(llvm::StringRef source, llvm::StringRef target,
                      llvm::ArrayRef<std::string> kernels = {},
                      llvm::function_ref<bool(double)> tick = nullptr,
                      llvm::function_ref<bool()> isUrgent = nullptr) const;

  /// What the engine's parser and verifier say about a file.
  struct Verdict {
    std::string file;
    /// Empty: the file is good.
    std::string message;
  };

  /// Runs the engine's parser and verifier, but not its compiler, over files.
  /// One process takes as many as it can; a file that crashes it is named, and
  /// the rest go to a new one.
  llvm::Expected<std::vector<Verdict>>
  verify(llvm::ArrayRef<std::string> files,
         llvm::ArrayRef<std::string> kernels = {}) const;

private:
  EngineLocation location;
  double timeout;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_COMPILEWORKER_H

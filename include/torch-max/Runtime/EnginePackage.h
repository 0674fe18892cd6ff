//===- EnginePackage.h - The installed MAX engine ---------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the MAX engine where pip installed it and opens its library. Opening it
// at run time instead of linking it makes a missing engine a message, and needs
// no environment variables.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_ENGINEPACKAGE_H
#define TORCH_MAX_RUNTIME_ENGINEPACKAGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <string>

namespace torch_max {

struct EngineApi;
struct EngineContext;

/// Where the host program believes the engine to be. Empty fields are searched
/// for.
struct EngineLocation {
  /// The folder that holds `modular/lib/libmax.so`.
  std::string sitePackages;
  /// The interpreter that can import `max`; used by the compile worker only.
  std::string python;
};

/// An installed engine, opened. Lives until the process ends: the engine's
/// threads outlive any scope that could own it.
class EnginePackage {
public:
  /// Looks for an installed engine and returns its place without opening it. In
  /// this order: `hint`, the folder named by TORCH_MAX_BACKEND_ENGINE, the
  /// folders above the running binary, and VIRTUAL_ENV. Not in the working
  /// directory, where others may have put something. It is an error if the
  /// version is not the one that this build is made for.
  static llvm::Expected<EngineLocation> find(const EngineLocation &hint = {});

  /// Finds and opens the engine. The first success decides for the whole
  /// process; later calls return the same object whatever their hint.
  static llvm::Expected<const EnginePackage *>
  get(const EngineLocation &hint = {});

  const EngineLocation &getLocation() const { return location; }

  /// The engine's version, such as "26.7.0".
  llvm::StringRef getVersion() const { return version; }

  /// The C functions of the engine.
  const EngineApi &api() const { return *functions; }

  /// The engine's threads and devices, of which a process has one set; started
  /// by the first call.
  llvm::Expected<const EngineContext *> getContext() const;

private:
  EnginePackage() = default;
  static llvm::Expected<const EnginePackage *> open(EngineLocation location);

  EngineLocation location;
  std::string version;
  const EngineApi *functions = nullptr;
};

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_ENGINEPACKAGE_H

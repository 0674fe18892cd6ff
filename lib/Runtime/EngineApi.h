//===- EngineApi.h - The engine's C functions -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of libmax.so that the runtime calls, looked up by name.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_RUNTIME_ENGINEAPI_H
#define TORCH_MAX_LIB_RUNTIME_ENGINEAPI_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include "max/c/common.h"
#include "max/c/context.h"
#include "max/c/device.h"
#include "max/c/model.h"
#include "max/c/tensor.h"
#include "max/c/weights.h"

namespace torch_max {

struct EngineApi {
  decltype(&M_version) version;
  decltype(&M_newStatus) newStatus;
  decltype(&M_getError) getError;
  decltype(&M_isError) isError;
  decltype(&M_freeStatus) freeStatus;
  decltype(&M_newRuntimeConfig) newRuntimeConfig;
  decltype(&M_freeRuntimeConfig) freeRuntimeConfig;
  decltype(&M_runtimeConfigAddDevice) runtimeConfigAddDevice;
  decltype(&M_newRuntimeContext) newRuntimeContext;
  decltype(&M_newDevice) newDevice;
  decltype(&M_newCompileConfig) newCompileConfig;
  decltype(&M_setModelPath) setModelPath;
  decltype(&M_compileModelSync) compileModelSync;
  decltype(&M_freeCompiledModel) freeCompiledModel;
  decltype(&M_initModel) initModel;
  decltype(&M_waitForModel) waitForModel;
  decltype(&M_freeModel) freeModel;
  decltype(&M_executeModelSync) executeModelSync;
  decltype(&M_newWeightsRegistry) newWeightsRegistry;
  decltype(&M_freeWeightsRegistry) freeWeightsRegistry;
  decltype(&M_newTensorSpec) newTensorSpec;
  decltype(&M_freeTensorSpec) freeTensorSpec;
  decltype(&M_getRank) getRank;
  decltype(&M_getDimAt) getDimAt;
  decltype(&M_newAsyncTensorMap) newAsyncTensorMap;
  decltype(&M_freeAsyncTensorMap) freeAsyncTensorMap;
  decltype(&M_borrowTensorInto) borrowTensorInto;
  decltype(&M_getTensorByNameFrom) getTensorByNameFrom;
  decltype(&M_getTensorData) getTensorData;
  decltype(&M_getTensorSpec) getTensorSpec;
  decltype(&M_freeTensor) freeTensor;
};

/// The process's one runtime context, and its CPU.
struct EngineContext {
  M_RuntimeContext *context = nullptr;
  M_Device *cpu = nullptr;
};

/// An `M_Status` for the length of a scope.
class EngineStatus {
public:
  explicit EngineStatus(const EngineApi &api)
      : api(api), status(api.newStatus()) {}
  EngineStatus(const EngineStatus &) = delete;
  EngineStatus &operator=(const EngineStatus &) = delete;
  ~EngineStatus() { api.freeStatus(status); }

  operator M_Status *() { return status; }
  bool isError() const { return api.isError(status); }
  /// The error, which has to be there, behind a few words on what was tried.
  llvm::Error takeError(const llvm::Twine &what) const {
    return llvm::createStringError(what + ": " + api.getError(status));
  }

private:
  const EngineApi &api;
  M_Status *status;
};

/// An object of the engine's that is freed with `Free`, a member of
/// `EngineApi`.
template <typename T, auto Free> class EngineObject {
public:
  EngineObject(const EngineApi &api, T *object) : api(api), object(object) {}
  EngineObject(const EngineObject &) = delete;
  EngineObject &operator=(const EngineObject &) = delete;
  ~EngineObject() { (api.*Free)(object); }

  T *get() const { return object; }

private:
  const EngineApi &api;
  T *object;
};

} // namespace torch_max

#endif // TORCH_MAX_LIB_RUNTIME_ENGINEAPI_H

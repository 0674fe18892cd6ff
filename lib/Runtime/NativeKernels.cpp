//===- NativeKernels.cpp - The libraries of precompiled kernels -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NativeKernels.h"
#include "Paths.h"
#include "torch-max/Kernels/Sequence.h"
#include "torch-max/Runtime/KernelProfile.h"
#include "torch-max/Runtime/Kernels.h"
#include "torch-max/Runtime/TorchKernel.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SHA256.h"

#include <atomic>
#include <dlfcn.h>
#include <mutex>

using namespace torch_max;
using llvm::StringRef;

/// The library of the kernels in C++, and the one whose threads they use.
static constexpr llvm::StringLiteral kOneDnn = "onednn";
static constexpr llvm::StringLiteral kParallel = "parallel";
/// Not a file: the host's own function that calls PyTorch.
static constexpr llvm::StringLiteral kTorch = "torch";

static constexpr llvm::StringLiteral kHint =
    "; build it with `make build`, or install the package again";

static llvm::Expected<void *> openFile(const std::string &path) {
  if (void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
    return handle;
  return llvm::createStringError(
      "cannot open the kernel library: " + llvm::Twine(dlerror()) + kHint);
}

template <typename F> static F findIn(void *library, const char *name) {
  return reinterpret_cast<F>(dlsym(library, name));
}

/// A damaged library may well open, and crash when it is called.
static llvm::Error checkFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  auto expected = llvm::MemoryBuffer::getFile(path + ".sha256");
  if (!buffer || !expected)
    return llvm::createStringError("cannot read the kernel library '" + path +
                                   "'" + kHint);
  std::string digest = llvm::toHex(
      llvm::SHA256::hash(llvm::arrayRefFromStringRef((*buffer)->getBuffer())),
      /*LowerCase=*/true);
  if ((*expected)->getBuffer().split(' ').first != digest)
    return llvm::createStringError("the kernel library '" + path +
                                   "' is damaged" + kHint);
  return llvm::Error::success();
}

static kernels::RunningCalls runningCalls = 0;

RunningCall::RunningCall() { ++runningCalls; }
RunningCall::~RunningCall() { --runningCalls; }

namespace {
/// The libraries that have been opened, by name.
class Libraries {
public:
  explicit Libraries(const EngineLocation &engine) : engine(engine) {}

  llvm::Expected<void *> open(StringRef name) {
    if (void *handle = handles.lookup(name))
      return handle;
    // What they link to is the engine's, and is there once the engine is.
    llvm::Expected<void *> handle =
        name == kOneDnn ? openOneDnn() : openOurs(name);
    if (handle)
      handles[name] = *handle;
    return handle;
  }

  template <typename F> F getFunction(StringRef library, const char *name) {
    void *handle = handles.lookup(library);
    return handle ? findIn<F>(handle, name) : nullptr;
  }

private:
  llvm::Expected<void *> openOurs(StringRef name) {
    std::string path = findKernelFile((name + ".so").str());
    if (path.empty())
      return llvm::createStringError("the kernel library '" + name +
                                     ".so' is missing" + kHint);
    if (llvm::Error error = checkFile(path))
      return std::move(error);
    for (StringRef runtime :
         {"libKGENCompilerRTShared.so", "libAsyncRTMojoBindings.so"}) {
      llvm::Expected<void *> opened = openFile(
          joinPath(joinPath(engine.sitePackages, "modular/lib"), runtime));
      if (!opened)
        return opened.takeError();
    }
    return openFile(path);
  }

  llvm::Expected<void *> openOneDnn() {
    // Its package puts the library into <environment>/lib, beside
    // python3.x/site-packages. The system may have it, too.
    std::string path = joinPath(engine.sitePackages, "../../libdnnl.so.3");
    if (!llvm::sys::fs::exists(path))
      path = "libdnnl.so.3";
    if (!dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
      return llvm::createStringError(
          "cannot open oneDNN: " + llvm::Twine(dlerror()) +
          "; install it with `pip install "
          "onednn-cpu-gomp==" TORCH_MAX_PINNED_ONEDNN_VERSION "`");
    llvm::Expected<void *> parallel = open(kParallel);
    if (!parallel)
      return parallel.takeError();
    llvm::Expected<void *> library = openOurs(kOneDnn);
    if (!library)
      return library;
    auto setThreads =
        findIn<kernels::SetThreads>(*library, "torch_max_set_threads");
    auto parallelize =
        findIn<kernels::Parallelize>(*parallel, "torch_max_parallelize");
    auto parallelism =
        findIn<kernels::Parallelism>(*parallel, "torch_max_parallelism");
    if (!setThreads || !parallelize || !parallelism)
      return llvm::createStringError(
          "the kernel libraries are of other sources than this build" + kHint);
    setThreads(parallelize, parallelism, &runningCalls);
    return library;
  }

  EngineLocation engine;
  llvm::StringMap<void *> handles;
};
} // namespace

/// THREAD-SAFETY: protects the list of open libraries.
static std::mutex librariesMutex;
static Libraries *libraries = nullptr;

/// The caller holds the mutex.
static llvm::Expected<void *> openLibrary(StringRef name,
                                          const EngineLocation &engine) {
  if (!libraries)
    libraries = new Libraries(engine);
  return libraries->open(name);
}

static std::atomic<kernels::Kernel> torchKernel = nullptr;

void torch_max::setTorchKernel(kernels::Kernel kernel) { torchKernel = kernel; }

bool torch_max::isKernelAddress(StringRef constantName) {
  return constantName.starts_with(kernels::kKernelPrefix);
}

bool torch_max::isAddressTable(StringRef constantName) {
  return constantName == kernels::kAddressesName;
}

llvm::Expected<kernels::Kernel>
torch_max::findNativeKernel(StringRef constantName,
                            const EngineLocation &engine) {
  auto [library, symbol] =
      constantName.substr(StringRef(kernels::kKernelPrefix).size()).split('/');
  if (library == kTorch) {
    if (kernels::Kernel kernel = torchKernel)
      return kernel;
    return llvm::createStringError(
        "the graph calls PyTorch; only the Python package can run it");
  }
  std::lock_guard<std::mutex> guard(librariesMutex);
  llvm::Expected<void *> handle = openLibrary(library, engine);
  if (!handle)
    return handle.takeError();
  auto kernel =
      libraries->getFunction<kernels::Kernel>(library, symbol.str().c_str());
  if (!kernel)
    return llvm::createStringError(
        "the kernel library '" + library + ".so' has no " + symbol +
        ": it is of other sources than this build" + kHint);
  return kernel;
}

llvm::Error torch_max::openNativeKernels(const EngineLocation &engine) {
  std::lock_guard<std::mutex> guard(librariesMutex);
  return openLibrary(kOneDnn, engine).takeError();
}

/// Of the library of the kernels in C++, if it has been opened.
template <typename F> static F findFunction(const char *name) {
  std::lock_guard<std::mutex> guard(librariesMutex);
  return libraries ? libraries->getFunction<F>(kOneDnn, name) : nullptr;
}

ModelStatePtr torch_max::createModelState() {
  auto create = findFunction<kernels::ModelState *(*)()>("torch_max_new_state");
  return ModelStatePtr(create ? create() : nullptr);
}

void ModelStateDeleter::operator()(kernels::ModelState *state) const {
  auto destroy =
      findFunction<void (*)(kernels::ModelState *)>("torch_max_delete_state");
  destroy(state);
}

void torch_max::noteWeight(kernels::ModelState &state, const void *data,
                           size_t numBytes) {
  static const auto note =
      findFunction<void (*)(kernels::ModelState *, const void *, size_t)>(
          "torch_max_note_weight");
  note(&state, data, numBytes);
}

MachinePeak torch_max::measureMachinePeak() {
  MachinePeak peak{0, 0, 0};
  if (auto measure = findFunction<void (*)(double *, double *, double *)>(
          "torch_max_measure_peak"))
    measure(&peak.f32, &peak.bf16, &peak.bandwidth);
  return peak;
}

//===- EnginePackage.cpp - The installed MAX engine -----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/EnginePackage.h"
#include "EngineApi.h"
#include "Paths.h"
#include "torch-max/Runtime/Fork.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <dlfcn.h>
#include <mutex>

using namespace torch_max;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

static bool holdsEngine(llvm::StringRef sitePackages) {
  return fs::exists(joinPath(sitePackages, "modular/lib/libmax.so"));
}

/// The interpreter of the environment whose packages these are.
static std::string findPython(llvm::StringRef sitePackages) {
  // <environment>/lib/python3.x/site-packages
  llvm::StringRef environment =
      path::parent_path(path::parent_path(path::parent_path(sitePackages)));
  for (llvm::StringRef name : {"python", "python3"}) {
    std::string python = joinPath(environment, "bin/" + name);
    if (fs::can_execute(python))
      return python;
  }
  return "python3";
}

/// Looks for the engine in the environment at `root`; an empty string if it is
/// not there.
static std::string searchEnvironment(llvm::StringRef root) {
  std::error_code error;
  for (fs::directory_iterator it(joinPath(root, "lib"), error), end;
       it != end && !error; it.increment(error)) {
    if (!path::filename(it->path()).starts_with("python"))
      continue;
    for (llvm::StringRef folder : {"site-packages", "dist-packages"}) {
      std::string sitePackages = joinPath(it->path(), folder);
      if (holdsEngine(sitePackages))
        return sitePackages;
    }
  }
  return "";
}

/// Looks in `start` and all folders above it, and in a `.venv` of each.
static std::string searchUpwards(llvm::StringRef start) {
  for (llvm::StringRef folder = start; !folder.empty();
       folder = path::parent_path(folder)) {
    // A library may lie in site-packages itself, beside the engine.
    if (holdsEngine(folder))
      return folder.str();
    for (const std::string &root : {folder.str(), joinPath(folder, ".venv")})
      if (std::string found = searchEnvironment(root); !found.empty())
        return found;
  }
  return "";
}

static llvm::Error refuse(const EngineLocation &location,
                          const llvm::Twine &version) {
  return llvm::createStringError(
      "the MAX engine in " + location.sitePackages + " is version " + version +
      ", but this build is made for " TORCH_MAX_PINNED_MAX_VERSION
      "; install that with `pip install max==" TORCH_MAX_PINNED_MAX_VERSION
      "`");
}

/// Asks what pip wrote beside the package: to open the library of another
/// version, or to import it in the worker, runs that version's code.
static llvm::Error checkInstalledVersion(const EngineLocation &location) {
  constexpr llvm::StringLiteral package = "max_core-", suffix = ".dist-info";
  std::string installed;
  std::error_code error;
  for (fs::directory_iterator it(location.sitePackages, error), end;
       it != end && !error; it.increment(error)) {
    llvm::StringRef version = path::filename(it->path());
    if (!version.consume_front(package) || !version.consume_back(suffix))
      continue;
    if (version == TORCH_MAX_PINNED_MAX_VERSION)
      return llvm::Error::success();
    installed = version.str();
  }
  if (!installed.empty())
    return refuse(location, installed);
  return llvm::createStringError(
      "the version of the MAX engine in " + location.sitePackages +
      " is not known: the folder " + package + TORCH_MAX_PINNED_MAX_VERSION +
      suffix + " is not there");
}

llvm::Expected<EngineLocation> EnginePackage::find(const EngineLocation &hint) {
  llvm::SmallVector<std::string> searched;
  auto accept =
      [&](std::string sitePackages) -> llvm::Expected<EngineLocation> {
    EngineLocation location{std::move(sitePackages), hint.python};
    if (llvm::Error error = checkInstalledVersion(location))
      return std::move(error);
    if (location.python.empty())
      location.python = findPython(location.sitePackages);
    return location;
  };

  if (!hint.sitePackages.empty()) {
    if (holdsEngine(hint.sitePackages))
      return accept(hint.sitePackages);
    searched.push_back(hint.sitePackages);
  }
  if (auto folder = llvm::sys::Process::GetEnv("TORCH_MAX_BACKEND_ENGINE")) {
    if (holdsEngine(*folder))
      return accept(*folder);
    // Who sets it means it: another engine would be a surprise.
    return llvm::createStringError(
        "TORCH_MAX_BACKEND_ENGINE is '" + *folder +
        "', but there is no modular/lib/libmax.so in that folder");
  }
  if (std::string binary = getBinaryFolder(); !binary.empty()) {
    if (std::string found = searchUpwards(binary); !found.empty())
      return accept(found);
    searched.push_back(binary + " and the folders above it");
  }
  if (auto environment = llvm::sys::Process::GetEnv("VIRTUAL_ENV")) {
    if (std::string found = searchEnvironment(*environment); !found.empty())
      return accept(found);
    searched.push_back(*environment);
  }
  return llvm::createStringError(
      "the MAX engine was not found; install it with `pip install "
      "max==" TORCH_MAX_PINNED_MAX_VERSION
      "`, or set TORCH_MAX_BACKEND_ENGINE to the site-packages folder that has "
      "it (searched: " +
      llvm::join(searched, "; ") + ")");
}

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

namespace {
/// Looks functions up and remembers the first that is not there.
class Resolver {
public:
  explicit Resolver(void *library) : library(library) {}

  template <typename F> void operator()(const char *name, F &function) {
    function = reinterpret_cast<F>(dlsym(library, name));
    if (!function && !missing)
      missing = name;
  }

  const char *missing = nullptr;

private:
  void *library;
};
} // namespace

/// Fills `api` and returns the name of a function that is missing, or null.
static const char *resolve(void *library, EngineApi &api) {
  Resolver get(library);
  get("M_version", api.version);
  get("M_newStatus", api.newStatus);
  get("M_getError", api.getError);
  get("M_isError", api.isError);
  get("M_freeStatus", api.freeStatus);
  get("M_newRuntimeConfig", api.newRuntimeConfig);
  get("M_freeRuntimeConfig", api.freeRuntimeConfig);
  get("M_runtimeConfigAddDevice", api.runtimeConfigAddDevice);
  get("M_newRuntimeContext", api.newRuntimeContext);
  get("M_newDevice", api.newDevice);
  get("M_newCompileConfig", api.newCompileConfig);
  get("M_setModelPath", api.setModelPath);
  get("M_compileModelSync", api.compileModelSync);
  get("M_freeCompiledModel", api.freeCompiledModel);
  get("M_initModel", api.initModel);
  get("M_waitForModel", api.waitForModel);
  get("M_freeModel", api.freeModel);
  get("M_executeModelSync", api.executeModelSync);
  get("M_newWeightsRegistry", api.newWeightsRegistry);
  get("M_freeWeightsRegistry", api.freeWeightsRegistry);
  get("M_newTensorSpec", api.newTensorSpec);
  get("M_freeTensorSpec", api.freeTensorSpec);
  get("M_getRank", api.getRank);
  get("M_getDimAt", api.getDimAt);
  get("M_newAsyncTensorMap", api.newAsyncTensorMap);
  get("M_freeAsyncTensorMap", api.freeAsyncTensorMap);
  get("M_borrowTensorInto", api.borrowTensorInto);
  get("M_getTensorByNameFrom", api.getTensorByNameFrom);
  get("M_getTensorData", api.getTensorData);
  get("M_getTensorSpec", api.getTensorSpec);
  get("M_freeTensor", api.freeTensor);
  return get.missing;
}

/// The engine looks up a host name when it starts, and sends reports of crashes
/// and of its use, unless the environment says that it must not. Only what the
/// user has set counts for more.
static void turnTelemetryOff() {
  for (const char *variable :
       {"MODULAR_TELEMETRY_ENABLED", "MODULAR_CRASH_REPORTING_ENABLED"})
    setenv(variable, "false", /*overwrite=*/0);
}

/// The engine's idle threads spin before they sleep, by default for 200 us, on
/// processors that other threads of the process want: two threads made 1.05 to
/// 1.4 times as many calls of a small model as one. With 50 us they make up to
/// 1.8 times as many, and one thread is not slower. Only what the user has set
/// counts for more. The engine reads two variables, and ends the process if
/// they differ, or if they have changed since it started: by now, another
/// package of the process may have started it.
static void shortenSpinning(const std::string &library) {
  if (void *loaded = dlopen(library.c_str(), RTLD_NOW | RTLD_NOLOAD)) {
    dlclose(loaded);
    return;
  }
  const char *documented = "MODULAR_RUNTIME_THREAD_BUSY_WAIT_TIME_US";
  const char *other = "MODULAR_THREAD_BUSY_WAIT_US";
  const char *chosen = getenv(documented);
  if (!chosen)
    chosen = getenv(other);
  std::string microseconds = chosen ? chosen : "50";
  setenv(documented, microseconds.c_str(), /*overwrite=*/1);
  setenv(other, microseconds.c_str(), /*overwrite=*/1);
}

llvm::Expected<const EnginePackage *>
EnginePackage::open(EngineLocation location) {
  turnTelemetryOff();
  std::string root = joinPath(location.sitePackages, "modular");
  std::string library = joinPath(root, "lib/libmax.so");
  shortenSpinning(library);
  void *handle = dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return llvm::createStringError(llvm::Twine("cannot open the MAX engine: ") +
                                   dlerror());
  auto *functions = new EngineApi();
  if (const char *missing = resolve(handle, *functions))
    return llvm::createStringError("the MAX engine in " + library +
                                   " has no function " + missing);
  llvm::StringRef version = functions->version();
  if (version != TORCH_MAX_PINNED_MAX_VERSION)
    return refuse(location, version);
  // Without it, no model can be initialised: the engine does not look beside
  // its own library for the one that compiled kernels call into. It has to be
  // this engine's, whatever the environment said before.
  setenv("MODULAR_MOJO_MAX_PACKAGE_ROOT", root.c_str(), /*overwrite=*/1);

  auto *package = new EnginePackage();
  package->location = std::move(location);
  package->version = version.str();
  package->functions = functions;
  return package;
}

llvm::Expected<const EnginePackage *>
EnginePackage::get(const EngineLocation &hint) {
  EngineWork work;
  if (llvm::Error error = work.check())
    return std::move(error);
  // THREAD-SAFETY: protects `opened`, so that the engine is opened once. The
  // package never changes afterwards.
  static std::mutex mutex;
  static const EnginePackage *opened = nullptr;
  std::lock_guard<std::mutex> guard(mutex);
  if (opened)
    return opened;
  llvm::Expected<EngineLocation> location = find(hint);
  if (!location)
    return location.takeError();
  llvm::Expected<const EnginePackage *> package = open(std::move(*location));
  if (package)
    opened = *package;
  return package;
}

/// The engine ends the process when it starts with such a number: it makes its
/// CPU twice, with and without it.
static void ignoreThreadCount() {
  const char *variable = "MODULAR_RUNTIME_NUM_THREADS";
  if (!getenv(variable))
    return;
  llvm::errs() << "warning: " << variable
               << " is ignored: the MAX engine does not start with it\n";
  unsetenv(variable);
}

llvm::Expected<const EngineContext *> EnginePackage::getContext() const {
  EngineWork work;
  if (llvm::Error error = work.check())
    return std::move(error);
  // THREAD-SAFETY: protects `started`, so that the engine is started once. The
  // context never changes afterwards.
  static std::mutex mutex;
  // Never freed: models in static variables may be used until the very end.
  static EngineContext *started = nullptr;
  std::lock_guard<std::mutex> guard(mutex);
  if (started)
    return started;
  ignoreThreadCount();
  const EngineApi &engine = api();
  EngineStatus status(engine);
  EngineContext result;
  result.cpu = engine.newDevice(M_HOST, 0, status);
  if (status.isError())
    return status.takeError("the MAX engine offers no CPU");
  M_RuntimeConfig *config = engine.newRuntimeConfig();
  engine.runtimeConfigAddDevice(config, result.cpu);
  result.context = engine.newRuntimeContext(config, status);
  engine.freeRuntimeConfig(config);
  if (status.isError())
    return status.takeError("the MAX engine does not start");
  noteEngineStart();
  started = new EngineContext(result);
  return started;
}

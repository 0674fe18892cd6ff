//===- Model.cpp - A loaded model -----------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Model.h"
#include "EngineApi.h"
#include "KernelRecorder.h"
#include "NativeKernels.h"
#include "torch-max/Kernels/HandOver.h"
#include "torch-max/Runtime/Fork.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <tuple>

using namespace torch_max;
using llvm::ArrayRef;
using llvm::StringRef;

/// Stands for the memory of tensors without elements. The engine refuses null
/// pointers, and gives ones that point nowhere.
alignas(64) static char noElements[64];

static M_Dtype toEngine(DType dtype) {
  switch (dtype) {
  case DType::F16:
    return M_FLOAT16;
  case DType::BF16:
    return M_BFLOAT16;
  case DType::F32:
    return M_FLOAT32;
  case DType::F64:
    return M_FLOAT64;
  case DType::SI8:
    return M_INT8;
  case DType::SI16:
    return M_INT16;
  case DType::SI32:
    return M_INT32;
  case DType::SI64:
    return M_INT64;
  case DType::UI8:
    return M_UINT8;
  case DType::UI16:
    return M_UINT16;
  case DType::UI32:
    return M_UINT32;
  case DType::UI64:
    return M_UINT64;
  case DType::Bool:
    return M_BOOL;
  }
  llvm_unreachable("unknown dtype");
}

static double millisecondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now() - start)
      .count();
}

static size_t countElements(ArrayRef<int64_t> shape) {
  size_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  return count;
}

/// Such as `[3,63]`.
static std::string formatShape(ArrayRef<int64_t> shape) {
  return "[" +
         llvm::join(llvm::map_range(
                        shape, [](int64_t dim) { return std::to_string(dim); }),
                    ",") +
         "]";
}

static bool isStatic(const TensorSignature &tensor) {
  return llvm::all_of(tensor.dims,
                      [](const DimSignature &dim) { return dim.isStatic(); });
}

static llvm::SmallVector<int64_t, 6>
staticShape(const TensorSignature &tensor) {
  return llvm::to_vector<6>(llvm::map_range(
      tensor.dims, [](const DimSignature &dim) { return dim.size; }));
}

//===----------------------------------------------------------------------===//
// OutputTensor
//===----------------------------------------------------------------------===//

OutputTensor &OutputTensor::operator=(OutputTensor &&other) noexcept {
  if (this == &other)
    return *this;
  release();
  api = other.api;
  tensor = std::exchange(other.tensor, nullptr);
  data = std::exchange(other.data, nullptr);
  ownsCopy = std::exchange(other.ownsCopy, false);
  dtype = other.dtype;
  shape = std::move(other.shape);
  return *this;
}

OutputTensor::~OutputTensor() { release(); }

void OutputTensor::release() {
  if (tensor && !isForkedWithEngine())
    api->freeTensor(tensor);
  if (ownsCopy)
    std::free(data);
  tensor = nullptr;
  ownsCopy = false;
  data = nullptr;
}

int64_t OutputTensor::getNumElements() const { return countElements(shape); }

//===----------------------------------------------------------------------===//
// Model
//===----------------------------------------------------------------------===//

namespace {
/// What is the same in every call, made once.
struct InputPlan {
  M_Dtype dtype;
  /// Null if a size is dynamic.
  M_TensorSpec *spec = nullptr;
};
struct OutputPlan {
  bool isStatic;
  llvm::SmallVector<int64_t, 6> shape;
};
} // namespace

struct Model::Impl {
  Impl(const EnginePackage &package, const EngineContext &engine,
       GraphSignature signature)
      : package(package), api(package.api()), engine(engine),
        signature(std::move(signature)) {}
  Impl(const Impl &) = delete;
  Impl &operator=(const Impl &) = delete;
  ~Impl() {
    if (isForkedWithEngine())
      return;
    for (InputPlan &input : inputs)
      api.freeTensorSpec(input.spec);
    api.freeCompiledModel(compiled);
  }

  void plan();

  const EnginePackage &package;
  const EngineApi &api;
  const EngineContext &engine;
  const GraphSignature signature;
  M_AsyncCompiledModel *compiled = nullptr;
  std::vector<InputPlan> inputs;
  std::vector<OutputPlan> outputs;
};

struct BoundModel::Impl {
  explicit Impl(std::shared_ptr<const Model::Impl> model)
      : model(std::move(model)) {}
  Impl(const Impl &) = delete;
  Impl &operator=(const Impl &) = delete;
  ~Impl() {
    if (isForkedWithEngine())
      return;
    model->api.freeModel(initialized);
    model->api.freeWeightsRegistry(registry);
  }

  /// The engine's threads may do it.
  M_AsyncTensorMap *run(M_AsyncTensorMap *arguments, M_Status *status) const {
    kernels::GivenAway givenAway(state.get());
    RunningCall running;
    return model->api.executeModelSync(model->engine.context, initialized,
                                       arguments, status);
  }

  llvm::Error bindKernels(std::shared_ptr<KernelProfile> profile);
  llvm::Error bindWeights(ArrayRef<WeightRef> weights);
  llvm::Error initialize();

  std::shared_ptr<const Model::Impl> model;
  /// What precompiled kernels keep, and what the graph's constants of their
  /// names hold: their addresses, and that of the state.
  ModelStatePtr state;
  /// If there is a profile.
  std::optional<KernelRecorder> recorder;
  std::vector<std::array<int64_t, 2>> kernels;
  /// The constant that says where all of them are, if the graph has it.
  std::vector<int64_t> addresses;
  std::vector<const char *> names;
  std::vector<const void *> data;
  M_WeightsRegistry *registry = nullptr;
  M_AsyncModel *initialized = nullptr;
};

void Model::Impl::plan() {
  for (const TensorSignature &tensor : signature.inputs) {
    InputPlan input{toEngine(tensor.dtype)};
    if (isStatic(tensor))
      input.spec =
          api.newTensorSpec(staticShape(tensor).begin(), tensor.dims.size(),
                            input.dtype, tensor.name.c_str(), engine.cpu);
    inputs.push_back(input);
  }
  for (const TensorSignature &tensor : signature.outputs)
    outputs.push_back({isStatic(tensor), staticShape(tensor)});
}

Model::Model(std::shared_ptr<const Impl> impl) : impl(std::move(impl)) {}
Model::~Model() = default;

const GraphSignature &Model::getSignature() const { return impl->signature; }

llvm::Expected<std::unique_ptr<Model>> Model::load(const EnginePackage &package,
                                                   StringRef path,
                                                   GraphSignature signature) {
  auto start = std::chrono::steady_clock::now();
  llvm::Expected<const EngineContext *> context = package.getContext();
  if (!context)
    return context.takeError();
  const EngineApi &api = package.api();
  auto impl = std::make_shared<Impl>(package, **context, std::move(signature));

  EngineStatus status(api);
  M_CompileConfig *config = api.newCompileConfig();
  api.setModelPath(config, path.str().c_str());
  impl->compiled = api.compileModelSync((*context)->context, &config, status);
  if (status.isError())
    return status.takeError("the MAX engine cannot load '" + path + "'");
  impl->plan();
  std::unique_ptr<Model> model(new Model(std::move(impl)));
  model->loadMs = millisecondsSince(start);
  return model;
}

llvm::Expected<std::unique_ptr<BoundModel>>
Model::bind(ArrayRef<WeightRef> weights,
            std::shared_ptr<KernelProfile> profile) const {
  if (llvm::Error error = checkNotForked())
    return std::move(error);
  auto start = std::chrono::steady_clock::now();
  auto bound = std::make_unique<BoundModel::Impl>(impl);
  if (llvm::Error error = bound->bindKernels(std::move(profile)))
    return std::move(error);
  if (llvm::Error error = bound->bindWeights(weights))
    return std::move(error);
  if (llvm::Error error = bound->initialize())
    return std::move(error);
  std::unique_ptr<BoundModel> result(new BoundModel(std::move(bound)));
  result->initMs = millisecondsSince(start);
  return result;
}

//===----------------------------------------------------------------------===//
// BoundModel
//===----------------------------------------------------------------------===//

BoundModel::BoundModel(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
BoundModel::~BoundModel() = default;

const GraphSignature &BoundModel::getSignature() const {
  return impl->model->signature;
}

void BoundModel::noteChange(const void *data, size_t numBytes) const {
  if (impl->state)
    noteWeight(*impl->state, data, numBytes);
}

/// Fills in the precompiled kernels that the graph calls, in the order of the
/// signature.
llvm::Error
BoundModel::Impl::bindKernels(std::shared_ptr<KernelProfile> profile) {
  const EngineLocation &location = model->package.getLocation();
  for (const TensorSignature &constant : model->signature.weights) {
    if (!isKernelAddress(constant.name) || isAddressTable(constant.name))
      continue;
    llvm::Expected<kernels::Kernel> kernel =
        findNativeKernel(constant.name, location);
    if (!kernel)
      return kernel.takeError();
    if (profile)
      kernel = KernelRecorder::wrap(constant.name, *kernel);
    kernels.push_back({reinterpret_cast<int64_t>(*kernel), 0});
  }
  // The state tells a recorder whose call it sees: there has to be one.
  if (profile)
    if (llvm::Error error = openNativeKernels(location))
      return error;
  state = createModelState();
  if (profile)
    recorder.emplace(state.get(), std::move(profile));
  for (std::array<int64_t, 2> &kernel : kernels)
    kernel[1] = reinterpret_cast<int64_t>(state.get());
  return llvm::Error::success();
}

llvm::Error BoundModel::Impl::bindWeights(ArrayRef<WeightRef> weights) {
  llvm::StringMap<const WeightRef *> given;
  for (const WeightRef &weight : weights)
    given[weight.name] = &weight;

  // The engine crashes on a missing weight and trusts sizes: check all.
  llvm::SmallVector<StringRef> missing;
  size_t kernel = 0;
  addresses.resize(model->signature.weights.size());
  for (auto [index, expected] : llvm::enumerate(model->signature.weights)) {
    if (isAddressTable(expected.name)) {
      if (countElements(staticShape(expected)) != addresses.size())
        return llvm::createStringError(
            "the graph's table of addresses has another size than the graph "
            "has constants");
      names.push_back(expected.name.c_str());
      data.push_back(addresses.data());
      continue;
    }
    if (isKernelAddress(expected.name)) {
      names.push_back(expected.name.c_str());
      data.push_back(kernels[kernel].data());
      addresses[index] = kernels[kernel++].front();
      continue;
    }
    const WeightRef *weight = given.lookup(expected.name);
    if (!weight) {
      missing.push_back(expected.name);
      continue;
    }
    if (weight->dtype != expected.dtype ||
        weight->shape != ArrayRef<int64_t>(staticShape(expected)))
      return llvm::createStringError("weight '" + expected.name + "' is " +
                                     getName(weight->dtype) +
                                     formatShape(weight->shape) +
                                     ", but the graph takes " + expected.str());
    bool isEmpty = countElements(weight->shape) == 0;
    if (!weight->data && !isEmpty)
      return llvm::createStringError("weight '" + expected.name +
                                     "' has no data");
    names.push_back(expected.name.c_str());
    data.push_back(weight->data ? weight->data : noElements);
    addresses[index] = reinterpret_cast<int64_t>(data.back());
    if (state)
      noteWeight(*state, data.back(),
                 countElements(weight->shape) * getSize(weight->dtype));
  }
  if (missing.empty())
    return llvm::Error::success();
  return llvm::createStringError(
      llvm::Twine(missing.size() == 1 ? "this weight of the graph is"
                                      : "these weights of the graph are") +
      " missing: " + llvm::join(missing, ", "));
}

llvm::Error BoundModel::Impl::initialize() {
  const EngineApi &api = model->api;
  EngineStatus status(api);
  if (!names.empty()) {
    registry =
        api.newWeightsRegistry(names.data(), data.data(), names.size(), status);
    if (status.isError())
      return status.takeError("the MAX engine refuses the weights");
  }
  initialized =
      api.initModel(model->engine.context, model->compiled, registry, status);
  if (!status.isError())
    api.waitForModel(initialized, status);
  if (status.isError())
    return status.takeError("the MAX engine cannot initialise the model");
  return llvm::Error::success();
}

llvm::Error torch_max::checkInputs(const GraphSignature &signature,
                                   ArrayRef<InputTensor> given) {
  if (given.size() != signature.inputs.size())
    return llvm::createStringError(
        "the graph takes " + llvm::Twine(signature.inputs.size()) +
        " inputs, but got " + llvm::Twine(given.size()));
  // The first size seen for each symbol, and the input it came from.
  llvm::SmallVector<std::pair<int64_t, size_t>, 8> symbols(
      signature.symbols.size(), {-1, 0});
  for (size_t i = 0; i < given.size(); ++i) {
    const TensorSignature &expected = signature.inputs[i];
    const InputTensor &input = given[i];
    auto fail = [&](const llvm::Twine &why) {
      return llvm::createStringError(
          "input " + llvm::Twine(i) + " ('" + expected.name + "') is " +
          getName(input.dtype) + formatShape(input.shape) +
          ", but the graph takes " + expected.str() + ": " + why);
    };
    if (input.dtype != expected.dtype)
      return fail("the dtype differs");
    if (input.shape.size() != expected.dims.size())
      return fail("the rank differs");
    bool isEmpty = false;
    for (size_t axis = 0; axis < input.shape.size(); ++axis) {
      int64_t size = input.shape[axis];
      const DimSignature &dim = expected.dims[axis];
      if (size < 0)
        return fail("sizes cannot be negative");
      isEmpty |= size == 0;
      if (dim.isStatic()) {
        if (size != dim.size)
          return fail("dimension " + llvm::Twine(axis) + " has to be " +
                      dim.text);
      } else if (dim.symbol >= 0) {
        auto &[known, source] = symbols[dim.symbol];
        if (known < 0) {
          known = size;
          source = i;
        } else if (known != size) {
          return fail("dimension " + llvm::Twine(axis) + " has to be " +
                      llvm::Twine(known) + ", as '" + dim.text +
                      "' is in input " + llvm::Twine(source) + " ('" +
                      signature.inputs[source].name + "')");
        }
      }
    }
    if (!input.data && !isEmpty)
      return fail("there is no data");
  }
  return llvm::Error::success();
}

/// Gives an output memory of its own where it shares some with an input or with
/// another output.
llvm::Error OutputTensor::separate(std::vector<OutputTensor> &outputs,
                                   ArrayRef<InputTensor> inputs) {
  struct Range {
    uintptr_t begin;
    uintptr_t end;
    OutputTensor *output;
  };
  auto rangeOf = [](const void *data, ArrayRef<int64_t> shape, DType dtype,
                    OutputTensor *output) -> Range {
    auto begin = reinterpret_cast<uintptr_t>(data);
    return {begin, begin + countElements(shape) * getSize(dtype), output};
  };
  llvm::SmallVector<Range, 8> ranges;
  for (OutputTensor &output : outputs)
    if (output.getNumElements())
      ranges.push_back(
          rangeOf(output.data, output.shape, output.dtype, &output));
  llvm::sort(ranges, [](const Range &a, const Range &b) {
    return std::tie(a.begin, a.output) < std::tie(b.begin, b.output);
  });
  llvm::SmallVector<OutputTensor *, 8> shared;
  uintptr_t taken = 0;
  llvm::erase_if(ranges, [&](const Range &range) {
    bool isShared = range.begin < taken;
    if (isShared)
      shared.push_back(range.output);
    taken = std::max(taken, range.end);
    return isShared;
  });
  // The others do not overlap, so each input can be looked up among them.
  for (const InputTensor &input : inputs) {
    Range range = rangeOf(input.data, input.shape, input.dtype, nullptr);
    auto *first = llvm::partition_point(
        ranges, [&](const Range &r) { return r.end <= range.begin; });
    for (; first != ranges.end() && first->begin < range.end; ++first)
      if (first->output)
        shared.push_back(std::exchange(first->output, nullptr));
  }
  for (OutputTensor *output : shared)
    if (llvm::Error error = output->copy())
      return error;
  return llvm::Error::success();
}

llvm::Error OutputTensor::copy() {
  size_t size = getNumElements() * getSize(dtype);
  void *memory = nullptr;
  if (posix_memalign(&memory, 64, size))
    return llvm::createStringError("out of memory");
  std::memcpy(memory, data, size);
  release();
  data = memory;
  ownsCopy = true;
  return llvm::Error::success();
}

llvm::Expected<std::vector<OutputTensor>>
BoundModel::execute(ArrayRef<InputTensor> inputs) const {
  if (llvm::Error error = checkNotForked())
    return std::move(error);
  const GraphSignature &signature = getSignature();
  if (llvm::Error error = checkInputs(signature, inputs))
    return std::move(error);

  const Model::Impl &model = *impl->model;
  const EngineApi &api = model.api;
  M_RuntimeContext *context = model.engine.context;
  EngineStatus status(api);
  using TensorMap =
      EngineObject<M_AsyncTensorMap, &EngineApi::freeAsyncTensorMap>;
  TensorMap arguments(api, api.newAsyncTensorMap(context));
  // The engine wants a pointer to the sizes even if there are none.
  const int64_t noSizes = 0;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const InputTensor &input = inputs[i];
    const InputPlan &plan = model.inputs[i];
    void *data = input.data ? const_cast<void *>(input.data) : noElements;
    M_TensorSpec *spec = plan.spec;
    if (!spec)
      spec =
          api.newTensorSpec(input.shape.empty() ? &noSizes : input.shape.data(),
                            input.shape.size(), plan.dtype,
                            signature.inputs[i].name.c_str(), model.engine.cpu);
    api.borrowTensorInto(arguments.get(), data, spec, status);
    if (spec != plan.spec)
      api.freeTensorSpec(spec);
    if (status.isError())
      return status.takeError("the MAX engine refuses input " + llvm::Twine(i) +
                              " ('" + signature.inputs[i].name + "')");
  }

  TensorMap results(api, impl->run(arguments.get(), status));
  if (status.isError())
    return status.takeError("the MAX engine cannot run the graph");

  std::vector<OutputTensor> outputs(signature.outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    OutputTensor &output = outputs[i];
    const TensorSignature &expected = signature.outputs[i];
    output.api = &api;
    output.dtype = expected.dtype;
    output.tensor =
        api.getTensorByNameFrom(results.get(), expected.name.c_str(), status);
    if (status.isError())
      return status.takeError("the MAX engine gave no output '" +
                              expected.name + "'");
    if (model.outputs[i].isStatic) {
      output.shape = model.outputs[i].shape;
    } else {
      M_TensorSpec *spec = api.getTensorSpec(output.tensor);
      for (size_t axis = 0; axis < expected.dims.size(); ++axis)
        output.shape.push_back(api.getDimAt(spec, axis));
      api.freeTensorSpec(spec);
    }
    output.data = output.getNumElements()
                      ? const_cast<void *>(api.getTensorData(output.tensor))
                      : noElements;
  }
  if (llvm::Error error = OutputTensor::separate(outputs, inputs))
    return std::move(error);
  return outputs;
}

//===- max-run.cpp - Runs a graph -----------------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs a graph of any stage on .npy files, or on random data, and prints or
// saves what comes out.
//
//===----------------------------------------------------------------------===//

#include "EngineSource.h"
#include "torch-max/Runtime/Npy.h"
#include "torch-max/Runtime/Runtime.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <cmath>
#include <cstring>
#include <random>

using namespace torch_max;
using llvm::StringRef;
namespace cl = llvm::cl;

static cl::OptionCategory category("max-run options");
static cl::opt<std::string>
    file(cl::Positional, cl::init("-"),
         cl::desc("<file.mlir, of the torch dialect, the max dialect, or MAX "
                  "graph IR; - is stdin>"),
         cl::cat(category));
static cl::list<std::string> inputFiles("input",
                                        cl::desc("The next input of the graph"),
                                        cl::value_desc("file.npy"),
                                        cl::cat(category));
static cl::list<std::string> weightFiles("weight",
                                         cl::desc("An external constant"),
                                         cl::value_desc("name=file.npy"),
                                         cl::cat(category));
static cl::list<std::string>
    kernelPackages("kernels",
                   cl::desc("A precompiled Mojo package that the graph uses "
                            "beside our own"),
                   cl::value_desc("file.mojoc"), cl::cat(category));
static cl::opt<unsigned>
    randomSeed("random",
               cl::desc("Make up the inputs and weights that are not given"),
               cl::value_desc("seed"), cl::cat(category));
static cl::list<std::string>
    dims("dim", cl::desc("A dynamic size of made-up inputs, such as b=4"),
         cl::value_desc("symbol=size"), cl::cat(category));
static cl::opt<std::string>
    outputDir("output-dir", cl::desc("Save outputs as <name>.npy here"),
              cl::value_desc("folder"), cl::cat(category));
static cl::opt<unsigned> bench("bench",
                               cl::desc("Print the times of so many calls"),
                               cl::value_desc("count"), cl::cat(category));

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Splits `name=value`.
static llvm::Expected<std::pair<StringRef, StringRef>>
splitAssignment(StringRef option, StringRef text) {
  auto [name, value] = text.split('=');
  if (name.empty() || value.empty())
    return llvm::createStringError("--" + option +
                                   " takes <name>=<value>, not '" + text + "'");
  return std::pair(name, value);
}

/// Floats between -1 and 1, integers from 0 to 9. Takes the generator's numbers
/// as they are: the standard's distributions differ between libraries.
static NpyArray makeRandom(DType dtype, std::vector<int64_t> shape,
                           std::mt19937 &generator) {
  NpyArray array{dtype, std::move(shape), {}};
  size_t count = 1;
  for (int64_t dim : array.shape)
    count *= dim;
  array.data.resize(count * getSize(dtype));
  auto fill = [&](auto example, auto draw) {
    for (size_t i = 0; i < count; ++i) {
      decltype(example) value = draw();
      std::memcpy(array.data.data() + i * sizeof(value), &value, sizeof(value));
    }
  };
  auto real = [&] { return generator() / 2147483648.0 - 1.0; };
  auto natural = [&] { return generator() % 10; };
  auto half = [&](const llvm::fltSemantics &semantics) {
    return [&] {
      llvm::APFloat value(real());
      bool losesInfo;
      value.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      return value.bitcastToAPInt().getZExtValue();
    };
  };
  switch (dtype) {
  case DType::F16:
    fill(uint16_t(), half(llvm::APFloat::IEEEhalf()));
    break;
  case DType::BF16:
    fill(uint16_t(), half(llvm::APFloat::BFloat()));
    break;
  case DType::F32:
    fill(float(), real);
    break;
  case DType::F64:
    fill(double(), real);
    break;
  case DType::SI8:
  case DType::UI8:
    fill(uint8_t(), natural);
    break;
  case DType::SI16:
  case DType::UI16:
    fill(uint16_t(), natural);
    break;
  case DType::SI32:
  case DType::UI32:
    fill(uint32_t(), natural);
    break;
  case DType::SI64:
  case DType::UI64:
    fill(uint64_t(), natural);
    break;
  case DType::Bool:
    fill(uint8_t(), [&] { return generator() % 2; });
    break;
  }
  return array;
}

static llvm::Expected<NpyArray>
makeRandom(const TensorSignature &tensor, const llvm::StringMap<int64_t> &sizes,
           std::mt19937 &generator) {
  std::vector<int64_t> shape;
  for (const DimSignature &dim : tensor.dims) {
    auto it = sizes.find(dim.text);
    if (!dim.isStatic() && it == sizes.end())
      return llvm::createStringError(
          "'" + tensor.name + "' is " + tensor.str() +
          ": give its size with --dim '" + dim.text + "=<size>'");
    shape.push_back(dim.isStatic() ? dim.size : it->second);
  }
  return makeRandom(tensor.dtype, std::move(shape), generator);
}

/// The graph's inputs and weights, in its order.
struct Arguments {
  std::vector<NpyArray> inputs;
  std::vector<NpyArray> weights;
};

static llvm::Expected<Arguments>
readArguments(const GraphSignature &signature) {
  bool makeUp = randomSeed.getNumOccurrences();
  std::mt19937 generator(randomSeed);
  Arguments arguments;

  llvm::StringMap<int64_t> sizes;
  for (StringRef dim : dims) {
    auto assignment = splitAssignment("dim", dim);
    if (!assignment)
      return assignment.takeError();
    uint32_t size;
    if (assignment->second.getAsInteger(10, size))
      return llvm::createStringError("--dim " + dim + ": '" +
                                     assignment->second + "' is no size");
    sizes[assignment->first] = size;
  }

  for (const std::string &path : inputFiles) {
    llvm::Expected<NpyArray> array = readNpy(path);
    if (!array)
      return array.takeError();
    // NumPy lacks bfloat16: float32 stands for it, and has to be rounded.
    size_t index = arguments.inputs.size();
    if (index < signature.inputs.size() &&
        signature.inputs[index].dtype == DType::BF16 &&
        array->dtype == DType::F32) {
      std::vector<char> rounded(array->data.size() / 2);
      for (size_t i = 0; i < rounded.size() / 2; ++i) {
        float wide;
        std::memcpy(&wide, array->data.data() + i * 4, 4);
        llvm::APFloat value(wide);
        bool losesInfo;
        value.convert(llvm::APFloat::BFloat(),
                      llvm::APFloat::rmNearestTiesToEven, &losesInfo);
        uint16_t bits = value.bitcastToAPInt().getZExtValue();
        std::memcpy(rounded.data() + i * 2, &bits, 2);
      }
      array->dtype = DType::BF16;
      array->data = std::move(rounded);
    }
    arguments.inputs.push_back(std::move(*array));
  }
  // A wrong count without --random is the model's to report.
  for (size_t i = arguments.inputs.size();
       makeUp && i < signature.inputs.size(); ++i) {
    auto array = makeRandom(signature.inputs[i], sizes, generator);
    if (!array)
      return array.takeError();
    arguments.inputs.push_back(std::move(*array));
  }

  llvm::StringMap<NpyArray> given;
  for (StringRef weight : weightFiles) {
    auto assignment = splitAssignment("weight", weight);
    if (!assignment)
      return assignment.takeError();
    llvm::Expected<NpyArray> array = readNpy(assignment->second);
    if (!array)
      return array.takeError();
    given[assignment->first] = std::move(*array);
  }
  for (const TensorSignature &weight : signature.weights) {
    auto it = given.find(weight.name);
    if (it != given.end()) {
      arguments.weights.push_back(std::move(it->second));
      given.erase(it);
      continue;
    }
    if (!makeUp)
      return llvm::createStringError(
          "the graph needs weight '" + weight.name + "', " + weight.str() +
          ": give it with --weight '" + weight.name + "=<file.npy>'");
    auto array = makeRandom(weight, sizes, generator);
    if (!array)
      return array.takeError();
    arguments.weights.push_back(std::move(*array));
  }
  if (!given.empty())
    return llvm::createStringError("the graph has no weight '" +
                                   given.begin()->first() + "'");
  return arguments;
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

static void printElement(llvm::raw_ostream &os, DType dtype, const char *data) {
  auto read = [&](auto value) {
    std::memcpy(&value, data, sizeof(value));
    return value;
  };
  auto printHalf = [&](const llvm::fltSemantics &semantics) {
    llvm::APFloat value(semantics, llvm::APInt(16, read(uint16_t())));
    bool losesInfo;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    os << llvm::format("%.5g", value.convertToDouble());
  };
  switch (dtype) {
  case DType::F16:
    return printHalf(llvm::APFloat::IEEEhalf());
  case DType::BF16:
    return printHalf(llvm::APFloat::BFloat());
  case DType::F32:
    os << llvm::format("%.7g", read(float()));
    return;
  case DType::F64:
    os << llvm::format("%.10g", read(double()));
    return;
  case DType::SI8:
    os << static_cast<int>(read(int8_t()));
    return;
  case DType::SI16:
    os << read(int16_t());
    return;
  case DType::SI32:
    os << read(int32_t());
    return;
  case DType::SI64:
    os << read(int64_t());
    return;
  case DType::UI8:
    os << static_cast<unsigned>(read(uint8_t()));
    return;
  case DType::UI16:
    os << read(uint16_t());
    return;
  case DType::UI32:
    os << read(uint32_t());
    return;
  case DType::UI64:
    os << read(uint64_t());
    return;
  case DType::Bool:
    os << (read(uint8_t()) ? "true" : "false");
    return;
  }
}

/// Prints nested lists. Of a large tensor, only the ends of each dimension.
static void printElements(llvm::raw_ostream &os, DType dtype, const char *data,
                          llvm::ArrayRef<int64_t> shape, bool abbreviate) {
  if (shape.empty())
    return printElement(os, dtype, data);
  size_t stride = getSize(dtype);
  for (int64_t dim : shape.drop_front())
    stride *= dim;
  os << "[";
  constexpr int64_t ends = 3;
  for (int64_t i = 0; i < shape.front(); ++i) {
    if (i)
      os << ", ";
    if (abbreviate && i == ends && shape.front() > 2 * ends) {
      os << "...";
      i = shape.front() - ends - 1;
      continue;
    }
    printElements(os, dtype, data + i * stride, shape.drop_front(), abbreviate);
  }
  os << "]";
}

static llvm::Error emit(const GraphSignature &signature,
                        llvm::ArrayRef<OutputTensor> outputs) {
  if (!outputDir.empty())
    if (std::error_code error =
            llvm::sys::fs::create_directories(outputDir.getValue()))
      return llvm::createStringError("cannot make the folder '" + outputDir +
                                     "': " + error.message());
  for (auto [tensor, output] : llvm::zip(signature.outputs, outputs)) {
    if (!outputDir.empty()) {
      llvm::SmallString<128> path(outputDir);
      llvm::sys::path::append(path, tensor.name + ".npy");
      if (output.getDType() == DType::BF16)
        llvm::errs() << "max-run: note: '" << tensor.name
                     << "' is bf16, which .npy lacks: saved as float32\n";
      if (llvm::Error error = writeNpy(path, output.getDType(),
                                       output.getShape(), output.getData()))
        return error;
      continue;
    }
    llvm::raw_ostream &os = llvm::outs();
    os << tensor.name << ": " << getName(output.getDType()) << "[";
    llvm::interleave(output.getShape(), os, ",");
    os << "] = ";
    printElements(os, output.getDType(),
                  static_cast<const char *>(output.getData()),
                  output.getShape(), output.getNumElements() > 1000);
    os << "\n";
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// main
//===----------------------------------------------------------------------===//

static llvm::Error runBenchmark(const Model &model,
                                llvm::ArrayRef<InputTensor> inputs) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> times;
  for (unsigned i = 0, warmUp = std::min(bench / 10 + 1, 100u);
       i < bench + warmUp; ++i) {
    Clock::time_point start = Clock::now();
    auto outputs = model.execute(inputs);
    if (!outputs)
      return outputs.takeError();
    if (i >= warmUp)
      times.push_back(
          std::chrono::duration<double, std::micro>(Clock::now() - start)
              .count());
  }
  llvm::sort(times);
  auto quantile = [&](double part) {
    return times[static_cast<size_t>(part * (times.size() - 1))];
  };
  llvm::outs() << llvm::format(
      "%u calls: min %.1f us, median %.1f us, p90 %.1f us\n", unsigned(bench),
      times.front(), quantile(0.5), quantile(0.9));
  return llvm::Error::success();
}

static llvm::Error run() {
  llvm::Expected<EngineGraph> graph = readEngineGraph(file);
  if (!graph)
    return graph.takeError();
  const GraphSignature &signature = graph->signature;
  // Before compiling, which may take a minute.
  llvm::Expected<Arguments> arguments = readArguments(signature);
  if (!arguments)
    return arguments.takeError();
  std::vector<InputTensor> inputs;
  for (const NpyArray &array : arguments->inputs)
    inputs.push_back({array.data.data(), array.dtype, array.shape});
  if (llvm::Error error = checkInputs(signature, inputs))
    return error;
  std::vector<WeightRef> weights;
  for (auto [tensor, array] : llvm::zip(signature.weights, arguments->weights))
    weights.push_back(
        {tensor.name, array.data.data(), array.dtype, array.shape});

  llvm::Expected<std::unique_ptr<Runtime>> runtime = Runtime::create();
  if (!runtime)
    return runtime.takeError();
  LoadOptions options;
  options.kernels.assign(kernelPackages.begin(), kernelPackages.end());
  llvm::Expected<std::unique_ptr<Model>> model =
      (*runtime)->load(*graph, weights, options);
  if (!model)
    return model.takeError();
  if (bench)
    return runBenchmark(**model, inputs);
  auto outputs = (*model)->execute(inputs);
  if (!outputs)
    return outputs.takeError();
  return emit(signature, *outputs);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Runs a graph on the MAX engine.\n");
  if (llvm::Error error = run())
    return reportError("max-run", std::move(error));
  return 0;
}

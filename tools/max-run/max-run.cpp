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

#include "Arguments.h"
#include "EngineSource.h"
#include "Outputs.h"
#include "StackOverflow.h"
#include "torch-max/Runtime/Runtime.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace torch_max;
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

static ArgumentOptions getArgumentOptions() {
  ArgumentOptions options{inputFiles, weightFiles, dims, std::nullopt};
  if (randomSeed.getNumOccurrences())
    options.randomSeed = randomSeed;
  return options;
}

static llvm::Error runBenchmark(const BoundModel &model,
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
  llvm::Expected<Arguments> arguments =
      readArguments(signature, getArgumentOptions());
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
      (*runtime)->load(*graph, options);
  if (!model)
    return model.takeError();
  llvm::Expected<std::unique_ptr<BoundModel>> bound = (*model)->bind(weights);
  if (!bound)
    return bound.takeError();
  if (bench)
    return runBenchmark(**bound, inputs);
  auto outputs = (*bound)->execute(inputs);
  if (!outputs)
    return outputs.takeError();
  if (!outputDir.empty())
    return saveOutputs(signature, *outputs, outputDir);
  printOutputs(signature, *outputs);
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  torch_max::reportStackOverflow(argv[0]);
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Runs a graph on the MAX engine.\n");
  if (llvm::Error error = run())
    return reportError("max-run", std::move(error));
  return 0;
}

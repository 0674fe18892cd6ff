//===- max-compile.cpp - From IR to a compiled model ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a graph to a model that the engine loads, or only asks the engine's
// parser and verifier about it.
//
//===----------------------------------------------------------------------===//

#include "EngineSource.h"
#include "StackOverflow.h"
#include "torch-max/Runtime/Runtime.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

using namespace torch_max;
namespace cl = llvm::cl;

static cl::OptionCategory category("max-compile options");
static cl::list<std::string>
    inputs(cl::Positional, cl::OneOrMore,
           cl::desc("<file.mlir, of the torch dialect, the max dialect, or MAX "
                    "graph IR; - is stdin>"),
           cl::cat(category));
static cl::opt<std::string> output("o",
                                   cl::desc("Write the model to this file"),
                                   cl::value_desc("file.mef"),
                                   cl::cat(category));
static cl::list<std::string>
    kernelPackages("kernels",
                   cl::desc("A precompiled Mojo package that the graph uses "
                            "beside our own"),
                   cl::value_desc("file.mojoc"), cl::cat(category));
static cl::opt<bool>
    verifyOnly("verify-only",
               cl::desc("Run the engine's parser and verifier over MAX graph "
                        "IR, of many files if need be, and compile nothing"),
               cl::cat(category));

static llvm::Error verify() {
  llvm::Expected<EngineLocation> location = EnginePackage::find();
  if (!location)
    return location.takeError();
  std::vector<std::string> files;
  for (const std::string &input : inputs) {
    // The engine's Python reads files, and not stdin: it has the request there.
    if (!llvm::sys::fs::exists(input))
      return llvm::createStringError("cannot read '" + input +
                                     "': No such file or directory");
    files.push_back(input);
  }
  auto verdicts = CompileWorker(*location).verify(files, kernelPackages);
  if (!verdicts)
    return verdicts.takeError();
  llvm::Error errors = llvm::Error::success();
  for (const CompileWorker::Verdict &verdict : *verdicts)
    if (!verdict.message.empty())
      errors = llvm::joinErrors(
          std::move(errors),
          llvm::createStringError(verdict.file + ": " + verdict.message));
  return errors;
}

static llvm::Error compile() {
  if (inputs.size() > 1)
    return llvm::createStringError(
        "more than one file is taken with --verify-only only");
  llvm::Expected<EngineGraph> graph = readEngineGraph(inputs.front());
  if (!graph)
    return graph.takeError();
  llvm::Expected<std::unique_ptr<Runtime>> runtime = Runtime::create();
  if (!runtime)
    return runtime.takeError();
  LoadTimings timings;
  LoadOptions options;
  options.kernels.assign(kernelPackages.begin(), kernelPackages.end());
  options.timings = &timings;
  llvm::Expected<std::string> model = (*runtime)->compile(*graph, options);
  if (!model)
    return model.takeError();
  if (output.empty()) {
    llvm::outs() << *model << "\n";
    return llvm::Error::success();
  }
  if (std::error_code error = llvm::sys::fs::copy_file(*model, output))
    return llvm::createStringError("cannot write '" + output +
                                   "': " + error.message());
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  torch_max::reportStackOverflow(argv[0]);
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv,
      "Compiles a graph for the MAX engine. Without -o, prints where the model "
      "lies in the cache.\n");
  if (llvm::Error error = verifyOnly ? verify() : compile())
    return reportError("max-compile", std::move(error));
  return 0;
}

//===- Arguments.cpp - Inputs and weights from the command line -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "RandomTensors.h"

#include "llvm/ADT/APFloat.h"

#include <cstring>

using namespace torch_max;
using llvm::StringRef;

/// Splits `name=value`.
static llvm::Expected<std::pair<StringRef, StringRef>>
splitAssignment(StringRef option, StringRef text) {
  auto [name, value] = text.split('=');
  if (name.empty() || value.empty())
    return llvm::createStringError("--" + option +
                                   " takes <name>=<value>, not '" + text + "'");
  return std::pair(name, value);
}

static llvm::Expected<llvm::StringMap<int64_t>>
readSizes(llvm::ArrayRef<std::string> dims) {
  llvm::StringMap<int64_t> sizes;
  for (StringRef dim : dims) {
    auto assignment = splitAssignment("dim", dim);
    if (!assignment)
      return assignment.takeError();
    uint32_t size;
    if (assignment->second.getAsInteger(10, size))
      return llvm::createStringError("--dim " + dim + ": '" +
                                     assignment->second + "' is not a size");
    sizes[assignment->first] = size;
  }
  return sizes;
}

/// NumPy has no bfloat16: float32 stands for it, and has to be rounded.
static void roundToBFloat16(NpyArray &array) {
  std::vector<char> rounded(array.data.size() / 2);
  for (size_t i = 0; i < rounded.size() / 2; ++i) {
    float wide;
    std::memcpy(&wide, array.data.data() + i * 4, 4);
    llvm::APFloat value(wide);
    bool losesInfo;
    value.convert(llvm::APFloat::BFloat(), llvm::APFloat::rmNearestTiesToEven,
                  &losesInfo);
    uint16_t bits = value.bitcastToAPInt().getZExtValue();
    std::memcpy(rounded.data() + i * 2, &bits, 2);
  }
  array.dtype = DType::BF16;
  array.data = std::move(rounded);
}

static llvm::Expected<llvm::StringMap<NpyArray>>
readWeightFiles(llvm::ArrayRef<std::string> files) {
  llvm::StringMap<NpyArray> weights;
  for (StringRef file : files) {
    auto assignment = splitAssignment("weight", file);
    if (!assignment)
      return assignment.takeError();
    llvm::Expected<NpyArray> array = readNpy(assignment->second);
    if (!array)
      return array.takeError();
    weights[assignment->first] = std::move(*array);
  }
  return weights;
}

llvm::Expected<Arguments>
torch_max::readArguments(const GraphSignature &signature,
                         const ArgumentOptions &options) {
  std::mt19937 generator(options.randomSeed.value_or(0));
  Arguments arguments;
  llvm::Expected<llvm::StringMap<int64_t>> sizes = readSizes(options.dims);
  if (!sizes)
    return sizes.takeError();

  for (const std::string &path : options.inputFiles) {
    llvm::Expected<NpyArray> array = readNpy(path);
    if (!array)
      return array.takeError();
    size_t index = arguments.inputs.size();
    if (index < signature.inputs.size() &&
        signature.inputs[index].dtype == DType::BF16 &&
        array->dtype == DType::F32)
      roundToBFloat16(*array);
    arguments.inputs.push_back(std::move(*array));
  }
  // Without a seed, `checkInputs` reports a wrong number of inputs.
  for (size_t i = arguments.inputs.size();
       options.randomSeed && i < signature.inputs.size(); ++i) {
    auto array = makeRandom(signature.inputs[i], *sizes, generator);
    if (!array)
      return array.takeError();
    arguments.inputs.push_back(std::move(*array));
  }

  llvm::Expected<llvm::StringMap<NpyArray>> given =
      readWeightFiles(options.weightFiles);
  if (!given)
    return given.takeError();
  for (const TensorSignature &weight : signature.weights) {
    auto it = given->find(weight.name);
    if (it != given->end()) {
      arguments.weights.push_back(std::move(it->second));
      given->erase(it);
      continue;
    }
    if (!options.randomSeed)
      return llvm::createStringError(
          "the graph needs weight '" + weight.name + "', " + weight.str() +
          ": give it with --weight '" + weight.name + "=<file.npy>'");
    auto array = makeRandom(weight, *sizes, generator);
    if (!array)
      return array.takeError();
    arguments.weights.push_back(std::move(*array));
  }
  if (!given->empty())
    return llvm::createStringError("the graph has no weight '" +
                                   given->begin()->first() + "'");
  return arguments;
}

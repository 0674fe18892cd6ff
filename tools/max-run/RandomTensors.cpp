//===- RandomTensors.cpp - Made-up inputs ---------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTensors.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>
#include <unistd.h>

using namespace torch_max;

/// Takes the generator's numbers as they are: the standard's distributions
/// differ between libraries.
static NpyArray makeElements(DType dtype, std::vector<int64_t> shape,
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

/// A graph may claim any sizes.
static bool fitsIntoMemory(DType dtype, llvm::ArrayRef<int64_t> shape) {
  uint64_t bytes = getSize(dtype);
  for (int64_t dim : shape)
    bytes = llvm::SaturatingMultiply(bytes, static_cast<uint64_t>(dim));
  return bytes / sysconf(_SC_PAGESIZE) <
         static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES));
}

llvm::Expected<NpyArray>
torch_max::makeRandom(const TensorSignature &tensor,
                      const llvm::StringMap<int64_t> &sizes,
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
  if (!fitsIntoMemory(tensor.dtype, shape))
    return llvm::createStringError("'" + tensor.name + "' is " + tensor.str() +
                                   ", which does not fit into memory");
  return makeElements(tensor.dtype, std::move(shape), generator);
}

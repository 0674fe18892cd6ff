//===- Outputs.cpp - Prints and saves tensors -----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Outputs.h"
#include "Npy.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace torch_max;

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

void torch_max::printOutputs(const GraphSignature &signature,
                             llvm::ArrayRef<OutputTensor> outputs) {
  llvm::raw_ostream &os = llvm::outs();
  for (auto [tensor, output] : llvm::zip(signature.outputs, outputs)) {
    os << tensor.name << ": " << getName(output.getDType()) << "[";
    llvm::interleave(output.getShape(), os, ",");
    os << "] = ";
    printElements(os, output.getDType(),
                  static_cast<const char *>(output.getData()),
                  output.getShape(), output.getNumElements() > 1000);
    os << "\n";
  }
}

llvm::Error torch_max::saveOutputs(const GraphSignature &signature,
                                   llvm::ArrayRef<OutputTensor> outputs,
                                   llvm::StringRef folder) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError("cannot make the folder '" + folder +
                                   "': " + error.message());
  for (auto [tensor, output] : llvm::zip(signature.outputs, outputs)) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, tensor.name + ".npy");
    if (output.getDType() == DType::BF16)
      llvm::errs() << "max-run: note: '" << tensor.name
                   << "' is bf16, which .npy lacks: saved as float32\n";
    if (llvm::Error error = writeNpy(path, output.getDType(), output.getShape(),
                                     output.getData()))
      return error;
  }
  return llvm::Error::success();
}

//===- Kernels.cpp - The registry of kernels ------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/IR/Kernels.h"

#include "mlir/IR/BuiltinTypes.h"
#include "torch-max/Kernels/Abi.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace torch_max::max;
using torch_max::kernels::kKernelPrefix;

/// Sorted by name.
static constexpr KernelInfo registry[] = {
#include "torch-max/Dialect/Max/IR/Kernels.inc"
};

const KernelInfo *torch_max::max::lookupKernel(StringRef name) {
  const KernelInfo *found = llvm::lower_bound(
      registry, name,
      [](const KernelInfo &info, StringRef n) { return info.name < n; });
  return found != std::end(registry) && found->name == name ? found : nullptr;
}

ArrayRef<KernelInfo> torch_max::max::getKernels() { return registry; }

std::string KernelInfo::getAddressName() const {
  StringRef file =
      library == KernelLibrary::OneDnn ? "onednn" : name.split('.').first;
  return (kKernelPrefix + file + "/" + symbol).str();
}

bool KernelInfo::takes(Type elementType) const {
  std::string text;
  llvm::raw_string_ostream(text) << elementType;
  if (elementType.isInteger(1))
    text = "bool";
  SmallVector<StringRef> known;
  types.split(known, ' ');
  return llvm::is_contained(known, text);
}

bool KernelInfo::hasOption(StringRef option) const {
  return llvm::any_of(
      ArrayRef(options, numOptions),
      [&](const KernelOption &known) { return known.name == option; });
}

/// The numbers of one option; nothing if the value is not valid for it.
static std::optional<SmallVector<int64_t>> encodeOption(Attribute value,
                                                        StringRef words) {
  auto integer = dyn_cast<IntegerAttr>(value);
  if (integer && integer.getValue().getSignificantBits() > 64)
    return std::nullopt;
  if (integer)
    return SmallVector<int64_t>{integer.getType().isInteger(1)
                                    ? int64_t(integer.getValue().getBoolValue())
                                    : integer.getValue().getSExtValue()};
  if (auto number = dyn_cast<FloatAttr>(value))
    return SmallVector<int64_t>{
        int64_t(number.getValue().bitcastToAPInt().getZExtValue())};
  if (auto list = dyn_cast<DenseI64ArrayAttr>(value))
    return SmallVector<int64_t>(list.asArrayRef());
  auto word = dyn_cast<StringAttr>(value);
  SmallVector<StringRef> known;
  words.split(known, '|');
  const StringRef *found =
      word ? llvm::find(known, word.getValue()) : known.end();
  if (found == known.end())
    return std::nullopt;
  return SmallVector<int64_t>{found - known.begin()};
}

FailureOr<SmallVector<int64_t>> KernelInfo::encode(DictionaryAttr parameters,
                                                   StringRef &unknown) const {
  SmallVector<int64_t> numbers;
  size_t known = 0;
  for (const KernelOption &option : ArrayRef(options, numOptions)) {
    Attribute value = parameters ? parameters.get(option.name) : Attribute();
    if (!value) {
      numbers.append(option.count, 0);
      continue;
    }
    ++known;
    std::optional<SmallVector<int64_t>> encoded =
        encodeOption(value, option.words);
    if (!encoded || encoded->size() != option.count) {
      unknown = option.name;
      return failure();
    }
    llvm::append_range(numbers, *encoded);
  }
  if (parameters && known != parameters.size())
    for (NamedAttribute parameter : parameters)
      if (!hasOption(parameter.getName().getValue())) {
        unknown = parameter.getName().getValue();
        return failure();
      }
  return numbers;
}

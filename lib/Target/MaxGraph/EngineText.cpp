//===- EngineText.cpp - How the engine spells types and numbers -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EngineText.h"

#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace torch_max;
using namespace torch_max::max;

std::string torch_max::elementTypeText(Type type) {
  if (type.isInteger(1))
    return "bool";
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// A size in the engine's parameter arithmetic.
static void writeSize(raw_ostream &os, AffineExpr size,
                      ArrayRef<StringAttr> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(size)) {
    os << constant.getValue();
    return;
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(size)) {
    os << symbols[symbol.getPosition()].getValue();
    return;
  }
  auto binary = cast<AffineBinaryOpExpr>(size);
  auto call = [&](StringRef name, AffineExpr lhs, AffineExpr rhs) {
    os << name << '(';
    writeSize(os, lhs, symbols);
    os << ", ";
    writeSize(os, rhs, symbols);
    os << ')';
  };
  AffineExpr lhs = binary.getLHS(), rhs = binary.getRHS();
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return call("add", lhs, rhs);
  case AffineExprKind::Mul:
    return call("mul_no_wrap", lhs, rhs);
  case AffineExprKind::Mod:
    return call("mod", lhs, rhs);
  case AffineExprKind::FloorDiv:
    return call("div", lhs, rhs);
  case AffineExprKind::CeilDiv:
    return call("div", lhs + rhs - 1, rhs);
  default:
    llvm_unreachable("a size has no dimensions, only symbols");
  }
}

std::string torch_max::sizeText(AffineExpr size, ArrayRef<StringAttr> symbols) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeSize(os, size, symbols);
  return text;
}

/// `[b, 64]`
static std::string sizesText(DimsAttr dims) {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(dims.getSizes(), os, [&](AffineExpr size) {
    writeSize(os, size, dims.getSymbols());
  });
  os << "]";
  return text;
}

std::string torch_max::shapeText(DimsAttr dims) {
  return "#mosh<ape" + sizesText(dims) + "> : !mosh.ape";
}

std::string torch_max::bufferText(StringRef tensorType) {
  bool isTensor = tensorType.consume_front("!mo.tensor");
  assert(isTensor && "only tensors lie in buffers");
  (void)isTensor;
  return ("!mo.buffer" + tensorType).str();
}

DimsAttr torch_max::getDims(RankedTensorType type) {
  SymbolScope scope(type.getContext());
  return scope.getDims(scope.getSizes(type));
}

std::string torch_max::tensorTypeText(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return "!mo.tensor<" + sizesText(getDims(tensor)) + ", " +
         elementTypeText(tensor.getElementType()) + ">";
}

DType torch_max::getDType(Type type) {
  if (type.isF32())
    return DType::F32;
  if (type.isF64())
    return DType::F64;
  if (type.isF16())
    return DType::F16;
  if (type.isBF16())
    return DType::BF16;
  if (type.isInteger(1))
    return DType::Bool;
  bool isUnsigned = type.isUnsignedInteger();
  switch (type.getIntOrFloatBitWidth()) {
  case 8:
    return isUnsigned ? DType::UI8 : DType::SI8;
  case 16:
    return isUnsigned ? DType::UI16 : DType::SI16;
  case 32:
    return isUnsigned ? DType::UI32 : DType::SI32;
  case 64:
    return isUnsigned ? DType::UI64 : DType::SI64;
  }
  llvm_unreachable("the dialect has no such element type");
}

TensorSignature torch_max::describeTensor(StringRef name, Type type,
                                          ArrayRef<std::string> symbols) {
  auto tensor = cast<RankedTensorType>(type);
  DimsAttr dims = getDims(tensor);
  TensorSignature signature{name.str(), getDType(tensor.getElementType()), {}};
  for (AffineExpr size : dims.getSizes()) {
    DimSignature &dim = signature.dims.emplace_back();
    llvm::raw_string_ostream os(dim.text);
    writeSize(os, size, dims.getSymbols());
    if (auto constant = dyn_cast<AffineConstantExpr>(size))
      dim.size = constant.getValue();
    else if (const auto *symbol = llvm::find(symbols, dim.text);
             symbol != symbols.end())
      dim.symbol = symbol - symbols.begin();
  }
  return signature;
}

std::string torch_max::joinTypes(ArrayRef<std::string> types) {
  std::string joined = llvm::join(types, ", ");
  return types.size() == 1 ? joined : "(" + joined + ")";
}

std::string torch_max::integersType(size_t count) {
  return "!mo.tensor<[" + std::to_string(count) + "], si64>";
}

void torch_max::writeFloat(raw_ostream &os, const APFloat &value) {
  if (!value.isFinite()) {
    SmallString<16> bits;
    value.bitcastToAPInt().toString(bits, 16, /*Signed=*/false,
                                    /*formatAsCLiteral=*/true);
    os << bits;
    return;
  }
  SmallString<32> text;
  value.toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/0,
                 /*TruncateZero=*/false);
  os << text;
  // MLIR reads `1` as an integer.
  if (text.find_first_of(".") == StringRef::npos &&
      text.find_first_of("eE") == StringRef::npos)
    os << ".0";
}

//===- SymbolicShape.cpp - Sizes as expressions over named symbols --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/SymbolicShape.h"

#include "mlir/IR/AffineExprVisitor.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace torch_max::max;

AffineExpr SymbolScope::getSymbol(StringAttr name) {
  auto *it = llvm::find(symbols, name);
  unsigned position = it - symbols.begin();
  if (it == symbols.end())
    symbols.push_back(name);
  return getAffineSymbolExpr(position, context);
}

AffineExpr SymbolScope::getConstant(int64_t value) {
  return getAffineConstantExpr(value, context);
}

SmallVector<AffineExpr> SymbolScope::getSizes(DimsAttr dims) {
  SmallVector<AffineExpr> renumbered;
  for (StringAttr name : dims.getSymbols())
    renumbered.push_back(getSymbol(name));
  SmallVector<AffineExpr> sizes;
  for (AffineExpr size : dims.getSizes())
    sizes.push_back(size.replaceSymbols(renumbered));
  return sizes;
}

SmallVector<AffineExpr> SymbolScope::getSizes(RankedTensorType type) {
  if (auto dims = dyn_cast_or_null<DimsAttr>(type.getEncoding()))
    return getSizes(dims);
  SmallVector<AffineExpr> sizes;
  for (int64_t size : type.getShape()) {
    // A size that nothing is known of. The verifier refuses such a type, but
    // inference may see it before the verifier does.
    if (ShapedType::isDynamic(size))
      sizes.push_back(getSymbol(StringAttr::get(context, "?")));
    else
      sizes.push_back(getConstant(size));
  }
  return sizes;
}

AffineExpr SymbolScope::simplify(AffineExpr expr) const {
  return simplifyAffineExpr(expr, /*numDims=*/0, symbols.size());
}

bool SymbolScope::areEqual(AffineExpr lhs, AffineExpr rhs) const {
  return lhs == rhs || simplify(lhs - rhs) == 0;
}

AffineExpr SymbolScope::getProduct(ArrayRef<AffineExpr> sizes) const {
  AffineExpr product = getAffineConstantExpr(1, context);
  for (AffineExpr size : sizes)
    product = product * size;
  return simplify(product);
}

/// Splits a product into its constant and its other factors.
static int64_t collectFactors(AffineExpr expr,
                              SmallVectorImpl<AffineExpr> &factors) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (binary && binary.getKind() == AffineExprKind::Mul) {
    int64_t lhs = collectFactors(binary.getLHS(), factors);
    return lhs * collectFactors(binary.getRHS(), factors);
  }
  factors.push_back(expr);
  return 1;
}

AffineExpr SymbolScope::divideExactly(AffineExpr lhs, AffineExpr rhs) const {
  SmallVector<AffineExpr> dividend, divisor;
  int64_t dividendConstant = collectFactors(simplify(lhs), dividend);
  int64_t divisorConstant = collectFactors(simplify(rhs), divisor);
  for (AffineExpr factor : divisor) {
    auto *it = llvm::find(dividend, factor);
    if (it == dividend.end())
      return nullptr;
    dividend.erase(it);
  }
  if (divisorConstant == 0)
    return nullptr;
  if (dividendConstant % divisorConstant != 0) {
    // Such as (s0 * 2 + 2) / 2: the constant may divide a sum.
    AffineExpr rest = getProduct(dividend) * dividendConstant;
    if (!rest.isMultipleOf(divisorConstant))
      return nullptr;
    return simplify(rest.floorDiv(divisorConstant));
  }
  return simplify(getProduct(dividend) * (dividendConstant / divisorConstant));
}

AffineExpr SymbolScope::broadcast(AffineExpr lhs, AffineExpr rhs) const {
  if (lhs == 1)
    return rhs;
  if (rhs == 1 || areEqual(lhs, rhs))
    return lhs;
  return nullptr;
}

DimsAttr SymbolScope::getDims(ArrayRef<AffineExpr> sizes) const {
  SmallVector<AffineExpr> simplified =
      llvm::map_to_vector(sizes, [&](AffineExpr e) { return simplify(e); });
  SmallVector<unsigned> used;
  for (AffineExpr size : simplified)
    size.walk([&](AffineExpr expr) {
      if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
        if (!llvm::is_contained(used, symbol.getPosition()))
          used.push_back(symbol.getPosition());
    });
  llvm::sort(used, [&](unsigned a, unsigned b) {
    return symbols[a].getValue() < symbols[b].getValue();
  });
  SmallVector<AffineExpr> renumbered(symbols.size(),
                                     getAffineConstantExpr(0, context));
  SmallVector<StringAttr> names;
  for (unsigned position : used) {
    renumbered[position] = getAffineSymbolExpr(names.size(), context);
    names.push_back(symbols[position]);
  }
  for (AffineExpr &size : simplified)
    // Simplified once more: the order of terms follows the symbols' numbers.
    size = simplifyAffineExpr(size.replaceSymbols(renumbered), 0, names.size());
  return DimsAttr::get(context, names, simplified);
}

RankedTensorType SymbolScope::getType(ArrayRef<AffineExpr> sizes,
                                      Type elementType) const {
  DimsAttr dims = getDims(sizes);
  SmallVector<int64_t> shape;
  for (AffineExpr size : dims.getSizes()) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : ShapedType::kDynamic);
  }
  Attribute encoding;
  if (!dims.getSymbols().empty())
    encoding = dims;
  return RankedTensorType::get(shape, elementType, encoding);
}

std::string SymbolScope::toString(AffineExpr expr) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  printSize(os, simplify(expr), symbols);
  return text;
}

std::string SymbolScope::toString(ArrayRef<AffineExpr> sizes) const {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(sizes, os, [&](AffineExpr e) { os << toString(e); });
  os << "]";
  return text;
}

void torch_max::max::printSize(raw_ostream &os, AffineExpr expr,
                               ArrayRef<StringAttr> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    os << constant.getValue();
    return;
  }
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr)) {
    os << symbols[symbol.getPosition()].getValue();
    return;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  auto printOperand = [&](AffineExpr operand) {
    bool nested = isa<AffineBinaryOpExpr>(operand);
    os << (nested ? "(" : "");
    printSize(os, operand, symbols);
    os << (nested ? ")" : "");
  };
  auto spelling = [&]() -> StringRef {
    switch (binary.getKind()) {
    case AffineExprKind::Add:
      return " + ";
    case AffineExprKind::Mul:
      return " * ";
    case AffineExprKind::Mod:
      return " mod ";
    case AffineExprKind::FloorDiv:
      return " floordiv ";
    case AffineExprKind::CeilDiv:
      return " ceildiv ";
    default:
      llvm_unreachable("a size has no dimensions, only symbols");
    }
  };
  printOperand(binary.getLHS());
  os << spelling();
  printOperand(binary.getRHS());
}

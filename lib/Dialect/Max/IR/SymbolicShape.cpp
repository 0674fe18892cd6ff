//===- SymbolicShape.cpp - Sizes as expressions over named symbols --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "torch-max/Dialect/Max/IR/SizeLimits.h"

#include "mlir/IR/AffineExprVisitor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <limits>
#include <map>

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
  for (int64_t size : type.getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? getUnknown()
                                                : getConstant(size));
  return sizes;
}

/// The name of all unknown sizes. No symbol of `#max.dims` can have it.
static constexpr llvm::StringLiteral kUnknown = "?";

AffineExpr SymbolScope::getUnknown() {
  symbols.push_back(StringAttr::get(context, kUnknown));
  return getAffineSymbolExpr(symbols.size() - 1, context);
}

bool SymbolScope::isUnknown(AffineExpr size) const {
  WalkResult walk = size.walk([&](AffineExpr expr) {
    auto symbol = dyn_cast<AffineSymbolExpr>(expr);
    return symbol && symbols[symbol.getPosition()].getValue() == kUnknown
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Sums of products
//===----------------------------------------------------------------------===//

// MLIR simplifies linear expressions. It keeps products of symbols in the order
// in which they were written, so products need a normal form of our own.

/// A total order that depends only on the expressions' structure.
static int compare(AffineExpr lhs, AffineExpr rhs) {
  if (lhs == rhs)
    return 0;
  if (lhs.getKind() != rhs.getKind())
    // Symbols before divisions, as people write them.
    return lhs.getKind() > rhs.getKind() ? -1 : 1;
  if (auto symbol = dyn_cast<AffineSymbolExpr>(lhs))
    return symbol.getPosition() < cast<AffineSymbolExpr>(rhs).getPosition() ? -1
                                                                            : 1;
  if (auto constant = dyn_cast<AffineConstantExpr>(lhs))
    return constant.getValue() < cast<AffineConstantExpr>(rhs).getValue() ? -1
                                                                          : 1;
  auto lhsBinary = cast<AffineBinaryOpExpr>(lhs);
  auto rhsBinary = cast<AffineBinaryOpExpr>(rhs);
  if (int order = compare(lhsBinary.getLHS(), rhsBinary.getLHS()))
    return order;
  return compare(lhsBinary.getRHS(), rhsBinary.getRHS());
}
static bool comesBefore(AffineExpr lhs, AffineExpr rhs) {
  return compare(lhs, rhs) < 0;
}

namespace {

/// Factors in order, none of which is a sum, a product or a constant.
using Product = std::vector<AffineExpr>;

/// A monomial order: lexicographic, a product after its multiples.
struct ProductOrder {
  bool operator()(const Product &lhs, const Product &rhs) const {
    size_t common = std::min(lhs.size(), rhs.size());
    for (size_t i = 0; i < common; ++i)
      if (int order = compare(lhs[i], rhs[i]))
        return order < 0;
    return lhs.size() > rhs.size();
  }
};

/// The coefficient of each product; never 0.
class Polynomial : public std::map<Product, int64_t, ProductOrder> {
public:
  void add(const Product &product, int64_t coefficient) {
    auto it = try_emplace(product, 0).first;
    it->second = wrap(it->second, coefficient, std::plus<uint64_t>());
    if (it->second == 0)
      erase(it);
  }
  void addMultiple(const Polynomial &other, const Product &product,
                   int64_t coefficient) {
    for (const auto &[otherProduct, otherCoefficient] : other) {
      Product merged;
      std::merge(product.begin(), product.end(), otherProduct.begin(),
                 otherProduct.end(), std::back_inserter(merged), comesBefore);
      add(merged,
          wrap(coefficient, otherCoefficient, std::multiplies<uint64_t>()));
    }
  }

private:
  /// Overflow wraps. No real size is that large, but parsed text may be.
  template <typename Fn> static int64_t wrap(int64_t a, int64_t b, Fn fn) {
    return static_cast<int64_t>(
        fn(static_cast<uint64_t>(a), static_cast<uint64_t>(b)));
  }
};

} // namespace

static AffineExpr toExpr(const Polynomial &polynomial, MLIRContext *context) {
  AffineExpr sum = getAffineConstantExpr(0, context);
  for (const auto &[product, coefficient] : polynomial) {
    AffineExpr term = getAffineConstantExpr(1, context);
    for (AffineExpr factor : product)
      term = term * factor;
    sum = sum + term * coefficient;
  }
  return sum;
}

bool torch_max::max::isDivision(AffineExpr expr) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return binary && binary.getKind() != AffineExprKind::Add &&
         binary.getKind() != AffineExprKind::Mul;
}

/// Removes the multiples of the divisor from a dividend and returns their
/// quotient. For example, (s0 - 1) // 2 + 1, which a convolution has, becomes
/// (s0 + 1) // 2. The dividend's remaining constant is not negative.
static Polynomial takeMultiples(Polynomial &dividend, int64_t divisor) {
  Polynomial quotients;
  for (const auto &[product, coefficient] : Polynomial(dividend)) {
    int64_t quotient = coefficient / divisor;
    int64_t remainder = coefficient % divisor;
    if (product.empty() && remainder < 0)
      --quotient;
    else if (!product.empty() && remainder != 0)
      continue;
    quotients.add(product, quotient);
    // Does not overflow, unless a coefficient is the smallest integer.
    dividend.add(product, -quotient * divisor);
  }
  return quotients;
}

/// `lhs / rhs`, or nothing if `rhs` is not a factor of `lhs`.
static std::optional<Product> divideProduct(const Product &lhs,
                                            const Product &rhs) {
  if (!std::includes(lhs.begin(), lhs.end(), rhs.begin(), rhs.end(),
                     comesBefore))
    return std::nullopt;
  Product quotient;
  std::set_difference(lhs.begin(), lhs.end(), rhs.begin(), rhs.end(),
                      std::back_inserter(quotient), comesBefore);
  return quotient;
}

/// `dividend / divisor`, or nothing if it leaves a remainder or is too long.
static std::optional<Polynomial> divide(Polynomial dividend,
                                        const Polynomial &divisor) {
  Polynomial quotient;
  if (divisor.empty())
    return std::nullopt;
  // Long division: each step removes the first product of what is left.
  auto [leading, coefficient] = *divisor.begin();
  while (!dividend.empty()) {
    auto [product, multiple] = *dividend.begin();
    std::optional<Product> factor = divideProduct(product, leading);
    // Dividing the smallest integer by -1 would overflow.
    if (!factor || quotient.size() == kMostProducts ||
        multiple == std::numeric_limits<int64_t>::min() ||
        multiple % coefficient != 0)
      return std::nullopt;
    quotient.add(*factor, multiple / coefficient);
    dividend.addMultiple(divisor, *factor, -(multiple / coefficient));
  }
  return quotient;
}

static Polynomial toPolynomial(AffineExpr expr) {
  Polynomial result;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    if (constant.getValue() != 0)
      result.add({}, constant.getValue());
    return result;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary) {
    result.add({expr}, 1);
    return result;
  }
  Polynomial lhs = toPolynomial(binary.getLHS());
  Polynomial rhs = toPolynomial(binary.getRHS());
  if (binary.getKind() == AffineExprKind::Add) {
    lhs.addMultiple(rhs, {}, 1);
    return lhs;
  }
  if (binary.getKind() == AffineExprKind::Mul) {
    for (const auto &[product, coefficient] : rhs)
      result.addMultiple(lhs, product, coefficient);
    return result;
  }
  // A division of normal forms.
  MLIRContext *context = expr.getContext();
  AffineExpr divisor = toExpr(rhs, context);
  auto constant = dyn_cast<AffineConstantExpr>(divisor);
  AffineExpr division;
  if (binary.getKind() == AffineExprKind::Mod) {
    division = toExpr(lhs, context) % divisor;
  } else if (constant && constant.getValue() > 0) {
    // A slice has s0 ceildiv 2 where torch has (s0 + 1) // 2.
    if (binary.getKind() == AffineExprKind::CeilDiv)
      lhs.add({}, constant.getValue() - 1);
    result = takeMultiples(lhs, constant.getValue());
    division = toExpr(lhs, context).floorDiv(divisor);
  } else if (std::optional<Polynomial> quotient = divide(lhs, rhs)) {
    // The dividend is a multiple of the divisor.
    return *quotient;
  } else if (binary.getKind() == AffineExprKind::FloorDiv) {
    division = toExpr(lhs, context).floorDiv(divisor);
  } else {
    division = toExpr(lhs, context).ceilDiv(divisor);
  }
  if (isDivision(division)) {
    result.add({division}, 1);
    return result;
  }
  // The recursion ends, as `division` is smaller than `expr`.
  result.addMultiple(toPolynomial(division), {}, 1);
  return result;
}

/// No fewer products than any part of an expression has when it is written as a
/// sum of products.
static uint64_t boundProducts(AffineExpr expr) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return 1;
  uint64_t lhs = boundProducts(binary.getLHS());
  uint64_t rhs = boundProducts(binary.getRHS());
  return binary.getKind() == AffineExprKind::Mul
             ? llvm::SaturatingMultiply(lhs, rhs)
             : llvm::SaturatingAdd(lhs, rhs);
}

/// The parts of an expression, up to one more than `most`. Parts that occur
/// twice count twice.
static uint64_t countParts(AffineExpr expr, uint64_t most) {
  uint64_t count = 0;
  expr.walk([&](AffineExpr) {
    return ++count > most ? WalkResult::interrupt() : WalkResult::advance();
  });
  return count;
}

bool torch_max::max::isLongSize(AffineExpr expr) {
  return countParts(expr, kMostParts) > kMostParts;
}

/// A product of sums may have exponentially many products, and one of powers
/// exponentially many factors.
static bool hasNormalForm(AffineExpr expr) {
  constexpr uint64_t mostFactors = 1 << 20;
  uint64_t parts = countParts(expr, kMostParts);
  if (parts > kMostParts)
    return false;
  uint64_t products = boundProducts(expr);
  return products <= kMostProducts && products * parts <= mostFactors;
}

/// Leaves a size without a normal form as it is: it equals itself only.
static AffineExpr simplifyOnce(AffineExpr expr, unsigned numSymbols) {
  if (!hasNormalForm(expr))
    return expr;
  return toExpr(
      toPolynomial(simplifyAffineExpr(expr, /*numDims=*/0, numSymbols)),
      expr.getContext());
}

AffineExpr torch_max::max::simplifySize(AffineExpr expr, unsigned numSymbols) {
  // A few quotients become simpler when they are simplified again, and MLIR
  // turns some remainders into differences and back: repeats until a form
  // recurs, and takes the first one in order of those that do.
  SmallVector<AffineExpr> forms;
  while (isa<AffineBinaryOpExpr>(expr) && !llvm::is_contained(forms, expr)) {
    forms.push_back(expr);
    expr = simplifyOnce(expr, numSymbols);
  }
  return isa<AffineBinaryOpExpr>(expr)
             ? *std::min_element(llvm::find(forms, expr), forms.end(),
                                 comesBefore)
             : expr;
}

AffineExpr SymbolScope::simplify(AffineExpr expr) const {
  return simplifyOnce(expr, symbols.size());
}

bool SymbolScope::areEqual(ArrayRef<AffineExpr> lhs,
                           ArrayRef<AffineExpr> rhs) const {
  return llvm::equal(
      lhs, rhs, [&](AffineExpr l, AffineExpr r) { return areEqual(l, r); });
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

AffineExpr SymbolScope::divideExactly(AffineExpr lhs, AffineExpr rhs) const {
  if (!hasNormalForm(lhs) || !hasNormalForm(rhs))
    return nullptr;
  std::optional<Polynomial> quotient =
      divide(toPolynomial(simplify(lhs)), toPolynomial(simplify(rhs)));
  return quotient ? toExpr(*quotient, context) : AffineExpr();
}

AffineExpr SymbolScope::broadcast(AffineExpr lhs, AffineExpr rhs) const {
  if (lhs == 1)
    return rhs;
  if (rhs == 1 || areEqual(lhs, rhs))
    return lhs;
  return nullptr;
}

/// The names of the symbols that occur in sizes, in alphabetical order.
static SmallVector<StringAttr> getUsedSymbols(ArrayRef<StringAttr> symbols,
                                              ArrayRef<AffineExpr> sizes) {
  SmallVector<StringAttr> used;
  for (AffineExpr size : sizes)
    size.walk([&](AffineExpr expr) {
      if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
        if (!llvm::is_contained(used, symbols[symbol.getPosition()]))
          used.push_back(symbols[symbol.getPosition()]);
    });
  llvm::sort(used, [](StringAttr a, StringAttr b) {
    return a.getValue() < b.getValue();
  });
  return used;
}

void torch_max::max::canonicalizeSizes(SmallVectorImpl<StringAttr> &symbols,
                                       SmallVectorImpl<AffineExpr> &sizes) {
  for (AffineExpr &size : sizes)
    size = simplifySize(size, symbols.size());
  SmallVector<StringAttr> used = getUsedSymbols(symbols, sizes);
  do {
    // Symbols that do not occur get a number past the end, which nothing reads.
    SmallVector<AffineExpr> renumbered;
    for (StringAttr name : symbols)
      renumbered.push_back(getAffineSymbolExpr(
          llvm::find(used, name) - used.begin(), name.getContext()));
    // Simplified once more: the order of terms follows the symbols' numbers. In
    // another order, more terms may cancel out, and symbols with them.
    for (AffineExpr &size : sizes)
      size = simplifySize(size.replaceSymbols(renumbered), used.size());
    symbols.assign(used);
    used = getUsedSymbols(symbols, sizes);
  } while (used.size() != symbols.size());
}

DimsAttr SymbolScope::getDims(ArrayRef<AffineExpr> sizes) const {
  return DimsAttr::get(context, symbols, sizes);
}

RankedTensorType SymbolScope::getType(ArrayRef<AffineExpr> sizes,
                                      Type elementType) const {
  bool isKnown =
      llvm::none_of(sizes, [&](AffineExpr size) { return isUnknown(size); });
  DimsAttr dims = isKnown ? getDims(sizes) : DimsAttr();
  SmallVector<int64_t> shape;
  for (AffineExpr size : isKnown ? dims.getSizes() : sizes) {
    auto constant = dyn_cast<AffineConstantExpr>(size);
    shape.push_back(constant ? constant.getValue() : ShapedType::kDynamic);
  }
  bool hasEncoding = isKnown && !dims.getSymbols().empty();
  return RankedTensorType::get(shape, elementType,
                               hasEncoding ? Attribute(dims) : Attribute());
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

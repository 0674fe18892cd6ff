//===- MaxDialect.cpp - The max dialect -----------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Max/IR/MaxDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "torch-max/Dialect/Max/IR/SizeLimits.h"
#include "torch-max/Dialect/Max/IR/SymbolicShape.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace torch_max::max;

#include "torch-max/Dialect/Max/IR/MaxDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "torch-max/Dialect/Max/IR/MaxAttributes.cpp.inc"

#include "torch-max/Dialect/Max/IR/MaxInterfaces.cpp.inc"

void MaxDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "torch-max/Dialect/Max/IR/MaxAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "torch-max/Dialect/Max/IR/MaxOps.cpp.inc"
      >();
}

Operation *MaxDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

LogicalResult MaxDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned argument,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == kWeightAttrName) {
    if (isa<StringAttr>(attribute.getValue()))
      return success();
    return op->emitError() << kWeightAttrName << " of argument " << argument
                           << " must be a string";
  }
  if (attribute.getName() == kSizesAttrName) {
    if (isa<DimsAttr>(attribute.getValue()))
      return success();
    return op->emitError() << kSizesAttrName << " of argument " << argument
                           << " must be a #max.dims";
  }
  if (attribute.getName() == kUpdatedByAttrName) {
    auto number = dyn_cast<IntegerAttr>(attribute.getValue());
    if (number && number.getType().isSignlessInteger(64))
      return success();
    return op->emitError() << kUpdatedByAttrName << " of argument " << argument
                           << " must be the number of a result";
  }
  return op->emitError() << "unknown argument attribute "
                         << attribute.getName();
}

//===----------------------------------------------------------------------===//
// #max.dims
//===----------------------------------------------------------------------===//

Attribute DimsAttr::parse(AsmParser &parser, Type) {
  MLIRContext *context = parser.getContext();
  SymbolScope scope(context);
  SmallVector<std::pair<StringRef, AffineExpr>> symbols;
  auto parseSymbol = [&]() -> ParseResult {
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    symbols.emplace_back(name, scope.getSymbol(StringAttr::get(context, name)));
    return success();
  };
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalLSquare())) {
    if (parser.parseCommaSeparatedList(parseSymbol) || parser.parseRSquare() ||
        parser.parseArrow())
      return {};
  }
  SmallVector<AffineExpr> sizes;
  auto parseSize = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseAffineExpr(symbols, sizes.emplace_back()))
      return failure();
    WalkResult result = sizes.back().walk([](AffineExpr expr) {
      if (!isDivision(expr))
        return WalkResult::advance();
      auto divisor =
          dyn_cast<AffineConstantExpr>(cast<AffineBinaryOpExpr>(expr).getRHS());
      return divisor && divisor.getValue() <= 0 ? WalkResult::interrupt()
                                                : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return parser.emitError(loc,
                              "a size can be divided by a positive one only");
    auto constant = dyn_cast<AffineConstantExpr>(scope.simplify(sizes.back()));
    if (constant && constant.getValue() < 0)
      return parser.emitError(loc, "a size must not be negative");
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseSize) ||
      parser.parseGreater())
    return {};
  return scope.getDims(sizes);
}

void DimsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (!getSymbols().empty()) {
    printer << '[';
    llvm::interleaveComma(getSymbols(), printer.getStream(),
                          [&](StringAttr name) { printer << name.getValue(); });
    printer << "] -> ";
  }
  printer << '(';
  llvm::interleaveComma(getSizes(), printer.getStream(), [&](AffineExpr size) {
    printSize(printer.getStream(), size, getSymbols());
  });
  printer << ")>";
}

LogicalResult DimsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<StringAttr> symbols,
                               ArrayRef<AffineExpr> sizes) {
  for (size_t i = 1; i < symbols.size(); ++i)
    if (symbols[i - 1].getValue() >= symbols[i].getValue())
      return emitError() << "symbols must be in alphabetical order, each once";
  BitVector used(symbols.size());
  for (AffineExpr size : sizes) {
    WalkResult walk = size.walk([&](AffineExpr expr) {
      auto symbol = dyn_cast<AffineSymbolExpr>(expr);
      if (isa<AffineDimExpr>(expr) ||
          (symbol && symbol.getPosition() >= symbols.size()))
        return WalkResult::interrupt();
      if (symbol)
        used.set(symbol.getPosition());
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return emitError() << "a size has a symbol without a name";
    if (size != simplifySize(size, symbols.size()))
      return emitError() << "sizes must be simplified";
  }
  if (!used.all())
    return emitError() << "symbol " << symbols[used.find_first_unset()]
                       << " does not occur in the sizes";
  return success();
}

LogicalResult
DimsAttr::verifyEncoding(ArrayRef<int64_t> shape, Type,
                         function_ref<InFlightDiagnostic()> emitError) const {
  if (shape.size() != getSizes().size())
    return emitError() << "the tensor has rank " << shape.size() << ", but "
                       << *this << " gives " << getSizes().size() << " sizes";
  for (auto [dimension, size, expr] : llvm::enumerate(shape, getSizes())) {
    auto constant = dyn_cast<AffineConstantExpr>(expr);
    int64_t expected = constant ? constant.getValue() : ShapedType::kDynamic;
    if (size != expected)
      return emitError() << "dimension " << dimension
                         << " of the tensor does not fit " << *this;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Type constraints
//===----------------------------------------------------------------------===//

bool torch_max::max::isElementType(Type type) {
  if (type.isF16() || type.isBF16() || type.isF32() || type.isF64() ||
      type.isSignlessInteger(1))
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  return integer && !integer.isSignless() &&
         llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth());
}

/// No memory holds more elements than this. With fewer, no number of bytes
/// overflows.
static bool isCountable(RankedTensorType tensor) {
  constexpr uint64_t most = uint64_t(1) << 48;
  uint64_t count = 1;
  for (int64_t size : tensor.getShape())
    if (!ShapedType::isDynamic(size))
      count = llvm::SaturatingMultiply(count, static_cast<uint64_t>(size));
  return count <= most;
}

bool torch_max::max::isTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto dims =
      tensor ? dyn_cast_or_null<DimsAttr>(tensor.getEncoding()) : DimsAttr();
  return tensor && isElementType(tensor.getElementType()) &&
         isCountable(tensor) &&
         (dims ? llvm::none_of(dims.getSizes(), isLongSize)
               : tensor.hasStaticShape());
}

static Type getElementTypeIfTensor(Type type) {
  return isTensor(type) ? cast<RankedTensorType>(type).getElementType()
                        : Type();
}

bool torch_max::max::isBoolTensor(Type type) {
  Type element = getElementTypeIfTensor(type);
  return element && element.isInteger(1);
}

bool torch_max::max::isIntTensor(Type type) {
  Type element = getElementTypeIfTensor(type);
  return element && isa<IntegerType>(element) && !element.isInteger(1);
}

bool torch_max::max::isFloatTensor(Type type) {
  Type element = getElementTypeIfTensor(type);
  return element && isa<FloatType>(element);
}

bool torch_max::max::isNumberTensor(Type type) {
  return isIntTensor(type) || isFloatTensor(type);
}

bool torch_max::max::isCondition(Type type) {
  return isBoolTensor(type) && cast<RankedTensorType>(type).getRank() == 0;
}

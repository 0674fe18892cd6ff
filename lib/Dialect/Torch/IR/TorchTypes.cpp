//===- TorchTypes.cpp - Text of the torch dialect's types -----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Types inside of types stand without the `!torch.` prefix
// (`!torch.list<optional<vtensor>>`), which is why parsing is written by hand.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Dialect/Torch/IR/TorchDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

namespace torch = torch_max::torch;
using namespace mlir;

#define GET_TYPEDEF_CLASSES
#include "torch-max/Dialect/Torch/IR/TorchTypes.cpp.inc"

void torch::TorchDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "torch-max/Dialect/Torch/IR/TorchTypes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static Type parseTorchType(AsmParser &parser);

/// `[2,?]`, or `*` (which gives null).
static FailureOr<DenseI64ArrayAttr> parseSizes(AsmParser &parser) {
  if (succeeded(parser.parseOptionalStar()))
    return DenseI64ArrayAttr();
  SmallVector<int64_t> sizes;
  auto parseSize = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalQuestion())) {
      sizes.push_back(ShapedType::kDynamic);
      return success();
    }
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(sizes.emplace_back()))
      return failure();
    if (sizes.back() < 0)
      return parser.emitError(loc, "a size must not be negative");
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseSize,
                                     " in the tensor's sizes"))
    return failure();
  return DenseI64ArrayAttr::get(parser.getContext(), sizes);
}

template <typename TensorType> static Type parseTensorType(AsmParser &parser) {
  MLIRContext *context = parser.getContext();
  if (failed(parser.parseOptionalLess()))
    return TensorType::get(context, nullptr, nullptr, nullptr);
  FailureOr<DenseI64ArrayAttr> sizes = parseSizes(parser);
  if (failed(sizes) || parser.parseComma())
    return {};
  Type dtype;
  if (failed(parser.parseOptionalKeyword("unk")) && parser.parseType(dtype))
    return {};
  Attribute encoding;
  if (succeeded(parser.parseOptionalComma()) && parser.parseAttribute(encoding))
    return {};
  if (parser.parseGreater())
    return {};
  return TensorType::get(context, *sizes, dtype, encoding);
}

/// `<T, ...>`
static FailureOr<SmallVector<Type>> parseContainedTypes(AsmParser &parser) {
  SmallVector<Type> contained;
  auto parseElement = [&]() -> ParseResult {
    contained.push_back(parseTorchType(parser));
    return success(contained.back() != nullptr);
  };
  // Step by step: the delimiter's own check for `<` reports, but goes on.
  if (parser.parseLess())
    return failure();
  if (succeeded(parser.parseOptionalGreater()))
    return contained;
  if (parser.parseCommaSeparatedList(parseElement) || parser.parseGreater())
    return failure();
  return contained;
}

template <typename ScalarType> static Type parseScalarType(AsmParser &parser) {
  return ScalarType::get(parser.getContext());
}

template <typename WrapperType>
static Type parseWrapperType(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  FailureOr<SmallVector<Type>> contained = parseContainedTypes(parser);
  if (failed(contained))
    return {};
  if (contained->size() != 1) {
    parser.emitError(loc, "expected one contained type");
    return {};
  }
  return WrapperType::get(parser.getContext(), contained->front());
}

template <typename SequenceType>
static Type parseSequenceType(AsmParser &parser) {
  FailureOr<SmallVector<Type>> contained = parseContainedTypes(parser);
  return failed(contained) ? Type()
                           : SequenceType::get(parser.getContext(), *contained);
}

static Type parseDictType(AsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  FailureOr<SmallVector<Type>> contained = parseContainedTypes(parser);
  if (failed(contained))
    return {};
  if (contained->size() != 2) {
    parser.emitError(loc, "expected a key type and a value type");
    return {};
  }
  return torch::DictType::get(parser.getContext(), (*contained)[0],
                              (*contained)[1]);
}

/// Real types have a few levels. A text of many would end the process.
static constexpr unsigned kMostLevels = 64;

static Type parseTorchType(AsmParser &parser) {
  // Not an argument: a type of another dialect may be in between.
  static thread_local unsigned level = 0;
  llvm::SaveAndRestore oneMore(level, level + 1);
  if (level > kMostLevels) {
    parser.emitError(parser.getCurrentLocation(),
                     "types are nested too deeply");
    return {};
  }
  using ParseFn = Type (*)(AsmParser &);
  static const llvm::StringMap<ParseFn> parsers = {
      {"vtensor", parseTensorType<torch::ValueTensorType>},
      {"tensor", parseTensorType<torch::NonValueTensorType>},
      {"int", parseScalarType<torch::IntType>},
      {"float", parseScalarType<torch::FloatType>},
      {"bool", parseScalarType<torch::BoolType>},
      {"none", parseScalarType<torch::NoneType>},
      {"str", parseScalarType<torch::StringType>},
      {"number", parseScalarType<torch::NumberType>},
      {"any", parseScalarType<torch::AnyType>},
      {"Device", parseScalarType<torch::DeviceType>},
      {"Generator", parseScalarType<torch::GeneratorType>},
      {"list", parseWrapperType<torch::ListType>},
      {"optional", parseWrapperType<torch::OptionalType>},
      {"tuple", parseSequenceType<torch::TupleType>},
      {"union", parseSequenceType<torch::UnionType>},
      {"dict", parseDictType},
  };
  // Our names come first: `none`, `tensor` and `tuple` are builtin types, too.
  static const SmallVector<StringRef> names(parsers.keys());
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (succeeded(parser.parseOptionalKeyword(&name, names)))
    return parsers.lookup(name)(parser);
  // The full spelling is fine inside of another type.
  Type type;
  if (OptionalParseResult result = parser.parseOptionalType(type);
      result.has_value())
    return succeeded(*result) ? type : Type();
  if (succeeded(parser.parseKeyword(&name)))
    parser.emitError(loc) << "unknown torch type '" << name << "'";
  return {};
}

Type torch::TorchDialect::parseType(DialectAsmParser &parser) const {
  return parseTorchType(parser);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printTorchType(AsmPrinter &printer, Type type);

static void printContainedTypes(AsmPrinter &printer, ArrayRef<Type> types) {
  printer << '<';
  llvm::interleaveComma(types, printer.getStream(),
                        [&](Type type) { printTorchType(printer, type); });
  printer << '>';
}

template <typename TensorType>
static void printTensorType(AsmPrinter &printer, TensorType type) {
  printer << TensorType::getMnemonic();
  if (!type.hasSizes() && !type.getOptionalDtype())
    return;
  printer << '<';
  if (type.hasSizes()) {
    printer << '[';
    llvm::interleave(
        type.getSizes(), printer.getStream(),
        [&](int64_t size) {
          if (ShapedType::isDynamic(size))
            printer << '?';
          else
            printer << size;
        },
        ",");
    printer << ']';
  } else {
    printer << '*';
  }
  printer << ',';
  if (type.getOptionalDtype())
    printer << type.getOptionalDtype();
  else
    printer << "unk";
  if (type.getEncoding())
    printer << ',' << type.getEncoding();
  printer << '>';
}

static void printTorchType(AsmPrinter &printer, Type type) {
  llvm::TypeSwitch<Type>(type)
      .Case<torch::ValueTensorType, torch::NonValueTensorType>(
          [&](auto tensor) { printTensorType(printer, tensor); })
      .Case<torch::ListType, torch::OptionalType>([&](auto wrapper) {
        printer << wrapper.getMnemonic();
        printContainedTypes(printer, {wrapper.getContainedType()});
      })
      .Case<torch::TupleType, torch::UnionType>([&](auto sequence) {
        printer << sequence.getMnemonic();
        printContainedTypes(printer, sequence.getContainedTypes());
      })
      .Case([&](torch::DictType dict) {
        printer << dict.getMnemonic();
        printContainedTypes(printer, {dict.getKeyType(), dict.getValueType()});
      })
      .Case<torch::IntType, torch::FloatType, torch::BoolType, torch::NoneType,
            torch::StringType, torch::NumberType, torch::AnyType,
            torch::DeviceType, torch::GeneratorType>(
          [&](auto scalar) { printer << scalar.getMnemonic(); })
      // A type of another dialect inside of one of ours.
      .Default([&](Type other) { printer << other; });
}

void torch::TorchDialect::printType(Type type,
                                    DialectAsmPrinter &printer) const {
  printTorchType(printer, type);
}

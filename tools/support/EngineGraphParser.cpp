//===- EngineGraphParser.cpp - Reads MAX graph IR -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EngineGraphParser.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <set>

using namespace torch_max;
using llvm::StringRef;

namespace {
/// Reads the header of a graph from left to right. Every method that expects
/// something returns false, or an empty result, if it is not there.
class Scanner {
public:
  explicit Scanner(StringRef text) : rest(text) {}

  bool consume(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }

  /// An identifier, or a quoted string, which is decoded.
  std::string name();

  /// Everything up to the bracket that closes the one just consumed, which is
  /// consumed too. Knows strings and nested brackets.
  std::optional<StringRef> untilClosed();

  /// `!mo.tensor<[dims], dtype>`, or `!mo.buffer<...>` that the graph writes to
  bool tensor(TensorSignature &result);

  /// ["a", "b"]
  bool names(std::vector<std::string> &result);

  StringRef rest;
};
} // namespace

std::string Scanner::name() {
  rest = rest.ltrim();
  if (!rest.consume_front("\"")) {
    StringRef word = rest.take_while([](char c) {
      return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$';
    });
    rest = rest.drop_front(word.size());
    return word.str();
  }
  std::string result;
  while (!rest.empty() && rest.front() != '"') {
    char c = rest.front();
    rest = rest.drop_front();
    if (c == '\\' && rest.size() >= 2) {
      // MLIR writes \" and \\ and, for all else, two hexadecimal digits.
      if (llvm::isHexDigit(rest[0]) && llvm::isHexDigit(rest[1])) {
        c = static_cast<char>(llvm::hexFromNibbles(rest[0], rest[1]));
        rest = rest.drop_front(2);
      } else {
        c = rest.front() == 'n'   ? '\n'
            : rest.front() == 't' ? '\t'
                                  : rest.front();
        rest = rest.drop_front();
      }
    }
    result += c;
  }
  rest = rest.drop_front(rest.empty() ? 0 : 1);
  return result;
}

std::optional<StringRef> Scanner::untilClosed() {
  unsigned depth = 1;
  bool inString = false;
  for (size_t i = 0; i < rest.size(); ++i) {
    char c = rest[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
      continue;
    }
    if (c == '"')
      inString = true;
    else if (StringRef("([{<").contains(c))
      ++depth;
    // The `>` of an arrow closes nothing.
    else if (StringRef(")]}").contains(c) ||
             (c == '>' && (i == 0 || rest[i - 1] != '-')))
      if (--depth == 0) {
        StringRef inside = rest.take_front(i);
        rest = rest.drop_front(i + 1);
        return inside;
      }
  }
  return std::nullopt;
}

/// Splits at commas that are in no bracket.
static llvm::SmallVector<StringRef> splitList(StringRef text) {
  llvm::SmallVector<StringRef> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (StringRef("([{<").contains(text[i]))
      ++depth;
    else if (StringRef(")]}>").contains(text[i]))
      --depth;
    else if (text[i] == ',' && depth == 0) {
      parts.push_back(text.slice(begin, i).trim());
      begin = i + 1;
    }
  }
  if (StringRef last = text.substr(begin).trim(); !last.empty())
    parts.push_back(last);
  return parts;
}

bool Scanner::tensor(TensorSignature &result) {
  if (!consume("!mo.tensor<") && !consume("!mo.buffer<"))
    return false;
  std::optional<StringRef> inside = untilClosed();
  if (!inside)
    return false;
  Scanner type(*inside);
  if (!type.consume("["))
    return false;
  std::optional<StringRef> dims = type.untilClosed();
  if (!dims || !type.consume(","))
    return false;
  for (StringRef text : splitList(*dims)) {
    DimSignature dim;
    dim.text = text.str();
    if (text.getAsInteger(10, dim.size))
      dim.size = -1;
    result.dims.push_back(std::move(dim));
  }
  // What may follow the element type is a layout or a device.
  std::optional<DType> dtype = parseDType(type.name());
  if (!dtype)
    return false;
  result.dtype = *dtype;
  return true;
}

bool Scanner::names(std::vector<std::string> &result) {
  if (!consume("["))
    return false;
  while (!consume("]")) {
    rest = rest.ltrim();
    if (!rest.starts_with("\""))
      return false;
    result.push_back(name());
    consume(",");
  }
  return true;
}

static llvm::Error malformed(const llvm::Twine &what) {
  return llvm::createStringError("this is not MAX graph IR: " + what);
}

/// The first line of `text`, shortened.
static std::string excerpt(StringRef text) {
  StringRef line = text.ltrim().split('\n').first;
  return "'" + line.take_front(60).str() + (line.size() > 60 ? "...'" : "'");
}

static llvm::Expected<GraphSignature> parseSignature(StringRef engineIR) {
  GraphSignature signature;
  Scanner scanner(engineIR);
  std::vector<std::string> inputNames, outputNames;
  bool found = false;
  while (!found) {
    size_t start = scanner.rest.find("mo.graph ");
    if (start == StringRef::npos)
      return malformed("there is no mo.graph in it");
    scanner.rest =
        scanner.rest.drop_front(start + StringRef("mo.graph ").size());
    signature = GraphSignature();
    inputNames.clear();
    outputNames.clear();

    if (!scanner.consume("@"))
      continue;
    signature.name = scanner.name();
    if (scanner.consume("<")) {
      std::optional<StringRef> symbols = scanner.untilClosed();
      if (!symbols)
        return malformed("the list of symbols has no end");
      // A symbol may carry a type or a declaration: `b`, `b: i64`.
      for (StringRef symbol : splitList(*symbols))
        signature.symbols.push_back(symbol.split(':').first.trim().str());
    }
    if (!scanner.consume("("))
      return malformed("expected the graph's arguments at " +
                       excerpt(scanner.rest));
    std::optional<StringRef> arguments = scanner.untilClosed();
    if (!arguments)
      return malformed("the list of arguments has no end");
    for (StringRef argument : splitList(*arguments)) {
      TensorSignature tensor;
      Scanner type(argument.split(':').second);
      if (!type.tensor(tensor))
        return malformed("argument " + excerpt(argument) +
                         " is not a tensor of a known element type");
      signature.inputs.push_back(std::move(tensor));
    }
    if (scanner.consume("->")) {
      StringRef results;
      if (scanner.consume("(")) {
        std::optional<StringRef> inside = scanner.untilClosed();
        if (!inside)
          return malformed("the list of results has no end");
        results = *inside;
      } else {
        StringRef before = scanner.rest.ltrim();
        TensorSignature ignored;
        if (!scanner.tensor(ignored))
          return malformed("result " + excerpt(before) +
                           " is not a tensor of a known element type");
        results = before.drop_back(scanner.rest.size());
      }
      for (StringRef result : splitList(results)) {
        TensorSignature tensor;
        if (!Scanner(result).tensor(tensor))
          return malformed("result " + excerpt(result) +
                           " is not a tensor of a known element type");
        signature.outputs.push_back(std::move(tensor));
      }
    }
    found = !scanner.consume("isSubgraph");
    if (scanner.consume("attributes")) {
      std::optional<StringRef> attributes;
      if (!scanner.consume("{") || !(attributes = scanner.untilClosed()))
        return malformed("the attributes have no end");
      for (auto [key, list] : {std::pair("argument_names", &inputNames),
                               std::pair("result_names", &outputNames)}) {
        size_t at = attributes->find(key);
        if (at == StringRef::npos)
          continue;
        Scanner value(attributes->substr(at + StringRef(key).size()));
        if (!value.consume("=") || !value.names(*list))
          return malformed(llvm::Twine(key) + " is not a list of strings");
      }
    }
  }

  auto assignNames = [](std::vector<TensorSignature> &tensors,
                        std::vector<std::string> &names,
                        StringRef what) -> llvm::Error {
    if (names.size() != tensors.size())
      return malformed("the graph has " + llvm::Twine(tensors.size()) + " " +
                       what + "s, but " + llvm::Twine(names.size()) + " " +
                       what + "_names");
    for (auto [tensor, name] : llvm::zip(tensors, names))
      tensor.name = std::move(name);
    return llvm::Error::success();
  };
  if (llvm::Error error = assignNames(signature.inputs, inputNames, "argument"))
    return std::move(error);
  if (llvm::Error error = assignNames(signature.outputs, outputNames, "result"))
    return std::move(error);

  llvm::StringSet<> seen;
  for (StringRef text = engineIR;;) {
    constexpr StringRef mnemonic = "mo.constant.external";
    size_t at = text.find(mnemonic);
    if (at == StringRef::npos)
      break;
    text = text.drop_front(at + mnemonic.size());
    Scanner op(text);
    std::optional<StringRef> attributes;
    TensorSignature weight;
    if (!op.consume("[") || !(attributes = op.untilClosed()) ||
        !op.consume(":") || !op.tensor(weight))
      return malformed("mo.constant.external" + excerpt(text) +
                       " is not understood");
    Scanner key(attributes->substr(attributes->find("name")));
    if (!key.consume("name") || !key.consume("="))
      return malformed("mo.constant.external" + excerpt(text) + " has no name");
    weight.name = key.name();
    if (!llvm::all_of(weight.dims, [](auto &dim) { return dim.isStatic(); }))
      return malformed("weight '" + weight.name + "' is " + weight.str() +
                       ", but weights have static sizes");
    if (seen.insert(weight.name).second)
      signature.weights.push_back(std::move(weight));
  }

  for (auto *tensors : {&signature.inputs, &signature.outputs})
    for (TensorSignature &tensor : *tensors)
      for (DimSignature &dim : tensor.dims)
        if (auto it = llvm::find(signature.symbols, dim.text);
            it != signature.symbols.end())
          dim.symbol = it - signature.symbols.begin();

  for (StringRef rest = engineIR; !rest.empty();) {
    auto [line, next] = rest.split('\n');
    signature.numOps += line.ltrim().starts_with("%");
    rest = next;
  }
  return signature;
}

/// The families that a graph names: `mo.custom [symbol = "family.kernel", ...`.
static std::vector<std::string> findKernelFamilies(StringRef engineIR) {
  constexpr StringRef marker = "mo.custom [symbol = \"";
  std::set<std::string> families;
  for (size_t at = engineIR.find(marker); at != StringRef::npos;
       at = engineIR.find(marker, at)) {
    at += marker.size();
    StringRef symbol = engineIR.substr(at).split('"').first;
    if (symbol.contains('.'))
      families.insert(symbol.split('.').first.str());
  }
  return {families.begin(), families.end()};
}

bool torch_max::isEngineGraph(StringRef text) {
  for (StringRef line : llvm::split(text, '\n'))
    if (line.ltrim().starts_with("mo.graph "))
      return true;
  return false;
}

llvm::Expected<EngineGraph> torch_max::parseEngineGraph(StringRef text) {
  llvm::Expected<GraphSignature> signature = parseSignature(text);
  if (!signature)
    return signature.takeError();
  return EngineGraph{text.str(), std::move(*signature),
                     findKernelFamilies(text)};
}

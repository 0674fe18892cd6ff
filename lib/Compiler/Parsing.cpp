//===- Parsing.cpp - Text that is not trusted -----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsing.h"
#include "torch-max/Dialect/Max/IR/SizeLimits.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <algorithm>
#include <optional>

using namespace mlir;
using namespace torch_max;

namespace {
/// Looks for what would end the process, because MLIR's parser, printer and
/// walks are recursive: brackets that are nested deeper, and expressions that
/// are longer, than ours ever are.
class ExcessFinder {
public:
  explicit ExcessFinder(StringRef text) : rest(text) {}

  /// Nothing if there is none.
  std::optional<StringRef> run();
  /// The line that `run` has come to.
  unsigned getLine() const { return line; }

private:
  bool isOperator() const;
  void skipString();
  void readAlias();
  /// So many brackets, the deepest of which is at this level.
  void enter(unsigned depth, uint64_t count);

  StringRef rest;
  unsigned line = 1, levels = 0, operators = 0;
  /// Of brackets: how deep they are nested, and how many there are where
  /// aliases are written out.
  struct Extent {
    unsigned depth = 0;
    uint64_t count = 0;
  };
  /// What each alias stands for.
  llvm::StringMap<Extent> aliases;
  /// The deepest brackets, and the alias that was written out farthest.
  Extent most;
  /// The alias that has just been read, and the one whose definition is being
  /// read.
  Extent *last = nullptr, *defined = nullptr;
};
} // namespace

bool ExcessFinder::isOperator() const {
  return StringRef("+-*").contains(rest.front()) || rest.starts_with("mod") ||
         rest.starts_with("floordiv") || rest.starts_with("ceildiv");
}

void ExcessFinder::enter(unsigned depth, uint64_t count) {
  most.depth = std::max(most.depth, depth);
  if (!defined)
    return;
  defined->depth = std::max(defined->depth, depth);
  defined->count = llvm::SaturatingAdd(defined->count, count);
}

/// It does not go on in the next line.
void ExcessFinder::skipString() {
  rest = rest.drop_front();
  while (!rest.empty() && rest.front() != '\n' && rest.front() != '"')
    rest = rest.substr(rest.front() == '\\' ? 2 : 1);
  rest.consume_front("\"");
}

/// `#name` or `!name`: an alias is used or, before a `=`, defined.
void ExcessFinder::readAlias() {
  StringRef word = rest.drop_front().take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("_.$-").contains(c); });
  StringRef name = rest.take_front(1 + word.size());
  rest = rest.drop_front(name.size());
  last = &aliases[name];
  // What is used has been defined.
  if (defined == last)
    defined = nullptr;
  most.count = std::max(most.count, last->count);
  enter(levels + last->depth, last->count);
}

std::optional<StringRef> ExcessFinder::run() {
  // Errors write aliases out.
  constexpr unsigned mostLevels = 256, mostBrackets = 1 << 24;
  while (!rest.empty()) {
    char c = rest.front();
    // No expression goes on behind these.
    if (StringRef(",=%").contains(c))
      operators = 0;
    if (c == '=' && last)
      defined = last;
    if (!llvm::isSpace(c) && !rest.starts_with("//"))
      last = nullptr;
    // An arrow and a comparison close nothing.
    if (rest.starts_with("->") || rest.starts_with(">=")) {
      rest = rest.drop_front(2);
    } else if (rest.starts_with("//")) {
      rest = rest.drop_until([](char c) { return c == '\n'; });
    } else if (c == '"') {
      skipString();
    } else if (c == '#' || c == '!') {
      readAlias();
    } else {
      operators += isOperator();
      line += c == '\n';
      if (StringRef("([{<").contains(c))
        enter(++levels, /*count=*/1);
      else if (StringRef(")]}>").contains(c) && levels > 0)
        --levels;
      rest = rest.drop_front();
    }
    if (most.depth > mostLevels)
      return "brackets are nested too deeply";
    if (most.count > mostBrackets)
      return "an alias stands for too much";
    if (operators > max::kMostParts)
      return "an expression is too long";
  }
  return std::nullopt;
}

OwningOpRef<ModuleOp> torch_max::parseModule(std::string_view text,
                                             StringRef bufferName,
                                             MLIRContext *context) {
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(text, bufferName);
  auto refuse = [&](unsigned line, StringRef reason) {
    emitError(FileLineColLoc::get(context, bufferName, line, /*column=*/1),
              reason);
    return nullptr;
  };
  // We write text only. Bytecode would go to another reader of MLIR.
  if (isBytecode(buffer->getMemBufferRef()))
    return refuse(/*line=*/1, "expected text, not bytecode");
  ExcessFinder finder(text);
  if (std::optional<StringRef> excess = finder.run())
    return refuse(finder.getLine(), *excess);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, context);
}

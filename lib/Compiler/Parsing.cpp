//===- Parsing.cpp - Text that is not trusted -----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parsing.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

/// The line in which brackets are nested deeper than ours ever are; 0 if there
/// is none. MLIR's parser is recursive, so that a text of many brackets would
/// end the process.
static unsigned findDeepLine(StringRef text) {
  constexpr unsigned most = 256;
  unsigned depth = 0, line = 1;
  while (!text.empty()) {
    char c = text.front();
    // An arrow and a comparison close nothing.
    if (text.starts_with("->") || text.starts_with(">=")) {
      text = text.drop_front(2);
      continue;
    }
    // A comment, or a string, which does not go on in the next line.
    if (text.starts_with("//"))
      text = text.drop_until([](char c) { return c == '\n'; });
    else
      text = text.drop_front();
    if (c == '"')
      while (!text.empty() && text.front() != '\n' && text.front() != '"')
        text = text.substr(text.front() == '\\' ? 2 : 1);
    if (c == '"' && text.starts_with("\""))
      text = text.drop_front();
    line += c == '\n';
    if (StringRef("([{<").contains(c) && ++depth > most)
      return line;
    if (StringRef(")]}>").contains(c) && depth > 0)
      --depth;
  }
  return 0;
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
  if (unsigned line = findDeepLine(text))
    return refuse(line, "brackets are nested too deeply");
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(sources, context);
}

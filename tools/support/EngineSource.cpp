//===- EngineSource.cpp - Graphs in files ---------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EngineSource.h"
#include "EngineGraphParser.h"
#include "torch-max/Compiler/Compiler.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace torch_max;

llvm::Expected<EngineGraph> torch_max::readEngineGraph(llvm::StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(file);
  if (!buffer)
    return llvm::createStringError("cannot read '" + file +
                                   "': " + buffer.getError().message());
  llvm::StringRef text = (*buffer)->getBuffer();
  if (isEngineGraph(text))
    return parseEngineGraph(text);

  CompileOptions options;
  options.bufferName = file == "-" ? "<stdin>" : file.str();
  CompileResult result = compileToEngineIR(text, {}, options);
  if (result.succeeded)
    return std::move(result.graph);
  std::string message = "'" + options.bufferName + "' cannot be compiled:";
  for (const Diagnostic &diagnostic : result.diagnostics) {
    message += "\n  ";
    if (diagnostic.line)
      message += diagnostic.file + ":" + std::to_string(diagnostic.line) + ": ";
    if (!diagnostic.op.empty())
      message += "'" + diagnostic.op + "': ";
    message += diagnostic.message;
  }
  return llvm::createStringError(message);
}

int torch_max::reportError(llvm::StringRef tool, llvm::Error error) {
  llvm::errs() << tool << ": error: " << llvm::toString(std::move(error))
               << "\n";
  return 1;
}

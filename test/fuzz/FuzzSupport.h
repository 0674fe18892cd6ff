//===- FuzzSupport.h - What the targets share -------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TEST_FUZZ_FUZZSUPPORT_H
#define TORCH_MAX_TEST_FUZZ_FUZZSUPPORT_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "torch-max/Compiler/Registration.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorHandling.h"

#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace torch_max::fuzz {

inline mlir::DialectRegistry makeRegistry() {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  return registry;
}

/// A context with our dialects that prints nothing. One for each input: what a
/// context has seen stays in it.
struct QuietContext {
  QuietContext()
      : context(makeRegistry(), mlir::MLIRContext::Threading::DISABLED),
        handler(&context, [](mlir::Diagnostic &) { return mlir::success(); }) {
    context.loadAllAvailableDialects();
  }

  mlir::MLIRContext context;
  mlir::ScopedDiagnosticHandler handler;
};

/// A file that holds the input, in memory.
class MemoryFile {
public:
  explicit MemoryFile(llvm::StringRef bytes)
      : fd(memfd_create("input", MFD_CLOEXEC)) {
    if (fd < 0 || write(fd, bytes.data(), bytes.size()) !=
                      static_cast<ssize_t>(bytes.size()))
      llvm::report_fatal_error("no file can be made in memory");
  }
  MemoryFile(const MemoryFile &) = delete;
  ~MemoryFile() { close(fd); }

  std::string getPath() const { return "/proc/self/fd/" + std::to_string(fd); }

private:
  int fd;
};

/// For what has to hold whatever the input is.
inline void require(bool condition, const char *what) {
  if (!condition)
    llvm::report_fatal_error(what);
}

} // namespace torch_max::fuzz

#endif // TORCH_MAX_TEST_FUZZ_FUZZSUPPORT_H

//===- Targets.h - What is fed with hostile input ---------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One function for each reader of untrusted bytes. It returns whatever the
// bytes are: a message about them is fine, a crash is a bug. libFuzzer makes
// the bytes (Main.cpp), and the unit tests replay the committed ones.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TEST_FUZZ_TARGETS_H
#define TORCH_MAX_TEST_FUZZ_TARGETS_H

#include "llvm/ADT/StringRef.h"

namespace torch_max::fuzz {

/// The torch dialect or the max dialect, through the whole compiler.
void compileIR(llvm::StringRef input);
/// The max dialect, emitted without any pass.
void emitIR(llvm::StringRef input);
/// Either dialect, explained op by op.
void explainIR(llvm::StringRef input);
/// Expressions for the sizes of arguments, as a frontend gives them.
void compileSizes(llvm::StringRef input);
/// MAX graph IR, and made-up tensors for it.
void readGraph(llvm::StringRef input);
/// A `.npy` file.
void readArray(llvm::StringRef input);
/// An archive of a store.
void importArchive(llvm::StringRef input);
/// What a store knows about an entry.
void readEntry(llvm::StringRef input);

struct Target {
  /// That of its corpus and, after `fuzz-`, that of its program.
  llvm::StringRef name;
  void (*run)(llvm::StringRef input);
};

inline constexpr Target targets[] = {
    {"compile", compileIR},      {"emit", emitIR},
    {"explain", explainIR},      {"sizes", compileSizes},
    {"engine-graph", readGraph}, {"npy", readArray},
    {"archive", importArchive},  {"entry", readEntry}};

} // namespace torch_max::fuzz

#endif // TORCH_MAX_TEST_FUZZ_TARGETS_H

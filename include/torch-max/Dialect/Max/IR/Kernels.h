//===- Kernels.h - The registry of kernels ----------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What mojo_kernels/kernels.toml says about each kernel. Passes ask this table
// for a kernel's properties.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_KERNELS_H
#define TORCH_MAX_DIALECT_MAX_IR_KERNELS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace torch_max::max {

/// Who compiles a kernel.
enum class KernelLibrary {
  /// The engine, with each graph.
  Engine,
  /// Precompiled, a library for each family.
  Mojo,
  /// Precompiled in C++, on oneDNN.
  OneDnn,
  /// PyTorch, which the bindings call.
  Torch,
};

struct KernelOption {
  llvm::StringLiteral name = "";
  /// If the option is a word: the words, separated by `|`.
  llvm::StringLiteral words = "";
  unsigned count = 1;
};

struct KernelInfo {
  static constexpr unsigned kMaxOptions = 12;

  llvm::StringLiteral name;
  KernelLibrary library;
  /// The element types of its first operand, separated by spaces.
  llvm::StringLiteral types;
  KernelOption options[kMaxOptions];
  unsigned numOptions;
  bool canFail;
  bool isElementwise;
  /// The kernel that does the same in its first operand's memory; empty if
  /// there is none.
  llvm::StringLiteral inPlace;
  /// The function of its library, if it is precompiled.
  llvm::StringLiteral symbol;
  /// The last results and operands may be optional. A kernel without results
  /// writes into its first operand.
  unsigned minResults, maxResults, minOperands, maxOperands;

  bool isNative() const { return library != KernelLibrary::Engine; }
  /// The name of the constant that holds its address in a graph:
  /// `kernel/<library>/<symbol>`.
  std::string getAddressName() const;
  bool takes(mlir::Type elementType) const;
  bool hasOption(llvm::StringRef option) const;
  /// The options of a call as numbers, in the order of the registry. Integers
  /// and bools are themselves, floats are encoded by their bits, words by their
  /// position in the list of words. Options that are not given are 0. Fails if
  /// the kernel does not have an option, and sets `unknown` to its name.
  mlir::FailureOr<llvm::SmallVector<int64_t>>
  encode(mlir::DictionaryAttr parameters, llvm::StringRef &unknown) const;
};

/// The kernel of this name; null if the registry does not have it.
const KernelInfo *lookupKernel(llvm::StringRef name);

/// All kernels, sorted by name.
llvm::ArrayRef<KernelInfo> getKernels();

} // namespace torch_max::max

#endif // TORCH_MAX_DIALECT_MAX_IR_KERNELS_H

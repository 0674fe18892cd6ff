//===- SymbolicShape.h - Sizes as symbolic expressions ----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_SYMBOLICSHAPE_H
#define TORCH_MAX_DIALECT_MAX_IR_SYMBOLICSHAPE_H

#include "torch-max/Dialect/Max/IR/MaxDialect.h"

namespace torch_max::max {

/// Gives the sizes of several tensors as expressions that can be compared and
/// combined: within one scope, a symbol's name always has the same number.
class SymbolScope {
public:
  explicit SymbolScope(mlir::MLIRContext *context) : context(context) {}

  mlir::AffineExpr getSymbol(mlir::StringAttr name);
  mlir::AffineExpr getConstant(int64_t value);

  /// The sizes of a tensor. A dynamic size that no `#max.dims` describes is
  /// unknown: it equals no other size. The ops' verifiers refuse such tensors,
  /// but type inference may see them before.
  llvm::SmallVector<mlir::AffineExpr> getSizes(mlir::RankedTensorType type);
  llvm::SmallVector<mlir::AffineExpr> getSizes(DimsAttr dims);

  mlir::AffineExpr simplify(mlir::AffineExpr expr) const;
  /// Whether two sizes are known to be equal.
  bool areEqual(mlir::AffineExpr lhs, mlir::AffineExpr rhs) const;
  /// Whether there are as many of both, and all are known to be equal.
  bool areEqual(llvm::ArrayRef<mlir::AffineExpr> lhs,
                llvm::ArrayRef<mlir::AffineExpr> rhs) const;

  /// The product of sizes.
  mlir::AffineExpr getProduct(llvm::ArrayRef<mlir::AffineExpr> sizes) const;
  /// `lhs / rhs` if it is known to leave no remainder; else null.
  mlir::AffineExpr divideExactly(mlir::AffineExpr lhs,
                                 mlir::AffineExpr rhs) const;

  /// The size that two broadcast sizes give; null if they are not known to fit.
  mlir::AffineExpr broadcast(mlir::AffineExpr lhs, mlir::AffineExpr rhs) const;

  /// The attribute for a list of sizes, none of which is unknown.
  DimsAttr getDims(llvm::ArrayRef<mlir::AffineExpr> sizes) const;
  /// The canonical tensor type: static where it can be, an encoding only where
  /// there is a symbol, and none if a size is unknown.
  mlir::RankedTensorType getType(llvm::ArrayRef<mlir::AffineExpr> sizes,
                                 mlir::Type elementType) const;

  /// Prints a size with its symbols' names.
  std::string toString(mlir::AffineExpr expr) const;
  std::string toString(llvm::ArrayRef<mlir::AffineExpr> sizes) const;

private:
  /// A symbol that equals no other.
  mlir::AffineExpr getUnknown();
  bool isUnknown(mlir::AffineExpr size) const;

  mlir::MLIRContext *context;
  llvm::SmallVector<mlir::StringAttr> symbols;
};

/// Whether an expression is a quotient or a remainder.
bool isDivision(mlir::AffineExpr expr);

/// Brings sizes and the names of their symbols into the normal form of
/// `#max.dims`.
void canonicalizeSizes(llvm::SmallVectorImpl<mlir::StringAttr> &symbols,
                       llvm::SmallVectorImpl<mlir::AffineExpr> &sizes);

/// The normal form of a size with so many symbols: the normal form of it is the
/// form itself.
mlir::AffineExpr simplifySize(mlir::AffineExpr expr, unsigned numSymbols);

/// Prints `expr`, whose symbols have the given names, in the syntax of
/// `#max.dims`.
void printSize(llvm::raw_ostream &os, mlir::AffineExpr expr,
               llvm::ArrayRef<mlir::StringAttr> symbols);

} // namespace torch_max::max

#endif // TORCH_MAX_DIALECT_MAX_IR_SYMBOLICSHAPE_H

//===- SizeExpr.h - Symbolic sizes in plain C++ -----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_COMPILER_SIZEEXPR_H
#define TORCH_MAX_COMPILER_SIZEEXPR_H

#include <cstdint>
#include <memory>
#include <string>

namespace torch_max {

/// An immutable expression over constants and numbered symbols, for hosts that
/// have no MLIR. Symbol 3 is `s3` in IR.
class SizeExpr {
public:
  enum class Kind { Constant, Symbol, Add, Mul, FloorDiv, Mod };

  static SizeExpr constant(int64_t value);
  static SizeExpr symbol(unsigned number);
  static SizeExpr binary(Kind kind, const SizeExpr &lhs, const SizeExpr &rhs);

  Kind getKind() const { return node->kind; }
  /// The value of a constant, or the number of a symbol.
  int64_t getNumber() const { return node->number; }
  SizeExpr getLhs() const { return SizeExpr(node->lhs); }
  SizeExpr getRhs() const { return SizeExpr(node->rhs); }

  /// Such as `1 + (2 * s0)`, in the syntax of affine expressions.
  std::string str() const;

private:
  struct Node {
    Kind kind;
    int64_t number;
    std::shared_ptr<const Node> lhs, rhs;
  };
  explicit SizeExpr(std::shared_ptr<const Node> node) : node(std::move(node)) {}

  std::shared_ptr<const Node> node;
};

} // namespace torch_max

#endif // TORCH_MAX_COMPILER_SIZEEXPR_H

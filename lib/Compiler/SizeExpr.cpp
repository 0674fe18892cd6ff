//===- SizeExpr.cpp - Symbolic sizes in plain C++ -------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Compiler/SizeExpr.h"

using namespace torch_max;

SizeExpr SizeExpr::constant(int64_t value) {
  return SizeExpr(
      std::make_shared<Node>(Node{Kind::Constant, value, nullptr, nullptr}));
}

SizeExpr SizeExpr::symbol(unsigned number) {
  return SizeExpr(
      std::make_shared<Node>(Node{Kind::Symbol, number, nullptr, nullptr}));
}

SizeExpr SizeExpr::binary(Kind kind, const SizeExpr &lhs, const SizeExpr &rhs) {
  return SizeExpr(std::make_shared<Node>(Node{kind, 0, lhs.node, rhs.node}));
}

std::string SizeExpr::str() const {
  auto operand = [](const SizeExpr &expr) {
    return expr.node->lhs ? "(" + expr.str() + ")" : expr.str();
  };
  auto binary = [&](const char *sign) {
    return operand(getLhs()) + sign + operand(getRhs());
  };
  switch (getKind()) {
  case Kind::Constant:
    return std::to_string(getNumber());
  case Kind::Symbol:
    return "s" + std::to_string(getNumber());
  case Kind::Add:
    return binary(" + ");
  case Kind::Mul:
    return binary(" * ");
  case Kind::FloorDiv:
    return binary(" floordiv ");
  case Kind::Mod:
    return binary(" mod ");
  }
  return "";
}

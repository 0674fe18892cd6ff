//===- CompileSizes.cpp - Expressions that a frontend gives for sizes -----===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Targets.h"
#include "torch-max/Compiler/Compiler.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Endian.h"

using namespace torch_max;
using llvm::StringRef;

static uint8_t takeByte(StringRef &input) {
  uint8_t byte = input.front();
  input = input.drop_front();
  return byte;
}

/// A program for a stack of expressions, one byte for each step.
void fuzz::compileSizes(StringRef input) {
  std::vector<ArgumentInfo> arguments(2);
  llvm::SmallVector<SizeExpr> stack;
  while (!input.empty()) {
    uint8_t step = takeByte(input);
    if (step < 0x40) {
      stack.push_back(SizeExpr::symbol(step % 4));
    } else if (step < 0x80) {
      stack.push_back(SizeExpr::constant(step - 0x60));
    } else if (step < 0x90 && input.size() >= 8) {
      stack.push_back(SizeExpr::constant(
          static_cast<int64_t>(llvm::support::endian::read64le(input.data()))));
      input = input.drop_front(8);
    } else if (step < 0xe0 && stack.size() >= 2) {
      constexpr SizeExpr::Kind kinds[] = {
          SizeExpr::Kind::Add, SizeExpr::Kind::Mul, SizeExpr::Kind::FloorDiv,
          SizeExpr::Kind::Mod};
      SizeExpr rhs = stack.pop_back_val(), lhs = stack.pop_back_val();
      stack.push_back(SizeExpr::binary(kinds[step % 4], lhs, rhs));
    } else if (step < 0xf0 && !stack.empty()) {
      arguments[step % 2].sizes.push_back(stack.pop_back_val());
    } else if (!input.empty()) {
      ArgumentInfo &argument = arguments[step % 2];
      argument.updatedBy = static_cast<int8_t>(takeByte(input));
      argument.weight.assign(step % 4 == 2, 'w');
    }
  }
  compileToEngineIR(
      "func.func @main(%x: !torch.vtensor<[?,?],f32>, %y: "
      "!torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {\n"
      "  %0 = torch.aten.mm %x, %y : !torch.vtensor<[?,?],f32>, "
      "!torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>\n"
      "  return %0 : !torch.vtensor<[?,?],f32>\n"
      "}",
      arguments);
}

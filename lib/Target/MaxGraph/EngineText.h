//===- EngineText.h - How the engine spells types and numbers --*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_LIB_TARGET_MAXGRAPH_ENGINETEXT_H
#define TORCH_MAX_LIB_TARGET_MAXGRAPH_ENGINETEXT_H

#include "torch-max/Dialect/Max/IR/MaxDialect.h"
#include "torch-max/Runtime/GraphSignature.h"

#include <string>

namespace torch_max {

/// `f32`, `si64`, `bool`
std::string elementTypeText(mlir::Type type);

/// `!mo.tensor<[b, 64], f32>`
std::string tensorTypeText(mlir::Type type);

/// The type of `count` integers: `!mo.tensor<[2], si64>`
std::string integersType(size_t count);

/// `type`, or `(type, type)`
std::string joinTypes(llvm::ArrayRef<std::string> types);

/// The type of memory that the graph may write to, from that of its contents.
std::string bufferText(llvm::StringRef tensorType);

/// A size in the engine's parameter arithmetic: `mul_no_wrap(b, 2)`
std::string sizeText(mlir::AffineExpr size,
                     llvm::ArrayRef<mlir::StringAttr> symbols);

/// `#mosh<ape[b, 64]> : !mosh.ape`
std::string shapeText(max::DimsAttr dims);

/// The sizes of a tensor.
max::DimsAttr getDims(mlir::RankedTensorType type);

/// The number of an element type of the max dialect.
DType getDType(mlir::Type elementType);

/// A tensor of a graph with these symbols.
TensorSignature describeTensor(llvm::StringRef name, mlir::Type type,
                               llvm::ArrayRef<std::string> symbols);

/// Writes a float that reads back as the same bits. The engine's parser takes
/// the same spellings as MLIR's: a decimal number, or the bits in hexadecimal.
void writeFloat(llvm::raw_ostream &os, const llvm::APFloat &value);

} // namespace torch_max

#endif // TORCH_MAX_LIB_TARGET_MAXGRAPH_ENGINETEXT_H

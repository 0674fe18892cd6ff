//===- MaxDialect.h - The max dialect ---------------------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_H
#define TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "torch-max/Dialect/Max/IR/MaxDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "torch-max/Dialect/Max/IR/MaxAttributes.h.inc"

#include "torch-max/Dialect/Max/IR/MaxInterfaces.h.inc"

namespace torch_max::max {

/// The names of the function argument attributes: an argument's sizes, the
/// number of the result that replaces its value when the function returns, and
/// the name of a weight.
inline constexpr llvm::StringLiteral kSizesAttrName = "max.sizes";
inline constexpr llvm::StringLiteral kUpdatedByAttrName = "max.updated_by";
inline constexpr llvm::StringLiteral kWeightAttrName = "max.weight";

/// Whether the engine has this element type.
bool isElementType(mlir::Type type);

/// The type constraints of the ops.
bool isTensor(mlir::Type type);
bool isBoolTensor(mlir::Type type);
bool isIntTensor(mlir::Type type);
bool isFloatTensor(mlir::Type type);
bool isNumberTensor(mlir::Type type);
bool isCondition(mlir::Type type);

/// Marks ops that compute each element of the result only from the operands'
/// elements at the same index, after broadcasting.
template <typename OpTy>
class Elementwise : public mlir::OpTrait::TraitBase<OpTy, Elementwise> {};

/// Marks ops that broadcast operands of different shapes to a common one.
template <typename OpTy>
class BroadcastsOperands
    : public mlir::OpTrait::TraitBase<OpTy, BroadcastsOperands> {};

} // namespace torch_max::max

#define GET_OP_CLASSES
#include "torch-max/Dialect/Max/IR/MaxOps.h.inc"

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_H

//===- MaxOps.td - Ops of the max dialect ------------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD

include "torch-max/Dialect/Max/IR/MaxCreationOps.td"
include "torch-max/Dialect/Max/IR/MaxElementwiseOps.td"
include "torch-max/Dialect/Max/IR/MaxNeuralNetworkOps.td"
include "torch-max/Dialect/Max/IR/MaxShapeOps.td"
include "torch-max/Dialect/Max/IR/MaxControlFlowOps.td"
include "torch-max/Dialect/Max/IR/MaxKernelOps.td"

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD

//===- MaxControlFlowOps.td - Branches and loops -----------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXCONTROLFLOWOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXCONTROLFLOWOPS_TD

include "torch-max/Dialect/Max/IR/MaxOpBase.td"

def Max_Condition : Max_TensorOf<"isCondition", "tensor<i1>">;

def Max_IfOp : Max_RegionOp<"if", [NoRegionArguments, RecursivelySpeculatable]> {
  let summary = "runs one of two regions and gives its results";
  let description = [{
    ```mlir
    %0 = max.if %condition : tensor<i1> -> (tensor<3xf32>) {
      %1 = max.negative %x : (tensor<3xf32>) -> tensor<3xf32>
      max.yield %1 : tensor<3xf32>
    } else {
      max.yield %x : tensor<3xf32>
    }
    ```
  }];
  let arguments = (ins Max_Condition:$condition);
  let results = (outs Variadic<Max_Tensor>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let assemblyFormat = [{
    $condition `:` type($condition) (`->` `(` type($results)^ `)`)?
    $thenRegion `else` $elseRegion attr-dict
  }];
}

def Max_WhileOp : Max_RegionOp<"while", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "runs a region as long as a condition holds";
  let description = [{
    The first condition is an operand. Each run of the region takes the current
    values as arguments, and ends with the next condition and the next values.
    The last values are the results. The op is not speculatable, as the loop may
    not end.

    ```mlir
    %0 = max.while %condition iter(%x) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32> {
    ^bb0(%value: tensor<3xf32>):
      ...
      max.continue %again iter(%next) : tensor<i1>, tensor<3xf32>
    }
    ```
  }];
  let arguments = (ins Max_Condition:$condition, Variadic<Max_Tensor>:$inits);
  let results = (outs Variadic<Max_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $condition `iter` `(` $inits `)` `:` functional-type(operands, results) $body attr-dict
  }];
}

def Max_YieldOp : Op<Max_Dialect, "yield", [
    Pure, ReturnLike, Terminator, ParentOneOf<["IfOp", "SequenceOp"]>]> {
  let summary = "ends a region of `max.if` or `max.sequence`";
  let arguments = (ins Variadic<Max_Tensor>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def Max_ContinueOp : Op<Max_Dialect, "continue", [
    Pure, Terminator, HasParent<"WhileOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "ends the region of `max.while`";
  let arguments = (ins Max_Condition:$condition, Variadic<Max_Tensor>:$values);
  let assemblyFormat = [{
    $condition `iter` `(` $values `)` attr-dict `:` type(operands)
  }];
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXCONTROLFLOWOPS_TD

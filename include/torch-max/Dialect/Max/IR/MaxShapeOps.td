//===- MaxShapeOps.td - Ops that move elements -------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXSHAPEOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXSHAPEOPS_TD

include "torch-max/Dialect/Max/IR/MaxOpBase.td"

def Max_ReshapeOp
    : Max_Op<"reshape", [AllElementTypesMatch<["input", "result"]>]> {
  let summary = "the same elements, in the same order, in another shape";
  let arguments = (ins Max_Tensor:$input);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def Max_RebindOp
    : Max_Op<"rebind", [AllElementTypesMatch<["input", "result"]>], Max_CanFail> {
  let summary = "the same tensor with other names for its sizes";
  let description = [{
    For sizes that must be equal but are not known to be. The engine compares
    them when the graph runs, and the run ends with an error if they differ. The
    op is therefore not speculatable; an unused one is removed.
  }];
  let arguments = (ins Max_Tensor:$input);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Max_BroadcastToOp
    : Max_Op<"broadcast_to", [AllElementTypesMatch<["input", "result"]>]> {
  let summary = "repeats axes of size 1, and adds axes in front";
  let arguments = (ins Max_Tensor:$input);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Max_TransposeOp : Max_Op<"transpose", [InferTypeOpAdaptor]> {
  let summary = "axis i of the result is axis permutation[i] of the input";
  let arguments = (ins Max_Tensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = [{
    $input `by` $permutation attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Max_SliceOp : Max_Op<"slice", [InferTypeOpAdaptor]> {
  let summary = "elements start, start + step, ... below stop, along each axis";
  let description = [{
    Starts and stops lie within the axis; steps are positive. The verifier checks
    constant bounds. Symbolic bounds are the caller's precondition.
  }];
  let arguments = (ins Max_Tensor:$input, Max_DimsAttr:$starts,
                       Max_DimsAttr:$stops, DenseI64ArrayAttr:$steps);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = [{
    $input `from` $starts `to` $stops `step` $steps attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Max_PadOp : Max_Op<"pad", [InferTypeOpAdaptor]> {
  let summary = "pads with zeros before and after each axis";
  let arguments = (ins Max_FloatTensor:$input, DenseI64ArrayAttr:$before,
                       DenseI64ArrayAttr:$after);
  let results = (outs Max_FloatTensor:$result);
  let hasFolder = 1;
}

def Max_ConcatOp : Max_Op<"concat", [InferTypeOpAdaptor]> {
  let summary = "concatenates tensors along an axis";
  let arguments = (ins Variadic<Max_Tensor>:$inputs, I64Attr:$axis);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXSHAPEOPS_TD

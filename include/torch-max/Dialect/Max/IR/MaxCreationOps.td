//===- MaxCreationOps.td - Constants, weights and sizes ----*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXCREATIONOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXCREATIONOPS_TD

include "mlir/IR/BuiltinAttributes.td"
include "torch-max/Dialect/Max/IR/MaxOpBase.td"

def Max_ConstantOp : Max_Op<"constant", [ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let summary = "a tensor given by its elements";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Max_WeightOp : Max_Op<"weight"> {
  let summary = "a tensor that the host binds by name when the model is loaded";
  let description = [{
    The engine may convert it to a packed layout when it is bound. Its sizes are
    static.

    ```mlir
    %w = max.weight "w0" : tensor<768x64xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = "$name attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Max_ShapeToTensorOp : Max_Op<"shape_to_tensor", [InferTypeOpAdaptor]> {
  let summary = "sizes as a tensor of si64";
  let arguments = (ins Max_DimsAttr:$shape);
  let results = (outs Max_IntTensor:$result);
  let assemblyFormat = "$shape attr-dict `:` type($result)";
}

def Max_RangeOp : Max_EngineOp<"range", "rmo.mo.range", [AllElementTypesMatch<["start", "stop", "step", "result"]>]> {
  let summary = "start, start + step, ... up to but not including stop";
  let description = [{
    The three operands have rank 0. The result's type gives the number of
    elements; the engine does not check it against the operands.
  }];
  let arguments = (ins Max_NumberTensor:$start, Max_NumberTensor:$stop, Max_NumberTensor:$step);
  let results = (outs Max_NumberTensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Has unknown effects, so that it is not removed if its result is unused: types
// of other tensors may still use the symbol that it defines.
class Max_SizeNamingOp<string mnemonic>
    : Op<Max_Dialect, mnemonic, [Max_SizeNamingOpInterface]> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let results = (outs Max_IntTensor:$result);
  let hasVerifier = 1;
}

def Max_NonzeroOp : Max_SizeNamingOp<"nonzero"> {
  let summary = "the indices of the true elements, one row for each";
  let arguments = (ins Max_BoolTensor:$input);
}

def Max_IotaOp : Max_SizeNamingOp<"iota"> {
  let summary = "0, 1, ... up to but not including a number";
  let description = [{
    Turns a number that the graph computes into a size.

    ```mlir
    %0 = max.iota %n : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
    ```
  }];
  let arguments = (ins Max_IntTensor:$count);
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXCREATIONOPS_TD

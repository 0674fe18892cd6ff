//===- MaxNeuralNetworkOps.td - Softmax and products -------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXNEURALNETWORKOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXNEURALNETWORKOPS_TD

include "torch-max/Dialect/Max/IR/MaxOpBase.td"

class Max_AlongAxisOp<string mnemonic, string engineName, Type operandType = Max_FloatTensor>
    : Max_InferredEngineOp<mnemonic, engineName,
        "inferAlongAxis(location, adaptor.getInput(), adaptor.getAxis(), types)"> {
  let arguments = (ins operandType:$input, I64Attr:$axis);
  let results = (outs operandType:$result);
}

def Max_SoftmaxOp : Max_AlongAxisOp<"softmax", "rmo.mo.reduce.softmax"> {
  let summary = "softmax along an axis";
  let description = [{
    If the largest element along the axis is NaN or infinite, all elements of the
    result along the axis are NaN.
  }];
}
def Max_LogSoftmaxOp : Max_AlongAxisOp<"log_softmax", "rmo.mo.reduce.logsoftmax"> {
  let summary = "log of softmax along an axis";
  let description = [{
    If the largest element along the axis is NaN or infinite, all elements of the
    result along the axis are NaN.
  }];
}

def Max_MatmulOp : Max_InferredEngineOp<"matmul", "rmo.matmul",
    "inferMatmul(location, adaptor.getLhs(), adaptor.getRhs(), types)"> {
  let summary = "matrix product over the last two axes";
  let description = "Both operands have rank 2 or more; leading axes broadcast.";
  let arguments = (ins Max_NumberTensor:$lhs, Max_NumberTensor:$rhs);
  let results = (outs Max_NumberTensor:$result);
}

def Max_ConvOp : Max_Op<"conv", [InferTypeOpAdaptor]> {
  let hasCanonicalizeMethod = 1;
  let summary = "convolution over two or three axes";
  let description = [{
    The input is [batch, sizes..., channels], the filter [sizes..., channels of
    a group, filters]. The input is padded with zeros; `paddings` has the numbers
    before and after the first axis, then before and after the second, and so
    on. Each group of filters reads its own group of channels. Products of f16
    and bf16 are accumulated in f32 and rounded once.

    ```mlir
    %y = max.conv %x, %f {strides = array<i64: 2, 2>, dilations = array<i64: 1, 1>,
                          paddings = array<i64: 1, 1, 1, 1>}
      : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x4x4x16xf32>
    ```
  }];
  let arguments = (ins Max_FloatTensor:$input, Max_FloatTensor:$filter,
                       DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
                       DenseI64ArrayAttr:$paddings,
                       DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "1">:$groups);
  let results = (outs Max_FloatTensor:$result);
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXNEURALNETWORKOPS_TD

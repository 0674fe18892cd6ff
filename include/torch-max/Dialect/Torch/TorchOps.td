//===- TorchOps.td - Hand-written ops of the torch dialect --*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_TORCH_TORCHOPS
#define TORCH_MAX_DIALECT_TORCH_TORCHOPS

include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "torch-max/Dialect/Torch/TorchTypes.td"

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

class Torch_ConstantOp<string kind, Attr attr, Type type, string resultType>
    : Torch_Op<"constant." # kind, [ConstantLike, Pure]> {
  let summary = "a constant of type " # kind;
  let arguments = (ins attr:$value);
  let results = (outs type:$result);
  let builders = [OpBuilder<(ins attr.storageType:$value), [{
    build($_builder, $_state, ::torch_max::torch::}] # resultType #
    [{Type::get($_builder.getContext()), value);
  }]>];
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
}

def Torch_ConstantIntOp : Torch_ConstantOp<"int", I64Attr, AnyTorchInt, "Int">;
def Torch_ConstantFloatOp : Torch_ConstantOp<"float", F64Attr, AnyTorchFloat, "Float">;
def Torch_ConstantBoolOp : Torch_ConstantOp<"bool", BoolAttr, AnyTorchBool, "Bool">;
def Torch_ConstantStrOp : Torch_ConstantOp<"str", StrAttr, AnyTorchString, "String">;
def Torch_ConstantDeviceOp : Torch_ConstantOp<"device", StrAttr, AnyTorchDevice, "Device">;

def Torch_ConstantNoneOp : Torch_Op<"constant.none", [ConstantLike, Pure]> {
  let summary = "None";
  let results = (outs Type<Torch_Is<"None">, "none">:$result);
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
}

def Torch_ConstantNumberOp : Torch_Op<"constant.number", [Pure]> {
  let summary = "a constant int or float of type number";
  let arguments = (ins AnyAttr:$value);
  let results = (outs Type<Torch_Is<"Number">, "number">:$result);
  let hasCustomAssemblyFormat = 1;
}

def Torch_ValueTensorLiteralOp : Torch_Op<"vtensor.literal", [ConstantLike, Pure]> {
  let summary = "a tensor given by its elements";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTorchTensor:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($result)";
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Containers
//===----------------------------------------------------------------------===//

def Torch_PrimListConstructOp : Torch_Op<"prim.ListConstruct", [Pure]> {
  let summary = "a list of values";
  let arguments = (ins Variadic<AnyTorchType>:$elements);
  let results = (outs AnyTorchList:$result);
  let assemblyFormat = "$elements attr-dict `:` functional-type(operands, results)";
}

def Torch_PrimListUnpackOp : Torch_Op<"prim.ListUnpack", [Pure]> {
  let summary = "the elements of a list";
  let arguments = (ins AnyTorchList:$operand);
  let results = (outs Variadic<AnyTorchType>:$results);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($results)";
}

def Torch_PrimTupleConstructOp : Torch_Op<"prim.TupleConstruct", [Pure]> {
  let summary = "a tuple of values";
  let arguments = (ins Variadic<AnyTorchType>:$elements);
  let results = (outs Type<Torch_Is<"Tuple">, "tuple">:$result);
  let assemblyFormat = [{
    $elements attr-dict (`:` type($elements)^)? `->` type($result)
  }];
}

def Torch_DerefineOp : Torch_Op<"derefine", [Pure]> {
  let summary = "the same value with a wider type";
  let arguments = (ins AnyTorchType:$operand);
  let results = (outs AnyTorchType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

//===----------------------------------------------------------------------===//
// Ops that torch-mlir has no definition for, and symbolic sizes
//===----------------------------------------------------------------------===//

def Torch_OperatorOp : Torch_Op<"operator"> {
  let summary = "an op that torch-mlir does not know, by name";
  let arguments = (ins StrAttr:$name, Variadic<AnyTorchType>:$arguments);
  let results = (outs Variadic<AnyTorchType>:$results);
  let assemblyFormat = [{
    $name `(` $arguments `)` attr-dict `:` functional-type($arguments, $results)
  }];
}

def Torch_SymbolicIntOp : Torch_Op<"symbolic_int", [Pure]> {
  let summary = "a named size";
  let arguments = (ins StrAttr:$symbol_name, I64Attr:$min_val, I64Attr:$max_val);
  let results = (outs AnyTorchInt:$result);
  let assemblyFormat = [{
    $symbol_name ` ` `{` `min_val` `=` $min_val `,` `max_val` `=` $max_val `}` attr-dict `:` type($result)
  }];
}

def Torch_BindSymbolicShapeOp : Torch_Op<"bind_symbolic_shape"> {
  let summary = "says which sizes a tensor has";
  let arguments = (ins AnyTorchTensor:$operand, Variadic<AnyTorchInt>:$shape_symbols,
                       AffineMapAttr:$shape_expressions);
  let assemblyFormat = [{
    $operand `,` `[` $shape_symbols `]` `,` $shape_expressions attr-dict `:` type($operand)
  }];
}

include "torch-max/Dialect/Torch/GeneratedTorchOps.td"

#endif // TORCH_MAX_DIALECT_TORCH_TORCHOPS

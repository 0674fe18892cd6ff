//===- TorchOps.td - Hand-written torch ops ----------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_TORCH_IR_TORCHOPS_TD
#define TORCH_MAX_DIALECT_TORCH_IR_TORCHOPS_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "torch-max/Dialect/Torch/IR/TorchTypes.td"

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
  let description = "It has no text of its own, as in torch-mlir.";
  let arguments = (ins AnyAttr:$value);
  let results = (outs Type<Torch_Is<"Number">, "number">:$result);
}

def Torch_ValueTensorLiteralOp : Torch_Op<"vtensor.literal", [ConstantLike, Pure]> {
  let summary = "a tensor given by its elements";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTorchTensor:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
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
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = [{
    $name `(` $arguments `)` attr-dict `:` functional-type($arguments, $results) $bodies
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
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

def Torch_PrimIfOp : Torch_Op<"prim.If"> {
  let summary = "the results of one of two regions";
  let arguments = (ins AnyTorchBool:$condition);
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let assemblyFormat = [{
    $condition custom<ArrowTypes>(type($results)) $thenRegion `else` $elseRegion attr-dict
  }];
}

def Torch_PrimIfYieldOp
    : Torch_Op<"prim.If.yield", [Terminator, HasParent<"PrimIfOp">]> {
  let summary = "ends a region of `torch.prim.If`";
  let arguments = (ins Variadic<AnyTorchType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

def Torch_PrimLoopOp : Torch_Op<"prim.Loop"> {
  let summary = "runs a region a number of times, as long as a condition holds";
  let arguments = (ins AnyTorchInt:$maxTripCount, AnyTorchBool:$initialCondition,
                       Variadic<AnyTorchType>:$iterArgsInit);
  let results = (outs Variadic<AnyTorchType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $maxTripCount `,` $initialCondition `,` `init` `(` $iterArgsInit `)` $region
    attr-dict `:` functional-type(operands, results)
  }];
}

def Torch_PrimLoopConditionOp
    : Torch_Op<"prim.Loop.condition", [Terminator, HasParent<"PrimLoopOp">]> {
  let summary = "ends the region of `torch.prim.Loop`";
  let arguments = (ins AnyTorchBool:$shouldContinue, Variadic<AnyTorchType>:$iterArgs);
  let assemblyFormat = [{
    $shouldContinue `,` `iter` `(` ($iterArgs^ `:` type($iterArgs))? `)` attr-dict
  }];
}

//===----------------------------------------------------------------------===//
// Calls that the compiler does not look into
//===----------------------------------------------------------------------===//

// The frontend makes them; the importer writes them as `torch.operator`. Their
// operands are tensors, then the dynamic sizes of their results, in order.
class Torch_OpaqueCallOp<string mnemonic, list<Trait> traits = []>
    : Torch_Op<mnemonic, traits> {
  let results = (outs Variadic<AnyTorchValueTensor>:$results);
}

def Torch_CallTorchOp : Torch_OpaqueCallOp<"max.call_torch"> {
  let summary = "a part of the graph that PyTorch computes";
  let description = [{
    The first operand and the first result hold the address of what one run of
    the graph needs: a call passes it on to the next one.
  }];
  let arguments = (ins Variadic<AnyTorchType>:$arguments, I64Attr:$region);
  let assemblyFormat = [{
    $region `(` $arguments `)` attr-dict `:` functional-type($arguments, $results)
  }];
}

def Torch_InlineOp : Torch_OpaqueCallOp<"max.inline"> {
  let summary = "ops of the engine, as text";
  let description = [{
    See `max.inline`. The sizes of the text stand before those of the results.
  }];
  let arguments = (ins Variadic<AnyTorchType>:$arguments, StrAttr:$text);
  let assemblyFormat = [{
    $text `(` $arguments `)` attr-dict `:` functional-type($arguments, $results)
  }];
}

//===----------------------------------------------------------------------===//
// Ops without a lowering whose text the fallback hook cannot read
//===----------------------------------------------------------------------===//

def Torch_NonValueTensorLiteralOp : Torch_Op<"tensor.literal"> {
  let summary = "a tensor that may be written, given by its elements";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTorchTensor:$result);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($result)";
}

class Torch_CopyOp<string mnemonic, Type from, Type to>
    : Torch_Op<mnemonic, [TypesMatchWith<
          "sizes and dtype must be the same", "result", "operand",
          "::torch_max::torch::getOtherTensorType($_self)">]> {
  let arguments = (ins from:$operand);
  let results = (outs to:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}
def Torch_CopyToValueTensorOp
    : Torch_CopyOp<"copy.to_vtensor", AnyTorchNonValueTensor, AnyTorchValueTensor> {
  let summary = "what a tensor holds now";
}
def Torch_CopyToNonValueTensorOp
    : Torch_CopyOp<"copy.to_tensor", AnyTorchValueTensor, AnyTorchNonValueTensor> {
  let summary = "a tensor that may be written, with these elements";
}

def Torch_OverwriteTensorContentsOp : Torch_Op<"overwrite.tensor.contents"> {
  let summary = "writes a tensor";
  let arguments = (ins AnyTorchValueTensor:$value, AnyTorchNonValueTensor:$overwritten);
  let assemblyFormat = [{
    $value `overwrites` $overwritten attr-dict `:` type($value) `,` type($overwritten)
  }];
}

def Torch_TensorStaticInfoCastOp : Torch_Op<"tensor_static_info_cast", [Pure]> {
  let summary = "the same tensor, of which more or less is known";
  let arguments = (ins AnyTorchTensor:$operand);
  let results = (outs AnyTorchTensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}

include "torch-max/Dialect/Torch/IR/GeneratedTorchOps.td"

#endif // TORCH_MAX_DIALECT_TORCH_IR_TORCHOPS_TD

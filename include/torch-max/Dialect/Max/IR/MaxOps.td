//===- MaxOps.td - Ops of the max dialect ------------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD

include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "torch-max/Dialect/Max/IR/MaxDialect.td"
include "torch-max/Dialect/Max/IR/MaxInterfaces.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class Max_TensorOf<string predicate, string what>
    : Type<CPred<"::torch_max::max::" # predicate # "($_self)">, what,
           "::mlir::RankedTensorType">;

def Max_Tensor : Max_TensorOf<"isTensor",
  "ranked tensor of f16, bf16, f32, f64, si8 to si64, ui8 to ui64 or i1, whose dynamic sizes are in a #max.dims">;
def Max_BoolTensor : Max_TensorOf<"isBoolTensor", "tensor of i1">;
def Max_IntTensor : Max_TensorOf<"isIntTensor", "tensor of a signed or unsigned integer type">;
def Max_FloatTensor : Max_TensorOf<"isFloatTensor", "tensor of a floating-point type">;
def Max_NumberTensor : Max_TensorOf<"isNumberTensor", "tensor of an integer or floating-point type">;

//===----------------------------------------------------------------------===//
// Classes of ops
//===----------------------------------------------------------------------===//

// An op that may end the run with an error. It has no effect on memory, so an
// unused one is removed and equal ones are merged. `getSpeculatability` says
// whether it may run where the program would not have run it.
def Max_CanFail : TraitList<[
    NoMemoryEffect, DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;

class Max_Op<string mnemonic, list<Trait> traits = [], Trait effects = Pure>
    : Op<Max_Dialect, mnemonic, !listconcat([effects], traits)> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}

// An op that the emitter prints by name alone.
class Max_EngineOp<string mnemonic, string engineName, list<Trait> traits = [],
                   Trait effects = Pure>
    : Max_Op<mnemonic, !listconcat([Max_EngineOpInterface], traits), effects> {
  string getName = "static ::llvm::StringRef getEngineName() { return \"" # engineName # "\"; }";
  let extraClassDeclaration = getName;
}

// An op whose result type follows from its operands and attributes by the C++
// function `infer`.
class Max_InferredEngineOp<string mnemonic, string engineName, string infer,
                           list<Trait> traits = [], Trait effects = Pure>
    : Max_EngineOp<mnemonic, engineName, !listconcat([InferTypeOpAdaptor], traits), effects> {
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *, std::optional<::mlir::Location> location,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return }] # infer # [{;
    }
  }];
}

// Each element of the result is computed from the operands' elements at the same
// place, or from those that are broadcast to it.
def Max_Elementwise : NativeOpTrait<"Elementwise"> {
  let cppNamespace = "::torch_max::max";
}

class Max_UnaryOp<string mnemonic, string engineName, Type operandType = Max_FloatTensor>
    : Max_InferredEngineOp<mnemonic, engineName,
                           "inferSameAs(adaptor.getInput(), types)", [Max_Elementwise]> {
  let arguments = (ins operandType:$input);
  let results = (outs operandType:$result);
}

class Max_PredicateOp<string mnemonic, string engineName>
    : Max_InferredEngineOp<mnemonic, engineName,
                           "inferPredicate(adaptor.getInput(), types)", [Max_Elementwise]> {
  let arguments = (ins Max_FloatTensor:$input);
  let results = (outs Max_BoolTensor:$result);
}

// Operands of different shapes are broadcast to a common one.
def Max_BroadcastsOperands : NativeOpTrait<"BroadcastsOperands"> {
  let cppNamespace = "::torch_max::max";
}

class Max_BinaryOp<string mnemonic, string engineName, Type operandType = Max_NumberTensor,
                   Trait effects = Pure>
    : Max_InferredEngineOp<mnemonic, engineName,
                           "inferBroadcast(location, adaptor.getOperands(), types)",
                           [Max_Elementwise, Max_BroadcastsOperands], effects> {
  let arguments = (ins operandType:$lhs, operandType:$rhs);
  let results = (outs operandType:$result);
}

class Max_DivisionOp<string mnemonic, string engineName>
    : Max_BinaryOp<mnemonic, engineName, Max_NumberTensor, Max_CanFail> {
  let description = [{
    A quotient of integers is rounded towards zero; a remainder has the sign of
    the divisor.

    An integer division by zero, or of the smallest integer by -1, ends the
    process. A division of integers is therefore not speculatable, unless the
    divisor is a constant without 0 and -1. The op has no effect on memory: an
    unused division is removed.
  }];
}

class Max_CompareOp<string mnemonic, string engineName>
    : Max_InferredEngineOp<mnemonic, engineName,
                           "inferComparison(location, adaptor.getOperands(), types)",
                           [Max_Elementwise, Max_BroadcastsOperands]> {
  let arguments = (ins Max_Tensor:$lhs, Max_Tensor:$rhs);
  let results = (outs Max_BoolTensor:$result);
}

class Max_AlongAxisOp<string mnemonic, string engineName, Type operandType = Max_FloatTensor>
    : Max_InferredEngineOp<mnemonic, engineName,
        "inferAlongAxis(location, adaptor.getInput(), adaptor.getAxis(), types)"> {
  let arguments = (ins operandType:$input, I64Attr:$axis);
  let results = (outs operandType:$result);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

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
    The engine may pack it once and for all. Its sizes are static.

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
    elements, which the engine takes as the truth.
  }];
  let arguments = (ins Max_NumberTensor:$start, Max_NumberTensor:$stop, Max_NumberTensor:$step);
  let results = (outs Max_NumberTensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Without known effects, so that an unused one is not removed: types name its
// size where nothing reads its values.
class Max_SizeNamingOp<string mnemonic>
    : Op<Max_Dialect, mnemonic, [Max_SizeNamingOpInterface]> {
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let results = (outs Max_IntTensor:$result);
  let hasVerifier = 1;
}

def Max_NonzeroOp : Max_SizeNamingOp<"nonzero"> {
  let summary = "the indices of the elements that are true, a row each";
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

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

def Max_AbsOp : Max_UnaryOp<"abs", "rmo.mo.abs", Max_NumberTensor> { let summary = "|x|"; }
def Max_AtanhOp : Max_UnaryOp<"atanh", "rmo.mo.atanh"> { let summary = "inverse hyperbolic tangent"; }
def Max_CeilOp : Max_UnaryOp<"ceil", "rmo.mo.ceil"> { let summary = "round up"; }
def Max_CosOp : Max_UnaryOp<"cos", "rmo.mo.cos"> { let summary = "cosine"; }
def Max_ErfOp : Max_UnaryOp<"erf", "rmo.mo.erf"> { let summary = "error function"; }
def Max_ExpOp : Max_UnaryOp<"exp", "rmo.mo.exp"> { let summary = "e to the power of x"; }
def Max_FloorOp : Max_UnaryOp<"floor", "rmo.mo.floor"> { let summary = "round down"; }
def Max_GeluOp : Max_UnaryOp<"gelu", "rmo.mo.gelu"> { let summary = "Gaussian error linear unit, exact"; }
def Max_GeluTanhOp : Max_UnaryOp<"gelu_tanh", "rmo.mo.gelu_tanh"> { let summary = "Gaussian error linear unit, by the tanh formula"; }
def Max_LogOp : Max_UnaryOp<"log", "rmo.mo.log"> { let summary = "natural logarithm"; }
def Max_Log1pOp : Max_UnaryOp<"log1p", "rmo.mo.log1p"> { let summary = "log(1 + x)"; }
def Max_NegativeOp : Max_UnaryOp<"negative", "rmo.mo.negative", Max_NumberTensor> { let summary = "-x"; }
def Max_NotOp : Max_UnaryOp<"not", "rmo.mo.not", Max_BoolTensor> { let summary = "logical not"; let hasFolder = 1; }
def Max_ReluOp : Max_UnaryOp<"relu", "rmo.mo.relu", Max_NumberTensor> { let summary = "max(x, 0); NaN for NaN"; }
def Max_RoundOp : Max_UnaryOp<"round", "rmo.mo.round"> { let summary = "round to the nearest integer, half to even"; }
def Max_RsqrtOp : Max_UnaryOp<"rsqrt", "rmo.mo.rsqrt"> { let summary = "1 / sqrt(x)"; }
def Max_SigmoidOp : Max_UnaryOp<"sigmoid", "rmo.mo.sigmoid"> { let summary = "1 / (1 + exp(-x))"; }
def Max_SiluOp : Max_UnaryOp<"silu", "rmo.mo.silu"> { let summary = "x * sigmoid(x)"; }
def Max_SinOp : Max_UnaryOp<"sin", "rmo.mo.sin"> { let summary = "sine"; }
def Max_SqrtOp : Max_UnaryOp<"sqrt", "rmo.mo.sqrt"> { let summary = "square root"; }
def Max_TanhOp : Max_UnaryOp<"tanh", "rmo.mo.tanh"> { let summary = "hyperbolic tangent"; }
def Max_TruncOp : Max_UnaryOp<"trunc", "rmo.mo.trunc"> { let summary = "round towards zero"; }

def Max_IsInfOp : Max_PredicateOp<"is_inf", "rmo.mo.is_inf"> { let summary = "whether x is infinite"; let hasFolder = 1; }
def Max_IsNanOp : Max_PredicateOp<"is_nan", "rmo.mo.is_nan"> { let summary = "whether x is not a number"; let hasFolder = 1; }

def Max_AddOp : Max_BinaryOp<"add", "rmo.add"> { let summary = "x + y"; let hasFolder = 1; }
def Max_DivOp : Max_DivisionOp<"div", "rmo.div"> { let summary = "x / y"; }
def Max_MaxOp : Max_BinaryOp<"max", "rmo.max"> { let summary = "the larger of two; NaN only if both are"; }
def Max_MinOp : Max_BinaryOp<"min", "rmo.min"> { let summary = "the smaller of two; NaN only if both are"; }
def Max_ModOp : Max_DivisionOp<"mod", "rmo.mod"> { let summary = "remainder with the sign of y"; }
def Max_MulOp : Max_BinaryOp<"mul", "rmo.mul"> { let summary = "x * y"; let hasFolder = 1; }
def Max_SubOp : Max_BinaryOp<"sub", "rmo.sub"> { let summary = "x - y"; let hasFolder = 1; }

def Max_AndOp : Max_BinaryOp<"and", "rmo.and", Max_BoolTensor> { let summary = "logical and"; }
def Max_OrOp : Max_BinaryOp<"or", "rmo.or", Max_BoolTensor> { let summary = "logical or"; }
def Max_XorOp : Max_BinaryOp<"xor", "rmo.xor", Max_BoolTensor> { let summary = "logical exclusive or"; }

def Max_EqualOp : Max_CompareOp<"equal", "rmo.equal"> { let summary = "x == y"; let hasFolder = 1; }
def Max_GreaterOp : Max_CompareOp<"greater", "rmo.greater"> { let summary = "x > y"; let hasFolder = 1; }
def Max_GreaterEqualOp : Max_CompareOp<"greater_equal", "rmo.greater_equal"> { let summary = "x >= y"; let hasFolder = 1; }
def Max_NotEqualOp : Max_CompareOp<"not_equal", "rmo.not_equal"> { let summary = "x != y"; let hasFolder = 1; }

def Max_SelectOp : Max_InferredEngineOp<"select", "rmo.select",
    "inferSelect(location, adaptor.getCondition(), adaptor.getX(), adaptor.getY(), types)",
    [Max_Elementwise, Max_BroadcastsOperands]> {
  let summary = "x where the condition holds, else y";
  let arguments = (ins Max_BoolTensor:$condition, Max_Tensor:$x, Max_Tensor:$y);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
}

def Max_CastOp : Max_EngineOp<"cast", "mo.cast", [Max_Elementwise]> {
  let summary = "the same values in another element type";
  let description = [{
    Floats are rounded towards zero to integers, and what the integer type does
    not hold wraps. To i1, a cast is not defined: compare with zero.
  }];
  let arguments = (ins Max_Tensor:$input);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

def Max_SoftmaxOp : Max_AlongAxisOp<"softmax", "rmo.mo.reduce.softmax"> {
  let summary = "softmax along an axis";
  let description = "NaN all along the axis where its largest element is NaN or infinite.";
}
def Max_LogSoftmaxOp : Max_AlongAxisOp<"log_softmax", "rmo.mo.reduce.logsoftmax"> {
  let summary = "log of softmax along an axis";
  let description = "NaN all along the axis where its largest element is NaN or infinite.";
}

//===----------------------------------------------------------------------===//
// Linear algebra
//===----------------------------------------------------------------------===//

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
    a group, filters]. Paddings are zeros, given as before and after for each
    axis in turn. Each group of filters reads its own group of channels. Narrow
    floats are multiplied and added up in f32, and rounded once.

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

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

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
    Starts and stops lie within the axis; steps are positive.
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
  let summary = "zeros before and after the tensor, along each axis";
  let arguments = (ins Max_FloatTensor:$input, DenseI64ArrayAttr:$before,
                       DenseI64ArrayAttr:$after);
  let results = (outs Max_FloatTensor:$result);
  let hasFolder = 1;
}

def Max_ConcatOp : Max_Op<"concat", [InferTypeOpAdaptor]> {
  let summary = "tensors one after the other along an axis";
  let arguments = (ins Variadic<Max_Tensor>:$inputs, I64Attr:$axis);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

def Max_Condition : Max_TensorOf<"isCondition", "tensor<i1>">;

// Regions see the values around the op. The op has the effects of the ops in its
// regions.
class Max_RegionOp<string mnemonic, list<Trait> traits = []>
    : Op<Max_Dialect, mnemonic, !listconcat([
          RecursiveMemoryEffects, SingleBlock,
          DeclareOpInterfaceMethods<RegionBranchOpInterface>], traits)>;

def Max_IfOp : Max_RegionOp<"if", [NoRegionArguments, RecursivelySpeculatable]> {
  let summary = "the results of one of two regions; only that one runs";
  let description = [{
    ```mlir
    %0 = max.if %condition : tensor<i1> -> (tensor<3xf32>) {
      %1 = max.neg %x : (tensor<3xf32>) -> tensor<3xf32>
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
    The first condition is an operand; each run of the region gives the next
    one, and new values for those that it is given. The last values are the
    results. The op is not speculatable, as the loop may not end.

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

//===----------------------------------------------------------------------===//
// Kernels of ours
//===----------------------------------------------------------------------===//

def Max_CustomOp : Max_Op<"custom", [], Max_CanFail> {
  let summary = "a kernel of mojo_kernels/";
  let description = [{
    The name is `family.kernel`; the family is a folder of mojo_kernels/ and the
    package that the engine is given. Parameters (integers, bools, strings) are
    known when the kernel is compiled.

    The registry, mojo_kernels/kernels.toml, says which kernels can raise an
    error, which then ends the run; a kernel that is not in the registry may
    raise. A call that can raise is not speculatable. No kernel has an effect on
    memory: an unused call is removed, even if it would have raised.

    ```mlir
    %v, %i = max.custom "sorting.sort"(%x) with {descending = true}
      : (tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xsi64>)
    ```
  }];
  let arguments = (ins StrAttr:$kernel, Variadic<Max_Tensor>:$inputs,
                       OptionalAttr<DictionaryAttr>:$parameters);
  let results = (outs Variadic<Max_Tensor>:$outputs);
  let assemblyFormat = [{
    $kernel `(` $inputs `)` (`with` $parameters^)? attr-dict `:` functional-type($inputs, $outputs)
  }];
  let extraClassDeclaration = [{
    /// Whether the kernel can raise an error.
    bool canFail();
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Max_SequenceOp : Max_RegionOp<"sequence", [NoRegionArguments, RecursivelySpeculatable]> {
  let summary = "precompiled kernels, one after the other";
  let description = [{
    The engine calls one kernel, which calls those of the region. So the engine
    has one call to compile, and tensors that only these kernels read are not
    its concern. All sizes are numbers. The region holds only calls and
    reshapes, and yields only results of its calls.

    ```mlir
    %0 = max.sequence -> (tensor<8x6xf32>) {
      %1 = max.custom "linear.matmul"(%x, %w0) : ...
      %2 = max.custom "linear.matmul"(%1, %w1) : ...
      max.yield %2 : tensor<8x6xf32>
    }
    ```
  }];
  let results = (outs Variadic<Max_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`->` `(` type($results) `)` $body attr-dict";
  let extraClassDeclaration = [{
    /// The kernel that the engine calls.
    static constexpr ::llvm::StringLiteral kKernel = "sequence.run";

    /// Whether the engine's call has a tensor from outside of the region as an
    /// operand. It finds weights in a table, and small constants are a part of
    /// what it is told to do.
    static bool isOperand(::mlir::Value value);
  }];
  let hasVerifier = 1;
}

def Max_UpdateOp : Op<Max_Dialect, "update", [
    AllTypesMatch<["destination", "result"]>, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "a kernel of mojo_kernels/ that writes into memory of the caller's";
  let description = [{
    The destination is an argument of the function that nothing else reads, but
    for the ops that store to it before; it has changed when the function
    returns. The result is what it holds then.

    ```mlir
    %new = max.update "indexing.scatter_in_place" of %cache(%i, %x, %shapes, %rule) with {op = "set"}
      : (tensor<1x2x16x8xf32>, tensor<1xsi64>, tensor<16xf32>, tensor<12xsi64>, tensor<5xsi64>)
      -> tensor<1x2x16x8xf32>
    ```
  }];
  let arguments = (ins StrAttr:$kernel, Max_Tensor:$destination, Variadic<Max_Tensor>:$inputs,
                       OptionalAttr<DictionaryAttr>:$parameters);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = [{
    $kernel `of` $destination `(` $inputs `)` (`with` $parameters^)? attr-dict
    `:` functional-type(operands, $result)
  }];
  let extraClassDeclaration = [{
    /// Whether each size is a number or a name, as in the engine's signature.
    /// An argument with other sizes is converted before its first use, which
    /// memory cannot be.
    static bool hasPlainSizes(::mlir::Value destination);
  }];
  let hasVerifier = 1;
}

def Max_StoreOp : Op<Max_Dialect, "store", [
    AllTypesMatch<["value", "destination", "result"]>, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "writes a tensor over an argument, in memory of the caller's";
  let description = [{
    The ops before this one read what the argument held before. Nothing but
    their operands orders stores to different arguments. The result is what the
    argument holds then: who reads it instead of the value spares the engine a
    tensor for the value.

    ```mlir
    %new = max.store %sum into %total : tensor<8x6xf32>
    ```
  }];
  let arguments = (ins Max_Tensor:$value, Max_Tensor:$destination);
  let results = (outs Max_Tensor:$result);
  let assemblyFormat = "$value `into` $destination attr-dict `:` type($value)";
  let hasVerifier = 1;
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXOPS_TD

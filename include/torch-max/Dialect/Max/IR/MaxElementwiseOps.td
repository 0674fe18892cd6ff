//===- MaxElementwiseOps.td - Elementwise ops --------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXELEMENTWISEOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXELEMENTWISEOPS_TD

include "torch-max/Dialect/Max/IR/MaxOpBase.td"

//===----------------------------------------------------------------------===//
// Classes of ops
//===----------------------------------------------------------------------===//

// Each element of the result depends only on the operands' elements at the same
// index, after broadcasting.
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

//===----------------------------------------------------------------------===//
// Ops
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
    A float is rounded towards zero to an integer; a value outside of the
    integer type's range wraps. A cast to i1 is not defined: compare with zero
    instead.
  }];
  let arguments = (ins Max_Tensor:$input);
  let results = (outs Max_Tensor:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXELEMENTWISEOPS_TD

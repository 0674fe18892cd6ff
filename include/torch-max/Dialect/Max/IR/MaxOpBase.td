//===- MaxOpBase.td - Types and classes of max ops ---------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXOPBASE_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXOPBASE_TD

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

// An op that the emitter prints from its name in the engine, without code of its
// own.
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

// An op whose regions use values from outside. It has the effects of the ops in
// its regions.
class Max_RegionOp<string mnemonic, list<Trait> traits = []>
    : Op<Max_Dialect, mnemonic, !listconcat([
          RecursiveMemoryEffects, SingleBlock,
          DeclareOpInterfaceMethods<RegionBranchOpInterface>], traits)>;

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXOPBASE_TD

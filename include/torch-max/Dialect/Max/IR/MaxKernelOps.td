//===- MaxKernelOps.td - Calls of kernels, writes to memory *- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXKERNELOPS_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXKERNELOPS_TD

include "torch-max/Dialect/Max/IR/MaxOpBase.td"

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

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXKERNELOPS_TD

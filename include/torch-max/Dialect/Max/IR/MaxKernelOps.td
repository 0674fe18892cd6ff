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
  let summary = "calls a kernel";
  let description = [{
    The name is `family.kernel`. The family is a folder of mojo_kernels/, which
    is compiled to a package that the engine loads. Parameters (integers, bools,
    strings) are known when the kernel is compiled.

    The registry, mojo_kernels/kernels.toml, says which kernels can raise an
    error; the error ends the run. A kernel that is not in the registry is
    assumed to raise. A call that can raise is not speculatable. No call has an
    effect on memory: an unused call is removed, even if it would have raised.

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

def Max_InlineOp : Max_Op<"inline", [], Max_CanFail> {
  let summary = "ops of the engine, as text";
  let description = [{
    For ops that the compiler does not look into. The emitter writes the text
    among the other ops of the graph, with these parts replaced:

    | part  | by |
    |-------|----|
    | `$x0` | the name of operand 0 |
    | `$X0` | the type of operand 0 |
    | `$r0` | the name of result 0, which the text defines |
    | `$R0` | the type of result 0 |
    | `$s0` | the first of the sizes, and so on |
    | `$n`  | a number that no other op of the graph has |
    | `$$`  | a dollar sign |

    ```mlir
    %0 = max.inline "$r0 = rmo.mo.tanh($x0) : ($X0) -> $R0"(%x) sizes <[s0] -> (s0)>
      : (tensor<?x8xf32, #max.dims<[s0] -> (s0, 8)>>) -> tensor<?x8xf32, #max.dims<[s0] -> (s0, 8)>>
    ```
  }];
  let arguments = (ins StrAttr:$text, Variadic<Max_Tensor>:$inputs, Max_DimsAttr:$sizes);
  let results = (outs Variadic<Max_Tensor>:$outputs);
  let assemblyFormat = [{
    $text `(` $inputs `)` `sizes` $sizes attr-dict `:` functional-type($inputs, $outputs)
  }];
  let extraClassDeclaration = [{
    /// The text, with each part replaced by what `replace` returns for its kind
    /// (the character after the dollar sign) and number. Fails if the op has no
    /// such part.
    ::llvm::FailureOr<std::string> expand(
        ::llvm::function_ref<std::string(char kind, unsigned number)> replace);
  }];
  let hasVerifier = 1;
}

def Max_SequenceOp : Max_RegionOp<"sequence", [NoRegionArguments, RecursivelySpeculatable]> {
  let summary = "calls precompiled kernels, one after the other";
  let description = [{
    The engine calls one kernel, which runs all calls of the region. The engine
    therefore compiles one call instead of several, and does not see the tensors
    between them. All sizes are static. The region contains only calls of
    precompiled kernels and reshapes, and yields only results of its calls.

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

    /// Whether a tensor from outside of the region becomes an operand of the
    /// engine's call. Weights do not, as the call finds them in a table; nor do
    /// small constants, which are part of the program that the call is given.
    static bool isOperand(::mlir::Value value);
  }];
  let hasVerifier = 1;
}

def Max_UpdateOp : Op<Max_Dialect, "update", [
    AllTypesMatch<["destination", "result"]>, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "calls a kernel that overwrites an argument of the function";
  let description = [{
    The destination is an argument of the function. Nothing else reads it, except
    for earlier `max.store`s to it. The kernel changes the caller's memory; the
    result is the destination's new value.

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
    /// Whether each size is a constant or a symbol, as the engine's signature
    /// requires. An argument with other sizes is rebound before its first use,
    /// and the rebound tensor is not the caller's memory.
    static bool hasPlainSizes(::mlir::Value destination);
  }];
  let hasVerifier = 1;
}

def Max_StoreOp : Op<Max_Dialect, "store", [
    AllTypesMatch<["value", "destination", "result"]>, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "overwrites an argument of the function with a tensor";
  let description = [{
    The op changes the caller's memory. Ops before it read the argument's old
    value. Stores to different arguments are ordered only by their operands. The
    result is the argument's new value: an op that reads the result instead of
    `value` spares the engine a separate buffer for `value`.

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

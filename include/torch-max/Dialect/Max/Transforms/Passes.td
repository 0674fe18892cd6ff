//===- Passes.td - Passes over the max dialect -------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_TD
#define TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def MaxUpdateInPlace : Pass<"max-update-in-place", "::mlir::func::FuncOp"> {
  let summary = "Writes into arguments instead of returning changed copies";
  let description = [{
    An argument says with `max.updated_by` which result takes its place. Where
    that result is the argument with some elements overwritten (a cache with one
    more token), and nothing else reads the argument, the kernel writes into the
    argument's own memory: a `max.update`. Where it is computed element by
    element (an optimizer's step), and what is read of the argument leads to it,
    it is stored over the argument: a `max.store`, from which what is computed
    further reads it; not in functions that can fail half-way. The function then
    returns nothing for such arguments. The attribute is dropped from all others.
  }];
}

def MaxSelectKernels : Pass<"max-select-kernels", "::mlir::func::FuncOp"> {
  let summary = "Gives heavy ops to precompiled kernels";
  let description = [{
    The engine compiles every kernel with each graph, which takes 25 s for a
    product of matrices, and gets some fusions around heavy kernels wrong. Here
    heavy ops become calls of kernels that exist already (`max.custom` of a
    kernel that the registry, `mojo_kernels/kernels.toml`, knows as
    precompiled). Ops that no such kernel takes stay as they are; without this
    pass, so do all.
  }];
}

def MaxSinkTransposes : Pass<"max-sink-transposes", "::mlir::func::FuncOp"> {
  let summary = "Moves transposes behind elementwise ops, where they cancel out";
  let description = [{
    A convolution has its channels last, torch's tensors have them second: each
    convolution stands between two transposes. An elementwise op on transposed
    tensors is the transpose of the op on the tensors themselves; moved behind
    it, the transpose meets that of the next convolution, and both are gone.
  }];
}

def MaxFuseRmsNorm : Pass<"max-fuse-rms-norm", "::mlir::func::FuncOp"> {
  let summary = "Recognizes RMS norm, which models write out, as one kernel";
  let description = [{
    torch has no op for RMS norm that models use: they multiply by the reciprocal
    square root of the mean square, and then by a factor for each column. Where
    nothing else reads what is in between, that becomes a call of a precompiled
    kernel. Casts between bf16 and f32 before, within and after it are part of
    the call: the kernel computes in f32 and rounds once, at the end.

    ```mlir
    %0 = max.mul %x, %x : ...
    %1 = max.custom "reduction.reduce"(%0) with {operation = "add", ...} : ...
    %2 = max.reshape %1 : ...
    %3 = max.div %2, %count : ...
    %4 = max.add %3, %epsilon : ...
    %5 = max.rsqrt %4 : ...
    %6 = max.mul %x, %5 : ...
    %7 = max.mul %gamma, %6 : ...
    // becomes
    %7 = max.custom "normalization.rms_norm"(%x, %gamma) with {epsilon = ...} : ...
    ```
  }];
}

def MaxFuseEpilogues : Pass<"max-fuse-epilogues", "::mlir::func::FuncOp"> {
  let summary = "Lets products and convolutions do what comes after them";
  let description = [{
    A scale and a bias for each column, a residual and an activation, in this
    order, become part of the call of a precompiled product or convolution,
    which applies them to a block of its result while that is in the cache.
    Casts between bf16 and f32 on the way change the type of the call's result:
    it computes in f32 and rounds once, at the end.

    ```mlir
    %0 = max.custom "linear.matmul"(%x, %w) : ...
    %1 = max.add %0, %bias : ...
    %2 = max.relu %1 : ...
    // becomes
    %2 = max.custom "linear.matmul"(%x, %w, %bias) with {activation = "relu", has_bias = true} : ...
    ```
  }];
}

def MaxGroupKernels : Pass<"max-group-kernels", "::mlir::func::FuncOp"> {
  let summary = "Lets the engine call several precompiled kernels as one";
  let description = [{
    The engine compiles a call of its own for each kernel and each combination
    of sizes, which takes about 0.1 s. Here calls with static sizes become
    `max.sequence`s, as long ones as the engine's ops between them allow:
    those that a call needs come before the sequence, and those that read its
    results come after it. Transposes and slices between two calls become calls
    of `copying.strided`.
  }];
}

def MaxPrepareForEmission : Pass<"max-prepare-for-emission", "::mlir::func::FuncOp"> {
  let summary = "Works around what the engine gets wrong";
  let description = [{
    The last pass before emission, and the only place where the engine's bugs
    are worked around. After it, the emitter prints one op for one op.

    - Ops that mean more than the engine's op of that name become several:
      comparisons, `tanh`, `sigmoid` and `relu` with NaN, softmax with
      infinities, casts of floats that do not fit, products over nothing.
    - Tensors are written out, by a kernel, between ops that the engine would
      fuse wrongly.
    - The signature has names in the place of expressions, loads of stored
      arguments are fenced, and tensors that only give a size are returned.

    `docs/EngineBugs.md` describes each bug, with the smallest graph that shows
    it. Running the pass twice gives right, but needlessly long IR.
  }];
}

#endif // TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_TD

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
    The attribute `max.updated_by` of an argument gives the number of the result
    that replaces the argument's value. The pass handles two kinds of results.

    - The result is the argument with some elements overwritten by a kernel, as a
      cache with one more token, and nothing else reads the argument. If the
      registry of kernels names a kernel that does the same in place, the call
      becomes a `max.update` of the argument.
    - The result is computed element by element, as in an optimizer's step, and
      all that is computed from the argument leads to the result. It becomes a
      `max.store` to the argument, which later elementwise ops read. This is not
      done in functions that can fail, as an error would leave some arguments
      changed and others not.

    The function no longer returns such results. The attribute is removed from
    all other arguments.
  }];
}

def MaxSelectKernels : Pass<"max-select-kernels", "::mlir::func::FuncOp"> {
  let summary = "Gives heavy ops to precompiled kernels";
  let description = [{
    The engine compiles every kernel with each graph, which takes 25 s for a
    product of matrices, and miscompiles some fusions around heavy kernels. This
    pass turns heavy ops into calls (`max.custom`) of kernels that are
    precompiled according to the registry, `mojo_kernels/kernels.toml`. An op
    that no such kernel supports stays as it is.
  }];
}

def MaxSinkTransposes : Pass<"max-sink-transposes", "::mlir::func::FuncOp"> {
  let summary = "Moves transposes behind elementwise ops, where they cancel out";
  let description = [{
    `max.conv` has the channels last, PyTorch's tensors have them second, so each
    convolution stands between two transposes. An elementwise op on transposed
    tensors equals the transpose of the op on the tensors themselves. Moved
    behind the op, the transpose meets the one of the next convolution, and the
    two cancel out.
  }];
}

def MaxFuseRmsNorm : Pass<"max-fuse-rms-norm", "::mlir::func::FuncOp"> {
  let summary = "Recognizes RMS norm, which models write out, as one kernel";
  let description = [{
    Models do not use a torch op for RMS norm: they multiply by the reciprocal
    square root of the mean square, and then by a factor for each column. If
    nothing else reads the intermediate results, these ops become a call of a
    precompiled kernel. Casts between bf16 and f32 before, within and after them
    become part of the call: the kernel computes in f32 and rounds once, at the
    end.

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
  let summary = "Fuses bias, residual and activation into products and convolutions";
  let description = [{
    A scale and a bias for each column, a residual and an activation, in this
    order, become part of the call of a precompiled product or convolution. The
    kernel applies them to a block of its result while the block is in the
    cache. Casts between bf16 and f32 among these ops change the type of the
    call's result: the kernel computes in f32 and rounds once, at the end.

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
  let summary = "Groups calls of precompiled kernels into sequences";
  let description = [{
    The engine compiles one call for each kernel and each combination of sizes,
    which takes about 0.1 s. This pass groups calls with static sizes into
    `max.sequence`s, which are as long as the engine's ops between the calls
    allow: ops that a call needs come before the sequence, and ops that read its
    results come after it. Transposes and slices between two calls become calls
    of `copying.strided`.
  }];
}

def MaxPrepareForEmission : Pass<"max-prepare-for-emission", "::mlir::func::FuncOp"> {
  let summary = "Works around the engine's bugs";
  let description = [{
    The last pass before emission, and the only place where the engine's bugs
    are worked around. After it, the emitter prints one op for one op.

    - Ops for which the engine's op gives other values in special cases become
      several ops: comparisons, `tanh`, `sigmoid` and `relu` of NaN, softmax of
      infinities, casts of floats out of range, products over an empty axis.
    - A kernel copies tensors between ops that the engine would fuse wrongly.
    - Expressions in the signature's sizes become names, loads of stored
      arguments are fenced, and tensors of which only the size is used are
      returned.

    `docs/EngineBugs.md` describes each bug, with the smallest graph that shows
    it. Running the pass twice gives correct, but needlessly long IR.
  }];
}

#endif // TORCH_MAX_DIALECT_MAX_TRANSFORMS_PASSES_TD

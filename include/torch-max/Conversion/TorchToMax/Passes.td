//===- Passes.td - Conversion of torch to max --------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_CONVERSION_TORCHTOMAX_PASSES
#define TORCH_MAX_CONVERSION_TORCHTOMAX_PASSES

include "mlir/Pass/PassBase.td"

def TorchToMax : Pass<"torch-to-max", "::mlir::ModuleOp"> {
  let summary = "Lowers the torch dialect to the max dialect";
  let description = [{
    Every op of the torch dialect is rewritten by the pattern of its family
    (`lib/Conversion/TorchToMax/<Family>.cpp`). What cannot be lowered is
    reported in full: each op at its own location with the reason that its
    pattern gave. Ops that fail only because an operand was not lowered are not
    blamed.

    Sizes: an argument's `max.sizes` attribute or a `torch.bind_symbolic_shape`
    names them; an unknown size of an argument that has neither gets a symbol of
    its own (`arg0_dim1`).
  }];
  let dependentDialects = ["::torch_max::max::MaxDialect", "::torch_max::torch::TorchDialect",
                           "::mlir::func::FuncDialect"];
}

#endif // TORCH_MAX_CONVERSION_TORCHTOMAX_PASSES

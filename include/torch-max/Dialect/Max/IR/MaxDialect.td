//===- MaxDialect.td - The max dialect ---------------------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_TD
#define TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/TensorEncoding.td"

def Max_Dialect : Dialect {
  let name = "max";
  let cppNamespace = "::torch_max::max";
  let summary = "Tensor programs as the MAX engine means them";
  let description = [{
    A small dialect over builtin ranked tensors. Each op has the meaning that
    the engine gives it; the conversion from the `torch` dialect resolves
    PyTorch's conventions (negative axes, dtype promotion, `alpha`, `keepdim`).

    A size that is not known when the graph is compiled is an expression over
    named symbols in the tensor type's encoding:
    `tensor<?x64xf32, #max.dims<[b] -> (b * 2, 64)>>`. Expressions have a normal
    form, so two types are equal if their sizes are known to be equal.

    The frontend describes a function's arguments by three attributes:
    `max.sizes` (a `#max.dims`) gives an argument's sizes, `max.weight` (a
    string) makes an argument a weight of that name, and `max.updated_by` (an
    integer) gives the number of the result that replaces the argument's value
    when the function returns.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let hasRegionArgAttrVerify = 1;
}

def Max_DimsAttr : AttrDef<Max_Dialect, "Dims",
    [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let mnemonic = "dims";
  let summary = "the sizes of a tensor, as expressions over named symbols";
  let description = [{
    One expression for each dimension, made of integers, symbols, `+`, `-`, `*`,
    `floordiv`, `ceildiv` and `mod`. The symbols that occur are listed first:

    ```mlir
    #max.dims<[b, s] -> (b, s floordiv 2, 64)>
    #max.dims<(2, 3)>
    ```

    The form is canonical: expressions are simplified, and the symbols are the
    ones that occur, in alphabetical order. The only builder brings any symbols
    and expressions into this form, as does the parser; the verifier refuses any
    other form. So equal sizes are equal attributes.
  }];
  let parameters = (ins
    ArrayRefParameter<"::mlir::StringAttr">:$symbols,
    ArrayRefParameter<"::mlir::AffineExpr">:$sizes
  );
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<::mlir::StringAttr>":$symbols,
                     "::llvm::ArrayRef<::mlir::AffineExpr>":$sizes), [{
      ::llvm::SmallVector<::mlir::StringAttr> used(symbols);
      ::llvm::SmallVector<::mlir::AffineExpr> simplified(sizes);
      canonicalizeSizes(used, simplified);
      return $_get($_ctxt, used, simplified);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // TORCH_MAX_DIALECT_MAX_IR_MAXDIALECT_TD

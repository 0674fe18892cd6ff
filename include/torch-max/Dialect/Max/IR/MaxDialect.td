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
    the engine gives it; what is peculiar to PyTorch (negative axes, dtype
    promotion, `alpha`, `keepdim`) ends in the conversion to this dialect.

    A size that is not known when the graph is compiled is an expression over
    named symbols. It stands in the tensor type's encoding:
    `tensor<?x64xf32, #max.dims<[b] -> (b * 2, 64)>>`. Equal sizes have equal
    expressions, so that two types are equal exactly if they are known to be.

    Two attributes on a function's arguments carry what the frontend knows:
    `max.sizes` (a `#max.dims`) gives an argument's sizes, and `max.weight` (a
    string) makes an argument a weight of that name.
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
    One expression a dimension: integers, symbols, `+`, `-`, `*`, `floordiv`,
    `ceildiv`, `mod`. The symbols that occur are listed first:

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

//===- TorchTypes.td - Types of the torch dialect ----------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_DIALECT_TORCH_IR_TORCHTYPES_TD
#define TORCH_MAX_DIALECT_TORCH_IR_TORCHTYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "torch-max/Dialect/Torch/IR/TorchDialect.td"

// Parsing and printing are by hand (TorchTypes.cpp), so there is no `mnemonic`.
class Torch_Type<string name, string typeMnemonic> : TypeDef<Torch_Dialect, name> {
  string mnemonicMethod = [{
    static constexpr ::llvm::StringLiteral getMnemonic() { return {"}] # typeMnemonic # [{"}; }
  }];
  let typeName = "torch." # typeMnemonic;
  let extraClassDeclaration = mnemonicMethod;
}

class Torch_AnyTensor<string name, string typeMnemonic, string what>
    : Torch_Type<name, typeMnemonic> {
  let summary = what;
  let description = [{
    `<[2,?],f32>`: sizes and dtype; `<*,f32>`: unknown rank; `unk`: unknown
    dtype; nothing at all if both are unknown. A third field is a sparse
    encoding.
  }];
  let parameters = (ins
    // Null if the rank is unknown.
    OptionalParameter<"::mlir::DenseI64ArrayAttr">:$optionalSizes,
    // Null if the dtype is unknown.
    OptionalParameter<"::mlir::Type">:$optionalDtype,
    OptionalParameter<"::mlir::Attribute">:$encoding
  );
  let extraClassDeclaration = mnemonicMethod # [{
    bool hasSizes() const { return getOptionalSizes() != nullptr; }
    ::llvm::ArrayRef<int64_t> getSizes() const {
      return getOptionalSizes().asArrayRef();
    }
  }];
}

def Torch_ValueTensorType
    : Torch_AnyTensor<"ValueTensor", "vtensor", "an immutable tensor">;
def Torch_NonValueTensorType
    : Torch_AnyTensor<"NonValueTensor", "tensor", "a tensor that may be written">;

def Torch_IntType : Torch_Type<"Int", "int"> { let summary = "a Python int, or a size"; }
def Torch_FloatType : Torch_Type<"Float", "float"> { let summary = "a Python float"; }
def Torch_BoolType : Torch_Type<"Bool", "bool"> { let summary = "a Python bool"; }
def Torch_NoneType : Torch_Type<"None", "none"> { let summary = "Python's None"; }
def Torch_StringType : Torch_Type<"String", "str"> { let summary = "a Python str"; }
def Torch_NumberType : Torch_Type<"Number", "number"> { let summary = "an int or a float"; }
def Torch_AnyType : Torch_Type<"Any", "any"> { let summary = "any value"; }
def Torch_DeviceType : Torch_Type<"Device", "Device"> { let summary = "a torch.device"; }
def Torch_GeneratorType : Torch_Type<"Generator", "Generator"> { let summary = "a torch.Generator"; }

class Torch_Wrapper<string name, string typeMnemonic, string what>
    : Torch_Type<name, typeMnemonic> {
  let summary = what;
  let parameters = (ins "::mlir::Type":$containedType);
}
def Torch_ListType : Torch_Wrapper<"List", "list", "a list">;
def Torch_OptionalType : Torch_Wrapper<"Optional", "optional", "a value or None">;

class Torch_Sequence<string name, string typeMnemonic, string what>
    : Torch_Type<name, typeMnemonic> {
  let summary = what;
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$containedTypes);
}
def Torch_TupleType : Torch_Sequence<"Tuple", "tuple", "a tuple">;
def Torch_UnionType : Torch_Sequence<"Union", "union", "one of several types">;

def Torch_DictType : Torch_Type<"Dict", "dict"> {
  let summary = "a dict";
  let parameters = (ins "::mlir::Type":$keyType, "::mlir::Type":$valueType);
}

//===----------------------------------------------------------------------===//
// Constraints that the generated ops use
//===----------------------------------------------------------------------===//

class Torch_Is<string name> : CPred<"::llvm::isa<::torch_max::torch::" # name # "Type>($_self)">;

def AnyTorchValueTensor : Type<Torch_Is<"ValueTensor">, "vtensor">;
def AnyTorchNonValueTensor : Type<Torch_Is<"NonValueTensor">, "non-value tensor">;
def AnyTorchTensor : Type<Or<[Torch_Is<"ValueTensor">, Torch_Is<"NonValueTensor">]>, "tensor">;
def AnyTorchInt
    : Type<Torch_Is<"Int">, "int">,
      BuildableType<"::torch_max::torch::IntType::get($_builder.getContext())">;
def AnyTorchFloat : Type<Torch_Is<"Float">, "float">;
def AnyTorchBool
    : Type<Torch_Is<"Bool">, "bool">,
      BuildableType<"::torch_max::torch::BoolType::get($_builder.getContext())">;
def AnyTorchString : Type<Torch_Is<"String">, "str">;
def AnyTorchDevice : Type<Torch_Is<"Device">, "device">;
def AnyTorchGenerator : Type<Torch_Is<"Generator">, "generator">;
def AnyTorchScalar
    : Type<Or<[Torch_Is<"Int">, Torch_Is<"Float">, Torch_Is<"Bool">, Torch_Is<"Number">]>, "scalar">;
def AnyTorchList : Type<Torch_Is<"List">, "list">;
// None, an optional, or what the optional would hold: the importer writes all three.
class Torch_OptionalOf<Type type>
    : Type<Or<[Torch_Is<"None">, Torch_Is<"Optional">, type.predicate]>,
           "optional " # type.summary>;
def AnyTorchType
    : Type<CPred<"::llvm::isa<::torch_max::torch::TorchDialect>($_self.getDialect())">,
           "any torch type">;

#endif // TORCH_MAX_DIALECT_TORCH_IR_TORCHTYPES_TD

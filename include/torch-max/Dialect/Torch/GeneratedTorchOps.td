//===- GeneratedTorchOps.td - Ops with a lowering ----------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by externals/scripts/generate_torch_ops.py from the lowerings in
// lib/Conversion/TorchToMax and torch's schemas. `make generate` makes it anew.
//
//===----------------------------------------------------------------------===//

class Torch_GeneratedOp<string mnemonic> : Torch_Op<mnemonic, [Pure]> {
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser,
                                         ::mlir::OperationState &state) {
      return parseUniformOp(parser, state);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      printUniformOp(*this, printer);
    }
  }];
}

def Torch_AtenAbsOp : Torch_GeneratedOp<"aten.abs"> {
  let summary = "`aten::abs(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAddIntOp : Torch_GeneratedOp<"aten.add.int"> {
  let summary = "`aten::add.int(int a, int b) -> int`";
  let arguments = (ins
    AnyTorchInt:$a,
    AnyTorchInt:$b
  );
  let results = (outs
    AnyTorchInt:$result
  );
}

def Torch_AtenAddScalarOp : Torch_GeneratedOp<"aten.add.Scalar"> {
  let summary = "`aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAddTensorOp : Torch_GeneratedOp<"aten.add.Tensor"> {
  let summary = "`aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAddmmOp : Torch_GeneratedOp<"aten.addmm"> {
  let summary = "`aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mat1,
    AnyTorchTensor:$mat2,
    AnyTorchScalar:$beta,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAliasOp : Torch_GeneratedOp<"aten.alias"> {
  let summary = "`aten::alias(Tensor(a) self) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAllDimOp : Torch_GeneratedOp<"aten.all.dim"> {
  let summary = "`aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAllOp : Torch_GeneratedOp<"aten.all"> {
  let summary = "`aten::all(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAmaxOp : Torch_GeneratedOp<"aten.amax"> {
  let summary = "`aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAminOp : Torch_GeneratedOp<"aten.amin"> {
  let summary = "`aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAnyDimOp : Torch_GeneratedOp<"aten.any.dim"> {
  let summary = "`aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAnyOp : Torch_GeneratedOp<"aten.any"> {
  let summary = "`aten::any(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArangeOp : Torch_GeneratedOp<"aten.arange"> {
  let summary = "`aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$end,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArangeStartOp : Torch_GeneratedOp<"aten.arange.start"> {
  let summary = "`aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$start,
    AnyTorchScalar:$end,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArangeStartStepOp : Torch_GeneratedOp<"aten.arange.start_step"> {
  let summary = "`aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$start,
    AnyTorchScalar:$end,
    AnyTorchScalar:$step,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArgmaxOp : Torch_GeneratedOp<"aten.argmax"> {
  let summary = "`aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArgminOp : Torch_GeneratedOp<"aten.argmin"> {
  let summary = "`aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAtanhOp : Torch_GeneratedOp<"aten.atanh"> {
  let summary = "`aten::atanh(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBaddbmmOp : Torch_GeneratedOp<"aten.baddbmm"> {
  let summary = "`aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$batch1,
    AnyTorchTensor:$batch2,
    AnyTorchScalar:$beta,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseAndTensorOp : Torch_GeneratedOp<"aten.bitwise_and.Tensor"> {
  let summary = "`aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseNotOp : Torch_GeneratedOp<"aten.bitwise_not"> {
  let summary = "`aten::bitwise_not(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseOrTensorOp : Torch_GeneratedOp<"aten.bitwise_or.Tensor"> {
  let summary = "`aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseXorTensorOp : Torch_GeneratedOp<"aten.bitwise_xor.Tensor"> {
  let summary = "`aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBmmOp : Torch_GeneratedOp<"aten.bmm"> {
  let summary = "`aten::bmm(Tensor self, Tensor mat2) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mat2
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCatOp : Torch_GeneratedOp<"aten.cat"> {
  let summary = "`aten::cat(Tensor[] tensors, int dim=0) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$tensors,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCeilOp : Torch_GeneratedOp<"aten.ceil"> {
  let summary = "`aten::ceil(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenClampOp : Torch_GeneratedOp<"aten.clamp"> {
  let summary = "`aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchScalar>:$min,
    Torch_OptionalOf<AnyTorchScalar>:$max
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCloneOp : Torch_GeneratedOp<"aten.clone"> {
  let summary = "`aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenContiguousOp : Torch_GeneratedOp<"aten.contiguous"> {
  let summary = "`aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=0) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCosOp : Torch_GeneratedOp<"aten.cos"> {
  let summary = "`aten::cos(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDetachOp : Torch_GeneratedOp<"aten.detach"> {
  let summary = "`aten::detach(Tensor(a) self) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDivScalarOp : Torch_GeneratedOp<"aten.div.Scalar"> {
  let summary = "`aten::div.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDivTensorOp : Torch_GeneratedOp<"aten.div.Tensor"> {
  let summary = "`aten::div.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDotOp : Torch_GeneratedOp<"aten.dot"> {
  let summary = "`aten::dot(Tensor self, Tensor tensor) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$tensor
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDropoutOp : Torch_GeneratedOp<"aten.dropout"> {
  let summary = "`aten::dropout(Tensor input, float p, bool train) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchFloat:$p,
    AnyTorchBool:$train
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenEmbeddingOp : Torch_GeneratedOp<"aten.embedding"> {
  let summary = "`aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$weight,
    AnyTorchTensor:$indices,
    AnyTorchInt:$padding_idx,
    AnyTorchBool:$scale_grad_by_freq,
    AnyTorchBool:$sparse
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenEqScalarOp : Torch_GeneratedOp<"aten.eq.Scalar"> {
  let summary = "`aten::eq.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenEqTensorOp : Torch_GeneratedOp<"aten.eq.Tensor"> {
  let summary = "`aten::eq.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenErfOp : Torch_GeneratedOp<"aten.erf"> {
  let summary = "`aten::erf(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenExpOp : Torch_GeneratedOp<"aten.exp"> {
  let summary = "`aten::exp(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenExpandOp : Torch_GeneratedOp<"aten.expand"> {
  let summary = "`aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    AnyTorchBool:$implicit
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFlattenUsingIntsOp : Torch_GeneratedOp<"aten.flatten.using_ints"> {
  let summary = "`aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$start_dim,
    AnyTorchInt:$end_dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFloorOp : Torch_GeneratedOp<"aten.floor"> {
  let summary = "`aten::floor(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFloordivIntOp : Torch_GeneratedOp<"aten.floordiv.int"> {
  let summary = "`aten::floordiv.int(int a, int b) -> int`";
  let arguments = (ins
    AnyTorchInt:$a,
    AnyTorchInt:$b
  );
  let results = (outs
    AnyTorchInt:$result
  );
}

def Torch_AtenFullLikeOp : Torch_GeneratedOp<"aten.full_like"> {
  let summary = "`aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$fill_value,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFullOp : Torch_GeneratedOp<"aten.full"> {
  let summary = "`aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
    AnyTorchScalar:$fill_value,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGatherOp : Torch_GeneratedOp<"aten.gather"> {
  let summary = "`aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchBool:$sparse_grad
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGeScalarOp : Torch_GeneratedOp<"aten.ge.Scalar"> {
  let summary = "`aten::ge.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGeTensorOp : Torch_GeneratedOp<"aten.ge.Tensor"> {
  let summary = "`aten::ge.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGeluBackwardOp : Torch_GeneratedOp<"aten.gelu_backward"> {
  let summary = "`aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchString:$approximate
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGeluOp : Torch_GeneratedOp<"aten.gelu"> {
  let summary = "`aten::gelu(Tensor self, *, str approximate='none') -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchString:$approximate
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGtScalarOp : Torch_GeneratedOp<"aten.gt.Scalar"> {
  let summary = "`aten::gt.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGtTensorOp : Torch_GeneratedOp<"aten.gt.Tensor"> {
  let summary = "`aten::gt.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexPutOp : Torch_GeneratedOp<"aten.index_put"> {
  let summary = "`aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$indices,
    AnyTorchTensor:$values,
    AnyTorchBool:$accumulate
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexSelectOp : Torch_GeneratedOp<"aten.index_select"> {
  let summary = "`aten::index_select(Tensor self, int dim, Tensor index) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIsinfOp : Torch_GeneratedOp<"aten.isinf"> {
  let summary = "`aten::isinf(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIsnanOp : Torch_GeneratedOp<"aten.isnan"> {
  let summary = "`aten::isnan(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLeScalarOp : Torch_GeneratedOp<"aten.le.Scalar"> {
  let summary = "`aten::le.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLeTensorOp : Torch_GeneratedOp<"aten.le.Tensor"> {
  let summary = "`aten::le.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLinearOp : Torch_GeneratedOp<"aten.linear"> {
  let summary = "`aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchTensor:$weight,
    Torch_OptionalOf<AnyTorchTensor>:$bias
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLog1pOp : Torch_GeneratedOp<"aten.log1p"> {
  let summary = "`aten::log1p(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogOp : Torch_GeneratedOp<"aten.log"> {
  let summary = "`aten::log(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogSoftmaxIntOp : Torch_GeneratedOp<"aten.log_softmax.int"> {
  let summary = "`aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogicalAndOp : Torch_GeneratedOp<"aten.logical_and"> {
  let summary = "`aten::logical_and(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogicalNotOp : Torch_GeneratedOp<"aten.logical_not"> {
  let summary = "`aten::logical_not(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogicalOrOp : Torch_GeneratedOp<"aten.logical_or"> {
  let summary = "`aten::logical_or(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLogicalXorOp : Torch_GeneratedOp<"aten.logical_xor"> {
  let summary = "`aten::logical_xor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLtScalarOp : Torch_GeneratedOp<"aten.lt.Scalar"> {
  let summary = "`aten::lt.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLtTensorOp : Torch_GeneratedOp<"aten.lt.Tensor"> {
  let summary = "`aten::lt.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaskedFillScalarOp : Torch_GeneratedOp<"aten.masked_fill.Scalar"> {
  let summary = "`aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mask,
    AnyTorchScalar:$value
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaskedFillTensorOp : Torch_GeneratedOp<"aten.masked_fill.Tensor"> {
  let summary = "`aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mask,
    AnyTorchTensor:$value
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMatmulOp : Torch_GeneratedOp<"aten.matmul"> {
  let summary = "`aten::matmul(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaxDimOp : Torch_GeneratedOp<"aten.max.dim"> {
  let summary = "`aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenMaxOp : Torch_GeneratedOp<"aten.max"> {
  let summary = "`aten::max(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaximumOp : Torch_GeneratedOp<"aten.maximum"> {
  let summary = "`aten::maximum(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMeanDimOp : Torch_GeneratedOp<"aten.mean.dim"> {
  let summary = "`aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchList>:$dim,
    AnyTorchBool:$keepdim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMeanOp : Torch_GeneratedOp<"aten.mean"> {
  let summary = "`aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMinDimOp : Torch_GeneratedOp<"aten.min.dim"> {
  let summary = "`aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenMinOp : Torch_GeneratedOp<"aten.min"> {
  let summary = "`aten::min(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMinimumOp : Torch_GeneratedOp<"aten.minimum"> {
  let summary = "`aten::minimum(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMmOp : Torch_GeneratedOp<"aten.mm"> {
  let summary = "`aten::mm(Tensor self, Tensor mat2) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mat2
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMulIntOp : Torch_GeneratedOp<"aten.mul.int"> {
  let summary = "`aten::mul.int(int a, int b) -> int`";
  let arguments = (ins
    AnyTorchInt:$a,
    AnyTorchInt:$b
  );
  let results = (outs
    AnyTorchInt:$result
  );
}

def Torch_AtenMulScalarOp : Torch_GeneratedOp<"aten.mul.Scalar"> {
  let summary = "`aten::mul.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMulTensorOp : Torch_GeneratedOp<"aten.mul.Tensor"> {
  let summary = "`aten::mul.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMvOp : Torch_GeneratedOp<"aten.mv"> {
  let summary = "`aten::mv(Tensor self, Tensor vec) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$vec
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNativeDropoutOp : Torch_GeneratedOp<"aten.native_dropout"> {
  let summary = "`aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchFloat:$p,
    Torch_OptionalOf<AnyTorchBool>:$train
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenNativeLayerNormOp : Torch_GeneratedOp<"aten.native_layer_norm"> {
  let summary = "`aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchList:$normalized_shape,
    Torch_OptionalOf<AnyTorchTensor>:$weight,
    Torch_OptionalOf<AnyTorchTensor>:$bias,
    AnyTorchFloat:$eps
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1,
    AnyTorchTensor:$result2
  );
}

def Torch_AtenNeScalarOp : Torch_GeneratedOp<"aten.ne.Scalar"> {
  let summary = "`aten::ne.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNeTensorOp : Torch_GeneratedOp<"aten.ne.Tensor"> {
  let summary = "`aten::ne.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNegOp : Torch_GeneratedOp<"aten.neg"> {
  let summary = "`aten::neg(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNewFullOp : Torch_GeneratedOp<"aten.new_full"> {
  let summary = "`aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    AnyTorchScalar:$fill_value,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNewOnesOp : Torch_GeneratedOp<"aten.new_ones"> {
  let summary = "`aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNewZerosOp : Torch_GeneratedOp<"aten.new_zeros"> {
  let summary = "`aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenOnesLikeOp : Torch_GeneratedOp<"aten.ones_like"> {
  let summary = "`aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenOnesOp : Torch_GeneratedOp<"aten.ones"> {
  let summary = "`aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenPermuteOp : Torch_GeneratedOp<"aten.permute"> {
  let summary = "`aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$dims
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenPowScalarOp : Torch_GeneratedOp<"aten.pow.Scalar"> {
  let summary = "`aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$exponent
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenPowTensorScalarOp : Torch_GeneratedOp<"aten.pow.Tensor_Scalar"> {
  let summary = "`aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$exponent
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenPowTensorTensorOp : Torch_GeneratedOp<"aten.pow.Tensor_Tensor"> {
  let summary = "`aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$exponent
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenProdDimIntOp : Torch_GeneratedOp<"aten.prod.dim_int"> {
  let summary = "`aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenProdOp : Torch_GeneratedOp<"aten.prod"> {
  let summary = "`aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReciprocalOp : Torch_GeneratedOp<"aten.reciprocal"> {
  let summary = "`aten::reciprocal(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReluOp : Torch_GeneratedOp<"aten.relu"> {
  let summary = "`aten::relu(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReshapeOp : Torch_GeneratedOp<"aten.reshape"> {
  let summary = "`aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$shape
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRoundOp : Torch_GeneratedOp<"aten.round"> {
  let summary = "`aten::round(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRsqrtOp : Torch_GeneratedOp<"aten.rsqrt"> {
  let summary = "`aten::rsqrt(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRsubScalarOp : Torch_GeneratedOp<"aten.rsub.Scalar"> {
  let summary = "`aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScalarTensorOp : Torch_GeneratedOp<"aten.scalar_tensor"> {
  let summary = "`aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$s,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSelectIntOp : Torch_GeneratedOp<"aten.select.int"> {
  let summary = "`aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchInt:$index
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSigmoidBackwardOp : Torch_GeneratedOp<"aten.sigmoid_backward"> {
  let summary = "`aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$output
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSigmoidOp : Torch_GeneratedOp<"aten.sigmoid"> {
  let summary = "`aten::sigmoid(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSiluBackwardOp : Torch_GeneratedOp<"aten.silu_backward"> {
  let summary = "`aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSiluOp : Torch_GeneratedOp<"aten.silu"> {
  let summary = "`aten::silu(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSinOp : Torch_GeneratedOp<"aten.sin"> {
  let summary = "`aten::sin(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSizeIntOp : Torch_GeneratedOp<"aten.size.int"> {
  let summary = "`aten::size.int(Tensor self, int dim) -> int`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchInt:$result
  );
}

def Torch_AtenSliceTensorOp : Torch_GeneratedOp<"aten.slice.Tensor"> {
  let summary = "`aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$start,
    Torch_OptionalOf<AnyTorchInt>:$end,
    AnyTorchInt:$step
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSoftmaxIntOp : Torch_GeneratedOp<"aten.softmax.int"> {
  let summary = "`aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSplitTensorOp : Torch_GeneratedOp<"aten.split.Tensor"> {
  let summary = "`aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$split_size,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchList:$result
  );
}

def Torch_AtenSplitWithSizesOp : Torch_GeneratedOp<"aten.split_with_sizes"> {
  let summary = "`aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$split_sizes,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchList:$result
  );
}

def Torch_AtenSqrtOp : Torch_GeneratedOp<"aten.sqrt"> {
  let summary = "`aten::sqrt(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSqueezeDimOp : Torch_GeneratedOp<"aten.squeeze.dim"> {
  let summary = "`aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSqueezeDimsOp : Torch_GeneratedOp<"aten.squeeze.dims"> {
  let summary = "`aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSqueezeOp : Torch_GeneratedOp<"aten.squeeze"> {
  let summary = "`aten::squeeze(Tensor(a) self) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenStackOp : Torch_GeneratedOp<"aten.stack"> {
  let summary = "`aten::stack(Tensor[] tensors, int dim=0) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$tensors,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSubIntOp : Torch_GeneratedOp<"aten.sub.int"> {
  let summary = "`aten::sub.int(int a, int b) -> int`";
  let arguments = (ins
    AnyTorchInt:$a,
    AnyTorchInt:$b
  );
  let results = (outs
    AnyTorchInt:$result
  );
}

def Torch_AtenSubScalarOp : Torch_GeneratedOp<"aten.sub.Scalar"> {
  let summary = "`aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSubTensorOp : Torch_GeneratedOp<"aten.sub.Tensor"> {
  let summary = "`aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSumDimIntListOp : Torch_GeneratedOp<"aten.sum.dim_IntList"> {
  let summary = "`aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchList>:$dim,
    AnyTorchBool:$keepdim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSumOp : Torch_GeneratedOp<"aten.sum"> {
  let summary = "`aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTOp : Torch_GeneratedOp<"aten.t"> {
  let summary = "`aten::t(Tensor(a) self) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTanhBackwardOp : Torch_GeneratedOp<"aten.tanh_backward"> {
  let summary = "`aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$output
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTanhOp : Torch_GeneratedOp<"aten.tanh"> {
  let summary = "`aten::tanh(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenThresholdBackwardOp : Torch_GeneratedOp<"aten.threshold_backward"> {
  let summary = "`aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchScalar:$threshold
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenToDtypeOp : Torch_GeneratedOp<"aten.to.dtype"> {
  let summary = "`aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dtype,
    AnyTorchBool:$non_blocking,
    AnyTorchBool:$copy,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTransposeIntOp : Torch_GeneratedOp<"aten.transpose.int"> {
  let summary = "`aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim0,
    AnyTorchInt:$dim1
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTruncOp : Torch_GeneratedOp<"aten.trunc"> {
  let summary = "`aten::trunc(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUnbindIntOp : Torch_GeneratedOp<"aten.unbind.int"> {
  let summary = "`aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchList:$result
  );
}

def Torch_AtenUnsqueezeOp : Torch_GeneratedOp<"aten.unsqueeze"> {
  let summary = "`aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenViewOp : Torch_GeneratedOp<"aten.view"> {
  let summary = "`aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenWhereScalarOtherOp : Torch_GeneratedOp<"aten.where.ScalarOther"> {
  let summary = "`aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$condition,
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenWhereScalarSelfOp : Torch_GeneratedOp<"aten.where.ScalarSelf"> {
  let summary = "`aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$condition,
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenWhereSelfOp : Torch_GeneratedOp<"aten.where.self"> {
  let summary = "`aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$condition,
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenZerosLikeOp : Torch_GeneratedOp<"aten.zeros_like"> {
  let summary = "`aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenZerosOp : Torch_GeneratedOp<"aten.zeros"> {
  let summary = "`aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_LogSoftmaxBackwardDataOp : Torch_GeneratedOp<"aten._log_softmax_backward_data"> {
  let summary = "`aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$output,
    AnyTorchInt:$dim,
    AnyTorchInt:$input_dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_LogSoftmaxOp : Torch_GeneratedOp<"aten._log_softmax"> {
  let summary = "`aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$half_to_float
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_SoftmaxBackwardDataOp : Torch_GeneratedOp<"aten._softmax_backward_data"> {
  let summary = "`aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$output,
    AnyTorchInt:$dim,
    AnyTorchInt:$input_dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_SoftmaxOp : Torch_GeneratedOp<"aten._softmax"> {
  let summary = "`aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$half_to_float
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_ToCopyOp : Torch_GeneratedOp<"aten._to_copy"> {
  let summary = "`aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory,
    AnyTorchBool:$non_blocking,
    Torch_OptionalOf<AnyTorchInt>:$memory_format
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UnsafeViewOp : Torch_GeneratedOp<"aten._unsafe_view"> {
  let summary = "`aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

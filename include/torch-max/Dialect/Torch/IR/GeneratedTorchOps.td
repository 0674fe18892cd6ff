//===- GeneratedTorchOps.td - Ops with a lowering ----------*- tablegen -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Made by tools/generators/generate_torch_ops.py from the lowerings in
// lib/Conversion/TorchToMax and torch's schemas. `make generate` regenerates it.
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

def Torch_AtenAcosOp : Torch_GeneratedOp<"aten.acos"> {
  let summary = "`aten::acos(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAcoshOp : Torch_GeneratedOp<"aten.acosh"> {
  let summary = "`aten::acosh(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAdaptiveMaxPool2dBackwardOp : Torch_GeneratedOp<"aten.adaptive_max_pool2d_backward"> {
  let summary = "`aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchTensor:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAdaptiveMaxPool2dOp : Torch_GeneratedOp<"aten.adaptive_max_pool2d"> {
  let summary = "`aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenAdaptiveMaxPool3dBackwardOp : Torch_GeneratedOp<"aten.adaptive_max_pool3d_backward"> {
  let summary = "`aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchTensor:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAdaptiveMaxPool3dOp : Torch_GeneratedOp<"aten.adaptive_max_pool3d"> {
  let summary = "`aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
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

def Torch_AtenAllDimsOp : Torch_GeneratedOp<"aten.all.dims"> {
  let summary = "`aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchList>:$dim,
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

def Torch_AtenAngleOp : Torch_GeneratedOp<"aten.angle"> {
  let summary = "`aten::angle(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenAnyDimsOp : Torch_GeneratedOp<"aten.any.dims"> {
  let summary = "`aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchList>:$dim,
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

def Torch_AtenArgsortOp : Torch_GeneratedOp<"aten.argsort"> {
  let summary = "`aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$descending
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenArgsortStableOp : Torch_GeneratedOp<"aten.argsort.stable"> {
  let summary = "`aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchBool:$stable,
    AnyTorchInt:$dim,
    AnyTorchBool:$descending
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAsStridedCopyOp : Torch_GeneratedOp<"aten.as_strided_copy"> {
  let summary = "`aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    AnyTorchList:$stride,
    Torch_OptionalOf<AnyTorchInt>:$storage_offset
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAsStridedOp : Torch_GeneratedOp<"aten.as_strided"> {
  let summary = "`aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    AnyTorchList:$stride,
    Torch_OptionalOf<AnyTorchInt>:$storage_offset
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAsStridedScatterOp : Torch_GeneratedOp<"aten.as_strided_scatter"> {
  let summary = "`aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$src,
    AnyTorchList:$size,
    AnyTorchList:$stride,
    Torch_OptionalOf<AnyTorchInt>:$storage_offset
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAsinOp : Torch_GeneratedOp<"aten.asin"> {
  let summary = "`aten::asin(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAsinhOp : Torch_GeneratedOp<"aten.asinh"> {
  let summary = "`aten::asinh(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAtan2Op : Torch_GeneratedOp<"aten.atan2"> {
  let summary = "`aten::atan2(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAtanOp : Torch_GeneratedOp<"aten.atan"> {
  let summary = "`aten::atan(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenAvgPool2dBackwardOp : Torch_GeneratedOp<"aten.avg_pool2d_backward"> {
  let summary = "`aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchBool:$ceil_mode,
    AnyTorchBool:$count_include_pad,
    Torch_OptionalOf<AnyTorchInt>:$divisor_override
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAvgPool2dOp : Torch_GeneratedOp<"aten.avg_pool2d"> {
  let summary = "`aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchBool:$ceil_mode,
    AnyTorchBool:$count_include_pad,
    Torch_OptionalOf<AnyTorchInt>:$divisor_override
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAvgPool3dBackwardOp : Torch_GeneratedOp<"aten.avg_pool3d_backward"> {
  let summary = "`aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchBool:$ceil_mode,
    AnyTorchBool:$count_include_pad,
    Torch_OptionalOf<AnyTorchInt>:$divisor_override
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenAvgPool3dOp : Torch_GeneratedOp<"aten.avg_pool3d"> {
  let summary = "`aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchBool:$ceil_mode,
    AnyTorchBool:$count_include_pad,
    Torch_OptionalOf<AnyTorchInt>:$divisor_override
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

def Torch_AtenBitwiseAndScalarOp : Torch_GeneratedOp<"aten.bitwise_and.Scalar"> {
  let summary = "`aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseAndScalarTensorOp : Torch_GeneratedOp<"aten.bitwise_and.Scalar_Tensor"> {
  let summary = "`aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
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

def Torch_AtenBitwiseLeftShiftScalarTensorOp : Torch_GeneratedOp<"aten.bitwise_left_shift.Scalar_Tensor"> {
  let summary = "`aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseLeftShiftTensorOp : Torch_GeneratedOp<"aten.bitwise_left_shift.Tensor"> {
  let summary = "`aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseLeftShiftTensorScalarOp : Torch_GeneratedOp<"aten.bitwise_left_shift.Tensor_Scalar"> {
  let summary = "`aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
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

def Torch_AtenBitwiseOrScalarOp : Torch_GeneratedOp<"aten.bitwise_or.Scalar"> {
  let summary = "`aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseOrScalarTensorOp : Torch_GeneratedOp<"aten.bitwise_or.Scalar_Tensor"> {
  let summary = "`aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
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

def Torch_AtenBitwiseRightShiftScalarTensorOp : Torch_GeneratedOp<"aten.bitwise_right_shift.Scalar_Tensor"> {
  let summary = "`aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseRightShiftTensorOp : Torch_GeneratedOp<"aten.bitwise_right_shift.Tensor"> {
  let summary = "`aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseRightShiftTensorScalarOp : Torch_GeneratedOp<"aten.bitwise_right_shift.Tensor_Scalar"> {
  let summary = "`aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseXorScalarOp : Torch_GeneratedOp<"aten.bitwise_xor.Scalar"> {
  let summary = "`aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBitwiseXorScalarTensorOp : Torch_GeneratedOp<"aten.bitwise_xor.Scalar_Tensor"> {
  let summary = "`aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
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

def Torch_AtenBoolTensorOp : Torch_GeneratedOp<"aten.Bool.Tensor"> {
  let summary = "`aten::Bool.Tensor(Tensor a) -> bool`";
  let arguments = (ins
    AnyTorchTensor:$a
  );
  let results = (outs
    AnyTorchBool:$result
  );
}

def Torch_AtenBucketizeScalarOp : Torch_GeneratedOp<"aten.bucketize.Scalar"> {
  let summary = "`aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$boundaries,
    AnyTorchBool:$out_int32,
    AnyTorchBool:$right
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenBucketizeTensorOp : Torch_GeneratedOp<"aten.bucketize.Tensor"> {
  let summary = "`aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$boundaries,
    AnyTorchBool:$out_int32,
    AnyTorchBool:$right
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

def Torch_AtenClampTensorOp : Torch_GeneratedOp<"aten.clamp.Tensor"> {
  let summary = "`aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchTensor>:$min,
    Torch_OptionalOf<AnyTorchTensor>:$max
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

def Torch_AtenCol2imOp : Torch_GeneratedOp<"aten.col2im"> {
  let summary = "`aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchList:$kernel_size,
    AnyTorchList:$dilation,
    AnyTorchList:$padding,
    AnyTorchList:$stride
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenConstantPadNdOp : Torch_GeneratedOp<"aten.constant_pad_nd"> {
  let summary = "`aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$pad,
    AnyTorchScalar:$value
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

def Torch_AtenConvTbcOp : Torch_GeneratedOp<"aten.conv_tbc"> {
  let summary = "`aten::conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$weight,
    AnyTorchTensor:$bias,
    AnyTorchInt:$pad
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenConvolutionBackwardOp : Torch_GeneratedOp<"aten.convolution_backward"> {
  let summary = "`aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$input,
    AnyTorchTensor:$weight,
    Torch_OptionalOf<AnyTorchList>:$bias_sizes,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$transposed,
    AnyTorchList:$output_padding,
    AnyTorchInt:$groups,
    AnyTorchList:$output_mask
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1,
    AnyTorchTensor:$result2
  );
}

def Torch_AtenConvolutionOp : Torch_GeneratedOp<"aten.convolution"> {
  let summary = "`aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchTensor:$weight,
    Torch_OptionalOf<AnyTorchTensor>:$bias,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$transposed,
    AnyTorchList:$output_padding,
    AnyTorchInt:$groups
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCopyOp : Torch_GeneratedOp<"aten.copy"> {
  let summary = "`aten::copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$src,
    AnyTorchBool:$non_blocking
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCopysignScalarOp : Torch_GeneratedOp<"aten.copysign.Scalar"> {
  let summary = "`aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCopysignTensorOp : Torch_GeneratedOp<"aten.copysign.Tensor"> {
  let summary = "`aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
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

def Torch_AtenCoshOp : Torch_GeneratedOp<"aten.cosh"> {
  let summary = "`aten::cosh(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCummaxOp : Torch_GeneratedOp<"aten.cummax"> {
  let summary = "`aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenCumminOp : Torch_GeneratedOp<"aten.cummin"> {
  let summary = "`aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenCumprodOp : Torch_GeneratedOp<"aten.cumprod"> {
  let summary = "`aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenCumsumOp : Torch_GeneratedOp<"aten.cumsum"> {
  let summary = "`aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
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

def Torch_AtenDiagonalOp : Torch_GeneratedOp<"aten.diagonal"> {
  let summary = "`aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$offset,
    AnyTorchInt:$dim1,
    AnyTorchInt:$dim2
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDiagonalScatterOp : Torch_GeneratedOp<"aten.diagonal_scatter"> {
  let summary = "`aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$src,
    AnyTorchInt:$offset,
    AnyTorchInt:$dim1,
    AnyTorchInt:$dim2
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDigammaOp : Torch_GeneratedOp<"aten.digamma"> {
  let summary = "`aten::digamma(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenDivScalarModeOp : Torch_GeneratedOp<"aten.div.Scalar_mode"> {
  let summary = "`aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other,
    Torch_OptionalOf<AnyTorchString>:$rounding_mode
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

def Torch_AtenDivTensorModeOp : Torch_GeneratedOp<"aten.div.Tensor_mode"> {
  let summary = "`aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other,
    Torch_OptionalOf<AnyTorchString>:$rounding_mode
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

def Torch_AtenEmbeddingDenseBackwardOp : Torch_GeneratedOp<"aten.embedding_dense_backward"> {
  let summary = "`aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$indices,
    AnyTorchInt:$num_weights,
    AnyTorchInt:$padding_idx,
    AnyTorchBool:$scale_grad_by_freq
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

def Torch_AtenEmptyLikeOp : Torch_GeneratedOp<"aten.empty_like"> {
  let summary = "`aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`";
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

def Torch_AtenEmptyMemoryFormatOp : Torch_GeneratedOp<"aten.empty.memory_format"> {
  let summary = "`aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
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

def Torch_AtenEmptyPermutedOp : Torch_GeneratedOp<"aten.empty_permuted"> {
  let summary = "`aten::empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
    AnyTorchList:$physical_layout,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenEmptyStridedOp : Torch_GeneratedOp<"aten.empty_strided"> {
  let summary = "`aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchList:$size,
    AnyTorchList:$stride,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
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

def Torch_AtenErfcOp : Torch_GeneratedOp<"aten.erfc"> {
  let summary = "`aten::erfc(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenErfinvOp : Torch_GeneratedOp<"aten.erfinv"> {
  let summary = "`aten::erfinv(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenExp2Op : Torch_GeneratedOp<"aten.exp2"> {
  let summary = "`aten::exp2(Tensor self) -> Tensor`";
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

def Torch_AtenExpm1Op : Torch_GeneratedOp<"aten.expm1"> {
  let summary = "`aten::expm1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenFlipOp : Torch_GeneratedOp<"aten.flip"> {
  let summary = "`aten::flip(Tensor self, int[] dims) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$dims
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFloorDivideOp : Torch_GeneratedOp<"aten.floor_divide"> {
  let summary = "`aten::floor_divide(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFloorDivideScalarOp : Torch_GeneratedOp<"aten.floor_divide.Scalar"> {
  let summary = "`aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
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

def Torch_AtenFmaxOp : Torch_GeneratedOp<"aten.fmax"> {
  let summary = "`aten::fmax(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFminOp : Torch_GeneratedOp<"aten.fmin"> {
  let summary = "`aten::fmin(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFmodScalarOp : Torch_GeneratedOp<"aten.fmod.Scalar"> {
  let summary = "`aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenFmodTensorOp : Torch_GeneratedOp<"aten.fmod.Tensor"> {
  let summary = "`aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
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

def Torch_AtenGcdOp : Torch_GeneratedOp<"aten.gcd"> {
  let summary = "`aten::gcd(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
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

def Torch_AtenGridSampler2dBackwardOp : Torch_GeneratedOp<"aten.grid_sampler_2d_backward"> {
  let summary = "`aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$input,
    AnyTorchTensor:$grid,
    AnyTorchInt:$interpolation_mode,
    AnyTorchInt:$padding_mode,
    AnyTorchBool:$align_corners,
    AnyTorchList:$output_mask
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenGridSampler2dOp : Torch_GeneratedOp<"aten.grid_sampler_2d"> {
  let summary = "`aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchTensor:$grid,
    AnyTorchInt:$interpolation_mode,
    AnyTorchInt:$padding_mode,
    AnyTorchBool:$align_corners
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenGridSampler3dOp : Torch_GeneratedOp<"aten.grid_sampler_3d"> {
  let summary = "`aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$input,
    AnyTorchTensor:$grid,
    AnyTorchInt:$interpolation_mode,
    AnyTorchInt:$padding_mode,
    AnyTorchBool:$align_corners
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

def Torch_AtenHardshrinkBackwardOp : Torch_GeneratedOp<"aten.hardshrink_backward"> {
  let summary = "`aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_out,
    AnyTorchTensor:$self,
    AnyTorchScalar:$lambd
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenHistcOp : Torch_GeneratedOp<"aten.histc"> {
  let summary = "`aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$bins,
    AnyTorchScalar:$min,
    AnyTorchScalar:$max
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenHypotOp : Torch_GeneratedOp<"aten.hypot"> {
  let summary = "`aten::hypot(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenI0Op : Torch_GeneratedOp<"aten.i0"> {
  let summary = "`aten::i0(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIgammaOp : Torch_GeneratedOp<"aten.igamma"> {
  let summary = "`aten::igamma(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIgammacOp : Torch_GeneratedOp<"aten.igammac"> {
  let summary = "`aten::igammac(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIm2colOp : Torch_GeneratedOp<"aten.im2col"> {
  let summary = "`aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$dilation,
    AnyTorchList:$padding,
    AnyTorchList:$stride
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexAddOp : Torch_GeneratedOp<"aten.index_add"> {
  let summary = "`aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$source,
    AnyTorchScalar:$alpha
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexCopyOp : Torch_GeneratedOp<"aten.index_copy"> {
  let summary = "`aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$source
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexFillIntScalarOp : Torch_GeneratedOp<"aten.index_fill.int_Scalar"> {
  let summary = "`aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchScalar:$value
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexFillIntTensorOp : Torch_GeneratedOp<"aten.index_fill.int_Tensor"> {
  let summary = "`aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$value
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexPutHackedTwinOp : Torch_GeneratedOp<"aten.index_put.hacked_twin"> {
  let summary = "`aten::index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor`";
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

def Torch_AtenIndexTensorHackedTwinOp : Torch_GeneratedOp<"aten.index.Tensor_hacked_twin"> {
  let summary = "`aten::index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIndexTensorOp : Torch_GeneratedOp<"aten.index.Tensor"> {
  let summary = "`aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenIntTensorOp : Torch_GeneratedOp<"aten.Int.Tensor"> {
  let summary = "`aten::Int.Tensor(Tensor a) -> int`";
  let arguments = (ins
    AnyTorchTensor:$a
  );
  let results = (outs
    AnyTorchInt:$result
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

def Torch_AtenKthvalueOp : Torch_GeneratedOp<"aten.kthvalue"> {
  let summary = "`aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$k,
    AnyTorchInt:$dim,
    AnyTorchBool:$keepdim
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenLcmOp : Torch_GeneratedOp<"aten.lcm"> {
  let summary = "`aten::lcm(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenLdexpTensorOp : Torch_GeneratedOp<"aten.ldexp.Tensor"> {
  let summary = "`aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
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

def Torch_AtenLgammaOp : Torch_GeneratedOp<"aten.lgamma"> {
  let summary = "`aten::lgamma(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenLog10Op : Torch_GeneratedOp<"aten.log10"> {
  let summary = "`aten::log10(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenLog2Op : Torch_GeneratedOp<"aten.log2"> {
  let summary = "`aten::log2(Tensor self) -> Tensor`";
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

def Torch_AtenLogcumsumexpOp : Torch_GeneratedOp<"aten.logcumsumexp"> {
  let summary = "`aten::logcumsumexp(Tensor self, int dim) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim
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

def Torch_AtenLogitOp : Torch_GeneratedOp<"aten.logit"> {
  let summary = "`aten::logit(Tensor self, float? eps=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchFloat>:$eps
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

def Torch_AtenMaskedScatterOp : Torch_GeneratedOp<"aten.masked_scatter"> {
  let summary = "`aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mask,
    AnyTorchTensor:$source
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaskedSelectOp : Torch_GeneratedOp<"aten.masked_select"> {
  let summary = "`aten::masked_select(Tensor self, Tensor mask) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mask
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

def Torch_AtenMaxPool2dWithIndicesBackwardOp : Torch_GeneratedOp<"aten.max_pool2d_with_indices_backward"> {
  let summary = "`aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$ceil_mode,
    AnyTorchTensor:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaxPool2dWithIndicesOp : Torch_GeneratedOp<"aten.max_pool2d_with_indices"> {
  let summary = "`aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$ceil_mode
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenMaxPool3dWithIndicesBackwardOp : Torch_GeneratedOp<"aten.max_pool3d_with_indices_backward"> {
  let summary = "`aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$ceil_mode,
    AnyTorchTensor:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaxPool3dWithIndicesOp : Torch_GeneratedOp<"aten.max_pool3d_with_indices"> {
  let summary = "`aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$kernel_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding,
    AnyTorchList:$dilation,
    AnyTorchBool:$ceil_mode
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenMaxUnpool2dOp : Torch_GeneratedOp<"aten.max_unpool2d"> {
  let summary = "`aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$indices,
    AnyTorchList:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenMaxUnpool3dOp : Torch_GeneratedOp<"aten.max_unpool3d"> {
  let summary = "`aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$indices,
    AnyTorchList:$output_size,
    AnyTorchList:$stride,
    AnyTorchList:$padding
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

def Torch_AtenMedianDimOp : Torch_GeneratedOp<"aten.median.dim"> {
  let summary = "`aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`";
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

def Torch_AtenMedianOp : Torch_GeneratedOp<"aten.median"> {
  let summary = "`aten::median(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenModeOp : Torch_GeneratedOp<"aten.mode"> {
  let summary = "`aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`";
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

def Torch_AtenMsortOp : Torch_GeneratedOp<"aten.msort"> {
  let summary = "`aten::msort(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenNanmedianDimOp : Torch_GeneratedOp<"aten.nanmedian.dim"> {
  let summary = "`aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`";
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

def Torch_AtenNanmedianOp : Torch_GeneratedOp<"aten.nanmedian"> {
  let summary = "`aten::nanmedian(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenNewEmptyOp : Torch_GeneratedOp<"aten.new_empty"> {
  let summary = "`aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
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

def Torch_AtenNewEmptyStridedOp : Torch_GeneratedOp<"aten.new_empty_strided"> {
  let summary = "`aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$size,
    AnyTorchList:$stride,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
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

def Torch_AtenNextafterOp : Torch_GeneratedOp<"aten.nextafter"> {
  let summary = "`aten::nextafter(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenNllLoss2dForwardOp : Torch_GeneratedOp<"aten.nll_loss2d_forward"> {
  let summary = "`aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$target,
    Torch_OptionalOf<AnyTorchTensor>:$weight,
    AnyTorchInt:$reduction,
    AnyTorchInt:$ignore_index
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenNllLossForwardOp : Torch_GeneratedOp<"aten.nll_loss_forward"> {
  let summary = "`aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$target,
    Torch_OptionalOf<AnyTorchTensor>:$weight,
    AnyTorchInt:$reduction,
    AnyTorchInt:$ignore_index
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenNonzeroOp : Torch_GeneratedOp<"aten.nonzero"> {
  let summary = "`aten::nonzero(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
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

def Torch_AtenPolygammaOp : Torch_GeneratedOp<"aten.polygamma"> {
  let summary = "`aten::polygamma(int n, Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchInt:$n,
    AnyTorchTensor:$self
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

def Torch_AtenPutOp : Torch_GeneratedOp<"aten.put"> {
  let summary = "`aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$index,
    AnyTorchTensor:$source,
    AnyTorchBool:$accumulate
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

def Torch_AtenReflectionPad1dBackwardOp : Torch_GeneratedOp<"aten.reflection_pad1d_backward"> {
  let summary = "`aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReflectionPad1dOp : Torch_GeneratedOp<"aten.reflection_pad1d"> {
  let summary = "`aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReflectionPad2dBackwardOp : Torch_GeneratedOp<"aten.reflection_pad2d_backward"> {
  let summary = "`aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReflectionPad2dOp : Torch_GeneratedOp<"aten.reflection_pad2d"> {
  let summary = "`aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReflectionPad3dBackwardOp : Torch_GeneratedOp<"aten.reflection_pad3d_backward"> {
  let summary = "`aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReflectionPad3dOp : Torch_GeneratedOp<"aten.reflection_pad3d"> {
  let summary = "`aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
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

def Torch_AtenRemainderScalarOp : Torch_GeneratedOp<"aten.remainder.Scalar"> {
  let summary = "`aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRemainderScalarTensorOp : Torch_GeneratedOp<"aten.remainder.Scalar_Tensor"> {
  let summary = "`aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRemainderTensorOp : Torch_GeneratedOp<"aten.remainder.Tensor"> {
  let summary = "`aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRepeatInterleaveTensorOp : Torch_GeneratedOp<"aten.repeat_interleave.Tensor"> {
  let summary = "`aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$repeats,
    Torch_OptionalOf<AnyTorchInt>:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRepeatOp : Torch_GeneratedOp<"aten.repeat"> {
  let summary = "`aten::repeat(Tensor self, SymInt[] repeats) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$repeats
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad1dBackwardOp : Torch_GeneratedOp<"aten.replication_pad1d_backward"> {
  let summary = "`aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad1dOp : Torch_GeneratedOp<"aten.replication_pad1d"> {
  let summary = "`aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad2dBackwardOp : Torch_GeneratedOp<"aten.replication_pad2d_backward"> {
  let summary = "`aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad2dOp : Torch_GeneratedOp<"aten.replication_pad2d"> {
  let summary = "`aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad3dBackwardOp : Torch_GeneratedOp<"aten.replication_pad3d_backward"> {
  let summary = "`aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchList:$padding
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenReplicationPad3dOp : Torch_GeneratedOp<"aten.replication_pad3d"> {
  let summary = "`aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$padding
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

def Torch_AtenRollOp : Torch_GeneratedOp<"aten.roll"> {
  let summary = "`aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$shifts,
    AnyTorchList:$dims
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenRoundDecimalsOp : Torch_GeneratedOp<"aten.round.decimals"> {
  let summary = "`aten::round.decimals(Tensor self, *, int decimals) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$decimals
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

def Torch_AtenRreluWithNoiseFunctionalOp : Torch_GeneratedOp<"aten.rrelu_with_noise_functional"> {
  let summary = "`aten::rrelu_with_noise_functional(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> (Tensor, Tensor noise_out)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$noise,
    AnyTorchScalar:$lower,
    AnyTorchScalar:$upper,
    AnyTorchBool:$training,
    Torch_OptionalOf<AnyTorchGenerator>:$generator
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenRreluWithNoiseOp : Torch_GeneratedOp<"aten.rrelu_with_noise"> {
  let summary = "`aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.33333333333333331, bool training=False, Generator? generator=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$noise,
    AnyTorchScalar:$lower,
    AnyTorchScalar:$upper,
    AnyTorchBool:$training,
    Torch_OptionalOf<AnyTorchGenerator>:$generator
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

def Torch_AtenScatterAddOp : Torch_GeneratedOp<"aten.scatter_add"> {
  let summary = "`aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$src
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScatterReduceOp : Torch_GeneratedOp<"aten.scatter.reduce"> {
  let summary = "`aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$src,
    AnyTorchString:$reduce
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScatterReduceTwoOp : Torch_GeneratedOp<"aten.scatter_reduce.two"> {
  let summary = "`aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$src,
    AnyTorchString:$reduce,
    AnyTorchBool:$include_self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScatterSrcOp : Torch_GeneratedOp<"aten.scatter.src"> {
  let summary = "`aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchTensor:$src
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScatterValueOp : Torch_GeneratedOp<"aten.scatter.value"> {
  let summary = "`aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchScalar:$value
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenScatterValueReduceOp : Torch_GeneratedOp<"aten.scatter.value_reduce"> {
  let summary = "`aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchTensor:$index,
    AnyTorchScalar:$value,
    AnyTorchString:$reduce
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSearchsortedScalarOp : Torch_GeneratedOp<"aten.searchsorted.Scalar"> {
  let summary = "`aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$sorted_sequence,
    AnyTorchScalar:$self,
    AnyTorchBool:$out_int32,
    AnyTorchBool:$right,
    Torch_OptionalOf<AnyTorchString>:$side,
    Torch_OptionalOf<AnyTorchTensor>:$sorter
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSearchsortedTensorOp : Torch_GeneratedOp<"aten.searchsorted.Tensor"> {
  let summary = "`aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$sorted_sequence,
    AnyTorchTensor:$self,
    AnyTorchBool:$out_int32,
    AnyTorchBool:$right,
    Torch_OptionalOf<AnyTorchString>:$side,
    Torch_OptionalOf<AnyTorchTensor>:$sorter
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

def Torch_AtenSelectScatterOp : Torch_GeneratedOp<"aten.select_scatter"> {
  let summary = "`aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$src,
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

def Torch_AtenSignOp : Torch_GeneratedOp<"aten.sign"> {
  let summary = "`aten::sign(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSignbitOp : Torch_GeneratedOp<"aten.signbit"> {
  let summary = "`aten::signbit(Tensor self) -> Tensor`";
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

def Torch_AtenSinhOp : Torch_GeneratedOp<"aten.sinh"> {
  let summary = "`aten::sinh(Tensor self) -> Tensor`";
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

def Torch_AtenSliceScatterOp : Torch_GeneratedOp<"aten.slice_scatter"> {
  let summary = "`aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$src,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$start,
    Torch_OptionalOf<AnyTorchInt>:$end,
    AnyTorchInt:$step
  );
  let results = (outs
    AnyTorchTensor:$result
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

def Torch_AtenSoftshrinkBackwardOp : Torch_GeneratedOp<"aten.softshrink_backward"> {
  let summary = "`aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self,
    AnyTorchScalar:$lambd
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSortOp : Torch_GeneratedOp<"aten.sort"> {
  let summary = "`aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    AnyTorchBool:$descending
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenSortStableOp : Torch_GeneratedOp<"aten.sort.stable"> {
  let summary = "`aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    Torch_OptionalOf<AnyTorchBool>:$stable,
    AnyTorchInt:$dim,
    AnyTorchBool:$descending
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
  );
}

def Torch_AtenSpecialAiryAiOp : Torch_GeneratedOp<"aten.special_airy_ai"> {
  let summary = "`aten::special_airy_ai(Tensor x) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialBesselJ0Op : Torch_GeneratedOp<"aten.special_bessel_j0"> {
  let summary = "`aten::special_bessel_j0(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialBesselJ1Op : Torch_GeneratedOp<"aten.special_bessel_j1"> {
  let summary = "`aten::special_bessel_j1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialBesselY0Op : Torch_GeneratedOp<"aten.special_bessel_y0"> {
  let summary = "`aten::special_bessel_y0(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialBesselY1Op : Torch_GeneratedOp<"aten.special_bessel_y1"> {
  let summary = "`aten::special_bessel_y1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialTNScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_t.n_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialTOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_t"> {
  let summary = "`aten::special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialTXScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_t.x_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialUNScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_u.n_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialUOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_u"> {
  let summary = "`aten::special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialUXScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_u.x_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialVNScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_v.n_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialVOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_v"> {
  let summary = "`aten::special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialVXScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_v.x_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialWNScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_w.n_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialWOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_w"> {
  let summary = "`aten::special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialChebyshevPolynomialWXScalarOp : Torch_GeneratedOp<"aten.special_chebyshev_polynomial_w.x_scalar"> {
  let summary = "`aten::special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialErfcxOp : Torch_GeneratedOp<"aten.special_erfcx"> {
  let summary = "`aten::special_erfcx(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHNScalarOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_h.n_scalar"> {
  let summary = "`aten::special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_h"> {
  let summary = "`aten::special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHXScalarOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_h.x_scalar"> {
  let summary = "`aten::special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHeNScalarOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_he.n_scalar"> {
  let summary = "`aten::special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHeOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_he"> {
  let summary = "`aten::special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialHermitePolynomialHeXScalarOp : Torch_GeneratedOp<"aten.special_hermite_polynomial_he.x_scalar"> {
  let summary = "`aten::special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialI0eOp : Torch_GeneratedOp<"aten.special_i0e"> {
  let summary = "`aten::special_i0e(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialI1Op : Torch_GeneratedOp<"aten.special_i1"> {
  let summary = "`aten::special_i1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialI1eOp : Torch_GeneratedOp<"aten.special_i1e"> {
  let summary = "`aten::special_i1e(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLaguerrePolynomialLNScalarOp : Torch_GeneratedOp<"aten.special_laguerre_polynomial_l.n_scalar"> {
  let summary = "`aten::special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLaguerrePolynomialLOp : Torch_GeneratedOp<"aten.special_laguerre_polynomial_l"> {
  let summary = "`aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLaguerrePolynomialLXScalarOp : Torch_GeneratedOp<"aten.special_laguerre_polynomial_l.x_scalar"> {
  let summary = "`aten::special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLegendrePolynomialPNScalarOp : Torch_GeneratedOp<"aten.special_legendre_polynomial_p.n_scalar"> {
  let summary = "`aten::special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLegendrePolynomialPOp : Torch_GeneratedOp<"aten.special_legendre_polynomial_p"> {
  let summary = "`aten::special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialLegendrePolynomialPXScalarOp : Torch_GeneratedOp<"aten.special_legendre_polynomial_p.x_scalar"> {
  let summary = "`aten::special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialModifiedBesselI0Op : Torch_GeneratedOp<"aten.special_modified_bessel_i0"> {
  let summary = "`aten::special_modified_bessel_i0(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialModifiedBesselI1Op : Torch_GeneratedOp<"aten.special_modified_bessel_i1"> {
  let summary = "`aten::special_modified_bessel_i1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialModifiedBesselK0Op : Torch_GeneratedOp<"aten.special_modified_bessel_k0"> {
  let summary = "`aten::special_modified_bessel_k0(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialModifiedBesselK1Op : Torch_GeneratedOp<"aten.special_modified_bessel_k1"> {
  let summary = "`aten::special_modified_bessel_k1(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialNdtriOp : Torch_GeneratedOp<"aten.special_ndtri"> {
  let summary = "`aten::special_ndtri(Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialScaledModifiedBesselK0Op : Torch_GeneratedOp<"aten.special_scaled_modified_bessel_k0"> {
  let summary = "`aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialScaledModifiedBesselK1Op : Torch_GeneratedOp<"aten.special_scaled_modified_bessel_k1"> {
  let summary = "`aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialTNScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_t.n_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialTOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_t"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialTXScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_t.x_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialUNScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_u.n_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialUOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_u"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialUXScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_u.x_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialVNScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_v.n_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialVOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_v"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialVXScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_v.x_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialWNScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_w.n_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchScalar:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialWOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_w"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialShiftedChebyshevPolynomialWXScalarOp : Torch_GeneratedOp<"aten.special_shifted_chebyshev_polynomial_w.x_scalar"> {
  let summary = "`aten::special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$x,
    AnyTorchTensor:$n
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialSphericalBesselJ0Op : Torch_GeneratedOp<"aten.special_spherical_bessel_j0"> {
  let summary = "`aten::special_spherical_bessel_j0(Tensor x) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$x
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialXlog1pyOp : Torch_GeneratedOp<"aten.special_xlog1py"> {
  let summary = "`aten::special_xlog1py(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialXlog1pyOtherScalarOp : Torch_GeneratedOp<"aten.special_xlog1py.other_scalar"> {
  let summary = "`aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialXlog1pySelfScalarOp : Torch_GeneratedOp<"aten.special_xlog1py.self_scalar"> {
  let summary = "`aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialZetaOp : Torch_GeneratedOp<"aten.special_zeta"> {
  let summary = "`aten::special_zeta(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialZetaOtherScalarOp : Torch_GeneratedOp<"aten.special_zeta.other_scalar"> {
  let summary = "`aten::special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenSpecialZetaSelfScalarOp : Torch_GeneratedOp<"aten.special_zeta.self_scalar"> {
  let summary = "`aten::special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
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

def Torch_AtenTakeOp : Torch_GeneratedOp<"aten.take"> {
  let summary = "`aten::take(Tensor self, Tensor index) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$index
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTanOp : Torch_GeneratedOp<"aten.tan"> {
  let summary = "`aten::tan(Tensor self) -> Tensor`";
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

def Torch_AtenTopkOp : Torch_GeneratedOp<"aten.topk"> {
  let summary = "`aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$k,
    AnyTorchInt:$dim,
    AnyTorchBool:$largest,
    AnyTorchBool:$sorted
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
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

def Torch_AtenTrilIndicesOp : Torch_GeneratedOp<"aten.tril_indices"> {
  let summary = "`aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchInt:$row,
    AnyTorchInt:$col,
    AnyTorchInt:$offset,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenTriuIndicesOp : Torch_GeneratedOp<"aten.triu_indices"> {
  let summary = "`aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`";
  let arguments = (ins
    AnyTorchInt:$row,
    AnyTorchInt:$col,
    AnyTorchInt:$offset,
    Torch_OptionalOf<AnyTorchInt>:$dtype,
    Torch_OptionalOf<AnyTorchInt>:$layout,
    Torch_OptionalOf<AnyTorchDevice>:$device,
    Torch_OptionalOf<AnyTorchBool>:$pin_memory
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

def Torch_AtenUnfoldOp : Torch_GeneratedOp<"aten.unfold"> {
  let summary = "`aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dimension,
    AnyTorchInt:$size,
    AnyTorchInt:$step
  );
  let results = (outs
    AnyTorchTensor:$result
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

def Torch_AtenUpsampleBicubic2dBackwardOp : Torch_GeneratedOp<"aten.upsample_bicubic2d_backward"> {
  let summary = "`aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleBicubic2dOp : Torch_GeneratedOp<"aten.upsample_bicubic2d"> {
  let summary = "`aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleBilinear2dBackwardOp : Torch_GeneratedOp<"aten.upsample_bilinear2d_backward"> {
  let summary = "`aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleBilinear2dOp : Torch_GeneratedOp<"aten.upsample_bilinear2d"> {
  let summary = "`aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleLinear1dBackwardOp : Torch_GeneratedOp<"aten.upsample_linear1d_backward"> {
  let summary = "`aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleLinear1dOp : Torch_GeneratedOp<"aten.upsample_linear1d"> {
  let summary = "`aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest1dBackwardOp : Torch_GeneratedOp<"aten.upsample_nearest1d_backward"> {
  let summary = "`aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest1dOp : Torch_GeneratedOp<"aten.upsample_nearest1d"> {
  let summary = "`aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest2dBackwardOp : Torch_GeneratedOp<"aten.upsample_nearest2d_backward"> {
  let summary = "`aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest2dOp : Torch_GeneratedOp<"aten.upsample_nearest2d"> {
  let summary = "`aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest3dBackwardOp : Torch_GeneratedOp<"aten.upsample_nearest3d_backward"> {
  let summary = "`aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_d,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleNearest3dOp : Torch_GeneratedOp<"aten.upsample_nearest3d"> {
  let summary = "`aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_d,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleTrilinear3dBackwardOp : Torch_GeneratedOp<"aten.upsample_trilinear3d_backward"> {
  let summary = "`aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchList:$output_size,
    AnyTorchList:$input_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_d,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenUpsampleTrilinear3dOp : Torch_GeneratedOp<"aten.upsample_trilinear3d"> {
  let summary = "`aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_d,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenViewDtypeOp : Torch_GeneratedOp<"aten.view.dtype"> {
  let summary = "`aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dtype
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

def Torch_AtenXlogyScalarOtherOp : Torch_GeneratedOp<"aten.xlogy.Scalar_Other"> {
  let summary = "`aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenXlogyScalarSelfOp : Torch_GeneratedOp<"aten.xlogy.Scalar_Self"> {
  let summary = "`aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchScalar:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_AtenXlogyTensorOp : Torch_GeneratedOp<"aten.xlogy.Tensor"> {
  let summary = "`aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
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

def Torch_Aten_AdaptiveAvgPool2dBackwardOp : Torch_GeneratedOp<"aten._adaptive_avg_pool2d_backward"> {
  let summary = "`aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_AdaptiveAvgPool2dOp : Torch_GeneratedOp<"aten._adaptive_avg_pool2d"> {
  let summary = "`aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_AdaptiveAvgPool3dBackwardOp : Torch_GeneratedOp<"aten._adaptive_avg_pool3d_backward"> {
  let summary = "`aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$grad_output,
    AnyTorchTensor:$self
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_AdaptiveAvgPool3dOp : Torch_GeneratedOp<"aten._adaptive_avg_pool3d"> {
  let summary = "`aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_And_ScalarOp : Torch_GeneratedOp<"aten.__and__.Scalar"> {
  let summary = "`aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_And_TensorOp : Torch_GeneratedOp<"aten.__and__.Tensor"> {
  let summary = "`aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_EmbeddingBagOp : Torch_GeneratedOp<"aten._embedding_bag"> {
  let summary = "`aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)`";
  let arguments = (ins
    AnyTorchTensor:$weight,
    AnyTorchTensor:$indices,
    AnyTorchTensor:$offsets,
    AnyTorchBool:$scale_grad_by_freq,
    AnyTorchInt:$mode,
    AnyTorchBool:$sparse,
    Torch_OptionalOf<AnyTorchTensor>:$per_sample_weights,
    AnyTorchBool:$include_last_offset,
    AnyTorchInt:$padding_idx
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1,
    AnyTorchTensor:$result2,
    AnyTorchTensor:$result3
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

def Torch_Aten_Lshift_ScalarOp : Torch_GeneratedOp<"aten.__lshift__.Scalar"> {
  let summary = "`aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Lshift_TensorOp : Torch_GeneratedOp<"aten.__lshift__.Tensor"> {
  let summary = "`aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Or_ScalarOp : Torch_GeneratedOp<"aten.__or__.Scalar"> {
  let summary = "`aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Or_TensorOp : Torch_GeneratedOp<"aten.__or__.Tensor"> {
  let summary = "`aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Rshift_ScalarOp : Torch_GeneratedOp<"aten.__rshift__.Scalar"> {
  let summary = "`aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Rshift_TensorOp : Torch_GeneratedOp<"aten.__rshift__.Tensor"> {
  let summary = "`aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_SafeSoftmaxOp : Torch_GeneratedOp<"aten._safe_softmax"> {
  let summary = "`aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchInt:$dim,
    Torch_OptionalOf<AnyTorchInt>:$dtype
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_ScaledDotProductFlashAttentionForCpuBackwardOp : Torch_GeneratedOp<"aten._scaled_dot_product_flash_attention_for_cpu_backward"> {
  let summary = "`aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)`";
  let arguments = (ins
    AnyTorchTensor:$grad_out,
    AnyTorchTensor:$query,
    AnyTorchTensor:$key,
    AnyTorchTensor:$value,
    AnyTorchTensor:$out,
    AnyTorchTensor:$logsumexp,
    AnyTorchFloat:$dropout_p,
    AnyTorchBool:$is_causal,
    Torch_OptionalOf<AnyTorchTensor>:$attn_mask,
    Torch_OptionalOf<AnyTorchFloat>:$scale
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1,
    AnyTorchTensor:$result2
  );
}

def Torch_Aten_ScaledDotProductFlashAttentionForCpuOp : Torch_GeneratedOp<"aten._scaled_dot_product_flash_attention_for_cpu"> {
  let summary = "`aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)`";
  let arguments = (ins
    AnyTorchTensor:$query,
    AnyTorchTensor:$key,
    AnyTorchTensor:$value,
    AnyTorchFloat:$dropout_p,
    AnyTorchBool:$is_causal,
    Torch_OptionalOf<AnyTorchTensor>:$attn_mask,
    Torch_OptionalOf<AnyTorchFloat>:$scale
  );
  let results = (outs
    AnyTorchTensor:$result0,
    AnyTorchTensor:$result1
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

def Torch_Aten_UnsafeIndexPutHackedTwinOp : Torch_GeneratedOp<"aten._unsafe_index_put.hacked_twin"> {
  let summary = "`aten::_unsafe_index_put.hacked_twin(Tensor self, Tensor[] indices, Tensor values, bool accumulate=False) -> Tensor`";
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

def Torch_Aten_UnsafeIndexPutOp : Torch_GeneratedOp<"aten._unsafe_index_put"> {
  let summary = "`aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`";
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

def Torch_Aten_UnsafeIndexTensorHackedTwinOp : Torch_GeneratedOp<"aten._unsafe_index.Tensor_hacked_twin"> {
  let summary = "`aten::_unsafe_index.Tensor_hacked_twin(Tensor self, Tensor[] indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$indices
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UnsafeIndexTensorOp : Torch_GeneratedOp<"aten._unsafe_index.Tensor"> {
  let summary = "`aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$indices
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

def Torch_Aten_UpsampleBicubic2dAaOp : Torch_GeneratedOp<"aten._upsample_bicubic2d_aa"> {
  let summary = "`aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UpsampleBilinear2dAaOp : Torch_GeneratedOp<"aten._upsample_bilinear2d_aa"> {
  let summary = "`aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    AnyTorchBool:$align_corners,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UpsampleNearestExact1dOp : Torch_GeneratedOp<"aten._upsample_nearest_exact1d"> {
  let summary = "`aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UpsampleNearestExact2dOp : Torch_GeneratedOp<"aten._upsample_nearest_exact2d"> {
  let summary = "`aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_UpsampleNearestExact3dOp : Torch_GeneratedOp<"aten._upsample_nearest_exact3d"> {
  let summary = "`aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchList:$output_size,
    Torch_OptionalOf<AnyTorchFloat>:$scales_d,
    Torch_OptionalOf<AnyTorchFloat>:$scales_h,
    Torch_OptionalOf<AnyTorchFloat>:$scales_w
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_WeightInt4packMmForCpuOp : Torch_GeneratedOp<"aten._weight_int4pack_mm_for_cpu"> {
  let summary = "`aten::_weight_int4pack_mm_for_cpu(Tensor self, Tensor mat2, int qGroupSize, Tensor qScaleAndZeros) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mat2,
    AnyTorchInt:$qGroupSize,
    AnyTorchTensor:$qScaleAndZeros
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_WeightInt8packMmOp : Torch_GeneratedOp<"aten._weight_int8pack_mm"> {
  let summary = "`aten::_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$mat2,
    AnyTorchTensor:$scales
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Xor_ScalarOp : Torch_GeneratedOp<"aten.__xor__.Scalar"> {
  let summary = "`aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchScalar:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

def Torch_Aten_Xor_TensorOp : Torch_GeneratedOp<"aten.__xor__.Tensor"> {
  let summary = "`aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor`";
  let arguments = (ins
    AnyTorchTensor:$self,
    AnyTorchTensor:$other
  );
  let results = (outs
    AnyTorchTensor:$result
  );
}

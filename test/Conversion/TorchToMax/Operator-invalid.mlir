// RUN: max-opt --torch-to-max --verify-diagnostics --split-input-file %s

func.func @unknown_name(%self: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error @below {{'torch.aten.no_such_op' has no lowering}}
  %0 = torch.operator "torch.aten.no_such_op"(%self) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// One operand too few for the op of that name.
func.func @wrong_operands(%self: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error @below {{'torch.aten.silu_backward' has no lowering}}
  %0 = torch.operator "torch.aten.silu_backward"(%self) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @scalar_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.float) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.special_zeta.other_scalar' could not be lowered: a scalar operand must be a constant}}
  %0 = torch.aten.special_zeta.other_scalar %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @no_broadcast(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.igamma' could not be lowered: sizes 3 and 4 are not known to broadcast}}
  %0 = torch.aten.igamma %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @eps_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.float) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.logit' could not be lowered: eps must be a constant}}
  %0 = torch.aten.logit %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

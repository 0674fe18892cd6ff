// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @bools(%arg0: !torch.vtensor<[2],i1>, %arg1: !torch.vtensor<[2],i1>) -> !torch.vtensor<[2],i1> {
  // expected-error@+1 {{'torch.aten.remainder.Tensor' could not be lowered: bools cannot be divided with a remainder}}
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[2],i1>, !torch.vtensor<[2],i1> -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

// -----

func.func @mode_unknown(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %str = torch.constant.str "ceil"
  // expected-error@+1 {{'torch.aten.div.Tensor_mode' could not be lowered: there is no rounding_mode 'ceil'}}
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.str -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @mode_not_constant(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>, %arg2: !torch.str) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.aten.div.Tensor_mode' could not be lowered: rounding_mode must be a constant}}
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %arg2 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.str -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @divisor_not_constant(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.float) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.aten.fmod.Scalar' could not be lowered: a scalar operand must be a constant}}
  %0 = torch.aten.fmod.Scalar %arg0, %arg1 : !torch.vtensor<[2],f32>, !torch.float -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @common_divisor_of_floats(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.aten.gcd' could not be lowered: only integers have common divisors}}
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

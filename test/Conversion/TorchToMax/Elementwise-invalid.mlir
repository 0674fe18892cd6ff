// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @contradiction(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4],f32> {
  // expected-error@+1 {{'torch.aten.tanh' could not be lowered: the lowering gives tensor<2x3xf32>, but torch says !torch.vtensor<[2,4],f32>}}
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

func.func @contradiction_of_dtype(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.floor' could not be lowered: the lowering gives tensor<2x3xsi64>, but torch says !torch.vtensor<[2,3],f32>}}
  %0 = torch.aten.floor %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @unknown_dtype(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],unk> {
  // expected-error@+1 {{'torch.aten.tanh' could not be lowered: the result's dtype is unknown}}
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],unk>
  return %0 : !torch.vtensor<[2,3],unk>
}

// -----

func.func @complex(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],complex<f32>> {
  %int9 = torch.constant.int 9
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten._to_copy' could not be lowered: the engine has no dtype complex<f32>}}
  %0 = torch.aten._to_copy %arg0, %int9, %none, %none, %none, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],complex<f32>>
  return %0 : !torch.vtensor<[2,3],complex<f32>>
}

// -----

func.func @no_broadcast(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.add.Tensor' could not be lowered: sizes 3 and 4 are not known to broadcast}}
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,4],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @alpha_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.int) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.add.Tensor' could not be lowered: alpha must be a constant}}
  %0 = torch.aten.add.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @approximate_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.str) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.gelu' could not be lowered: approximate must be a constant}}
  %0 = torch.aten.gelu %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.str -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @scalar_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.float) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.mul.Scalar' could not be lowered: a scalar operand must be a constant}}
  %0 = torch.aten.mul.Scalar %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @exponent_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.float) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.pow.Tensor_Scalar' could not be lowered: exponent must be a constant}}
  %0 = torch.aten.pow.Tensor_Scalar %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @dropout_in_training(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.dropout' could not be lowered: dropout in training draws random numbers}}
  %0 = torch.aten.dropout %arg0, %float5.000000e-01, %true : !torch.vtensor<[2,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @native_dropout_in_training(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>) {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.native_dropout' could not be lowered: dropout in training draws random numbers}}
  %0:2 = torch.aten.native_dropout %arg0, %float5.000000e-01, %true : !torch.vtensor<[2,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>
}

// -----

func.func @native_dropout_by_default(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>) {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.native_dropout' could not be lowered: dropout in training draws random numbers}}
  %0:2 = torch.aten.native_dropout %arg0, %float5.000000e-01, %none : !torch.vtensor<[2,3],f32>, !torch.float, !torch.none -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],i1>
}

// -----

func.func @dropout_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.bool) -> !torch.vtensor<[2,3],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  // expected-error@+1 {{'torch.aten.dropout' could not be lowered: train must be a constant}}
  %0 = torch.aten.dropout %arg0, %float5.000000e-01, %arg1 : !torch.vtensor<[2,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @integers_where_floats_are_needed(%arg0: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si64> {
  %str_none = torch.constant.str "none"
  // expected-error@+1 {{'torch.aten.gelu' could not be lowered: 'max.gelu' op operand #0 must be tensor of a floating-point type, but got 'tensor<2xsi64>'}}
  %0 = torch.aten.gelu %arg0, %str_none : !torch.vtensor<[2],si64>, !torch.str -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

func.func @decimals_of_integers(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.round.decimals' could not be lowered: torch rounds only floats to decimals}}
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

func.func @decimals_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.int) -> !torch.vtensor<[2,3],f32> {
  // expected-error@+1 {{'torch.aten.round.decimals' could not be lowered: decimals must be a constant}}
  %0 = torch.aten.round.decimals %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @rrelu_in_training(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %float1 = torch.constant.float 1.000000e-01
  %float3 = torch.constant.float 3.000000e-01
  %true = torch.constant.bool true
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.rrelu_with_noise' could not be lowered: rrelu in training draws random numbers}}
  %0 = torch.aten.rrelu_with_noise %arg0, %arg1, %float1, %float3, %true, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @functional_rrelu_in_training(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %float1 = torch.constant.float 1.000000e-01
  %float3 = torch.constant.float 3.000000e-01
  %true = torch.constant.bool true
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.rrelu_with_noise_functional' could not be lowered: rrelu in training draws random numbers}}
  %0:2 = torch.aten.rrelu_with_noise_functional %arg0, %arg1, %float1, %float3, %true, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten._softmax' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten._softmax %arg0, %int2, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

func.func @dim_not_constant(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.int) -> !torch.vtensor<[2,5],f32> {
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.softmax.int' could not be lowered: dim must be a constant or a size of the inputs}}
  %0 = torch.aten.softmax.int %arg0, %arg1, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

func.func @integers(%arg0: !torch.vtensor<[2,5],si64>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten._log_softmax' could not be lowered: 'max.log_softmax' op operand #0 must be tensor of a floating-point type, but got 'tensor<2x5xsi64>'}}
  %0 = torch.aten._log_softmax %arg0, %int1, %false : !torch.vtensor<[2,5],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

// -----

func.func @eps_not_constant(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.float) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.native_layer_norm' could not be lowered: eps must be a constant}}
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %arg1 : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
}

// -----

func.func @shape_not_built(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.list<int>) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>) {
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  // expected-error@+1 {{'torch.aten.native_layer_norm' could not be lowered: normalized_shape must be a list that the graph builds}}
  %0:3 = torch.aten.native_layer_norm %arg0, %arg1, %none, %none, %float1.000000e-05 : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
}

// -----

func.func @too_many_axes(%arg0: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[5],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>) {
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int2, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  // expected-error@+1 {{'torch.aten.native_layer_norm' could not be lowered: normalized_shape must name some of the input's axes}}
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float1.000000e-05 : !torch.vtensor<[5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[5],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[5],f32>, !torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>
}

// -----

func.func @weight_does_not_fit(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  // expected-error@+1 {{'torch.aten.native_layer_norm' could not be lowered: 'max.reshape' op shapes [4] and [5] are not known to have the same number of elements}}
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %arg1, %none, %float1.000000e-05 : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.none, !torch.float -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
}

// -----

func.func @backward_dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-3 = torch.constant.int -3
  %int6 = torch.constant.int 6
  // expected-error@+1 {{'torch.aten._softmax_backward_data' could not be lowered: dim -3 is out of range for rank 2}}
  %0 = torch.aten._softmax_backward_data %arg0, %arg1, %int-3, %int6 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

func.func @complex(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],complex<f32>> {
  %int1 = torch.constant.int 1
  %int9 = torch.constant.int 9
  // expected-error@+1 {{'torch.aten.softmax.int' could not be lowered: the engine has no dtype complex<f32>}}
  %0 = torch.aten.softmax.int %arg0, %int1, %int9 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],complex<f32>>
  return %0 : !torch.vtensor<[2,5],complex<f32>>
}

// -----

func.func @layer_norm_of_integers(%arg0: !torch.vtensor<[2,5],si64>) -> (!torch.vtensor<[2,5],si64>, !torch.vtensor<[2,1],si64>, !torch.vtensor<[2,1],si64>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  // expected-error@+1 {{'torch.aten.native_layer_norm' could not be lowered: the input must be of floats}}
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float1.000000e-05 : !torch.vtensor<[2,5],si64>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,5],si64>, !torch.vtensor<[2,1],si64>, !torch.vtensor<[2,1],si64>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,5],si64>, !torch.vtensor<[2,1],si64>, !torch.vtensor<[2,1],si64>
}

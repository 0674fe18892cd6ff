// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @literal() -> !torch.vtensor<[2],complex<f32>> {
  // expected-error@+1 {{'torch.vtensor.literal' could not be lowered: the engine lacks the literal's dtype}}
  %0 = torch.vtensor.literal(dense<(1.0,2.0)> : tensor<2xcomplex<f32>>) : !torch.vtensor<[2],complex<f32>>
  return %0 : !torch.vtensor<[2],complex<f32>>
}

// -----

func.func @literal() -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.vtensor.literal' could not be lowered: the literal's elements do not fit its type}}
  %0 = torch.vtensor.literal(dense_resource<missing> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @size_not_known(%arg0: !torch.int) -> !torch.vtensor<[?],f32> {
  %0 = torch.prim.ListConstruct %arg0 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.zeros' could not be lowered: size must be a constant or a size of the inputs}}
  %1 = torch.aten.zeros %0, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

func.func @size_list_not_built(%arg0: !torch.list<int>) -> !torch.vtensor<[?],f32> {
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.ones' could not be lowered: size must be a list that the graph builds}}
  %0 = torch.aten.ones %arg0, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @fill_value_not_constant(%arg0: !torch.float) -> !torch.vtensor<[2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.full' could not be lowered: a scalar operand must be a constant}}
  %1 = torch.aten.full %0, %arg0, %int6, %none, %none, %false : !torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

func.func @complex() -> !torch.vtensor<[2],complex<f32>> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int9 = torch.constant.int 9
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.zeros' could not be lowered: the engine has no dtype complex<f32>}}
  %1 = torch.aten.zeros %0, %int9, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],complex<f32>>
  return %1 : !torch.vtensor<[2],complex<f32>>
}

// -----

func.func @unknown_length_downwards(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.int {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.arange.start_step' could not be lowered: a range of unknown length must have a positive step}}
  %0 = torch.aten.arange.start_step %arg1, %int0, %int-1, %none, %none, %none, %false : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

// -----

func.func @step_not_constant(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.int {max.sizes = #max.dims<[c] -> (c)>}) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.arange.start_step' could not be lowered: step must be a constant}}
  %0 = torch.aten.arange.start_step %int0, %arg0, %arg1, %none, %none, %none, %false : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

// -----

func.func @end_not_known(%arg0: !torch.int) -> !torch.vtensor<[?],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.arange' could not be lowered: end must be a constant or a size of the inputs}}
  %0 = torch.aten.arange %arg0, %none, %none, %none, %false : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

// -----

func.func @unknown_length_from_fraction(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.arange.start' could not be lowered: a range of unknown length must have integer bounds}}
  %0 = torch.aten.arange.start %float5.000000e-01, %arg0, %none, %none, %none, %false : !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @infinity_as_integer() -> !torch.vtensor<[2],si64> {
  %int2 = torch.constant.int 2
  %size = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %inf = torch.constant.float 0x7FF0000000000000
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.full' could not be lowered: the number does not fit into an integer}}
  %0 = torch.aten.full %size, %inf, %none, %none, %none, %false : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

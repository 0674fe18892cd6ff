// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[5],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.sum.dim_IntList' could not be lowered: dim 2 is out of range for rank 2}}
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[5],f32>
  return %1 : !torch.vtensor<[5],f32>
}

// -----

func.func @keepdim_not_constant(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.bool) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.mean.dim' could not be lowered: keepdim must be a constant}}
  %1 = torch.aten.mean.dim %arg0, %0, %arg1, %none : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

func.func @dims_not_built(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.list<int>) -> !torch.vtensor<[2],f32> {
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.amax' could not be lowered: dim must be a list that the graph builds}}
  %0 = torch.aten.amax %arg0, %arg1, %false : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @dim_not_constant(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.int) -> !torch.vtensor<[2],si64> {
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.argmax' could not be lowered: dim must be a constant or a size of the inputs}}
  %0 = torch.aten.argmax %arg0, %arg1, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

func.func @complex(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[],complex<f32>> {
  %int9 = torch.constant.int 9
  // expected-error@+1 {{'torch.aten.sum' could not be lowered: the engine has no dtype complex<f32>}}
  %0 = torch.aten.sum %arg0, %int9 : !torch.vtensor<[2,5],f32>, !torch.int -> !torch.vtensor<[],complex<f32>>
  return %0 : !torch.vtensor<[],complex<f32>>
}

// -----

func.func @mean_of_integers(%arg0: !torch.vtensor<[2,5],si64>) -> !torch.vtensor<[],si64> {
  %int4 = torch.constant.int 4
  // expected-error@+1 {{'torch.aten.mean' could not be lowered: a mean has a floating-point dtype}}
  %0 = torch.aten.mean %arg0, %int4 : !torch.vtensor<[2,5],si64>, !torch.int -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

func.func @keepdim_of_positions_not_constant(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.bool) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.max.dim' could not be lowered: keepdim must be a constant}}
  %0:2 = torch.aten.max.dim %arg0, %int1, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

func.func @repeated_dim(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[5],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.sum.dim_IntList' could not be lowered: a dim occurs twice}}
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[5],f32>
  return %1 : !torch.vtensor<[5],f32>
}

// -----

func.func @extremum_of_nothing(%arg0: !torch.vtensor<[2,0],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.amax' could not be lowered: an empty axis has no extremum}}
  %1 = torch.aten.amax %arg0, %0, %false : !torch.vtensor<[2,0],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

func.func @position_in_nothing(%arg0: !torch.vtensor<[0],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.argmin' could not be lowered: an empty axis has no extremum}}
  %0 = torch.aten.argmin %arg0, %none, %false : !torch.vtensor<[0],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

func.func @dim_of_rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.any.dim' could not be lowered: dim 1 is out of range for rank 1}}
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

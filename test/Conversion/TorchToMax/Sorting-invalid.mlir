// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.sort' could not be lowered: dim 2 is out of range for rank 2}}
  %0:2 = torch.aten.sort %arg0, %int2, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

func.func @descending_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.bool) -> !torch.vtensor<[2,3],si64> {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.argsort' could not be lowered: descending must be a constant}}
  %0 = torch.aten.argsort %arg0, %int1, %arg1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

func.func @largest_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.bool) -> (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>) {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.topk' could not be lowered: largest must be a constant}}
  %0:2 = torch.aten.topk %arg0, %int1, %int1, %arg1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
}

// -----

func.func @k_unknown(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.int) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.kthvalue' could not be lowered: k must be a constant or a size of the inputs}}
  %0:2 = torch.aten.kthvalue %arg0, %arg1, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

func.func @keepdim_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.bool) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.mode' could not be lowered: keepdim must be a constant}}
  %0:2 = torch.aten.mode %arg0, %int1, %arg1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

func.func @median_of_no_integers(%arg0: !torch.vtensor<[0,3],si64>) -> !torch.vtensor<[],si64> {
  // expected-error@+1 {{'torch.aten.median' could not be lowered: integers have no median of no elements}}
  %0 = torch.aten.median %arg0 : !torch.vtensor<[0,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

func.func @boundaries_of_rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],si64> {
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.bucketize.Tensor' could not be lowered: the boundaries must have an axis}}
  %0 = torch.aten.bucketize.Tensor %arg1, %arg0, %false, %false : !torch.vtensor<[2],f32>, !torch.vtensor<[],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

func.func @rows_differ(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],si64> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.searchsorted.Tensor' could not be lowered: the values must have as many rows as the boundaries}}
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %false, %false, %none, %none : !torch.vtensor<[2,5],f32>, !torch.vtensor<[3,4],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

// -----

func.func @side_not_constant(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.str) -> !torch.vtensor<[4],si64> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.searchsorted.Tensor' could not be lowered: side must be a constant}}
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %false, %false, %arg2, %none : !torch.vtensor<[5],f32>, !torch.vtensor<[4],f32>, !torch.bool, !torch.bool, !torch.str, !torch.none -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

// -----

func.func @decomposed_by_the_frontend(%arg0: !torch.vtensor<[5],si64>) -> !torch.vtensor<[?],si64> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten._unique2' has no lowering: the Python frontend decomposes it}}
  %0:3 = torch.aten._unique2 %arg0, %true, %false, %false : !torch.vtensor<[5],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[0],si64>, !torch.vtensor<[0],si64>
  return %0#0 : !torch.vtensor<[?],si64>
}

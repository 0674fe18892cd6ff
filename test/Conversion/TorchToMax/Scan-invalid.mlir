// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %int-3 = torch.constant.int -3
  // expected-error@+1 {{'torch.aten.cummax' could not be lowered: dim -3 is out of range for rank 2}}
  %0:2 = torch.aten.cummax %arg0, %int-3 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

func.func @bools(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %int0 = torch.constant.int 0
  %int11 = torch.constant.int 11
  // expected-error@+1 {{'torch.aten.cumsum' could not be lowered: there are no running sums and products of bools}}
  %0 = torch.aten.cumsum %arg0, %int0, %int11 : !torch.vtensor<[2,3],i1>, !torch.int, !torch.int -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

// -----

func.func @logarithm_of_integers(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.logcumsumexp' could not be lowered: integers have no logarithm of their type}}
  %0 = torch.aten.logcumsumexp %arg0, %int0 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

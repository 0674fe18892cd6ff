// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @target_of_the_same_rank(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[4,5],si64>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  // expected-error@+1 {{'torch.aten.nll_loss_forward' could not be lowered: the target must have one axis less than the scores}}
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[4,5],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

func.func @target_does_not_fit(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  // expected-error@+1 {{'torch.aten.nll_loss_forward' could not be lowered: 'max.reshape' op shapes [3] and [4, 1] are not known to have the same number of elements}}
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[3],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

func.func @reduction_not_constant(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.int) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int-100 = torch.constant.int -100
  // expected-error@+1 {{'torch.aten.nll_loss_forward' could not be lowered: reduction must be a constant or a size of the inputs}}
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %arg2, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[4],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

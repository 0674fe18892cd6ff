// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @narrow_floats(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[4],bf16> {
  %int4 = torch.constant.int 4
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.histc' could not be lowered: only f32 and f64 have a histogram that counts right}}
  %0 = torch.aten.histc %arg0, %int4, %int0, %int0 : !torch.vtensor<[2,3],bf16>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],bf16>
  return %0 : !torch.vtensor<[4],bf16>
}

// -----

func.func @bins_unknown(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.int) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.histc' could not be lowered: bins must be a constant or a size of the inputs}}
  %0 = torch.aten.histc %arg0, %arg1, %int0, %int0 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @limit_not_constant(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.float) -> !torch.vtensor<[4],f32> {
  %int4 = torch.constant.int 4
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.histc' could not be lowered: a scalar operand must be a constant}}
  %0 = torch.aten.histc %arg0, %int4, %int0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

func.func @decomposed_by_the_frontend(%arg0: !torch.vtensor<[5],si64>) -> !torch.vtensor<[?],si64> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.bincount' has no lowering: the Python frontend decomposes it}}
  %0 = torch.aten.bincount %arg0, %none, %int0 : !torch.vtensor<[5],si64>, !torch.none, !torch.int -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

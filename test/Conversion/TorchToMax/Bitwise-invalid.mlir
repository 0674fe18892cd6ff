// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @floats(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.aten.bitwise_and.Tensor' could not be lowered: floats have no bitwise ops}}
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @not_of_floats(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error@+1 {{'torch.aten.bitwise_not' could not be lowered: floats have no bitwise ops}}
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @bools_shifted(%arg0: !torch.vtensor<[2],i1>, %arg1: !torch.vtensor<[2],i1>) -> !torch.vtensor<[2],i1> {
  // expected-error@+1 {{'torch.aten.bitwise_left_shift.Tensor' could not be lowered: bools cannot be shifted}}
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2],i1>, !torch.vtensor<[2],i1> -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

// -----

func.func @no_broadcast(%arg0: !torch.vtensor<[2],si64>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[2],si64> {
  // expected-error@+1 {{'torch.aten.__rshift__.Tensor' could not be lowered: sizes 2 and 3 are not known to broadcast}}
  %0 = torch.aten.__rshift__.Tensor %arg0, %arg1 : !torch.vtensor<[2],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

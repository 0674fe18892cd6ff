func.func @f(%x: !torch.vtensor<[4,4],f32>, %y: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[4,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %step = torch.constant.int 4611686018427387904
  %0 = torch.aten.mm %x, %x : !torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],f32> -> !torch.vtensor<[4,4],f32>
  %1 = torch.aten.slice.Tensor %0, %int0, %int0, %int4, %step : !torch.vtensor<[4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1,4],f32>
  %2 = torch.aten.slice.Tensor %0, %int1, %int0, %int4, %step : !torch.vtensor<[4,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,1],f32>
  %3 = torch.aten.mm %2, %1 : !torch.vtensor<[4,1],f32>, !torch.vtensor<[1,4],f32> -> !torch.vtensor<[4,4],f32>
  return %3 : !torch.vtensor<[4,4],f32>
}

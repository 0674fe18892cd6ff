func.func @f(%x: !torch.vtensor<[4294967296,4294967296],f32>) -> !torch.vtensor<[4294967296,4294967296],f32> {
  %0 = torch.aten.mm %x, %x : !torch.vtensor<[4294967296,4294967296],f32>, !torch.vtensor<[4294967296,4294967296],f32> -> !torch.vtensor<[4294967296,4294967296],f32>
  %1 = torch.aten.mm %0, %x : !torch.vtensor<[4294967296,4294967296],f32>, !torch.vtensor<[4294967296,4294967296],f32> -> !torch.vtensor<[4294967296,4294967296],f32>
  %2 = torch.aten.mm %1, %0 : !torch.vtensor<[4294967296,4294967296],f32>, !torch.vtensor<[4294967296,4294967296],f32> -> !torch.vtensor<[4294967296,4294967296],f32>
  return %2 : !torch.vtensor<[4294967296,4294967296],f32>
}

func.func @f(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %int0 = torch.constant.int 0
  %shift = torch.constant.int -9223372036854775808
  %shifts = torch.prim.ListConstruct %shift : (!torch.int) -> !torch.list<int>
  %dims = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.roll %x, %shifts, %dims : !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

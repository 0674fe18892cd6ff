func.func @f(%x: !torch.vtensor<[1,1,3],f32>) -> !torch.vtensor<[1,1,3],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %most = torch.constant.int 9223372036854775807
  %ones = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %zeros = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %padding = torch.prim.ListConstruct %most : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.convolution %x, %x, %none, %ones, %padding, %ones, %false, %zeros, %int1 : !torch.vtensor<[1,1,3],f32>, !torch.vtensor<[1,1,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[1,1,3],f32>
  return %0 : !torch.vtensor<[1,1,3],f32>
}

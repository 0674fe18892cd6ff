func.func @f() -> !torch.vtensor<[2,?],si64> {
  %rows = torch.constant.int 4611686018427387904
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.tril_indices %rows, %rows, %int0, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,?],si64>
  return %0 : !torch.vtensor<[2,?],si64>
}

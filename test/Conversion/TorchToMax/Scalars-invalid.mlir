// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @number_of_many_elements(%x: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[?],si64> {
  // expected-error@+1 {{'torch.aten.Int.Tensor' could not be lowered: the tensor is not known to have exactly one element}}
  %0 = torch.aten.Int.Tensor %x : !torch.vtensor<[?],si64> -> !torch.int
  %1 = torch.aten.mul.Scalar %x, %0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

// -----

// Each number is twice as long as the one before it.
func.func @long_size(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[s] -> (s)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %n0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %n1 = torch.aten.mul.int %n0, %n0 : !torch.int, !torch.int -> !torch.int
  %n2 = torch.aten.mul.int %n1, %n1 : !torch.int, !torch.int -> !torch.int
  %n3 = torch.aten.mul.int %n2, %n2 : !torch.int, !torch.int -> !torch.int
  %n4 = torch.aten.mul.int %n3, %n3 : !torch.int, !torch.int -> !torch.int
  %n5 = torch.aten.mul.int %n4, %n4 : !torch.int, !torch.int -> !torch.int
  %n6 = torch.aten.mul.int %n5, %n5 : !torch.int, !torch.int -> !torch.int
  %n7 = torch.aten.mul.int %n6, %n6 : !torch.int, !torch.int -> !torch.int
  %n8 = torch.aten.mul.int %n7, %n7 : !torch.int, !torch.int -> !torch.int
  %n9 = torch.aten.mul.int %n8, %n8 : !torch.int, !torch.int -> !torch.int
  %n10 = torch.aten.mul.int %n9, %n9 : !torch.int, !torch.int -> !torch.int
  %n11 = torch.aten.mul.int %n10, %n10 : !torch.int, !torch.int -> !torch.int
  %n12 = torch.aten.mul.int %n11, %n11 : !torch.int, !torch.int -> !torch.int
  %n13 = torch.aten.mul.int %n12, %n12 : !torch.int, !torch.int -> !torch.int
  %size = torch.prim.ListConstruct %n13 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.zeros' could not be lowered: size is a size that is too long}}
  %0 = torch.aten.zeros %size, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

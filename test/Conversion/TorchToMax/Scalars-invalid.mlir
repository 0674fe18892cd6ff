// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @number_of_many_elements(%x: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[?],si64> {
  // expected-error@+1 {{'torch.aten.Int.Tensor' could not be lowered: the tensor is not known to have exactly one element}}
  %0 = torch.aten.Int.Tensor %x : !torch.vtensor<[?],si64> -> !torch.int
  %1 = torch.aten.mul.Scalar %x, %0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

func.func @main(%x: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %y: !torch.vtensor<[3,4],f32> {max.weight = "w"}) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.aten.mm %x, %y : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

func.func @main(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>> {
  %0 = max.add %x, %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return %0 : tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
}

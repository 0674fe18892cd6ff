func.func @f(%x: tensor<2xf32> {max.updated_by = 1267650600228229401496703205376 : i128}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func @f(%x: tensor<3xf32>) -> tensor<1xf32> {
  %0 = max.custom "reduction.reduce"(%x) with {operation = "add", first = 1267650600228229401496703205376 : i128, count = 1} : (tensor<3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

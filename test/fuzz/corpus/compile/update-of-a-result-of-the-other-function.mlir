func.func @f(%x: tensor<2xf32> {max.updated_by = 4 : i64}, %y: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = max.add %x, %y : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y, %y, %y, %y, %0 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}
func.func private @g()

func.func @f(%x: tensor<2xf32>) -> tensor<3xf64> {
  %0 = max.constant dense<> : tensor<0xf32>
  %1 = max.constant dense<1> : tensor<1xsi64>
  %2 = max.custom "views.scatter"(%x, %0, %1, %1) : (tensor<2xf32>, tensor<0xf32>, tensor<1xsi64>, tensor<1xsi64>) -> tensor<3xf64>
  return %2 : tensor<3xf64>
}

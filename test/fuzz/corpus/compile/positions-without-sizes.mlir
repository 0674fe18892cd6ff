func.func @f() -> tensor<1xsi64> {
  %0 = max.constant dense<1> : tensor<1xsi64>
  %1 = max.constant dense<> : tensor<0xsi64>
  %2 = max.custom "indexing.positions"(%0, %1, %0) : (tensor<1xsi64>, tensor<0xsi64>, tensor<1xsi64>) -> tensor<1xsi64>
  return %2 : tensor<1xsi64>
}

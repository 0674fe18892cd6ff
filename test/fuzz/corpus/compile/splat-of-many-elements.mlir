func.func @f() -> tensor<1099511627776xsi64> {
  %0 = max.constant dense<2> : tensor<1099511627776xsi64>
  %1 = max.div %0, %0 : (tensor<1099511627776xsi64>, tensor<1099511627776xsi64>) -> tensor<1099511627776xsi64>
  return %1 : tensor<1099511627776xsi64>
}

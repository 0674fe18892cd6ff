func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = max.matmul %x, %x : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.slice %0 from <(0, 0)> to <(4, 4)> step [4611686018427387904, 1] : (tensor<4x4xf32>) -> tensor<1x4xf32>
  %2 = max.slice %0 from <(0, 0)> to <(4, 4)> step [1, 4611686018427387904] : (tensor<4x4xf32>) -> tensor<4x1xf32>
  %3 = max.matmul %2, %1 : (tensor<4x1xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}

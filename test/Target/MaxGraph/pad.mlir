// RUN: max-translate --max-to-mo %s | FileCheck %s

// CHECK: %[[PADDINGS:.*]] = mo.constant <#M.dense_array<0, 1, 2, 0> : tensor<4xsi64>>
// CHECK: %[[ZERO:.*]] = mo.constant <#M.dense_array<0.0> : tensor<f32>> : !mo.tensor<[], f32>
// CHECK: mo.pad.constant(%arg0, %[[PADDINGS]], %[[ZERO]]) : (!mo.tensor<[2, 3], f32>, !mo.tensor<[4], si64>, !mo.tensor<[], f32>) -> !mo.tensor<[3, 5], f32>
func.func @pad(%x: tensor<2x3xf32>) -> tensor<3x5xf32> {
  %0 = max.pad %x {after = array<i64: 1, 0>, before = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}

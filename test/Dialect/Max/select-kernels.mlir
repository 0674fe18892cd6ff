// RUN: max-opt %s -max-select-kernels -split-input-file | FileCheck %s

// CHECK-LABEL: @softmax
// CHECK: max.custom "normalization.softmax"(%arg0) with {axis = 1 : i64} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK: max.custom "normalization.log_softmax"(%arg0) with {axis = 2 : i64}
func.func @softmax(%x: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>) {
  %0 = max.softmax %x {axis = 1} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = max.log_softmax %x {axis = 2} : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return %0, %1 : tensor<2x3x4xf32>, tensor<2x3x4xf32>
}

// -----

!rows = tensor<?x4xbf16, #max.dims<[n] -> (n, 4)>>
// CHECK-LABEL: @softmax_of_any_rows
// CHECK: max.custom "normalization.softmax"(%arg0) with {axis = 0 : i64}
func.func @softmax_of_any_rows(%x: !rows) -> !rows {
  %0 = max.softmax %x {axis = 0} : (!rows) -> !rows
  return %0 : !rows
}

// -----

// Precompiled kernels take no tensors of nine axes.
// CHECK-LABEL: @too_many_axes
// CHECK-NOT: max.custom
// CHECK: max.softmax
func.func @too_many_axes(%x: tensor<1x1x1x1x1x1x1x2x3xf32>) -> tensor<1x1x1x1x1x1x1x2x3xf32> {
  %0 = max.softmax %x {axis = 8} : (tensor<1x1x1x1x1x1x1x2x3xf32>) -> tensor<1x1x1x1x1x1x1x2x3xf32>
  return %0 : tensor<1x1x1x1x1x1x1x2x3xf32>
}

// -----

// A transposed operand is read where it lies.
// CHECK-LABEL: @matmul
// CHECK: max.custom "linear.matmul"(%arg0, %arg1) with {transpose_rhs = true}
func.func @matmul(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>) -> tensor<2x4xf32> {
  %0 = max.transpose %b by [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  %1 = max.matmul %a, %0 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: @matmul_of_doubles
// CHECK: max.matmul
func.func @matmul_of_doubles(%a: tensor<2x3xf64>, %b: tensor<3x4xf64>) -> tensor<2x4xf64> {
  %0 = max.matmul %a, %b : (tensor<2x3xf64>, tensor<3x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

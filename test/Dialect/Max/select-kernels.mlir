// RUN: max-opt --max-select-kernels --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @matmul$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$static(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %0 = max.matmul %x, %w : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @matmul$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>, tensor<8x6xbf16>) -> tensor<?x6xbf16, #max.dims<[n] -> (n, 6)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$dynamic(%x: tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>, %w: tensor<8x6xbf16>) -> tensor<?x6xbf16, #max.dims<[n] -> (n, 6)>> {
  %0 = max.matmul %x, %w : (tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>, tensor<8x6xbf16>) -> tensor<?x6xbf16, #max.dims<[n] -> (n, 6)>>
  return %0 : tensor<?x6xbf16, #max.dims<[n] -> (n, 6)>>
}

// -----

// Transposed operands are read where they lie.
// CHECK-LABEL: func.func @matmul$transposed(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 1] : (tensor<2x8x4xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {transpose_lhs = true, transpose_rhs = true} : (tensor<2x8x4xf32>, tensor<6x8xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$transposed(%x: tensor<2x8x4xf32>, %w: tensor<6x8xf32>) -> tensor<2x4x6xf32> {
  %0 = max.transpose %x by [0, 2, 1] : (tensor<2x8x4xf32>) -> tensor<2x4x8xf32>
  %1 = max.transpose %w by [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
  %2 = max.matmul %0, %1 : (tensor<2x4x8xf32>, tensor<8x6xf32>) -> tensor<2x4x6xf32>
  return %2 : tensor<2x4x6xf32>
}

// -----

// Other axes are exchanged: the transpose stays.
// CHECK-LABEL: func.func @matmul$transposed_batch(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 0, 2] : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[TRANSPOSE]], %[[ARG1]]) with {} : (tensor<2x4x8xf32>, tensor<8x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$transposed_batch(%x: tensor<4x2x8xf32>, %w: tensor<8x6xf32>) -> tensor<2x4x6xf32> {
  %0 = max.transpose %x by [1, 0, 2] : (tensor<4x2x8xf32>) -> tensor<2x4x8xf32>
  %1 = max.matmul %0, %w : (tensor<2x4x8xf32>, tensor<8x6xf32>) -> tensor<2x4x6xf32>
  return %1 : tensor<2x4x6xf32>
}

// -----

// oneDNN has no such product.
// CHECK-LABEL: func.func @matmul$refused(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<4x8xf64>, tensor<8x6xf64>) -> tensor<4x6xf64>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$refused(%x: tensor<4x8xf64>, %w: tensor<8x6xf64>) -> tensor<4x6xf64> {
  %0 = max.matmul %x, %w : (tensor<4x8xf64>, tensor<8x6xf64>) -> tensor<4x6xf64>
  return %0 : tensor<4x6xf64>
}

// -----

// More axes than a kernel is told of.
// CHECK-LABEL: func.func @matmul$too_many_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<1x1x1x1x1x1x1x4x8xf32>, tensor<8x6xf32>) -> tensor<1x1x1x1x1x1x1x4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$too_many_axes(%x: tensor<1x1x1x1x1x1x1x4x8xf32>, %w: tensor<8x6xf32>) -> tensor<1x1x1x1x1x1x1x4x6xf32> {
  %0 = max.matmul %x, %w : (tensor<1x1x1x1x1x1x1x4x8xf32>, tensor<8x6xf32>) -> tensor<1x1x1x1x1x1x1x4x6xf32>
  return %0 : tensor<1x1x1x1x1x1x1x4x6xf32>
}

// -----

// The filter of a model is packed once.
// CHECK-LABEL: func.func @conv$weight(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[WEIGHT:.*]] = max.weight "w0" : tensor<6x2x3x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[WEIGHT]] by [2, 3, 1, 0] : (tensor<6x2x3x3xf32>) -> tensor<3x3x2x6xf32>
// CHECK-NEXT:      %[[FORWARD:.*]] = max.custom "convolution.forward"(%[[ARG0]], %[[WEIGHT]]) with {constant_filter = true, dilations = array<i64: 1, 1, 1>, groups = 2 : i64, paddings_after = array<i64: 0, 1, 1>, paddings_before = array<i64: 0, 1, 1>, strides = array<i64: 1, 2, 2>} : (tensor<1x8x8x4xf32>, tensor<6x2x3x3xf32>) -> tensor<1x4x4x6xf32>
// CHECK-NEXT:      return %[[FORWARD]]
func.func @conv$weight(%x: tensor<1x8x8x4xf32>) -> tensor<1x4x4x6xf32> {
  %w = max.weight "w0" : tensor<6x2x3x3xf32>
  %0 = max.transpose %w by [2, 3, 1, 0] : (tensor<6x2x3x3xf32>) -> tensor<3x3x2x6xf32>
  %1 = max.conv %x, %0 {dilations = array<i64: 1, 1>, groups = 2 : i64, paddings = array<i64: 1, 1, 1, 1>, strides = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x4x4x6xf32>
  return %1 : tensor<1x4x4x6xf32>
}

// -----

// A filter in the engine's order is put in torch's.
// CHECK-LABEL: func.func @conv$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [3, 2, 0, 1] : (tensor<3x3x4x6xf32>) -> tensor<6x4x3x3xf32>
// CHECK-NEXT:      %[[FORWARD:.*]] = max.custom "convolution.forward"(%[[ARG0]], %[[TRANSPOSE]]) with {constant_filter = false, dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings_after = array<i64: 0, 0, 0>, paddings_before = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<?x?x8x4xf32, #max.dims<[b, h] -> (b, h, 8, 4)>>, tensor<6x4x3x3xf32>) -> tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h + -2, 6, 6)>>
// CHECK-NEXT:      return %[[FORWARD]]
func.func @conv$dynamic(%x: tensor<?x?x8x4xf32, #max.dims<[b, h] -> (b, h, 8, 4)>>, %w: tensor<3x3x4x6xf32>) -> tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h - 2, 6, 6)>> {
  %0 = max.conv %x, %w {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<?x?x8x4xf32, #max.dims<[b, h] -> (b, h, 8, 4)>>, tensor<3x3x4x6xf32>) -> tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h - 2, 6, 6)>>
  return %0 : tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h - 2, 6, 6)>>
}

// -----

// CHECK-LABEL: func.func @conv$refused(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf64>, tensor<3x3x4x6xf64>) -> tensor<1x6x6x6xf64>
// CHECK-NEXT:      return %[[CONV]]
func.func @conv$refused(%x: tensor<1x8x8x4xf64>, %w: tensor<3x3x4x6xf64>) -> tensor<1x6x6x6xf64> {
  %0 = max.conv %x, %w {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf64>, tensor<3x3x4x6xf64>) -> tensor<1x6x6x6xf64>
  return %0 : tensor<1x6x6x6xf64>
}

// -----

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

// Products of bf16 with sums in f32. What stands before a transpose is found.
// CHECK-LABEL: func.func @matmul$widened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK:           %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {transpose_rhs = true} : (tensor<4x8xbf16>, tensor<6x8xbf16>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @matmul$widened(%x: tensor<4x8xbf16>, %w: tensor<6x8xbf16>) -> tensor<4x6xf32> {
  %0 = max.cast %x : (tensor<4x8xbf16>) -> tensor<4x8xf32>
  %1 = max.cast %w : (tensor<6x8xbf16>) -> tensor<6x8xf32>
  %2 = max.transpose %1 by [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
  %3 = max.matmul %0, %2 : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @matmul$widened_dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK:           max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>, tensor<8x6xbf16>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
func.func @matmul$widened_dynamic(%x: tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>, %w: tensor<8x6xbf16>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>> {
  %0 = max.cast %x : (tensor<?x8xbf16, #max.dims<[n] -> (n, 8)>>) -> tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>
  %1 = max.cast %w : (tensor<8x6xbf16>) -> tensor<8x6xf32>
  %2 = max.matmul %0, %1 : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  return %2 : tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
}

// -----

// The other operand is f32, or was f16: so is the product.
// CHECK-LABEL: func.func @matmul$widened_in_part(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK:           %[[WIDE:.*]] = max.cast %[[ARG0]]
// CHECK:           max.custom "linear.matmul"(%[[WIDE]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK:           %[[HALVES:.*]] = max.cast %[[ARG2]]
// CHECK:           max.custom "linear.matmul"(%[[WIDE]], %[[HALVES]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
func.func @matmul$widened_in_part(%x: tensor<4x8xbf16>, %w: tensor<8x6xf32>, %h: tensor<8x6xf16>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = max.cast %x : (tensor<4x8xbf16>) -> tensor<4x8xf32>
  %1 = max.matmul %0, %w : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %2 = max.cast %h : (tensor<8x6xf16>) -> tensor<8x6xf32>
  %3 = max.matmul %0, %2 : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return %1, %3 : tensor<4x6xf32>, tensor<4x6xf32>
}

// RUN: max-opt --max-fuse-epilogues --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @bias_residual_relu(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}, %[[ARG3:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) with {activation = "relu", has_bias = true, has_residual = true} : (tensor<4x8xf32>, tensor<8x6xf32>, tensor<6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @bias_residual_relu(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %b: tensor<6xf32>, %r: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.add %0, %b : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  %2 = max.add %r, %1 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = max.relu %2 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// What batch norm leaves of itself, and ReLU6.
// CHECK-LABEL: func.func @scale_bias_relu6$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}, %[[ARG3:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<1x6xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]], %[[RESHAPE]], %[[ARG3]]) with {activation = "relu6", has_bias = true, has_scale = true} : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @scale_bias_relu6$dynamic(%x: tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, %w: tensor<8x6xf32>, %s: tensor<1x6xf32>, %b: tensor<6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>> {
  %zero = max.constant dense<0.0> : tensor<f32>
  %six = max.constant dense<6.0> : tensor<f32>
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %1 = max.mul %0, %s : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<1x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %2 = max.add %1, %b : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %3 = max.greater %zero, %2 : (tensor<f32>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xi1, #max.dims<[n] -> (n, 6)>>
  %4 = max.select %3, %zero, %2 : (tensor<?x6xi1, #max.dims<[n] -> (n, 6)>>, tensor<f32>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %5 = max.greater %4, %six : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<f32>) -> tensor<?x6xi1, #max.dims<[n] -> (n, 6)>>
  %6 = max.select %5, %six, %4 : (tensor<?x6xi1, #max.dims<[n] -> (n, 6)>>, tensor<f32>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  return %6 : tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
}

// -----

// A scale without a bias stays outside.
// CHECK-LABEL: func.func @scale_alone(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[ARG2]] : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MUL]]
func.func @scale_alone(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %s: tensor<6xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.mul %0, %s : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// Something else reads the product.
// CHECK-LABEL: func.func @two_readers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[MATMUL]] : (tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]], %[[RELU]]
func.func @two_readers(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.relu %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<4x6xf32>
}

// -----

// Batch norm and ReLU6 of bf16, computed in f32: one rounding, at the end.
// CHECK-LABEL: func.func @casts(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}, %[[ARG3:[a-z0-9]+]]: {{.*}}, %[[ARG4:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]]) with {activation = "relu", has_bias = true, has_residual = true, has_scale = true} : (tensor<4x8xbf16>, tensor<8x6xbf16>, tensor<6xf32>, tensor<6xf32>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @casts(%x: tensor<4x8xbf16>, %w: tensor<8x6xbf16>, %s: tensor<6xf32>, %b: tensor<6xf32>, %r: tensor<4x6xbf16>) -> tensor<4x6xbf16> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xbf16>, tensor<8x6xbf16>) -> tensor<4x6xbf16>
  %1 = max.cast %0 : (tensor<4x6xbf16>) -> tensor<4x6xf32>
  %2 = max.mul %1, %s : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  %3 = max.add %2, %b : (tensor<4x6xf32>, tensor<6xf32>) -> tensor<4x6xf32>
  %4 = max.cast %3 : (tensor<4x6xf32>) -> tensor<4x6xbf16>
  %5 = max.add %4, %r : (tensor<4x6xbf16>, tensor<4x6xbf16>) -> tensor<4x6xbf16>
  %6 = max.relu %5 : (tensor<4x6xbf16>) -> tensor<4x6xbf16>
  return %6 : tensor<4x6xbf16>
}

// -----

// Other types are not computed in f32.
// CHECK-LABEL: func.func @cast_to_f64(
// CHECK:           max.custom "linear.matmul"{{.*}} -> tensor<4x6xbf16>
// CHECK-NEXT:      max.cast
func.func @cast_to_f64(%x: tensor<4x8xbf16>, %w: tensor<8x6xbf16>) -> tensor<4x6xf64> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xbf16>, tensor<8x6xbf16>) -> tensor<4x6xbf16>
  %1 = max.cast %0 : (tensor<4x6xbf16>) -> tensor<4x6xf64>
  return %1 : tensor<4x6xf64>
}

// -----

// A residual that lacks axes of size 1 in front, as in a step of an LSTM.
// CHECK-LABEL: func.func @residual_of_lower_rank(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) with {has_residual = true}
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[MATMUL]] : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @residual_of_lower_rank(%x: tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, %w: tensor<8x6xf32>, %r: tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %1 = max.reshape %0 : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>>
  %2 = max.add %1, %r : (tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>>
  return %2 : tensor<1x?x6xf32, #max.dims<[n] -> (1, n, 6)>>
}

// -----

// The product is broadcast: the sum is larger than it.
// CHECK-LABEL: func.func @broadcast_product(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG2]] : (tensor<4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @broadcast_product(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %r: tensor<2x4x6xf32>) -> tensor<2x4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.add %0, %r : (tensor<4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  return %1 : tensor<2x4x6xf32>
}

// -----

// One number for each row is not a bias.
// CHECK-LABEL: func.func @row_vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG2]] : (tensor<4x6xf32>, tensor<4x1xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @row_vector(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %b: tensor<4x1xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.add %0, %b : (tensor<4x6xf32>, tensor<4x1xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// A residual after an activation comes too late.
// CHECK-LABEL: func.func @residual_after_relu(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {activation = "relu"} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG2]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @residual_after_relu(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %r: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.relu %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = max.add %1, %r : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}

// -----

// The product with itself: one call cannot be its own residual.
// CHECK-LABEL: func.func @sum_with_itself(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[MATMUL]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @sum_with_itself(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.add %0, %0 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// The product of a linear layer is reshaped before a residual is added.
// CHECK-LABEL: func.func @reshaped_residual$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}, %[[ARG3:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG3]] : (tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[RESHAPE]]) with {has_bias = true, has_residual = true} : (tensor<?x8xf32, #max.dims<[n] -> (n * 2, 8)>>, tensor<8x6xf32>, tensor<6xf32>, tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>) -> tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @reshaped_residual$dynamic(%x: tensor<?x8xf32, #max.dims<[n] -> (n * 2, 8)>>, %w: tensor<8x6xf32>, %b: tensor<6xf32>, %r: tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>) -> tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<?x8xf32, #max.dims<[n] -> (n * 2, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>
  %1 = max.reshape %0 : (tensor<?x6xf32, #max.dims<[n] -> (n * 2, 6)>>) -> tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>
  %2 = max.add %1, %b : (tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>, tensor<6xf32>) -> tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>
  %3 = max.add %2, %r : (tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>, tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>) -> tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>
  return %3 : tensor<?x2x6xf32, #max.dims<[n] -> (n, 2, 6)>>
}

// -----

// The last axis is divided: what is added to it is not one number for a column.
// CHECK-LABEL: func.func @reshaped_columns(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[MATMUL]] : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[RESHAPE]], %[[ARG2]] : (tensor<4x2x3xf32>, tensor<3xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @reshaped_columns(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %b: tensor<3xf32>) -> tensor<4x2x3xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.reshape %0 : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
  %2 = max.add %1, %b : (tensor<4x2x3xf32>, tensor<3xf32>) -> tensor<4x2x3xf32>
  return %2 : tensor<4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {activation = "gelu"} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[MATMUL]] : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @gelu(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<2x2x6xf32> {
  %nan = max.constant dense<0x7FC00000> : tensor<f32>
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.reshape %0 : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
  %2 = max.gelu %1 : (tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
  %3 = max.is_inf %1 : (tensor<2x2x6xf32>) -> tensor<2x2x6xi1>
  %4 = max.select %3, %nan, %2 : (tensor<2x2x6xi1>, tensor<f32>, tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
  return %4 : tensor<2x2x6xf32>
}

// -----

// CHECK-LABEL: func.func @gelu_tanh(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {activation = "gelu_tanh"} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @gelu_tanh(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %nan = max.constant dense<0x7FC00000> : tensor<f32>
  %infinity = max.constant dense<0xFF800000> : tensor<f32>
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.gelu_tanh %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = max.equal %0, %infinity : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xi1>
  %3 = max.select %2, %nan, %1 : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// GELU with another number in the place of NaN.
// CHECK-LABEL: func.func @gelu_and_one(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[GELU:.*]] = max.gelu %[[MATMUL]] : (tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[IS_INF:.*]] = max.is_inf %[[MATMUL]] : (tensor<4x6xf32>) -> tensor<4x6xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[IS_INF]], %[[CONSTANT]], %[[GELU]] : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[SELECT]]
func.func @gelu_and_one(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %one = max.constant dense<1.0> : tensor<f32>
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.gelu %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = max.is_inf %0 : (tensor<4x6xf32>) -> tensor<4x6xi1>
  %3 = max.select %2, %one, %1 : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: func.func @written_out_gelu$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {activation = "gelu_tanh"} : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @written_out_gelu$dynamic(%a: tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, %w: tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>> {
  %half = max.constant dense<5.0e-01> : tensor<f32>
  %one = max.constant dense<1.0> : tensor<f32>
  %c = max.constant dense<4.471500e-02> : tensor<f32>
  %s = max.constant dense<0.797884583> : tensor<f32>
  %x = max.custom "linear.matmul"(%a, %w) with {} : (tensor<?x8xf32, #max.dims<[n] -> (n, 8)>>, tensor<8x6xf32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %0 = max.mul %x, %half : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<f32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %1 = max.mul %x, %x : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %2 = max.mul %1, %x : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %3 = max.mul %2, %c : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<f32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %4 = max.add %x, %3 : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %5 = max.mul %4, %s : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<f32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %6 = max.tanh %5 : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %7 = max.add %6, %one : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<f32>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  %8 = max.mul %0, %7 : (tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>, tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>) -> tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
  return %8 : tensor<?x6xf32, #max.dims<[n] -> (n, 6)>>
}

// -----

// Another number in the cube's place: not GELU.
// CHECK-LABEL: func.func @not_quite_gelu(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<5.000000e-02> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.797884583> : tensor<f32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[CONSTANT]] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[MATMUL]], %[[MATMUL]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[MATMUL]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL_3:.*]] = max.mul %[[MUL_2]], %[[CONSTANT_2]] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[MUL_3]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL_4:.*]] = max.mul %[[ADD]], %[[CONSTANT_3]] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[MUL_4]] : (tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[ADD_1:.*]] = max.add %[[TANH]], %[[CONSTANT_1]] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MUL_5:.*]] = max.mul %[[MUL]], %[[ADD_1]] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MUL_5]]
func.func @not_quite_gelu(%a: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %half = max.constant dense<5.0e-01> : tensor<f32>
  %one = max.constant dense<1.0> : tensor<f32>
  %c = max.constant dense<5.0e-02> : tensor<f32>
  %s = max.constant dense<0.797884583> : tensor<f32>
  %x = max.custom "linear.matmul"(%a, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %0 = max.mul %x, %half : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %1 = max.mul %x, %x : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = max.mul %1, %x : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = max.mul %2, %c : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %4 = max.add %x, %3 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %5 = max.mul %4, %s : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %6 = max.tanh %5 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %7 = max.add %6, %one : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %8 = max.mul %0, %7 : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %8 : tensor<4x6xf32>
}

// -----

// NaN in the place of another number than -inf.
// CHECK-LABEL: func.func @gelu_tanh_of_zero(
// CHECK: max.custom "linear.matmul"(%{{.*}}, %{{.*}}) with {} :
// CHECK: max.gelu_tanh
// CHECK: max.select
func.func @gelu_tanh_of_zero(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %nan = max.constant dense<0x7FC00000> : tensor<f32>
  %zero = max.constant dense<0.0> : tensor<f32>
  %0 = max.custom "linear.matmul"(%x, %w) with {} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.gelu_tanh %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = max.equal %0, %zero : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xi1>
  %3 = max.select %2, %nan, %1 : (tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}

// -----

// A call that is written without options.
// CHECK-LABEL: func.func @no_options(
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%{{.*}}, %{{.*}}) with {activation = "relu"} : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @no_options(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.relu %0 : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

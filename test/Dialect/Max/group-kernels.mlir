// RUN: max-opt --max-group-kernels --split-input-file %s | FileCheck %s

// A reshape is not an op of the engine. The weights are not passed by the engine.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[WEIGHT:.*]] = max.weight "w0" : tensor<8x6xf32>
// CHECK-NEXT:      %[[WEIGHT_1:.*]] = max.weight "w1" : tensor<6x8xf32>
// CHECK-NEXT:      %[[SEQUENCE:.*]] = max.sequence -> (tensor<4x8xf32>) {
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x2x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[RESHAPE]], %[[WEIGHT]]) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[MATMUL]], %[[WEIGHT_1]]) : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_1]] : tensor<4x8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[SEQUENCE]]
func.func @chain(%x: tensor<2x2x8xf32>) -> tensor<4x8xf32> {
  %w0 = max.weight "w0" : tensor<8x6xf32>
  %w1 = max.weight "w1" : tensor<6x8xf32>
  %0 = max.reshape %x : (tensor<2x2x8xf32>) -> tensor<4x8xf32>
  %1 = max.custom "linear.matmul"(%0, %w0) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %2 = max.custom "linear.matmul"(%1, %w1) : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// -----

// Slices and transposes are copies by strides, of as many steps as there are
// in one.
// CHECK-LABEL: func.func @views(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[SEQUENCE:.*]] = max.sequence -> (tensor<2x4x4xf32>) {
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) : (tensor<4x8xf32>, tensor<8x12xf32>) -> tensor<4x12xf32>
// CHECK-NEXT:      %[[STRIDED:.*]] = max.custom "copying.strided"(%[[MATMUL]]) with {offset = 2 : i64, strides = array<i64: 4, 12, 1, 0, 0, 0, 0, 0>} : (tensor<4x12xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[STRIDED]], %[[STRIDED]]) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_1]] : tensor<2x4x4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[SEQUENCE]]
func.func @views(%x: tensor<4x8xf32>, %w: tensor<8x12xf32>) -> tensor<2x4x4xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) : (tensor<4x8xf32>, tensor<8x12xf32>) -> tensor<4x12xf32>
  %1 = max.slice %0 from <(0, 2)> to <(4, 10)> step [1, 1] : (tensor<4x12xf32>) -> tensor<4x8xf32>
  %2 = max.reshape %1 : (tensor<4x8xf32>) -> tensor<4x2x4xf32>
  %3 = max.transpose %2 by [1, 0, 2] : (tensor<4x2x4xf32>) -> tensor<2x4x4xf32>
  %4 = max.custom "linear.matmul"(%3, %3) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  return %4 : tensor<2x4x4xf32>
}

// -----

// The rows of a transposed tensor, reshaped, have no strides: two copies.
// CHECK-LABEL: func.func @reshaped_transpose(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[SEQUENCE:.*]] = max.sequence -> (tensor<12x12xf32>) {
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:      %[[STRIDED:.*]] = max.custom "copying.strided"(%[[MATMUL]]) with {offset = 0 : i64, strides = array<i64: 1, 6, 0, 0, 0, 0, 0, 0>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[STRIDED]] : (tensor<6x4xf32>) -> tensor<12x2xf32>
// CHECK-NEXT:      %[[STRIDED_1:.*]] = max.custom "copying.strided"(%[[MATMUL]]) with {offset = 0 : i64, strides = array<i64: 1, 6, 0, 0, 0, 0, 0, 0>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:      %[[STRIDED_2:.*]] = max.custom "copying.strided"(%[[STRIDED_1]]) with {offset = 0 : i64, strides = array<i64: 1, 2, 0, 0, 0, 0, 0, 0>} : (tensor<6x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[RESHAPE]], %[[STRIDED_2]]) : (tensor<12x2xf32>, tensor<2x12xf32>) -> tensor<12x12xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_1]] : tensor<12x12xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[SEQUENCE]]
func.func @reshaped_transpose(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<12x12xf32> {
  %0 = max.custom "linear.matmul"(%x, %w) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  %1 = max.transpose %0 by [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %2 = max.reshape %1 : (tensor<6x4xf32>) -> tensor<12x2xf32>
  %3 = max.transpose %2 by [1, 0] : (tensor<12x2xf32>) -> tensor<2x12xf32>
  %4 = max.custom "linear.matmul"(%2, %3) : (tensor<12x2xf32>, tensor<2x12xf32>) -> tensor<12x12xf32>
  return %4 : tensor<12x12xf32>
}

// -----

// What the second call needs of the engine does not need the first: it comes
// before both. What only reads the first comes after both.
// CHECK-LABEL: func.func @engine_ops_around(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[SIN:.*]] = max.sin %[[ARG1]] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[SEQUENCE:.*]]:2 = max.sequence -> (tensor<4x4xf32>, tensor<4x4xf32>) {
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[MATMUL]], %[[SIN]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      max.yield %[[MATMUL]], %[[MATMUL_1]] : tensor<4x4xf32>, tensor<4x4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[SEQUENCE]]#0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      return %[[EXP]], %[[SEQUENCE]]#1
func.func @engine_ops_around(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.exp %0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = max.sin %y : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = max.custom "linear.matmul"(%0, %2) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// An op of the engine's between two calls divides them, also behind a view.
// CHECK-LABEL: func.func @divided(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[MATMUL]] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[EXP]] by [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[TRANSPOSE]], %[[MATMUL]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      return %[[MATMUL_1]]
func.func @divided(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.exp %0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = max.transpose %1 by [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = max.custom "linear.matmul"(%2, %0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %3 : tensor<4x4xf32>
}

// -----

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG1]]) : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, tensor<4x4xf32>) -> tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[MATMUL]], %[[ARG1]]) : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, tensor<4x4xf32>) -> tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
// CHECK-NEXT:      return %[[MATMUL_1]]
func.func @dynamic(%x: tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, %w: tensor<4x4xf32>) -> tensor<?x4xf32, #max.dims<[n] -> (n, 4)>> {
  %0 = max.custom "linear.matmul"(%x, %w) : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, tensor<4x4xf32>) -> tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
  %1 = max.custom "linear.matmul"(%0, %w) : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, tensor<4x4xf32>) -> tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
  return %1 : tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
}

// -----

// The engine's kernels are not called by address.
// CHECK-LABEL: func.func @engine_kernel(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[FMOD:.*]] = max.custom "division.fmod"(%[[MATMUL]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[FMOD]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      return %[[MATMUL_1]]
func.func @engine_kernel(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.custom "division.fmod"(%0, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = max.custom "linear.matmul"(%1, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

// When an argument that is written to is read matters.
// CHECK-LABEL: func.func @stored_argument(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG1]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[SEQUENCE:.*]] = max.sequence -> (tensor<4x4xf32>) {
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.custom "linear.matmul"(%[[MATMUL_1]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_2]] : tensor<4x4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[STORE:.*]] = max.store %[[MATMUL]] into %[[ARG1]] : tensor<4x4xf32>
// CHECK-NEXT:      %[[SEQUENCE_1:.*]] = max.sequence -> (tensor<4x4xf32>) {
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.custom "linear.matmul"(%[[SEQUENCE]], %[[TRANSPOSE]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.custom "linear.matmul"(%[[MATMUL_3]], %[[ARG0]]) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_4]] : tensor<4x4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[SEQUENCE_1]]
func.func @stored_argument(%x: tensor<4x4xf32>, %y: tensor<4x4xf32> {max.updated_by = 0 : i64}) -> tensor<4x4xf32> {
  %0 = max.transpose %y by [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = max.custom "linear.matmul"(%y, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = max.custom "linear.matmul"(%1, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = max.store %2 into %y : tensor<4x4xf32>
  %5 = max.custom "linear.matmul"(%3, %0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %6 = max.custom "linear.matmul"(%5, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %6 : tensor<4x4xf32>
}

// -----

// A call of the engine has a limited number of results: two sequences.
// CHECK-LABEL: func.func @many_results(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[SEQUENCE:.*]]:8 = max.sequence -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:      %[[MATMUL:.*]] = max.custom "linear.matmul"(%[[ARG0]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.custom "linear.matmul"(%[[MATMUL]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.custom "linear.matmul"(%[[MATMUL_1]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.custom "linear.matmul"(%[[MATMUL_2]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.custom "linear.matmul"(%[[MATMUL_3]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_5:.*]] = max.custom "linear.matmul"(%[[MATMUL_4]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_6:.*]] = max.custom "linear.matmul"(%[[MATMUL_5]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_7:.*]] = max.custom "linear.matmul"(%[[MATMUL_6]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      max.yield %[[MATMUL]], %[[MATMUL_1]], %[[MATMUL_2]], %[[MATMUL_3]], %[[MATMUL_4]], %[[MATMUL_5]], %[[MATMUL_6]], %[[MATMUL_7]] : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[SEQUENCE_1:.*]] = max.sequence -> (tensor<2x2xf32>) {
// CHECK-NEXT:      %[[STRIDED:.*]] = max.custom "copying.strided"(%[[SEQUENCE]]#7) with {offset = 0 : i64, strides = array<i64: 1, 2, 0, 0, 0, 0, 0, 0>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[MATMUL_8:.*]] = max.custom "linear.matmul"(%[[STRIDED]], %[[ARG0]]) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      max.yield %[[MATMUL_8]] : tensor<2x2xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[SEQUENCE]]#7 by [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      return %[[SEQUENCE]]#0, %[[SEQUENCE]]#1, %[[SEQUENCE]]#2, %[[SEQUENCE]]#3, %[[SEQUENCE]]#4, %[[SEQUENCE]]#5, %[[SEQUENCE]]#6, %[[SEQUENCE]]#7, %[[TRANSPOSE]], %[[SEQUENCE_1]]
func.func @many_results(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = max.custom "linear.matmul"(%x, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = max.custom "linear.matmul"(%0, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = max.custom "linear.matmul"(%1, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %3 = max.custom "linear.matmul"(%2, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = max.custom "linear.matmul"(%3, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %5 = max.custom "linear.matmul"(%4, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %6 = max.custom "linear.matmul"(%5, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %7 = max.custom "linear.matmul"(%6, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %8 = max.transpose %7 by [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %9 = max.custom "linear.matmul"(%8, %x) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// CHECK-LABEL: func.func private @declaration(
func.func private @declaration(tensor<2x2xf32>) -> tensor<2x2xf32>

// RUN: max-opt -canonicalize %s -split-input-file | FileCheck %s

// CHECK-LABEL: func.func @range
// CHECK-DAG: %[[UP:.*]] = max.constant dense<[3, 5, 7]> : tensor<3xsi64>
// CHECK-DAG: %[[DOWN:.*]] = max.constant dense<[3, 1, -1]> : tensor<3xsi8>
// CHECK: return %[[UP]], %[[DOWN]]
func.func @range() -> (tensor<3xsi64>, tensor<3xsi8>) {
  %start = max.constant dense<3> : tensor<si64>
  %stop = max.constant dense<9> : tensor<si64>
  %step = max.constant dense<2> : tensor<si64>
  %0 = max.range %start, %stop, %step : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<3xsi64>
  %from = max.constant dense<3> : tensor<si8>
  %to = max.constant dense<-3> : tensor<si8>
  %by = max.constant dense<-2> : tensor<si8>
  %1 = max.range %from, %to, %by : (tensor<si8>, tensor<si8>, tensor<si8>) -> tensor<3xsi8>
  return %0, %1 : tensor<3xsi64>, tensor<3xsi8>
}

// Floats, sizes that are not known and large results are the engine's.
// CHECK-LABEL: func.func @range$left
// CHECK-COUNT-3: max.range
func.func @range$left(%x: tensor<?xf32, #max.dims<[n] -> (n)>>, %stop: tensor<si64>)
    -> (tensor<3xf32>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<5000xsi64>) {
  %f0 = max.constant dense<0.0> : tensor<f32>
  %f1 = max.constant dense<0.1> : tensor<f32>
  %f2 = max.constant dense<0.3> : tensor<f32>
  %0 = max.range %f0, %f2, %f1 : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<3xf32>
  %i0 = max.constant dense<0> : tensor<si64>
  %i1 = max.constant dense<1> : tensor<si64>
  %1 = max.range %i0, %stop, %i1 : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
  %2 = max.constant dense<5000> : tensor<si64>
  %3 = max.range %i0, %2, %i1 : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<5000xsi64>
  return %0, %1, %3 : tensor<3xf32>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<5000xsi64>
}

// CHECK-LABEL: func.func @cast
// CHECK-DAG: max.constant dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>
// CHECK-DAG: max.constant dense<[2, -2]> : tensor<2xsi32>
// CHECK-DAG: max.constant dense<[0, 1]> : tensor<2xsi64>
// CHECK-DAG: max.constant dense<[1, 254]> : tensor<2xui8>
// CHECK-DAG: max.constant dense<[2.500000e+00, -2.500000e+00]> : tensor<2xbf16>
// CHECK-NOT: max.cast
func.func @cast() -> (tensor<2xf32>, tensor<2xsi32>, tensor<2xsi64>, tensor<2xui8>, tensor<2xbf16>) {
  %i = max.constant dense<[1, -2]> : tensor<2xsi64>
  %f = max.constant dense<[2.5, -2.5]> : tensor<2xf32>
  %b = max.constant dense<[false, true]> : tensor<2xi1>
  %0 = max.cast %i : (tensor<2xsi64>) -> tensor<2xf32>
  %1 = max.cast %f : (tensor<2xf32>) -> tensor<2xsi32>
  %2 = max.cast %b : (tensor<2xi1>) -> tensor<2xsi64>
  %3 = max.cast %i : (tensor<2xsi64>) -> tensor<2xui8>
  %4 = max.cast %f : (tensor<2xf32>) -> tensor<2xbf16>
  return %0, %1, %2, %3, %4 : tensor<2xf32>, tensor<2xsi32>, tensor<2xsi64>, tensor<2xui8>, tensor<2xbf16>
}

// What an integer does not hold wraps in the engine.
// CHECK-LABEL: func.func @cast$left
// CHECK-COUNT-2: max.cast
func.func @cast$left() -> (tensor<2xsi8>, tensor<2xui8>) {
  %0 = max.constant dense<[1.0e9, 0x7FC00000]> : tensor<2xf32>
  %1 = max.cast %0 : (tensor<2xf32>) -> tensor<2xsi8>
  %2 = max.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %3 = max.cast %2 : (tensor<2xf32>) -> tensor<2xui8>
  return %1, %3 : tensor<2xsi8>, tensor<2xui8>
}

// CHECK-LABEL: func.func @arithmetic
// CHECK-DAG: max.constant dense<{{\[\[}}11, 12], [21, 22]]> : tensor<2x2xsi64>
// CHECK-DAG: max.constant dense<[-128, 2]> : tensor<2xsi8>
// CHECK-DAG: max.constant dense<[5.000000e-01, 0x7FC00000]> : tensor<2xf32>
// CHECK-NOT: {{max.(add|sub|mul)}}
func.func @arithmetic() -> (tensor<2x2xsi64>, tensor<2xsi8>, tensor<2xf32>) {
  %a = max.constant dense<[[10], [20]]> : tensor<2x1xsi64>
  %b = max.constant dense<[1, 2]> : tensor<2xsi64>
  %0 = max.add %a, %b : (tensor<2x1xsi64>, tensor<2xsi64>) -> tensor<2x2xsi64>
  %c = max.constant dense<[127, 3]> : tensor<2xsi8>
  %d = max.constant dense<[-1, 1]> : tensor<2xsi8>
  %1 = max.sub %c, %d : (tensor<2xsi8>, tensor<2xsi8>) -> tensor<2xsi8>
  %e = max.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  %f = max.constant dense<[0.5, 0.0]> : tensor<2xf32>
  %2 = max.mul %e, %f : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<2x2xsi64>, tensor<2xsi8>, tensor<2xf32>
}

// CHECK-LABEL: func.func @compare
// CHECK-DAG: %[[EQUAL:.*]] = max.constant dense<[true, false, false]> : tensor<3xi1>
// CHECK-DAG: %[[DIFFERS:.*]] = max.constant dense<[false, true, true]> : tensor<3xi1>
// CHECK-DAG: %[[NAN:.*]] = max.constant dense<[false, true, false]> : tensor<3xi1>
// CHECK-DAG: %[[NONE:.*]] = max.constant dense<false> : tensor<3xi1>
// CHECK-DAG: %[[LARGE:.*]] = max.constant dense<true> : tensor<i1>
// CHECK: return %[[EQUAL]], %[[DIFFERS]], %[[EQUAL]], %[[NONE]], %[[NAN]], %[[NONE]], %[[LARGE]]
func.func @compare() -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<i1>) {
  %x = max.constant dense<[1.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  %y = max.constant dense<1.0> : tensor<f32>
  %0 = max.equal %x, %y : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  %1 = max.not_equal %x, %y : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  %2 = max.greater_equal %x, %y : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  %3 = max.greater %x, %y : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  %4 = max.is_nan %x : (tensor<3xf32>) -> tensor<3xi1>
  %5 = max.is_inf %x : (tensor<3xf32>) -> tensor<3xi1>
  %u = max.constant dense<255> : tensor<ui8>
  %v = max.constant dense<1> : tensor<ui8>
  %6 = max.greater %u, %v : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<i1>
}

// CHECK-LABEL: func.func @select
// CHECK-NEXT: %[[Y:.*]] = max.constant dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: return %[[Y]]
func.func @select() -> tensor<2xf32> {
  %0 = max.constant dense<[false, true]> : tensor<2xi1>
  %1 = max.not %0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = max.constant dense<1.0> : tensor<f32>
  %3 = max.constant dense<0.0> : tensor<f32>
  %4 = max.select %1, %2, %3 : (tensor<2xi1>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}

// CHECK-LABEL: func.func @views
// CHECK-DAG: %[[COLUMN:.*]] = max.constant dense<{{\[\[}}1], [4]]> : tensor<2x1xsi64>
// CHECK-DAG: %[[TURNED:.*]] = max.constant dense<{{\[\[}}0, 3], [1, 4], [2, 5]]> : tensor<3x2xsi64>
// CHECK-DAG: %[[FLAT:.*]] = max.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xsi64>
// CHECK-DAG: %[[BOTH:.*]] = max.constant dense<{{\[\[}}1, 0, 1, 2], [4, 3, 4, 5]]> : tensor<2x4xsi64>
// CHECK: return %[[FLAT]], %[[TURNED]], %[[COLUMN]], %[[BOTH]]
func.func @views() -> (tensor<6xsi64>, tensor<3x2xsi64>, tensor<2x1xsi64>, tensor<2x4xsi64>) {
  %0 = max.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xsi64>
  %1 = max.reshape %0 : (tensor<2x3xsi64>) -> tensor<6xsi64>
  %2 = max.transpose %0 by [1, 0] : (tensor<2x3xsi64>) -> tensor<3x2xsi64>
  %3 = max.slice %0 from <(0, 1)> to <(2, 3)> step [1, 2] : (tensor<2x3xsi64>) -> tensor<2x1xsi64>
  %4 = max.concat %3, %0 {axis = 1 : i64} : (tensor<2x1xsi64>, tensor<2x3xsi64>) -> tensor<2x4xsi64>
  return %1, %2, %3, %4 : tensor<6xsi64>, tensor<3x2xsi64>, tensor<2x1xsi64>, tensor<2x4xsi64>
}

// One number for many stays one number.
// CHECK-LABEL: func.func @slice$of_one_number
// CHECK-NEXT: %[[ONE:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:.*]] = max.broadcast_to %[[ONE]] : (tensor<f32>) -> tensor<1x?xf32, #max.dims<[n] -> (1, n)>>
// CHECK-NEXT: return %[[Y]]
func.func @slice$of_one_number(%x: tensor<?xf32, #max.dims<[n] -> (n)>>) -> tensor<1x?xf32, #max.dims<[n] -> (1, n)>> {
  %0 = max.constant dense<1.0> : tensor<f32>
  %1 = max.broadcast_to %0 : (tensor<f32>) -> tensor<4x?xf32, #max.dims<[n] -> (4, n)>>
  %2 = max.slice %1 from <(2, 0)> to <[n] -> (3, n)> step [1, 1] : (tensor<4x?xf32, #max.dims<[n] -> (4, n)>>) -> tensor<1x?xf32, #max.dims<[n] -> (1, n)>>
  return %2 : tensor<1x?xf32, #max.dims<[n] -> (1, n)>>
}

// CHECK-LABEL: func.func @positions(
// CHECK-NEXT: %[[Y:.*]] = max.constant dense<[0, 2]> : tensor<2xsi64>
// CHECK-NEXT: return %[[Y]]
func.func @positions() -> tensor<2xsi64> {
  %0 = max.constant dense<[0, 2]> : tensor<2xsi64>
  %1 = max.constant dense<[3, 8]> : tensor<2xsi64>
  %2 = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
  %3 = max.custom "indexing.positions"(%0, %1, %2) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
  return %3 : tensor<2xsi64>
}

// An index that counts from the end, and one that is out of range, which a call
// reports.
// The registry of kernels does not say what the second operand is.
// CHECK-LABEL: func.func @positions$odd
// CHECK-COUNT-2: max.custom "indexing.positions"
func.func @positions$odd() -> (tensor<1xsi64>, tensor<1xsi64>) {
  %0 = max.constant dense<1> : tensor<1xsi64>
  %1 = max.constant dense<2.0> : tensor<1xf32>
  %2 = max.constant dense<> : tensor<0xsi64>
  %3 = max.custom "indexing.positions"(%0, %1, %0) : (tensor<1xsi64>, tensor<1xf32>, tensor<1xsi64>) -> tensor<1xsi64>
  %4 = max.custom "indexing.positions"(%0, %2, %0) : (tensor<1xsi64>, tensor<0xsi64>, tensor<1xsi64>) -> tensor<1xsi64>
  return %3, %4 : tensor<1xsi64>, tensor<1xsi64>
}

// A splat has one element to look at, however many it claims.
// CHECK-LABEL: func.func @large_splat
// CHECK: max.div
func.func @large_splat() -> tensor<1099511627776xsi64> {
  %0 = max.constant dense<2> : tensor<1099511627776xsi64>
  %1 = max.div %0, %0 : (tensor<1099511627776xsi64>, tensor<1099511627776xsi64>) -> tensor<1099511627776xsi64>
  return %1 : tensor<1099511627776xsi64>
}

// CHECK-LABEL: func.func @positions$left
// CHECK-COUNT-2: max.custom "indexing.positions"
func.func @positions$left() -> (tensor<2xsi64>, tensor<2xsi64>) {
  %0 = max.constant dense<[0, -1]> : tensor<2xsi64>
  %1 = max.constant dense<[0, 3]> : tensor<2xsi64>
  %2 = max.constant dense<[3, 8]> : tensor<2xsi64>
  %3 = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
  %4 = max.custom "indexing.positions"(%0, %2, %3) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
  %5 = max.custom "indexing.positions"(%1, %2, %3) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
  return %4, %5 : tensor<2xsi64>, tensor<2xsi64>
}

// CHECK-LABEL: func.func @scatter$nothing(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>,
// CHECK-NEXT: return %[[X]]
func.func @scatter$nothing(%x: tensor<8xf32>, %nothing: tensor<0xf32>, %place: tensor<9xsi64>, %rule: tensor<4xsi64>) -> tensor<8xf32> {
  %0 = max.custom "views.scatter"(%x, %nothing, %place, %rule) : (tensor<8xf32>, tensor<0xf32>, tensor<9xsi64>, tensor<4xsi64>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// RUN: max-opt --max-fuse-rms-norm --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @rms_norm(
// CHECK-SAME:      %[[X:.*]]: tensor<2x3x16xf32>, %[[GAMMA:.*]]: tensor<16xf32>)
// CHECK-NEXT:    %[[NORM:.*]] = max.custom "normalization.rms_norm"(%[[X]], %[[GAMMA]]) with {epsilon = 9.9999997473787516E-6 : f64} : (tensor<2x3x16xf32>, tensor<16xf32>) -> tensor<2x3x16xf32>
// CHECK-NEXT:    return %[[NORM]]
func.func @rms_norm(%x: tensor<2x3x16xf32>, %gamma: tensor<16xf32>) -> tensor<2x3x16xf32> {
  %count = max.constant dense<16.0> : tensor<f32>
  %epsilon = max.constant dense<1.0e-5> : tensor<f32>
  %0 = max.mul %x, %x : (tensor<2x3x16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
  %1 = max.custom "reduction.reduce"(%0) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x3x16xf32>) -> tensor<6xf32>
  %2 = max.reshape %1 : (tensor<6xf32>) -> tensor<2x3x1xf32>
  %3 = max.div %2, %count : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x1xf32>
  %4 = max.add %3, %epsilon : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3x1xf32>
  %5 = max.rsqrt %4 : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
  %6 = max.mul %x, %5 : (tensor<2x3x16xf32>, tensor<2x3x1xf32>) -> tensor<2x3x16xf32>
  %7 = max.mul %gamma, %6 : (tensor<16xf32>, tensor<2x3x16xf32>) -> tensor<2x3x16xf32>
  return %7 : tensor<2x3x16xf32>
}

// -----

// With symbols, casts around it, and gamma before and after the last one.
// CHECK-LABEL: func.func @of_bf16$dynamic(
// CHECK-SAME:      %[[X:.*]]: tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>, %[[GAMMA:.*]]: tensor<1x16xbf16>)
// CHECK-NEXT:    %[[VECTOR:.*]] = max.reshape %[[GAMMA]] : (tensor<1x16xbf16>) -> tensor<16xbf16>
// CHECK-NEXT:    %[[NORM:.*]] = max.custom "normalization.rms_norm"(%[[X]], %[[VECTOR]]) with {{.*}} : (tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>, tensor<16xbf16>) -> tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>
// CHECK-NEXT:    return %[[NORM]]
func.func @of_bf16$dynamic(%x: tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>, %gamma: tensor<1x16xbf16>) -> tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>> {
  %count = max.constant dense<16.0> : tensor<f32>
  %epsilon = max.constant dense<1.0e-5> : tensor<f32>
  %wide = max.cast %x : (tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>) -> tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>
  %0 = max.mul %wide, %wide : (tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>, tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>) -> tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>
  %1 = max.custom "reduction.reduce"(%0) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>) -> tensor<?xf32, #max.dims<[n] -> (n)>>
  %2 = max.reshape %1 : (tensor<?xf32, #max.dims<[n] -> (n)>>) -> tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>
  %3 = max.div %2, %count : (tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>, tensor<f32>) -> tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>
  %4 = max.add %epsilon, %3 : (tensor<f32>, tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>) -> tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>
  %5 = max.rsqrt %4 : (tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>) -> tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>
  %6 = max.mul %5, %wide : (tensor<?x1xf32, #max.dims<[n] -> (n, 1)>>, tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>) -> tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>
  %7 = max.cast %6 : (tensor<?x16xf32, #max.dims<[n] -> (n, 16)>>) -> tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>
  %8 = max.mul %7, %gamma : (tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>, tensor<1x16xbf16>) -> tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>
  return %8 : tensor<?x16xbf16, #max.dims<[n] -> (n, 16)>>
}

// -----

// A backward pass wants the reciprocal, too.
// CHECK-LABEL: func.func @read_twice(
// CHECK-NOT:     rms_norm
// CHECK:         return
func.func @read_twice(%x: tensor<2x16xf32>) -> (tensor<2x16xf32>, tensor<2x1xf32>) {
  %count = max.constant dense<16.0> : tensor<f32>
  %epsilon = max.constant dense<1.0e-5> : tensor<f32>
  %0 = max.mul %x, %x : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %1 = max.custom "reduction.reduce"(%0) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x16xf32>) -> tensor<2xf32>
  %2 = max.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
  %3 = max.div %2, %count : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %4 = max.add %3, %epsilon : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %5 = max.rsqrt %4 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %6 = max.mul %x, %5 : (tensor<2x16xf32>, tensor<2x1xf32>) -> tensor<2x16xf32>
  return %6, %5 : tensor<2x16xf32>, tensor<2x1xf32>
}

// -----

// The sums of rows, used for columns.
// CHECK-LABEL: func.func @other_axis(
// CHECK-NOT:     rms_norm
// CHECK:         return
func.func @other_axis(%x: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %count = max.constant dense<16.0> : tensor<f32>
  %epsilon = max.constant dense<1.0e-5> : tensor<f32>
  %0 = max.mul %x, %x : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %1 = max.custom "reduction.reduce"(%0) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<16x16xf32>) -> tensor<16xf32>
  %2 = max.reshape %1 : (tensor<16xf32>) -> tensor<1x16xf32>
  %3 = max.div %2, %count : (tensor<1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
  %4 = max.add %3, %epsilon : (tensor<1x16xf32>, tensor<f32>) -> tensor<1x16xf32>
  %5 = max.rsqrt %4 : (tensor<1x16xf32>) -> tensor<1x16xf32>
  %6 = max.mul %x, %5 : (tensor<16x16xf32>, tensor<1x16xf32>) -> tensor<16x16xf32>
  return %6 : tensor<16x16xf32>
}

// -----

// The mean of something else.
// CHECK-LABEL: func.func @other_count(
// CHECK-NOT:     rms_norm
// CHECK:         return
func.func @other_count(%x: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %count = max.constant dense<15.0> : tensor<f32>
  %epsilon = max.constant dense<1.0e-5> : tensor<f32>
  %0 = max.mul %x, %x : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %1 = max.custom "reduction.reduce"(%0) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x16xf32>) -> tensor<2xf32>
  %2 = max.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
  %3 = max.div %2, %count : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %4 = max.add %3, %epsilon : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %5 = max.rsqrt %4 : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %6 = max.mul %x, %5 : (tensor<2x16xf32>, tensor<2x1xf32>) -> tensor<2x16xf32>
  return %6 : tensor<2x16xf32>
}

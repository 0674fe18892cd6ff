// RUN: max-opt %s | max-opt | FileCheck %s
// RUN: max-opt -mlir-print-op-generic %s | max-opt | FileCheck %s

// CHECK-LABEL: func.func @unary
func.func @unary(%x: tensor<2x3xf32>) {
  // CHECK-NEXT: max.abs %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = max.abs %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.atanh %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = max.atanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.ceil %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %2 = max.ceil %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.cos %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = max.cos %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.erf %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = max.erf %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.exp %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = max.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.floor %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = max.floor %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.gelu %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = max.gelu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.gelu_tanh %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = max.gelu_tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.log %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = max.log %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.log1p %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %10 = max.log1p %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.negative %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = max.negative %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.relu %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %12 = max.relu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.round %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = max.round %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.rsqrt %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %14 = max.rsqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.sigmoid %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %15 = max.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.silu %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %16 = max.silu %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.sin %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %17 = max.sin %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.sqrt %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %18 = max.sqrt %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.tanh %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %19 = max.tanh %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.trunc %{{.*}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %20 = max.trunc %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @unary$integers
func.func @unary$integers(%x: tensor<4xsi64>, %b: tensor<4xi1>) {
  // CHECK-NEXT: max.abs %{{.*}} : (tensor<4xsi64>) -> tensor<4xsi64>
  %0 = max.abs %x : (tensor<4xsi64>) -> tensor<4xsi64>
  // CHECK-NEXT: max.negative %{{.*}} : (tensor<4xsi64>) -> tensor<4xsi64>
  %1 = max.negative %x : (tensor<4xsi64>) -> tensor<4xsi64>
  // CHECK-NEXT: max.relu %{{.*}} : (tensor<4xsi64>) -> tensor<4xsi64>
  %2 = max.relu %x : (tensor<4xsi64>) -> tensor<4xsi64>
  // CHECK-NEXT: max.not %{{.*}} : (tensor<4xi1>) -> tensor<4xi1>
  %n = max.not %b : (tensor<4xi1>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @predicates
func.func @predicates(%x: tensor<2xbf16>) {
  // CHECK-NEXT: max.is_inf %{{.*}} : (tensor<2xbf16>) -> tensor<2xi1>
  %0 = max.is_inf %x : (tensor<2xbf16>) -> tensor<2xi1>
  // CHECK-NEXT: max.is_nan %{{.*}} : (tensor<2xbf16>) -> tensor<2xi1>
  %1 = max.is_nan %x : (tensor<2xbf16>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func.func @binary
func.func @binary(%x: tensor<2x3xf32>, %y: tensor<3xf32>) {
  // CHECK-NEXT: max.add %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %0 = max.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.div %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = max.div %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.max %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %2 = max.max %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.min %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %3 = max.min %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.mod %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %4 = max.mod %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.mul %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %5 = max.mul %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.sub %{{.*}}, %{{.*}} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %7 = max.sub %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @binary$dynamic
func.func @binary$dynamic(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %y: tensor<1x3xf32>) {
  // CHECK-NEXT: max.add %{{.*}}, %{{.*}} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<1x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %0 = max.add %x, %y : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<1x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  // CHECK-NEXT: max.mul %{{.*}}, %{{.*}} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %1 = max.mul %x, %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return
}

// CHECK-LABEL: func.func @logical
func.func @logical(%x: tensor<2x3xi1>, %y: tensor<i1>) {
  // CHECK-NEXT: max.and %{{.*}}, %{{.*}} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %0 = max.and %x, %y : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  // CHECK-NEXT: max.or %{{.*}}, %{{.*}} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %1 = max.or %x, %y : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  // CHECK-NEXT: max.xor %{{.*}}, %{{.*}} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %2 = max.xor %x, %y : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @comparisons
func.func @comparisons(%x: tensor<2x1xui8>, %y: tensor<3xui8>) {
  // CHECK-NEXT: max.equal %{{.*}}, %{{.*}} : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  %0 = max.equal %x, %y : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  // CHECK-NEXT: max.greater %{{.*}}, %{{.*}} : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  %1 = max.greater %x, %y : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  // CHECK-NEXT: max.greater_equal %{{.*}}, %{{.*}} : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  %2 = max.greater_equal %x, %y : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  // CHECK-NEXT: max.not_equal %{{.*}}, %{{.*}} : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  %3 = max.not_equal %x, %y : (tensor<2x1xui8>, tensor<3xui8>) -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @select
func.func @select(%c: tensor<2x1xi1>, %x: tensor<3xf64>, %y: tensor<f64>) {
  // CHECK-NEXT: max.select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<2x1xi1>, tensor<3xf64>, tensor<f64>) -> tensor<2x3xf64>
  %0 = max.select %c, %x, %y : (tensor<2x1xi1>, tensor<3xf64>, tensor<f64>) -> tensor<2x3xf64>
  return
}

// CHECK-LABEL: func.func @cast
func.func @cast(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %b: tensor<i1>) {
  // CHECK-NEXT: max.cast %{{.*}} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
  %0 = max.cast %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
  // CHECK-NEXT: max.cast %{{.*}} : (tensor<i1>) -> tensor<si8>
  %1 = max.cast %b : (tensor<i1>) -> tensor<si8>
  return
}

// CHECK-LABEL: func.func @softmax
func.func @softmax(%x: tensor<2x3xf32>) {
  // CHECK-NEXT: max.softmax %{{.*}} {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %0 = max.softmax %x {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.log_softmax %{{.*}} {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = max.log_softmax %x {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @softmax$dynamic
func.func @softmax$dynamic(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) {
  // CHECK-NEXT: max.softmax %{{.*}} {axis = 0 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %0 = max.softmax %x {axis = 0 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return
}

// CHECK-LABEL: func.func @matmul
func.func @matmul(%x: tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>, %y: tensor<4x5xf32>, %z: tensor<7x1x4x5xf32>) {
  // CHECK-NEXT: max.matmul %{{.*}}, %{{.*}} : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>, tensor<4x5xf32>) -> tensor<?x?x5xf32, #max.dims<[b, s] -> (b, s, 5)>>
  %0 = max.matmul %x, %y : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>, tensor<4x5xf32>) -> tensor<?x?x5xf32, #max.dims<[b, s] -> (b, s, 5)>>
  // CHECK-NEXT: max.matmul %{{.*}}, %{{.*}} : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>, tensor<7x1x4x5xf32>) -> tensor<7x?x?x5xf32, #max.dims<[b, s] -> (7, b, s, 5)>>
  %1 = max.matmul %x, %z : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>, tensor<7x1x4x5xf32>) -> tensor<7x?x?x5xf32, #max.dims<[b, s] -> (7, b, s, 5)>>
  return
}

// CHECK-LABEL: func.func @views
func.func @views(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %y: tensor<3xf32>, %e: tensor<0x2xf32>) {
  // CHECK-NEXT: max.reshape %{{.*}} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
  %0 = max.reshape %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
  // CHECK-NEXT: max.reshape %{{.*}} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>
  %1 = max.reshape %0 : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>
  // CHECK-NEXT: max.reshape %{{.*}} : (tensor<0x2xf32>) -> tensor<5x0xf32>
  %2 = max.reshape %e : (tensor<0x2xf32>) -> tensor<5x0xf32>
  // CHECK-NEXT: max.broadcast_to %{{.*}} : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %3 = max.broadcast_to %y : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  // CHECK-NEXT: max.transpose %{{.*}} by [1, 0] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3x?xf32, #max.dims<[b] -> (3, b)>>
  %4 = max.transpose %x by [1, 0] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3x?xf32, #max.dims<[b] -> (3, b)>>
  // CHECK-NEXT: max.slice %{{.*}} from <(0, 1)> to <[b] -> (b, 3)> step [2, 1] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x2xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 2)>>
  %5 = max.slice %x from <(0, 1)> to <[b] -> (b, 3)> step [2, 1] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x2xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 2)>>
  // CHECK-NEXT: max.concat %{{.*}}, %{{.*}} {axis = 0 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
  %6 = max.concat %x, %x {axis = 0 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
  return
}

// CHECK-LABEL: func.func @convolution
func.func @convolution(%x: tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, %xf: tensor<3x5x3x4xf32>,
                       %y: tensor<1x6x6x6x2xbf16>, %yf: tensor<2x2x2x2x4xbf16>) {
  // Padding may differ before and behind an axis.
  // CHECK-NEXT: max.conv %{{.*}}, %{{.*}} {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 0, 3>, strides = array<i64: 2, 1>} : (tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, tensor<3x5x3x4xf32>) -> tensor<?x?x7x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 7, 4)>>
  %0 = max.conv %x, %xf {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 0, 3>, strides = array<i64: 2, 1>} : (tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, tensor<3x5x3x4xf32>) -> tensor<?x?x7x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 7, 4)>>
  // CHECK-NEXT: max.conv %{{.*}}, %{{.*}} {dilations = array<i64: 3, 2, 1>, paddings = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 2, 3>} : (tensor<1x6x6x6x2xbf16>, tensor<2x2x2x2x4xbf16>) -> tensor<1x3x2x2x4xbf16>
  %1 = max.conv %y, %yf {dilations = array<i64: 3, 2, 1>, paddings = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 2, 3>} : (tensor<1x6x6x6x2xbf16>, tensor<2x2x2x2x4xbf16>) -> tensor<1x3x2x2x4xbf16>
  return
}

// CHECK-LABEL: func.func @kernels
func.func @kernels(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) {
  // CHECK-NEXT: max.custom "other.cumsum"(%{{.*}}) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %0 = max.custom "other.cumsum"(%x) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  // CHECK-NEXT: max.custom "other.sort"(%{{.*}}) with {axis = 1 : i64, descending = true, mode = "stable"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
  %1, %2 = max.custom "other.sort"(%x) with {axis = 1 : i64, descending = true, mode = "stable"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
  // CHECK-NEXT: max.custom "other.draw"() : () -> tensor<2xf32>
  %3 = max.custom "other.draw"() : () -> tensor<2xf32>
  // CHECK-NEXT: max.inline "$r0 = rmo.mo.tanh($x0) : ($X0) -> $R0"(%{{.*}}) sizes <[b] -> (b * 2)> : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %4 = max.inline "$r0 = rmo.mo.tanh($x0) : ($X0) -> $R0"(%x) sizes <[b] -> (b * 2)> : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return
}

// CHECK-LABEL: func.func @update
func.func @update(%x: tensor<2x3xf32>, %i: tensor<1xsi64>) {
  // CHECK-NEXT: max.update "other.scatter_in_place" of %{{.*}}(%{{.*}}) with {op = "set"} : (tensor<2x3xf32>, tensor<1xsi64>) -> tensor<2x3xf32>
  %0 = max.update "other.scatter_in_place" of %x(%i) with {op = "set"} : (tensor<2x3xf32>, tensor<1xsi64>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @store
func.func @store(%x: tensor<2x3xf32>) {
  // CHECK-NEXT: %[[NEW:.*]] = max.exp
  %0 = max.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: max.store %[[NEW]] into %{{.*}} : tensor<2x3xf32>
  %1 = max.store %0 into %x : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @creation
func.func @creation(%s: tensor<f32>) {
  // CHECK-NEXT: max.constant dense<[1, -2]> : tensor<2xsi64>
  %0 = max.constant dense<[1, -2]> : tensor<2xsi64>
  // CHECK-NEXT: max.constant dense<0xFF80> : tensor<bf16>
  %1 = max.constant dense<0xFF80> : tensor<bf16>
  // CHECK-NEXT: max.constant dense<true> : tensor<2x3xi1>
  %2 = max.constant dense<true> : tensor<2x3xi1>
  // CHECK-NEXT: max.constant dense<> : tensor<0xf32>
  %3 = max.constant dense<> : tensor<0xf32>
  // CHECK-NEXT: max.weight "w0" : tensor<768x64xf32>
  %4 = max.weight "w0" : tensor<768x64xf32>
  // CHECK-NEXT: max.shape_to_tensor <[b] -> (b, b * 2, 7)> : tensor<3xsi64>
  %5 = max.shape_to_tensor <[b] -> (b, b * 2, 7)> : tensor<3xsi64>
  // CHECK-NEXT: max.range %{{.*}}, %{{.*}}, %{{.*}} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
  %6 = max.range %s, %s, %s : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<10xf32>
  // CHECK-NEXT: max.range %{{.*}}, %{{.*}}, %{{.*}} : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32, #max.dims<[n] -> (n)>>
  %7 = max.range %s, %s, %s : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<?xf32, #max.dims<[n] -> (n)>>
  return
}

// CHECK-LABEL: func.func @arguments(
// CHECK-SAME: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[s0] -> (s0, 3)>}, %{{.*}}: !torch.vtensor<[3],f32> {max.weight = "w"})
func.func @arguments(%x: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[s0] -> (s0, 3)>}, %w: !torch.vtensor<[3],f32> {max.weight = "w"}) {
  return
}

// CHECK-LABEL: func.func @sequence(
func.func @sequence(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // CHECK-NEXT: %[[SEQUENCE:.*]] = max.sequence -> (tensor<4x4xf32>) {
  // CHECK-NEXT:   %[[MATMUL:.*]] = max.custom "linear.matmul"(%{{.*}}, %{{.*}})
  // CHECK-NEXT:   max.yield %[[MATMUL]] : tensor<4x4xf32>
  // CHECK-NEXT: }
  %0 = max.sequence -> (tensor<4x4xf32>) {
    %1 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    max.yield %1 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}

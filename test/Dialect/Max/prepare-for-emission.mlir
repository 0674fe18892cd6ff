// RUN: max-opt --max-prepare-for-emission --split-input-file %s | FileCheck %s

// Ops that mean more than the engine's op of that name.

// The engine would compute the inverse of a constant in a run of its compiler.
// CHECK-LABEL: func.func @division(
// CHECK:         %[[INVERSE:.*]] = max.constant dense<0.333333343> : tensor<f32>
// CHECK-NEXT:    %[[FIRST:.*]] = max.mul %arg0, %[[INVERSE]]
// CHECK:         %[[OTHER:.*]] = max.constant dense<2.500000e-01> : tensor<1xf32>
// CHECK-NEXT:    %[[REPEATED:.*]] = max.broadcast_to %[[OTHER]] : (tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    max.mul %[[FIRST]], %[[REPEATED]]
func.func @division(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = max.constant dense<3.0> : tensor<f32>
  %1 = max.div %x, %0 : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %2 = max.constant dense<4.0> : tensor<1xf32>
  %3 = max.broadcast_to %2 : (tensor<1xf32>) -> tensor<2x3xf32>
  %4 = max.div %1, %3 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %4 : tensor<2x3xf32>
}

// Of narrow floats, the inverse has to be exact.
// CHECK-LABEL: func.func @division$narrow(
// CHECK:         max.div
// CHECK:         %[[INVERSE:.*]] = max.constant dense<2.500000e-01> : tensor<bf16>
// CHECK-NEXT:    max.mul %{{.*}}, %[[INVERSE]]
func.func @division$narrow(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %0 = max.constant dense<3.0> : tensor<bf16>
  %1 = max.div %x, %0 : (tensor<2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %2 = max.constant dense<4.0> : tensor<bf16>
  %3 = max.div %1, %2 : (tensor<2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  return %3 : tensor<2xbf16>
}

// CHECK-LABEL: func.func @division$left(
// CHECK-COUNT-3: max.div
// CHECK-NOT:     max.mul
func.func @division$left(%x: tensor<2xf32>, %i: tensor<2xsi64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xsi64>) {
  %0 = max.constant dense<[3.0, 0.0]> : tensor<2xf32>
  %1 = max.div %x, %0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %2 = max.constant dense<0x7F800000> : tensor<f32>
  %3 = max.div %x, %2 : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = max.constant dense<3> : tensor<si64>
  %5 = max.div %i, %4 : (tensor<2xsi64>, tensor<si64>) -> tensor<2xsi64>
  return %1, %3, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xsi64>
}

// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME:      %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<3xf32>, %[[I:.*]]: tensor<2x3xsi64>)
// CHECK-NEXT:    %[[EQUAL:.*]] = max.equal %[[X]], %[[Y]]
// CHECK-NEXT:    %[[DIFFERS:.*]] = max.not %[[EQUAL]]
// CHECK-NEXT:    %[[NAN:.*]] = max.is_nan %[[X]]
// CHECK-NEXT:    %[[SAME:.*]] = max.not %[[NAN]]
// CHECK-NEXT:    %[[DIFFERENT:.*]] = max.is_nan %[[X]]
// CHECK-NEXT:    %[[SAME_INTEGERS:.*]] = max.equal %[[I]], %[[I]]
// CHECK-NEXT:    return %[[DIFFERS]], %[[SAME]], %[[DIFFERENT]], %[[SAME_INTEGERS]]
!x = tensor<2x3xf32>
!i = tensor<2x3xsi64>
!p = tensor<2x3xi1>
func.func @comparisons(%x: !x, %y: tensor<3xf32>, %i: !i) -> (!p, !p, !p, !p) {
  %0 = max.not_equal %x, %y : (!x, tensor<3xf32>) -> !p
  %1 = max.equal %x, %x : (!x, !x) -> !p
  %2 = max.not_equal %x, %x : (!x, !x) -> !p
  %3 = max.equal %i, %i : (!i, !i) -> !p
  return %0, %1, %2, %3 : !p, !p, !p, !p
}

// -----

// CHECK-LABEL: func.func @nan(
// CHECK-SAME:      %[[X:.*]]: tensor<?xf32, #max.dims<[n] -> (n)>>, %[[I:.*]]: tensor<4xsi32>)
// CHECK-NEXT:    %[[IS_NAN:.*]] = max.is_nan %[[X]]
// CHECK-NEXT:    %[[TANH:.*]] = max.tanh %[[X]]
// CHECK-NEXT:    %[[KEPT:.*]] = max.select %[[IS_NAN]], %[[X]], %[[TANH]]
// CHECK-NEXT:    %[[ZERO:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[IS_NEGATIVE:.*]] = max.greater %[[ZERO]], %[[KEPT]]
// CHECK-NEXT:    %[[RELU:.*]] = max.select %[[IS_NEGATIVE]], %[[ZERO]], %[[KEPT]]
// CHECK-NEXT:    %[[OF_INTEGERS:.*]] = max.relu %[[I]]
// CHECK-NEXT:    return %[[RELU]], %[[OF_INTEGERS]]
!t = tensor<?xf32, #max.dims<[n] -> (n)>>
func.func @nan(%x: !t, %i: tensor<4xsi32>) -> (!t, tensor<4xsi32>) {
  %0 = max.tanh %x : (!t) -> !t
  %1 = max.relu %0 : (!t) -> !t
  %2 = max.relu %i : (tensor<4xsi32>) -> tensor<4xsi32>
  return %1, %2 : !t, tensor<4xsi32>
}

// -----

// CHECK-LABEL: func.func @sigmoid_of_f64(
// CHECK-SAME:      %[[X:.*]]: tensor<?xf64, #max.dims<[n] -> (n)>>)
// CHECK-NEXT:    %[[ONE:.*]] = max.constant dense<1.000000e+00> : tensor<f64>
// CHECK-NEXT:    %[[NEGATIVE:.*]] = max.negative %[[X]]
// CHECK-NEXT:    %[[EXP:.*]] = max.custom "elementwise.exp"(%[[NEGATIVE]])
// CHECK-NEXT:    %[[SUM:.*]] = max.add %[[ONE]], %[[EXP]]
// CHECK-NEXT:    %[[SIGMOID:.*]] = max.div %[[ONE]], %[[SUM]]
// CHECK:         %[[SILU:.*]] = max.div %[[X]], %{{.*}}
// CHECK-NEXT:    return %[[SIGMOID]], %[[SILU]]
!t = tensor<?xf64, #max.dims<[n] -> (n)>>
func.func @sigmoid_of_f64(%x: !t) -> (!t, !t) {
  %0 = max.sigmoid %x : (!t) -> !t
  %1 = max.silu %x : (!t) -> !t
  return %0, %1 : !t, !t
}

// -----

// CHECK-LABEL: func.func @minus_self(
// CHECK-SAME:      %[[X:.*]]: tensor<3xf32>, %[[I:.*]]: tensor<3xsi32>)
// CHECK-NEXT:    %[[ZEROS:.*]] = max.sub %[[X]], %[[X]]
// CHECK-NEXT:    %[[IS_NAN:.*]] = max.is_nan %[[X]]
// CHECK-NEXT:    %[[IS_INF:.*]] = max.is_inf %[[X]]
// CHECK-NEXT:    %[[IS_SPOILT:.*]] = max.or %[[IS_NAN]], %[[IS_INF]]
// CHECK-NEXT:    %[[NAN:.*]] = max.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:    %[[KEPT:.*]] = max.select %[[IS_SPOILT]], %[[NAN]], %[[ZEROS]]
// CHECK-NEXT:    %[[OF_INTEGERS:.*]] = max.sub %[[I]], %[[I]]
// CHECK-NEXT:    return %[[KEPT]], %[[OF_INTEGERS]]
func.func @minus_self(%x: tensor<3xf32>, %i: tensor<3xsi32>) -> (tensor<3xf32>, tensor<3xsi32>) {
  %0 = max.sub %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %1 = max.sub %i, %i : (tensor<3xsi32>, tensor<3xsi32>) -> tensor<3xsi32>
  return %0, %1 : tensor<3xf32>, tensor<3xsi32>
}

// -----

// CHECK-LABEL: func.func @plus_negative(
// CHECK-SAME:      %[[X:.*]]: tensor<3xf32>)
// CHECK-NEXT:    %[[NEGATIVE:.*]] = max.negative %[[X]]
// CHECK-NEXT:    %[[ZEROS:.*]] = max.add %[[NEGATIVE]], %[[X]]
// CHECK-NEXT:    max.is_nan %[[NEGATIVE]]
// CHECK:         %[[KEPT:.*]] = max.select %{{.*}}, %{{.*}}, %[[ZEROS]]
// CHECK-NEXT:    return %[[KEPT]]
func.func @plus_negative(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = max.negative %x : (tensor<3xf32>) -> tensor<3xf32>
  %1 = max.add %0, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @zeros(
// CHECK-SAME:      %[[X:.*]]: tensor<3xf32>)
// CHECK-NEXT:    %[[ZERO:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[IS_ZERO:.*]] = max.equal %[[X]], %[[ZERO]]
// CHECK-NEXT:    %[[ADD:.*]] = max.add %[[X]], %[[ZERO]]
// CHECK-NEXT:    %[[SUM:.*]] = max.select %[[IS_ZERO]], %[[ZERO]], %[[ADD]]
// CHECK-NEXT:    %[[IS_ZERO:.*]] = max.equal %[[X]], %[[ZERO]]
// CHECK-NEXT:    %[[SUB:.*]] = max.sub %[[ZERO]], %[[X]]
// CHECK-NEXT:    %[[DIFFERENCE:.*]] = max.select %[[IS_ZERO]], %[[ZERO]], %[[SUB]]
// CHECK-NEXT:    return %[[SUM]], %[[DIFFERENCE]]
func.func @zeros(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = max.constant dense<0.0> : tensor<f32>
  %1 = max.add %0, %x : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  %2 = max.sub %0, %x : (tensor<f32>, tensor<3xf32>) -> tensor<3xf32>
  return %1, %2 : tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:      %[[X:.*]]: tensor<?x5xf64, #max.dims<[n] -> (n, 5)>>)
// CHECK-NEXT:    %[[SOFTMAX:.*]] = max.softmax %[[X]] {axis = 1 : i64}
// CHECK-NEXT:    %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[X]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : {{.*}} -> tensor<?xf64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:    %[[LARGEST:.*]] = max.reshape %[[REDUCE]] : {{.*}} -> tensor<?x1xf64, #max.dims<[n] -> (n, 1)>>
// CHECK-NEXT:    %[[IS_NAN:.*]] = max.is_nan %[[LARGEST]]
// CHECK-NEXT:    %[[IS_INF:.*]] = max.is_inf %[[LARGEST]]
// CHECK-NEXT:    %[[IS_SPOILT:.*]] = max.or %[[IS_NAN]], %[[IS_INF]]
// CHECK-NEXT:    %[[NAN:.*]] = max.constant dense<0x7FF8000000000000> : tensor<f64>
// CHECK-NEXT:    %[[RESULT:.*]] = max.select %[[IS_SPOILT]], %[[NAN]], %[[SOFTMAX]]
// CHECK-NEXT:    return %[[RESULT]]
!t = tensor<?x5xf64, #max.dims<[n] -> (n, 5)>>
func.func @softmax(%x: !t) -> !t {
  %0 = max.softmax %x {axis = 1 : i64} : (!t) -> !t
  return %0 : !t
}

// -----

// CHECK-LABEL: func.func @casts(
// CHECK-SAME:      %[[X:.*]]: tensor<3xf32>)
// CHECK-NEXT:    %[[WIDE:.*]] = max.cast %[[X]] : (tensor<3xf32>) -> tensor<3xsi64>
// CHECK-NEXT:    %[[NARROW:.*]] = max.cast %[[WIDE]] : (tensor<3xsi64>) -> tensor<3xsi8>
// CHECK-NEXT:    %[[WIDE:.*]] = max.cast %[[X]] : (tensor<3xf32>) -> tensor<3xsi64>
// CHECK-NEXT:    %[[UNSIGNED:.*]] = max.cast %[[WIDE]] : (tensor<3xsi64>) -> tensor<3xui8>
// CHECK-NEXT:    %[[WORD:.*]] = max.cast %[[X]] : (tensor<3xf32>) -> tensor<3xsi32>
// CHECK-NEXT:    return %[[NARROW]], %[[UNSIGNED]], %[[WORD]]
func.func @casts(%x: tensor<3xf32>) -> (tensor<3xsi8>, tensor<3xui8>, tensor<3xsi32>) {
  %0 = max.cast %x : (tensor<3xf32>) -> tensor<3xsi8>
  %1 = max.cast %x : (tensor<3xf32>) -> tensor<3xui8>
  %2 = max.cast %x : (tensor<3xf32>) -> tensor<3xsi32>
  return %0, %1, %2 : tensor<3xsi8>, tensor<3xui8>, tensor<3xsi32>
}

// -----

// CHECK-LABEL: func.func @product_over_nothing(
// CHECK-NEXT:    %[[ZERO:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:    %[[ZEROS:.*]] = max.broadcast_to %[[ZERO]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:    return %[[ZEROS]]
func.func @product_over_nothing(%x: tensor<?x0xsi64, #max.dims<[b] -> (b, 0)>>, %y: tensor<0x3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>> {
  %0 = max.matmul %x, %y : (tensor<?x0xsi64, #max.dims<[b] -> (b, 0)>>, tensor<0x3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
  return %0 : tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
}

// -----

// What is computed by broadcasting is written out before it is broadcast again.

// CHECK-LABEL: func.func @broadcast_of_broadcast(
// CHECK:         %[[SUM:.*]] = max.add %arg0, %arg1 : {{.*}} -> tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
// CHECK-NEXT:    %[[FLAT:.*]] = max.reshape %[[SUM]]
// CHECK-NEXT:    %[[COPY:.*]] = max.custom "copying.copy"(%[[FLAT]])
// CHECK-NEXT:    %[[WRITTEN:.*]] = max.reshape %[[COPY]] : {{.*}} -> tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
// CHECK-NEXT:    %[[FIRST:.*]] = max.mul %[[WRITTEN]], %arg2
// One copy serves both.
// CHECK-NEXT:    %[[SECOND:.*]] = max.sub %arg2, %[[WRITTEN]]
// CHECK-NEXT:    return %[[FIRST]], %[[SECOND]]
!column = tensor<?x1xf32, #max.dims<[a] -> (a, 1)>>
!row = tensor<1x?xf32, #max.dims<[a] -> (1, a)>>
!square = tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
!rows = tensor<?x1x?xf32, #max.dims<[a, b] -> (b, 1, a)>>
!cube = tensor<?x?x?xf32, #max.dims<[a, b] -> (b, a, a)>>
func.func @broadcast_of_broadcast(%arg0: !column, %arg1: !row, %arg2: !rows) -> (!cube, !cube) {
  %0 = max.add %arg0, %arg1 : (!column, !row) -> !square
  %1 = max.mul %0, %arg2 : (!square, !rows) -> !cube
  %2 = max.sub %arg2, %0 : (!rows, !square) -> !cube
  return %1, %2 : !cube, !cube
}

// -----

// Also where kernels, transposes, slices and reshapes are between the two.

// CHECK-LABEL: func.func @broadcast_through_views(
// CHECK:         %[[TRANSPOSE:.*]] = max.transpose
// CHECK-NEXT:    max.reshape %[[TRANSPOSE]]
// CHECK-NEXT:    max.custom "copying.copy"
// CHECK-NEXT:    %[[WRITTEN:.*]] = max.reshape
// CHECK-NEXT:    max.mul %[[WRITTEN]], %arg2
// A slice that leaves out elements reads the wrong ones by itself.
// CHECK:         max.custom "copying.copy"
// CHECK-NEXT:    %[[WRITTEN:.*]] = max.reshape
// CHECK-NEXT:    %[[SLICE:.*]] = max.slice %[[WRITTEN]]
// CHECK-NEXT:    max.broadcast_to %[[SLICE]]
!column = tensor<?x1xf32, #max.dims<[a] -> (a, 1)>>
!row = tensor<1x?xf32, #max.dims<[a] -> (1, a)>>
!square = tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
!part = tensor<?x?xf32, #max.dims<[a] -> (a, a - 1)>>
!rows = tensor<?x1x?xf32, #max.dims<[a, b] -> (b, 1, a)>>
!cube = tensor<?x?x?xf32, #max.dims<[a, b] -> (b, a, a)>>
!parts = tensor<?x?x?xf32, #max.dims<[a, b] -> (b, a, a - 1)>>
func.func @broadcast_through_views(%arg0: !column, %arg1: !row, %arg2: !rows) -> (!cube, !parts) {
  %0 = max.sub %arg0, %arg1 : (!column, !row) -> !square
  %1 = max.custom "elementwise.exp"(%0) : (!square) -> !square
  %2 = max.transpose %1 by [1, 0] : (!square) -> !square
  %3 = max.mul %2, %arg2 : (!square, !rows) -> !cube
  %4 = max.slice %1 from <(0, 1)> to <[a] -> (a, a)> step [1, 1] : (!square) -> !part
  %5 = max.broadcast_to %4 : (!part) -> !parts
  return %3, %5 : !cube, !parts
}

// -----

// Numbers, and tensors of static sizes, are broadcast as often as they like; so
// is what was written out for another reason.

// CHECK-LABEL: func.func @slices_of_broadcasts(
// CHECK:         %[[SUM:.*]] = max.add
// CHECK-NEXT:    max.slice %[[SUM]] from <(0, 0)>
// CHECK-NEXT:    max.slice %[[SUM]] from <(0, 1)> to <[a] -> (a, 4)>
// CHECK-NEXT:    max.reshape %[[SUM]]
// CHECK-NEXT:    max.custom "copying.copy"
// CHECK-NEXT:    %[[WRITTEN:.*]] = max.reshape
// CHECK-NEXT:    max.slice %[[WRITTEN]] from <(1, 0)>
!sum = tensor<?x4xf32, #max.dims<[a] -> (a, 4)>>
func.func @slices_of_broadcasts(%arg0: !sum, %arg1: tensor<4xf32>) -> (tensor<2x4xf32>, tensor<?x3xf32, #max.dims<[a] -> (a, 3)>>, tensor<?x4xf32, #max.dims<[a] -> (a - 1, 4)>>) {
  %0 = max.add %arg0, %arg1 : (!sum, tensor<4xf32>) -> !sum
  %1 = max.slice %0 from <(0, 0)> to <(2, 4)> step [1, 1] : (!sum) -> tensor<2x4xf32>
  %2 = max.slice %0 from <(0, 1)> to <[a] -> (a, 4)> step [1, 1] : (!sum) -> tensor<?x3xf32, #max.dims<[a] -> (a, 3)>>
  %3 = max.slice %0 from <(1, 0)> to <[a] -> (a, 4)> step [1, 1] : (!sum) -> tensor<?x4xf32, #max.dims<[a] -> (a - 1, 4)>>
  return %1, %2, %3 : tensor<2x4xf32>, tensor<?x3xf32, #max.dims<[a] -> (a, 3)>>, tensor<?x4xf32, #max.dims<[a] -> (a - 1, 4)>>
}

// -----

// CHECK-LABEL: func.func @harmless_broadcasts(
// CHECK-NOT:     copying.copy
// CHECK:         return
!row = tensor<?xf32, #max.dims<[a] -> (a)>>
!rows = tensor<?x?xf32, #max.dims<[a, b] -> (b, a)>>
func.func @harmless_broadcasts(%arg0: !row, %arg1: !rows, %arg2: tensor<f32>, %arg3: tensor<3x1xf32>, %arg4: tensor<3xf32>, %arg5: tensor<2x1x3xf32>) -> (!rows, tensor<2x3x3xf32>) {
  %0 = max.add %arg0, %arg2 : (!row, tensor<f32>) -> !row
  %1 = max.mul %0, %arg1 : (!row, !rows) -> !rows
  %2 = max.add %arg3, %arg4 : (tensor<3x1xf32>, tensor<3xf32>) -> tensor<3x3xf32>
  %3 = max.add %2, %arg5 : (tensor<3x3xf32>, tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
  return %1, %3 : !rows, tensor<2x3x3xf32>
}

// -----

// A product is written out before a reshape that breaks its rows, if something
// after it is read in another order than that of memory.

// CHECK-LABEL: func.func @pointwise_convolution(
// CHECK:         %[[PRODUCT:.*]] = max.matmul
// CHECK-NEXT:    %[[IMAGE:.*]] = max.reshape %[[PRODUCT]]
// CHECK-NEXT:    max.reshape %[[IMAGE]]
// CHECK-NEXT:    max.custom "copying.copy"
// CHECK-NEXT:    %[[WRITTEN:.*]] = max.reshape
// CHECK-NEXT:    %[[CHANNELS_FIRST:.*]] = max.reshape %[[WRITTEN]] : {{.*}} -> tensor<2x16x1x1xf32>
// CHECK-NEXT:    max.add %[[CHANNELS_FIRST]], %arg2
func.func @pointwise_convolution(%arg0: tensor<2x4xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<16x1x1xf32>) -> tensor<2x16x1x1xf32> {
  %0 = max.matmul %arg0, %arg1 : (tensor<2x4xf32>, tensor<4x16xf32>) -> tensor<2x16xf32>
  %1 = max.reshape %0 : (tensor<2x16xf32>) -> tensor<2x1x1x16xf32>
  %2 = max.transpose %1 by [0, 3, 1, 2] : (tensor<2x1x1x16xf32>) -> tensor<2x16x1x1xf32>
  %3 = max.add %2, %arg2 : (tensor<2x16x1x1xf32>, tensor<16x1x1xf32>) -> tensor<2x16x1x1xf32>
  return %3 : tensor<2x16x1x1xf32>
}

// -----

// CHECK-LABEL: func.func @split_rows(
// CHECK:         %[[PRODUCT:.*]] = max.matmul
// CHECK-NEXT:    %[[SUM:.*]] = max.add %[[PRODUCT]]
// CHECK-NEXT:    max.reshape %[[SUM]]
// CHECK-NEXT:    max.custom "copying.copy"
// CHECK:         max.tanh
// CHECK:         max.mul
!product = tensor<?x24xf32, #max.dims<[n] -> (n, 24)>>
!heads = tensor<?x3x8xf32, #max.dims<[n] -> (n, 3, 8)>>
func.func @split_rows(%arg0: tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, %arg1: tensor<4x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<8x3xf32>) -> !heads {
  %0 = max.matmul %arg0, %arg1 : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>, tensor<4x24xf32>) -> !product
  %1 = max.add %0, %arg2 : (!product, tensor<24xf32>) -> !product
  %2 = max.reshape %1 : (!product) -> !heads
  %3 = max.tanh %2 : (!heads) -> !heads
  %4 = max.transpose %arg3 by [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
  %5 = max.mul %3, %4 : (!heads, tensor<3x8xf32>) -> !heads
  return %5 : !heads
}

// -----

// Not if whole vectors stay in their rows, if all operands are read as they lie
// in memory, or if a kernel reads the result.

// CHECK-LABEL: func.func @harmless_reshapes(
// CHECK-NOT:     copying.copy
// CHECK:         return
func.func @harmless_reshapes(%arg0: tensor<6x4xf32>, %arg1: tensor<4x128xf32>, %arg2: tensor<64xf32>, %arg3: tensor<128xf32>, %arg4: tensor<6x16x8xf32>) -> (tensor<6x2x64xf32>, tensor<2x3x128xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>) {
  %0 = max.matmul %arg0, %arg1 : (tensor<6x4xf32>, tensor<4x128xf32>) -> tensor<6x128xf32>
  %1 = max.reshape %0 : (tensor<6x128xf32>) -> tensor<6x2x64xf32>
  %2 = max.add %1, %arg2 : (tensor<6x2x64xf32>, tensor<64xf32>) -> tensor<6x2x64xf32>
  %3 = max.reshape %0 : (tensor<6x128xf32>) -> tensor<2x3x128xf32>
  %4 = max.add %3, %arg3 : (tensor<2x3x128xf32>, tensor<128xf32>) -> tensor<2x3x128xf32>
  %5 = max.reshape %0 : (tensor<6x128xf32>) -> tensor<6x16x8xf32>
  %6 = max.add %5, %arg4 : (tensor<6x16x8xf32>, tensor<6x16x8xf32>) -> tensor<6x16x8xf32>
  %7 = max.reshape %0 : (tensor<6x128xf32>) -> tensor<6x16x8xf32>
  %8 = max.custom "other.values"(%7) : (tensor<6x16x8xf32>) -> tensor<6x16x8xf32>
  return %2, %4, %6, %8 : tensor<6x2x64xf32>, tensor<2x3x128xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>
}

// -----

// An argument's size that is an expression gets a name, and the argument is
// rebound to the expression.

// CHECK-LABEL: func.func @expressions(
// CHECK-SAME:      %[[X:.*]]: tensor<?xf32, #max.dims<[s] -> (s)>>, %[[Y:.*]]: tensor<?x3xf32, #max.dims<[input1_dim0] -> (input1_dim0, 3)>>)
// CHECK-SAME:      -> tensor<?x3xf32, #max.dims<[s] -> (s * 2, 3)>>
// CHECK-NEXT:    %[[REBOUND:.*]] = max.rebind %[[Y]] : {{.*}} -> tensor<?x3xf32, #max.dims<[s] -> (s * 2, 3)>>
// CHECK-NEXT:    return %[[REBOUND]]
func.func @expressions(%x: tensor<?xf32, #max.dims<[s] -> (s)>>, %y: tensor<?x3xf32, #max.dims<[s] -> (s * 2, 3)>>) -> tensor<?x3xf32, #max.dims<[s] -> (s * 2, 3)>> {
  return %y : tensor<?x3xf32, #max.dims<[s] -> (s * 2, 3)>>
}

// -----

// What is stored and read again is read from the argument's memory.

// CHECK-LABEL: func.func @fenced(
// CHECK-SAME:      %[[X:.*]]: tensor<3xf32>)
// CHECK:         max.store %{{.*}} into %[[X]]
// CHECK-NEXT:    %[[READ:.*]] = max.update "copying.fence" of %[[X]]()
// CHECK-NEXT:    max.sin %[[READ]]
func.func @fenced(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = max.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  %1 = max.store %0 into %x : tensor<3xf32>
  %2 = max.sin %1 : (tensor<3xf32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// A tensor of which only the size is used is returned, behind the other results.

// CHECK-LABEL: func.func @size_of_unread_tensor(
// CHECK-SAME:      -> (tensor<1xsi64>, tensor<?xsi64, #max.dims<[n0] -> (n0)>>)
// CHECK:         %[[IOTA:.*]] = max.iota
// CHECK-NEXT:    %[[SIZE:.*]] = max.shape_to_tensor
// CHECK-NEXT:    return %[[SIZE]], %[[IOTA]]
func.func @size_of_unread_tensor(%n: tensor<si64>) -> tensor<1xsi64> {
  %0 = max.iota %n : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
  %1 = max.shape_to_tensor <[n0] -> (n0)> : tensor<1xsi64>
  return %1 : tensor<1xsi64>
}

// -----

// A convolution of narrow floats rounds once.

// CHECK-LABEL: func.func @convolution_of_bf16(
// CHECK-SAME:      %[[X:.*]]: tensor<1x8x8x4xbf16>, %[[F:.*]]: tensor<3x3x4x6xbf16>)
// CHECK-NEXT:    %[[WIDE_X:.*]] = max.cast %[[X]]
// CHECK-NEXT:    %[[WIDE_F:.*]] = max.cast %[[F]]
// CHECK-NEXT:    %[[CONV:.*]] = max.conv %[[WIDE_X]], %[[WIDE_F]] {{.*}} -> tensor<1x6x6x6xf32>
// CHECK-NEXT:    %[[RESULT:.*]] = max.cast %[[CONV]] : {{.*}} -> tensor<1x6x6x6xbf16>
// CHECK-NEXT:    return %[[RESULT]]
func.func @convolution_of_bf16(%x: tensor<1x8x8x4xbf16>, %f: tensor<3x3x4x6xbf16>) -> tensor<1x6x6x6xbf16> {
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xbf16>, tensor<3x3x4x6xbf16>) -> tensor<1x6x6x6xbf16>
  return %0 : tensor<1x6x6x6xbf16>
}

// -----

// What text of the engine does with its operands is not known: it may broadcast
// them again, and so may what reads its results.
// CHECK-LABEL: func.func @broadcast_of_broadcast$text(
// CHECK:         %[[SUM:.*]] = max.add
// CHECK:         %[[COPY:.*]] = max.custom "copying.copy"
// CHECK:         %[[OPERAND:.*]] = max.reshape %[[COPY]]
// CHECK:         max.inline "$r0 = $x0"(%[[OPERAND]])
func.func @broadcast_of_broadcast$text(%x: tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, %y: tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>> {
  %0 = max.add %x, %y : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  %1 = max.inline "$r0 = $x0"(%0) sizes <()> : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return %1 : tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
}

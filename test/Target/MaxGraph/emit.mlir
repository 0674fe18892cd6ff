// RUN: rm -rf %t && split-file %s %t
// RUN: max-translate --max-to-mo %t/graph.mlir -o %t/graph.mo
// RUN: FileCheck %t/graph.mlir --input-file %t/graph.mo
// RUN: max-translate --max-to-mo %t/constants.mlir -o %t/constants.mo
// RUN: FileCheck %t/constants.mlir --input-file %t/constants.mo
// RUN: max-translate --max-to-mo %t/ops.mlir -o %t/ops.mo
// RUN: FileCheck %t/ops.mlir --input-file %t/ops.mo
// RUN: max-translate --max-to-mo %t/conv.mlir -o %t/conv.mo
// RUN: FileCheck %t/conv.mlir --input-file %t/conv.mo
// RUN: max-translate --max-to-mo %t/symbols.mlir -o %t/symbols.mo
// RUN: FileCheck %t/symbols.mlir --input-file %t/symbols.mo
// RUN: max-translate --max-to-mo %t/update.mlir -o %t/update.mo
// RUN: FileCheck %t/update.mlir --input-file %t/update.mo
// RUN: max-opt --max-prepare-for-emission %t/store.mlir | max-translate --max-to-mo -o %t/store.mo
// RUN: FileCheck %t/store.mlir --input-file %t/store.mo
// RUN: max-translate --max-to-mo %t/kernels.mlir -o %t/kernels.mo
// RUN: FileCheck %t/kernels.mlir --input-file %t/kernels.mo
// RUN: max-translate --max-to-mo %t/native.mlir -o %t/native.mo
// RUN: FileCheck %t/native.mlir --input-file %t/native.mo
// RUN: max-opt --max-prepare-for-emission %t/comparison.mlir | max-translate --max-to-mo -o %t/comparison.mo
// RUN: FileCheck %t/comparison.mlir --input-file %t/comparison.mo
// RUN: max-opt --max-prepare-for-emission %t/counts.mlir | max-translate --max-to-mo -o %t/counts.mo
// RUN: FileCheck %t/counts.mlir --input-file %t/counts.mo
// RUN: max-translate --max-to-mo %t/control-flow.mlir -o %t/control-flow.mo
// RUN: FileCheck %t/control-flow.mlir --input-file %t/control-flow.mo
// RUN: max-translate --max-to-mo %t/nothing.mlir -o %t/nothing.mo
// RUN: FileCheck %t/nothing.mlir --input-file %t/nothing.mo

// Names of values and functions, locations and the order of symbols in the text
// do not matter.
// RUN: max-translate --max-to-mo %t/canonical-1.mlir -o %t/canonical-1.mo
// RUN: max-translate --max-to-mo %t/canonical-2.mlir -o %t/canonical-2.mo
// RUN: cmp %t/canonical-1.mo %t/canonical-2.mo

// All of it is what the engine's own parser takes.
// RUN: max-compile --verify-only %t/graph.mo %t/constants.mo %t/ops.mo %t/conv.mo %t/symbols.mo %t/kernels.mo %t/native.mo %t/comparison.mo %t/counts.mo %t/nothing.mo %t/canonical-1.mo

//--- graph.mlir
// CHECK:      {{^}}module {
// CHECK-NEXT: mo.graph @main(%arg0: !mo.tensor<[2, 3], f32> loc(unknown), %arg1: !mo.tensor<[3], f32> loc(unknown)) -> (!mo.tensor<[2, 3], f32>, !mo.tensor<[2, 3], bool>) attributes {argument_names = ["input0", "input1"], result_names = ["output0", "output1"]} {
// CHECK-NEXT:   %0 = rmo.add(%arg0, %arg1) : (!mo.tensor<[2, 3], f32>, !mo.tensor<[3], f32>) -> !mo.tensor<[2, 3], f32> loc(unknown)
// CHECK-NEXT:   %1 = rmo.mo.is_nan(%0) : (!mo.tensor<[2, 3], f32>) -> !mo.tensor<[2, 3], bool> loc(unknown)
// CHECK-NEXT:   mo.output %0, %1 : !mo.tensor<[2, 3], f32>, !mo.tensor<[2, 3], bool> loc(unknown)
// CHECK-NEXT: } loc(unknown)
// CHECK-NEXT: } loc(unknown)
// CHECK-NOT:  {{.}}
func.func @f(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
  %0 = max.add %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = max.is_nan %0 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  return %0, %1 : tensor<2x3xf32>, tensor<2x3xi1>
}

//--- constants.mlir
func.func @f() -> tensor<f32> {
  // CHECK: %0 = mo.constant <#M.dense_array<1.{{[0-9e+]*}}, -2.5{{[0-9e+]*}}> : tensor<2xf32>> : !mo.tensor<[2], f32> loc(unknown)
  %0 = max.constant dense<[1.0, -2.5]> : tensor<2xf32>
  // CHECK: %1 = mo.constant <#M.dense_array<0x7F800000, 0xFF800000, 0x7FC00000> : tensor<3xf32>> : !mo.tensor<[3], f32> loc(unknown)
  %1 = max.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<3xf32>
  // CHECK: %2 = mo.constant <#M.dense_array<0xFFF0000000000000> : tensor<f64>> : !mo.tensor<[], f64> loc(unknown)
  %2 = max.constant dense<0xFFF0000000000000> : tensor<f64>
  // CHECK: %3 = mo.constant <#M.dense_array<0x7C00> : tensor<1xf16>> : !mo.tensor<[1], f16> loc(unknown)
  %3 = max.constant dense<0x7C00> : tensor<1xf16>
  // CHECK: %4 = mo.constant <#M.dense_array<0xFF80> : tensor<1xbf16>> : !mo.tensor<[1], bf16> loc(unknown)
  %4 = max.constant dense<0xFF80> : tensor<1xbf16>
  // As many digits as it takes to read the same number back.
  // CHECK: %5 = mo.constant <#M.dense_array<1.000000010e-01, 1.401298460e-45, 3.402823470e+38> : tensor<3xf32>>
  %5 = max.constant dense<[0.1, 1.0e-45, 3.40282347E+38]> : tensor<3xf32>
  // CHECK: %6 = mo.constant <#M.dense_array<-9223372036854775808, 9223372036854775807> : tensor<2xsi64>> : !mo.tensor<[2], si64> loc(unknown)
  %6 = max.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xsi64>
  // CHECK: %7 = mo.constant <#M.dense_array<-1> : tensor<si32>> : !mo.tensor<[], si32> loc(unknown)
  %7 = max.constant dense<-1> : tensor<si32>
  // CHECK: %8 = mo.constant <#M.dense_array<-2> : tensor<si16>> : !mo.tensor<[], si16> loc(unknown)
  %8 = max.constant dense<-2> : tensor<si16>
  // CHECK: %9 = mo.constant <#M.dense_array<-128> : tensor<si8>> : !mo.tensor<[], si8> loc(unknown)
  %9 = max.constant dense<-128> : tensor<si8>
  // CHECK: %10 = mo.constant <#M.dense_array<255> : tensor<ui8>> : !mo.tensor<[], ui8> loc(unknown)
  %10 = max.constant dense<255> : tensor<ui8>
  // CHECK: %11 = mo.constant <#M.dense_array<18446744073709551615> : tensor<ui64>> : !mo.tensor<[], ui64> loc(unknown)
  %11 = max.constant dense<18446744073709551615> : tensor<ui64>
  // CHECK: %12 = mo.constant <#M.dense_array<true, false> : tensor<2x{{bool|i1}}>> : !mo.tensor<[2], bool> loc(unknown)
  %12 = max.constant dense<[true, false]> : tensor<2xi1>
  // CHECK: %13 = mo.constant <#M.dense_array<> : tensor<0x2xf32>> : !mo.tensor<[0, 2], f32> loc(unknown)
  %13 = max.constant dense<> : tensor<0x2xf32>
  // Every element of a splat.
  // CHECK: %14 = mo.constant <#M.dense_array<7, 7, 7, 7> : tensor<2x2xsi64>> : !mo.tensor<[2, 2], si64> loc(unknown)
  %14 = max.constant dense<7> : tensor<2x2xsi64>
  // CHECK: %15 = mo.constant <#M.dense_array<-0.0{{[0-9e+]*}}> : tensor<f32>>
  %15 = max.constant dense<-0.0> : tensor<f32>
  // CHECK: %16 = mo.constant.external [name = "w0", align = 4, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[768, 64], f32> loc(unknown)
  %16 = max.weight "w0" : tensor<768x64xf32>
  // CHECK: %17 = mo.constant.external [name = "w1", align = 1, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[3], bool> loc(unknown)
  %17 = max.weight "w1" : tensor<3xi1>
  // CHECK: %18 = mo.constant.external [name = "w2", align = 8, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[], si64> loc(unknown)
  %18 = max.weight "w2" : tensor<si64>
  // CHECK: mo.output %15 : !mo.tensor<[], f32>
  return %15 : tensor<f32>
}

//--- ops.mlir
// CHECK: mo.graph @main(%arg0: !mo.tensor<[2, 3, 4], f32> loc(unknown)) -> !mo.tensor<[6, 4], f32> attributes
func.func @f(%x: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  // CHECK:      %0 = mo.constant <#M.dense_array<2, 0, 1> : tensor<3xsi64>> : !mo.tensor<[3], si64> loc(unknown)
  // CHECK-NEXT: %1 = rmo.mo.transpose(%arg0, %0) : (!mo.tensor<[2, 3, 4], f32>, !mo.tensor<[3], si64>) -> !mo.tensor<[4, 2, 3], f32> loc(unknown)
  %0 = max.transpose %x by [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  // CHECK-NEXT: %2 = rmo.slice(%arg0) [starts = #mosh<ape[0, 1, 0]> : !mosh.ape, stops = #mosh<ape[2, 3, 4]> : !mosh.ape, steps = #mosh<ape[1, 1, 2]> : !mosh.ape] : (!mo.tensor<[2, 3, 4], f32>) -> !mo.tensor<[2, 2, 2], f32> loc(unknown)
  %1 = max.slice %x from <(0, 1, 0)> to <(2, 3, 4)> step [1, 1, 2] : (tensor<2x3x4xf32>) -> tensor<2x2x2xf32>
  // CHECK-NEXT: %3 = mo.concat[1](%arg0, %arg0) : (!mo.tensor<[2, 3, 4], f32>, !mo.tensor<[2, 3, 4], f32>) -> !mo.tensor<[2, 6, 4], f32> loc(unknown)
  %2 = max.concat %x, %x {axis = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  // CHECK-NEXT: %4 = rmo.reshape(%arg0) [newShape = #mosh<ape[6, 4]> : !mosh.ape] : (!mo.tensor<[2, 3, 4], f32>) -> !mo.tensor<[6, 4], f32> loc(unknown)
  %3 = max.reshape %x : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
  // CHECK-NEXT: %5 = rmo.mo.reduce.softmax(%4) [axis = 1] : (!mo.tensor<[6, 4], f32>) -> !mo.tensor<[6, 4], f32> loc(unknown)
  %4 = max.softmax %3 {axis = 1 : i64} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  // CHECK-NEXT: %6 = mo.constant <#M.dense_array<1.0{{.*}}> : tensor<4xf32>>
  %5 = max.constant dense<1.0> : tensor<4xf32>
  // CHECK-NEXT: %7 = rmo.broadcast_to(%6) [newShape = #mosh<ape[5, 4]> : !mosh.ape] : (!mo.tensor<[4], f32>) -> !mo.tensor<[5, 4], f32> loc(unknown)
  %6 = max.broadcast_to %5 : (tensor<4xf32>) -> tensor<5x4xf32>
  // CHECK-NEXT: %8 = mo.cast(%6) : (!mo.tensor<[4], f32>) -> !mo.tensor<[4], si64> loc(unknown)
  %7 = max.cast %5 : (tensor<4xf32>) -> tensor<4xsi64>
  // CHECK-NEXT: mo.output %5 : !mo.tensor<[6, 4], f32> loc(unknown)
  return %4 : tensor<6x4xf32>
}

//--- conv.mlir
func.func @f(%x: tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, %xf: tensor<3x5x3x4xf32>,
             %y: tensor<1x6x6x6x2xf32>, %yf: tensor<2x2x2x2x4xf32>)
    -> (tensor<?x?x7x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 7, 4)>>, tensor<1x3x2x2x4xf32>) {
  // CHECK:      %0 = mo.constant <#M.dense_array<2, 1> : tensor<2xsi64>> : !mo.tensor<[2], si64> loc(unknown)
  // CHECK-NEXT: %1 = mo.constant <#M.dense_array<1, 1> : tensor<2xsi64>> : !mo.tensor<[2], si64> loc(unknown)
  // CHECK-NEXT: %2 = mo.constant <#M.dense_array<1, 1, 0, 3> : tensor<4xsi64>> : !mo.tensor<[4], si64> loc(unknown)
  // CHECK-NEXT: %3 = mo.constant <#M.dense_array<1> : tensor<si64>> : !mo.tensor<[], si64> loc(unknown)
  // CHECK-NEXT: %4 = rmo.rebind_tensor_shape(%arg1) [message = ""] : (!mo.tensor<[3, 5, 3, 4], f32>) -> !mo.tensor<[3, 5, 3, 4], f32, {layout = #mo.layout<RSCF>}> loc(unknown)
  // CHECK-NEXT: %5 = mo.conv(%arg0, %4) [strides = %0, dilations = %1, paddings = %2, num_groups = %3, filter_layout = "RSCF"] : (!mo.tensor<[b, h, 8, 3], f32>, !mo.tensor<[3, 5, 3, 4], f32, {layout = #mo.layout<RSCF>}>, !mo.tensor<[2], si64>, !mo.tensor<[2], si64>, !mo.tensor<[4], si64>, !mo.tensor<[], si64>) -> !mo.tensor<[b, div(add(h, 1), 2), 7, 4], f32> loc(unknown)
  %0 = max.conv %x, %xf {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 0, 3>, strides = array<i64: 2, 1>}
    : (tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, tensor<3x5x3x4xf32>) -> tensor<?x?x7x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 7, 4)>>
  // CHECK-NEXT: %6 = mo.constant <#M.dense_array<1, 2, 3> : tensor<3xsi64>> : !mo.tensor<[3], si64> loc(unknown)
  // CHECK-NEXT: %7 = mo.constant <#M.dense_array<3, 2, 1> : tensor<3xsi64>> : !mo.tensor<[3], si64> loc(unknown)
  // CHECK-NEXT: %8 = mo.constant <#M.dense_array<0, 0, 0, 0, 0, 0> : tensor<6xsi64>> : !mo.tensor<[6], si64> loc(unknown)
  // CHECK-NEXT: %9 = mo.constant <#M.dense_array<1> : tensor<si64>> : !mo.tensor<[], si64> loc(unknown)
  // CHECK-NEXT: %10 = rmo.rebind_tensor_shape(%arg3) [message = ""] : (!mo.tensor<[2, 2, 2, 2, 4], f32>) -> !mo.tensor<[2, 2, 2, 2, 4], f32, {layout = #mo.layout<QRSCF>}> loc(unknown)
  // CHECK-NEXT: %11 = mo.conv(%arg2, %10) [strides = %6, dilations = %7, paddings = %8, num_groups = %9, filter_layout = "QRSCF"] : (!mo.tensor<[1, 6, 6, 6, 2], f32>, !mo.tensor<[2, 2, 2, 2, 4], f32, {layout = #mo.layout<QRSCF>}>, !mo.tensor<[3], si64>, !mo.tensor<[3], si64>, !mo.tensor<[6], si64>, !mo.tensor<[], si64>) -> !mo.tensor<[1, 3, 2, 2, 4], f32> loc(unknown)
  %1 = max.conv %y, %yf {dilations = array<i64: 3, 2, 1>, paddings = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 2, 3>}
    : (tensor<1x6x6x6x2xf32>, tensor<2x2x2x2x4xf32>) -> tensor<1x3x2x2x4xf32>
  return %0, %1 : tensor<?x?x7x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 7, 4)>>, tensor<1x3x2x2x4xf32>
}

//--- symbols.mlir
// The parameters come in the order in which the arguments have them.
// CHECK: mo.graph @main<s, b>(%arg0: !mo.tensor<[s], f32> loc(unknown), %arg1: !mo.tensor<[b, s, 3], f32> loc(unknown)) -> !mo.tensor<[mul_no_wrap({{b, s|s, b}}), 3], f32> attributes
func.func @f(%x: tensor<?xf32, #max.dims<[s] -> (s)>>, %y: tensor<?x?x3xf32, #max.dims<[b, s] -> (b, s, 3)>>)
    -> tensor<?x3xf32, #max.dims<[b, s] -> (b * s, 3)>> {
  // CHECK: rmo.reshape(%arg1) [newShape = #mosh<ape[mul_no_wrap([[SIZES:b, s|s, b]]), 3]> : !mosh.ape] : (!mo.tensor<[b, s, 3], f32>) -> !mo.tensor<[mul_no_wrap([[SIZES]]), 3], f32> loc(unknown)
  %0 = max.reshape %y : (tensor<?x?x3xf32, #max.dims<[b, s] -> (b, s, 3)>>) -> tensor<?x3xf32, #max.dims<[b, s] -> (b * s, 3)>>
  // CHECK: rmo.shape_to_tensor() [shape = #mosh<ape[s, add(b, -1)]> : !mosh.ape] : () -> !mo.tensor<[2], si64> loc(unknown)
  %1 = max.shape_to_tensor <[b, s] -> (s, b - 1)> : tensor<2xsi64>
  return %0 : tensor<?x3xf32, #max.dims<[b, s] -> (b * s, 3)>>
}

//--- kernels.mlir
!x = tensor<?xf32, #max.dims<[n] -> (n)>>
!i = tensor<?xsi64, #max.dims<[n] -> (n)>>
func.func @f(%x: !x) -> (!x, !i, !x) {
  // CHECK: %0:2 = mo.custom [symbol = "other.sort", parameters = {axis = 1 : index, descending = true, mode = "stable"}](%arg0) : (!mo.tensor<[n], f32>) -> (!mo.tensor<[n], f32>, !mo.tensor<[n], si64>) loc(unknown)
  %0, %1 = max.custom "other.sort"(%x) with {axis = 1 : i64, descending = true, mode = "stable"} : (!x) -> (!x, !i)
  // CHECK-NEXT: %1 = mo.custom [symbol = "other.cumsum"](%0#0) : (!mo.tensor<[n], f32>) -> !mo.tensor<[n], f32> loc(unknown)
  %2 = max.custom "other.cumsum"(%0) : (!x) -> !x
  // CHECK-NEXT: mo.output %0#0, %0#1, %1 :
  return %0, %1, %2 : !x, !i, !x
}

//--- native.mlir
// Precompiled kernels are called by address; numbers say which call it is, and its options.
!x = tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
!y = tensor<?xf32, #max.dims<[n] -> (n)>>
func.func @f(%x: !x) -> (!y, !y) {
  // CHECK: %0 = mo.constant.external [name = "kernel/reduction/torch_max_reduction_reduce_{{[0-9a-f]+}}", align = 8, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[2], si64> loc(unknown)
  // CHECK-NEXT: %1 = mo.constant <#M.dense_array<0, 2, 1, 1> : tensor<4xsi64>> : !mo.tensor<[4], si64> loc(unknown)
  // CHECK-NEXT: %2 = mo.custom [symbol = "native.call_1_1"](%arg0, %1, %0) : (!mo.tensor<[n, 4], f32>, !mo.tensor<[4], si64>, !mo.tensor<[2], si64>) -> !mo.tensor<[n], f32> loc(unknown)
  %0 = max.custom "reduction.reduce"(%x) with {operation = "max", first = 1, count = 1} : (!x) -> !y
  // CHECK-NEXT: %3 = mo.constant <#M.dense_array<1, 0, 1, 1>
  // CHECK-NEXT: %4 = mo.custom [symbol = "native.call_1_1"](%arg0, %3, %0)
  %1 = max.custom "reduction.reduce"(%x) with {operation = "add", first = 1, count = 1} : (!x) -> !y
  return %0, %1 : !y, !y
}

//--- comparison.mlir
// The engine's own not_equal does not know NaN, and what is compared with itself
// is not looked at.
!x = tensor<2x3xf32>
!i = tensor<2x3xsi64>
!p = tensor<2x3xi1>
func.func @comparison(%x: !x, %y: tensor<3xf32>, %i: !i) -> (!p, !p, !p, !p, !p) {
  // CHECK: %0 = rmo.equal(%arg0, %arg1) : (!mo.tensor<[2, 3], f32>, !mo.tensor<[3], f32>) -> !mo.tensor<[2, 3], bool> loc(unknown)
  // CHECK-NEXT: %1 = rmo.mo.not(%0) : (!mo.tensor<[2, 3], bool>) -> !mo.tensor<[2, 3], bool> loc(unknown)
  %0 = max.not_equal %x, %y : (!x, tensor<3xf32>) -> !p
  // CHECK-NEXT: %2 = rmo.mo.is_nan(%arg0) : (!mo.tensor<[2, 3], f32>) -> !mo.tensor<[2, 3], bool> loc(unknown)
  // CHECK-NEXT: %3 = rmo.mo.not(%2) : (!mo.tensor<[2, 3], bool>) -> !mo.tensor<[2, 3], bool> loc(unknown)
  %1 = max.equal %x, %x : (!x, !x) -> !p
  // CHECK-NEXT: %4 = rmo.mo.is_nan(%arg0)
  %2 = max.not_equal %x, %x : (!x, !x) -> !p
  // CHECK-NEXT: %5 = rmo.mo.is_nan(%arg0)
  // CHECK-NEXT: %6 = rmo.mo.not(%5)
  %3 = max.greater_equal %x, %x : (!x, !x) -> !p
  // CHECK-NEXT: %7 = rmo.equal(%arg2, %arg2)
  %4 = max.equal %i, %i : (!i, !i) -> !p
  // CHECK-NEXT: mo.output %1, %3, %4, %6, %7
  return %0, %1, %2, %3, %4 : !p, !p, !p, !p, !p
}

//--- counts.mlir

// A number that the graph finds out is no parameter of it. Sizes that must be
// equal are compared by the engine.
// CHECK: mo.graph @main<b, c>(%arg0: !mo.tensor<[b, 4], bool> loc(unknown), %arg1: !mo.tensor<[c], f32> loc(unknown)) -> (!mo.tensor<[n0, 2], si64>, !mo.tensor<[b], f32>, !mo.tensor<[n1], si32>) attributes {{.*}} result_names = ["output0", "output1", "output2"]
func.func @main(%x: tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>, %y: tensor<?xf32, #max.dims<[c] -> (c)>>) -> (tensor<?x2xsi64, #max.dims<[n0] -> (n0, 2)>>, tensor<?xf32, #max.dims<[b] -> (b)>>) {
  // CHECK-NEXT: %0 = rmo.mo.arg_nonzero<() -> n0>(%arg0) : (!mo.tensor<[b, 4], bool>) -> !mo.tensor<[n0, 2], si64> loc(unknown)
  %0 = max.nonzero %x : (tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>) -> tensor<?x2xsi64, #max.dims<[n0] -> (n0, 2)>>
  // CHECK-NEXT: %1 = rmo.rebind_tensor_shape(%arg1) : (!mo.tensor<[c], f32>) -> !mo.tensor<[b], f32> loc(unknown)
  %1 = max.rebind %y : (tensor<?xf32, #max.dims<[c] -> (c)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
  // The size is used, the values are not: they are a result, to stay.
  // CHECK-NEXT: %2 = mo.constant <#M.dense_array<3> : tensor<si32>>
  %n = max.constant dense<3> : tensor<si32>
  // CHECK-NEXT: %3 = mo.constant <#M.dense_array<0> : tensor<si32>> : !mo.tensor<[], si32> loc(unknown)
  // CHECK-NEXT: %4 = mo.constant <#M.dense_array<1> : tensor<si32>> : !mo.tensor<[], si32> loc(unknown)
  // CHECK-NEXT: %5 = rmo.mo.range<() -> n1>(%3, %2, %4) : (!mo.tensor<[], si32>, !mo.tensor<[], si32>, !mo.tensor<[], si32>) -> !mo.tensor<[n1], si32> loc(unknown)
  %2 = max.iota %n : (tensor<si32>) -> tensor<?xsi32, #max.dims<[n1] -> (n1)>>
  // CHECK-NEXT: rmo.shape_to_tensor() [shape = #mosh<ape[n1]> : !mosh.ape]
  %3 = max.shape_to_tensor <[n1] -> (n1)> : tensor<1xsi64>
  // CHECK-NEXT: mo.output %0, %1, %5 : !mo.tensor<[n0, 2], si64>, !mo.tensor<[b], f32>, !mo.tensor<[n1], si32> loc(unknown)
  return %0, %1 : tensor<?x2xsi64, #max.dims<[n0] -> (n0, 2)>>, tensor<?xf32, #max.dims<[b] -> (b)>>
}

//--- control-flow.mlir

// A loop carries its condition. Regions see the values around them.
// CHECK: mo.graph @main<n>(%arg0: !mo.tensor<[n], f32> loc(unknown), %arg1: !mo.tensor<[], bool> loc(unknown)) -> (!mo.tensor<[n], f32>, !mo.tensor<[n], f32>)
!t = tensor<?xf32, #max.dims<[n] -> (n)>>
func.func @main(%x: !t, %p: tensor<i1>) -> (!t, !t) {
  // CHECK-NEXT: %0:2 = mo.if(%arg1 : !mo.tensor<[], bool>) -> !mo.tensor<[n], f32>, !mo.tensor<[n], f32> {
  %0:2 = max.if %p : tensor<i1> -> (!t, !t) {
    // CHECK-NEXT: {{^}}    %1 = rmo.mo.tanh(%arg0)
    %1 = max.tanh %x : (!t) -> !t
    // CHECK-NEXT: {{^}}    mo.yield %1, %arg0 : !mo.tensor<[n], f32>, !mo.tensor<[n], f32> loc(unknown)
    max.yield %1, %x : !t, !t
  // CHECK-NEXT: {{^}}  } else {
  } else {
    // CHECK-NEXT: mo.yield %arg0, %arg0
    max.yield %x, %x : !t, !t
  // CHECK-NEXT: {{^}}  } loc(unknown)
  }
  // CHECK-NEXT: %4:2 = mo.while (%arg1 as %2: !mo.tensor<[], bool>, %arg0 as %3: !mo.tensor<[n], f32>) {
  // CHECK-NEXT: {{^}}    mo.while.condition(%2) %2, %3 : !mo.tensor<[], bool>, !mo.tensor<[n], f32> loc(unknown)
  // CHECK-NEXT: {{^}}  } do {
  %1 = max.while %p iter(%x) : (tensor<i1>, !t) -> !t {
  ^bb0(%value: !t):
    // CHECK-NEXT: %5 = rmo.add(%3, %0#0)
    %2 = max.add %value, %0#0 : (!t, !t) -> !t
    // CHECK-NEXT: mo.yield %arg1, %5 : !mo.tensor<[], bool>, !mo.tensor<[n], f32> loc(unknown)
    max.continue %p iter(%2) : tensor<i1>, !t
  // CHECK-NEXT: {{^}}  } loc(unknown)
  }
  // CHECK-NEXT: mo.output %0#1, %4#1
  return %0#1, %1 : !t, !t
}

//--- nothing.mlir
// An argument as a result, twice, and no op at all.
// CHECK: mo.graph @main<n>(%arg0: !mo.tensor<[n], si32> loc(unknown)) -> (!mo.tensor<[n], si32>, !mo.tensor<[n], si32>) attributes
// CHECK-NEXT: mo.output %arg0, %arg0 : !mo.tensor<[n], si32>, !mo.tensor<[n], si32> loc(unknown)
func.func @f(%x: tensor<?xsi32, #max.dims<[n] -> (n)>>)
    -> (tensor<?xsi32, #max.dims<[n] -> (n)>>, tensor<?xsi32, #max.dims<[n] -> (n)>>) {
  return %x, %x : tensor<?xsi32, #max.dims<[n] -> (n)>>, tensor<?xsi32, #max.dims<[n] -> (n)>>
}

//--- update.mlir
// CHECK: mo.graph @main(%arg0: !mo.buffer<[2, 3], f32> loc(unknown), %arg1: !mo.buffer<[3], f32> loc(unknown), %arg2: !mo.tensor<[1], si64> loc(unknown)) -> !mo.tensor<[2, 3], f32> attributes
// CHECK-NEXT: %0 = mo.constant.external [name = "kernel/copying/torch_max_copying_fence_
// CHECK-NEXT: %1 = mo.chain.create() loc(unknown)
// CHECK-NEXT: %2 = mo.custom [symbol = "other.scatter_in_place", parameters = {op = "set"}](%arg0, %arg2, %1) : (!mo.buffer<[2, 3], f32>, !mo.tensor<[1], si64>, !mo.chain) -> !mo.chain loc(unknown)
// CHECK-NEXT: %3:2 = rmo.mo.mutable.load(%arg0, %2) : (!mo.buffer<[2, 3], f32>, !mo.chain) -> (!mo.tensor<[2, 3], f32>, !mo.chain) loc(unknown)
// A precompiled kernel. Nobody reads what it writes.
// CHECK-NEXT: %4 = mo.chain.create() loc(unknown)
// CHECK-NEXT: %5 = mo.constant <#M.dense_array<0> : tensor<1xsi64>>
// CHECK-NEXT: %6 = mo.custom [symbol = "native.update_1"](%arg1, %5, %0, %4) : (!mo.buffer<[3], f32>, !mo.tensor<[1], si64>, !mo.tensor<[2], si64>, !mo.chain) -> !mo.chain loc(unknown)
// CHECK-NEXT: %7 = rmo.mo.exp(%3#0)
func.func @f(%x: tensor<2x3xf32>, %y: tensor<3xf32>, %i: tensor<1xsi64>) -> tensor<2x3xf32> {
  %0 = max.update "other.scatter_in_place" of %x(%i) with {op = "set"} : (tensor<2x3xf32>, tensor<1xsi64>) -> tensor<2x3xf32>
  %1 = max.update "copying.fence" of %y() : (tensor<3xf32>) -> tensor<3xf32>
  %2 = max.exp %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

//--- store.mlir
// CHECK: mo.graph @main<n>(%arg0: !mo.buffer<[3], f32> loc(unknown), %arg1: !mo.buffer<[n], f32> loc(unknown), %arg2: !mo.buffer<[3], f32> loc(unknown)) -> () attributes
// CHECK-NEXT: %0 = mo.chain.create() loc(unknown)
// CHECK-NEXT: %1:2 = rmo.mo.mutable.load(%arg0, %0) : (!mo.buffer<[3], f32>, !mo.chain) -> (!mo.tensor<[3], f32>, !mo.chain) loc(unknown)
// CHECK-NEXT: %2 = mo.chain.create() loc(unknown)
// CHECK-NEXT: %3:2 = rmo.mo.mutable.load(%arg1, %2)
// Nobody reads what this one held.
// CHECK-NEXT: %4 = mo.chain.create() loc(unknown)
// CHECK-NEXT: %5 = mo.constant.external [name = "kernel/copying/torch_max_copying_fence_
// CHECK-NEXT: %6 = rmo.mo.exp(%1#0)
// CHECK-NEXT: %7 = rmo.mo.mutable.store(%arg0, %6, %1#1) : (!mo.buffer<[3], f32>, !mo.tensor<[3], f32>, !mo.chain) -> !mo.chain loc(unknown)
// CHECK-NEXT: %8 = mo.constant <#M.dense_array<0>
// CHECK-NEXT: %9 = mo.custom [symbol = "native.update_1"](%arg0, %8, %5, %7) : (!mo.buffer<[3], f32>, !mo.tensor<[1], si64>, !mo.tensor<[2], si64>, !mo.chain) -> !mo.chain loc(unknown)
// CHECK-NEXT: %10:2 = rmo.mo.mutable.load(%arg0, %9) : (!mo.buffer<[3], f32>, !mo.chain) -> (!mo.tensor<[3], f32>, !mo.chain) loc(unknown)
// Nobody reads what this one holds then.
// CHECK-NEXT: %11 = rmo.mo.exp(%3#0)
// CHECK-NEXT: %12 = rmo.mo.mutable.store(%arg1, %11, %3#1)
// CHECK-NEXT: %13 = rmo.mo.sin(%10#0)
// CHECK-NEXT: %14 = rmo.mo.mutable.store(%arg2, %13, %4)
// CHECK-NEXT: mo.output
func.func @f(%x: tensor<3xf32>, %y: tensor<?xf32, #max.dims<[n] -> (n)>>, %z: tensor<3xf32>) {
  %0 = max.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  %new_x = max.store %0 into %x : tensor<3xf32>
  %1 = max.exp %y : (tensor<?xf32, #max.dims<[n] -> (n)>>) -> tensor<?xf32, #max.dims<[n] -> (n)>>
  %new_y = max.store %1 into %y : tensor<?xf32, #max.dims<[n] -> (n)>>
  %2 = max.sin %new_x : (tensor<3xf32>) -> tensor<3xf32>
  %new_z = max.store %2 into %z : tensor<3xf32>
  return
}

//--- canonical-1.mlir
!t = tensor<?x?xf32, #max.dims<[a, b] -> (a, b)>>
!u = tensor<?x?xf32, #max.dims<[a, b] -> (b, a)>>
func.func @first(%x: !t) -> !u {
  %0 = max.tanh %x : (!t) -> !t
  %1 = max.transpose %0 by [1, 0] : (!t) -> !u
  return %1 : !u
}

//--- canonical-2.mlir
#here = loc("model.py":3:4)
module @named {
  func.func @second(%argument: tensor<?x?xf32, #max.dims<[b, a] -> (a, b)>> loc("x"))
      -> tensor<?x?xf32, #max.dims<[b, a] -> (b, a)>> attributes {note = 2} {
    %hidden = max.tanh %argument {note = 1} : (tensor<?x?xf32, #max.dims<[a, b] -> (a, b)>>) -> tensor<?x?xf32, #max.dims<[a, b] -> (a + b - b, b)>> loc(#here)
    %turned = "max.transpose"(%hidden) <{permutation = array<i64: 1, 0>}> : (tensor<?x?xf32, #max.dims<[a, b] -> (a, b)>>) -> tensor<?x?xf32, #max.dims<[b, a] -> (b, a)>> loc("elsewhere")
    return %turned : tensor<?x?xf32, #max.dims<[a, b] -> (b, a)>> loc(#here)
  }
}

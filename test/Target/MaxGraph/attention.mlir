// RUN: max-translate --max-to-mo %s | FileCheck %s

// The options are the number of the call, the scale's bits, that there is one,
// and that it is causal.

// CHECK:      %[[ADDRESS:.*]] = mo.constant.external [name = "kernel/onednn/torch_max_attention_forward_{{[0-9a-f]+}}", align = 8,
// CHECK-NEXT: %[[OPTIONS:.*]] = mo.constant <#M.dense_array<0, 4598175219545276416, 1, 1> : tensor<4xsi64>>
// CHECK-NEXT: %[[FORWARD:.*]]:2 = mo.custom [symbol = "native.call_2_4"](%arg0, %arg1, %arg2, %arg3, %[[OPTIONS]], %[[ADDRESS]])
// CHECK-NEXT: mo.output %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @attention(%arg0: tensor<2x4x5x8xbf16>, %arg1: tensor<2x2x7x8xbf16>, %arg2: tensor<2x2x7x8xbf16>, %arg3: tensor<1x1x5x7xf32>) -> (tensor<2x4x5x8xbf16>, tensor<2x4x5xf32>) {
  %0:2 = max.custom "attention.forward"(%arg0, %arg1, %arg2, %arg3) with {causal = true, has_scale = true, scale = 2.500000e-01 : f64} : (tensor<2x4x5x8xbf16>, tensor<2x2x7x8xbf16>, tensor<2x2x7x8xbf16>, tensor<1x1x5x7xf32>) -> (tensor<2x4x5x8xbf16>, tensor<2x4x5xf32>)
  return %0#0, %0#1 : tensor<2x4x5x8xbf16>, tensor<2x4x5xf32>
}

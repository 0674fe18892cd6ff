// RUN: max-translate --max-to-mo %s | FileCheck %s

// The table has an entry for each external constant: three kernels, itself, and
// two weights, one of which the sequence alone reads.

// CHECK:      %[[MATMUL:.*]] = mo.constant.external [name = "kernel/onednn/torch_max_linear_matmul_{{[0-9a-f]+}}"
// CHECK-NEXT: %{{.*}} = mo.constant.external [name = "kernel/normalization/torch_max_normalization_layer_norm_{{[0-9a-f]+}}"
// CHECK-NEXT: %[[RUNNER:.*]] = mo.constant.external [name = "kernel/onednn/torch_max_sequence_run_{{[0-9a-f]+}}"
// CHECK-NEXT: %[[TABLE:.*]] = mo.constant.external [name = "kernel/addresses", align = 8, {{.*}} : !mo.tensor<[6], si64>
// CHECK-NEXT: %[[W0:.*]] = mo.constant.external [name = "w0"
// CHECK-NEXT: %{{.*}} = mo.constant.external [name = "w1"

// The number of the call, two steps of up to seven tensors.
// CHECK:      %[[PROGRAM:.*]] = mo.constant <#M.dense_array<0, 2, 7,
// Step 0: kernel 0, in C++, with 1 result and 2 operands: at byte 0 of the
// workspace, of f32 (0), 4 by 6; operand 1; entry 4 of the table; 7 options, of
// call 1.
// CHECK-SAME: 0, 1, 1, 2, 3, 0, 0, 2, 4, 6, 1, 1, 0, 2, 4, 8, 2, 4, 0, 2, 8, 6, 7, 1, 0, 0, 0, 0, 0, 0,
// Step 1: kernel 1, in Mojo, with 3 results and 4 operands. The product is read, so the
// other two lie behind it; the last operand is at number 75 of the program.
// CHECK-SAME: 1, 0, 3, 4, 0, 1, 0, 2, 4, 6, 3, 128, 0, 1, 4, 3, 192, 0, 1, 4, 3, 0, 0, 2, 4, 6, 2, 5, 0, 1, 6, 2, 5, 0, 1, 6, 4, 75, 0, 1, 1, 1, 2,
// 1e-5 as bits.
// CHECK-SAME: 925353388> : tensor<77xsi64>>
// CHECK-NEXT: %[[SEQUENCE:.*]]:2 = mo.custom [symbol = "native.call_2_2"](%[[TABLE]], %arg0, %[[PROGRAM]], %[[RUNNER]]) : ({{.*}}) -> (!mo.tensor<[256], ui8>, !mo.tensor<[4, 6], f32>)
// CHECK:      mo.custom [symbol = "native.call_1_2"](%arg0, %[[W0]], %{{.*}}, %[[MATMUL]])
// CHECK-NEXT: mo.output %[[SEQUENCE]]#1
func.func @sequence(%x: tensor<4x8xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %w0 = max.weight "w0" : tensor<8x6xf32>
  %w1 = max.weight "w1" : tensor<6xf32>
  %epsilon = max.constant dense<1.0e-5> : tensor<1xf32>
  %0 = max.sequence -> (tensor<4x6xf32>) {
    %2 = max.custom "linear.matmul"(%x, %w0) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    %3:3 = max.custom "normalization.layer_norm"(%2, %w1, %w1, %epsilon) : (tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<1xf32>) -> (tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>)
    max.yield %3#0 : tensor<4x6xf32>
  }
  %1 = max.custom "linear.matmul"(%x, %w0) : (tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
  return %0, %1 : tensor<4x6xf32>, tensor<4x6xf32>
}

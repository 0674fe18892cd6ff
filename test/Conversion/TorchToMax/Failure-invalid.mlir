// RUN: not max-opt --torch-to-max --mlir-print-ir-after-failure %s 2>&1 | FileCheck %s

// A lowering that fails leaves nothing behind: the product and the sum that it
// has built by then are dropped. The ops before it stay lowered.

// CHECK: error: 'torch.aten.addmm' could not be lowered: the lowering gives tensor<2x2xf32>, but torch says !torch.vtensor<[2,3],f32>
// CHECK-LABEL: func.func @addmm
// CHECK-NOT:     max.
// CHECK:         %[[TANH:.*]] = max.tanh
// CHECK-NEXT:    %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[TANH]]
// CHECK-NOT:     max.
// CHECK:         torch.aten.addmm %{{.*}}, %{{.*}}, %[[CAST]],
// CHECK-NOT:     max.
func.func @addmm(%arg0: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
  %1 = torch.aten.addmm %arg0, %arg0, %0, %int1, %int1 : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

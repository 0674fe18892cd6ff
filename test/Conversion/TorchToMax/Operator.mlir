// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// What torch-mlir has no definition for arrives by name; ours is found all the
// same.

// CHECK-LABEL: func.func @torch.operator$static(
// CHECK: max.sigmoid
// CHECK: max.mul
func.func @torch.operator$static(%grad: !torch.vtensor<[2,3],f32>, %self: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.operator "torch.aten.silu_backward"(%grad, %self) : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

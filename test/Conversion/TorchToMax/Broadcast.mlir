// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// Broadcasting with symbolic sizes: what must be equal but is not known to be is
// rebound.

// CHECK-LABEL: func.func @torch.aten.mul.Tensor$dynamic$sizes_to_be_checked(
// CHECK:           %[[RHS:.*]] = max.rebind %arg1 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[a] -> (a)>>
// CHECK-NEXT:      max.mul %arg0, %[[RHS]]
func.func @torch.aten.mul.Tensor$dynamic$sizes_to_be_checked(%arg0: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[a] -> (2, a)>}, %arg1: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mul.Tensor$dynamic$one_size_to_be_checked(
// CHECK:           %[[LHS:.*]] = max.rebind %arg0 : (tensor<?xf32, #max.dims<[a] -> (a)>>) -> tensor<3xf32>
// CHECK-NEXT:      max.mul %[[LHS]], %arg1
func.func @torch.aten.mul.Tensor$dynamic$one_size_to_be_checked(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[a] -> (a)>}, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.mul.Tensor %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

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

// -----

// What is computed by broadcasting is written out before it is broadcast: the
// engine would fuse both, and read the wrong elements.

// CHECK-LABEL: func.func @broadcast_of_broadcast(
// CHECK:           %[[SUM:.*]] = max.add %arg0, %arg1 : {{.*}} -> tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[SUM]]
// CHECK-NEXT:      %[[COPY:.*]] = max.custom "copying.copy"(%[[FLAT]])
// CHECK-NEXT:      %[[WRITTEN:.*]] = max.reshape %[[COPY]] : {{.*}} -> tensor<?x?xf32, #max.dims<[a] -> (a, a)>>
// CHECK-NEXT:      max.mul %[[WRITTEN]], %arg2
func.func @broadcast_of_broadcast(%arg0: !torch.vtensor<[?,1],f32> {max.sizes = #max.dims<[a] -> (a, 1)>}, %arg1: !torch.vtensor<[1,?],f32> {max.sizes = #max.dims<[a] -> (1, a)>}, %arg2: !torch.vtensor<[?,1,?],f32> {max.sizes = #max.dims<[a, b] -> (b, 1, a)>}) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  %1 = torch.aten.mul.Tensor %0, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,1,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @broadcast_of_plain_sum(
// CHECK-NOT:       copying.copy
func.func @broadcast_of_plain_sum(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[a] -> (a)>}, %arg1: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[a, b] -> (b, a)>}) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Scalar %arg0, %int1, %int1 : !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  %1 = torch.aten.mul.Tensor %0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

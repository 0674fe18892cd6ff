// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.as_strided_copy$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 2, 2, 5, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.as_strided_copy$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int2, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.aten.as_strided_copy %arg0, %0, %1, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[3,2],f32>
  return %2 : !torch.vtensor<[3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.as_strided_copy$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 2, 12, 5, 1)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.as_strided_copy$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %arg0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int12 = torch.constant.int 12
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int12, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.aten.as_strided_copy %arg1, %0, %1, %int1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2],f32>
  return %2 : !torch.vtensor<[?,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.as_strided_scatter$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x2xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<3x2xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 2, 2, 5, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<6xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<24xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.as_strided_scatter$static(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int2, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.aten.as_strided_scatter %arg0, %arg1, %0, %1, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[3,2],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %2 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.as_strided_scatter$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[c] -> (c, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[c] -> (c, 3, 4)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x4xf32, #max.dims<[c] -> (c, 3, 4)>>) -> tensor<?xf32, #max.dims<[c] -> (c * 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 2, 2, 5, 0)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[c] -> (c * 12)>>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 12)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[c] -> (c * 12)>>) -> tensor<?x3x4xf32, #max.dims<[c] -> (c, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.as_strided_scatter$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}, %arg2: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[c] -> (c, 3, 4)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %arg0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int2, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %2 = torch.aten.as_strided_scatter %arg2, %arg1, %0, %1, %none : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,2],f32>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[?,3,4],f32>
  return %2 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.diagonal$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 2, 4, 13, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT_2]] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[MUL]] by [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.diagonal$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.aten.diagonal %arg0, %int1, %int0, %int2 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,2],f32>
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[3,2],f32>, !torch.int -> !torch.vtensor<[3,2],f32>
  %2 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.permute %1, %2 : !torch.vtensor<[3,2],f32>, !torch.list<int> -> !torch.vtensor<[2,3],f32>
  return %3 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.diagonal$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 2, 12, 5, 4)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>, tensor<f32>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[MUL]]
func.func @torch.aten.diagonal$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,2],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.aten.diagonal %arg0, %int-1, %int1, %int2 : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,2],f32>
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[?,2],f32>, !torch.int -> !torch.vtensor<[?,2],f32>
  return %1 : !torch.vtensor<[?,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.diagonal_scatter$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 5, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[BROADCAST_TO]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<8xf32>, tensor<2xf32>, tensor<3xsi64>, tensor<1xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SCATTER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.diagonal_scatter$static(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.aten.diagonal_scatter %arg0, %arg1, %int1, %int0, %int1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.diagonal_scatter$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0, 0)> to <[b] -> (b, 3, 4)> step [1, 1, 1] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[SLICE]] from <(0, 0, 0)> to <[b] -> (b, 3, 1)> step [1, 1, 1] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE_1]] : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[RESHAPE]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 3, 12, 5, 0)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<?xf32, #max.dims<[b] -> (b * 3)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.diagonal_scatter$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int0 = torch.constant.int 0
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int1 : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3,4],f32>
  %int2 = torch.constant.int 2
  %1 = torch.aten.select.int %0, %int2, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.diagonal_scatter %arg0, %1, %int0, %int1, %int2 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3,4],f32>
  return %2 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice_scatter$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x2xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<2x2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<2x2xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 2, 4, 1, 2]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<8xf32>, tensor<4xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.slice_scatter$static(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %int-2 = torch.constant.int -2
  %int99 = torch.constant.int 99
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int1, %int-2, %int99, %int1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice_scatter$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[SLICE]] from <(0, 0)> to <[b] -> (b, 2)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[SLICE_1]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 2, 4, 1, 1)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.slice_scatter$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %int2 = torch.constant.int 2
  %1 = torch.aten.slice.Tensor %0, %int1, %int0, %int2, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,2],f32>
  %none = torch.constant.none
  %2 = torch.aten.slice_scatter %arg0, %1, %int1, %int1, %none, %int2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,2],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice_scatter$dynamic$along_it(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(1, 0)> to <[b] -> (b, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[SLICE]] : (tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>) -> tensor<?xf32, #max.dims<[b] -> ((b * 4) + -4)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b + -1, 4, 4, 1, 4)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xf32, #max.dims<[b] -> ((b * 4) + -4)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.slice_scatter$dynamic$along_it(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %none = torch.constant.none
  %1 = torch.aten.slice_scatter %arg0, %0, %int0, %int1, %none, %int1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice_scatter$static$all(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<6x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:      return %[[ARG1]]
func.func @torch.aten.slice_scatter$static$all(%arg0: !torch.vtensor<[6,4],f32>, %arg1: !torch.vtensor<[6,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int0, %none, %none, %int1 : !torch.vtensor<[6,4],f32>, !torch.vtensor<[6,4],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[6,4],f32>
  return %0 : !torch.vtensor<[6,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.select_scatter$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[RESHAPE]] : (tensor<2x1xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 1, 4, 1, 3]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<8xf32>, tensor<2xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SCATTER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.select_scatter$static(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %0 = torch.aten.select_scatter %arg0, %arg1, %int1, %int-1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.select_scatter$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(1, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<1x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[RESHAPE_1]] : (tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<1x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (1, 4, 4, 1, (b * 4) + -4)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "views.scatter"(%[[RESHAPE_2]], %[[RESHAPE_3]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<4xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_4]]
func.func @torch.aten.select_scatter$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.select.int %arg0, %int0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.select_scatter %arg0, %0, %int0, %int-1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.flip$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 3, 4, 12, 4, 1, 15]> : tensor<7xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[-1, 1, -1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<7xsi64>, tensor<3xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<24xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.flip$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.flip %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.flip$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 3, 4, 12, 4, 1, (b * 12) + -9)> : tensor<7xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[-1, 1, -1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<7xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.flip$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.flip %arg0, %0 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,3,4],f32>
  return %1 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.roll$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 2, 3, 4, 1, 1, 2, 3, 4, 1]> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0, -2, 3]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<24xf32>, tensor<1xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<24xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.roll$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %int-2 = torch.constant.int -2
  %0 = torch.prim.ListConstruct %int1, %int-2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.roll %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %2 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.roll$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (1, b * 12, 1, 1, b * 12, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[7, 3]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.roll$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %2 = torch.aten.roll %arg0, %0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,3,4],f32>
  return %2 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.repeat$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x2x9xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 1, 1, 2, 3, 3, 0, 6, 0, 3, 0, 1, 0]> : tensor<13xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<6xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<6xf32>, tensor<13xsi64>, tensor<6xsi64>) -> tensor<36xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<36xf32>) -> tensor<2x1x1x2x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x1x1x2x3x3xf32>) -> tensor<2x2x9xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.repeat$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,2,9],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int1, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,2,9],f32>
  return %1 : !torch.vtensor<[2,2,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.repeat$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x9xf32, #max.dims<[b] -> (b * 2, 9)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (2, b, 3, 3, 0, 3, 0, 1, 0)> : tensor<9xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<4xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>, tensor<9xsi64>, tensor<4xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 18)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 18)>>) -> tensor<2x?x3x3xf32, #max.dims<[b] -> (2, b, 3, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x?x3x3xf32, #max.dims<[b] -> (2, b, 3, 3)>>) -> tensor<?x9xf32, #max.dims<[b] -> (b * 2, 9)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.repeat$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,9],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[?,3],f32>, !torch.list<int> -> !torch.vtensor<[?,9],f32>
  return %1 : !torch.vtensor<[?,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unfold$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x8xf32>) -> tensor<16xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 3, 2, 8, 1, 1, 0]> : tensor<7xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 3, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<16xf32>, tensor<7xsi64>, tensor<3xsi64>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<12xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT_2]] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x3x2xf32>
// CHECK-NEXT:      return %[[MUL]]
func.func @torch.aten.unfold$static(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.aten.unfold %arg0, %int1, %int2, %int3 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,2],f32>
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[2,3,2],f32>, !torch.int -> !torch.vtensor<[2,3,2],f32>
  return %1 : !torch.vtensor<[2,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unfold$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (((b + 1) floordiv 2) + -1, 3, 3, 3, 1, 3, 0)> : tensor<7xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 1, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>, tensor<7xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[b] -> ((((b + 1) floordiv 2) * 9) + -9)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> ((((b + 1) floordiv 2) * 9) + -9)>>) -> tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>, tensor<f32>) -> tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[MUL]] by [0, 2, 1] : (tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>) -> tensor<?x3x3xf32, #max.dims<[b] -> (((b + 1) floordiv 2) + -1, 3, 3)>>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.unfold$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3,3],f32> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.aten.unfold %arg0, %int0, %int3, %int2 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3,3],f32>
  %int1 = torch.constant.int 1
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[?,3,3],f32>, !torch.int -> !torch.vtensor<[?,3,3],f32>
  %2 = torch.prim.ListConstruct %int0, %int2, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.permute %1, %2 : !torch.vtensor<[?,3,3],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3],f32>
  return %3 : !torch.vtensor<[?,3,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.im2col$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x18x9xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[6, 4, 5, 6, 6, 5]> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<120xf32>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<180xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<180xf32>) -> tensor<2x3x6x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<2x3x6x5xf32>) -> tensor<180xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<[6, 2, 3, 3, 3, 30, 5, 1, 5, 1, 0]> : tensor<11xsi64>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<[1, 1, 1, 2, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE_3]], %[[CONSTANT_3]], %[[CONSTANT_4]]) : (tensor<180xf32>, tensor<11xsi64>, tensor<5xsi64>) -> tensor<324xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[GATHER]] : (tensor<324xf32>) -> tensor<6x2x3x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[RESHAPE_4]] : (tensor<6x2x3x3x3xf32>) -> tensor<2x18x9xf32>
// CHECK-NEXT:      return %[[RESHAPE_5]]
func.func @torch.aten.im2col$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,18,9],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.im2col %arg0, %0, %1, %2, %3 : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,18,9],f32>
  return %4 : !torch.vtensor<[2,18,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.im2col$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x18x3xf32, #max.dims<[b] -> (b, 18, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 2, 3, 3, 1, 20, 5, 1, 5, 1, 0)> : tensor<11xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 2, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<11xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 54)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 54)>>) -> tensor<?x2x3x3x1xf32, #max.dims<[b] -> (b * 3, 2, 3, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x2x3x3x1xf32, #max.dims<[b] -> (b * 3, 2, 3, 3, 1)>>) -> tensor<?x18x3xf32, #max.dims<[b] -> (b, 18, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.im2col$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,18,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.im2col %arg0, %0, %1, %2, %3 : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,18,3],f32>
  return %4 : !torch.vtensor<[?,18,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.col2im$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x12x12xf32>) -> tensor<2x3x3x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x12x12xf32>) -> tensor<288xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 2, 2, 4, 3, 20, 4, 1, 4, 1, 0]> : tensor<11xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER_ADD:.*]] = max.custom "views.scatter_add"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<288xf32>, tensor<11xsi64>, tensor<5xsi64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SCATTER_ADD]] : (tensor<120xf32>) -> tensor<6x5x4xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[RESHAPE_1]] from <(0, 1, 0)> to <(6, 4, 4)> step [1, 1, 1] : (tensor<6x5x4xf32>) -> tensor<6x3x4xf32>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[SLICE]] from <(0, 0, 0)> to <(6, 3, 4)> step [1, 1, 1] : (tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SLICE_1]] : (tensor<6x3x4xf32>) -> tensor<2x3x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.col2im$static(%arg0: !torch.vtensor<[2,12,12],f32>) -> !torch.vtensor<[2,3,3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.col2im %arg0, %0, %1, %2, %3, %4 : !torch.vtensor<[2,12,12],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,3,3,4],f32>
  return %5 : !torch.vtensor<[2,3,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.col2im$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x12x6xf32, #max.dims<[b] -> (b, 12, 6)>>) -> tensor<?x3x3x4xf32, #max.dims<[b] -> (b, 3, 3, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x12x6xf32, #max.dims<[b] -> (b, 12, 6)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 72)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 2, 2, 2, 3, 12, 4, 1, 4, 1, 0)> : tensor<11xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER_ADD:.*]] = max.custom "views.scatter_add"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 72)>>, tensor<11xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 36)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SCATTER_ADD]] : (tensor<?xf32, #max.dims<[b] -> (b * 36)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[RESHAPE_1]] from <(0, 0, 0)> to <[b] -> (b * 3, 3, 4)> step [1, 1, 1] : (tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[SLICE]] from <(0, 0, 0)> to <[b] -> (b * 3, 3, 4)> step [1, 1, 1] : (tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SLICE_1]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b * 3, 3, 4)>>) -> tensor<?x3x3x4xf32, #max.dims<[b] -> (b, 3, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.col2im$dynamic(%arg0: !torch.vtensor<[?,12,6],f32> {max.sizes = #max.dims<[b] -> (b, 12, 6)>}) -> !torch.vtensor<[?,3,3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.col2im %arg0, %0, %1, %2, %3, %4 : !torch.vtensor<[?,12,6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,3,3,4],f32>
  return %5 : !torch.vtensor<[?,3,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.as_strided$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 2, 2, 5, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.as_strided$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int2, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.aten.as_strided %arg0, %0, %1, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[3,2],f32>
  return %2 : !torch.vtensor<[3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.as_strided$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 2, 12, 5, 1)> : tensor<5xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "views.gather"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<5xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.as_strided$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %arg0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int12 = torch.constant.int 12
  %int5 = torch.constant.int 5
  %1 = torch.prim.ListConstruct %int12, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.aten.as_strided %arg1, %0, %1, %int1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2],f32>
  return %2 : !torch.vtensor<[?,2],f32>
}

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.constant_pad_nd$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x2x7xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[2, 3, 4, 1, 2, 2, 7, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[0, 1, 0]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<24xf32>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<28xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<28xf32>) -> tensor<2x2x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.constant_pad_nd$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,2,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int-1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float2_500000e_00 = torch.constant.float 2.500000e+00
  %1 = torch.aten.constant_pad_nd %arg0, %0, %float2_500000e_00 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,2,7],f32>
  return %1 : !torch.vtensor<[2,2,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.constant_pad_nd$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x2x7xf32, #max.dims<[b] -> (b, 2, 7)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 3, 4, 1, b, 2, 7, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0, 1, 0]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 14)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 14)>>) -> tensor<?x2x7xf32, #max.dims<[b] -> (b, 2, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.constant_pad_nd$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,2,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int-1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float2_500000e_00 = torch.constant.float 2.500000e+00
  %1 = torch.aten.constant_pad_nd %arg0, %0, %float2_500000e_00 : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,2,7],f32>
  return %1 : !torch.vtensor<[?,2,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.constant_pad_nd$dynamic$first_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b + 3, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?xi1, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<i1>) -> tensor<1xi1>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (1, b, 3, 1, b + 3, 3)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xi1, #max.dims<[b] -> (b * 3)>>, tensor<1xi1>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xi1, #max.dims<[b] -> ((b * 3) + 9)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xi1, #max.dims<[b] -> ((b * 3) + 9)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b + 3, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.constant_pad_nd$dynamic$first_axis(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],i1> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.constant_pad_nd %arg0, %0, %int1 : !torch.vtensor<[?,3],i1>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3],i1>
  return %1 : !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.constant_pad_nd$static$nothing(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.constant_pad_nd$static$nothing(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[5,3],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.aten.constant_pad_nd %arg0, %0, %int1 : !torch.vtensor<[5,3],f32>, !torch.list<int>, !torch.int -> !torch.vtensor<[5,3],f32>
  return %1 : !torch.vtensor<[5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad1d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<3x7xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 1, 3, 7, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<12xf32>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<21xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<21xf32>) -> tensor<3x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad1d$static(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad1d %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,7],f32>
  return %1 : !torch.vtensor<[3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad1d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 1, b, 7, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 7)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 7)>>) -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad1d$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad1d %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,7],f32>
  return %1 : !torch.vtensor<[?,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad1d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x7xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x7xf32>) -> tensor<21xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 1, 3, 7, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<21xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad1d_backward$static(%arg0: !torch.vtensor<[3,7],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad1d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,7],f32>, !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad1d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>) -> tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 7)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 1, c, 7, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 7)>>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 4)>>) -> tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad1d_backward$dynamic(%arg0: !torch.vtensor<[?,7],f32> {max.sizes = #max.dims<[b] -> (b, 7)>}, %arg1: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[c] -> (c, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad1d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,7],f32>, !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4x5xf32>) -> tensor<3x5x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4x5xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 5, 1, 3, 5, 8, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[0, 1, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<60xf32>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<120xf32>) -> tensor<3x5x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad2d$static(%arg0: !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,5,8],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad2d %arg0, %0 : !torch.vtensor<[3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[3,5,8],f32>
  return %1 : !torch.vtensor<[3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 20)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 5, 1, b, 5, 8, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0, 1, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 20)>>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 40)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 40)>>) -> tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad2d$dynamic(%arg0: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5)>}) -> !torch.vtensor<[?,5,8],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad2d %arg0, %0 : !torch.vtensor<[?,4,5],f32>, !torch.list<int> -> !torch.vtensor<[?,5,8],f32>
  return %1 : !torch.vtensor<[?,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x5x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x5x8xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 5, 1, 3, 5, 8, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0, 1, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<60xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<60xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad2d_backward$static(%arg0: !torch.vtensor<[3,5,8],f32>, %arg1: !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,4,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad2d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,5,8],f32>, !torch.vtensor<[3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[3,4,5],f32>
  return %1 : !torch.vtensor<[3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>) -> tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 40)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 5, 1, c, 5, 8, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0, 1, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 40)>>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 20)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 20)>>) -> tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad2d_backward$dynamic(%arg0: !torch.vtensor<[?,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 5, 8)>}, %arg1: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[c] -> (c, 4, 5)>}) -> !torch.vtensor<[?,4,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad2d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,5,8],f32>, !torch.vtensor<[?,4,5],f32>, !torch.list<int> -> !torch.vtensor<[?,4,5],f32>
  return %1 : !torch.vtensor<[?,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4x5x6xf32>) -> tensor<3x5x6x9xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4x5x6xf32>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 5, 6, 1, 3, 5, 6, 9, 1]> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<360xf32>, tensor<1xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<810xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<810xf32>) -> tensor<3x5x6x9xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad3d$static(%arg0: !torch.vtensor<[3,4,5,6],f32>) -> !torch.vtensor<[3,5,6,9],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d %arg0, %0 : !torch.vtensor<[3,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[3,5,6,9],f32>
  return %1 : !torch.vtensor<[3,5,6,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x6xf32, #max.dims<[b] -> (b, 4, 5, 6)>>) -> tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x5x6xf32, #max.dims<[b] -> (b, 4, 5, 6)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 120)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 5, 6, 1, b, 5, 6, 9, 1)> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 120)>>, tensor<1xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>) -> tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.reflection_pad3d$dynamic(%arg0: !torch.vtensor<[?,4,5,6],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 6)>}) -> !torch.vtensor<[?,5,6,9],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d %arg0, %0 : !torch.vtensor<[?,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,5,6,9],f32>
  return %1 : !torch.vtensor<[?,5,6,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x5x6x9xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x5x6x9xf32>) -> tensor<810xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 5, 6, 1, 3, 5, 6, 9, 1]> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<810xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<360xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad3d_backward$static(%arg0: !torch.vtensor<[3,5,6,9],f32>, %arg1: !torch.vtensor<[3,4,5,6],f32>) -> !torch.vtensor<[3,4,5,6],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,5,6,9],f32>, !torch.vtensor<[3,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[3,4,5,6],f32>
  return %1 : !torch.vtensor<[3,4,5,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reflection_pad3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>) -> tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 5, 6, 1, c, 5, 6, 9, 1)> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 120)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 120)>>) -> tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.reflection_pad3d_backward$dynamic(%arg0: !torch.vtensor<[?,5,6,9],f32> {max.sizes = #max.dims<[b] -> (b, 5, 6, 9)>}, %arg1: !torch.vtensor<[?,4,5,6],f32> {max.sizes = #max.dims<[c] -> (c, 4, 5, 6)>}) -> !torch.vtensor<[?,4,5,6],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,5,6,9],f32>, !torch.vtensor<[?,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,4,5,6],f32>
  return %1 : !torch.vtensor<[?,4,5,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad1d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<3x7xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 1, 3, 7, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<12xf32>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<21xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<21xf32>) -> tensor<3x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad1d$static(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad1d %arg0, %0 : !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,7],f32>
  return %1 : !torch.vtensor<[3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad1d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 1, b, 7, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<1xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 7)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 7)>>) -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad1d$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad1d %arg0, %0 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,7],f32>
  return %1 : !torch.vtensor<[?,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad1d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x7xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x7xf32>) -> tensor<21xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 1, 3, 7, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<21xf32>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad1d_backward$static(%arg0: !torch.vtensor<[3,7],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad1d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,7],f32>, !torch.vtensor<[3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad1d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>) -> tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 7)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 1, c, 7, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 7)>>, tensor<6xsi64>, tensor<2xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 4)>>) -> tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad1d_backward$dynamic(%arg0: !torch.vtensor<[?,7],f32> {max.sizes = #max.dims<[b] -> (b, 7)>}, %arg1: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[c] -> (c, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad1d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,7],f32>, !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4x5xf32>) -> tensor<3x5x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4x5xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 5, 1, 3, 5, 8, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[0, 1, 2]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<60xf32>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<120xf32>) -> tensor<3x5x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad2d$static(%arg0: !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,5,8],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad2d %arg0, %0 : !torch.vtensor<[3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[3,5,8],f32>
  return %1 : !torch.vtensor<[3,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 20)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 5, 1, b, 5, 8, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0, 1, 2]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 20)>>, tensor<1xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 40)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 40)>>) -> tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad2d$dynamic(%arg0: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5)>}) -> !torch.vtensor<[?,5,8],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad2d %arg0, %0 : !torch.vtensor<[?,4,5],f32>, !torch.list<int> -> !torch.vtensor<[?,5,8],f32>
  return %1 : !torch.vtensor<[?,5,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x5x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x5x8xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 5, 1, 3, 5, 8, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0, 1, 2]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<60xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<60xf32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad2d_backward$static(%arg0: !torch.vtensor<[3,5,8],f32>, %arg1: !torch.vtensor<[3,4,5],f32>) -> !torch.vtensor<[3,4,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad2d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,5,8],f32>, !torch.vtensor<[3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[3,4,5],f32>
  return %1 : !torch.vtensor<[3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>) -> tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5x8xf32, #max.dims<[b] -> (b, 5, 8)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 40)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 5, 1, c, 5, 8, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0, 1, 2]> : tensor<3xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 40)>>, tensor<8xsi64>, tensor<3xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 20)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 20)>>) -> tensor<?x4x5xf32, #max.dims<[c] -> (c, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad2d_backward$dynamic(%arg0: !torch.vtensor<[?,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 5, 8)>}, %arg1: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[c] -> (c, 4, 5)>}) -> !torch.vtensor<[?,4,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad2d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,5,8],f32>, !torch.vtensor<[?,4,5],f32>, !torch.list<int> -> !torch.vtensor<[?,4,5],f32>
  return %1 : !torch.vtensor<[?,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4x5x6xf32>) -> tensor<3x5x6x9xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x4x5x6xf32>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[3, 4, 5, 6, 1, 3, 5, 6, 9, 1]> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0, 1, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]], %[[CONSTANT_2]]) : (tensor<360xf32>, tensor<1xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<810xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<810xf32>) -> tensor<3x5x6x9xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad3d$static(%arg0: !torch.vtensor<[3,4,5,6],f32>) -> !torch.vtensor<[3,5,6,9],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d %arg0, %0 : !torch.vtensor<[3,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[3,5,6,9],f32>
  return %1 : !torch.vtensor<[3,5,6,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x6xf32, #max.dims<[b] -> (b, 4, 5, 6)>>) -> tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x5x6xf32, #max.dims<[b] -> (b, 4, 5, 6)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 120)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 4, 5, 6, 1, b, 5, 6, 9, 1)> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0, 1, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD:.*]] = max.custom "padding.pad"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 120)>>, tensor<1xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[PAD]] : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>) -> tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.replication_pad3d$dynamic(%arg0: !torch.vtensor<[?,4,5,6],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 6)>}) -> !torch.vtensor<[?,5,6,9],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d %arg0, %0 : !torch.vtensor<[?,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,5,6,9],f32>
  return %1 : !torch.vtensor<[?,5,6,9],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x5x6x9xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x4x5x6xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<3x5x6x9xf32>) -> tensor<810xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 5, 6, 1, 3, 5, 6, 9, 1]> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0, 1, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<810xf32>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<360xf32>) -> tensor<3x4x5x6xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad3d_backward$static(%arg0: !torch.vtensor<[3,5,6,9],f32>, %arg1: !torch.vtensor<[3,4,5,6],f32>) -> !torch.vtensor<[3,4,5,6],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d_backward %arg0, %arg1, %0 : !torch.vtensor<[3,5,6,9],f32>, !torch.vtensor<[3,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[3,4,5,6],f32>
  return %1 : !torch.vtensor<[3,4,5,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.replication_pad3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>) -> tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5x6x9xf32, #max.dims<[b] -> (b, 5, 6, 9)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 4, 5, 6, 1, c, 5, 6, 9, 1)> : tensor<10xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0, 1, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[PAD_BACKWARD:.*]] = max.custom "padding.pad_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>, tensor<10xsi64>, tensor<4xsi64>) -> tensor<?xf32, #max.dims<[c] -> (c * 120)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[PAD_BACKWARD]] : (tensor<?xf32, #max.dims<[c] -> (c * 120)>>) -> tensor<?x4x5x6xf32, #max.dims<[c] -> (c, 4, 5, 6)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.replication_pad3d_backward$dynamic(%arg0: !torch.vtensor<[?,5,6,9],f32> {max.sizes = #max.dims<[b] -> (b, 5, 6, 9)>}, %arg1: !torch.vtensor<[?,4,5,6],f32> {max.sizes = #max.dims<[c] -> (c, 4, 5, 6)>}) -> !torch.vtensor<[?,4,5,6],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int2, %int0, %int1, %int1, %int0 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d_backward %arg0, %arg1, %0 : !torch.vtensor<[?,5,6,9],f32>, !torch.vtensor<[?,4,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,4,5,6],f32>
  return %1 : !torch.vtensor<[?,4,5,6],f32>
}

// -----

// Zeros around an image: the convolution after it may take them for its own.
// CHECK-LABEL: func.func @torch.aten.constant_pad_nd$image(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[PAD:.*]] = max.pad %[[ARG0]] {after = array<i64: 0, 0, 1, 0>, before = array<i64: 0, 0, 0, 3>} : (tensor<?x3x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8)>>) -> tensor<?x3x9x11xf32, #max.dims<[b] -> (b, 3, 9, 11)>>
// CHECK-NEXT:      return %[[PAD]]
func.func @torch.aten.constant_pad_nd$image(%arg0: !torch.vtensor<[?,3,8,8],f32> {max.sizes = #max.dims<[b] -> (b, 3, 8, 8)>}) -> !torch.vtensor<[?,3,9,11],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3, %int0, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %zero = torch.constant.float 0.0
  %1 = torch.aten.constant_pad_nd %arg0, %0, %zero : !torch.vtensor<[?,3,8,8],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,3,9,11],f32>
  return %1 : !torch.vtensor<[?,3,9,11],f32>
}

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.upsample_nearest1d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 1, 4, 1, 1, 7, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<42xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<42xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest1d$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest1d %arg0, %0, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest1d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 1, 4, 1, 1, 7, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 21)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 21)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest1d$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest1d %arg0, %0, %none : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[?,3,7],f32>
  return %1 : !torch.vtensor<[?,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact1d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 1, 4, 1, 1, 7, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0.000000e+00, 0.000000e+00, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<42xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<42xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact1d$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %float1_500000e_00 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact1d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 1, 4, 1, 1, 7, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0.000000e+00, 0.000000e+00, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 21)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 21)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact1d$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %float1_500000e_00 : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,3,7],f32>
  return %1 : !torch.vtensor<[?,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest1d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x7xf32>) -> tensor<42xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 1, 4, 1, 1, 7, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0.000000e+00, 0.000000e+00, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<42xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<24xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest1d_backward$static(%arg0: !torch.vtensor<[2,3,7],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest1d_backward %arg0, %0, %1, %float1_500000e_00 : !torch.vtensor<[2,3,7],f32>, !torch.list<int>, !torch.list<int>, !torch.float -> !torch.vtensor<[2,3,4],f32>
  return %2 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest1d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 21)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 1, 4, 1, 1, 7, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0.000000e+00, 0.000000e+00, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 21)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest1d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,7],f32> {max.sizes = #max.dims<[b] -> (b, 3, 7)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest1d_backward %arg1, %0, %1, %float1_500000e_00 : !torch.vtensor<[?,3,7],f32>, !torch.list<int>, !torch.list<int>, !torch.float -> !torch.vtensor<[?,3,4],f32>
  return %2 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_linear1d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 4, 7, 1, 0, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<24xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<42xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<42xf32>) -> tensor<2x3x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_linear1d$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_linear1d %arg0, %0, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_linear1d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 1, 0, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 21)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 21)>>) -> tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_linear1d$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_linear1d %arg0, %0, %false, %none : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,3,7],f32>
  return %1 : !torch.vtensor<[?,3,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_linear1d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 4, 7, 1, 0, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x7xf32>) -> tensor<42xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<42xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<24xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_linear1d_backward$static(%arg0: !torch.vtensor<[2,3,7],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_linear1d_backward %arg0, %0, %1, %true, %none : !torch.vtensor<[2,3,7],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %2 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_linear1d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 1, 0, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x7xf32, #max.dims<[b] -> (b, 3, 7)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 21)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 21)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_linear1d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,7],f32> {max.sizes = #max.dims<[b] -> (b, 3, 7)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_linear1d_backward %arg1, %0, %1, %true, %none : !torch.vtensor<[?,3,7],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,3,4],f32>
  return %2 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 4, 5, 1, 7, 5, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<210xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<210xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest2d$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[2,3,7,5],f32>
  return %1 : !torch.vtensor<[2,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 4, 5, 1, 7, 5, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest2d$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[?,3,7,5],f32>
  return %1 : !torch.vtensor<[?,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 4, 5, 1, 7, 5, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<210xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<210xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact2d$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact2d %arg0, %0, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.float, !torch.float -> !torch.vtensor<[2,3,7,5],f32>
  return %1 : !torch.vtensor<[2,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 4, 5, 1, 7, 5, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.66666666666666663]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact2d$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact2d %arg0, %0, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.float, !torch.float -> !torch.vtensor<[?,3,7,5],f32>
  return %1 : !torch.vtensor<[?,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x7x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x7x5xf32>) -> tensor<210xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 1, 4, 5, 1, 7, 5, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.000000e+00]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<210xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest2d_backward$static(%arg0: !torch.vtensor<[2,3,7,5],f32>) -> !torch.vtensor<[2,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest2d_backward %arg0, %0, %1, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[2,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.float, !torch.float -> !torch.vtensor<[2,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 1, 4, 5, 1, 7, 5, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.000000e+00]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest2d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,7,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 7, 5)>}) -> !torch.vtensor<[?,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest2d_backward %arg1, %0, %1, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[?,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.float, !torch.float -> !torch.vtensor<[?,3,4,5],f32>
  return %2 : !torch.vtensor<[?,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bilinear2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 4, 7, 5, 0, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<210xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<210xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_bilinear2d$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_bilinear2d %arg0, %0, %false, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,7,5],f32>
  return %1 : !torch.vtensor<[2,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bilinear2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 5, 0, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_bilinear2d$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_bilinear2d %arg0, %0, %false, %none, %none : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,7,5],f32>
  return %1 : !torch.vtensor<[?,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bilinear2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x7x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 4, 7, 5, 0, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x7x5xf32>) -> tensor<210xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<210xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_bilinear2d_backward$static(%arg0: !torch.vtensor<[2,3,7,5],f32>) -> !torch.vtensor<[2,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_bilinear2d_backward %arg0, %0, %1, %true, %none, %none : !torch.vtensor<[2,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bilinear2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 5, 0, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_bilinear2d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,7,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 7, 5)>}) -> !torch.vtensor<[?,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_bilinear2d_backward %arg1, %0, %1, %true, %none, %none : !torch.vtensor<[?,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,4,5],f32>
  return %2 : !torch.vtensor<[?,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bicubic2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[24, 5, 5, 1, 1, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[6, 4, 7, 5, 1, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[CONSTANT_2]], %[[CONSTANT_3]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<210xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<210xf32>) -> tensor<2x3x7x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.upsample_bicubic2d$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_bicubic2d %arg0, %0, %false, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,7,5],f32>
  return %1 : !torch.vtensor<[2,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bicubic2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 12, 5, 5, 1, 1, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR_1:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 5, 1, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[SHAPE_TO_TENSOR_1]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>) -> tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.upsample_bicubic2d$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,7,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_bicubic2d %arg0, %0, %false, %none, %none : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,7,5],f32>
  return %1 : !torch.vtensor<[?,3,7,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bicubic2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x7x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 4, 7, 5, 1, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x7x5xf32>) -> tensor<210xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<210xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[24, 5, 5, 1, 1, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD_1:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE_2]], %[[CONSTANT_2]], %[[CONSTANT_3]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_BACKWARD_1]] : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.upsample_bicubic2d_backward$static(%arg0: !torch.vtensor<[2,3,7,5],f32>) -> !torch.vtensor<[2,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_bicubic2d_backward %arg0, %0, %1, %true, %none, %none : !torch.vtensor<[2,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bicubic2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 7, 5, 1, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x7x5xf32, #max.dims<[b] -> (b, 3, 7, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 105)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 105)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR_1:.*]] = max.shape_to_tensor <[b] -> (b * 12, 5, 5, 1, 1, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD_1:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE_2]], %[[SHAPE_TO_TENSOR_1]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_BACKWARD_1]] : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.upsample_bicubic2d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,7,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 7, 5)>}) -> !torch.vtensor<[?,3,4,5],f32> {
  %int7 = torch.constant.int 7
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int7, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_bicubic2d_backward %arg1, %0, %1, %true, %none, %none : !torch.vtensor<[?,3,7,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,4,5],f32>
  return %2 : !torch.vtensor<[?,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x4x5xf32>) -> tensor<360xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 3, 4, 5, 3, 6, 5, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<360xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<540xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<540xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest3d$static(%arg0: !torch.vtensor<[2,3,3,4,5],f32>) -> !torch.vtensor<[2,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest3d %arg0, %0, %none, %none, %none : !torch.vtensor<[2,3,3,4,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3,3,6,5],f32>
  return %1 : !torch.vtensor<[2,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 180)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 3, 4, 5, 3, 6, 5, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 180)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest3d$dynamic(%arg0: !torch.vtensor<[?,3,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 4, 5)>}) -> !torch.vtensor<[?,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest3d %arg0, %0, %none, %none, %none : !torch.vtensor<[?,3,3,4,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3,3,6,5],f32>
  return %1 : !torch.vtensor<[?,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x4x5xf32>) -> tensor<360xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 3, 4, 5, 3, 6, 5, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.66666666666666663> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<360xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<540xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<540xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact3d$static(%arg0: !torch.vtensor<[2,3,3,4,5],f32>) -> !torch.vtensor<[2,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact3d %arg0, %0, %float1_500000e_00, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[2,3,3,4,5],f32>, !torch.list<int>, !torch.float, !torch.float, !torch.float -> !torch.vtensor<[2,3,3,6,5],f32>
  return %1 : !torch.vtensor<[2,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_nearest_exact3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 180)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 3, 4, 5, 3, 6, 5, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.66666666666666663> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST:.*]] = max.custom "interpolation.nearest"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 180)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST]] : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._upsample_nearest_exact3d$dynamic(%arg0: !torch.vtensor<[?,3,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 4, 5)>}) -> !torch.vtensor<[?,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %1 = torch.aten._upsample_nearest_exact3d %arg0, %0, %float1_500000e_00, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[?,3,3,4,5],f32>, !torch.list<int>, !torch.float, !torch.float, !torch.float -> !torch.vtensor<[?,3,3,6,5],f32>
  return %1 : !torch.vtensor<[?,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x6x5xf32>) -> tensor<2x3x3x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x6x5xf32>) -> tensor<540xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[6, 3, 4, 5, 3, 6, 5, 0]> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.000000e+00]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<540xf32>, tensor<8xsi64>, tensor<3xf64>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<360xf32>) -> tensor<2x3x3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest3d_backward$static(%arg0: !torch.vtensor<[2,3,3,6,5],f32>) -> !torch.vtensor<[2,3,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest3d_backward %arg0, %0, %1, %float1_500000e_00, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[2,3,3,6,5],f32>, !torch.list<int>, !torch.list<int>, !torch.float, !torch.float, !torch.float -> !torch.vtensor<[2,3,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_nearest3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>) -> tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3, 3, 4, 5, 3, 6, 5, 0)> : tensor<8xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0.000000e+00, 0.66666666666666663, 0.000000e+00]> : tensor<3xf64>
// CHECK-NEXT:      %[[NEAREST_BACKWARD:.*]] = max.custom "interpolation.nearest_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>, tensor<8xsi64>, tensor<3xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 180)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NEAREST_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 180)>>) -> tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_nearest3d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,3,6,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 6, 5)>}) -> !torch.vtensor<[?,3,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float1_500000e_00 = torch.constant.float 1.500000e+00
  %2 = torch.aten.upsample_nearest3d_backward %arg1, %0, %1, %float1_500000e_00, %float1_500000e_00, %float1_500000e_00 : !torch.vtensor<[?,3,3,6,5],f32>, !torch.list<int>, !torch.list<int>, !torch.float, !torch.float, !torch.float -> !torch.vtensor<[?,3,3,4,5],f32>
  return %2 : !torch.vtensor<[?,3,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_trilinear3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x4x5xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[18, 4, 6, 5, 0, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x4x5xf32>) -> tensor<360xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<360xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<540xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<540xf32>) -> tensor<2x3x3x6x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_trilinear3d$static(%arg0: !torch.vtensor<[2,3,3,4,5],f32>) -> !torch.vtensor<[2,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[2,3,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3,3,6,5],f32>
  return %1 : !torch.vtensor<[2,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_trilinear3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 9, 4, 6, 5, 0, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 180)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 180)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>) -> tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_trilinear3d$dynamic(%arg0: !torch.vtensor<[?,3,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 4, 5)>}) -> !torch.vtensor<[?,3,3,6,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[?,3,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3,3,6,5],f32>
  return %1 : !torch.vtensor<[?,3,3,6,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_trilinear3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x6x5xf32>) -> tensor<2x3x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[18, 4, 6, 5, 0, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x6x5xf32>) -> tensor<540xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<540xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<360xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<360xf32>) -> tensor<2x3x3x4x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_trilinear3d_backward$static(%arg0: !torch.vtensor<[2,3,3,6,5],f32>) -> !torch.vtensor<[2,3,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int2, %int3, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_trilinear3d_backward %arg0, %0, %1, %true, %none, %none, %none : !torch.vtensor<[2,3,3,6,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_trilinear3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>) -> tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 9, 4, 6, 5, 0, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x6x5xf32, #max.dims<[b] -> (b, 3, 3, 6, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 270)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_BACKWARD:.*]] = max.custom "interpolation.resample_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 270)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 180)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE_BACKWARD]] : (tensor<?xf32, #max.dims<[b] -> (b * 180)>>) -> tensor<?x3x3x4x5xf32, #max.dims<[b] -> (b, 3, 3, 4, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.upsample_trilinear3d_backward$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,3,3,6,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 6, 5)>}) -> !torch.vtensor<[?,3,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int6, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %arg0, %int3, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %2 = torch.aten.upsample_trilinear3d_backward %arg1, %0, %1, %true, %none, %none, %none : !torch.vtensor<[?,3,3,6,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3,3,4,5],f32>
  return %2 : !torch.vtensor<[?,3,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_bilinear2d_aa$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x3x2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[24, 5, 2, 1, 2, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<48xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<48xf32>) -> tensor<2x3x4x2xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[6, 4, 3, 2, 2, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x3x4x2xf32>) -> tensor<48xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[CONSTANT_2]], %[[CONSTANT_3]]) : (tensor<48xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<36xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<36xf32>) -> tensor<2x3x3x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._upsample_bilinear2d_aa$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten._upsample_bilinear2d_aa %arg0, %0, %false, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,3,2],f32>
  return %1 : !torch.vtensor<[2,3,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_bilinear2d_aa$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x3x2xf32, #max.dims<[b] -> (b, 3, 3, 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 12, 5, 2, 1, 2, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 24)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 24)>>) -> tensor<?x3x4x2xf32, #max.dims<[b] -> (b, 3, 4, 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR_1:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 3, 2, 2, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x3x4x2xf32, #max.dims<[b] -> (b, 3, 4, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 24)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[SHAPE_TO_TENSOR_1]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 24)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 18)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<?xf32, #max.dims<[b] -> (b * 18)>>) -> tensor<?x3x3x2xf32, #max.dims<[b] -> (b, 3, 3, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._upsample_bilinear2d_aa$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten._upsample_bilinear2d_aa %arg0, %0, %false, %none, %none : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,3,2],f32>
  return %1 : !torch.vtensor<[?,3,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_bicubic2d_aa$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x3x2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[24, 5, 2, 1, 3, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<48xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<48xf32>) -> tensor<2x3x4x2xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[6, 4, 3, 2, 3, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x3x4x2xf32>) -> tensor<48xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[CONSTANT_2]], %[[CONSTANT_3]]) : (tensor<48xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<36xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<36xf32>) -> tensor<2x3x3x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._upsample_bicubic2d_aa$static(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten._upsample_bicubic2d_aa %arg0, %0, %false, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,3,2],f32>
  return %1 : !torch.vtensor<[2,3,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._upsample_bicubic2d_aa$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?x3x3x2xf32, #max.dims<[b] -> (b, 3, 3, 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 12, 5, 2, 1, 3, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]], %[[CONSTANT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 24)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 24)>>) -> tensor<?x3x4x2xf32, #max.dims<[b] -> (b, 3, 4, 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR_1:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 3, 2, 3, 0)> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x3x4x2xf32, #max.dims<[b] -> (b, 3, 4, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 24)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE_1:.*]] = max.custom "interpolation.resample"(%[[RESHAPE_2]], %[[SHAPE_TO_TENSOR_1]], %[[CONSTANT_1]]) : (tensor<?xf32, #max.dims<[b] -> (b * 24)>>, tensor<6xsi64>, tensor<1xf64>) -> tensor<?xf32, #max.dims<[b] -> (b * 18)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESAMPLE_1]] : (tensor<?xf32, #max.dims<[b] -> (b * 18)>>) -> tensor<?x3x3x2xf32, #max.dims<[b] -> (b, 3, 3, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._upsample_bicubic2d_aa$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}) -> !torch.vtensor<[?,3,3,2],f32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten._upsample_bicubic2d_aa %arg0, %0, %false, %none, %none : !torch.vtensor<[?,3,4,5],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3,3,2],f32>
  return %1 : !torch.vtensor<[?,3,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bilinear2d$static$bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xbf16>) -> tensor<2x3x4x9xbf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[24, 5, 9, 1, 0, 0]> : tensor<6xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.55555555555555558> : tensor<1xf64>
// CHECK-NEXT:      %[[RESAMPLE:.*]] = max.custom "interpolation.resample"(%[[RESHAPE]], %[[CONSTANT]], %[[CONSTANT_1]]) : (tensor<120xf32>, tensor<6xsi64>, tensor<1xf64>) -> tensor<216xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESAMPLE]] : (tensor<216xf32>) -> tensor<2x3x4x9xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[RESHAPE_1]] : (tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xbf16>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.upsample_bilinear2d$static$bf16(%arg0: !torch.vtensor<[2,3,4,5],bf16>) -> !torch.vtensor<[2,3,4,9],bf16> {
  %int4 = torch.constant.int 4
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int4, %int9 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %float1_800000e_00 = torch.constant.float 1.800000e+00
  %1 = torch.aten.upsample_bilinear2d %arg0, %0, %false, %none, %float1_800000e_00 : !torch.vtensor<[2,3,4,5],bf16>, !torch.list<int>, !torch.bool, !torch.none, !torch.float -> !torch.vtensor<[2,3,4,9],bf16>
  return %1 : !torch.vtensor<[2,3,4,9],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.upsample_bicubic2d_backward$static$same_size(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.upsample_bicubic2d_backward$static$same_size(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,3,4,5],f32> {
  %int4 = torch.constant.int 4
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int4, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int2, %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %2 = torch.aten.upsample_bicubic2d_backward %arg0, %0, %1, %false, %none, %none : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3,4,5],f32>
  return %2 : !torch.vtensor<[2,3,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x6x7x2xf32>) -> tensor<168xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 3, 1, 4, 5, 1, 6, 7, 2, 2, 1, 1]> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE:.*]] = max.custom "interpolation.grid_sample"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<120xf32>, tensor<168xf32>, tensor<12xsi64>) -> tensor<252xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[GRID_SAMPLE]] : (tensor<252xf32>) -> tensor<2x3x6x7xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.grid_sampler_2d$static(%arg0: !torch.vtensor<[2,3,4,5],f32>, %arg1: !torch.vtensor<[2,6,7,2],f32>) -> !torch.vtensor<[2,3,6,7],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int1, %true : !torch.vtensor<[2,3,4,5],f32>, !torch.vtensor<[2,6,7,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[2,3,6,7],f32>
  return %0 : !torch.vtensor<[2,3,6,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x6x7x2xf32, #max.dims<[b] -> (b, 6, 7, 2)>>) -> tensor<?x3x6x7xf32, #max.dims<[b] -> (b, 3, 6, 7)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5xf32, #max.dims<[b] -> (b, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 60)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x6x7x2xf32, #max.dims<[b] -> (b, 6, 7, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 84)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 3, 1, 4, 5, 1, 6, 7, 2, 2, 1, 1)> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE:.*]] = max.custom "interpolation.grid_sample"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]]) : (tensor<?xf32, #max.dims<[b] -> (b * 60)>>, tensor<?xf32, #max.dims<[b] -> (b * 84)>>, tensor<12xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 126)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[GRID_SAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 126)>>) -> tensor<?x3x6x7xf32, #max.dims<[b] -> (b, 3, 6, 7)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.grid_sampler_2d$dynamic(%arg0: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5)>}, %arg1: !torch.vtensor<[?,6,7,2],f32> {max.sizes = #max.dims<[b] -> (b, 6, 7, 2)>}) -> !torch.vtensor<[?,3,6,7],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int1, %true : !torch.vtensor<[?,3,4,5],f32>, !torch.vtensor<[?,6,7,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?,3,6,7],f32>
  return %0 : !torch.vtensor<[?,3,6,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5x6xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x6x7x8x3xf32>) -> tensor<2x3x6x7x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x5x6xf32>) -> tensor<720xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x6x7x8x3xf32>) -> tensor<2016xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 3, 4, 5, 6, 6, 7, 8, 3, 0, 2, 0]> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE:.*]] = max.custom "interpolation.grid_sample"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<720xf32>, tensor<2016xf32>, tensor<12xsi64>) -> tensor<2016xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[GRID_SAMPLE]] : (tensor<2016xf32>) -> tensor<2x3x6x7x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.grid_sampler_3d$static(%arg0: !torch.vtensor<[2,3,4,5,6],f32>, %arg1: !torch.vtensor<[2,6,7,8,3],f32>) -> !torch.vtensor<[2,3,6,7,8],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_3d %arg0, %arg1, %int0, %int2, %false : !torch.vtensor<[2,3,4,5,6],f32>, !torch.vtensor<[2,6,7,8,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[2,3,6,7,8],f32>
  return %0 : !torch.vtensor<[2,3,6,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x5x6xf32, #max.dims<[b] -> (b, 3, 4, 5, 6)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x6x7x8x3xf32, #max.dims<[b] -> (b, 6, 7, 8, 3)>>) -> tensor<?x3x6x7x8xf32, #max.dims<[b] -> (b, 3, 6, 7, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x5x6xf32, #max.dims<[b] -> (b, 3, 4, 5, 6)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 360)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x6x7x8x3xf32, #max.dims<[b] -> (b, 6, 7, 8, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 1008)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b, 3, 4, 5, 6, 6, 7, 8, 3, 0, 2, 0)> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE:.*]] = max.custom "interpolation.grid_sample"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]]) : (tensor<?xf32, #max.dims<[b] -> (b * 360)>>, tensor<?xf32, #max.dims<[b] -> (b * 1008)>>, tensor<12xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 1008)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[GRID_SAMPLE]] : (tensor<?xf32, #max.dims<[b] -> (b * 1008)>>) -> tensor<?x3x6x7x8xf32, #max.dims<[b] -> (b, 3, 6, 7, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.grid_sampler_3d$dynamic(%arg0: !torch.vtensor<[?,3,4,5,6],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 5, 6)>}, %arg1: !torch.vtensor<[?,6,7,8,3],f32> {max.sizes = #max.dims<[b] -> (b, 6, 7, 8, 3)>}) -> !torch.vtensor<[?,3,6,7,8],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_3d %arg0, %arg1, %int0, %int2, %false : !torch.vtensor<[?,3,4,5,6],f32>, !torch.vtensor<[?,6,7,8,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?,3,6,7,8],f32>
  return %0 : !torch.vtensor<[?,3,6,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x6x7xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x4x5xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x6x7x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x6x7x2xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x6x7xf32>) -> tensor<252xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<2x6x7x2xf32>) -> tensor<168xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 3, 1, 4, 5, 1, 6, 7, 2, 0, 0, 0]> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE_BACKWARD:.*]]:2 = max.custom "interpolation.grid_sample_backward"(%[[RESHAPE]], %[[RESHAPE_1]], %[[RESHAPE_2]], %[[CONSTANT]]) : (tensor<252xf32>, tensor<120xf32>, tensor<168xf32>, tensor<12xsi64>) -> (tensor<120xf32>, tensor<168xf32>)
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[GRID_SAMPLE_BACKWARD]]#0 : (tensor<120xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[GRID_SAMPLE_BACKWARD]]#1 : (tensor<168xf32>) -> tensor<2x6x7x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]], %[[RESHAPE_4]]
func.func @torch.aten.grid_sampler_2d_backward$static(%arg0: !torch.vtensor<[2,3,6,7],f32>, %arg1: !torch.vtensor<[2,3,4,5],f32>, %arg2: !torch.vtensor<[2,6,7,2],f32>) -> (!torch.vtensor<[2,3,4,5],f32>, !torch.vtensor<[2,6,7,2],f32>) {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.prim.ListConstruct %true, %true : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %1:2 = torch.aten.grid_sampler_2d_backward %arg0, %arg1, %arg2, %int0, %int0, %false, %0 : !torch.vtensor<[2,3,6,7],f32>, !torch.vtensor<[2,3,4,5],f32>, !torch.vtensor<[2,6,7,2],f32>, !torch.int, !torch.int, !torch.bool, !torch.list<bool> -> !torch.vtensor<[2,3,4,5],f32>, !torch.vtensor<[2,6,7,2],f32>
  return %1#0, %1#1 : !torch.vtensor<[2,3,4,5],f32>, !torch.vtensor<[2,6,7,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.grid_sampler_2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x6x7xf32, #max.dims<[b] -> (b, 3, 6, 7)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x4x5xf32, #max.dims<[c] -> (c, 3, 4, 5)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x6x7x2xf32, #max.dims<[d] -> (d, 6, 7, 2)>>) -> (tensor<?x3x4x5xf32, #max.dims<[c] -> (c, 3, 4, 5)>>, tensor<?x6x7x2xf32, #max.dims<[d] -> (d, 6, 7, 2)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x6x7xf32, #max.dims<[b] -> (b, 3, 6, 7)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 126)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x4x5xf32, #max.dims<[c] -> (c, 3, 4, 5)>>) -> tensor<?xf32, #max.dims<[c] -> (c * 60)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<?x6x7x2xf32, #max.dims<[d] -> (d, 6, 7, 2)>>) -> tensor<?xf32, #max.dims<[d] -> (d * 84)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[c] -> (c, 3, 1, 4, 5, 1, 6, 7, 2, 0, 0, 0)> : tensor<12xsi64>
// CHECK-NEXT:      %[[GRID_SAMPLE_BACKWARD:.*]]:2 = max.custom "interpolation.grid_sample_backward"(%[[RESHAPE]], %[[RESHAPE_1]], %[[RESHAPE_2]], %[[SHAPE_TO_TENSOR]]) : (tensor<?xf32, #max.dims<[b] -> (b * 126)>>, tensor<?xf32, #max.dims<[c] -> (c * 60)>>, tensor<?xf32, #max.dims<[d] -> (d * 84)>>, tensor<12xsi64>) -> (tensor<?xf32, #max.dims<[c] -> (c * 60)>>, tensor<?xf32, #max.dims<[d] -> (d * 84)>>)
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[GRID_SAMPLE_BACKWARD]]#0 : (tensor<?xf32, #max.dims<[c] -> (c * 60)>>) -> tensor<?x3x4x5xf32, #max.dims<[c] -> (c, 3, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[GRID_SAMPLE_BACKWARD]]#1 : (tensor<?xf32, #max.dims<[d] -> (d * 84)>>) -> tensor<?x6x7x2xf32, #max.dims<[d] -> (d, 6, 7, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_3]], %[[RESHAPE_4]]
func.func @torch.aten.grid_sampler_2d_backward$dynamic(%arg0: !torch.vtensor<[?,3,6,7],f32> {max.sizes = #max.dims<[b] -> (b, 3, 6, 7)>}, %arg1: !torch.vtensor<[?,3,4,5],f32> {max.sizes = #max.dims<[c] -> (c, 3, 4, 5)>}, %arg2: !torch.vtensor<[?,6,7,2],f32> {max.sizes = #max.dims<[d] -> (d, 6, 7, 2)>}) -> (!torch.vtensor<[?,3,4,5],f32>, !torch.vtensor<[?,6,7,2],f32>) {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.prim.ListConstruct %true, %true : (!torch.bool, !torch.bool) -> !torch.list<bool>
  %1:2 = torch.aten.grid_sampler_2d_backward %arg0, %arg1, %arg2, %int0, %int0, %false, %0 : !torch.vtensor<[?,3,6,7],f32>, !torch.vtensor<[?,3,4,5],f32>, !torch.vtensor<[?,6,7,2],f32>, !torch.int, !torch.int, !torch.bool, !torch.list<bool> -> !torch.vtensor<[?,3,4,5],f32>, !torch.vtensor<[?,6,7,2],f32>
  return %1#0, %1#1 : !torch.vtensor<[?,3,4,5],f32>, !torch.vtensor<[?,6,7,2],f32>
}

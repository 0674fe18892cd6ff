// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.convolution$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x3x8x8xf32>) -> tensor<2x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x3x3xf32>) -> tensor<3x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 1, 1>, strides = array<i64: 2, 2>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<4xf32>) -> tensor<4x1x1xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRANSPOSE_2]], %[[RESHAPE]] : (tensor<2x4x4x4xf32>, tensor<4x1x1xf32>) -> tensor<2x4x4x4xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.convolution$static(%arg0: !torch.vtensor<[2,3,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,4,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,4,4],f32>
  return %4 : !torch.vtensor<[2,4,4,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x3x3xf32>) -> tensor<3x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 1, 1>, strides = array<i64: 2, 2>} : (tensor<?x?x8x3xf32, #max.dims<[b, h] -> (b, h, 8, 3)>>, tensor<3x3x3x4xf32>) -> tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b, (h + 1) floordiv 2, 4, 4)>>) -> tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[?,4,?,4],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,?,4],f32>
  return %4 : !torch.vtensor<[?,4,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$one_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x3xf32>) -> tensor<4x3x1x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8xf32>) -> tensor<2x3x1x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[RESHAPE_1]] by [0, 2, 3, 1] : (tensor<2x3x1x8xf32>) -> tensor<2x1x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE]] by [2, 3, 1, 0] : (tensor<4x3x1x3xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x1x8x3xf32>, tensor<1x3x3x4xf32>) -> tensor<2x1x6x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x1x6x4xf32>) -> tensor<2x4x1x6xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[TRANSPOSE_2]] : (tensor<2x4x1x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$one_axis(%arg0: !torch.vtensor<[2,3,8],f32>, %arg1: !torch.vtensor<[4,3,3],f32>) -> !torch.vtensor<[2,4,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8],f32>, !torch.vtensor<[4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,6],f32>
  return %4 : !torch.vtensor<[2,4,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$three_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3x3xf32>) -> tensor<2x4x6x6x6xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 4, 1] : (tensor<2x3x8x8x8xf32>) -> tensor<2x8x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 4, 1, 0] : (tensor<4x3x3x3x3xf32>) -> tensor<3x3x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1, 1>, paddings = array<i64: 0, 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x8x8x3xf32>, tensor<3x3x3x3x4xf32>) -> tensor<2x6x6x6x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 4, 1, 2, 3] : (tensor<2x6x6x6x4xf32>) -> tensor<2x4x6x6x6xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$three_axes(%arg0: !torch.vtensor<[2,3,8,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3,3],f32>) -> !torch.vtensor<[2,4,6,6,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8,8],f32>, !torch.vtensor<[4,3,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,6,6,6],f32>
  return %4 : !torch.vtensor<[2,4,6,6,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xbf16>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xbf16>, %[[ARG2:[a-z0-9]+]]: tensor<4xbf16>) -> tensor<2x4x6x6xbf16>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x3x8x8xbf16>) -> tensor<2x8x8x3xbf16>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x3x3xbf16>) -> tensor<3x3x3x4xbf16>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xbf16>, tensor<3x3x3x4xbf16>) -> tensor<2x6x6x4xbf16>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x6x6x4xbf16>) -> tensor<2x4x6x6xbf16>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<4xbf16>) -> tensor<4x1x1xbf16>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRANSPOSE_2]], %[[RESHAPE]] : (tensor<2x4x6x6xbf16>, tensor<4x1x1xbf16>) -> tensor<2x4x6x6xbf16>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.convolution$bf16(%arg0: !torch.vtensor<[2,3,8,8],bf16>, %arg1: !torch.vtensor<[4,3,3,3],bf16>, %arg2: !torch.vtensor<[4],bf16>) -> !torch.vtensor<[2,4,6,6],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8],bf16>, !torch.vtensor<[4,3,3,3],bf16>, !torch.vtensor<[4],bf16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,6,6],bf16>
  return %4 : !torch.vtensor<[2,4,6,6],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$f16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf16>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf16>, %[[ARG2:[a-z0-9]+]]: tensor<4xf16>) -> tensor<2x4x6x6xf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3x8x8xf16>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<4x3x3x3xf16>) -> tensor<4x3x3x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CAST]] by [0, 2, 3, 1] : (tensor<2x3x8x8xf32>) -> tensor<2x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[CAST_1]] by [2, 3, 1, 0] : (tensor<4x3x3x3xf32>) -> tensor<3x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x6x6x4xf32>) -> tensor<2x4x6x6xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG2]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST_2]] : (tensor<4xf32>) -> tensor<4x1x1xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRANSPOSE_2]], %[[RESHAPE]] : (tensor<2x4x6x6xf32>, tensor<4x1x1xf32>) -> tensor<2x4x6x6xf32>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ADD]] : (tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf16>
// CHECK-NEXT:      return %[[CAST_3]]
func.func @torch.aten.convolution$f16(%arg0: !torch.vtensor<[2,3,8,8],f16>, %arg1: !torch.vtensor<[4,3,3,3],f16>, %arg2: !torch.vtensor<[4],f16>) -> !torch.vtensor<[2,4,6,6],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8],f16>, !torch.vtensor<[4,3,3,3],f16>, !torch.vtensor<[4],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,6,6],f16>
  return %4 : !torch.vtensor<[2,4,6,6],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$point(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x1x1xf32>) -> tensor<2x4x8x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x3x8x8xf32>) -> tensor<2x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x1x1xf32>) -> tensor<1x1x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x8x8x4xf32>) -> tensor<2x4x8x8xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$point(%arg0: !torch.vtensor<[2,3,8,8],f32>, %arg1: !torch.vtensor<[4,3,1,1],f32>) -> !torch.vtensor<[2,4,8,8],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,8,8],f32>
  return %4 : !torch.vtensor<[2,4,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$strided_point(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x?xf32, #max.dims<[b, h, w] -> (b, 3, h, w)>>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x1x1xf32>) -> tensor<?x4x?x?xf32, #max.dims<[b, h, w] -> (b, 4, (h + 1) floordiv 2, (w + 1) floordiv 2)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<?x3x?x?xf32, #max.dims<[b, h, w] -> (b, 3, h, w)>>) -> tensor<?x?x?x3xf32, #max.dims<[b, h, w] -> (b, h, w, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x1x1xf32>) -> tensor<1x1x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2>} : (tensor<?x?x?x3xf32, #max.dims<[b, h, w] -> (b, h, w, 3)>>, tensor<1x1x3x4xf32>) -> tensor<?x?x?x4xf32, #max.dims<[b, h, w] -> (b, (h + 1) floordiv 2, (w + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<?x?x?x4xf32, #max.dims<[b, h, w] -> (b, (h + 1) floordiv 2, (w + 1) floordiv 2, 4)>>) -> tensor<?x4x?x?xf32, #max.dims<[b, h, w] -> (b, 4, (h + 1) floordiv 2, (w + 1) floordiv 2)>>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$strided_point(%arg0: !torch.vtensor<[?,3,?,?],f32> {max.sizes = #max.dims<[b, h, w] -> (b, 3, h, w)>}, %arg1: !torch.vtensor<[4,3,1,1],f32>) -> !torch.vtensor<[?,4,?,?],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[4,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,?,?],f32>
  return %4 : !torch.vtensor<[?,4,?,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$padded_point(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x1x1xf32>) -> tensor<2x4x10x10xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x3x8x8xf32>) -> tensor<2x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<4x3x1x1xf32>) -> tensor<1x1x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 1, 1, 1, 1>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x10x10x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x10x10x4xf32>) -> tensor<2x4x10x10xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$padded_point(%arg0: !torch.vtensor<[2,3,8,8],f32>, %arg1: !torch.vtensor<[4,3,1,1],f32>) -> !torch.vtensor<[2,4,10,10],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,10,10],f32>
  return %4 : !torch.vtensor<[2,4,10,10],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$groups(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<6x2x3x3xf32>) -> tensor<2x6x6x6xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x4x8x8xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<6x2x3x3xf32>) -> tensor<3x3x2x6xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, groups = 2 : i64, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x6x6x6xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x6x6x6xf32>) -> tensor<2x6x6x6xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$groups(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[6,2,3,3],f32>) -> !torch.vtensor<[2,6,6,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[6,2,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,6,6],f32>
  return %4 : !torch.vtensor<[2,6,6,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$groups_dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x?x8xf32, #max.dims<[b, h] -> (b, 4, h, 8)>>, %[[ARG1:[a-z0-9]+]]: tensor<6x2x3x3xf32>) -> tensor<?x6x?x6xf32, #max.dims<[b, h] -> (b, 6, h + -2, 6)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<?x4x?x8xf32, #max.dims<[b, h] -> (b, 4, h, 8)>>) -> tensor<?x?x8x4xf32, #max.dims<[b, h] -> (b, h, 8, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 3, 1, 0] : (tensor<6x2x3x3xf32>) -> tensor<3x3x2x6xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, groups = 2 : i64, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<?x?x8x4xf32, #max.dims<[b, h] -> (b, h, 8, 4)>>, tensor<3x3x2x6xf32>) -> tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h + -2, 6, 6)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<?x?x6x6xf32, #max.dims<[b, h] -> (b, h + -2, 6, 6)>>) -> tensor<?x6x?x6xf32, #max.dims<[b, h] -> (b, 6, h + -2, 6)>>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$groups_dynamic(%arg0: !torch.vtensor<[?,4,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 4, h, 8)>}, %arg1: !torch.vtensor<[6,2,3,3],f32>) -> !torch.vtensor<[?,6,?,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[?,4,?,8],f32>, !torch.vtensor<[6,2,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,6,?,6],f32>
  return %4 : !torch.vtensor<[?,6,?,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$dynamic_filter(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<?x4x3x3xf32, #max.dims<[f] -> (f, 4, 3, 3)>>) -> tensor<2x?x6x6xf32, #max.dims<[f] -> (2, f, 6, 6)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[f] -> (2, f, 4, 1, 1, 1, 1, 1, 0, 1, 6, 8, 3, 1, 0, 1, 6, 8, 3, 1, 0, 1)> : tensor<22xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x8x8xf32>) -> tensor<2x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x4x3x3xf32, #max.dims<[f] -> (f, 4, 3, 3)>>) -> tensor<?x4x1x3x3xf32, #max.dims<[f] -> (f, 4, 1, 3, 3)>>
// CHECK-NEXT:      %[[NARROW:.*]] = max.custom "convolution.narrow"(%[[RESHAPE]], %[[RESHAPE_1]], %[[SHAPE_TO_TENSOR]]) : (tensor<2x4x1x8x8xf32>, tensor<?x4x1x3x3xf32, #max.dims<[f] -> (f, 4, 1, 3, 3)>>, tensor<22xsi64>) -> tensor<2x?x1x6x6xf32, #max.dims<[f] -> (2, f, 1, 6, 6)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[NARROW]] : (tensor<2x?x1x6x6xf32, #max.dims<[f] -> (2, f, 1, 6, 6)>>) -> tensor<2x?x6x6xf32, #max.dims<[f] -> (2, f, 6, 6)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$dynamic_filter(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[?,4,3,3],f32> {max.sizes = #max.dims<[f] -> (f, 4, 3, 3)>}) -> !torch.vtensor<[2,?,6,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[?,4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,?,6,6],f32>
  return %4 : !torch.vtensor<[2,?,6,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$integers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<6x4x3x3xsi64>) -> tensor<2x6x6x6xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 6, 4, 1, 1, 1, 1, 1, 0, 1, 6, 8, 3, 1, 0, 1, 6, 8, 3, 1, 0, 1]> : tensor<22xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x8x8xsi64>) -> tensor<2x4x1x8x8xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<6x4x3x3xsi64>) -> tensor<6x4x1x3x3xsi64>
// CHECK-NEXT:      %[[NARROW:.*]] = max.custom "convolution.narrow"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<2x4x1x8x8xsi64>, tensor<6x4x1x3x3xsi64>, tensor<22xsi64>) -> tensor<2x6x1x6x6xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[NARROW]] : (tensor<2x6x1x6x6xsi64>) -> tensor<2x6x6x6xsi64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$integers(%arg0: !torch.vtensor<[2,4,8,8],si64>, %arg1: !torch.vtensor<[6,4,3,3],si64>) -> !torch.vtensor<[2,6,6,6],si64> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,4,8,8],si64>, !torch.vtensor<[6,4,3,3],si64>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,6,6],si64>
  return %4 : !torch.vtensor<[2,6,6,6],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$no_batch(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<0x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<6x4x3x3xf32>) -> tensor<0x6x6x6xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0, 6, 4, 1, 1, 1, 1, 1, 0, 1, 6, 8, 3, 1, 0, 1, 6, 8, 3, 1, 0, 1]> : tensor<22xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<0x4x8x8xf32>) -> tensor<0x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<6x4x3x3xf32>) -> tensor<6x4x1x3x3xf32>
// CHECK-NEXT:      %[[NARROW:.*]] = max.custom "convolution.narrow"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<0x4x1x8x8xf32>, tensor<6x4x1x3x3xf32>, tensor<22xsi64>) -> tensor<0x6x1x6x6xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[NARROW]] : (tensor<0x6x1x6x6xf32>) -> tensor<0x6x6x6xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$no_batch(%arg0: !torch.vtensor<[0,4,8,8],f32>, %arg1: !torch.vtensor<[6,4,3,3],f32>) -> !torch.vtensor<[0,6,6,6],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[0,4,8,8],f32>, !torch.vtensor<[6,4,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[0,6,6,6],f32>
  return %4 : !torch.vtensor<[0,6,6,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$transposed(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> tensor<2x3x10x10xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x8x8xf32>) -> tensor<2x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1x8x8xf32>, tensor<4x3x1x3x3xf32>) -> tensor<2x3x1x10x10xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<2x3x1x10x10xf32>) -> tensor<2x3x10x10xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$transposed(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[2,3,10,10],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,10,10],f32>
  return %4 : !torch.vtensor<[2,3,10,10],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$transposed_point(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x1x1xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x1x1xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x4x8x8xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[TRANSPOSE]], %[[RESHAPE]] : (tensor<2x8x8x4xf32>, tensor<4x3xf32>) -> tensor<2x8x8x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[MATMUL]] by [0, 3, 1, 2] : (tensor<2x8x8x3xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_1]]
func.func @torch.aten.convolution$transposed_point(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[4,3,1,1],f32>) -> !torch.vtensor<[2,3,8,8],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,8,8],f32>
  return %4 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$transposed_strided(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x?x8xf32, #max.dims<[b, h] -> (b, 4, h, 8)>>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> tensor<?x3x?x16xf32, #max.dims<[b, h] -> (b, 3, h * 2, 16)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x?x8xf32, #max.dims<[b, h] -> (b, 4, h, 8)>>) -> tensor<?x4x1x?x8xf32, #max.dims<[b, h] -> (b, 4, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 1, 1>, strides = array<i64: 1, 2, 2>} : (tensor<?x4x1x?x8xf32, #max.dims<[b, h] -> (b, 4, 1, h, 8)>>, tensor<4x3x1x3x3xf32>) -> tensor<?x3x1x?x16xf32, #max.dims<[b, h] -> (b, 3, 1, h * 2, 16)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<?x3x1x?x16xf32, #max.dims<[b, h] -> (b, 3, 1, h * 2, 16)>>) -> tensor<?x3x?x16xf32, #max.dims<[b, h] -> (b, 3, h * 2, 16)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$transposed_strided(%arg0: !torch.vtensor<[?,4,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 4, h, 8)>}, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[?,3,?,16],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,4,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,16],f32>
  return %4 : !torch.vtensor<[?,3,?,16],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$transposed_groups(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> tensor<2x6x10x10xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x8x8xf32>) -> tensor<2x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 2 : i64, paddings = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1x8x8xf32>, tensor<4x3x1x3x3xf32>) -> tensor<2x6x1x10x10xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<2x6x1x10x10xf32>) -> tensor<2x6x10x10xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$transposed_groups(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[2,6,10,10],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int2 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,10,10],f32>
  return %4 : !torch.vtensor<[2,6,10,10],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution$transposed_much_padding(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG1:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x8x8xf32>) -> tensor<2x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 3, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1x8x8xf32>, tensor<4x3x1x3x3xf32>) -> tensor<2x3x1x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<2x3x1x4x4xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.convolution$transposed_much_padding(%arg0: !torch.vtensor<[2,4,8,8],f32>, %arg1: !torch.vtensor<[4,3,3,3],f32>) -> !torch.vtensor<[2,3,4,4],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,4,4],f32>
  return %4 : !torch.vtensor<[2,3,4,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x6x6xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> (tensor<2x3x8x8xf32>, tensor<4x3x3x3xf32>, tensor<4xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x6x6xf32>) -> tensor<2x4x1x6x6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1x6x6xf32>, tensor<4x3x1x3x3xf32>) -> tensor<2x3x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<2x3x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x6x6xf32>) -> tensor<2x4x1x6x6xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x8x8xf32>) -> tensor<2x3x1x8x8xf32>
// CHECK-NEXT:      %[[FILTER_GRADIENT:.*]] = max.custom "convolution.filter_gradient"(%[[RESHAPE_3]], %[[RESHAPE_4]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x1x6x6xf32>, tensor<2x3x1x8x8xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[FILTER_GRADIENT]] : (tensor<4x3x1x3x3xf32>) -> tensor<4x3x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x6x6xf32>) -> tensor<2x4x36xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_6]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x4x36xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[RESHAPE_7:.*]] = max.reshape %[[REDUCE]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_7]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<2x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[RESHAPE_8:.*]] = max.reshape %[[REDUCE_1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[RESHAPE_5]], %[[RESHAPE_8]]
func.func @torch.aten.convolution_backward$static(%arg0: !torch.vtensor<[2,4,6,6],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>, %arg2: !torch.vtensor<[4,3,3,3],f32>) -> (!torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6:3 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %false, %4, %int1, %5 : !torch.vtensor<[2,4,6,6],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>
  return %6#0, %6#1, %6#2 : !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>, %[[ARG2:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>, tensor<4x3x3x3xf32>, tensor<4xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>) -> tensor<?x4x1x?x4xf32, #max.dims<[b, h] -> (b, 4, 1, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<4x3x3x3xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[INPUT_GRADIENT:.*]] = max.custom "convolution.input_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 1, 1>, strides = array<i64: 1, 2, 2>} : (tensor<?x4x1x?x4xf32, #max.dims<[b, h] -> (b, 4, 1, (h + 1) floordiv 2, 4)>>, tensor<4x3x1x3x3xf32>) -> tensor<?x3x1x?x8xf32, #max.dims<[b, h] -> (b, 3, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[INPUT_GRADIENT]] : (tensor<?x3x1x?x8xf32, #max.dims<[b, h] -> (b, 3, 1, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>) -> tensor<?x4x1x?x4xf32, #max.dims<[b, h] -> (b, 4, 1, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x3x1x?x8xf32, #max.dims<[b, h] -> (b, 3, 1, h, 8)>>
// CHECK-NEXT:      %[[FILTER_GRADIENT:.*]] = max.custom "convolution.filter_gradient"(%[[RESHAPE_3]], %[[RESHAPE_4]]) with {dilations = array<i64: 1, 1, 1>, groups = 1 : i64, paddings = array<i64: 0, 1, 1>, strides = array<i64: 1, 2, 2>} : (tensor<?x4x1x?x4xf32, #max.dims<[b, h] -> (b, 4, 1, (h + 1) floordiv 2, 4)>>, tensor<?x3x1x?x8xf32, #max.dims<[b, h] -> (b, 3, 1, h, 8)>>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[FILTER_GRADIENT]] : (tensor<4x3x1x3x3xf32>) -> tensor<4x3x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x?x4xf32, #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>>) -> tensor<?x4x?xf32, #max.dims<[b, h] -> (b, 4, ((h + 1) floordiv 2) * 4)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_6]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<?x4x?xf32, #max.dims<[b, h] -> (b, 4, ((h + 1) floordiv 2) * 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[RESHAPE_7:.*]] = max.reshape %[[REDUCE]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_7]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<4xf32>
// CHECK-NEXT:      %[[RESHAPE_8:.*]] = max.reshape %[[REDUCE_1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[RESHAPE_5]], %[[RESHAPE_8]]
func.func @torch.aten.convolution_backward$dynamic(%arg0: !torch.vtensor<[?,4,?,4],f32> {max.sizes = #max.dims<[b, h] -> (b, 4, (h + 1) floordiv 2, 4)>}, %arg1: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}, %arg2: !torch.vtensor<[4,3,3,3],f32>) -> (!torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6:3 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %false, %4, %int1, %5 : !torch.vtensor<[?,4,?,4],f32>, !torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>
  return %6#0, %6#1, %6#2 : !torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution_backward$transposed(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x6x17x17xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4x3x3x3xf32>) -> (tensor<2x4x8x8xf32>, tensor<4x3x3x3xf32>, tensor<6xf32>)
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<2x6x17x17xf32>) -> tensor<2x17x17x6xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG2]] by [2, 3, 1, 0] : (tensor<4x3x3x3xf32>) -> tensor<3x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[TRANSPOSE_1]] {dilations = array<i64: 1, 1>, groups = 2 : i64, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2>} : (tensor<2x17x17x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x8x8x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x8x8x4xf32>) -> tensor<2x4x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<2x4x8x8xf32>) -> tensor<2x4x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x6x17x17xf32>) -> tensor<2x6x1x17x17xf32>
// CHECK-NEXT:      %[[FILTER_GRADIENT:.*]] = max.custom "convolution.filter_gradient"(%[[RESHAPE]], %[[RESHAPE_1]]) with {dilations = array<i64: 1, 1, 1>, groups = 2 : i64, paddings = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 2>} : (tensor<2x4x1x8x8xf32>, tensor<2x6x1x17x17xf32>) -> tensor<4x3x1x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[FILTER_GRADIENT]] : (tensor<4x3x1x3x3xf32>) -> tensor<4x3x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[ARG0]] : (tensor<2x6x17x17xf32>) -> tensor<2x6x289xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_3]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x6x289xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[REDUCE]] : (tensor<12xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_4]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<2x6xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[REDUCE_1]] : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_2]], %[[RESHAPE_2]], %[[RESHAPE_5]]
func.func @torch.aten.convolution_backward$transposed(%arg0: !torch.vtensor<[2,6,17,17],f32>, %arg1: !torch.vtensor<[2,4,8,8],f32>, %arg2: !torch.vtensor<[4,3,3,3],f32>) -> (!torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[6],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %4 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6:3 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %true, %4, %int2, %5 : !torch.vtensor<[2,6,17,17],f32>, !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[6],f32>
  return %6#0, %6#1, %6#2 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,3,3],f32>, !torch.vtensor<[6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.convolution_backward$transposed_much_output_padding(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x17x17xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4x3x2x2xf32>) -> (tensor<2x4x8x8xf32>, tensor<4x3x2x2xf32>, tensor<3xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 4, 3, 1, 1, 1, 1, 1, 0, 1, 8, 17, 2, 1, 0, 4, 8, 17, 2, 1, 0, 4]> : tensor<22xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<4x3x2x2xf32>) -> tensor<1x4x12xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x17x17xf32>) -> tensor<2x3x1x17x17xf32>
// CHECK-NEXT:      %[[COLUMNS:.*]] = max.custom "convolution.columns"(%[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<2x3x1x17x17xf32>, tensor<22xsi64>) -> tensor<12x128xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[COLUMNS]] : (tensor<12x128xf32>) -> tensor<1x12x128xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE]] : (tensor<1x4x12xf32>) -> tensor<4x12xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<1x12x128xf32>) -> tensor<12x128xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE_3]], %[[RESHAPE_4]] : (tensor<4x12xf32>, tensor<12x128xf32>) -> tensor<4x128xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[MATMUL]] : (tensor<4x128xf32>) -> tensor<1x4x128xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[RESHAPE_5]] : (tensor<1x4x128xf32>) -> tensor<1x4x2x64xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[RESHAPE_6]] by [2, 0, 1, 3] : (tensor<1x4x2x64xf32>) -> tensor<2x1x4x64xf32>
// CHECK-NEXT:      %[[RESHAPE_7:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<2x1x4x64xf32>) -> tensor<2x4x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[2, 4, 3, 1, 1, 1, 1, 1, 0, 1, 8, 17, 2, 1, 0, 4, 8, 17, 2, 1, 0, 4]> : tensor<22xsi64>
// CHECK-NEXT:      %[[RESHAPE_8:.*]] = max.reshape %[[ARG1]] : (tensor<2x4x8x8xf32>) -> tensor<2x1x4x64xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_8]] by [1, 0, 3, 2] : (tensor<2x1x4x64xf32>) -> tensor<1x2x64x4xf32>
// CHECK-NEXT:      %[[RESHAPE_9:.*]] = max.reshape %[[TRANSPOSE_1]] : (tensor<1x2x64x4xf32>) -> tensor<1x128x4xf32>
// CHECK-NEXT:      %[[RESHAPE_10:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x17x17xf32>) -> tensor<2x3x1x17x17xf32>
// CHECK-NEXT:      %[[COLUMNS_1:.*]] = max.custom "convolution.columns"(%[[RESHAPE_10]], %[[CONSTANT_1]]) : (tensor<2x3x1x17x17xf32>, tensor<22xsi64>) -> tensor<12x128xf32>
// CHECK-NEXT:      %[[RESHAPE_11:.*]] = max.reshape %[[COLUMNS_1]] : (tensor<12x128xf32>) -> tensor<1x12x128xf32>
// CHECK-NEXT:      %[[RESHAPE_12:.*]] = max.reshape %[[RESHAPE_11]] : (tensor<1x12x128xf32>) -> tensor<12x128xf32>
// CHECK-NEXT:      %[[RESHAPE_13:.*]] = max.reshape %[[RESHAPE_9]] : (tensor<1x128x4xf32>) -> tensor<128x4xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[RESHAPE_12]], %[[RESHAPE_13]] : (tensor<12x128xf32>, tensor<128x4xf32>) -> tensor<12x4xf32>
// CHECK-NEXT:      %[[RESHAPE_14:.*]] = max.reshape %[[MATMUL_1]] : (tensor<12x4xf32>) -> tensor<1x12x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[RESHAPE_14]] by [0, 2, 1] : (tensor<1x12x4xf32>) -> tensor<1x4x12xf32>
// CHECK-NEXT:      %[[RESHAPE_15:.*]] = max.reshape %[[TRANSPOSE_2]] : (tensor<1x4x12xf32>) -> tensor<4x3x2x2xf32>
// CHECK-NEXT:      %[[RESHAPE_16:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x17x17xf32>) -> tensor<2x3x289xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_16]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x3x289xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_17:.*]] = max.reshape %[[REDUCE]] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE_17]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE_18:.*]] = max.reshape %[[REDUCE_1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[RESHAPE_7]], %[[RESHAPE_15]], %[[RESHAPE_18]]
func.func @torch.aten.convolution_backward$transposed_much_output_padding(%arg0: !torch.vtensor<[2,3,17,17],f32>, %arg1: !torch.vtensor<[2,4,8,8],f32>, %arg2: !torch.vtensor<[4,3,2,2],f32>) -> (!torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int4, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int5 = torch.constant.int 5
  %4 = torch.prim.ListConstruct %int5, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6:3 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %true, %4, %int1, %5 : !torch.vtensor<[2,3,17,17],f32>, !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,2,2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>
  return %6#0, %6#1, %6#2 : !torch.vtensor<[2,4,8,8],f32>, !torch.vtensor<[4,3,2,2],f32>, !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.conv_tbc$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<9x2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3x3x4xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4xf32>) -> tensor<9x2x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 2, 0] : (tensor<9x2x3xf32>) -> tensor<2x3x9xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 1, 0] : (tensor<3x3x4xf32>) -> tensor<4x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE_1]] : (tensor<4x3x3xf32>) -> tensor<4x3x1x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<2x3x9xf32>) -> tensor<2x3x1x9xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[RESHAPE_1]] by [0, 2, 3, 1] : (tensor<2x3x1x9xf32>) -> tensor<2x1x9x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[RESHAPE]] by [2, 3, 1, 0] : (tensor<4x3x1x3xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE_2]], %[[TRANSPOSE_3]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1>} : (tensor<2x1x9x3xf32>, tensor<1x3x3x4xf32>) -> tensor<2x1x9x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_4:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<2x1x9x4xf32>) -> tensor<2x4x1x9xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[TRANSPOSE_4]] : (tensor<2x4x1x9xf32>) -> tensor<2x4x9xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[ARG2]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[RESHAPE_2]], %[[RESHAPE_3]] : (tensor<2x4x9xf32>, tensor<4x1xf32>) -> tensor<2x4x9xf32>
// CHECK-NEXT:      %[[TRANSPOSE_5:.*]] = max.transpose %[[ADD]] by [2, 0, 1] : (tensor<2x4x9xf32>) -> tensor<9x2x4xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_5]]
func.func @torch.aten.conv_tbc$static(%arg0: !torch.vtensor<[9,2,3],f32>, %arg1: !torch.vtensor<[3,3,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[9,2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.conv_tbc %arg0, %arg1, %arg2, %int1 : !torch.vtensor<[9,2,3],f32>, !torch.vtensor<[3,3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[9,2,4],f32>
  return %0 : !torch.vtensor<[9,2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.conv_tbc$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?x3xf32, #max.dims<[b, t] -> (t, b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<3x3x4xf32>, %[[ARG2:[a-z0-9]+]]: tensor<4xf32>) -> tensor<?x?x4xf32, #max.dims<[b, t] -> (t, b, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 2, 0] : (tensor<?x?x3xf32, #max.dims<[b, t] -> (t, b, 3)>>) -> tensor<?x3x?xf32, #max.dims<[b, t] -> (b, 3, t)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG1]] by [2, 1, 0] : (tensor<3x3x4xf32>) -> tensor<4x3x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE_1]] : (tensor<4x3x3xf32>) -> tensor<4x3x1x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<?x3x?xf32, #max.dims<[b, t] -> (b, 3, t)>>) -> tensor<?x3x1x?xf32, #max.dims<[b, t] -> (b, 3, 1, t)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[RESHAPE_1]] by [0, 2, 3, 1] : (tensor<?x3x1x?xf32, #max.dims<[b, t] -> (b, 3, 1, t)>>) -> tensor<?x1x?x3xf32, #max.dims<[b, t] -> (b, 1, t, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[RESHAPE]] by [2, 3, 1, 0] : (tensor<4x3x1x3xf32>) -> tensor<1x3x3x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE_2]], %[[TRANSPOSE_3]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1>} : (tensor<?x1x?x3xf32, #max.dims<[b, t] -> (b, 1, t, 3)>>, tensor<1x3x3x4xf32>) -> tensor<?x1x?x4xf32, #max.dims<[b, t] -> (b, 1, t, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_4:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<?x1x?x4xf32, #max.dims<[b, t] -> (b, 1, t, 4)>>) -> tensor<?x4x1x?xf32, #max.dims<[b, t] -> (b, 4, 1, t)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[TRANSPOSE_4]] : (tensor<?x4x1x?xf32, #max.dims<[b, t] -> (b, 4, 1, t)>>) -> tensor<?x4x?xf32, #max.dims<[b, t] -> (b, 4, t)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[ARG2]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[RESHAPE_2]], %[[RESHAPE_3]] : (tensor<?x4x?xf32, #max.dims<[b, t] -> (b, 4, t)>>, tensor<4x1xf32>) -> tensor<?x4x?xf32, #max.dims<[b, t] -> (b, 4, t)>>
// CHECK-NEXT:      %[[TRANSPOSE_5:.*]] = max.transpose %[[ADD]] by [2, 0, 1] : (tensor<?x4x?xf32, #max.dims<[b, t] -> (b, 4, t)>>) -> tensor<?x?x4xf32, #max.dims<[b, t] -> (t, b, 4)>>
// CHECK-NEXT:      return %[[TRANSPOSE_5]]
func.func @torch.aten.conv_tbc$dynamic(%arg0: !torch.vtensor<[?,?,3],f32> {max.sizes = #max.dims<[b, t] -> (t, b, 3)>}, %arg1: !torch.vtensor<[3,3,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.conv_tbc %arg0, %arg1, %arg2, %int1 : !torch.vtensor<[?,?,3],f32>, !torch.vtensor<[3,3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[?,?,4],f32>
  return %0 : !torch.vtensor<[?,?,4],f32>
}

// -----

// Images of any size: the filter is not packed for each, but a matrix.
// CHECK-LABEL: func.func @torch.aten.convolution$dynamic_point(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4x3x1x1xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[RESHAPE]] by [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<?x3x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8)>>) -> tensor<?x8x8x3xf32, #max.dims<[b] -> (b, 8, 8, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[TRANSPOSE_1]], %[[TRANSPOSE]] : (tensor<?x8x8x3xf32, #max.dims<[b] -> (b, 8, 8, 3)>>, tensor<3x4xf32>) -> tensor<?x8x8x4xf32, #max.dims<[b] -> (b, 8, 8, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[MATMUL]] by [0, 3, 1, 2] : (tensor<?x8x8x4xf32, #max.dims<[b] -> (b, 8, 8, 4)>>) -> tensor<?x4x8x8xf32, #max.dims<[b] -> (b, 4, 8, 8)>>
// CHECK-NEXT:      return %[[TRANSPOSE_2]]
func.func @torch.aten.convolution$dynamic_point(%arg0: !torch.vtensor<[?,3,8,8],f32> {max.sizes = #max.dims<[b] -> (b, 3, 8, 8)>}, %arg1: !torch.vtensor<[4,3,1,1],f32>) -> !torch.vtensor<[?,4,8,8],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,8,8],f32>, !torch.vtensor<[4,3,1,1],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,8,8],f32>
  return %4 : !torch.vtensor<[?,4,8,8],f32>
}

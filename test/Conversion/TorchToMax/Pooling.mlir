// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8xf32>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x8x8xf32>, tensor<18xsi64>) -> (tensor<6x1x4x4xf32>, tensor<6x1x4x4xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<6x1x4x4xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<6x1x4x4xsi64>) -> tensor<2x3x4x4xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$static(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> (!torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> (tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, (h + 1) floordiv 2, 4)>>, tensor<?x3x?x4xsi64, #max.dims<[b, h] -> (b, 3, (h + 1) floordiv 2, 4)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, (h + 1) floordiv 2, 3, 2, 1, 1, 8, 4, 3, 2, 1, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<18xsi64>) -> (tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, (h + 1) floordiv 2, 4)>>, tensor<?x1x?x4xsi64, #max.dims<[b, h] -> (b * 3, 1, (h + 1) floordiv 2, 4)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, (h + 1) floordiv 2, 4)>>) -> tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x1x?x4xsi64, #max.dims<[b, h] -> (b * 3, 1, (h + 1) floordiv 2, 4)>>) -> tensor<?x3x?x4xsi64, #max.dims<[b, h] -> (b, 3, (h + 1) floordiv 2, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> (!torch.vtensor<[?,3,?,4],f32>, !torch.vtensor<[?,3,?,4],si64>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,?,4],f32>, !torch.vtensor<[?,3,?,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[?,3,?,4],f32>, !torch.vtensor<[?,3,?,4],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$ceil_cut(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x9x9xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x9x9xf32>) -> tensor<6x1x9x9xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 9, 4, 2, 3, 1, 1, 9, 4, 2, 3, 1, 1]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x9x9xf32>, tensor<18xsi64>) -> (tensor<6x1x4x4xf32>, tensor<6x1x4x4xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<6x1x4x4xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<6x1x4x4xsi64>) -> tensor<2x3x4x4xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$ceil_cut(%arg0: !torch.vtensor<[2,3,9,9],f32>) -> (!torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %true : !torch.vtensor<[2,3,9,9],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$ceil_cut_dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> (tensor<?x3x?x3xf32, #max.dims<[b, h] -> (b, 3, (h + 2) floordiv 3, 3)>>, tensor<?x3x?x3xsi64, #max.dims<[b, h] -> (b, 3, (h + 2) floordiv 3, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, (h + 2) floordiv 3, 2, 3, 0, 1, 8, 3, 2, 3, 0, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<18xsi64>) -> (tensor<?x1x?x3xf32, #max.dims<[b, h] -> (b * 3, 1, (h + 2) floordiv 3, 3)>>, tensor<?x1x?x3xsi64, #max.dims<[b, h] -> (b * 3, 1, (h + 2) floordiv 3, 3)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x1x?x3xf32, #max.dims<[b, h] -> (b * 3, 1, (h + 2) floordiv 3, 3)>>) -> tensor<?x3x?x3xf32, #max.dims<[b, h] -> (b, 3, (h + 2) floordiv 3, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x1x?x3xsi64, #max.dims<[b, h] -> (b * 3, 1, (h + 2) floordiv 3, 3)>>) -> tensor<?x3x?x3xsi64, #max.dims<[b, h] -> (b, 3, (h + 2) floordiv 3, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$ceil_cut_dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> (!torch.vtensor<[?,3,?,3],f32>, !torch.vtensor<[?,3,?,3],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %true : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,?,3],f32>, !torch.vtensor<[?,3,?,3],si64>
  return %4#0, %4#1 : !torch.vtensor<[?,3,?,3],f32>, !torch.vtensor<[?,3,?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$ceil_dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> (tensor<?x3x?x5xf32, #max.dims<[b, h] -> (b, 3, (h floordiv 2) + 1, 5)>>, tensor<?x3x?x5xsi64, #max.dims<[b, h] -> (b, 3, (h floordiv 2) + 1, 5)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, (h floordiv 2) + 1, 3, 2, 1, 1, 8, 5, 3, 2, 1, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<18xsi64>) -> (tensor<?x1x?x5xf32, #max.dims<[b, h] -> (b * 3, 1, (h floordiv 2) + 1, 5)>>, tensor<?x1x?x5xsi64, #max.dims<[b, h] -> (b * 3, 1, (h floordiv 2) + 1, 5)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x1x?x5xf32, #max.dims<[b, h] -> (b * 3, 1, (h floordiv 2) + 1, 5)>>) -> tensor<?x3x?x5xf32, #max.dims<[b, h] -> (b, 3, (h floordiv 2) + 1, 5)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x1x?x5xsi64, #max.dims<[b, h] -> (b * 3, 1, (h floordiv 2) + 1, 5)>>) -> tensor<?x3x?x5xsi64, #max.dims<[b, h] -> (b, 3, (h floordiv 2) + 1, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$ceil_dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> (!torch.vtensor<[?,3,?,5],f32>, !torch.vtensor<[?,3,?,5],si64>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %true : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,?,5],f32>, !torch.vtensor<[?,3,?,5],si64>
  return %4#0, %4#1 : !torch.vtensor<[?,3,?,5],f32>, !torch.vtensor<[?,3,?,5],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices$unbatched_half(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x8x8xbf16>) -> (tensor<3x4x4xbf16>, tensor<3x4x4xsi64>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<3x8x8xbf16>) -> tensor<3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<3x8x8xf32>) -> tensor<3x1x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<3x1x8x8xf32>, tensor<18xsi64>) -> (tensor<3x1x4x4xf32>, tensor<3x1x4x4xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<3x1x4x4xf32>) -> tensor<3x4x4xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[RESHAPE_1]] : (tensor<3x4x4xf32>) -> tensor<3x4x4xbf16>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<3x1x4x4xsi64>) -> tensor<3x4x4xsi64>
// CHECK-NEXT:      return %[[CAST_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices$unbatched_half(%arg0: !torch.vtensor<[3,8,8],bf16>) -> (!torch.vtensor<[3,4,4],bf16>, !torch.vtensor<[3,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[3,8,8],bf16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3,4,4],bf16>, !torch.vtensor<[3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[3,4,4],bf16>, !torch.vtensor<[3,4,4],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool3d_with_indices$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> (tensor<2x3x6x6x6xf32>, tensor<2x3x6x6x6xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8x8xf32>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 6, 2, 1, 0, 2, 8, 6, 2, 1, 0, 2, 8, 6, 2, 1, 0, 2]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x8x8x8xf32>, tensor<18xsi64>) -> (tensor<6x6x6x6xf32>, tensor<6x6x6x6xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<6x6x6x6xf32>) -> tensor<2x3x6x6x6xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<6x6x6x6xsi64>) -> tensor<2x3x6x6x6xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool3d_with_indices$static(%arg0: !torch.vtensor<[2,3,8,8,8],f32>) -> (!torch.vtensor<[2,3,6,6,6],f32>, !torch.vtensor<[2,3,6,6,6],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4:2 = torch.aten.max_pool3d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,6,6,6],f32>, !torch.vtensor<[2,3,6,6,6],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,6,6,6],f32>, !torch.vtensor<[2,3,6,6,6],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool3d_with_indices$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> (tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>, tensor<?x3x?x4x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, h floordiv 2, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>, tensor<18xsi64>) -> (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>, tensor<?x?x4x4xsi64, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>) -> tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x?x4x4xsi64, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>) -> tensor<?x3x?x4x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max_pool3d_with_indices$dynamic(%arg0: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> (!torch.vtensor<[?,3,?,4,4],f32>, !torch.vtensor<[?,3,?,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4:2 = torch.aten.max_pool3d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3,?,4,4],f32>, !torch.vtensor<[?,3,?,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[?,3,?,4,4],f32>, !torch.vtensor<[?,3,?,4,4],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x3x4x4xsi64>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4xf32>) -> tensor<6x1x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<2x3x4x4xsi64>) -> tensor<6x1x4x4xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<6x1x4x4xf32>, tensor<6x1x4x4xsi64>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices_backward$static(%arg0: !torch.vtensor<[2,3,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>, %arg2: !torch.vtensor<[2,3,4,4],si64>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.aten.max_pool2d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[2,3,4,4],si64> -> !torch.vtensor<[2,3,8,8],f32>
  return %4 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool2d_with_indices_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x3x?x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>) -> tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<?x3x?x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>) -> tensor<?x1x?x4xsi64, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>, tensor<?x1x?x4xsi64, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_pool2d_with_indices_backward$dynamic(%arg0: !torch.vtensor<[?,3,?,4],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>}, %arg1: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}, %arg2: !torch.vtensor<[?,3,?,4],si64> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>}) -> !torch.vtensor<[?,3,?,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.aten.max_pool2d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[?,3,?,4],f32>, !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[?,3,?,4],si64> -> !torch.vtensor<[?,3,?,8],f32>
  return %4 : !torch.vtensor<[?,3,?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool3d_with_indices_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x3x4x4x4xsi64>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4x4xf32>) -> tensor<6x4x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<2x3x4x4x4xsi64>) -> tensor<6x4x4x4xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<6x4x4x4xf32>, tensor<6x4x4x4xsi64>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_pool3d_with_indices_backward$static(%arg0: !torch.vtensor<[2,3,4,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8,8],f32>, %arg2: !torch.vtensor<[2,3,4,4,4],si64>) -> !torch.vtensor<[2,3,8,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.aten.max_pool3d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[2,3,4,4,4],f32>, !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[2,3,4,4,4],si64> -> !torch.vtensor<[2,3,8,8,8],f32>
  return %4 : !torch.vtensor<[2,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_pool3d_with_indices_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x3x?x4x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>) -> tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<?x3x?x4x4xsi64, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>) -> tensor<?x?x4x4xsi64, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>, tensor<?x?x4x4xsi64, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_pool3d_with_indices_backward$dynamic(%arg0: !torch.vtensor<[?,3,?,4,4],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>}, %arg1: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}, %arg2: !torch.vtensor<[?,3,?,4,4],si64> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>}) -> !torch.vtensor<[?,3,?,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.aten.max_pool3d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[?,3,?,4,4],f32>, !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[?,3,?,4,4],si64> -> !torch.vtensor<[?,3,?,8,8],f32>
  return %4 : !torch.vtensor<[?,3,?,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> (tensor<2x3x3x5xf32>, tensor<2x3x3x5xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8xf32>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x8x8xf32>, tensor<18xsi64>) -> (tensor<6x1x3x5xf32>, tensor<6x1x3x5xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<6x1x3x5xf32>) -> tensor<2x3x3x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<6x1x3x5xsi64>) -> tensor<2x3x3x5xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool2d$static(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> (!torch.vtensor<[2,3,3,5],f32>, !torch.vtensor<[2,3,3,5],si64>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %1:2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,5],f32>, !torch.vtensor<[2,3,3,5],si64>
  return %1#0, %1#1 : !torch.vtensor<[2,3,3,5],f32>, !torch.vtensor<[2,3,3,5],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> (tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>, tensor<?x3x3x5xsi64, #max.dims<[b] -> (b, 3, 3, 5)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<18xsi64>) -> (tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>, tensor<?x1x3x5xsi64, #max.dims<[b] -> (b * 3, 1, 3, 5)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>) -> tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x1x3x5xsi64, #max.dims<[b] -> (b * 3, 1, 3, 5)>>) -> tensor<?x3x3x5xsi64, #max.dims<[b] -> (b, 3, 3, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool2d$dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> (!torch.vtensor<[?,3,3,5],f32>, !torch.vtensor<[?,3,3,5],si64>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %1:2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,5],f32>, !torch.vtensor<[?,3,3,5],si64>
  return %1#0, %1#1 : !torch.vtensor<[?,3,3,5],f32>, !torch.vtensor<[?,3,3,5],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> (tensor<2x3x3x5x2xf32>, tensor<2x3x3x5x2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8x8xf32>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1]> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x8x8x8xf32>, tensor<18xsi64>) -> (tensor<6x3x5x2xf32>, tensor<6x3x5x2xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<6x3x5x2xf32>) -> tensor<2x3x3x5x2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<6x3x5x2xsi64>) -> tensor<2x3x3x5x2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool3d$static(%arg0: !torch.vtensor<[2,3,8,8,8],f32>) -> (!torch.vtensor<[2,3,3,5,2],f32>, !torch.vtensor<[2,3,3,5,2],si64>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int5, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1:2 = torch.aten.adaptive_max_pool3d %arg0, %0 : !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,5,2],f32>, !torch.vtensor<[2,3,3,5,2],si64>
  return %1#0, %1#1 : !torch.vtensor<[2,3,3,5,2],f32>, !torch.vtensor<[2,3,3,5,2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> (tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>, tensor<?x3x3x5x2xsi64, #max.dims<[b] -> (b, 3, 3, 5, 2)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1)> : tensor<18xsi64>
// CHECK-NEXT:      %[[MAX:.*]]:2 = max.custom "pooling.max"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>, tensor<18xsi64>) -> (tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>, tensor<?x3x5x2xsi64, #max.dims<[b] -> (b * 3, 3, 5, 2)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MAX]]#0 : (tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>) -> tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MAX]]#1 : (tensor<?x3x5x2xsi64, #max.dims<[b] -> (b * 3, 3, 5, 2)>>) -> tensor<?x3x3x5x2xsi64, #max.dims<[b] -> (b, 3, 3, 5, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool3d$dynamic(%arg0: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> (!torch.vtensor<[?,3,3,5,2],f32>, !torch.vtensor<[?,3,3,5,2],si64>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int5, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1:2 = torch.aten.adaptive_max_pool3d %arg0, %0 : !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,5,2],f32>, !torch.vtensor<[?,3,3,5,2],si64>
  return %1#0, %1#1 : !torch.vtensor<[?,3,3,5,2],f32>, !torch.vtensor<[?,3,3,5,2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x3x3x5xsi64>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x5xf32>) -> tensor<6x1x3x5xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<2x3x3x5xsi64>) -> tensor<6x1x3x5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<6x1x3x5xf32>, tensor<6x1x3x5xsi64>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool2d_backward$static(%arg0: !torch.vtensor<[2,3,3,5],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>, %arg2: !torch.vtensor<[2,3,3,5],si64>) -> !torch.vtensor<[2,3,8,8],f32> {
  %0 = torch.aten.adaptive_max_pool2d_backward %arg0, %arg1, %arg2 : !torch.vtensor<[2,3,3,5],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.vtensor<[2,3,3,5],si64> -> !torch.vtensor<[2,3,8,8],f32>
  return %0 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x3x3x5xsi64, #max.dims<[b] -> (b, 3, 3, 5)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>) -> tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<?x3x3x5xsi64, #max.dims<[b] -> (b, 3, 3, 5)>>) -> tensor<?x1x3x5xsi64, #max.dims<[b] -> (b * 3, 1, 3, 5)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>, tensor<?x1x3x5xsi64, #max.dims<[b] -> (b * 3, 1, 3, 5)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool2d_backward$dynamic(%arg0: !torch.vtensor<[?,3,3,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5)>}, %arg1: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}, %arg2: !torch.vtensor<[?,3,3,5],si64> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5)>}) -> !torch.vtensor<[?,3,?,8],f32> {
  %0 = torch.aten.adaptive_max_pool2d_backward %arg0, %arg1, %arg2 : !torch.vtensor<[?,3,3,5],f32>, !torch.vtensor<[?,3,?,8],f32>, !torch.vtensor<[?,3,3,5],si64> -> !torch.vtensor<[?,3,?,8],f32>
  return %0 : !torch.vtensor<[?,3,?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x5x2xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x3x3x5x2xsi64>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x5x2xf32>) -> tensor<6x3x5x2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<2x3x3x5x2xsi64>) -> tensor<6x3x5x2xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<6x3x5x2xf32>, tensor<6x3x5x2xsi64>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool3d_backward$static(%arg0: !torch.vtensor<[2,3,3,5,2],f32>, %arg1: !torch.vtensor<[2,3,8,8,8],f32>, %arg2: !torch.vtensor<[2,3,3,5,2],si64>) -> !torch.vtensor<[2,3,8,8,8],f32> {
  %0 = torch.aten.adaptive_max_pool3d_backward %arg0, %arg1, %arg2 : !torch.vtensor<[2,3,3,5,2],f32>, !torch.vtensor<[2,3,8,8,8],f32>, !torch.vtensor<[2,3,3,5,2],si64> -> !torch.vtensor<[2,3,8,8,8],f32>
  return %0 : !torch.vtensor<[2,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.adaptive_max_pool3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x3x3x5x2xsi64, #max.dims<[b] -> (b, 3, 3, 5, 2)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>) -> tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG2]] : (tensor<?x3x3x5x2xsi64, #max.dims<[b] -> (b, 3, 3, 5, 2)>>) -> tensor<?x3x5x2xsi64, #max.dims<[b] -> (b * 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = true} : (tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>, tensor<?x3x5x2xsi64, #max.dims<[b] -> (b * 3, 3, 5, 2)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.adaptive_max_pool3d_backward$dynamic(%arg0: !torch.vtensor<[?,3,3,5,2],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5, 2)>}, %arg1: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}, %arg2: !torch.vtensor<[?,3,3,5,2],si64> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5, 2)>}) -> !torch.vtensor<[?,3,?,8,8],f32> {
  %0 = torch.aten.adaptive_max_pool3d_backward %arg0, %arg1, %arg2 : !torch.vtensor<[?,3,3,5,2],f32>, !torch.vtensor<[?,3,?,8,8],f32>, !torch.vtensor<[?,3,3,5,2],si64> -> !torch.vtensor<[?,3,?,8,8],f32>
  return %0 : !torch.vtensor<[?,3,?,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_unpool2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x4x4xsi64>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4xf32>) -> tensor<6x1x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x4x4xsi64>) -> tensor<6x1x4x4xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = false} : (tensor<6x1x4x4xf32>, tensor<6x1x4x4xsi64>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_unpool2d$static(%arg0: !torch.vtensor<[2,3,4,4],f32>, %arg1: !torch.vtensor<[2,3,4,4],si64>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.max_unpool2d %arg0, %arg1, %0 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>, !torch.list<int> -> !torch.vtensor<[2,3,8,8],f32>
  return %1 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_unpool2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x4xf32, #max.dims<[b] -> (b, 3, 4, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x4x4xsi64, #max.dims<[b] -> (b, 3, 4, 4)>>) -> tensor<?x3x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x4xf32, #max.dims<[b] -> (b, 3, 4, 4)>>) -> tensor<?x1x4x4xf32, #max.dims<[b] -> (b * 3, 1, 4, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x4x4xsi64, #max.dims<[b] -> (b, 3, 4, 4)>>) -> tensor<?x1x4x4xsi64, #max.dims<[b] -> (b * 3, 1, 4, 4)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = false} : (tensor<?x1x4x4xf32, #max.dims<[b] -> (b * 3, 1, 4, 4)>>, tensor<?x1x4x4xsi64, #max.dims<[b] -> (b * 3, 1, 4, 4)>>) -> tensor<?x1x8x8xf32, #max.dims<[b] -> (b * 3, 1, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x1x8x8xf32, #max.dims<[b] -> (b * 3, 1, 8, 8)>>) -> tensor<?x3x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_unpool2d$dynamic(%arg0: !torch.vtensor<[?,3,4,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 4)>}, %arg1: !torch.vtensor<[?,3,4,4],si64> {max.sizes = #max.dims<[b] -> (b, 3, 4, 4)>}) -> !torch.vtensor<[?,3,8,8],f32> {
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.max_unpool2d %arg0, %arg1, %0 : !torch.vtensor<[?,3,4,4],f32>, !torch.vtensor<[?,3,4,4],si64>, !torch.list<int> -> !torch.vtensor<[?,3,8,8],f32>
  return %1 : !torch.vtensor<[?,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_unpool3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x4x4x4xsi64>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4x4xf32>) -> tensor<6x4x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x4x4x4xsi64>) -> tensor<6x4x4x4xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = false} : (tensor<6x4x4x4xf32>, tensor<6x4x4x4xsi64>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<6x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_unpool3d$static(%arg0: !torch.vtensor<[2,3,4,4,4],f32>, %arg1: !torch.vtensor<[2,3,4,4,4],si64>) -> !torch.vtensor<[2,3,8,8,8],f32> {
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int8, %int8, %int8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.max_unpool3d %arg0, %arg1, %0, %1, %2 : !torch.vtensor<[2,3,4,4,4],f32>, !torch.vtensor<[2,3,4,4,4],si64>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,3,8,8,8],f32>
  return %3 : !torch.vtensor<[2,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max_unpool3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x4x4xf32, #max.dims<[b] -> (b, 3, 4, 4, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x4x4x4xsi64, #max.dims<[b] -> (b, 3, 4, 4, 4)>>) -> tensor<?x3x8x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4x4x4xf32, #max.dims<[b] -> (b, 3, 4, 4, 4)>>) -> tensor<?x4x4x4xf32, #max.dims<[b] -> (b * 3, 4, 4, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x4x4x4xsi64, #max.dims<[b] -> (b, 3, 4, 4, 4)>>) -> tensor<?x4x4x4xsi64, #max.dims<[b] -> (b * 3, 4, 4, 4)>>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "pooling.scatter"(%[[RESHAPE]], %[[RESHAPE_1]]) with {accumulate = false} : (tensor<?x4x4x4xf32, #max.dims<[b] -> (b * 3, 4, 4, 4)>>, tensor<?x4x4x4xsi64, #max.dims<[b] -> (b * 3, 4, 4, 4)>>) -> tensor<?x8x8x8xf32, #max.dims<[b] -> (b * 3, 8, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SCATTER]] : (tensor<?x8x8x8xf32, #max.dims<[b] -> (b * 3, 8, 8, 8)>>) -> tensor<?x3x8x8x8xf32, #max.dims<[b] -> (b, 3, 8, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.max_unpool3d$dynamic(%arg0: !torch.vtensor<[?,3,4,4,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4, 4, 4)>}, %arg1: !torch.vtensor<[?,3,4,4,4],si64> {max.sizes = #max.dims<[b] -> (b, 3, 4, 4, 4)>}) -> !torch.vtensor<[?,3,8,8,8],f32> {
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int8, %int8, %int8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.max_unpool3d %arg0, %arg1, %0, %1, %2 : !torch.vtensor<[?,3,4,4,4],f32>, !torch.vtensor<[?,3,4,4,4],si64>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,3,8,8,8],f32>
  return %3 : !torch.vtensor<[?,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 4, 3, 2, 1, 1, 8, 4, 3, 2, 1, 1, 0, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8xf32>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x8x8xf32>, tensor<20xsi64>) -> tensor<6x1x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<6x1x4x4xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool2d$static(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,4,4],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %3 = torch.aten.avg_pool2d %arg0, %0, %1, %2, %false, %false, %none : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,4,4],f32>
  return %3 : !torch.vtensor<[2,3,4,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, h floordiv 2, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 7)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<20xsi64>) -> tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>) -> tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool2d$dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> !torch.vtensor<[?,3,?,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %int7 = torch.constant.int 7
  %3 = torch.aten.avg_pool2d %arg0, %0, %1, %2, %false, %true, %int7 : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[?,3,?,4],f32>
  return %3 : !torch.vtensor<[?,3,?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> tensor<2x3x4x4x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8x8xf32>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x8x8x8xf32>, tensor<20xsi64>) -> tensor<6x4x4x4xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<6x4x4x4xf32>) -> tensor<2x3x4x4x4xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool3d$static(%arg0: !torch.vtensor<[2,3,8,8,8],f32>) -> !torch.vtensor<[2,3,4,4,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %3 = torch.aten.avg_pool3d %arg0, %0, %1, %2, %false, %true, %none : !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,4,4,4],f32>
  return %3 : !torch.vtensor<[2,3,4,4,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, h floordiv 2, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>, tensor<20xsi64>) -> tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>) -> tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool3d$dynamic(%arg0: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> !torch.vtensor<[?,3,?,4,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %3 = torch.aten.avg_pool3d %arg0, %0, %1, %2, %false, %true, %none : !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3,?,4,4],f32>
  return %3 : !torch.vtensor<[?,3,?,4,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4xf32>) -> tensor<6x1x4x4xf32>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x4x4xf32>, tensor<20xsi64>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<6x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool2d_backward$static(%arg0: !torch.vtensor<[2,3,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %3 = torch.aten.avg_pool2d_backward %arg0, %arg1, %0, %1, %2, %false, %true, %none : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,8,8],f32>
  return %3 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, h floordiv 2, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 3)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>>) -> tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x4xf32, #max.dims<[b, h] -> (b * 3, 1, h floordiv 2, 4)>>, tensor<20xsi64>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool2d_backward$dynamic(%arg0: !torch.vtensor<[?,3,?,4],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4)>}, %arg1: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> !torch.vtensor<[?,3,?,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %int3 = torch.constant.int 3
  %3 = torch.aten.avg_pool2d_backward %arg0, %arg1, %0, %1, %2, %false, %true, %int3 : !torch.vtensor<[?,3,?,4],f32>, !torch.vtensor<[?,3,?,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[?,3,?,8],f32>
  return %3 : !torch.vtensor<[?,3,?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x4x4xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4x4x4xf32>) -> tensor<6x4x4x4xf32>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x4x4x4xf32>, tensor<20xsi64>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<6x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool3d_backward$static(%arg0: !torch.vtensor<[2,3,4,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8,8],f32>) -> !torch.vtensor<[2,3,8,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %3 = torch.aten.avg_pool3d_backward %arg0, %arg1, %0, %1, %2, %false, %true, %none : !torch.vtensor<[2,3,4,4,4],f32>, !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,8,8,8],f32>
  return %3 : !torch.vtensor<[2,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.avg_pool3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, h floordiv 2, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 8, 4, 2, 2, 0, 1, 1, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x4x4xf32, #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>>) -> tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x?x4x4xf32, #max.dims<[b, h] -> (b * 3, h floordiv 2, 4, 4)>>, tensor<20xsi64>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.avg_pool3d_backward$dynamic(%arg0: !torch.vtensor<[?,3,?,4,4],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h floordiv 2, 4, 4)>}, %arg1: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> !torch.vtensor<[?,3,?,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %3 = torch.aten.avg_pool3d_backward %arg0, %arg1, %0, %1, %2, %false, %true, %none : !torch.vtensor<[?,3,?,4,4],f32>, !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3,?,8,8],f32>
  return %3 : !torch.vtensor<[?,3,?,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool2d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x3x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 0, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8xf32>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x8x8xf32>, tensor<20xsi64>) -> tensor<6x1x3x5xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<6x1x3x5xf32>) -> tensor<2x3x3x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool2d$static(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,3,5],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten._adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,5],f32>
  return %1 : !torch.vtensor<[2,3,3,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool2d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 0, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>, tensor<20xsi64>) -> tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>) -> tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool2d$dynamic(%arg0: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> !torch.vtensor<[?,3,3,5],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten._adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,5],f32>
  return %1 : !torch.vtensor<[?,3,3,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool3d$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> tensor<2x3x3x5x2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1, 0, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x8x8x8xf32>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x8x8x8xf32>, tensor<20xsi64>) -> tensor<6x3x5x2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<6x3x5x2xf32>) -> tensor<2x3x3x5x2xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool3d$static(%arg0: !torch.vtensor<[2,3,8,8,8],f32>) -> !torch.vtensor<[2,3,3,5,2],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int5, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten._adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[2,3,8,8,8],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,5,2],f32>
  return %1 : !torch.vtensor<[2,3,3,5,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool3d$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1, 0, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[AVERAGE:.*]] = max.custom "pooling.average"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>, tensor<20xsi64>) -> tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE]] : (tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>) -> tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool3d$dynamic(%arg0: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> !torch.vtensor<[?,3,3,5,2],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int5, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten._adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[?,3,?,8,8],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,5,2],f32>
  return %1 : !torch.vtensor<[?,3,3,5,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool2d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 1, 1, 1, 0, 1, 8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 0, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x5xf32>) -> tensor<6x1x3x5xf32>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x1x3x5xf32>, tensor<20xsi64>) -> tensor<6x1x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<6x1x8x8xf32>) -> tensor<2x3x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool2d_backward$static(%arg0: !torch.vtensor<[2,3,3,5],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,8,8],f32> {
  %0 = torch.aten._adaptive_avg_pool2d_backward %arg0, %arg1 : !torch.vtensor<[2,3,3,5],f32>, !torch.vtensor<[2,3,8,8],f32> -> !torch.vtensor<[2,3,8,8],f32>
  return %0 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool2d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (1, 1, 1, 1, 0, 1, h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 0, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x5xf32, #max.dims<[b] -> (b, 3, 3, 5)>>) -> tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x1x3x5xf32, #max.dims<[b] -> (b * 3, 1, 3, 5)>>, tensor<20xsi64>) -> tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<?x1x?x8xf32, #max.dims<[b, h] -> (b * 3, 1, h, 8)>>) -> tensor<?x3x?x8xf32, #max.dims<[b, h] -> (b, 3, h, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool2d_backward$dynamic(%arg0: !torch.vtensor<[?,3,3,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5)>}, %arg1: !torch.vtensor<[?,3,?,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8)>}) -> !torch.vtensor<[?,3,?,8],f32> {
  %0 = torch.aten._adaptive_avg_pool2d_backward %arg0, %arg1 : !torch.vtensor<[?,3,3,5],f32>, !torch.vtensor<[?,3,?,8],f32> -> !torch.vtensor<[?,3,?,8],f32>
  return %0 : !torch.vtensor<[?,3,?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool3d_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x3x5x2xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[8, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1, 0, 0]> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x3x5x2xf32>) -> tensor<6x3x5x2xf32>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<6x3x5x2xf32>, tensor<20xsi64>) -> tensor<6x8x8x8xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<6x8x8x8xf32>) -> tensor<2x3x8x8x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool3d_backward$static(%arg0: !torch.vtensor<[2,3,3,5,2],f32>, %arg1: !torch.vtensor<[2,3,8,8,8],f32>) -> !torch.vtensor<[2,3,8,8,8],f32> {
  %0 = torch.aten._adaptive_avg_pool3d_backward %arg0, %arg1 : !torch.vtensor<[2,3,3,5,2],f32>, !torch.vtensor<[2,3,8,8,8],f32> -> !torch.vtensor<[2,3,8,8,8],f32>
  return %0 : !torch.vtensor<[2,3,8,8,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._adaptive_avg_pool3d_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[h] -> (h, 3, 0, 1, 0, 1, 8, 5, 0, 1, 0, 1, 8, 2, 0, 1, 0, 1, 0, 0)> : tensor<20xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x3x5x2xf32, #max.dims<[b] -> (b, 3, 3, 5, 2)>>) -> tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>
// CHECK-NEXT:      %[[AVERAGE_BACKWARD:.*]] = max.custom "pooling.average_backward"(%[[RESHAPE]], %[[SHAPE_TO_TENSOR]]) : (tensor<?x3x5x2xf32, #max.dims<[b] -> (b * 3, 3, 5, 2)>>, tensor<20xsi64>) -> tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[AVERAGE_BACKWARD]] : (tensor<?x?x8x8xf32, #max.dims<[b, h] -> (b * 3, h, 8, 8)>>) -> tensor<?x3x?x8x8xf32, #max.dims<[b, h] -> (b, 3, h, 8, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._adaptive_avg_pool3d_backward$dynamic(%arg0: !torch.vtensor<[?,3,3,5,2],f32> {max.sizes = #max.dims<[b] -> (b, 3, 3, 5, 2)>}, %arg1: !torch.vtensor<[?,3,?,8,8],f32> {max.sizes = #max.dims<[b, h] -> (b, 3, h, 8, 8)>}) -> !torch.vtensor<[?,3,?,8,8],f32> {
  %0 = torch.aten._adaptive_avg_pool3d_backward %arg0, %arg1 : !torch.vtensor<[?,3,3,5,2],f32>, !torch.vtensor<[?,3,?,8,8],f32> -> !torch.vtensor<[?,3,?,8,8],f32>
  return %0 : !torch.vtensor<[?,3,?,8,8],f32>
}

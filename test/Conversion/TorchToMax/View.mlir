// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.view$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.view$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %int2 = torch.constant.int 2
  %int12 = torch.constant.int 12
  %0 = torch.prim.ListConstruct %int2, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,12],f32>
  return %1 : !torch.vtensor<[2,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.view$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,12],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %int12 = torch.constant.int 12
  %1 = torch.prim.ListConstruct %0, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %2 : !torch.vtensor<[?,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reshape$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.reshape$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %int2 = torch.constant.int 2
  %int12 = torch.constant.int 12
  %0 = torch.prim.ListConstruct %int2, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,12],f32>
  return %1 : !torch.vtensor<[2,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.reshape$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.reshape$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,12],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %int12 = torch.constant.int 12
  %1 = torch.prim.ListConstruct %0, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.reshape %arg0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %2 : !torch.vtensor<[?,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_view$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten._unsafe_view$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %int2 = torch.constant.int 2
  %int12 = torch.constant.int 12
  %0 = torch.prim.ListConstruct %int2, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten._unsafe_view %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,12],f32>
  return %1 : !torch.vtensor<[2,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_view$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten._unsafe_view$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,12],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3,4],f32>, !torch.int -> !torch.int
  %int12 = torch.constant.int 12
  %1 = torch.prim.ListConstruct %0, %int12 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten._unsafe_view %arg0, %1 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[?,12],f32>
  return %2 : !torch.vtensor<[?,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$dynamic$inferred_size(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.view$dynamic$inferred_size(%arg0: !torch.vtensor<[?,6],f32> {max.sizes = #max.dims<[b] -> (b, 6)>}) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int-1, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3],f32>
  return %1 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$static$inferred_size(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x6xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x6xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.view$static$inferred_size(%arg0: !torch.vtensor<[2,6],f32>) -> !torch.vtensor<[4,3],f32> {
  %int-1 = torch.constant.int -1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int-1, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,6],f32>, !torch.list<int> -> !torch.vtensor<[4,3],f32>
  return %1 : !torch.vtensor<[4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.view$static$rank_0(%arg0: !torch.vtensor<[1],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[1],f32>, !torch.list<int> -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.flatten.using_ints$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.flatten.using_ints$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %0 = torch.aten.flatten.using_ints %arg0, %int1, %int-1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,12],f32>
  return %0 : !torch.vtensor<[2,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.flatten.using_ints$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.flatten.using_ints$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,12],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %0 = torch.aten.flatten.using_ints %arg0, %int1, %int-1 : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,12],f32>
  return %0 : !torch.vtensor<[?,12],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.flatten.using_ints$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.flatten.using_ints$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[1],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.flatten.using_ints %arg0, %int0, %int-1 : !torch.vtensor<[],f32>, !torch.int, !torch.int -> !torch.vtensor<[1],f32>
  return %0 : !torch.vtensor<[1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unsqueeze$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.unsqueeze$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unsqueeze %arg0, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3,1],f32>
  return %0 : !torch.vtensor<[2,3,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unsqueeze$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.unsqueeze$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unsqueeze %arg0, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3,1],f32>
  return %0 : !torch.vtensor<[?,3,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x2x1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x2x1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze$static(%arg0: !torch.vtensor<[1,2,1,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.squeeze %arg0 : !torch.vtensor<[1,2,1,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x?x1x3xf32, #max.dims<[b] -> (1, b, 1, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x?x1x3xf32, #max.dims<[b] -> (1, b, 1, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze$dynamic(%arg0: !torch.vtensor<[1,?,1,3],f32> {max.sizes = #max.dims<[b] -> (1, b, 1, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.squeeze %arg0 : !torch.vtensor<[1,?,1,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x2x1xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x2x1xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dim$static(%arg0: !torch.vtensor<[1,2,1],f32>) -> !torch.vtensor<[1,2],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.squeeze.dim %arg0, %int-1 : !torch.vtensor<[1,2,1],f32>, !torch.int -> !torch.vtensor<[1,2],f32>
  return %0 : !torch.vtensor<[1,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x?x1xf32, #max.dims<[b] -> (1, b, 1)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x?x1xf32, #max.dims<[b] -> (1, b, 1)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dim$dynamic(%arg0: !torch.vtensor<[1,?,1],f32> {max.sizes = #max.dims<[b] -> (1, b, 1)>}) -> !torch.vtensor<[1,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.squeeze.dim %arg0, %int-1 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
  return %0 : !torch.vtensor<[1,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dim$static$not_of_size_1(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x2xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x2xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dim$static$not_of_size_1(%arg0: !torch.vtensor<[1,2],f32>) -> !torch.vtensor<[1,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.squeeze.dim %arg0, %int1 : !torch.vtensor<[1,2],f32>, !torch.int -> !torch.vtensor<[1,2],f32>
  return %0 : !torch.vtensor<[1,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dim$dynamic$not_of_size_1(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x?xf32, #max.dims<[b] -> (1, b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x?xf32, #max.dims<[b] -> (1, b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dim$dynamic$not_of_size_1(%arg0: !torch.vtensor<[1,?],f32> {max.sizes = #max.dims<[b] -> (1, b)>}) -> !torch.vtensor<[1,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.squeeze.dim %arg0, %int1 : !torch.vtensor<[1,?],f32>, !torch.int -> !torch.vtensor<[1,?],f32>
  return %0 : !torch.vtensor<[1,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dims$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dims$static(%arg0: !torch.vtensor<[1,2,1],f32>) -> !torch.vtensor<[2],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,2,1],f32>, !torch.list<int> -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.squeeze.dims$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x?x1xf32, #max.dims<[b] -> (1, b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<1x?x1xf32, #max.dims<[b] -> (1, b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.squeeze.dims$dynamic(%arg0: !torch.vtensor<[1,?,1],f32> {max.sizes = #max.dims<[b] -> (1, b, 1)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,?,1],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.expand$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x1xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<2x1xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.expand$static(%arg0: !torch.vtensor<[2,1],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int4, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4,2,3],f32>
  return %1 : !torch.vtensor<[4,2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.expand$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<4x?x3xf32, #max.dims<[b] -> (4, b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<4x?x3xf32, #max.dims<[b] -> (4, b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.expand$dynamic(%arg0: !torch.vtensor<[?,1],f32> {max.sizes = #max.dims<[b] -> (b, 1)>}) -> !torch.vtensor<[4,?,3],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,1],f32>, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int4, %0, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %2 = torch.aten.expand %arg0, %1, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4,?,3],f32>
  return %2 : !torch.vtensor<[4,?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.expand$static$kept_size(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.expand$static$kept_size(%arg0: !torch.vtensor<[2,1],f32>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int-1, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.expand$dynamic$kept_size(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.expand$dynamic$kept_size(%arg0: !torch.vtensor<[?,1],f32> {max.sizes = #max.dims<[b] -> (b, 1)>}) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int-1, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,3],f32>
  return %1 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.permute$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.permute$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %0 = torch.prim.ListConstruct %int2, %int0, %int-2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %1 : !torch.vtensor<[4,2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.permute$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<4x?x3xf32, #max.dims<[b] -> (4, b, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [2, 0, 1] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<4x?x3xf32, #max.dims<[b] -> (4, b, 3)>>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.permute$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[4,?,3],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %0 = torch.prim.ListConstruct %int2, %int0, %int-2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?,3],f32>
  return %1 : !torch.vtensor<[4,?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.transpose.int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.transpose.int$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,3,2],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.transpose.int %arg0, %int0, %int-1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,3,2],f32>
  return %0 : !torch.vtensor<[4,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.transpose.int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<4x3x?xf32, #max.dims<[b] -> (4, 3, b)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [2, 1, 0] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<4x3x?xf32, #max.dims<[b] -> (4, 3, b)>>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.transpose.int$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[4,3,?],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.transpose.int %arg0, %int0, %int-1 : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4,3,?],f32>
  return %0 : !torch.vtensor<[4,3,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.transpose.int$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.transpose.int$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.transpose.int %arg0, %int0, %int-1 : !torch.vtensor<[],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.t$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.t$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.aten.t %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.t$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3x?xf32, #max.dims<[b] -> (3, b)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 0] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3x?xf32, #max.dims<[b] -> (3, b)>>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @torch.aten.t$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[3,?],f32> {
  %0 = torch.aten.t %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.t$static$rank_1(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.t$static$rank_1(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.t %arg0 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.t$dynamic$rank_1(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.t$dynamic$rank_1(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.t %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 2)> to <(2, 7)> step [1, 2] : (tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$static(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int7 = torch.constant.int 7
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int2, %int7, %int2 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 2)> to <[b] -> (b, 7)> step [1, 2] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,3],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int7 = torch.constant.int 7
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int2, %int7, %int2 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$static$from_the_end(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 5)> to <(2, 8)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$static$from_the_end(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %int-3 = torch.constant.int -3
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int-1, %int-3, %int9223372036854775807, %int1 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$from_the_end(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 5)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$from_the_end(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %int-3 = torch.constant.int -3
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int-1, %int-3, %int9223372036854775807, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$static$everything(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(2, 8)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$static$everything(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,8],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %none, %none, %int1 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[2,8],f32>
  return %0 : !torch.vtensor<[2,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$everything(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$everything(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %none, %none, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b + -1, 8)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(1, 0)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b + -1, 8)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$of_dynamic_axis(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$all_but_last(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b + -1, 8)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b + -1, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b + -1, 8)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$all_but_last(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int-1, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$last_of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<1x8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <[b] -> (b + -1, 0)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<1x8xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$last_of_dynamic_axis(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[1,8],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-1, %int9223372036854775807, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[1,8],f32>
  return %0 : !torch.vtensor<[1,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$none_of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<0x8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(0, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<0x8xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$none_of_dynamic_axis(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[0,8],f32> {
  %int0 = torch.constant.int 0
  %int5 = torch.constant.int 5
  %int1 = torch.constant.int 1
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int5, %int9223372036854775807, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[0,8],f32>
  return %0 : !torch.vtensor<[0,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$from_before_the_start(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<4x8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(4, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<4x8xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$from_before_the_start(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[4,8],f32> {
  %int0 = torch.constant.int 0
  %int-9 = torch.constant.int -9
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-9, %int4, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,8],f32>
  return %0 : !torch.vtensor<[4,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$past_the_start(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$past_the_start(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int-9 = torch.constant.int -9
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-9, %none, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$static_part_of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<2x8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(2, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<2x8xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$static_part_of_dynamic_axis(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[2,8],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int2, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,8],f32>
  return %0 : !torch.vtensor<[2,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$every_second_of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 8)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 8)> step [2, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x8xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 8)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$every_second_of_dynamic_axis(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,8],f32> {
  %int0 = torch.constant.int 0
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int2 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>
  return %0 : !torch.vtensor<[?,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$static$empty(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<2x0xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 6)> to <(2, 6)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x0xf32>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$static$empty(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,0],f32> {
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int6, %int2, %int1 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,0],f32>
  return %0 : !torch.vtensor<[2,0],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.slice.Tensor$dynamic$empty(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x0xf32, #max.dims<[b] -> (b, 0)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 6)> to <[b] -> (b, 6)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x0xf32, #max.dims<[b] -> (b, 0)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @torch.aten.slice.Tensor$dynamic$empty(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[?,0],f32> {
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int6, %int2, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,0],f32>
  return %0 : !torch.vtensor<[?,0],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.select.int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(1, 0)> to <(2, 8)> step [1, 1] : (tensor<2x8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<1x8xf32>) -> tensor<8xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.select.int$static(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[8],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.select.int %arg0, %int0, %int-1 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.select.int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<8xf32>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <[b] -> (b + -1, 0)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<1x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<1x8xf32>) -> tensor<8xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.select.int$dynamic(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> !torch.vtensor<[8],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.select.int %arg0, %int0, %int-1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x2xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG1]] {axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x2xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.cat %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,5],f32>
  return %1 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG1]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> !torch.vtensor<[?,5],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.cat %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,5],f32>
  return %1 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$static$of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG1]] {axis = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$static$of_dynamic_axis(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4,3],f32>
  return %1 : !torch.vtensor<[4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$dynamic$of_dynamic_axis(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG1]] {axis = 0 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$dynamic$of_dynamic_axis(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %1 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$static$empty_and_promoted(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<0xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x6xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[CAST]] {axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$static$empty_and_promoted(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[0],f32>, %arg2: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[2,3],si64>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$dynamic$empty_and_promoted(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<0xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[CAST]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$dynamic$empty_and_promoted(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[0],f32>, %arg2: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,3],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[?,3],si64>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,6],f32>
  return %1 : !torch.vtensor<[?,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.stack$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[RESHAPE]], %[[RESHAPE_1]] {axis = 2 : i64} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.stack$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.stack %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3,2],f32>
  return %1 : !torch.vtensor<[2,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.stack$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x2xf32, #max.dims<[b] -> (b, 3, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[RESHAPE]], %[[RESHAPE_1]] {axis = 2 : i64} : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3x2xf32, #max.dims<[b] -> (b, 3, 2)>>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.stack$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3,2],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.stack %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,3,2],f32>
  return %1 : !torch.vtensor<[?,3,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.split.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(2, 3)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 3)> to <(2, 6)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[SLICE_2:.*]] = max.slice %[[ARG0]] from <(0, 6)> to <(2, 8)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]], %[[SLICE_2]]
func.func @torch.aten.split.Tensor$static(%arg0: !torch.vtensor<[2,8],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>) {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.split.Tensor %arg0, %int3, %int1 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1:3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.split.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 3)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 3)> to <[b] -> (b, 6)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SLICE_2:.*]] = max.slice %[[ARG0]] from <(0, 6)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]], %[[SLICE_2]]
func.func @torch.aten.split.Tensor$dynamic(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>) {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.split.Tensor %arg0, %int3, %int1 : !torch.vtensor<[?,8],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1:3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.split_with_sizes$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x8xf32>) -> (tensor<2x1xf32>, tensor<2x7xf32>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(2, 1)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 1)> to <(2, 8)> step [1, 1] : (tensor<2x8xf32>) -> tensor<2x7xf32>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]]
func.func @torch.aten.split_with_sizes$static(%arg0: !torch.vtensor<[2,8],f32>) -> (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,7],f32>) {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int1, %int7 : (!torch.int, !torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.split_with_sizes %arg0, %0, %int-1 : !torch.vtensor<[2,8],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2:2 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,7],f32>
  return %2#0, %2#1 : !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.split_with_sizes$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 1)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 1)> to <[b] -> (b, 8)> step [1, 1] : (tensor<?x8xf32, #max.dims<[b] -> (b, 8)>>) -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]]
func.func @torch.aten.split_with_sizes$dynamic(%arg0: !torch.vtensor<[?,8],f32> {max.sizes = #max.dims<[b] -> (b, 8)>}) -> (!torch.vtensor<[?,1],f32>, !torch.vtensor<[?,7],f32>) {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int1, %int7 : (!torch.int, !torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.split_with_sizes %arg0, %0, %int-1 : !torch.vtensor<[?,8],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2:2 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,7],f32>
  return %2#0, %2#1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unbind.int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(2, 1)> step [1, 1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 1)> to <(2, 2)> step [1, 1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SLICE_1]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.unbind.int$static(%arg0: !torch.vtensor<[2,2],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unbind.int %arg0, %int1 : !torch.vtensor<[2,2],f32>, !torch.int -> !torch.list<vtensor>
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  return %1#0, %1#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.unbind.int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xf32, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 1)> step [1, 1] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(0, 1)> to <[b] -> (b, 2)> step [1, 1] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SLICE_1]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.unbind.int$dynamic(%arg0: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unbind.int %arg0, %int1 : !torch.vtensor<[?,2],f32>, !torch.int -> !torch.list<vtensor>
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  return %1#0, %1#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.copy$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<3xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CAST]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.copy$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[2,3],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.copy$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.copy$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,1],f32> {max.sizes = #max.dims<[b] -> (b, 1)>}) -> !torch.vtensor<[?,3],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,1],f32>, !torch.bool -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view.dtype$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x6xsi16>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[BITCAST:.*]] = max.custom "views.bitcast"(%[[RESHAPE]]) : (tensor<6xf32>) -> tensor<12xsi16>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BITCAST]] : (tensor<12xsi16>) -> tensor<2x6xsi16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<si16>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<2x6xsi16>, tensor<si16>) -> tensor<2x6xsi16>
// CHECK-NEXT:      return %[[MUL]]
func.func @torch.aten.view.dtype$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,6],si16> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.view.dtype %arg0, %int2 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,6],si16>
  %int1 = torch.constant.int 1
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[2,6],si16>, !torch.int -> !torch.vtensor<[2,6],si16>
  return %1 : !torch.vtensor<[2,6],si16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view.dtype$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x2xf64, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[BITCAST:.*]] = max.custom "views.bitcast"(%[[RESHAPE]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?xf64, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[BITCAST]] : (tensor<?xf64, #max.dims<[b] -> (b * 2)>>) -> tensor<?x2xf64, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<?x2xf64, #max.dims<[b] -> (b, 2)>>, tensor<f64>) -> tensor<?x2xf64, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[MUL]]
func.func @torch.aten.view.dtype$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,2],f64> {
  %int7 = torch.constant.int 7
  %0 = torch.aten.view.dtype %arg0, %int7 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,2],f64>
  %int1 = torch.constant.int 1
  %1 = torch.aten.mul.Scalar %0, %int1 : !torch.vtensor<[?,2],f64>, !torch.int -> !torch.vtensor<[?,2],f64>
  return %1 : !torch.vtensor<[?,2],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.tril_indices$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<9xsi64>) -> tensor<2x9xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[TRIANGLE_INDICES:.*]] = max.custom "views.triangle_indices"(%[[CONSTANT]]) : (tensor<4xsi64>) -> tensor<2x9xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRIANGLE_INDICES]], %[[ARG0]] : (tensor<2x9xsi64>, tensor<9xsi64>) -> tensor<2x9xsi64>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.tril_indices$static(%arg0: !torch.vtensor<[9],si64>) -> !torch.vtensor<[2,9],si64> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.tril_indices %int3, %int4, %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,9],si64>
  %1 = torch.aten.add.Tensor %0, %arg0, %int1 : !torch.vtensor<[2,9],si64>, !torch.vtensor<[9],si64>, !torch.int -> !torch.vtensor<[2,9],si64>
  return %1 : !torch.vtensor<[2,9],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.triu_indices$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<11xsi32>) -> tensor<2x11xsi32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, -1, 0]> : tensor<4xsi64>
// CHECK-NEXT:      %[[TRIANGLE_INDICES:.*]] = max.custom "views.triangle_indices"(%[[CONSTANT]]) : (tensor<4xsi64>) -> tensor<2x11xsi32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRIANGLE_INDICES]], %[[ARG0]] : (tensor<2x11xsi32>, tensor<11xsi32>) -> tensor<2x11xsi32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.triu_indices$static(%arg0: !torch.vtensor<[11],si32>) -> !torch.vtensor<[2,11],si32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.triu_indices %int3, %int4, %int-1, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,11],si32>
  %int1 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %0, %arg0, %int1 : !torch.vtensor<[2,11],si32>, !torch.vtensor<[11],si32>, !torch.int -> !torch.vtensor<[2,11],si32>
  return %1 : !torch.vtensor<[2,11],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.tril_indices$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x2x9xsi64, #max.dims<[b] -> (b, 2, 9)>>) -> tensor<?x2x9xsi64, #max.dims<[b] -> (b, 2, 9)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, 1, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[TRIANGLE_INDICES:.*]] = max.custom "views.triangle_indices"(%[[CONSTANT]]) : (tensor<4xsi64>) -> tensor<2x9xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRIANGLE_INDICES]], %[[ARG0]] : (tensor<2x9xsi64>, tensor<?x2x9xsi64, #max.dims<[b] -> (b, 2, 9)>>) -> tensor<?x2x9xsi64, #max.dims<[b] -> (b, 2, 9)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.tril_indices$dynamic(%arg0: !torch.vtensor<[?,2,9],si64> {max.sizes = #max.dims<[b] -> (b, 2, 9)>}) -> !torch.vtensor<[?,2,9],si64> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.tril_indices %int3, %int4, %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,9],si64>
  %1 = torch.aten.add.Tensor %0, %arg0, %int1 : !torch.vtensor<[2,9],si64>, !torch.vtensor<[?,2,9],si64>, !torch.int -> !torch.vtensor<[?,2,9],si64>
  return %1 : !torch.vtensor<[?,2,9],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.triu_indices$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x2x11xsi64, #max.dims<[b] -> (b, 2, 11)>>) -> tensor<?x2x11xsi64, #max.dims<[b] -> (b, 2, 11)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[3, 4, -1, 0]> : tensor<4xsi64>
// CHECK-NEXT:      %[[TRIANGLE_INDICES:.*]] = max.custom "views.triangle_indices"(%[[CONSTANT]]) : (tensor<4xsi64>) -> tensor<2x11xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRIANGLE_INDICES]], %[[ARG0]] : (tensor<2x11xsi64>, tensor<?x2x11xsi64, #max.dims<[b] -> (b, 2, 11)>>) -> tensor<?x2x11xsi64, #max.dims<[b] -> (b, 2, 11)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.triu_indices$dynamic(%arg0: !torch.vtensor<[?,2,11],si64> {max.sizes = #max.dims<[b] -> (b, 2, 11)>}) -> !torch.vtensor<[?,2,11],si64> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.triu_indices %int3, %int4, %int-1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,11],si64>
  %int1 = torch.constant.int 1
  %1 = torch.aten.add.Tensor %0, %arg0, %int1 : !torch.vtensor<[2,11],si64>, !torch.vtensor<[?,2,11],si64>, !torch.int -> !torch.vtensor<[?,2,11],si64>
  return %1 : !torch.vtensor<[?,2,11],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.repeat_interleave.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[REPEAT_INDICES:.*]] = max.custom "views.repeat_indices"(%[[ARG0]]) : (tensor<3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      return %[[REPEAT_INDICES]]
func.func @torch.aten.repeat_interleave.Tensor$static(%arg0: !torch.vtensor<[3],si64>) -> !torch.vtensor<[6],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.repeat_interleave.Tensor %arg0, %int6 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.repeat_interleave.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b + 1)>>
// CHECK-NEXT:      %[[REPEAT_INDICES:.*]] = max.custom "views.repeat_indices"(%[[ARG0]]) : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b + 1)>>
// CHECK-NEXT:      return %[[REPEAT_INDICES]]
func.func @torch.aten.repeat_interleave.Tensor$dynamic(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.int %arg0, %int1 : !torch.int, !torch.int -> !torch.int
  %1 = torch.aten.repeat_interleave.Tensor %arg1, %0 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$static$of_nothing(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<0xf32>, %[[ARG1:[a-z0-9]+]]: tensor<0xf32>) -> tensor<0xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG1]] {axis = 0 : i64} : (tensor<0xf32>) -> tensor<0xf32>
// CHECK-NEXT:      return %[[CONCAT]]
func.func @torch.aten.cat$static$of_nothing(%arg0: !torch.vtensor<[0],f32>, %arg1: !torch.vtensor<[0],f32>) -> !torch.vtensor<[0],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[0],f32>
  return %1 : !torch.vtensor<[0],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cat$dynamic$sizes_to_be_checked(
// CHECK:           %[[SECOND:.*]] = max.rebind %arg1 : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[a] -> (a, 3)>>
// CHECK-NEXT:      max.concat %arg0, %[[SECOND]]
func.func @torch.aten.cat$dynamic$sizes_to_be_checked(%arg0: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[a] -> (a, 2)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,3],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,5],f32>
  return %1 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$dynamic$size_to_be_checked(
// CHECK:           %[[FLAT:.*]] = max.reshape %arg0 : (tensor<?x6xf32, #max.dims<[a] -> (a, 6)>>) -> tensor<?xf32, #max.dims<[a] -> (a * 6)>>
// CHECK-NEXT:      %[[BOUND:.*]] = max.rebind %[[FLAT]] : (tensor<?xf32, #max.dims<[a] -> (a * 6)>>) -> tensor<24xf32>
// CHECK-NEXT:      max.reshape %[[BOUND]] : (tensor<24xf32>) -> tensor<4x2x3xf32>
func.func @torch.aten.view$dynamic$size_to_be_checked(%arg0: !torch.vtensor<[?,6],f32> {max.sizes = #max.dims<[a] -> (a, 6)>}) -> !torch.vtensor<[4,2,3],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int4, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %1 : !torch.vtensor<[4,2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.expand$dynamic$size_to_be_checked(
// CHECK:           %[[BOUND:.*]] = max.rebind %arg0 : (tensor<?x1xf32, #max.dims<[a] -> (a, 1)>>) -> tensor<4x1xf32>
// CHECK-NEXT:      max.broadcast_to %[[BOUND]] : (tensor<4x1xf32>) -> tensor<4x3xf32>
func.func @torch.aten.expand$dynamic$size_to_be_checked(%arg0: !torch.vtensor<[?,1],f32> {max.sizes = #max.dims<[a] -> (a, 1)>}) -> !torch.vtensor<[4,3],f32> {
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %0 = torch.prim.ListConstruct %int4, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?,1],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4,3],f32>
  return %1 : !torch.vtensor<[4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.view$dynamic$inferred_size_to_be_checked(
// CHECK:           %[[FLAT:.*]] = max.reshape %arg0 : {{.*}} -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[BOUND:.*]] = max.rebind %[[FLAT]] : {{.*}} -> tensor<?xf32, #max.dims<[b] -> (((b * 3) floordiv 2) * 2)>>
// CHECK-NEXT:      max.reshape %[[BOUND]] : {{.*}} -> tensor<?x2xf32, #max.dims<[b] -> ((b * 3) floordiv 2, 2)>>
func.func @torch.aten.view$dynamic$inferred_size_to_be_checked(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,2],f32> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int-1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,3],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
  return %1 : !torch.vtensor<[?,2],f32>
}

// -----

// How long the result is, the graph finds out.
// CHECK-LABEL: func.func @torch.aten.repeat_interleave.Tensor$data_dependent(
// CHECK-SAME:      %[[REPEATS:[a-z0-9]+]]: tensor<3xsi32>) -> tensor<?xsi32, #max.dims<[n0] -> (n0)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[REPEATS]] : (tensor<3xsi32>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[SUM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<3xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[TOTAL:.*]] = max.reshape %[[SUM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      max.iota %[[TOTAL]] : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
// CHECK-NEXT:      %[[INDICES:.*]] = max.custom "views.repeat_indices"(%[[REPEATS]]) : (tensor<3xsi32>) -> tensor<?xsi32, #max.dims<[n0] -> (n0)>>
// CHECK-NEXT:      return %[[INDICES]]
func.func @torch.aten.repeat_interleave.Tensor$data_dependent(%arg0: !torch.vtensor<[3],si32>) -> !torch.vtensor<[?],si32> {
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.Tensor %arg0, %none : !torch.vtensor<[3],si32>, !torch.none -> !torch.vtensor<[?],si32>
  return %0 : !torch.vtensor<[?],si32>
}

// -----

// torch knows the quotient; the engine makes sure of it.
// CHECK-LABEL: func.func @torch.aten.view$size_known_to_torch(
// CHECK:           %[[VIEW:.*]] = max.reshape %{{.*}} -> tensor<?x?xf32, #max.dims<[m, n] -> (m floordiv n, n)>>
// CHECK-NEXT:      %[[REBIND:.*]] = max.rebind %[[VIEW]] : (tensor<?x?xf32, #max.dims<[m, n] -> (m floordiv n, n)>>) -> tensor<4x?xf32, #max.dims<[n] -> (4, n)>>
// CHECK-NEXT:      return %[[REBIND]]
func.func @torch.aten.view$size_known_to_torch(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[m] -> (m)>}, %arg1: !torch.int {max.sizes = #max.dims<[n] -> (n)>}, %arg2: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[4,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
  return %1 : !torch.vtensor<[4,?],f32>
}

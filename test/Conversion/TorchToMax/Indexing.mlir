// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.embedding$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[ARG0]], %[[ARG1]] {axis = 0 : i64} : (tensor<10x4xf32>, tensor<2x3xsi64>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.embedding$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,4],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

// -----

// The engine has no gather by an index of rank 0.
// CHECK-LABEL: func.func @torch.aten.embedding$one(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<si64>) -> tensor<4xf32>
// CHECK-NEXT:      %[[INDEX:.*]] = max.reshape %[[ARG1]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[ARG0]], %[[INDEX]] {axis = 0 : i64} : (tensor<10x4xf32>, tensor<1xsi64>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[ROW:.*]] = max.reshape %[[GATHER]] : (tensor<1x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[ROW]]
func.func @torch.aten.embedding$one(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[4],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[ARG0]], %[[ARG1]] {axis = 0 : i64} : (tensor<10x4xf32>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.embedding$dynamic(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3,4],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
  return %0 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_select$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[ARG0]], %[[ARG1]] {axis = 1 : i64} : (tensor<2x5xf32>, tensor<3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.index_select$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.index_select %arg0, %int-1, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_select$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[ARG0]], %[[ARG1]] {axis = 1 : i64} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<3xsi64>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.index_select$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.index_select %arg0, %int-1, %arg1 : !torch.vtensor<[?,5],f32>, !torch.int, !torch.vtensor<[3],si64> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gather$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x1xsi64>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG1]], %[[CONSTANT]] : (tensor<2x1xsi64>, tensor<si64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT_1]], %[[CONSTANT_2]], %[[CONSTANT_3]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[RANGE]] : (tensor<2xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[RESHAPE]], %[[CONSTANT_4]] : (tensor<2x1xsi64>, tensor<si64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[MUL_1]] : (tensor<2x1xsi64>, tensor<2x1xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<10xf32>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[RESHAPE_1]], %[[ADD]] {axis = 0 : i64} : (tensor<10xf32>, tensor<2x1xsi64>) -> tensor<2x1xf32>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.gather$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,1],si64>) -> !torch.vtensor<[2,1],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[2,1],si64>, !torch.bool -> !torch.vtensor<[2,1],f32>
  return %0 : !torch.vtensor<[2,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gather$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG1]], %[[CONSTANT]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>, tensor<si64>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT_1]], %[[RESHAPE]], %[[CONSTANT_2]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RANGE]] : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[RESHAPE_1]], %[[CONSTANT_3]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>, tensor<si64>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[MUL_1]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>, tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 5)>>
// CHECK-NEXT:      %[[GATHER:.*]] = max.gather %[[RESHAPE_2]], %[[ADD]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 5)>>, tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[GATHER]]
func.func @torch.aten.gather$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?,1],si64> {max.sizes = #max.dims<[b] -> (b, 1)>}) -> !torch.vtensor<[?,1],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[?,5],f32>, !torch.int, !torch.vtensor<[?,1],si64>, !torch.bool -> !torch.vtensor<[?,1],f32>
  return %0 : !torch.vtensor<[?,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gather$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.gather$static$rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int0, %arg1, %false : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[],si64>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG1]] : (tensor<si64>, tensor<2x3xsi64>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<10> : tensor<si64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[ARG1]], %[[CONSTANT_1]] : (tensor<2x3xsi64>, tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[ADD]], %[[ARG1]] : (tensor<2x3xi1>, tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SELECT]] : (tensor<2x3xsi64>) -> tensor<2x3x1xsi64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG2]] : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[SCATTER_ND_ADD:.*]] = max.scatter_nd_add %[[ARG0]], %[[BROADCAST_TO]], %[[RESHAPE]] : (tensor<10x4xf32>, tensor<2x3x4xf32>, tensor<2x3x1xsi64>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[SCATTER_ND_ADD]]
func.func @torch.aten.index_put$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[2,3],si64>, %arg2: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2,3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG1]] : (tensor<si64>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<10> : tensor<si64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[ARG1]], %[[CONSTANT_1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[ADD]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SELECT]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG2]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[SCATTER_ND_ADD:.*]] = max.scatter_nd_add %[[ARG0]], %[[BROADCAST_TO]], %[[RESHAPE]] : (tensor<10x4xf32>, tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>, tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[SCATTER_ND_ADD]]
func.func @torch.aten.index_put$dynamic(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?,3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?,3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

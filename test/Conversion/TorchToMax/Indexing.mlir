// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.embedding$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[6, 4, 10, 4, 6, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[C]], %[[C2]]) : (tensor<40xf32>, tensor<6xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<24xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.embedding$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding$one(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<si64>) -> tensor<4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 4, 10, 4, 1, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[C]], %[[C2]]) : (tensor<40xf32>, tensor<1xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<1x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.embedding$one(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 10, 4, b * 3, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[SIZES]], %[[C]]) : (tensor<40xf32>, tensor<?xsi64, #max.dims<[b] -> (b * 3)>>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b * 3, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b * 3, 4)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.embedding$dynamic(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3,4],f32>
  return %0 : !torch.vtensor<[?,3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding$i32(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<3xsi32>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[CAST]], %[[C]], %[[C2]]) : (tensor<40xf32>, tensor<3xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<12xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.embedding$i32(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si32>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[3],si32>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

// -----

// Axes before the indexed one, and after it, are walked as one each.
// CHECK-LABEL: func.func @torch.aten.index_select$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x5x6x7xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xsi64>) -> tensor<2x3x4x6x7xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x5x6x7xf32>) -> tensor<1260xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[6, 4, 42, 6, 5, 42, 1, 4, 1]> : tensor<9xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 0, 0, 3, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<1260xf32>, tensor<4xsi64>, tensor<9xsi64>, tensor<5xsi64>) -> tensor<1008xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<1008xf32>) -> tensor<2x3x4x6x7xf32>
// CHECK-NEXT:      return %[[FLAT2]]
func.func @torch.aten.index_select$static(%arg0: !torch.vtensor<[2,3,5,6,7],f32>, %arg1: !torch.vtensor<[4],si64>) -> !torch.vtensor<[2,3,4,6,7],f32> {
  %c0 = torch.constant.int 2
  %0 = torch.aten.index_select %arg0, %c0, %arg1 : !torch.vtensor<[2,3,5,6,7],f32>, !torch.int, !torch.vtensor<[4],si64> -> !torch.vtensor<[2,3,4,6,7],f32>
  return %0 : !torch.vtensor<[2,3,4,6,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_select$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?x?xf32, #max.dims<[b, n] -> (b, n)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 5)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b, n] -> (b, n, b, 5, 1, n)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 0, 0, 3, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 5)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b, n] -> (b * n)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b, n] -> (b * n)>>) -> tensor<?x?xf32, #max.dims<[b, n] -> (b, n)>>
// CHECK-NEXT:      return %[[FLAT2]]
func.func @torch.aten.index_select$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[?,?],f32> {
  %c0 = torch.constant.int -1
  %0 = torch.aten.index_select %arg0, %c0, %arg1 : !torch.vtensor<[?,5],f32>, !torch.int, !torch.vtensor<[?],si64> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_select$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<1xsi64>) -> tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<1> : tensor<3xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<1xf32>, tensor<1xsi64>, tensor<3xsi64>, tensor<5xsi64>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.index_select$rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[1],si64>) -> !torch.vtensor<[],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.index_select %arg0, %c0, %arg1 : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[1],si64> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// The axes after the indexed one have the same sizes and are walked as one.
// CHECK-LABEL: func.func @torch.aten.gather$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x3xsi64>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4x3xsi64>) -> tensor<24xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 12, 5, 12, 2, 12]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[C]], %[[C2]]) : (tensor<60xf32>, tensor<24xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<24xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.gather$static(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2,4,3],si64>) -> !torch.vtensor<[2,4,3],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4,3],f32>, !torch.int, !torch.vtensor<[2,4,3],si64>, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %0 : !torch.vtensor<[2,4,3],f32>
}

// -----

// The index is smaller than the data: no two axes can be walked as one.
// CHECK-LABEL: func.func @torch.aten.gather$smaller(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3x6xsi64>) -> tensor<2x3x6xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x6xsi64>) -> tensor<36xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 3, 6, 5, 4, 3, 2, 3, 6]> : tensor<9xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 0, 2, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[C]], %[[C2]]) : (tensor<60xf32>, tensor<36xsi64>, tensor<9xsi64>, tensor<5xsi64>) -> tensor<36xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<36xf32>) -> tensor<2x3x6xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<2x3x6xf32>) -> tensor<2x3x6xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.gather$smaller(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2,3,6],si64>) -> !torch.vtensor<[2,3,6],f32> {
  %c0 = torch.constant.int 2
  %c1 = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4,3],f32>, !torch.int, !torch.vtensor<[2,3,6],si64>, !torch.bool -> !torch.vtensor<[2,3,6],f32>
  return %0 : !torch.vtensor<[2,3,6],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gather$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x2xsi64, #max.dims<[b] -> (b, 4, 2)>>) -> tensor<?x4x2xf32, #max.dims<[b] -> (b, 4, 2)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<?x4x2xsi64, #max.dims<[b] -> (b, 4, 2)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 8)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b * 4, 2, b * 4, 3, b * 4, 2)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 0, 2, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<?xsi64, #max.dims<[b] -> (b * 8)>>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 8)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 8)>>) -> tensor<?x4x2xf32, #max.dims<[b] -> (b, 4, 2)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4x2xf32, #max.dims<[b] -> (b, 4, 2)>>) -> tensor<?x4x2xf32, #max.dims<[b] -> (b, 4, 2)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.gather$dynamic(%arg0: !torch.vtensor<[?,4,3],f32> {max.sizes = #max.dims<[b] -> (b, 4, 3)>}, %arg1: !torch.vtensor<[?,4,2],si64> {max.sizes = #max.dims<[b] -> (b, 4, 2)>}) -> !torch.vtensor<[?,4,2],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[?,4,3],f32>, !torch.int, !torch.vtensor<[?,4,2],si64>, !torch.bool -> !torch.vtensor<[?,4,2],f32>
  return %0 : !torch.vtensor<[?,4,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gather$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 1, 3]> : tensor<3xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<1xf32>, tensor<3xsi64>, tensor<3xsi64>, tensor<5xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.gather$rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.take$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[6, 20, 6]> : tensor<3xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 2, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[FLAT2]], %[[C]], %[[C2]]) : (tensor<20xf32>, tensor<6xsi64>, tensor<3xsi64>, tensor<5xsi64>) -> tensor<6xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.take$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.take %arg0, %arg1 : !torch.vtensor<[5,4],f32>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.take$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (3, b * 4, 3)> : tensor<3xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 2, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<3xsi64>, tensor<3xsi64>, tensor<5xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.take$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.take %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3],si64> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index.Tensor$one(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 12, 5, 12, 2, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<60xf32>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<24xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<24xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.index.Tensor$one(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4,3],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,4,3],f32>
  return %0 : !torch.vtensor<[2,4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index.Tensor$second(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x6xsi64>) -> tensor<5x2x6x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<2x6xsi64>) -> tensor<12xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[5, 12, 3, 5, 4, 3, 1, 12, 1]> : tensor<9xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT2]], %[[FLAT]], %[[C]], %[[C2]]) : (tensor<60xf32>, tensor<12xsi64>, tensor<9xsi64>, tensor<5xsi64>) -> tensor<180xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[GATHER]] : (tensor<180xf32>) -> tensor<5x12x3xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5x12x3xf32>) -> tensor<5x2x6x3xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index.Tensor$second(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2,6],si64>) -> !torch.vtensor<[5,2,6,3],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %c0, %arg1 : (!torch.none, !torch.vtensor<[2,6],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %arg0, %l1 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[5,2,6,3],f32>
  return %0 : !torch.vtensor<[5,2,6,3],f32>
}

// -----

// Each index is checked against its own axis; together they are one index.
// CHECK-LABEL: func.func @torch.aten.index.Tensor$two(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x1xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<6xsi64>) -> tensor<2x6x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<2x1xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[5, 36]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS:.*]] = max.custom "indexing.positions"(%[[FLAT]], %[[C]], %[[C2]]) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[POSITIONS]] : (tensor<2xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[4, 36]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 1, 1, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS2:.*]] = max.custom "indexing.positions"(%[[ARG2]], %[[C3]], %[[C4]]) : (tensor<6xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[POSITIONS2]] : (tensor<6xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<4> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[FLAT2]], %[[C5]] : (tensor<2x1xsi64>, tensor<si64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[FLAT3]] : (tensor<2x1xsi64>, tensor<6xsi64>) -> tensor<2x6xsi64>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[ADD]] : (tensor<2x6xsi64>) -> tensor<12xsi64>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[12, 3, 20, 3, 12, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT5]], %[[FLAT4]], %[[C6]], %[[C7]]) : (tensor<60xf32>, tensor<12xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<36xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[GATHER]] : (tensor<36xf32>) -> tensor<12x3xf32>
// CHECK-NEXT:      %[[FLAT7:.*]] = max.reshape %[[FLAT6]] : (tensor<12x3xf32>) -> tensor<2x6x3xf32>
// CHECK-NEXT:      return %[[FLAT7]]
func.func @torch.aten.index.Tensor$two(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2,1],si64>, %arg2: !torch.vtensor<[6],si64>) -> !torch.vtensor<[2,6,3],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2,1],si64>, !torch.vtensor<[6],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,6,3],f32>
  return %0 : !torch.vtensor<[2,6,3],f32>
}

// -----

// Axes of indices that do not stand side by side come first.
// CHECK-LABEL: func.func @torch.aten.index.Tensor$apart(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[5, 8]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS:.*]] = max.custom "indexing.positions"(%[[ARG1]], %[[C]], %[[C2]]) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[POSITIONS]] : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[3, 8]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 1, 1, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS2:.*]] = max.custom "indexing.positions"(%[[ARG2]], %[[C3]], %[[C4]]) : (tensor<2xsi64>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[POSITIONS2]] : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[FLAT]], %[[C5]] : (tensor<2xsi64>, tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[FLAT2]] : (tensor<2xsi64>, tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 1] : (tensor<5x4x3xf32>) -> tensor<5x3x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<5x3x4xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[2, 4, 15, 4, 2, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT3]], %[[ADD]], %[[C6]], %[[C7]]) : (tensor<60xf32>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[GATHER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.index.Tensor$apart(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %arg1, %c0, %arg2 : (!torch.vtensor<[2],si64>, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %arg0, %l1 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?x3xf32, #max.dims<[n] -> (n, 3)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b, n] -> (b, n * 3)> : tensor<2xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS:.*]] = max.custom "indexing.positions"(%[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[POSITIONS]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[SIZES2:.*]] = max.shape_to_tensor <[n] -> (4, n * 3)> : tensor<2xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 1, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS2:.*]] = max.custom "indexing.positions"(%[[ARG2]], %[[SIZES2]], %[[C2]]) : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[POSITIONS2]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<4> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[FLAT]], %[[C3]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<si64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[FLAT2]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG0]] : (tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SIZES3:.*]] = max.shape_to_tensor <[b, n] -> (n, 3, b * 4, 3, n, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT3]], %[[ADD]], %[[SIZES3]], %[[C4]]) : (tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[n] -> (n * 3)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[n] -> (n * 3)>>) -> tensor<?x3xf32, #max.dims<[n] -> (n, 3)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x3xf32, #max.dims<[n] -> (n, 3)>>) -> tensor<?x3xf32, #max.dims<[n] -> (n, 3)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.index.Tensor$dynamic(%arg0: !torch.vtensor<[?,4,3],f32> {max.sizes = #max.dims<[b] -> (b, 4, 3)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %arg2: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[?,3],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[?,4,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index.Tensor_hacked_twin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<20xf32>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.index.Tensor_hacked_twin$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %0 = torch.aten.index.Tensor_hacked_twin %arg0, %l0 : !torch.vtensor<[5,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index.Tensor_hacked_twin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.index.Tensor_hacked_twin$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %0 = torch.aten.index.Tensor_hacked_twin %arg0, %l0 : !torch.vtensor<[?,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// Indices that torch does not check are checked too.
// CHECK-LABEL: func.func @torch.aten._unsafe_index.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<5x2xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[5, 2, 5, 4, 1, 2]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<20xf32>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<10xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<10xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<5x2xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten._unsafe_index.Tensor$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[5,2],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %c0, %arg1 : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten._unsafe_index.Tensor %arg0, %l1 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[5,2],f32>
  return %0 : !torch.vtensor<[5,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b, 2, b, 4, 1, 2)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<?xf32, #max.dims<[b] -> (b * 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten._unsafe_index.Tensor$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[?,2],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %c0, %arg1 : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %0 = torch.aten._unsafe_index.Tensor %arg0, %l1 : !torch.vtensor<[?,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,2],f32>
  return %0 : !torch.vtensor<[?,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index.Tensor_hacked_twin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 1]> : tensor<6xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[C]], %[[C2]]) : (tensor<20xf32>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten._unsafe_index.Tensor_hacked_twin$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %0 = torch.aten._unsafe_index.Tensor_hacked_twin %arg0, %l0 : !torch.vtensor<[5,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index.Tensor_hacked_twin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 1)> : tensor<6xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT]], %[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<6xsi64>, tensor<5xsi64>) -> tensor<8xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[GATHER]] : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten._unsafe_index.Tensor_hacked_twin$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<vtensor>
  %0 = torch.aten._unsafe_index.Tensor_hacked_twin %arg0, %l0 : !torch.vtensor<[?,4],f32>, !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// Nobody uses the other results: they are for the gradient.
// CHECK-LABEL: func.func @torch.aten._embedding_bag$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<7xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[10, 4]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, -1, 0]> : tensor<3xsi64>
// CHECK-NEXT:      %[[EMBEDDING_BAG:.*]] = max.custom "indexing.embedding_bag"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[FLAT]], %[[C2]], %[[C3]]) with {mode = "mean"} : (tensor<10x4xf32>, tensor<7xsi64>, tensor<3xsi64>, tensor<1xf32>, tensor<2xsi64>, tensor<3xsi64>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[C4]] : (tensor<si64>) -> tensor<7xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO2:.*]] = max.broadcast_to %[[C5]] : (tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO3:.*]] = max.broadcast_to %[[C6]] : (tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      return %[[EMBEDDING_BAG]]
func.func @torch.aten._embedding_bag$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 1
  %c2 = torch.constant.bool false
  %c3 = torch.constant.none
  %c4 = torch.constant.bool false
  %c5 = torch.constant.int -1
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %c3, %c4, %c5 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0#0 : !torch.vtensor<[3,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._embedding_bag$weights(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<7xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<7xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[10, 4]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 2, 1]> : tensor<3xsi64>
// CHECK-NEXT:      %[[EMBEDDING_BAG:.*]] = max.custom "indexing.embedding_bag"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[C]], %[[C2]]) with {mode = "sum"} : (tensor<10x4xf32>, tensor<7xsi64>, tensor<3xsi64>, tensor<7xf32>, tensor<2xsi64>, tensor<3xsi64>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[C3]] : (tensor<si64>) -> tensor<7xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO2:.*]] = max.broadcast_to %[[C4]] : (tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO3:.*]] = max.broadcast_to %[[C5]] : (tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[EMBEDDING_BAG]]
func.func @torch.aten._embedding_bag$weights(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[7],f32>) -> !torch.vtensor<[2,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 0
  %c2 = torch.constant.bool false
  %c3 = torch.constant.bool true
  %c4 = torch.constant.int 2
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %arg3, %c3, %c4 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.vtensor<[7],f32>, !torch.bool, !torch.int -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  return %0#0 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._embedding_bag$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[10, 4]> : tensor<2xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, -1, 0]> : tensor<3xsi64>
// CHECK-NEXT:      %[[EMBEDDING_BAG:.*]] = max.custom "indexing.embedding_bag"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[FLAT]], %[[C2]], %[[C3]]) with {mode = "max"} : (tensor<10x4xf32>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>, tensor<1xf32>, tensor<2xsi64>, tensor<3xsi64>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[C4]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO2:.*]] = max.broadcast_to %[[C5]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO3:.*]] = max.broadcast_to %[[C6]] : (tensor<si64>) -> tensor<1x4xsi64>
// CHECK-NEXT:      return %[[EMBEDDING_BAG]]
func.func @torch.aten._embedding_bag$dynamic(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %arg2: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 2
  %c2 = torch.constant.bool false
  %c3 = torch.constant.none
  %c4 = torch.constant.bool false
  %c5 = torch.constant.int -1
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %c3, %c4, %c5 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.vtensor<[?,4],si64>
  return %0#0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nonzero$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>) -> tensor<?x1xsi64, #max.dims<[n0] -> (n0, 1)>>
// CHECK:           %[[MASK:.*]] = max.not_equal %[[ARG0]]
// CHECK-NEXT:      %[[PLACES:.*]] = max.nonzero %[[MASK]] : (tensor<5xi1>) -> tensor<?x1xsi64, #max.dims<[n0] -> (n0, 1)>>
// CHECK-NEXT:      return %[[PLACES]]
func.func @torch.aten.nonzero$static(%arg0: !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,1],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[5],f32> -> !torch.vtensor<[?,1],si64>
  return %0 : !torch.vtensor<[?,1],si64>
}

// -----

// The name of the count is neither that of a size nor that of another count.

// CHECK-LABEL: func.func @torch.aten.nonzero$dynamic(
// CHECK:           max.nonzero {{.*}} -> tensor<?x2xsi64, #max.dims<[n1] -> (n1, 2)>>
// CHECK:           max.nonzero {{.*}} -> tensor<?x2xsi64, #max.dims<[n2] -> (n2, 2)>>
func.func @torch.aten.nonzero$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[n0] -> (n0, 4)>}, %arg1: !torch.vtensor<[?,4],i1> {max.sizes = #max.dims<[n0] -> (n0, 4)>}) -> (!torch.vtensor<[?,2],si64>, !torch.vtensor<[?,2],si64>) {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,2],si64>
  %1 = torch.aten.nonzero %arg1 : !torch.vtensor<[?,4],i1> -> !torch.vtensor<[?,2],si64>
  return %0, %1 : !torch.vtensor<[?,2],si64>, !torch.vtensor<[?,2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.masked_select$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<3xi1>) -> tensor<?xf32, #max.dims<[n0] -> (n0)>>
// CHECK:           %[[MASK:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xi1>) -> tensor<2x3xi1>
// CHECK:           max.nonzero {{.*}} : (tensor<6xi1>) -> tensor<?x1xsi64, #max.dims<[n0] -> (n0, 1)>>
// CHECK:           max.custom "indexing.gather"{{.*}} -> tensor<?xf32, #max.dims<[n0] -> (n0)>>
func.func @torch.aten.masked_select$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3],i1>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.masked_select$dynamic(
// CHECK:           max.nonzero {{.*}} : (tensor<?xi1, #max.dims<[b] -> (b * 4)>>) -> tensor<?x1xsi64, #max.dims<[n0] -> (n0, 1)>>
// CHECK:           max.custom "indexing.gather"{{.*}} -> tensor<?xf32, #max.dims<[n0] -> (n0)>>
func.func @torch.aten.masked_select$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,4],i1> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],i1> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// A mask of two axes is two indices.

// CHECK-LABEL: func.func @torch.aten.index.Tensor$dynamic$mask(
// CHECK-SAME:      -> tensor<?x4xf32, #max.dims<[n0] -> (n0, 4)>>
// CHECK:           %[[PLACES:.*]] = max.nonzero %arg1 : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x2xsi64, #max.dims<[n0] -> (n0, 2)>>
// CHECK-NEXT:      max.slice %[[PLACES]] from <(0, 0)> to <[n0] -> (n0, 1)>
// CHECK:           max.slice %[[PLACES]] from <(0, 1)> to <[n0] -> (n0, 2)>
// CHECK:           max.custom "indexing.gather"
func.func @torch.aten.index.Tensor$dynamic$mask(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?,3],i1>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,3,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

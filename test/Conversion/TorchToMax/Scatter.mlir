// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.scatter.src$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<20xf32>, tensor<8xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.src$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.scatter.src %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.src$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b, 2, b, 4, b, 2, b, 2)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 0, 1, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xsi64, #max.dims<[b] -> (b * 2)>>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.src$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,2],si64> {max.sizes = #max.dims<[b] -> (b, 2)>}, %arg2: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,2],si64>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.value$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<5x2xsi64>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<5x2xsi64>) -> tensor<10xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[5, 2, 5, 4, 5, 2, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[1, 0, 1, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<20xf32>, tensor<10xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.value$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[5,2],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.float 2.000000e+00
  %0 = torch.aten.scatter.value %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[5,2],si64>, !torch.float -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.value$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b, 2, b, 4, b, 2, 1, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 0, 1, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C2]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xsi64, #max.dims<[b] -> (b * 2)>>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.value$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,2],si64> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 3
  %0 = torch.aten.scatter.value %arg0, %c0, %arg1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,2],si64>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.value$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<1> : tensor<4xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<1xf32>, tensor<1xsi64>, tensor<1xf32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.value$rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 3
  %0 = torch.aten.scatter.value %arg0, %c0, %arg1, %c1 : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.reduce$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "mul"} : (tensor<20xf32>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.reduce$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "multiply"
  %0 = torch.aten.scatter.reduce %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.reduce$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 4, 2, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.reduce$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "add"
  %0 = torch.aten.scatter.reduce %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.value_reduce$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C2]], %[[C3]]) with {op = "mul"} : (tensor<20xf32>, tensor<8xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.value_reduce$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.float 2.000000e+00
  %c2 = torch.constant.str "multiply"
  %0 = torch.aten.scatter.value_reduce %arg0, %c0, %arg1, %c1, %c2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.float, !torch.str -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter.value_reduce$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 4, 1, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C2]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<8xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter.value_reduce$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.float 2.000000e+00
  %c2 = torch.constant.str "add"
  %0 = torch.aten.scatter.value_reduce %arg0, %c0, %arg1, %c1, %c2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.float, !torch.str -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_add$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "add"} : (tensor<20xf32>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter_add$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.scatter_add %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_add$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b, 2, b, 4, b, 2, b, 2)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 0, 1, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xsi64, #max.dims<[b] -> (b * 2)>>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter_add$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,2],si64> {max.sizes = #max.dims<[b] -> (b, 2)>}, %arg2: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 1
  %0 = torch.aten.scatter_add %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?,2],si64>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$amax(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "max"} : (tensor<20xf32>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter_reduce.two$amax(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "amax"
  %c2 = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// Elements that are written start from what the reduction starts from.
// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$amin_of_others(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0x7F800000> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<20xf32>, tensor<8xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT7:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT5]], %[[FLAT6]], %[[FLAT7]], %[[C4]], %[[C5]]) with {op = "min"} : (tensor<20xf32>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT8:.*]] = max.reshape %[[SCATTER2]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT9:.*]] = max.reshape %[[FLAT8]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT9]]
func.func @torch.aten.scatter_reduce.two$amin_of_others(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "amin"
  %c2 = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$prod_of_other_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xi1>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xi1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[C]] : (tensor<i1>) -> tensor<1xi1>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 5, 2, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[ARG0]], %[[ARG1]], %[[FLAT]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<5xi1>, tensor<2xsi64>, tensor<1xi1>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xi1>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[2, 5, 2, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT2]], %[[ARG1]], %[[ARG2]], %[[C4]], %[[C5]]) with {op = "mul"} : (tensor<5xi1>, tensor<2xsi64>, tensor<2xi1>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xi1>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER2]] : (tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.scatter_reduce.two$prod_of_other_bools(%arg0: !torch.vtensor<[5],i1>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],i1>) -> !torch.vtensor<[5],i1> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "prod"
  %c2 = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],i1>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],i1>, !torch.str, !torch.bool -> !torch.vtensor<[5],i1>
  return %0 : !torch.vtensor<[5],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$amax_of_other_bytes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xui8>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xui8>) -> tensor<5xui8>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[C]] : (tensor<ui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 5, 2, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[ARG0]], %[[ARG1]], %[[FLAT]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<5xui8>, tensor<2xsi64>, tensor<1xui8>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xui8>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<5xui8>) -> tensor<5xui8>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[2, 5, 2, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT2]], %[[ARG1]], %[[ARG2]], %[[C4]], %[[C5]]) with {op = "max"} : (tensor<5xui8>, tensor<2xsi64>, tensor<2xui8>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xui8>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER2]] : (tensor<5xui8>) -> tensor<5xui8>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5xui8>) -> tensor<5xui8>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.scatter_reduce.two$amax_of_other_bytes(%arg0: !torch.vtensor<[5],ui8>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],ui8>) -> !torch.vtensor<[5],ui8> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "amax"
  %c2 = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],ui8>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],ui8>, !torch.str, !torch.bool -> !torch.vtensor<[5],ui8>
  return %0 : !torch.vtensor<[5],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$amax_of_other_integers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xsi32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xsi32>) -> tensor<5xsi32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<-2147483648> : tensor<si32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[C]] : (tensor<si32>) -> tensor<1xsi32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 5, 2, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[ARG0]], %[[ARG1]], %[[FLAT]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<5xsi32>, tensor<2xsi64>, tensor<1xsi32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xsi32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<5xsi32>) -> tensor<5xsi32>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[2, 5, 2, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT2]], %[[ARG1]], %[[ARG2]], %[[C4]], %[[C5]]) with {op = "max"} : (tensor<5xsi32>, tensor<2xsi64>, tensor<2xsi32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xsi32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER2]] : (tensor<5xsi32>) -> tensor<5xsi32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5xsi32>) -> tensor<5xsi32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.scatter_reduce.two$amax_of_other_integers(%arg0: !torch.vtensor<[5],si32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si32>) -> !torch.vtensor<[5],si32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "amax"
  %c2 = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],si32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si32>, !torch.str, !torch.bool -> !torch.vtensor<[5],si32>
  return %0 : !torch.vtensor<[5],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$mean(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "add"} : (tensor<20xf32>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[C3]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT7:.*]] = max.reshape %[[C4]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[2, 4, 5, 4, 2, 4, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT5]], %[[FLAT6]], %[[FLAT7]], %[[C5]], %[[C6]]) with {op = "add"} : (tensor<1xf32>, tensor<8xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT8:.*]] = max.reshape %[[SCATTER2]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[C8:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[FLAT8]], %[[C8]] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5x4xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[EQUAL]], %[[C7]], %[[FLAT8]] : (tensor<5x4xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[FLAT4]], %[[SELECT]] : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT9:.*]] = max.reshape %[[DIV]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT9]]
func.func @torch.aten.scatter_reduce.two$mean(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "mean"
  %c2 = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// The quotient of integers is rounded down.
// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$mean_of_integers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xsi64>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 5, 2, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[C]], %[[C2]]) with {op = "add"} : (tensor<5xsi64>, tensor<2xsi64>, tensor<2xsi64>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[SCATTER]] : (tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[C3]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C4]] : (tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[2, 5, 2, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT2]], %[[ARG1]], %[[FLAT3]], %[[C5]], %[[C6]]) with {op = "add"} : (tensor<1xsi64>, tensor<2xsi64>, tensor<1xsi64>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER2]] : (tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[C8:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[FLAT4]], %[[C8]] : (tensor<5xsi64>, tensor<si64>) -> tensor<5xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[EQUAL]], %[[C7]], %[[FLAT4]] : (tensor<5xi1>, tensor<si64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[MOD:.*]] = max.mod %[[FLAT]], %[[SELECT]] : (tensor<5xsi64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[FLAT]], %[[MOD]] : (tensor<5xsi64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[SUB]], %[[SELECT]] : (tensor<5xsi64>, tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[DIV]] : (tensor<5xsi64>) -> tensor<5xsi64>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter_reduce.two$mean_of_integers(%arg0: !torch.vtensor<[5],si64>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[5],si64> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "mean"
  %c2 = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],si64>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>, !torch.str, !torch.bool -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scatter_reduce.two$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<2x4xsi64>) -> tensor<8xsi64>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 4, 2, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 0, 0, 4, 0]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]], %[[SIZES]], %[[C]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<8xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.scatter_reduce.two$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "sum"
  %c2 = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_add$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<5x2x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4x3xf32>) -> tensor<60xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<5x2x3xf32>) -> tensor<30xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[5, 2, 3, 5, 4, 3, 1, 2, 1, 5, 2, 3]> : tensor<12xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[1, 0, 1, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "add"} : (tensor<60xf32>, tensor<2xsi64>, tensor<30xf32>, tensor<12xsi64>, tensor<5xsi64>) -> tensor<60xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<60xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_add$static(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[5,2,3],f32>) -> !torch.vtensor<[5,4,3],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.int 1
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[5,4,3],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[5,2,3],f32>, !torch.int -> !torch.vtensor<[5,4,3],f32>
  return %0 : !torch.vtensor<[5,4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_add$alpha(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<2.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG2]], %[[C]] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 5, 2, 2]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[ARG0]], %[[ARG1]], %[[MUL]], %[[C2]], %[[C3]]) with {op = "add"} : (tensor<5xf32>, tensor<2xsi64>, tensor<2xf32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<5xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[SCATTER]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[FLAT]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      return %[[FLAT2]]
func.func @torch.aten.index_add$alpha(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[5],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.float 2.500000e+00
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[5],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],f32>, !torch.float -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_add$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>) -> tensor<?xf32, #max.dims<[n] -> (n * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b, n] -> (n, 4, b, 4, n, 1, n, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 0, 0, 4, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<?xf32, #max.dims<[n] -> (n * 4)>>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_add$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %arg2: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[n] -> (n, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[?],si64>, !torch.vtensor<[?,4],f32>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_copy$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 1, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 5, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<20xf32>, tensor<2xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_copy$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.index_copy %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_copy$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b, 2, b, 4, 1, 2, b, 2)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[1, 0, 1, 5, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_copy$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[?,2],f32> {max.sizes = #max.dims<[b] -> (b, 2)>}) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 1
  %0 = torch.aten.index_copy %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[?,2],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_fill.int_Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[2, 4, 5, 4, 2, 1, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C2]], %[[C3]]) with {op = "set"} : (tensor<20xf32>, tensor<2xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_fill.int_Scalar$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.float 3.000000e+00
  %0 = torch.aten.index_fill.int_Scalar %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.float -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_fill.int_Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 1, 1, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C2]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_fill.int_Scalar$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 3
  %0 = torch.aten.index_fill.int_Scalar %arg0, %c0, %arg1, %c1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_fill.int_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<f32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[2, 4, 5, 4, 2, 1, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<20xf32>, tensor<2xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_fill.int_Tensor$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.index_fill.int_Tensor %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_fill.int_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<si64>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[CAST]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (2, 4, b, 4, 2, 1, 1, 1)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<2xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_fill.int_Tensor$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.int 0
  %0 = torch.aten.index_fill.int_Tensor %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<40xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_put$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$accumulate(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG2]] : (tensor<4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<2x3x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[6, 4, 10, 4, 6, 1, 6, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT2]], %[[FLAT]], %[[FLAT3]], %[[C]], %[[C2]]) with {op = "add"} : (tensor<40xf32>, tensor<6xsi64>, tensor<24xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.index_put$accumulate(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[2,3],si64>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2,3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// A single value is not repeated in memory.
// CHECK-LABEL: func.func @torch.aten.index_put$one_value(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<1xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 1, 1]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[ARG2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<40xf32>, tensor<3xsi64>, tensor<1xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.index_put$one_value(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[1],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[1],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$apart(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2xsi64>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<5x4x3xf32>
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
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[ARG3]] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[2, 4, 15, 4, 2, 1, 2, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[ADD]], %[[FLAT4]], %[[C6]], %[[C7]]) with {op = "add"} : (tensor<60xf32>, tensor<2xsi64>, tensor<8xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<60xf32>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[SCATTER]] : (tensor<60xf32>) -> tensor<15x4xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[FLAT5]] : (tensor<15x4xf32>) -> tensor<5x3x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE2:.*]] = max.transpose %[[FLAT6]] by [0, 2, 1] : (tensor<5x3x4xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      return %[[TRANSPOSE2]]
func.func @torch.aten.index_put$apart(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>, %arg3: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4,3],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %arg1, %c0, %arg2 : (!torch.vtensor<[2],si64>, !torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %c2 = torch.constant.bool true
  %0 = torch.aten.index_put %arg0, %l1, %arg3, %c2 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,4],f32>, !torch.bool -> !torch.vtensor<[5,4,3],f32>
  return %0 : !torch.vtensor<[5,4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?xf32, #max.dims<[n] -> (n)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b, n] -> (b, n)> : tensor<2xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS:.*]] = max.custom "indexing.positions"(%[[ARG1]], %[[SIZES]], %[[C]]) : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[POSITIONS]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[SIZES2:.*]] = max.shape_to_tensor <[n] -> (4, n)> : tensor<2xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 1, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[POSITIONS2:.*]] = max.custom "indexing.positions"(%[[ARG2]], %[[SIZES2]], %[[C2]]) : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<2xsi64>, tensor<5xsi64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[POSITIONS2]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<4> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[FLAT]], %[[C3]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<si64>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[FLAT2]] : (tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>) -> tensor<?xsi64, #max.dims<[n] -> (n)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES3:.*]] = max.shape_to_tensor <[b, n] -> (n, b * 4, n, n)> : tensor<4xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[ADD]], %[[ARG3]], %[[SIZES3]], %[[C4]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xsi64, #max.dims<[n] -> (n)>>, tensor<?xf32, #max.dims<[n] -> (n)>>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT4]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT5]]
func.func @torch.aten.index_put$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %arg2: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %arg3: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[n] -> (n)>}) -> !torch.vtensor<[?,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  %0 = torch.aten.index_put %arg0, %l0, %arg3, %c1 : !torch.vtensor<[?,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// A mask picks where the value goes.
// CHECK-LABEL: func.func @torch.aten.index_put$mask(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<5x4xi1>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<1x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG2]] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG1]] : (tensor<5x4xi1>) -> tensor<5x4x1xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[FLAT2]], %[[FLAT]], %[[ARG0]] : (tensor<5x4x1xi1>, tensor<1x1x3xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.index_put$mask(%arg0: !torch.vtensor<[5,4,3],f32>, %arg1: !torch.vtensor<[5,4],i1>, %arg2: !torch.vtensor<[1,3],f32>) -> !torch.vtensor<[5,4,3],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5,4],i1>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[5,4,3],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[1,3],f32>, !torch.bool -> !torch.vtensor<[5,4,3],f32>
  return %0 : !torch.vtensor<[5,4,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$mask_of_bytes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xui8>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<f32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG1]], %[[C]] : (tensor<4xui8>, tensor<ui8>) -> tensor<4xi1>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[NOT_EQUAL]] : (tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[FLAT]], %[[ARG2]], %[[ARG0]] : (tensor<4xi1>, tensor<f32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.index_put$mask_of_bytes(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[4],ui8>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %c0, %arg1 : (!torch.none, !torch.vtensor<[4],ui8>) -> !torch.list<optional<vtensor>>
  %c2 = torch.constant.bool false
  %0 = torch.aten.index_put %arg0, %l1, %arg2, %c2 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$mask_accumulate(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xi1, #max.dims<[b] -> (b)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<f32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[ARG0]], %[[ARG2]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<f32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<?xi1, #max.dims<[b] -> (b)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[FLAT]], %[[ADD]], %[[ARG0]] : (tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>, tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.index_put$mask_accumulate(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?],i1> {max.sizes = #max.dims<[b] -> (b)>}, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[?,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],i1>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$mask_accumulate_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xi1>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<5xi1>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<i1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG0]], %[[ARG2]] : (tensor<5xi1>, tensor<i1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[FLAT]], %[[OR]], %[[ARG0]] : (tensor<5xi1>, tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.index_put$mask_accumulate_bools(%arg0: !torch.vtensor<[5],i1>, %arg1: !torch.vtensor<[5],i1>, %arg2: !torch.vtensor<[],i1>) -> !torch.vtensor<[5],i1> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5],i1>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[5],i1>, !torch.list<optional<vtensor>>, !torch.vtensor<[],i1>, !torch.bool -> !torch.vtensor<[5],i1>
  return %0 : !torch.vtensor<[5],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put.hacked_twin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<40xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_put.hacked_twin$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put.hacked_twin %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<vtensor>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put.hacked_twin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (3, 4, b, 4, 3, 1, 3, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.index_put.hacked_twin$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put.hacked_twin %arg0, %l0, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.list<vtensor>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index_put$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<40xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten._unsafe_index_put$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten._unsafe_index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index_put$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (3, 4, b, 4, 3, 1, 3, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten._unsafe_index_put$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten._unsafe_index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index_put.hacked_twin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<10x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<10x4xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<40xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<10x4xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten._unsafe_index_put.hacked_twin$static(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %c1 = torch.constant.bool false
  %0 = torch.aten._unsafe_index_put.hacked_twin %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<vtensor>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._unsafe_index_put.hacked_twin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3x4xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG2]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (3, 4, b, 4, 3, 1, 3, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 0, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[FLAT2]], %[[SIZES]], %[[C]]) with {op = "set"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT3]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten._unsafe_index_put.hacked_twin$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[?,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %c1 = torch.constant.bool false
  %0 = torch.aten._unsafe_index_put.hacked_twin %arg0, %l0, %arg2, %c1 : !torch.vtensor<[?,4],f32>, !torch.list<vtensor>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.put$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[3, 20, 3, 3]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 1, 0, 2, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[ARG2]], %[[C]], %[[C2]]) with {op = "set"} : (tensor<20xf32>, tensor<3xsi64>, tensor<3xf32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<20xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.put$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.bool false
  %0 = torch.aten.put %arg0, %arg1, %arg2, %c0 : !torch.vtensor<[5,4],f32>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.put$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (3, b * 4, 3, 3)> : tensor<4xsi64>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<[0, 1, 0, 2, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT]], %[[ARG1]], %[[ARG2]], %[[SIZES]], %[[C]]) with {op = "add"} : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<3xsi64>, tensor<3xf32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[FLAT2]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT3]]
func.func @torch.aten.put$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,4],f32> {
  %c0 = torch.constant.bool true
  %0 = torch.aten.put %arg0, %arg1, %arg2, %c0 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.masked_scatter$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xi1>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<5x4xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[BROADCAST_TO2:.*]] = max.broadcast_to %[[ARG1]] : (tensor<4xi1>) -> tensor<5x4xi1>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[BROADCAST_TO2]] : (tensor<5x4xi1>) -> tensor<20xi1>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<20xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[MASKED_SCATTER:.*]] = max.custom "indexing.masked_scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]]) : (tensor<20xf32>, tensor<20xi1>, tensor<20xf32>) -> tensor<20xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[MASKED_SCATTER]] : (tensor<20xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.masked_scatter$static(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[4],i1>, %arg2: !torch.vtensor<[20],f32>) -> !torch.vtensor<[5,4],f32> {
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.vtensor<[4],i1>, !torch.vtensor<[20],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.masked_scatter$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG0]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[BROADCAST_TO]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[BROADCAST_TO2:.*]] = max.broadcast_to %[[ARG1]] : (tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[BROADCAST_TO2]] : (tensor<?x4xi1, #max.dims<[b] -> (b, 4)>>) -> tensor<?xi1, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[ARG2]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[MASKED_SCATTER:.*]] = max.custom "indexing.masked_scatter"(%[[FLAT]], %[[FLAT2]], %[[FLAT3]]) : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>, tensor<?xi1, #max.dims<[b] -> (b * 4)>>, tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 4)>>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[MASKED_SCATTER]] : (tensor<?xf32, #max.dims<[b] -> (b * 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[FLAT4]]
func.func @torch.aten.masked_scatter$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,4],i1> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg2: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],i1>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}

// -----

// Zeros are not written down first.
// CHECK-LABEL: func.func @torch.aten.embedding_dense_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<6x1xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT]] : (tensor<6x1xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT2]] : (tensor<6x4xf32>) -> tensor<24xf32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[6, 4, 10, 4, 6, 1, 6, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[FLAT4]], %[[FLAT5]], %[[C2]], %[[C3]]) with {op = "add"} : (tensor<1xf32>, tensor<6xsi64>, tensor<24xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT6]]
func.func @torch.aten.embedding_dense_backward$static(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.int 10
  %c1 = torch.constant.int -1
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding_dense_backward$padding(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<3xsi64>) -> tensor<3x1xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[FLAT]], %[[C2]] : (tensor<3x1xsi64>, tensor<si64>) -> tensor<3x1xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[EQUAL]], %[[C]], %[[FLAT2]] : (tensor<3x1xi1>, tensor<f32>, tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT]] : (tensor<3x1xsi64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[SELECT]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[FLAT4]], %[[FLAT5]], %[[C3]], %[[C4]]) with {op = "add"} : (tensor<1xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT6]]
func.func @torch.aten.embedding_dense_backward$padding(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.int 10
  %c1 = torch.constant.int 2
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding_dense_backward$scaled(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xsi64>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<3xsi64>) -> tensor<3x1xsi64>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT]] : (tensor<3x1xsi64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[C2]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[C3:.*]] = max.constant dense<[3, 10, 3, 1]> : tensor<4xsi64>
// CHECK-NEXT:      %[[C4:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[FLAT4]], %[[FLAT5]], %[[C3]], %[[C4]]) with {op = "add"} : (tensor<1xf32>, tensor<3xsi64>, tensor<1xf32>, tensor<4xsi64>, tensor<5xsi64>) -> tensor<10xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[SCATTER]] : (tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT:      %[[FLAT7:.*]] = max.reshape %[[FLAT]] : (tensor<3x1xsi64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[C5:.*]] = max.constant dense<[3, 10, 3]> : tensor<3xsi64>
// CHECK-NEXT:      %[[C6:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[GATHER:.*]] = max.custom "indexing.gather"(%[[FLAT6]], %[[FLAT7]], %[[C5]], %[[C6]]) : (tensor<10xf32>, tensor<3xsi64>, tensor<3xsi64>, tensor<5xsi64>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT8:.*]] = max.reshape %[[GATHER]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[FLAT9:.*]] = max.reshape %[[FLAT8]] : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[FLAT2]], %[[FLAT9]] : (tensor<3x4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:      %[[FLAT10:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT11:.*]] = max.reshape %[[FLAT]] : (tensor<3x1xsi64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[FLAT12:.*]] = max.reshape %[[DIV]] : (tensor<3x4xf32>) -> tensor<12xf32>
// CHECK-NEXT:      %[[C7:.*]] = max.constant dense<[3, 4, 10, 4, 3, 1, 3, 4]> : tensor<8xsi64>
// CHECK-NEXT:      %[[C8:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER2:.*]] = max.custom "indexing.scatter"(%[[FLAT10]], %[[FLAT11]], %[[FLAT12]], %[[C7]], %[[C8]]) with {op = "add"} : (tensor<1xf32>, tensor<3xsi64>, tensor<12xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT13:.*]] = max.reshape %[[SCATTER2]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT13]]
func.func @torch.aten.embedding_dense_backward$scaled(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.int 10
  %c1 = torch.constant.int -1
  %c2 = torch.constant.bool true
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.embedding_dense_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<10x4xf32>
// CHECK-NEXT:      %[[FLAT:.*]] = max.reshape %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b * 3, 1)>>
// CHECK-NEXT:      %[[FLAT2:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b * 3, 4)>>
// CHECK-NEXT:      %[[C:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[FLAT3:.*]] = max.reshape %[[C]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[FLAT4:.*]] = max.reshape %[[FLAT]] : (tensor<?x1xsi64, #max.dims<[b] -> (b * 3, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[FLAT5:.*]] = max.reshape %[[FLAT2]] : (tensor<?x4xf32, #max.dims<[b] -> (b * 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 12)>>
// CHECK-NEXT:      %[[SIZES:.*]] = max.shape_to_tensor <[b] -> (b * 3, 4, 10, 4, b * 3, 1, b * 3, 4)> : tensor<8xsi64>
// CHECK-NEXT:      %[[C2:.*]] = max.constant dense<[0, 0, 0, 1, 1]> : tensor<5xsi64>
// CHECK-NEXT:      %[[SCATTER:.*]] = max.custom "indexing.scatter"(%[[FLAT3]], %[[FLAT4]], %[[FLAT5]], %[[SIZES]], %[[C2]]) with {op = "add"} : (tensor<1xf32>, tensor<?xsi64, #max.dims<[b] -> (b * 3)>>, tensor<?xf32, #max.dims<[b] -> (b * 12)>>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<40xf32>
// CHECK-NEXT:      %[[FLAT6:.*]] = max.reshape %[[SCATTER]] : (tensor<40xf32>) -> tensor<10x4xf32>
// CHECK-NEXT:      return %[[FLAT6]]
func.func @torch.aten.embedding_dense_backward$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.int 10
  %c1 = torch.constant.int -1
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[?,3],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.index_put$static$mask_and_index(
// CHECK:           %[[PLACES:.*]] = max.nonzero %arg1 : (tensor<5xi1>) -> tensor<?x1xsi64, #max.dims<[n0] -> (n0, 1)>>
// CHECK:           max.rebind {{.*}} : (tensor<?xsi64, #max.dims<[n0] -> (n0)>>) -> tensor<3xsi64>
func.func @torch.aten.index_put$static$mask_and_index(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[5],i1>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[],f32>) -> !torch.vtensor<[5,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[5],i1>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  %0 = torch.aten.index_put %arg0, %l0, %arg3, %c1 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

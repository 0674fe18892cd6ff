// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.mm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.mm$static(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.mm$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bmm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<2x5x4xf32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.bmm$static(%arg0: !torch.vtensor<[2,5,4],f32>, %arg1: !torch.vtensor<[2,4,3],f32>) -> !torch.vtensor<[2,5,3],f32> {
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[2,5,4],f32>, !torch.vtensor<[2,4,3],f32> -> !torch.vtensor<[2,5,3],f32>
  return %0 : !torch.vtensor<[2,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bmm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>, tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.bmm$dynamic(%arg0: !torch.vtensor<[?,5,4],f32> {max.sizes = #max.dims<[b] -> (b, 5, 4)>}, %arg1: !torch.vtensor<[?,4,3],f32> {max.sizes = #max.dims<[b] -> (b, 4, 3)>}) -> !torch.vtensor<[?,5,3],f32> {
  %0 = torch.aten.bmm %arg0, %arg1 : !torch.vtensor<[?,5,4],f32>, !torch.vtensor<[?,4,3],f32> -> !torch.vtensor<[?,5,3],f32>
  return %0 : !torch.vtensor<[?,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x7x5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<2x7x5x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<2x7x5x4xf32>, tensor<4x3xf32>) -> tensor<2x7x5x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.matmul$static(%arg0: !torch.vtensor<[2,7,5,4],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,7,5,3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,7,5,4],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[2,7,5,3],f32>
  return %0 : !torch.vtensor<[2,7,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x7x5x4xf32, #max.dims<[b] -> (b, 7, 5, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<?x7x5x3xf32, #max.dims<[b] -> (b, 7, 5, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<?x7x5x4xf32, #max.dims<[b] -> (b, 7, 5, 4)>>, tensor<4x3xf32>) -> tensor<?x7x5x3xf32, #max.dims<[b] -> (b, 7, 5, 3)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.matmul$dynamic(%arg0: !torch.vtensor<[?,7,5,4],f32> {max.sizes = #max.dims<[b] -> (b, 7, 5, 4)>}, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[?,7,5,3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,7,5,4],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[?,7,5,3],f32>
  return %0 : !torch.vtensor<[?,7,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$static$vector_matrix(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[ARG1]] : (tensor<1x4xf32>, tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.matmul$static$vector_matrix(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[2,4,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[2,4,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$dynamic$vector_matrix(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[ARG1]] : (tensor<1x4xf32>, tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x1x3xf32, #max.dims<[b] -> (b, 1, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<?x1x3xf32, #max.dims<[b] -> (b, 1, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.matmul$dynamic$vector_matrix(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[?,4,3],f32> {max.sizes = #max.dims<[b] -> (b, 4, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[?,4,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$static$matrix_vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[RESHAPE]] : (tensor<2x5x4xf32>, tensor<4x1xf32>) -> tensor<2x5x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<2x5x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.matmul$static$matrix_vector(%arg0: !torch.vtensor<[2,5,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,5,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$dynamic$matrix_vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xf32>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[RESHAPE]] : (tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>, tensor<4x1xf32>) -> tensor<?x5x1xf32, #max.dims<[b] -> (b, 5, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<?x5x1xf32, #max.dims<[b] -> (b, 5, 1)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.matmul$dynamic$matrix_vector(%arg0: !torch.vtensor<[?,5,4],f32> {max.sizes = #max.dims<[b] -> (b, 5, 4)>}, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,5],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,5,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$static$vector_vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[RESHAPE_1]] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MATMUL]] : (tensor<1x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.matmul$static$vector_vector(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.matmul$dynamic$vector_vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[RESHAPE_1]] : (tensor<1x?xf32, #max.dims<[b] -> (1, b)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MATMUL]] : (tensor<1x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.matmul$dynamic$vector_vector(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.dot$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2xf32>) -> tensor<1x2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[RESHAPE_1]] : (tensor<1x2xf32>, tensor<2x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MATMUL]] : (tensor<1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.dot$static(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.dot %arg0, %arg1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.dot$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[RESHAPE_1]] : (tensor<1x?xf32, #max.dims<[b] -> (1, b)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MATMUL]] : (tensor<1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.dot$dynamic(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.dot %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mv$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[RESHAPE]] : (tensor<2x4xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.mv$static(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.mv %arg0, %arg1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mv$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xf32>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[RESHAPE]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<4x1xf32>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.mv$dynamic(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.mv %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.addmm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG0]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.addmm$static(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,4],f32>, %arg2: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.addmm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.addmm$dynamic(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg2: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.addmm$static$scaled(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[CONSTANT_1]] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[MUL_1]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.addmm$static$scaled(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,4],f32>, %arg2: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int2 = torch.constant.int 2
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %float5.000000e-01, %int2 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.addmm$dynamic$scaled(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<4x3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[CONSTANT_1]] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[MUL_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.addmm$dynamic$scaled(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg2: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int2 = torch.constant.int 2
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %float5.000000e-01, %int2 : !torch.vtensor<[3],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.addmm$static$beta_is_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.addmm$static$beta_is_0(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,4],f32>, %arg2: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int0, %int1 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.baddbmm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x5x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<2x5x4xf32>, tensor<2x4x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.250000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[CONSTANT]] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[ARG0]] : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.baddbmm$static(%arg0: !torch.vtensor<[2,5,3],f32>, %arg1: !torch.vtensor<[2,5,4],f32>, %arg2: !torch.vtensor<[2,4,3],f32>) -> !torch.vtensor<[2,5,3],f32> {
  %int1 = torch.constant.int 1
  %float1.250000e-01 = torch.constant.float 1.250000e-01
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %float1.250000e-01 : !torch.vtensor<[2,5,3],f32>, !torch.vtensor<[2,5,4],f32>, !torch.vtensor<[2,4,3],f32>, !torch.int, !torch.float -> !torch.vtensor<[2,5,3],f32>
  return %0 : !torch.vtensor<[2,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.baddbmm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[ARG2]] : (tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>, tensor<?x4x3xf32, #max.dims<[b] -> (b, 4, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.250000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[MATMUL]], %[[CONSTANT]] : (tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>, tensor<f32>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[ARG0]] : (tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>, tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.baddbmm$dynamic(%arg0: !torch.vtensor<[?,5,3],f32> {max.sizes = #max.dims<[b] -> (b, 5, 3)>}, %arg1: !torch.vtensor<[?,5,4],f32> {max.sizes = #max.dims<[b] -> (b, 5, 4)>}, %arg2: !torch.vtensor<[?,4,3],f32> {max.sizes = #max.dims<[b] -> (b, 4, 3)>}) -> !torch.vtensor<[?,5,3],f32> {
  %int1 = torch.constant.int 1
  %float1.250000e-01 = torch.constant.float 1.250000e-01
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %float1.250000e-01 : !torch.vtensor<[?,5,3],f32>, !torch.vtensor<[?,5,4],f32>, !torch.vtensor<[?,4,3],f32>, !torch.int, !torch.float -> !torch.vtensor<[?,5,3],f32>
  return %0 : !torch.vtensor<[?,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.linear$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<2x5x4xf32>, tensor<4x3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG2]] : (tensor<2x5x3xf32>, tensor<3xf32>) -> tensor<2x5x3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.linear$static(%arg0: !torch.vtensor<[2,5,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,5,3],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[2,5,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,5,3],f32>
  return %0 : !torch.vtensor<[2,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.linear$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<?x5x4xf32, #max.dims<[b] -> (b, 5, 4)>>, tensor<4x3xf32>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MATMUL]], %[[ARG2]] : (tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>, tensor<3xf32>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.linear$dynamic(%arg0: !torch.vtensor<[?,5,4],f32> {max.sizes = #max.dims<[b] -> (b, 5, 4)>}, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,5,3],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?,5,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,5,3],f32>
  return %0 : !torch.vtensor<[?,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.linear$static$without_bias(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xbf16>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3x4xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<2x4xbf16>, tensor<4x3xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.linear$static$without_bias(%arg0: !torch.vtensor<[2,4],bf16>, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %none = torch.constant.none
  %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[2,4],bf16>, !torch.vtensor<[3,4],bf16>, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.linear$dynamic$without_bias(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xbf16, #max.dims<[b] -> (b, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3x4xbf16>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<3x4xbf16>) -> tensor<4x3xbf16>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<?x4xbf16, #max.dims<[b] -> (b, 4)>>, tensor<4x3xbf16>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.linear$dynamic$without_bias(%arg0: !torch.vtensor<[?,4],bf16> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[?,3],bf16> {
  %none = torch.constant.none
  %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[?,4],bf16>, !torch.vtensor<[3,4],bf16>, !torch.none -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.linear$static$vector(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3x4xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[TRANSPOSE]] : (tensor<1x4xf32>, tensor<4x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[RESHAPE_1]], %[[ARG2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.linear$static$vector(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mm$static$over_nothing(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x0xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<0x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.mm$static$over_nothing(%arg0: !torch.vtensor<[2,0],f32>, %arg1: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,0],f32>, !torch.vtensor<[0,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mm$dynamic$over_nothing(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x0xsi64, #max.dims<[b] -> (b, 0)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<0x3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[ARG1]] : (tensor<?x0xsi64, #max.dims<[b] -> (b, 0)>>, tensor<0x3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @torch.aten.mm$dynamic$over_nothing(%arg0: !torch.vtensor<[?,0],si64> {max.sizes = #max.dims<[b] -> (b, 0)>}, %arg1: !torch.vtensor<[0,3],si64>) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[?,0],si64>, !torch.vtensor<[0,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mm$dynamic$inner_sizes_to_be_checked(
// CHECK:           %[[RHS:.*]] = max.rebind %arg1 : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[a] -> (a, 5)>>
// CHECK-NEXT:      max.matmul %arg0, %[[RHS]]
func.func @torch.aten.mm$dynamic$inner_sizes_to_be_checked(%arg0: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[a] -> (2, a)>}, %arg1: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[?,5],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mm$dynamic$one_inner_size_to_be_checked(
// CHECK:           %[[LHS:.*]] = max.rebind %arg0 : (tensor<2x?xf32, #max.dims<[a] -> (2, a)>>) -> tensor<2x4xf32>
// CHECK-NEXT:      max.matmul %[[LHS]], %arg1
func.func @torch.aten.mm$dynamic$one_inner_size_to_be_checked(%arg0: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[a] -> (2, a)>}, %arg1: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._weight_int4pack_mm_for_cpu$static(
// CHECK-SAME:      %[[ROWS:[a-z0-9]+]]: tensor<3x64xbf16>, %[[WEIGHTS:[a-z0-9]+]]: tensor<80x32xui8>, %[[SCALES:[a-z0-9]+]]: tensor<2x80x2xbf16>)
// CHECK-NEXT:      %[[PRODUCT:.*]] = max.custom "linear.int4_matmul"(%[[ROWS]], %[[WEIGHTS]], %[[SCALES]]) with {block = 64 : i64, group = 32 : i64, order = "halves"} : (tensor<3x64xbf16>, tensor<80x32xui8>, tensor<2x80x2xbf16>) -> tensor<3x80xbf16>
// CHECK-NEXT:      return %[[PRODUCT]]
func.func @torch.aten._weight_int4pack_mm_for_cpu$static(%rows: !torch.vtensor<[3,64],bf16>, %weights: !torch.vtensor<[80,32],ui8>, %scales: !torch.vtensor<[2,80,2],bf16>) -> !torch.vtensor<[3,80],bf16> {
  %group = torch.constant.int 32
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],bf16>, !torch.vtensor<[80,32],ui8>, !torch.int, !torch.vtensor<[2,80,2],bf16> -> !torch.vtensor<[3,80],bf16>
  return %0 : !torch.vtensor<[3,80],bf16>
}

// -----

// The importer writes an op that torch-mlir does not define. One scale for each
// column: the group is as long as a row.

// CHECK-LABEL: func.func @torch.aten._weight_int4pack_mm_for_cpu$dynamic(
// CHECK-NEXT:      %[[PRODUCT:.*]] = max.custom "linear.int4_matmul"(%arg0, %arg1, %arg2) with {block = 32 : i64, group = 256 : i64, order = "pairs"}
// CHECK-SAME:        -> tensor<?x16xf16, #max.dims<[b] -> (b, 16)>>
// CHECK-NEXT:      return %[[PRODUCT]]
func.func @torch.aten._weight_int4pack_mm_for_cpu$dynamic(%arg0: !torch.vtensor<[?,256],f16> {max.sizes = #max.dims<[b] -> (b, 256)>}, %arg1: !torch.vtensor<[16,128],ui8>, %arg2: !torch.vtensor<[1,16,2],f16>) -> !torch.vtensor<[?,16],f16> {
  %group = torch.constant.int 256
  %0 = torch.operator "torch.aten._weight_int4pack_mm_for_cpu"(%arg0, %arg1, %group, %arg2) {block = 32 : i64, order = "pairs"} : (!torch.vtensor<[?,256],f16>, !torch.vtensor<[16,128],ui8>, !torch.int, !torch.vtensor<[1,16,2],f16>) -> !torch.vtensor<[?,16],f16>
  return %0 : !torch.vtensor<[?,16],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten._weight_int4pack_mm_for_cpu$dynamic$inner_size_to_be_checked(
// CHECK:           %[[ROWS:.*]] = max.rebind %arg0 : (tensor<2x?xf32, #max.dims<[a] -> (2, a)>>) -> tensor<2x64xf32>
// CHECK-NEXT:      max.custom "linear.int4_matmul"(%[[ROWS]], %arg1, %arg2)
func.func @torch.aten._weight_int4pack_mm_for_cpu$dynamic$inner_size_to_be_checked(%arg0: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[a] -> (2, a)>}, %arg1: !torch.vtensor<[16,32],ui8>, %arg2: !torch.vtensor<[1,16,2],f32>) -> !torch.vtensor<[2,16],f32> {
  %group = torch.constant.int 64
  %0 = torch.aten._weight_int4pack_mm_for_cpu %arg0, %arg1, %group, %arg2 {block = 64 : i64, order = "halves"} : !torch.vtensor<[2,?],f32>, !torch.vtensor<[16,32],ui8>, !torch.int, !torch.vtensor<[1,16,2],f32> -> !torch.vtensor<[2,16],f32>
  return %0 : !torch.vtensor<[2,16],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._weight_int8pack_mm$static(
// CHECK-SAME:      %[[ROWS:[a-z0-9]+]]: tensor<3x20xbf16>, %[[WEIGHTS:[a-z0-9]+]]: tensor<7x20xsi8>, %[[SCALES:[a-z0-9]+]]: tensor<7xbf16>)
// CHECK-NEXT:      %[[PRODUCT:.*]] = max.custom "linear.int8_matmul"(%[[ROWS]], %[[WEIGHTS]], %[[SCALES]]) : (tensor<3x20xbf16>, tensor<7x20xsi8>, tensor<7xbf16>) -> tensor<3x7xbf16>
// CHECK-NEXT:      return %[[PRODUCT]]
func.func @torch.aten._weight_int8pack_mm$static(%rows: !torch.vtensor<[3,20],bf16>, %weights: !torch.vtensor<[7,20],si8>, %scales: !torch.vtensor<[7],bf16>) -> !torch.vtensor<[3,7],bf16> {
  %0 = torch.aten._weight_int8pack_mm %rows, %weights, %scales : !torch.vtensor<[3,20],bf16>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7],bf16> -> !torch.vtensor<[3,7],bf16>
  return %0 : !torch.vtensor<[3,7],bf16>
}

// -----

// The importer writes an op that torch-mlir does not define.

// CHECK-LABEL: func.func @torch.aten._weight_int8pack_mm$dynamic(
// CHECK-NEXT:      %[[PRODUCT:.*]] = max.custom "linear.int8_matmul"(%arg0, %arg1, %arg2)
// CHECK-SAME:        -> tensor<?x7xf32, #max.dims<[b] -> (b, 7)>>
// CHECK-NEXT:      return %[[PRODUCT]]
func.func @torch.aten._weight_int8pack_mm$dynamic(%arg0: !torch.vtensor<[?,20],f32> {max.sizes = #max.dims<[b] -> (b, 20)>}, %arg1: !torch.vtensor<[7,20],si8>, %arg2: !torch.vtensor<[7],f32>) -> !torch.vtensor<[?,7],f32> {
  %0 = torch.operator "torch.aten._weight_int8pack_mm"(%arg0, %arg1, %arg2) : (!torch.vtensor<[?,20],f32>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7],f32>) -> !torch.vtensor<[?,7],f32>
  return %0 : !torch.vtensor<[?,7],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._weight_int8pack_mm$dynamic$inner_size_to_be_checked(
// CHECK:           %[[ROWS:.*]] = max.rebind %arg0 : (tensor<2x?xf16, #max.dims<[a] -> (2, a)>>) -> tensor<2x20xf16>
// CHECK-NEXT:      max.custom "linear.int8_matmul"(%[[ROWS]], %arg1, %arg2)
func.func @torch.aten._weight_int8pack_mm$dynamic$inner_size_to_be_checked(%arg0: !torch.vtensor<[2,?],f16> {max.sizes = #max.dims<[a] -> (2, a)>}, %arg1: !torch.vtensor<[7,20],si8>, %arg2: !torch.vtensor<[7],f16>) -> !torch.vtensor<[2,7],f16> {
  %0 = torch.aten._weight_int8pack_mm %arg0, %arg1, %arg2 : !torch.vtensor<[2,?],f16>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7],f16> -> !torch.vtensor<[2,7],f16>
  return %0 : !torch.vtensor<[2,7],f16>
}

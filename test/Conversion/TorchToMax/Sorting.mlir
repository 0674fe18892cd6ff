// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.sort$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<1xsi64>) -> (tensor<2x3x1xf32>, tensor<2x3x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<2x3x1xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %intm1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0:2 = torch.aten.sort %arg0, %intm1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sort$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<1xsi64>) -> (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %intm1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0:2 = torch.aten.sort %arg0, %intm1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sort$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xi1>) -> tensor<1x2x3xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE]] : (tensor<1x2x3xi1>) -> tensor<1x2x3xui8>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[CAST]], %[[CONSTANT]]) : (tensor<1x2x3xui8>, tensor<1xsi64>) -> (tensor<1x2x3xui8>, tensor<1x2x3xsi64>)
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[SORT]]#0, %[[CONSTANT_1]] : (tensor<1x2x3xui8>, tensor<ui8>) -> tensor<1x2x3xi1>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NOT_EQUAL]] : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort$bool$static(%arg0: !torch.vtensor<[2,3],i1>) -> (!torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],si64>) {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0:2 = torch.aten.sort %arg0, %int0, %true : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sort$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xi1, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE]] : (tensor<1x?x3xi1, #max.dims<[b] -> (1, b, 3)>>) -> tensor<1x?x3xui8, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[CAST]], %[[CONSTANT]]) : (tensor<1x?x3xui8, #max.dims<[b] -> (1, b, 3)>>, tensor<1xsi64>) -> (tensor<1x?x3xui8, #max.dims<[b] -> (1, b, 3)>>, tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[SORT]]#0, %[[CONSTANT_1]] : (tensor<1x?x3xui8, #max.dims<[b] -> (1, b, 3)>>, tensor<ui8>) -> tensor<1x?x3xi1, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[NOT_EQUAL]] : (tensor<1x?x3xi1, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>) {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0:2 = torch.aten.sort %arg0, %int0, %true : !torch.vtensor<[?,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sort.stable$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x2x3xf32>, tensor<1xsi64>) -> (tensor<1x2x3xf32>, tensor<1x2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort.stable$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %0:2 = torch.aten.sort.stable %arg0, %true, %int0, %true : !torch.vtensor<[2,3],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sort.stable$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1xsi64>) -> (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.sort.stable$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %0:2 = torch.aten.sort.stable %arg0, %true, %int0, %true : !torch.vtensor<[?,3],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argsort$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<1xsi64>) -> (tensor<2x3x1xf32>, tensor<2x3x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<2x3x1xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argsort$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argsort %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argsort$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<1xsi64>) -> (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argsort$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argsort %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argsort.stable$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<1xsi64>) -> (tensor<2x3x1xf32>, tensor<2x3x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<2x3x1xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argsort.stable$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si64> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %0 = torch.aten.argsort.stable %arg0, %true, %int1, %true : !torch.vtensor<[2,3],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argsort.stable$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<1xsi64>) -> (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argsort.stable$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %0 = torch.aten.argsort.stable %arg0, %true, %int1, %true : !torch.vtensor<[?,3],f32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.msort$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x2x3xf32>, tensor<1xsi64>) -> (tensor<1x2x3xf32>, tensor<1x2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.msort$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.msort %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.msort$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[SORT:.*]]:2 = max.custom "sorting.sort"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1xsi64>) -> (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SORT]]#0 : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SORT]]#1 : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.msort$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.msort %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.topk$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[TOPK:.*]]:2 = max.custom "sorting.topk"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<1xsi64>) -> (tensor<2x2x1xf32>, tensor<2x2x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[TOPK]]#0 : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[TOPK]]#1 : (tensor<2x2x1xsi64>) -> tensor<2x2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.topk$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],si64>) {
  %int2 = torch.constant.int 2
  %intm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0:2 = torch.aten.topk %arg0, %int2, %intm1, %true, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.topk$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>, tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[TOPK:.*]]:2 = max.custom "sorting.topk"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<1xsi64>) -> (tensor<?x2x1xf32, #max.dims<[b] -> (b, 2, 1)>>, tensor<?x2x1xsi64, #max.dims<[b] -> (b, 2, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[TOPK]]#0 : (tensor<?x2x1xf32, #max.dims<[b] -> (b, 2, 1)>>) -> tensor<?x2xf32, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[TOPK]]#1 : (tensor<?x2x1xsi64, #max.dims<[b] -> (b, 2, 1)>>) -> tensor<?x2xsi64, #max.dims<[b] -> (b, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.topk$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>) {
  %int2 = torch.constant.int 2
  %intm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0:2 = torch.aten.topk %arg0, %int2, %intm1, %true, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.kthvalue$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<2xsi64>) -> (tensor<2x1x1xf32>, tensor<2x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<2x1x1xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.kthvalue$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>) {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0:2 = torch.aten.kthvalue %arg0, %int2, %int1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.kthvalue$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[0, 2]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<2xsi64>) -> (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>, tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.kthvalue$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>) {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0:2 = torch.aten.kthvalue %arg0, %int2, %int1, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.median$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<6xf32>) -> tensor<1x6x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<1x6x1xf32>, tensor<2xsi64>) -> (tensor<1x1x1xf32>, tensor<1x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#0 : (tensor<1x1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.median$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.median$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1x?x1xf32, #max.dims<[b] -> (1, b * 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<1x?x1xf32, #max.dims<[b] -> (1, b * 3, 1)>>, tensor<2xsi64>) -> (tensor<1x1x1xf32>, tensor<1x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#0 : (tensor<1x1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.median$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.median.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<2xsi64>) -> (tensor<2x1x1xf32>, tensor<2x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<2x1x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<2x1x1xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.median.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.median.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.median.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<2xsi64>) -> (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>, tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.median.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.median.dim %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %0#0, %0#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nanmedian$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<6xf32>) -> tensor<1x6x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<1x6x1xf32>, tensor<2xsi64>) -> (tensor<1x1x1xf32>, tensor<1x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#0 : (tensor<1x1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.nanmedian$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nanmedian$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1x?x1xf32, #max.dims<[b] -> (1, b * 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE_1]], %[[CONSTANT]]) : (tensor<1x?x1xf32, #max.dims<[b] -> (1, b * 3, 1)>>, tensor<2xsi64>) -> (tensor<1x1x1xf32>, tensor<1x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#0 : (tensor<1x1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.nanmedian$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.nanmedian %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nanmedian.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<2xsi64>) -> (tensor<2x1x1xf32>, tensor<2x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<2x1x1xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<2x1x1xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.nanmedian.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>) {
  %intm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0:2 = torch.aten.nanmedian.dim %arg0, %intm1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nanmedian.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[2, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SELECT:.*]]:2 = max.custom "sorting.select"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<2xsi64>) -> (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>, tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SELECT]]#0 : (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SELECT]]#1 : (tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.nanmedian.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>) {
  %intm1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0:2 = torch.aten.nanmedian.dim %arg0, %intm1, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mode$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[MODE:.*]]:2 = max.custom "sorting.mode"(%[[RESHAPE]]) : (tensor<2x3x1xf32>) -> (tensor<2x1x1xf32>, tensor<2x1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MODE]]#0 : (tensor<2x1x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MODE]]#1 : (tensor<2x1x1xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.mode$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.mode %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mode$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[MODE:.*]]:2 = max.custom "sorting.mode"(%[[RESHAPE]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>, tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MODE]]#0 : (tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MODE]]#1 : (tensor<?x1x1xsi64, #max.dims<[b] -> (b, 1, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.mode$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.mode %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %0#0, %0#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5xf32>, tensor<1x6xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x6xsi64>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x6xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Tensor$static(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si64> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %false, %false, %none, %none : !torch.vtensor<[5],f32>, !torch.vtensor<[2,3],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b * 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5xf32>, tensor<1x?xf32, #max.dims<[b] -> (1, b * 3)>>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x?xsi64, #max.dims<[b] -> (1, b * 3)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x?xsi64, #max.dims<[b] -> (1, b * 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Tensor$dynamic(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %false, %false, %none, %none : !torch.vtensor<[5],f32>, !torch.vtensor<[?,3],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Tensor$rows$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG2:[a-z0-9]+]]: tensor<2x5xsi64>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<2x5xsi64>) -> tensor<2x5xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x5xsi64>, tensor<2xsi64>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Tensor$rows$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,5],si64>) -> !torch.vtensor<[2,3],si32> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %str = torch.constant.str "right"
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %true, %false, %str, %arg2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,3],f32>, !torch.bool, !torch.bool, !torch.str, !torch.vtensor<[2,5],si64> -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Tensor$rows$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG2:[a-z0-9]+]]: tensor<?x5xsi64, #max.dims<[b] -> (b, 5)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<?x5xsi64, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xsi64, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x5xsi64, #max.dims<[b] -> (b, 5)>>, tensor<2xsi64>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Tensor$rows$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[?,5],si64> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,3],si32> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %str = torch.constant.str "right"
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %true, %false, %str, %arg2 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,3],f32>, !torch.bool, !torch.bool, !torch.str, !torch.vtensor<[?,5],si64> -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_2]]) : (tensor<1x5xf32>, tensor<1x1xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Scalar$static(%arg0: !torch.vtensor<[5],f32>) -> !torch.vtensor<[],si64> {
  %float0 = torch.constant.float 1.500000e+00
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0 = torch.aten.searchsorted.Scalar %arg0, %float0, %false, %true, %none, %none : !torch.vtensor<[5],f32>, !torch.float, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.searchsorted.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_2]]) : (tensor<1x?xf32, #max.dims<[b] -> (1, b)>>, tensor<1x1xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.searchsorted.Scalar$dynamic(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[],si64> {
  %float0 = torch.constant.float 1.500000e+00
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0 = torch.aten.searchsorted.Scalar %arg0, %float0, %false, %true, %none, %none : !torch.vtensor<[?],f32>, !torch.float, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bucketize.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<5xf32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5xf32>, tensor<1x6xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x6xsi64>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x6xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.bucketize.Tensor$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[5],f32>) -> !torch.vtensor<[2,3],si64> {
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.aten.bucketize.Tensor %arg0, %arg1, %false, %true : !torch.vtensor<[2,3],f32>, !torch.vtensor<[5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bucketize.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<5xf32>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b * 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<[1, 0]> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5xf32>, tensor<1x?xf32, #max.dims<[b] -> (1, b * 3)>>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x?xsi64, #max.dims<[b] -> (1, b * 3)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x?xsi64, #max.dims<[b] -> (1, b * 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.bucketize.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[5],f32>) -> !torch.vtensor<[?,3],si64> {
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.aten.bucketize.Tensor %arg0, %arg1, %false, %true : !torch.vtensor<[?,3],f32>, !torch.vtensor<[5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bucketize.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>) -> tensor<si32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<5xf32>) -> tensor<1x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_2]]) : (tensor<1x5xf32>, tensor<1x1xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x1xsi32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x1xsi32>) -> tensor<si32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.bucketize.Scalar$static(%arg0: !torch.vtensor<[5],f32>) -> !torch.vtensor<[],si32> {
  %float0 = torch.constant.float 1.500000e+00
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.bucketize.Scalar %float0, %arg0, %true, %false : !torch.float, !torch.vtensor<[5],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[],si32>
  return %0 : !torch.vtensor<[],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bucketize.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<si32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<1x?xf32, #max.dims<[b] -> (1, b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0> : tensor<2xsi64>
// CHECK-NEXT:      %[[SEARCH:.*]] = max.custom "sorting.search"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_2]]) : (tensor<1x?xf32, #max.dims<[b] -> (1, b)>>, tensor<1x1xf32>, tensor<1x1xsi64>, tensor<2xsi64>) -> tensor<1x1xsi32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SEARCH]] : (tensor<1x1xsi32>) -> tensor<si32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.bucketize.Scalar$dynamic(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[],si32> {
  %float0 = torch.constant.float 1.500000e+00
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.bucketize.Scalar %float0, %arg0, %true, %false : !torch.float, !torch.vtensor<[?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[],si32>
  return %0 : !torch.vtensor<[],si32>
}

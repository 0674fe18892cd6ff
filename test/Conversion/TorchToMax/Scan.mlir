// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.cumsum$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CUMSUM:.*]] = max.custom "scan.cumsum"(%[[RESHAPE]]) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMSUM]] : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumsum$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cumsum$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CUMSUM:.*]] = max.custom "scan.cumsum"(%[[RESHAPE]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMSUM]] : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumsum$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cumsum$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xsi64>) -> tensor<1x2x3xsi64>
// CHECK-NEXT:      %[[CUMSUM:.*]] = max.custom "scan.cumsum"(%[[RESHAPE]]) : (tensor<1x2x3xsi64>) -> tensor<1x2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMSUM]] : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumsum$bool$static(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],si64> {
  %intm2 = torch.constant.int -2
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %intm2, %none : !torch.vtensor<[2,3],i1>, !torch.int, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cumsum$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CUMSUM:.*]] = max.custom "scan.cumsum"(%[[RESHAPE]]) : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMSUM]] : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumsum$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %intm2 = torch.constant.int -2
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %intm2, %none : !torch.vtensor<[?,3],i1>, !torch.int, !torch.none -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cumprod$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xsi32>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xsi64>) -> tensor<1x2x3xsi64>
// CHECK-NEXT:      %[[CUMPROD:.*]] = max.custom "scan.cumprod"(%[[RESHAPE]]) : (tensor<1x2x3xsi64>) -> tensor<1x2x3xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMPROD]] : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumprod$static(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si64> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.cumprod %arg0, %int0, %none : !torch.vtensor<[2,3],si32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cumprod$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CUMPROD:.*]] = max.custom "scan.cumprod"(%[[RESHAPE]]) : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUMPROD]] : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.cumprod$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.cumprod %arg0, %int0, %none : !torch.vtensor<[?,3],si32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.logcumsumexp$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[LOGCUMSUMEXP:.*]] = max.custom "scan.logcumsumexp"(%[[RESHAPE]]) : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[LOGCUMSUMEXP]] : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.logcumsumexp$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %intm1 = torch.constant.int -1
  %0 = torch.aten.logcumsumexp %arg0, %intm1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.logcumsumexp$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[LOGCUMSUMEXP:.*]] = max.custom "scan.logcumsumexp"(%[[RESHAPE]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[LOGCUMSUMEXP]] : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.logcumsumexp$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %intm1 = torch.constant.int -1
  %0 = torch.aten.logcumsumexp %arg0, %intm1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cummax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[RUNNING_EXTREMUM:.*]]:2 = max.custom "sorting.running_extremum"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x2x3xf32>, tensor<1xsi64>) -> (tensor<1x2x3xf32>, tensor<1x2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#1 : (tensor<1x2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.cummax$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %int0 = torch.constant.int 0
  %0:2 = torch.aten.cummax %arg0, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cummax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[RUNNING_EXTREMUM:.*]]:2 = max.custom "sorting.running_extremum"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1xsi64>) -> (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>, tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#0 : (tensor<1x?x3xf32, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#1 : (tensor<1x?x3xsi64, #max.dims<[b] -> (1, b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.cummax$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %int0 = torch.constant.int 0
  %0:2 = torch.aten.cummax %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cummin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[RUNNING_EXTREMUM:.*]]:2 = max.custom "sorting.running_extremum"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x3x1xf32>, tensor<1xsi64>) -> (tensor<2x3x1xf32>, tensor<2x3x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#1 : (tensor<2x3x1xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.cummin$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %int1 = torch.constant.int 1
  %0:2 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.cummin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[RUNNING_EXTREMUM:.*]]:2 = max.custom "sorting.running_extremum"(%[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<1xsi64>) -> (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>, tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#0 : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RUNNING_EXTREMUM]]#1 : (tensor<?x3x1xsi64, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.cummin$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %int1 = torch.constant.int 1
  %0:2 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
  return %0#0, %0#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten._softmax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[ARG0]] {axis = 1 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten._softmax$static(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten._softmax %arg0, %int-1, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[ARG0]] {axis = 1 : i64} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten._softmax$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten._softmax %arg0, %int-1, %false : !torch.vtensor<[?,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax$static$half_to_float(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf16>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x5xf16>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[CAST]] {axis = 1 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten._softmax$static$half_to_float(%arg0: !torch.vtensor<[2,5],f16>) -> !torch.vtensor<[2,5],f32> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten._softmax %arg0, %int1, %true : !torch.vtensor<[2,5],f16>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[RESHAPE]] {axis = 0 : i64} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[SOFTMAX]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._softmax$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten._softmax %arg0, %int0, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[ARG0]] {axis = 1 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten._log_softmax$static(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten._log_softmax %arg0, %int-1, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[ARG0]] {axis = 1 : i64} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten._log_softmax$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten._log_softmax %arg0, %int-1, %false : !torch.vtensor<[?,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax$static$half_to_float(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf16>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x5xf16>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[CAST]] {axis = 1 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten._log_softmax$static$half_to_float(%arg0: !torch.vtensor<[2,5],f16>) -> !torch.vtensor<[2,5],f32> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten._log_softmax %arg0, %int1, %true : !torch.vtensor<[2,5],f16>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[RESHAPE]] {axis = 0 : i64} : (tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[LOG_SOFTMAX]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten._log_softmax$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten._log_softmax %arg0, %int0, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.softmax.int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[ARG0]] {axis = 0 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten.softmax.int$static(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.softmax.int %arg0, %int0, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.softmax.int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[ARG0]] {axis = 0 : i64} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten.softmax.int$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.softmax.int %arg0, %int0, %none : !torch.vtensor<[?,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.softmax.int$static$dtype(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf64>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[CAST]] {axis = 1 : i64} : (tensor<2x5xf64>) -> tensor<2x5xf64>
// CHECK-NEXT:      return %[[SOFTMAX]]
func.func @torch.aten.softmax.int$static$dtype(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f64> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %0 = torch.aten.softmax.int %arg0, %int1, %int7 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f64>
  return %0 : !torch.vtensor<[2,5],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.log_softmax.int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[ARG0]] {axis = 0 : i64} : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten.log_softmax.int$static(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.log_softmax.int %arg0, %int0, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.log_softmax.int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[ARG0]] {axis = 0 : i64} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten.log_softmax.int$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.log_softmax.int %arg0, %int0, %none : !torch.vtensor<[?,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.log_softmax.int$static$dtype(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf64>
// CHECK-NEXT:      %[[LOG_SOFTMAX:.*]] = max.log_softmax %[[CAST]] {axis = 1 : i64} : (tensor<2x5xf64>) -> tensor<2x5xf64>
// CHECK-NEXT:      return %[[LOG_SOFTMAX]]
func.func @torch.aten.log_softmax.int$static$dtype(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f64> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %0 = torch.aten.log_softmax.int %arg0, %int1, %int7 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f64>
  return %0 : !torch.vtensor<[2,5],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax_backward_data$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE]], %[[ARG1]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x5xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG1]], %[[RESHAPE_2]] : (tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MUL]], %[[MUL_1]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._softmax_backward_data$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-1 = torch.constant.int -1
  %int6 = torch.constant.int 6
  %0 = torch.aten._softmax_backward_data %arg0, %arg1, %int-1, %int6 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax_backward_data$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE]], %[[ARG1]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG1]], %[[RESHAPE_2]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MUL]], %[[MUL_1]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._softmax_backward_data$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int-1 = torch.constant.int -1
  %int6 = torch.constant.int 6
  %0 = torch.aten._softmax_backward_data %arg0, %arg1, %int-1, %int6 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._softmax_backward_data$static$narrower(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf16>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE]], %[[ARG1]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x5xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG1]], %[[RESHAPE_2]] : (tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MUL]], %[[MUL_1]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE_3]] : (tensor<2x5xf32>) -> tensor<2x5xf16>
// CHECK-NEXT:      return %[[CAST]]
func.func @torch.aten._softmax_backward_data$static$narrower(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f16> {
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %0 = torch.aten._softmax_backward_data %arg0, %arg1, %int1, %int5 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f16>
  return %0 : !torch.vtensor<[2,5],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax_backward_data$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x5xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[ARG1]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[EXP]], %[[RESHAPE_2]] : (tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[RESHAPE]], %[[MUL]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._log_softmax_backward_data$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-1 = torch.constant.int -1
  %int6 = torch.constant.int 6
  %0 = torch.aten._log_softmax_backward_data %arg0, %arg1, %int-1, %int6 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax_backward_data$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[ARG1]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[EXP]], %[[RESHAPE_2]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[RESHAPE]], %[[MUL]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten._log_softmax_backward_data$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}) -> !torch.vtensor<[?,5],f32> {
  %int-1 = torch.constant.int -1
  %int6 = torch.constant.int 6
  %0 = torch.aten._log_softmax_backward_data %arg0, %arg1, %int-1, %int6 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._log_softmax_backward_data$static$narrower(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf16>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x5xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[ARG1]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[EXP]], %[[RESHAPE_2]] : (tensor<2x5xf32>, tensor<2x1xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[RESHAPE]], %[[MUL]] : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[SUB]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE_3]] : (tensor<2x5xf32>) -> tensor<2x5xf16>
// CHECK-NEXT:      return %[[CAST]]
func.func @torch.aten._log_softmax_backward_data$static$narrower(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f16> {
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %0 = torch.aten._log_softmax_backward_data %arg0, %arg1, %int1, %int5 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f16>
  return %0 : !torch.vtensor<[2,5],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.native_layer_norm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<5xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<5xf32>) -> (tensor<2x5xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[LAYER_NORM:.*]]:3 = max.custom "normalization.layer_norm"(%[[RESHAPE]], %[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE_3]]) : (tensor<2x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<1xf32>) -> (tensor<2x5xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[LAYER_NORM]]#0 : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[LAYER_NORM]]#1 : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[LAYER_NORM]]#2 : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      return %[[RESHAPE_4]], %[[RESHAPE_5]], %[[RESHAPE_6]]
func.func @torch.aten.native_layer_norm$static(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[5],f32>, %arg2: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %arg1, %arg2, %float1.000000e-05 : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.vtensor<[5],f32>, !torch.vtensor<[5],f32>, !torch.float -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.native_layer_norm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<5xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<5xf32>) -> (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>, tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG1]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[LAYER_NORM:.*]]:3 = max.custom "normalization.layer_norm"(%[[RESHAPE]], %[[RESHAPE_1]], %[[RESHAPE_2]], %[[RESHAPE_3]]) : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<5xf32>, tensor<5xf32>, tensor<1xf32>) -> (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>, tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xf32, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[LAYER_NORM]]#0 : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[LAYER_NORM]]#1 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[LAYER_NORM]]#2 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[RESHAPE_4]], %[[RESHAPE_5]], %[[RESHAPE_6]]
func.func @torch.aten.native_layer_norm$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[5],f32>, %arg2: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[?,5],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %arg1, %arg2, %float1.000000e-05 : !torch.vtensor<[?,5],f32>, !torch.list<int>, !torch.vtensor<[5],f32>, !torch.vtensor<[5],f32>, !torch.float -> !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.native_layer_norm$static$two_axes_without_parameters(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3x5xf32>) -> tensor<2x15xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<15xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[CONSTANT_1]] : (tensor<f32>) -> tensor<15xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT_2]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[LAYER_NORM:.*]]:3 = max.custom "normalization.layer_norm"(%[[RESHAPE]], %[[BROADCAST_TO]], %[[BROADCAST_TO_1]], %[[RESHAPE_1]]) : (tensor<2x15xf32>, tensor<15xf32>, tensor<15xf32>, tensor<1xf32>) -> (tensor<2x15xf32>, tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[LAYER_NORM]]#0 : (tensor<2x15xf32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[LAYER_NORM]]#1 : (tensor<2xf32>) -> tensor<2x1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[LAYER_NORM]]#2 : (tensor<2xf32>) -> tensor<2x1x1xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[RESHAPE_3]], %[[RESHAPE_4]]
func.func @torch.aten.native_layer_norm$static$two_axes_without_parameters(%arg0: !torch.vtensor<[2,3,5],f32>) -> (!torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,1,1],f32>, !torch.vtensor<[2,1,1],f32>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float1.000000e-05 : !torch.vtensor<[2,3,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,1,1],f32>, !torch.vtensor<[2,1,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,1,1],f32>, !torch.vtensor<[2,1,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.native_layer_norm$dynamic$two_axes_without_parameters(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>) -> (tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>, tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>, tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>) -> tensor<?x15xf32, #max.dims<[b] -> (b, 15)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<15xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[CONSTANT_1]] : (tensor<f32>) -> tensor<15xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT_2]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[LAYER_NORM:.*]]:3 = max.custom "normalization.layer_norm"(%[[RESHAPE]], %[[BROADCAST_TO]], %[[BROADCAST_TO_1]], %[[RESHAPE_1]]) : (tensor<?x15xf32, #max.dims<[b] -> (b, 15)>>, tensor<15xf32>, tensor<15xf32>, tensor<1xf32>) -> (tensor<?x15xf32, #max.dims<[b] -> (b, 15)>>, tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xf32, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[LAYER_NORM]]#0 : (tensor<?x15xf32, #max.dims<[b] -> (b, 15)>>) -> tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[LAYER_NORM]]#1 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[LAYER_NORM]]#2 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?x1x1xf32, #max.dims<[b] -> (b, 1, 1)>>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[RESHAPE_3]], %[[RESHAPE_4]]
func.func @torch.aten.native_layer_norm$dynamic$two_axes_without_parameters(%arg0: !torch.vtensor<[?,3,5],f32> {max.sizes = #max.dims<[b] -> (b, 3, 5)>}) -> (!torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,1,1],f32>, !torch.vtensor<[?,1,1],f32>) {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %1:3 = torch.aten.native_layer_norm %arg0, %0, %none, %none, %float1.000000e-05 : !torch.vtensor<[?,3,5],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.float -> !torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,1,1],f32>, !torch.vtensor<[?,1,1],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,1,1],f32>, !torch.vtensor<[?,1,1],f32>
}

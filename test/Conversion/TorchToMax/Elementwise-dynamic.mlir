// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.unary$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[ABS:.*]] = max.abs %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ATANH:.*]] = max.atanh %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[COS:.*]] = max.cos %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ERF:.*]] = max.erf %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXP:.*]] = max.custom "elementwise.exp"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LOG:.*]] = max.log %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LOG1P:.*]] = max.log1p %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RSQRT:.*]] = max.rsqrt %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SIGMOID:.*]] = max.sigmoid %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SILU:.*]] = max.silu %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SIN:.*]] = max.sin %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SQRT:.*]] = max.sqrt %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXP_1:.*]] = max.custom "elementwise.exp"(%[[CAST]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NEGATIVE_1:.*]] = max.negative %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ABS]], %[[ATANH]], %[[COS]], %[[ERF]], %[[EXP]], %[[LOG]], %[[LOG1P]], %[[NEGATIVE]], %[[RELU]], %[[RSQRT]], %[[SIGMOID]], %[[SILU]], %[[SIN]], %[[SQRT]], %[[TANH]], %[[EXP_1]], %[[NEGATIVE_1]]
func.func @torch.aten.unary$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %0 = torch.aten.abs %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.atanh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.cos %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.erf %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.exp %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %5 = torch.aten.log %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %6 = torch.aten.log1p %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.neg %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.relu %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %9 = torch.aten.rsqrt %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %10 = torch.aten.sigmoid %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %11 = torch.aten.silu %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %12 = torch.aten.sin %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %13 = torch.aten.sqrt %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %14 = torch.aten.tanh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %15 = torch.aten.exp %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  %16 = torch.aten.neg %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.rounding$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CEIL:.*]] = max.ceil %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.floor %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ROUND:.*]] = max.round %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TRUNC:.*]] = max.trunc %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CEIL]], %[[FLOOR]], %[[ROUND]], %[[TRUNC]], %[[ARG1]]
func.func @torch.aten.rounding$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %0 = torch.aten.ceil %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.floor %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.round %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.trunc %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.floor %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0, %1, %2, %3, %4 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.predicates$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[IS_INF:.*]] = max.is_inf %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN_1:.*]] = max.is_nan %[[CAST]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[IS_INF]], %[[IS_NAN]], %[[IS_NAN_1]]
func.func @torch.aten.predicates$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.isinf %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],i1>
  %1 = torch.aten.isnan %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],i1>
  %2 = torch.aten.isnan %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],i1>
  return %0, %1, %2 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.other_unary$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV_1:.*]] = max.div %[[CONSTANT_1]], %[[CAST]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GELU:.*]] = max.gelu %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_INF:.*]] = max.is_inf %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[IS_INF]], %[[CONSTANT_2]], %[[GELU]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GELU_TANH:.*]] = max.gelu_tanh %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[ARG0]], %[[CONSTANT_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[EQUAL]], %[[CONSTANT_4]], %[[GELU_TANH]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT_5]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NOT_1:.*]] = max.not %[[NOT_EQUAL]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NOT_2:.*]] = max.not %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[NEGATIVE]], %[[CONSTANT_6]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]], %[[DIV_1]], %[[SELECT]], %[[SELECT_1]], %[[NOT]], %[[NOT_1]], %[[NOT_2]], %[[SUB]]
func.func @torch.aten.other_unary$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>) {
  %0 = torch.aten.reciprocal %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.reciprocal %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  %str_none = torch.constant.str "none"
  %2 = torch.aten.gelu %arg0, %str_none : !torch.vtensor<[?,3],f32>, !torch.str -> !torch.vtensor<[?,3],f32>
  %str_tanh = torch.constant.str "tanh"
  %3 = torch.aten.gelu %arg0, %str_tanh : !torch.vtensor<[?,3],f32>, !torch.str -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.logical_not %arg2 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %5 = torch.aten.logical_not %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],i1>
  %6 = torch.aten.bitwise_not %arg2 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %7 = torch.aten.bitwise_not %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0, %1, %2, %3, %4, %5, %6, %7 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sums$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<3xsi32>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG6:[a-z0-9]+]]: tensor<3xi1>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG2]], %[[CONSTANT]] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[ADD_1:.*]] = max.add %[[ARG0]], %[[MUL]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG3]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_2:.*]] = max.add %[[CAST]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG5]], %[[ARG6]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[ADD_3:.*]] = max.add %[[ARG0]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[CONSTANT_2]], %[[CONSTANT_3]] : (tensor<si64>, tensor<si64>) -> tensor<si64>
// CHECK-NEXT:      %[[ADD_4:.*]] = max.add %[[ARG3]], %[[MUL_1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG3]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_5:.*]] = max.add %[[CAST_1]], %[[CONSTANT_4]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[ARG0]], %[[ARG2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG4]] : (tensor<3xsi32>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[CAST_2]], %[[CONSTANT_5]] : (tensor<3xsi64>, tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[SUB_1:.*]] = max.sub %[[ARG3]], %[[MUL_2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[SUB_2:.*]] = max.sub %[[ARG0]], %[[CONSTANT_6]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_7:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SUB_3:.*]] = max.sub %[[CONSTANT_7]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_8:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL_3:.*]] = max.mul %[[ARG0]], %[[CONSTANT_8]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_9:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SUB_4:.*]] = max.sub %[[CONSTANT_9]], %[[MUL_3]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ADD]], %[[ADD_1]], %[[ADD_2]], %[[OR]], %[[ADD_3]], %[[ADD_4]], %[[ADD_5]], %[[SUB]], %[[SUB_1]], %[[SUB_2]], %[[SUB_3]], %[[SUB_4]]
func.func @torch.aten.sums$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[3],f32>, %arg3: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg4: !torch.vtensor<[3],si32>, %arg5: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg6: !torch.vtensor<[3],i1>) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %int2 = torch.constant.int 2
  %1 = torch.aten.add.Tensor %arg0, %arg2, %int2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.add.Tensor %arg3, %arg0, %int1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.add.Tensor %arg5, %arg6, %int1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1>, !torch.int -> !torch.vtensor<[?,3],i1>
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %4 = torch.aten.add.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[?,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  %int3 = torch.constant.int 3
  %5 = torch.aten.add.Scalar %arg3, %int2, %int3 : !torch.vtensor<[?,3],si64>, !torch.int, !torch.int -> !torch.vtensor<[?,3],si64>
  %6 = torch.aten.add.Scalar %arg3, %float1.500000e00, %int1 : !torch.vtensor<[?,3],si64>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.sub.Tensor %arg0, %arg2, %int1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.sub.Tensor %arg3, %arg4, %int2 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[3],si32>, !torch.int -> !torch.vtensor<[?,3],si64>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %9 = torch.aten.sub.Scalar %arg0, %float5.000000e-01, %int1 : !torch.vtensor<[?,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  %10 = torch.aten.rsub.Scalar %arg0, %int1, %int1 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,3],f32>
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %11 = torch.aten.rsub.Scalar %arg0, %float1.000000e00, %int2 : !torch.vtensor<[?,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.products_and_extrema$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<f64>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG6:[a-z0-9]+]]: tensor<3xsi32>,
// CHECK-SAME:      %[[ARG7:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG8:[a-z0-9]+]]: tensor<3xi1>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG3]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[CAST]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG4]] : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[ARG0]], %[[CAST_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG7]], %[[ARG8]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL_3:.*]] = max.mul %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG5]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ARG6]] : (tensor<3xsi32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[DIV_1:.*]] = max.div %[[CAST_2]], %[[CAST_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_4:.*]] = max.cast %[[ARG5]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[DIV_2:.*]] = max.div %[[CAST_4]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[ARG0]], %[[ARG2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[GREATER]], %[[IS_NAN]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[OR]], %[[ARG0]], %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR_1:.*]] = max.or %[[ARG7]], %[[ARG8]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_5:.*]] = max.cast %[[ARG6]] : (tensor<3xsi32>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[MIN:.*]] = max.min %[[ARG5]], %[[CAST_5]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<3xsi64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND_1:.*]] = max.and %[[ARG7]], %[[ARG8]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[MUL]], %[[MUL_1]], %[[MUL_2]], %[[AND]], %[[MUL_3]], %[[DIV]], %[[DIV_1]], %[[DIV_2]], %[[SELECT]], %[[OR_1]], %[[MIN]], %[[AND_1]]
func.func @torch.aten.products_and_extrema$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[3],f32>, %arg3: !torch.vtensor<[?,3],f16> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg4: !torch.vtensor<[],f64>, %arg5: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg6: !torch.vtensor<[3],si32>, %arg7: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg8: !torch.vtensor<[3],i1>) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.mul.Tensor %arg0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.mul.Tensor %arg3, %arg0 : !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.mul.Tensor %arg0, %arg4 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[],f64> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.mul.Tensor %arg7, %arg8 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  %int2 = torch.constant.int 2
  %4 = torch.aten.mul.Scalar %arg0, %int2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %5 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %6 = torch.aten.div.Tensor %arg5, %arg6 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[3],si32> -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.div.Scalar %arg5, %int2 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.maximum %arg0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %9 = torch.aten.maximum %arg7, %arg8 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  %10 = torch.aten.minimum %arg5, %arg6 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[3],si32> -> !torch.vtensor<[?,3],si64>
  %11 = torch.aten.minimum %arg7, %arg8 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.logic$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<3xi1>) -> (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG1]], %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG1]], %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.xor %[[ARG1]], %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND_1:.*]] = max.and %[[NOT_EQUAL]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR_1:.*]] = max.or %[[NOT_EQUAL_1]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL_2:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR_1:.*]] = max.xor %[[NOT_EQUAL_2]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]], %[[OR]], %[[XOR]], %[[AND_1]], %[[OR_1]], %[[XOR_1]]
func.func @torch.aten.logic$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[3],i1>) -> (!torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.bitwise_and.Tensor %arg1, %arg2 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  %1 = torch.aten.bitwise_or.Tensor %arg1, %arg2 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  %2 = torch.aten.bitwise_xor.Tensor %arg1, %arg2 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  %3 = torch.aten.logical_and %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %4 = torch.aten.logical_or %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %5 = torch.aten.logical_xor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0, %1, %2, %3, %4, %5 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.comparisons$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<f64>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<3xsi32>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG6:[a-z0-9]+]]: tensor<3xi1>) -> (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[EQUAL_1:.*]] = max.equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[ARG0]], %[[CONSTANT_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_EQUAL_1:.*]] = max.greater_equal %[[ARG0]], %[[CONSTANT_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[ARG1]], %[[ARG0]] : (tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_3:.*]] = max.greater %[[CONSTANT_4]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_EQUAL_2:.*]] = max.greater_equal %[[ARG1]], %[[ARG0]] : (tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_EQUAL_3:.*]] = max.greater_equal %[[CONSTANT_5]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG3]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[EQUAL_2:.*]] = max.equal %[[CAST]], %[[CONSTANT_6]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG2]] : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:      %[[GREATER_4:.*]] = max.greater %[[ARG0]], %[[CAST_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG4]] : (tensor<3xsi32>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[GREATER_EQUAL_4:.*]] = max.greater_equal %[[ARG3]], %[[CAST_2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<3xsi64>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ARG5]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_4:.*]] = max.cast %[[ARG6]] : (tensor<3xi1>) -> tensor<3xui8>
// CHECK-NEXT:      %[[GREATER_5:.*]] = max.greater %[[CAST_4]], %[[CAST_3]] : (tensor<3xui8>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[EQUAL]], %[[EQUAL_1]], %[[NOT_EQUAL]], %[[NOT_EQUAL_1]], %[[GREATER]], %[[GREATER_1]], %[[GREATER_EQUAL]], %[[GREATER_EQUAL_1]], %[[GREATER_2]], %[[GREATER_3]], %[[GREATER_EQUAL_2]], %[[GREATER_EQUAL_3]], %[[EQUAL_2]], %[[GREATER_4]], %[[GREATER_EQUAL_4]], %[[GREATER_5]]
func.func @torch.aten.comparisons$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[],f64>, %arg3: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg4: !torch.vtensor<[3],si32>, %arg5: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg6: !torch.vtensor<[3],i1>) -> (!torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.eq.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %1 = torch.aten.eq.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %2 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %3 = torch.aten.ne.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %4 = torch.aten.gt.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %5 = torch.aten.gt.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %6 = torch.aten.ge.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %7 = torch.aten.ge.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %8 = torch.aten.lt.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %9 = torch.aten.lt.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %10 = torch.aten.le.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],i1>
  %11 = torch.aten.le.Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],i1>
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %12 = torch.aten.eq.Scalar %arg3, %float1.500000e00 : !torch.vtensor<[?,3],si64>, !torch.float -> !torch.vtensor<[?,3],i1>
  %13 = torch.aten.gt.Tensor %arg0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[],f64> -> !torch.vtensor<[?,3],i1>
  %14 = torch.aten.ge.Tensor %arg3, %arg4 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[3],si32> -> !torch.vtensor<[?,3],i1>
  %15 = torch.aten.lt.Tensor %arg5, %arg6 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[3],i1> -> !torch.vtensor<[?,3],i1>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.powers$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SQRT:.*]] = max.sqrt %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RSQRT:.*]] = max.rsqrt %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<4.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[CONSTANT_1]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW_1:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO_1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO_2:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW_2:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO_2]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_3:.*]] = max.broadcast_to %[[CONSTANT_2]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW_3:.*]] = max.custom "elementwise.pow"(%[[BROADCAST_TO_3]], %[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ARG0]], %[[MUL]], %[[MUL_2]], %[[SQRT]], %[[RSQRT]], %[[POW]], %[[POW_1]], %[[POW_2]], %[[POW_3]]
func.func @torch.aten.powers$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %int1 = torch.constant.int 1
  %0 = torch.aten.pow.Tensor_Scalar %arg0, %int1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %int2 = torch.constant.int 2
  %1 = torch.aten.pow.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %int3 = torch.constant.int 3
  %2 = torch.aten.pow.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %3 = torch.aten.pow.Tensor_Scalar %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %4 = torch.aten.pow.Tensor_Scalar %arg0, %float-5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %int-1 = torch.constant.int -1
  %5 = torch.aten.pow.Tensor_Scalar %arg0, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %float4.500000e00 = torch.constant.float 4.500000e+00
  %6 = torch.aten.pow.Tensor_Scalar %arg0, %float4.500000e00 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.pow.Tensor_Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.pow.Scalar %int2, %arg0 : !torch.int, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.choices$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<f64>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[CONSTANT]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[SELECT]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_1]], %[[CONSTANT_1]], %[[SELECT]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[CONSTANT_2]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_2:.*]] = max.select %[[GREATER_2]], %[[CONSTANT_2]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[MIN:.*]] = max.min %[[CONSTANT_3]], %[[ARG3]] : (tensor<si64>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_3:.*]] = max.select %[[ARG4]], %[[ARG0]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_4:.*]] = max.select %[[ARG4]], %[[CONSTANT_4]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_5:.*]] = max.select %[[ARG4]], %[[ARG0]], %[[CONSTANT_5]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_6:.*]] = max.select %[[ARG4]], %[[CONSTANT_6]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<f64>) -> tensor<f32>
// CHECK-NEXT:      %[[SELECT_7:.*]] = max.select %[[ARG4]], %[[CAST]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT_1]], %[[SELECT_2]], %[[MIN]], %[[SELECT_3]], %[[SELECT_4]], %[[SELECT_5]], %[[SELECT_6]], %[[SELECT_7]]
func.func @torch.aten.choices$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[],f64>, %arg3: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg4: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float6.000000e00 = torch.constant.float 6.000000e+00
  %0 = torch.aten.clamp %arg0, %float0.000000e00, %float6.000000e00 : !torch.vtensor<[?,3],f32>, !torch.float, !torch.float -> !torch.vtensor<[?,3],f32>
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %1 = torch.aten.clamp %arg0, %int0, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],f32>
  %int5 = torch.constant.int 5
  %2 = torch.aten.clamp %arg3, %none, %int5 : !torch.vtensor<[?,3],si64>, !torch.none, !torch.int -> !torch.vtensor<[?,3],si64>
  %3 = torch.aten.where.self %arg4, %arg0, %arg1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.where.ScalarSelf %arg4, %int0, %arg0 : !torch.vtensor<[?,3],i1>, !torch.int, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %5 = torch.aten.where.ScalarOther %arg4, %arg0, %float5.000000e-01 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %int-1 = torch.constant.int -1
  %6 = torch.aten.masked_fill.Scalar %arg0, %arg4, %int-1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.int -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.masked_fill.Tensor %arg0, %arg4, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[],f64> -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.casts$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG1]], %[[CONSTANT]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<si64>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CAST]], %[[NOT_EQUAL]], %[[CAST_1]], %[[ARG0]]
func.func @torch.aten.casts$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>) {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int5, %none, %none, %none, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,3],f16>
  %int11 = torch.constant.int 11
  %1 = torch.aten._to_copy %arg1, %int11, %none, %none, %none, %false, %none : !torch.vtensor<[?,3],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,3],i1>
  %int4 = torch.constant.int 4
  %2 = torch.aten.to.dtype %arg2, %int4, %false, %false, %none : !torch.vtensor<[?,3],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],si64>
  %int6 = torch.constant.int 6
  %3 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3 : !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.identities$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<i1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[ARG0]], %[[BROADCAST_TO]]
func.func @torch.aten.identities$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.alias %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %none = torch.constant.none
  %1 = torch.aten.clone %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[?,3],f32>
  %int0 = torch.constant.int 0
  %2 = torch.aten.contiguous %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.detach %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %false = torch.constant.bool false
  %4 = torch.aten.dropout %arg0, %float5.000000e-01, %false : !torch.vtensor<[?,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,3],f32>
  %5:2 = torch.aten.native_dropout %arg0, %float5.000000e-01, %false : !torch.vtensor<[?,3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>
  return %0, %1, %2, %3, %4, %5#0, %5#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.707106769> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG1]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[ERF:.*]] = max.erf %[[MUL]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[CONSTANT_2]], %[[ERF]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[CONSTANT_1]], %[[ADD]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[ARG1]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.398942292> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<-5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_3:.*]] = max.mul %[[MUL_2]], %[[CONSTANT_4]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXP:.*]] = max.exp %[[MUL_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_4:.*]] = max.mul %[[CONSTANT_3]], %[[EXP]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_5:.*]] = max.mul %[[ARG1]], %[[MUL_4]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_1:.*]] = max.add %[[MUL_1]], %[[MUL_5]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_6:.*]] = max.mul %[[ARG0]], %[[ADD_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_7:.*]] = max.mul %[[ARG1]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_7:.*]] = max.constant dense<0.797884583> : tensor<f32>
// CHECK-NEXT:      %[[MUL_8:.*]] = max.mul %[[ARG1]], %[[CONSTANT_7]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_8:.*]] = max.constant dense<4.471500e-02> : tensor<f32>
// CHECK-NEXT:      %[[MUL_9:.*]] = max.mul %[[MUL_7]], %[[CONSTANT_8]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_2:.*]] = max.add %[[CONSTANT_5]], %[[MUL_9]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_10:.*]] = max.mul %[[MUL_8]], %[[ADD_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[MUL_10]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_9:.*]] = max.constant dense<0.797884583> : tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_10:.*]] = max.constant dense<1.341450e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_11:.*]] = max.mul %[[MUL_7]], %[[CONSTANT_10]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_3:.*]] = max.add %[[CONSTANT_5]], %[[MUL_11]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_12:.*]] = max.mul %[[CONSTANT_9]], %[[ADD_3]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_4:.*]] = max.add %[[CONSTANT_5]], %[[TANH]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_13:.*]] = max.mul %[[CONSTANT_6]], %[[ADD_4]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_14:.*]] = max.mul %[[CONSTANT_6]], %[[ARG1]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_15:.*]] = max.mul %[[TANH]], %[[TANH]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[CONSTANT_5]], %[[MUL_15]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_16:.*]] = max.mul %[[SUB]], %[[MUL_12]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_17:.*]] = max.mul %[[MUL_14]], %[[MUL_16]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_5:.*]] = max.add %[[MUL_13]], %[[MUL_17]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_18:.*]] = max.mul %[[ARG0]], %[[ADD_5]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_11:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SUB_1:.*]] = max.sub %[[CONSTANT_11]], %[[ARG1]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_19:.*]] = max.mul %[[ARG1]], %[[SUB_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_20:.*]] = max.mul %[[ARG0]], %[[MUL_19]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_12:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SIGMOID:.*]] = max.sigmoid %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SUB_2:.*]] = max.sub %[[CONSTANT_12]], %[[SIGMOID]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_21:.*]] = max.mul %[[ARG1]], %[[SUB_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD_6:.*]] = max.add %[[CONSTANT_12]], %[[MUL_21]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_22:.*]] = max.mul %[[SIGMOID]], %[[ADD_6]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_23:.*]] = max.mul %[[ARG0]], %[[MUL_22]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_13:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[MUL_24:.*]] = max.mul %[[ARG1]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SUB_3:.*]] = max.sub %[[CONSTANT_13]], %[[MUL_24]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_25:.*]] = max.mul %[[ARG0]], %[[SUB_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_14:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[CONSTANT_14]], %[[ARG1]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_15:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER_EQUAL]], %[[CONSTANT_15]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[MUL_6]], %[[MUL_18]], %[[MUL_20]], %[[MUL_23]], %[[MUL_25]], %[[SELECT]]
func.func @torch.aten.backward$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %str_none = torch.constant.str "none"
  %0 = torch.aten.gelu_backward %arg0, %arg1, %str_none : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.str -> !torch.vtensor<[?,3],f32>
  %str_tanh = torch.constant.str "tanh"
  %1 = torch.aten.gelu_backward %arg0, %arg1, %str_tanh : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.str -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.sigmoid_backward %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.silu_backward %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.tanh_backward %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %int0 = torch.constant.int 0
  %5 = torch.aten.threshold_backward %arg0, %arg1, %int0 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// Operands of a gradient promote to one type.

// CHECK-LABEL: func.func @torch.aten.backward$mixed(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[CONSTANT]], %[[ARG1]] : (tensor<f64>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER_EQUAL]], %[[CONSTANT_1]], %[[CAST]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f64>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<5.000000e-01> : tensor<f64>
// CHECK-NEXT:      %[[ABS:.*]] = max.abs %[[ARG1]] : (tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_EQUAL_1:.*]] = max.greater_equal %[[CONSTANT_2]], %[[ABS]] : (tensor<f64>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_EQUAL_1]], %[[CONSTANT_3]], %[[CAST_1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f64>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<1.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG1]], %[[ARG1]] : (tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[CONSTANT_4]], %[[MUL]] : (tensor<f64>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[CAST_2]], %[[SUB]] : (tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]], %[[MUL_1]]
func.func @torch.aten.backward$mixed(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f64>, !torch.vtensor<[?,3],f64>, !torch.vtensor<[?,3],f64>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold_backward %arg0, %arg1, %int0 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f64>, !torch.int -> !torch.vtensor<[?,3],f64>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %1 = torch.aten.hardshrink_backward %arg0, %arg1, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f64>, !torch.float -> !torch.vtensor<[?,3],f64>
  %2 = torch.aten.tanh_backward %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f64> -> !torch.vtensor<[?,3],f64>
  return %0, %1, %2 : !torch.vtensor<[?,3],f64>, !torch.vtensor<[?,3],f64>, !torch.vtensor<[?,3],f64>
}

// -----

// A number that f16 would have to round is taken as it is.

// CHECK-LABEL: func.func @torch.aten.arithmetic$narrow(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+05> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[CAST]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[MUL]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<2.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[CONSTANT_1]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>, tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000010e+05> : tensor<f32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[CAST_2]], %[[CONSTANT_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ADD]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_4:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<1.000000e+05> : tensor<f32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[CAST_4]], %[[CONSTANT_3]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_5:.*]] = max.cast %[[SUB]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_6:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<1.000000e+05> : tensor<f32>
// CHECK-NEXT:      %[[SUB_1:.*]] = max.sub %[[CONSTANT_4]], %[[CAST_6]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_7:.*]] = max.cast %[[SUB_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CAST_1]], %[[MUL_1]], %[[CAST_3]], %[[CAST_5]], %[[CAST_7]]
func.func @torch.aten.arithmetic$narrow(%arg0: !torch.vtensor<[?,3],f16> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>) {
  %float1.000000e05 = torch.constant.float 1.000000e+05
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %int1 = torch.constant.int 1
  %int100001 = torch.constant.int 100001
  %0 = torch.aten.mul.Scalar %arg0, %float1.000000e05 : !torch.vtensor<[?,3],f16>, !torch.float -> !torch.vtensor<[?,3],f16>
  %1 = torch.aten.mul.Scalar %arg0, %float2.000000e00 : !torch.vtensor<[?,3],f16>, !torch.float -> !torch.vtensor<[?,3],f16>
  %2 = torch.aten.add.Scalar %arg0, %int100001, %int1 : !torch.vtensor<[?,3],f16>, !torch.int, !torch.int -> !torch.vtensor<[?,3],f16>
  %3 = torch.aten.sub.Scalar %arg0, %float1.000000e05, %int1 : !torch.vtensor<[?,3],f16>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f16>
  %4 = torch.aten.rsub.Scalar %arg0, %float1.000000e05, %int1 : !torch.vtensor<[?,3],f16>, !torch.float, !torch.int -> !torch.vtensor<[?,3],f16>
  return %0, %1, %2, %3, %4 : !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>, !torch.vtensor<[?,3],f16>
}

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.sum$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.mean$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 3)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE_2]] : (tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_1]], %[[CAST]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.mean$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "mul"} : (tensor<2x3xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.prod %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "mul"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.prod %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum$static$of_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<si64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum$static$of_bools(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[2,3],i1>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[ARG0]]
func.func @torch.aten.sum$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x3x4xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum.dim_IntList$static(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3,1],f32>
  return %1 : !torch.vtensor<[2,3,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum.dim_IntList$dynamic(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[?,3,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %true, %none : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,3,1],f32>
  return %1 : !torch.vtensor<[?,3,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$static$two_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<2x3x4xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CUSTOM_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM_1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum.dim_IntList$static$two_axes(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$dynamic$two_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<3xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 2 : i64, operation = "add"} : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM_1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum.dim_IntList$dynamic$two_axes(%arg0: !torch.vtensor<[?,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}) -> !torch.vtensor<[3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$static$all_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<f32>) -> tensor<1x1xf32>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.sum.dim_IntList$static$all_axes(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,1],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %0 = torch.aten.sum.dim_IntList %arg0, %none, %true, %none : !torch.vtensor<[2,3],f32>, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[1,1],f32>
  return %0 : !torch.vtensor<[1,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf16>) -> tensor<2xf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE]], %[[CONSTANT]] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[DIV]] : (tensor<2xf32>) -> tensor<2xf16>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.mean.dim$static(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.mean.dim %arg0, %0, %false, %none : !torch.vtensor<[2,3],f16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2],f16>
  return %1 : !torch.vtensor<[2],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf16, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE]], %[[CONSTANT]] : (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<f32>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[DIV]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf16, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.mean.dim$dynamic(%arg0: !torch.vtensor<[?,3],f16> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.mean.dim %arg0, %0, %false, %none : !torch.vtensor<[?,3],f16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?],f16>
  return %1 : !torch.vtensor<[?],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod.dim_int$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<1x3xf64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xf64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 0 : i64, operation = "mul"} : (tensor<2x3xf64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<3xf64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<3xf64>) -> tensor<1x3xf64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod.dim_int$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,3],f64> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int7 = torch.constant.int 7
  %0 = torch.aten.prod.dim_int %arg0, %int0, %true, %int7 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[1,3],f64>
  return %0 : !torch.vtensor<[1,3],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod.dim_int$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<1x3xf64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 0 : i64, operation = "mul"} : (tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<3xf64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<3xf64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<3xf64>) -> tensor<1x3xf64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod.dim_int$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[1,3],f64> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %int7 = torch.constant.int 7
  %0 = torch.aten.prod.dim_int %arg0, %int0, %true, %int7 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[1,3],f64>
  return %0 : !torch.vtensor<[1,3],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.amax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.amax$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.amax %arg0, %0, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.amax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.amax$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.amax %arg0, %0, %false : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.amin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.amin$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.amin %arg0, %0, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.amin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.amin$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.amin %arg0, %0, %false : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.amax$static$all_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<2x3xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.amax$static$all_axes(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.amax %arg0, %0, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<2x3xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.max$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.max %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.max$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.max %arg0 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "min"} : (tensor<2x3xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.min$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.min %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "min"} : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.min$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.min %arg0 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max$static$of_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<2x3xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xui8>) -> tensor<ui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:      return %[[NOT_EQUAL]]
func.func @torch.aten.max$static$of_bools(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.max %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmax$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmax$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$static$flattened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[RESHAPE]]) with {axis = 0 : i64, operation = "max"} : (tensor<6xf32>) -> (tensor<1xf32>, tensor<1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argmax$static$flattened(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %none, %false : !torch.vtensor<[2,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$dynamic$flattened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[RESHAPE]]) with {axis = 0 : i64, operation = "max"} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> (tensor<1xf32>, tensor<1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argmax$dynamic$flattened(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %none, %false : !torch.vtensor<[?,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "min"} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmin$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "min"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmin$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$static$flattened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[RESHAPE]]) with {axis = 0 : i64, operation = "min"} : (tensor<6xf32>) -> (tensor<1xf32>, tensor<1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argmin$static$flattened(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %none, %false : !torch.vtensor<[2,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$dynamic$flattened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[RESHAPE]]) with {axis = 0 : i64, operation = "min"} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> (tensor<1xf32>, tensor<1xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_2]]
func.func @torch.aten.argmin$dynamic$flattened(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %none, %false : !torch.vtensor<[?,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$static$keepdim(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE]] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2xsi64>) -> tensor<2x1xsi64>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @torch.aten.argmax$static$keepdim(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],si64> {
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0 = torch.aten.argmax %arg0, %int-1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],si64>
  return %0 : !torch.vtensor<[2,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.max.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.max.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.max.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.max.dim %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %0#0, %0#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "min"} : (tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<2xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.min.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.min.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0#0, %0#1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "min"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?xf32, #max.dims<[b] -> (b)>>, tensor<?xsi64, #max.dims<[b] -> (b)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]], %[[RESHAPE_1]]
func.func @torch.aten.min.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.min.dim %arg0, %int1, %false : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %0#0, %0#1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<2x3xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xui8>) -> tensor<ui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:      return %[[NOT_EQUAL]]
func.func @torch.aten.any$static(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.any %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "max"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xui8>) -> tensor<ui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:      return %[[NOT_EQUAL]]
func.func @torch.aten.any$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.any %arg0 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<2x3xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<2xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.any.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],i1> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.any.dim %arg0, %int1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],i1>
  return %0 : !torch.vtensor<[2,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.any.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],i1> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.any.dim %arg0, %int1, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],i1>
  return %0 : !torch.vtensor<[?,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "min"} : (tensor<2x3xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xui8>) -> tensor<ui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:      return %[[NOT_EQUAL]]
func.func @torch.aten.all$static(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "min"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xui8>) -> tensor<ui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT]] : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
// CHECK-NEXT:      return %[[NOT_EQUAL]]
func.func @torch.aten.all$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<2x3xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<2xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.all.dim$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],i1> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.all.dim %arg0, %int1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],i1>
  return %0 : !torch.vtensor<[2,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all.dim$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.all.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],i1> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.all.dim %arg0, %int1, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],i1>
  return %0 : !torch.vtensor<[?,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any.dims$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<2x3xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<2xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.any.dims$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.any.dims %arg0, %0, %true : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,1],i1>
  return %1 : !torch.vtensor<[2,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any.dims$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "max"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.any.dims$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.any.dims %arg0, %0, %true : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,1],i1>
  return %1 : !torch.vtensor<[?,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all.dims$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<2x3xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<2xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.all.dims$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.all.dims %arg0, %0, %true : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,1],i1>
  return %1 : !torch.vtensor<[2,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.all.dims$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 1 : i64, first = 1 : i64, operation = "min"} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?xui8, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?xui8, #max.dims<[b] -> (b)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE_1]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.all.dims$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.all.dims %arg0, %0, %true : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,1],i1>
  return %1 : !torch.vtensor<[?,1],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.any.dims$static$none(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT_EQUAL]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      return %[[CAST]]
// No dims: nothing is reduced, unlike by other ops.
func.func @torch.aten.any.dims$static$none(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],ui8>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],ui8>
  return %1 : !torch.vtensor<[2,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$static$long_lines(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x16xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 2 : i64, operation = "add"} : (tensor<2x3x4x16xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<6xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.sum.dim_IntList$static$long_lines(%arg0: !torch.vtensor<[2,3,4,16],f32>) -> !torch.vtensor<[2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[2,3,4,16],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean.dim$dynamic$of_bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3x4x16xbf16, #max.dims<[b] -> (b, 3, 4, 16)>>) -> tensor<3xbf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3x4x16xbf16, #max.dims<[b] -> (b, 3, 4, 16)>>) -> tensor<?x3x4x16xf32, #max.dims<[b] -> (b, 3, 4, 16)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 2 : i64, operation = "add"} : (tensor<?x3x4x16xf32, #max.dims<[b] -> (b, 3, 4, 16)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CUSTOM]] : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CUSTOM_1:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 0 : i64, operation = "add"} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM_1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b * 64)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[RESHAPE_2]] : (tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_1]], %[[CAST_1]] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[DIV]] : (tensor<3xf32>) -> tensor<3xbf16>
// CHECK-NEXT:      return %[[CAST_2]]
// Axes that are no neighbours: one call for each run of neighbours.
func.func @torch.aten.mean.dim$dynamic$of_bf16(%arg0: !torch.vtensor<[?,3,4,16],bf16> {max.sizes = #max.dims<[b] -> (b, 3, 4, 16)>}) -> !torch.vtensor<[3],bf16> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int0, %int-1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.mean.dim %arg0, %0, %false, %none : !torch.vtensor<[?,3,4,16],bf16>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[3],bf16>
  return %1 : !torch.vtensor<[3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max.dim$static$middle(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3x4x5xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xsi64>)
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "reduction.extremum"(%[[ARG0]]) with {axis = 1 : i64, operation = "max"} : (tensor<2x3x4x5xf32>) -> (tensor<40xf32>, tensor<40xsi64>)
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]]#0 : (tensor<40xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CUSTOM]]#1 : (tensor<40xsi64>) -> tensor<2x4x5xsi64>
// CHECK-NEXT:      return %[[RESHAPE_1]], %[[RESHAPE_2]]
func.func @torch.aten.max.dim$static$middle(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> (!torch.vtensor<[2,4,5],f32>, !torch.vtensor<[2,4,5],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0:2 = torch.aten.max.dim %arg0, %int1, %false : !torch.vtensor<[2,3,4,5],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4,5],f32>, !torch.vtensor<[2,4,5],si64>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5],f32>, !torch.vtensor<[2,4,5],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min.dim$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> (tensor<f32>, tensor<si64>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      return %[[ARG0]], %[[CONSTANT]]
func.func @torch.aten.min.dim$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],si64>) {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0:2 = torch.aten.min.dim %arg0, %int-1, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod$static$of_nothing(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x0xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 2 : i64, first = 0 : i64, operation = "mul"} : (tensor<2x0xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod$static$of_nothing(%arg0: !torch.vtensor<[2,0],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.prod %arg0, %none : !torch.vtensor<[2,0],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// The kernels take eight axes.
// CHECK-LABEL: func.func @torch.aten.sum.dim_IntList$dynamic$nine_axes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x2x1x1x1x1x1x3x4xf32, {{.*}}>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : {{.*}} -> tensor<?x3x4xf32, #max.dims<[b] -> (b * 2, 3, 4)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[RESHAPE]]) with {count = 1 : i64, first = 1 : i64, operation = "add"} : (tensor<?x3x4xf32, #max.dims<[b] -> (b * 2, 3, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 8)>>
// CHECK-NEXT:      max.reshape %[[CUSTOM]] : {{.*}} -> tensor<?x2x1x1x1x1x1x4xf32, {{.*}}>
func.func @torch.aten.sum.dim_IntList$dynamic$nine_axes(%arg0: !torch.vtensor<[?,2,1,1,1,1,1,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 2, 1, 1, 1, 1, 1, 3, 4)>}) -> !torch.vtensor<[?,2,1,1,1,1,1,4],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.sum.dim_IntList %arg0, %0, %false, %none : !torch.vtensor<[?,2,1,1,1,1,1,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,2,1,1,1,1,1,4],f32>
  return %1 : !torch.vtensor<[?,2,1,1,1,1,1,4],f32>
}

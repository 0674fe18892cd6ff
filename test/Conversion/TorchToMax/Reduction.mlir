// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.sum$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sum$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.sum$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[REDUCE_MEAN:.*]] = max.reduce_mean %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MEAN]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.mean$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mean$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MEAN:.*]] = max.reduce_mean %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MEAN]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.mean$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[REDUCE_MUL:.*]] = max.reduce_mul %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MUL]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.prod$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.prod %arg0, %none : !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.prod$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MUL:.*]] = max.reduce_mul %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MUL]] : (tensor<1xf32>) -> tensor<f32>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<1xsi64>) -> tensor<si64>
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
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[ARG0]] {axis = 2 : i64} : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[ARG0]] {axis = 2 : i64} : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>) -> tensor<?x3x1xf32, #max.dims<[b] -> (b, 3, 1)>>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[ARG0]] {axis = 0 : i64} : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
// CHECK-NEXT:      %[[REDUCE_ADD_1:.*]] = max.reduce_add %[[REDUCE_ADD]] {axis = 2 : i64} : (tensor<1x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ADD_1]] : (tensor<1x3x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[ARG0]] {axis = 0 : i64} : (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<1x3x4xf32>
// CHECK-NEXT:      %[[REDUCE_ADD_1:.*]] = max.reduce_add %[[REDUCE_ADD]] {axis = 2 : i64} : (tensor<1x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ADD_1]] : (tensor<1x3x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[REDUCE_ADD:.*]] = max.reduce_add %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ADD]] : (tensor<1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
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
// CHECK-NEXT:      %[[REDUCE_MEAN:.*]] = max.reduce_mean %[[CAST]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MEAN]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[RESHAPE]] : (tensor<2xf32>) -> tensor<2xf16>
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
// CHECK-NEXT:      %[[REDUCE_MEAN:.*]] = max.reduce_mean %[[CAST]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MEAN]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[RESHAPE]] : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf16, #max.dims<[b] -> (b)>>
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
// CHECK-NEXT:      %[[REDUCE_MUL:.*]] = max.reduce_mul %[[CAST]] {axis = 0 : i64} : (tensor<2x3xf64>) -> tensor<1x3xf64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MUL]] : (tensor<1x3xf64>) -> tensor<1x3xf64>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_MUL:.*]] = max.reduce_mul %[[CAST]] {axis = 0 : i64} : (tensor<?x3xf64, #max.dims<[b] -> (b, 3)>>) -> tensor<1x3xf64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MUL]] : (tensor<1x3xf64>) -> tensor<1x3xf64>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<2x1xf32>) -> tensor<2xf32>
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
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<2x1xf32>) -> tensor<2xf32>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xf32>) -> tensor<f32>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.max$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.max %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xsi64, #max.dims<[b] -> (b * 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.max$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.max %arg0 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xsi64>) -> tensor<6xsi64>
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xsi64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.min$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.min %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.min$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xsi64, #max.dims<[b] -> (b * 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.min$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.min %arg0 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max$static$of_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<i1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xui8>) -> tensor<6xui8>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xui8>) -> tensor<ui8>
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
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<2x1xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.argmax$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
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
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmax$dynamic$flattened(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmax %arg0, %none, %false : !torch.vtensor<[?,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<2x1xsi64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.argmin$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmin$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RESHAPE]]
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
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xf32>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
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
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @torch.aten.argmin$dynamic$flattened(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.argmin %arg0, %none, %false : !torch.vtensor<[?,3],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.argmax$static$keepdim(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      return %[[REDUCE_ARG_MAX]]
func.func @torch.aten.argmax$static$keepdim(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],si64> {
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0 = torch.aten.argmax %arg0, %int-1, %true : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,1],si64>
  return %0 : !torch.vtensor<[2,1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.max.dim$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xsi64>)
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<2x1xsi64>) -> tensor<2xsi64>
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
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[REDUCE_ARG_MAX:.*]] = max.reduce_arg_max %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MAX]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<2x1xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[ARG0]] {axis = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<2x1xsi64>) -> tensor<2xsi64>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[REDUCE_ARG_MIN:.*]] = max.reduce_arg_min %[[ARG0]] {axis = 1 : i64} : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_ARG_MIN]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xui8>) -> tensor<6xui8>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xui8>) -> tensor<ui8>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xui8, #max.dims<[b] -> (b * 3)>>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<1xui8>) -> tensor<ui8>
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
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[CAST]] {axis = 1 : i64} : (tensor<2x3xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<2x1xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
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
// CHECK-NEXT:      %[[REDUCE_MAX:.*]] = max.reduce_max %[[CAST]] {axis = 1 : i64} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MAX]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x3xui8>) -> tensor<6xui8>
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<6xui8>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<1xui8>) -> tensor<ui8>
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
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?xui8, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[RESHAPE]] {axis = 0 : i64} : (tensor<?xui8, #max.dims<[b] -> (b * 3)>>) -> tensor<1xui8>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<1xui8>) -> tensor<ui8>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[CAST]] {axis = 1 : i64} : (tensor<2x3xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<2x1xui8>) -> tensor<2x1xui8>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<2x1xui8>, tensor<ui8>) -> tensor<2x1xi1>
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
// CHECK-NEXT:      %[[REDUCE_MIN:.*]] = max.reduce_min %[[CAST]] {axis = 1 : i64} : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[REDUCE_MIN]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL_1:.*]] = max.not_equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<?x1xui8, #max.dims<[b] -> (b, 1)>>, tensor<ui8>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[NOT_EQUAL_1]]
func.func @torch.aten.all.dim$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],i1> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.all.dim %arg0, %int1, %true : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,1],i1>
  return %0 : !torch.vtensor<[?,1],i1>
}

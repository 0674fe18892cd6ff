// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.vtensor.literal$static() -> tensor<2x2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<{{\[\[}}1.000000e+00, -2.500000e+00], [0.000000e+00, 3.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:      return %[[CONSTANT]]
func.func @torch.vtensor.literal$static() -> !torch.vtensor<[2,2],f32> {
  %0 = torch.vtensor.literal(dense<[[1.0, -2.5], [0.0, 3.0]]> : tensor<2x2xf32>) : !torch.vtensor<[2,2],f32>
  return %0 : !torch.vtensor<[2,2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.vtensor.literal$static$splat() -> tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<7> : tensor<3xsi64>
// CHECK-NEXT:      return %[[CONSTANT]]
func.func @torch.vtensor.literal$static$splat() -> !torch.vtensor<[3],si64> {
  %0 = torch.vtensor.literal(dense<7> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.vtensor.literal$static$rank_0() -> tensor<i1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      return %[[CONSTANT]]
func.func @torch.vtensor.literal$static$rank_0() -> !torch.vtensor<[],i1> {
  %0 = torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

// -----

// CHECK-LABEL: func.func @torch.vtensor.literal$static$resource() -> tensor<2xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:      return %[[CONSTANT]]
func.func @torch.vtensor.literal$static$resource() -> !torch.vtensor<[2],f32> {
  %0 = torch.vtensor.literal(dense_resource<weights> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040"
    }
  }
#-}

// -----

// CHECK-LABEL: func.func @torch.aten.full$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.full$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.full %0, %float1.500000e00, %int6, %none, %none, %false : !torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.full$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.500000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.full$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.full %1, %float1.500000e00, %int6, %none, %none, %false : !torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.full$static$bool(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<i1>) -> tensor<2x4xi1>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.full$static$bool(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4],i1> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.full %0, %true, %int11, %none, %none, %false : !torch.list<int>, !torch.bool, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,4],i1>
  return %1 : !torch.vtensor<[2,4],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.full_like$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.full_like$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.full_like %arg0, %int2, %none, %none, %none, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.full_like$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.full_like$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.full_like %arg0, %int2, %none, %none, %none, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_full$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_full$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.new_full %arg0, %0, %int-1, %int4, %none, %none, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_full$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_full$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %1 = torch.prim.ListConstruct %0 : (!torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.new_full %arg0, %1, %int-1, %int4, %none, %none, %false : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %2 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.ones$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.ones$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.ones %0, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.ones$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.ones$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.ones %1, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_ones$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x1xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_ones$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.new_ones %arg0, %0, %none, %none, %none, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,1],f32>
  return %1 : !torch.vtensor<[2,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_ones$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_ones$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.new_ones %arg0, %1, %none, %none, %none, %false : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?,1],f32>
  return %2 : !torch.vtensor<[?,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.ones_like$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<bf16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<bf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.ones_like$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],bf16> {
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.ones_like %arg0, %int15, %none, %none, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.ones_like$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<bf16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<bf16>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.ones_like$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],bf16> {
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.ones_like %arg0, %int15, %none, %none, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.zeros$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x4xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.zeros$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.zeros %0, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.zeros$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.zeros$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.zeros %1, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_zeros$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x1xf32>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_zeros$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.new_zeros %arg0, %0, %none, %none, %none, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2,1],f32>
  return %1 : !torch.vtensor<[2,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_zeros$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_zeros$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  %2 = torch.aten.new_zeros %arg0, %1, %none, %none, %none, %false : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?,1],f32>
  return %2 : !torch.vtensor<[?,1],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.zeros_like$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<bf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.zeros_like$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],bf16> {
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.zeros_like %arg0, %int15, %none, %none, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.zeros_like$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<bf16>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.zeros_like$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],bf16> {
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.zeros_like %arg0, %int15, %none, %none, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scalar_tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      return %[[CONSTANT]]
func.func @torch.aten.scalar_tensor$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %float5.000000e-01, %int6, %none, %none, %none : !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.scalar_tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.aten.scalar_tensor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %1 = torch.aten.scalar_tensor %0, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[CONSTANT_1]], %[[CONSTANT_2]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<2xsi64>
// CHECK-NEXT:      return %[[RANGE]]
func.func @torch.aten.arange$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.arange %int2, %none, %none, %none, %false : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      return %[[RANGE]]
func.func @torch.aten.arange$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.arange %0, %none, %none, %none, %false : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[CONSTANT_1]], %[[CONSTANT_2]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[RANGE]], %[[CONSTANT_3]] : (tensor<1xsi64>, tensor<si64>) -> tensor<1xsi64>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.arange.start$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1],si64> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.arange.start %int1, %int2, %none, %none, %none, %false : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[1],si64>
  return %0 : !torch.vtensor<[1],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b + -2)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RANGE]] : (tensor<?xsi64, #max.dims<[b] -> (b + -2)>>) -> tensor<?xf64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[CAST]], %[[CONSTANT_2]] : (tensor<?xf64, #max.dims<[b] -> (b + -2)>>, tensor<f64>) -> tensor<?xf64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ADD]] : (tensor<?xf64, #max.dims<[b] -> (b + -2)>>) -> tensor<?xf32, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.arange.start$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.arange.start %int2, %0, %int6, %none, %none, %false : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start_step$static() -> tensor<3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[CONSTANT_1]], %[[CONSTANT_2]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RANGE]] : (tensor<3xsi64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<5.000000e-01> : tensor<f64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[CAST]], %[[CONSTANT_3]] : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<5.000000e-01> : tensor<f64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[CONSTANT_4]] : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ADD]] : (tensor<3xf64>) -> tensor<3xf32>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.arange.start_step$static() -> !torch.vtensor<[3],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.arange.start_step %float5.000000e-01, %float2.000000e00, %float5.000000e-01, %int6, %none, %none, %false : !torch.float, !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start_step$static$downwards() -> tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[CONSTANT_1]], %[[CONSTANT_2]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<-2> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RANGE]], %[[CONSTANT_3]] : (tensor<3xsi64>, tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[CONSTANT_4]] : (tensor<3xsi64>, tensor<si64>) -> tensor<3xsi64>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.arange.start_step$static$downwards() -> !torch.vtensor<[3],si64> {
  %int5 = torch.constant.int 5
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.arange.start_step %int5, %int-1, %int-2, %none, %none, %none, %false : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start_step$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b floordiv 2)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RANGE]], %[[CONSTANT_2]] : (tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[CONSTANT_3]] : (tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @torch.aten.arange.start_step$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.arange.start_step %int1, %0, %int2, %none, %none, %none, %false : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty.memory_format$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty.memory_format$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %size = torch.constant.int 2
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %0 = torch.aten.empty.memory_format %sizes, %int5, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_permuted$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_permuted$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %size = torch.constant.int 2
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %first = torch.constant.int 0
  %second = torch.constant.int 1
  %order = torch.prim.ListConstruct %second, %first : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.empty_permuted %sizes, %order, %int5, %none, %none, %none : !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_strided$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_strided$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %size = torch.constant.int 2
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %one = torch.constant.int 1
  %strides = torch.prim.ListConstruct %int3, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.empty_strided %sizes, %strides, %int5, %none, %none, %none : !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_empty$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_empty$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %size = torch.constant.int 2
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %0 = torch.aten.new_empty %arg0, %sizes, %int5, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_empty_strided$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_empty_strided$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %size = torch.constant.int 2
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %one = torch.constant.int 1
  %strides = torch.prim.ListConstruct %int3, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.new_empty_strided %arg0, %sizes, %strides, %int5, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_like$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<2x3xf16>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_like$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.empty_like %arg0, %int5, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty.memory_format$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty.memory_format$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int0 = torch.constant.int 0
  %size = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %0 = torch.aten.empty.memory_format %sizes, %int5, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_permuted$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_permuted$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int0 = torch.constant.int 0
  %size = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %first = torch.constant.int 0
  %second = torch.constant.int 1
  %order = torch.prim.ListConstruct %second, %first : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.empty_permuted %sizes, %order, %int5, %none, %none, %none : !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_strided$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_strided$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int0 = torch.constant.int 0
  %size = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %one = torch.constant.int 1
  %strides = torch.prim.ListConstruct %int3, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.empty_strided %sizes, %strides, %int5, %none, %none, %none : !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_empty$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_empty$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int0 = torch.constant.int 0
  %size = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %0 = torch.aten.new_empty %arg0, %sizes, %int5, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.new_empty_strided$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.new_empty_strided$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int0 = torch.constant.int 0
  %size = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %sizes = torch.prim.ListConstruct %size, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %int5 = torch.constant.int 5
  %one = torch.constant.int 1
  %strides = torch.prim.ListConstruct %int3, %one : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.aten.new_empty_strided %arg0, %sizes, %strides, %int5, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.list<int>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.empty_like$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f16>) -> tensor<?x3xf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.empty_like$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.empty_like %arg0, %int5, %none, %none, %none, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,3],f16>
  return %0 : !torch.vtensor<[?,3],f16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.arange.start$dynamic$float_bound(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b + -2)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RANGE]] : (tensor<?xsi64, #max.dims<[b] -> (b + -2)>>) -> tensor<?xf64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[CAST]], %[[CONSTANT_2]] : (tensor<?xf64, #max.dims<[b] -> (b + -2)>>, tensor<f64>) -> tensor<?xf64, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ADD]] : (tensor<?xf64, #max.dims<[b] -> (b + -2)>>) -> tensor<?xf32, #max.dims<[b] -> (b + -2)>>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.arange.start$dynamic$float_bound(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.int
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.arange.start %float2.000000e00, %0, %none, %none, %none, %false : !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @max.sizes$expressions(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>) -> (tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>, tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>)
// CHECK-NEXT:      %[[COS:.*]] = max.cos %[[ARG0]] : (tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>
// CHECK-NEXT:      %[[COS_1:.*]] = max.cos %[[ARG1]] : (tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>
// CHECK-NEXT:      return %[[COS]], %[[COS_1]]
func.func @max.sizes$expressions(%arg0: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b * 2, s floordiv 2)>}, %arg1: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b, s)>}) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %1 = torch.aten.cos %arg1 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @max.sizes$equal_sizes_broadcast(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>, %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[s] -> (s)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[ARG0]], %[[ARG1]] : (tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>, tensor<?xf32, #max.dims<[s] -> (s)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>
// CHECK-NEXT:      return %[[ADD]]
func.func @max.sizes$equal_sizes_broadcast(%arg0: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b, s)>}, %arg1: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[s] -> (s)>}) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @unknown_sizes(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>) -> tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>
// CHECK-NEXT:      %[[COS:.*]] = max.cos %[[ARG0]] : (tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>) -> tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>
// CHECK-NEXT:      return %[[COS]]
func.func @unknown_sizes(%arg0: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.bind_symbolic_shape(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>, %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[s1] -> (s1)>>) -> (tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>, tensor<?xf32, #max.dims<[s1] -> (s1)>>)
// CHECK-NEXT:      %[[COS:.*]] = max.cos %[[ARG0]] : (tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>) -> tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>
// CHECK-NEXT:      %[[COS_1:.*]] = max.cos %[[ARG1]] : (tensor<?xf32, #max.dims<[s1] -> (s1)>>) -> tensor<?xf32, #max.dims<[s1] -> (s1)>>
// CHECK-NEXT:      return %[[COS]], %[[COS_1]]
func.func @torch.bind_symbolic_shape(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 10} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 10} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1 * 2 + 1)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg1, [%1], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %2 = torch.aten.cos %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %2, [%0, %1], affine_map<()[s0, s1] -> (s0, s1 * 2 + 1)> : !torch.vtensor<[?,?],f32>
  %3 = torch.aten.cos %arg1 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %2, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.symbolic_int$in_a_view(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x6xf32, #max.dims<[s0] -> (s0, 6)>>) -> tensor<?x2x3xf32, #max.dims<[s0] -> (s0, 2, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x6xf32, #max.dims<[s0] -> (s0, 6)>>) -> tensor<?x2x3xf32, #max.dims<[s0] -> (s0, 2, 3)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @torch.symbolic_int$in_a_view(%arg0: !torch.vtensor<[?,6],f32>) -> !torch.vtensor<[?,2,3],f32> {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 10} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0], affine_map<()[s0] -> (s0, 6)> : !torch.vtensor<[?,6],f32>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %0, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.view %arg0, %1 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,2,3],f32>
  return %2 : !torch.vtensor<[?,2,3],f32>
}

// -----

// CHECK-LABEL: func.func @int_argument$in_a_view(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>) -> tensor<?x2x3xf32, #max.dims<[b] -> (b, 2, 3)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>) -> tensor<?x2x3xf32, #max.dims<[b] -> (b, 2, 3)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @int_argument$in_a_view(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,6],f32> {max.sizes = #max.dims<[b] -> (b, 6)>}) -> !torch.vtensor<[?,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %arg0, %int2, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg1, %0 : !torch.vtensor<[?,6],f32>, !torch.list<int> -> !torch.vtensor<[?,2,3],f32>
  return %1 : !torch.vtensor<[?,2,3],f32>
}

// -----

// CHECK-LABEL: func.func @int_argument$as_a_scalar(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>) -> tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[b] -> (b)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[RESHAPE]] : (tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[CAST]] : (tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>, tensor<f32>) -> tensor<?x6xf32, #max.dims<[b] -> (b, 6)>>
// CHECK-NEXT:      return %[[MUL]]
func.func @int_argument$as_a_scalar(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?,6],f32> {max.sizes = #max.dims<[b] -> (b, 6)>}) -> !torch.vtensor<[?,6],f32> {
  %0 = torch.aten.mul.Scalar %arg1, %arg0 : !torch.vtensor<[?,6],f32>, !torch.int -> !torch.vtensor<[?,6],f32>
  return %0 : !torch.vtensor<[?,6],f32>
}

// -----

// CHECK-LABEL: func.func @int_argument$unused(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      %[[COS:.*]] = max.cos %[[ARG0]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[COS]]
func.func @int_argument$unused(%arg0: !torch.int, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.cos %arg1 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.add.int(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b + 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?xf32, #max.dims<[b] -> (b + 3)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.add.int(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %int3 = torch.constant.int 3
  %1 = torch.aten.add.int %0, %int3 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %3 = torch.aten.zeros %2, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.sub.int(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b + -1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?xf32, #max.dims<[b] -> (b + -1)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.sub.int(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %3 = torch.aten.zeros %2, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.mul.int(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.mul.int(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %int2 = torch.constant.int 2
  %1 = torch.aten.mul.int %0, %int2 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %3 = torch.aten.zeros %2, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.floordiv.int(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?xf32, #max.dims<[b] -> (b floordiv 2)>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @torch.aten.floordiv.int(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %int2 = torch.constant.int 2
  %1 = torch.aten.floordiv.int %0, %int2 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %1 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %3 = torch.aten.zeros %2, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %3 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @max.weight(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[WEIGHT:.*]] = max.weight "w0" : tensor<4x3xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[WEIGHT]] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[MATMUL]]
func.func @max.weight(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[4,3],f32> {max.weight = "w0"}) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$product(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<?x?x2x2xf32, #max.dims<[b, s] -> (b, s, 2, 2)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<?x4xf32, #max.dims<[b, s] -> (b * s, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RESHAPE]] : (tensor<?x4xf32, #max.dims<[b, s] -> (b * s, 4)>>) -> tensor<?x?x2x2xf32, #max.dims<[b, s] -> (b, s, 2, 2)>>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @sizes$product(%arg0: !torch.vtensor<[?,?,4],f32> {max.sizes = #max.dims<[b, s] -> (b, s, 4)>}) -> !torch.vtensor<[?,?,2,2],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int -> !torch.int
  %2 = torch.aten.mul.int %0, %1 : !torch.int, !torch.int -> !torch.int
  %int4 = torch.constant.int 4
  %3 = torch.prim.ListConstruct %2, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.view %arg0, %3 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  %int2 = torch.constant.int 2
  %5 = torch.prim.ListConstruct %0, %1, %int2, %int2 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %6 = torch.aten.view %4, %5 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2,2],f32>
  return %6 : !torch.vtensor<[?,?,2,2],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$shifted_product(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<?x4xf32, #max.dims<[b, s] -> ((b * s) + (b * -1), 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0, 0)> to <[b, s] -> (b, s + -1, 4)> step [1, 1, 1] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s + -1, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s + -1, 4)>>) -> tensor<?x4xf32, #max.dims<[b, s] -> ((b * s) + (b * -1), 4)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @sizes$shifted_product(%arg0: !torch.vtensor<[?,?,4],f32> {max.sizes = #max.dims<[b, s] -> (b, s, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int0, %int-1, %int1 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?,4],f32>
  %int4 = torch.constant.int 4
  %1 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %2 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$shifted_multiple(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> ((b * 4) + -4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(1, 0)> to <[b] -> (b, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>) -> tensor<?xf32, #max.dims<[b] -> ((b * 4) + -4)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @sizes$shifted_multiple(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %int-1 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %2 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$sum(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[s] -> (s, 4)>>) -> (tensor<?x4xf32, #max.dims<[b, s] -> ((b * 2) + s, 4)>>, tensor<?xf32, #max.dims<[b, s] -> ((b * 8) + (s * 4))>>)
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG1]], %[[ARG0]] {axis = 0 : i64} : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<?x4xf32, #max.dims<[s] -> (s, 4)>>, tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b, s] -> ((b * 2) + s, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONCAT]] : (tensor<?x4xf32, #max.dims<[b, s] -> ((b * 2) + s, 4)>>) -> tensor<?xf32, #max.dims<[b, s] -> ((b * 8) + (s * 4))>>
// CHECK-NEXT:      return %[[CONCAT]], %[[RESHAPE]]
func.func @sizes$sum(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}, %arg1: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[s] -> (s, 4)>}) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  %int-1 = torch.constant.int -1
  %2 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %3 = torch.aten.view %1, %2 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %1, %3 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$second_half(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[ARG0]], %[[ARG0]] {axis = 0 : i64} : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>, tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b * 2, 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[CONCAT]] from <[b] -> (b, 0)> to <[b] -> (b * 2, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b * 2, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>
// CHECK-NEXT:      return %[[SLICE]]
func.func @sizes$second_half(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %1 = torch.prim.ListConstruct %arg0, %arg0 : (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>) -> !torch.list<vtensor>
  %2 = torch.aten.cat %1, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,4],f32>
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int1 = torch.constant.int 1
  %3 = torch.aten.slice.Tensor %2, %int0, %0, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  return %3 : !torch.vtensor<[?,4],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$half(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> (tensor<?x4xf32, #max.dims<[b] -> (b floordiv 2, 4)>>, tensor<?x4xf32, #max.dims<[b] -> (b + ((b floordiv 2) * -1), 4)>>, tensor<f32>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b floordiv 2, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b floordiv 2, 4)>>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <[b] -> (b floordiv 2, 0)> to <[b] -> (b, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b + ((b floordiv 2) * -1), 4)>>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[SLICE]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<?x4xf32, #max.dims<[b] -> (b floordiv 2, 4)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]], %[[RESHAPE_1]]
func.func @sizes$half(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[],f32>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %int2 = torch.constant.int 2
  %1 = torch.aten.floordiv.int %0, %int2 : !torch.int, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %2 = torch.aten.slice.Tensor %arg0, %int0, %int0, %1, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %3 = torch.aten.slice.Tensor %arg0, %int0, %1, %int9223372036854775807, %int1 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %none = torch.constant.none
  %4 = torch.aten.sum %2, %none : !torch.vtensor<[?,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %2, %3, %4 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$every_second_flattened(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (((b + 1) floordiv 2) * 4)>>
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <[b] -> (b, 4)> step [2, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SLICE]] : (tensor<?x4xf32, #max.dims<[b] -> ((b + 1) floordiv 2, 4)>>) -> tensor<?xf32, #max.dims<[b] -> (((b + 1) floordiv 2) * 4)>>
// CHECK-NEXT:      return %[[RESHAPE]]
func.func @sizes$every_second_flattened(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int9223372036854775807, %int2 : !torch.vtensor<[?,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %int-1 = torch.constant.int -1
  %1 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.view %0, %1 : !torch.vtensor<[?,4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %2 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$attention(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?x8xf32, #max.dims<[b, s] -> (b, s, 8)>>) -> tensor<?x?x8xf32, #max.dims<[b, s] -> (b, s, 8)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG0]] : (tensor<?x?x8xf32, #max.dims<[b, s] -> (b, s, 8)>>) -> tensor<?x?x2x4xf32, #max.dims<[b, s] -> (b, s, 2, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[RESHAPE]] by [0, 2, 1, 3] : (tensor<?x?x2x4xf32, #max.dims<[b, s] -> (b, s, 2, 4)>>) -> tensor<?x2x?x4xf32, #max.dims<[b, s] -> (b, 2, s, 4)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<?x2x?x4xf32, #max.dims<[b, s] -> (b, 2, s, 4)>>) -> tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_1]] by [0, 2, 1] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>) -> tensor<?x4x?xf32, #max.dims<[b, s] -> (b * 2, 4, s)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE_1]], %[[TRANSPOSE_1]] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>, tensor<?x4x?xf32, #max.dims<[b, s] -> (b * 2, 4, s)>>) -> tensor<?x?x?xf32, #max.dims<[b, s] -> (b * 2, s, s)>>
// CHECK-NEXT:      %[[SOFTMAX:.*]] = max.softmax %[[MATMUL]] {axis = 2 : i64} : (tensor<?x?x?xf32, #max.dims<[b, s] -> (b * 2, s, s)>>) -> tensor<?x?x?xf32, #max.dims<[b, s] -> (b * 2, s, s)>>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[SOFTMAX]], %[[RESHAPE_1]] : (tensor<?x?x?xf32, #max.dims<[b, s] -> (b * 2, s, s)>>, tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>) -> tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[MATMUL_1]] : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b * 2, s, 4)>>) -> tensor<?x2x?x4xf32, #max.dims<[b, s] -> (b, 2, s, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[RESHAPE_2]] by [0, 2, 1, 3] : (tensor<?x2x?x4xf32, #max.dims<[b, s] -> (b, 2, s, 4)>>) -> tensor<?x?x2x4xf32, #max.dims<[b, s] -> (b, s, 2, 4)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[TRANSPOSE_2]] : (tensor<?x?x2x4xf32, #max.dims<[b, s] -> (b, s, 2, 4)>>) -> tensor<?x?x8xf32, #max.dims<[b, s] -> (b, s, 8)>>
// CHECK-NEXT:      return %[[RESHAPE_3]]
func.func @sizes$attention(%arg0: !torch.vtensor<[?,?,8],f32> {max.sizes = #max.dims<[b, s] -> (b, s, 8)>}) -> !torch.vtensor<[?,?,8],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,?,8],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?,8],f32>, !torch.int -> !torch.int
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %2 = torch.prim.ListConstruct %0, %1, %int2, %int4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.view %arg0, %2 : !torch.vtensor<[?,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2,4],f32>
  %int3 = torch.constant.int 3
  %4 = torch.prim.ListConstruct %int0, %int2, %int1, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %5 = torch.aten.permute %3, %4 : !torch.vtensor<[?,?,2,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,?,4],f32>
  %6 = torch.aten.mul.int %0, %int2 : !torch.int, !torch.int -> !torch.int
  %none = torch.constant.none
  %7 = torch.aten.clone %5, %none : !torch.vtensor<[?,2,?,4],f32>, !torch.none -> !torch.vtensor<[?,2,?,4],f32>
  %8 = torch.prim.ListConstruct %6, %1, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %9 = torch.aten.view %7, %8 : !torch.vtensor<[?,2,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,4],f32>
  %10 = torch.aten.transpose.int %9, %int1, %int2 : !torch.vtensor<[?,?,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4,?],f32>
  %11 = torch.aten.bmm %9, %10 : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[?,4,?],f32> -> !torch.vtensor<[?,?,?],f32>
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %12 = torch.aten._softmax %11, %int-1, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  %13 = torch.aten.bmm %12, %9 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,4],f32> -> !torch.vtensor<[?,?,4],f32>
  %14 = torch.prim.ListConstruct %0, %int2, %1, %int4 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %15 = torch.aten.view %13, %14 : !torch.vtensor<[?,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,2,?,4],f32>
  %16 = torch.prim.ListConstruct %int0, %int2, %int1, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %17 = torch.aten.permute %15, %16 : !torch.vtensor<[?,2,?,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,2,4],f32>
  %int8 = torch.constant.int 8
  %18 = torch.prim.ListConstruct %0, %1, %int8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %19 = torch.aten.view %17, %18 : !torch.vtensor<[?,?,2,4],f32>, !torch.list<int> -> !torch.vtensor<[?,?,8],f32>
  return %19 : !torch.vtensor<[?,?,8],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$sum_of_all(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<f32>
// CHECK-NEXT:      %[[CUSTOM:.*]] = max.custom "reduction.reduce"(%[[ARG0]]) with {count = 3 : i64, first = 0 : i64, operation = "add"} : (tensor<?x?x4xf32, #max.dims<[b, s] -> (b, s, 4)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CUSTOM]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_1]]
func.func @sizes$sum_of_all(%arg0: !torch.vtensor<[?,?,4],f32> {max.sizes = #max.dims<[b, s] -> (b, s, 4)>}) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.sum %arg0, %none : !torch.vtensor<[?,?,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$causal_mask(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>) -> tensor<?x?xi1, #max.dims<[s] -> (s, s)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[SHAPE_TO_TENSOR:.*]] = max.shape_to_tensor <[s] -> (s)> : tensor<1xsi64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[SHAPE_TO_TENSOR]] : (tensor<1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[RANGE:.*]] = max.range %[[CONSTANT]], %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<si64>, tensor<si64>, tensor<si64>) -> tensor<?xsi64, #max.dims<[s] -> (s)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[RANGE]] : (tensor<?xsi64, #max.dims<[s] -> (s)>>) -> tensor<?x1xsi64, #max.dims<[s] -> (s, 1)>>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[RESHAPE_1]], %[[RANGE]] : (tensor<?x1xsi64, #max.dims<[s] -> (s, 1)>>, tensor<?xsi64, #max.dims<[s] -> (s)>>) -> tensor<?x?xi1, #max.dims<[s] -> (s, s)>>
// CHECK-NEXT:      return %[[GREATER_EQUAL]]
func.func @sizes$causal_mask(%arg0: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b, s)>}) -> !torch.vtensor<[?,?],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.size.int %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %none = torch.constant.none
  %false = torch.constant.bool false
  %1 = torch.aten.arange %0, %none, %none, %none, %false : !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],si64>
  %2 = torch.aten.unsqueeze %1, %int1 : !torch.vtensor<[?],si64>, !torch.int -> !torch.vtensor<[?,1],si64>
  %3 = torch.aten.le.Tensor %1, %2 : !torch.vtensor<[?],si64>, !torch.vtensor<[?,1],si64> -> !torch.vtensor<[?,?],i1>
  return %3 : !torch.vtensor<[?,?],i1>
}

// -----

// CHECK-LABEL: func.func @sizes$difference(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>, %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[s] -> (s)>>) -> tensor<?xf32, #max.dims<[b, s] -> (b + (s * -1))>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?xf32, #max.dims<[b, s] -> (b + (s * -1))>>
// CHECK-NEXT:      return %[[BROADCAST_TO]]
func.func @sizes$difference(%arg0: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[s] -> (s)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %1 = torch.aten.size.int %arg1, %int0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %2 = torch.aten.sub.int %0, %1 : !torch.int, !torch.int -> !torch.int
  %3 = torch.prim.ListConstruct %2 : (!torch.int) -> !torch.list<int>
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %false = torch.constant.bool false
  %4 = torch.aten.zeros %3, %int6, %none, %none, %false : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[?],f32>
  return %4 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @sizes$split(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> (tensor<1x4xf32>, tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>)
// CHECK-NEXT:      %[[SLICE:.*]] = max.slice %[[ARG0]] from <(0, 0)> to <(1, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<1x4xf32>
// CHECK-NEXT:      %[[SLICE_1:.*]] = max.slice %[[ARG0]] from <(1, 0)> to <[b] -> (b, 4)> step [1, 1] : (tensor<?x4xf32, #max.dims<[b] -> (b, 4)>>) -> tensor<?x4xf32, #max.dims<[b] -> (b + -1, 4)>>
// CHECK-NEXT:      return %[[SLICE]], %[[SLICE_1]]
func.func @sizes$split(%arg0: !torch.vtensor<[?,4],f32> {max.sizes = #max.dims<[b] -> (b, 4)>}) -> (!torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.size.int %arg0, %int0 : !torch.vtensor<[?,4],f32>, !torch.int -> !torch.int
  %int1 = torch.constant.int 1
  %1 = torch.aten.sub.int %0, %int1 : !torch.int, !torch.int -> !torch.int
  %2 = torch.prim.ListConstruct %int1, %1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.split_with_sizes %arg0, %2, %int0 : !torch.vtensor<[?,4],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %4:2 = torch.prim.ListUnpack %3 : !torch.list<vtensor> -> !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32>
  return %4#0, %4#1 : !torch.vtensor<[1,4],f32>, !torch.vtensor<[?,4],f32>
}

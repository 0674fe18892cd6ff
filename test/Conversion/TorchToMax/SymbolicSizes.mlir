// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @max.sizes$expressions(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>) -> (tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>, tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>)
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[ARG0]] : (tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b * 2, s floordiv 2)>>
// CHECK-NEXT:      %[[TANH_1:.*]] = max.tanh %[[ARG1]] : (tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>
// CHECK-NEXT:      return %[[TANH]], %[[TANH_1]]
func.func @max.sizes$expressions(%arg0: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b * 2, s floordiv 2)>}, %arg1: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, s] -> (b, s)>}) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  %1 = torch.aten.tanh %arg1 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}

// -----

// CHECK-LABEL: func.func @max.sizes$equal_sizes_broadcast(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[s] -> (s)>>) -> tensor<?x?xf32, #max.dims<[b, s] -> (b, s)>>
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
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[ARG0]] : (tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>) -> tensor<2x?xf32, #max.dims<[arg0_dim1] -> (2, arg0_dim1)>>
// CHECK-NEXT:      return %[[TANH]]
func.func @unknown_sizes(%arg0: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.aten.tanh %arg0 : !torch.vtensor<[2,?],f32> -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.bind_symbolic_shape(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xf32, #max.dims<[s1] -> (s1)>>) -> (tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>, tensor<?xf32, #max.dims<[s1] -> (s1)>>)
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[ARG0]] : (tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>) -> tensor<?x?xf32, #max.dims<[s0, s1] -> (s0, (s1 * 2) + 1)>>
// CHECK-NEXT:      %[[TANH_1:.*]] = max.tanh %[[ARG1]] : (tensor<?xf32, #max.dims<[s1] -> (s1)>>) -> tensor<?xf32, #max.dims<[s1] -> (s1)>>
// CHECK-NEXT:      return %[[TANH]], %[[TANH_1]]
func.func @torch.bind_symbolic_shape(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 10} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 2, max_val = 10} : !torch.int
  torch.bind_symbolic_shape %arg0, [%0, %1], affine_map<()[s0, s1] -> (s0, s1 * 2 + 1)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg1, [%1], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?],f32>
  %2 = torch.aten.tanh %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %2, [%0, %1], affine_map<()[s0, s1] -> (s0, s1 * 2 + 1)> : !torch.vtensor<[?,?],f32>
  %3 = torch.aten.tanh %arg1 : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
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
// CHECK-NEXT:      %[[TANH:.*]] = max.tanh %[[ARG0]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      return %[[TANH]]
func.func @int_argument$unused(%arg0: !torch.int, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.aten.tanh %arg1 : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
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

// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xsi64>) -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xsi64>) -> tensor<4x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<4x5x1xf32>, tensor<4x1xsi64>, tensor<1xsi64>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<4x1xsi64>, tensor<si64>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<4x1xi1>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT]] : (tensor<4x1xi1>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[NEGATIVE]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[REDUCE]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[REDUCE_1]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_3]], %[[RESHAPE_5]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[DIV]], %[[RESHAPE_5]]
func.func @torch.aten.nll_loss_forward$static(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[4],si64>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[4],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[b] -> (b)>>) -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<?xsi64, #max.dims<[b] -> (b)>>) -> tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?x5xf32, #max.dims<[b] -> (b, 5)>>) -> tensor<?x5x1xf32, #max.dims<[b] -> (b, 5, 1)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x5x1xf32, #max.dims<[b] -> (b, 5, 1)>>, tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>, tensor<1xsi64>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<?x1xsi64, #max.dims<[b] -> (b, 1)>>, tensor<si64>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT]] : (tensor<?x1xi1, #max.dims<[b] -> (b, 1)>>) -> tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[NEGATIVE]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[REDUCE]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<?x1xf32, #max.dims<[b] -> (b, 1)>>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[REDUCE_1]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_3]], %[[RESHAPE_5]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[DIV]], %[[RESHAPE_5]]
func.func @torch.aten.nll_loss_forward$dynamic(%arg0: !torch.vtensor<[?,5],f32> {max.sizes = #max.dims<[b] -> (b, 5)>}, %arg1: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[b] -> (b)>}) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$static$weight(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<5xf32>) -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xsi64>) -> tensor<4x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<4x5x1xf32>, tensor<4x1xsi64>, tensor<1xsi64>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<5xf32>) -> tensor<1x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK_1:.*]] = max.custom "loss.pick"(%[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5x1xf32>, tensor<4x1xsi64>, tensor<1xsi64>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[NEGATIVE]], %[[PICK_1]] : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[REDUCE]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[PICK_1]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[REDUCE_1]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_4]], %[[RESHAPE_6]]
func.func @torch.aten.nll_loss_forward$static$weight(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %int2 = torch.constant.int 2
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %arg2, %int2, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[5],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$static$none(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4x5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xsi64>) -> (tensor<4xf32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xsi64>) -> tensor<4x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<4x5x1xf32>, tensor<4x1xsi64>, tensor<1xsi64>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<4x1xsi64>, tensor<si64>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<4x1xi1>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT]] : (tensor<4x1xi1>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[NEGATIVE]] : (tensor<4x1xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[CONSTANT_2]]
func.func @torch.aten.nll_loss_forward$static$none(%arg0: !torch.vtensor<[4,5],f32>, %arg1: !torch.vtensor<[4],si64>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int0, %int-100 : !torch.vtensor<[4,5],f32>, !torch.vtensor<[4],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[4],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[4],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$static$one_example(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<5xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<si64>) -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<si64>) -> tensor<1x1xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<5xf32>) -> tensor<1x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<1x5x1xf32>, tensor<1x1xsi64>, tensor<1xsi64>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<1x1xf32>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<1x1xsi64>, tensor<si64>) -> tensor<1x1xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<1x1xi1>) -> tensor<1x1xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT]] : (tensor<1x1xi1>) -> tensor<1x1xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[NEGATIVE]] : (tensor<1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_2]], %[[CONSTANT_2]]
func.func @torch.aten.nll_loss_forward$static$one_example(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[],si64>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int0, %int-100 : !torch.vtensor<[5],f32>, !torch.vtensor<[],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss_forward$static$bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<4x5xbf16>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<4xsi64>) -> (tensor<bf16>, tensor<bf16>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<4xsi64>) -> tensor<4x1xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<4x5xbf16>) -> tensor<4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CAST]] : (tensor<4x5xf32>) -> tensor<4x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<4x5x1xf32>, tensor<4x1xsi64>, tensor<1xsi64>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<4x1xf32>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<4x1xsi64>, tensor<si64>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<4x1xi1>) -> tensor<4x1xi1>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[NOT]] : (tensor<4x1xi1>) -> tensor<4x1xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[NEGATIVE]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[REDUCE]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[CAST_1]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<4x1xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[REDUCE_1]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_3]], %[[RESHAPE_5]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[DIV]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[RESHAPE_5]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT:      return %[[CAST_2]], %[[CAST_3]]
func.func @torch.aten.nll_loss_forward$static$bf16(%arg0: !torch.vtensor<[4,5],bf16>, %arg1: !torch.vtensor<[4],si64>) -> (!torch.vtensor<[],bf16>, !torch.vtensor<[],bf16>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[4,5],bf16>, !torch.vtensor<[4],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],bf16>, !torch.vtensor<[],bf16>
  return %0#0, %0#1 : !torch.vtensor<[],bf16>, !torch.vtensor<[],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss2d_forward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5x3x4xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3x4xsi64>) -> (tensor<f32>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<2x3x4xsi64>) -> tensor<2x12xsi64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<2x5x3x4xf32>) -> tensor<2x5x12xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<2x5x12xf32>, tensor<2x12xsi64>, tensor<1xsi64>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<2x12xf32>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<si64>
// CHECK-NEXT:      %[[EQUAL:.*]] = max.equal %[[RESHAPE]], %[[CONSTANT_1]] : (tensor<2x12xsi64>, tensor<si64>) -> tensor<2x12xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[EQUAL]] : (tensor<2x12xi1>) -> tensor<2x12xi1>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[NOT]] : (tensor<2x12xi1>) -> tensor<2x12xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[NEGATIVE]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x12xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[REDUCE]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[REDUCE_1:.*]] = max.custom "reduction.reduce"(%[[CAST]]) with {count = 2 : i64, first = 0 : i64, operation = "add"} : (tensor<2x12xf32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[REDUCE_1]] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[RESHAPE_3]], %[[RESHAPE_5]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[DIV]], %[[RESHAPE_5]]
func.func @torch.aten.nll_loss2d_forward$static(%arg0: !torch.vtensor<[2,5,3,4],f32>, %arg1: !torch.vtensor<[2,3,4],si64>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss2d_forward %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[2,5,3,4],f32>, !torch.vtensor<[2,3,4],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.nll_loss2d_forward$dynamic$weight(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x3x4xf32, #max.dims<[b] -> (b, 5, 3, 4)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3x4xsi64, #max.dims<[b] -> (b, 3, 4)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<5xf32>) -> (tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>, tensor<f32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<?x3x4xsi64, #max.dims<[b] -> (b, 3, 4)>>) -> tensor<?x12xsi64, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[ARG0]] : (tensor<?x5x3x4xf32, #max.dims<[b] -> (b, 5, 3, 4)>>) -> tensor<?x5x12xf32, #max.dims<[b] -> (b, 5, 12)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK:.*]] = max.custom "loss.pick"(%[[RESHAPE_1]], %[[RESHAPE]], %[[CONSTANT]]) : (tensor<?x5x12xf32, #max.dims<[b] -> (b, 5, 12)>>, tensor<?x12xsi64, #max.dims<[b] -> (b, 12)>>, tensor<1xsi64>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[PICK]] : (tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG2]] : (tensor<5xf32>) -> tensor<1x5x1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-100> : tensor<1xsi64>
// CHECK-NEXT:      %[[PICK_1:.*]] = max.custom "loss.pick"(%[[RESHAPE_2]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x5x1xf32>, tensor<?x12xsi64, #max.dims<[b] -> (b, 12)>>, tensor<1xsi64>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[NEGATIVE]], %[[PICK_1]] : (tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>, tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>) -> tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[MUL]] : (tensor<?x12xf32, #max.dims<[b] -> (b, 12)>>) -> tensor<?x3x4xf32, #max.dims<[b] -> (b, 3, 4)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      return %[[RESHAPE_3]], %[[CONSTANT_2]]
func.func @torch.aten.nll_loss2d_forward$dynamic$weight(%arg0: !torch.vtensor<[?,5,3,4],f32> {max.sizes = #max.dims<[b] -> (b, 5, 3, 4)>}, %arg1: !torch.vtensor<[?,3,4],si64> {max.sizes = #max.dims<[b] -> (b, 3, 4)>}, %arg2: !torch.vtensor<[5],f32>) -> (!torch.vtensor<[?,3,4],f32>, !torch.vtensor<[],f32>) {
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %0:2 = torch.aten.nll_loss2d_forward %arg0, %arg1, %arg2, %int0, %int-100 : !torch.vtensor<[?,5,3,4],f32>, !torch.vtensor<[?,3,4],si64>, !torch.vtensor<[5],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[],f32>
  return %0#0, %0#1 : !torch.vtensor<[?,3,4],f32>, !torch.vtensor<[],f32>
}

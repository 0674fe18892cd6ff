// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Tensor$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG0]], %[[ARG1]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Tensor$bool$static(%arg0: !torch.vtensor<[2,3],i1>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Tensor$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG0]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Tensor$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],i1> {
  %0 = torch.aten.bitwise_and.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0 : !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi32>, tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Scalar$static(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_and.Scalar %arg0, %int6 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_and.Scalar %arg0, %int6 : !torch.vtensor<[?,3],si32>, !torch.int -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_and.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_and.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.bitwise_and.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_and.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__and__.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[CAST]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.__and__.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.__and__.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__and__.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[CAST]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.__and__.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.__and__.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__and__.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.__and__.Scalar$static(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__and__.Scalar %arg0, %int6 : !torch.vtensor<[2,3],ui8>, !torch.int -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__and__.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.custom "bitwise.and"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[AND]]
func.func @torch.aten.__and__.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],ui8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__and__.Scalar %arg0, %int6 : !torch.vtensor<[?,3],ui8>, !torch.int -> !torch.vtensor<[?,3],ui8>
  return %0 : !torch.vtensor<[?,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Tensor$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG0]], %[[ARG1]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Tensor$bool$static(%arg0: !torch.vtensor<[2,3],i1>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Tensor$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG0]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Tensor$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],i1> {
  %0 = torch.aten.bitwise_or.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0 : !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi32>, tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Scalar$static(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int6 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int6 : !torch.vtensor<[?,3],si32>, !torch.int -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_or.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_or.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.bitwise_or.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_or.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__or__.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[CAST]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.__or__.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.__or__.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__or__.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[CAST]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.__or__.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.__or__.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__or__.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.__or__.Scalar$static(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__or__.Scalar %arg0, %int6 : !torch.vtensor<[2,3],ui8>, !torch.int -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__or__.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR:.*]] = max.custom "bitwise.or"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]]
func.func @torch.aten.__or__.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],ui8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__or__.Scalar %arg0, %int6 : !torch.vtensor<[?,3],ui8>, !torch.int -> !torch.vtensor<[?,3],ui8>
  return %0 : !torch.vtensor<[?,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Tensor$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[XOR:.*]] = max.xor %[[ARG0]], %[[ARG1]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Tensor$bool$static(%arg0: !torch.vtensor<[2,3],i1>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Tensor$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.xor %[[ARG0]], %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Tensor$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],i1> {
  %0 = torch.aten.bitwise_xor.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0 : !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi32>, tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Scalar$static(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_xor.Scalar %arg0, %int6 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_xor.Scalar %arg0, %int6 : !torch.vtensor<[?,3],si32>, !torch.int -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_xor.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_xor.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.bitwise_xor.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.bitwise_xor.Scalar_Tensor %int6, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__xor__.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<2x3xi1>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[CAST]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.__xor__.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.__xor__.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__xor__.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[CAST]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.__xor__.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.__xor__.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__xor__.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.__xor__.Scalar$static(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__xor__.Scalar %arg0, %int6 : !torch.vtensor<[2,3],ui8>, !torch.int -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__xor__.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<6> : tensor<ui8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[XOR:.*]] = max.custom "bitwise.xor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[XOR]]
func.func @torch.aten.__xor__.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],ui8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],ui8> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.__xor__.Scalar %arg0, %int6 : !torch.vtensor<[?,3],ui8>, !torch.int -> !torch.vtensor<[?,3],ui8>
  return %0 : !torch.vtensor<[?,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_not$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[ARG0]] : (tensor<2x3xui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[NEGATIVE]], %[[CONSTANT]] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      return %[[SUB]]
func.func @torch.aten.bitwise_not$static(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[2,3],ui8> -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_not$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NEGATIVE:.*]] = max.negative %[[ARG0]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[NEGATIVE]], %[[CONSTANT]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SUB]]
func.func @torch.aten.bitwise_not$dynamic(%arg0: !torch.vtensor<[?,3],ui8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],ui8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[?,3],ui8> -> !torch.vtensor<[?,3],ui8>
  return %0 : !torch.vtensor<[?,3],ui8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_not$bool$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[ARG0]] : (tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      return %[[NOT]]
func.func @torch.aten.bitwise_not$bool$static(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_not$bool$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NOT:.*]] = max.not %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[NOT]]
func.func @torch.aten.bitwise_not$bool$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],i1> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0 : !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Tensor_Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Tensor_Scalar$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.bitwise_left_shift.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Tensor_Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Tensor_Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.bitwise_left_shift.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_left_shift.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_left_shift.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.bitwise_left_shift.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_left_shift.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__lshift__.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.__lshift__.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.__lshift__.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__lshift__.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.__lshift__.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.__lshift__.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__lshift__.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi8>, tensor<2x3xsi8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.__lshift__.Scalar$static(%arg0: !torch.vtensor<[2,3],si8>) -> !torch.vtensor<[2,3],si8> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.__lshift__.Scalar %arg0, %int2 : !torch.vtensor<[2,3],si8>, !torch.int -> !torch.vtensor<[2,3],si8>
  return %0 : !torch.vtensor<[2,3],si8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__lshift__.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si8>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LEFT_SHIFT:.*]] = max.custom "bitwise.left_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LEFT_SHIFT]]
func.func @torch.aten.__lshift__.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si8> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.__lshift__.Scalar %arg0, %int2 : !torch.vtensor<[?,3],si8>, !torch.int -> !torch.vtensor<[?,3],si8>
  return %0 : !torch.vtensor<[?,3],si8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_right_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.bitwise_right_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Tensor_Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Tensor_Scalar$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Tensor_Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Tensor_Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int2 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.bitwise_right_shift.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.bitwise_right_shift.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__rshift__.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.__rshift__.Tensor$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.__rshift__.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__rshift__.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.__rshift__.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.__rshift__.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__rshift__.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi8>, tensor<2x3xsi8>) -> tensor<2x3xsi8>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.__rshift__.Scalar$static(%arg0: !torch.vtensor<[2,3],si8>) -> !torch.vtensor<[2,3],si8> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.__rshift__.Scalar %arg0, %int2 : !torch.vtensor<[2,3],si8>, !torch.int -> !torch.vtensor<[2,3],si8>
  return %0 : !torch.vtensor<[2,3],si8>
}

// -----

// CHECK-LABEL: func.func @torch.aten.__rshift__.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si8>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si8>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RIGHT_SHIFT:.*]] = max.custom "bitwise.right_shift"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RIGHT_SHIFT]]
func.func @torch.aten.__rshift__.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si8> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si8> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.__rshift__.Scalar %arg0, %int2 : !torch.vtensor<[?,3],si8>, !torch.int -> !torch.vtensor<[?,3],si8>
  return %0 : !torch.vtensor<[?,3],si8>
}

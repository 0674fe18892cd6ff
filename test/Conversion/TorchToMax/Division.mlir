// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.div.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor$integers$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CAST_1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor$integers$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor$integers$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CAST_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor$integers$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.div.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Scalar$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %float0 = torch.constant.float 5.000000e-01
  %0 = torch.aten.div.Scalar %arg0, %float0 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %float0 = torch.constant.float 5.000000e-01
  %0 = torch.aten.div.Scalar %arg0, %float0 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar$narrow$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[DIV]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.div.Scalar$narrow$static(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %float0 = torch.constant.float 3.000000e-01
  %0 = torch.aten.div.Scalar %arg0, %float0 : !torch.vtensor<[2,3],bf16>, !torch.float -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar$narrow$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[DIV]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten.div.Scalar$narrow$dynamic(%arg0: !torch.vtensor<[?,3],bf16> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],bf16> {
  %float0 = torch.constant.float 3.000000e-01
  %0 = torch.aten.div.Scalar %arg0, %float0 : !torch.vtensor<[?,3],bf16>, !torch.float -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$floor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Tensor_mode$floor$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.str -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$floor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Tensor_mode$floor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.str -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$integers$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[ARG1]]) : (tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[NONZERO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Tensor_mode$integers$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.str -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$integers$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[NONZERO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Tensor_mode$integers$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64>, !torch.str -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$trunc$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xbf16>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CAST_1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[DIV]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[TRUNC:.*]] = max.trunc %[[CAST_2]] : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[TRUNC]]
func.func @torch.aten.div.Tensor_mode$trunc$static(%arg0: !torch.vtensor<[2,3],bf16>, %arg1: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[2,3],bf16>, !torch.vtensor<[2,3],bf16>, !torch.str -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$trunc$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[CAST]], %[[CAST_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[DIV]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TRUNC:.*]] = max.trunc %[[CAST_2]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[TRUNC]]
func.func @torch.aten.div.Tensor_mode$trunc$dynamic(%arg0: !torch.vtensor<[?,3],bf16> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],bf16> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],bf16> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[?,3],bf16>, !torch.vtensor<[?,3],bf16>, !torch.str -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor_mode$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %none = torch.constant.none
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Tensor_mode$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]]
func.func @torch.aten.div.Tensor_mode$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %none = torch.constant.none
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.none -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar_mode$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[TRUNC:.*]] = max.custom "division.trunc"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[TRUNC]]
func.func @torch.aten.div.Scalar_mode$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int3, %str : !torch.vtensor<[2,3],si64>, !torch.int, !torch.str -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar_mode$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TRUNC:.*]] = max.custom "division.trunc"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[TRUNC]]
func.func @torch.aten.div.Scalar_mode$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int3 = torch.constant.int 3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int3, %str : !torch.vtensor<[?,3],si64>, !torch.int, !torch.str -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar_mode$by_zero$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[CONSTANT]]) : (tensor<si64>) -> tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[NONZERO]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Scalar_mode$by_zero$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int0, %str : !torch.vtensor<[2,3],si64>, !torch.int, !torch.str -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.div.Scalar_mode$by_zero$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[CONSTANT]]) : (tensor<si64>) -> tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[NONZERO]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.div.Scalar_mode$by_zero$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int0, %str : !torch.vtensor<[?,3],si64>, !torch.int, !torch.str -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.floor_divide$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.floor_divide$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.floor_divide %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.floor_divide$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.floor_divide$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.floor_divide %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.floor_divide.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.floor_divide.Scalar$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.floor_divide.Scalar %arg0, %int2 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.floor_divide.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FLOOR:.*]] = max.custom "division.floor"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FLOOR]]
func.func @torch.aten.floor_divide.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.floor_divide.Scalar %arg0, %int2 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xbf16>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xbf16>) -> tensor<2x3xbf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<2x3xbf16>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[CAST]], %[[CAST_1]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[REMAINDER]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
// CHECK-NEXT:      return %[[CAST_2]]
func.func @torch.aten.remainder.Tensor$static(%arg0: !torch.vtensor<[2,3],bf16>, %arg1: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],bf16>, !torch.vtensor<[2,3],bf16> -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[CAST]], %[[CAST_1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[REMAINDER]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xbf16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CAST_2]]
func.func @torch.aten.remainder.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],bf16> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],bf16> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],bf16> {
  %0 = torch.aten.remainder.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],bf16>, !torch.vtensor<[?,3],bf16> -> !torch.vtensor<[?,3],bf16>
  return %0 : !torch.vtensor<[?,3],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[REMAINDER]]
func.func @torch.aten.remainder.Scalar$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.remainder.Scalar %arg0, %int3 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[REMAINDER]]
func.func @torch.aten.remainder.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.remainder.Scalar %arg0, %int3 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Scalar_Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[ARG0]]) : (tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[BROADCAST_TO]], %[[NONZERO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[REMAINDER]]
func.func @torch.aten.remainder.Scalar_Tensor$static(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.remainder.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.remainder.Scalar_Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<3> : tensor<si64>
// CHECK-NEXT:      %[[NONZERO:.*]] = max.custom "division.nonzero"(%[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[REMAINDER:.*]] = max.custom "division.remainder"(%[[BROADCAST_TO]], %[[NONZERO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[REMAINDER]]
func.func @torch.aten.remainder.Scalar_Tensor$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.remainder.Scalar_Tensor %int3, %arg0 : !torch.int, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmod.Tensor$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[FMOD:.*]] = max.custom "division.fmod"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[FMOD]]
func.func @torch.aten.fmod.Tensor$static(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.fmod.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmod.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FMOD:.*]] = max.custom "division.fmod"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FMOD]]
func.func @torch.aten.fmod.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %0 = torch.aten.fmod.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmod.Scalar$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-3> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[FMOD:.*]] = max.custom "division.fmod"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi32>, tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[FMOD]]
func.func @torch.aten.fmod.Scalar$static(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %intm3 = torch.constant.int -3
  %0 = torch.aten.fmod.Scalar %arg0, %intm3 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmod.Scalar$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-3> : tensor<si32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si32>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[FMOD:.*]] = max.custom "division.fmod"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[FMOD]]
func.func @torch.aten.fmod.Scalar$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si32> {
  %intm3 = torch.constant.int -3
  %0 = torch.aten.fmod.Scalar %arg0, %intm3 : !torch.vtensor<[?,3],si32>, !torch.int -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gcd$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[GCD:.*]] = max.custom "division.gcd"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[GCD]]
func.func @torch.aten.gcd$static(%arg0: !torch.vtensor<[2,3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.gcd$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GCD:.*]] = max.custom "division.gcd"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[GCD]]
func.func @torch.aten.gcd$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.gcd %arg0, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.lcm$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi32>, %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      %[[LCM:.*]] = max.custom "division.lcm"(%[[ARG0]], %[[ARG1]]) : (tensor<2x3xsi32>, tensor<2x3xsi32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[LCM]]
func.func @torch.aten.lcm$static(%arg0: !torch.vtensor<[2,3],si32>, %arg1: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %0 = torch.aten.lcm %arg0, %arg1 : !torch.vtensor<[2,3],si32>, !torch.vtensor<[2,3],si32> -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.lcm$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LCM:.*]] = max.custom "division.lcm"(%[[ARG0]], %[[ARG1]]) : (tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[LCM]]
func.func @torch.aten.lcm$dynamic(%arg0: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si32> {
  %0 = torch.aten.lcm %arg0, %arg1 : !torch.vtensor<[?,3],si32>, !torch.vtensor<[?,3],si32> -> !torch.vtensor<[?,3],si32>
  return %0 : !torch.vtensor<[?,3],si32>
}

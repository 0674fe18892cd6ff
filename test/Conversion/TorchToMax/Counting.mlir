// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.histc$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.500000e+00> : tensor<f64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[RESHAPE]], %[[RESHAPE_1]] {axis = 0 : i64} : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<2x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:      %[[HISTC:.*]] = max.custom "counting.histc"(%[[RESHAPE_2]], %[[CONCAT]]) : (tensor<6xf32>, tensor<2xf64>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[HISTC]]
func.func @torch.aten.histc$static(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4],f32> {
  %int4 = torch.constant.int 4
  %int0 = torch.constant.int 0
  %float2 = torch.constant.float 1.500000e+00
  %0 = torch.aten.histc %arg0, %int4, %int0, %float2 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.histc$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<4xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.500000e+00> : tensor<f64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT_1]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[RESHAPE]], %[[RESHAPE_1]] {axis = 0 : i64} : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
// CHECK-NEXT:      %[[HISTC:.*]] = max.custom "counting.histc"(%[[RESHAPE_2]], %[[CONCAT]]) : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>, tensor<2xf64>) -> tensor<4xf32>
// CHECK-NEXT:      return %[[HISTC]]
func.func @torch.aten.histc$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[4],f32> {
  %int4 = torch.constant.int 4
  %int0 = torch.constant.int 0
  %float2 = torch.constant.float 1.500000e+00
  %0 = torch.aten.histc %arg0, %int4, %int0, %float2 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

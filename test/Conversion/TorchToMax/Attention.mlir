// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (tensor<2x4x5x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic(%arg0: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg1: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg2: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}) -> (!torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$causal_scaled_bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x8xbf16>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xbf16>) -> (tensor<2x4x5x8xbf16>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) with {causal = true, has_scale = true, scale = 2.500000e-01 : f64} : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x8xbf16>) -> (tensor<2x4x5x8xbf16>, tensor<2x4x5xf32>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$causal_scaled_bf16(%arg0: !torch.vtensor<[2,4,5,8],bf16>, %arg1: !torch.vtensor<[2,4,7,8],bf16>, %arg2: !torch.vtensor<[2,4,7,8],bf16>) -> (!torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %none = torch.constant.none
  %scale = torch.constant.float 2.500000e-01
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %true, %none, %scale : !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.float, !torch.bool, !torch.none, !torch.float -> !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$masked(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<5x7xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG3]] : (tensor<5x7xf32>) -> tensor<1x1x5x7xf32>
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[RESHAPE]]) : (tensor<2x4x5x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>, tensor<1x1x5x7xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$masked(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[5,7],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.vtensor<[5,7],f32>, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$masked(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG3]] : (tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>) -> tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[RESHAPE]]) : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>, tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$masked(%arg0: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg1: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg2: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg3: !torch.vtensor<[?,1,5,7],f32> {max.sizes = #max.dims<[b] -> (b, 1, 5, 7)>}) -> (!torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.float, !torch.bool, !torch.vtensor<[?,1,5,7],f32>, !torch.none -> !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$grouped(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x2x7x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x2x7x8xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (tensor<2x4x5x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$grouped(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,2,7,8],f32>, %arg2: !torch.vtensor<[2,2,7,8],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$f64(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf64>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x8xf64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf64>) -> (tensor<2x4x5x8xf64>, tensor<2x4x5xf64>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.35355339059327373> : tensor<f64>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf64>) -> tensor<2x4x8x7xf64>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<2x4x5x8xf64>, tensor<2x4x8x7xf64>) -> tensor<2x4x5x7xf64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[MATMUL]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf64>, tensor<1xf64>, tensor<1xsi64>) -> (tensor<2x4x5x7xf64>, tensor<2x4x5xf64>)
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[WEIGHTS]]#0, %[[ARG2]] : (tensor<2x4x5x7xf64>, tensor<2x4x7x8xf64>) -> tensor<2x4x5x8xf64>
// CHECK-NEXT:      return %[[MATMUL_1]], %[[WEIGHTS]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$f64(%arg0: !torch.vtensor<[2,4,5,8],f64>, %arg1: !torch.vtensor<[2,4,7,8],f64>, %arg2: !torch.vtensor<[2,4,7,8],f64>) -> (!torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,7,8],f64>, !torch.vtensor<[2,4,7,8],f64>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$grouped_f16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf16>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x2x7x8xf16>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x2x7x8xf16>) -> (tensor<2x4x5x8xf16>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x4x5x8xf16>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CAST]] : (tensor<2x4x5x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG1]] : (tensor<2x2x7x8xf16>) -> tensor<2x2x7x8xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG2]] : (tensor<2x2x7x8xf16>) -> tensor<2x2x7x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CAST_1]] by [0, 1, 3, 2] : (tensor<2x2x7x8xf32>) -> tensor<2x2x8x7xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[TRANSPOSE]] : (tensor<2x2x10x8xf32>, tensor<2x2x8x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<2x2x10x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<2x4x5x7xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<2x4x5x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[RESHAPE_3]], %[[CAST_2]] : (tensor<2x2x10x7xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[MATMUL_1]] : (tensor<2x2x10x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[RESHAPE_4]] : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xf16>
// CHECK-NEXT:      return %[[CAST_3]], %[[WEIGHTS]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$grouped_f16(%arg0: !torch.vtensor<[2,4,5,8],f16>, %arg1: !torch.vtensor<[2,2,7,8],f16>, %arg2: !torch.vtensor<[2,2,7,8],f16>) -> (!torch.vtensor<[2,4,5,8],f16>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f16>, !torch.vtensor<[2,2,7,8],f16>, !torch.vtensor<[2,2,7,8],f16>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f16>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f16>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$masked_f64(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf64>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x8xf64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf64>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<5x7xf64>) -> (tensor<2x4x5x8xf64>, tensor<2x4x5xf64>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.35355339059327373> : tensor<f64>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG3]] : (tensor<5x7xf64>) -> tensor<1x1x5x7xf64>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf64>) -> tensor<2x4x8x7xf64>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<2x4x5x8xf64>, tensor<2x4x8x7xf64>) -> tensor<2x4x5x7xf64>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[MASKED_WEIGHTS:.*]]:2 = max.custom "attention.masked_weights"(%[[MATMUL]], %[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf64>, tensor<1x1x5x7xf64>, tensor<1xf64>, tensor<1xsi64>) -> (tensor<2x4x5x7xf64>, tensor<2x4x5xf64>)
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[MASKED_WEIGHTS]]#0, %[[ARG2]] : (tensor<2x4x5x7xf64>, tensor<2x4x7x8xf64>) -> tensor<2x4x5x8xf64>
// CHECK-NEXT:      return %[[MATMUL_1]], %[[MASKED_WEIGHTS]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$static$masked_f64(%arg0: !torch.vtensor<[2,4,5,8],f64>, %arg1: !torch.vtensor<[2,4,7,8],f64>, %arg2: !torch.vtensor<[2,4,7,8],f64>, %arg3: !torch.vtensor<[5,7],f64>) -> (!torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,7,8],f64>, !torch.vtensor<[2,4,7,8],f64>, !torch.float, !torch.bool, !torch.vtensor<[5,7],f64>, !torch.none -> !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f64>, !torch.vtensor<[2,4,5],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$features(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x?xf32, #max.dims<[b] -> (2, 4, 5, b)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x7x?xf32, #max.dims<[b] -> (2, 4, 7, b)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x?xf32, #max.dims<[b] -> (2, 4, 7, b)>>) -> (tensor<2x4x5x?xf32, #max.dims<[b] -> (2, 4, 5, b)>>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (tensor<2x4x5x?xf32, #max.dims<[b] -> (2, 4, 5, b)>>, tensor<2x4x7x?xf32, #max.dims<[b] -> (2, 4, 7, b)>>, tensor<2x4x7x?xf32, #max.dims<[b] -> (2, 4, 7, b)>>) -> (tensor<2x4x5x?xf32, #max.dims<[b] -> (2, 4, 5, b)>>, tensor<2x4x5xf32>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$features(%arg0: !torch.vtensor<[2,4,5,?],f32> {max.sizes = #max.dims<[b] -> (2, 4, 5, b)>}, %arg1: !torch.vtensor<[2,4,7,?],f32> {max.sizes = #max.dims<[b] -> (2, 4, 7, b)>}, %arg2: !torch.vtensor<[2,4,7,?],f32> {max.sizes = #max.dims<[b] -> (2, 4, 7, b)>}) -> (!torch.vtensor<[2,4,5,?],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,?],f32>, !torch.vtensor<[2,4,7,?],f32>, !torch.vtensor<[2,4,7,?],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,?],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,?],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$length_f64(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>) -> (tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x?xf64, #max.dims<[b] -> (1, 4, b)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.35355339059327373> : tensor<f64>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG1]] by [0, 1, 3, 2] : (tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>) -> tensor<1x4x8x?xf64, #max.dims<[b] -> (1, 4, 8, b)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE]] : (tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x8x?xf64, #max.dims<[b] -> (1, 4, 8, b)>>) -> tensor<1x4x?x?xf64, #max.dims<[b] -> (1, 4, b, b)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f64>) -> tensor<1xf64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[MATMUL]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<1x4x?x?xf64, #max.dims<[b] -> (1, 4, b, b)>>, tensor<1xf64>, tensor<1xsi64>) -> (tensor<1x4x?x?xf64, #max.dims<[b] -> (1, 4, b, b)>>, tensor<1x4x?xf64, #max.dims<[b] -> (1, 4, b)>>)
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[WEIGHTS]]#0, %[[ARG2]] : (tensor<1x4x?x?xf64, #max.dims<[b] -> (1, 4, b, b)>>, tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>) -> tensor<1x4x?x8xf64, #max.dims<[b] -> (1, 4, b, 8)>>
// CHECK-NEXT:      return %[[MATMUL_1]], %[[WEIGHTS]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$length_f64(%arg0: !torch.vtensor<[1,4,?,8],f64> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}, %arg1: !torch.vtensor<[1,4,?,8],f64> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}, %arg2: !torch.vtensor<[1,4,?,8],f64> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}) -> (!torch.vtensor<[1,4,?,8],f64>, !torch.vtensor<[1,4,?],f64>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[1,4,?,8],f64>, !torch.vtensor<[1,4,?,8],f64>, !torch.vtensor<[1,4,?,8],f64>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,4,?,8],f64>, !torch.vtensor<[1,4,?],f64>
  return %0#0, %0#1 : !torch.vtensor<[1,4,?,8],f64>, !torch.vtensor<[1,4,?],f64>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<2x4x5xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG2]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[TRANSPOSE]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[MATMUL]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<2x4x5x7xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[WEIGHTS]]#0 by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[ARG0]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[ARG3]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE_2]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG4]] : (tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<2x4x5x8xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<40xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_2]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[WEIGHTS]]#0, %[[SUB]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<2x4x5x7xf32>, tensor<f32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[ARG2]] : (tensor<2x4x5x7xf32>, tensor<2x4x7x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[ARG1]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      return %[[MATMUL_3]], %[[MATMUL_4]], %[[MATMUL_1]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,5,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[2,4,7,8],f32>, %arg4: !torch.vtensor<[2,4,5,8],f32>, %arg5: !torch.vtensor<[2,4,5],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG2]] by [0, 1, 3, 2] : (tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[TRANSPOSE]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[MATMUL]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[WEIGHTS]]#0 by [0, 1, 3, 2] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[ARG0]] : (tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[ARG3]] by [0, 1, 3, 2] : (tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE_2]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG4]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 20)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<?xf32, #max.dims<[b] -> (b * 20)>>) -> tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?x4x5x1xf32, #max.dims<[b] -> (b, 4, 5, 1)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_2]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5x1xf32, #max.dims<[b] -> (b, 4, 5, 1)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[WEIGHTS]]#0, %[[SUB]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<f32>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[ARG2]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[ARG1]] : (tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>
// CHECK-NEXT:      return %[[MATMUL_3]], %[[MATMUL_4]], %[[MATMUL_1]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$dynamic(%arg0: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg1: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg2: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg3: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg4: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg5: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5)>}) -> (!torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %none, %none : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$causal_scaled_bf16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xbf16>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x4x7x8xbf16>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<2x4x5x8xbf16>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<2x4x5xf32>) -> (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x8xbf16>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG2]] : (tensor<2x4x7x8xbf16>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG3]] : (tensor<2x4x7x8xbf16>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.500000e-01> : tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CAST_1]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[CAST]], %[[TRANSPOSE]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[MATMUL]], %[[RESHAPE]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<2x4x5x7xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ARG0]] : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[CAST_4:.*]] = max.cast %[[ARG4]] : (tensor<2x4x5x8xbf16>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[WEIGHTS]]#0 by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[CAST_3]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[CAST_2]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[CAST_3]], %[[TRANSPOSE_2]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[CAST_3]], %[[CAST_4]] : (tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<2x4x5x8xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[REDUCE]] : (tensor<40xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[RESHAPE_1]] : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_2]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[WEIGHTS]]#0, %[[SUB]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<2x4x5x7xf32>, tensor<f32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[CAST_1]] : (tensor<2x4x5x7xf32>, tensor<2x4x7x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[CAST]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[CAST_5:.*]] = max.cast %[[MATMUL_3]] : (tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xbf16>
// CHECK-NEXT:      %[[CAST_6:.*]] = max.cast %[[MATMUL_4]] : (tensor<2x4x7x8xf32>) -> tensor<2x4x7x8xbf16>
// CHECK-NEXT:      %[[CAST_7:.*]] = max.cast %[[MATMUL_1]] : (tensor<2x4x7x8xf32>) -> tensor<2x4x7x8xbf16>
// CHECK-NEXT:      return %[[CAST_5]], %[[CAST_6]], %[[CAST_7]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$causal_scaled_bf16(%arg0: !torch.vtensor<[2,4,5,8],bf16>, %arg1: !torch.vtensor<[2,4,5,8],bf16>, %arg2: !torch.vtensor<[2,4,7,8],bf16>, %arg3: !torch.vtensor<[2,4,7,8],bf16>, %arg4: !torch.vtensor<[2,4,5,8],bf16>, %arg5: !torch.vtensor<[2,4,5],f32>) -> (!torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %none = torch.constant.none
  %scale = torch.constant.float 2.500000e-01
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %true, %none, %scale : !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.float -> !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[2,4,5,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>, !torch.vtensor<[2,4,7,8],bf16>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$masked(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x4x7x8xf32>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<2x4x5xf32>,
// CHECK-SAME:      %[[ARG6:[a-z0-9]+]]: tensor<5x7xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x4x7x8xf32>, tensor<2x4x7x8xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG6]] : (tensor<5x7xf32>) -> tensor<1x1x5x7xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG2]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[TRANSPOSE]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[MASKED_WEIGHTS:.*]]:2 = max.custom "attention.masked_weights"(%[[MATMUL]], %[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf32>, tensor<1x1x5x7xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<2x4x5x7xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[MASKED_WEIGHTS]]#0 by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[ARG0]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[ARG3]] by [0, 1, 3, 2] : (tensor<2x4x7x8xf32>) -> tensor<2x4x8x7xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE_2]] : (tensor<2x4x5x8xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG4]] : (tensor<2x4x5x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<2x4x5x8xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[REDUCE]] : (tensor<40xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_3]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x1xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[MASKED_WEIGHTS]]#0, %[[SUB]] : (tensor<2x4x5x7xf32>, tensor<2x4x5x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<2x4x5x7xf32>, tensor<f32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[ARG2]] : (tensor<2x4x5x7xf32>, tensor<2x4x7x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<2x4x5x7xf32>) -> tensor<2x4x7x5xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[ARG1]] : (tensor<2x4x7x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x7x8xf32>
// CHECK-NEXT:      return %[[MATMUL_3]], %[[MATMUL_4]], %[[MATMUL_1]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$masked(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,5,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[2,4,7,8],f32>, %arg4: !torch.vtensor<[2,4,5,8],f32>, %arg5: !torch.vtensor<[2,4,5],f32>, %arg6: !torch.vtensor<[5,7],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %arg6, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.bool, !torch.vtensor<[5,7],f32>, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$dynamic$masked(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>,
// CHECK-SAME:      %[[ARG6:[a-z0-9]+]]: tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>) -> (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG6]] : (tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>) -> tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG2]] by [0, 1, 3, 2] : (tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[ARG1]], %[[TRANSPOSE]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[MASKED_WEIGHTS:.*]]:2 = max.custom "attention.masked_weights"(%[[MATMUL]], %[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x1x5x7xf32, #max.dims<[b] -> (b, 1, 5, 7)>>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>)
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[MASKED_WEIGHTS]]#0 by [0, 1, 3, 2] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[ARG0]] : (tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[ARG3]] by [0, 1, 3, 2] : (tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[ARG0]], %[[TRANSPOSE_2]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x8x7xf32, #max.dims<[b] -> (b, 4, 8, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[ARG4]] : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 20)>>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[REDUCE]] : (tensor<?xf32, #max.dims<[b] -> (b * 20)>>) -> tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[RESHAPE_2]] : (tensor<?x4x5xf32, #max.dims<[b] -> (b, 4, 5)>>) -> tensor<?x4x5x1xf32, #max.dims<[b] -> (b, 4, 5, 1)>>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_3]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5x1xf32, #max.dims<[b] -> (b, 4, 5, 1)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[MASKED_WEIGHTS]]#0, %[[SUB]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<f32>) -> tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[ARG2]] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>, tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>) -> tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<?x4x5x7xf32, #max.dims<[b] -> (b, 4, 5, 7)>>) -> tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[ARG1]] : (tensor<?x4x7x5xf32, #max.dims<[b] -> (b, 4, 7, 5)>>, tensor<?x4x5x8xf32, #max.dims<[b] -> (b, 4, 5, 8)>>) -> tensor<?x4x7x8xf32, #max.dims<[b] -> (b, 4, 7, 8)>>
// CHECK-NEXT:      return %[[MATMUL_3]], %[[MATMUL_4]], %[[MATMUL_1]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$dynamic$masked(%arg0: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg1: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg2: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg3: !torch.vtensor<[?,4,7,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 7, 8)>}, %arg4: !torch.vtensor<[?,4,5,8],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5, 8)>}, %arg5: !torch.vtensor<[?,4,5],f32> {max.sizes = #max.dims<[b] -> (b, 4, 5)>}, %arg6: !torch.vtensor<[?,1,5,7],f32> {max.sizes = #max.dims<[b] -> (b, 1, 5, 7)>}) -> (!torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %arg6, %none : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,5],f32>, !torch.float, !torch.bool, !torch.vtensor<[?,1,5,7],f32>, !torch.none -> !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[?,4,5,8],f32>, !torch.vtensor<[?,4,7,8],f32>, !torch.vtensor<[?,4,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$grouped(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x2x7x8xf32>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x2x7x8xf32>,
// CHECK-SAME:      %[[ARG4:[a-z0-9]+]]: tensor<2x4x5x8xf32>,
// CHECK-SAME:      %[[ARG5:[a-z0-9]+]]: tensor<2x4x5xf32>) -> (tensor<2x4x5x8xf32>, tensor<2x2x7x8xf32>, tensor<2x2x7x8xf32>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG1]] : (tensor<2x4x5x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG2]] by [0, 1, 3, 2] : (tensor<2x2x7x8xf32>) -> tensor<2x2x8x7xf32>
// CHECK-NEXT:      %[[MATMUL:.*]] = max.matmul %[[RESHAPE]], %[[TRANSPOSE]] : (tensor<2x2x10x8xf32>, tensor<2x2x8x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[MATMUL]] : (tensor<2x2x10x7xf32>) -> tensor<2x4x5x7xf32>
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE_1]], %[[RESHAPE_2]], %[[CONSTANT_1]]) : (tensor<2x4x5x7xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<2x4x5x7xf32>, tensor<2x4x5xf32>)
// CHECK-NEXT:      %[[RESHAPE_3:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<2x4x5x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[RESHAPE_4:.*]] = max.reshape %[[ARG0]] : (tensor<2x4x5x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[RESHAPE_5:.*]] = max.reshape %[[ARG4]] : (tensor<2x4x5x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_3]] by [0, 1, 3, 2] : (tensor<2x2x10x7xf32>) -> tensor<2x2x7x10xf32>
// CHECK-NEXT:      %[[MATMUL_1:.*]] = max.matmul %[[TRANSPOSE_1]], %[[RESHAPE_4]] : (tensor<2x2x7x10xf32>, tensor<2x2x10x8xf32>) -> tensor<2x2x7x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_2:.*]] = max.transpose %[[ARG3]] by [0, 1, 3, 2] : (tensor<2x2x7x8xf32>) -> tensor<2x2x8x7xf32>
// CHECK-NEXT:      %[[MATMUL_2:.*]] = max.matmul %[[RESHAPE_4]], %[[TRANSPOSE_2]] : (tensor<2x2x10x8xf32>, tensor<2x2x8x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[RESHAPE_4]], %[[RESHAPE_5]] : (tensor<2x2x10x8xf32>, tensor<2x2x10x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[REDUCE:.*]] = max.custom "reduction.reduce"(%[[MUL]]) with {count = 1 : i64, first = 3 : i64, operation = "add"} : (tensor<2x2x10x8xf32>) -> tensor<40xf32>
// CHECK-NEXT:      %[[RESHAPE_6:.*]] = max.reshape %[[REDUCE]] : (tensor<40xf32>) -> tensor<2x2x10xf32>
// CHECK-NEXT:      %[[RESHAPE_7:.*]] = max.reshape %[[RESHAPE_6]] : (tensor<2x2x10xf32>) -> tensor<2x2x10x1xf32>
// CHECK-NEXT:      %[[SUB:.*]] = max.sub %[[MATMUL_2]], %[[RESHAPE_7]] : (tensor<2x2x10x7xf32>, tensor<2x2x10x1xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[RESHAPE_3]], %[[SUB]] : (tensor<2x2x10x7xf32>, tensor<2x2x10x7xf32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[MUL_2:.*]] = max.mul %[[MUL_1]], %[[CONSTANT]] : (tensor<2x2x10x7xf32>, tensor<f32>) -> tensor<2x2x10x7xf32>
// CHECK-NEXT:      %[[MATMUL_3:.*]] = max.matmul %[[MUL_2]], %[[ARG2]] : (tensor<2x2x10x7xf32>, tensor<2x2x7x8xf32>) -> tensor<2x2x10x8xf32>
// CHECK-NEXT:      %[[RESHAPE_8:.*]] = max.reshape %[[MATMUL_3]] : (tensor<2x2x10x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE_3:.*]] = max.transpose %[[MUL_2]] by [0, 1, 3, 2] : (tensor<2x2x10x7xf32>) -> tensor<2x2x7x10xf32>
// CHECK-NEXT:      %[[MATMUL_4:.*]] = max.matmul %[[TRANSPOSE_3]], %[[RESHAPE]] : (tensor<2x2x7x10xf32>, tensor<2x2x10x8xf32>) -> tensor<2x2x7x8xf32>
// CHECK-NEXT:      return %[[RESHAPE_8]], %[[MATMUL_4]], %[[MATMUL_1]]
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu_backward$static$grouped(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,5,8],f32>, %arg2: !torch.vtensor<[2,2,7,8],f32>, %arg3: !torch.vtensor<[2,2,7,8],f32>, %arg4: !torch.vtensor<[2,4,5,8],f32>, %arg5: !torch.vtensor<[2,4,5],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,2,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,2,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,2,7,8],f32>, !torch.vtensor<[2,2,7,8],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$length(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>) -> (tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x?xf32, #max.dims<[b] -> (1, 4, b)>>)
// CHECK-NEXT:      %[[FORWARD:.*]]:2 = max.custom "attention.forward"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>) -> (tensor<1x4x?x8xf32, #max.dims<[b] -> (1, 4, b, 8)>>, tensor<1x4x?xf32, #max.dims<[b] -> (1, 4, b)>>)
// CHECK-NEXT:      return %[[FORWARD]]#0, %[[FORWARD]]#1
func.func @torch.aten._scaled_dot_product_flash_attention_for_cpu$dynamic$length(%arg0: !torch.vtensor<[1,4,?,8],f32> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}, %arg1: !torch.vtensor<[1,4,?,8],f32> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}, %arg2: !torch.vtensor<[1,4,?,8],f32> {max.sizes = #max.dims<[b] -> (1, 4, b, 8)>}) -> (!torch.vtensor<[1,4,?,8],f32>, !torch.vtensor<[1,4,?],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[1,4,?,8],f32>, !torch.vtensor<[1,4,?,8],f32>, !torch.vtensor<[1,4,?,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,4,?,8],f32>, !torch.vtensor<[1,4,?],f32>
  return %0#0, %0#1 : !torch.vtensor<[1,4,?,8],f32>, !torch.vtensor<[1,4,?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._safe_softmax$static(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 1] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<2x5xf32>) -> tensor<1x1x2x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<1x1x2x5xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<1x1x2x5xf32>, tensor<1x1x2xf32>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<1x1x2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_2]] by [0, 1] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      return %[[TRANSPOSE_1]]
func.func @torch.aten._safe_softmax$static(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten._safe_softmax %arg0, %int-1, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._safe_softmax$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 1] : (tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>) -> tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>) -> tensor<1x1x?x5xf32, #max.dims<[b] -> (1, 1, b * 3, 5)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<1x1x?x5xf32, #max.dims<[b] -> (1, 1, b * 3, 5)>>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<1x1x?x5xf32, #max.dims<[b] -> (1, 1, b * 3, 5)>>, tensor<1x1x?xf32, #max.dims<[b] -> (1, 1, b * 3)>>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<1x1x?x5xf32, #max.dims<[b] -> (1, 1, b * 3, 5)>>) -> tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_2]] by [0, 2, 1] : (tensor<?x3x5xf32, #max.dims<[b] -> (b, 3, 5)>>) -> tensor<?x5x3xf32, #max.dims<[b] -> (b, 5, 3)>>
// CHECK-NEXT:      return %[[TRANSPOSE_1]]
func.func @torch.aten._safe_softmax$dynamic(%arg0: !torch.vtensor<[?,5,3],f32> {max.sizes = #max.dims<[b] -> (b, 5, 3)>}) -> !torch.vtensor<[?,5,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten._safe_softmax %arg0, %int1, %none : !torch.vtensor<[?,5,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,5,3],f32>
  return %0 : !torch.vtensor<[?,5,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._safe_softmax$static$rank_0(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<f32>) -> tensor<1x1x1x1xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<1x1x1x1xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<1x1x1x1xf32>, tensor<1x1x1xf32>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<1x1x1x1xf32>) -> tensor<f32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_2]] by [] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:      return %[[TRANSPOSE_1]]
func.func @torch.aten._safe_softmax$static$rank_0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten._safe_softmax %arg0, %int0, %none : !torch.vtensor<[],f32>, !torch.int, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten._safe_softmax$static$f16(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x5xf16>) -> tensor<2x5xf16>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x5xf16>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CAST]] by [0, 1] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[TRANSPOSE]] : (tensor<2x5xf32>) -> tensor<1x1x2x5xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[RESHAPE_1:.*]] = max.reshape %[[CONSTANT]] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0> : tensor<1xsi64>
// CHECK-NEXT:      %[[WEIGHTS:.*]]:2 = max.custom "attention.weights"(%[[RESHAPE]], %[[RESHAPE_1]], %[[CONSTANT_1]]) : (tensor<1x1x2x5xf32>, tensor<1xf32>, tensor<1xsi64>) -> (tensor<1x1x2x5xf32>, tensor<1x1x2xf32>)
// CHECK-NEXT:      %[[RESHAPE_2:.*]] = max.reshape %[[WEIGHTS]]#0 : (tensor<1x1x2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[TRANSPOSE_1:.*]] = max.transpose %[[RESHAPE_2]] by [0, 1] : (tensor<2x5xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[TRANSPOSE_1]] : (tensor<2x5xf32>) -> tensor<2x5xf16>
// CHECK-NEXT:      return %[[CAST_1]]
func.func @torch.aten._safe_softmax$static$f16(%arg0: !torch.vtensor<[2,5],f16>) -> !torch.vtensor<[2,5],f16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten._safe_softmax %arg0, %int1, %none : !torch.vtensor<[2,5],f16>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f16>
  return %0 : !torch.vtensor<[2,5],f16>
}

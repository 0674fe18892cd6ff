// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.aten.kernels(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[ACOS:.*]] = max.custom "elementwise.acos"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ACOSH:.*]] = max.custom "elementwise.acosh"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ASIN:.*]] = max.custom "elementwise.asin"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ASINH:.*]] = max.custom "elementwise.asinh"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ATAN:.*]] = max.custom "elementwise.atan"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[COSH:.*]] = max.custom "elementwise.cosh"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[EXP2:.*]] = max.custom "elementwise.exp2"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[EXPM1:.*]] = max.custom "elementwise.expm1"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[LOG10:.*]] = max.custom "elementwise.log10"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[LOG2:.*]] = max.custom "elementwise.log2"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[SINH:.*]] = max.custom "elementwise.sinh"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[TAN:.*]] = max.custom "elementwise.tan"(%[[ARG0]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ACOS_1:.*]] = max.custom "elementwise.acos"(%[[CAST]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[ACOS]], %[[ACOSH]], %[[ASIN]], %[[ASINH]], %[[ATAN]], %[[COSH]], %[[EXP2]], %[[EXPM1]], %[[LOG10]], %[[LOG2]], %[[SINH]], %[[TAN]], %[[ACOS_1]]
func.func @torch.aten.kernels(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.acosh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %2 = torch.aten.asin %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %3 = torch.aten.asinh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %4 = torch.aten.atan %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %5 = torch.aten.cosh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %6 = torch.aten.exp2 %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %7 = torch.aten.expm1 %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %8 = torch.aten.log10 %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %9 = torch.aten.log2 %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %10 = torch.aten.sinh %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %11 = torch.aten.tan %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %12 = torch.aten.acos %arg1 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.binary_kernels(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x3xsi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ATAN2:.*]] = max.custom "elementwise.atan2"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[COPYSIGN:.*]] = max.custom "elementwise.copysign"(%[[ARG0]], %[[BROADCAST_TO_1]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO_2:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[HYPOT:.*]] = max.custom "elementwise.hypot"(%[[ARG0]], %[[BROADCAST_TO_2]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO_3:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[NEXTAFTER:.*]] = max.custom "elementwise.nextafter"(%[[ARG0]], %[[BROADCAST_TO_3]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MAX:.*]] = max.max %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MIN:.*]] = max.min %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[BROADCAST_TO_4:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ATAN2_1:.*]] = max.custom "elementwise.atan2"(%[[CAST]], %[[BROADCAST_TO_4]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG2]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[EXP2:.*]] = max.custom "elementwise.exp2"(%[[CAST_1]]) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[EXP2]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_5:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[COPYSIGN_1:.*]] = max.custom "elementwise.copysign"(%[[ARG0]], %[[BROADCAST_TO_5]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MAX_1:.*]] = max.max %[[ARG2]], %[[ARG2]] : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[ATAN2]], %[[COPYSIGN]], %[[HYPOT]], %[[NEXTAFTER]], %[[MAX]], %[[MIN]], %[[ATAN2_1]], %[[MUL]], %[[COPYSIGN_1]], %[[MAX_1]]
func.func @torch.aten.binary_kernels(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %0 = torch.aten.atan2 %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.copysign.Tensor %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %2 = torch.aten.hypot %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %3 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %4 = torch.aten.fmax %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %5 = torch.aten.fmin %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %6 = torch.aten.atan2 %arg2, %arg1 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %7 = torch.aten.ldexp.Tensor %arg0, %arg2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  %float-1.000000e00 = torch.constant.float -1.000000e+00
  %8 = torch.aten.copysign.Scalar %arg0, %float-1.000000e00 : !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %9 = torch.aten.fmax %arg2, %arg2 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.signs(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xsi64>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<2x3xui8>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<2x3xi1>) -> (tensor<2x3xf32>, tensor<2x3xsi64>, tensor<2x3xui8>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[CONSTANT_1]], %[[CONSTANT]] : (tensor<2x3xi1>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_1]], %[[CONSTANT_2]], %[[SELECT]] : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[CONSTANT_3]], %[[ARG1]] : (tensor<si64>, tensor<2x3xsi64>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[SELECT_2:.*]] = max.select %[[GREATER_2]], %[[CONSTANT_4]], %[[CONSTANT_3]] : (tensor<2x3xi1>, tensor<si64>, tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[GREATER_3:.*]] = max.greater %[[ARG1]], %[[CONSTANT_3]] : (tensor<2x3xsi64>, tensor<si64>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[SELECT_3:.*]] = max.select %[[GREATER_3]], %[[CONSTANT_5]], %[[SELECT_2]] : (tensor<2x3xi1>, tensor<si64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_4:.*]] = max.greater %[[ARG2]], %[[CONSTANT_6]] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_7:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SELECT_4:.*]] = max.select %[[GREATER_4]], %[[CONSTANT_7]], %[[CONSTANT_6]] : (tensor<2x3xi1>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG3]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT_8:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_5:.*]] = max.greater %[[CAST]], %[[CONSTANT_8]] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_9:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SELECT_5:.*]] = max.select %[[GREATER_5]], %[[CONSTANT_9]], %[[CONSTANT_8]] : (tensor<2x3xi1>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT_10:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[SELECT_5]], %[[CONSTANT_10]] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_11:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT_11]] : (tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[COPYSIGN:.*]] = max.custom "elementwise.copysign"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_12:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_6:.*]] = max.greater %[[CONSTANT_12]], %[[COPYSIGN]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_13:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER_7:.*]] = max.greater %[[CONSTANT_13]], %[[ARG1]] : (tensor<si64>, tensor<2x3xsi64>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG3]] : (tensor<2x3xi1>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CONSTANT_14:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_8:.*]] = max.greater %[[CONSTANT_14]], %[[CAST_1]] : (tensor<ui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_15:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_9:.*]] = max.greater %[[CONSTANT_15]], %[[ARG0]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_16:.*]] = max.constant dense<3.14159274> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_6:.*]] = max.select %[[GREATER_9]], %[[CONSTANT_16]], %[[CONSTANT_15]] : (tensor<2x3xi1>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_7:.*]] = max.select %[[IS_NAN]], %[[ARG0]], %[[SELECT_6]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG1]] : (tensor<2x3xsi64>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_17:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_10:.*]] = max.greater %[[CONSTANT_17]], %[[CAST_2]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_18:.*]] = max.constant dense<3.14159274> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_8:.*]] = max.select %[[GREATER_10]], %[[CONSTANT_18]], %[[CONSTANT_17]] : (tensor<2x3xi1>, tensor<f32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[IS_NAN_1:.*]] = max.is_nan %[[CAST_2]] : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_9:.*]] = max.select %[[IS_NAN_1]], %[[CAST_2]], %[[SELECT_8]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SELECT_1]], %[[SELECT_3]], %[[SELECT_4]], %[[NOT_EQUAL]], %[[GREATER_6]], %[[GREATER_7]], %[[GREATER_8]], %[[SELECT_7]], %[[SELECT_9]]
func.func @torch.aten.signs(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],si64>, %arg2: !torch.vtensor<[2,3],ui8>, %arg3: !torch.vtensor<[2,3],i1>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],ui8>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.sign %arg1 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %2 = torch.aten.sign %arg2 : !torch.vtensor<[2,3],ui8> -> !torch.vtensor<[2,3],ui8>
  %3 = torch.aten.sign %arg3 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  %4 = torch.aten.signbit %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],i1>
  %5 = torch.aten.signbit %arg1 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],i1>
  %6 = torch.aten.signbit %arg3 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  %7 = torch.aten.angle %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %8 = torch.aten.angle %arg1 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],ui8>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.round.decimals(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+02> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ROUND:.*]] = max.round %[[MUL]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ROUND]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+01> : tensor<f32>
// CHECK-NEXT:      %[[DIV_1:.*]] = max.div %[[ARG0]], %[[CONSTANT_1]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[ROUND_1:.*]] = max.round %[[DIV_1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ROUND_1]], %[[CONSTANT_1]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[DIV]], %[[MUL_1]]
func.func @torch.aten.round.decimals(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0, %1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.clamp.Tensor(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[ARG1]], %[[ARG0]] : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[GREATER]], %[[IS_NAN]] : (tensor<2x3xi1>, tensor<3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[OR]], %[[ARG1]], %[[ARG0]] : (tensor<2x3xi1>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[ARG0]], %[[ARG1]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[IS_NAN_1:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR_1:.*]] = max.or %[[GREATER_1]], %[[IS_NAN_1]] : (tensor<2x3xi1>, tensor<3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[OR_1]], %[[ARG1]], %[[ARG0]] : (tensor<2x3xi1>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[ARG0]], %[[ARG0]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[IS_NAN_2:.*]] = max.is_nan %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[OR_2:.*]] = max.or %[[GREATER_2]], %[[IS_NAN_2]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_2:.*]] = max.select %[[OR_2]], %[[ARG0]], %[[ARG0]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_3:.*]] = max.greater %[[SELECT_2]], %[[ARG1]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[IS_NAN_3:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR_3:.*]] = max.or %[[GREATER_3]], %[[IS_NAN_3]] : (tensor<2x3xi1>, tensor<3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_3:.*]] = max.select %[[OR_3]], %[[ARG1]], %[[SELECT_2]] : (tensor<2x3xi1>, tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]], %[[SELECT_3]]
func.func @torch.aten.clamp.Tensor(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.none -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[2,3],f32>, !torch.none, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  %2 = torch.aten.clamp.Tensor %arg0, %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[2,3],f32>
  return %0, %1, %2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.clamp_nan(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[CONSTANT]] : (tensor<f32>) -> tensor<i1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[GREATER]], %[[IS_NAN]] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[OR]], %[[CONSTANT]], %[[ARG0]] : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.clamp_nan(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %float0x7FF8000000000000 = torch.constant.float 0x7FF8000000000000
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %float0x7FF8000000000000, %none : !torch.vtensor<[2,3],f32>, !torch.float, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmax_of_bools(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi1>)
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG0]], %[[ARG0]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG0]], %[[ARG0]] : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
// CHECK-NEXT:      return %[[OR]], %[[AND]]
func.func @torch.aten.fmax_of_bools(%arg0: !torch.vtensor<[2,3],i1>) -> (!torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>) {
  %0 = torch.aten.fmax %arg0, %arg0 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  %1 = torch.aten.fmin %arg0, %arg0 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1> -> !torch.vtensor<[2,3],i1>
  return %0, %1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[2,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.rrelu(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[CONSTANT]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT_1]], %[[ARG0]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[MUL]], %[[ARG0]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[CONSTANT_2]] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[CONSTANT_3]], %[[ARG0]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_1]], %[[MUL_1]], %[[ARG0]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]], %[[ARG1]]
func.func @torch.aten.rrelu(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.rrelu_with_noise %arg0, %arg1, %float1.000000e-01, %float3.000000e-01, %false, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  %1:2 = torch.aten.rrelu_with_noise_functional %arg0, %arg1, %float1.000000e-01, %float3.000000e-01, %false, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
  return %0, %1#0, %1#1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.shrink_backward(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[ABS:.*]] = max.abs %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[CONSTANT]], %[[ABS]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER_EQUAL]], %[[CONSTANT_1]], %[[ARG0]] : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[ABS_1:.*]] = max.abs %[[ARG1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      %[[GREATER_EQUAL_1:.*]] = max.greater_equal %[[CONSTANT_2]], %[[ABS_1]] : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_EQUAL_1]], %[[CONSTANT_3]], %[[ARG0]] : (tensor<2x3xi1>, tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]]
func.func @torch.aten.shrink_backward(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.hardshrink_backward %arg0, %arg1, %float5.000000e-01 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.softshrink_backward %arg0, %arg1, %float5.000000e-01 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0, %1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.casts_that_wrap(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xf32>) -> (tensor<2x3xui8>, tensor<2x3xsi8>, tensor<2x3xsi16>, tensor<2x3xsi32>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xui8>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xsi8>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xsi16>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ARG0]] : (tensor<2x3xf32>) -> tensor<2x3xsi32>
// CHECK-NEXT:      return %[[CAST]], %[[CAST_1]], %[[CAST_2]], %[[CAST_3]]
func.func @torch.aten.casts_that_wrap(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],ui8>, !torch.vtensor<[2,3],si8>, !torch.vtensor<[2,3],si16>, !torch.vtensor<[2,3],si32>) {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3],ui8>
  %int1 = torch.constant.int 1
  %1 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3],si8>
  %int2 = torch.constant.int 2
  %2 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3],si16>
  %int3 = torch.constant.int 3
  %3 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3],si32>
  return %0, %1, %2, %3 : !torch.vtensor<[2,3],ui8>, !torch.vtensor<[2,3],si8>, !torch.vtensor<[2,3],si16>, !torch.vtensor<[2,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.relu_of_integers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[ARG0]] : (tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[RELU]]
func.func @torch.aten.relu_of_integers(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.pow_of_integers(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<2x3xsi64>) -> (tensor<2x3xsi64>, tensor<2x3xsi64>, tensor<2x3xsi64>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[POW:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[POW_1:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[ARG0]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[CONSTANT_1]] : (tensor<si64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      %[[POW_2:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO_1]]) : (tensor<2x3xsi64>, tensor<2x3xsi64>) -> tensor<2x3xsi64>
// CHECK-NEXT:      return %[[POW]], %[[POW_1]], %[[POW_2]]
func.func @torch.aten.pow_of_integers(%arg0: !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>) {
  %int5 = torch.constant.int 5
  %0 = torch.aten.pow.Tensor_Scalar %arg0, %int5 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  %1 = torch.aten.pow.Tensor_Tensor %arg0, %arg0 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  %int-1 = torch.constant.int -1
  %2 = torch.aten.pow.Tensor_Scalar %arg0, %int-1 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0, %1, %2 : !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>, !torch.vtensor<[2,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.kernels$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[ACOS:.*]] = max.custom "elementwise.acos"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ACOSH:.*]] = max.custom "elementwise.acosh"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ASIN:.*]] = max.custom "elementwise.asin"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ASINH:.*]] = max.custom "elementwise.asinh"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ATAN:.*]] = max.custom "elementwise.atan"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[COSH:.*]] = max.custom "elementwise.cosh"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXP2:.*]] = max.custom "elementwise.exp2"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXPM1:.*]] = max.custom "elementwise.expm1"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LOG10:.*]] = max.custom "elementwise.log10"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[LOG2:.*]] = max.custom "elementwise.log2"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SINH:.*]] = max.custom "elementwise.sinh"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[TAN:.*]] = max.custom "elementwise.tan"(%[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ACOS_1:.*]] = max.custom "elementwise.acos"(%[[CAST]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ACOS]], %[[ACOSH]], %[[ASIN]], %[[ASINH]], %[[ATAN]], %[[COSH]], %[[EXP2]], %[[EXPM1]], %[[LOG10]], %[[LOG2]], %[[SINH]], %[[TAN]], %[[ACOS_1]]
func.func @torch.aten.kernels$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %0 = torch.aten.acos %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.acosh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.asin %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.asinh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.atan %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %5 = torch.aten.cosh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %6 = torch.aten.exp2 %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.expm1 %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.log10 %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %9 = torch.aten.log2 %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %10 = torch.aten.sinh %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %11 = torch.aten.tan %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %12 = torch.aten.acos %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.binary_kernels$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ATAN2:.*]] = max.custom "elementwise.atan2"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[COPYSIGN:.*]] = max.custom "elementwise.copysign"(%[[ARG0]], %[[BROADCAST_TO_1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO_2:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[HYPOT:.*]] = max.custom "elementwise.hypot"(%[[ARG0]], %[[BROADCAST_TO_2]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO_3:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[NEXTAFTER:.*]] = max.custom "elementwise.nextafter"(%[[ARG0]], %[[BROADCAST_TO_3]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MAX:.*]] = max.max %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MIN:.*]] = max.min %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[BROADCAST_TO_4:.*]] = max.broadcast_to %[[ARG1]] : (tensor<3xf32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ATAN2_1:.*]] = max.custom "elementwise.atan2"(%[[CAST]], %[[BROADCAST_TO_4]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[EXP2:.*]] = max.custom "elementwise.exp2"(%[[CAST_1]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[EXP2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO_5:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[COPYSIGN_1:.*]] = max.custom "elementwise.copysign"(%[[ARG0]], %[[BROADCAST_TO_5]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MAX_1:.*]] = max.max %[[ARG2]], %[[ARG2]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[ATAN2]], %[[COPYSIGN]], %[[HYPOT]], %[[NEXTAFTER]], %[[MAX]], %[[MIN]], %[[ATAN2_1]], %[[MUL]], %[[COPYSIGN_1]], %[[MAX_1]]
func.func @torch.aten.binary_kernels$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %0 = torch.aten.atan2 %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.copysign.Tensor %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.hypot %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %3 = torch.aten.nextafter %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %4 = torch.aten.fmax %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %5 = torch.aten.fmin %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %6 = torch.aten.atan2 %arg2, %arg1 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %7 = torch.aten.ldexp.Tensor %arg0, %arg2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  %float-1.000000e00 = torch.constant.float -1.000000e+00
  %8 = torch.aten.copysign.Scalar %arg0, %float-1.000000e00 : !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %9 = torch.aten.fmax %arg2, %arg2 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.signs$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG2:[a-z0-9]+]]: tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG3:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[CONSTANT_1]], %[[CONSTANT]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_1]], %[[CONSTANT_2]], %[[SELECT]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[CONSTANT_3]], %[[ARG1]] : (tensor<si64>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_4:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[SELECT_2:.*]] = max.select %[[GREATER_2]], %[[CONSTANT_4]], %[[CONSTANT_3]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<si64>, tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_3:.*]] = max.greater %[[ARG1]], %[[CONSTANT_3]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<si64>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_5:.*]] = max.constant dense<1> : tensor<si64>
// CHECK-NEXT:      %[[SELECT_3:.*]] = max.select %[[GREATER_3]], %[[CONSTANT_5]], %[[SELECT_2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<si64>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_6:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_4:.*]] = max.greater %[[ARG2]], %[[CONSTANT_6]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<ui8>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_7:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SELECT_4:.*]] = max.select %[[GREATER_4]], %[[CONSTANT_7]], %[[CONSTANT_6]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<ui8>, tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG3]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_8:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_5:.*]] = max.greater %[[CAST]], %[[CONSTANT_8]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<ui8>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_9:.*]] = max.constant dense<1> : tensor<ui8>
// CHECK-NEXT:      %[[SELECT_5:.*]] = max.select %[[GREATER_5]], %[[CONSTANT_9]], %[[CONSTANT_8]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<ui8>, tensor<ui8>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_10:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[NOT_EQUAL:.*]] = max.not_equal %[[SELECT_5]], %[[CONSTANT_10]] : (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<ui8>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_11:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT_11]] : (tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[COPYSIGN:.*]] = max.custom "elementwise.copysign"(%[[BROADCAST_TO]], %[[ARG0]]) : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_12:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_6:.*]] = max.greater %[[CONSTANT_12]], %[[COPYSIGN]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_13:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[GREATER_7:.*]] = max.greater %[[CONSTANT_13]], %[[ARG1]] : (tensor<si64>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG3]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_14:.*]] = max.constant dense<0> : tensor<ui8>
// CHECK-NEXT:      %[[GREATER_8:.*]] = max.greater %[[CONSTANT_14]], %[[CAST_1]] : (tensor<ui8>, tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_15:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_9:.*]] = max.greater %[[CONSTANT_15]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_16:.*]] = max.constant dense<3.14159274> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_6:.*]] = max.select %[[GREATER_9]], %[[CONSTANT_16]], %[[CONSTANT_15]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_7:.*]] = max.select %[[IS_NAN]], %[[ARG0]], %[[SELECT_6]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG1]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_17:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_10:.*]] = max.greater %[[CONSTANT_17]], %[[CAST_2]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_18:.*]] = max.constant dense<3.14159274> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_8:.*]] = max.select %[[GREATER_10]], %[[CONSTANT_18]], %[[CONSTANT_17]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN_1:.*]] = max.is_nan %[[CAST_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_9:.*]] = max.select %[[IS_NAN_1]], %[[CAST_2]], %[[SELECT_8]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT_1]], %[[SELECT_3]], %[[SELECT_4]], %[[NOT_EQUAL]], %[[GREATER_6]], %[[GREATER_7]], %[[GREATER_8]], %[[SELECT_7]], %[[SELECT_9]]
func.func @torch.aten.signs$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg2: !torch.vtensor<[?,3],ui8> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg3: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],ui8>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %0 = torch.aten.sign %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.sign %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  %2 = torch.aten.sign %arg2 : !torch.vtensor<[?,3],ui8> -> !torch.vtensor<[?,3],ui8>
  %3 = torch.aten.sign %arg3 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %4 = torch.aten.signbit %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],i1>
  %5 = torch.aten.signbit %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],i1>
  %6 = torch.aten.signbit %arg3 : !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %7 = torch.aten.angle %arg0 : !torch.vtensor<[?,3],f32> -> !torch.vtensor<[?,3],f32>
  %8 = torch.aten.angle %arg1 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],ui8>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.round.decimals$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<1.000000e+02> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ROUND:.*]] = max.round %[[MUL]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[DIV:.*]] = max.div %[[ROUND]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<1.000000e+01> : tensor<f32>
// CHECK-NEXT:      %[[DIV_1:.*]] = max.div %[[ARG0]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[ROUND_1:.*]] = max.round %[[DIV_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ROUND_1]], %[[CONSTANT_1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[DIV]], %[[MUL_1]]
func.func @torch.aten.round.decimals$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0, %1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.clamp.Tensor$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<3xf32>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[ARG1]], %[[ARG0]] : (tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[GREATER]], %[[IS_NAN]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[OR]], %[[ARG1]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[ARG0]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN_1:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR_1:.*]] = max.or %[[GREATER_1]], %[[IS_NAN_1]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[OR_1]], %[[ARG1]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_2:.*]] = max.greater %[[ARG0]], %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN_2:.*]] = max.is_nan %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[OR_2:.*]] = max.or %[[GREATER_2]], %[[IS_NAN_2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_2:.*]] = max.select %[[OR_2]], %[[ARG0]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_3:.*]] = max.greater %[[SELECT_2]], %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN_3:.*]] = max.is_nan %[[ARG1]] : (tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:      %[[OR_3:.*]] = max.or %[[GREATER_3]], %[[IS_NAN_3]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xi1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_3:.*]] = max.select %[[OR_3]], %[[ARG1]], %[[SELECT_2]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<3xf32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]], %[[SELECT_3]]
func.func @torch.aten.clamp.Tensor$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32>, !torch.none -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[?,3],f32>, !torch.none, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  %2 = torch.aten.clamp.Tensor %arg0, %arg0, %arg1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[?,3],f32>
  return %0, %1, %2 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.clamp_nan$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[IS_NAN:.*]] = max.is_nan %[[CONSTANT]] : (tensor<f32>) -> tensor<i1>
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[GREATER]], %[[IS_NAN]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<i1>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[OR]], %[[CONSTANT]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT]]
func.func @torch.aten.clamp_nan$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],f32> {
  %float0x7FF8000000000000 = torch.constant.float 0x7FF8000000000000
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %float0x7FF8000000000000, %none : !torch.vtensor<[?,3],f32>, !torch.float, !torch.none -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.fmax_of_bools$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[OR:.*]] = max.or %[[ARG0]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[AND:.*]] = max.and %[[ARG0]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[OR]], %[[AND]]
func.func @torch.aten.fmax_of_bools$dynamic(%arg0: !torch.vtensor<[?,3],i1> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>) {
  %0 = torch.aten.fmax %arg0, %arg0 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  %1 = torch.aten.fmin %arg0, %arg0 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1> -> !torch.vtensor<[?,3],i1>
  return %0, %1 : !torch.vtensor<[?,3],i1>, !torch.vtensor<[?,3],i1>
}

// -----

// CHECK-LABEL: func.func @torch.aten.rrelu$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<2.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[ARG0]], %[[CONSTANT]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER:.*]] = max.greater %[[CONSTANT_1]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER]], %[[MUL]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<2.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[MUL_1:.*]] = max.mul %[[ARG0]], %[[CONSTANT_2]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<f32>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[GREATER_1:.*]] = max.greater %[[CONSTANT_3]], %[[ARG0]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_1]], %[[MUL_1]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]], %[[ARG1]]
func.func @torch.aten.rrelu$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.rrelu_with_noise %arg0, %arg1, %float1.000000e-01, %float3.000000e-01, %false, %none : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[?,3],f32>
  %1:2 = torch.aten.rrelu_with_noise_functional %arg0, %arg1, %float1.000000e-01, %float3.000000e-01, %false, %none : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.float, !torch.float, !torch.bool, !torch.none -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
  return %0, %1#0, %1#1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.shrink_backward$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>,
// CHECK-SAME:      %[[ARG1:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[ABS:.*]] = max.abs %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_EQUAL:.*]] = max.greater_equal %[[CONSTANT]], %[[ABS]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT:.*]] = max.select %[[GREATER_EQUAL]], %[[CONSTANT_1]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_2:.*]] = max.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:      %[[ABS_1:.*]] = max.abs %[[ARG1]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[GREATER_EQUAL_1:.*]] = max.greater_equal %[[CONSTANT_2]], %[[ABS_1]] : (tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_3:.*]] = max.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      %[[SELECT_1:.*]] = max.select %[[GREATER_EQUAL_1]], %[[CONSTANT_3]], %[[ARG0]] : (tensor<?x3xi1, #max.dims<[b] -> (b, 3)>>, tensor<f32>, tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[SELECT]], %[[SELECT_1]]
func.func @torch.aten.shrink_backward$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}, %arg1: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>) {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.hardshrink_backward %arg0, %arg1, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  %1 = torch.aten.softshrink_backward %arg0, %arg1, %float5.000000e-01 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.float -> !torch.vtensor<[?,3],f32>
  return %0, %1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.casts_that_wrap$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi16, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CAST:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xui8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_1:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi8, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_2:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi16, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CAST_3:.*]] = max.cast %[[ARG0]] : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi32, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[CAST]], %[[CAST_1]], %[[CAST_2]], %[[CAST_3]]
func.func @torch.aten.casts_that_wrap$dynamic(%arg0: !torch.vtensor<[?,3],f32> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],ui8>, !torch.vtensor<[?,3],si8>, !torch.vtensor<[?,3],si16>, !torch.vtensor<[?,3],si32>) {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],ui8>
  %int1 = torch.constant.int 1
  %1 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],si8>
  %int2 = torch.constant.int 2
  %2 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],si16>
  %int3 = torch.constant.int 3
  %3 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[?,3],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,3],si32>
  return %0, %1, %2, %3 : !torch.vtensor<[?,3],ui8>, !torch.vtensor<[?,3],si8>, !torch.vtensor<[?,3],si16>, !torch.vtensor<[?,3],si32>
}

// -----

// CHECK-LABEL: func.func @torch.aten.relu_of_integers$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[ARG0]] : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[RELU]]
func.func @torch.aten.relu_of_integers$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> !torch.vtensor<[?,3],si64> {
  %0 = torch.aten.relu %arg0 : !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  return %0 : !torch.vtensor<[?,3],si64>
}

// -----

// CHECK-LABEL: func.func @torch.aten.pow_of_integers$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>)
// CHECK-NEXT:      %[[CONSTANT:.*]] = max.constant dense<5> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO:.*]] = max.broadcast_to %[[CONSTANT]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW_1:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[ARG0]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[CONSTANT_1:.*]] = max.constant dense<-1> : tensor<si64>
// CHECK-NEXT:      %[[BROADCAST_TO_1:.*]] = max.broadcast_to %[[CONSTANT_1]] : (tensor<si64>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      %[[POW_2:.*]] = max.custom "elementwise.pow"(%[[ARG0]], %[[BROADCAST_TO_1]]) : (tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>, tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>) -> tensor<?x3xsi64, #max.dims<[b] -> (b, 3)>>
// CHECK-NEXT:      return %[[POW]], %[[POW_1]], %[[POW_2]]
func.func @torch.aten.pow_of_integers$dynamic(%arg0: !torch.vtensor<[?,3],si64> {max.sizes = #max.dims<[b] -> (b, 3)>}) -> (!torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64>) {
  %int5 = torch.constant.int 5
  %0 = torch.aten.pow.Tensor_Scalar %arg0, %int5 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  %1 = torch.aten.pow.Tensor_Tensor %arg0, %arg0 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64> -> !torch.vtensor<[?,3],si64>
  %int-1 = torch.constant.int -1
  %2 = torch.aten.pow.Tensor_Scalar %arg0, %int-1 : !torch.vtensor<[?,3],si64>, !torch.int -> !torch.vtensor<[?,3],si64>
  return %0, %1, %2 : !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64>, !torch.vtensor<[?,3],si64>
}

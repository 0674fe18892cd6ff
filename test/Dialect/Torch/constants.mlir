// RUN: max-opt %s | max-opt | FileCheck %s
// RUN: max-opt -canonicalize %s | FileCheck %s --check-prefix=DEAD

// Whatever is not used goes: constants have no effects.
// DEAD-LABEL: func.func @int
// DEAD-NEXT: return

// CHECK-LABEL: func.func @int
func.func @int() {
  // CHECK-NEXT: torch.constant.int 2
  %0 = torch.constant.int 2
  // CHECK-NEXT: torch.constant.int -1
  %1 = torch.constant.int -1
  // CHECK-NEXT: torch.constant.int 9223372036854775807
  %2 = torch.constant.int 9223372036854775807
  // CHECK-NEXT: torch.constant.int -9223372036854775808
  %3 = torch.constant.int -9223372036854775808
  // CHECK-NEXT: torch.constant.int 3 {note = "why"}
  %4 = torch.constant.int 3 {note = "why"}
  return
}

// CHECK-LABEL: func.func @float
func.func @float() {
  // CHECK-NEXT: torch.constant.float 5.000000e-01
  %0 = torch.constant.float 5.0e-01
  // CHECK-NEXT: torch.constant.float -1.000000e-100
  %1 = torch.constant.float -1.0e-100
  // CHECK-NEXT: torch.constant.float 0.33333333333333331
  %2 = torch.constant.float 0.33333333333333331
  // CHECK-NEXT: torch.constant.float 0x7FF0000000000000
  %3 = torch.constant.float 0x7FF0000000000000
  // CHECK-NEXT: torch.constant.float 0xFFF0000000000000
  %4 = torch.constant.float 0xFFF0000000000000
  // CHECK-NEXT: torch.constant.float 0x7FF8000000000000
  %5 = torch.constant.float 0x7FF8000000000000
  // CHECK-NEXT: torch.constant.float -0.000000e+00
  %6 = torch.constant.float -0.0
  return
}

// CHECK-LABEL: func.func @others
func.func @others() {
  // CHECK-NEXT: torch.constant.bool true
  %0 = torch.constant.bool true
  // CHECK-NEXT: torch.constant.bool false
  %1 = torch.constant.bool false
  // CHECK-NEXT: torch.constant.none
  %2 = torch.constant.none
  // CHECK-NEXT: torch.constant.str "none"
  %3 = torch.constant.str "none"
  // CHECK-NEXT: torch.constant.str "say \22hi\22"
  %4 = torch.constant.str "say \22hi\22"
  // CHECK-NEXT: torch.constant.device "cpu"
  %5 = torch.constant.device "cpu"
  // CHECK-NEXT: "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  %6 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  return
}

// What the types of the results are shows where they are used.
// CHECK-LABEL: func.func @types
func.func @types() -> (!torch.int, !torch.float, !torch.bool, !torch.none, !torch.str, !torch.Device) {
  %int = torch.constant.int 1
  %float = torch.constant.float 1.0
  %bool = torch.constant.bool true
  %none = torch.constant.none
  %str = torch.constant.str ""
  %device = torch.constant.device "cuda:0"
  // CHECK: return %{{.*}} : !torch.int, !torch.float, !torch.bool, !torch.none, !torch.str, !torch.Device
  return %int, %float, %bool, %none, %str, %device
    : !torch.int, !torch.float, !torch.bool, !torch.none, !torch.str, !torch.Device
}

// CHECK-LABEL: func.func @literals
func.func @literals() -> !torch.vtensor<[2,3],si64> {
  // CHECK-NEXT: torch.vtensor.literal(dense<[1.000000e+00, 0x7F800000, 3.000000e+00]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
  %0 = torch.vtensor.literal(dense<[1.0, 0x7F800000, 3.0]> : tensor<3xf32>) : !torch.vtensor<[3],f32>
  // CHECK-NEXT: torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  %1 = torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  // CHECK-NEXT: torch.vtensor.literal(dense<> : tensor<0xsi64>) : !torch.vtensor<[0],si64>
  %2 = torch.vtensor.literal(dense<> : tensor<0xsi64>) : !torch.vtensor<[0],si64>
  // CHECK-NEXT: torch.vtensor.literal(dense_resource<weights> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %3 = torch.vtensor.literal(dense_resource<weights> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  // CHECK-NEXT: %[[KEPT:.*]] = torch.vtensor.literal(dense<7> : tensor<2x3xsi64>) : !torch.vtensor<[2,3],si64>
  %4 = torch.vtensor.literal(dense<7> : tensor<2x3xsi64>) : !torch.vtensor<[2,3],si64>
  // CHECK-NEXT: torch.tensor.literal(dense<1.000000e+00> : tensor<2xf32>) : !torch.tensor<[2],f32>
  %5 = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor<[2],f32>
  // CHECK-NEXT: return %[[KEPT]]
  return %4 : !torch.vtensor<[2,3],si64>
}

// The elements of the resource are still there.
// CHECK: weights: "0x040000000000803F00000040"
{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040"
    }
  }
#-}

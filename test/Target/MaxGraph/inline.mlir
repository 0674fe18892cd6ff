// Text of the engine among the ops of a graph. Each copy has names of its own.
// RUN: max-translate --max-to-mo %s | FileCheck %s

!t = tensor<?x8xf32, #max.dims<[s0] -> (s0, 8)>>
!u = tensor<?x8xf32, #max.dims<[s0] -> (s0 * 2, 8)>>

// CHECK:       mo.graph @main<s0>(%arg0: !mo.tensor<[s0, 8], f32>
// CHECK-NEXT:    %t0_a = rmo.concat(%arg0, %arg0) [axis = 0 : index] : (!mo.tensor<[s0, 8], f32>, !mo.tensor<[s0, 8], f32>) -> !mo.tensor<[mul(s0, 2), 8], f32>
// CHECK-NEXT:    %r0_0 = rmo.rebind_tensor_shape(%t0_a) : (!mo.tensor<[mul(s0, 2), 8], f32>) -> !mo.tensor<[mul_no_wrap(s0, 2), 8], f32>
// CHECK-NEXT:    %t1_a:2 = mo.custom [symbol = "cost $"](%r0_0) : (!mo.tensor<[mul_no_wrap(s0, 2), 8], f32>) -> (!mo.tensor<[mul_no_wrap(s0, 2), 8], f32>, !mo.tensor<[s0, 8], f32>)
// CHECK-NEXT:    %r1_0 = rmo.rebind_tensor_shape(%t1_a#0) : (!mo.tensor<[add(s0, mul_no_wrap(s0, 2)), 8], f32>) -> !mo.tensor<[mul_no_wrap(s0, 2), 8], f32>
// CHECK-NEXT:    %r1_1 = rmo.rebind_tensor_shape(%t1_a#1) : (!mo.tensor<[s0, 8], f32>) -> !mo.tensor<[s0, 8], f32>
// CHECK-NEXT:    mo.output %r1_0, %r1_1 :
func.func @main(%x: !t) -> (!u, !t) {
  %0 = max.inline "%t$n_a = rmo.concat($x0, $x0) [axis = 0 : index] : ($X0, $X0) -> !mo.tensor<[mul($s0, 2), 8], f32>\0A$r0 = rmo.rebind_tensor_shape(%t$n_a) : (!mo.tensor<[mul($s0, 2), 8], f32>) -> $R0"(%x) sizes <[s0] -> (s0)> : (!t) -> !u
  %1:2 = max.inline "%t$n_a:2 = mo.custom [symbol = \22cost $$\22]($x0) : ($X0) -> ($R0, $R1)\0A$r0 = rmo.rebind_tensor_shape(%t$n_a#0) : (!mo.tensor<[add($s0, $s1), 8], f32>) -> $R0\0A$r1 = rmo.rebind_tensor_shape(%t$n_a#1) : ($R1) -> $R1"(%0) sizes <[s0] -> (s0, s0 * 2)> : (!u) -> (!u, !t)
  return %1#0, %1#1 : !u, !t
}

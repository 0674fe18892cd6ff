// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.max.inline$static(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<3xf32>
// CHECK-NEXT:      %[[TEXT:.*]]:2 = max.inline "$r0 = {{.*}} $R1"(%[[X]]) sizes <()> : (tensor<3xf32>) -> (tensor<3xf32>, tensor<si64>)
// CHECK-NEXT:      return %[[TEXT]]#0, %[[TEXT]]#1
func.func @torch.max.inline$static(%x: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[],si64>) {
  %0:2 = torch.operator "torch.max.inline"(%x) {text = "$r0 = rmo.mo.tanh($x0) : ($X0) -> $R0\0A$r1 = mo.constant <#M.dense_array<3> : tensor<si64>> : $R1"} : (!torch.vtensor<[3],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[],si64>)
  return %0#0, %0#1 : !torch.vtensor<[3],f32>, !torch.vtensor<[],si64>
}

// -----

// The sizes of the text stand before those of the results.
// CHECK-LABEL: func.func @torch.max.inline$dynamic(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<?xf32, #max.dims<[b] -> (b)>>
// CHECK-NEXT:      %[[TEXT:.*]] = max.inline "%t$n = {{.*}} $R0"(%[[X]]) sizes <[b] -> (b, 5)> : (tensor<?xf32, #max.dims<[b] -> (b)>>) -> tensor<?xf32, #max.dims<[b] -> (b * 2)>>
// CHECK-NEXT:      return %[[TEXT]]
func.func @torch.max.inline$dynamic(%x: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?],f32> {
  %zero = torch.constant.int 0
  %two = torch.constant.int 2
  %five = torch.constant.int 5
  %b = torch.aten.size.int %x, %zero : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %twice = torch.aten.mul.int %b, %two : !torch.int, !torch.int -> !torch.int
  %0 = torch.operator "torch.max.inline"(%x, %b, %five, %twice) {text = "%t$n = rmo.concat($x0, $x0) [axis = 0 : index] : ($X0, $X0) -> !mo.tensor<[mul($s0, 2)], f32>\0A$r0 = rmo.rebind_tensor_shape(%t$n) : (!mo.tensor<[mul($s0, 2)], f32>) -> $R0"} : (!torch.vtensor<[?],f32>, !torch.int, !torch.int, !torch.int) -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.max.call_torch$static(
// CHECK-SAME:      %[[CALL:[a-z0-9]+]]: tensor<1xsi64>, %[[X:[a-z0-9]+]]: tensor<3xf32>
// CHECK-NEXT:      %[[CUSTOM:.*]]:2 = max.custom "torch.call"(%[[CALL]], %[[X]]) with {region = 2 : i64} : (tensor<1xsi64>, tensor<3xf32>) -> (tensor<1xsi64>, tensor<2xf32>)
// CHECK-NEXT:      return %[[CUSTOM]]#0, %[[CUSTOM]]#1
func.func @torch.max.call_torch$static(%call: !torch.vtensor<[1],si64>, %x: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[1],si64>, !torch.vtensor<[2],f32>) {
  %0:2 = torch.operator "torch.max.call_torch"(%call, %x) {region = 2 : i64} : (!torch.vtensor<[1],si64>, !torch.vtensor<[3],f32>) -> (!torch.vtensor<[1],si64>, !torch.vtensor<[2],f32>)
  return %0#0, %0#1 : !torch.vtensor<[1],si64>, !torch.vtensor<[2],f32>
}

// -----

// CHECK-LABEL: func.func @torch.max.call_torch$dynamic(
// CHECK:           max.custom "torch.call"({{.*}}) with {region = 0 : i64} : (tensor<1xsi64>, tensor<?xf32, #max.dims<[b] -> (b)>>) -> (tensor<1xsi64>, tensor<?x3xf32, #max.dims<[b] -> (b * 2, 3)>>)
func.func @torch.max.call_torch$dynamic(%call: !torch.vtensor<[1],si64>, %x: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[?,3],f32> {
  %zero = torch.constant.int 0
  %two = torch.constant.int 2
  %b = torch.aten.size.int %x, %zero : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %twice = torch.aten.mul.int %b, %two : !torch.int, !torch.int -> !torch.int
  %0:2 = torch.operator "torch.max.call_torch"(%call, %x, %twice) {region = 0 : i64} : (!torch.vtensor<[1],si64>, !torch.vtensor<[?],f32>, !torch.int) -> (!torch.vtensor<[1],si64>, !torch.vtensor<[?,3],f32>)
  return %0#1 : !torch.vtensor<[?,3],f32>
}

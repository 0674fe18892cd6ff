// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @torch.prim.If$static(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<3xf32>, %[[P:[a-z0-9]+]]: tensor<i1>) -> (tensor<3xf32>, tensor<3xf32>)
// CHECK-NEXT:      %[[IF:.*]]:2 = max.if %[[P]] : tensor<i1> -> (tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:        %[[SIN:.*]] = max.sin %[[X]]
// CHECK-NEXT:        max.yield %[[SIN]], %[[X]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:      } else {
// CHECK-NEXT:        max.yield %[[X]], %[[X]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[IF]]#0, %[[IF]]#1
func.func @torch.prim.If$static(%x: !torch.vtensor<[3],f32>, %p: !torch.vtensor<[],i1>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  %0:2 = torch.prim.If %condition -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) {
    %1 = torch.aten.sin %x : !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
    torch.prim.If.yield %1, %x : !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %x, %x : !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  }
  return %0#0, %0#1 : !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
}

// -----

// A number with one element chooses too. The branches give different sizes for
// all that is known; the engine compares them.
// CHECK-LABEL: func.func @torch.prim.If$dynamic(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<?xf32, #max.dims<[m] -> (m)>>, %[[Y:[a-z0-9]+]]: tensor<?xf32, #max.dims<[n] -> (n)>>, %[[P:[a-z0-9]+]]: tensor<1x1xsi64>)
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[P]] : (tensor<1x1xsi64>) -> tensor<si64>
// CHECK-NEXT:      %[[ZERO:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:      %[[CONDITION:.*]] = max.not_equal %[[RESHAPE]], %[[ZERO]] : (tensor<si64>, tensor<si64>) -> tensor<i1>
// CHECK-NEXT:      %[[IF:.*]] = max.if %[[CONDITION]] : tensor<i1> -> (tensor<?xf32, #max.dims<[m] -> (m)>>) {
// CHECK-NEXT:        max.yield %[[X]]
// CHECK-NEXT:      } else {
// CHECK-NEXT:        %[[REBIND:.*]] = max.rebind %[[Y]] : (tensor<?xf32, #max.dims<[n] -> (n)>>) -> tensor<?xf32, #max.dims<[m] -> (m)>>
// CHECK-NEXT:        max.yield %[[REBIND]]
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[IF]]
func.func @torch.prim.If$dynamic(%x: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[m] -> (m)>}, %y: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[n] -> (n)>}, %p: !torch.vtensor<[1,1],si64>) -> !torch.vtensor<[?],f32> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[1,1],si64> -> !torch.bool
  %0 = torch.prim.If %condition -> (!torch.vtensor<[?],f32>) {
    torch.prim.If.yield %x : !torch.vtensor<[?],f32>
  } else {
    torch.prim.If.yield %y : !torch.vtensor<[?],f32>
  }
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-LABEL: func.func @torch.prim.If$nested(
// CHECK:           max.if
// CHECK-NEXT:        %[[INNER:.*]] = max.if
// CHECK:             max.yield %[[INNER]]
// CHECK-NEXT:      } else {
func.func @torch.prim.If$nested(%x: !torch.vtensor<[3],f32>, %p: !torch.vtensor<[],i1>) -> !torch.vtensor<[3],f32> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  %0 = torch.prim.If %condition -> (!torch.vtensor<[3],f32>) {
    %1 = torch.prim.If %condition -> (!torch.vtensor<[3],f32>) {
      torch.prim.If.yield %x : !torch.vtensor<[3],f32>
    } else {
      %2 = torch.aten.sin %x : !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
      torch.prim.If.yield %2 : !torch.vtensor<[3],f32>
    }
    torch.prim.If.yield %1 : !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  }
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.prim.Loop$static(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<3xf32>, %[[P:[a-z0-9]+]]: tensor<i1>) -> tensor<3xf32>
// CHECK-NEXT:      %[[WHILE:.*]] = max.while %[[P]] iter(%[[X]]) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:      ^bb0(%[[VALUE:.*]]: tensor<3xf32>):
// CHECK-NEXT:        %[[SIN:.*]] = max.sin %[[VALUE]]
// CHECK-NEXT:        max.continue %[[P]] iter(%[[SIN]]) : tensor<i1>, tensor<3xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[WHILE]]
func.func @torch.prim.Loop$static(%x: !torch.vtensor<[3],f32>, %p: !torch.vtensor<[],i1>) -> !torch.vtensor<[3],f32> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  %limit = torch.constant.int 9223372036854775807
  %0 = torch.prim.Loop %limit, %condition, init(%x) {
  ^bb0(%i: !torch.int, %value: !torch.vtensor<[3],f32>):
    %1 = torch.aten.sin %value : !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
    torch.prim.Loop.condition %condition, iter(%1 : !torch.vtensor<[3],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// CHECK-LABEL: func.func @torch.prim.Loop$dynamic(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<?xsi64, #max.dims<[n] -> (n)>>, %[[I:[a-z0-9]+]]: tensor<si64>)
// CHECK-NEXT:      %[[TRUE:.*]] = max.constant dense<true> : tensor<i1>
// CHECK-NEXT:      %[[WHILE:.*]]:2 = max.while %[[TRUE]] iter(%[[X]], %[[I]])
// CHECK-NEXT:      ^bb0(%[[VALUE:.*]]: tensor<?xsi64, #max.dims<[n] -> (n)>>, %[[COUNT:.*]]: tensor<si64>):
// CHECK-NEXT:        %[[SUM:.*]] = max.add %[[VALUE]], %[[COUNT]]
// CHECK-NEXT:        %[[ZERO:.*]] = max.constant dense<0> : tensor<si64>
// CHECK-NEXT:        %[[AGAIN:.*]] = max.not_equal %[[COUNT]], %[[ZERO]]
// CHECK-NEXT:        max.continue %[[AGAIN]] iter(%[[SUM]], %[[COUNT]])
// CHECK-NEXT:      }
// CHECK-NEXT:      return %[[WHILE]]#0
func.func @torch.prim.Loop$dynamic(%x: !torch.vtensor<[?],si64> {max.sizes = #max.dims<[n] -> (n)>}, %i: !torch.vtensor<[],si64>) -> !torch.vtensor<[?],si64> {
  %true = torch.constant.bool true
  %limit = torch.constant.int 9223372036854775807
  %0:2 = torch.prim.Loop %limit, %true, init(%x, %i) {
  ^bb0(%run: !torch.int, %value: !torch.vtensor<[?],si64>, %count: !torch.vtensor<[],si64>):
    %int1 = torch.constant.int 1
    %1 = torch.aten.add.Tensor %value, %count, %int1 : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor<[?],si64>
    %2 = torch.aten.Bool.Tensor %count : !torch.vtensor<[],si64> -> !torch.bool
    torch.prim.Loop.condition %2, iter(%1, %count : !torch.vtensor<[?],si64>, !torch.vtensor<[],si64>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[?],si64>, !torch.vtensor<[],si64>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[],si64>)
  return %0#0 : !torch.vtensor<[?],si64>
}

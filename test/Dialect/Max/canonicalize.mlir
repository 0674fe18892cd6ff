// RUN: max-opt -canonicalize %s -split-input-file | FileCheck %s

!bx3 = tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>

// CHECK-LABEL: func.func @cast$same_type(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @cast$same_type(%x: !bx3) -> !bx3 {
  %0 = max.cast %x : (!bx3) -> !bx3
  return %0 : !bx3
}

// A narrower type in between loses something.
// CHECK-LABEL: func.func @cast$there_and_back
// CHECK-COUNT-2: max.cast
func.func @cast$there_and_back(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = max.cast %x : (tensor<2xf32>) -> tensor<2xsi8>
  %1 = max.cast %0 : (tensor<2xsi8>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func.func @reshape$nothing(
// CHECK-NEXT: %[[NOTHING:.*]] = max.constant dense<> : tensor<0x3xf32>
// CHECK-NEXT: return %[[NOTHING]]
func.func @reshape$nothing(%x: tensor<2x0xf32>) -> tensor<0x3xf32> {
  %0 = max.reshape %x : (tensor<2x0xf32>) -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

// CHECK-LABEL: func.func @reshape$same_type(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @reshape$same_type(%x: !bx3) -> !bx3 {
  %0 = max.reshape %x : (!bx3) -> tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>
  return %0 : !bx3
}

// CHECK-LABEL: func.func @reshape$of_reshape(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x4xf32>
// CHECK-NEXT: %[[Y:.*]] = max.reshape %[[X]] : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @reshape$of_reshape(%x: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %0 = max.reshape %x : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %1 = max.reshape %0 : (tensor<24xf32>) -> tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @reshape$there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @reshape$there_and_back(%x: !bx3) -> !bx3 {
  %0 = max.reshape %x : (!bx3) -> tensor<?xf32, #max.dims<[b] -> (b * 3)>>
  %1 = max.reshape %0 : (tensor<?xf32, #max.dims<[b] -> (b * 3)>>) -> !bx3
  return %1 : !bx3
}

// CHECK-LABEL: func.func @broadcast_to$same_type(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @broadcast_to$same_type(%x: !bx3) -> !bx3 {
  %0 = max.broadcast_to %x : (!bx3) -> !bx3
  return %0 : !bx3
}

// CHECK-LABEL: func.func @broadcast_to$needless(
// CHECK-SAME: %[[X:.*]]: tensor<{{.*}}, %[[Y:.*]]: tensor<3xf32>
// CHECK-NEXT: %[[Z:.*]] = max.sub %[[X]], %[[Y]]
// CHECK-NEXT: return %[[Z]]
func.func @broadcast_to$needless(%x: !bx3, %y: tensor<3xf32>) -> !bx3 {
  %0 = max.broadcast_to %y : (tensor<3xf32>) -> !bx3
  %1 = max.sub %x, %0 : (!bx3, !bx3) -> !bx3
  return %1 : !bx3
}

// CHECK-LABEL: func.func @broadcast_to$needless_comparison(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<f32>
// CHECK-NEXT: %[[Z:.*]] = max.greater %[[Y]], %[[X]]
// CHECK-NEXT: return %[[Z]]
func.func @broadcast_to$needless_comparison(%x: tensor<2x3xf32>, %y: tensor<f32>) -> tensor<2x3xi1> {
  %0 = max.broadcast_to %y : (tensor<f32>) -> tensor<2x3xf32>
  %1 = max.greater %0, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return %1 : tensor<2x3xi1>
}

// CHECK-LABEL: func.func @broadcast_to$select(
// CHECK-NEXT: %[[B:.*]] = max.broadcast_to
// CHECK-NEXT: max.select %{{.*}}, %[[B]], %{{.*}}
func.func @broadcast_to$select(%c: tensor<2x3xi1>, %x: tensor<i1>, %y: tensor<2x3xi1>) -> tensor<2x3xi1> {
  %0 = max.broadcast_to %x : (tensor<i1>) -> tensor<2x3xi1>
  %1 = max.select %c, %0, %y : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %1 : tensor<2x3xi1>
}

// Of two broadcasts, one gives the result its shape.
// CHECK-LABEL: func.func @broadcast_to$needed(
// CHECK-SAME: %[[X:.*]]: tensor<1x3xf32>, %[[Y:.*]]: tensor<f32>
// CHECK-NEXT: %[[B:.*]] = max.broadcast_to
// CHECK-NEXT: %[[Z:.*]] = max.add
// CHECK-NEXT: return %[[Z]]
func.func @broadcast_to$needed(%x: tensor<1x3xf32>, %y: tensor<f32>) -> tensor<2x3xf32> {
  %0 = max.broadcast_to %x : (tensor<1x3xf32>) -> tensor<2x3xf32>
  %1 = max.broadcast_to %y : (tensor<f32>) -> tensor<2x3xf32>
  %2 = max.add %0, %1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @transpose$identity(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @transpose$identity(%x: !bx3) -> !bx3 {
  %0 = max.transpose %x by [0, 1] : (!bx3) -> !bx3
  return %0 : !bx3
}

// CHECK-LABEL: func.func @transpose$there_and_back(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @transpose$there_and_back(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = max.transpose %x by [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = max.transpose %0 by [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// Axis 0 of the result is axis 2 of %0, which is axis 0 of the input.
// Only axes of size 1 change their places: no element does.
// CHECK-LABEL: func.func @transpose$of_axes_of_size_one(
// CHECK-SAME: %[[X:.*]]: tensor<1x?x3x1xf32, #max.dims<[b] -> (1, b, 3, 1)>>
// CHECK-NEXT: %[[Y:.*]] = max.reshape %[[X]] : {{.*}} -> tensor<?x1x1x3xf32, #max.dims<[b] -> (b, 1, 1, 3)>>
// CHECK-NEXT: return %[[Y]]
func.func @transpose$of_axes_of_size_one(%x: tensor<1x?x3x1xf32, #max.dims<[b] -> (1, b, 3, 1)>>) -> tensor<?x1x1x3xf32, #max.dims<[b] -> (b, 1, 1, 3)>> {
  %0 = max.transpose %x by [1, 0, 3, 2] : (tensor<1x?x3x1xf32, #max.dims<[b] -> (1, b, 3, 1)>>) -> tensor<?x1x1x3xf32, #max.dims<[b] -> (b, 1, 1, 3)>>
  return %0 : tensor<?x1x1x3xf32, #max.dims<[b] -> (b, 1, 1, 3)>>
}

// CHECK-LABEL: func.func @transpose$of_transpose(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x4xf32>
// CHECK-NEXT: %[[Y:.*]] = max.transpose %[[X]] by [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT: return %[[Y]]
func.func @transpose$of_transpose(%x: tensor<2x3x4xf32>) -> tensor<2x4x3xf32> {
  %0 = max.transpose %x by [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = max.transpose %0 by [2, 1, 0] : (tensor<3x4x2xf32>) -> tensor<2x4x3xf32>
  return %1 : tensor<2x4x3xf32>
}

// An equal type does not mean that nothing moved.
// CHECK-LABEL: func.func @transpose$square
// CHECK-NEXT: max.transpose
func.func @transpose$square(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0 = max.transpose %x by [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK-LABEL: func.func @slice$whole(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @slice$whole(%x: !bx3) -> !bx3 {
  %0 = max.slice %x from <(0, 0)> to <[b] -> (b, 3)> step [1, 1] : (!bx3) -> !bx3
  return %0 : !bx3
}

// CHECK-LABEL: func.func @slice$part
// CHECK-NEXT: max.slice
func.func @slice$part(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = max.slice %x from <(0)> to <(4)> step [2] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// The first of one element, whatever the step, is the whole; only step 1 is
// folded.
// CHECK-LABEL: func.func @slice$step_over_one
// CHECK-NEXT: max.slice
func.func @slice$step_over_one(%x: tensor<1xf32>) -> tensor<1xf32> {
  %0 = max.slice %x from <(0)> to <(1)> step [2] : (tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// CHECK-LABEL: func.func @concat$one(
// CHECK-SAME: %[[X:.*]]: tensor
// CHECK-NEXT: return %[[X]]
func.func @concat$one(%x: !bx3) -> !bx3 {
  %0 = max.concat %x {axis = 1 : i64} : (!bx3) -> !bx3
  return %0 : !bx3
}

// Equal constants become one, at the top.
// CHECK-LABEL: func.func @constants
// CHECK-NEXT: %[[C:.*]] = max.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT: %[[Y:.*]] = max.add %{{.*}}, %[[C]]
// CHECK-NEXT: max.add %[[Y]], %[[C]]
func.func @constants(%x: tensor<f32>) -> tensor<f32> {
  %0 = max.constant dense<1.0> : tensor<f32>
  %1 = max.add %x, %0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = max.constant dense<1.0> : tensor<f32>
  %3 = max.add %1, %2 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}

// What nobody uses goes.
// CHECK-LABEL: func.func @dead
// CHECK-NEXT: return
func.func @dead(%x: tensor<2x2xf32>) {
  %0 = max.matmul %x, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = max.weight "w" : tensor<2xf32>
  return
}

// -----

// CHECK-LABEL: func.func @pad_by_nothing(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>)
// CHECK-NEXT: return %[[X]]
func.func @pad_by_nothing(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = max.pad %x {after = array<i64: 0, 0>, before = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

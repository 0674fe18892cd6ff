// RUN: max-opt --torch-to-max --split-input-file %s | FileCheck %s

// A number that is only an operand, and that names a size nobody uses.
// CHECK-LABEL: func.func @torch.aten.Int.Tensor$static(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<3xf32>, %[[N:[a-z0-9]+]]: tensor<1x1xsi32>) -> tensor<3xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[N]] : (tensor<1x1xsi32>) -> tensor<si32>
// CHECK-NEXT:      %[[NUMBER:.*]] = max.cast %[[RESHAPE]] : (tensor<si32>) -> tensor<si64>
// CHECK-NEXT:      max.iota %[[NUMBER]] : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
// CHECK-NEXT:      %[[FLOAT:.*]] = max.cast %[[NUMBER]] : (tensor<si64>) -> tensor<f32>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[X]], %[[FLOAT]]
// CHECK-NEXT:      return %[[MUL]]
func.func @torch.aten.Int.Tensor$static(%x: !torch.vtensor<[3],f32>, %n: !torch.vtensor<[1,1],si32>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.Int.Tensor %n : !torch.vtensor<[1,1],si32> -> !torch.int
  %1 = torch.aten.mul.Scalar %x, %0 : !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

// -----

// Two numbers as sizes, beside one that an argument has under the same name.
// CHECK-LABEL: func.func @torch.aten.Int.Tensor$dynamic(
// CHECK-SAME:      %[[X:[a-z0-9]+]]: tensor<?xf32, #max.dims<[n0] -> (n0)>>, %[[N:[a-z0-9]+]]: tensor<si64>)
// CHECK-NEXT:      max.iota %[[N]] : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n1] -> (n1)>>
// CHECK-NEXT:      max.iota %[[N]] : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n2] -> (n2)>>
// CHECK:           max.broadcast_to %{{.*}} -> tensor<?x?xf32, #max.dims<[n1, n2] -> (n1, n1 + n2)>>
func.func @torch.aten.Int.Tensor$dynamic(%x: !torch.vtensor<[?],f32> {max.sizes = #max.dims<[n0] -> (n0)>}, %n: !torch.vtensor<[],si64>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.Int.Tensor %n : !torch.vtensor<[],si64> -> !torch.int
  %1 = torch.aten.Int.Tensor %n : !torch.vtensor<[],si64> -> !torch.int
  %2 = torch.aten.add.int %0, %1 : !torch.int, !torch.int -> !torch.int
  %3 = torch.prim.ListConstruct %0, %2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %4 = torch.aten.zeros %3, %none, %none, %none, %none : !torch.list<int>, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %4 : !torch.vtensor<[?,?],f32>
}

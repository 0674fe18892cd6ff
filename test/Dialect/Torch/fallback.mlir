// Ops that have no definition, in the importer's uniform format.
// RUN: max-opt %s | max-opt | FileCheck %s

// The generic form of the same ops is the same to us.
// RUN: max-opt -mlir-print-op-generic %s | max-opt | FileCheck %s

// CHECK-LABEL: func.func @unregistered(
// CHECK-SAME: %[[A:.*]]: !torch.vtensor<[2],f32>, %[[B:.*]]: !torch.int)
func.func @unregistered(%a: !torch.vtensor<[2],f32>, %b: !torch.int) -> !torch.vtensor<[2],f32> {
  // CHECK-NEXT: torch.made.up{{$}}
  torch.made.up
  // CHECK-NEXT: torch.made.up {x = 1 : i64}{{$}}
  torch.made.up {x = 1}
  // CHECK-NEXT: torch.made.up %[[B]] : !torch.int{{$}}
  torch.made.up %b : !torch.int
  // CHECK-NEXT: torch.made.up : !torch.int{{$}}
  %0 = torch.made.up : !torch.int
  // CHECK-NEXT: %{{.*}}:2 = torch.made.up : !torch.int, !torch.none{{$}}
  %1:2 = torch.made.up : !torch.int, !torch.none
  // CHECK-NEXT: %[[C:.*]] = torch.made.up %[[A]], %[[B]] : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>{{$}}
  %2 = torch.made.up %a, %b : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: %[[D:.*]]:2 = torch.made.up %[[C]] {s = "x", t = @f} : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>, !torch.list<int>{{$}}
  %3:2 = torch.made.up %2 {s = "x", t = @f} : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>, !torch.list<int>
  // CHECK-NEXT: return %[[D]]#0
  return %3#0 : !torch.vtensor<[2],f32>
}

// What the uniform format has no place for is printed in the generic one.
// CHECK-LABEL: func.func @generic
func.func @generic(%a: !torch.int) {
  // CHECK-NEXT: "torch.made.region"(%{{.*}}) ({
  // CHECK-NEXT: torch.made.end %{{.*}} : !torch.int
  // CHECK-NEXT: }) : (!torch.int) -> ()
  "torch.made.region"(%a) ({
    torch.made.end %a : !torch.int
  }) : (!torch.int) -> ()
  // CHECK-NEXT: "torch.made.properties"() <{x = 1 : i64}> : () -> ()
  "torch.made.properties"() <{x = 1}> : () -> ()
  // CHECK-NEXT: "torch.made.branch"()[^bb1] : () -> ()
  "torch.made.branch"()[^bb1] : () -> ()
^bb1:
  return
}

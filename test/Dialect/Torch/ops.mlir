// RUN: max-opt %s | max-opt | FileCheck %s

// CHECK-DAG: #[[MAP:.*]] = affine_map<()[s0] -> (s0, 3)>
// CHECK-DAG: #[[STATIC:.*]] = affine_map<() -> (2, 3)>

// CHECK-LABEL: func.func @uniform(
// CHECK-SAME: %[[A:.*]]: !torch.vtensor<[2,3],f32>, %[[B:.*]]: !torch.vtensor<[3],f32>)
func.func @uniform(%a: !torch.vtensor<[2,3],f32>, %b: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  // CHECK: %[[ONE:.*]] = torch.constant.int 1
  %one = torch.constant.int 1
  // CHECK: torch.aten.add.Tensor %[[A]], %[[B]], %[[ONE]] : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  %0 = torch.aten.add.Tensor %a, %b, %one : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  // CHECK: torch.aten.tanh %{{.*}} {note = 1 : i64} : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.tanh %0 {note = 1} : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

// CHECK-LABEL: func.func @uniform$several_results
func.func @uniform$several_results(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %axis = torch.constant.int 1
  %keep = torch.constant.bool false
  // CHECK: %{{.*}}, %[[INDICES:.*]] = torch.aten.max.dim %{{.*}}, %{{.*}}, %{{.*}} : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  %values, %indices = torch.aten.max.dim %a, %axis, %keep : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  // CHECK: return %[[INDICES]]
  return %indices : !torch.vtensor<[2],si64>
}

// CHECK-LABEL: func.func @containers
func.func @containers(%a: !torch.int, %b: !torch.vtensor<[2],f32>) {
  // CHECK: %[[LIST:.*]] = torch.prim.ListConstruct %{{.*}}, %{{.*}} : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.prim.ListConstruct %a, %a : (!torch.int, !torch.int) -> !torch.list<int>
  // CHECK: torch.prim.ListConstruct : () -> !torch.list<vtensor>
  %1 = torch.prim.ListConstruct : () -> !torch.list<vtensor>
  // CHECK: %{{.*}}:2 = torch.prim.ListUnpack %[[LIST]] : !torch.list<int> -> !torch.int, !torch.int
  %2:2 = torch.prim.ListUnpack %0 : !torch.list<int> -> !torch.int, !torch.int
  // CHECK: %[[TUPLE:.*]] = torch.prim.TupleConstruct %{{.*}}, %{{.*}} : !torch.int, !torch.vtensor<[2],f32> -> !torch.tuple<int, vtensor<[2],f32>>
  %3 = torch.prim.TupleConstruct %a, %b : !torch.int, !torch.vtensor<[2],f32> -> !torch.tuple<int, vtensor<[2],f32>>
  // CHECK: torch.prim.TupleConstruct -> !torch.tuple<>
  %4 = torch.prim.TupleConstruct -> !torch.tuple<>
  // CHECK: torch.prim.TupleUnpack %[[TUPLE]] : !torch.tuple<int, vtensor<[2],f32>> -> !torch.int, !torch.vtensor<[2],f32>
  %5:2 = torch.prim.TupleUnpack %3 : !torch.tuple<int, vtensor<[2],f32>> -> !torch.int, !torch.vtensor<[2],f32>
  // CHECK: torch.derefine %{{.*}} : !torch.int to !torch.optional<int>
  %6 = torch.derefine %a : !torch.int to !torch.optional<int>
  return
}

// CHECK-LABEL: func.func @operator
func.func @operator(%a: !torch.vtensor<[2],f32>, %b: !torch.int) {
  // CHECK: torch.operator "torch.my.op.out"(%{{.*}}, %{{.*}}) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2],f32>
  %0 = torch.operator "torch.my.op.out"(%a, %b) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2],f32>
  // CHECK: torch.operator "torch.my.op"() : () -> ()
  torch.operator "torch.my.op"() : () -> ()
  // CHECK: %{{.*}}:2 = torch.operator "torch.my.op"(%{{.*}}) {note = "x"} : (!torch.int) -> (!torch.int, !torch.int)
  %1:2 = torch.operator "torch.my.op"(%b) {note = "x"} : (!torch.int) -> (!torch.int, !torch.int)
  // CHECK: torch.operator "torch.my.region"(%{{.*}}) : (!torch.int) -> () {
  // CHECK-NEXT: torch.operator_terminator %{{.*}} : !torch.int
  torch.operator "torch.my.region"(%b) : (!torch.int) -> () {
    torch.operator_terminator %b : !torch.int
  }
  return
}

// CHECK-LABEL: func.func @symbols(
// CHECK-SAME: %[[A:.*]]: !torch.vtensor<[?,3],f32>)
func.func @symbols(%a: !torch.vtensor<[?,3],f32>) {
  // CHECK: %[[S0:.*]] = torch.symbolic_int "s0" {min_val = 2, max_val = 10} : !torch.int
  %0 = torch.symbolic_int "s0" {min_val = 2, max_val = 10} : !torch.int
  // CHECK: torch.bind_symbolic_shape %[[A]], [%[[S0]]], #[[MAP]] : !torch.vtensor<[?,3],f32>
  torch.bind_symbolic_shape %a, [%0], affine_map<()[s0] -> (s0, 3)> : !torch.vtensor<[?,3],f32>
  // CHECK: torch.bind_symbolic_shape %[[A]], [], #[[STATIC]] : !torch.vtensor<[?,3],f32>
  torch.bind_symbolic_shape %a, [], affine_map<() -> (2, 3)> : !torch.vtensor<[?,3],f32>
  return
}

// CHECK-LABEL: func.func @if
func.func @if(%c: !torch.bool, %n: !torch.int) -> !torch.int {
  // CHECK: %[[ONE:.*]] = torch.prim.If %{{.*}} -> (!torch.int) {
  // CHECK-NEXT: torch.prim.If.yield %{{.*}} : !torch.int
  // CHECK-NEXT: } else {
  // CHECK-NEXT: torch.prim.If.yield %{{.*}} : !torch.int
  // CHECK-NEXT: }
  %0 = torch.prim.If %c -> (!torch.int) {
    torch.prim.If.yield %n : !torch.int
  } else {
    torch.prim.If.yield %n : !torch.int
  }
  // CHECK-NEXT: torch.prim.If %{{.*}} -> () {
  // CHECK-NEXT: torch.prim.If.yield{{$}}
  torch.prim.If %c -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  // CHECK: %{{.*}}:2 = torch.prim.If %{{.*}} -> (!torch.int, !torch.bool) {
  %1:2 = torch.prim.If %c -> (!torch.int, !torch.bool) {
    torch.prim.If.yield %n, %c : !torch.int, !torch.bool
  } else {
    torch.prim.If.yield %n, %c : !torch.int, !torch.bool
  }
  // CHECK: return %[[ONE]]
  return %0 : !torch.int
}

// CHECK-LABEL: func.func @loop
func.func @loop(%c: !torch.bool, %n: !torch.int, %x: !torch.vtensor<[3],f32>) {
  // CHECK: torch.prim.Loop %{{.*}}, %{{.*}}, init() {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int):
  // CHECK-NEXT: torch.prim.Loop.condition %{{.*}}, iter()
  // CHECK-NEXT: } : (!torch.int, !torch.bool) -> ()
  torch.prim.Loop %n, %c, init() {
  ^bb0(%i: !torch.int):
    torch.prim.Loop.condition %c, iter()
  } : (!torch.int, !torch.bool) -> ()
  // CHECK-NEXT: %{{.*}}:2 = torch.prim.Loop %{{.*}}, %{{.*}}, init(%{{.*}}, %{{.*}}) {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int, %[[N:.*]]: !torch.int, %[[X:.*]]: !torch.vtensor<[3],f32>):
  // CHECK-NEXT: torch.prim.Loop.condition %{{.*}}, iter(%[[N]], %[[X]] : !torch.int, !torch.vtensor<[3],f32>)
  // CHECK-NEXT: } : (!torch.int, !torch.bool, !torch.int, !torch.vtensor<[3],f32>) -> (!torch.int, !torch.vtensor<[3],f32>)
  %0:2 = torch.prim.Loop %n, %c, init(%n, %x) {
  ^bb0(%i: !torch.int, %j: !torch.int, %y: !torch.vtensor<[3],f32>):
    torch.prim.Loop.condition %c, iter(%j, %y : !torch.int, !torch.vtensor<[3],f32>)
  } : (!torch.int, !torch.bool, !torch.int, !torch.vtensor<[3],f32>) -> (!torch.int, !torch.vtensor<[3],f32>)
  return
}

// CHECK-LABEL: func.func @mutation(
// CHECK-SAME: %[[A:.*]]: !torch.tensor<[2],f32>)
func.func @mutation(%a: !torch.tensor<[2],f32>) {
  // CHECK: %[[V:.*]] = torch.copy.to_vtensor %[[A]] : !torch.vtensor<[2],f32>
  %0 = torch.copy.to_vtensor %a : !torch.vtensor<[2],f32>
  // CHECK: torch.copy.to_tensor %[[V]] : !torch.tensor<[2],f32>
  %1 = torch.copy.to_tensor %0 : !torch.tensor<[2],f32>
  // CHECK: torch.tensor_static_info_cast %[[V]] : !torch.vtensor<[2],f32> to !torch.vtensor<[?],f32>
  %2 = torch.tensor_static_info_cast %0 : !torch.vtensor<[2],f32> to !torch.vtensor<[?],f32>
  // CHECK: torch.overwrite.tensor.contents %[[V]] overwrites %[[A]] : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  torch.overwrite.tensor.contents %0 overwrites %a : !torch.vtensor<[2],f32>, !torch.tensor<[2],f32>
  return
}

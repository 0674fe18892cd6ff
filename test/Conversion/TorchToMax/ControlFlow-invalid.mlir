// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @condition_of_many_elements(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  // expected-error@+1 {{'torch.aten.Bool.Tensor' could not be lowered: the tensor is not known to have exactly one element}}
  %condition = torch.aten.Bool.Tensor %x : !torch.vtensor<[3],f32> -> !torch.bool
  %0 = torch.prim.If %condition -> (!torch.vtensor<[3],f32>) {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  }
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @condition_from_outside(%x: !torch.vtensor<[3],f32>, %p: !torch.bool) -> !torch.vtensor<[3],f32> {
  // expected-error@+1 {{'torch.prim.If' could not be lowered: a scalar operand must be a constant}}
  %0 = torch.prim.If %p -> (!torch.vtensor<[3],f32>) {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  }
  return %0 : !torch.vtensor<[3],f32>
}

// -----

// The op in the region is to blame, and only it.
func.func @op_without_lowering(%x: !torch.vtensor<[3],f32>, %p: !torch.vtensor<[],i1>) -> !torch.vtensor<[3],f32> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  %0 = torch.prim.If %condition -> (!torch.vtensor<[3],f32>) {
    // expected-error@+1 {{'torch.aten.linalg_pinv' has no lowering}}
    %1 = torch.aten.linalg_pinv %x : !torch.vtensor<[3],f32> -> !torch.vtensor<[3],f32>
    torch.prim.If.yield %1 : !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  }
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @branches_of_different_sizes(%x: !torch.vtensor<[3],f32>, %y: !torch.vtensor<[2],f32>, %p: !torch.vtensor<[],i1>) -> !torch.vtensor<[?],f32> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  // expected-error@+1 {{'torch.prim.If' could not be lowered: one region gives tensor<2xf32> where tensor<3xf32> is wanted}}
  %0 = torch.prim.If %condition -> (!torch.vtensor<[?],f32>) {
    torch.prim.If.yield %x : !torch.vtensor<[3],f32>
  } else {
    torch.prim.If.yield %y : !torch.vtensor<[2],f32>
  }
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @size_found_in_a_branch(%x: !torch.vtensor<[3],f32>, %y: !torch.vtensor<[2,1],si64>, %p: !torch.vtensor<[],i1>) -> !torch.vtensor<[?,1],si64> {
  %condition = torch.aten.Bool.Tensor %p : !torch.vtensor<[],i1> -> !torch.bool
  // expected-error@+1 {{'torch.prim.If' could not be lowered: a result's size depends on data that a branch computes}}
  %0 = torch.prim.If %condition -> (!torch.vtensor<[?,1],si64>) {
    %1 = torch.aten.nonzero %x : !torch.vtensor<[3],f32> -> !torch.vtensor<[?,1],si64>
    torch.prim.If.yield %1 : !torch.vtensor<[?,1],si64>
  } else {
    torch.prim.If.yield %y : !torch.vtensor<[2,1],si64>
  }
  return %0 : !torch.vtensor<[?,1],si64>
}

// -----

func.func @loop_with_a_limit(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %true = torch.constant.bool true
  %limit = torch.constant.int 5
  // expected-error@+1 {{'torch.prim.Loop' could not be lowered: the number of runs has a limit}}
  %0 = torch.prim.Loop %limit, %true, init(%x) {
  ^bb0(%i: !torch.int, %value: !torch.vtensor<[3],f32>):
    torch.prim.Loop.condition %true, iter(%value : !torch.vtensor<[3],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @loop_that_changes_a_size(%x: !torch.vtensor<[3],f32>, %y: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?],f32> {
  %true = torch.constant.bool true
  %limit = torch.constant.int 9223372036854775807
  // expected-error@+1 {{'torch.prim.Loop' could not be lowered: one region gives tensor<2xf32> where tensor<3xf32> is wanted}}
  %0 = torch.prim.Loop %limit, %true, init(%x) {
  ^bb0(%i: !torch.int, %value: !torch.vtensor<[3],f32>):
    torch.prim.Loop.condition %true, iter(%y : !torch.vtensor<[2],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[3],f32>) -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @loop_that_carries_a_number(%x: !torch.vtensor<[3],f32>) -> !torch.int {
  %true = torch.constant.bool true
  %limit = torch.constant.int 9223372036854775807
  // expected-error@+1 {{'torch.prim.Loop' could not be lowered: expected a tensor operand}}
  %0 = torch.prim.Loop %limit, %true, init(%limit) {
  ^bb0(%i: !torch.int, %value: !torch.int):
    torch.prim.Loop.condition %true, iter(%value : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  return %0 : !torch.int
}

// -----

// The op in the region is reported with its own reason, although the loop
// around it is lowered first.
func.func @op_refused_in_a_loop(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %true = torch.constant.bool true
  %limit = torch.constant.int 9223372036854775807
  %0 = torch.prim.Loop %limit, %true, init(%x) {
  ^bb0(%i: !torch.int, %value: !torch.vtensor<[3],f32>):
    // expected-error@+1 {{'torch.aten.Bool.Tensor' could not be lowered: the tensor is not known to have exactly one element}}
    %again = torch.aten.Bool.Tensor %value : !torch.vtensor<[3],f32> -> !torch.bool
    torch.prim.Loop.condition %again, iter(%value : !torch.vtensor<[3],f32>)
  } : (!torch.int, !torch.bool, !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

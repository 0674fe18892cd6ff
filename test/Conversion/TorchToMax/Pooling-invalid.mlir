// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @rank(%arg0: !torch.vtensor<[8,8],f32>) -> (!torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices' could not be lowered: expected a tensor of rank 3 or 4}}
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],si64>
}

// -----

func.func @kernel_too_long(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> (!torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices' could not be lowered: kernel_size must have 2 elements}}
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
}

// -----

func.func @kernel_zero(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> (!torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices' could not be lowered: kernel_size must not be less than 1}}
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,4,4],si64>
}

// -----

func.func @does_not_fit(%arg0: !torch.vtensor<[2,3,1,8],f32>) -> (!torch.vtensor<[2,3,1,4],f32>, !torch.vtensor<[2,3,1,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices' could not be lowered: a window of 2 does not fit into an axis of size 1}}
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,1,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,1,4],f32>, !torch.vtensor<[2,3,1,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,1,4],f32>, !torch.vtensor<[2,3,1,4],si64>
}

// -----

func.func @bools(%arg0: !torch.vtensor<[2,3,8,8],i1>) -> (!torch.vtensor<[2,3,4,4],i1>, !torch.vtensor<[2,3,4,4],si64>) {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices' could not be lowered: torch has no such op for bools}}
  %4:2 = torch.aten.max_pool2d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,8,8],i1>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4,4],i1>, !torch.vtensor<[2,3,4,4],si64>
  return %4#0, %4#1 : !torch.vtensor<[2,3,4,4],i1>, !torch.vtensor<[2,3,4,4],si64>
}

// -----

func.func @indices_differ(%arg0: !torch.vtensor<[2,3,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>, %arg2: !torch.vtensor<[2,3,4,5],si64>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices_backward' could not be lowered: there must be one index for each element}}
  %4 = torch.aten.max_pool2d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[2,3,4,5],si64> -> !torch.vtensor<[2,3,8,8],f32>
  return %4 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

func.func @indices_of_i32(%arg0: !torch.vtensor<[2,3,4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>, %arg2: !torch.vtensor<[2,3,4,4],si32>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.max_pool2d_with_indices_backward' could not be lowered: indices must be of int64}}
  %4 = torch.aten.max_pool2d_with_indices_backward %arg0, %arg1, %0, %1, %2, %3, %false, %arg2 : !torch.vtensor<[2,3,4,4],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.vtensor<[2,3,4,4],si32> -> !torch.vtensor<[2,3,8,8],f32>
  return %4 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

func.func @output_size(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> (!torch.vtensor<[2,3,3,4,5],f32>, !torch.vtensor<[2,3,3,4,5],si64>) {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.adaptive_max_pool2d' could not be lowered: output_size must have 2 elements}}
  %1:2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,4,5],f32>, !torch.vtensor<[2,3,3,4,5],si64>
  return %1#0, %1#1 : !torch.vtensor<[2,3,3,4,5],f32>, !torch.vtensor<[2,3,3,4,5],si64>
}

// -----

func.func @unpool_rank(%arg0: !torch.vtensor<[4,4,4],f32>, %arg1: !torch.vtensor<[4,4,4],si64>) -> !torch.vtensor<[8,8,8],f32> {
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int8, %int8, %int8 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.max_unpool3d' could not be lowered: expected a tensor of rank 4 or 5}}
  %3 = torch.aten.max_unpool3d %arg0, %arg1, %0, %1, %2 : !torch.vtensor<[4,4,4],f32>, !torch.vtensor<[4,4,4],si64>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[8,8,8],f32>
  return %3 : !torch.vtensor<[8,8,8],f32>
}

// -----

func.func @divisor_zero(%arg0: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,4,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct  : () -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.avg_pool2d' could not be lowered: divisor_override must not be 0}}
  %3 = torch.aten.avg_pool2d %arg0, %0, %1, %2, %false, %true, %int0 : !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.int -> !torch.vtensor<[2,3,4,4],f32>
  return %3 : !torch.vtensor<[2,3,4,4],f32>
}

// -----

func.func @gradient_rank(%arg0: !torch.vtensor<[4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,8,8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.avg_pool2d_backward' could not be lowered: expected a tensor of rank 3 or 4}}
  %3 = torch.aten.avg_pool2d_backward %arg0, %arg1, %0, %1, %2, %false, %true, %none : !torch.vtensor<[4,4],f32>, !torch.vtensor<[2,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2,3,8,8],f32>
  return %3 : !torch.vtensor<[2,3,8,8],f32>
}

// -----

func.func @adaptive_rank(%arg0: !torch.vtensor<[8,8,8],f32>) -> !torch.vtensor<[1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten._adaptive_avg_pool3d' could not be lowered: expected a tensor of rank 4 or 5}}
  %1 = torch.aten._adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[8,8,8],f32>, !torch.list<int> -> !torch.vtensor<[1,1,1],f32>
  return %1 : !torch.vtensor<[1,1,1],f32>
}

// -----

func.func @adaptive_gradient_rank(%arg0: !torch.vtensor<[4,4],f32>, %arg1: !torch.vtensor<[2,3,8,8],f32>) -> !torch.vtensor<[2,3,8,8],f32> {
  // expected-error@+1 {{'torch.aten._adaptive_avg_pool2d_backward' could not be lowered: expected a tensor of rank 3 or 4}}
  %0 = torch.aten._adaptive_avg_pool2d_backward %arg0, %arg1 : !torch.vtensor<[4,4],f32>, !torch.vtensor<[2,3,8,8],f32> -> !torch.vtensor<[2,3,8,8],f32>
  return %0 : !torch.vtensor<[2,3,8,8],f32>
}

// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @odd_paddings(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[5],f32> {
  %int1 = torch.constant.int 1
  %p = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %float0 = torch.constant.float 0.0
  // expected-error@+1 {{'torch.aten.constant_pad_nd' could not be lowered: there are 1 paddings for 1 axes}}
  %r = torch.aten.constant_pad_nd %arg0, %p, %float0 : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[5],f32>
  return %r : !torch.vtensor<[5],f32>
}

// -----

func.func @too_many_paddings(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[5],f32> {
  %int1 = torch.constant.int 1
  %p = torch.prim.ListConstruct %int1, %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %float0 = torch.constant.float 0.0
  // expected-error@+1 {{'torch.aten.constant_pad_nd' could not be lowered: there are 4 paddings for 1 axes}}
  %r = torch.aten.constant_pad_nd %arg0, %p, %float0 : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[5],f32>
  return %r : !torch.vtensor<[5],f32>
}

// -----

func.func @padding_not_known(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %p = torch.prim.ListConstruct %int1, %arg1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.reflection_pad1d' could not be lowered: padding must be a constant or a size of the inputs}}
  %r = torch.aten.reflection_pad1d %arg0, %p : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

func.func @value_not_known(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.float) -> !torch.vtensor<[6],f32> {
  %int1 = torch.constant.int 1
  %p = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.constant_pad_nd' could not be lowered: a scalar operand must be a constant}}
  %r = torch.aten.constant_pad_nd %arg0, %p, %arg1 : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[6],f32>
  return %r : !torch.vtensor<[6],f32>
}

// -----

func.func @too_many_for_gradient(%arg0: !torch.vtensor<[6],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %int1 = torch.constant.int 1
  %p = torch.prim.ListConstruct %int1, %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.replication_pad2d_backward' could not be lowered: there are 4 paddings for 1 axes}}
  %r = torch.aten.replication_pad2d_backward %arg0, %arg1, %p : !torch.vtensor<[6],f32>, !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[4],f32>
  return %r : !torch.vtensor<[4],f32>
}

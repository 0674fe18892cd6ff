// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

// Every op that has no lowering is reported, once, and none of those that only
// wait for it; constants and lists are never blamed.

func.func @three_ops_without_lowering(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.linalg_pinv' has no lowering}}
  %0 = torch.aten.linalg_pinv %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.tanh %0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  // expected-error@+1 {{'torch.aten.cummax_helper' has no lowering}}
  %2 = torch.aten.cummax_helper %1, %int1, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3],f32>
  %3 = torch.prim.ListConstruct %arg0, %2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %4 = torch.aten.cat %3, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  // expected-error@+1 {{'torch.mylib.scale.default' has no lowering}}
  %5 = torch.operator "torch.mylib.scale.default"(%arg0, %int1) : (!torch.vtensor<[2,3],f32>, !torch.int) -> !torch.vtensor<[2,3],f32>
  return %1, %2, %5 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

// -----

// One op without a lowering and one that its lowering refuses; what stands
// between and behind them is not reported.

func.func @both_kinds(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten._softmax' could not be lowered: dim 5 is out of range for rank 2}}
  %0 = torch.aten._softmax %arg0, %int5, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>
  %1 = torch.aten.relu %0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  // expected-error@+1 {{'torch.aten.linalg_pinv' has no lowering}}
  %2 = torch.aten.linalg_pinv %1 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  %3 = torch.aten.mul.Tensor %1, %2 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %3 : !torch.vtensor<[2,3],f32>
}

// -----

// An op that makes a list is named, not the one that unpacks it.

func.func @list_without_lowering(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.tensor_split.sections' has no lowering}}
  %0 = torch.aten.tensor_split.sections %arg0, %int2, %int0 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  return %1#0 : !torch.vtensor<[2],f32>
}

// -----

// All arguments that cannot be converted are named.

// expected-error@+3 {{argument 0 of type '!torch.vtensor<[2],complex<f32>>' has a dtype that the engine lacks; cast it before the call}}
// expected-error@+2 {{argument 1 of type '!torch.vtensor' is not a tensor of known rank and dtype}}
// expected-error@+1 {{argument 2 of type '!torch.vtensor<*,f32>' is not a tensor of known rank and dtype}}
func.func @arguments(%arg0: !torch.vtensor<[2],complex<f32>>, %arg1: !torch.vtensor, %arg2: !torch.vtensor<*,f32>, %arg3: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  return %arg3 : !torch.vtensor<[2],f32>
}

// -----

// expected-error@+2 {{argument 0 of type '!torch.vtensor<[2,?],f32>' does not have as many sizes as its max.sizes}}
// expected-error@+1 {{argument 1 of type '!torch.vtensor<[2,?],f32>' contradicts its max.sizes}}
func.func @sizes(%arg0: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[b] -> (b)>}, %arg1: !torch.vtensor<[2,?],f32> {max.sizes = #max.dims<[b] -> (3, b)>}) -> !torch.vtensor<[2,?],f32> {
  return %arg0 : !torch.vtensor<[2,?],f32>
}

// -----

// expected-error@+1 {{argument 0 of type '!torch.vtensor<[?],f32>' is a weight, but has dynamic sizes}}
func.func @weight(%arg0: !torch.vtensor<[?],f32> {max.weight = "w0"}) -> !torch.vtensor<[?],f32> {
  return %arg0 : !torch.vtensor<[?],f32>
}

// -----

// expected-error@+1 {{returns a value of type '!torch.int'; only tensors can be returned}}
func.func @returns_an_int(%arg0: !torch.vtensor<[2],f32>) -> !torch.int {
  %int1 = torch.constant.int 1
  return %int1 : !torch.int
}

// -----

// expected-error@+1 {{argument 0 is used for more than sizes}}
func.func @returns_an_argument(%arg0: !torch.int, %arg1: !torch.vtensor<[2],f32>) -> (!torch.vtensor<[2],f32>, !torch.int) {
  return %arg1, %arg0 : !torch.vtensor<[2],f32>, !torch.int
}

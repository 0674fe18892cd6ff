// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @other_number_of_elements(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4],f32> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.view' could not be lowered: 'max.reshape' op shapes [2, 3] and [4] are not known to have the same number of elements}}
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}

// -----

func.func @inferred_size_with_remainder(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[?,4],f32> {
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int-1, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.view' could not be lowered: the size given as -1 cannot be inferred from [2, 3]}}
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,4],f32>
  return %1 : !torch.vtensor<[?,4],f32>
}

// -----

func.func @two_inferred_sizes(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.reshape' could not be lowered: only one size can be -1}}
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

// -----

func.func @size_not_known(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.int) -> !torch.vtensor<[?,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %arg1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.view' could not be lowered: size must be a constant or a size of the inputs}}
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[?,2],f32>
  return %1 : !torch.vtensor<[?,2],f32>
}

// -----

func.func @start_behind_end(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.flatten.using_ints' could not be lowered: start_dim is behind end_dim}}
  %0 = torch.aten.flatten.using_ints %arg0, %int2, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

// -----

func.func @unsqueeze_out_of_range(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,1],f32> {
  %int2 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.unsqueeze' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten.unsqueeze %arg0, %int2 : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[2,1],f32>
  return %0 : !torch.vtensor<[2,1],f32>
}

// -----

func.func @squeeze_out_of_range(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.squeeze.dims' could not be lowered: dim 1 is out of range for rank 1}}
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

// -----

func.func @kept_size_of_new_axis(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2],f32> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int-1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.expand' could not be lowered: -1 is not allowed for an axis that is added}}
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,2],f32>
  return %1 : !torch.vtensor<[?,2],f32>
}

// -----

func.func @expand_of_larger_axis(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.expand' could not be lowered: 'max.broadcast_to' op shape [2] is not known to broadcast to [3]}}
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

// -----

func.func @expand_to_fewer_axes(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.expand' could not be lowered: there are fewer sizes than axes}}
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

// -----

func.func @permutation_with_repeats(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,2],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.permute' could not be lowered: not a permutation of 2 axes}}
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

// -----

func.func @transpose_out_of_range(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.transpose.int' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten.transpose.int %arg0, %int0, %int2 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @t_of_rank_3(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3,2,4],f32> {
  // expected-error@+1 {{'torch.aten.t' could not be lowered: not a permutation of 3 axes}}
  %0 = torch.aten.t %arg0 : !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[3,2,4],f32>
  return %0 : !torch.vtensor<[3,2,4],f32>
}

// -----

func.func @negative_step(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  // expected-error@+1 {{'torch.aten.slice.Tensor' could not be lowered: step must be positive}}
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int4, %int-1 : !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

func.func @step_not_constant(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  // expected-error@+1 {{'torch.aten.slice.Tensor' could not be lowered: step must be a constant or a size of the inputs}}
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int0, %int4, %arg1 : !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @start_not_known(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.slice.Tensor' could not be lowered: start must be a constant or a size of the inputs}}
  %0 = torch.aten.slice.Tensor %arg0, %int0, %arg1, %int4, %int1 : !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

func.func @index_out_of_range(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  // expected-error@+1 {{'torch.aten.select.int' could not be lowered: 4 to 5 is not part of axis 0, which has size 4}}
  %0 = torch.aten.select.int %arg0, %int0, %int4 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

func.func @negative_index_out_of_range(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %int-5 = torch.constant.int -5
  // expected-error@+1 {{'torch.aten.select.int' could not be lowered: -1 to 0 is not part of axis 0, which has size 4}}
  %0 = torch.aten.select.int %arg0, %int0, %int-5 : !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

func.func @nothing_to_join() -> !torch.vtensor<[0],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.cat' could not be lowered: there are no tensors to join}}
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[0],f32>
  return %1 : !torch.vtensor<[0],f32>
}

// -----

func.func @other_sizes_differ(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3,3],f32>) -> !torch.vtensor<[2,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[3,3],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.cat' could not be lowered: sizes 2 and 3 of axis 0 are not known to be equal}}
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}

// -----

func.func @ranks_differ(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.cat' could not be lowered: inputs must have the same rank}}
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}

// -----

func.func @stack_of_different_sizes(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,2],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.stack' could not be lowered: sizes 2 and 3 of axis 1 are not known to be equal}}
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

// -----

func.func @list_not_built(%arg0: !torch.list<vtensor>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.cat' could not be lowered: tensors must be a list that the graph builds}}
  %0 = torch.aten.cat %arg0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

// -----

func.func @split_out_of_range(%arg0: !torch.vtensor<[2,8],f32>) -> (!torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>) {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.split.Tensor %arg0, %int4, %int2 : !torch.vtensor<[2,8],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  // expected-error@+1 {{'torch.aten.split.Tensor' could not be lowered: dim 2 is out of range for rank 2}}
  %1:2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
  return %1#0, %1#1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
}

// -----

func.func @split_into_too_many(%arg0: !torch.vtensor<[8],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.aten.split_with_sizes %arg0, %0, %int0 : !torch.vtensor<[8],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  // expected-error@+1 {{'torch.aten.split_with_sizes' could not be lowered: the lowering gives 2 results, but torch says 3}}
  %2:3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
  return %2#0, %2#1, %2#2 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}

// -----

func.func @unbind_into_too_many(%arg0: !torch.vtensor<[2],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unbind.int %arg0, %int0 : !torch.vtensor<[2],f32>, !torch.int -> !torch.list<vtensor>
  // expected-error@+1 {{'torch.aten.unbind.int' could not be lowered: 2 to 3 is not part of axis 0, which has size 2}}
  %1:3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %1#0, %1#1, %1#2 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

// -----

func.func @stack_of_nothing() -> !torch.vtensor<[0],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.stack' could not be lowered: there are no tensors to stack}}
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[0],f32>
  return %1 : !torch.vtensor<[0],f32>
}

// -----

func.func @complex(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[4],complex<f32>> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.cat' could not be lowered: the engine has no dtype complex<f32>}}
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4],complex<f32>>
  return %1 : !torch.vtensor<[4],complex<f32>>
}

// -----

func.func @bool_of_bytes(%arg0: !torch.vtensor<[4],ui8>) -> !torch.vtensor<[4],i1> {
  %int11 = torch.constant.int 11
  // expected-error@+1 {{'torch.aten.view.dtype' could not be lowered: a byte other than 0 and 1 is not a bool}}
  %0 = torch.aten.view.dtype %arg0, %int11 : !torch.vtensor<[4],ui8>, !torch.int -> !torch.vtensor<[4],i1>
  return %0 : !torch.vtensor<[4],i1>
}

// -----

func.func @half_an_element(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1],f64> {
  %int7 = torch.constant.int 7
  // expected-error@+1 {{'torch.aten.view.dtype' could not be lowered: the last axis does not hold a whole number of elements}}
  %0 = torch.aten.view.dtype %arg0, %int7 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,1],f64>
  return %0 : !torch.vtensor<[2,1],f64>
}

// -----

func.func @complex_view(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[1],complex<f32>> {
  %int9 = torch.constant.int 9
  // expected-error@+1 {{'torch.aten.view.dtype' could not be lowered: the engine has no dtype complex<f32>}}
  %0 = torch.aten.view.dtype %arg0, %int9 : !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[1],complex<f32>>
  return %0 : !torch.vtensor<[1],complex<f32>>
}

// -----

func.func @triangle_of_unknown_size(%arg0: !torch.int {max.sizes = #max.dims<[b] -> (b)>}) -> !torch.vtensor<[2,?],si64> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.tril_indices' could not be lowered: row must be a constant}}
  %0 = torch.aten.tril_indices %arg0, %int3, %int0, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,?],si64>
  return %0 : !torch.vtensor<[2,?],si64>
}

// -----

func.func @too_many_rows() -> !torch.vtensor<[2,?],si64> {
  %rows = torch.constant.int 4611686018427387904
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.tril_indices' could not be lowered: row must fit into 32 bits}}
  %0 = torch.aten.tril_indices %rows, %rows, %int0, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,?],si64>
  return %0 : !torch.vtensor<[2,?],si64>
}

// -----

func.func @copy_does_not_fit(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3],f32> {
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.copy' could not be lowered: 'max.broadcast_to' op shape [2] is not known to broadcast to [3]}}
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[3],f32>, !torch.vtensor<[2],f32>, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @index_of_other_rank(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.scatter.value' could not be lowered: the index must have the tensor's rank}}
  %0 = torch.aten.scatter.value %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @source_of_other_rank(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.scatter_add' could not be lowered: the source must have the index's rank}}
  %0 = torch.aten.scatter_add %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @dim_out_of_range(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.scatter.src' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten.scatter.src %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @unknown_reduction(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "median"
  // expected-error@+1 {{'torch.aten.scatter.reduce' could not be lowered: there is no reduction 'median'}}
  %0 = torch.aten.scatter.reduce %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @unknown_reduction_of_value(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 2
  %c2 = torch.constant.str "median"
  // expected-error@+1 {{'torch.aten.scatter.value_reduce' could not be lowered: there is no reduction 'median'}}
  %0 = torch.aten.scatter.value_reduce %arg0, %c0, %arg1, %c1, %c2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.int, !torch.str -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @mean_of_bools(%arg0: !torch.vtensor<[5],i1>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],i1>) -> !torch.vtensor<[5],i1> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "mean"
  %c2 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.scatter_reduce.two' could not be lowered: there is no mean of bools}}
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],i1>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],i1>, !torch.str, !torch.bool -> !torch.vtensor<[5],i1>
  return %0 : !torch.vtensor<[5],i1>
}

// -----

func.func @unknown_scatter_reduce(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[5],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.str "median"
  %c2 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.scatter_reduce.two' could not be lowered: there is no reduction 'median'}}
  %0 = torch.aten.scatter_reduce.two %arg0, %c0, %arg1, %arg2, %c1, %c2 : !torch.vtensor<[5],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],f32>, !torch.str, !torch.bool -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

// -----

func.func @slices_by_rank_2(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2,1],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 0
  // expected-error@+1 {{'torch.aten.index_copy' could not be lowered: the index must have rank 1}}
  %0 = torch.aten.index_copy %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2,1],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @multiple_of_bools(%arg0: !torch.vtensor<[5],i1>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],i1>) -> !torch.vtensor<[5],i1> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.index_add' could not be lowered: there is no multiple of bools}}
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[5],i1>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],i1>, !torch.int -> !torch.vtensor<[5],i1>
  return %0 : !torch.vtensor<[5],i1>
}

// -----

func.func @fill_dim(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 5
  %c1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.index_fill.int_Scalar' could not be lowered: dim 5 is out of range for rank 2}}
  %0 = torch.aten.index_fill.int_Scalar %arg0, %c0, %arg1, %c1 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @fill_dim_tensor(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.int 5
  // expected-error@+1 {{'torch.aten.index_fill.int_Tensor' could not be lowered: dim 5 is out of range for rank 2}}
  %0 = torch.aten.index_fill.int_Tensor %arg0, %c0, %arg1, %arg2 : !torch.vtensor<[5,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @values_do_not_fit(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: values of shape [2, 4] do not fit what is picked, [3, 4]}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @values_do_not_fit_rank_2(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3,2],si64>, %arg2: !torch.vtensor<[2,2,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3,2],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: 'max.broadcast_to' op shape [2, 2, 4] is not known to broadcast to [3, 2, 4]}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,2,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @values_of_more_axes(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: the values have more axes than what is picked}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: there are more indices than axes}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

// -----

func.func @mask_and_many_values(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[5],i1>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5],i1>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: with a mask, the values must be the same for all elements that it picks}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @mask_too_large(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[5,4],i1>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[5],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5,4],i1>) -> !torch.list<optional<vtensor>>
  %c1 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: the mask has more axes than the tensor}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %c1 : !torch.vtensor<[5],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

// -----

func.func @put_by_floats(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.put' could not be lowered: the index must be of int64 or int32}}
  %0 = torch.aten.put %arg0, %arg1, %arg2, %c0 : !torch.vtensor<[5,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @mask_does_not_broadcast(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[2],i1>, %arg2: !torch.vtensor<[20],f32>) -> !torch.vtensor<[5,3],f32> {
  // expected-error@+1 {{'torch.aten.masked_scatter' could not be lowered: sizes 3 and 2 are not known to broadcast}}
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2],i1>, !torch.vtensor<[20],f32> -> !torch.vtensor<[5,3],f32>
  return %0 : !torch.vtensor<[5,3],f32>
}

// -----

func.func @gradient_of_rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.int 10
  %c1 = torch.constant.int -1
  %c2 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.embedding_dense_backward' could not be lowered: the gradient has no rows}}
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[],f32>, !torch.vtensor<[],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @accumulation_not_constant(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>, %arg3: !torch.bool) -> !torch.vtensor<[10,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: accumulate must be a constant}}
  %0 = torch.aten.index_put %arg0, %l0, %arg2, %arg3 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @mask_of_numbers(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[5],ui8>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[5],f32> {
  // expected-error@+1 {{'torch.aten.masked_scatter' could not be lowered: the mask must be of bools}}
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[5],f32>, !torch.vtensor<[5],ui8>, !torch.vtensor<[5],f32> -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

// -----

func.func @source_of_other_rank(%arg0: !torch.vtensor<[3,2],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.index_add' could not be lowered: the source must have a slice of the tensor's sizes for each index}}
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[3,2],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

// -----

func.func @source_with_other_slices(%arg0: !torch.vtensor<[3,2],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2,1],f32>) -> !torch.vtensor<[3,2],f32> {
  %c0 = torch.constant.int 0
  %c1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.index_add' could not be lowered: the source must have a slice of the tensor's sizes for each index}}
  %0 = torch.aten.index_add %arg0, %c0, %arg1, %arg2, %c1 : !torch.vtensor<[3,2],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[2,1],f32>, !torch.int -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

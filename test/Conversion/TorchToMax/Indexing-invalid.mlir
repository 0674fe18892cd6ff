// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.index_select' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten.index_select %arg0, %c0, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @index_of_rank_2(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.index_select' could not be lowered: the index must have rank 1}}
  %0 = torch.aten.index_select %arg0, %c0, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3,1],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @index_of_floats(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.embedding' could not be lowered: the index must be of int64 or int32}}
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[3],f32>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

// -----

func.func @table_of_rank_3(%arg0: !torch.vtensor<[10,4,2],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4,2],f32> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.embedding' could not be lowered: the weight must have rank 2}}
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4,2],f32>, !torch.vtensor<[3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4,2],f32>
  return %0 : !torch.vtensor<[3,4,2],f32>
}

// -----

func.func @index_of_other_rank(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %c0 = torch.constant.int 1
  %c1 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.gather' could not be lowered: the index must have the tensor's rank}}
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @gather_dim(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %c0 = torch.constant.int -3
  %c1 = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.gather' could not be lowered: dim -3 is out of range for rank 2}}
  %0 = torch.aten.gather %arg0, %c0, %arg1, %c1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @take_by_bytes(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],ui8>) -> !torch.vtensor<[3],f32> {
  // expected-error@+1 {{'torch.aten.take' could not be lowered: the index must be of int64 or int32}}
  %0 = torch.aten.take %arg0, %arg1 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[3],ui8> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @too_many_indices(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: there are more indices than axes}}
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[5],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @no_index(%arg0: !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[5,4],f32> {
  %c0 = torch.constant.none
  %l1 = torch.prim.ListConstruct %c0 : (!torch.none) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: there is no index}}
  %0 = torch.aten.index.Tensor %arg0, %l1 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[5,4],f32>
  return %0 : !torch.vtensor<[5,4],f32>
}

// -----

func.func @indices_do_not_broadcast(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %l0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: sizes 2 and 3 are not known to broadcast}}
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @index_by_floats(%arg0: !torch.vtensor<[5,4],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,4],f32> {
  %l0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],f32>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: the index must be of int64 or int32}}
  %0 = torch.aten.index.Tensor %arg0, %l0 : !torch.vtensor<[5,4],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

// -----

// expected-error@+1 {{argument 0 of type '!torch.vtensor<[10,4],complex<f32>>' has a dtype that the engine lacks; cast it before the call}}
func.func @complex(%arg0: !torch.vtensor<[10,4],complex<f32>>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],complex<f32>> {
  %c0 = torch.constant.int -1
  %c1 = torch.constant.bool false
  %c2 = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %c0, %c1, %c2 : !torch.vtensor<[10,4],complex<f32>>, !torch.vtensor<[3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

// -----

func.func @embedding_renorm(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[10,4],f32> {
  %c0 = torch.constant.float 1.000000e+00
  %c1 = torch.constant.float 2.000000e+00
  // expected-error@+1 {{'torch.aten.embedding_renorm' has no lowering: it changes the table; normalize its rows before the call instead of giving max_norm}}
  %0 = torch.aten.embedding_renorm %arg0, %arg1, %c0, %c1 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[3],si64>, !torch.float, !torch.float -> !torch.vtensor<[10,4],f32>
  return %0 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @gradient_of_bag(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[7],si64> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 0
  %c2 = torch.constant.bool false
  %c3 = torch.constant.none
  %c4 = torch.constant.bool false
  %c5 = torch.constant.int -1
  // expected-error@+1 {{'torch.aten._embedding_bag' could not be lowered: only the first result has a lowering}}
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %c3, %c4, %c5 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0#1 : !torch.vtensor<[7],si64>
}

// -----

func.func @bag_of_rank_3(%arg0: !torch.vtensor<[10,4,2],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 0
  %c2 = torch.constant.bool false
  %c3 = torch.constant.none
  %c4 = torch.constant.bool false
  %c5 = torch.constant.int -1
  // expected-error@+1 {{'torch.aten._embedding_bag' could not be lowered: the weight must have rank 2, the indices and offsets rank 1}}
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %c3, %c4, %c5 : !torch.vtensor<[10,4,2],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0#0 : !torch.vtensor<[3,4],f32>
}

// -----

func.func @bag_mode(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 3
  %c2 = torch.constant.bool false
  %c3 = torch.constant.none
  %c4 = torch.constant.bool false
  %c5 = torch.constant.int -1
  // expected-error@+1 {{'torch.aten._embedding_bag' could not be lowered: there is no mode 3}}
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %c3, %c4, %c5 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0#0 : !torch.vtensor<[3,4],f32>
}

// -----

func.func @weights_of_mean(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[7],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[7],f32>) -> !torch.vtensor<[3,4],f32> {
  %c0 = torch.constant.bool false
  %c1 = torch.constant.int 1
  %c2 = torch.constant.bool false
  %c3 = torch.constant.bool false
  %c4 = torch.constant.int -1
  // expected-error@+1 {{'torch.aten._embedding_bag' could not be lowered: only sums have weights}}
  %0:4 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %c0, %c1, %c2, %arg3, %c3, %c4 : !torch.vtensor<[10,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.bool, !torch.int, !torch.bool, !torch.vtensor<[7],f32>, !torch.bool, !torch.int -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[7],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0#0 : !torch.vtensor<[3,4],f32>
}

// -----

func.func @nonzero_of_one_number(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[?,0],si64> {
  // expected-error@+1 {{'torch.aten.nonzero' could not be lowered: nonzero of a tensor of rank 0}}
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[?,0],si64>
  return %0 : !torch.vtensor<[?,0],si64>
}

// -----

func.func @mask_does_not_fit(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[4],i1>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: a mask of shape [4] for axes of shape [5]}}
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[5],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

func.func @mask_has_too_many_axes(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[5,2],i1>) -> !torch.vtensor<[?],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[5,2],i1>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index.Tensor' could not be lowered: there are more indices than axes}}
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[5],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

// -----

func.func @masked_select_does_not_broadcast(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[4],i1>) -> !torch.vtensor<[?],f32> {
  // expected-error@+1 {{'torch.aten.masked_select' could not be lowered: sizes 5 and 4 are not known to broadcast}}
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[5],f32>, !torch.vtensor<[4],i1> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

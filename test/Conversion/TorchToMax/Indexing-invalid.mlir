// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int2 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.index_select' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten.index_select %arg0, %int2, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @index_of_rank_2(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.index_select' could not be lowered: the index must have rank 1}}
  %0 = torch.aten.index_select %arg0, %int1, %arg1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3,1],si64> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @index_of_floats(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.embedding' could not be lowered: 'max.gather' op operand #1 must be tensor of a signed or unsigned integer type, but got 'tensor<3xf32>'}}
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],f32>, !torch.vtensor<[3],f32>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

// -----

func.func @index_of_other_rank(%arg0: !torch.vtensor<[2,5],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.gather' could not be lowered: the index must have the tensor's rank}}
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[2,5],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @without_accumulation(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: only accumulation is lowered}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @accumulation_not_constant(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>, %arg3: !torch.bool) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: accumulate must be a constant}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %arg3 : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @two_indices(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg1 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: only one index, of the first axis, is lowered}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @index_of_second_axis(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[10,3],f32>) -> !torch.vtensor<[10,4],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %arg1 : (!torch.none, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: only one index, of the first axis, is lowered}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[10,3],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

func.func @rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: a tensor of rank 0 has no rows}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

// -----

func.func @values_do_not_fit(%arg0: !torch.vtensor<[10,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[10,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  // expected-error@+1 {{'torch.aten.index_put' could not be lowered: 'max.broadcast_to' op shape [2, 4] is not known to broadcast to [3, 4]}}
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[10,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,4],f32>, !torch.bool -> !torch.vtensor<[10,4],f32>
  return %1 : !torch.vtensor<[10,4],f32>
}

// -----

// expected-error@+1 {{argument 0 of type '!torch.vtensor<[10,4],complex<f32>>' has a dtype that the engine lacks; cast it before the call}}
func.func @complex(%arg0: !torch.vtensor<[10,4],complex<f32>>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[10,4],complex<f32>>, !torch.vtensor<[3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

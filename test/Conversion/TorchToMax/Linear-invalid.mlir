// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @inner_sizes_differ(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[2,5],f32> {
  // expected-error@+1 {{'torch.aten.mm' could not be lowered: inner sizes 3 and 4 are not known to be equal}}
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

func.func @dtypes_differ(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[3,5],f64>) -> !torch.vtensor<[2,5],f32> {
  // expected-error@+1 {{'torch.aten.matmul' could not be lowered: element types 'f32' and 'f64' differ}}
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[3,5],f64> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

func.func @bools(%arg0: !torch.vtensor<[2,3],i1>, %arg1: !torch.vtensor<[3,5],i1>) -> !torch.vtensor<[2,5],i1> {
  // expected-error@+1 {{'torch.aten.mm' could not be lowered: 'max.matmul' op operand #0 must be tensor of an integer or floating-point type, but got 'tensor<2x3xi1>'}}
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,3],i1>, !torch.vtensor<[3,5],i1> -> !torch.vtensor<[2,5],i1>
  return %0 : !torch.vtensor<[2,5],i1>
}

// -----

func.func @alpha_not_constant(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,4],f32>, %arg2: !torch.vtensor<[4,3],f32>, %arg3: !torch.float) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.addmm' could not be lowered: alpha must be a constant}}
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %arg3 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,3],f32>, !torch.int, !torch.float -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

func.func @beta_not_constant(%arg0: !torch.vtensor<[2,2,3],f32>, %arg1: !torch.vtensor<[2,2,4],f32>, %arg2: !torch.vtensor<[2,4,3],f32>, %arg3: !torch.float) -> !torch.vtensor<[2,2,3],f32> {
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.baddbmm' could not be lowered: beta must be a constant}}
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %arg3, %int1 : !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2,2,4],f32>, !torch.vtensor<[2,4,3],f32>, !torch.float, !torch.int -> !torch.vtensor<[2,2,3],f32>
  return %0 : !torch.vtensor<[2,2,3],f32>
}

// -----

func.func @weight_of_rank_1(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2],f32> {
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.linear' could not be lowered: the weight must have rank 2}}
  %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[2,4],f32>, !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @rank_0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[3],f32> {
  // expected-error@+1 {{'torch.aten.matmul' could not be lowered: both operands must have rank 2 or more}}
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[],f32>, !torch.vtensor<[4,3],f32> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

// -----

func.func @bias_not_a_tensor(%arg0: !torch.vtensor<[2,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  %bias = torch.derefine %arg2 : !torch.vtensor<[3],f32> to !torch.optional<vtensor>
  // expected-error@+1 {{'torch.aten.linear' could not be lowered: expected a tensor operand}}
  %0 = torch.aten.linear %arg0, %arg1, %bias : !torch.vtensor<[2,4],f32>, !torch.vtensor<[3,4],f32>, !torch.optional<vtensor> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

// -----

// expected-error@+1 {{argument 0 of type '!torch.vtensor<[2,3],complex<f32>>' has a dtype that the engine lacks; cast it before the call}}
func.func @complex(%arg0: !torch.vtensor<[2,3],complex<f32>>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,4],complex<f32>> {
  %0 = torch.aten.mm %arg0, %arg1 : !torch.vtensor<[2,3],complex<f32>>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[2,4],complex<f32>>
  return %0 : !torch.vtensor<[2,4],complex<f32>>
}

// -----

func.func @int4_without_order(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: the order of the packed weights is not known}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_unknown_order(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: the order of the packed weights is not known}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "thirds"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_unknown_block(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: the order of the packed weights is not known}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 48 : i64, order = "pairs"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_vector(%rows: !torch.vtensor<[64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: the operands must be matrices}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[32],f32>
  return %0 : !torch.vtensor<[32],f32>
}

// -----

func.func @int4_dynamic_weights(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[?,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,?],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: the sizes of weights and scales must be static}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[?,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

// -----

func.func @int4_small_groups(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[4,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 16
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: sizes that torch refuses}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[4,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_part_of_a_group(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[1,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 128
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: sizes that torch refuses}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[1,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_odd_columns(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[24,32],ui8>, %scales: !torch.vtensor<[2,24,2],f32>) -> !torch.vtensor<[3,24],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: sizes that torch refuses}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[24,32],ui8>, !torch.int, !torch.vtensor<[2,24,2],f32> -> !torch.vtensor<[3,24],f32>
  return %0 : !torch.vtensor<[3,24],f32>
}

// -----

func.func @int4_group_not_constant(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>, %group: !torch.int) -> !torch.vtensor<[3,32],f32> {
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: qGroupSize must be a constant}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_too_few_scales(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[1,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: expected a scale and a zero for each group and column}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[1,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_no_zeros(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: expected a scale and a zero for each group and column}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_rows_of_f64(%rows: !torch.vtensor<[3,64],f64>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f64>) -> !torch.vtensor<[3,32],f64> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: expected rows of f32, bf16 or f16}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f64>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f64> -> !torch.vtensor<[3,32],f64>
  return %0 : !torch.vtensor<[3,32],f64>
}

// -----

func.func @int4_other_scales(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],bf16>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: element types that torch refuses}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],bf16> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_signed_bytes(%rows: !torch.vtensor<[3,64],f32>, %weights: !torch.vtensor<[32,32],si8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: element types that torch refuses}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,64],f32>, !torch.vtensor<[32,32],si8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int4_short_rows(%rows: !torch.vtensor<[3,32],f32>, %weights: !torch.vtensor<[32,32],ui8>, %scales: !torch.vtensor<[2,32,2],f32>) -> !torch.vtensor<[3,32],f32> {
  %group = torch.constant.int 32
  // expected-error@+1 {{'torch.aten._weight_int4pack_mm_for_cpu' could not be lowered: expected two weights for each byte}}
  %0 = torch.aten._weight_int4pack_mm_for_cpu %rows, %weights, %group, %scales {block = 64 : i64, order = "halves"} : !torch.vtensor<[3,32],f32>, !torch.vtensor<[32,32],ui8>, !torch.int, !torch.vtensor<[2,32,2],f32> -> !torch.vtensor<[3,32],f32>
  return %0 : !torch.vtensor<[3,32],f32>
}

// -----

func.func @int8_rows_of_f64(%rows: !torch.vtensor<[3,20],f64>, %weights: !torch.vtensor<[7,20],si8>, %scales: !torch.vtensor<[7],f64>) -> !torch.vtensor<[3,7],f64> {
  // expected-error @+1 {{expected rows of f32, bf16 or f16}}
  %0 = torch.aten._weight_int8pack_mm %rows, %weights, %scales : !torch.vtensor<[3,20],f64>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7],f64> -> !torch.vtensor<[3,7],f64>
  return %0 : !torch.vtensor<[3,7],f64>
}

// -----

func.func @int8_scales_of_another_type(%rows: !torch.vtensor<[3,20],bf16>, %weights: !torch.vtensor<[7,20],si8>, %scales: !torch.vtensor<[7],f32>) -> !torch.vtensor<[3,7],bf16> {
  // expected-error @+1 {{element types that torch refuses}}
  %0 = torch.aten._weight_int8pack_mm %rows, %weights, %scales : !torch.vtensor<[3,20],bf16>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7],f32> -> !torch.vtensor<[3,7],bf16>
  return %0 : !torch.vtensor<[3,7],bf16>
}

// -----

func.func @int8_another_inner_size(%rows: !torch.vtensor<[3,20],f32>, %weights: !torch.vtensor<[7,21],si8>, %scales: !torch.vtensor<[7],f32>) -> !torch.vtensor<[3,7],f32> {
  // expected-error @+1 {{sizes that torch refuses}}
  %0 = torch.aten._weight_int8pack_mm %rows, %weights, %scales : !torch.vtensor<[3,20],f32>, !torch.vtensor<[7,21],si8>, !torch.vtensor<[7],f32> -> !torch.vtensor<[3,7],f32>
  return %0 : !torch.vtensor<[3,7],f32>
}

// -----

func.func @int8_scales_as_a_matrix(%rows: !torch.vtensor<[3,20],f32>, %weights: !torch.vtensor<[7,20],si8>, %scales: !torch.vtensor<[7,1],f32>) -> !torch.vtensor<[3,7],f32> {
  // expected-error @+1 {{expected two matrices and a vector of scales}}
  %0 = torch.aten._weight_int8pack_mm %rows, %weights, %scales : !torch.vtensor<[3,20],f32>, !torch.vtensor<[7,20],si8>, !torch.vtensor<[7,1],f32> -> !torch.vtensor<[3,7],f32>
  return %0 : !torch.vtensor<[3,7],f32>
}

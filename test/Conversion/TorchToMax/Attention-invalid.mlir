// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @heads_do_not_divide(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,3,7,8],f32>, %arg2: !torch.vtensor<[2,3,7,8],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: the heads of the query must be a known multiple of the key's}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,3,7,8],f32>, !torch.vtensor<[2,3,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @mask_does_not_fit(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[5,6],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: attn_mask has size 6 where the scores have 7}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.vtensor<[5,6],f32>, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @mask_of_rank_5(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[1,1,1,5,7],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: attn_mask must have rank 4 or less}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.vtensor<[1,1,1,5,7],f32>, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @mask_of_bools(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.vtensor<[5,7],i1>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: attn_mask must be of floats}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %arg3, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.vtensor<[5,7],i1>, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @dropout(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 1.000000e-01
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: dropout_p must be 0}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @causal_not_constant(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.bool) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: is_causal must be a constant}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %arg3, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @features_differ(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,9],f32>, %arg2: !torch.vtensor<[2,4,7,9],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: inner sizes 8 and 9 are not known to be equal}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,9],f32>, !torch.vtensor<[2,4,7,9],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @values_of_other_length(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,6,8],f32>) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: inner sizes 7 and 6 are not known to be equal}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %none : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,6,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @scale_of_the_run(%arg0: !torch.vtensor<[2,4,5,8],f32>, %arg1: !torch.vtensor<[2,4,7,8],f32>, %arg2: !torch.vtensor<[2,4,7,8],f32>, %arg3: !torch.float) -> (!torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu' could not be lowered: a scalar operand must be a constant}}
  %0:2 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %false, %none, %arg3 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.vtensor<[2,4,7,8],f32>, !torch.float, !torch.bool, !torch.none, !torch.float -> !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
  return %0#0, %0#1 : !torch.vtensor<[2,4,5,8],f32>, !torch.vtensor<[2,4,5],f32>
}

// -----

func.func @backward_of_rank_3(%arg0: !torch.vtensor<[4,5,8],f32>, %arg1: !torch.vtensor<[4,5,8],f32>, %arg2: !torch.vtensor<[4,7,8],f32>, %arg3: !torch.vtensor<[4,7,8],f32>, %arg4: !torch.vtensor<[4,5,8],f32>, %arg5: !torch.vtensor<[4,5],f32>) -> (!torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,7,8],f32>, !torch.vtensor<[4,7,8],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._scaled_dot_product_flash_attention_for_cpu_backward' could not be lowered: query, key and value must have rank 4}}
  %0:3 = torch.aten._scaled_dot_product_flash_attention_for_cpu_backward %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %float0.000000e00, %false, %none, %none : !torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,7,8],f32>, !torch.vtensor<[4,7,8],f32>, !torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,5],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,7,8],f32>, !torch.vtensor<[4,7,8],f32>
  return %0#0, %0#1, %0#2 : !torch.vtensor<[4,5,8],f32>, !torch.vtensor<[4,7,8],f32>, !torch.vtensor<[4,7,8],f32>
}

// -----

func.func @safe_softmax_of_integers(%arg0: !torch.vtensor<[2,5],si64>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._safe_softmax' could not be lowered: the result must be of floats}}
  %0 = torch.aten._safe_softmax %arg0, %int1, %none : !torch.vtensor<[2,5],si64>, !torch.int, !torch.none -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

// -----

func.func @safe_softmax_dim_out_of_range(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten._safe_softmax' could not be lowered: dim 2 is out of range for rank 2}}
  %0 = torch.aten._safe_softmax %arg0, %int2, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

module {
mo.graph @main<b, h>(%arg0: !mo.tensor<[b, 64], f32> loc(unknown), %arg1: !mo.tensor<[], si64> loc(unknown)) -> (!mo.tensor<[b, mul_no_wrap(h, 4)], bf16>, !mo.tensor<[0], bool>) attributes {argument_names = ["input0", "a \"b\", c\\"], result_names = ["output0", "output1"]} {
  %0 = mo.constant.external [name = "layer.0.weight", align = 4, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[64, 32], f32> loc(unknown)
  %1 = mo.constant.external [name = "kernel/matmul/torch_max_linear_matmul_01234567", align = 8] : !mo.tensor<[2], si64> loc(unknown)
  %2 = mo.custom [symbol = "native.call_1_1"](%arg0) : (!mo.tensor<[b, 64], f32>) -> !mo.tensor<[b, 64], f32> loc(unknown)
  mo.output %arg0 : !mo.tensor<[b, 64], f32> loc(unknown)
} loc(unknown)
} loc(unknown)

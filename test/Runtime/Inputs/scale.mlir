module {
mo.graph @main<b>(%arg0: !mo.tensor<[b, 3], f32> loc(unknown), %arg1: !mo.tensor<[b, 3], f32> loc(unknown)) -> (!mo.tensor<[b, 3], f32>, !mo.tensor<[b, 3], f32>) attributes {argument_names = ["x", "y"], result_names = ["sum", "scaled"]} {
  %0 = mo.constant.external [name = "w", align = 4, device = #M.device_ref<"cpu", 0>] : !mo.tensor<[3], f32> loc(unknown)
  %1 = rmo.add(%arg0, %arg1) : (!mo.tensor<[b, 3], f32>, !mo.tensor<[b, 3], f32>) -> !mo.tensor<[b, 3], f32> loc(unknown)
  %2 = rmo.mul(%1, %0) : (!mo.tensor<[b, 3], f32>, !mo.tensor<[3], f32>) -> !mo.tensor<[b, 3], f32> loc(unknown)
  mo.output %1, %2 : !mo.tensor<[b, 3], f32>, !mo.tensor<[b, 3], f32> loc(unknown)
} loc(unknown)
} loc(unknown)

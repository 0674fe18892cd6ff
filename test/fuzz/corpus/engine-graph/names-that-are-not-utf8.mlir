mo.graph @main(%arg0: !mo.tensor<[ÿ], f32>) -> () attributes {argument_names = ["\FF"], result_names = []} {
  %0 = mo.custom [symbol = "ÿ.call"]()

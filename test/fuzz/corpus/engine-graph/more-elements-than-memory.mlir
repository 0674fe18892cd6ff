mo.graph @main(%arg0: !mo.tensor<[4611686018427387904], f32>) -> () attributes {argument_names = ["a"], result_names = []} {

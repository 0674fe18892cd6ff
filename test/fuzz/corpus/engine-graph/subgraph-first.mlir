mo.graph @helper(%arg0: !mo.tensor<[1], f32>) -> (!mo.tensor<[1], f32>) isSubgraph attributes {argument_names = ["x"], result_names = ["y"]} {
}
mo.graph @"my graph"() -> !mo.tensor<[3], f32, #mo.layout<RSCF>> attributes {argument_names = [], result_names = ["only"]} {
}

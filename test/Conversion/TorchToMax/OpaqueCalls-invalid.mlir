// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @torch.max.call_torch$too_few_sizes(%call: !torch.vtensor<[1],si64>) -> !torch.vtensor<[?],f32> {
  // expected-error@+1 {{'torch.max.call_torch' could not be lowered: fewer sizes are given than the results have dynamic ones}}
  %0:2 = torch.operator "torch.max.call_torch"(%call) {region = 0 : i64} : (!torch.vtensor<[1],si64>) -> (!torch.vtensor<[1],si64>, !torch.vtensor<[?],f32>)
  return %0#1 : !torch.vtensor<[?],f32>
}

// -----

func.func @torch.max.call_torch$too_many_sizes(%call: !torch.vtensor<[1],si64>) -> !torch.vtensor<[1],si64> {
  %two = torch.constant.int 2
  // expected-error@+1 {{'torch.max.call_torch' could not be lowered: more sizes are given than the results have dynamic ones}}
  %0 = torch.operator "torch.max.call_torch"(%call, %two) {region = 0 : i64} : (!torch.vtensor<[1],si64>, !torch.int) -> !torch.vtensor<[1],si64>
  return %0 : !torch.vtensor<[1],si64>
}

// -----

func.func @torch.max.call_torch$no_rank(%call: !torch.vtensor<[1],si64>) -> !torch.vtensor<*,f32> {
  // expected-error@+1 {{'torch.max.call_torch' could not be lowered: result 1 has no known rank}}
  %0:2 = torch.operator "torch.max.call_torch"(%call) {region = 0 : i64} : (!torch.vtensor<[1],si64>) -> (!torch.vtensor<[1],si64>, !torch.vtensor<*,f32>)
  return %0#1 : !torch.vtensor<*,f32>
}

// RUN: max-opt --max-prepare-for-emission %s -split-input-file -verify-diagnostics -o %t

// expected-error@+1 {{size s is not itself a size of an argument}}
func.func @f(%x: tensor<?xf32, #max.dims<[s] -> (s * 2)>>) -> tensor<?xf32, #max.dims<[s] -> (s * 2)>> {
  return %x : tensor<?xf32, #max.dims<[s] -> (s * 2)>>
}

// -----

func.func @f(%n: tensor<si64>, %p: tensor<i1>) -> tensor<1xsi64> {
  %0 = max.if %p : tensor<i1> -> (tensor<1xsi64>) {
    // expected-error@+1 {{size n0 is found inside of a branch or loop by an op whose result nobody reads}}
    %1 = max.iota %n : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
    %2 = max.shape_to_tensor <[n0] -> (n0)> : tensor<1xsi64>
    max.yield %2 : tensor<1xsi64>
  } else {
    %1 = max.constant dense<1> : tensor<1xsi64>
    max.yield %1 : tensor<1xsi64>
  }
  return %0 : tensor<1xsi64>
}

// -----

// expected-error@+1 {{has an argument or result of type 'i32', which is not a tensor of the max dialect}}
func.func @f(%x: i32) {
  return
}

// RUN: max-translate --max-to-mo %s -split-input-file -verify-diagnostics -o %t

// expected-error@+1 {{expected one function with one block, but found 0 functions}}
module {
}

// -----

// expected-error@+1 {{expected one function with one block, but found 2 functions}}
module {
  func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
  func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
}

// -----

// A declaration is no graph.
// expected-error@+1 {{expected one function with one block}}
module {
  func.func private @f(tensor<2xf32>) -> tensor<2xf32>
}

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{'func.call' op has no spelling in MAX graph IR}}
  %0 = func.call @f(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// expected-error@+1 {{has an argument or result of type 'i32', which is not a tensor of the max dialect}}
func.func @f(%x: i32) {
  return
}

// -----

// expected-error@+1 {{has an argument or result of type 'tensor<?xf32>', which is not a tensor of the max dialect}}
func.func @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}

// -----

// expected-error@+1 {{argument 0 has a size that is an expression; run --max-prepare-for-emission first}}
func.func @f(%x: tensor<?xf32, #max.dims<[s] -> (s * 2)>>) -> tensor<?xf32, #max.dims<[s] -> (s * 2)>> {
  return %x : tensor<?xf32, #max.dims<[s] -> (s * 2)>>
}

// -----

func.func @f(%x: tensor<1xf32>) -> tensor<?xf32, #max.dims<[s] -> (s)>> {
  // expected-error@+1 {{size s cannot be told from the arguments' sizes}}
  %0 = max.broadcast_to %x : (tensor<1xf32>) -> tensor<?xf32, #max.dims<[s] -> (s)>>
  return %0 : tensor<?xf32, #max.dims<[s] -> (s)>>
}

// -----

// Also where no type has the symbol.
func.func @f() -> tensor<1xsi64> {
  // expected-error@+1 {{size s cannot be told from the arguments' sizes}}
  %0 = max.shape_to_tensor <[s] -> (s)> : tensor<1xsi64>
  return %0 : tensor<1xsi64>
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{size s cannot be told from the arguments' sizes}}
  %0 = max.slice %x from <[s] -> (s)> to <[s] -> (s + 2)> step [1] : (tensor<4xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @f(%n: tensor<si64>) -> tensor<1xsi64> {
  // expected-error@+1 {{only its size is used; run --max-prepare-for-emission first}}
  %0 = max.iota %n : (tensor<si64>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
  %1 = max.shape_to_tensor <[n0] -> (n0)> : tensor<1xsi64>
  return %1 : tensor<1xsi64>
}

// -----

func.func @f() -> tensor<16777217xf32> {
  // expected-error@+1 {{has too many elements to be written one by one}}
  %0 = max.constant dense<0.0> : tensor<16777217xf32>
  return %0 : tensor<16777217xf32>
}

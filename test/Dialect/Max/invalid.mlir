// RUN: max-opt %s -split-input-file -verify-diagnostics

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

func.func @f(%x: tensor<2xi32>) {
  // expected-error@+1 {{operand #0 must be tensor of an integer or floating-point type, but got 'tensor<2xi32>'}}
  %0 = max.abs %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

// More elements than any memory holds.
func.func @f(%x: tensor<4294967297x4294967295xf32>) {
  // expected-error@+1 {{operand #0 must be tensor of a floating-point type, but got 'tensor<4294967297x4294967295xf32>'}}
  %0 = max.tanh %x : (tensor<4294967297x4294967295xf32>) -> tensor<4294967297x4294967295xf32>
  return
}

// -----

// A dynamic size needs an expression.
func.func @f(%x: tensor<?xf32>) {
  // expected-error@+1 {{operand #0 must be tensor of a floating-point type, but got 'tensor<?xf32>'}}
  %0 = max.tanh %x : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

// What is computed from unknown sizes is unknown.
func.func @f(%x: tensor<?x3xf32>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of f16, bf16, f32, f64, si8 to si64, ui8 to ui64 or i1, whose dynamic sizes are in a #max.dims, but got 'tensor<?x3xf32>'}}
  %0 = max.transpose %x by [1, 0] : (tensor<?x3xf32>) -> tensor<3x?xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error@+1 {{operand #0 must be tensor of a floating-point type, but got 'tensor<*xf32>'}}
  %0 = max.tanh %x : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%x: tensor<2xsi32>) {
  // expected-error@+1 {{operand #0 must be tensor of a floating-point type, but got 'tensor<2xsi32>'}}
  %0 = max.tanh %x : (tensor<2xsi32>) -> tensor<2xsi32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be tensor of i1, but got 'tensor<2xf32>'}}
  %0 = max.not %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%n: tensor<f32>) {
  // expected-error@+1 {{operand #0 must be tensor of a signed or unsigned integer type, but got 'tensor<f32>'}}
  %0 = max.iota %n : (tensor<f32>) -> tensor<?xsi64, #max.dims<[n0] -> (n0)>>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{result #0 must be ranked tensor of f16, bf16, f32, f64, si8 to si64, ui8 to ui64 or i1, whose dynamic sizes are in a #max.dims, but got 'tensor<2xi64>'}}
  %0 = max.constant dense<1> : tensor<2xi64>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Inferred result types
//===----------------------------------------------------------------------===//

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+2 {{'max.tanh' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  // expected-error@+1 {{'max.tanh' op failed to infer returned types}}
  %0 = max.tanh %x : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

// The same size by another name is another size.
func.func @f(%x: tensor<?xf32, #max.dims<[a] -> (a)>>) {
  // expected-error@+2 {{are incompatible with return type(s) of operation 'tensor<?xf32, #max.dims<[b] -> (b)>>'}}
  // expected-error@+1 {{'max.tanh' op failed to infer returned types}}
  %0 = max.tanh %x : (tensor<?xf32, #max.dims<[a] -> (a)>>) -> tensor<?xf32, #max.dims<[b] -> (b)>>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error@+2 {{sizes 3 and 4 are not known to broadcast}}
  // expected-error@+1 {{'max.add' op failed to infer returned types}}
  %0 = max.add %x, %y : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32, #max.dims<[a] -> (a)>>, %y: tensor<?xf32, #max.dims<[b] -> (b * 2)>>) {
  // expected-error@+2 {{sizes a and b * 2 are not known to broadcast}}
  // expected-error@+1 {{'max.equal' op failed to infer returned types}}
  %0 = max.equal %x, %y : (tensor<?xf32, #max.dims<[a] -> (a)>>, tensor<?xf32, #max.dims<[b] -> (b * 2)>>) -> tensor<?xi1, #max.dims<[a] -> (a)>>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error@+2 {{element types 'f32' and 'f64' differ}}
  // expected-error@+1 {{'max.mul' op failed to infer returned types}}
  %0 = max.mul %x, %y : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%c: tensor<3xi1>, %x: tensor<2xf32>) {
  // expected-error@+2 {{sizes 3 and 2 are not known to broadcast}}
  // expected-error@+1 {{'max.select' op failed to infer returned types}}
  %0 = max.select %c, %x, %x : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %x: tensor<2xf32>, %y: tensor<2xf16>) {
  // expected-error@+2 {{element types 'f32' and 'f16' differ}}
  // expected-error@+1 {{'max.select' op failed to infer returned types}}
  %0 = max.select %c, %x, %y : (tensor<2xi1>, tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{axis 2 is out of range for rank 2}}
  // expected-error@+1 {{'max.softmax' op failed to infer returned types}}
  %0 = max.softmax %x {axis = 2 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Negative axes end in the conversion from torch.
func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{axis -1 is out of range for rank 2}}
  // expected-error@+1 {{'max.log_softmax' op failed to infer returned types}}
  %0 = max.log_softmax %x {axis = -1 : i64} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error@+2 {{axis 0 is out of range for rank 0}}
  // expected-error@+1 {{'max.softmax' op failed to infer returned types}}
  %0 = max.softmax %x {axis = 0 : i64} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{'max.softmax' op requires attribute 'axis'}}
  %0 = max.softmax %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2x3xf32>) {
  // expected-error@+2 {{both operands must have rank 2 or more}}
  // expected-error@+1 {{'max.matmul' op failed to infer returned types}}
  %0 = max.matmul %x, %y : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<4x5xf32>) {
  // expected-error@+2 {{inner sizes 3 and 4 are not known to be equal}}
  // expected-error@+1 {{'max.matmul' op failed to infer returned types}}
  %0 = max.matmul %x, %y : (tensor<2x3xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x2x3xf32>, %y: tensor<4x3x5xf32>) {
  // expected-error@+2 {{batch sizes 2 and 4 are not known to broadcast}}
  // expected-error@+1 {{'max.matmul' op failed to infer returned types}}
  %0 = max.matmul %x, %y : (tensor<2x2x3xf32>, tensor<4x3x5xf32>) -> tensor<2x2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<3x5xf16>) {
  // expected-error@+2 {{element types 'f32' and 'f16' differ}}
  // expected-error@+1 {{'max.matmul' op failed to infer returned types}}
  %0 = max.matmul %x, %y : (tensor<2x3xf32>, tensor<3x5xf16>) -> tensor<2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{not a permutation of 2 axes}}
  // expected-error@+1 {{'max.transpose' op failed to infer returned types}}
  %0 = max.transpose %x by [0, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{not a permutation of 2 axes}}
  // expected-error@+1 {{'max.transpose' op failed to infer returned types}}
  %0 = max.transpose %x by [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{expected 2 starts, stops and steps}}
  // expected-error@+1 {{'max.slice' op failed to infer returned types}}
  %0 = max.slice %x from <(0)> to <(2, 3)> step [1, 1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{steps must be positive}}
  // expected-error@+1 {{'max.slice' op failed to infer returned types}}
  %0 = max.slice %x from <(0, 0)> to <(2, 3)> step [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+2 {{0 to 4 is not part of axis 1, which has size 3}}
  // expected-error@+1 {{'max.slice' op failed to infer returned types}}
  %0 = max.slice %x from <(0, 0)> to <(2, 4)> step [1, 1] : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32, #max.dims<[s] -> (s)>>) {
  // expected-error@+2 {{s to s + -1 is not part of axis 0, which has size s}}
  // expected-error@+1 {{'max.slice' op failed to infer returned types}}
  %0 = max.slice %x from <[s] -> (s)> to <[s] -> (s - 1)> step [1] : (tensor<?xf32, #max.dims<[s] -> (s)>>) -> tensor<0xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{expected one input or more}}
  // expected-error@+1 {{'max.concat' op failed to infer returned types}}
  %0 = max.concat {axis = 0 : i64} : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2xf32>) {
  // expected-error@+2 {{inputs must have the same rank}}
  // expected-error@+1 {{'max.concat' op failed to infer returned types}}
  %0 = max.concat %x, %y {axis = 0 : i64} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error@+2 {{sizes 3 and 4 of axis 1 are not known to be equal}}
  // expected-error@+1 {{'max.concat' op failed to infer returned types}}
  %0 = max.concat %x, %y {axis = 0 : i64} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>, %y: tensor<2xsi8>) {
  // expected-error@+2 {{element types 'f32' and 'si8' differ}}
  // expected-error@+1 {{'max.concat' op failed to infer returned types}}
  %0 = max.concat %x, %y {axis = 0 : i64} : (tensor<2xf32>, tensor<2xsi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+2 {{axis 1 is out of range for rank 1}}
  // expected-error@+1 {{'max.concat' op failed to infer returned types}}
  %0 = max.concat %x, %x {axis = 1 : i64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{'max.shape_to_tensor' op inferred type(s) 'tensor<2xsi64>' are incompatible}}
  // expected-error@+1 {{'max.shape_to_tensor' op failed to infer returned types}}
  %0 = max.shape_to_tensor <(1, 2)> : tensor<3xsi64>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Ops whose type is their parameter
//===----------------------------------------------------------------------===//

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error@+1 {{'max.reshape' op shapes [2, 3] and [7] are not known to have the same number of elements}}
  %0 = max.reshape %x : (tensor<2x3xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @f(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) {
  // expected-error@+1 {{'max.rebind' op sizes of input and result are known to differ}}
  %0 = max.rebind %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?x4xf32, #max.dims<[c] -> (c, 4)>>
  return
}

// -----

func.func @f(%x: tensor<2x3xi1>) {
  // expected-error@+1 {{'max.nonzero' op the result must have a symbol's number of rows with 2 indices each}}
  %0 = max.nonzero %x : (tensor<2x3xi1>) -> tensor<4x2xsi64>
  return
}

// -----

func.func @f(%x: tensor<2x3xi1>) {
  // expected-error@+1 {{'max.nonzero' op the result must have a symbol's number of rows with 2 indices each}}
  %0 = max.nonzero %x : (tensor<2x3xi1>) -> tensor<?x3xsi64, #max.dims<[n] -> (n, 3)>>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{'max.rebind' op failed to verify that all of {input, result} have same element type}}
  %0 = max.rebind %x : (tensor<2xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @f(%x: tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) {
  // expected-error@+1 {{'max.reshape' op shapes [b, 3] and [c] are not known to have the same number of elements}}
  %0 = max.reshape %x : (tensor<?x3xf32, #max.dims<[b] -> (b, 3)>>) -> tensor<?xf32, #max.dims<[c] -> (c)>>
  return
}

// -----

func.func @f(%x: tensor<6xf32>) {
  // expected-error@+1 {{'max.reshape' op failed to verify that all of {input, result} have same element type}}
  %0 = max.reshape %x : (tensor<6xf32>) -> tensor<6xf16>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{'max.broadcast_to' op shape [2] is not known to broadcast to [3, 4]}}
  %0 = max.broadcast_to %x : (tensor<2xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x1xf32>) {
  // expected-error@+1 {{'max.broadcast_to' op shape [1, 1] is not known to broadcast to [4]}}
  %0 = max.broadcast_to %x : (tensor<1x1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<1xf32>) {
  // expected-error@+1 {{'max.broadcast_to' op failed to verify that all of {input, result} have same element type}}
  %0 = max.broadcast_to %x : (tensor<1xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{'max.cast' op input and result must have the same shape}}
  %0 = max.cast %x : (tensor<2xf32>) -> tensor<3xf16>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'max.weight' op must have static sizes}}
  %0 = max.weight "w" : tensor<?xf32, #max.dims<[b] -> (b)>>
  return
}

// -----

func.func @f(%x: tensor<1xf32>) {
  // expected-error@+1 {{'max.range' op operands must have rank 0}}
  %0 = max.range %x, %x, %x : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error@+1 {{'max.range' op the result must have rank 1}}
  %0 = max.range %x, %x, %x : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%x: tensor<f32>) {
  // expected-error@+1 {{'max.range' op failed to verify that all of {start, stop, step, result} have same element type}}
  %0 = max.range %x, %x, %x : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<4xf64>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{the kernel's name must be of the form family.kernel}}
  %0 = max.custom "sort"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{the kernel's name must be of the form family.kernel}}
  %0 = max.custom "sorting."(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{parameter "axes" is not an integer, bool or string}}
  %0 = max.custom "other.sort"(%x) with {axes = [1, 2]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

//===----------------------------------------------------------------------===//
// Argument attributes
//===----------------------------------------------------------------------===//

// expected-error@+1 {{max.weight of argument 0 must be a string}}
func.func private @f(!torch.vtensor<[2],f32> {max.weight = 1})

// -----

// expected-error@+1 {{max.sizes of argument 1 must be a #max.dims}}
func.func private @f(!torch.int, !torch.vtensor<[2],f32> {max.sizes = [2]})

// -----

// expected-error@+1 {{unknown argument attribute "max.name"}}
func.func private @f(!torch.vtensor<[2],f32> {max.name = "x"})

// -----

func.func @f(%x: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'max.made_up' is unknown}}
  %0 = max.made_up %x : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf64>) {
  // expected-error@+2 {{element types 'f32' and 'f64' differ}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf64>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x4xf32>) {
  // expected-error@+2 {{input and filter must have the same rank, 4 or 5}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8xf32>, %f: tensor<3x4xf32>) {
  // expected-error@+2 {{input and filter must have the same rank, 4 or 5}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64>, paddings = array<i64>, strides = array<i64>} : (tensor<2x8xf32>, tensor<3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{expected 2 strides and dilations and 4 paddings}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{expected 2 strides and dilations and 4 paddings}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{strides and dilations must be positive}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 0, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{strides and dilations must be positive}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, -1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x5xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{the input has 5 channels, but the filter takes 3}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x5xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x2x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{the filter does not fit into axis 1, which has size 2 with its padding}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x2x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{paddings must not be negative}}
  // expected-error@+1 {{'max.conv' op failed to infer returned types}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, -1, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x6x4xf32>
  return
}

// -----

func.func @f(%x: tensor<2x8x8x3xf32>, %f: tensor<3x3x3x4xf32>) {
  // expected-error@+2 {{'max.conv' op failed to infer returned types}}
  // expected-error@+1 {{inferred type(s) 'tensor<2x6x6x4xf32>' are incompatible with return type(s) of operation 'tensor<2x6x5x4xf32>'}}
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x6x5x4xf32>
  return
}

// -----

func.func @f(%x: tensor<3xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{'max.if' op along control flow edge}}
  %0 = max.if %p : tensor<i1> -> (tensor<3xf32>) {
    max.yield %x : tensor<3xf32>
  } else {
    // expected-note@+1 {{region branch point}}
    max.yield %p : tensor<i1>
  }
  return
}

// -----

func.func @f(%x: tensor<3xf32>, %p: tensor<1xi1>) {
  // expected-error@+1 {{'max.if' op operand #0 must be tensor<i1>, but got 'tensor<1xi1>'}}
  max.if %p : tensor<1xi1> {
    max.yield
  } else {
    max.yield
  }
  return
}

// -----

func.func @f(%x: tensor<3xf32>, %y: tensor<2xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{'max.while' op along control flow edge}}
  %0 = max.while %p iter(%x) : (tensor<i1>, tensor<3xf32>) -> tensor<3xf32> {
  ^bb0(%value: tensor<3xf32>):
    // expected-note@+1 {{region branch point}}
    max.continue %p iter(%y) : tensor<i1>, tensor<2xf32>
  }
  return
}

// -----

func.func @f(%n: tensor<si64>) {
  // expected-error@+1 {{'max.iota' op the operand must be one number, and the result must have a symbol's number of the same type}}
  %0 = max.iota %n : (tensor<si64>) -> tensor<3xsi64>
  return
}

// -----

func.func @f(%x: tensor<3xf32>) {
  %0 = max.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error@+1 {{'max.update' op the destination must be an argument of the function}}
  %1 = max.update "other.scatter_in_place" of %0() : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<3xf32>) {
  // expected-error@+1 {{'max.update' op something else reads the destination}}
  %0 = max.update "other.scatter_in_place" of %x(%x) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

!doubled = tensor<?xf32, #max.dims<[n] -> (n * 2)>>
func.func @f(%x: !doubled) {
  // expected-error@+1 {{'max.update' op the destination's sizes must be numbers or names}}
  %0 = max.update "other.scatter_in_place" of %x() : (!doubled) -> !doubled
  return
}

// -----

func.func @f(%x: tensor<3xf32>) {
  %0 = max.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error@+1 {{'max.store' op the destination must be an argument of the function}}
  %1 = max.store %x into %0 : tensor<3xf32>
  return
}

// -----

func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = max.exp %x : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error@+1 {{'max.store' op something reads the destination afterwards}}
  %1 = max.store %0 into %x : tensor<3xf32>
  return %x : tensor<3xf32>
}

// -----

func.func @f(%x: tensor<3xf32>) {
  // expected-error@+1 {{'max.update' op the kernel's name must be of the form family.kernel}}
  %0 = max.update "scatter" of %x() : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

// expected-error@+1 {{max.updated_by of argument 0 must be the number of a result}}
func.func @f(%x: tensor<3xf32> {max.updated_by = 0 : ui128}) {
  return
}

// -----

// expected-error@+1 {{max.updated_by of argument 0 must be the number of a result}}
func.func @f(%x: tensor<3xf32> {max.updated_by = "first"}) {
  return
}

// -----

func.func @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{'max.custom' op kernel indexing.gather has 1 results and 4 to 4 operands}}
  %0 = max.custom "indexing.gather"(%x) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

func.func @f(%x: tensor<3xi1>) -> tensor<1xi1> {
  // expected-error@+1 {{'max.custom' op kernel reduction.reduce does not take elements of type 'i1'}}
  %0 = max.custom "reduction.reduce"(%x) with {operation = "max", first = 0, count = 1} : (tensor<3xi1>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}

// -----

func.func @f(%x: tensor<3xf32>) -> tensor<1xf32> {
  // expected-error@+1 {{'max.custom' op kernel reduction.reduce does not take this value of option first}}
  %0 = max.custom "reduction.reduce"(%x) with {operation = "add", first = 1267650600228229401496703205376 : i128, count = 1} : (tensor<3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func @f(%x: tensor<3xf32>) -> tensor<1xf32> {
  // expected-error@+1 {{'max.custom' op kernel reduction.reduce does not take this value of option operation}}
  %0 = max.custom "reduction.reduce"(%x) with {operation = "median", first = 0, count = 1} : (tensor<3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

func.func @pad_of_too_few_axes(%x: tensor<2x3xf32>) -> tensor<2x4xf32> {
  // expected-error@+2 {{expected 2 paddings before and after}}
  // expected-error@+1 {{'max.pad' op failed to infer returned types}}
  %0 = max.pad %x {after = array<i64: 1>, before = array<i64: 0>} : (tensor<2x3xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

func.func @pad_by_less_than_nothing(%x: tensor<2x3xf32>) -> tensor<2x2xf32> {
  // expected-error@+2 {{paddings must not be negative}}
  // expected-error@+1 {{'max.pad' op failed to infer returned types}}
  %0 = max.pad %x {after = array<i64: 0, -1>, before = array<i64: 0, 0>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func @engine_op_in_a_sequence(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = max.sequence -> (tensor<4x4xf32>) {
    // expected-error@+1 {{is neither a call of a precompiled kernel nor a reshape}}
    %1 = max.exp %x : (tensor<4x4xf32>) -> tensor<4x4xf32>
    max.yield %1 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}

// -----

func.func @symbolic_sizes_in_a_sequence(%x: tensor<?x?xf32, #max.dims<[n] -> (n, n)>>) -> tensor<?x?xf32, #max.dims<[n] -> (n, n)>> {
  %0 = max.sequence -> (tensor<?x?xf32, #max.dims<[n] -> (n, n)>>) {
    // expected-error@+1 {{has sizes that are not numbers}}
    %1 = max.custom "linear.matmul"(%x, %x) : (tensor<?x?xf32, #max.dims<[n] -> (n, n)>>, tensor<?x?xf32, #max.dims<[n] -> (n, n)>>) -> tensor<?x?xf32, #max.dims<[n] -> (n, n)>>
    max.yield %1 : tensor<?x?xf32, #max.dims<[n] -> (n, n)>>
  }
  return %0 : tensor<?x?xf32, #max.dims<[n] -> (n, n)>>
}

// -----

func.func @argument_yielded_by_a_sequence(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{yields what is not the result of one of its calls}}
  %0 = max.sequence -> (tensor<4x4xf32>) {
    %1 = max.custom "linear.matmul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    max.yield %x : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}

// -----

func.func @inline$operand(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{the text names an operand, result or size that the op does not have}}
  %0 = max.inline "$r0 = rmo.add($x0, $x1)"(%x) sizes <()> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @inline$size(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{the text names an operand, result or size that the op does not have}}
  %0 = max.inline "$r0 = $x0 $s0"(%x) sizes <()> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @inline$part(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{the text names an operand, result or size that the op does not have}}
  %0 = max.inline "$r0 = $q0"(%x) sizes <()> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @inline$end(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{the text names an operand, result or size that the op does not have}}
  %0 = max.inline "$r0 = $"(%x) sizes <()> : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

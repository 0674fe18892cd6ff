// RUN: max-opt %s -split-input-file -verify-diagnostics

// expected-error@+1 {{unknown torch type 'Vector'}}
func.func private @f(!torch.Vector)

// -----

// expected-error@+1 {{unknown torch type 'Tensor'}}
func.func private @f(!torch.list<Tensor>)

// -----

// expected-error@+1 {{expected one contained type}}
func.func private @f(!torch.list<int, int>)

// -----

// expected-error@+1 {{expected one contained type}}
func.func private @f(!torch.optional<>)

// -----

// expected-error@+1 {{expected a key type and a value type}}
func.func private @f(!torch.dict<str>)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!torch.tuple)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f(!torch.list)

// -----

// expected-error@+1 {{expected '['}}
func.func private @f(!torch.vtensor<2,f32>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @f(!torch.vtensor<[2]>)

// -----

// expected-error@+1 {{a size must not be negative}}
func.func private @f(!torch.vtensor<[-1],f32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(!torch.vtensor<[2],>)

// -----

func.func @f() {
  // expected-error@+1 {{invalid kind of attribute specified}}
  %0 = torch.constant.int "two"
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{integer constant out of range}}
  %0 = torch.constant.int 99999999999999999999
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note@+1 {{add a trailing dot to make the literal a float}}
  %0 = torch.constant.float 1
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid kind of attribute specified}}
  %0 = torch.constant.bool "yes"
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  %0 = torch.made.up %a : !torch.int, !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 0 types}}
  torch.made.up %a
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error@+1 {{'torch.aten.tanh' op operand #0 must be tensor, but got '!torch.int'}}
  %0 = torch.aten.tanh %a : !torch.int -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error@+1 {{'torch.aten.tanh' op requires a single operand}}
  %0 = torch.aten.tanh %a, %a : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error@+1 {{'torch.prim.ListConstruct' op operand #0 must be variadic of any torch type, but got 'tensor<2xf32>'}}
  %0 = torch.prim.ListConstruct %a : (tensor<2xf32>) -> !torch.list<vtensor>
  return
}

// -----

func.func @f(%a: !torch.int) {
  // expected-error@+1 {{'torch.prim.ListConstruct' op result #0 must be list, but got '!torch.tuple<int>'}}
  %0 = torch.prim.ListConstruct %a : (!torch.int) -> !torch.tuple<int>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error@+1 {{'torch.prim.If.yield' op expects parent op 'torch.prim.If'}}
  torch.prim.If.yield %a : !torch.vtensor<[2],f32>
}

// -----

func.func @f(%c: !torch.bool) {
  torch.prim.If %c -> () {
    torch.prim.If.yield
  }
  // expected-error@+1 {{custom op 'torch.prim.If' expected 'else'}}
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error@+1 {{custom op 'torch.copy.to_tensor' 'result' must be non-value tensor, but got '!torch.vtensor<[2],f32>'}}
  %0 = torch.copy.to_tensor %a : !torch.vtensor<[2],f32>
  return
}

// -----

// A literal whose elements do not fit the type that it is said to have.
func.func @f() {
  // expected-error@+1 {{'torch.vtensor.literal' op elements of type 'tensor<3xf32>' do not fit '!torch.vtensor<[2],f32>'}}
  %0 = torch.vtensor.literal(dense<1.0> : tensor<3xf32>) : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'torch.vtensor.literal' op elements of type 'tensor<2xf32>' do not fit '!torch.vtensor<[2],f64>'}}
  %0 = torch.vtensor.literal(dense<1.0> : tensor<2xf32>) : !torch.vtensor<[2],f64>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[?,3],f32>, %s: !torch.int) {
  // expected-error@+1 {{'torch.bind_symbolic_shape' op has 1 symbols, but a map of 2}}
  torch.bind_symbolic_shape %a, [%s], affine_map<()[s0, s1] -> (s0, s1)> : !torch.vtensor<[?,3],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[?,3],f32>, %s: !torch.int) {
  // expected-error@+1 {{'torch.bind_symbolic_shape' op the map must have no dimensions}}
  torch.bind_symbolic_shape %a, [%s], affine_map<(d0)[s0] -> (s0, d0)> : !torch.vtensor<[?,3],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[?,3],f32>, %s: !torch.int) {
  // expected-error@+1 {{'torch.bind_symbolic_shape' op the map gives 1 sizes for a tensor of rank 2}}
  torch.bind_symbolic_shape %a, [%s], affine_map<()[s0] -> (s0)> : !torch.vtensor<[?,3],f32>
  return
}

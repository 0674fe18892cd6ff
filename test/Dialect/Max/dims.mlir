// RUN: max-opt %s -split-input-file -verify-diagnostics | max-opt | FileCheck %s

// CHECK-LABEL: @simple
// CHECK-SAME: a = #max.dims<(2, 3)>
// CHECK-SAME: b = #max.dims<()>
// CHECK-SAME: c = #max.dims<[b, s] -> (b, s, 64)>
func.func private @simple() attributes {
  a = #max.dims<(2, 3)>,
  b = #max.dims<()>,
  c = #max.dims<[b, s] -> (b, s, 64)>
}

// Symbols stand in alphabetical order, once, and only if they occur.
// CHECK-LABEL: @symbols
// CHECK-SAME: a = #max.dims<[a, z] -> (z, a)>
// CHECK-SAME: b = #max.dims<[a] -> (a)>
// CHECK-SAME: c = #max.dims<(7)>
// CHECK-SAME: d = #max.dims<[s] -> (s, s)>
// CHECK-SAME: e = #max.dims<(0, 1)>
func.func private @symbols() attributes {
  a = #max.dims<[z, a] -> (z, a)>,
  b = #max.dims<[z, a] -> (a)>,
  c = #max.dims<[s] -> (7)>,
  d = #max.dims<[s, s] -> (s, s)>,
  e = #max.dims<[s] -> (s - s, s floordiv s)>
}

// Equal sizes are spelled the same.
// CHECK-LABEL: @simplified
// CHECK-SAME: a = #max.dims<[s] -> (s * 2, s * 2, s * 2)>
// CHECK-SAME: b = #max.dims<[s] -> (s, s)>
// CHECK-SAME: c = #max.dims<[s] -> (s, 3)>
// CHECK-SAME: d = #max.dims<[a, b] -> (a + b, a + b)>
// CHECK-SAME: e = #max.dims<[a, b, c] -> ((a * b) * c, (a * b) * c)>
func.func private @simplified() attributes {
  a = #max.dims<[s] -> (s + s, 2 * s, s * 4 - s * 2)>,
  b = #max.dims<[s] -> ((s * 6) floordiv 6, s + 3 - 3)>,
  c = #max.dims<[s] -> ((s * 4) ceildiv 4, (s * 4 + 3) mod 4)>,
  d = #max.dims<[b, a] -> (a + b, b + a)>,
  e = #max.dims<[c, b, a] -> (c * a * b, b * (c * a))>
}

// What is printed reads back as the same, whatever is inside of what.
// CHECK-LABEL: @nested
// CHECK-SAME: a = #max.dims<[s] -> ((s + 1) floordiv 2)>
// CHECK-SAME: b = #max.dims<[s] -> ((s floordiv 2) + 1)>
// CHECK-SAME: c = #max.dims<[s] -> ((s floordiv 2) * 3)>
// CHECK-SAME: d = #max.dims<[s] -> (s mod 4)>
// CHECK-SAME: e = #max.dims<[s] -> ((s + 2) floordiv 3)>
// CHECK-SAME: f = #max.dims<[s] -> ((s * -1) + 100)>
func.func private @nested() attributes {
  a = #max.dims<[s] -> ((s + 1) floordiv 2)>,
  b = #max.dims<[s] -> (s floordiv 2 + 1)>,
  c = #max.dims<[s] -> ((s floordiv 2) * 3)>,
  d = #max.dims<[s] -> (s mod 4)>,
  e = #max.dims<[s] -> (s ceildiv 3)>,
  f = #max.dims<[s] -> (100 - s)>
}

// Types with the same sizes are the same type.
// CHECK-LABEL: @types(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32, #max.dims<[s] -> (s * 2, 4)>>) -> tensor<?x4xf32, #max.dims<[s] -> (s * 2, 4)>>
func.func @types(%x: tensor<?x4xf32, #max.dims<[s] -> (s + s, 4)>>)
    -> tensor<?x4xf32, #max.dims<[s] -> (2 * s, 2 + 2)>> {
  return %x : tensor<?x4xf32, #max.dims<[s] -> (s * 2, 4)>>
}

// -----

// expected-error@+1 {{the tensor has rank 2, but #max.dims<[s] -> (s)> gives 1 sizes}}
func.func private @f(tensor<?x3xf32, #max.dims<[s] -> (s)>>)

// -----

// expected-error@+1 {{dimension 1 of the tensor does not fit #max.dims<[s] -> (s, 4)>}}
func.func private @f(tensor<?x3xf32, #max.dims<[s] -> (s, 4)>>)

// -----

// expected-error@+1 {{dimension 0 of the tensor does not fit #max.dims<[s] -> (s)>}}
func.func private @f(tensor<3xf32, #max.dims<[s] -> (s)>>)

// -----

// expected-error@+1 {{dimension 0 of the tensor does not fit #max.dims<(3)>}}
func.func private @f(tensor<?xf32, #max.dims<(3)>>)

// -----

// expected-error@+1 {{use of undeclared identifier}}
func.func private @f() attributes {a = #max.dims<[s] -> (t)>}

// -----

// expected-error@+1 {{use of undeclared identifier}}
func.func private @f() attributes {a = #max.dims<(s)>}

// -----

// expected-error@+1 {{a size must not be negative}}
func.func private @f() attributes {a = #max.dims<(2, -1)>}

// -----

// expected-error@+1 {{a size must not be negative}}
func.func private @f() attributes {a = #max.dims<[s] -> (s - s - 1)>}

// -----

// expected-error@+1 {{expected '->'}}
func.func private @f() attributes {a = #max.dims<[s] (s)>}

// -----

// expected-error@+1 {{expected '<'}}
func.func private @f() attributes {a = #max.dims}

// -----

// expected-error@+1 {{a size can be divided by a positive one only}}
func.func private @f() attributes {a = #max.dims<[s] -> (s floordiv 0)>}

// -----

// expected-error@+1 {{a size can be divided by a positive one only}}
func.func private @f() attributes {a = #max.dims<[s] -> (2 + s mod 0)>}

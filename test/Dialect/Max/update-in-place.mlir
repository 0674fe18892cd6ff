// RUN: max-opt %s -max-update-in-place -split-input-file | FileCheck %s
// RUN: max-opt %s -max-update-in-place -max-update-in-place -split-input-file | FileCheck %s --check-prefix=TWICE

!cache = tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
!flat = tensor<?xf32, #max.dims<[n] -> (n * 4)>>

// CHECK-LABEL: @one_more_row
// CHECK-SAME: (%[[CACHE:.*]]: tensor<?x4xf32, {{.*}}> {max.updated_by = 0 : i64}, %[[I:.*]]: tensor<1xsi64>, %[[X:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<8xsi64>, %[[R:.*]]: tensor<5xsi64>) -> tensor<?x4xf32, {{.*}}> {
// CHECK-NEXT: %[[NEW:.*]] = max.update "indexing.scatter_in_place" of %[[CACHE]](%[[I]], %[[X]], %[[S]], %[[R]]) with {op = "set"}
// CHECK-NEXT: %[[READ:.*]] = max.exp %[[NEW]]
// CHECK-NEXT: return %[[READ]]
// TWICE-LABEL: @one_more_row
// TWICE-NOT: max.updated_by
// TWICE: max.update
func.func @one_more_row(%cache: !cache {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (!cache, !cache) {
  %flat = max.reshape %cache : (!cache) -> !flat
  %set = max.custom "indexing.scatter"(%flat, %i, %x, %s, %r) with {op = "set"} : (!flat, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> !flat
  %new = max.reshape %set : (!flat) -> !cache
  %read = max.exp %new : (!cache) -> !cache
  return %new, %read : !cache, !cache
}

// -----

// What reads the flat tensor reads the argument, flattened.
// CHECK-LABEL: @flat
// CHECK: %[[NEW:.*]] = max.update "indexing.scatter_in_place" of %arg0
// CHECK-NEXT: %[[FLAT:.*]] = max.reshape %[[NEW]]
// CHECK-NEXT: %[[READ:.*]] = max.exp %[[FLAT]]
// CHECK-NEXT: return %[[READ]]
func.func @flat(%cache: tensor<2x4xf32> {max.updated_by = 1 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (tensor<8xf32>, tensor<2x4xf32>) {
  %flat = max.reshape %cache : (tensor<2x4xf32>) -> tensor<8xf32>
  %set = max.custom "indexing.scatter"(%flat, %i, %x, %s, %r) with {op = "set"} : (tensor<8xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<8xf32>
  %new = max.reshape %set : (tensor<8xf32>) -> tensor<2x4xf32>
  %read = max.exp %set : (tensor<8xf32>) -> tensor<8xf32>
  return %read, %new : tensor<8xf32>, tensor<2x4xf32>
}

// -----

// The old contents are still read.
// CHECK-LABEL: @read_before
// CHECK-NOT: max.update
func.func @read_before(%cache: tensor<8xf32> {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (tensor<8xf32>, tensor<8xf32>) {
  %new = max.custom "indexing.scatter"(%cache, %i, %x, %s, %r) with {op = "set"} : (tensor<8xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<8xf32>
  %read = max.exp %cache : (tensor<8xf32>) -> tensor<8xf32>
  return %new, %read : tensor<8xf32>, tensor<8xf32>
}

// -----

// The same memory would be returned as well.
// CHECK-LABEL: @returned_twice
// CHECK-NOT: max.update
func.func @returned_twice(%cache: tensor<8xf32> {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (tensor<8xf32>, tensor<2x4xf32>) {
  %new = max.custom "indexing.scatter"(%cache, %i, %x, %s, %r) with {op = "set"} : (tensor<8xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<8xf32>
  %rows = max.reshape %new : (tensor<8xf32>) -> tensor<2x4xf32>
  return %new, %rows : tensor<8xf32>, tensor<2x4xf32>
}

// -----

// Another argument is scattered into; a result that is computed otherwise.
// CHECK-LABEL: @other_results
// CHECK-NOT: max.update
func.func @other_results(%cache: tensor<8xf32> {max.updated_by = 0 : i64}, %other: tensor<8xf32> {max.updated_by = 1 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = max.custom "indexing.scatter"(%other, %i, %x, %s, %r) with {op = "set"} : (tensor<8xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<8xf32>
  %1 = max.exp %cache : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A size that is an expression is checked at the start, on a tensor.
!doubled = tensor<?xf32, #max.dims<[n] -> (n * 2)>>
// CHECK-LABEL: @expression
// CHECK-NOT: max.update
func.func @expression(%cache: !doubled {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> !doubled {
  %new = max.custom "indexing.scatter"(%cache, %i, %x, %s, %r) with {op = "set"} : (!doubled, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> !doubled
  return %new : !doubled
}

// -----

// The momentum is stored before the parameter that it is computed from, and
// read back for that one. Both are returned no more.
// CHECK-LABEL: @momentum
// CHECK-SAME: (%[[P:.*]]: tensor<4xf32> {max.updated_by = 0 : i64}, %[[M:.*]]: tensor<4xf32> {max.updated_by = 1 : i64}, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<f32>) {
// CHECK: %[[SUM:.*]] = max.add %[[M]]
// CHECK-NEXT: %[[READ:.*]] = max.store %[[SUM]] into %[[M]] : tensor<4xf32>
// CHECK-NEXT: %[[STEP:.*]] = max.mul %[[READ]]
// CHECK-NEXT: %[[NEW:.*]] = max.sub %[[P]], %[[STEP]]
// CHECK-NEXT: max.store %[[NEW]] into %[[P]] : tensor<4xf32>
// CHECK-NEXT: return{{$}}
// TWICE-LABEL: @momentum
// TWICE-NOT: max.updated_by
// TWICE-COUNT-2: max.store
func.func @momentum(%p: tensor<4xf32> {max.updated_by = 0 : i64}, %m: tensor<4xf32> {max.updated_by = 1 : i64}, %g: tensor<4xf32>, %rate: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %decay = max.mul %p, %rate : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %sum = max.add %g, %decay : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %momentum = max.add %m, %sum : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %step = max.mul %momentum, %rate : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %new = max.sub %p, %step : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %new, %momentum : tensor<4xf32>, tensor<4xf32>
}

// -----

// What is returned as well, in whatever shape, is not read back: it would change
// with the argument.
// CHECK-LABEL: @stored_and_returned
// CHECK: %[[NEW:.*]] = max.exp
// CHECK-NEXT: %[[READ:.*]] = max.store %[[NEW]] into %arg0
// CHECK-NEXT: %[[ROWS:.*]] = max.reshape %[[NEW]]
// CHECK-NEXT: %[[SIN:.*]] = max.sin %[[READ]]
// CHECK-NEXT: return %[[ROWS]], %[[SIN]]
func.func @stored_and_returned(%x: tensor<4xf32> {max.updated_by = 0 : i64}) -> (tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>) {
  %0 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.reshape %0 : (tensor<4xf32>) -> tensor<2x2xf32>
  %2 = max.sin %0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>
}

// -----

// Kernels that look at one element at a time do not fail.
!rows = tensor<?x4xf32, #max.dims<[n] -> (n, 4)>>
// CHECK-LABEL: @store_dynamic
// CHECK: max.store %{{.*}} into %arg0
// CHECK-NEXT: return %{{.*}} : tensor<f32>
func.func @store_dynamic(%x: !rows {max.updated_by = 1 : i64}, %n: tensor<f32>) -> (tensor<f32>, !rows) {
  %power = max.custom "elementwise.pow"(%n, %n) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %less = max.greater %n, %x : (tensor<f32>, !rows) -> tensor<?x4xi1, #max.dims<[n] -> (n, 4)>>
  %new = max.select %less, %x, %power : (tensor<?x4xi1, #max.dims<[n] -> (n, 4)>>, !rows, tensor<f32>) -> !rows
  return %power, %new : tensor<f32>, !rows
}

// -----

// Rows that are read where others are written, and a softmax that needs them all.
// CHECK-LABEL: @other_places
// CHECK-NOT: max.store
func.func @other_places(%x: tensor<4x4xf32> {max.updated_by = 0 : i64}, %y: tensor<4x4xf32> {max.updated_by = 1 : i64}, %z: tensor<1xf32> {max.updated_by = 2 : i64}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<4xf32>) {
  %turned = max.transpose %x by [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = max.add %x, %turned : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %soft = max.softmax %y {axis = 0} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = max.sub %y, %soft : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = max.exp %z : (tensor<1xf32>) -> tensor<1xf32>
  %c = max.constant dense<0.0> : tensor<4xf32>
  %3 = max.add %z, %c : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<4xf32>
}

// -----

// The old contents are still read, by another result.
// CHECK-LABEL: @read_elsewhere
// CHECK-NOT: max.store
func.func @read_elsewhere(%x: tensor<4xf32> {max.updated_by = 0 : i64}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.negative %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = max.sin %0 : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Only the store of the other argument reads the old contents: nothing says
// which comes first.
// CHECK-LABEL: @copied
// CHECK: max.store %{{.*}} into %arg1
// CHECK-NOT: max.store
func.func @copied(%x: tensor<4xf32> {max.updated_by = 0 : i64}, %y: tensor<4xf32> {max.updated_by = 1 : i64}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.negative %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Each waits for the other one.
// CHECK-LABEL: @exchanged
// CHECK-NOT: max.store
func.func @exchanged(%x: tensor<4xf32> {max.updated_by = 0 : i64}, %y: tensor<4xf32> {max.updated_by = 1 : i64}) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.exp %y : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A bad index would leave one argument changed and the other not.
// CHECK-LABEL: @can_fail
// CHECK-NOT: max.store
func.func @can_fail(%x: tensor<4xf32> {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %v: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.custom "indexing.scatter"(%v, %i, %v, %s, %r) with {op = "set"} : (tensor<4xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A kernel that raises no errors leaves no argument half changed.
// CHECK-LABEL: @cannot_fail
// CHECK: max.store %{{.*}} into %arg0
func.func @cannot_fail(%x: tensor<4xf32> {max.updated_by = 0 : i64}, %v: tensor<2x4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.custom "reduction.reduce"(%v) with {operation = "add", first = 0, count = 1} : (tensor<2x4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A kernel of someone else may raise them.
// CHECK-LABEL: @unknown_kernel
// CHECK-NOT: max.store
func.func @unknown_kernel(%x: tensor<4xf32> {max.updated_by = 0 : i64}, %v: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = max.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = max.custom "other.kernel"(%v) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Kernels do not write into nine axes.
!nine = tensor<1x1x1x1x1x1x1x2x4xf32>
// CHECK-LABEL: @too_many_axes
// CHECK-NOT: max.update
// CHECK-NOT: max.store
func.func @too_many_axes(%cache: !nine {max.updated_by = 0 : i64}, %i: tensor<1xsi64>, %x: tensor<4xf32>, %s: tensor<8xsi64>, %r: tensor<5xsi64>, %y: !nine {max.updated_by = 1 : i64}) -> (!nine, !nine) {
  %flat = max.reshape %cache : (!nine) -> tensor<8xf32>
  %set = max.custom "indexing.scatter"(%flat, %i, %x, %s, %r) with {op = "set"} : (tensor<8xf32>, tensor<1xsi64>, tensor<4xf32>, tensor<8xsi64>, tensor<5xsi64>) -> tensor<8xf32>
  %new = max.reshape %set : (tensor<8xf32>) -> !nine
  %exp = max.exp %y : (!nine) -> !nine
  return %new, %exp : !nine, !nine
}

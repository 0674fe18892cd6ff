// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @strides_and_sizes(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,2],f32> {
  %int2 = torch.constant.int 2
  %s = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %t = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.as_strided' could not be lowered: there are 2 sizes, but 1 strides}}
  %r = torch.aten.as_strided %arg0, %s, %t, %none : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[2,2],f32>
  return %r : !torch.vtensor<[2,2],f32>
}

// -----

func.func @offset_not_known(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.int) -> !torch.vtensor<[2],f32> {
  %int2 = torch.constant.int 2
  %s = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.as_strided' could not be lowered: storage_offset must be a constant or a size of the inputs}}
  %r = torch.aten.as_strided %arg0, %s, %s, %arg1 : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2],f32>
  return %r : !torch.vtensor<[2],f32>
}

// -----

func.func @same_axis_twice(%arg0: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.diagonal' could not be lowered: dim1 and dim2 are the same axis}}
  %r = torch.aten.diagonal %arg0, %int0, %int1, %int1 : !torch.vtensor<[4,4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %r : !torch.vtensor<[4],f32>
}

// -----

func.func @length_of_diagonal(%arg0: !torch.vtensor<[?,?],f32> {max.sizes = #max.dims<[b, c] -> (b, c)>}) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.diagonal' could not be lowered: the length of a diagonal of [b, c] is not known}}
  %r = torch.aten.diagonal %arg0, %int0, %int0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %r : !torch.vtensor<[?],f32>
}

// -----

func.func @step_of_slice(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[2],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  // expected-error@+1 {{'torch.aten.slice_scatter' could not be lowered: step must be positive}}
  %r = torch.aten.slice_scatter %arg0, %arg1, %int0, %int0, %int4, %int0 : !torch.vtensor<[4],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %r : !torch.vtensor<[4],f32>
}

// -----

func.func @rank_of_values(%arg0: !torch.vtensor<[4,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4,4],f32> {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.slice_scatter' could not be lowered: values of rank 1 for a slice of rank 2}}
  %r = torch.aten.slice_scatter %arg0, %arg1, %int0, %int0, %int4, %int1 : !torch.vtensor<[4,4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,4],f32>
  return %r : !torch.vtensor<[4,4],f32>
}

// -----

func.func @size_of_values(%arg0: !torch.vtensor<[4,4],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,4],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  // expected-error@+1 {{'torch.aten.slice_scatter' could not be lowered: 'max.broadcast_to' op shape [2, 3] is not known to broadcast to [2, 4]}}
  %r = torch.aten.slice_scatter %arg0, %arg1, %int0, %int0, %int2, %int1 : !torch.vtensor<[4,4],f32>, !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,4],f32>
  return %r : !torch.vtensor<[4,4],f32>
}

// -----

func.func @flip_twice(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %int-1 = torch.constant.int -1
  %d = torch.prim.ListConstruct %int0, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.flip' could not be lowered: a dim occurs twice}}
  %r = torch.aten.flip %arg0, %d : !torch.vtensor<[4],f32>, !torch.list<int> -> !torch.vtensor<[4],f32>
  return %r : !torch.vtensor<[4],f32>
}

// -----

func.func @shifts_and_dims(%arg0: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %s = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %d = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.roll' could not be lowered: there are 2 shifts, but 1 dims}}
  %r = torch.aten.roll %arg0, %s, %d : !torch.vtensor<[4,4],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,4],f32>
  return %r : !torch.vtensor<[4,4],f32>
}

// -----

func.func @fewer_repeats(%arg0: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[8],f32> {
  %int2 = torch.constant.int 2
  %p = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.repeat' could not be lowered: there are fewer repeats than axes}}
  %r = torch.aten.repeat %arg0, %p : !torch.vtensor<[4,4],f32>, !torch.list<int> -> !torch.vtensor<[8],f32>
  return %r : !torch.vtensor<[8],f32>
}

// -----

func.func @step_of_unfold(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,2],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  // expected-error@+1 {{'torch.aten.unfold' could not be lowered: step must be positive, and size not negative}}
  %r = torch.aten.unfold %arg0, %int0, %int2, %int0 : !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,2],f32>
  return %r : !torch.vtensor<[3,2],f32>
}

// -----

func.func @rank_of_image(%arg0: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[4,9],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.im2col' could not be lowered: expected a tensor of rank 3 or 4}}
  %r = torch.aten.im2col %arg0, %k, %o, %z, %o : !torch.vtensor<[4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,9],f32>
  return %r : !torch.vtensor<[4,9],f32>
}

// -----

func.func @kernel_of_one_axis(%arg0: !torch.vtensor<[1,4,4],f32>) -> !torch.vtensor<[4,9],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %k = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.im2col' could not be lowered: kernel_size must have two elements}}
  %r = torch.aten.im2col %arg0, %k, %o, %z, %o : !torch.vtensor<[1,4,4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,9],f32>
  return %r : !torch.vtensor<[4,9],f32>
}

// -----

func.func @rank_of_columns(%arg0: !torch.vtensor<[4],f32>) -> !torch.vtensor<[1,4,4],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %s = torch.prim.ListConstruct %int4, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %k = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.col2im' could not be lowered: expected a tensor of rank 2 or 3, and two sizes}}
  %r = torch.aten.col2im %arg0, %s, %k, %o, %z, %o : !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[1,4,4],f32>
  return %r : !torch.vtensor<[1,4,4],f32>
}

// -----

func.func @channels_of_columns(%arg0: !torch.vtensor<[5,9],f32>) -> !torch.vtensor<[1,4,4],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %s = torch.prim.ListConstruct %int4, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %k = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.col2im' could not be lowered: the number of channels is not known}}
  %r = torch.aten.col2im %arg0, %s, %k, %o, %z, %o : !torch.vtensor<[5,9],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[1,4,4],f32>
  return %r : !torch.vtensor<[1,4,4],f32>
}

// -----

func.func @number_of_columns(%arg0: !torch.vtensor<[4,8],f32>) -> !torch.vtensor<[1,4,4],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %s = torch.prim.ListConstruct %int4, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %k = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %o = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %z = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.col2im' could not be lowered: there are 9 windows, but 8 columns}}
  %r = torch.aten.col2im %arg0, %s, %k, %o, %z, %o : !torch.vtensor<[4,8],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[1,4,4],f32>
  return %r : !torch.vtensor<[1,4,4],f32>
}

// -----

func.func @roll_by_a_large_number(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %int0 = torch.constant.int 0
  %shift = torch.constant.int -9223372036854775808
  %shifts = torch.prim.ListConstruct %shift : (!torch.int) -> !torch.list<int>
  %dims = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.roll' could not be lowered: shifts must fit into 32 bits}}
  %0 = torch.aten.roll %arg0, %shifts, %dims : !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

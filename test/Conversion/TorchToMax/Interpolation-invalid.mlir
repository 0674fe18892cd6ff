// RUN: max-opt --torch-to-max --split-input-file --verify-diagnostics %s

func.func @sizes_and_rank(%arg0: !torch.vtensor<[1,3,4],f32>) -> !torch.vtensor<[1,3,8],f32> {
  %int8 = torch.constant.int 8
  %s = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.upsample_nearest2d' could not be lowered: there are 2 sizes for an image of rank 3}}
  %r = torch.aten.upsample_nearest2d %arg0, %s, %none, %none : !torch.vtensor<[1,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,3,8],f32>
  return %r : !torch.vtensor<[1,3,8],f32>
}

// -----

func.func @factor_not_known(%arg0: !torch.vtensor<[1,3,4],f32>, %arg1: !torch.float) -> !torch.vtensor<[1,3,8],f32> {
  %int8 = torch.constant.int 8
  %s = torch.prim.ListConstruct %int8 : (!torch.int) -> !torch.list<int>
  // expected-error@+1 {{'torch.aten.upsample_nearest1d' could not be lowered: scale must be a constant}}
  %r = torch.aten.upsample_nearest1d %arg0, %s, %arg1 : !torch.vtensor<[1,3,4],f32>, !torch.list<int>, !torch.float -> !torch.vtensor<[1,3,8],f32>
  return %r : !torch.vtensor<[1,3,8],f32>
}

// -----

func.func @size_not_known(%arg0: !torch.vtensor<[1,3,4],f32>, %arg1: !torch.int) -> !torch.vtensor<[1,3,?],f32> {
  %s = torch.prim.ListConstruct %arg1 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.upsample_nearest1d' could not be lowered: output_size must be a constant or a size of the inputs}}
  %r = torch.aten.upsample_nearest1d %arg0, %s, %none : !torch.vtensor<[1,3,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,3,?],f32>
  return %r : !torch.vtensor<[1,3,?],f32>
}

// -----

func.func @bytes(%arg0: !torch.vtensor<[1,3,4,4],ui8>) -> !torch.vtensor<[1,3,8,8],ui8> {
  %int8 = torch.constant.int 8
  %s = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.upsample_bilinear2d' could not be lowered: only floating-point images are interpolated}}
  %r = torch.aten.upsample_bilinear2d %arg0, %s, %false, %none, %none : !torch.vtensor<[1,3,4,4],ui8>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,3,8,8],ui8>
  return %r : !torch.vtensor<[1,3,8,8],ui8>
}

// -----

func.func @align_corners_not_known(%arg0: !torch.vtensor<[1,3,4,4],f32>, %arg1: !torch.bool) -> !torch.vtensor<[1,3,8,8],f32> {
  %int8 = torch.constant.int 8
  %s = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  // expected-error@+1 {{'torch.aten.upsample_bicubic2d' could not be lowered: align_corners must be a constant}}
  %r = torch.aten.upsample_bicubic2d %arg0, %s, %arg1, %none, %none : !torch.vtensor<[1,3,4,4],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,3,8,8],f32>
  return %r : !torch.vtensor<[1,3,8,8],f32>
}

// -----

func.func @gradient_of_another_rank(%arg0: !torch.vtensor<[1,3,8,8],f32>) -> !torch.vtensor<[1,3,4],f32> {
  %int8 = torch.constant.int 8
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %s = torch.prim.ListConstruct %int8, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %i = torch.prim.ListConstruct %int1, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.upsample_bilinear2d_backward' could not be lowered: there are 2 sizes for an image of rank 3}}
  %r = torch.aten.upsample_bilinear2d_backward %arg0, %s, %i, %false, %none, %none : !torch.vtensor<[1,3,8,8],f32>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,3,4],f32>
  return %r : !torch.vtensor<[1,3,4],f32>
}

// -----

func.func @bicubic_volume(%arg0: !torch.vtensor<[1,3,4,4,4],f32>, %arg1: !torch.vtensor<[1,2,2,2,3],f32>) -> !torch.vtensor<[1,3,2,2,2],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.grid_sampler_3d' could not be lowered: bicubic sampling is for images of two axes}}
  %r = torch.aten.grid_sampler_3d %arg0, %arg1, %int2, %int0, %false : !torch.vtensor<[1,3,4,4,4],f32>, !torch.vtensor<[1,2,2,2,3],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,3,2,2,2],f32>
  return %r : !torch.vtensor<[1,3,2,2,2],f32>
}

// -----

func.func @rank_of_grid(%arg0: !torch.vtensor<[1,3,4,4],f32>, %arg1: !torch.vtensor<[1,2,2],f32>) -> !torch.vtensor<[1,3,2],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  // expected-error@+1 {{'torch.aten.grid_sampler_2d' could not be lowered: an image and a grid of rank 4 are expected}}
  %r = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int0, %false : !torch.vtensor<[1,3,4,4],f32>, !torch.vtensor<[1,2,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,3,2],f32>
  return %r : !torch.vtensor<[1,3,2],f32>
}

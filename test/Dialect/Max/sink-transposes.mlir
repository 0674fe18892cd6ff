// RUN: max-opt --max-sink-transposes --split-input-file %s | FileCheck %s

// Two convolutions with a bias and a ReLU between them: the transposes between
// them are gone.
// CHECK-LABEL: func.func @between_convolutions(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<4x1x1xf32>) -> tensor<1x1x1x4xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[CONV]], %[[RESHAPE]] : (tensor<1x6x6x4xf32>, tensor<1x1x1x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[ADD]] : (tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
// CHECK-NEXT:      %[[CONV_1:.*]] = max.conv %[[RELU]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT:      return %[[CONV_1]]
func.func @between_convolutions(%x: tensor<1x8x8x4xf32>, %f: tensor<3x3x4x4xf32>, %b: tensor<4x1x1xf32>) -> tensor<1x4x4x4xf32> {
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x6x6x4xf32>
  %1 = max.transpose %0 by [0, 3, 1, 2] : (tensor<1x6x6x4xf32>) -> tensor<1x4x6x6xf32>
  %2 = max.add %1, %b : (tensor<1x4x6x6xf32>, tensor<4x1x1xf32>) -> tensor<1x4x6x6xf32>
  %3 = max.relu %2 : (tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
  %4 = max.transpose %3 by [0, 2, 3, 1] : (tensor<1x4x6x6xf32>) -> tensor<1x6x6x4xf32>
  %5 = max.conv %4, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x6x6x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %5 : tensor<1x4x4x4xf32>
}

// -----

// A residual, transposed alike, with symbolic sizes; and one number for each
// image and channel.
// CHECK-LABEL: func.func @residual$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, tensor<1x1x4x4xf32>) -> tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>
// CHECK-NEXT:      %[[RESHAPE:.*]] = max.reshape %[[ARG2]] : (tensor<?x4x1x1xf32, #max.dims<[n] -> (n, 4, 1, 1)>>) -> tensor<?x1x1x4xf32, #max.dims<[n] -> (n, 1, 1, 4)>>
// CHECK-NEXT:      %[[MUL:.*]] = max.mul %[[CONV]], %[[RESHAPE]] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, tensor<?x1x1x4xf32, #max.dims<[n] -> (n, 1, 1, 4)>>) -> tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[MUL]], %[[ARG0]] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>) -> tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ADD]] by [0, 3, 1, 2] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @residual$dynamic(%x: tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, %f: tensor<1x1x4x4xf32>, %s: tensor<?x4x1x1xf32, #max.dims<[n] -> (n, 4, 1, 1)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>> {
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, tensor<1x1x4x4xf32>) -> tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>
  %1 = max.transpose %0 by [0, 3, 1, 2] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
  %2 = max.transpose %x by [0, 3, 1, 2] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
  %3 = max.mul %1, %s : (tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>, tensor<?x4x1x1xf32, #max.dims<[n] -> (n, 4, 1, 1)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
  %4 = max.add %3, %2 : (tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>, tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
  return %4 : tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
}

// -----

// CHECK-LABEL: func.func @concat(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT:      %[[CONCAT:.*]] = max.concat %[[CONV]], %[[ARG0]] {axis = 3 : i64} : (tensor<1x8x8x4xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x8xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CONCAT]] by [0, 3, 1, 2] : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
// CHECK-NEXT:      return %[[TRANSPOSE]]
func.func @concat(%x: tensor<1x8x8x4xf32>, %f: tensor<1x1x4x4xf32>) -> tensor<1x8x8x8xf32> {
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
  %1 = max.transpose %0 by [0, 3, 1, 2] : (tensor<1x8x8x4xf32>) -> tensor<1x4x8x8xf32>
  %2 = max.transpose %x by [0, 3, 1, 2] : (tensor<1x8x8x4xf32>) -> tensor<1x4x8x8xf32>
  %3 = max.concat %1, %2 {axis = 1 : i64} : (tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %3 : tensor<1x8x8x8xf32>
}

// -----

// The other operand would have to be transposed: nothing is gained.
// CHECK-LABEL: func.func @refused(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}, %[[ARG2:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[CONV]] by [0, 3, 1, 2] : (tensor<1x8x8x4xf32>) -> tensor<1x4x8x8xf32>
// CHECK-NEXT:      %[[ADD:.*]] = max.add %[[TRANSPOSE]], %[[ARG2]] : (tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
// CHECK-NEXT:      return %[[ADD]]
func.func @refused(%x: tensor<1x8x8x4xf32>, %f: tensor<1x1x4x4xf32>, %y: tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32> {
  %0 = max.conv %x, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
  %1 = max.transpose %0 by [0, 3, 1, 2] : (tensor<1x8x8x4xf32>) -> tensor<1x4x8x8xf32>
  %2 = max.add %1, %y : (tensor<1x4x8x8xf32>, tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return %2 : tensor<1x4x8x8xf32>
}

// -----

// Without convolutions transposes stay where they are.
// CHECK-LABEL: func.func @no_convolution(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      %[[RELU:.*]] = max.relu %[[TRANSPOSE]] : (tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:      return %[[RELU]]
func.func @no_convolution(%x: tensor<3x4xf32>) -> tensor<4x3xf32> {
  %0 = max.transpose %x by [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = max.relu %0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// -----

// Zeros around the image are the convolution's own padding.
// CHECK-LABEL: func.func @pad$dynamic(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[ARG0]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 1, 0, 2>, strides = array<i64: 2, 2>} : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, tensor<3x3x4x4xf32>) -> tensor<?x4x4x4xf32, #max.dims<[n] -> (n, 4, 4, 4)>>
// CHECK-NEXT:      return %[[CONV]]
func.func @pad$dynamic(%x: tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>, %f: tensor<3x3x4x4xf32>) -> tensor<?x4x4x4xf32, #max.dims<[n] -> (n, 4, 4, 4)>> {
  %0 = max.transpose %x by [0, 3, 1, 2] : (tensor<?x8x8x4xf32, #max.dims<[n] -> (n, 8, 8, 4)>>) -> tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>
  %1 = max.pad %0 {after = array<i64: 0, 0, 1, 2>, before = array<i64: 0, 0, 0, 0>} : (tensor<?x4x8x8xf32, #max.dims<[n] -> (n, 4, 8, 8)>>) -> tensor<?x4x9x10xf32, #max.dims<[n] -> (n, 4, 9, 10)>>
  %2 = max.transpose %1 by [0, 2, 3, 1] : (tensor<?x4x9x10xf32, #max.dims<[n] -> (n, 4, 9, 10)>>) -> tensor<?x9x10x4xf32, #max.dims<[n] -> (n, 9, 10, 4)>>
  %3 = max.conv %2, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2>} : (tensor<?x9x10x4xf32, #max.dims<[n] -> (n, 9, 10, 4)>>, tensor<3x3x4x4xf32>) -> tensor<?x4x4x4xf32, #max.dims<[n] -> (n, 4, 4, 4)>>
  return %3 : tensor<?x4x4x4xf32, #max.dims<[n] -> (n, 4, 4, 4)>>
}

// -----

// Zeros among the channels are not.
// CHECK-LABEL: func.func @padded_channels(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[PAD:.*]] = max.pad %[[ARG0]] {after = array<i64: 0, 0, 0, 1>, before = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[PAD]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT:      return %[[CONV]]
func.func @padded_channels(%x: tensor<1x8x8x3xf32>, %f: tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32> {
  %0 = max.pad %x {after = array<i64: 0, 0, 0, 1>, before = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x4xf32>
  %1 = max.conv %0, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x8x8x4xf32>
  return %1 : tensor<1x8x8x4xf32>
}

// -----

// The image is an argument: its channels are put last behind the padding.
// CHECK-LABEL: func.func @pad_before_transpose(
// CHECK-SAME:      %[[ARG0:[a-z0-9]+]]: {{.*}}, %[[ARG1:[a-z0-9]+]]: {{.*}}
// CHECK-NEXT:      %[[TRANSPOSE:.*]] = max.transpose %[[ARG0]] by [0, 2, 3, 1] : (tensor<1x4x8x8xf32>) -> tensor<1x8x8x4xf32>
// CHECK-NEXT:      %[[CONV:.*]] = max.conv %[[TRANSPOSE]], %[[ARG1]] {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 1, 0, 2>, strides = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
// CHECK-NEXT:      return %[[CONV]]
func.func @pad_before_transpose(%x: tensor<1x4x8x8xf32>, %f: tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = max.pad %x {after = array<i64: 0, 0, 1, 2>, before = array<i64: 0, 0, 0, 0>} : (tensor<1x4x8x8xf32>) -> tensor<1x4x9x10xf32>
  %1 = max.transpose %0 by [0, 2, 3, 1] : (tensor<1x4x9x10xf32>) -> tensor<1x9x10x4xf32>
  %2 = max.conv %1, %f {dilations = array<i64: 1, 1>, paddings = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 2>} : (tensor<1x9x10x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %2 : tensor<1x4x4x4xf32>
}

//===- Pooling.cpp - Pooling, channels last -------------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The largest element of each window. Not by oneDNN, which does not hand NaN
// on. All channels of a position are one row, which is a loop over vectors.
//
//===----------------------------------------------------------------------===//

#include "Floats.h"
#include "OneDnn.h"

#include <algorithm>
#include <limits>

using namespace torch_max::kernels;

namespace {

using Options = PoolingMaxValuesOptions;

/// [batch, x, y, z, channels]; axes that a tensor does not have are of size 1.
template <typename T> struct Image {
  explicit Image(const KernelTensor &tensor)
      : data(static_cast<T *>(tensor.data)), batch(tensor.sizes[0]),
        channels(tensor.sizes[tensor.rank - 1]) {
    int64_t axes = tensor.rank - 2;
    std::copy(tensor.sizes + 1, tensor.sizes + 1 + axes, sizes + 3 - axes);
  }
  T *at(int64_t image, int64_t x, int64_t y, int64_t z) const {
    return data +
           (((image * sizes[0] + x) * sizes[1] + y) * sizes[2] + z) * channels;
  }

  T *data;
  int64_t batch, sizes[3] = {1, 1, 1}, channels;
};

/// The positions of a window along an axis that lie within the input.
struct Window {
  Window(int64_t output, int64_t axis, const Options &options, int64_t size)
      : step(options.dilations[axis]) {
    int64_t start = output * options.strides[axis] - options.paddings[axis];
    end = std::min(start + options.kernels[axis] * step, size);
    begin = start >= 0 ? start : start + (-start + step - 1) / step * step;
  }
  int64_t begin, end, step;
};

} // namespace

/// A comparison with NaN is false, so NaN replaces whatever was there and then
/// stays.
template <typename T>
TORCH_MAX_INLINE static void takeLargerOf(T *to, const T *from, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    float x = toFloat(to[i]), y = toFloat(from[i]);
    to[i] = x >= y || x != x ? to[i] : from[i];
  }
}
TORCH_MAX_VECTORIZED static void takeLarger(float *to, const float *from,
                                            int64_t count) {
  takeLargerOf(to, from, count);
}
TORCH_MAX_VECTORIZED static void takeLarger(BFloat16 *to, const BFloat16 *from,
                                            int64_t count) {
  takeLargerOf(to, from, count);
}

template <typename T> static void takeMaxima(const KernelCall &call) {
  const auto &options = getOptions<Options>(call);
  Image<T> input(call.operand(0)), output(call.result(0));
  int64_t rows = output.batch * output.sizes[0] * output.sizes[1];
  parallelRows(rows, [&](int64_t row) {
    int64_t y = row % output.sizes[1];
    int64_t x = row / output.sizes[1] % output.sizes[0];
    int64_t image = row / output.sizes[1] / output.sizes[0];
    Window wx(x, 0, options, input.sizes[0]);
    Window wy(y, 1, options, input.sizes[1]);
    for (int64_t z = 0; z < output.sizes[2]; ++z) {
      Window wz(z, 2, options, input.sizes[2]);
      T *to = output.at(image, x, y, z);
      std::fill_n(to, output.channels,
                  fromFloat<T>(-std::numeric_limits<float>::infinity()));
      for (int64_t i = wx.begin; i < wx.end; i += wx.step)
        for (int64_t j = wy.begin; j < wy.end; j += wy.step)
          for (int64_t k = wz.begin; k < wz.end; k += wz.step)
            takeLarger(to, input.at(image, i, j, k), output.channels);
    }
  });
}

TORCH_MAX_KERNEL(torch_max_pooling_max_values) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    if (call->result(0).type == ElementType::F32)
      takeMaxima<float>(*call);
    else
      takeMaxima<BFloat16>(*call);
  });
}

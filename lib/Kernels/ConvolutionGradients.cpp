//===- ConvolutionGradients.cpp - Gradients of convolutions ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution makes a narrow tensor from a wide one by a filter. Tensors are
// [batch, channels, x, y, z] here, as torch has them; oneDNN is given the order
// that it wants, which takes a copy of each. The gradient of the input is
// computed image by image, that of the filter in one sum for each thread.
//
//===----------------------------------------------------------------------===//

#include "OneDnn.h"

#include <algorithm>

using namespace torch_max::kernels;
using dnnl::memory;
using Forward = dnnl::convolution_forward;
using InputGradient = dnnl::convolution_backward_data;
using FilterGradient = dnnl::convolution_backward_weights;

namespace {

/// The shapes of one convolution, with `images` of the batch.
struct Shapes {
  template <typename Options>
  Shapes(const KernelTensor &narrow, const KernelTensor &wide,
         const KernelTensor &filter, const Options &options, int64_t images)
      : strides(options.strides, options.strides + 3),
        paddings(options.paddings, options.paddings + 3),
        dilations(options.dilations, options.dilations + 3) {
    for (int64_t &dilation : dilations)
      --dilation;
    narrowSizes.assign(narrow.sizes, narrow.sizes + 5);
    wideSizes.assign(wide.sizes, wide.sizes + 5);
    narrowSizes[0] = wideSizes[0] = images;
    filterSizes.assign(filter.sizes, filter.sizes + 5);
    hasGroups = options.groups > 1;
    if (hasGroups) {
      filterSizes.insert(filterSizes.begin(), options.groups);
      filterSizes[1] /= options.groups;
    }
  }

  memory::desc any(const memory::dims &sizes) const {
    return memory::desc(sizes, memory::data_type::f32, memory::format_tag::any);
  }
  /// As the tensors are given.
  memory::desc plain(const memory::dims &sizes) const {
    return memory::desc(sizes, memory::data_type::f32,
                        sizes.size() == 6 ? memory::format_tag::goidhw
                                          : memory::format_tag::ncdhw);
  }
  Forward::primitive_desc makeForward() const {
    return Forward::primitive_desc(
        getEngine(), dnnl::prop_kind::forward_training,
        dnnl::algorithm::convolution_direct, any(wideSizes), any(filterSizes),
        memory::desc(), any(narrowSizes), strides, dilations, paddings,
        paddings);
  }

  memory::dims strides, paddings, dilations;
  memory::dims narrowSizes, wideSizes, filterSizes;
  bool hasGroups;
};

/// A tensor in the order that a primitive wants.
memory toOrder(const memory::desc &plain, void *data,
               const memory::desc &wanted) {
  memory given(plain, getEngine(), data);
  if (plain == wanted)
    return given;
  memory result(wanted, getEngine());
  dnnl::reorder(given, result).execute(getStream(), given, result);
  return result;
}

/// Copies a result to where the graph wants it, unless it is there already.
void toPlain(memory computed, const memory::desc &plain, void *data) {
  memory result(plain, getEngine(), data);
  if (computed.get_data_handle() != data)
    dnnl::reorder(computed, result).execute(getStream(), computed, result);
}

/// Where a primitive writes its result: in place if it keeps the plain order.
memory makeResult(const memory::desc &plain, void *data,
                  const memory::desc &wanted) {
  return plain == wanted ? memory(plain, getEngine(), data)
                         : memory(wanted, getEngine());
}

int64_t countImage(const KernelTensor &tensor) {
  int64_t count = 1;
  for (int64_t axis = 1; axis < tensor.rank; ++axis)
    count *= tensor.sizes[axis];
  return count;
}

struct InputGradientPlan {
  explicit InputGradientPlan(const KernelCall &call)
      : shapes(call.operand(0), call.result(0), call.operand(1),
               getOptions<ConvolutionInputGradientOptions>(call), /*images=*/1),
        description(getEngine(), dnnl::algorithm::convolution_direct,
                    shapes.any(shapes.wideSizes),
                    shapes.any(shapes.filterSizes),
                    shapes.any(shapes.narrowSizes), shapes.strides,
                    shapes.dilations, shapes.paddings, shapes.paddings,
                    shapes.makeForward(), ownScratchpad()),
        primitive(description) {}

  void run(const KernelCall &call) const {
    const KernelTensor &narrow = call.operand(0), &wide = call.result(0);
    memory filter;
    parallelFor(1, [&](int64_t) {
      filter = toOrder(shapes.plain(shapes.filterSizes), call.operand(1).data,
                       description.weights_desc());
    });
    parallelFor(narrow.sizes[0], [&](int64_t image) {
      void *from = at(narrow, image * countImage(narrow));
      void *to = at(wide, image * countImage(wide));
      memory::desc plain = shapes.plain(shapes.wideSizes);
      memory result = makeResult(plain, to, description.diff_src_desc());
      primitive.execute(
          getStream(),
          {{DNNL_ARG_DIFF_DST, toOrder(shapes.plain(shapes.narrowSizes), from,
                                       description.diff_dst_desc())},
           {DNNL_ARG_WEIGHTS, filter},
           {DNNL_ARG_DIFF_SRC, result},
           {DNNL_ARG_SCRATCHPAD, makeScratch(description.scratchpad_desc())}});
      toPlain(result, plain, to);
    });
  }

  Shapes shapes;
  InputGradient::primitive_desc description;
  InputGradient primitive;
};

/// The images are dealt out to the threads; the sums of all are added up.
struct FilterGradientPlan {
  explicit FilterGradientPlan(const KernelCall &call) {
    int64_t images = call.operand(0).sizes[0];
    parts = std::min(getNumThreads(), images);
    // Shares differ by one image at most.
    for (int64_t size : {images / parts, images / parts + 1}) {
      Shapes shape(call.operand(0), call.operand(1), call.result(0),
                   getOptions<ConvolutionFilterGradientOptions>(call), size);
      shapes.push_back(shape);
      descriptions.emplace_back(
          getEngine(), dnnl::algorithm::convolution_direct,
          shape.any(shape.wideSizes), shape.any(shape.filterSizes),
          shape.any(shape.narrowSizes), shape.strides, shape.dilations,
          shape.paddings, shape.paddings, shape.makeForward(), ownScratchpad());
      primitives.emplace_back(descriptions.back());
    }
  }

  void run(const KernelCall &call) const {
    const KernelTensor &narrow = call.operand(0), &wide = call.operand(1);
    const KernelTensor &filter = call.result(0);
    int64_t images = narrow.sizes[0], larger = images % parts;
    int64_t count = countImage(filter) * filter.sizes[0];
    std::vector<std::vector<float>> sums(parts);
    parallelFor(parts, [&](int64_t part) {
      bool isLarger = part < larger;
      const Shapes &shape = shapes[isLarger];
      const auto &description = descriptions[isLarger];
      int64_t first = part * (images / parts) + std::min(part, larger);
      sums[part].resize(count);
      memory::desc plain = shape.plain(shape.filterSizes);
      memory result =
          makeResult(plain, sums[part].data(), description.diff_weights_desc());
      primitives[isLarger].execute(
          getStream(),
          {{DNNL_ARG_SRC, toOrder(shape.plain(shape.wideSizes),
                                  at(wide, first * countImage(wide)),
                                  description.src_desc())},
           {DNNL_ARG_DIFF_DST, toOrder(shape.plain(shape.narrowSizes),
                                       at(narrow, first * countImage(narrow)),
                                       description.diff_dst_desc())},
           {DNNL_ARG_DIFF_WEIGHTS, result},
           {DNNL_ARG_SCRATCHPAD, makeScratch(description.scratchpad_desc())}});
      toPlain(result, plain, sums[part].data());
    });
    auto *to = static_cast<float *>(filter.data);
    for (int64_t i = 0; i < count; ++i) {
      float sum = sums[0][i];
      for (int64_t part = 1; part < parts; ++part)
        sum += sums[part][i];
      to[i] = sum;
    }
  }

  int64_t parts;
  std::vector<Shapes> shapes;
  std::vector<FilterGradient::primitive_desc> descriptions;
  std::vector<FilterGradient> primitives;
};

} // namespace

TORCH_MAX_KERNEL(torch_max_convolution_input_gradient) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    call->state
        ->get<InputGradientPlan>(
            *call, [&] { return std::make_shared<InputGradientPlan>(*call); })
        ->run(*call);
  });
}

TORCH_MAX_KERNEL(torch_max_convolution_filter_gradient) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    call->state
        ->get<FilterGradientPlan>(
            *call, [&] { return std::make_shared<FilterGradientPlan>(*call); })
        ->run(*call);
  });
}

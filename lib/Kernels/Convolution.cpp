//===- Convolution.cpp - Convolutions, channels last ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The result is cut into slabs along the batch and the first axis of the image,
// and each slab is one primitive on one of the engine's threads. It reads the
// part of the input that its windows touch; what they touch beyond the input is
// the slab's own padding. The filter is packed as oneDNN wants it: once, if it
// is a constant of the model. Small convolutions with filters of one point are
// products, for which our own kernel needs less time than oneDNN.
//
//===----------------------------------------------------------------------===//

#include "DepthwiseConvolution.h"
#include "LinearProduct.h"
#include "OneDnnBlock.h"
#include "PackedWeight.h"

#include <algorithm>
#include <cstring>

using namespace torch_max::kernels;
using dnnl::memory;
using Primitive = dnnl::convolution_forward;

namespace {

using Options = ConvolutionForwardOptions;

/// Rows of the first axis of the image that one primitive makes from some of
/// the input's.
struct Slab {
  int64_t firstRow, rows;
  int64_t firstInputRow, inputRows;
  int64_t paddingBefore, paddingAfter;
  size_t primitive = 0;

  bool isLike(const Slab &other) const {
    return rows == other.rows && inputRows == other.inputRows &&
           paddingBefore == other.paddingBefore &&
           paddingAfter == other.paddingAfter;
  }
};

class Convolution {
public:
  explicit Convolution(const KernelCall &call);
  void run(const KernelCall &call);

private:
  static Epilogue getEpilogue(const KernelCall &call) {
    Epilogue epilogue(call, getOptions<Options>(call));
    epilogue.leaveBiasToKernel(call.operand(0).type);
    return epilogue;
  }
  Slab makeSlab(int64_t firstRow, int64_t rows, const Options &options) const;
  void makePrimitive(Slab &slab, const KernelCall &call);
  /// A point of the filter makes of each point of the image one of the result:
  /// where they lie does not matter.
  void flattenPoints(const Options &options);
  /// Whether our own kernel for products is the faster one.
  bool isProduct(const KernelCall &call) const;
  void runProduct(const KernelCall &call) const;
  void runPrimitives(const KernelCall &call);
  /// The filter as each primitive reads it.
  std::vector<memory> pack(const KernelCall &call) const;

  int64_t axes;
  int64_t batch, inputChannels, channels;
  /// Whether a point of the result depends on one point of the image, the one
  /// in its place.
  bool isOfPoints = false;
  /// Sizes of the image, of the result and of the filter along the axes.
  std::vector<int64_t> input, output, filter;
  memory::data_type type;
  memory::dims filterSizes;
  std::vector<Slab> slabs;
  std::vector<Primitive::primitive_desc> descriptions;
  std::vector<Primitive> primitives;

  /// If the filter is a constant.
  PackedWeight<std::vector<memory>> packed;
};

} // namespace

static memory::format_tag getImageTag(int64_t axes) {
  constexpr memory::format_tag tags[] = {memory::format_tag::nwc,
                                         memory::format_tag::nhwc,
                                         memory::format_tag::ndhwc};
  return tags[axes - 1];
}

static memory::format_tag getFilterTag(int64_t axes, bool hasGroups) {
  constexpr memory::format_tag tags[][2] = {
      {memory::format_tag::oiw, memory::format_tag::goiw},
      {memory::format_tag::oihw, memory::format_tag::goihw},
      {memory::format_tag::oidhw, memory::format_tag::goidhw}};
  return tags[axes - 1][hasGroups];
}

/// The fewest results that are worth a thread.
static constexpr int64_t kResultsPerTask = 1 << 12;

Convolution::Convolution(const KernelCall &call)
    : axes(call.operand(0).rank - 2), type(toOneDnn(call.operand(0).type)) {
  const KernelTensor &image = call.operand(0), &weights = call.operand(1);
  const KernelTensor &result = call.result(0);
  const Options &options = getOptions<Options>(call);
  batch = image.sizes[0];
  inputChannels = image.sizes[axes + 1];
  channels = result.sizes[axes + 1];
  input.assign(image.sizes + 1, image.sizes + 1 + axes);
  output.assign(result.sizes + 1, result.sizes + 1 + axes);
  filter.assign(weights.sizes + 2, weights.sizes + 2 + axes);
  flattenPoints(options);
  if (options.groups > 1)
    filterSizes = {options.groups, channels / options.groups,
                   inputChannels / options.groups};
  else
    filterSizes = {channels, inputChannels};
  filterSizes.insert(filterSizes.end(), filter.begin(), filter.end());

  if (isProduct(call))
    return;
  int64_t results = channels;
  for (int64_t size : output)
    results *= size;
  int64_t threads = getNumThreads();
  int64_t pieces = std::clamp<int64_t>(
      std::min((threads + batch - 1) / batch, results / kResultsPerTask), 1,
      output[0]);
  int64_t rows = (output[0] + pieces - 1) / pieces;
  for (int64_t row = 0; row < output[0]; row += rows) {
    slabs.push_back(makeSlab(row, std::min(rows, output[0] - row), options));
    makePrimitive(slabs.back(), call);
  }
}

void Convolution::flattenPoints(const Options &options) {
  for (int64_t axis = 0; axis < axes; ++axis) {
    int64_t option = 3 - axes + axis;
    if (filter[axis] != 1 || options.strides[option] != 1 ||
        options.paddingsBefore[option] != 0 ||
        options.paddingsAfter[option] != 0)
      return;
  }
  int64_t points = batch;
  for (int64_t size : output)
    points *= size;
  batch = axes = 1;
  input = output = {points};
  filter = {1};
  isOfPoints = true;
}

bool Convolution::isProduct(const KernelCall &call) const {
  /// With fewer channels, to pack the image takes as long as the product. Where
  /// there is much to multiply, oneDNN is a little faster, with a packed
  /// filter.
  constexpr int64_t fewestChannels = 32, mostOperations = 1 << 25;
  return isOfPoints && getOptions<Options>(call).groups == 1 &&
         inputChannels >= fewestChannels &&
         output[0] * inputChannels * channels <= mostOperations &&
         LinearProduct::isFaster(call.operand(0).type, inputChannels);
}

Slab Convolution::makeSlab(int64_t firstRow, int64_t rows,
                           const Options &options) const {
  // The options are for three axes, of which the image has the last ones.
  int64_t axis = 3 - axes;
  int64_t stride = options.strides[axis];
  int64_t reach = (filter[0] - 1) * options.dilations[axis] + 1;
  int64_t begin = firstRow * stride - options.paddingsBefore[axis];
  int64_t end =
      (firstRow + rows - 1) * stride - options.paddingsBefore[axis] + reach;
  int64_t first = std::clamp<int64_t>(begin, 0, input[0] - 1);
  int64_t last = std::clamp<int64_t>(end, first + 1, input[0]);
  return {firstRow, rows, first, last - first, first - begin, end - last};
}

void Convolution::makePrimitive(Slab &slab, const KernelCall &call) {
  for (const Slab &other : slabs)
    if (&other != &slab && slab.isLike(other)) {
      slab.primitive = other.primitive;
      return;
    }
  const Options &options = getOptions<Options>(call);
  memory::dims source = {1, inputChannels, slab.inputRows};
  memory::dims target = {1, channels, slab.rows};
  source.insert(source.end(), input.begin() + 1, input.end());
  target.insert(target.end(), output.begin() + 1, output.end());
  auto last = [&](const int64_t *numbers) {
    return memory::dims(numbers + 3 - axes, numbers + 3);
  };
  memory::dims dilations = last(options.dilations);
  for (int64_t &dilation : dilations)
    --dilation;
  memory::dims before = last(options.paddingsBefore);
  memory::dims after = last(options.paddingsAfter);
  before[0] = slab.paddingBefore;
  after[0] = slab.paddingAfter;
  memory::desc image(source, type, getImageTag(axes));
  memory::desc result(target, getProductType(call, getEpilogue(call)),
                      getImageTag(axes));
  memory::desc bias;
  if (const KernelTensor *added = getEpilogue(call).getKernelBias())
    bias =
        memory::desc({channels}, toOneDnn(added->type), memory::format_tag::x);
  auto describe = [&](const memory::desc &weights) {
    return Primitive::primitive_desc(
        getEngine(), dnnl::prop_kind::forward_inference,
        dnnl::algorithm::convolution_direct, image, weights, bias, result,
        last(options.strides), dilations, before, after, ownScratchpad());
  };
  Primitive::primitive_desc description =
      describe(memory::desc(filterSizes, type, memory::format_tag::any));
  // One packed filter for all primitives, unless oneDNN has no fast one for it.
  if (!descriptions.empty()) {
    Primitive::primitive_desc shared =
        describe(descriptions.front().weights_desc());
    if (std::strncmp(shared.impl_info_str(), "ref", 3) != 0)
      description = shared;
  }
  descriptions.push_back(description);
  primitives.emplace_back(descriptions.back());
  slab.primitive = primitives.size() - 1;
}

std::vector<memory> Convolution::pack(const KernelCall &call) const {
  memory::desc plain(filterSizes, type,
                     getFilterTag(axes, getOptions<Options>(call).groups > 1));
  memory given(plain, getEngine(), call.operand(1).data);
  std::vector<memory> results;
  for (const Primitive::primitive_desc &description : descriptions) {
    memory::desc wanted = description.weights_desc();
    auto known =
        std::find_if(results.begin(), results.end(), [&](const memory &result) {
          return result.get_desc() == wanted;
        });
    if (known != results.end() || wanted == plain) {
      results.push_back(known != results.end() ? *known : given);
      continue;
    }
    memory result(wanted, getEngine());
    parallelFor(1, [&](int64_t) {
      dnnl::reorder(given, result).execute(getStream(), given, result);
    });
    results.push_back(result);
  }
  return results;
}

void Convolution::runProduct(const KernelCall &call) const {
  const KernelTensor &image = call.operand(0), &weights = call.operand(1);
  LinearProduct{image.type,        image.data,    weights.data,
                batch * output[0], inputChannels, channels}
      .runInBlocks(Epilogue(call, getOptions<Options>(call)));
}

void Convolution::run(const KernelCall &call) {
  if (isProduct(call))
    runProduct(call);
  else
    runPrimitives(call);
}

void Convolution::runPrimitives(const KernelCall &call) {
  auto makePacked = [&] { return pack(call); };
  std::shared_ptr<const std::vector<memory>> weights =
      getOptions<Options>(call).constantFilter
          ? packed.get(*call.state, call.operand(1).data, makePacked)
          : std::make_shared<const std::vector<memory>>(makePacked());
  const KernelTensor &image = call.operand(0), &result = call.result(0);
  Epilogue epilogue = getEpilogue(call);
  int64_t inputRow = inputChannels, outputRow = channels, positions = 1;
  for (int64_t axis = 1; axis < axes; ++axis) {
    inputRow *= input[axis];
    outputRow *= output[axis];
    positions *= output[axis];
  }
  parallelFor(batch * slabs.size(), [&](int64_t task) {
    int64_t number = task / slabs.size();
    const Slab &slab = slabs[task % slabs.size()];
    const auto &description = descriptions[slab.primitive];
    int64_t source = (number * input[0] + slab.firstInputRow) * inputRow;
    int64_t target = (number * output[0] + slab.firstRow) * outputRow;
    dnnl::engine &engine = getEngine();
    std::unordered_map<int, memory> arguments = {
        {DNNL_ARG_SRC,
         memory(description.src_desc(), engine, at(image, source))},
        {DNNL_ARG_WEIGHTS, (*weights)[slab.primitive]}};
    if (const KernelTensor *bias = epilogue.getKernelBias())
      arguments.insert(
          {DNNL_ARG_BIAS, memory(description.bias_desc(), engine, bias->data)});
    runBlock(
        primitives[slab.primitive], description, std::move(arguments), result,
        epilogue,
        {target, slab.rows * positions, /*firstColumn=*/0, channels, channels});
  });
}

template <typename Plan> static void runPlan(const KernelCall &call) {
  call.state->get<Plan>(call, [&] { return std::make_shared<Plan>(call); })
      ->run(call);
}

TORCH_MAX_KERNEL(torch_max_convolution_forward) {
  return guarded(call, [&] {
    if (isEmpty(call->result(0)))
      return;
    if (DepthwiseConvolution::takes(*call))
      runPlan<DepthwiseConvolution>(*call);
    else
      runPlan<Convolution>(*call);
  });
}

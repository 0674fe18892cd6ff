//===- KernelProfile.cpp - Where the time of kernels goes -----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/KernelProfile.h"
#include "KernelWork.h"
#include "torch-max/Runtime/DType.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <sys/syscall.h>
#include <unistd.h>

using namespace torch_max;
using namespace torch_max::kernels;

/// How many durations of a row its median is of, at most.
static constexpr size_t kMostDurations = 1024;

/// The operands' first.
static std::string formatTypes(const KernelCall &call) {
  llvm::SmallVector<std::string> names;
  auto add = [&](const KernelTensor &tensor) {
    if (std::string name = getName(tensor.type);
        !llvm::is_contained(names, name))
      names.push_back(name);
  };
  for (int64_t i = 0; i < call.numOperands; ++i)
    add(call.operand(i));
  for (int64_t i = 0; i < call.numResults; ++i)
    add(call.result(i));
  return llvm::join(names, " ");
}

static std::string formatShape(const KernelTensor &tensor) {
  llvm::SmallVector<std::string> sizes;
  for (int64_t axis = 0; axis < tensor.rank; ++axis)
    sizes.push_back(std::to_string(tensor.sizes[axis]));
  return "[" + llvm::join(sizes, ",") + "]";
}

static std::string formatShapes(const KernelCall &call) {
  llvm::SmallVector<std::string> shapes;
  for (int64_t i = 0; i < call.numOperands; ++i)
    shapes.push_back(formatShape(call.operand(i)));
  if (call.numResults)
    shapes.push_back("->");
  for (int64_t i = 0; i < call.numResults; ++i)
    shapes.push_back(formatShape(call.result(i)));
  return llvm::join(shapes, " ");
}

void KernelProfile::record(const std::string &kernel, const KernelCall &call,
                           int64_t begin, int64_t end, int64_t own) {
  KernelWork work = getWork(kernel, call);
  std::vector<int64_t> numbers{work.operations, call.numResults};
  for (int64_t i = 0; i < call.numResults + call.numOperands; ++i) {
    const KernelTensor &tensor = call.tensors[i];
    numbers.push_back(static_cast<int64_t>(tensor.type));
    numbers.push_back(tensor.rank);
    numbers.insert(numbers.end(), tensor.sizes, tensor.sizes + tensor.rank);
  }
  std::lock_guard<std::mutex> guard(mutex);
  auto [found, isNew] =
      places.try_emplace({kernel, std::move(numbers)}, rows.size());
  if (isNew) {
    KernelTimes times;
    times.kernel = kernel;
    times.types = formatTypes(call);
    times.shapes = formatShapes(call);
    times.operations = work.operations;
    times.bytes = work.bytes;
    rows.push_back({std::move(times), {}});
  }
  Row &row = rows[found->second];
  if (row.durations.size() < kMostDurations)
    row.durations.push_back(own);
  else
    row.durations[row.times.calls % kMostDurations] = own;
  ++row.times.calls;
  row.times.totalMs += own / 1e6;
  if (keepsEvents && events.size() < kMostEvents)
    events.push_back(
        {static_cast<int64_t>(found->second), syscall(SYS_gettid), begin, end});
}

std::vector<KernelTimes> KernelProfile::getTimes() const {
  std::lock_guard<std::mutex> guard(mutex);
  std::vector<KernelTimes> times;
  for (const Row &row : rows) {
    times.push_back(row.times);
    std::vector<int64_t> durations = row.durations;
    auto middle = durations.begin() + durations.size() / 2;
    std::nth_element(durations.begin(), middle, durations.end());
    times.back().medianMs = *middle / 1e6;
  }
  return times;
}

std::vector<KernelEvent> KernelProfile::getEvents() const {
  std::lock_guard<std::mutex> guard(mutex);
  return events;
}

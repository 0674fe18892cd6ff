//===- KernelProfileTest.cpp - Tests of the times of kernels --------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/KernelProfile.h"
#include "KernelRecorder.h"
#include "KernelWork.h"
#include "ModelState.h"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <thread>

using namespace torch_max;
using namespace torch_max::kernels;

namespace {
struct Shape {
  ElementType type;
  std::vector<int64_t> sizes;
};

/// A call, with memory of its own.
class TestCall {
public:
  TestCall(std::vector<Shape> results, std::vector<Shape> operands,
           std::vector<int64_t> options = {0}, ModelState *state = nullptr)
      : options(std::move(options)),
        memory(sizeof(KernelCall) / sizeof(int64_t) +
               (results.size() + operands.size()) * sizeof(KernelTensor) /
                   sizeof(int64_t)) {
    KernelCall &call = get();
    call.numResults = results.size();
    call.numOperands = operands.size();
    call.options = this->options.data();
    call.state = state;
    KernelTensor *tensor = call.tensors;
    for (const std::vector<Shape> *shapes : {&results, &operands})
      for (const Shape &shape : *shapes) {
        tensor->type = shape.type;
        tensor->rank = shape.sizes.size();
        std::copy(shape.sizes.begin(), shape.sizes.end(), tensor->sizes);
        ++tensor;
      }
  }

  KernelCall &get() { return *reinterpret_cast<KernelCall *>(memory.data()); }

private:
  std::vector<int64_t> options;
  std::vector<int64_t> memory;
};

Shape f32(std::vector<int64_t> sizes) {
  return {ElementType::F32, std::move(sizes)};
}

constexpr const char *kCopy = "kernel/copying/torch_max_copying_copy_4567cdef";
constexpr const char *kMatrices =
    "kernel/onednn/torch_max_linear_int8_matmul_89abcdef";
} // namespace

static void spin(std::chrono::microseconds duration) {
  auto end = std::chrono::steady_clock::now() + duration;
  while (std::chrono::steady_clock::now() < end)
    ;
}

static int64_t inner(const KernelCall *) {
  spin(std::chrono::milliseconds(4));
  return 0;
}

static Kernel wrappedInner() { return KernelRecorder::wrap(kCopy, inner); }

/// Calls another kernel with its own call.
static int64_t outer(const KernelCall *call) {
  spin(std::chrono::milliseconds(1));
  return wrappedInner()(call);
}

static int64_t fails(const KernelCall *) { return 7; }

TEST(KernelWork, CountsProducts) {
  // site, transpose_lhs, transpose_rhs, has_scale, has_bias, has_residual,
  // activation
  std::vector<int64_t> plain(7), transposed{0, 1, 0, 0, 0, 0, 0};
  TestCall matmul({f32({2, 3, 5})}, {f32({2, 3, 4}), f32({1, 4, 5})}, plain);
  EXPECT_EQ(getWork("linear.matmul", matmul.get()).operations,
            2 * 2 * 3 * 5 * 4);
  EXPECT_EQ(getWork("linear.matmul", matmul.get()).bytes,
            4 * (2 * 3 * 5 + 2 * 3 * 4 + 4 * 5));
  TestCall other({f32({3, 5})}, {f32({4, 3}), f32({4, 5})}, transposed);
  EXPECT_EQ(getWork("linear.matmul", other.get()).operations, 2 * 3 * 5 * 4);
  TestCall int8({f32({3, 5})},
                {f32({3, 4}), {ElementType::SI8, {5, 4}}, f32({5})});
  EXPECT_EQ(getWork("linear.int8_matmul", int8.get()).operations,
            2 * 3 * 5 * 4);
  EXPECT_EQ(getWork("linear.int8_matmul", int8.get()).bytes,
            4 * (15 + 12 + 5) + 20);
  TestCall nothing({f32({0, 5})}, {f32({0, 4}), f32({4, 5})}, plain);
  EXPECT_EQ(getWork("linear.matmul", nothing.get()).operations, 0);
}

TEST(KernelWork, CountsConvolutions) {
  // 8 channels from 6, in two groups, by 3 times 3 points.
  Shape image = f32({1, 10, 12, 6}), filter = f32({8, 3, 3, 3});
  Shape narrow = f32({1, 4, 5, 8});
  int64_t expected = 2 * (4 * 5 * 8) * (3 * 3 * 3);
  TestCall forward({narrow}, {image, filter});
  EXPECT_EQ(getWork("convolution.forward", forward.get()).operations, expected);
  TestCall ofFilter({filter}, {narrow, image});
  EXPECT_EQ(getWork("convolution.filter_gradient", ofFilter.get()).operations,
            expected);
  TestCall ofInput({image}, {narrow, filter});
  EXPECT_EQ(getWork("convolution.input_gradient", ofInput.get()).operations,
            expected);
  TestCall nothing({f32({1, 4, 5, 0})}, {image, f32({0, 3, 3, 3})});
  EXPECT_EQ(getWork("convolution.forward", nothing.get()).operations, 0);
}

TEST(KernelWork, CountsAttention) {
  auto count = [](int64_t rows, int64_t keys, int64_t causal) {
    // site, scale, has_scale, causal
    TestCall call(
        {f32({2, 3, rows, 9}), f32({2, 3, rows})},
        {f32({2, 3, rows, 7}), f32({2, 3, keys, 7}), f32({2, 3, keys, 9})},
        {0, 0, 0, causal});
    return getWork("attention.forward", call.get()).operations;
  };
  EXPECT_EQ(count(5, 11, 0), 2 * 6 * 5 * 11 * (7 + 9));
  // Queries meet 1, 2, 3 and 4 keys, and then all.
  EXPECT_EQ(count(4, 9, 1), 2 * 6 * 10 * (7 + 9));
  EXPECT_EQ(count(6, 4, 1), 2 * 6 * 18 * (7 + 9));
}

TEST(KernelWork, CountsNoBytesOfWhatIsReadInPart) {
  TestCall call({f32({3})}, {f32({1000}), {ElementType::SI64, {3}}});
  for (const char *kernel : {"indexing.gather", "sequence.run", "torch.call"})
    EXPECT_EQ(getWork(kernel, call.get()).bytes, 0) << kernel;
  EXPECT_EQ(getWork("normalization.softmax", call.get()).bytes, 4 * 1003 + 24);
}

TEST(KernelProfile, JoinsCallsWithEqualTypesAndSizes) {
  KernelProfile profile(/*keepsEvents=*/true);
  TestCall first({f32({3})}, {f32({3}), {ElementType::SI64, {}}});
  TestCall second({}, {f32({3, 0})});
  profile.record("copying.copy", first.get(), 1000000, 3000000, 2000000);
  profile.record("copying.fence", second.get(), 4000000, 5000000, 1000000);
  profile.record("copying.copy", first.get(), 5000000, 9000000, 4000000);
  profile.record("copying.copy", first.get(), 9000000, 9000000, 3000000);
  std::vector<KernelTimes> times = profile.getTimes();
  ASSERT_EQ(times.size(), 2u);
  EXPECT_EQ(times[0].kernel, "copying.copy");
  EXPECT_EQ(times[0].types, "f32 si64");
  EXPECT_EQ(times[0].shapes, "[3] [] -> [3]");
  EXPECT_EQ(times[0].calls, 3);
  EXPECT_DOUBLE_EQ(times[0].totalMs, 9);
  EXPECT_DOUBLE_EQ(times[0].medianMs, 3);
  EXPECT_EQ(times[0].bytes, 12 + 12 + 8);
  EXPECT_EQ(times[1].shapes, "[3,0]");
  std::vector<KernelEvent> events = profile.getEvents();
  ASSERT_EQ(events.size(), 4u);
  EXPECT_EQ(events[1].kernel, 1);
  EXPECT_EQ(events[2].begin, 5000000);
  EXPECT_EQ(events[2].end, 9000000);
  EXPECT_NE(events[0].thread, 0);
}

TEST(KernelProfile, KeepsEventsOnlyIfAsked) {
  KernelProfile profile(/*keepsEvents=*/false);
  TestCall call({f32({3})}, {f32({3})});
  profile.record("copying.copy", call.get(), 0, 1, 1);
  EXPECT_TRUE(profile.getEvents().empty());
  EXPECT_EQ(profile.getTimes()[0].calls, 1);
}

TEST(KernelRecorder, GivesEachKernelOneFunction) {
  Kernel wrapper = wrappedInner();
  EXPECT_NE(wrapper, &inner);
  EXPECT_EQ(wrapper, wrappedInner());
  EXPECT_NE(wrapper, KernelRecorder::wrap(kMatrices, fails));
}

TEST(KernelRecorder, TakesNestedCallsOff) {
  ModelState state;
  auto profile = std::make_shared<KernelProfile>(/*keepsEvents=*/true);
  KernelRecorder recorder(&state, profile);
  TestCall call({f32({3})}, {f32({3})}, std::vector<int64_t>(7), &state);
  // Its operand is not a matrix: only products read sizes of matrices.
  EXPECT_EQ(KernelRecorder::wrap("kernel/x/torch_max_sequence_run_01234567",
                                 outer)(&call.get()),
            0);
  std::vector<KernelTimes> times = profile->getTimes();
  ASSERT_EQ(times.size(), 2u);
  // The inner one ends first.
  EXPECT_EQ(times[0].kernel, "copying.copy");
  EXPECT_GE(times[0].totalMs, 4);
  std::vector<KernelEvent> events = profile->getEvents();
  double whole = (events[1].end - events[1].begin) / 1e6;
  EXPECT_GE(whole, 5);
  EXPECT_NEAR(times[1].totalMs, whole - times[0].totalMs, 0.001);
}

TEST(KernelRecorder, PassesFailuresOn) {
  TestCall call({f32({3})}, {f32({3})});
  EXPECT_EQ(KernelRecorder::wrap(kMatrices, fails)(&call.get()), 7);
}

TEST(KernelRecorder, KeepsModelsAndThreadsApart) {
  constexpr int kThreads = 8, kCalls = 200;
  std::array<ModelState, 2> states;
  std::array<std::shared_ptr<KernelProfile>, 2> profiles;
  Kernel kernel =
      KernelRecorder::wrap("kernel/x/torch_max_copying_fence_01234567",
                           [](const KernelCall *) -> int64_t { return 0; });
  {
    std::vector<std::unique_ptr<KernelRecorder>> recorders;
    for (size_t i = 0; i < states.size(); ++i) {
      profiles[i] = std::make_shared<KernelProfile>(/*keepsEvents=*/true);
      recorders.push_back(
          std::make_unique<KernelRecorder>(&states[i], profiles[i]));
    }
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&, thread] {
        int64_t model = thread % 2;
        TestCall call({}, {f32({model + 1})}, {0}, &states[model]);
        for (int i = 0; i < kCalls; ++i)
          kernel(&call.get());
      });
    for (std::thread &thread : threads)
      thread.join();
  }
  for (size_t model = 0; model < states.size(); ++model) {
    std::vector<KernelTimes> times = profiles[model]->getTimes();
    ASSERT_EQ(times.size(), 1u);
    EXPECT_EQ(times[0].calls, kThreads / 2 * kCalls);
    EXPECT_EQ(times[0].shapes, "[" + std::to_string(model + 1) + "]");
  }
  // Nobody records any more.
  TestCall late({}, {f32({1})}, {0}, &states[0]);
  kernel(&late.get());
  EXPECT_EQ(profiles[0]->getTimes()[0].calls, kThreads / 2 * kCalls);
}

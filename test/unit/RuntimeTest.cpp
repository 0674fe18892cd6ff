//===- RuntimeTest.cpp - Tests with the engine ----------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One graph with all dtypes, compiled once, as a compilation takes half a
// minute on a fresh machine.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/Runtime.h"
#include "EngineGraphParser.h"
#include "StoreSupport.h"

#include "llvm/ADT/StringExtras.h"

#include <atomic>
#include <cstring>
#include <mutex>
#include <thread>

using namespace torch_max;
using llvm::StringRef;

namespace {
/// Memory for an input. One element behind an aligned address: the engine must
/// not assume an alignment.
class Buffer {
public:
  Buffer(DType dtype, std::vector<int64_t> shape, std::vector<double> values)
      : dtype(dtype), shape(std::move(shape)),
        memory((values.size() + 1) * getSize(dtype)) {
    for (size_t i = 0; i < values.size(); ++i)
      store(data() + i * getSize(dtype), values[i]);
  }

  char *data() { return memory.data() + getSize(dtype); }
  InputTensor ref() { return {data(), dtype, shape}; }

  void store(char *target, double value) {
    auto put = [&](auto number) {
      std::memcpy(target, &number, sizeof(number));
    };
    switch (dtype) {
    case DType::F64:
      return put(value);
    case DType::F32:
      return put(static_cast<float>(value));
    // Small integers only: exact in three bits of mantissa.
    case DType::BF16: {
      float wide = value;
      uint32_t bits;
      std::memcpy(&bits, &wide, 4);
      return put(static_cast<uint16_t>(bits >> 16));
    }
    case DType::F16:
      return put(static_cast<_Float16>(value));
    default:
      int64_t integer = value;
      std::memcpy(target, &integer, getSize(dtype));
    }
  }

private:
  DType dtype;
  std::vector<int64_t> shape;
  std::vector<char> memory;
};

double loadElement(const OutputTensor &tensor, size_t index) {
  const char *source = static_cast<const char *>(tensor.getData()) +
                       index * getSize(tensor.getDType());
  auto get = [&](auto number) -> double {
    std::memcpy(&number, source, sizeof(number));
    return number;
  };
  switch (tensor.getDType()) {
  case DType::F64:
    return get(double());
  case DType::F32:
    return get(float());
  case DType::BF16: {
    uint32_t bits = static_cast<uint32_t>(get(uint16_t())) << 16;
    float wide;
    std::memcpy(&wide, &bits, 4);
    return wide;
  }
  case DType::F16:
    return get(_Float16());
  case DType::SI8:
    return get(int8_t());
  case DType::SI16:
    return get(int16_t());
  case DType::SI32:
    return get(int32_t());
  case DType::SI64:
    return get(int64_t());
  default:
    return get(uint8_t());
  }
}

std::vector<double> valuesOf(const OutputTensor &tensor) {
  std::vector<double> values;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    values.push_back(loadElement(tensor, i));
  return values;
}

/// The numbers of the graph's outputs after the ten of the dtypes.
enum {
  outScalar = 10,
  outWeighted,
  outIdentity,
  outIdentityAgain,
  outWeight,
  outConstant,
  outIndices
};

constexpr DType allDTypes[] = {
    DType::F32,  DType::F64,  DType::F16,  DType::BF16, DType::SI8,
    DType::SI16, DType::SI32, DType::SI64, DType::UI8,  DType::Bool};

class RuntimeTest : public testing::Test {
protected:
  static void SetUpTestSuite() {
    folder = new TemporaryFolder();
    RuntimeOptions options;
    options.store.folder = *folder / "store";
    runtime = valueOf(Runtime::create(options)).release();
    graph = new EngineGraph(valueOf(
        parseEngineGraph(readFile(TORCH_MAX_TEST_INPUTS "/all-dtypes.mlir"))));
    model = bindModel().release();
  }
  static void TearDownTestSuite() {
    delete model;
    delete runtime;
    delete graph;
    delete folder;
  }

  static std::vector<WeightRef> makeWeights() {
    static const float w[] = {10, 20}, v[] = {1, 2};
    static const int64_t shape[] = {2};
    return {{"v", v, DType::F32, shape}, {"w", w, DType::F32, shape}};
  }

  static std::unique_ptr<Model> loadModel(LoadTimings *timings = nullptr) {
    LoadOptions options;
    options.timings = timings;
    return valueOf(runtime->load(*graph, options));
  }
  static std::unique_ptr<BoundModel> bindModel() {
    return valueOf(loadModel()->bind(makeWeights()));
  }

  /// Inputs of `rows` rows: 0, 1, 2 ...
  static std::vector<Buffer> makeBuffers(int64_t rows) {
    std::vector<Buffer> buffers;
    for (DType dtype : allDTypes) {
      std::vector<double> values;
      for (int64_t i = 0; i < rows * 2; ++i)
        values.push_back(dtype == DType::Bool ? i % 2 : i);
      buffers.emplace_back(dtype, std::vector<int64_t>{rows, 2}, values);
    }
    buffers.emplace_back(DType::F32, std::vector<int64_t>{},
                         std::vector<double>{4});
    buffers.emplace_back(DType::SI64, std::vector<int64_t>{3},
                         std::vector<double>{7, 8, 9});
    return buffers;
  }
  static std::vector<InputTensor> refsTo(std::vector<Buffer> &buffers) {
    std::vector<InputTensor> inputs;
    for (Buffer &buffer : buffers)
      inputs.push_back(buffer.ref());
    return inputs;
  }

  static TemporaryFolder *folder;
  static Runtime *runtime;
  static EngineGraph *graph;
  static BoundModel *model;
};
TemporaryFolder *RuntimeTest::folder;
Runtime *RuntimeTest::runtime;
EngineGraph *RuntimeTest::graph;
BoundModel *RuntimeTest::model;
} // namespace

TEST_F(RuntimeTest, AllDTypes) {
  auto buffers = makeBuffers(3);
  auto outputs = valueOf(model->execute(refsTo(buffers)));
  ASSERT_EQ(outputs.size(), model->getSignature().outputs.size());
  for (size_t i = 0; i < std::size(allDTypes); ++i) {
    SCOPED_TRACE(getName(allDTypes[i]));
    EXPECT_EQ(outputs[i].getDType(), allDTypes[i]);
    EXPECT_EQ(outputs[i].getShape(), (llvm::ArrayRef<int64_t>{3, 2}));
    std::vector<double> expected = {0, 2, 4, 6, 8, 10};
    if (allDTypes[i] == DType::Bool)
      expected = {1, 0, 1, 0, 1, 0};
    EXPECT_EQ(valuesOf(outputs[i]), expected);
  }
  EXPECT_TRUE(outputs[outScalar].getShape().empty());
  EXPECT_EQ(valuesOf(outputs[outScalar]), std::vector<double>{8});
  EXPECT_EQ(valuesOf(outputs[outWeighted]),
            (std::vector<double>{10, 21, 12, 23, 14, 25}));
  EXPECT_EQ(valuesOf(outputs[outWeight]), (std::vector<double>{1, 2}));
  EXPECT_EQ(valuesOf(outputs[outConstant]), std::vector<double>{3});
  EXPECT_EQ(valuesOf(outputs[outIndices]), (std::vector<double>{7, 8, 9}));
}

TEST_F(RuntimeTest, OutputsShareNothing) {
  auto buffers = makeBuffers(2);
  auto outputs = valueOf(model->execute(refsTo(buffers)));
  EXPECT_NE(outputs[outIdentity].getData(), buffers[0].data());
  EXPECT_NE(outputs[outIdentity].getData(),
            outputs[outIdentityAgain].getData());
  // Neither writing to outputs nor losing the inputs and the model is seen.
  std::vector<double> expected = {0, 1, 2, 3};
  EXPECT_EQ(valuesOf(outputs[outIdentity]), expected);
  std::memset(outputs[outIdentity].getData(), 1, 16);
  std::memset(outputs[outWeight].getData(), 1, 8);
  std::memset(outputs[outConstant].getData(), 1, 4);
  buffers.clear();
  EXPECT_EQ(valuesOf(outputs[outIdentityAgain]), expected);
  buffers = makeBuffers(2);
  auto again = valueOf(model->execute(refsTo(buffers)));
  EXPECT_EQ(valuesOf(again[outIdentity]), expected);
  EXPECT_EQ(valuesOf(again[outWeight]), (std::vector<double>{1, 2}));
  EXPECT_EQ(valuesOf(again[outConstant]), std::vector<double>{3});
}

TEST_F(RuntimeTest, OutputsOutliveTheModel) {
  auto other = bindModel();
  auto buffers = makeBuffers(2);
  auto outputs = valueOf(other->execute(refsTo(buffers)));
  other.reset();
  EXPECT_EQ(valuesOf(outputs[1]), (std::vector<double>{0, 2, 4, 6}));
  EXPECT_EQ(valuesOf(outputs[outConstant]), std::vector<double>{3});
  OutputTensor moved = std::move(outputs[1]);
  outputs.clear();
  EXPECT_EQ(valuesOf(moved), (std::vector<double>{0, 2, 4, 6}));
}

TEST_F(RuntimeTest, EmptyTensors) {
  auto buffers = makeBuffers(0);
  auto inputs = refsTo(buffers);
  for (InputTensor &input : inputs)
    if (input.shape.size() == 2)
      input.data = nullptr;
  auto outputs = valueOf(model->execute(inputs));
  for (size_t i = 0; i < std::size(allDTypes); ++i) {
    EXPECT_EQ(outputs[i].getShape(), (llvm::ArrayRef<int64_t>{0, 2}));
    EXPECT_NE(outputs[i].getData(), nullptr);
    std::memcpy(outputs[i].getData(), outputs[i].getData(), 0);
  }
  EXPECT_EQ(valuesOf(outputs[outScalar]), std::vector<double>{8});
}

TEST_F(RuntimeTest, WrongInputs) {
  auto buffers = makeBuffers(3);
  auto run = [&](size_t index, InputTensor input) {
    auto inputs = refsTo(buffers);
    inputs[index] = input;
    return messageOf(model->execute(inputs));
  };
  EXPECT_EQ(messageOf(model->execute({})),
            "the graph takes 12 inputs, but got 0");
  const void *data = buffers[0].data();
  EXPECT_EQ(run(0, {data, DType::F64, {3, 2}}),
            "input 0 ('in_f32') is f64[3,2], but the graph takes f32[n,2]: the "
            "dtype differs");
  EXPECT_EQ(run(0, {data, DType::F32, {6}}),
            "input 0 ('in_f32') is f32[6], but the graph takes f32[n,2]: the "
            "rank differs");
  EXPECT_EQ(run(0, {data, DType::F32, {2, 3}}),
            "input 0 ('in_f32') is f32[2,3], but the graph takes f32[n,2]: "
            "dimension 1 has to be 2");
  EXPECT_EQ(run(1, {data, DType::F64, {1, 2}}),
            "input 1 ('in_f64') is f64[1,2], but the graph takes f64[n,2]: "
            "dimension 0 has to be 3, as 'n' is in input 0 ('in_f32')");
  EXPECT_EQ(run(0, {nullptr, DType::F32, {3, 2}}),
            "input 0 ('in_f32') is f32[3,2], but the graph takes f32[n,2]: "
            "there is no data");
  EXPECT_EQ(run(0, {data, DType::F32, {-3, 2}}),
            "input 0 ('in_f32') is f32[-3,2], but the graph takes f32[n,2]: "
            "sizes cannot be negative");
}

TEST_F(RuntimeTest, Weights) {
  auto weights = makeWeights();
  auto loaded = loadModel();
  auto load = [&] { return messageOf(loaded->bind(weights)); };
  weights.pop_back();
  EXPECT_EQ(load(), "this weight of the graph is missing: w");
  weights.clear();
  EXPECT_EQ(load(), "these weights of the graph are missing: w, v");
  weights = makeWeights();
  weights[1].dtype = DType::F64;
  EXPECT_EQ(load(), "weight 'w' is f64[2], but the graph takes f32[2]");
  weights = makeWeights();
  weights[0].data = nullptr;
  EXPECT_EQ(load(), "weight 'v' has no data");
  // More weights than the graph has do no harm.
  weights = makeWeights();
  weights.push_back({"other", nullptr, DType::F32, {2}});
  EXPECT_EQ(load(), "no error");
}

TEST_F(RuntimeTest, SeveralSetsOfWeights) {
  auto loaded = loadModel();
  float w[] = {100, 200};
  auto weights = makeWeights();
  weights[1].data = w;
  auto first = valueOf(loaded->bind(makeWeights()));
  auto second = valueOf(loaded->bind(weights));
  // What is bound outlives what it was bound by.
  loaded.reset();
  auto buffers = makeBuffers(1);
  auto weighted = [&](const BoundModel &bound) {
    auto outputs = valueOf(bound.execute(refsTo(buffers)));
    return valuesOf(outputs[outWeighted]);
  };
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(weighted(*first), (std::vector<double>{10, 21}));
    EXPECT_EQ(weighted(*second), (std::vector<double>{100, 201}));
  }
  first.reset();
  EXPECT_EQ(weighted(*second), (std::vector<double>{100, 201}));
  EXPECT_GT(second->getInitMs(), 0);
}

/// The engine keeps no copy of a weight: one that changes is an input.
TEST_F(RuntimeTest, WeightsAreReadInEachCall) {
  float w[] = {100, 200};
  auto weights = makeWeights();
  weights[1].data = w;
  auto bound = valueOf(loadModel()->bind(weights));
  auto buffers = makeBuffers(1);
  for (float value : {1, 2, 3}) {
    w[0] = value;
    bound->noteChange(w, sizeof(w));
    auto outputs = valueOf(bound->execute(refsTo(buffers)));
    EXPECT_EQ(valuesOf(outputs[outWeighted]),
              (std::vector<double>{value, 201}));
  }
}

TEST_F(RuntimeTest, Threads) {
  auto loaded = loadModel();
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int64_t rows = 1; rows <= 6; ++rows)
    threads.emplace_back([&, rows] {
      auto buffers = makeBuffers(rows);
      auto own = valueOf(loaded->bind(makeWeights()));
      for (int i = 0; i < 100; ++i) {
        const BoundModel &either = i % 2 ? *own : *model;
        auto outputs = valueOf(either.execute(refsTo(buffers)));
        for (int64_t j = 0; j < rows * 2; ++j)
          wrong += loadElement(outputs[7], j) != 2 * j;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(wrong, 0);
}

/// Models are loaded, bound, called and deleted by threads of which each does
/// all of that, and results outlive what made them.
TEST_F(RuntimeTest, ThreadsThatLoadAndLeave) {
  std::shared_ptr<const BoundModel> shared = bindModel();
  std::mutex mutex;
  std::vector<OutputTensor> kept;
  inThreads(4, [&](int thread) {
    auto buffers = makeBuffers(2);
    for (int i = 0; i < 4; ++i) {
      EXPECT_TRUE(valueOf(runtime->find(*graph, {})));
      auto loaded = loadModel();
      auto own = valueOf(loaded->bind(makeWeights()));
      loaded.reset();
      std::shared_ptr<const BoundModel> used;
      {
        std::lock_guard<std::mutex> guard(mutex);
        used = shared;
      }
      used->noteChange(makeWeights()[0].data, 8);
      auto outputs = valueOf((i % 2 ? *own : *used).execute(refsTo(buffers)));
      std::lock_guard<std::mutex> guard(mutex);
      // The last who uses the model before deletes it.
      shared = std::move(own);
      kept.push_back(std::move(outputs[outWeighted]));
    }
  });
  for (const OutputTensor &output : kept)
    EXPECT_EQ(valuesOf(output), (std::vector<double>{10, 21, 12, 23}));
}

TEST_F(RuntimeTest, SecondLoadIsAHit) {
  LoadTimings timings;
  loadModel(&timings);
  EXPECT_TRUE(timings.cacheHit);
  EXPECT_EQ(timings.compileMs, 0);
  EXPECT_EQ(timings.key.size(), 64u);
  EXPECT_GT(timings.lookupMs, 0);
  EXPECT_GT(timings.loadMs, 0);
}

TEST_F(RuntimeTest, WhatTheEngineRefusesIsCompiledAgain) {
  LoadTimings timings;
  loadModel(&timings);
  RuntimeOptions options;
  options.store.folder = *folder / "refused";
  auto store = ModelStore::open(options.store);
  std::string entry = insert(*store, timings.key, "intact, but not a model");
  // The second folder saves the compile.
  options.store.folder += ":" + *folder / "store";
  auto other = valueOf(Runtime::create(options));
  EXPECT_EQ(valueOf(other->compile(*graph)), entry);
  auto buffers = makeBuffers(1);
  auto bound = valueOf(valueOf(other->load(*graph))->bind(makeWeights()));
  EXPECT_EQ(valuesOf(valueOf(bound->execute(refsTo(buffers)))[outScalar]),
            std::vector<double>{8});
  EXPECT_FALSE(llvm::sys::fs::exists(entry));
}

// `make test-faults` runs it: it compiles.
TEST_F(RuntimeTest, DISABLED_StoreIsRemovedDuringACompile) {
  RuntimeOptions options;
  options.store.folder = *folder / "gone";
  auto other = valueOf(Runtime::create(options));
  LoadOptions load;
  bool isRemoved = false;
  load.progress = [&](const CompileProgress &progress) {
    // Sooner than a compile ends that the engine has in its cache.
    if (progress.seconds > 0.5 && !isRemoved) {
      isRemoved = true;
      llvm::sys::fs::remove_directories(options.store.folder);
    }
    return true;
  };
  auto loaded = valueOf(other->load(*graph, load));
  EXPECT_TRUE(isRemoved);
  EXPECT_TRUE(valueOf(other->find(*graph, {})));
  auto buffers = makeBuffers(1);
  auto bound = valueOf(loaded->bind(makeWeights()));
  EXPECT_EQ(valuesOf(valueOf(bound->execute(refsTo(buffers)))[outScalar]),
            std::vector<double>{8});
}

TEST_F(RuntimeTest, CompileErrors) {
  int begun = 0, ended = 0;
  LoadOptions options;
  options.progress = [&](const CompileProgress &progress) {
    EXPECT_EQ(progress.graph, "main");
    begun += !progress.done;
    ended += progress.done && progress.failed;
    return true;
  };
  EngineGraph bad = *graph;
  bad.text.replace(bad.text.find("rmo.add"), 7, "rmo.odd");
  std::string message = messageOf(runtime->load(bad, options));
  EXPECT_NE(message.find("custom op 'rmo.odd' is unknown"), std::string::npos)
      << message;
  StringRef saved =
      StringRef(message).split("kept in ").second.split(';').first;
  EXPECT_EQ(readFile(saved), bad.text) << message;
  EXPECT_GE(begun, 1);
  EXPECT_EQ(ended, 1);

  options.progress = [](const CompileProgress &) { return false; };
  EngineGraph other = *graph;
  other.text += "\n";
  EXPECT_EQ(messageOf(runtime->load(other, options)), "interrupted");
  options = LoadOptions();
  options.kernels = {"/no/such/kernels.mojoc"};
  EXPECT_NE(messageOf(runtime->load(*graph, options))
                .find("cannot read the kernel package"),
            std::string::npos);
}

TEST_F(RuntimeTest, VerifyNamesEachBadFile) {
  std::string good = *folder / "good.mlir", bad = *folder / "bad.mlir",
              crash = *folder / "crash.mlir";
  writeFile(good, graph->text);
  writeFile(bad, "module { %0 = foo }");
  writeFile(crash, ""); // the engine's parser does not survive this
  CompileWorker worker(runtime->getEngine().getLocation());
  auto verdicts = valueOf(worker.verify({good, crash, bad, crash, good}));
  ASSERT_EQ(verdicts.size(), 5u);
  EXPECT_EQ(verdicts[0].message, "");
  EXPECT_EQ(verdicts[1].file, crash);
  EXPECT_NE(verdicts[1].message.find("signal 11"), std::string::npos);
  EXPECT_EQ(verdicts[2].file, bad);
  EXPECT_NE(verdicts[2].message, "");
  EXPECT_NE(verdicts[3].message.find("signal 11"), std::string::npos);
  EXPECT_EQ(verdicts[4].message, "");
}

TEST(EnginePackage, IsMissing) {
  EngineLocation hint;
  setenv("TORCH_MAX_BACKEND_ENGINE", "/no/such/folder", 1);
  EXPECT_EQ(messageOf(EnginePackage::find(hint)),
            "TORCH_MAX_BACKEND_ENGINE is '/no/such/folder', but there is no "
            "modular/lib/libmax.so in that folder");
  unsetenv("TORCH_MAX_BACKEND_ENGINE");
}

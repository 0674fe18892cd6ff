//===- StressTest.cpp - What threads share, used by all at once -----------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Many threads do the same things at the same time. `make test-tsan` watches
// them: what is wrong need not go wrong here to be found. RuntimeTest.cpp has
// the test of loaded models, as it has compiled one.
//
//===----------------------------------------------------------------------===//

#include "ModelState.h"
#include "NativeKernels.h"
#include "StoreSupport.h"
#include "torch-max/Compiler/Compiler.h"
#include "torch-max/Runtime/CompileWorker.h"
#include "torch-max/Runtime/Fork.h"
#include "torch-max/Runtime/Kernels.h"
#include "torch-max/Runtime/StoreArchive.h"

#include <atomic>
#include <cstddef>
#include <sys/stat.h>

#include "KernelSymbols.inc"

/// The name of a kernel in its library, which has a hash of its interface.
#define TORCH_MAX_TEXT(text) #text
#define TORCH_MAX_SYMBOL(name) TORCH_MAX_TEXT(name)

using namespace torch_max;
using kernels::ConvolutionForwardOptions;
using kernels::KernelCall;
using kernels::KernelTensor;
using kernels::LinearMatmulOptions;
using kernels::ModelState;

//===----------------------------------------------------------------------===//
// The store
//===----------------------------------------------------------------------===//

/// Long enough that few entries fit.
static std::string contentOf(const std::string &name) {
  return name + std::string(4000, 'c');
}

TEST(Stress, OneStore) {
  TemporaryFolder folder;
  // As two runtimes of one process have it.
  std::unique_ptr<ModelStore> stores[] = {openStore(folder / "store", 20'000),
                                          openStore(folder / "store", 20'000)};
  std::atomic<int> found = 0;
  inThreads(8, [&](int thread) {
    ModelStore &store = *stores[thread % 2];
    for (int i = 0; i < 60; ++i) {
      // Several threads have the same one.
      std::string name = std::to_string((thread / 2 + i) % 12);
      std::string key = makeKey(name);
      insert(store, key, contentOf(name));
      if (std::optional<std::string> entry = store.lookup(key)) {
        // Another thread may have evicted it since.
        std::string content = readFile(*entry);
        EXPECT_TRUE(content.empty() || content == contentOf(name));
        found += !content.empty();
      }
      store.evict();
      EXPECT_FALSE(store.saveFailed(key, name).empty());
      EXPECT_LE(listEntries(valueOf(store.getWritableFolder())).size(), 12u);
    }
  });
  EXPECT_GT(found, 0);
  EXPECT_TRUE(namesIn(folder / "store/locks").empty());
  EXPECT_TRUE(namesIn(folder / "store/tmp").empty());
}

TEST(Stress, LocksOfOneKey) {
  TemporaryFolder folder;
  auto store = openStore(folder / "store");
  std::atomic<int> holders = 0;
  inThreads(8, [&](int) {
    for (int i = 0; i < 10; ++i) {
      ModelStore::KeyLock lock = valueOf(store->lock(makeKey("a")));
      EXPECT_EQ(++holders, 1);
      --holders;
    }
  });
}

TEST(Stress, TheFirstUseOfAStoreThatCannotBeWritten) {
  TemporaryFolder folder;
  writeFile(folder / "file", "");
  std::string warnings = captureStderr([&] {
    auto store = openStore(folder / "file");
    std::string first = valueOf(store->getWritableFolder());
    auto other = openStore(folder / "file");
    inThreads(8, [&](int thread) {
      EXPECT_FALSE(store->explainReadOnly().empty());
      // One of the threads makes the folder.
      std::string written = valueOf(other->getWritableFolder());
      EXPECT_TRUE(other->isTemporary());
      EXPECT_EQ(other->getFolders().back(), written);
      std::string name = std::to_string(thread);
      insert(*other, makeKey(name), name);
      EXPECT_EQ(readFile(other->lookup(makeKey(name)).value_or("")), name);
      std::string failed = other->saveFailed(makeKey(name), name);
      EXPECT_EQ(readFile(failed), name);
      llvm::sys::fs::remove(failed);
    });
  });
  EXPECT_EQ(llvm::StringRef(warnings).count("warning: "), 2u) << warnings;
}

TEST(Stress, Archives) {
  TemporaryFolder folder;
  auto store = openStore(folder / "store"), other = openStore(folder / "other");
  for (int i = 0; i < 8; ++i)
    insert(*store, makeKey(std::to_string(i)), contentOf(std::to_string(i)));
  inThreads(6, [&](int thread) {
    std::string archive = folder / ("archive" + std::to_string(thread));
    for (int i = 0; i < 5; ++i) {
      auto report =
          valueOf(exportEntries(listEntries(folder / "store"), archive));
      EXPECT_EQ(report.numTransferred, 8u);
      report = valueOf(importEntries(*other, archive, /*takesAll=*/true));
      EXPECT_EQ(report.numTransferred + report.numPresent, 8u);
    }
  });
  EXPECT_EQ(listEntries(folder / "other").size(), 8u);
}

//===----------------------------------------------------------------------===//
// Compiles
//===----------------------------------------------------------------------===//

TEST(Stress, Workers) {
  TemporaryFolder folder;
  std::string program = folder / "worker";
  writeFile(program, "#!/bin/sh\n"
                     "echo '{\"begin\": \"a.mlir\"}' >&3\n"
                     "sleep 0.05\n"
                     "echo '{\"end\": \"a.mlir\"}' >&3\n");
  chmod(program.c_str(), 0700);
  CompileWorker worker({/*sitePackages=*/"", program});
  // Whether somebody waits changes while all of them run.
  std::atomic<bool> isUrgent = false;
  std::atomic<int> ticks = 0;
  inThreads(6, [&](int thread) {
    for (int i = 0; i < 5; ++i) {
      bool isInterrupted = (thread + i) % 5 == 0;
      llvm::Error error = worker.compile(
          "a.mlir", folder / "a.mef", {},
          [&](double) {
            ++ticks;
            return !isInterrupted;
          },
          [&] { return isUrgent.exchange(!isUrgent); });
      EXPECT_EQ(messageOf(std::move(error)),
                isInterrupted ? "interrupted" : "no error");
    }
  });
  EXPECT_GE(ticks, 30);
}

TEST(Stress, TheCompiler) {
  const char *text = "func.func @main(%x: !torch.vtensor<[2,3],f32>) -> "
                     "!torch.vtensor<[2,3],f32> {\n"
                     "  %0 = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> "
                     "!torch.vtensor<[2,3],f32>\n"
                     "  return %0 : !torch.vtensor<[2,3],f32>\n"
                     "}\n";
  const std::vector<ArgumentInfo> arguments = {{"", {}, -1}};
  std::string expected = compileToEngineIR(text, arguments, {}).graph.text;
  EXPECT_FALSE(expected.empty());
  inThreads(4, [&](int thread) {
    for (int i = 0; i < 5; ++i) {
      bool isBad = (thread + i) % 2;
      CompileResult result =
          compileToEngineIR(isBad ? "no MLIR" : text, arguments, {});
      EXPECT_EQ(result.succeeded, !isBad);
      EXPECT_EQ(result.graph.text, isBad ? "" : expected);
      EXPECT_EQ(result.diagnostics.empty(), !isBad);
    }
  });
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {
/// A call of a kernel with room for its tensors.
class Call {
public:
  /// Options are numbers only.
  template <typename Options> Call(ModelState *state, const Options &options) {
    header().state = state;
    header().options = reinterpret_cast<const int64_t *>(&options);
    header().error = error;
  }

  void addResult(std::vector<float> &data, std::vector<int64_t> sizes) {
    ++header().numResults;
    add(data, sizes);
  }
  void addOperand(std::vector<float> &data, std::vector<int64_t> sizes) {
    ++header().numOperands;
    add(data, sizes);
  }
  const KernelCall &get() { return header(); }
  const char *getError() const { return error; }

private:
  KernelCall &header() { return *reinterpret_cast<KernelCall *>(words); }
  void add(std::vector<float> &data, std::vector<int64_t> sizes) {
    auto *tensors = reinterpret_cast<KernelTensor *>(
        reinterpret_cast<char *>(words) + offsetof(KernelCall, tensors));
    KernelTensor &tensor = tensors[numTensors++];
    tensor = {data.data(),
              kernels::ElementType::F32,
              static_cast<int64_t>(sizes.size()),
              {}};
    llvm::copy(sizes, tensor.sizes);
  }

  char error[kernels::kErrorSize] = {};
  int64_t words[64] = {};
  int numTensors = 0;
};
} // namespace

TEST(Stress, TheStateOfAModel) {
  ModelState state;
  std::vector<float> weight(64);
  inThreads(8, [&](int thread) {
    for (int64_t i = 0; i < 300; ++i) {
      // More sizes than are kept.
      int64_t rows = 1 + (thread * 7 + i) % 40;
      std::vector<float> data(rows);
      int64_t site = i % 3;
      Call call(&state, site);
      call.addResult(data, {rows});
      auto plan = state.get<int64_t>(
          call.get(), [&] { return std::make_shared<int64_t>(rows); });
      EXPECT_EQ(*plan, rows);
      int64_t changes = state.countChanges();
      state.noteWeight(weight.data() + thread, 4);
      EXPECT_TRUE(state.hasChanged(weight.data() + thread, changes));
      state.hasChanged(weight.data() + (thread + 1) % 8, changes);
    }
  });
  EXPECT_EQ(state.countChanges(), 8 * 300);
}

namespace {
/// The libraries of kernels, which run on the engine's threads.
class StressOfKernels : public testing::Test {
protected:
  static void SetUpTestSuite() {
    inThreads(8, [](int) {
      const EnginePackage *package = valueOf(EnginePackage::get());
      EXPECT_NE(valueOf(package->getContext()), nullptr);
      EXPECT_EQ(package, valueOf(EnginePackage::get()));
    });
    engine = valueOf(EnginePackage::get());
  }

  static kernels::Kernel find(llvm::StringRef symbol) {
    return valueOf(findNativeKernel(("kernel/onednn/" + symbol).str(),
                                    engine->getLocation()));
  }

  static const EnginePackage *engine;
};
const EnginePackage *StressOfKernels::engine;
} // namespace

TEST_F(StressOfKernels, TheirLibraries) {
  kernels::Kernel expected = find(TORCH_MAX_SYMBOL(torch_max_linear_matmul));
  std::vector<float> weight(8);
  inThreads(8, [&](int) {
    for (int i = 0; i < 20; ++i) {
      EXPECT_EQ(find(TORCH_MAX_SYMBOL(torch_max_linear_matmul)), expected);
      EXPECT_NE(messageOf(findNativeKernel("kernel/onednn/no_such_kernel",
                                           engine->getLocation())),
                "no error");
      EXPECT_EQ(findKernelFile("no such file"), "");
      ModelStatePtr state = createModelState();
      noteWeight(*state, weight.data(), 32);
    }
  });
}

/// Products of many sizes share the state of one model.
TEST_F(StressOfKernels, Products) {
  kernels::Kernel matmul = find(TORCH_MAX_SYMBOL(torch_max_linear_matmul));
  ModelStatePtr state = createModelState();
  inThreads(6, [&](int thread) {
    for (int64_t i = 0; i < 30; ++i) {
      int64_t rows = 1 + (thread + i) % 40, depth = 16, columns = 48;
      std::vector<float> lhs(rows * depth, 1), rhs(depth * columns, 2),
          result(rows * columns);
      LinearMatmulOptions options = {};
      options.site = i % 2;
      Call call(state.get(), options);
      call.addResult(result, {rows, columns});
      call.addOperand(lhs, {rows, depth});
      call.addOperand(rhs, {depth, columns});
      ASSERT_EQ(matmul(&call.get()), 0) << call.getError();
      EXPECT_EQ(result, std::vector<float>(rows * columns, 32));
    }
  });
}

/// The filter is packed again whenever it may have changed.
TEST_F(StressOfKernels, ConvolutionsWhoseFilterChanges) {
  kernels::Kernel convolution =
      find(TORCH_MAX_SYMBOL(torch_max_convolution_forward));
  ModelStatePtr state = createModelState();
  std::vector<float> filter(32 * 16 * 3, 1);
  noteWeight(*state, filter.data(), filter.size() * sizeof(float));
  inThreads(6, [&](int thread) {
    for (int64_t i = 0; i < 30; ++i) {
      if (thread == 0)
        noteWeight(*state, filter.data(), filter.size() * sizeof(float));
      std::vector<float> image(2 * 64 * 16, 1), result(2 * 62 * 32);
      ConvolutionForwardOptions options = {};
      // Options are for three axes, of which the image has the last one.
      options.groups = options.strides[2] = options.dilations[2] = 1;
      options.constantFilter = 1;
      Call call(state.get(), options);
      call.addResult(result, {2, 62, 32});
      call.addOperand(image, {2, 64, 16});
      call.addOperand(filter, {32, 16, 3});
      ASSERT_EQ(convolution(&call.get()), 0) << call.getError();
      EXPECT_EQ(result, std::vector<float>(result.size(), 48));
    }
  });
}

//===----------------------------------------------------------------------===//
// Forks
//===----------------------------------------------------------------------===//

/// Some threads are about to use the engine while others fork. A child that was
/// forked meanwhile knows that it must not.
TEST(Stress, Forks) {
  std::atomic<bool> isDone = false;
  inThreads(6, [&](int thread) {
    if (thread > 1) {
      while (!isDone) {
        EngineWork work;
        EXPECT_FALSE(work.check());
      }
      return;
    }
    for (int i = 0; i < 10; ++i) {
      EngineWork work;
      pid_t child = fork();
      if (child == 0)
        _exit(isForkedWithEngine() ? 0 : 1);
      int status = -1;
      EXPECT_EQ(waitpid(child, &status, 0), child);
      EXPECT_EQ(status, 0);
    }
    if (thread == 1)
      isDone = true;
  });
  EXPECT_FALSE(isForkedWithEngine());
}

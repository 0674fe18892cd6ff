//===- ModelStoreTest.cpp - Tests of the store of compiled models ---------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoreSupport.h"

#include "llvm/ADT/StringExtras.h"

#include <atomic>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace torch_max;

static std::unique_ptr<ModelStore> openStore(const TemporaryFolder &folder,
                                             uint64_t maxBytes = 1 << 30) {
  return openStore(folder / "store", maxBytes);
}

TEST(ModelStore, Keys) {
  std::string key = ModelStore::computeKey("ir", "1.0", "k");
  EXPECT_EQ(key.size(), 64u);
  EXPECT_EQ(key, ModelStore::computeKey("ir", "1.0", "k"));
  EXPECT_NE(key, ModelStore::computeKey("ir ", "1.0", "k"));
  EXPECT_NE(key, ModelStore::computeKey("ir", "1.1", "k"));
  EXPECT_NE(key, ModelStore::computeKey("ir", "1.0", "l"));
  EXPECT_NE(key, ModelStore::computeKey("ir1", ".0", "k"));
}

TEST(ModelStore, InsertAndLookup) {
  TemporaryFolder folder;
  auto store = openStore(folder);
  EXPECT_FALSE(store->isTemporary());
  std::string key = makeKey("a");
  EXPECT_FALSE(store->lookup(key));
  std::string path = insert(*store, key, "content");
  EXPECT_EQ(store->lookup(key), path);
  EXPECT_EQ(readFile(path), "content");
  EXPECT_FALSE(store->lookup(makeKey("b")));
  // Another one sees it, and inserting again does no harm.
  EXPECT_EQ(openStore(folder)->lookup(key), path);
  EXPECT_EQ(insert(*store, key, "content"), path);
}

TEST(ModelStore, DamagedEntriesAreRemoved) {
  TemporaryFolder folder;
  auto store = openStore(folder);
  std::string key = makeKey("a");
  for (llvm::StringRef damage : {"conten", "contenT", "", "content "}) {
    std::string path = insert(*store, key, "content");
    ASSERT_TRUE(store->lookup(key));
    writeFile(path, damage);
    EXPECT_FALSE(store->lookup(key));
    EXPECT_FALSE(llvm::sys::fs::exists(path));
  }
}

TEST(ModelStore, Eviction) {
  TemporaryFolder folder;
  auto store = openStore(folder, 30);
  std::string ten(10, 'x');
  std::vector<std::string> keys;
  for (int i = 0; i < 3; ++i) {
    keys.push_back(makeKey(std::to_string(i)));
    insert(*store, keys.back(), ten);
    usleep(20'000);
  }
  EXPECT_TRUE(store->lookup(keys[0])); // now 1 is the oldest
  usleep(20'000);
  keys.push_back(makeKey("3"));
  insert(*store, keys.back(), ten);
  EXPECT_TRUE(store->lookup(keys[0]));
  EXPECT_FALSE(store->lookup(keys[1]));
  EXPECT_TRUE(store->lookup(keys[2]));
  EXPECT_TRUE(store->lookup(keys[3]));
  // What is larger than the bound is kept as long as it is the newest.
  std::string large = makeKey("large");
  insert(*store, large, std::string(100, 'x'));
  EXPECT_TRUE(store->lookup(large));
  EXPECT_FALSE(store->lookup(keys[0]));
}

TEST(ModelStore, FallsBackToATemporaryFolder) {
  TemporaryFolder folder;
  writeFile(folder / "file", "");
  // In a file, and in a file system that even root cannot write to.
  for (std::string bad : {folder / "file/store", std::string("/proc/store"),
                          std::string("/proc/self")}) {
    StoreOptions options;
    options.folder = bad;
    testing::internal::CaptureStderr();
    auto store = ModelStore::open(options);
    EXPECT_FALSE(store->lookup(makeKey("a")));
    llvm::errs().flush();
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "") << "nothing is lost";
    testing::internal::CaptureStderr();
    insert(*store, makeKey("a"), "content");
    insert(*store, makeKey("b"), "content");
    llvm::errs().flush();
    std::string warning = testing::internal::GetCapturedStderr();
    EXPECT_EQ(llvm::StringRef(warning).count('\n'), 1u) << warning;
    EXPECT_NE(warning.find(bad), std::string::npos) << warning;
    EXPECT_NE(warning.find("TORCH_MAX_BACKEND_CACHE_DIR"), std::string::npos);
    EXPECT_TRUE(store->isTemporary());
    EXPECT_NE(store->explainReadOnly(), "");
    EXPECT_TRUE(store->lookup(makeKey("a")));
  }
}

TEST(ModelStore, SeveralFoldersInARow) {
  TemporaryFolder folder;
  writeFile(folder / "file", "");
  StoreOptions options;
  options.folder = folder / "layer";
  std::string fromLayer =
      insert(*ModelStore::open(options), makeKey("a"), "layer");

  // The first cannot be written; the second one can, so the third one is not.
  options.folder = folder / "file/x" + ":" + folder / "mine" +
                   "::" + folder / "layer" + ":" + folder / "never made";
  auto store = ModelStore::open(options);
  EXPECT_EQ(store->explainReadOnly(), "");
  EXPECT_EQ(store->lookup(makeKey("a")), fromLayer);
  std::string ours = insert(*store, makeKey("b"), "ours");
  EXPECT_TRUE(llvm::StringRef(ours).starts_with(folder / "mine"));
  EXPECT_EQ(store->lookup(makeKey("b")), ours);
  EXPECT_FALSE(llvm::sys::fs::exists(folder / "never made"));
  // The first folder that has an entry decides.
  EXPECT_EQ(insert(*store, makeKey("a"), "ours"), store->lookup(makeKey("a")));

  // All can be read, and none can be written.
  options.folder = folder / "file/x" + ":" + folder / "file/y";
  EXPECT_NE(ModelStore::open(options)->explainReadOnly().find("file/y"),
            std::string::npos);
}

TEST(ModelStore, OneFolderThatCannotBeWrittenIsRead) {
  // Root may write anywhere but into a file, so a whole store is made first and
  // the folder for temporary files is then replaced by a file.
  TemporaryFolder folder;
  std::string path = insert(*openStore(folder), makeKey("a"), "content");
  llvm::sys::fs::remove(folder / "store/tmp");
  writeFile(folder / "store/tmp", "");
  auto store = openStore(folder);
  EXPECT_NE(store->explainReadOnly(), "");
  EXPECT_EQ(store->lookup(makeKey("a")), path);
}

TEST(ModelStore, EntriesAreListed) {
  TemporaryFolder folder;
  EXPECT_TRUE(listEntries(folder / "store").empty());
  auto store = openStore(folder);
  EntryInfo info;
  info.label = "model.py:12";
  info.inputs = {"f32[b,64]"};
  info.ops = {{"add", 2}, {"mul", 1}};
  info.numOps = 3;
  info.engine = "1.0";
  info.cpu = "a \"cpu\",x,y";
  std::string file = valueOf(store->createTemporary(makeKey("a"), ".mef"));
  writeFile(file, "content");
  std::string path = valueOf(store->insert(makeKey("a"), file, info));
  // Older versions left nothing but the content.
  insert(*store, makeKey("b"), "old");
  // What else may lie there is none of ours.
  writeFile(folder / "store/readme.mef", "");
  writeFile(path + ".bak", "");
  std::vector<StoreEntry> entries = listEntries(folder / "store");
  ASSERT_EQ(entries.size(), 2u);
  bool isFirst = entries[0].key == makeKey("a");
  const StoreEntry &known = entries[isFirst ? 0 : 1];
  const StoreEntry &old = entries[isFirst ? 1 : 0];
  EXPECT_EQ(known.path, path);
  EXPECT_EQ(known.size, 7u);
  EXPECT_EQ(known.info.str(), info.str());
  EXPECT_EQ(known.info.cpu, info.cpu);
  EXPECT_EQ(known.info.ops, info.ops);
  EXPECT_FALSE(old.info.isKnown());
  EXPECT_TRUE(isIntact(old));
  writeFile(path, "Content");
  EXPECT_FALSE(isIntact(known));
  ModelStore::removeEntry(known);
  EXPECT_EQ(listEntries(folder / "store").size(), 1u);
}

TEST(ModelStore, DescriptionsAreUtf8) {
  // Names of files may hold any bytes.
  EntryInfo info, read;
  info.label = "model\xff.py";
  info.inputs = {"f32[\xff]"};
  info.ops = {{"\xff", 2}};
  ASSERT_TRUE(read.parse(info.str()));
  EXPECT_EQ(read.label, "model\xef\xbf\xbd.py");
  EXPECT_EQ(read.ops.front().second, 2u);
}

TEST(ModelStore, UselessEntriesAreExplained) {
  EntryInfo info;
  EXPECT_EQ(explainUselessness(info), "") << "nothing is known";
  info.engine = getPinnedEngineVersion();
  info.cpu = getHostCPU();
  EXPECT_EQ(explainUselessness(info), "");
  info.cpu += ",a-feature-of-tomorrow";
  EXPECT_NE(explainUselessness(info).find("without a-feature-of-tomorrow"),
            std::string::npos);
  info.cpu = llvm::StringRef(getHostCPU()).split(',').first.str();
  EXPECT_NE(explainUselessness(info).find("which also has"), std::string::npos);
  info.cpu = getHostCPU();
  info.kernelsHash = "1,2;";
  EXPECT_NE(explainUselessness(info).find("other kernels"), std::string::npos);
  info.engine = "0.1";
  EXPECT_NE(explainUselessness(info).find("engine 0.1"), std::string::npos);
}

TEST(ModelStore, KeepsWhatFailed) {
  TemporaryFolder folder;
  auto store = openStore(folder);
  std::string path = store->saveFailed(makeKey("a"), "the graph");
  EXPECT_EQ(readFile(path), "the graph");
  EXPECT_EQ(path, folder / ("store/failed/" + makeKey("a") + ".mlir"));
}

TEST(ModelStore, ConcurrentWriters) {
  TemporaryFolder folder;
  std::string key = makeKey("a");
  std::vector<pid_t> children;
  // Different contents of one length: a mixture would be noticed.
  for (int i = 0; i < 4; ++i) {
    pid_t child = fork();
    if (child == 0) {
      auto store = openStore(folder);
      for (int j = 0; j < 50; ++j) {
        insert(*store, key, std::string(5000, 'a' + i));
        auto path = store->lookup(key);
        if (!path)
          _exit(1);
      }
      _exit(0);
    }
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
}

TEST(ModelStore, LocksExcludeThreadsAndProcesses) {
  TemporaryFolder folder;
  auto store = openStore(folder);
  std::string key = makeKey("a");
  std::atomic<int> inside{0}, most{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int j = 0; j < 3; ++j) {
        auto lock = valueOf(store->lock(key));
        most = std::max(most.load(), ++inside);
        usleep(1000);
        --inside;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(most, 1);

  auto lock = std::make_unique<ModelStore::KeyLock>(valueOf(store->lock(key)));
  // Another key is free; this one is not, and waiting can be given up.
  valueOf(store->lock(makeKey("b")));
  EXPECT_EQ(messageOf(store->lock(key, [] { return false; })), "interrupted");
  pid_t child = fork();
  if (child == 0) {
    // The child's copy of our lock must not count as its own.
    llvm::Error error =
        openStore(folder)->lock(key, [] { return false; }).takeError();
    _exit(error ? 0 : 1);
  }
  int status;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
  lock.reset();
  valueOf(store->lock(key, [] { return false; }));
}

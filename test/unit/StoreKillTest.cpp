//===- StoreKillTest.cpp - Processes that end in the middle ---------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `kill -9` while a store is written: at each system call of one process, and
// at random moments of eight that share the store. Whenever it was, every entry
// is right, and the next writer removes what was left behind.
//
//===----------------------------------------------------------------------===//

#include "StoreSupport.h"

#include <csignal>
#include <random>
#include <sys/ptrace.h>

using namespace torch_max;
namespace fs = llvm::sys::fs;

/// Different for each key, and long enough for several pages.
static std::string contentOf(llvm::StringRef key) {
  std::string content;
  while (content.size() < 3000)
    content += key;
  return content;
}

/// All that a compile, and one that fails, do to the store.
static void write(ModelStore &store, const std::string &key) {
  llvm::Expected<ModelStore::KeyLock> lock =
      store.lock(key, [] { return false; });
  if (!lock)
    return llvm::consumeError(lock.takeError());
  llvm::Expected<std::string> file = store.createTemporary(key, ".mef");
  if (!file)
    abort();
  std::error_code error;
  llvm::raw_fd_ostream os(*file, error);
  os << contentOf(key);
  os.close();
  EntryInfo info;
  info.engine = "1.0";
  info.label = key;
  if (error || !store.insert(key, *file, info))
    abort();
  if (store.saveFailed(key, contentOf(key)).empty())
    abort();
}

/// Whether what a lookup finds is right. Another process may evict it before it
/// is read.
static bool isRight(const ModelStore &store, const std::string &key) {
  std::optional<std::string> entry = store.lookup(key);
  if (!entry)
    return true;
  std::string content = readFile(*entry);
  return content == contentOf(key) || (content.empty() && !fs::exists(*entry));
}

/// What has to hold when nobody uses the store.
static void checkStore(const std::string &path, uint64_t maxBytes) {
  for (const StoreEntry &entry : listEntries(path)) {
    EXPECT_TRUE(isIntact(entry));
    EXPECT_EQ(readFile(entry.path), contentOf(entry.key));
    if (entry.info.isKnown())
      EXPECT_EQ(entry.info.label, entry.key);
  }
  // The next writer works, and leaves nothing behind.
  auto store = openStore(path, maxBytes);
  std::string key = makeKey("next"), content = contentOf(key);
  EXPECT_EQ(readFile(insert(*store, key, content)), content);
  EXPECT_TRUE(store->lookup(key));
  EXPECT_FALSE(store->isTemporary());
  for (llvm::StringRef name : {"/tmp", "/locks"})
    EXPECT_EQ(namesIn(path + name.str()), std::vector<std::string>());
  EXPECT_LE(namesIn(path + "/failed").size(), StoreOptions().maxFailed);
  uint64_t total = 0;
  for (const StoreEntry &entry : listEntries(path))
    total += entry.size;
  EXPECT_LE(total, maxBytes);
}

TEST(StoreKill, AtEverySystemCall) {
  TemporaryFolder folder;
  std::string path = folder / "store";
  constexpr uint64_t maxBytes = 10'000;
  bool isDone = false;
  int number = 0;
  for (; !isDone && !testing::Test::HasFailure(); ++number) {
    pid_t child = fork();
    if (child == 0) {
      ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
      raise(SIGSTOP);
      auto store = openStore(path, maxBytes);
      // Few keys, whose folders are listed when the next one is evicted.
      std::string key = makeKey(std::to_string(number % 5));
      write(*store, key);
      store->lookup(key);
      _exit(0);
    }
    int status;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    if (!WIFSTOPPED(status))
      GTEST_SKIP() << "processes cannot be traced here";
    // It stops before and after each system call.
    for (int i = 0; i < 2 * number && !isDone; ++i) {
      ASSERT_EQ(ptrace(PTRACE_SYSCALL, child, nullptr, nullptr), 0);
      ASSERT_EQ(waitpid(child, &status, 0), child);
      isDone = WIFEXITED(status);
      ASSERT_TRUE(isDone || WIFSTOPPED(status)) << status;
    }
    if (isDone) {
      EXPECT_EQ(WEXITSTATUS(status), 0);
    } else {
      kill(child, SIGKILL);
      ASSERT_EQ(waitpid(child, &status, 0), child);
    }
    checkStore(path, maxBytes);
  }
  RecordProperty("moments", number);
  EXPECT_GT(number, 100) << "that many steps it has at least";
}

/// What each of the processes does until it is killed.
[[noreturn]] static void useStore(const std::string &path, uint64_t maxBytes,
                                  unsigned seed) {
  auto store = openStore(path, maxBytes);
  std::minstd_rand random(seed);
  while (true) {
    std::string key = makeKey(std::to_string(random() % 12));
    if (random() % 3 == 0)
      write(*store, key);
    else if (!isRight(*store, key))
      _exit(1);
  }
}

static void killProcesses(int numRounds) {
  constexpr int numProcesses = 8;
  constexpr uint64_t maxBytes = 20'000;
  TemporaryFolder folder;
  std::string path = folder / "store";
  std::random_device device;
  unsigned seed = device();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::minstd_rand random(seed);
  for (int round = 0; round < numRounds && !testing::Test::HasFailure();
       ++round) {
    std::vector<pid_t> children;
    for (int i = 0; i < numProcesses; ++i) {
      pid_t child = fork();
      if (child == 0)
        useStore(path, maxBytes, seed + round * numProcesses + i);
      children.push_back(child);
    }
    for (pid_t child : children) {
      usleep(random() % 20'000);
      kill(child, SIGKILL);
      int status;
      ASSERT_EQ(waitpid(child, &status, 0), child);
      EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
          << "it ended by itself: " << status;
    }
    // Each had a few files at most, and they do not add up.
    EXPECT_LE(namesIn(path + "/tmp").size(), 4u * numProcesses);
    checkStore(path, maxBytes);
  }
}

TEST(StoreKill, EightProcesses) { killProcesses(10); }

// `make test-faults` runs it.
TEST(StoreKill, DISABLED_EightProcesses200Times) { killProcesses(200); }

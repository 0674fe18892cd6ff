//===- StoreSupport.h - Helpers of the tests of stores ----------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TEST_UNIT_STORESUPPORT_H
#define TORCH_MAX_TEST_UNIT_STORESUPPORT_H

#include "TestSupport.h"
#include "torch-max/Runtime/ModelStore.h"

#include <functional>
#include <sys/wait.h>
#include <unistd.h>

namespace torch_max {

inline std::unique_ptr<ModelStore> openStore(const std::string &folder,
                                             uint64_t maxBytes = 1 << 30) {
  StoreOptions options;
  options.folder = folder;
  options.maxBytes = maxBytes;
  return ModelStore::open(options);
}

inline std::string makeKey(llvm::StringRef text) {
  return ModelStore::computeKey(text, "1.0");
}

/// As a compile does it: all of it under the key's lock.
inline std::string insert(ModelStore &store, llvm::StringRef key,
                          llvm::StringRef content, const EntryInfo &info = {}) {
  ModelStore::KeyLock lock = valueOf(store.lock(key));
  std::string file = valueOf(store.createTemporary(key, ".mef"));
  writeFile(file, content);
  return valueOf(store.insert(key, file, info));
}

/// The names in a folder.
inline std::vector<std::string> namesIn(const std::string &folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(folder, error), end;
       it != end && !error; it.increment(error))
    names.push_back(llvm::sys::path::filename(it->path()).str());
  return names;
}

/// Runs the function in a process of its own, whose failures are failures of
/// this test.
inline void runInChild(const std::function<void()> &function) {
  pid_t child = fork();
  if (child == 0) {
    function();
    llvm::errs().flush();
    fflush(stdout);
    _exit(testing::Test::HasFailure());
  }
  int status;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0) << "in the child";
}

/// What is written to stderr meanwhile.
inline std::string captureStderr(const std::function<void()> &function) {
  testing::internal::CaptureStderr();
  function();
  llvm::errs().flush();
  return testing::internal::GetCapturedStderr();
}

} // namespace torch_max

#endif // TORCH_MAX_TEST_UNIT_STORESUPPORT_H

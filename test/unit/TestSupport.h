//===- TestSupport.h - Helpers of the unit tests ----------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_TEST_UNIT_TESTSUPPORT_H
#define TORCH_MAX_TEST_UNIT_TESTSUPPORT_H

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace torch_max {

/// A folder of its own for each test.
class TemporaryFolder {
public:
  TemporaryFolder() {
    llvm::sys::fs::createUniqueDirectory("torch-max-test", path);
  }
  ~TemporaryFolder() { llvm::sys::fs::remove_directories(path); }

  std::string operator/(llvm::StringRef name) const {
    llvm::SmallString<128> result(path);
    llvm::sys::path::append(result, name);
    return std::string(result);
  }
  std::string str() const { return std::string(path); }

private:
  llvm::SmallString<128> path;
};

inline void writeFile(llvm::StringRef path, llvm::StringRef text) {
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  ASSERT_FALSE(error) << error.message();
  os << text;
}

inline std::string readFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// The value, which has to be there.
template <typename T> T valueOf(llvm::Expected<T> value) {
  if (!value) {
    std::string message = llvm::toString(value.takeError());
    ADD_FAILURE() << message;
    // There is no value to go on with.
    llvm::report_fatal_error(llvm::StringRef(message));
  }
  return std::move(*value);
}

/// The message of the error, which has to be there.
template <typename T> std::string messageOf(llvm::Expected<T> value) {
  if (value)
    return "no error";
  return llvm::toString(value.takeError());
}
inline std::string messageOf(llvm::Error error) {
  if (!error)
    return "no error";
  return llvm::toString(std::move(error));
}

/// Calls `work` with 0, 1, 2 ... on a thread each. All begin at once.
template <typename Work> void inThreads(int count, Work work) {
  std::atomic<int> numReady = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < count; ++i)
    threads.emplace_back([&, i] {
      ++numReady;
      while (numReady < count)
        std::this_thread::yield();
      work(i);
    });
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace torch_max

#endif // TORCH_MAX_TEST_UNIT_TESTSUPPORT_H

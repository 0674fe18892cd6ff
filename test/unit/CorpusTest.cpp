//===- CorpusTest.cpp - Replay of hostile input ---------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Targets.h"
#include "TestSupport.h"

using namespace torch_max;

/// Every input that ever crashed, and some others. To pass is not to crash.
TEST(Corpus, IsRead) {
  for (const fuzz::Target &target : fuzz::targets) {
    llvm::SmallString<128> folder(TORCH_MAX_TEST_CORPUS);
    llvm::sys::path::append(folder, target.name);
    unsigned numInputs = 0;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator it(folder, error), end;
         it != end && !error; it.increment(error)) {
      SCOPED_TRACE(it->path());
      target.run(readFile(it->path()));
      ++numInputs;
    }
    EXPECT_GT(numInputs, 0u) << "in " << folder.c_str();
  }
}

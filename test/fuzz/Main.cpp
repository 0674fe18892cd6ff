//===- Main.cpp - A target as a program of libFuzzer ----------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Targets.h"

using namespace torch_max;

/// LLVM and MLIR are compiled without sanitizers. Code of their headers in our
/// files would mark parts of a container or of an arena as unused, and their
/// own code, which uses these parts, would not unmark them.
extern "C" const char *__asan_default_options() {
  return "detect_container_overflow=0:allow_user_poisoning=0";
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::TORCH_MAX_FUZZ_TARGET(
      llvm::StringRef(reinterpret_cast<const char *>(data), size));
  return 0;
}

//===- ReadEntry.cpp - What a store knows about an entry ------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EntryFiles.h"
#include "FuzzSupport.h"
#include "Targets.h"

using namespace torch_max;

void fuzz::readEntry(llvm::StringRef input) {
  parseEntryName(input);
  EntryInfo info;
  if (!info.parse(input.str()))
    return;
  explainUselessness(info);
  EntryInfo again;
  require(again.parse(info.str()) && again.str() == info.str(),
          "an entry is not read as it was written");
}

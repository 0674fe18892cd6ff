//===- MutateArchive.cpp - Archives whose header is right -----------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SHA256.h"

#include <cstring>
#include <string>

using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

static constexpr size_t kSizeAt = 20, kHashAt = 28, kHeaderSize = 60;

/// Changes a part of an archive of at most `maxSize` bytes.
static std::string mutate(StringRef part, size_t maxSize) {
  std::string bytes = part.take_front(maxSize).str();
  size_t size = bytes.size();
  bytes.resize(maxSize);
  bytes.resize(LLVMFuzzerMutate(reinterpret_cast<uint8_t *>(bytes.data()), size,
                                maxSize));
  return bytes;
}

/// The reader compares the manifest with its SHA-256 first. Most archives get
/// the right one, so that what is behind this check is tested, too.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  StringRef bytes(reinterpret_cast<char *>(data), size);
  if (seed % 8 == 0 || size < kHeaderSize || maxSize <= size)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string header = bytes.take_front(kHeaderSize).str();
  StringRef rest = bytes.drop_front(kHeaderSize);
  uint64_t manifestSize =
      llvm::support::endian::read64le(header.data() + kSizeAt);
  std::string manifest = rest.take_front(manifestSize).str();
  std::string contents = rest.drop_front(manifest.size()).str();
  if (seed % 8 == 1)
    contents = mutate(contents, maxSize - kHeaderSize - manifest.size());
  else
    manifest = mutate(manifest, maxSize - kHeaderSize - contents.size());
  llvm::support::endian::write64le(header.data() + kSizeAt, manifest.size());
  std::array<uint8_t, 32> hash =
      llvm::SHA256::hash(llvm::arrayRefFromStringRef(manifest));
  std::memcpy(header.data() + kHashAt, hash.data(), hash.size());
  std::string result = header + manifest + contents;
  std::memcpy(data, result.data(), result.size());
  return result.size();
}

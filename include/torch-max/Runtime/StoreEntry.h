//===- StoreEntry.h - One compiled model of a store -------------*- C++ -*-===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a store can tell about its entries. Plain C++ without LLVM's headers,
// because the Python bindings show it.
//
//===----------------------------------------------------------------------===//

#ifndef TORCH_MAX_RUNTIME_STOREENTRY_H
#define TORCH_MAX_RUNTIME_STOREENTRY_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace torch_max {

struct EngineGraph;

/// What an entry was compiled from, for people and for the decision whether it
/// can be of use. Nothing that runs depends on it: an entry without it, as
/// older versions wrote them, is as good as any.
struct EntryInfo {
  /// Where the graph came from, such as `model.py:12`; may be empty. Others may
  /// have had the same graph since.
  std::string label;
  /// What the graph takes and returns, such as `f32[b,64]`.
  std::vector<std::string> inputs, outputs;
  /// The engine's ops, each with its number, most frequent first.
  std::vector<std::pair<std::string, unsigned>> ops;
  /// The precompiled kernels that the graph calls.
  std::vector<std::string> kernels;
  unsigned numOps = 0, numWeights = 0;
  /// Empty: nothing is known about the entry.
  std::string engine;
  /// The CPU's name and its features, with commas between.
  std::string cpu;
  /// The families of our kernels that were compiled with the graph, and the
  /// hash of their packages.
  std::vector<std::string> kernelFamilies;
  std::string kernelsHash;
  /// Seconds since 1970.
  int64_t created = 0;

  bool isKnown() const { return !engine.empty(); }
  /// As JSON, on one line.
  std::string str() const;
  /// False if the text is not such JSON.
  bool parse(const std::string &text);
};

/// What is known about a graph that was just compiled.
EntryInfo describeEntry(const EngineGraph &graph, std::string engine,
                        std::string label);

/// Why no graph of this installation on this CPU can ever hit the entry; empty
/// if one may.
std::string explainUselessness(const EntryInfo &info);

struct StoreEntry {
  std::string key;
  /// Of the content, as it is part of the file's name.
  std::string checksum;
  std::string path;
  uint64_t size = 0;
  /// Nanoseconds since 1970.
  int64_t lastUsed = 0;
  EntryInfo info;
};

/// What became of entries that were to be exported or imported.
struct TransferReport {
  unsigned numTransferred = 0;
  uint64_t bytes = 0;
  /// How many the store had already.
  unsigned numPresent = 0;
  /// The keys of those that were left out, each with the reason.
  std::vector<std::pair<std::string, std::string>> leftOut;
};

/// The entries of a store's folder, sorted by key: all, or those of `key`
/// unless it is empty. A folder that does not exist has none. The contents are
/// not read.
std::vector<StoreEntry> listEntries(const std::string &folder,
                                    const std::string &key = "");

/// Whether the entry's content is what its name says.
bool isIntact(const StoreEntry &entry);

/// The version of the engine that this build is made for.
std::string getPinnedEngineVersion();
/// The host's CPU, in the form of `EntryInfo::cpu`.
const std::string &getHostCPU();

} // namespace torch_max

#endif // TORCH_MAX_RUNTIME_STOREENTRY_H

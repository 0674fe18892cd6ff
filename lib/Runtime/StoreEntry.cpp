//===- StoreEntry.cpp - One compiled model of a store ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/StoreEntry.h"
#include "EntryFiles.h"
#include "NativeKernels.h"
#include "PrivateFiles.h"
#include "ShallowJson.h"
#include "torch-max/Kernels/Abi.h"
#include "torch-max/Runtime/EngineGraph.h"
#include "torch-max/Runtime/Kernels.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"
#include "llvm/TargetParser/Host.h"

#include <chrono>

using namespace torch_max;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace path = llvm::sys::path;

//===----------------------------------------------------------------------===//
// This installation
//===----------------------------------------------------------------------===//

std::string torch_max::getPinnedEngineVersion() {
  return TORCH_MAX_PINNED_MAX_VERSION;
}

static std::string describeCPU() {
  std::vector<std::string> features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    if (feature.second)
      features.push_back(feature.first().str());
  llvm::sort(features);
  return llvm::sys::getHostCPUName().str() + "," + llvm::join(features, ",");
}

const std::string &torch_max::getHostCPU() {
  static const std::string cpu = describeCPU();
  return cpu;
}

//===----------------------------------------------------------------------===//
// What is known about an entry
//===----------------------------------------------------------------------===//

static bool isHex(StringRef text, size_t size) {
  return text.size() == size && llvm::all_of(text, [](char c) {
           return llvm::isDigit(c) || (c >= 'a' && c <= 'f');
         });
}

/// The engine's ops in a text of its IR, without constants and without calls of
/// precompiled kernels.
static std::vector<std::pair<std::string, unsigned>> countOps(StringRef text) {
  llvm::StringMap<unsigned> counts;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    StringRef op = line.split(" = ").second;
    bool isOp = op.consume_front("rmo.");
    isOp |= op.consume_front("mo.");
    if (!isOp)
      continue;
    if (op.consume_front("custom [symbol = \""))
      op = op.take_until([](char c) { return c == '"'; });
    else
      op = op.take_while(
          [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    if (!op.starts_with("constant") && !op.starts_with("native.call_"))
      ++counts[op];
  }
  std::vector<std::pair<std::string, unsigned>> ops;
  for (const auto &[name, count] : counts)
    ops.emplace_back(name.str(), count);
  llvm::sort(ops, [](const auto &a, const auto &b) {
    return std::tie(b.second, a.first) < std::tie(a.second, b.first);
  });
  return ops;
}

/// A text that changes with our packages of these families; empty if one of
/// them cannot be read.
static std::string hashFamilies(llvm::ArrayRef<std::string> families) {
  llvm::Expected<std::string> hash =
      hashKernelPackages(findKernelPackages(families));
  if (hash)
    return *hash;
  llvm::consumeError(hash.takeError());
  return "";
}

EntryInfo torch_max::describeEntry(const EngineGraph &graph, std::string engine,
                                   std::string label) {
  EntryInfo info;
  info.label = std::move(label);
  const GraphSignature &signature = graph.signature;
  for (const TensorSignature &input : signature.inputs)
    info.inputs.push_back(input.str());
  for (const TensorSignature &output : signature.outputs)
    info.outputs.push_back(output.str());
  for (const TensorSignature &weight : signature.weights) {
    if (isAddressTable(weight.name))
      continue;
    if (!isKernelAddress(weight.name)) {
      ++info.numWeights;
      continue;
    }
    // torch_max_linear_matmul, perhaps with the hash of its sources.
    StringRef symbol = StringRef(weight.name).rsplit('/').second;
    symbol.consume_front("torch_max_");
    if (isHex(symbol.rsplit('_').second, 8))
      symbol = symbol.rsplit('_').first;
    info.kernels.push_back(symbol.str());
  }
  info.ops = countOps(graph.text);
  info.numOps = signature.numOps;
  info.engine = std::move(engine);
  info.cpu = getHostCPU();
  info.kernelFamilies = graph.kernelFamilies;
  info.kernelsHash = hashFamilies(graph.kernelFamilies);
  info.created = std::chrono::duration_cast<std::chrono::seconds>(
                     std::chrono::system_clock::now().time_since_epoch())
                     .count();
  return info;
}

/// Names of graphs and of files may hold any bytes, and JSON is UTF-8.
static json::Array makeStrings(llvm::ArrayRef<std::string> strings) {
  json::Array array;
  for (const std::string &string : strings)
    array.push_back(json::fixUTF8(string));
  return array;
}

std::string EntryInfo::str() const {
  json::Array counts;
  for (const auto &[name, count] : ops)
    counts.push_back(json::Array{json::fixUTF8(name), count});
  json::Object object{
      {"label", json::fixUTF8(label)},
      {"inputs", makeStrings(inputs)},
      {"outputs", makeStrings(outputs)},
      {"ops", std::move(counts)},
      {"kernels", makeStrings(kernels)},
      {"num_ops", numOps},
      {"num_weights", numWeights},
      {"engine", engine},
      {"cpu", cpu},
      {"kernel_families", makeStrings(kernelFamilies)},
      {"kernels_hash", kernelsHash},
      {"created", created},
  };
  return llvm::formatv("{0}", json::Value(std::move(object)));
}

static std::vector<std::string> getStrings(const json::Object &object,
                                           StringRef name) {
  std::vector<std::string> strings;
  if (const json::Array *array = object.getArray(name))
    for (const json::Value &value : *array)
      if (std::optional<StringRef> string = value.getAsString())
        strings.push_back(string->str());
  return strings;
}

static unsigned getCount(std::optional<int64_t> number) {
  return std::clamp<int64_t>(number.value_or(0), 0, 1 << 30);
}

bool EntryInfo::parse(const std::string &text) {
  std::optional<json::Value> value = parseShallowJson(text);
  const json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object)
    return false;
  EntryInfo info;
  info.label = object->getString("label").value_or("").str();
  info.inputs = getStrings(*object, "inputs");
  info.outputs = getStrings(*object, "outputs");
  info.kernels = getStrings(*object, "kernels");
  info.kernelFamilies = getStrings(*object, "kernel_families");
  if (const json::Array *counts = object->getArray("ops"))
    for (const json::Value &count : *counts)
      if (const json::Array *pair = count.getAsArray();
          pair && pair->size() == 2)
        if (std::optional<StringRef> name = pair->front().getAsString())
          info.ops.emplace_back(name->str(),
                                getCount(pair->back().getAsInteger()));
  info.numOps = getCount(object->getInteger("num_ops"));
  info.numWeights = getCount(object->getInteger("num_weights"));
  info.engine = object->getString("engine").value_or("").str();
  info.cpu = object->getString("cpu").value_or("").str();
  info.kernelsHash = object->getString("kernels_hash").value_or("").str();
  info.created = object->getInteger("created").value_or(0);
  *this = std::move(info);
  return true;
}

/// What one list of features has and the other lacks.
static std::string getMissing(StringRef wanted, StringRef present) {
  llvm::StringSet<> names;
  for (StringRef name : llvm::split(present, ','))
    names.insert(name);
  std::vector<std::string> missing;
  for (StringRef name : llvm::drop_begin(llvm::split(wanted, ',')))
    if (!names.contains(name))
      missing.push_back(name.str());
  return llvm::join(missing, ", ");
}

std::string torch_max::explainUselessness(const EntryInfo &info) {
  if (!info.isKnown())
    return "";
  if (info.engine != getPinnedEngineVersion())
    return "it is for the engine " + info.engine +
           ", and this package is for " + getPinnedEngineVersion();
  if (info.cpu != getHostCPU()) {
    std::string reason =
        "it is for the CPU " + StringRef(info.cpu).split(',').first.str() +
        ", and this is " + StringRef(getHostCPU()).split(',').first.str();
    if (std::string missing = getMissing(info.cpu, getHostCPU());
        !missing.empty())
      return reason + " without " + missing;
    if (std::string more = getMissing(getHostCPU(), info.cpu); !more.empty())
      return reason + ", which also has " + more;
    return reason;
  }
  if (hashFamilies(info.kernelFamilies) != info.kernelsHash)
    return "it was compiled with other kernels (" +
           llvm::join(info.kernelFamilies, ", ") + ")";
  return "";
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

bool torch_max::isKey(StringRef text) { return isHex(text, 64); }
bool torch_max::isChecksum(StringRef text) { return isHex(text, 32); }

std::string torch_max::computeChecksum(StringRef bytes) {
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(bytes));
  return llvm::utohexstr(hash.high64, /*LowerCase=*/true, 16) +
         llvm::utohexstr(hash.low64, /*LowerCase=*/true, 16);
}

std::optional<EntryName> torch_max::parseEntryName(StringRef name) {
  auto [key, rest] = name.split('.');
  auto [checksum, suffix] = rest.split('.');
  if (!isKey(key) || !isChecksum(checksum) || suffix != "mef")
    return std::nullopt;
  return EntryName{key, checksum};
}

std::string torch_max::getEntryFolder(StringRef folder, StringRef key) {
  return joinPath(folder, key.take_front(2));
}

std::string torch_max::getEntryPath(StringRef folder, StringRef key,
                                    StringRef checksum) {
  return joinPath(getEntryFolder(folder, key), key + "." + checksum + ".mef");
}

std::string torch_max::getInfoPath(StringRef folder, StringRef key) {
  return joinPath(getEntryFolder(folder, key), key + ".json");
}

std::string torch_max::getLockPath(StringRef folder, StringRef key) {
  return joinPath(folder, "locks/" + key);
}

int64_t torch_max::getNanoseconds(llvm::sys::TimePoint<> time) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             time.time_since_epoch())
      .count();
}

/// Adds the entries in the folder of keys with the same first digits.
static void listEntryFolder(StringRef folder,
                            std::vector<StoreEntry> &entries) {
  StringRef prefix = path::filename(folder);
  std::error_code error;
  for (fs::directory_iterator it(folder, error, /*follow_symlinks=*/false), end;
       it != end && !error; it.increment(error)) {
    std::optional<EntryName> name = parseEntryName(path::filename(it->path()));
    llvm::ErrorOr<fs::basic_file_status> status = it->status();
    if (!name || !name->key.starts_with(prefix) || !status ||
        status->type() != fs::file_type::regular_file)
      continue;
    StoreEntry entry;
    entry.key = name->key.str();
    entry.checksum = name->checksum.str();
    entry.path = it->path();
    entry.size = status->getSize();
    entry.lastUsed = getNanoseconds(status->getLastModificationTime());
    entries.push_back(std::move(entry));
  }
}

std::vector<StoreEntry> torch_max::listFiles(StringRef folder) {
  std::vector<StoreEntry> entries;
  std::error_code error;
  // Two levels and no more: the folder may hold anything else.
  for (fs::directory_iterator it(folder, error), end; it != end && !error;
       it.increment(error))
    if (isHex(path::filename(it->path()), 2) &&
        it->type() == fs::file_type::directory_file)
      listEntryFolder(it->path(), entries);
  return entries;
}

std::vector<StoreEntry> torch_max::listEntries(const std::string &folder,
                                               const std::string &key) {
  std::vector<StoreEntry> entries;
  if (key.empty()) {
    entries = listFiles(folder);
  } else {
    listEntryFolder(getEntryFolder(folder, key), entries);
    llvm::erase_if(entries,
                   [&](const StoreEntry &entry) { return entry.key != key; });
  }
  for (StoreEntry &entry : entries)
    if (auto text = readPlainFile(getInfoPath(folder, entry.key)))
      entry.info.parse(text->getBuffer().str());
  llvm::sort(entries, [](const StoreEntry &a, const StoreEntry &b) {
    return std::tie(a.key, a.checksum) < std::tie(b.key, b.checksum);
  });
  return entries;
}

bool torch_max::isIntact(const StoreEntry &entry) {
  std::unique_ptr<llvm::MemoryBuffer> buffer = readPlainFile(entry.path);
  return buffer && computeChecksum(buffer->getBuffer()) == entry.checksum;
}

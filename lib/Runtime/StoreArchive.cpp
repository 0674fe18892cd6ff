//===- StoreArchive.cpp - Compiled models that travel ---------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/StoreArchive.h"
#include "EntryFiles.h"
#include "PrivateFiles.h"
#include "ShallowJson.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Errno.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"

#include <fcntl.h>
#include <map>
#include <sys/stat.h>
#include <unistd.h>

using namespace torch_max;
using llvm::StringRef;
using llvm::Twine;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace endian = llvm::support::endian;

static constexpr StringRef kMagic = "torch-max-store\n";
static constexpr uint32_t kVersion = 1;
static constexpr size_t kVersionAt = 16, kManifestSizeAt = 20, kHashAt = 28,
                        kHeaderSize = 60;
/// Far more than any honest archive has: these bounds keep sums from
/// overflowing and a hostile archive from claiming all memory.
static constexpr uint64_t kLargestManifest = 256 << 20;
static constexpr uint64_t kLargestEntry = 4ull << 30;

static std::string hash(StringRef bytes) {
  std::array<uint8_t, 32> digest =
      llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes));
  return std::string(digest.begin(), digest.end());
}

//===----------------------------------------------------------------------===//
// Export
//===----------------------------------------------------------------------===//

static std::string makeManifest(llvm::ArrayRef<StoreEntry> entries) {
  json::Array list;
  for (const StoreEntry &entry : entries) {
    json::Object object{{"key", entry.key},
                        {"checksum", entry.checksum},
                        {"size", static_cast<int64_t>(entry.size)}};
    if (entry.info.isKnown())
      object["info"] = entry.info.str();
    list.push_back(std::move(object));
  }
  return llvm::formatv("{0}",
                       json::Value(json::Object{{"entries", std::move(list)}}));
}

static llvm::Error writeArchive(llvm::raw_ostream &os,
                                llvm::ArrayRef<StoreEntry> entries) {
  std::string manifest = makeManifest(entries);
  char numbers[kHashAt - kVersionAt];
  endian::write32le(numbers, kVersion);
  endian::write64le(numbers + (kManifestSizeAt - kVersionAt), manifest.size());
  os << kMagic << StringRef(numbers, sizeof(numbers)) << hash(manifest)
     << manifest;
  for (const StoreEntry &entry : entries) {
    std::unique_ptr<llvm::MemoryBuffer> content = readPlainFile(entry.path);
    if (!content || content->getBufferSize() != entry.size ||
        computeChecksum(content->getBuffer()) != entry.checksum)
      return llvm::createStringError("'" + entry.path +
                                     "' changed while it was exported");
    os << content->getBuffer();
  }
  return llvm::Error::success();
}

llvm::Expected<TransferReport>
torch_max::exportEntries(std::vector<StoreEntry> given, StringRef file) {
  TransferReport report;
  std::map<std::string, StoreEntry> byKey;
  for (StoreEntry &entry : given)
    if (!isIntact(entry))
      report.leftOut.emplace_back(entry.key, "it is damaged");
    else
      byKey.try_emplace(entry.key, std::move(entry));
  std::vector<StoreEntry> entries;
  for (auto &[key, entry] : byKey)
    entries.push_back(std::move(entry));

  auto fail = [&](std::error_code error) {
    return llvm::createStringError("cannot write '" + file +
                                   "': " + error.message());
  };
  llvm::SmallString<256> temporary;
  int fd;
  if (std::error_code error =
          fs::createUniqueFile(file + ".%%%%%%%%.tmp", fd, temporary))
    return fail(error);
  llvm::scope_exit remove([&] { fs::remove(temporary); });
  {
    llvm::raw_fd_ostream os(fd, /*shouldClose=*/true);
    llvm::Error error = writeArchive(os, entries);
    os.close();
    std::error_code writeError = os.error();
    os.clear_error();
    if (error)
      return std::move(error);
    if (writeError)
      return fail(writeError);
  }
  if (std::error_code error = fs::rename(temporary, file))
    return fail(error);
  remove.release();
  report.numTransferred = entries.size();
  for (const StoreEntry &entry : entries)
    report.bytes += entry.size;
  return report;
}

//===----------------------------------------------------------------------===//
// Reading an archive
//===----------------------------------------------------------------------===//

namespace {
/// An archive whose manifest has been checked.
class Archive {
public:
  static llvm::Expected<Archive> open(StringRef file);
  Archive(Archive &&other)
      : file(std::move(other.file)), fd(std::exchange(other.fd, -1)),
        fileSize(other.fileSize), entries(std::move(other.entries)),
        contentsAt(other.contentsAt) {}
  ~Archive() {
    if (fd >= 0)
      close(fd);
  }

  llvm::ArrayRef<StoreEntry> getEntries() const { return entries; }

  /// The contents of the entries in turn, each checked, until one is damaged or
  /// `use` fails.
  llvm::Error readContents(
      llvm::function_ref<llvm::Error(const StoreEntry &, StringRef)> use) const;

private:
  explicit Archive(StringRef file) : file(file.str()) {}

  llvm::Error refuse(const Twine &reason) const {
    return llvm::createStringError("'" + file + "' is refused: " + reason);
  }
  llvm::Expected<std::string> read(uint64_t offset, uint64_t size) const;
  llvm::Error readHeader();
  llvm::Error readManifest(StringRef text);
  llvm::Expected<StoreEntry> readEntry(const json::Value &value) const;

  std::string file;
  int fd = -1;
  uint64_t fileSize = 0;
  std::vector<StoreEntry> entries;
  uint64_t contentsAt = 0;
};
} // namespace

llvm::Expected<Archive> Archive::open(StringRef file) {
  Archive archive(file);
  // A pipe without a writer would block.
  archive.fd = ::open(archive.file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat status;
  if (archive.fd < 0 || fstat(archive.fd, &status) != 0)
    return llvm::createStringError("cannot read '" + file +
                                   "': " + llvm::sys::StrError(errno));
  if (!S_ISREG(status.st_mode))
    return archive.refuse("it is not a file");
  archive.fileSize = status.st_size;
  if (llvm::Error error = archive.readHeader())
    return std::move(error);
  return archive;
}

llvm::Expected<std::string> Archive::read(uint64_t offset,
                                          uint64_t size) const {
  std::string bytes(size, '\0');
  for (uint64_t done = 0; done < size;) {
    ssize_t count = pread(fd, bytes.data() + done, size - done, offset + done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return refuse("it cannot be read: " + llvm::sys::StrError(errno));
    if (count == 0)
      return refuse("it ends too early");
    done += count;
  }
  return bytes;
}

llvm::Error Archive::readHeader() {
  llvm::Expected<std::string> header =
      read(0, std::min<uint64_t>(fileSize, kHeaderSize));
  if (!header)
    return header.takeError();
  StringRef bytes = *header;
  if (bytes.empty() || !kMagic.starts_with(bytes.take_front(kMagic.size())))
    return refuse("it is not an archive of compiled models");
  if (bytes.size() < kHeaderSize)
    return refuse("it ends too early");
  uint32_t version = endian::read32le(bytes.data() + kVersionAt);
  if (version != kVersion)
    return refuse("it has version " + Twine(version) +
                  " of the format, and this program reads " + Twine(kVersion));
  uint64_t size = endian::read64le(bytes.data() + kManifestSizeAt);
  if (size > kLargestManifest)
    return refuse("its manifest claims " + Twine(size) + " bytes");
  if (size > fileSize - kHeaderSize)
    return refuse("it ends too early");
  llvm::Expected<std::string> manifest = read(kHeaderSize, size);
  if (!manifest)
    return manifest.takeError();
  if (hash(*manifest) != bytes.substr(kHashAt))
    return refuse("its manifest is damaged");
  contentsAt = kHeaderSize + size;
  return readManifest(*manifest);
}

llvm::Expected<StoreEntry> Archive::readEntry(const json::Value &value) const {
  const json::Object *object = value.getAsObject();
  if (!object)
    return refuse("its manifest has an entry that is not an object");
  StoreEntry entry;
  entry.key = object->getString("key").value_or("").str();
  entry.checksum = object->getString("checksum").value_or("").str();
  std::optional<int64_t> size = object->getInteger("size");
  if (!isKey(entry.key))
    return refuse("it has an entry whose name is not a key");
  if (!isChecksum(entry.checksum))
    return refuse("entry " + entry.key + " has no checksum");
  if (!size || *size <= 0 || static_cast<uint64_t>(*size) > kLargestEntry)
    return refuse("entry " + entry.key + " has no size that is possible");
  entry.size = *size;
  if (std::optional<StringRef> info = object->getString("info"))
    if (!entry.info.parse(info->str()))
      return refuse("the description of entry " + entry.key + " is damaged");
  return entry;
}

llvm::Error Archive::readManifest(StringRef text) {
  std::optional<json::Value> manifest = parseShallowJson(text);
  if (!manifest)
    return refuse("its manifest is not JSON");
  const json::Object *object = manifest->getAsObject();
  const json::Array *list = object ? object->getArray("entries") : nullptr;
  if (!list)
    return refuse("its manifest has no list of entries");
  uint64_t end = contentsAt;
  for (const json::Value &value : *list) {
    llvm::Expected<StoreEntry> entry = readEntry(value);
    if (!entry)
      return entry.takeError();
    if (!entries.empty() && entries.back().key == entry->key)
      return refuse("it has entry " + entry->key + " twice");
    if (!entries.empty() && entry->key < entries.back().key)
      return refuse("its entries are not in the order of their keys");
    end += entry->size;
    entries.push_back(std::move(*entry));
  }
  if (end > fileSize)
    return refuse("it ends too early: " + Twine(fileSize) +
                  " bytes instead of " + Twine(end));
  if (end < fileSize)
    return refuse("something follows its last entry");
  return llvm::Error::success();
}

llvm::Error Archive::readContents(
    llvm::function_ref<llvm::Error(const StoreEntry &, StringRef)> use) const {
  uint64_t offset = contentsAt;
  for (const StoreEntry &entry : entries) {
    llvm::Expected<std::string> content = read(offset, entry.size);
    if (!content)
      return content.takeError();
    if (computeChecksum(*content) != entry.checksum)
      return refuse("entry " + entry.key + " is damaged");
    if (llvm::Error error = use(entry, *content))
      return error;
    offset += entry.size;
  }
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Import
//===----------------------------------------------------------------------===//

namespace {
/// Entries that wait in the store's folder for temporary files until all are
/// known to be good.
class Staging {
public:
  /// `key` is that of the import, whose lock is held.
  Staging(ModelStore &store, std::string key, bool takesAll)
      : store(store), key(std::move(key)), takesAll(takesAll) {}
  ~Staging() {
    for (const Staged &staged : waiting)
      fs::remove(staged.path);
  }

  llvm::Error add(const StoreEntry &entry, StringRef content);
  /// Moves all of them into the store, or none.
  llvm::Error commit();

  TransferReport report;

private:
  struct Staged {
    StoreEntry entry;
    std::string path;
  };

  ModelStore &store;
  std::string key;
  bool takesAll;
  std::vector<Staged> waiting;
};
} // namespace

static llvm::Error write(StringRef file, StringRef content) {
  std::error_code error;
  llvm::raw_fd_ostream os(file, error);
  if (!error) {
    os << content;
    os.close();
    error = os.error();
    os.clear_error();
  }
  if (error)
    return llvm::createStringError("cannot write '" + file +
                                   "': " + error.message());
  return llvm::Error::success();
}

llvm::Error Staging::add(const StoreEntry &entry, StringRef content) {
  if (std::string reason = explainUselessness(entry.info);
      !takesAll && !reason.empty()) {
    report.leftOut.emplace_back(entry.key, reason);
    return llvm::Error::success();
  }
  if (store.lookup(entry.key)) {
    ++report.numPresent;
    return llvm::Error::success();
  }
  llvm::Expected<std::string> path = store.createTemporary(key, ".mef");
  if (!path)
    return path.takeError();
  waiting.push_back({entry, *path});
  report.bytes += entry.size;
  return write(*path, content);
}

llvm::Error Staging::commit() {
  if (report.bytes > store.getMaxBytes())
    return llvm::createStringError("the entries take " + Twine(report.bytes) +
                                   " bytes, and the store keeps " +
                                   Twine(store.getMaxBytes()));
  std::vector<StoreEntry> moved;
  for (Staged &staged : waiting) {
    llvm::Expected<std::string> path =
        store.moveIn(staged.entry.key, staged.path, staged.entry.info);
    if (!path) {
      for (const StoreEntry &entry : moved)
        ModelStore::removeEntry(entry);
      return path.takeError();
    }
    moved.push_back(staged.entry);
    moved.back().path = *path;
  }
  report.numTransferred = moved.size();
  waiting.clear();
  store.evict();
  return llvm::Error::success();
}

static llvm::Error readFolder(StringRef folder, Staging &staging) {
  for (const StoreEntry &entry : listEntries(folder.str())) {
    std::unique_ptr<llvm::MemoryBuffer> content = readPlainFile(entry.path);
    if (!content || computeChecksum(content->getBuffer()) != entry.checksum)
      staging.report.leftOut.emplace_back(entry.key, "it is damaged");
    else if (llvm::Error error = staging.add(entry, content->getBuffer()))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Error readSource(StringRef source, Staging &staging) {
  if (fs::is_directory(source))
    return readFolder(source, staging);
  llvm::Expected<Archive> archive = Archive::open(source);
  if (!archive)
    return archive.takeError();
  return archive->readContents([&](const StoreEntry &entry, StringRef content) {
    return staging.add(entry, content);
  });
}

llvm::Expected<TransferReport>
torch_max::importEntries(ModelStore &store, StringRef source, bool takesAll) {
  if (std::string reason = store.explainReadOnly(); !reason.empty())
    return llvm::createStringError("the store cannot be written: " + reason);
  // No other import has the same one.
  std::string key = ModelStore::computeKey(
      "import", std::to_string(getpid()) + " " +
                    std::to_string(llvm::sys::Process::GetRandomNumber()));
  llvm::Expected<ModelStore::KeyLock> lock = store.lock(key);
  if (!lock)
    return lock.takeError();
  Staging staging(store, key, takesAll);
  if (llvm::Error error = readSource(source, staging))
    return std::move(error);
  TransferReport &report = staging.report;
  if (!report.leftOut.empty() && !report.numPresent && !report.bytes)
    return llvm::createStringError(
        "'" + source + "' is refused: none of its " +
        Twine(report.leftOut.size()) +
        " entries can be used here; the first one: " +
        report.leftOut.front().second);
  if (llvm::Error error = staging.commit())
    return std::move(error);
  return std::move(report);
}

//===- StoreArchiveTest.cpp - Tests of archives of compiled models --------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/StoreArchive.h"
#include "TestSupport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SHA256.h"

#include <sys/stat.h>
#include <vector>

using namespace torch_max;
using llvm::StringRef;

namespace {
class StoreArchive : public testing::Test {
protected:
  std::unique_ptr<ModelStore> openStore(StringRef name,
                                        uint64_t maxBytes = 1 << 20) {
    return ModelStore::open({folder / name, maxBytes});
  }

  static std::string makeKey(StringRef text) {
    return ModelStore::computeKey(text, "1.0");
  }

  static EntryInfo usefulInfo() {
    EntryInfo info;
    info.engine = getPinnedEngineVersion();
    info.cpu = getHostCPU();
    info.inputs = {"f32[n]"};
    return info;
  }

  static std::string insert(ModelStore &store, StringRef name,
                            StringRef content, const EntryInfo &info) {
    std::string file = valueOf(store.createTemporary(makeKey(name), ".mef"));
    writeFile(file, content);
    return valueOf(store.insert(makeKey(name), file, info));
  }

  /// All files below a folder, but for the empty ones that locks leave.
  std::vector<std::string> filesIn(StringRef name) {
    std::vector<std::string> files;
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator it(folder / name, error),
         end;
         it != end && !error; it.increment(error))
      if (llvm::sys::fs::is_regular_file(it->path()))
        files.push_back(it->path());
    llvm::sort(files);
    return files;
  }

  /// An archive of three entries: one that is known, one that is not, and one
  /// of a single byte.
  std::string makeArchive() {
    auto store = openStore("source");
    insert(*store, "a", "content of a", usefulInfo());
    insert(*store, "b", "content of b, which is longer", {});
    insert(*store, "c", "c", {});
    valueOf(exportEntries(listEntries(folder / "source"), folder / "archive"));
    return readFile(folder / "archive");
  }

  /// A well-formed archive with this manifest and these contents.
  static std::string makeArchive(StringRef manifest, StringRef contents) {
    char numbers[12];
    llvm::support::endian::write32le(numbers, 1);
    llvm::support::endian::write64le(numbers + 4, manifest.size());
    std::array<uint8_t, 32> hash =
        llvm::SHA256::hash(llvm::arrayRefFromStringRef(manifest));
    return ("torch-max-store\n" + StringRef(numbers, 12) +
            StringRef(reinterpret_cast<char *>(hash.data()), 32) + manifest +
            contents)
        .str();
  }

  static std::string describe(StringRef key, StringRef checksum,
                              StringRef size) {
    return (R"({"key": ")" + key + R"(", "checksum": ")" + checksum +
            R"(", "size": )" + size + "}")
        .str();
  }

  /// The reason for which the archive is refused. Nothing may have changed.
  std::string refusalOf(StringRef bytes) {
    writeFile(folder / "bad", bytes);
    auto store = openStore("target");
    std::vector<std::string> before = filesIn("target");
    std::string message = messageOf(importEntries(*store, folder / "bad"));
    EXPECT_EQ(filesIn("target"), before) << message;
    return message;
  }

  TemporaryFolder folder;
};
} // namespace

TEST_F(StoreArchive, RoundTrip) {
  std::string bytes = makeArchive();
  auto target = openStore("target");
  TransferReport report = valueOf(importEntries(*target, folder / "archive"));
  EXPECT_EQ(report.numTransferred, 3u);
  EXPECT_EQ(report.bytes, 12u + 29u + 1u);
  EXPECT_TRUE(report.leftOut.empty());
  EXPECT_EQ(readFile(*target->lookup(makeKey("a"))), "content of a");
  EXPECT_EQ(readFile(*target->lookup(makeKey("c"))), "c");
  std::vector<StoreEntry> before = listEntries(folder / "source"),
                          after = listEntries(folder / "target");
  ASSERT_EQ(after.size(), 3u);
  for (size_t i = 0; i < 3; ++i)
    EXPECT_EQ(after[i].info.str(), before[i].info.str());

  // The same entries give the same archive, and a second import changes
  // nothing.
  valueOf(exportEntries(after, folder / "again"));
  EXPECT_EQ(readFile(folder / "again"), bytes);
  report = valueOf(importEntries(*target, folder / "archive"));
  EXPECT_EQ(report.numTransferred, 0u);
  EXPECT_EQ(report.numPresent, 3u);
}

TEST_F(StoreArchive, NoEntries) {
  valueOf(exportEntries({}, folder / "archive"));
  auto target = openStore("target");
  EXPECT_EQ(valueOf(importEntries(*target, folder / "archive")).numTransferred,
            0u);
}

TEST_F(StoreArchive, AFolderIsImportedToo) {
  makeArchive();
  writeFile(listEntries(folder / "source").front().path, "damage");
  auto target = openStore("target");
  TransferReport report = valueOf(importEntries(*target, folder / "source"));
  EXPECT_EQ(report.numTransferred, 2u);
  ASSERT_EQ(report.leftOut.size(), 1u);
  EXPECT_EQ(report.leftOut.front().second, "it is damaged");
}

TEST_F(StoreArchive, DamagedEntriesAreNotExported) {
  makeArchive();
  std::vector<StoreEntry> entries = listEntries(folder / "source");
  writeFile(entries[0].path, "damage");
  llvm::sys::fs::remove(entries[1].path);
  TransferReport report = valueOf(exportEntries(entries, folder / "archive"));
  EXPECT_EQ(report.numTransferred, 1u);
  EXPECT_EQ(report.leftOut.size(), 2u);
}

TEST_F(StoreArchive, AnArchiveThatCannotBeWrittenLeavesNothing) {
  makeArchive();
  std::vector<StoreEntry> entries = listEntries(folder / "source");
  EXPECT_NE(messageOf(exportEntries(entries, folder / "none/archive"))
                .find("cannot write"),
            std::string::npos);
  // A folder cannot be replaced by a file.
  EXPECT_NE(messageOf(exportEntries(entries, folder / "source")), "no error");
  EXPECT_TRUE(filesIn(".").size() == 4 + 1) << "three entries, what is known "
                                               "about one, and the archive";
}

TEST_F(StoreArchive, TruncatedAtEveryByte) {
  std::string bytes = makeArchive();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_NE(refusalOf(StringRef(bytes).take_front(size)), "no error") << size;
  EXPECT_NE(refusalOf(bytes + "x").find("follows its last entry"),
            std::string::npos);
}

TEST_F(StoreArchive, FlippedBits) {
  std::string bytes = makeArchive();
  // All of the header, and one of each byte after it.
  for (size_t bit = 0; bit < bytes.size() * 8; bit += bit < 60 * 8 ? 1 : 9) {
    std::string flipped = bytes;
    flipped[bit / 8] ^= 1 << bit % 8;
    EXPECT_NE(refusalOf(flipped), "no error") << bit;
  }
}

TEST_F(StoreArchive, HostileManifests) {
  std::string key(64, 'a'), sum(32, 'b');
  auto refuse = [&](StringRef entries, StringRef contents = "x") {
    return refusalOf(
        makeArchive(("{\"entries\": [" + entries + "]}").str(), contents));
  };
  // What is no key never becomes a path.
  for (std::string name :
       {std::string("../../../../etc/passwd"), std::string("/etc/passwd"),
        std::string(""), std::string(64, 'A'), std::string(64, '.'),
        std::string(63, 'a'), std::string(65, 'a'),
        "../" + std::string(61, 'a'), std::string(62, 'a') + "/b",
        std::string(60, 'a') + "\\u0000bcd"})
    EXPECT_NE(refuse(describe(name, sum, "1")).find("not a key"),
              std::string::npos)
        << name;
  EXPECT_NE(refuse(describe(key, "../x", "1")).find("no checksum"),
            std::string::npos);
  for (StringRef size : {"0", "-1", "1e300", "9223372036854775807",
                         "18446744073709551615", "1.5", "\"1\"", "null"})
    EXPECT_NE(refuse(describe(key, sum, size)).find("size"), std::string::npos)
        << size.str();
  // Sizes that are possible one by one, but not together.
  std::string many = describe(key, sum, "4294967296");
  for (char c : {'b', 'c', 'd', 'e', 'f'})
    many += "," + describe(std::string(64, c), sum, "4294967296");
  EXPECT_NE(refuse(many).find("ends too early"), std::string::npos);
  EXPECT_NE(
      refuse(describe(key, sum, "1") + "," + describe(key, sum, "1"), "xx")
          .find("twice"),
      std::string::npos);
  EXPECT_NE(refuse(describe(std::string(64, 'b'), sum, "1") + "," +
                       describe(key, sum, "1"),
                   "xx")
                .find("order"),
            std::string::npos);
  EXPECT_NE(refuse(describe(key, sum, "1")).find("is damaged"),
            std::string::npos);
  EXPECT_NE(refuse("1").find("not an object"), std::string::npos);
  for (StringRef manifest :
       {"", "[]", "{}", "{\"entries\": 1}", "{\"entries\"", "null", "\xff\xfe"})
    EXPECT_NE(refusalOf(makeArchive(manifest, "")).find("its manifest"),
              std::string::npos)
        << manifest.str();
  // Deep enough to end a recursive parser.
  std::string deep = std::string(1'000'000, '[');
  EXPECT_NE(refusalOf(makeArchive(deep, "")).find("not JSON"),
            std::string::npos);
  EXPECT_NE(refuse("{\"key\": \"" + key + "\", \"checksum\": \"" + sum +
                   "\", \"size\": 1, \"info\": \"" + deep + "\"}")
                .find("description"),
            std::string::npos);
}

TEST_F(StoreArchive, NotAnArchive) {
  auto store = openStore("target");
  EXPECT_NE(
      messageOf(importEntries(*store, folder / "none")).find("cannot read"),
      std::string::npos);
  for (std::string file : {std::string("/dev/zero"), folder / "pipe"}) {
    mkfifo((folder / "pipe").c_str(), 0600);
    EXPECT_NE(messageOf(importEntries(*store, file)).find("not a file"),
              std::string::npos);
  }
  EXPECT_NE(refusalOf("PK\x03\x04").find("not an archive"), std::string::npos);
  std::string bytes = makeArchive();
  bytes[16] = 2;
  EXPECT_NE(refusalOf(bytes).find("version 2"), std::string::npos);
}

TEST_F(StoreArchive, Foreign) {
  auto source = openStore("source");
  EntryInfo other = usefulInfo();
  other.engine = "0.1";
  insert(*source, "other engine", "x", other);
  other = usefulInfo();
  other.cpu += ",tomorrow";
  insert(*source, "other CPU", "y", other);
  valueOf(exportEntries(listEntries(folder / "source"), folder / "archive"));

  // None is of use: refused. Who wants them all the same can have them.
  std::string reason = refusalOf(readFile(folder / "archive"));
  EXPECT_NE(reason.find("none of its 2 entries"), std::string::npos) << reason;
  auto all = openStore("all");
  EXPECT_EQ(valueOf(importEntries(*all, folder / "archive", /*takesAll=*/true))
                .numTransferred,
            2u);

  // One is: the others are reported.
  insert(*source, "ours", "z", usefulInfo());
  valueOf(exportEntries(listEntries(folder / "source"), folder / "archive"));
  auto target = openStore("target");
  TransferReport report = valueOf(importEntries(*target, folder / "archive"));
  EXPECT_EQ(report.numTransferred, 1u);
  EXPECT_EQ(report.leftOut.size(), 2u);
  EXPECT_EQ(listEntries(folder / "target").size(), 1u);
}

TEST_F(StoreArchive, MoreThanTheStoreKeeps) {
  makeArchive();
  auto store = openStore("target", 40);
  EXPECT_NE(messageOf(importEntries(*store, folder / "archive"))
                .find("the store keeps 40"),
            std::string::npos);
  EXPECT_TRUE(filesIn("target").empty());
}

TEST_F(StoreArchive, AStoreThatCannotBeWritten) {
  makeArchive();
  writeFile(folder / "file", "");
  auto store = openStore("file/store");
  EXPECT_NE(messageOf(importEntries(*store, folder / "archive"))
                .find("cannot be written"),
            std::string::npos);
}

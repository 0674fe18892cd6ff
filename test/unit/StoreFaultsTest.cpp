//===- StoreFaultsTest.cpp - The store on bad days ------------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Full disks, folders that cannot be written or that others can write, links,
// folders that go, and clocks that jump. File systems are mounted in a
// namespace of a child process, which this machine has to allow.
//
//===----------------------------------------------------------------------===//

#include "StoreSupport.h"
#include "torch-max/Runtime/StoreArchive.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/stat.h>

using namespace torch_max;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace {
constexpr uid_t kNobody = 65534;

class StoreFaults : public testing::Test {
protected:
  StoreFaults() : path(folder / "store") {
    // Other users must reach the store.
    chmod(folder.str().c_str(), 0755);
  }

  /// The folder of the entries with the key of `name`.
  std::string entryFolder(StringRef name) {
    return path + "/" + makeKey(name).substr(0, 2);
  }

  TemporaryFolder folder;
  std::string path;
};

mode_t modeOf(const std::string &file) {
  struct stat status;
  return lstat(file.c_str(), &status) == 0 ? status.st_mode & 0777 : 0;
}

void setTime(const std::string &file, time_t seconds) {
  timespec times[] = {{seconds, 0}, {seconds, 0}};
  ASSERT_EQ(utimensat(AT_FDCWD, file.c_str(), times, 0), 0);
}

/// Makes what the process mounts invisible to others.
bool unshareMounts() {
  std::string map = "0 " + std::to_string(getuid()) + " 1";
  bool isRoot = geteuid() == 0;
  if (unshare(isRoot ? CLONE_NEWNS : CLONE_NEWUSER | CLONE_NEWNS) != 0)
    return false;
  // The user is root there.
  if (!isRoot)
    writeFile("/proc/self/uid_map", map);
  return mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

bool canMount() {
  pid_t child = fork();
  if (child == 0)
    _exit(unshareMounts() ? 0 : 1);
  int status;
  return waitpid(child, &status, 0) == child && status == 0;
}

/// Some bytes that are the same for each key.
std::string contentOf(size_t size) { return std::string(size, 'c'); }
} // namespace

//===----------------------------------------------------------------------===//
// Folders that cannot be written
//===----------------------------------------------------------------------===//

/// The store is read, and what is new goes to a temporary store.
static void useReadOnlyStore(const std::string &path, StringRef reason) {
  std::unique_ptr<ModelStore> store;
  EXPECT_EQ(captureStderr([&] {
              store = openStore(path);
              EXPECT_EQ(readFile(store->lookup(makeKey("a")).value_or("")),
                        "content");
            }),
            "");
  EXPECT_TRUE(StringRef(store->explainReadOnly()).contains(reason))
      << store->explainReadOnly();
  std::string warning = captureStderr([&] {
    insert(*store, makeKey("b"), "new");
    insert(*store, makeKey("c"), "new");
  });
  EXPECT_EQ(StringRef(warning).count("warning: "), 1u) << warning;
  EXPECT_TRUE(StringRef(warning).contains("lost when it ends")) << warning;
  EXPECT_EQ(readFile(store->lookup(makeKey("b")).value_or("")), "new");
  EXPECT_EQ(readFile(store->lookup(makeKey("a")).value_or("")), "content");
  std::string temporary = valueOf(store->getWritableFolder());
  EXPECT_EQ(modeOf(temporary), 0700u);
  std::string failed = store->saveFailed(makeKey("a"), "graph");
  EXPECT_EQ(readFile(failed), "graph");
  EXPECT_FALSE(StringRef(failed).starts_with(temporary)) << "it would go";
  EXPECT_EQ(modeOf(llvm::sys::path::parent_path(failed).str()), 0700u);
  EXPECT_EQ(modeOf(failed), 0600u);
  fs::remove_directories(llvm::sys::path::parent_path(failed));
  fs::remove_directories(temporary);
}

TEST_F(StoreFaults, AReadOnlyFileSystemIsRead) {
  if (!canMount())
    GTEST_SKIP() << "nothing can be mounted here";
  insert(*openStore(path), makeKey("a"), "content");
  runInChild([&] {
    ASSERT_TRUE(unshareMounts());
    const char *name = path.c_str();
    ASSERT_EQ(mount(name, name, nullptr, MS_BIND, nullptr), 0);
    ASSERT_EQ(
        mount(name, name, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr),
        0);
    useReadOnlyStore(path, "Read-only file system");
  });
}

TEST_F(StoreFaults, ALayerOfRootIsRead) {
  if (geteuid() != 0)
    GTEST_SKIP() << "only root can be somebody else";
  std::string entry = insert(*openStore(path), makeKey("a"), "content");
  runInChild([&] {
    ASSERT_EQ(setgid(kNobody) | setuid(kNobody), 0);
    std::string warning = captureStderr([&] {
      EXPECT_FALSE(openStore(path)->lookup(makeKey("a"))) << "it is private";
    });
    EXPECT_TRUE(StringRef(warning).contains("Permission denied")) << warning;
  });
  // As `chmod -R a+rX` does.
  for (const std::string &name : {path, entryFolder("a"), path + "/tmp"})
    ASSERT_EQ(chmod(name.c_str(), 0755), 0);
  ASSERT_EQ(chmod(entry.c_str(), 0644), 0);
  runInChild([&] {
    ASSERT_EQ(setgid(kNobody) | setuid(kNobody), 0);
    useReadOnlyStore(path, "ermi");
  });
}

TEST_F(StoreFaults, NoFolderForTemporaryFiles) {
  std::string old = getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp";
  writeFile(folder / "file", "");
  for (std::string bad : {folder / "none", folder / "file"}) {
    setenv("TMPDIR", bad.c_str(), 1);
    auto store = openStore(path);
    insert(*store, makeKey("a"), "content");
    EXPECT_TRUE(store->lookup(makeKey("a")));
    EXPECT_NE(store->saveFailed(makeKey("a"), "graph"), "");

    auto none = openStore(folder / "file/store");
    EXPECT_FALSE(none->lookup(makeKey("a")));
    std::string error = messageOf(none->createTemporary(makeKey("a"), ".mef"));
    EXPECT_TRUE(StringRef(error).contains("file/store")) << error;
    EXPECT_TRUE(StringRef(error).contains("nor a temporary one")) << error;
    EXPECT_EQ(none->saveFailed(makeKey("a"), "graph"), "");
    valueOf(none->lock(makeKey("a")));
    none->evict();
    setenv("TMPDIR", old.c_str(), 1);
    // The next attempt works.
    EXPECT_NE(captureStderr([&] { insert(*none, makeKey("a"), "content"); }),
              "");
  }
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

TEST_F(StoreFaults, FoldersAndFilesAreForTheUserAlone) {
  mode_t old = umask(0);
  auto store = openStore(path);
  EntryInfo info;
  info.engine = "1.0";
  std::string entry = insert(*store, makeKey("a"), "content", info);
  std::string failed = store->saveFailed(makeKey("a"), "graph");
  umask(old);
  for (const std::string &name : {path, entryFolder("a"), path + "/tmp",
                                  path + "/locks", path + "/failed"})
    EXPECT_EQ(modeOf(name), 0700u) << name;
  for (const std::string &name :
       {entry, failed, entryFolder("a") + "/" + makeKey("a") + ".json"})
    EXPECT_EQ(modeOf(name), 0600u) << name;
}

TEST_F(StoreFaults, AFolderThatOthersCanWriteIsNotUsed) {
  insert(*openStore(path), makeKey("a"), "content");
  for (mode_t mode : {0770, 0702, 01777}) {
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
    std::unique_ptr<ModelStore> store;
    captureStderr([&] { store = openStore(path); });
    EXPECT_FALSE(store->lookup(makeKey("a")));
    EXPECT_TRUE(
        StringRef(store->explainReadOnly()).contains("other users can write"));
    captureStderr([&] { insert(*store, makeKey("b"), "content"); });
    EXPECT_TRUE(store->isTemporary());
    EXPECT_TRUE(store->lookup(makeKey("b")));
    EXPECT_EQ(listEntries(path).size(), 1u);
  }
  // It is told once, and a store that was private meanwhile is as good as new.
  EXPECT_EQ(captureStderr([&] { openStore(path); }), "");
  ASSERT_EQ(chmod(path.c_str(), 0700), 0);
  EXPECT_TRUE(openStore(path)->lookup(makeKey("a")));

  // The folders in it were made by a version that went by the user's mask.
  ASSERT_EQ(chmod(entryFolder("a").c_str(), 0770), 0);
  auto store = openStore(path);
  EXPECT_FALSE(store->lookup(makeKey("a")));
  insert(*store, makeKey("a"), "content");
  EXPECT_TRUE(store->lookup(makeKey("a")));
  EXPECT_EQ(modeOf(entryFolder("a")), 0750u);
}

TEST_F(StoreFaults, WhatBelongsToAnotherUserIsNotUsed) {
  if (geteuid() != 0)
    GTEST_SKIP() << "only root can give files away";
  std::string entry = insert(*openStore(path), makeKey("a"), "content");
  // One file of somebody who can write it again at any time.
  ASSERT_EQ(chown(entry.c_str(), kNobody, kNobody), 0);
  EXPECT_FALSE(openStore(path)->lookup(makeKey("a")));
  ASSERT_EQ(chown(entry.c_str(), 0, 0), 0);
  ASSERT_EQ(chmod(entry.c_str(), 0622), 0);
  EXPECT_FALSE(openStore(path)->lookup(makeKey("a")));
  ASSERT_EQ(chmod(entry.c_str(), 0644), 0);
  EXPECT_TRUE(openStore(path)->lookup(makeKey("a")));
  for (const std::string &name : {entryFolder("a"), path}) {
    ASSERT_EQ(chown(name.c_str(), kNobody, kNobody), 0);
    captureStderr(
        [&] { EXPECT_FALSE(openStore(path)->lookup(makeKey("a"))) << name; });
  }
  std::unique_ptr<ModelStore> store;
  captureStderr([&] { store = openStore(path + ":" + folder / "own"); });
  EXPECT_EQ(store->explainReadOnly(), "") << "the next folder is written";
  EXPECT_FALSE(store->lookup(makeKey("a")));
  EXPECT_TRUE(StringRef(insert(*store, makeKey("a"), "content"))
                  .starts_with(folder / "own"));
  captureStderr([&] { store = openStore(path); });
  EXPECT_TRUE(StringRef(store->explainReadOnly())
                  .contains("belongs to another user (number 65534)"));
}

TEST_F(StoreFaults, LinksAreNotFollowed) {
  // The same entry in a place that somebody else may write.
  std::string other = folder / "other";
  std::string foreign = insert(*openStore(other), makeKey("a"), "content");
  auto store = openStore(path);
  std::string entry = insert(*store, makeKey("a"), "content");

  fs::remove(entry);
  ASSERT_EQ(symlink(foreign.c_str(), entry.c_str()), 0);
  EXPECT_FALSE(store->lookup(makeKey("a")));
  EXPECT_TRUE(listEntries(path).empty());
  EXPECT_EQ(insert(*store, makeKey("a"), "content"), entry);
  EXPECT_TRUE(store->lookup(makeKey("a"))) << "it took the link's place";

  fs::remove_directories(entryFolder("a"));
  std::string foreignFolder = other + "/" + makeKey("a").substr(0, 2);
  ASSERT_EQ(symlink(foreignFolder.c_str(), entryFolder("a").c_str()), 0);
  EXPECT_FALSE(store->lookup(makeKey("a")));
  EXPECT_TRUE(listEntries(path).empty());
  std::string file;
  {
    auto lock = valueOf(store->lock(makeKey("a")));
    file = valueOf(store->createTemporary(makeKey("a"), ".mef"));
    EXPECT_TRUE(StringRef(messageOf(store->insert(makeKey("a"), file)))
                    .contains("cannot store a compiled model"));
  }
  EXPECT_FALSE(fs::exists(file));
  fs::remove(entryFolder("a"));

  // The target of a lock's link is neither made nor locked.
  std::string lock = path + "/locks/" + makeKey("a");
  ASSERT_EQ(symlink((folder / "target").c_str(), lock.c_str()), 0);
  insert(*store, makeKey("a"), "content");
  EXPECT_FALSE(fs::exists(folder / "target"));
  fs::remove(lock);

  std::string failed = store->saveFailed(makeKey("a"), "graph");
  fs::remove(failed);
  writeFile(folder / "target", "precious");
  ASSERT_EQ(symlink((folder / "target").c_str(), failed.c_str()), 0);
  store->saveFailed(makeKey("a"), "graph");
  EXPECT_EQ(readFile(folder / "target"), "precious");
  EXPECT_EQ(readFile(failed), "graph");
  for (StringRef name : {"failed", "tmp", "locks"}) {
    std::string inner = path + "/" + name.str();
    fs::remove_directories(inner);
    ASSERT_EQ(symlink(other.c_str(), inner.c_str()), 0);
  }
  EXPECT_NE(openStore(path)->explainReadOnly(), "");
}

TEST_F(StoreFaults, NobodyWaitsForAPipe) {
  auto store = openStore(path);
  std::string entry = insert(*store, makeKey("a"), "content");
  for (mode_t kind : {S_IFIFO, S_IFSOCK}) {
    unlink(entry.c_str());
    ASSERT_EQ(mknod(entry.c_str(), kind | 0600, 0), 0);
    EXPECT_FALSE(store->lookup(makeKey("a")));
    EXPECT_TRUE(listEntries(path).empty());
  }
  unlink(entry.c_str());
  fs::create_directory(entry);
  EXPECT_FALSE(store->lookup(makeKey("a")));
}

//===----------------------------------------------------------------------===//
// Full disks, and folders that go
//===----------------------------------------------------------------------===//

TEST_F(StoreFaults, AFullDisk) {
  if (!canMount())
    GTEST_SKIP() << "nothing can be mounted here";
  auto source = openStore(folder / "source");
  insert(*source, makeKey("a"), contentOf(100 << 10));
  insert(*source, makeKey("b"), contentOf(200 << 10));
  valueOf(exportEntries(listEntries(folder / "source"), folder / "archive"));
  fs::create_directory(path);
  runInChild([&] {
    ASSERT_TRUE(unshareMounts());
    ASSERT_EQ(mount("none", path.c_str(), "tmpfs", 0, "size=256k,mode=700"), 0);
    auto store = openStore(path);
    std::string old = insert(*store, makeKey("old"), "content");
    for (int attempt = 0; attempt < 3; ++attempt) {
      std::string error =
          messageOf(importEntries(*store, folder / "archive", true));
      EXPECT_TRUE(StringRef(error).contains("No space left on device"))
          << error;
      EXPECT_TRUE(namesIn(path + "/tmp").empty());
      EXPECT_EQ(listEntries(path).size(), 1u);
    }
    EXPECT_EQ(store->saveFailed(makeKey("a"), contentOf(300 << 10)), "");
    EXPECT_TRUE(namesIn(path + "/failed").empty());
    // The entry fits, and what is known about it does not.
    EntryInfo info;
    info.engine = "1.0";
    info.label = contentOf(200 << 10);
    insert(*store, makeKey("b"), contentOf(100 << 10), info);
    EXPECT_TRUE(store->lookup(makeKey("b")));
    EXPECT_TRUE(store->lookup(makeKey("old")));
    EXPECT_FALSE(listEntries(path, makeKey("b")).front().info.isKnown());
    EXPECT_TRUE(namesIn(path + "/tmp").empty());
    fs::remove(store->lookup(makeKey("b")).value_or(""));
    insert(*store, makeKey("c"), contentOf(100 << 10));
    EXPECT_TRUE(store->lookup(makeKey("c"))) << "the next run works";
  });
}

TEST_F(StoreFaults, NotEvenAnEmptyFileFits) {
  if (!canMount())
    GTEST_SKIP() << "nothing can be mounted here";
  fs::create_directory(path);
  runInChild([&] {
    ASSERT_TRUE(unshareMounts());
    ASSERT_EQ(mount("none", path.c_str(), "tmpfs", 0,
                    "size=1m,nr_inodes=12,mode=700"),
              0);
    auto store = openStore(path);
    std::string entry = insert(*store, makeKey("a"), "content");
    std::vector<std::string> fillers;
    for (int i = 0; i < 12; ++i) {
      fillers.push_back(path + "/" + std::to_string(i));
      int fd = open(fillers.back().c_str(), O_CREAT | O_WRONLY, 0600);
      if (fd >= 0)
        close(fd);
    }
    valueOf(store->lock(makeKey("b")));
    std::string error = messageOf(store->createTemporary(makeKey("b"), ".mef"));
    EXPECT_TRUE(StringRef(error).contains("No space left on device")) << error;
    EXPECT_EQ(store->saveFailed(makeKey("b"), "graph"), "");
    EXPECT_EQ(store->lookup(makeKey("a")), entry);
    // A process that starts now uses a temporary store.
    auto second = openStore(path);
    EXPECT_EQ(second->lookup(makeKey("a")), entry);
    captureStderr([&] { insert(*second, makeKey("b"), "content"); });
    EXPECT_TRUE(second->lookup(makeKey("b")));
    fs::remove_directories(valueOf(second->getWritableFolder()));
    for (const std::string &filler : fillers)
      fs::remove(filler);
    insert(*store, makeKey("b"), "content");
    EXPECT_TRUE(store->lookup(makeKey("b")));
  });
}

TEST_F(StoreFaults, TheStoreIsRemovedUnderOurFeet) {
  auto store = openStore(path);
  for (StringRef gone : {"", "tmp", "locks", "failed"}) {
    insert(*store, makeKey("a"), "content");
    auto lock = std::make_unique<ModelStore::KeyLock>(
        valueOf(store->lock(makeKey("b"))));
    fs::remove_directories(path + "/" + gone.str());
    EXPECT_EQ(store->lookup(makeKey("a")).has_value(), !gone.empty());
    lock.reset();
    EXPECT_NE(store->saveFailed(makeKey("a"), "graph"), "");
    insert(*store, makeKey("b"), "content");
    EXPECT_TRUE(store->lookup(makeKey("b")));
    EXPECT_FALSE(store->isTemporary());
    EXPECT_EQ(modeOf(path), 0700u);
  }
  // What was being written goes along: an error, and the next attempt works.
  {
    auto lock = valueOf(store->lock(makeKey("c")));
    std::string file = valueOf(store->createTemporary(makeKey("c"), ".mef"));
    fs::remove_directories(path);
    EXPECT_TRUE(StringRef(messageOf(store->insert(makeKey("c"), file)))
                    .contains("No such file"));
  }
  insert(*store, makeKey("c"), "content");
  // It cannot be made again.
  fs::remove_directories(path);
  writeFile(path, "");
  std::string warning =
      captureStderr([&] { insert(*store, makeKey("c"), "content"); });
  EXPECT_TRUE(StringRef(warning).contains(path)) << warning;
  EXPECT_TRUE(store->isTemporary());
  EXPECT_TRUE(store->lookup(makeKey("c")));
}

TEST_F(StoreFaults, OddNames) {
  for (StringRef name : {"100%%", "a b", "\xff\xfe", "%s-XXXXXX"}) {
    auto store = openStore(folder / name);
    EXPECT_EQ(store->explainReadOnly(), "") << name.str();
    insert(*store, makeKey("a"), "content");
    EXPECT_TRUE(openStore(folder / name)->lookup(makeKey("a")));
  }
}

//===----------------------------------------------------------------------===//
// Damage
//===----------------------------------------------------------------------===//

TEST_F(StoreFaults, EveryBitAndEveryLengthIsChecked) {
  auto store = openStore(path);
  const std::string content = "an entry of some bytes";
  std::string entry = insert(*store, makeKey("a"), content);
  auto check = [&](const std::string &damaged) {
    writeFile(entry, damaged);
    EXPECT_FALSE(store->lookup(makeKey("a")));
    EXPECT_FALSE(fs::exists(entry));
  };
  for (size_t bit = 0; bit < 8 * content.size(); ++bit) {
    std::string flipped = content;
    flipped[bit / 8] ^= 1 << (bit % 8);
    check(flipped);
  }
  for (size_t size = 0; size < content.size(); ++size)
    check(content.substr(0, size));
  insert(*store, makeKey("a"), content);
  EXPECT_EQ(readFile(store->lookup(makeKey("a")).value_or("")), content);
}

//===----------------------------------------------------------------------===//
// Clocks that jump
//===----------------------------------------------------------------------===//

static const time_t now = time(nullptr);
static constexpr time_t kDay = 24 * 60 * 60;

TEST_F(StoreFaults, EvictionWhenTheClockJumped) {
  for (time_t odd : {now + 10 * 365 * kDay, now + 2 * kDay, time_t(0)}) {
    fs::remove_directories(path);
    auto store = openStore(path, 3000);
    // All that is there was used at an odd time.
    for (StringRef name : {"a", "b", "c"})
      setTime(insert(*store, makeKey(name), contentOf(1000)), odd);
    // The one that is used now stays.
    ASSERT_TRUE(store->lookup(makeKey("b")));
    for (StringRef name : {"d", "e"}) {
      insert(*store, makeKey(name), contentOf(1000));
      EXPECT_TRUE(store->lookup(makeKey(name)));
    }
    EXPECT_TRUE(store->lookup(makeKey("b")));
    EXPECT_EQ(listEntries(path).size(), 3u);
    EXPECT_FALSE(store->lookup(makeKey("a")));
    EXPECT_FALSE(store->lookup(makeKey("c")));
  }
}

TEST_F(StoreFaults, ClocksOfMachinesThatDifferALittle) {
  auto store = openStore(path, 3000);
  std::string ahead = insert(*store, makeKey("ahead"), contentOf(1000));
  setTime(insert(*store, makeKey("old"), contentOf(1000)), now - 3600);
  insert(*store, makeKey("new"), contentOf(1000));
  setTime(ahead, now + 60);
  insert(*store, makeKey("newest"), contentOf(1000));
  EXPECT_TRUE(store->lookup(makeKey("ahead")));
  EXPECT_FALSE(store->lookup(makeKey("old")));
}

TEST_F(StoreFaults, AnEntryInUseStaysReadable) {
  auto store = openStore(path, 1000);
  std::string entry = insert(*store, makeKey("a"), contentOf(1000));
  int fd = open(entry.c_str(), O_RDONLY);
  insert(*store, makeKey("b"), contentOf(1000));
  EXPECT_FALSE(store->lookup(makeKey("a")));
  std::string content(2000, '\0');
  EXPECT_EQ(read(fd, content.data(), content.size()), 1000);
  EXPECT_EQ(content.substr(0, 1000), contentOf(1000));
  close(fd);
}

TEST_F(StoreFaults, TemporaryFilesGoByLocksAndNotByTheClock) {
  auto store = openStore(path);
  for (time_t odd : {now, now + 10 * 365 * kDay, time_t(0)}) {
    std::string file;
    {
      auto lock = valueOf(store->lock(makeKey("a")));
      file = valueOf(store->createTemporary(makeKey("a"), ".mef"));
      setTime(file, odd);
      setTime(path + "/locks/" + makeKey("a"), odd);
      openStore(path)->evict();
      EXPECT_TRUE(fs::exists(file)) << "it is being written";
    }
    openStore(path)->evict();
    EXPECT_FALSE(fs::exists(file)) << "nobody writes it";
  }
  // Those of older versions say nothing of locks.
  for (auto [time, stays] : {std::pair(now, true),
                             {now + kDay / 2, true},
                             {now - 2 * kDay, false},
                             {now + 2 * kDay, false}}) {
    std::string file = path + "/tmp/0123456789ab.mef";
    writeFile(file, "");
    setTime(file, time);
    store->evict();
    EXPECT_EQ(fs::exists(file), stays) << time - now;
  }
}

//===----------------------------------------------------------------------===//
// Graphs that failed
//===----------------------------------------------------------------------===//

TEST_F(StoreFaults, GraphsThatFailedAreBounded) {
  StoreOptions options;
  options.folder = path;
  options.maxFailed = 3;
  options.maxFailedBytes = 2500;
  auto store = ModelStore::open(options);
  auto save = [&](StringRef name, size_t size) {
    std::string file = store->saveFailed(makeKey(name), contentOf(size));
    EXPECT_EQ(readFile(file), contentOf(size));
    return file;
  };
  std::vector<std::string> files;
  for (int i = 0; i < 5; ++i) {
    files.push_back(save(std::to_string(i), 100));
    setTime(files.back(), now - 100 + i);
  }
  EXPECT_EQ(namesIn(path + "/failed").size(), 3u);
  EXPECT_TRUE(fs::exists(files[2]));
  // It fails again, so that another one is the oldest.
  save("2", 100);
  save("5", 100);
  EXPECT_TRUE(fs::exists(files[2]));
  EXPECT_FALSE(fs::exists(files[3]));
  // A clock that was wrong does not keep one for ever.
  setTime(files[4], now + 10 * 365 * kDay);
  save("6", 100);
  EXPECT_FALSE(fs::exists(files[4]));
  // What is too large is kept as long as it is the newest.
  save("large", 5000);
  EXPECT_EQ(namesIn(path + "/failed").size(), 1u);
  save("small", 100);
  EXPECT_EQ(namesIn(path + "/failed").size(), 1u);
}

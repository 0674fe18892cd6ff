//===- CompileWorkerTest.cpp - Compile workers that fail ------------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shell scripts in the place of Python, with the faults of an engine. None of
// them reads its request.
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/CompileWorker.h"
#include "TestSupport.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace torch_max;

namespace {
class CompileWorkerTest : public testing::Test {
protected:
  CompileWorker makeWorker(llvm::StringRef script,
                           double timeout = defaultCompileTimeout) {
    std::string program = folder / "worker";
    writeFile(program, ("#!/bin/sh\n" + script).str());
    chmod(program.c_str(), 0700);
    return CompileWorker({/*sitePackages=*/"", program}, timeout);
  }

  /// What a compile says whose worker is this script.
  std::string run(llvm::StringRef script,
                  double timeout = defaultCompileTimeout,
                  llvm::function_ref<bool(double)> tick = nullptr) {
    return messageOf(makeWorker(script, timeout)
                         .compile("a.mlir", folder / "a.mef", {}, tick));
  }

  TemporaryFolder folder;
};

constexpr const char *success = "echo '{\"begin\": \"a.mlir\"}' >&3\n"
                                "echo '{\"end\": \"a.mlir\"}' >&3\n";

bool isAlive(pid_t process) { return kill(process, 0) == 0; }

size_t countDescriptors() {
  size_t count = 0;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it("/proc/self/fd", error), end;
       it != end && !error; it.increment(error))
    ++count;
  return count;
}
} // namespace

static bool contains(llvm::StringRef text, llvm::StringRef part) {
  return text.contains(part);
}

TEST_F(CompileWorkerTest, Succeeds) { EXPECT_EQ(run(success), "no error"); }

TEST_F(CompileWorkerTest, IsNotThere) {
  CompileWorker worker({/*sitePackages=*/"", "/no/such/python"});
  const char *message = "cannot start the compile worker /no/such/python: No "
                        "such file or directory";
  EXPECT_EQ(messageOf(worker.compile("a.mlir", folder / "a.mef")), message);
  EXPECT_EQ(messageOf(worker.verify({"a.mlir"})), message);
}

TEST_F(CompileWorkerTest, Ends) {
  EXPECT_EQ(run("exit 3"), "the MAX engine's compiler ended with code 3");
  EXPECT_EQ(run("echo why >&2; exit 0"),
            "the MAX engine's compiler ended without a result\n  why");
}

TEST_F(CompileWorkerTest, IsKilled) {
  EXPECT_EQ(run("echo begun; kill -KILL $$"),
            "the MAX engine's compiler was killed by signal 9 (Killed), as the "
            "system does when memory runs out\n  begun");
}

TEST_F(CompileWorkerTest, Crashes) {
  EXPECT_EQ(run("ulimit -c 0; kill -SEGV $$"),
            "the MAX engine's compiler was killed by signal 11 (Segmentation "
            "fault)");
}

TEST_F(CompileWorkerTest, HasTooLittleMemory) {
  std::string message =
      run("ulimit -v 200000; exec python3 -c 'bytearray(1 << 30)'");
  EXPECT_TRUE(contains(message, "ended with code 1")) << message;
  EXPECT_TRUE(contains(message, "MemoryError")) << message;
}

TEST_F(CompileWorkerTest, PrintsGarbage) {
  // Neither JSON nor UTF-8.
  std::string message = run("printf 'a\\377b\\n{\"begin\":\\377' >&3\n"
                            "printf 'c\\377d' >&2");
  EXPECT_EQ(message, "the MAX engine's compiler ended without a result\n  "
                     "c\xEF\xBF\xBD"
                     "d");
  EXPECT_EQ(run("echo 5 >&3; echo '[]' >&3; echo '{\"stderr\": -7}' >&3"),
            "the MAX engine's compiler ended without a result");
  message = run("head -c 3000000 /dev/urandom >&3\n"
                "yes 0123456789 | head -c 3000000 >&2");
  EXPECT_TRUE(contains(message, "ended without a result")) << message;
  EXPECT_LT(message.size(), 10'000u);
}

TEST_F(CompileWorkerTest, NeverEnds) {
  for (const char *script : {"while :; do :; done", "kill -STOP $$"})
    EXPECT_EQ(run(script, /*timeout=*/0.3),
              "the MAX engine's compiler was not done after 0.3 s, and was "
              "ended; the option compile_timeout "
              "(TORCH_MAX_BACKEND_COMPILE_TIMEOUT) sets the limit in seconds, "
              "0 is none");
}

TEST_F(CompileWorkerTest, IsEndedWithAllThatItStarted) {
  std::string file = folder / "pid";
  std::string message =
      run("sleep 60 & echo $! > " + file + "; wait", /*timeout=*/0.5);
  EXPECT_TRUE(contains(message, "was ended")) << message;
  pid_t other = std::stoi(readFile(file));
  for (int i = 0; i < 1000 && isAlive(other); ++i)
    usleep(5'000);
  EXPECT_FALSE(isAlive(other));
}

TEST_F(CompileWorkerTest, MayTakeAnyTimeWithoutALimit) {
  EXPECT_EQ(run("sleep 1\n" + std::string(success), /*timeout=*/0), "no error");
}

TEST_F(CompileWorkerTest, IsInterrupted) {
  auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(run("sleep 60", 0, [](double) { return false; }), "interrupted");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
}

TEST_F(CompileWorkerTest, AFileWithWhichTheParserHangsIsNamed) {
  auto verdicts = valueOf(makeWorker("echo '{\"begin\": \"a.mlir\"}' >&3\n"
                                     "kill -STOP $$",
                                     /*timeout=*/0.2)
                              .verify({"a.mlir"}));
  ASSERT_EQ(verdicts.size(), 1u);
  EXPECT_TRUE(contains(verdicts[0].message, "parser was not done"));
}

TEST_F(CompileWorkerTest, LeavesNoDescriptors) {
  run(success);
  size_t before = countDescriptors();
  for (int i = 0; i < 5; ++i)
    run(success);
  EXPECT_EQ(countDescriptors(), before);
}

TEST_F(CompileWorkerTest, StandardInputMayBeClosed) {
  // The worker reads its request, not what took the number of standard input.
  CompileWorker worker =
      makeWorker("grep -q a.mlir || exit 3\n" + std::string(success));
  int kept = fcntl(0, F_DUPFD_CLOEXEC, 10);
  close(0);
  EXPECT_EQ(messageOf(worker.compile("a.mlir", folder / "a.mef")), "no error");
  dup2(kept, 0);
  close(kept);
}

/// On a busy machine, a child that computes may get no processor for longer
/// than a tenth of a second.
static constexpr double kIdleLimit = 0.5;

/// Looks at a child until the watchdog has a reason to end it, or for a second.
static std::string watch(const char *script, Watchdog (*makeWatchdog)(pid_t),
                         bool isPaused = false) {
  pid_t child = fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execl("/bin/sh", "sh", "-c", script, nullptr);
    _exit(127);
  }
  // What the shell needs to start does not count.
  usleep(200'000);
  Watchdog watchdog = makeWatchdog(child);
  std::string reason;
  for (int i = 0; i < 200 && reason.empty(); ++i, usleep(5'000))
    reason = watchdog.update(isPaused);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  return reason;
}

TEST(WatchdogTest, EndsAChildThatHangs) {
  auto makeWatchdog = [](pid_t child) {
    return Watchdog(child, 100, kIdleLimit);
  };
  for (const char *script : {"kill -STOP $$", "exec sleep 60"})
    EXPECT_TRUE(contains(watch(script, makeWatchdog),
                         "hangs, or something has stopped it: it has used no "
                         "processor for 0.5 s"));
  EXPECT_EQ(watch("while :; do :; done", makeWatchdog), "");
  EXPECT_EQ(watch("kill -STOP $$", makeWatchdog, /*isPaused=*/true), "");
}

TEST(WatchdogTest, EndsAChildThatTakesLong) {
  auto makeWatchdog = [](pid_t child) {
    return Watchdog(child, 0.8, kIdleLimit);
  };
  EXPECT_TRUE(
      contains(watch("while :; do :; done", makeWatchdog), "was not done"));
  EXPECT_EQ(watch("while :; do :; done", makeWatchdog, /*isPaused=*/true), "");
}

TEST(WatchdogTest, TimeInWhichThisProcessWasStoppedDoesNotCount) {
  RunningClock clock;
  usleep(50'000);
  EXPECT_GE(clock.lap(), 0.05);
  sleep(2);
  EXPECT_EQ(clock.lap(), 1);
}

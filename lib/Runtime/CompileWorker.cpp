//===- CompileWorker.cpp - Compilation in a process of its own ------------===//
//
// Part of the torch-max project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "torch-max/Runtime/CompileWorker.h"
#include "CompileWorkerScript.h"
#include "torch-max/Runtime/Throttle.h"
#include "torch-max/Runtime/Watchdog.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace torch_max;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Progress
//===----------------------------------------------------------------------===//

ProgressCallback torch_max::makeTerminalProgress() {
  if (!llvm::sys::Process::StandardErrIsDisplayed())
    return [](const CompileProgress &) { return true; };
  return [](const CompileProgress &progress) {
    // Carriage return and "erase the line".
    llvm::errs() << "\r\033[K";
    if (!progress.done)
      llvm::errs() << "compiling " << progress.graph << " (" << progress.numOps
                   << " ops) ... " << static_cast<int>(progress.seconds)
                   << " s";
    llvm::errs().flush();
    return true;
  };
}

//===----------------------------------------------------------------------===//
// One child process
//===----------------------------------------------------------------------===//

namespace {
/// A file in memory, which both processes can read. It needs no folder, and no
/// other process that is started meanwhile inherits it.
class ScratchFile {
public:
  ScratchFile() {
    int made = memfd_create("torch-max", MFD_CLOEXEC);
    // It may have the number of a standard stream if the program has closed
    // that: move it out of the way of the worker's numbers.
    descriptor = made < 0 ? -1 : fcntl(made, F_DUPFD_CLOEXEC, 10);
    if (made >= 0)
      close(made);
  }
  ScratchFile(const ScratchFile &) = delete;
  ScratchFile &operator=(const ScratchFile &) = delete;
  ~ScratchFile() {
    if (isValid())
      close(descriptor);
  }

  bool isValid() const { return descriptor >= 0; }
  int fd() const { return descriptor; }

  /// Everything from `offset` on.
  std::string read(int64_t offset = 0) const {
    struct stat status;
    if (fstat(fd(), &status) != 0 || offset < 0 || status.st_size <= offset)
      return "";
    std::string text(status.st_size - offset, '\0');
    ssize_t count = pread(fd(), text.data(), text.size(), offset);
    text.resize(count < 0 ? 0 : count);
    return text;
  }

private:
  int descriptor;
};

/// What a worker did before it ended.
struct Outcome {
  /// One for each file that was begun and ended.
  std::vector<CompileWorker::Verdict> verdicts;
  /// The file that was begun but not ended, and what was printed meanwhile.
  std::string unfinished;
  std::string printed;
  /// How the process ended, if not well: "was killed by signal 11 (...)", or
  /// why we ended it.
  std::string death;
};
} // namespace

/// Makes an error message fit for reading: the engine likes to print the whole
/// graph with it, on one line. Keeps whole lines from the start or the end.
static std::string clip(StringRef text, bool fromEnd, StringRef separator) {
  constexpr size_t maxLines = 20, maxColumns = 300;
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n', -1, /*KeepEmpty=*/false);
  llvm::ArrayRef<StringRef> kept(lines);
  kept = fromEnd ? kept.take_back(maxLines) : kept.take_front(maxLines);
  std::string result;
  for (StringRef line : kept) {
    result += result.empty() ? "" : separator;
    result += line.take_front(maxColumns);
    result += line.size() > maxColumns ? " ..." : "";
  }
  // What a crash cut off, or what was never text.
  return llvm::json::fixUTF8(result);
}

/// What the engine printed last, to follow a message.
static std::string tail(StringRef printed) {
  std::string lines = clip(printed, /*fromEnd=*/true, "\n  ");
  return lines.empty() ? "" : "\n  " + lines;
}

/// Starts the worker's program, and returns its number or 0 with `errno` set.
///
/// Not by `fork`: this process has other threads, whose locks a forked child
/// would find taken for ever, and to copy the page tables of a large process
/// takes long.
static pid_t spawnWorker(const std::string &program, const ScratchFile &input,
                         const ScratchFile &printed,
                         const ScratchFile &result) {
  // -P: neither Python nor what it loads before our script looks for modules in
  // the working directory.
  const char *arguments[] = {program.c_str(), "-P", "-c", compileWorkerScript,
                             nullptr};
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  llvm::scope_exit cleanUp([&] {
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
  });
  // Copies are not closed by `exec`.
  posix_spawn_file_actions_adddup2(&files, input.fd(), 0);
  posix_spawn_file_actions_adddup2(&files, printed.fd(), 1);
  posix_spawn_file_actions_adddup2(&files, printed.fd(), 2);
  posix_spawn_file_actions_adddup2(&files, result.fd(), 3);
  // A group of its own, so that all of it can be killed at once.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t child = 0;
  errno = posix_spawnp(&child, program.c_str(), &files, &attributes,
                       const_cast<char *const *>(arguments), environ);
  return errno == 0 ? child : 0;
}

static void endWorker(pid_t child) {
  kill(-child, SIGKILL);
  waitpid(child, nullptr, 0);
}

/// Starts a worker with `request` and waits for it.
static llvm::Expected<Outcome> runWorker(const std::string &program,
                                         const llvm::json::Value &request,
                                         double timeout,
                                         llvm::function_ref<bool(double)> tick,
                                         llvm::function_ref<bool()> isUrgent) {
  ScratchFile input, result, printed;
  if (!input.isValid() || !result.isValid() || !printed.isValid())
    return llvm::createStringError(
        "cannot make a temporary file for the compile worker: " +
        llvm::Twine(strerror(errno)));
  std::string text = llvm::formatv("{0}", request);
  if (pwrite(input.fd(), text.data(), text.size(), 0) !=
      static_cast<ssize_t>(text.size()))
    return llvm::createStringError("cannot write a temporary file: " +
                                   llvm::Twine(strerror(errno)));

  pid_t child = spawnWorker(program, input, printed, result);
  if (!child)
    return llvm::createStringError("cannot start the compile worker " +
                                   program + ": " + strerror(errno));

  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  int status = 0;
  double nextTick = 0;
  Throttle throttle(child);
  Watchdog watchdog(child, timeout);
  Outcome outcome;
  while (true) {
    pid_t ended = waitpid(child, &status, WNOHANG);
    // With SIGCHLD ignored the child cannot be waited for, but what it
    // reported still counts.
    if (ended == child || (ended < 0 && errno == ECHILD))
      break;
    if (tick && elapsed() >= nextTick) {
      if (!tick(elapsed())) {
        endWorker(child);
        return llvm::createStringError("interrupted");
      }
      nextTick = elapsed() + 0.25;
    }
    outcome.death = watchdog.update(throttle.isPaused());
    if (!outcome.death.empty()) {
      endWorker(child);
      break;
    }
    throttle.update(/*makesRoom=*/isUrgent && !isUrgent());
    usleep(5'000);
  }

  int64_t printedBegin = 0;
  std::string report = result.read();
  for (StringRef rest = report; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
    llvm::json::Object *object = value ? value->getAsObject() : nullptr;
    if (!object) {
      // Cut off in the middle of a line.
      llvm::consumeError(value.takeError());
      break;
    }
    if (auto fatal = object->getString("fatal"))
      return llvm::createStringError(*fatal);
    if (auto begin = object->getString("begin")) {
      outcome.unfinished = begin->str();
      printedBegin = object->getInteger("stderr").value_or(0);
    } else if (auto end = object->getString("end")) {
      outcome.verdicts.push_back(
          {end->str(), clip(object->getString("message").value_or(""),
                            /*fromEnd=*/false, "\n")});
      outcome.unfinished.clear();
    }
  }
  outcome.printed = printed.read(printedBegin);
  if (!outcome.death.empty())
    return outcome;
  if (WIFSIGNALED(status))
    outcome.death = ("was killed by signal " + llvm::Twine(WTERMSIG(status)) +
                     " (" + strsignal(WTERMSIG(status)) + ")" +
                     (WTERMSIG(status) == SIGKILL
                          ? ", as the system does when memory runs out"
                          : ""))
                        .str();
  else if (WIFEXITED(status) && WEXITSTATUS(status) != 0)
    outcome.death =
        ("ended with code " + llvm::Twine(WEXITSTATUS(status))).str();
  else if (!outcome.unfinished.empty())
    outcome.death = "ended too early";
  return outcome;
}

//===----------------------------------------------------------------------===//
// CompileWorker
//===----------------------------------------------------------------------===//

static llvm::json::Value makeRequest(const EngineLocation &location,
                                     StringRef target,
                                     llvm::ArrayRef<std::string> files,
                                     llvm::ArrayRef<std::string> kernels) {
  return llvm::json::Object{{"parent", getpid()},
                            {"site_packages", location.sitePackages},
                            {"target", target},
                            {"files", llvm::json::Array(files)},
                            {"kernels", llvm::json::Array(kernels)}};
}

llvm::Error CompileWorker::compile(StringRef source, StringRef target,
                                   llvm::ArrayRef<std::string> kernels,
                                   llvm::function_ref<bool(double)> tick,
                                   llvm::function_ref<bool()> isUrgent) const {
  llvm::Expected<Outcome> outcome = runWorker(
      location.python, makeRequest(location, target, {source.str()}, kernels),
      timeout, tick, isUrgent);
  if (!outcome)
    return outcome.takeError();
  if (outcome->verdicts.empty())
    return llvm::createStringError(
        "the MAX engine's compiler " +
        (outcome->death.empty() ? "ended without a result" : outcome->death) +
        tail(outcome->printed));
  if (StringRef message = outcome->verdicts.front().message; !message.empty())
    return llvm::createStringError("the MAX engine cannot compile the graph: " +
                                   message + tail(outcome->printed));
  return llvm::Error::success();
}

llvm::Expected<std::vector<CompileWorker::Verdict>>
CompileWorker::verify(llvm::ArrayRef<std::string> files,
                      llvm::ArrayRef<std::string> kernels) const {
  std::vector<Verdict> verdicts;
  while (verdicts.size() < files.size()) {
    llvm::ArrayRef<std::string> left = files.drop_front(verdicts.size());
    llvm::Expected<Outcome> outcome =
        runWorker(location.python, makeRequest(location, "", left, kernels),
                  timeout, /*tick=*/nullptr, /*isUrgent=*/nullptr);
    if (!outcome)
      return outcome.takeError();
    for (Verdict &verdict : outcome->verdicts)
      verdicts.push_back(std::move(verdict));
    // Files are taken in order, so the next one is where it ended.
    if (!outcome->unfinished.empty())
      verdicts.push_back({outcome->unfinished, "the MAX engine's parser " +
                                                   outcome->death +
                                                   tail(outcome->printed)});
    else if (outcome->verdicts.size() < left.size())
      return llvm::createStringError(
          "the MAX engine's parser " +
          (outcome->death.empty() ? "ended without a result" : outcome->death) +
          tail(outcome->printed));
  }
  return verdicts;
}

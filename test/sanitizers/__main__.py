# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The unit tests and the tests of parallel use, in a build with sanitizers.

    python test/sanitizers asan|tsan [ARGUMENT ...]

With arguments, pytest alone runs with them. Any report is a failure, also one of a process that
ended well. Reports are files, because tests read what processes print.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python/support"))

from documents import ROOT, llvm_tool, versions

HERE = ROOT / "test/sanitizers"
# ThreadSanitizer has a thread of its own in each process, which a throttle sees, too.
LEFT_OUT = {"asan": "", "tsan": "ThrottleTest.*"}
OURS = re.compile(r"\((?:TorchMaxUnitTests|_torch_max\.[\w.-]+|onednn\.so)\+0x")


def is_of_our_code(report: str) -> bool:
    """Not a race with code that was compiled without ThreadSanitizer. It sees what such code does
    by functions of libc, but not how its threads wait for each other, and calls it a race when the
    engine frees on one thread what it has allocated on another one. Code that the engine has
    compiled itself is in no library that a suppression could name."""
    if "WARNING: ThreadSanitizer: data race" not in report:
        return bool(report.strip()) and not report.startswith("ThreadSanitizer: reported ")
    accesses = report.split("\n\n")[:2]
    return all(OURS.search(access) for access in accesses)


def options(reports: Path, **more: str | int) -> str:
    all_options = {"log_path": reports / "report", **more}
    return ":".join(f"{name}={value}" for name, value in all_options.items())


class Run:
    def __init__(self, sanitizer: str) -> None:
        self.sanitizer = sanitizer
        self.build = ROOT / f"build-{sanitizer}"
        self.reports = self.build / "reports"
        shutil.rmtree(self.reports, ignore_errors=True)
        self.reports.mkdir()
        self.tests = 0
        compiler = f"clang++-{versions()['LLVM_VERSION']}"
        library = f"libclang_rt.{sanitizer}-x86_64.so"
        found = subprocess.check_output([compiler, f"-print-file-name={library}"], text=True)
        self.runtime = Path(found.strip())

    def environment(self, finds_leaks: bool) -> dict[str, str]:
        def suppressions(name: str) -> Path:
            return HERE / f"{name}.supp"

        return {
            **os.environ,
            "LD_LIBRARY_PATH": str(self.runtime.parent),
            "ASAN_OPTIONS": options(
                self.reports,
                exitcode=99,
                detect_leaks=int(finds_leaks),
                detect_stack_use_after_return=1,
                # LLVM's headers poison the memory of its allocators, which its libraries, compiled
                # without a sanitizer, then use.
                allow_user_poisoning=0,
                suppressions=suppressions("asan"),
            ),
            "LSAN_OPTIONS": f"suppressions={suppressions('lsan')}:print_suppressions=0",
            "UBSAN_OPTIONS": f"suppressions={suppressions('ubsan')}:print_stacktrace=1",
            "TSAN_OPTIONS": options(
                self.reports,
                suppressions=suppressions("tsan"),
                second_deadlock_stack=1,
                # Reports are counted, because not each of them is a failure.
                exitcode=0,
                # Tests fork, and the child of a process with threads may start some.
                die_after_fork=0,
            ),
            "PATH": os.pathsep.join([str(llvm_tool("")), os.environ["PATH"]]),
        }

    def run(self, name: str, command: list[str | Path], environment: dict[str, str]) -> bool:
        """Whether all tests passed. `command` writes how many there were to a file of XML."""
        results = self.reports / f"{name}.xml"
        print(f"== {name}, {self.sanitizer}", flush=True)
        command = [str(word).format(results=results) for word in command]
        process = subprocess.run(command, cwd=ROOT, env=environment)
        if results.exists():
            root = ElementTree.parse(results).getroot()
            suites = [root] if "tests" in root.attrib else list(root)
            for suite in suites:
                left_out = (int(suite.get(name, 0)) for name in ("disabled", "skipped"))
                self.tests += int(suite.attrib["tests"]) - sum(left_out)
            results.unlink()
        return process.returncode == 0

    def run_unit_tests(self) -> bool:
        command = [self.build / "bin/TorchMaxUnitTests", "--gtest_brief=1"]
        command += ["--gtest_output=xml:{results}", f"--gtest_filter=-{LEFT_OUT[self.sanitizer]}"]
        return self.run("C++ unit tests", command, self.environment(finds_leaks=True))

    def run_python_tests(self, arguments: list[str]) -> bool:
        package = self.build / "python"
        allocator = self.build / "lib/TorchMaxEngineAllocator.so"
        # AddressSanitizer has to be the first one; the allocator replaces a function of
        # ThreadSanitizer's.
        preloaded = (
            [self.runtime, allocator] if self.sanitizer == "asan" else [allocator, self.runtime]
        )
        # A sanitizer looks for the functions that throw exceptions when it starts.
        preloaded.append(Path("libstdc++.so.6"))
        environment = {
            # At the end, Python and torch leave much behind that is not freed.
            **self.environment(finds_leaks=False),
            "LD_PRELOAD": " ".join(map(str, preloaded)),
            "PYTHONPATH": os.pathsep.join([str(HERE / "site"), str(package)]),
            "TORCH_MAX_SANITIZED_PACKAGE": str(package),
        }
        command: list[str | Path] = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
        command += ["--junitxml", "{results}", *arguments]
        return self.run("pytest", command, environment)

    def count_reports(self) -> int:
        """Prints each of them."""
        count = 0
        for file in sorted(self.reports.iterdir()):
            text = file.read_text(errors="replace")
            for report in re.split(r"^=+\n", text, flags=re.MULTILINE):
                if is_of_our_code(report):
                    print(report)
                    count += 1
        return count


def main() -> int:
    start = time.monotonic()
    sanitizer, *arguments = sys.argv[1:]
    run = Run(sanitizer)
    have_passed = bool(arguments) or run.run_unit_tests()
    have_passed &= run.run_python_tests(arguments or ["test/python/parallel"])
    reports = run.count_reports()
    seconds = time.monotonic() - start
    outcome = "all passed" if have_passed else "not all passed"
    print(f"{sanitizer}: {run.tests} tests, {outcome}, {reports} reports, {seconds:.0f} s")
    return 0 if have_passed and reports == 0 else 1


if __name__ == "__main__":
    sys.exit(main())

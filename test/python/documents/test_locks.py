# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules about locks: a comment at each mutex says what it protects, and only objects hold one, so
that whatever leaves the scope lets go of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from documents import ROOT, tracked_files

CPP = tracked_files("lib/*.cpp", "include/*.h", "lib/*.h", "tools/*.cpp", "tools/*.h")
CPP += tracked_files("python/bindings/*")
PYTHON = tracked_files("python/*.py")

# A declaration, not a template's argument such as that of a guard.
MUTEX = re.compile(r"^\s*(?:\w+ )*(?:[\w:]+::)?\w*mutex(?:_t)? (\w+)(?:;| =|\{)", re.IGNORECASE)
PYTHON_LOCK = re.compile(r"(\w+)(?:: [\w.]+)? = threading\.(?:Lock|RLock|Condition|Semaphore)\(")
GUARD = re.compile(r"\b(?:lock_guard|unique_lock|scoped_lock|shared_lock)\b[^(]*\(([^,)]*)")
BY_HAND = r"(?:\.|->)(?:try_)?(?:lock|unlock|acquire|release)(?:_\w+)?\("


def is_explained(lines: list[str], number: int) -> bool:
    """Whether the comment above the line says so."""
    comment = []
    while number > 0 and re.match(r"\s*(//|#)", lines[number - 1]):
        number -= 1
        comment.append(lines[number])
    return "THREAD-SAFETY:" in (text := "".join(reversed(comment))) and "protects" in text


def find_problems(texts: dict[str, str], declaration: re.Pattern[str]) -> list[str]:
    problems, names = [], set()
    for file, text in texts.items():
        lines = text.splitlines()
        for number, line in enumerate(lines):
            if match := declaration.search(line):
                names.add(match[1])
                if not is_explained(lines, number):
                    problems.append(f"{file}:{number + 1}: what does {match[1]} protect?")
    by_hand = re.compile(
        rf"\b(?:{'|'.join(names)}){BY_HAND}|\bpthread_(?:mutex|rwlock)_\w*lock\(|std::lock\("
    )
    for file, text in texts.items():
        for number, line in enumerate(text.splitlines()):
            if by_hand.search(line):
                problems.append(f"{file}:{number + 1}: a lock that nothing lets go")
            guard = GUARD.search(line)
            if guard and re.split(r"\.|->", guard[1])[-1] not in names:
                problems.append(f"{file}:{number + 1}: the mutex was not found")
    return problems


def read(files: list[Path]) -> dict[str, str]:
    return {str(file): (ROOT / file).read_text() for file in files}


def test_cpp() -> None:
    texts = read(CPP)
    assert sum(bool(MUTEX.search(line)) for t in texts.values() for line in t.splitlines()) > 10
    assert find_problems(texts, MUTEX) == []


def test_python() -> None:
    texts = read(PYTHON)
    assert sum(len(PYTHON_LOCK.findall(text)) for text in texts.values()) >= 3
    assert find_problems(texts, PYTHON_LOCK) == []


@pytest.mark.parametrize(
    "text",
    [
        "std::mutex m;",
        "// Some mutex.\nstatic std::mutex m;",
        "  // THREAD-SAFETY: protects `x`.\n\n  mutable std::shared_mutex m;",
        "/// THREAD-SAFETY: protects `x`.\nstd::timed_mutex m;\nvoid f() { m.lock(); }",
        "/// THREAD-SAFETY: protects `x`.\nstd::mutex m;\nbool f() { return p->m.try_lock(); }",
        "void f() { std::lock_guard<std::mutex> guard(other->m); }",
        "pthread_mutex_t m;",
        "void f() { pthread_mutex_lock(p); }",
    ],
)
def test_bad_cpp_is_found(text: str) -> None:
    assert len(find_problems({"a.cpp": text}, MUTEX)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "_lock = threading.Lock()",
        "self._lock: threading.Lock = threading.Lock()",
        "# THREAD-SAFETY: protects `x`.\nlock = threading.RLock()\nlock.acquire()",
    ],
)
def test_bad_python_is_found(text: str) -> None:
    assert len(find_problems({"a.py": text}, PYTHON_LOCK)) == 1


def test_good_code_is_not_found() -> None:
    text = (
        "// THREAD-SAFETY: protects `x`.\nstatic std::mutex m;\n"
        "void f() { std::unique_lock<std::mutex> lock(p->m, std::defer_lock); lock.try_lock(); }"
    )
    assert find_problems({"a.cpp": text}, MUTEX) == []

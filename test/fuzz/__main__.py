# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Feeds the readers of untrusted bytes with input that libFuzzer makes.

    python test/fuzz [--seconds 60] [TARGET ...]

Each target starts from the lit tests, from test/fuzz/corpus/<target>, and from what earlier runs
found, which is in build-fuzz/corpus/<target>. An input that crashes is kept in build-fuzz/crashes;
the program that read it, called with that file, repeats the crash.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build-fuzz"
COMMITTED = ROOT / "test/fuzz/corpus"
READ_IR = ("compile", "emit", "explain")
"""The targets that read text of our dialects."""
LARGEST_INPUT = 4096


def write_seeds() -> Path:
    """Each part of each lit test as a file, without its comments."""
    folder = BUILD / "seeds"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for test in sorted((ROOT / "test").rglob("*.mlir")):
        if COMMITTED in test.parents:
            continue
        for number, part in enumerate(test.read_text().split("// -----")):
            text = re.sub(r"^\s*//.*\n", "", part, flags=re.MULTILINE).strip()
            if text and len(text) <= LARGEST_INPUT:
                (folder / f"{test.stem}-{number}.mlir").write_text(text)
    return folder


def write_dictionary() -> Path:
    file = BUILD / "words.dict"
    subprocess.run([BUILD / "bin/fuzz-compile", f"--write-dictionary={file}"], check=True)
    return file


def find_count(name: str, log: str) -> int:
    found = re.search(rf"stat::{name}:\s+(\d+)", log)
    return int(found[1]) if found else 0


def fuzz(target: str, seconds: int, scratch: str) -> bool:
    """Runs one target and prints what came of it; false if it crashed."""
    program = BUILD / "bin" / f"fuzz-{target}"
    corpus, crashes = BUILD / "corpus" / target, BUILD / "crashes" / target
    for folder in (corpus, crashes):
        folder.mkdir(parents=True, exist_ok=True)
    folders = [corpus, COMMITTED / target]
    flags = [
        f"-max_total_time={seconds}",
        f"-max_len={LARGEST_INPUT}",
        f"-artifact_prefix={crashes}/",
        "-timeout=20",
        "-rss_limit_mb=2560",
        "-print_final_stats=1",
    ]
    if target in READ_IR:
        folders.append(write_seeds())
        flags.append(f"-dict={write_dictionary()}")
    log = BUILD / f"fuzz-{target}.log"
    with log.open("wb") as output:
        # Stores of the target are made in the scratch folder, also by a program that crashes.
        code = subprocess.run(
            [program, *flags, *folders],
            stdout=output,
            stderr=output,
            env={**os.environ, "TMPDIR": scratch},
        ).returncode
    text = log.read_text(errors="replace")
    executions = find_count("number_of_executed_units", text)
    new = find_count("new_units_added", text)
    outcome = "CRASH" if code else "no crash"
    print(f"{target:14}{executions:>10} executions{new:>8} new inputs  {outcome}", flush=True)
    if code:
        for path in re.findall(r"Test unit written to (\S+)", text):
            print(f"  repeat it: {program.relative_to(ROOT)} {Path(path).relative_to(ROOT)}")
        print(f"  its output: {log.relative_to(ROOT)}")
    return code == 0


def main() -> None:
    known = sorted(folder.name for folder in COMMITTED.iterdir())
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=int, default=60, help="for each target")
    parser.add_argument("targets", nargs="*", help=f"of {', '.join(known)}; all by default")
    options = parser.parse_args()
    if unknown := set(options.targets) - set(known):
        parser.error(f"unknown target: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as scratch:
        passed = [fuzz(target, options.seconds, scratch) for target in options.targets or known]
    sys.exit(not all(passed))


if __name__ == "__main__":
    main()

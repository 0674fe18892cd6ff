# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op of torch's op database, compiled and compared with eager.

    python test/conformance [--ops NAME ...] [--dtypes f32 ...] [--samples N] [--lower-only]

First each case is lowered alone, which needs no engine; what is refused there is refused. The
rest goes to the engine, many cases a graph. Results are kept: a run goes on where one stopped, and
a case runs again only when what the engine is given for it has changed.
"""

from __future__ import annotations

import argparse
import fnmatch
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
)

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from compiling import Lowered, lower_alone
from engine_batch import run_bisecting
from page import Outcome, by_entry, gaps, verdict, write_page
from samples import DEFAULT_DTYPES, DTYPES, Case, Key, make_cases, op_entries, run_eager
from store import Store, compiler_version, engine_version


@dataclass
class Run:
    options: argparse.Namespace
    progress: Progress
    entries: Sequence[str]

    def __post_init__(self) -> None:
        self.end = time.monotonic() + 60 * self.options.limit_minutes
        self.lowered = Store(f"lowered-{compiler_version()}", self.options.fresh)
        self.results = Store("results", self.options.fresh)
        self.outcomes: dict[Key, Outcome] = {}
        self.in_torch: dict[Key, str] = {}
        """The ops of a case that torch computes."""
        self.broken: set[Key] = set()
        """The cases that are not one graph."""

    def is_late(self) -> bool:
        return time.monotonic() > self.end

    def lower_all(self) -> dict[Key, str]:
        """What each accepted case is known by in the store of results."""
        accepted: dict[Key, str] = {}
        task = self.progress.add_task("lowering", total=len(self.entries))
        for entry in self.entries:
            self.progress.update(task, advance=1, description=f"lowering {entry}")
            for dtype in self.options.dtypes:
                if self.is_late():
                    return accepted
                for case in make_cases(entry, dtype, self.options.samples):
                    lowered = self._lower(case)
                    if lowered.refusal:
                        self.outcomes[case.key] = Outcome("refused", lowered.refusal)
                    else:
                        if self.options.in_torch and not lowered.in_torch:
                            continue
                        self.in_torch[case.key] = lowered.in_torch
                        if lowered.is_broken:
                            self.broken.add(case.key)
                        version = engine_version(lowered.kernels)
                        accepted[case.key] = f"{case.key} {lowered.digest} {version}"
        return accepted

    def _lower(self, case: Case) -> Lowered:
        if known := self.lowered.get(str(case.key)):
            return Lowered(
                known["refusal"],
                known["digest"],
                known["kernels"],
                known["in_torch"],
                known["is_broken"] == "yes",
            )
        (expected,) = run_eager([case])
        if isinstance(expected, Exception):
            lowered = Lowered(f"eager raises too: {type(expected).__name__}")
        else:
            lowered = lower_alone(case)
        self.lowered.put(
            str(case.key),
            refusal=lowered.refusal,
            digest=lowered.digest,
            kernels=lowered.kernels,
            in_torch=lowered.in_torch,
            is_broken="yes" if lowered.is_broken else "no",
        )
        return lowered

    def run_all(self, accepted: dict[Key, str]) -> None:
        pending = []
        for key, name in accepted.items():
            known = self.results.get(name)
            self.outcomes[key] = (
                self._outcome(key, known["kind"], known["detail"]) if known else _NOT_RUN
            )
            if not known:
                pending.append(key)
        if self.options.lower_only:
            return
        task = self.progress.add_task("on the engine", total=len(pending))
        for is_broken in (False, True):
            keys = [key for key in pending if (key in self.broken) == is_broken]
            for start in range(0, len(keys), self.options.batch):
                if self.is_late():
                    return
                self._run(keys[start : start + self.options.batch], accepted, is_broken, task)

    def _run(
        self, batch: Sequence[Key], accepted: dict[Key, str], is_broken: bool, task: TaskID
    ) -> None:
        self.progress.update(task, description=f"on the engine: {batch[0].entry} ...")
        for key, (kind, detail) in run_bisecting(batch, is_broken).items():
            self.results.put(accepted[key], kind=kind, detail=detail)
            self.outcomes[key] = self._outcome(key, kind, detail)
            if kind != "passed":
                self.progress.print(f"{key}: {kind}: {detail}", markup=False)
        self.progress.update(task, advance=len(batch))

    def _outcome(self, key: Key, kind: str, detail: str) -> Outcome:
        return Outcome(kind, detail, self.in_torch[key])


_NOT_RUN = Outcome("not run")


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.split("\n")[0])
    parser.add_argument("--ops", nargs="*", default=["*"], help="names of entries, with * and ?")
    parser.add_argument("--dtypes", nargs="*", choices=DTYPES, default=list(DEFAULT_DTYPES))
    parser.add_argument("--samples", type=int, default=2, help="of each entry and dtype")
    parser.add_argument("--batch", type=int, default=40, help="cases in a graph")
    parser.add_argument(
        "--in-torch", action="store_true", help="only cases of which torch computes a part"
    )
    parser.add_argument("--lower-only", action="store_true", help="without the engine")
    parser.add_argument("--limit-minutes", type=float, default=float("inf"))
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--gaps", type=Path, help="write the reasons, most frequent first")
    parser.add_argument("--write-page", action="store_true", help="write docs/Conformance.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parse(arguments)
    entries = [
        entry
        for entry in op_entries()
        if any(fnmatch.fnmatchcase(entry, pattern) for pattern in options.ops)
    ]
    columns = (TextColumn("{task.description:40.40}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        run = Run(options, progress, entries)
        run.run_all(run.lower_all())
    for entry, outcomes in by_entry(run.outcomes, entries).items():
        if options.ops != ["*"]:
            print(f"{entry}: {verdict(list(outcomes.values()))}")
    kinds = [outcome.kind for outcome in run.outcomes.values()]
    print(", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)))
    if options.gaps:
        options.gaps.write_text("\n".join(gaps(run.outcomes)) + "\n")
    if options.write_page:
        write_page(run.outcomes, entries, options.dtypes, options.samples)
    return any(kind in ("wrong", "engine error") for kind in kinds)


if __name__ == "__main__":
    sys.exit(main())

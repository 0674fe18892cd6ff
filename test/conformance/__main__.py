# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every op of torch's op database, compiled and compared with eager.

    python test/conformance [--ops NAME ...] [--dtypes f32 ...] [--samples N] [--lower-only]
    python test/conformance --wide [--variants gradient ...] [--limit-minutes M]

First each case is lowered alone, which needs no engine; what is refused there is refused. The
rest goes to the engine, many cases a graph. `--lower-only` compares what torch gives in the
engine's place. Results are kept: a run goes on where one stopped, and a case runs again only when
what the engine is given for it has changed. Several processes can run side by side with other
`--ops`; one with all of them then writes the page.
"""

from __future__ import annotations

import argparse
import fnmatch
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
)

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from compiling import Lowered, lower_alone
from engine_batch import Mode, run_bisecting
from page import Outcome, by_entry, gaps, verdict, write_page
from samples import (
    DEFAULT_DTYPES,
    DTYPES,
    OWN_DTYPE,
    VARIANTS,
    WIDE_DTYPES,
    Case,
    Key,
    make_cases,
    op_entries,
)
from store import Store, compiler_version, digest_files, engine_version
from wide_page import write_wide_page


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
        self.accepted: dict[Key, str] = {}
        """What each accepted case is known by in the store of results."""
        self.in_torch: dict[Key, str] = {}
        """The ops of a case that torch computes."""
        self.pending: dict[Mode, list[Key]] = {}
        """What waits for the engine."""

    def is_late(self) -> bool:
        return time.monotonic() > self.end

    def run_all(self) -> None:
        """Lowers, and gives the engine each graph as soon as there are enough cases for it."""
        lowering = self.progress.add_task("lowering", total=len(self.entries))
        self.engine_task = self.progress.add_task("on the engine", total=0)
        for entry in self.entries:
            self.progress.update(lowering, advance=1, description=f"lowering {entry}")
            for dtype, variant in _scopes(self.options):
                if self.is_late() and not self.options.write_page:
                    return
                for case in make_cases(entry, dtype, self.options.samples, variant):
                    self._add(case)
        for mode, keys in self.pending.items():
            if self.is_late():
                return
            self._run(keys, mode)

    def _add(self, case: Case) -> None:
        key, lowered = case.key, self._lower(case)
        if lowered is None:
            self.outcomes[key] = _NOT_RUN
            return
        if lowered.refusal:
            self.outcomes[key] = Outcome("refused", lowered.refusal)
            return
        if self.options.in_torch and not lowered.in_torch:
            return
        self.in_torch[key] = lowered.in_torch
        if lowered.settled:
            self.outcomes[key] = Outcome(lowered.settled, lowered.problem)
            return
        self.outcomes[key] = _NOT_RUN
        version = engine_version(lowered.kernels)
        self.accepted[key] = f"{key} {lowered.digest} {version}"
        if known := self.results.get(self.accepted[key]):
            self.outcomes[key] = self._outcome(key, known["kind"], known["detail"])
        elif self.options.lower_only:
            if lowered.problem:
                self.outcomes[key] = Outcome("wrong", f"without the engine: {lowered.problem}")
        else:
            self._wait_for_engine(key, Mode(key.variant, lowered.is_broken))

    def _lower(self, case: Case) -> Lowered | None:
        """None if it is not known and too late."""
        name = str(case.key)
        if case.key.variant == "errors":
            # Most are judged here, and not by what the engine is given.
            name += f" {digest_files(_JUDGES)}"
        if known := self.lowered.get(name):
            texts = {name: known[name] for name in known if name not in ("key", "is_broken")}
            return Lowered(**texts, is_broken=known["is_broken"] == "yes")
        if self.is_late():
            return None
        lowered = lower_alone(case)
        is_broken = "yes" if lowered.is_broken else "no"
        self.lowered.put(name, **{**vars(lowered), "is_broken": is_broken})
        return lowered

    def _wait_for_engine(self, key: Key, mode: Mode) -> None:
        waiting = self.pending.setdefault(mode, [])
        waiting.append(key)
        self.progress.update(
            self.engine_task, total=self.progress.tasks[self.engine_task].total + 1
        )
        if len(waiting) == self.options.batch:
            if not self.is_late():
                self._run(waiting, mode)
            waiting.clear()

    def _run(self, batch: Sequence[Key], mode: Mode) -> None:
        self.progress.update(self.engine_task, description=f"on the engine: {batch[0].entry} ...")
        for key, (kind, detail) in run_bisecting(batch, mode).items():
            self.results.put(self.accepted[key], kind=kind, detail=detail)
            self.outcomes[key] = self._outcome(key, kind, detail)
            if kind != "passed":
                self.progress.print(f"{key}: {kind}: {detail}", markup=False)
        self.progress.update(self.engine_task, advance=len(batch))

    def _outcome(self, key: Key, kind: str, detail: str) -> Outcome:
        return Outcome(kind, detail, self.in_torch[key])


_NOT_RUN = Outcome("not run")
_JUDGES = [Path(__file__).parent / name for name in ("compiling.py", "refusals.py")]


def _scopes(options: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Dtypes and variants."""
    for dtype in options.dtypes:
        for variant in options.variants:
            if variant != "errors":
                yield dtype, variant
    if "errors" in options.variants:
        yield OWN_DTYPE, "errors"


def _samples(text: str) -> int | None:
    return None if text == "all" else int(text)


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="conformance", description=__doc__.split("\n")[0])
    parser.add_argument("--ops", nargs="*", default=["*"], help="names of entries, with * and ?")
    parser.add_argument("--dtypes", nargs="*", choices=DTYPES, default=list(DEFAULT_DTYPES))
    parser.add_argument("--samples", type=_samples, default=2, help="of each entry, or `all`")
    parser.add_argument("--variants", nargs="*", choices=VARIANTS, default=["plain"])
    parser.add_argument(
        "--wide",
        action="store_true",
        help="all samples and variants in eight dtypes, for a page of their own; what is named "
        "beside it counts",
    )
    parser.add_argument("--batch", type=int, default=40, help="cases in a graph")
    parser.add_argument(
        "--in-torch", action="store_true", help="only cases of which torch computes a part"
    )
    parser.add_argument("--lower-only", action="store_true", help="without the engine")
    parser.add_argument("--limit-minutes", type=float, default=float("inf"))
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--gaps", type=Path, help="write the reasons, most frequent first")
    parser.add_argument("--write-page", action="store_true", help="write the page in docs")
    if parser.parse_known_args(arguments)[0].wide:
        parser.set_defaults(samples=None, dtypes=list(WIDE_DTYPES), variants=list(VARIANTS))
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
        run.run_all()
    for entry, outcomes in by_entry(run.outcomes, entries).items():
        if options.ops != ["*"]:
            print(f"{entry}: {verdict(list(outcomes.values()))}")
    kinds = [outcome.kind for outcome in run.outcomes.values()]
    print(", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds)))
    if options.gaps:
        options.gaps.write_text("\n".join(gaps(run.outcomes)) + "\n")
    if options.write_page and options.wide:
        write_wide_page(run.outcomes, options.dtypes, options.samples)
    elif options.write_page:
        write_page(run.outcomes, entries, options.dtypes, options.samples)
    return any(kind in ("wrong", "engine error") for kind in kinds)


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs, compiled and compared with eager.

    python test/programs [--programs N] [--minutes M] [--first-seed S] [--fresh]
    python test/programs --shrink SEED

Results are kept by seed: a run goes on where one stopped.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))
sys.path.insert(0, str(Path(__file__).parents[1] / "conformance"))
# C++ warns of empty reductions, of which there are many.
os.environ["TORCH_CPP_LOG_LEVEL"] = "ERROR"

from batch import run_bisecting
from generate import BLOCK, Generated, generate, group_of, kind_of
from program import KINDS, Program, as_test
from results import FAILED, Results, summary, write_page
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from shrink import shrink
from symbols import stays_one_graph


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="programs", description=__doc__.split("\n")[0])
    parser.add_argument("--programs", type=int, default=12 * BLOCK, help="how many")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no graph later")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--kinds", nargs="*", choices=KINDS, default=list(KINDS))
    parser.add_argument("--batch", type=int, default=BLOCK, help="programs in a graph")
    parser.add_argument(
        "--without-engine", action="store_true", help="torch takes the engine's place: much faster"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs found")
    parser.add_argument("--shrink", type=int, metavar="SEED", help="make a failing program small")
    parser.add_argument("--write-page", action="store_true", help="write docs/RandomPrograms.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parse(arguments)
    if options.shrink is not None:
        return _shrink(options)
    results = Results(options.fresh, "torch" if options.without_engine else "engine")
    last = options.first_seed + options.programs
    seeds = [
        seed
        for seed in range(options.first_seed, last)
        if kind_of(seed) in options.kinds and not results.has(seed)
    ]
    end = time.monotonic() + 60 * options.minutes
    columns = (TextColumn("{task.description:30.30}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task("programs", total=len(seeds))
        repeated = results.to_repeat()
        while repeated and time.monotonic() < end:
            programs = [each for each in repeated if each.kind == repeated[0].kind][: options.batch]
            repeated = [each for each in repeated if each not in programs]
            for program, outcome in zip(
                programs, run_bisecting(programs, options.without_engine), strict=True
            ):
                results.keep_repeated(program, outcome)
        while seeds and time.monotonic() < end:
            batch: dict[int, Generated] = {}
            group = group_of(seeds[0])
            for seed in [seed for seed in seeds if group_of(seed) == group]:
                if len(batch) == options.batch:
                    break
                seeds.remove(seed)
                generated = generate(seed)
                if results.recall(seed, generated):
                    progress.update(task, advance=1)
                elif not group[1] and not _fits_in(generated, options):
                    results.keep(seed, generated, ("skipped", "torch fixes a size"))
                    progress.update(task, advance=1)
                else:
                    batch[seed] = generated
            progress.update(task, description=f"{group[0]} programs to {seed}")
            programs = [each.program for each in batch.values()]
            outcomes = run_bisecting(programs, options.without_engine) if programs else []
            for (seed, each), outcome in zip(batch.items(), outcomes, strict=True):
                results.keep(seed, each, outcome)
                if outcome[0] in FAILED:
                    progress.print(f"{seed}, {each.program.kind}: {outcome[1]}", markup=False)
            progress.update(task, advance=len(batch))
    for line in summary(results.all()):
        print(line)
    failed = [entry for entry in results.all() if entry["outcome"] in FAILED]
    for entry in failed:
        print(f"{entry['seed']} {entry['outcome']}: {entry['detail']}")
    if options.write_page:
        write_page(results.all())
    return bool(failed)


def _fits_in(generated: Generated, options: argparse.Namespace) -> bool:
    """Into a graph with others."""
    program = generated.program
    return not program.is_dynamic or options.without_engine or stays_one_graph(program)


def _shrink(options: argparse.Namespace) -> int:
    where = Results(False, "torch" if options.without_engine else "engine")
    program = where.failed(options.shrink) or generate(options.shrink).program
    problems = {}

    def fails(programs: Sequence[Program]) -> list[bool]:
        outcomes = run_bisecting(programs, options.without_engine) if programs else []
        for each, (_, problem) in zip(programs, outcomes, strict=True):
            problems[repr(each)] = problem
        return [kind in FAILED for kind, _ in outcomes]

    if not fails([program])[0]:
        print(f"{options.shrink} does not fail on its own")
        return 1
    small = shrink(program, fails)
    print(as_test(small, problems[repr(small)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

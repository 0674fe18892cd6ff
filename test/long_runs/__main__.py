# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Long trainings, compiled and in eager.

    python test/long_runs [--tasks NAME ...] [--steps N] [--write-page]

Rounding errors grow from step to step, so what is computed cannot be equal. Eager differs from
itself, too, where it adds in another order with another number of threads: that is the measure.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import torch
from report import write_page
from trained_tasks import TASKS
from trainings import DTYPES, Step, compare


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="long_runs", description=__doc__.split("\n")[0])
    parser.add_argument("--tasks", nargs="*", choices=TASKS, default=list(TASKS))
    parser.add_argument("--dtypes", nargs="*", choices=DTYPES, default=list(DTYPES))
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--write-page", action="store_true", help="write docs/LongRuns.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parse(arguments)
    comparisons = []
    for name in options.tasks:
        for dtype in options.dtypes:
            comparison = compare(name, dtype, options.steps, _on_max)
            print(comparison, flush=True)
            comparisons.append(comparison)
    if options.write_page:
        write_page(comparisons, options.steps)
    return not all(comparison.is_near for comparison in comparisons)


def _on_max(step: Step) -> Step:
    return torch.compile(step, backend="max")


if __name__ == "__main__":
    sys.exit(main())

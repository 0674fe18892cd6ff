# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long `max-opt --torch-to-max` takes for 10,000 and for 20,000 torch ops.

The whole program is timed: start, parsing, lowering, printing. Fails above the limit, or if twice
the ops take much more than twice the time.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OPT = ROOT / "build" / "bin" / "max-opt"
GENERATOR = ROOT / "test" / "Tools" / "Inputs" / "generate_module.py"

COUNTS = (10_000, 20_000)
LIMIT_SECONDS = 2.0
LIMIT_RATIO = 2.5
RUNS = 5


def seconds(module: Path) -> float:
    start = time.perf_counter()
    subprocess.run([OPT, "--torch-to-max", module, "-o", "/dev/null"], check=True)
    return time.perf_counter() - start


def main() -> int:
    if not OPT.exists():
        sys.exit(f"{OPT} is missing: run `make build` first")
    with tempfile.TemporaryDirectory() as folder:
        modules = {}
        for count in COUNTS:
            modules[count] = Path(folder) / f"{count}.mlir"
            with modules[count].open("w") as file:
                subprocess.run([sys.executable, GENERATOR, str(count)], stdout=file, check=True)
        times: dict[int, list[float]] = {count: [] for count in COUNTS}
        for run in range(RUNS + 1):
            for count in COUNTS:
                elapsed = seconds(modules[count])
                if run > 0:  # The first run brings the program and the files into memory.
                    times[count].append(elapsed)
    medians = [statistics.median(times[count]) for count in COUNTS]
    for count, median in zip(COUNTS, medians, strict=True):
        spread = f"{min(times[count]):.3f} to {max(times[count]):.3f}"
        print(f"{count:6} ops {median:7.3f} s   ({spread} s in {RUNS} runs)")
    ratio = medians[1] / medians[0]
    print(f"ratio      {ratio:7.2f}")
    print(f"limits     {LIMIT_SECONDS:7.3f} s for {COUNTS[0]} ops, ratio {LIMIT_RATIO}")
    return 0 if medians[0] <= LIMIT_SECONDS and ratio <= LIMIT_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())

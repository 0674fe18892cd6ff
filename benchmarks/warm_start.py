# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long a graph takes that the machine has compiled before, in a fresh process.

Prints each part, from AOTAutograd's graph to the loaded model, and fails above the limit. The
one-time loading of Python packages is printed, but not counted.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

LIMIT_MS = 100.0

PROGRAM = """
import torch
from torch_max_backend import max_backend

torch.manual_seed(0)
model = torch.nn.Sequential(
    torch.nn.Linear(64, 256), torch.nn.GELU(), torch.nn.LayerNorm(256), torch.nn.Linear(256, 10)
).eval()
with torch.no_grad():
    torch.compile(model, backend=max_backend)(torch.randn(32, 64))
"""

STAGE = re.compile(
    r"^\[torch_max_backend\] (?:start-up|graph \d+ \(\w+\)): (.+): ([0-9.]+) ms$", re.MULTILINE
)


def stages() -> list[tuple[str, float]]:
    environment = {**os.environ, "TORCH_MAX_BACKEND_PROFILE": "1"}
    process = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, text=True, stderr=subprocess.PIPE
    )
    if process.returncode != 0:
        sys.exit(process.stderr)
    return [(name, float(ms)) for name, ms in STAGE.findall(process.stderr)]


def main() -> int:
    stages()  # Fills the store.
    total = 0.0
    for name, milliseconds in stages():
        counts = name not in ("package loading (once)", "call")
        total += milliseconds if counts else 0
        print(f"{name:30} {milliseconds:9.2f} ms{'' if counts else '   (not counted)'}")
    print(f"{'graph to loaded model':30} {total:9.2f} ms   (limit {LIMIT_MS:.0f} ms)")
    return 0 if total <= LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())

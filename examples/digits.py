# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains a small network on scikit-learn's handwritten digits, eager and on MAX side by side.

Both start from the same parameters and draw the same batches and dropout masks; after every step
they should have the same parameters. Writes the two losses as a plot.

    python examples/digits.py [--steps 200] [--plot digits.png]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import matplotlib

matplotlib.use("agg")

import matplotlib.pyplot as plt
import torch
import torch.nn.functional as F
from rich.console import Console
from rich.progress import track
from rich.table import Table
from sklearn.datasets import load_digits
from torch import Tensor, nn
from torch_max_backend import max_backend

BATCH = 64
LARGEST_DIFFERENCE = 1e-4

Step = Callable[[Tensor, Tensor], Tensor]


def make_model() -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(1, 16, 3, padding=1),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(256, 64),
        nn.ReLU(),
        nn.Dropout(0.25),
        nn.Linear(64, 10),
    )


@dataclass
class Run:
    name: str
    compile: Callable[[Step], Step]
    model: nn.Module = field(init=False)
    losses: list[float] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)

    def train(self, batches: list[tuple[Tensor, Tensor]]) -> None:
        torch.manual_seed(0)
        self.model = make_model()
        optimizer = torch.optim.SGD(self.model.parameters(), lr=0.05, momentum=0.9)

        @self.compile
        def step(x: Tensor, target: Tensor) -> Tensor:
            self.model.train()
            optimizer.zero_grad()
            loss = F.cross_entropy(self.model(x), target)
            loss.backward()
            optimizer.step()
            return loss

        for x, target in track(batches, description=f"{self.name:5}"):
            start = time.perf_counter()
            self.losses.append(step(x, target).item())
            self.milliseconds.append((time.perf_counter() - start) * 1e3)

    def accuracy(self, images: Tensor, targets: Tensor) -> float:
        self.model.eval()
        with torch.no_grad():
            return float((self.model(images).argmax(1) == targets).float().mean())


def load() -> tuple[Tensor, Tensor]:
    digits = load_digits()
    images = torch.tensor(digits.images, dtype=torch.float32) / 16
    return images.unsqueeze(1), torch.tensor(digits.target)


def draw_batches(images: Tensor, targets: Tensor, steps: int) -> list[tuple[Tensor, Tensor]]:
    generator = torch.Generator().manual_seed(0)
    picks = [torch.randint(len(images), (BATCH,), generator=generator) for _ in range(steps)]
    return [(images[pick], targets[pick]) for pick in picks]


def plot(runs: list[Run], path: Path) -> None:
    figure, axes = plt.subplots()
    for run, style in zip(runs, ("-", "--"), strict=True):
        axes.plot(run.losses, style, label=run.name)
    axes.set_xlabel("step")
    axes.set_ylabel("loss")
    axes.legend()
    figure.savefig(path)


def report(runs: list[Run], images: Tensor, targets: Tensor) -> None:
    table = Table("", "last loss", "accuracy", "first step", "median step")
    for run in runs:
        times = sorted(run.milliseconds)
        table.add_row(
            run.name,
            f"{run.losses[-1]:.4f}",
            f"{run.accuracy(images, targets):.1%}",
            f"{run.milliseconds[0]:,.0f} ms",
            f"{times[len(times) // 2]:.2f} ms",
        )
    Console().print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--plot", type=Path, default=Path("digits.png"))
    options = parser.parse_args()

    images, targets = load()
    batches = draw_batches(images, targets, options.steps)
    eager = Run("eager", lambda step: step)
    on_max = Run("MAX", lambda step: torch.compile(step, backend=max_backend))
    for run in (eager, on_max):
        run.train(batches)
    report([eager, on_max], images, targets)
    plot([eager, on_max], options.plot)

    pairs = zip(eager.model.parameters(), on_max.model.parameters(), strict=True)
    difference = max(float((a - b).detach().abs().max()) for a, b in pairs)
    print(f"largest difference of a parameter: {difference:.1e}; the losses: {options.plot}")
    return 0 if difference <= LARGEST_DIFFERENCE else 1


if __name__ == "__main__":
    sys.exit(main())

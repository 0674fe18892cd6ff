# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/LongRuns.md, and its plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_PLOT = "images/long_runs.svg"
_TIMES = 2
"""So much farther than the two eager runs are apart is still as near: there are only two."""


@dataclass
class Comparison:
    task: str
    dtype: str
    eager_losses: list[float]
    compiled_losses: list[float]
    between_eager: dict[str, float]
    """How far two eager runs with other numbers of threads are apart."""
    to_eager: dict[str, float]

    @property
    def is_near(self) -> bool:
        return all(self.to_eager[p] <= _TIMES * self.between_eager[p] for p in self.to_eager)

    def __str__(self) -> str:
        parts = (f"{p} {self.to_eager[p]:.1e} ({self.between_eager[p]:.1e})" for p in self.to_eager)
        return (
            f"{self.task}, {self.dtype}: {', '.join(parts)}, last loss {_end(self.compiled_losses)}"
            f" ({_end(self.eager_losses)})"
        )


def _end(losses: Sequence[float]) -> str:
    """Of the last steps; one alone is noise."""
    last = losses[-20:]
    return f"{sum(last) / len(last):.4f}"


def write_page(comparisons: Sequence[Comparison], steps: int) -> None:
    _draw(comparisons)
    (DOCS / "LongRuns.md").write_text("\n".join(_page(comparisons, steps)) + "\n")


def _page(comparisons: Sequence[Comparison], steps: int) -> Iterator[str]:
    yield "# Long runs"
    yield ""
    yield f"Written by `make long-runs`: {steps} training steps of small models, compiled with"
    yield "backward, clipping and optimizer, beside eager with the same seed. bf16 is"
    yield "`torch.autocast`."
    yield ""
    yield "Rounding errors grow from step to step. The measure is how far two eager runs are apart,"
    yield "one with one thread, one with two, which add in another order. A distance is that of all"
    yield "numbers together, relative to their size; in brackets it is that between the eager runs."
    yield ""
    yield "| model | dtype | parameters | buffers | optimizer | last losses | eager's |"
    yield "|---|---|--:|--:|--:|--:|--:|"
    for each in comparisons:
        distances = (
            f"{each.to_eager[part]:.1e} ({each.between_eager[part]:.1e})"
            for part in ("parameters", "buffers", "state")
        )
        losses = (_end(each.compiled_losses), _end(each.eager_losses))
        yield f"| {each.task} | {each.dtype} | {' | '.join((*distances, *losses))} |"
    yield ""
    near = sum(each.is_near for each in comparisons)
    yield f"{near} of {len(comparisons)} runs are at most {_TIMES} times as far from eager as the"
    yield "two eager runs are from each other."
    yield ""
    yield f"![Loss curves, compiled and eager]({_PLOT})"


def _draw(comparisons: Sequence[Comparison]) -> None:
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    columns = max(sum(c.task == each.task for c in comparisons) for each in comparisons)
    rows = (len(comparisons) + columns - 1) // columns
    figure, axes = plt.subplots(
        rows, columns, figsize=(4 * columns, 2.4 * rows), layout="constrained", squeeze=False
    )
    for panel, each in zip(axes.flat, comparisons, strict=False):
        panel.plot(_smooth(each.eager_losses), color="0.6", linewidth=3, label="eager")
        panel.plot(_smooth(each.compiled_losses), color="C0", linewidth=1, label="compiled")
        panel.set_title(f"{each.task}, {each.dtype}", fontsize=9)
        panel.tick_params(labelsize=8)
    axes[0, 0].legend(fontsize=8)
    for panel in axes[-1]:
        panel.set_xlabel("step", fontsize=8)
    for row in axes:
        row[0].set_ylabel("loss", fontsize=8)
    with plt.rc_context({"svg.hashsalt": _PLOT}):
        figure.savefig(DOCS / _PLOT, metadata={"Date": None})
    plt.close(figure)


def _smooth(losses: Sequence[float], width: int = 10) -> list[float]:
    """The mean of some steps, so that the curves can be told apart."""
    starts = range(0, len(losses) - width + 1, width)
    return [sum(losses[i : i + width]) / width for i in starts for _ in range(width)]

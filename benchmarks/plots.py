# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plots for docs/Performance.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib

matplotlib.use("svg")

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from page import DOCS


def bars(labels: Sequence[str], series: Mapping[str, Sequence[float]]) -> tuple[Figure, Axes]:
    """For each label a group of horizontal bars, one of each series."""
    height = 0.8 / len(series)
    figure, axes = plt.subplots(
        figsize=(9, (0.12 + 0.14 * len(series)) * len(labels) + 1), layout="constrained"
    )
    for number, (name, values) in enumerate(series.items()):
        places = [place + number * height for place in range(len(labels))]
        axes.barh(places, values, height, label=name)
    axes.set_yticks([place + 0.4 - height / 2 for place in range(len(labels))], labels)
    axes.invert_yaxis()
    return figure, axes


def save(figure: Figure, name: str) -> str:
    """Returns the image's path, for the page."""
    image = f"images/{name}.svg"
    (DOCS / "images").mkdir(exist_ok=True)
    # Equal figures make equal files.
    with plt.rc_context({"svg.hashsalt": image}):
        figure.savefig(DOCS / image, metadata={"Date": None})
    plt.close(figure)
    return image

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What all commands print: tables and texts for people, JSON for programs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def examples(*lines: str) -> Callable[[Any], Any]:
    """Adds examples to the help of a command."""
    text = "\n".join(("\b", "Examples:", *(f"  {line}" for line in lines)))

    def add(command: Any) -> Any:
        command.epilog = text
        return command

    return add


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=2))


def console() -> Console:
    """For stdout as it is now. Rich writes no colours if that is not a terminal; then no line is
    too long for it either, because a program reads it."""
    out = Console(file=sys.stdout, markup=False, emoji=False, highlight=False)
    if not out.is_terminal:
        out.width = 10_000
    return out


def print_table(columns: Sequence[str], rows: Iterable[Sequence[str | Text]]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def format_size(size: int) -> str:
    if size < 1024:
        return f"{size} B"
    for power, unit in enumerate(("KB", "MB", "GB"), 1):
        if size < 1024 ** (power + 1) or unit == "GB":
            return f"{size / 1024**power:.1f} {unit}"
    raise AssertionError("the last unit takes all")


def format_age(seconds_since_1970: float) -> str:
    seconds = max(time.time() - seconds_since_1970, 0)
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.0f} s"


def count(number: int, noun: str) -> str:
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{number} {noun if number == 1 else plural}"

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a survey tells: who would compute each op of a function. surveying.py makes it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Literal

from .errors import Problem

Place = Literal["engine", "torch", "around"]
"""`around`: nothing is left of the op in the engine's graph, and nothing stands in its way. It is
computed once (constants, weights), drawn by torch (random numbers), or is a view."""


@dataclass(frozen=True)
class SurveyedOp:
    place: Place
    problem: Problem
    """The op and its line; the reason is empty unless torch computes it."""


@dataclass
class SurveyedGraph:
    kind: str
    """forward, backward or inference."""
    ops: list[SurveyedOp] = field(default_factory=list)
    refusal: str = ""
    """Why the graph cannot be compiled at all, if it cannot."""


_survey: ContextVar[list[SurveyedGraph] | None] = ContextVar("survey", default=None)


@contextmanager
def surveying() -> Iterator[list[SurveyedGraph]]:
    """Within the context, graphs are lowered and added to the list, and torch runs them."""
    graphs: list[SurveyedGraph] = []
    token = _survey.set(graphs)
    try:
        yield graphs
    finally:
        _survey.reset(token)


def current_survey() -> list[SurveyedGraph] | None:
    return _survey.get()

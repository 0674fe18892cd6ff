# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fixtures. The package is type-checked at run time."""

from __future__ import annotations

import os
from collections.abc import Iterator

from torch_max_backend import _load_backend

os.environ.setdefault("TORCH_MAX_BACKEND_BEARTYPE", "1")
# A test of the frontend must not pass because torch kept an earlier graph of the same function.
os.environ.setdefault("TORCHINDUCTOR_AUTOGRAD_CACHE", "0")
# A test of a lowering must not pass because torch ran the op.
os.environ.setdefault("TORCH_MAX_BACKEND_FALLBACK", "error")
_load_backend()

import batching
import pytest
import torch
from torch_engine import torch_as_engine
from torch_max_backend.frontend.program import Program


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--most-cases",
        type=int,
        help="compile no more than this many cases of a graph, chosen evenly from all",
    )


def pytest_configure(config: pytest.Config) -> None:
    batching.most_cases = config.getoption("--most-cases")


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> Iterator[None]:
    torch._dynamo.reset()
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    """Puts torch in the engine's place; the list collects the graphs that it would get."""
    collected: list[Program] = []
    with torch_as_engine(collected.append):
        yield collected

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gathers what the tests measure; `--write-page` writes docs/Models.md."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch
from measuring import Measurement, write_page


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-page", action="store_true", help="write docs/Models.md")


@pytest.fixture(scope="session")
def measurements(request: pytest.FixtureRequest) -> Iterator[list[Measurement]]:
    collected: list[Measurement] = []
    yield collected
    if request.config.getoption("--write-page"):
        write_page(collected)


@pytest.fixture(autouse=True)
def _fresh_dynamo() -> Iterator[None]:
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()

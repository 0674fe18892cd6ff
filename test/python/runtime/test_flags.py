# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import pytest
from torch_max_backend.flags import Flags


def test_defaults() -> None:
    assert Flags.read({}) == Flags(
        profile=False, verbose=False, dump_passes=False, beartype=True, cache_dir="", engine=""
    )


@pytest.mark.parametrize("value", ["1", "true", "yes", "TRUE", "Yes", " 1 "])
def test_on(value: str) -> None:
    names = ("PROFILE", "VERBOSE", "BEARTYPE")
    flags = Flags.read({f"TORCH_MAX_BACKEND_{name}": value for name in names})
    assert flags.profile
    assert flags.verbose
    assert flags.beartype


@pytest.mark.parametrize("value", ["0", "false", "no", "FALSE"])
def test_off(value: str) -> None:
    names = ("PROFILE", "VERBOSE", "BEARTYPE")
    flags = Flags.read({f"TORCH_MAX_BACKEND_{name}": value for name in names})
    assert not flags.profile
    assert not flags.verbose
    assert not flags.beartype


def test_unknown_text_leaves_the_default() -> None:
    flags = Flags.read({"TORCH_MAX_BACKEND_PROFILE": "x", "TORCH_MAX_BACKEND_BEARTYPE": "x"})
    assert not flags.profile
    assert flags.beartype


def test_environment_is_read_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", "somewhere")
    assert Flags.read().cache_dir == "somewhere"
    monkeypatch.delenv("TORCH_MAX_BACKEND_CACHE_DIR")
    assert Flags.read().cache_dir == ""

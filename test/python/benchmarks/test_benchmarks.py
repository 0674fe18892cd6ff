# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmarks make of their figures. Nothing is timed here."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from documents import ROOT

sys.path.append(str(ROOT / "benchmarks"))

import inference
import records
from rounds import Outcome, race

CONTENDERS = """
import sys
sys.path.append({folder!r})
from rounds import give_up, serve

name = sys.argv[-1]
print("what a library prints")
if name == "fails":
    give_up("cannot")
elif name == "ends":
    sys.exit(3)
else:
    serve(lambda: None, calls=4, note=name)
"""


def outcomes(**medians: float | None) -> dict[str, Outcome]:
    """Of contenders that could run, or not."""
    return {
        name: Outcome(failure="cannot") if ms is None else Outcome([ms / 2, ms, 4 * ms], 100.0)
        for name, ms in medians.items()
    }


@pytest.fixture
def program(tmp_path: Path) -> list[str]:
    path = tmp_path / "contenders.py"
    path.write_text(CONTENDERS.format(folder=str(ROOT / "benchmarks")))
    return [str(path)]


def test_contenders_that_cannot_run_do_not_stop_the_others(program: list[str]) -> None:
    raced = race(program, ["first", "fails", "ends", "second"], rounds=3, may_fail=True)
    assert {name: len(outcome.milliseconds) for name, outcome in raced.items()} == {
        "first": 12, "fails": 0, "ends": 0, "second": 12,
    }  # fmt: skip
    assert raced["first"].note == "first"
    assert raced["first"].peak_mib > 0
    assert raced["fails"].failure == "cannot"
    assert raced["ends"].failure == "ended with status 3"


def test_contenders_that_must_run(program: list[str]) -> None:
    with pytest.raises(SystemExit, match="fails did not start: cannot"):
        race(program, ["fails", "first"], rounds=1)


def test_ratio_is_to_the_best_of_the_others() -> None:
    assert inference.ratio(outcomes(eager=6.0, OpenVINO=3.0, max=2.0)) == 1.5
    assert inference.ratio(outcomes(eager=6.0, OpenVINO=None, max=12.0)) == 0.5
    assert inference.ratio(outcomes(eager=6.0, max=None)) is None
    assert inference.ratio(outcomes(eager=None, max=1.0)) is None


def test_geometric_mean() -> None:
    several = {"a": outcomes(eager=8.0, max=1.0), "b": outcomes(eager=1.0, max=2.0)}
    several["c"] = outcomes(eager=1.0, max=None)
    assert inference.geometric_mean(several) == pytest.approx(2)


def test_rows_name_the_best_and_what_fails() -> None:
    times = outcomes(eager=6.0, inductor=5.0, freezing=4.0, OpenVINO=None, max=2.0)
    [row] = inference.rows({"model": times})
    assert row == ["model", "6.00", "5.00", "4.00", "fails", "2.00", "freezing", "2.00"]
    [row] = inference.memory_rows({"model": times})
    assert row == ["model", "100", "100", "100", "-", "100", "1.00"]


def test_results_keep_what_was_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "FOLDER", tmp_path)
    records.write("some", {"a": outcomes(eager=1.0), "b": outcomes(eager=2.0, max=None)})
    records.write("some", {"a": outcomes(eager=3.0)})
    assert records.read("some") == {
        "a": outcomes(eager=3.0),
        "b": outcomes(eager=2.0, max=None),
    }

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmarks make of their figures. Nothing is timed here."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from documents import ROOT

FOLDER = ROOT / "benchmarks"


@pytest.fixture
def modules(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Those of the benchmarks. The tests of conformance have another `page`."""
    spec = importlib.util.spec_from_file_location("page", FOLDER / "page.py")
    assert spec is not None
    assert spec.loader is not None
    page = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(page)
    monkeypatch.setitem(sys.modules, "page", page)
    monkeypatch.syspath_prepend(str(FOLDER))
    names = ("inference", "records", "rounds")
    return SimpleNamespace(**{name: importlib.import_module(name) for name in names})


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


@pytest.fixture
def program(tmp_path: Path) -> list[str]:
    path = tmp_path / "contenders.py"
    path.write_text(CONTENDERS.format(folder=str(FOLDER)))
    return [str(path)]


def outcomes(modules: SimpleNamespace, **medians: float | None) -> dict[str, Any]:
    """Of contenders that could run, or not."""
    outcome = modules.rounds.Outcome
    return {
        name: outcome(failure="cannot") if ms is None else outcome([ms / 2, ms, 4 * ms], 100.0)
        for name, ms in medians.items()
    }


def test_contenders_that_cannot_run_do_not_stop_the_others(
    modules: SimpleNamespace, program: list[str]
) -> None:
    names = ["first", "fails", "ends", "second"]
    raced = modules.rounds.race(program, names, rounds=3, may_fail=True)
    counts = {name: len(outcome.milliseconds) for name, outcome in raced.items()}
    assert counts == {"first": 12, "fails": 0, "ends": 0, "second": 12}
    assert raced["first"].note == "first"
    assert raced["first"].peak_mib > 0
    assert raced["fails"].failure == "cannot"
    assert raced["ends"].failure == "ended with status 3"


def test_contenders_that_must_run(modules: SimpleNamespace, program: list[str]) -> None:
    with pytest.raises(SystemExit, match="fails did not start: cannot"):
        modules.rounds.race(program, ["fails", "first"], rounds=1)


def test_ratio_is_to_the_best_of_the_others(modules: SimpleNamespace) -> None:
    ratio = modules.inference.ratio
    assert ratio(outcomes(modules, eager=6.0, OpenVINO=3.0, max=2.0)) == 1.5
    assert ratio(outcomes(modules, eager=6.0, OpenVINO=None, max=12.0)) == 0.5
    assert ratio(outcomes(modules, eager=6.0, max=None)) is None
    assert ratio(outcomes(modules, eager=None, max=1.0)) is None


def test_geometric_mean(modules: SimpleNamespace) -> None:
    several = {
        "eight times": outcomes(modules, eager=8.0, max=1.0),
        "half": outcomes(modules, eager=1.0, max=2.0),
        "does not count": outcomes(modules, eager=1.0, max=None),
    }
    assert modules.inference.geometric_mean(several) == pytest.approx(2)


def test_rows_name_the_best_and_what_fails(modules: SimpleNamespace) -> None:
    times = outcomes(modules, eager=6.0, inductor=5.0, freezing=4.0, OpenVINO=None, max=2.0)
    [row] = modules.inference.rows({"model": times})
    assert row == ["model", "6.00", "5.00", "4.00", "fails", "2.00", "freezing", "2.00"]
    [row] = modules.inference.memory_rows({"model": times})
    assert row == ["model", "100", "100", "100", "-", "100", "1.00"]


def test_records_keep_what_was_not_measured(
    modules: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = modules.records
    monkeypatch.setattr(records, "FOLDER", tmp_path)
    other = outcomes(modules, eager=2.0, max=None)
    records.write("some", {"a": outcomes(modules, eager=1.0), "b": other})
    records.write("some", {"a": outcomes(modules, eager=3.0)})
    assert records.read("some") == {"a": outcomes(modules, eager=3.0), "b": other}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import torch
import torch_max_backend
from documents import ROOT
from torch_engine import compiled
from torch_max_backend import MaxCompilerError, max_backend, set_options
from torch_max_backend import backend as backend_module
from torch_max_backend import engine as engine_module
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import PREFIX, Options, list_options, turn_telemetry_off

aten = torch.ops.aten
SWITCHES = ("profile", "verbose", "beartype", "compare")


@pytest.fixture(autouse=True)
def _no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in torch_max_backend.options():
        if name.name not in ("cache_dir", "engine"):
            monkeypatch.delenv(name.variable, raising=False)


def read(**environment: str) -> Options:
    variables = {f"{PREFIX}{name.upper()}": value for name, value in environment.items()}
    return Options.read(environment=variables)


def test_defaults() -> None:
    assert Options.read(environment={}) == Options(
        profile=False,
        verbose=False,
        beartype=False,
        cache_dir="",
        engine="",
        fallback="warn",
        torch_ops=(),
        compare=False,
        dump="",
        compile_timeout=3600,
        mode="default",
    )


@pytest.mark.parametrize("value", ["1", "true", "yes", "on", "TRUE", "Yes", " 1 "])
def test_on(value: str) -> None:
    options = read(**dict.fromkeys(SWITCHES, value))
    assert all(getattr(options, name) is True for name in SWITCHES)


@pytest.mark.parametrize("value", ["0", "false", "no", "off", "FALSE"])
def test_off(value: str) -> None:
    options = read(**dict.fromkeys(SWITCHES, value))
    assert all(getattr(options, name) is False for name in SWITCHES)


def test_an_empty_variable_is_not_set() -> None:
    assert read(**dict.fromkeys(SWITCHES, "  ")) == Options()


def test_profile_can_be_a_file(tmp_path: Path) -> None:
    for value in ("trace.json", " a b/trace.json "):
        options = read(profile=value)
        assert options.profile == options.trace == value.strip()
    assert Options.read({"profile": tmp_path / "t.json"}, {}).trace == str(tmp_path / "t.json")
    assert not read(profile="1").trace
    assert not read().trace


def test_verbose_can_name_the_passes() -> None:
    options = read(verbose="passes")
    assert options.verbose
    assert options.dump_passes
    assert not read(verbose="1").dump_passes


def test_environment_is_read_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", "somewhere")
    assert Options.read().cache_dir == "somewhere"
    monkeypatch.delenv("TORCH_MAX_BACKEND_CACHE_DIR")
    assert Options.read().cache_dir == ""


def test_telemetry_is_off_unless_the_user_has_turned_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODULAR_TELEMETRY_ENABLED", "true")
    monkeypatch.delenv("MODULAR_CRASH_REPORTING_ENABLED")
    turn_telemetry_off()
    assert os.environ["MODULAR_TELEMETRY_ENABLED"] == "true"
    assert os.environ["MODULAR_CRASH_REPORTING_ENABLED"] == "false"


def test_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Options(cache_dir="somewhere").store == Path("somewhere")
    monkeypatch.setenv("XDG_CACHE_HOME", "caches")
    assert Options().store == Path("caches/torch_max_backend")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert Options().store == Path.home() / ".cache/torch_max_backend"


def test_a_path_may_be_an_object() -> None:
    assert Options.read({"dump": Path("some") / "where"}).dump == str(Path("some/where"))


def test_a_number_of_seconds() -> None:
    assert read(compile_timeout=" 90.5 ").compile_timeout == 90.5
    assert Options.read({"compile_timeout": 0}).compile_timeout == 0


def test_torch_ops() -> None:
    expected = ("aten.tanh", "aten.add.Tensor")
    assert read(torch_ops="aten.tanh, aten.add.Tensor,").torch_ops == expected
    assert read(torch_ops="torch.ops.aten.tanh,aten::add.Tensor").torch_ops == expected
    values: list[Any] = [list(expected), [aten.tanh, aten.add.Tensor], (aten.tanh, expected[1])]
    for value in values:
        assert Options.read({"torch_ops": value}).torch_ops == expected
    assert Options.read({"torch_ops": aten.tanh.default}).torch_ops == ("aten.tanh.default",)


def test_order_of_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    with set_options(fallback="error", profile=True):
        assert Options.read() == Options(
            fallback="error", profile=True, cache_dir=Options.read().cache_dir
        )
        monkeypatch.setenv("TORCH_MAX_BACKEND_FALLBACK", "warn")
        assert Options.read().fallback == "warn"
        assert Options.read({"fallback": "error"}).fallback == "error"
        with set_options(profile=False, compare=True):
            assert (Options.read().profile, Options.read().compare) == (False, True)
        assert (Options.read().profile, Options.read().compare) == (True, False)
    assert not Options.read().profile


def test_the_context_ends_with_an_exception() -> None:
    with pytest.raises(KeyError), set_options(profile=True):
        raise KeyError
    assert not Options.read().profile


@pytest.mark.parametrize(
    ("given", "parts"),
    [
        ({"falback": "error"}, ["no option 'falback'", "Did you mean 'fallback'?", "torch_ops"]),
        ({"speed": 11}, ["no option 'speed'", "Its options: profile, verbose"]),
        ({"fallback": "eror"}, ["'fallback'", "'eror'", "mean 'error'?", "Allowed: warn, error."]),
        ({"profile": "maybe"}, ["'profile'", "'maybe'", "Allowed: 1, true, yes, on, 0"]),
        ({"profile": None}, ["'profile'", "None"]),
        ({"torch_ops": ["aten.tanhh"]}, ["'torch_ops'", "'aten.tanhh'", "mean 'aten.tanh'?"]),
        ({"torch_ops": 3}, ["'torch_ops'", "'3'"]),
        ({"dump": 3}, ["'dump'", "cannot be 3", "a path"]),
        ({"mode": "fast"}, ["'mode'", "'fast'", "default, reduce-overhead, max-autotune"]),
        ({"compile_timeout": "soon"}, ["'compile_timeout'", "'soon'", "a number of seconds"]),
        ({"compile_timeout": -1}, ["cannot be -1"]),
        ({"compile_timeout": "inf"}, ["cannot be 'inf'"]),
        ({"compile_timeout": "nan"}, ["cannot be 'nan'"]),
        ({"compile_timeout": True}, ["cannot be True"]),
    ],
)
def test_errors_name_the_nearest_and_the_allowed(given: dict[str, Any], parts: list[str]) -> None:
    with pytest.raises(MaxCompilerError) as error:
        Options.read(given)
    assert [part for part in parts if part not in str(error.value)] == []
    with pytest.raises(MaxCompilerError):
        set_options(**given)


def test_a_bad_variable_is_named() -> None:
    with pytest.raises(MaxCompilerError, match=r"from TORCH_MAX_BACKEND_MODE\) cannot be 'fast'"):
        read(mode="fast")


def test_torch_compile_cannot_set_what_is_for_the_process() -> None:
    with pytest.raises(MaxCompilerError, match="Set TORCH_MAX_BACKEND_BEARTYPE in the environ"):
        Options.read({"beartype": False})


def test_an_unknown_variable_gives_one_warning() -> None:
    environment = {"TORCH_MAX_BACKEND_VERBOS": "1", "TORCH_MAX": "1"}
    with pytest.warns(UserWarning, match=r"VERBOS\. Did you mean 'TORCH_MAX_BACKEND_VERBOSE'\?"):
        assert Options.read(environment=environment) == Options()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Options.read(environment=environment)


def test_listing() -> None:
    with set_options(profile=True):
        environment = {"TORCH_MAX_BACKEND_FALLBACK": "error"}
        table = list_options({"compare": True}, environment)
    found = {option.name: (option.value, option.source) for option in table}
    assert found["profile"] == (True, "set_options")
    assert found["fallback"] == ("error", "TORCH_MAX_BACKEND_FALLBACK")
    assert found["compare"] == (True, "torch.compile")
    assert found["mode"] == ("default", "default")
    lines = str(table).splitlines()
    assert len(lines) == len(table) + 1
    assert re.search(r"^fallback +error +TORCH_MAX_BACKEND_FALLBACK +what ", str(table), re.M)
    assert [option.name for option in torch_max_backend.options()] == list(found)


def test_readme_names_every_variable() -> None:
    text = (ROOT / "README.md").read_text()
    assert set(re.findall(r"^\| `(TORCH_MAX_BACKEND_\w+)", text, re.M)) == {
        option.variable for option in list_options()
    }


class TestTorchCompile:
    @pytest.fixture
    def read_options(self, programs: list[Program]) -> Iterator[Sequence[Options]]:
        """The options of each graph that is compiled, by torch in the engine's place."""
        seen: list[Options] = []
        compile_program = engine_module.compile_program

        def collect(program: Program, report: Any, options: Options) -> Any:
            seen.append(options)
            return compile_program(program, report, options)

        with mock.patch.object(engine_module, "compile_program", collect):
            yield seen

    def test_options_reach_a_backward_graph_that_is_compiled_later(
        self,
        read_options: Sequence[Options],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(backend_module, "uses_compiled_autograd", lambda: True)
        x = torch.randn(3, requires_grad=True)
        with set_options(fallback="error"):
            loss = compiled(lambda x: x.sin().sum(), options={"verbose": "1"})(x)
        assert len(read_options) == 1
        loss.backward()
        assert [(o.fallback, o.verbose) for o in read_options] == [("error", True)] * 2

    @pytest.mark.parametrize("mode", ["default", "reduce-overhead", "max-autotune"])
    def test_modes(
        self,
        mode: str,
        read_options: Sequence[Options],
        monkeypatch: pytest.MonkeyPatch,
        capfd: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.setenv("TORCH_MAX_BACKEND_VERBOSE", "1")
        assert compiled(lambda x: x + 1, mode=mode)(torch.ones(3)).tolist() == [2, 2, 2]
        assert read_options[0].mode == mode
        said = f"mode='{mode}' gives the same code as the default mode" in capfd.readouterr().err
        assert said == (mode != "default")

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            ({"options": {"falback": "error"}}, "Did you mean 'fallback'"),
            ({"options": {"fallback": "eror"}}, "Did you mean 'error'"),
            ({"mode": "max-autotun"}, "Did you mean 'max-autotune'"),
        ],
    )
    def test_errors_are_raised_as_they_are(
        self, arguments: dict[str, Any], message: str, programs: list[Program]
    ) -> None:
        x = torch.ones(3)
        with pytest.raises(MaxCompilerError, match=message):
            torch.compile(lambda x: x + 1, backend="max", **arguments)(x)
        with pytest.raises(MaxCompilerError, match=message):
            torch.compile(lambda x: x + 1, backend=max_backend, **arguments)(x)
        assert compiled(lambda x: x + 1)(x).tolist() == [2, 2, 2]

    def test_a_bad_variable(self, monkeypatch: pytest.MonkeyPatch, programs: list[Program]) -> None:
        monkeypatch.setenv("TORCH_MAX_BACKEND_PROFILE", "x")
        with pytest.raises(MaxCompilerError, match="TORCH_MAX_BACKEND_PROFILE"):
            compiled(lambda x: x + 1)(torch.ones(3))

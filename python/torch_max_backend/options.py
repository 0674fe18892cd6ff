# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every option of the package, declared once. Nothing else reads os.environ.

The first of these sources that names an option decides:

    torch.compile(model, backend="max", options={"fallback": "error"})
    TORCH_MAX_BACKEND_FALLBACK=error
    with torch_max_backend.set_options(fallback="error"): ...

They are read when a function is compiled, and hold for all graphs of that function.
"""

from __future__ import annotations

import difflib
import math
import os
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

from .errors import MaxCompilerError

PREFIX = "TORCH_MAX_BACKEND_"


@dataclass(frozen=True)
class _Kind:
    """What values an option takes."""

    parse: Callable[[Any], Any]
    """From a text of the environment, or from a Python value; raises _BadValueError."""
    allowed: str
    """For messages."""


class _BadValueError(Exception):
    def __init__(self, value: object, nearest: str = "") -> None:
        super().__init__(value)
        self.value = value
        self.nearest = nearest


def _nearest(name: str, names: Iterable[str]) -> str:
    return next(iter(difflib.get_close_matches(name, names, n=1, cutoff=0.4)), "")


def _one_of(values: Mapping[str, Any]) -> _Kind:
    def parse(value: Any) -> Any:
        text = str(value).strip().lower()
        if text not in values:
            raise _BadValueError(value, _nearest(text, values))
        return values[text]

    return _Kind(parse, ", ".join(values))


def _parse_path(value: Any) -> str:
    if not isinstance(value, str | os.PathLike):
        raise _BadValueError(value)
    return os.fspath(value).strip()


def _parse_ops(value: Any) -> tuple[str, ...]:
    """The names of ops, as torch prints them: `aten.tanh` for all overloads, or
    `aten.tanh.default`."""
    if isinstance(value, str):
        ops: Iterable[Any] = (name for name in value.split(",") if name.strip())
    else:
        ops = value if isinstance(value, list | tuple | set | frozenset) else (value,)
    names = tuple(str(op).strip().removeprefix("torch.ops.").replace("::", ".") for op in ops)
    if names:
        # Only now, because it loads torch.
        from .torch_compat.ops import printed_op_names

        known = printed_op_names()
        for name in names:
            if name not in known:
                raise _BadValueError(name, _nearest(name, known))
    return names


def _parse_seconds(value: Any) -> float:
    try:
        seconds = float(value)
    except (TypeError, ValueError):
        raise _BadValueError(value) from None
    if isinstance(value, bool) or not 0 <= seconds < math.inf:
        raise _BadValueError(value)
    return seconds


def _parse_profile(value: Any) -> bool | str:
    text = os.fspath(value) if isinstance(value, os.PathLike) else str(value)
    if text.strip().endswith(".json"):
        return text.strip()
    return bool(_BOOL.parse(value))


_SWITCH = {
    **dict.fromkeys(("1", "true", "yes", "on"), True),
    **dict.fromkeys(("0", "false", "no", "off"), False),
}
_BOOL = _one_of(_SWITCH)
_PROFILE = _Kind(_parse_profile, f"{_BOOL.allowed}, or a path that ends in .json")
_PATH = _Kind(_parse_path, "a path")
_SECONDS = _Kind(_parse_seconds, "a number of seconds; 0 is no limit")
_OPS = _Kind(_parse_ops, "the ops that are registered now, by names such as aten.tanh")

_MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs")


def _option(default: Any, kind: _Kind, description: str, per_process: bool = False) -> Any:
    """`per_process`: it has an effect with the first graph only, so torch.compile cannot set it."""
    metadata = {"kind": kind, "description": description, "per_process": per_process}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Options:
    profile: bool | str = _option(
        False,
        _PROFILE,
        "print the time of each stage and each call, and a table of kernels when the process ends; "
        "a path, such as trace.json: also write all calls of kernels there, as a Chrome trace",
    )
    verbose: bool | Literal["passes"] = _option(
        False,
        _one_of({**_SWITCH, "passes": "passes"}),
        "print the FX graph, the IR of each stage, and why a function is compiled again; "
        "passes: also the graph after each pass of the frontend",
    )
    beartype: bool = _option(
        False,
        _BOOL,
        "check types in this package at run time; the first graph then takes a second longer",
        per_process=True,
    )
    cache_dir: str = _option(
        "",
        _PATH,
        "the folder of compiled models, or several, separated as in PATH: all are read, and the "
        "first one that can be written is written; empty: the user's cache folder",
    )
    engine: str = _option(
        "", _PATH, "the site-packages folder that holds the engine; empty: search for it"
    )
    fallback: str = _option(
        "warn",
        _one_of({"warn": "warn", "error": "error"}),
        "what becomes of ops that have no lowering: PyTorch runs them and a warning names them, "
        "or the graph is refused",
    )
    torch_ops: tuple[str, ...] = _option((), _OPS, "ops that PyTorch runs, not the engine")
    compare: bool = _option(False, _BOOL, "compare the result of each op with eager's")
    dump: str = _option("", _PATH, "the folder for every stage of each graph; empty: none")
    compile: str = _option(
        "wait",
        _one_of({"wait": "wait", "background": "background"}),
        "who answers while the engine compiles a graph: nobody, the first call waits, or PyTorch, "
        "and the engine compiles in the background",
    )
    compile_timeout: float = _option(
        3600.0,
        _SECONDS,
        "after how many seconds a compile is ended; one that hangs is ended after a minute; "
        "0: never",
    )
    at_exit: str = _option(
        "cancel",
        _one_of({"cancel": "cancel", "finish": "finish"}),
        "what becomes of compiles that run when the process ends",
    )
    mode: str = _option(
        "default",
        _one_of({mode: mode for mode in _MODES}),
        "torch.compile's mode; all give the same code",
    )

    def of_graphs(self) -> str:
        """The options that change what a graph is compiled to."""
        return f"{self.fallback} {sorted(self.torch_ops)} {self.mode} {self.compile}"

    @property
    def trace(self) -> str:
        """The file for a trace of all calls; empty: none."""
        return self.profile if isinstance(self.profile, str) else ""

    @property
    def dump_passes(self) -> bool:
        return self.verbose == "passes"

    @property
    def store(self) -> Path:
        """The folder of compiled models that is written, as the runtime chooses it."""
        folders = [Path(f.strip()) for f in self.cache_dir.split(os.pathsep) if f.strip()]
        if folders:
            return next(filter(_can_be_made, folders), folders[0])
        caches = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        return Path(caches, "torch_max_backend")

    @staticmethod
    def read(
        given: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None
    ) -> Options:
        """The options in force now. `given` is what torch.compile was given."""
        values = list_options(given, environment)
        return Options(**{option.name: option.value for option in values})


def _can_be_made(folder: Path) -> bool:
    """Whether a folder can be written, perhaps after it was made."""
    existing = next(
        path for path in (folder.absolute(), *folder.absolute().parents) if path.exists()
    )
    return existing.is_dir() and os.access(existing, os.W_OK)


def set_variable(name: str, value: str) -> None:
    """Sets the variable of an option for the rest of the process."""
    os.environ[f"{PREFIX}{name.upper()}"] = value


def turn_telemetry_off() -> None:
    """Of the engine and of its tools, unless the user has turned it on."""
    for variable in ("MODULAR_TELEMETRY_ENABLED", "MODULAR_CRASH_REPORTING_ENABLED"):
        os.environ.setdefault(variable, "false")


def thread_settings() -> dict[str, str]:
    """The variables that say how the threads of OpenMP wait, and how many there are."""
    names = ("OMP_WAIT_POLICY", "GOMP_SPINCOUNT", "KMP_BLOCKTIME", "OMP_NUM_THREADS")
    return {name: os.environ[name] for name in names if name in os.environ}


_FIELDS = {option.name: option for option in fields(Options)}


@dataclass(frozen=True)
class OptionValue:
    name: str
    value: Any
    source: str
    """`default`, `set_options`, an environment variable, or `torch.compile`."""
    variable: str
    """The environment variable that can set it."""
    allowed: str
    description: str


class OptionTable(tuple[OptionValue, ...]):
    """Prints as a table."""

    def __str__(self) -> str:
        rows = [("option", "value", "from", "meaning")]
        rows += [(o.name, str(o.value), o.source, o.description) for o in self]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = (
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
            for row in rows
        )
        return "\n".join(map(str.rstrip, lines))

    __repr__ = __str__


def list_options(
    given: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None
) -> OptionTable:
    given = {} if given is None else given
    _check_names(given)
    for name in given:
        if _FIELDS[name].metadata["per_process"]:
            raise MaxCompilerError(
                f"The option {name!r} is for the whole process, so torch.compile cannot set it. "
                f"Set {PREFIX}{name.upper()} in the environment."
            )
    environment = os.environ if environment is None else environment
    _warn_about_unknown_variables(environment)
    return OptionTable(_find(name, given, environment) for name in _FIELDS)


_in_context: ContextVar[Mapping[str, Any]] = ContextVar("options", default={})  # noqa: B039


def set_options(**values: Any) -> AbstractContextManager[None]:
    """Sets options for functions that are compiled within the context, by this thread. A variable
    of the environment and the options of torch.compile weigh more."""
    _check_names(values)
    return _options_set(
        {name: _parse(name, value, "set_options") for name, value in values.items()}
    )


@contextmanager
def _options_set(values: Mapping[str, Any]) -> Iterator[None]:
    token = _in_context.set({**_in_context.get(), **values})
    try:
        yield
    finally:
        _in_context.reset(token)


def _find(name: str, given: Mapping[str, Any], environment: Mapping[str, str]) -> OptionValue:
    option, variable = _FIELDS[name], f"{PREFIX}{name.upper()}"
    if name in given:
        source, value = "torch.compile", _parse(name, given[name], "torch.compile")
    elif text := environment.get(variable, "").strip():
        source, value = variable, _parse(name, text, variable)
    elif name in _in_context.get():
        source, value = "set_options", _in_context.get()[name]
    else:
        source, value = "default", option.default
    allowed, description = option.metadata["kind"].allowed, option.metadata["description"]
    return OptionValue(name, value, source, variable, allowed, description)


def _parse(name: str, value: Any, source: str) -> Any:
    kind: _Kind = _FIELDS[name].metadata["kind"]
    try:
        return kind.parse(value)
    except _BadValueError as error:
        raise MaxCompilerError(
            f"The option {name!r} (from {source}) cannot be {error.value!r}."
            f"{_did_you_mean(error.nearest)} Allowed: {kind.allowed}."
        ) from None


def _check_names(names: Iterable[str]) -> None:
    for name in names:
        if name not in _FIELDS:
            raise MaxCompilerError(
                f"The MAX backend has no option {name!r}.{_did_you_mean(_nearest(name, _FIELDS))} "
                f"Its options: {', '.join(_FIELDS)}."
            )


def _did_you_mean(name: str) -> str:
    return f" Did you mean {name!r}?" if name else ""


_warned: set[str] = set()


def _warn_about_unknown_variables(environment: Mapping[str, str]) -> None:
    known = [f"{PREFIX}{name.upper()}" for name in _FIELDS]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in known and variable not in _warned:
            _warned.add(variable)
            hint = _did_you_mean(_nearest(variable, known))
            warnings.warn(
                f"The MAX backend does not know the variable {variable}.{hint} "
                f"It reads: {', '.join(known)}.",
                stacklevel=2,
            )

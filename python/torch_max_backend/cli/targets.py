# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`FILE.py:function`: the function of a user's file, and what to call it with."""

from __future__ import annotations

import contextlib
import difflib
import inspect
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import click

_HELP = """

    \b
    FILE.py:NAME is a function, a module of torch.nn, or a recipe:
      - With --input, it is called with tensors of these shapes.
      - Without parameters, it is run. If it returns a function and a tuple
        of arguments, it is a recipe, and that function is called with them.
        If it calls torch.compile(..., backend="max") itself, that is all.
"""

_DTYPES = {
    "f16": "float16",
    "f32": "float32",
    "f64": "float64",
    "bf16": "bfloat16",
    **{f"{sign}{bits}": f"int{bits}" for sign in ("i", "si") for bits in (8, 16, 32, 64)},
    "u8": "uint8",
    "ui8": "uint8",
    "bool": "bool",
}


def describe_targets(command: click.Command) -> click.Command:
    """Adds to the help what a target is."""
    command.help = inspect.cleandoc((command.help or "") + _HELP)
    return command


def target_argument(command: Any) -> Any:
    return click.argument("target", metavar="FILE.py:NAME")(command)


def compile_options(command: Any) -> Any:
    for option in (
        click.option("--inference", is_flag=True, help="Without gradients, as torch.no_grad does."),
        click.option(
            "--dynamic", is_flag=True, help="One graph for all sizes, as torch.compile's dynamic."
        ),
    ):
        command = option(command)
    return input_option(command)


def input_option(command: Any) -> Any:
    return click.option(
        "--input",
        "-i",
        "inputs",
        multiple=True,
        metavar="SHAPE",
        help="The shape and dtype of an argument, such as 4x128xf32 or 1x16xi64. Floats are "
        "random, integers are 0. One for each argument.",
    )(command)


@dataclass(frozen=True)
class Compiling:
    dynamic: bool
    inference: bool


@dataclass
class Target:
    """A function to be compiled, with its arguments."""

    function: Callable[..., Any]
    args: Sequence[Any] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)

    def compile(self, how: Compiling) -> None:
        """Compiles the function and calls it. Eager goes first: its errors are the clearer ones."""
        import torch

        compiled = torch.compile(self.function, backend="max", dynamic=how.dynamic or None)
        with torch.set_grad_enabled(not how.inference):
            self.function(*self.args, **self.kwargs)
            compiled(*self.args, **self.kwargs)


def parse_input(text: str) -> Any:
    import torch

    *sizes, dtype = text.lower().split("x")
    name = _DTYPES.get(dtype, dtype)
    resolved = getattr(torch, name, None)
    if not isinstance(resolved, torch.dtype) or not all(
        re.fullmatch(r"\d{1,12}", s) for s in sizes
    ):
        raise click.BadParameter(
            f"{text!r} is not a shape with a dtype, such as 4x128xf32. Dtypes: "
            f"{', '.join(_DTYPES)}, or torch's names.",
            param_hint="--input",
        )
    shape = tuple(map(int, sizes))
    try:
        if resolved.is_floating_point or resolved.is_complex:
            return torch.randn(shape, dtype=torch.float32).to(resolved)
        return torch.zeros(shape, dtype=resolved)
    except RuntimeError as error:
        raise click.BadParameter(f"{text!r}: {error}", param_hint="--input") from error


def split_target(target: str) -> tuple[Path, str]:
    file, separator, name = target.rpartition(":")
    if not separator or not file or not name:
        raise click.UsageError(f"{target!r} does not have the form FILE.py:NAME.")
    path = Path(file)
    if not path.is_file():
        raise click.UsageError(f"There is no file {file!r}.")
    return path, name


@contextlib.contextmanager
def users_errors(doing: str, path: Path) -> Iterator[None]:
    """An error of the user's own code, with the lines of it."""
    from ..errors import MaxCompilerError

    try:
        yield
    except (click.ClickException, MaxCompilerError):
        raise
    except SystemExit as error:
        raise click.ClickException(
            f"{doing} ended the program (exit code {error.code})."
        ) from error
    except Exception as error:
        folder = str(path.resolve().parent)
        frames = [f for f in traceback.extract_tb(error.__traceback__) if folder in f.filename]
        place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
        if isinstance(error, SyntaxError) and error.filename:
            place = f" at {error.filename}:{error.lineno}"
        text = str(error).strip().splitlines()
        raise click.ClickException(
            f"{doing} failed{place}: {type(error).__name__}: {text[0] if text else ''}"
        ) from error


def load_target(target: str) -> tuple[Path, Any]:
    """The file, and what it has under the name."""
    path, name = split_target(target)
    module = ModuleType(path.stem)
    module.__file__ = str(path.resolve())
    # The file may import what lies beside it, and Dynamo looks modules up by name.
    sys.path.insert(0, str(path.resolve().parent))
    sys.modules[path.stem] = module
    with users_errors(f"Running {path}", path):
        code = compile(path.read_bytes(), module.__file__, "exec")
        exec(code, module.__dict__)
    value: Any = module
    for part in name.split("."):
        names = [n for n in vars(value) if not n.startswith("_")] if value is module else dir(value)
        if not hasattr(value, part):
            nearest = difflib.get_close_matches(part, names, n=1)
            hint = f" Did you mean {nearest[0]!r}?" if nearest else ""
            raise click.UsageError(f"{os.fspath(path)} has no {name!r}.{hint}")
        value = getattr(value, part)
    if not callable(value):
        raise click.UsageError(
            f"{name!r} of {path} cannot be called: its type is {type(value).__name__}."
        )
    return path, value


def run_target(
    target: str,
    inputs: Sequence[str],
    how: Compiling,
    has_compiled: Callable[[], bool],
) -> None:
    """Compiles and calls what the target names, unless it compiles something itself."""
    path, value = load_target(target)
    needed = _needed_parameters(value)
    with users_errors(f"Calling {target}", path):
        if inputs:
            Target(value, [parse_input(text) for text in inputs]).compile(how)
            return
        if needed:
            raise click.UsageError(
                f"{target} takes {', '.join(needed)}: give --input for each of them, or name a "
                "function without parameters that returns it and a tuple of arguments."
            )
        result = value()
        if not has_compiled():
            (_recipe(result) or Target(value)).compile(how)


def _needed_parameters(value: Callable[..., Any]) -> list[str]:
    import torch

    function = value.forward if isinstance(value, torch.nn.Module) else value
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return []
    return [
        p.name
        for p in parameters
        if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
    ]


def _recipe(result: Any) -> Target | None:
    if not isinstance(result, tuple) or not 2 <= len(result) <= 3 or not callable(result[0]):
        return None
    function, args, *rest = result
    kwargs = rest[0] if rest else {}
    if not isinstance(args, list | tuple) or not isinstance(kwargs, dict):
        return None
    return Target(function, args, kwargs)

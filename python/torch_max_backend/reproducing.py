# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A folder for each compile that fails, with a program that repeats the failure.

The program has the graph of Dynamo, which is what torch.compile gives to the backend, and made-up
inputs of the same shapes, strides and dtypes. The folders are in `failed` of the store, where the
runtime also keeps graphs that the engine could not compile. Only the last ones are kept.
"""

from __future__ import annotations

import math
import shlex
import shutil
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import torch
from torch.fx import GraphModule, Node

from .decompositions.of_users import registered_ops
from .dumping import Folder, versions
from .extension import extension
from .frontend.graphs.nodes import placeholders_of
from .options import Options
from .torch_compat.printing import (
    MARK_STATIC,
    example_of,
    is_part_of_a_model,
    source_of_graph,
)
from .torch_compat.symbols import value_of

KEPT = 16
"""How many folders there are at most."""
_LARGEST_WRITTEN = 64
"""Constants with more elements than this are made up."""
# They belong to this machine or to this process.
_LEFT_OUT = {"beartype", "cache_dir", "dump"}

_PROGRAM = '''\
"""Repeats a failure of the MAX backend. The values of the inputs are made up."""
{imports}

{classes}

def tensor(size, stride, dtype, requires_grad=False):
    length = 0 if 0 in size else 1 + sum((n - 1) * step for n, step in zip(size, stride))
    if dtype.is_floating_point or dtype.is_complex:
        numbers = torch.rand(length)
    else:
        numbers = torch.randint(0, 2, (length,))
    return numbers.to(dtype).as_strided(size, stride).requires_grad_(requires_grad)


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.graph = Graph()
{weights}

    def forward(self, {parameters}):
        return self.graph({arguments})


torch.manual_seed(0)
inputs = [
{inputs}
]
for place, dims in {static_dims}.items():
    {mark_static}(inputs[place], dims)
with torch.set_grad_enabled({with_gradients}):
    compiled = torch.compile(Model(), backend="max", fullgraph=True, {settings})
    results = pytree.tree_leaves(compiled(*inputs))
losses = [value for value in results if isinstance(value, torch.Tensor) and value.requires_grad]
if losses:
    torch.autograd.backward(losses, [torch.ones_like(loss) for loss in losses])
print("No failure: the graph compiles and runs.")
'''


@dataclass(frozen=True)
class _Input:
    text: str
    """The Python expression that makes it."""
    is_weight: bool = False
    is_trained: bool = False
    is_number: bool = False
    static_dims: tuple[int, ...] = ()

    @staticmethod
    def describe(placeholder: Node, given: Any) -> _Input:
        value = example_of(placeholder, given)
        if not isinstance(value, torch.Tensor):
            return _Input(repr(value_of(value)), is_number=isinstance(value, torch.SymInt))
        static = tuple(i for i, n in enumerate(value.shape) if not isinstance(n, torch.SymInt))
        return _Input(
            text=_made_up(value),
            is_weight=is_part_of_a_model(placeholder),
            is_trained=value.requires_grad,
            static_dims=static,
        )


class Reproducer:
    """Keeps what is needed to write down a function that is being compiled."""

    def __init__(
        self, module: GraphModule, example_inputs: Sequence[Any], options: Options
    ) -> None:
        self._module = module
        # Not the tensors themselves, which would stay in memory.
        self._inputs = [
            _Input.describe(node, given)
            for node, given in zip(placeholders_of(module.graph), example_inputs, strict=False)
        ]
        self._options = options
        self._with_gradients = torch.is_grad_enabled()
        self._told: dict[str, str] = {}

    def add_to(self, error: Exception, graph: str, write_stages: Callable[[Folder], None]) -> None:
        """Writes the folder, once for each graph, and adds to the error's message where it is."""
        if graph not in self._told:
            try:
                self._told[graph] = self._write(error, graph, write_stages)
            except Exception as problem:
                self._told[graph] = f"A reproducer could not be written: {problem!r}"
        message = error.args[0] if error.args else ""
        error.args = (f"{message}\n{self._told[graph]}", *error.args[1:])

    def _write(self, error: Exception, graph: str, write_stages: Callable[[Folder], None]) -> str:
        folder = _new_folder(self._options, graph)
        folder.write("versions.txt", versions())
        folder.write("error.txt", "".join(traceback.format_exception(error)))
        write_stages(folder)
        _remove_old(folder.path)
        try:
            program = self._program()
        except Exception as problem:
            return (
                f"The graph and its IR are in {folder.path}; it cannot be written as a program "
                f"({problem})."
            )
        folder.write("repro.py", program)
        command = shlex.join([sys.executable, str(folder.path / "repro.py")])
        return f"To repeat this failure: {command}"

    def _program(self) -> str:
        imports, classes = _classes("Graph", self._module)
        numbers = range(len(self._inputs))
        weights = [i for i in numbers if self._inputs[i].is_weight]
        others = [i for i in numbers if i not in weights]
        is_dynamic = any(value.is_number for value in self._inputs)
        settings = [f"dynamic={is_dynamic}"]
        changed = {
            option.name: getattr(self._options, option.name)
            for option in fields(Options)
            if option.name not in _LEFT_OUT
            and getattr(self._options, option.name) != option.default
        }
        if changed:
            settings.append(f"options={changed}")
        program = _PROGRAM.format(
            imports="\n".join(sorted(imports | {"import torch"})),
            classes="\n\n".join(classes),
            weights="\n".join(_weight(i, self._inputs[i]) for i in weights),
            parameters=", ".join(f"a{i}" for i in others),
            arguments=", ".join(f"self.a{i}" if i in weights else f"a{i}" for i in numbers),
            inputs="\n".join(f"    {self._inputs[i].text}," for i in others),
            static_dims={
                place: list(self._inputs[i].static_dims)
                for place, i in enumerate(others)
                if is_dynamic and self._inputs[i].static_dims
            },
            mark_static=MARK_STATIC,
            with_gradients=self._with_gradients,
            settings=", ".join(settings),
        )
        for op in registered_ops():
            program += f"# The program had registered a decomposition of {op}.\n"
        return program


def _weight(number: int, value: _Input) -> str:
    if value.is_trained:
        return f"        self.a{number} = torch.nn.Parameter({value.text}.detach())"
    return f"        self.register_buffer('a{number}', {value.text})"


def _classes(name: str, module: GraphModule) -> tuple[set[str], list[str]]:
    """The source of a graph and of the graphs that it calls, as classes."""
    imports, forward = source_of_graph(module)
    classes, attributes = [], []
    for target in dict.fromkeys(n.target for n in module.graph.nodes if n.op == "get_attr"):
        value = getattr(module, str(target))
        if isinstance(value, GraphModule):
            more_imports, more_classes = _classes(f"{name}_{target}", value)
            imports |= more_imports
            classes += more_classes
            attributes.append(f"self.{target} = {name}_{target}()")
        elif isinstance(value, torch.Tensor):
            attributes.append(f"self.{target} = {_constant(value)}")
        else:
            raise TypeError(f"it has an attribute of type {type(value).__name__}")
    if any(node.op == "call_module" for node in module.graph.nodes):
        raise TypeError("it calls a module")
    lines = [f"class {name}(torch.nn.Module):", "    def __init__(self):"]
    lines += [f"        {line}" for line in ("super().__init__()", *attributes)]
    lines += ["", *(f"    {line}".rstrip() for line in forward.splitlines()), ""]
    return imports, [*classes, "\n".join(lines)]


def _constant(tensor: torch.Tensor) -> str:
    if tensor.numel() > _LARGEST_WRITTEN:
        return _made_up(tensor)
    return f"torch.tensor({tensor.tolist()}, dtype={tensor.dtype})"


def _made_up(tensor: torch.Tensor) -> str:
    size = tuple(value_of(n) for n in tensor.shape)
    stride = tuple(value_of(n) for n in tensor.stride())
    gradient = ", True" if tensor.requires_grad else ""
    return f"tensor({size}, {stride}, {tensor.dtype}{gradient})"


def _new_folder(options: Options, graph: str) -> Folder:
    return Folder(Path(extension.make_failed_folder(options.cache_dir)), graph)


def _remove_old(new: Path) -> None:
    """Folders only: the files are the runtime's. The new one stays, whatever the clock says."""
    others = [p for p in new.parent.iterdir() if p.is_dir() and p != new]
    for folder in sorted(others, key=_age)[KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)


def _age(folder: Path) -> float:
    """Clocks jump: a folder of the future is older than all others, or it would stay for ever."""
    seconds = time.time() - folder.stat().st_mtime
    return seconds if seconds > -3600 else math.inf

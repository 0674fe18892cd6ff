# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions over values of `max.graph`, traced into text that the emitter writes into a graph.

The text is a template, because it may be written several times, among other ops. The emitter
replaces `$x0` by the name of operand 0, `$s0` by size 0, `$n` by a number that no other text has,
and `$$` by a dollar sign.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

import sympy
import torch
from max.dtype import DType
from max.graph import DeviceRef, Dim, Graph, StaticDim, TensorType, TensorValue
from torch.fx import Node
from torch.fx.node import map_aggregate

from .graphs.nodes import value_of
from .graphs.symbols import NotASizeExpressionError, SizeConverter, simplified

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|%[\w.-]+|[A-Za-z_][\w.]*|\$')
_DECLARED = re.compile(r"#kgen<param\.decls\[([^\]]*)\]>")
_OUTPUT = re.compile(r'^\s*"mo\.output"\(([^)]*)\)')


class TracingError(Exception):
    """Says what is wrong with a function, to the one who wrote it."""


@dataclass(frozen=True)
class EngineText:
    """What a function builds. All texts are templates."""

    text: str
    operand_types: tuple[str, ...]
    results: tuple[str, ...]
    """The names of the results."""
    result_types: tuple[str, ...]


class EngineSizes(SizeConverter[Dim]):
    """Symbolic sizes as the engine's, over those that a node of the graph holds."""

    def __init__(self, held: Mapping[Any, Any]) -> None:
        self._held = held
        self.names: dict[Any, str] = {}
        """The name of each size that the function is given, in order: the sizes of the template."""

    def constant(self, value: int) -> Dim:
        return Dim(value)

    def symbol(self, key: Any) -> Dim:
        if key not in self._held:
            raise NotASizeExpressionError
        # torch's own name, which is the one in torch's messages.
        name = str(key) if key.is_Symbol else f"size_{len(self.names)}"
        return Dim(self.names.setdefault(key, name))

    def remainder(self, dividend: Any, divisor: Any) -> Dim:
        raise NotASizeExpressionError


@dataclass
class Call:
    """One call of an op, in terms of the engine."""

    node: Node
    sizes: EngineSizes
    operands: list[Node] = field(default_factory=list)
    """The tensors among the arguments, each once."""

    def __post_init__(self) -> None:
        map_aggregate((self.node.args, self.node.kwargs), self._collect)
        self.shapes = [self._shape(node.meta["val"]) for node in self.operands]

    def _collect(self, item: Any) -> Any:
        if isinstance(item, Node) and isinstance(item.meta["val"], torch.Tensor):
            if item not in self.operands:
                self.operands.append(item)
        return item

    def _shape(self, tensor: torch.Tensor) -> list[Dim]:
        return [self.sizes.express(size) for size in tensor.shape]

    @property
    def signature(self) -> str:
        """Equal for calls of which a function builds the same."""
        types = [(str(node.meta["val"].dtype), shape) for node, shape in zip(self.operands, self.shapes)]
        arguments = map_aggregate((self.node.args, self.node.kwargs), self._as_text)
        return f"{self.node.target} {types} {arguments}"

    def _as_text(self, item: Any) -> Any:
        if item in self.operands:
            return f"operand {self.operands.index(item)}"
        return repr(value_of(item))

    def input_types(self) -> list[TensorType]:
        """A graph does not take tensors whose size is an expression: such a size is a symbol."""
        types = []
        for node, shape in zip(self.operands, self.shapes, strict=True):
            tensor = node.meta["val"]
            plain = [
                dim if isinstance(dim, StaticDim) else self.sizes.symbol(simplified(size))
                for dim, size in zip(shape, tensor.shape, strict=True)
            ]
            types.append(TensorType(engine_dtype(tensor.dtype), plain, DeviceRef.CPU()))
        return types

    def arguments(self, inputs: Sequence[TensorValue]) -> tuple[Any, Any]:
        """The arguments for the function, positional and by keyword."""
        values = {
            node: value.rebind(shape) if list(value.shape) != shape else value
            for node, value, shape in zip(self.operands, inputs, self.shapes, strict=True)
        }

        def convert(item: Any) -> Any:
            if item in values:
                return values[item]
            value = value_of(item)
            if isinstance(value, torch.SymInt):
                dim = self.sizes.express(value)
                return int(dim) if isinstance(dim, StaticDim) else dim
            if isinstance(value, (torch.SymFloat, torch.SymBool)):
                raise TracingError(f"takes a number that changes with the sizes, {value}")
            return value

        args, kwargs = map_aggregate((self.node.args, self.node.kwargs), convert)
        return args, kwargs


def engine_dtype(dtype: torch.dtype) -> DType:
    return DType[str(dtype).removeprefix("torch.")]


def trace(function: Callable[..., Any], call: Call) -> EngineText:
    """What the function builds for the call. Raises TracingError."""
    with Graph("traced", input_types=call.input_types()) as graph:
        args, kwargs = call.arguments([value.tensor for value in graph.inputs])
        _check_arity(function, args, kwargs)
        try:
            returned = function(*args, **kwargs)
        except Exception as error:
            file, line = _raising_line(function, error.__traceback__)
            raise TracingError(
                f"raised {type(error).__name__} at {file}:{line}: {error}"
            ) from error
        results = _check_results(returned, call)
        graph.output(*results)
    # The generic form has the same syntax for all ops.
    lines = graph._mlir_op.get_asm(print_generic_op_form=True).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("  "))
    *body, output, _ = lines[first:]
    text = "\n".join(body)
    if "mo.constant.external" in text:
        raise TracingError("uses a Weight; take the tensor as an argument of the op instead")
    template = _Template(text, len(call.operands), call.sizes)
    values = _OUTPUT.match(output)
    assert values is not None
    return EngineText(
        template.of(text),
        tuple(template.of(str(value.type.to_mlir())) for value in graph.inputs),
        tuple(map(template.of, values[1].split(", "))),
        tuple(template.of(str(value.type.to_mlir())) for value in results),
    )


class _Template:
    def __init__(self, text: str, operands: int, sizes: EngineSizes) -> None:
        self._replaced = {f"%arg{i}": f"$x{i}" for i in range(operands)}
        for declarations in _DECLARED.findall(text):
            for declaration in filter(None, declarations.split(", ")):
                name, _, _ = declaration.partition(" : ")
                self._replaced[name] = f"{name}_$n"
        self._replaced |= {name: f"$s{i}" for i, name in enumerate(sizes.names.values())}

    def of(self, text: str) -> str:
        return _TOKEN.sub(self._replace, text)

    def _replace(self, match: re.Match[str]) -> str:
        token = match[0]
        if token in self._replaced:
            return self._replaced[token]
        if token.startswith("%"):
            return f"%t$n_{token[1:]}"
        return token.replace("$", "$$")


def place_of(function: Callable[..., Any]) -> tuple[str, int]:
    """The file and the line where a function is defined; an empty name if it has none."""
    function = inspect.unwrap(getattr(function, "func", function))
    code = getattr(function, "__code__", None) or getattr(type(function).__call__, "__code__", None)
    return (code.co_filename, code.co_firstlineno) if code else ("", 0)


def _raising_line(
    function: Callable[..., Any], traceback: TracebackType | None
) -> tuple[str, int]:
    """The innermost line in the file of the function."""
    file, line = place_of(function)
    while traceback:
        if traceback.tb_frame.f_code.co_filename == file:
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return file, line


def _check_arity(function: Callable[..., Any], args: Any, kwargs: Any) -> None:
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(*args, **kwargs)
    except TypeError as error:
        given = ", ".join([*map(_kind, args), *(f"{k}={_kind(v)}" for k, v in kwargs.items())])
        raise TracingError(f"does not take the arguments ({given}): {error}") from None


def _kind(value: Any) -> str:
    return type(value).__name__


def _check_results(returned: Any, call: Call) -> list[TensorValue]:
    expected = call.node.meta["val"]
    if isinstance(expected, torch.Tensor):
        expected, returned = [expected], [returned]
    elif not isinstance(returned, (list, tuple)) or len(returned) != len(expected):
        count = f"{len(returned)} values" if isinstance(returned, (list, tuple)) else _kind(returned)
        raise TracingError(f"returned {count}; the op has {len(expected)} results")
    results = []
    for index, (result, tensor) in enumerate(zip(returned, expected, strict=True)):
        which = f"result {index} is " if len(expected) > 1 else "returned "
        if not isinstance(tensor, torch.Tensor):
            if result is not None:
                raise TracingError(f"{which}{_kind(result)}; the op has None there")
            continue
        if not isinstance(result, TensorValue):
            raise TracingError(f"{which}{_kind(result)}; it must be a TensorValue of max.graph")
        if result.dtype != engine_dtype(tensor.dtype):
            dtype = str(tensor.dtype).removeprefix("torch.")
            raise TracingError(f"{which}of dtype {result.dtype.name}; the op's is {dtype}")
        if not _may_be_equal(result.shape, tensor.shape, call.sizes):
            raise TracingError(
                f"{which}of shape [{', '.join(map(str, result.shape))}]; "
                f"the op's is [{', '.join(map(str, tensor.shape))}]"
            )
        results.append(result)
    return results


def _may_be_equal(
    returned: Sequence[Dim], expected: Sequence[int | torch.SymInt], sizes: EngineSizes
) -> bool:
    """Sizes that depend on data count as equal: the engine compares them in each run."""
    if len(returned) != len(expected):
        return False
    given = set(sizes.names.values())
    symbols = {symbol for key in sizes.names for symbol in key.free_symbols}
    for dim, size in zip(returned, expected, strict=True):
        if not given.issuperset(parameter.name for parameter in dim.parameters):
            continue
        expression = simplified(size) if isinstance(size, torch.SymInt) else None
        if expression is not None and not expression.free_symbols <= symbols:
            continue
        # Two expressions that agree for sizes without common factors are taken for equal.
        for first in (1009, 100003):
            values = {
                symbol: sympy.Integer(first + 6 * i)
                for i, symbol in enumerate(sorted(symbols, key=str))
            }
            numbers = {name: int(key.xreplace(values)) for key, name in sizes.names.items()}
            wanted = size if expression is None else int(expression.xreplace(values))
            if int(dim.substitute(numbers)) != wanted:
                return False
    return True

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions over values of `max.graph`, traced into text that the emitter writes into a graph.

The text is that of `max.inline`: the op's description says what its parts with a dollar sign mean.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Container, Sequence
from types import TracebackType
from typing import Any

import sympy
import torch
from max.dtype import DType
from max.graph import DeviceRef, Dim, Graph, StaticDim, TensorType, TensorValue
from torch.fx import Node
from torch.fx.node import map_aggregate

from .graphs.nodes import value_of
from .graphs.symbols import NotASizeExpressionError, SizeConverter, expression_key

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|%[\w.-]+|[A-Za-z_][\w.]*|\$')
_DECLARED = re.compile(r"#kgen<param\.decls\[([^\]]*)\]>")
_OUTPUT = re.compile(r'^\s*"mo\.output"\(([^)]*)\)')


class TracingError(Exception):
    """Says what is wrong with a function, to the one who wrote it."""


class EngineSizes(SizeConverter[Dim]):
    """Symbolic sizes as the engine's, over those that a node of the graph holds."""

    def __init__(self, held: Container[Any]) -> None:
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


class Call:
    """One call of an op, in terms of the engine."""

    def __init__(self, node: Node, sizes: EngineSizes) -> None:
        self.node = node
        self.sizes = sizes
        self.operands: list[Node] = []
        """The tensors among the arguments, each once."""
        self._map_arguments(self._collect)
        self.shapes = [list(map(sizes.express, node.meta["val"].shape)) for node in self.operands]
        self.types = list(map(self._input_type, self.operands, self.shapes))
        self.signature = f"{node.target} {self.types} {self._map_arguments(self._describe)}"
        """Equal for calls for which a function builds the same."""

    def _map_arguments(self, function: Callable[[Any], Any]) -> Any:
        return map_aggregate((self.node.args, self.node.kwargs), function)

    def _collect(self, item: Any) -> Any:
        is_tensor = isinstance(item, Node) and isinstance(item.meta["val"], torch.Tensor)
        if is_tensor and item not in self.operands:
            self.operands.append(item)
        return item

    def _describe(self, item: Any) -> str:
        if item in self.operands:
            return f"operand {self.operands.index(item)}"
        return repr(self._number(value_of(item)))

    def _input_type(self, node: Node, shape: Sequence[Dim]) -> TensorType:
        """A graph does not take tensors whose size is an expression: such a size is a symbol."""
        tensor = node.meta["val"]
        plain = [
            dim if isinstance(dim, StaticDim) else self.sizes.symbol(expression_key(size))
            for dim, size in zip(shape, tensor.shape, strict=True)
        ]
        return TensorType(engine_dtype(tensor.dtype), plain, DeviceRef.CPU())

    def _number(self, value: Any) -> Any:
        if isinstance(value, torch.SymInt):
            dim = self.sizes.express(value)
            return int(dim) if isinstance(dim, StaticDim) else dim
        if isinstance(value, (torch.SymFloat, torch.SymBool)):
            raise TracingError(f"would have to take a number that is not constant, {value}")
        return value

    def arguments(self, inputs: Sequence[TensorValue]) -> tuple[Any, Any]:
        """The arguments for the function, positional and by keyword."""
        values = {
            node: value.rebind(shape) if list(value.shape) != shape else value
            for node, value, shape in zip(self.operands, inputs, self.shapes, strict=True)
        }
        args, kwargs = self._map_arguments(
            lambda item: values[item] if item in values else self._number(value_of(item))
        )
        return args, kwargs


def engine_dtype(dtype: torch.dtype) -> DType:
    name = str(dtype).removeprefix("torch.")
    if name not in DType.__members__:
        raise TracingError(f"would have to take tensors of dtype {name}, which the engine lacks")
    return DType[name]


def trace(function: Callable[..., Any], call: Call) -> str:
    """The text of what the function builds for the call. Raises TracingError."""
    with Graph("traced", input_types=call.types) as graph:
        # Sizes that are in no type of an input are known, too.
        graph._params.update(dict.fromkeys(call.sizes.names.values()))
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
    graph_op = graph._mlir_op
    # The generic form has the same syntax for all ops.
    lines = graph_op.get_asm(print_generic_op_form=True).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("  "))
    *body, output, _ = (line.strip() for line in lines[first:])
    if any("mo.constant.external" in line for line in body):
        raise TracingError("uses a Weight; take the tensor as an argument of the op instead")
    template = _Template(body, call.sizes)
    names = _OUTPUT.match(output)
    assert names is not None
    (block,) = graph_op.regions[0].blocks
    *_, terminator = block.operations
    # The engine compares sizes by their spelling, in which both sides may differ.
    operands = [
        _rebind(f"%t$n_arg{i}", f"$x{i}", f"$X{i}", template.of(str(value.type)))
        for i, value in enumerate(block.arguments)
    ]
    ends = [
        _rebind(f"$r{i}", template.of(name), template.of(str(value.type)), f"$R{i}")
        for i, (name, value) in enumerate(
            zip(names[1].split(", "), terminator.operands, strict=True)
        )
    ]
    return "\n".join([*operands, *map(template.of, body), *ends])


def _rebind(result: str, operand: str, source: str, target: str) -> str:
    return f"{result} = rmo.rebind_tensor_shape({operand}) : ({source}) -> {target}"


class _Template:
    def __init__(self, lines: Sequence[str], sizes: EngineSizes) -> None:
        self._replaced = {}
        for declarations in _DECLARED.findall("\n".join(lines)):
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


def _raising_line(function: Callable[..., Any], traceback: TracebackType | None) -> tuple[str, int]:
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
        count = (
            f"{len(returned)} values" if isinstance(returned, (list, tuple)) else _kind(returned)
        )
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
        expression = expression_key(size) if isinstance(size, torch.SymInt) else None
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

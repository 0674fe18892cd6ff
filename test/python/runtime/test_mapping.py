# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`MAPPING_TORCH_ATEN_TO_MAX`: functions over `max.graph` in the place of lowerings."""

from __future__ import annotations

import inspect
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from max.graph import TensorValue
from max.graph import ops as max_ops
from torch import Tensor
from torch_engine import compiled
from torch_max_backend import MAPPING_TORCH_ATEN_TO_MAX, MaxCompilerError, max_backend

aten = torch.ops.aten


@pytest.fixture(autouse=True)
def _no_mappings() -> Iterator[None]:
    yield
    for op in list(MAPPING_TORCH_ATEN_TO_MAX._functions):
        del MAPPING_TORCH_ATEN_TO_MAX[op]


calls: list[Any] = []


def my_custom_tanh(x: TensorValue) -> TensorValue:
    calls.append(x.shape)
    # Not what tanh computes, so that a test sees which of both it was.
    return max_ops.tanh(x) + 1


def test_an_override_is_called_and_removing_it_brings_the_built_in_back() -> None:
    @torch.compile(backend=max_backend)
    def my_function(x: Tensor) -> Tensor:
        return torch.tanh(x)

    x = torch.randn(3, 4)
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = my_custom_tanh
    torch.testing.assert_close(my_function(x), torch.tanh(x) + 1)
    del MAPPING_TORCH_ATEN_TO_MAX[aten.tanh]
    torch.testing.assert_close(my_function(x), torch.tanh(x))


def double(x: TensorValue, sizes: Any = None) -> TensorValue:
    return max_ops.concat([x, x], axis=0)


def shares(x: TensorValue, dim: int, keepdim: bool = False) -> tuple[TensorValue, TensorValue]:
    """Both results of max.dim, with the second one shifted."""
    highest = max_ops.max(x, axis=dim)
    index = max_ops.argmax(x, axis=dim)
    size = max_ops.cast(max_ops.shape_to_tensor([x.shape[dim]]), index.dtype)
    return max_ops.squeeze(highest, dim), max_ops.squeeze(index, dim) + size


def rolled(x: TensorValue, shifts: list[Any], dims: list[int]) -> TensorValue:
    """Shifts by sizes arrive as sizes of the engine."""
    (shift,), (dim,) = shifts, dims
    assert dim == 0
    return max_ops.concat([x, x], axis=0)[-1:] + 0 * x if isinstance(shift, int) else x * 2


def test_dynamic_sizes_several_results_and_sizes_as_arguments() -> None:
    """All in one graph, because the engine takes long over each."""
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh.default] = my_custom_tanh
    MAPPING_TORCH_ATEN_TO_MAX[aten.max] = shares
    MAPPING_TORCH_ATEN_TO_MAX[aten.roll.default] = rolled
    MAPPING_TORCH_ATEN_TO_MAX[torch.ops.torch_max_test.twice] = double
    # Torch has a decomposition of silu, and the model uses it twice.
    MAPPING_TORCH_ATEN_TO_MAX[aten.silu.default] = my_custom_tanh

    @torch.compile(backend=max_backend, fullgraph=True)
    def function(x: Tensor, y: Tensor) -> Any:
        joined = torch.cat([x, y[1:]])
        tall = torch.ops.torch_max_test.twice(joined)
        highest, index = x.max(1)
        return (
            x.tanh(),
            joined.tanh() * joined,
            F.silu(x) + F.silu(y),
            tall + 1,
            highest,
            index,
            x.roll(x.shape[0] // 2, 0),
        )

    def expected(x: Tensor, y: Tensor) -> Any:
        joined = torch.cat([x, y[1:]])
        tanh = lambda x: torch.tanh(x) + 1  # noqa: E731
        highest, index = x.max(1)
        return (
            tanh(x),
            tanh(joined) * joined,
            tanh(x) + tanh(y),
            torch.cat([joined, joined]) + 1,
            highest,
            index + x.shape[1],
            x * 2,
        )

    calls.clear()
    for rows in (5, 7, 12):
        x, y = torch.randn(rows, 4), torch.randn(rows, 4)
        torch._dynamo.mark_dynamic(x, 0)
        torch._dynamo.mark_dynamic(y, 0)
        torch.testing.assert_close(function(x, y), expected(x, y))
    # tanh of `x` and of `joined`, and silu, which has one signature.
    assert len(calls) == 3


@torch.library.custom_op("torch_max_test::twice", mutates_args=())
def twice(x: Tensor) -> Tensor:
    return torch.cat([x, x])


@twice.register_fake
def _(x: Tensor) -> Tensor:
    return x.new_empty(2 * x.shape[0], *x.shape[1:])


def test_listing() -> None:
    assert aten.tanh in MAPPING_TORCH_ATEN_TO_MAX
    assert aten.tanh.default in MAPPING_TORCH_ATEN_TO_MAX
    assert repr(MAPPING_TORCH_ATEN_TO_MAX[aten.tanh]) == "<built-in lowering of aten.tanh>"
    assert aten.linalg_svd not in MAPPING_TORCH_ATEN_TO_MAX
    count = len(MAPPING_TORCH_ATEN_TO_MAX)
    assert count > 300
    MAPPING_TORCH_ATEN_TO_MAX[aten.linalg_svd] = my_custom_tanh
    assert len(list(MAPPING_TORCH_ATEN_TO_MAX)) == count + 1
    assert MAPPING_TORCH_ATEN_TO_MAX[aten.linalg_svd] is my_custom_tanh
    before = MAPPING_TORCH_ATEN_TO_MAX[aten.tanh]
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = my_custom_tanh
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = before
    assert MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] == before
    for bad in ("aten.tanh", torch.tanh):
        with pytest.raises(TypeError, match=r"torch\.ops\.aten\.tanh"):
            MAPPING_TORCH_ATEN_TO_MAX[bad] = my_custom_tanh
    with pytest.raises(TypeError, match="not a function"):
        MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = 3
    with pytest.raises(KeyError, match="no function"):
        del MAPPING_TORCH_ATEN_TO_MAX[aten.tanh]


def test_other_backends_keep_what_they_compiled() -> None:
    count = 0

    def count_graphs(module: torch.fx.GraphModule, _: Any) -> Any:
        nonlocal count
        count += 1
        return module.forward

    function = torch.compile(torch.tanh, backend=count_graphs)
    function(torch.ones(2))
    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = my_custom_tanh
    function(torch.ones(2))
    assert count == 1


def raises(x: TensorValue) -> TensorValue:
    return max_ops.matmul(x, undefined)  # type: ignore[name-defined] # noqa: F821


BAD: list[tuple[Callable[..., Any], str]] = [
    (raises, "raised NameError at {file}:{line}: name 'undefined' is not defined"),
    (lambda: None, r"does not take the arguments (TensorValue): too many positional arguments"),
    (lambda x: x[0], "returned of shape [4]; the op's is [3, 4]"),
    (lambda x: max_ops.cast(x, max_ops.argmax(x).dtype), "of dtype int64; the op's is float32"),
    (lambda x: None, "returned NoneType; it must be a TensorValue of max.graph"),
    (lambda x: [x, x], "returned list; it must be a TensorValue of max.graph"),
]


@pytest.mark.parametrize(("function", "message"), BAD)
def test_mistakes_in_functions(function: Callable[..., Any], message: str) -> None:
    def model(x: Tensor) -> Tensor:
        return torch.tanh(x)

    MAPPING_TORCH_ATEN_TO_MAX[aten.tanh] = function
    x = torch.ones(3, 4)
    with pytest.raises(MaxCompilerError) as caught:
        compiled(model)(x)
    file = inspect.getsourcefile(function)
    line = function.__code__.co_firstlineno
    model_line = model.__code__.co_firstlineno + 1
    text = str(caught.value)
    assert message.format(file=file, line=line + 1) in text
    assert (
        f"{__file__}:{model_line}: aten.tanh.default: its function {function.__qualname__}" in text
    )
    assert f"({file}:{line})" in text
    assert x.equal(torch.ones(3, 4))


def test_a_wrong_symbolic_size_is_refused() -> None:
    MAPPING_TORCH_ATEN_TO_MAX[torch.ops.torch_max_test.twice] = lambda x: max_ops.concat([x, x, x])
    x = torch.ones(5, 4)
    torch._dynamo.mark_dynamic(x, 0)
    with pytest.raises(MaxCompilerError, match=r"returned of shape .*; the op's is \[2\*s\d+, 4\]"):
        compiled(lambda x: torch.ops.torch_max_test.twice(x))(x)


def test_max_graph_is_loaded_only_for_a_mapping() -> None:
    program = (
        "import sys, torch, torch_max_backend as t\n"
        "assert torch.ops.aten.tanh in t.MAPPING_TORCH_ATEN_TO_MAX\n"
        "from torch_max_backend.frontend import pipeline\n"
        "assert 'max.graph' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What happens around the engine: torch runs the engine's part here, so nothing is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sympy
import torch
import torch.nn.functional as F
from torch.fx.experimental.sym_node import SymNode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._sympy.functions import FloorDiv, Mod
from torch_max_backend import MaxCompilerError, max_backend
from torch_max_backend.importing import import_graph, user_frame
from torch_max_backend.layout import inverse, memory_order
from torch_max_backend.splitting import SplitGraph
from torch_max_backend.symbols import SymbolNames

Splits = list[SplitGraph]


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend=max_backend, fullgraph=True, **options)


def x23() -> torch.Tensor:
    return torch.arange(6.0).reshape(2, 3)


OUTPUTS: dict[str, Callable[[torch.Tensor], Any]] = {
    "one": lambda x: x + 1,
    "several": lambda x: (x + 1, x * 2, x.sum()),
    "none": lambda x: (x + 1, None),
    "number": lambda x: (x + 1, 3, 2.5, True),
    "input": lambda x: (x + 1, x),
    "only the input": lambda x: x,
    "only None": lambda x: None,
    "twice the same": lambda x: (lambda y: (y, y))(x + 1),
    "an alias": lambda x: (lambda y: (y, y.detach()))(x + 1),
    "a copy": lambda x: (lambda y: (y, y.clone()))(x + 1),
    "a view of a result": lambda x: (lambda y: (y, y.t(), y[0]))(x + 1),
    "a view of an input": lambda x: (x.t(), x[1:], x + 1),
    "a copy of an input": lambda x: (x.clone(), x.t().contiguous()),
    "transposed": lambda x: x.t() + 1,
    "integers": lambda x: (x.to(torch.int64), x > 2, x.argmax()),
    "a dict": lambda x: {"a": x + 1, "b": [x, None]},
    "expanded": lambda x: (x + 1).unsqueeze(0).expand(4, 2, 3),
    "size": lambda x: (x + 1, x.shape[0]),
}


@pytest.mark.parametrize("name", OUTPUTS)
def test_outputs(name: str, splits: Splits) -> None:
    function = OUTPUTS[name]
    expected, result = function(x23()), compiled(function)(x23())
    torch.testing.assert_close(result, expected, check_stride=True)
    assert type(result) is type(expected)


def test_the_same_output_twice_is_one_object(splits: Splits) -> None:
    first, second = compiled(OUTPUTS["twice the same"])(x23())
    assert first is second


def test_an_alias_shares_memory_and_a_copy_does_not(splits: Splits) -> None:
    first, second = compiled(OUTPUTS["an alias"])(x23())
    assert first is not second
    assert first.data_ptr() == second.data_ptr()
    first, second = compiled(OUTPUTS["a copy"])(x23())
    assert first.data_ptr() != second.data_ptr()


@pytest.mark.parametrize("name", ["only the input", "only None", "a copy of an input"])
def test_no_engine_for_no_work(name: str, splits: Splits) -> None:
    compiled(OUTPUTS[name])(x23())
    assert splits == []


def test_engine_results_are_distinct(splits: Splits) -> None:
    def function(x: torch.Tensor) -> Any:
        y = x + 1
        return y, y, y.detach(), None, x

    compiled(function)(x23())
    assert len(splits[0].results) == 1


def test_grad_outputs(splits: Splits) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        z = torch.tanh(x @ y)
        return z, z.detach(), None, x

    x, y = torch.randn(2, 3, requires_grad=True), torch.randn(3, 4)
    result = compiled(function)(x, y)
    expected = function(x, y)
    torch.testing.assert_close(result[0], expected[0])
    assert result[0].requires_grad
    assert not result[1].requires_grad
    (grad,) = torch.autograd.grad(result[0].sum(), x)
    torch.testing.assert_close(grad, torch.autograd.grad(expected[0].sum(), x)[0])


def test_channels_last_is_kept_without_a_copy(splits: Splits) -> None:
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    result = compiled(lambda x: x * 2)(x)
    assert result.stride() == (x * 2).stride()
    torch.testing.assert_close(result, x * 2)
    assert splits[0].arguments[0].order == (0, 2, 3, 1)


def test_in_place_updates_reach_the_input(splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        x.add_(1)
        return x * 2

    x, y = x23(), x23()
    torch.testing.assert_close(compiled(function)(x), function(y))
    torch.testing.assert_close(x, y)


class TestWeights:
    def positions(self, split: SplitGraph) -> list[bool]:
        return [argument.is_weight for argument in split.arguments]

    def test_parameters_and_buffers_in_inference(self, splits: Splits) -> None:
        model = torch.nn.Sequential(torch.nn.Linear(3, 4), torch.nn.BatchNorm1d(4)).eval()
        with torch.no_grad():
            compiled(model)(x23())
        assert self.positions(splits[0]).count(False) == 1

    def test_inputs_in_training(self, splits: Splits) -> None:
        compiled(torch.nn.Linear(3, 4))(x23()).sum().backward()
        assert not any(any(self.positions(split)) for split in splits)

    def test_updated_parameters_are_inputs(self, splits: Splits) -> None:
        model = torch.nn.Linear(3, 4)
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        model(x23()).sum().backward()
        torch.compile(optimizer.step, backend=max_backend)()
        assert splits
        assert not any(any(self.positions(split)) for split in splits)

    def test_large_constants_are_weights_and_small_ones_literals(self, splits: Splits) -> None:
        def function(x: torch.Tensor) -> torch.Tensor:
            large = torch.tensor([float(i) for i in range(30)])
            return x + torch.tensor([1.0, 2.0, 3.0]) + (x.sum() + large).mean()

        torch.testing.assert_close(compiled(function)(x23()), function(x23()))
        constants = [a.constant for a in splits[0].arguments if a.constant is not None]
        assert [constant.numel() for constant in constants] == [30]


class TestDynamicSizes:
    def test_sizes_and_numbers(self, splits: Splits) -> None:
        def function(x: torch.Tensor) -> Any:
            return x.reshape(-1) + 1, x.shape[0] * 2 + 1, torch.cat([x, x])

        fn = compiled(function, dynamic=True)
        for rows in (3, 5):
            x = torch.randn(rows, 4)
            result, expected = fn(x), function(x)
            torch.testing.assert_close(result, expected)
        assert len(splits) == 1

    def test_expressions(self) -> None:
        n, m = sympy.symbols("n m", integer=True, positive=True)
        names = SymbolNames()

        def spell(expression: sympy.Expr) -> str:
            return str(names.spell(torch.SymInt(SymNode(expression, ShapeEnv(), int, 3))))

        assert str(names.spell(64)) == "64"
        assert spell(m) == "s0"
        assert spell(n) == "s1"
        assert spell(m * 2 + 1) == "1 + (2 * s0)"
        assert spell(FloorDiv(n + 1, 2)) == "(1 + s1) floordiv 2"
        assert spell(Mod(n, 2)) == "s1 mod 2"
        assert spell(sympy.Max(m, n)) == "s2"
        assert spell(sympy.Max(m, n)) == "s2"


def test_memory_order() -> None:
    x = torch.empty(2, 3, 4)
    assert memory_order(x) == ()
    assert memory_order(x.permute(2, 0, 1)) == (1, 2, 0)
    assert memory_order(x.expand(2, 3, 4)) == ()
    assert memory_order(x[:, ::2]) == ()
    assert memory_order(torch.empty(1, 5).t()) == ()
    assert memory_order(torch.empty(())) == ()
    assert memory_order(torch.empty(0, 3).t()) == ()
    assert inverse((1, 2, 0)) == (2, 0, 1)


def test_user_frame_skips_torch() -> None:
    torch_file = F.__file__
    trace = f'File "model.py", line 3, in forward\nFile "{torch_file}", line 9, in relu'
    assert user_frame(trace) == ("model.py", 3)
    assert user_frame(f'File "{torch_file}", line 9, in relu') == (torch_file, 9)
    assert user_frame(None) is None


def test_locations_are_the_users_lines(splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = F.gelu(x)
        return y.sum()

    compiled(function)(x23())
    text = import_graph(splits[0].engine)
    first = function.__code__.co_firstlineno
    assert f'"{__file__}":{first + 1}:0' in text
    assert f'"{__file__}":{first + 2}:0' in text


def test_unsupported_dtypes_are_all_named(splits: Splits) -> None:
    def function(x: torch.Tensor) -> Any:
        return torch.view_as_real(x.to(torch.complex64) * 2), x.to(torch.float8_e5m2).to(x.dtype)

    compiled(function)(x23())
    with pytest.raises(MaxCompilerError) as error:
        import_graph(splits[0].engine)
    assert "complex64" in str(error.value)
    assert "float8_e5m2" in str(error.value)
    assert f"{__file__}:{function.__code__.co_firstlineno + 1}" in str(error.value)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(MaxCompilerError, match=r"Unknown options.*speed"):
        torch.compile(lambda x: x + 1, backend=max_backend, options={"speed": 11})(x23())

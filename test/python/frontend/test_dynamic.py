# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamic sizes through the frontend and the lowerings: how many graphs, and that each lowers.

torch runs the graphs, but for one that the engine would fuse wrongly. What else the engine makes
of dynamic sizes is in the tests of the ops and the models.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, get_type_hints

import pytest
import torch
import torch.nn.functional as F
from beartype.door import is_subhint
from torch_engine import check_lowered, compiled
from torch_max_backend import compile_exported
from torch_max_backend.decompositions import _families
from torch_max_backend.frontend.program import Program

Programs = list[Program]


SLICES: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "the last": lambda x: x[-1:],
    "the last three": lambda x: x[-3:],
    "all but the last": lambda x: x[:-1],
    "the first two": lambda x: x[:2],
    "from the second": lambda x: x[1:],
    "every other": lambda x: x[::2],
    "every other but the first": lambda x: x[1::2],
    "inner ones": lambda x: x[1:-1],
    "more than there are": lambda x: x[:100],
    "more than there are, from the end": lambda x: x[-100:],
    "behind the end": lambda x: x[100:],
    "half": lambda x: x[: x.shape[0] // 2],
    "second half": lambda x: x[x.shape[0] // 2 :],
}


@pytest.mark.parametrize("name", SLICES)
def test_slices(name: str, programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return SLICES[name](x) + 1

    fast = compiled(function, dynamic=True)
    for size in (6, 9, 14):
        x = torch.randn(size, 3)
        torch.testing.assert_close(fast(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_a_size_that_a_guard_makes_a_number(programs: Programs) -> None:
    """As that of a window in an image which is no larger."""

    def function(x: torch.Tensor) -> torch.Tensor:
        side = min(x.shape[0], x.shape[1])
        window = x[:side, :side].reshape(1, 1, side * side, 3)
        return F.scaled_dot_product_attention(window, window, window, attn_mask=torch.ones(16, 16))

    fast = compiled(function, dynamic=True)
    for size in (5, 8, 13):
        x = torch.randn(4, size, 3)
        torch._dynamo.mark_dynamic(x, 1)
        torch.testing.assert_close(fast(x), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_numbers_computed_as_tensors(programs: Programs) -> None:
    fast = compiled(lambda x, number: x * (number / 3.5), dynamic=True)
    for number in (2.5, 4.5):
        x = torch.randn(3)
        torch.testing.assert_close(fast(x, number), x * (number / 3.5))
    assert len(programs) == 1
    check_lowered(programs)


def test_a_recompile_is_explained(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_VERBOSE", "1")
    fast = compiled(lambda x: x + 1, dynamic=False)
    fast(torch.randn(3))
    assert "compiled again" not in capsys.readouterr().err
    fast(torch.randn(4))
    fast(torch.randn(4))
    told = capsys.readouterr().err
    assert told.count("compiled again") == 1
    assert "expected 3, actual 4" in told
    assert len(programs) == 2


def test_sizes_that_eager_refuses(programs: Programs) -> None:
    def function(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return (x @ w).view(2, -1)

    fast = compiled(function, dynamic=True)
    for sizes in (((4, 3), (3, 6)), ((6, 2), (2, 5))):
        operands = [torch.randn(size) for size in sizes]
        torch.testing.assert_close(fast(*operands), function(*operands))
    for sizes in (((4, 3), (2, 6)), ((3, 2), (2, 5)), ((4,), (3, 6))):
        operands = [torch.randn(size) for size in sizes]
        for refusing in (function, fast):
            with pytest.raises(RuntimeError):
                refusing(*operands)
    assert len(programs) == 1
    check_lowered(programs)


class _Rows(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(4, 3)

    def forward(self, x: torch.Tensor, *, scale: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.layer(x)).sum(-1) * scale


def test_an_exported_program(programs: Programs) -> None:
    rows = torch.export.Dim("rows", min=2, max=10)
    module = _Rows().eval()
    arguments = ((torch.randn(3, 4),), {"scale": torch.randn(3)})
    shapes = {"x": {0: rows}, "scale": {0: rows}}
    program = torch.export.export(module, *arguments, dynamic_shapes=shapes)
    fast = compile_exported(program)
    with torch.no_grad():
        for size in (3, 7, 10):
            x, scale = torch.randn(size, 4), torch.randn(size)
            torch.testing.assert_close(fast(x, scale=scale), module(x, scale=scale))
        with pytest.raises(RuntimeError, match=r"Guard failed: x\.size"):
            fast(torch.randn(11, 4), scale=torch.randn(11))
    assert len(programs) == 1
    check_lowered(programs)


NUMBERS: dict[str, Callable[[torch.Tensor, float], torch.Tensor]] = {
    "norm": lambda x, p: torch.norm(x, p=p),
    "vector_norm": lambda x, p: torch.linalg.vector_norm(x, p, dim=1),
    "renorm": lambda x, p: torch.renorm(x, p, 0, 1.0),
    "renorm to": lambda x, p: torch.renorm(x, 2, 0, p),
    "normalize": lambda x, p: F.normalize(x, p=p),
    "dist": lambda x, p: torch.dist(x, x * 2, p),
    "cdist": lambda x, p: torch.cdist(x, x * 2, p),
    "pow": lambda x, p: x**p,
    "clamp": lambda x, p: x.clamp(p / 10, p),
    "leaky relu": lambda x, p: F.leaky_relu(x - 1, p),
    "elu": lambda x, p: F.elu(x - 1, p),
    "addcmul": lambda x, p: torch.addcmul(x, x, x, value=p),
    "add": lambda x, p: torch.add(x, x, alpha=p),
    "lerp": lambda x, p: torch.lerp(x, x * 2, p),
    "layer norm": lambda x, p: F.layer_norm(x, [x.shape[1]], eps=p),
    "full": lambda x, p: torch.full_like(x, p),
    "arange": lambda x, p: torch.arange(0.0, p, 0.25) + x[0, 0],
    "linspace": lambda x, p: torch.linspace(0.0, p, 5) + x[0, 0],
    "threshold": lambda x, p: F.threshold(x, p / 3, p),
    "hardshrink": lambda x, p: F.hardshrink(x, p / 3),
    "quantile": lambda x, p: torch.quantile(x, p / 10),
    "interpolate": lambda x, p: F.interpolate(x[None, None], scale_factor=p),
    "multi_margin_loss": lambda x, p: F.multi_margin_loss(x, torch.tensor([1, 0, 2]), margin=p),
    "var": lambda x, p: torch.var(x, dim=1, correction=p / 2),
    "foreach norm": lambda x, p: torch._foreach_norm([x], p)[0],
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_that_change(name: str, programs: Programs) -> None:
    """torch makes symbols of Python's numbers; ops that need them get a graph for each."""
    function = NUMBERS[name]
    fast = compiled(function, dynamic=True)
    x = torch.rand(3, 5) + 0.3
    for number in (3.0, 2.5, 4.0):
        torch.testing.assert_close(fast(x, number), function(x, number))
    check_lowered(programs)


INTEGERS: dict[str, Callable[[torch.Tensor, int], torch.Tensor]] = {
    "dilation": lambda x, n: F.conv2d(x, torch.ones(3, 2, 2, 2), dilation=n),
    "stride": lambda x, n: F.conv2d(x, torch.ones(3, 2, 2, 2), stride=(1, n)),
    "padding": lambda x, n: F.conv2d(x, torch.ones(3, 2, 2, 2), padding=n),
    "groups": lambda x, n: F.conv2d(x, torch.ones(2, 2 // n, 2, 2), groups=n),
    "of 1 axis": lambda x, n: F.conv1d(x[0], torch.ones(3, 7, 2), dilation=n, padding=n),
    "of 3 axes": lambda x, n: F.conv3d(x[None], torch.ones(3, 2, 1, 2, 2), dilation=n),
    "transposed": lambda x, n: F.conv_transpose2d(
        x, torch.ones(2, 3, 2, 2), stride=n, dilation=n, output_padding=n - 1
    ),
    "roll": lambda x, n: torch.roll(x, n, 0),
    "step": lambda x, n: x[:, ::n] + 1,
    "arange": lambda x, n: torch.arange(0, 10, n) * x[0, 0, 0, 0],
    "order": lambda x, n: torch.norm(x, p=n + 2),
    "correction": lambda x, n: torch.var(x, correction=n),
    "ignored class": lambda x, n: F.cross_entropy(
        x[0, 0], torch.arange(x.shape[2]) % 3, ignore_index=n
    ),
}


@pytest.mark.parametrize("name", INTEGERS)
def test_integers_that_change(name: str, programs: Programs) -> None:
    function = INTEGERS[name]
    fast = compiled(function, dynamic=True)
    for number in (2, 1):
        for width in (6, 9):
            x = torch.rand(2, 2, 7, width)
            torch.testing.assert_close(fast(x, number), function(x, number))
    check_lowered(programs)


def test_gradient_of_a_convolution_whose_numbers_change(programs: Programs) -> None:
    def function(x: torch.Tensor, w: torch.Tensor, n: int) -> torch.Tensor:
        return F.conv2d(x, w, stride=n, padding=n, dilation=n)

    fast = compiled(function, dynamic=True)
    for number in (1, 2):
        operands = torch.rand(2, 3, 7, 8), torch.rand(4, 3, 2, 2)
        gradients = []
        for run in (fast, function):
            own = [operand.clone().requires_grad_() for operand in operands]
            run(*own, number).square().sum().backward()
            gradients.append([operand.grad for operand in own])
        torch.testing.assert_close(*gradients)
    check_lowered(programs)


POOLINGS: dict[str, Callable[..., torch.Tensor]] = {
    "avg_pool1d": lambda x, *numbers: F.avg_pool1d(x[0], *numbers, ceil_mode=True),
    "avg_pool2d": lambda x, *numbers: F.avg_pool2d(x, *numbers, ceil_mode=True),
    "avg_pool3d": lambda x, *numbers: F.avg_pool3d(x[None], *numbers, ceil_mode=True),
    "max_pool2d": lambda x, *numbers: F.max_pool2d(x, *numbers, ceil_mode=True),
    "max_pool3d": lambda x, *numbers: F.max_pool3d(x[None], *numbers, ceil_mode=True),
}


@pytest.mark.parametrize("name", POOLINGS)
@pytest.mark.parametrize("numbers", [(2, 2), (2, 3), (3, 2, 1), (2, 4, 1), (4, 3, 2)])
def test_windows_that_reach_beyond_the_end(
    name: str, numbers: tuple[int, ...], programs: Programs
) -> None:
    """kernel, stride and padding"""

    def function(x: torch.Tensor) -> torch.Tensor:
        return POOLINGS[name](x, *numbers)

    fast = compiled(function, dynamic=True)
    for size in (7, 8, 9, 10):
        x = torch.rand(2, 5, size, size + 3)
        torch.testing.assert_close(fast(x), function(x))
    check_lowered(programs)


DIAGONALS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "main": lambda x: x.diagonal() * 2,
    "above": lambda x: x.diagonal(2) * 2,
    "below": lambda x: x.diagonal(-1) * 2,
    "other axes": lambda x: torch.stack([x, x, x]).diagonal(1, 2, 0) * 2,
    "diag": lambda x: torch.diag(x, 1),
    "trace": torch.trace,
    "tril": lambda x: x.tril(1),
    "embedded": lambda x: torch.diag_embed(x, 1),
    "written": lambda x: torch.diagonal_scatter(x, torch.diagonal(x, 1) * 2, 1),
}


@pytest.mark.parametrize("name", DIAGONALS)
def test_diagonals(name: str, programs: Programs) -> None:
    function = DIAGONALS[name]
    fast = compiled(function, dynamic=True)
    for rows, columns in ((4, 7), (5, 9), (9, 5), (6, 6), (3, 4), (4, 3)):
        x = torch.rand(rows, columns)
        torch.testing.assert_close(fast(x), function(x))
    check_lowered(programs)


def test_numbers_of_decompositions_may_be_symbols() -> None:
    """torch may make a symbol of each number that a schema calls Scalar or SymInt."""
    symbols: dict[str, tuple[Any, ...]] = {
        "number": (int, float, torch.SymInt, torch.SymFloat),
        "SymInt": (int, torch.SymInt),
        "List[SymInt]": (list[int], list[torch.SymInt]),
    }
    refused = []
    for family in _families():
        for op, decomposition in family.OURS.items():
            # The types of torch's own functions are not checked.
            if not (decomposition.__module__ or "").startswith("torch_max_backend"):
                continue
            hints = get_type_hints(decomposition)
            for parameter, name in zip(
                op._schema.arguments, inspect.signature(decomposition).parameters, strict=False
            ):
                kind = str(parameter.real_type)
                if kind.startswith("Optional["):
                    kind = kind.removeprefix("Optional[").removesuffix("]")
                hint = hints.get(name, Any)
                refused += [
                    f"{op}: {name}"
                    for symbol in symbols.get(kind, ())
                    if hint is not Any and not is_subhint(symbol, hint)
                ]
    assert not refused

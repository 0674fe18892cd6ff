# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dynamic sizes through the frontend and the lowerings: how many graphs, and that each lowers.

torch runs the graphs, but for one that the engine would fuse wrongly. What else the engine makes
of dynamic sizes is in the tests of the ops and the models.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch_engine import check_lowered
from torch_max_backend import compile_exported, max_backend
from torch_max_backend.splitting import SplitGraph

Splits = list[SplitGraph]


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend=max_backend, fullgraph=True, **options)


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
def test_slices(name: str, splits: Splits) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return SLICES[name](x) + 1

    fast = compiled(function, dynamic=True)
    for size in (6, 9, 14):
        x = torch.randn(size, 3)
        torch.testing.assert_close(fast(x), function(x))
    assert len(splits) == 1
    check_lowered(splits)


def test_a_size_that_a_guard_makes_a_number(splits: Splits) -> None:
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
    assert len(splits) == 1
    check_lowered(splits)


def test_keys_and_values_of_unrelated_sizes(splits: Splits) -> None:
    """Nothing but attention itself says that they must have one length."""
    fast = compiled(F.scaled_dot_product_attention, dynamic=True)
    for length in (5, 8):
        query, key, value = (torch.randn(1, 2, n, 8) for n in (3, length, length))
        mask = torch.randn(3, length)
        result = fast(query, key, value, mask)
        torch.testing.assert_close(result, F.scaled_dot_product_attention(query, key, value, mask))
    assert len(splits) == 1
    check_lowered(splits)


def test_results_of_torch_beside_sizes_that_are_carried(splits: Splits) -> None:
    def function(x: torch.Tensor) -> Any:
        return x.t(), x.new_ones(torch.sym_max(x.shape[0], 4)) + x.sum()

    fast = compiled(function, dynamic=True)
    for size in (3, 6):
        x = torch.randn(size, 2)
        torch.testing.assert_close(fast(x), function(x))
    assert len(splits) == 1
    check_lowered(splits)


def test_numbers_computed_as_tensors(splits: Splits) -> None:
    fast = compiled(lambda x, number: x * (number / 3.5), dynamic=True)
    for number in (2.5, 4.5):
        x = torch.randn(3)
        torch.testing.assert_close(fast(x, number), x * (number / 3.5))
    assert len(splits) == 1
    check_lowered(splits)


def test_a_recompile_is_explained(
    splits: Splits, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
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
    assert len(splits) == 2


def test_sizes_that_eager_refuses(splits: Splits) -> None:
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
    assert len(splits) == 1
    check_lowered(splits)


class _Rows(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(4, 3)

    def forward(self, x: torch.Tensor, *, scale: torch.Tensor) -> torch.Tensor:
        return torch.relu(self.layer(x)).sum(-1) * scale


def test_an_exported_program(splits: Splits) -> None:
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
    assert len(splits) == 1
    check_lowered(splits)


def test_broadcast_of_a_broadcast() -> None:
    def function(x: torch.Tensor, rows: torch.Tensor) -> Any:
        sums = x[:, None] + x[None]
        causal = x[:, None] >= x[None]
        return sums * rows[:, None], causal & (rows > 0)[:, None], (-sums).expand(3, -1, -1)

    fast = compiled(function, dynamic=True)
    for size in (5, 7):
        arguments = torch.randn(size), torch.randn(4, size)
        torch.testing.assert_close(fast(*arguments), function(*arguments))

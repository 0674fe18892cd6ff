# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory of results: what shares it, how it is strided, and when it is written, as in eager.

torch runs the engine's part in most tests, and stores into arguments wherever the engine may.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch.utils._pytree import tree_leaves
from torch_engine import check_lowered
from torch_max_backend import max_backend
from torch_max_backend.splitting import SplitGraph

Splits = list[SplitGraph]
Function = Callable[..., Any]
Tensors = list[torch.Tensor]


def compiled(function: Function, **options: Any) -> Function:
    torch._dynamo.reset()
    return torch.compile(function, backend=max_backend, **options)


def storages(tensors: Sequence[torch.Tensor]) -> list[int]:
    """For each tensor the first one that lies in the same memory."""
    pointers = [tensor.untyped_storage().data_ptr() for tensor in tensors]
    # An empty tensor has no memory.
    return [pointers.index(p) if p else i for i, p in enumerate(pointers)]


def called(function: Function, inputs: Sequence[torch.Tensor]) -> tuple[Tensors, Any]:
    """The tensors among inputs and results, and the results as they are."""
    result = function(*inputs)
    leaves = [leaf for leaf in tree_leaves(result) if isinstance(leaf, torch.Tensor)]
    return [*inputs, *leaves], result


def check(
    function: Function, make: Callable[[], Sequence[torch.Tensor]], **options: Any
) -> None:
    """Compares all that can be seen of the results, and of what else changes with each of them."""
    fast = compiled(function, **options)
    expected, expected_result = called(function, make())
    actual, result = called(fast, make())
    assert type(result) is type(expected_result)
    assert len(actual) == len(expected)
    for got, wanted in zip(actual, expected, strict=True):
        torch.testing.assert_close(got, wanted, check_stride=True, equal_nan=True)
        assert got.storage_offset() == wanted.storage_offset()
        assert got.requires_grad == wanted.requires_grad
    assert storages(actual) == storages(expected)
    assert [[a is b for a in actual] for b in actual] == [
        [a is b for a in expected] for b in expected
    ]
    for number in range(len(expected)):
        wanted, got = called(function, make())[0], called(fast, make())[0]
        for tensors in (wanted, got):
            # Detached: of eager's own views, autograd lets some be written to and others not.
            if all(stride or size < 2 for size, stride in zip(tensors[number].shape, tensors[number].stride(), strict=True)):
                tensors[number].detach().fill_(1)
        torch.testing.assert_close(got, wanted, equal_nan=True)


def x34() -> Tensors:
    return [torch.arange(12.0).reshape(3, 4)]


# ===----------------------------------------------------------------------===#
# Old values of arguments that are written
# ===----------------------------------------------------------------------===#


def updated(before: Function, update: Function = lambda x: x.add_(1)) -> Function:
    """What was read before the argument is updated."""

    def function(x: torch.Tensor) -> Any:
        old = before(x)
        update(x)
        return old

    return function


INDICES = torch.tensor([2, 0])
OLD_VALUES: dict[str, Function] = {
    "a clone": updated(lambda x: x.clone()),
    "a clone of a part": updated(lambda x: x[0].clone()),
    "a clone of a view": updated(lambda x: x.t()[1:].clone()),
    "a view of a clone": updated(lambda x: x.clone()[1:]),
    "a clone and its view": updated(lambda x: (lambda y: (y, y[1:]))(x.clone())),
    "a clone and a computed one": updated(lambda x: (x.clone(), x * 2)),
    "a contiguous transpose": updated(lambda x: x.t().contiguous()),
    "a view": updated(lambda x: x[1:]),
    "the argument": updated(lambda x: x),
    "before a scatter": updated(
        lambda x: x.clone(), lambda x: x.index_copy_(0, INDICES, torch.ones(2, 4))
    ),
    "before a write to a part": updated(lambda x: x.clone(), lambda x: x[0].mul_(2)),
    "before a copy": updated(lambda x: x[1].clone(), lambda x: x.copy_(x.flip(0))),
    "before and after": lambda x: (x.clone(), x.add_(1).clone(), x.add_(1), x.clone()),
}


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("name", OLD_VALUES)
def test_old_values(name: str, dynamic: bool, splits: Splits) -> None:
    check(OLD_VALUES[name], x34, dynamic=dynamic, fullgraph=True)
    # An argument that is a part of other memory.
    check(OLD_VALUES[name], lambda: [torch.arange(24.0).view(6, 4)[2:5]], dynamic=dynamic)
    check(OLD_VALUES[name], lambda: [torch.arange(15.0).view(3, 5)[:, 1:]], dynamic=dynamic)


def test_old_values_of_several_arguments(splits: Splits) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        old, part = x.clone(), y[0].clone()
        y.add_(x)
        x.mul_(2)
        return old, part, y, x[1:]

    check(function, lambda: [torch.arange(6.0).view(2, 3), torch.ones(2, 3)])


SHARED: dict[str, Callable[[torch.Tensor], Tensors]] = {
    "the same twice": lambda x: [x, x],
    "a part": lambda x: [x, x[1]],
    "overlapping parts": lambda x: [x[:2], x[1:]],
    "parts": lambda x: [x[:1], x[1:]],
    "a transpose": lambda x: [x, x.t()],
}


@pytest.mark.parametrize("name", SHARED)
def test_arguments_that_share_memory(name: str, splits: Splits) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        old = y.clone()
        x.add_(1)
        return old, y * 2, x

    check(function, lambda: SHARED[name](torch.arange(9.0).view(3, 3)))
    check(lambda x, y: (x[:1], y[:1], x * 2), lambda: SHARED[name](torch.arange(9.0).view(3, 3)))


# ===----------------------------------------------------------------------===#
# Results that share memory
# ===----------------------------------------------------------------------===#


def of(view: Function) -> Function:
    """Views of what the graph computes."""
    return lambda x: view(x * 2)


def copied_back(x: torch.Tensor) -> Any:
    y = x + 1
    x.copy_(y)
    return y[0]


RESULTS: dict[str, Function] = {
    "views": of(lambda y: (y, y.view(-1), y[1:])),
    "views without their base": of(lambda y: (y[0], y[1:])),
    "views alone": of(lambda y: y[1:]),
    "a column": of(lambda y: y[:, 1]),
    "a row": of(lambda y: y[0]),
    "a transpose": of(lambda y: y.t()),
    "a transpose and its base": of(lambda y: (y.t(), y)),
    "reshaped": of(lambda y: y.view(2, 6)),
    "an expansion": of(lambda y: y.unsqueeze(1).expand(3, 2, 4)),
    "expansions": of(lambda y: (y[:1].expand(2, 4), y)),
    "an alias": of(lambda y: (y, y.detach())),
    "a clone": of(lambda y: (y, y.clone())),
    "a clone and views of both": of(lambda y: (lambda c: (y[1:], c[1:], c, y))(y.clone())),
    "clones of one": of(lambda y: (y.clone(), y.clone())),
    "a transposed clone": of(lambda y: (y, y.t().contiguous(), y.t().clone())),
    "the same view twice": of(lambda y: (lambda v: (v, v))(y[1:])),
    "equal views": of(lambda y: (y[1:], y[1:])),
    "the same result twice": of(lambda y: (y, y)),
    "equal results": lambda x: (x * 2, x * 2),
    "split": of(lambda y: y.split(2, 1)),
    "split by sizes": of(lambda y: y.split([1, 2], 0)),
    "unbind": of(lambda y: y.unbind(1)),
    "chunk": of(lambda y: (*y.chunk(2), y)),
    "tensor_split": of(lambda y: y.tensor_split(3, 1)),
    "diagonal": of(lambda y: (y.diagonal(), y.diagonal(1))),
    "diagonal alone": of(lambda y: y.diagonal()),
    "unfold": of(lambda y: (y.unfold(1, 2, 1), y)),
    "unfold alone": of(lambda y: y.unfold(1, 2, 1)),
    "squeeze": of(lambda y: (y[:1].squeeze(0), y[:1], y.unsqueeze(1))),
    "unsqueeze": of(lambda y: y.unsqueeze(1)),
    "as_strided": of(lambda y: (y.as_strided((2, 2), (1, 4), 1), y)),
    "as_strided alone": of(lambda y: y.as_strided((2, 2), (1, 4), 1)),
    "as_strided of a view": of(lambda y: (y[1:].as_strided((2, 2), (1, 4)), y[1:])),
    "other dtype": of(lambda y: (y.view(torch.int32), y)),
    "views of views": of(lambda y: (y.t()[1:].unsqueeze(0), y.t()[1:], y)),
    "a view of a slice of a transpose": of(lambda y: y.t()[2:4].view(2, 3, 1)),
    "movedim": of(lambda y: (y.view(3, 2, 2).movedim(0, 2), y.view(-1)[::5])),
    "every second": of(lambda y: y[:, ::2]),
    "narrow": of(lambda y: y.narrow(1, 1, 2)),
    "flatten": of(lambda y: (y.flatten(), y.t().flatten())),
    "in a dict": of(lambda y: {"y": y, "views": [y[0], None, y.view(-1)]}),
    "written in the graph": of(lambda y: (lambda v: (v.fill_(7), y))(y[1])),
    "copied into the argument": copied_back,
    "an update and its view": lambda x: (x.add_(1)[1:], x.view(-1)),
    "an update of a part": lambda x: (x[1:].add_(1), x[1:].t()),
    "views of the argument": lambda x: (x.t(), x[1:], x + 1, x.diagonal(), x.unfold(1, 2, 1)),
    "as_strided of the argument": lambda x: (x.as_strided((2, 2), (1, 4), 1), x + 1),
    "a view by strides that is read": lambda x: (x.as_strided((2, 2), (1, 4), 1) + 1),
    "a view by strides, and an update": lambda x: (
        lambda v: (v * 2, x.add_(1), v * 3, v)
    )(x.as_strided((2, 2), (4, 1), 1)),
    "the argument": lambda x: (x, x + 1, x),
}


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("name", RESULTS)
def test_results(name: str, dynamic: bool, splits: Splits) -> None:
    check(RESULTS[name], x34, dynamic=dynamic, fullgraph=True)
    check(RESULTS[name], lambda: [torch.arange(20.0).view(5, 4)[1:4]], dynamic=dynamic)
    check_lowered(splits)


@pytest.mark.parametrize("name", RESULTS)
def test_results_of_other_sizes(name: str, splits: Splits) -> None:
    """One graph for all sizes."""
    fast = compiled(RESULTS[name], dynamic=True, fullgraph=True)
    for rows in (3, 5):
        x = torch.arange(rows * 4.0).reshape(rows, 4)
        try:
            expected = RESULTS[name](x.clone())
        except RuntimeError:
            continue
        torch.testing.assert_close(fast(x.clone()), expected, check_stride=True)


@pytest.mark.parametrize(
    "name",
    # A view that is written in the graph, or an argument that needs a gradient, eager refuses.
    [n for n, f in RESULTS.items() if "update" not in n and "copied into" not in n],
)
def test_results_with_gradients(name: str, splits: Splits) -> None:
    if name == "other dtype":
        pytest.skip("integers have no gradient")

    def gradient(function: Function) -> torch.Tensor:
        x = x34()[0].requires_grad_()
        results = [r for r in tree_leaves(function(x)) if isinstance(r, torch.Tensor)]
        sum((r * r).sum() for r in results if r.requires_grad).backward()
        return x.grad

    def wrapped(x: torch.Tensor) -> Any:
        return RESULTS[name](x)

    check(wrapped, lambda: [x34()[0].requires_grad_()])
    torch.testing.assert_close(gradient(compiled(wrapped)), gradient(wrapped))

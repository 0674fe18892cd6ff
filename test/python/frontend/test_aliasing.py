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
from torch_max_backend.frontend.program import Program

Programs = list[Program]
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


def check(function: Function, make: Callable[[], Sequence[torch.Tensor]], **options: Any) -> None:
    """Compares all that can be seen of the results, and of what else changes with each of them."""
    fast = compiled(function, **options)
    expected, expected_result = called(function, make())
    actual, result = called(fast, make())
    assert type(result) is type(expected_result)
    torch.testing.assert_close(actual, expected, check_stride=True)
    for attribute in (torch.Tensor.storage_offset, lambda tensor: tensor.requires_grad):
        assert [attribute(tensor) for tensor in actual] == [attribute(t) for t in expected]
    assert storages(actual) == storages(expected)
    assert identities(actual) == identities(expected)
    for number in range(len(expected)):
        torch.testing.assert_close(written(fast, make(), number), written(function, make(), number))


def identities(tensors: Tensors) -> list[int]:
    """For each tensor the first one that is the same object."""
    return [next(i for i, other in enumerate(tensors) if other is tensor) for tensor in tensors]


def written(function: Function, inputs: Sequence[torch.Tensor], number: int) -> Tensors:
    """All tensors, after a write into one of them that autograd does not see."""
    tensors = [tensor.detach() for tensor in called(function, inputs)[0]]
    # Elements that share a place cannot be written.
    tensors[number][tuple(slice(None) if s else slice(1) for s in tensors[number].stride())] = 1
    return tensors


def x34() -> Tensors:
    return [torch.arange(12.0).reshape(3, 4)]


def rows() -> Tensors:
    """A part of other memory."""
    return [torch.arange(24.0).view(6, 4)[2:5]]


def columns() -> Tensors:
    return [torch.arange(15.0).view(3, 5)[:, 1:]]


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


@pytest.mark.parametrize("name", OLD_VALUES)
def test_old_values(name: str, programs: Programs) -> None:
    check(OLD_VALUES[name], x34, fullgraph=True)
    check(OLD_VALUES[name], rows, dynamic=True, fullgraph=True)
    check(OLD_VALUES[name], columns, fullgraph=True)


def test_old_values_of_several_arguments(programs: Programs) -> None:
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
def test_arguments_that_share_memory(name: str, programs: Programs) -> None:
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


def beside(functions: dict[str, Function]) -> Function:
    """All in one graph; each computes its own tensor."""
    return lambda x: {name: function(x) for name, function in functions.items()}


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
    "views of the argument": lambda x: (x.t(), x[1:], x + 1, x.diagonal(), x.unfold(1, 2, 1)),
    "as_strided of the argument": lambda x: (x.as_strided((2, 2), (1, 4), 1), x + 1),
    "a view by strides that is read": lambda x: x.as_strided((2, 2), (1, 4), 1) + 1,
    "the argument": lambda x: (x, x + 1, x),
    "old and new values": lambda x: (x.clone(), x + 1, x.t().contiguous()),
    "nothing": lambda x: (x[:0] + 1, (x + 1)[:0], (x + 1)[:, :0]),
    "one row": lambda x: ((x * 2)[:1], (x + 1)[:, :1], (x + 1)[:, None].transpose(0, 1)),
}
UPDATES: dict[str, Function] = {
    "copied into the argument": copied_back,
    "an update and its view": lambda x: (x.add_(1)[1:], x.view(-1)),
    "an update of a part": lambda x: (x[1:].add_(1), x[1:].t()),
    "a view by strides, and an update": lambda x: (lambda v: (v * 2, x.add_(1), v * 3, v))(
        x.as_strided((2, 2), (4, 1), 1)
    ),
}
# Views by strides, and sizes that are numbers here.
OF_ONE_SIZE = {
    "reshaped",
    "an expansion",
    "split by sizes",
    "movedim",
    "a view of a slice of a transpose",
}


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
def test_results(dynamic: bool, programs: Programs) -> None:
    check(beside(RESULTS), x34, dynamic=dynamic, fullgraph=True)
    check_lowered(programs)
    check(beside(RESULTS), rows, dynamic=dynamic, fullgraph=True)


def test_results_of_other_sizes(programs: Programs) -> None:
    """One graph for all sizes."""
    function = beside({name: f for name, f in RESULTS.items() if name not in OF_ONE_SIZE})
    fast = compiled(function, dynamic=True, fullgraph=True)
    for count in (5, 8, 13):
        x = torch.arange(count * 4.0).reshape(count, 4)
        actual, expected = called(fast, [x])[0], called(function, [x])[0]
        torch.testing.assert_close(actual, expected, check_stride=True)
        assert storages(actual) == storages(expected)
    assert len(programs) == 1


def test_results_with_gradients(programs: Programs) -> None:
    # Of integers there is no gradient; strides of axes of size 1 AOTAutograd changes itself.
    left_out = ("other dtype", "one row")
    function = beside({name: f for name, f in RESULTS.items() if name not in left_out})

    def gradient(function: Function) -> torch.Tensor:
        x = x34()[0].requires_grad_()
        results = called(function, [x])[0][1:]
        sum((r * r).sum() for r in results if r.requires_grad).backward()
        return x.grad

    check(function, lambda: [x34()[0].requires_grad_()])
    torch.testing.assert_close(gradient(compiled(function)), gradient(function))


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("name", UPDATES)
def test_updates(name: str, dynamic: bool, programs: Programs) -> None:
    check(UPDATES[name], x34, dynamic=dynamic, fullgraph=True)
    # torch itself has no more than the argument when it has been written.
    if "by strides" not in name:
        check(UPDATES[name], rows, dynamic=dynamic, fullgraph=True)


def test_an_update_that_is_also_returned_is_stored(programs: Programs) -> None:
    """Through the argument alone, which may be seen by another name."""
    compiled(lambda x: (x.add_(1), x[1:]), fullgraph=True)(*x34())
    assert programs[0].updates == {0: 0}
    compiled(copied_back, fullgraph=True)(*x34())
    y = x34()[0]
    compiled(lambda x, y: y.copy_(x.t()), fullgraph=True)(torch.ones(4, 3), y)
    torch.testing.assert_close(y, torch.ones(3, 4))


def test_a_graph_break_between_a_result_and_its_view(programs: Programs) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        y = x + 1
        row = y[0]
        torch._dynamo.graph_break()
        row.fill_(7)
        return y

    check(function, x34)
    check(lambda x: function(x).t(), lambda: [x34()[0].requires_grad_()])


def test_autograd_follows_what_is_written_into_views(programs: Programs) -> None:
    """A view that was made where autograd does not look could not be written to."""

    def gradient(function: Function) -> torch.Tensor:
        whole, row = function(*x34())
        weight = torch.ones(4, requires_grad=True)
        row.mul_(weight)
        (whole * whole).sum().backward()
        return weight.grad

    def function(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = x + 1
        return y, y[1]

    torch.testing.assert_close(gradient(compiled(function)), gradient(function))


@torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True)
def test_views_of_what_depends_on_data(programs: Programs) -> None:
    def function(x: torch.Tensor) -> Any:
        places = x.nonzero()
        count = (x > 3).sum().item()
        torch._check(count >= 1)
        torch._check(count <= 3)
        y = x * 2
        return places, places.t().flatten(), places[1:], places.t(), y[:count], y, x[:count]

    check(function, lambda: [torch.tensor([[0.0, 1, 4], [2, 0, 9], [0, 0, 1]])], fullgraph=True)


# ===----------------------------------------------------------------------===#
# Errors
# ===----------------------------------------------------------------------===#


def test_nothing_is_written_if_a_check_fails(programs: Programs) -> None:
    def function(x: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
        x.add_(1)
        return torch.multinomial(weights * 1, 1)

    x, wrong = torch.zeros(3), torch.tensor([1.0, float("nan")])
    fast = compiled(function, fullgraph=True)
    with pytest.raises(RuntimeError, match="probability tensor"):
        fast(x, wrong)
    torch.testing.assert_close(x, torch.zeros(3))
    fast(x, torch.ones(2))
    torch.testing.assert_close(x, torch.ones(3))


@torch._dynamo.config.patch(capture_scalar_outputs=True)
def test_nothing_is_written_if_a_number_is_wrong(programs: Programs) -> None:
    def function(x: torch.Tensor, count: torch.Tensor) -> torch.Tensor:
        x.add_(1)
        number = (count * 1).sum().item()
        torch._check(number >= 2)
        return torch.ones(5) * number

    x = torch.zeros(3)
    with pytest.raises(RuntimeError):
        compiled(function, fullgraph=True)(x, torch.tensor([1]))
    torch.testing.assert_close(x, torch.zeros(3))


# ===----------------------------------------------------------------------===#
# Strides
# ===----------------------------------------------------------------------===#


def channels_last(*sizes: int) -> torch.Tensor:
    return (
        torch.arange(float(torch.Size(sizes).numel()))
        .view(sizes)
        .to(memory_format=torch.channels_last)
    )


FILTERS = torch.linspace(-1, 1, 108).view(4, 3, 3, 3)
STRIDES: dict[str, tuple[Function, Callable[[], torch.Tensor]]] = {
    "convolution": (lambda x: F.conv2d(x, FILTERS), lambda: channels_last(2, 3, 5, 5)),
    "convolution to one channel": (
        lambda x: F.conv2d(x, FILTERS[:1]),
        lambda: channels_last(2, 3, 5, 5),
    ),
    "convolution to one pixel": (
        lambda x: F.conv2d(x, FILTERS),
        lambda: channels_last(2, 3, 3, 3),
    ),
    "one channel": (lambda x: x * 2, lambda: channels_last(2, 1, 5, 5)),
    "pooling": (lambda x: F.max_pool2d(x, 2), lambda: channels_last(2, 3, 6, 6)),
    "products": (lambda x: ((x @ x.t()).t(), x.t() @ x), lambda: x34()[0]),
    "batched products": (lambda x: torch.bmm(x, x.mT).mT, lambda: torch.ones(2, 3, 4)),
    "like": (
        lambda x: (torch.zeros_like(x), torch.empty_like(x).fill_(1), x.clone()),
        lambda: x34()[0].t(),
    ),
    "like a part": (
        lambda x: (torch.ones_like(x[:, ::2]), torch.zeros_like(x.expand(2, 4, 3))),
        lambda: x34()[0].t(),
    ),
    "formats": (
        lambda x: (
            (x + 1).contiguous(memory_format=torch.channels_last),
            (x + 1).to(memory_format=torch.channels_last)[:, :1],
            (x + 1).permute(0, 2, 3, 1).contiguous(),
        ),
        lambda: torch.ones(2, 3, 4, 5),
    ),
    "one channel in another format": (
        lambda x: (x * 2).to(memory_format=torch.channels_last),
        lambda: torch.ones(2, 1, 4, 5),
    ),
    "reductions": (
        lambda x: (
            x.sum(1, keepdim=True),
            x.mean((0, 2), keepdim=True),
            x.amax(0, keepdim=True),
            x.argmax(1, keepdim=True),
            x.sum(1),
        ),
        lambda: torch.arange(24.0).view(2, 3, 4).permute(2, 0, 1),
    ),
    "reductions of images": (
        lambda x: (x.sum(1, keepdim=True), x.mean((2, 3), keepdim=True)),
        lambda: channels_last(2, 3, 4, 5),
    ),
    "sorts": (lambda x: (*x.sort(0), *x.sort(1), *x.topk(2, 0)), lambda: x34()[0].t()),
    "nothing": (lambda x: (x + 1, (x + 1).t(), x.sum(0)), lambda: torch.ones(0, 3)),
    "pairs of operands": (
        lambda x: tuple(
            op(a, b)
            for op in (torch.copysign, torch.xlogy, torch.special.xlog1py, torch.floor_divide)
            for a, b in (
                (x, x.contiguous()),
                (x.contiguous(), x),
                (x, x[0]),
                (x, x[:, :, :1]),
                (x[:, :1, 0, None], x),
                (x, x.new_tensor(2.0)),
                (x[:1], x.permute(1, 0, 3, 2)[:1].contiguous().permute(1, 0, 3, 2)[:, :1]),
            )
        ),
        lambda: channels_last(2, 3, 4, 5) + 0.5,
    ),
    "indices": (
        lambda x: tuple(
            result
            for i in (x[0, :2, :2, 0].long(), x[0, :2, :2, 0].long().t().contiguous())
            for result in (x[i.t()], x[:, i.t()], x[i.t(), :, i], x[:, i.t(), i[0]], x[:, i])
        ),
        lambda: channels_last(3, 3, 4, 5) % 2,
    ),
    "axes of one": (
        lambda x: (x + 1, (x * 2).permute(1, 2, 0), (x * 3).transpose(0, 1)),
        lambda: torch.ones(1, 3, 1),
    ),
    "expanded": (lambda x: (x * 2).unsqueeze(1).expand(3, 2, 4), lambda: x34()[0]),
    "with gaps": (
        lambda x: torch.empty_strided((2, 3), (8, 2)).copy_(x[:2, :3]),
        lambda: x34()[0],
    ),
    "written with gaps": (
        lambda x: torch.select_scatter(x, x[0] * 2, 0, 1),
        lambda: torch.arange(24.0).view(3, 8)[:, ::2],
    ),
}


@pytest.mark.parametrize("name", STRIDES)
def test_strides(name: str, programs: Programs) -> None:
    function, make = STRIDES[name]
    check(function, lambda: [make()], fullgraph=True)
    check_lowered(programs)


# ===----------------------------------------------------------------------===#
# On the engine
# ===----------------------------------------------------------------------===#


def test_on_the_engine() -> None:
    def function(x: torch.Tensor, table: torch.Tensor) -> Any:
        old, part = x.clone(), table[0].clone()
        x.add_(1)
        table.index_copy_(0, INDICES, x[:2] * 3)
        y = x * 2
        return {
            "old": (old, part),
            "views": (y, y.view(-1), y[1:], y.t()),
            "alone": ((x - 1)[:, 1], (x * 5).transpose(0, 1)),
            "equal": (x * 7, x * 7, (x * 7).view(-1)),
            "unchanged": (x * 1, x + 0, x.view(4, 3) * 1),
            "copies": (y.clone(), y[0].clone()),
            "strided": (y.as_strided((2, 2), (1, 4), 1), x.as_strided((3, 2), (2, 5)) * 2),
            "image": x.view(3, 1, 2, 2).to(memory_format=torch.channels_last) * 9,
        }

    check(function, lambda: [*x34(), torch.full((3, 4), 20.0)], fullgraph=True)

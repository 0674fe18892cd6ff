# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The whole way to the engine and back. Few graphs, as each takes the engine long to compile."""

from __future__ import annotations

import copy
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from small_models import make_mlp
from torch import Tensor, nn
from torch._dynamo.backends.common import aot_autograd
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch_engine import compiled
from torch_max_backend import MaxCompilerError, get_accelerators, max_backend
from torch_max_backend.driver import compile_graph
from torch_max_backend.options import Options


def test_accelerators() -> None:
    accelerators = get_accelerators()
    assert len(accelerators) >= 1
    assert "cpu" in str(next(iter(accelerators)))


def test_by_name() -> None:
    x, y = torch.randn(3, 4), torch.randn(3, 4)
    function = torch.compile(lambda x, y: x + y * 2, backend="max", fullgraph=True)
    torch.testing.assert_close(function(x, y), x + y * 2)


def test_every_kind_of_output() -> None:
    def function(x: Tensor, i: Tensor) -> Any:
        y = x.t() * 2
        return y, None, x, 3, y, y.detach(), i + 1, x > 0, x.sum(), x[0], i.shape[0]

    x, i = torch.randn(3, 4), torch.arange(3)
    result, expected = compiled(function)(x, i), function(x, i)
    torch.testing.assert_close(result, expected, check_stride=True)
    assert result[0] is result[4]
    assert result[2] is x


def test_results_can_be_written_to() -> None:
    """Autograd forbids it for views, so none may be one, whatever its strides."""

    def gradient(function: Callable[[Tensor], Tensor]) -> Tensor:
        x = torch.ones(3, 4, requires_grad=True)
        result = function(x)
        assert not result.is_contiguous()
        result.mul_(torch.arange(3))
        return torch.autograd.grad(result.sum(), x)[0]

    def function(x: Tensor) -> Tensor:
        return x.t() * 2

    torch.testing.assert_close(gradient(compiled(function)), gradient(function))


def update_all(p: Tensor, m: Tensor, g: Tensor, x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
    """Each argument but `g` becomes something else, elementwise or not, that others read too."""
    m.mul_(0.9).add_(g + 0.1 * p)
    p.sub_(m * 0.5)
    doubled = x * 2
    x.copy_(doubled)
    y.copy_((y + 1).t())
    return m * 3, doubled + 1, doubled, y * 2


class TestWritesInPlace:
    """All on one function, so that the tests share what is compiled for contiguous caches."""

    @staticmethod
    def write(
        caches: list[Tensor], at: Tensor, row: Tensor, arguments: list[Tensor]
    ) -> tuple[Tensor, tuple[Tensor, ...]]:
        """One cache is only written; the other one is read afterwards."""
        for cache in caches:
            cache.index_copy_(1, at, row)
        return caches[1].cumsum(1), update_all(*arguments)

    def test_of_caches(self) -> None:
        run = compiled(self.write)
        kinds = [
            lambda: torch.zeros(2, 5, 3),
            lambda: torch.zeros(2, 3, 5).transpose(1, 2),
            lambda: torch.zeros(4, 5, 3)[::2],
        ]
        arguments = [torch.ones(4, 4) for _ in range(5)]
        for make in kinds:
            caches, expected = [make(), make()], [make().clone(), make().clone()]
            for position in (3, 0):
                at, row = torch.tensor([position]), torch.randn(2, 1, 3)
                result, _ = run(caches, at, row, arguments)
                torch.testing.assert_close(result, self.write(expected, at, row, arguments)[0])
                torch.testing.assert_close(caches, expected, rtol=0, atol=0)

    def test_of_arguments(self) -> None:
        run = compiled(self.write)
        caches, at, row = (
            [torch.zeros(2, 5, 3) for _ in range(2)],
            torch.tensor([1]),
            torch.ones(2, 1, 3),
        )
        arguments = [torch.randn(4, 4) for _ in range(5)]
        expected = [argument.clone() for argument in arguments]
        for _ in range(3):
            _, results = run(caches, at, row, arguments)
            torch.testing.assert_close(results, update_all(*expected))
            torch.testing.assert_close(arguments, expected)
            memory = [tensor.data_ptr() for tensor in (*arguments, *results)]
            assert len(set(memory)) == len(memory)


def test_results_outlive_the_model() -> None:
    function = compiled(lambda x, y: x + y * 2)
    x = torch.randn(3, 4)
    results = [function(x, x) for _ in range(100)]
    del function
    torch._dynamo.reset()
    for result in results:
        torch.testing.assert_close(result, x * 3)


def test_the_gil_is_released() -> None:
    # The graph of test_dynamic_batch, with so many rows that it takes a while.
    model, x = make_mlp(), torch.randn(1_000_000, 8)
    function = compiled(model, dynamic=True)
    with torch.no_grad():
        function(x)
    ticks = 0
    done = threading.Event()

    def count() -> None:
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.001)

    counter = threading.Thread(target=count)
    counter.start()
    start = time.perf_counter()
    with torch.no_grad():
        function(x)
    elapsed = time.perf_counter() - start
    during = ticks
    done.set()
    counter.join()
    assert during > elapsed / 0.001 / 20


def test_dynamic_batch() -> None:
    model = make_mlp()
    function = compiled(model, dynamic=True)
    with torch.no_grad():
        for rows in (3, 5, 64):
            x = torch.randn(rows, 8)
            torch.testing.assert_close(function(x), model(x), atol=1e-5, rtol=1e-5)


def make_train_step(model: nn.Module) -> Callable[..., Tensor]:
    """As the README has it."""
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

    def train_step(x: Any, target: Tensor) -> Tensor:
        model.train()
        optimizer.zero_grad()
        loss = F.mse_loss(model(x), target)
        loss.backward()
        optimizer.step()
        return loss

    return train_step


class Network(nn.Module):
    """Reads numbers and indices."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.Embedding(4, 8)
        self.layers = nn.Sequential(
            nn.Linear(8, 16), nn.GELU(), nn.LayerNorm(16), nn.Dropout(0.2), nn.Linear(16, 4)
        )

    def forward(self, inputs: tuple[Tensor, Tensor]) -> Any:
        numbers, indices = inputs
        return self.layers(numbers + self.table(indices))


def test_two_hundred_training_steps() -> None:
    model = Network()
    reference = copy.deepcopy(model)
    eager = make_train_step(reference)
    step = torch.compile(make_train_step(model), backend=max_backend)
    for seed in range(200):
        losses = []
        for run in (step, eager):
            torch.manual_seed(seed)
            inputs = torch.randn(5, 8), torch.randint(0, 4, (5,))
            losses.append(run(inputs, torch.randn(5, 4)))
        torch.testing.assert_close(*losses, atol=1e-5, rtol=1e-5)
    for ours, theirs in zip(model.parameters(), reference.parameters(), strict=True):
        torch.testing.assert_close(ours, theirs, atol=1e-4, rtol=0)


def test_a_training_step_that_the_engine_ends_changes_nothing() -> None:
    model = Network()
    step = torch.compile(make_train_step(model), backend=max_backend)
    numbers, target = torch.randn(5, 8), torch.randn(5, 4)
    step((numbers, torch.tensor([1, 3, 0, 0, 2])), target)
    before = [parameter.detach().clone() for parameter in model.parameters()]
    with pytest.raises(IndexError, match="index out of range in self"):
        step((numbers, torch.tensor([1, 4, 0, 0, 2])), target)
    torch.testing.assert_close(list(model.parameters()), before, rtol=0, atol=0)
    step((numbers, torch.tensor([2, 3, 0, 0, 2])), target)


class TestRefusals:
    def test_three_unsupported_ops_are_all_named(self) -> None:
        def function(x: Tensor) -> Any:
            a = torch.linalg.eigvalsh(x)
            b = torch.linalg.svdvals(x)
            c = torch.geqrf(x)[0]
            return a, b, c

        with pytest.raises(MaxCompilerError) as error:
            compiled(function)(torch.randn(3, 3))
        assert isinstance(error.value, ValueError)
        first = function.__code__.co_firstlineno
        for offset, name in enumerate(("eigh", "svd", "geqrf"), start=1):
            line = next(t for t in str(error.value).splitlines() if name in t)
            assert f"{__file__}:{first + offset}:" in line

    def test_unsupported_dtype(self) -> None:
        with pytest.raises(MaxCompilerError, match="complex64"):
            compiled(lambda x: x * 2)(torch.randn(3, dtype=torch.complex64))

    def test_the_process_goes_on_after_an_error(self) -> None:
        with pytest.raises(MaxCompilerError):
            compiled(torch.linalg.svdvals)(torch.randn(3, 3))
        x = torch.randn(3, 4)
        torch.testing.assert_close(compiled(lambda x, y: x + y * 2)(x, x), x * 3)

    def test_wrong_shape_at_run_time(self) -> None:
        graphs: list[Callable[..., Any]] = []

        def compile_it(module: torch.fx.GraphModule, _: Any) -> Any:
            with unset_fake_temporarily():
                graphs.append(compile_graph(module, "inference", Options.read()))
            return graphs[0]

        x = torch.randn(3, 4)
        torch.compile(lambda x, y: x + y * 2, backend=aot_autograd(fw_compiler=compile_it))(x, x)
        with pytest.raises(RuntimeError, match="f32"):
            graphs[0]([torch.randn(3, 5), x])

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights in inference: read where they are, followed when they change, never kept alive.

All on one graph, which has the same text for all models of this shape."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import torch
from executables import collected_executables
from small_models import make_mlp
from torch import Tensor, nn
from torch_engine import compiled


@pytest.fixture(autouse=True)
def _inference() -> Iterator[None]:
    with torch.no_grad():
        yield


@pytest.fixture
def executables() -> Iterator[list[Any]]:
    with collected_executables() as collected:
        yield collected


def check(function: Callable[..., Any], model: nn.Module) -> None:
    x = torch.randn(3, 8)
    torch.testing.assert_close(function(x), model(x), atol=1e-5, rtol=1e-5)


def share_a_graph() -> Callable[[nn.Module], None]:
    """A check of any model, by one compiled function."""

    def call(model: nn.Module, x: Tensor) -> Any:
        return model(x)

    function = compiled(call)
    return lambda model: check(lambda x: function(model, x), model)


def test_changed_in_place(executables: list[Any]) -> None:
    model = make_mlp()
    function = compiled(model)
    check(function, model)
    [executable] = executables
    for parameter in (*model[0].parameters(), *model[2].parameters()):
        for _ in range(3):
            parameter.mul_(2)
            check(function, model)
    # The engine reads them in each call.
    assert executable.bindings == 1
    for bindings in (2, 3):
        # What is derived from a weight is computed again.
        model[3].weight.mul_(2)
        check(function, model)
        check(function, model)
        assert executable.bindings == bindings
    assert executable.instances == 1


def test_replaced(executables: list[Any]) -> None:
    model = make_mlp()
    function = compiled(model)
    check(function, model)
    model[0].weight = nn.Parameter(torch.randn(16, 8))
    check(function, model)
    model[2].bias.data = torch.randn(4)
    check(function, model)
    model[3].weight = nn.Parameter(torch.randn(4))
    check(function, model)
    model[3].weight.data = torch.randn(4)
    check(function, model)
    [executable] = executables
    assert (executable.bindings, executable.instances) == (5, 1)
    model.load_state_dict(make_mlp().state_dict())
    check(function, model)


def test_memory_at_the_same_address(executables: list[Any]) -> None:
    """The allocator gives new memory the address of the old one, and the version stays."""
    model = make_mlp()
    function = compiled(model)
    check(function, model)
    addresses: set[int] = set()
    calls = 0
    while calls < 20 or len(addresses) == calls < 1000:
        calls += 1
        weight = model[3].weight
        version = weight._version
        addresses.add(weight.data_ptr())
        weight.data = torch.empty(0)
        weight.data = torch.randn(4)
        assert weight._version == version
        check(function, model)
    assert len(addresses) < calls


def test_not_contiguous(executables: list[Any]) -> None:
    model = make_mlp()
    model[0].weight = nn.Parameter(torch.randn(16, 16)[:, ::2])
    model[3].weight = nn.Parameter(torch.randn(8)[::2])
    function = compiled(model)
    check(function, model)
    [executable] = executables
    for bindings, layer in ((2, 0), (3, 3)):
        model[layer].weight.add_(1)
        check(function, model)
        assert executable.bindings == bindings


def test_two_parameters_on_the_same_memory() -> None:
    model = make_mlp()
    memory = torch.randn(20)
    model[2].bias, model[0].bias = nn.Parameter(memory[:4]), nn.Parameter(memory[2:18])
    function = compiled(model)
    for _ in range(3):
        check(function, model)
        model[0].bias.add_(1)


def test_models_share_a_graph(executables: list[Any]) -> None:
    check_model = share_a_graph()
    models = [make_mlp() for _ in range(12)]
    # Instances are looked up by a first tensor, which may be in several.
    models[1][0].weight = models[0][0].weight
    for model in models * 3:
        check_model(model)
    [executable] = executables
    assert (executable.bindings, executable.instances) == (12, 12)
    for model in models:
        model[0].weight.add_(1)
        model[0].weight.mul_(2)
    for model in models:
        check_model(model)
    assert (executable.bindings, executable.instances) == (12, 12)


def test_tensors_of_inference_mode(executables: list[Any]) -> None:
    """They count no versions."""
    with torch.inference_mode():
        model = make_mlp()
        function = compiled(model)
        check(function, model)
        for layer in (0, 3):
            for _ in range(2):
                model[layer].weight.mul_(3)
                check(function, model)
    [executable] = executables
    # What is derived from one of them is computed in each call.
    assert (executable.bindings, executable.instances) == (5, 1)


def is_gone(reference: weakref.ref[Any]) -> bool:
    gc.collect()
    return reference() is None


def test_a_model_that_is_deleted(executables: list[Any]) -> None:
    check_model = share_a_graph()
    kept, deleted = make_mlp(), make_mlp()
    # A copy of it is bound, because it is not contiguous.
    deleted[0].weight = nn.Parameter(torch.randn(16, 16)[:, ::2])
    for model in (kept, deleted):
        check_model(model)
        check_model(model)
    memory = [weakref.ref(p.untyped_storage()) for p in deleted.parameters()]
    instances = sum(e.instances for e in executables)
    del model, deleted
    assert all(map(is_gone, memory))
    # At once, and not with the next call.
    assert sum(e.instances for e in executables) == instances - 1
    check_model(kept)


def test_a_weight_that_gives_its_memory_back() -> None:
    model = make_mlp()
    function = compiled(model)
    check(function, model)
    memory = weakref.ref(model[0].weight.untyped_storage())
    model[0].weight.data = torch.randn(16, 8)
    assert is_gone(memory)
    check(function, model)


def test_weights_that_outlive_the_graph(executables: list[Any]) -> None:
    model = make_mlp()
    check(compiled(model), model)
    torch._dynamo.reset()
    executables.clear()
    gc.collect()
    weight = model[0].weight
    del model
    gc.collect()
    weight.mul_(2)


def test_threads() -> None:
    model = make_mlp()
    function = compiled(model)
    inputs = [torch.randn(3, 8) for _ in range(8)]
    expected = [model(x) for x in inputs]
    function(inputs[0])

    def work(i: int) -> None:
        with torch.no_grad():
            for _ in range(50):
                torch.testing.assert_close(function(inputs[i]), expected[i])

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(work, range(8)))


def test_threads_with_weights_of_their_own(executables: list[Any]) -> None:
    check_model = share_a_graph()
    models = [make_mlp() for _ in range(4)]
    check_model(models[0])

    def work(i: int) -> None:
        with torch.no_grad():
            for _ in range(10):
                check_model(models[i])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    [executable] = executables
    assert (executable.bindings, executable.instances) == (4, 4)


def test_a_thread_that_gives_weights_other_memory() -> None:
    """A call that runs meanwhile reads the memory that it began with."""
    model = make_mlp()
    function = compiled(model)
    x = torch.randn(3, 8)
    expected = model(x)
    function(x)
    done = threading.Event()

    def replace() -> None:
        while not done.is_set():
            for parameter in model.parameters():
                parameter.data = parameter.data.clone()

    replacing = threading.Thread(target=replace)
    replacing.start()
    try:
        for _ in range(200):
            torch.testing.assert_close(function(x), expected)
    finally:
        done.set()
        replacing.join()

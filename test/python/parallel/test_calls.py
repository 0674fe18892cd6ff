# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls from many threads: of one model and of several, with whatever else threads do meanwhile."""

from __future__ import annotations

import gc
import itertools
import os
import threading
import time
from collections.abc import Iterator

import pytest
import torch
from executables import collected_executables
from parallel_models import (
    Case,
    add_case,
    add_one,
    close,
    compiled,
    mlp_case,
    rows_case,
    share_a_graph,
    wave,
)
from small_models import make_mlp
from threads import Meanwhile, in_threads
from torch import Tensor


@pytest.fixture
def _quick_collections() -> Iterator[None]:
    """Collections look at what the test makes, and not at all of torch."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def repeat(case: Case, number: int, calls: int = 50) -> None:
    for call in range(calls):
        case.check(number + call)


@pytest.mark.parametrize("threads", [1, 2, 4, 8, 16])
def test_one_model(threads: int) -> None:
    case = mlp_case()
    in_threads(threads, lambda i: repeat(case, i))


def test_different_models() -> None:
    cases = [add_case(), mlp_case(), rows_case()]
    in_threads(9, lambda i: repeat(cases[i % 3], i))


def test_dynamic_sizes() -> None:
    """Each thread has another size in each call."""
    case = rows_case()
    with collected_executables() as executables:
        case.check(0)
        in_threads(8, lambda i: repeat(case, i))
    assert len(executables) == 1


def test_models_with_weights_of_their_own_in_one_graph() -> None:
    call, models, x = share_a_graph(), [make_mlp() for _ in range(8)], torch.randn(3, 8)

    def work(i: int) -> None:
        with torch.no_grad():
            for _ in range(20):
                close(call(models[i], x), models[i](x))

    with collected_executables() as executables:
        in_threads(8, work)
    assert [(e.bindings, e.instances) for e in executables] == [(8, 8)]


def test_the_first_call_binds_weights_once() -> None:
    """All threads bring the same weights, which nobody has bound yet."""
    with collected_executables() as executables:
        case = mlp_case()
        in_threads(16, case.check)
    assert [e.bindings for e in executables] == [1]


def test_oversubscription() -> None:
    """Far more threads than cores."""
    cases = [add_case(), mlp_case()]
    in_threads(20 * (os.cpu_count() or 1), lambda i: repeat(cases[i % 2], i, 10))


def test_thread_churn() -> None:
    """A thread for each call."""
    case = mlp_case()
    case.check(0)
    errors = []

    def call(i: int) -> None:
        try:
            case.check(i)
        except BaseException as error:
            errors.append(error)

    before = len(os.listdir("/proc/self/task"))
    for first in range(0, 1000, 10):
        threads = [threading.Thread(target=call, args=(first + i,)) for i in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not errors
    assert len(os.listdir("/proc/self/task")) <= before + 2


def test_the_interpreter_runs_while_the_engine_does() -> None:
    """The lock is released: another thread counts on during a call that takes long."""
    x = torch.randn(20_000_000)
    case = Case.make(add_one, [(x,)])
    case.check(0)
    counted = 0
    ended = threading.Event()

    def call() -> None:
        for _ in range(5):
            with torch.no_grad():
                case.run(x)
        ended.set()

    thread = threading.Thread(target=call)
    thread.start()
    while not ended.is_set():
        counted += 1
        time.sleep(0)
    thread.join()
    assert counted > 100


def test_modes_of_autograd_belong_to_their_threads() -> None:
    run = compiled(add_one)
    contexts = [torch.inference_mode, torch.no_grad, torch.enable_grad]

    def work(i: int) -> None:
        mode = i % 3
        for _ in range(20):
            with contexts[mode]():
                x = torch.ones(8, requires_grad=True)
                result = run(x)
                close(result.detach(), torch.full((8,), 2.0))
                assert result.requires_grad == (mode == 2)
                assert result.is_inference() == (mode == 0)

    in_threads(6, work)


def test_backward_on_another_thread() -> None:
    run = compiled(wave)
    inputs = [torch.randn(8, requires_grad=True) for _ in range(8)]
    losses = in_threads(8, lambda i: run(inputs[i]).sum())
    in_threads(8, lambda i: losses[(i + 1) % 8].backward())
    for x in inputs:
        expected = x.detach().clone().requires_grad_()
        wave(expected).sum().backward()
        close(x.grad, expected.grad)


def test_backward_through_the_same_leaf() -> None:
    """Gradients add up, as eager's do."""
    run = compiled(wave)
    x = torch.randn(8, requires_grad=True)
    expected = x.detach().clone().requires_grad_()
    run(x)

    def work(_: int) -> Tensor:
        return torch.autograd.grad(run(x).sum(), x)[0]

    wave(expected).sum().backward()
    for gradient in in_threads(8, work):
        close(gradient, expected.grad)


def test_the_number_of_torch_threads_differs() -> None:
    """Each thread has its own setting, which calls leave as it is."""
    case = mlp_case()

    def work(i: int) -> None:
        number = 1 + i % 2
        # Before that, torch has not asked what is set in this thread.
        torch.get_num_threads()
        torch.set_num_threads(number)
        repeat(case, i, 20)
        assert torch.get_num_threads() == number

    before = torch.get_num_threads()
    try:
        in_threads(4, work)
    finally:
        torch.set_num_threads(before)


def test_generators_of_threads() -> None:
    """Each draws what it draws alone, whatever the others do."""
    run = compiled(add_one)
    run(torch.rand(8))

    def draw(seed: int) -> list[Tensor]:
        generator = torch.Generator().manual_seed(seed)
        return [torch.rand(8, generator=generator) for _ in range(30)]

    expected = [draw(i) for i in range(8)]

    def work(i: int) -> None:
        generator = torch.Generator().manual_seed(i)
        for drawn in expected[i]:
            close(run(torch.rand(8, generator=generator)), drawn + 1)

    in_threads(8, work)


def test_random_numbers_inside_of_a_graph() -> None:
    """Threads share torch's generator, as in eager: no two of them draw the same numbers."""
    run = compiled(lambda x: torch.rand_like(x) + x)
    run(torch.zeros(8))

    def work(_: int) -> list[tuple[float, ...]]:
        return [tuple(run(torch.zeros(8)).tolist()) for _ in range(30)]

    drawn = [*itertools.chain(*in_threads(8, work))]
    assert len(set(drawn)) == 240
    assert all(0 <= number < 1 for numbers in drawn for number in numbers)


@pytest.mark.usefixtures("_quick_collections")
def test_garbage_is_collected_on_another_thread() -> None:
    """Results and weights are in cycles, which a thread frees that made none of them."""
    call = share_a_graph()
    x = torch.randn(3, 8)
    with torch.no_grad():
        call(make_mlp(), x)

    def work(_: int) -> None:
        with torch.no_grad():
            for _ in range(20):
                model = make_mlp()
                cycle = [model, call(model, x)]
                cycle.append(cycle)
                close(cycle[1], model(x))

    before = gc.isenabled()
    gc.disable()
    try:
        with Meanwhile(gc.collect) as collecting:
            in_threads(4, work)
    finally:
        if before:
            gc.enable()
    assert collecting.times > 0


@pytest.mark.usefixtures("_quick_collections")
def test_a_model_is_deleted_while_it_is_called() -> None:
    with collected_executables() as executables:
        call, x = share_a_graph(), torch.randn(3, 8)
        box = [make_mlp()]
        with torch.no_grad():
            call(box[0], x)

        def replace() -> None:
            box[0] = make_mlp()
            gc.collect()

        def work(_: int) -> None:
            with torch.no_grad():
                for _ in range(50):
                    # The last reference may be this one.
                    result, expected = (lambda model: (call(model, x), model(x)))(box[0])
                    close(result, expected)

        with Meanwhile(replace):
            in_threads(4, work)
        box.clear()
        gc.collect()
        [executable] = executables
        assert executable.bindings > 1
        assert executable.instances == 0


def test_results_outlive_their_model() -> None:
    """And the thread that made them."""

    def work(i: int) -> tuple[Tensor, Tensor]:
        model, x = make_mlp(), torch.randn(3, 8)
        with torch.no_grad():
            return compiled(model)(x), model(x)

    pairs = in_threads(4, work)
    torch._dynamo.reset()
    gc.collect()
    # What would be given away now is overwritten.
    others = [torch.full((3, 4), 7.0) for _ in range(1000)]
    for result, expected in pairs:
        close(result, expected)
        result.add_(1)
        close(result, expected + 1)
    del others


@pytest.mark.slow
def test_16_threads_make_1000_calls_each() -> None:
    """Of all models in turn, each with weights or sizes of its own."""
    cases = [add_case(), mlp_case(), rows_case(), mlp_case()]
    start = time.perf_counter()
    in_threads(16, lambda i: [cases[(i + n) % 4].check(i * n) for n in range(1000)], seconds=600)
    print(f"16,000 calls in {time.perf_counter() - start:.1f} s")

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Weights that change on one thread while others call the model. As in eager, each call has the old
or the new value of each weight, and a call that begins after a change has the new one."""

from __future__ import annotations

import itertools
import math

import torch
from parallel_models import close, compiled, share_a_graph
from small_models import make_mlp
from threads import Meanwhile, in_threads
from torch import Tensor, nn


def all_results(model: nn.Module, choices: list[tuple[Tensor, Tensor]], x: Tensor) -> Tensor:
    """What eager gives for each choice of weights."""
    results = []
    with torch.no_grad():
        for choice in itertools.product(*choices):
            for parameter, value in zip(model.parameters(), choice, strict=True):
                parameter.copy_(value)
            results.append(model(x))
    return torch.stack(results)


def check_one_of(result: Tensor, expected: Tensor) -> None:
    fits = torch.isclose(result, expected, atol=1e-5, rtol=1e-5).flatten(1).all(1)
    assert fits.any(), (expected - result).abs().flatten(1).amax(1).min()


def two_choices(model: nn.Module) -> list[tuple[Tensor, Tensor]]:
    return [(p.detach().clone(), torch.randn_like(p)) for p in model.parameters()]


def test_given_other_memory() -> None:
    """All weights in turn, one of them derived: a result is that of some choice."""
    model, x = make_mlp(), torch.randn(3, 8)
    choices = two_choices(model)
    expected = all_results(make_mlp(), choices, x)
    run = compiled(model)
    turn = itertools.cycle((0, 1))

    def replace() -> None:
        which = next(turn)
        for parameter, values in zip(model.parameters(), choices, strict=True):
            parameter.data = values[which].clone()

    def work(_: int) -> None:
        with torch.no_grad():
            for _ in range(50):
                check_one_of(run(x), expected)

    with torch.no_grad():
        run(x)
    with Meanwhile(replace) as replacing:
        in_threads(4, work)
    assert replacing.times > 10


def test_replaced_by_other_parameters() -> None:
    model, x = make_mlp(), torch.randn(3, 8)
    choices = two_choices(model)
    expected = all_results(make_mlp(), choices, x)
    run = compiled(model)
    turn = itertools.cycle((0, 1))

    def replace() -> None:
        which = next(turn)
        for (name, _), values in zip([*model.named_parameters()], choices, strict=True):
            layer, _, attribute = name.rpartition(".")
            setattr(model.get_submodule(layer), attribute, nn.Parameter(values[which].clone()))

    def work(_: int) -> None:
        with torch.no_grad():
            for _ in range(50):
                check_one_of(run(x), expected)

    with torch.no_grad():
        run(x)
    with Meanwhile(replace) as replacing:
        in_threads(4, work)
    assert replacing.times > 10


def test_a_derived_weight_that_changes_in_place() -> None:
    """Each element is the old or the new one, and at the end nobody has an old one."""
    model, x = make_mlp(), torch.randn(3, 8)
    run = compiled(model)
    with torch.no_grad():
        model[3].weight.fill_(0)
        old = model(x)
        run(x)
    new = old * math.e
    turn = itertools.cycle((1.0, 0.0))

    def change() -> None:
        with torch.no_grad():
            model[3].weight.fill_(next(turn))

    def work(_: int) -> None:
        with torch.no_grad():
            for _ in range(50):
                result = run(x)
                errors = torch.minimum((result - old).abs(), (result - new).abs())
                assert errors.max() < 1e-5

    with Meanwhile(change) as changing:
        in_threads(4, work)
    assert changing.times > 10
    with torch.no_grad():
        close(run(x), model(x))


def test_a_weight_that_changes_in_place_and_is_read_where_it_is() -> None:
    model, x = make_mlp(), torch.randn(3, 8)
    run = compiled(model)
    with torch.no_grad():
        model[2].weight.fill_(0)
        model[2].bias.fill_(1)
        old = model(x)
        run(x)
    turn = itertools.cycle((2.0, 1.0))

    def change() -> None:
        with torch.no_grad():
            model[2].bias.fill_(next(turn))

    def work(_: int) -> None:
        with torch.no_grad():
            for _ in range(50):
                result = run(x)
                errors = torch.minimum((result - old).abs(), (result - 2 * old).abs())
                assert errors.max() < 1e-5

    with Meanwhile(change) as changing:
        in_threads(4, work)
    assert changing.times > 10
    with torch.no_grad():
        close(run(x), model(x))


def test_the_next_call_has_the_new_values() -> None:
    """Each thread trains a model of its own; all are instances of one graph."""
    call, models, x = share_a_graph(), [make_mlp() for _ in range(6)], torch.randn(3, 8)

    def work(i: int) -> None:
        with torch.no_grad():
            for step in range(30):
                parameter = [*models[i].parameters()][step % 5]
                if step % 2:
                    parameter.mul_(1.1)
                else:
                    parameter.data = parameter * 0.9
                close(call(models[i], x), models[i](x))

    in_threads(6, work)


def test_a_new_state_is_seen_by_all_threads() -> None:
    """Threads call, then one of them loads a state, then all call again."""
    model, x = make_mlp(), torch.randn(3, 8)
    run = compiled(model)
    for _ in range(5):
        with torch.no_grad():
            expected = model(x)

        def work(_: int, expected: Tensor = expected) -> None:
            with torch.no_grad():
                for _ in range(5):
                    close(run(x), expected)

        in_threads(4, work)
        in_threads(1, lambda _: model.load_state_dict(make_mlp().state_dict()))


def test_inputs_that_are_given_other_memory() -> None:
    """With autograd on, weights are inputs of the graph like any others."""
    model, x = make_mlp(), torch.randn(3, 8)
    choices = two_choices(model)
    expected = all_results(make_mlp(), choices, x)
    run = compiled(model)
    turn = itertools.cycle((0, 1))

    def replace() -> None:
        which = next(turn)
        for parameter, values in zip(model.parameters(), choices, strict=True):
            parameter.data = values[which].clone()

    def work(_: int) -> None:
        for _ in range(50):
            check_one_of(run(x).detach(), expected)

    run(x)
    with Meanwhile(replace) as replacing:
        in_threads(4, work)
    assert replacing.times > 10

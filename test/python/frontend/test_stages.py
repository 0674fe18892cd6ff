# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Graphs that are split behind ops of torch whose result sizes depend on data."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import torch
import torch_max_backend
from sized_by_data import inputs, order, two_products
from slow_engine import slow_engine
from torch_engine import check_lowered, ops_of, torch_as_engine
from torch_max_backend import MaxCompilerError, TorchFallbackWarning, max_backend
from torch_max_backend.errors import Problem, UnsupportedOpsError
from torch_max_backend.frontend.program import Program

aten = torch.ops.aten


@torch.library.custom_op("stages_test::noisy_rows", mutates_args=())
def noisy_rows(x: torch.Tensor) -> torch.Tensor:
    order.append("noise")
    return torch.cat([x[x[:, 0] > 0], torch.rand(1, x.shape[1])])


@noisy_rows.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return x.new_empty(torch.library.get_ctx().new_dynamic_size(), x.shape[1])


@torch.library.custom_op("stages_test::count", mutates_args=())
def count(x: torch.Tensor) -> torch.Tensor:
    return (x > 0).sum()


@count.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return x.new_empty((), dtype=torch.int64)


@torch.library.custom_op("stages_test::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    """All elements, two times each: no size of the result is a symbol."""
    return x[x > 0].repeat(2)


@twice.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return x.new_empty(torch.library.get_ctx().new_dynamic_size() * 2)


@torch.library.custom_op("stages_test::lies", mutates_args=())
def lies(x: torch.Tensor, how: str) -> tuple[torch.Tensor, torch.Tensor]:
    rows = x[x[:, 0] > 0]
    wrong = {
        "dtype": rows.double(),
        "columns": rows[:, 1:],
        "rank": rows.sum(1),
        "rows": rows[1:],
    }
    return rows.sum(1), wrong.get(how, rows)


@lies.register_fake
def _(x: torch.Tensor, how: str) -> tuple[torch.Tensor, torch.Tensor]:
    count = torch.library.get_ctx().new_dynamic_size()
    return x.new_empty(count), x.new_empty(count, x.shape[1])


@pytest.fixture(autouse=True)
def _sizes_from_data() -> Iterator[None]:
    taken = {"capture_dynamic_output_shape_ops": True, "capture_scalar_outputs": True}
    order.clear()
    with torch._dynamo.config.patch(taken):
        yield


def compiled(function: Callable[..., Any], dynamic: bool = True, **options: Any) -> Any:
    return torch.compile(
        function,
        backend=max_backend,
        fullgraph=True,
        dynamic=dynamic,
        options={"fallback": "warn", **options},
    )


@contextmanager
def caught_warnings() -> Iterator[list[str]]:
    messages: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield messages
    messages += [str(w.message) for w in caught if w.category is TorchFallbackWarning]


def assert_same(result: Any, expected: Any) -> None:
    flat, flat_expected = (torch.utils._pytree.tree_leaves(r) for r in (result, expected))
    for one, other in zip(flat, flat_expected, strict=True):
        torch.testing.assert_close(one, other, rtol=1e-5, atol=1e-5)
        if isinstance(one, torch.Tensor) and one.numel():
            assert one.stride() == other.stride()


def test_the_engine_computes_before_and_behind(programs: list[Program]) -> None:
    w = torch.randn(4, 4)
    fast = compiled(two_products)
    with caught_warnings() as messages:
        for rows, positive in ((6, 3), (5, 0), (7, 1), (9, 9), (6, 6)):
            x = inputs(rows, positive)
            # Its first column decides.
            w[:, 0] = 0
            assert_same(fast(-x, w), two_products(-x, w))
    first, second = programs
    assert aten.mm.default in ops_of(first)
    assert {aten.mm.default, aten.mul.Tensor, aten.sum.dim_IntList} <= set(ops_of(second))
    # Each product is computed once, and the argument of the first one is not the second one's.
    assert ops_of(first).count(aten.mm.default) == ops_of(second).count(aten.mm.default) == 1
    check_lowered(programs)
    (message,) = messages
    assert message.count("is a custom op") == 1
    assert "only torch knows" not in message


def test_gradients(programs: list[Program]) -> None:
    fast = compiled(two_products)

    def gradients(function: Callable[..., Any], x: torch.Tensor, w: torch.Tensor) -> Any:
        x, w = (t.clone().requires_grad_() for t in (x, w))
        total, scores, places, h = function(x, w)
        (total.sum() + (scores**2).sum() + (h * h).sum()).backward()
        return total, scores, places, h, x.grad, w.grad

    for rows, positive in ((6, 3), (5, 0), (7, 1), (8, 8)):
        w = torch.randn(4, 4)
        w[:, 0] = 0
        x = -inputs(rows, positive)
        assert_same(gradients(fast, x, w), gradients(two_products, x, w))
    check_lowered(programs)
    with_products = [p for p in programs if aten.mm.default in ops_of(p)]
    # Two of the forward graph, and the backward graph, in which all sizes are those of arguments.
    assert len(with_products) == 3


def test_several_stages(programs: list[Program]) -> None:
    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        first, places = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) - y)
        middle = torch.exp(first) * x.shape[0] - first.shape[0]
        kept = x * 3
        second, _ = torch.ops.sized_by_data.positive_rows(middle - 5)
        last = torch.tanh(second).sum(0) + kept.sum(0) * second.shape[0] - middle.mean()
        return last, middle, places, first.shape[0] + second.shape[0]

    fast = compiled(function)
    for rows, positive in ((6, 4), (8, 0), (3, 1), (9, 9)):
        x = inputs(rows, positive)
        y = torch.randn(rows, 4)
        assert_same(fast(x, y), function(x, y))
    assert len(programs) == 3
    check_lowered(programs)


def test_a_size_that_only_a_number_carries(programs: list[Program]) -> None:
    """The later stage reads neither the tensor that has the size nor a number that is the size."""

    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        rows, _ = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) + x)
        wide = torch.exp(rows).repeat(x.shape[0] + 1, y.shape[0] * 2)
        return wide, wide.sum() + x.shape[0] // 2

    fast = compiled(function)
    for rows, positive, other in ((6, 4, 2), (8, 0, 3), (5, 1, 4)):
        x, y = inputs(rows, positive), torch.randn(other)
        assert_same(fast(x, y), function(x, y))
    assert len(programs) == 2
    check_lowered(programs)


def test_views_share_memory_across_stages(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        h = torch.relu(x + 1).t()
        rows, _ = torch.ops.sized_by_data.positive_rows(x * 2)
        n = rows.shape[0]
        torch._check(n <= x.shape[0])
        return h, h[:, :n], rows.t(), torch.exp(rows) * 2, x[:n], h.t()

    fast = compiled(function)
    for rows, positive in ((6, 4), (5, 1)):
        x = inputs(rows, positive)
        result, expected = fast(x), function(x)
        assert_same(result, expected)
        h, part, _, _, of_argument, again = result
        assert h.data_ptr() == part.data_ptr() == again.data_ptr()
        assert of_argument.data_ptr() == x.data_ptr()
        part.zero_()
        assert not h[:, :positive].any()
    assert len(programs) == 2


def test_a_remainder_that_is_not_worth_a_compile(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        rows, places = torch.ops.sized_by_data.positive_rows(torch.relu(x) + x)
        return torch.exp(rows.t()), places[:0], x.sum()

    fast = compiled(function)
    with caught_warnings() as messages:
        for positive in (4, 0):
            x = inputs(6, positive)
            assert_same(fast(x), function(x))
    assert len(programs) == 1
    assert "aten.exp.default: has an operand whose size only torch knows" in messages[0]


def test_a_short_stage_between_two_long_ones(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        first, _ = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) + x)
        second, _ = torch.ops.sized_by_data.positive_rows(first - 1)
        return torch.tanh(torch.exp(second) + 1)

    fast = compiled(function)
    for positive in (4, 0, 6):
        x = inputs(6, positive) * 2
        assert_same(fast(x), function(x))
    assert len(programs) == 2


def test_assertions_about_sizes(programs: list[Program]) -> None:
    def function(x: torch.Tensor, total: torch.Tensor) -> Any:
        total.add_(x.sum())
        rows, _ = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) + x)
        torch._check(rows.shape[0] <= 3, lambda: "too many rows")
        return torch.exp(rows) * 2 + rows.shape[0]

    fast = compiled(function, dynamic=False)
    for positive in (3, 0):
        x = -inputs(6, 6)
        x[:positive, 0] = 1.0
        x[positive:, 0] = -5.0
        totals = torch.zeros(2), torch.zeros(2)
        assert_same(fast(x, totals[0]), function(x, totals[1]))
        assert_same(*totals)
    total = torch.zeros(2)
    with pytest.raises(RuntimeError, match="too many rows"):
        fast(inputs(6, 6), total)
    assert not total.any()
    assert len(programs) == 2


def test_updates_of_arguments(programs: list[Program]) -> None:
    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = torch.nn.Parameter(torch.randn(4, 4))
            self.register_buffer("mean", torch.zeros(4))
            self.register_buffer("count", torch.zeros(()))

        def forward(self, x: torch.Tensor) -> Any:
            h = torch.relu(x @ self.weight) + x
            self.mean.add_(h.mean(0))
            rows, _ = torch.ops.sized_by_data.positive_rows(h - 1)
            self.mean.mul_(0.5).add_(rows.sum(0))
            self.count.add_(rows.shape[0])
            x.add_(1)
            return torch.exp(rows @ self.weight.t()) + self.mean, x[0], self.mean[1:]

    model, expected = Model(), Model()
    expected.load_state_dict(model.state_dict())
    fast = compiled(model)
    with torch.no_grad():
        for rows, positive in ((6, 4), (5, 0), (7, 1)):
            x = inputs(rows, positive)
            y = x.clone()
            result = fast(x)
            assert_same(result, expected(y))
            assert_same(x, y)
            assert_same(list(model.buffers()), list(expected.buffers()))
            assert result[1].data_ptr() == x.data_ptr()
            # A weight is borrowed by both stages, and never stale.
            model.weight.add_(0.1)
            expected.weight.add_(0.1)
    assert len(programs) == 2
    assert all(any(a.is_weight or a.derived >= 0 for a in p.arguments) for p in programs)


def test_effects_and_random_numbers_have_eagers_order(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        a = torch.rand_like(x) + x
        rows = torch.ops.stages_test.noisy_rows(a)
        b = torch.rand_like(rows) * rows + 1
        more, _ = torch.ops.sized_by_data.positive_rows(b - 1.5)
        c = torch.relu(more + torch.randn(4)) * 2
        return a, rows, b, c, torch.nn.functional.dropout(c + 1)

    fast = compiled(function)
    for rows, positive in ((6, 4), (5, 1), (8, 0)):
        x = inputs(rows, positive) * 3
        results = []
        for call in (fast, function):
            order.clear()
            torch.manual_seed(3)
            results.append((call(x), torch.rand(2)))
            assert order == ["noise", "rows"]
        assert_same(*results)
    assert len(programs) == 3


def test_ops_that_the_user_chooses_are_no_error(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.tanh(torch.relu(torch.nonzero(x - 1)) * 2.5 + x.shape[0])

    fast = compiled(function, torch_ops=["aten.nonzero"], fallback="error")
    for rows in (3, 5):
        x = torch.randint(0, 3, (rows, 4)).float()
        assert_same(fast(x), function(x))
    assert len(programs) == 2
    check_lowered(programs)


def test_what_follows_from_a_choice_is_no_error(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.relu(torch.nonzero(x - 1))

    fast = compiled(function, torch_ops=["aten.nonzero"], fallback="error")
    with caught_warnings() as messages:
        x = torch.randint(0, 3, (3, 4)).float()
        assert_same(fast(x), function(x))
    assert len(programs) == 1
    assert "aten.relu.default: has an operand whose size only torch knows" in messages[0]


def test_all_other_ops_are_an_error(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        rows, _ = torch.ops.sized_by_data.positive_rows(x + 1)
        more, _ = torch.ops.sized_by_data.positive_rows(torch.exp(rows) * 2)
        return torch.tanh(more) * 2

    with pytest.raises(MaxCompilerError) as caught:
        compiled(function, fallback="error")(inputs(5, 3))
    assert [p.op for p in caught.value.problems] == ["sized_by_data.positive_rows.default"] * 2


def test_what_a_lowering_refuses() -> None:
    """It is known only when the graph has been lowered."""
    programs: list[Program] = []

    def refuse(program: Program) -> None:
        nodes = [n for n in program.graph.nodes if n.target is aten.nonzero.default]
        if nodes:
            raise UnsupportedOpsError(
                [Problem("aten.nonzero", "no", node=n.meta["origin"]) for n in nodes]
            )
        programs.append(program)

    def function(x: torch.Tensor) -> Any:
        rows, _ = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) + x)
        places = torch.nonzero(torch.relu(rows) * 2)
        return torch.tanh(places * 0.5) + rows.shape[0], torch.exp(rows)

    fast = compiled(function)
    with torch_as_engine(refuse), caught_warnings() as messages:
        for rows, positive in ((6, 4), (5, 0), (7, 1)):
            x = inputs(rows, positive)
            assert_same(fast(x), function(x))
    # The second stage is a chain of two.
    assert len(programs) == 3
    (message,) = messages
    assert "aten.nonzero.default: no" in message
    assert "only torch knows" not in message


def test_numbers_across_stages(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        scale, count = x.abs().max().item(), (x > 0).sum().item()
        large = (x.sum() > 100).item()
        rows, places = torch.ops.sized_by_data.positive_rows(torch.relu(x + 1) + x)
        total = (places.sum() + 1).item()
        torch._check(total >= 0)
        result = rows * scale + (count * 2 + total), torch.arange(total) * 2 - rows.sum().item()
        return *result, rows.shape[0], count, scale, large

    fast = compiled(function)
    for rows, positive in ((6, 4), (5, 0)):
        x = inputs(rows, positive)
        assert_same(fast(x), function(x))
    assert len(programs) == 2
    check_lowered(programs)


def test_a_size_that_is_a_number_of_torch(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        count = torch.ops.stages_test.count(torch.relu(x) - 1).item()
        torch._check(count >= 0)
        return torch.arange(count) * 2 + 1, x.new_ones(count + 1, 2) * count - 1, count

    fast = compiled(function)
    for rows, positive in ((6, 4), (5, 0), (7, 1)):
        x = inputs(rows, positive) * 100
        assert_same(fast(x), function(x))
    assert len(programs) == 2
    check_lowered(programs)


def test_each_stage_can_be_looked_at(
    programs: list[Program], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fast = compiled(two_products, dump=str(tmp_path), compare=True)
    x, w = inputs(6, 3), torch.randn(4, 4)
    assert_same(fast(x, w), two_products(x, w))
    told = capfd.readouterr().err
    for stage in ("stage 1 of 2", "stage 2 of 2"):
        assert f"(inference, {stage}): compared" in told
        (folder,) = tmp_path.glob(f"*-{stage.replace(' ', '-')}")
        assert (folder / "fx-00.py").exists()
    assert "differs" not in told


def test_sizes_that_no_result_has(programs: list[Program]) -> None:
    """Then torch computes the remainder."""

    def function(x: torch.Tensor) -> Any:
        return torch.tanh(torch.exp(torch.ops.stages_test.twice(torch.relu(x) + 1)) * 2) + 1

    fast = compiled(function)
    for positive in (4, 0):
        x = inputs(6, positive)
        assert_same(fast(x), function(x))
    assert len(programs) == 1


def test_sizes_that_the_engine_finds_are_no_reason_to_split(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        kept = x[x > 0]
        return torch.tanh(torch.exp(kept) * 2), torch.nonzero(x).float() + 1

    assert_same(compiled(function, fallback="error")(x := inputs(6, 3)), function(x))
    assert len(programs) == 1
    check_lowered(programs)


def test_sizes_that_the_engine_finds_and_torch_passes_on(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> Any:
        kept = torch.relu(x[x > 0]) * 2
        # The size of the result is that of the operand.
        other = torch.cumsum(kept, 0)
        return torch.exp(other) + kept.shape[0], other * kept

    fast = compiled(function, torch_ops=["aten.cumsum"])
    for rows, positive in ((6, 3), (5, 0)):
        x = inputs(rows, positive) / 10
        assert_same(fast(x), function(x))
    assert len(programs) == 2
    check_lowered(programs)


@pytest.mark.parametrize("how", ["", "dtype", "columns", "rank", "rows"])
def test_an_op_that_returns_something_else_than_it_says(how: str, programs: list[Program]) -> None:
    """The engine would read its memory as what it is not."""

    def function(x: torch.Tensor) -> Any:
        sums, rows = torch.ops.stages_test.lies(torch.relu(x + 1) + x, how)
        return torch.exp(rows) * sums[:, None] + 1

    fast = compiled(function)
    x = inputs(6, 4)
    if not how:
        assert_same(fast(x), function(x))
        return
    with pytest.raises(RuntimeError, match="its fake implementation says"):
        fast(x)


def test_stages_compile_side_by_side_and_become_ready_on_their_own() -> None:
    with slow_engine() as engine:
        engine.on_graph = lambda _: None
        fast = compiled(two_products, compile="background")

        def check() -> None:
            for rows, positive in ((6, 3), (5, 0), (7, 7)):
                x, w = inputs(rows, positive), torch.randn(4, 4)
                assert_same(fast(x, w), two_products(x, w))

        check()
        first, second = (engine.graphs[f"inference, stage {number} of 2"] for number in (1, 2))
        assert first.is_running
        assert second.is_running
        for graph in (second, first):
            graph.may_end.set()
            check()
        torch_max_backend.wait()
        check()

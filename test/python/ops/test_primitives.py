# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's primitive ops."""

from __future__ import annotations

import torch
from batching import Case, batched, run_dynamic
from torch_engine import check_lowered, compiled, ops_of
from torch_max_backend.decompositions import primitives
from torch_max_backend.frontend.program import Program

prims = torch.ops.prims
CPU = torch.device("cpu")

# Their operands are integers.
OF_INTEGERS = ("bitwise_", "gcd", "shift_")
# No lowering: frexp, and ops of complex numbers.
NOT_LOWERED = ("conj", "conj_physical", "frexp", "imag", "real")


def _elementwise() -> list[torch._ops.OpOverload]:
    kinds = (["Tensor"], ["Tensor", "Tensor"])
    return [
        op
        for op in primitives.OURS
        if [str(argument.type) for argument in op._schema.arguments] in kinds
        and op.__name__.partition(".")[0] not in NOT_LOWERED
    ]


def test_elementwise(programs: list[Program]) -> None:
    """Each is an ATen op, which has a test on the engine."""
    ops = _elementwise()
    assert len(ops) > 60
    x, y = torch.rand(3, 4) + 0.1, torch.rand(3, 4) + 0.1
    i, j = torch.randint(1, 9, (3, 4)), torch.randint(1, 4, (3, 4))

    operands = [
        ((i, j) if op.__name__.startswith(OF_INTEGERS) else (x, y))[: len(op._schema.arguments)]
        for op in ops
    ]

    def function(operands: list[tuple[torch.Tensor, ...]]) -> list[torch.Tensor]:
        return [op(*own) for op, own in zip(ops, operands, strict=True)]

    torch.testing.assert_close(compiled(function)(operands), function(operands), equal_nan=True)
    assert not any(str(op).startswith("prims") for op in ops_of(programs[0]))
    check_lowered(programs)


def _written(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    x = x.clone()
    prims.copy_to(x, y)
    return x * 2


@batched()
def test_others() -> list[Case]:
    x, y = torch.rand(3, 4) + 0.1, torch.rand(3, 4)
    cases = [
        Case(f"{op} {dims}", lambda x, op=op, dims=dims: getattr(prims, op)(x, dims), (x,))
        for op in ("sum", "prod", "amax", "amin")
        for dims in ([1], [0, 1])
    ]
    cases += [
        Case("sum of nothing", lambda x: prims.sum(x[:, :0], [1]), (x,)),
        Case("var", lambda x: prims.var(x, [0], 1), (x,)),
        Case("where", prims.where, (x > 0.5, x, y)),
        Case("cat", lambda x, y: prims.cat([x, y, x[:0]], 0), (x, y)),
        Case("rev", lambda x: prims.rev(x, [1]), (x,)),
        Case("transpose", lambda x: prims.transpose(x, [1, 0]) + 1, (x,)),
        Case("reshape", lambda x: prims.reshape(x, [2, 6]), (x.t(),)),
        Case("squeeze", lambda x: prims.squeeze(x[:1], [0]) + 1, (x,)),
        Case("collapse", lambda x: prims.collapse(x, 0, 1), (x.t(),)),
        Case("collapse_view", lambda x: prims.collapse_view(x, 0, 1) + 1, (x,)),
        Case("split_dim", lambda x: prims.split_dim(x, 1, 2) + 1, (x,)),
        Case("broadcast_in_dim", lambda x: prims.broadcast_in_dim(x, [2, 3, 4], [1, 2]) + 1, (x,)),
        Case("as_strided", lambda x: prims.as_strided(x, [2, 2], [1, 2], 1) + 1, (x,)),
        Case(
            "convert_element_type", lambda x: prims.convert_element_type(x, torch.int32), (9 * x,)
        ),
        Case("device_put", lambda x: prims.device_put(x, CPU) + 1, (x,)),
        Case("fill", lambda x: prims.fill(x, 3), (x,)),
        Case("clone", lambda x: prims.clone(x), (x.t(),)),
        Case("copy_to", _written, (x, y)),
        Case(
            "scalar_tensor",
            lambda x: x * prims.scalar_tensor(3.5, dtype=torch.float32, device=CPU),
            (x,),
        ),
    ]
    return cases


def _numbered(x: torch.Tensor) -> torch.Tensor:
    return x + prims.iota(
        x.shape[0], start=2, step=3, dtype=torch.int64, device=CPU, requires_grad=False
    )


@batched(run_dynamic)
def test_of_any_size() -> list[Case]:
    x, other = torch.randn(5), (torch.randn(8),)
    return [
        Case("iota", _numbered, (x,), other_sizes=other),
        Case("sum", lambda x: prims.sum(prims.mul(x, x), [0]), (x,), other_sizes=other),
    ]


def test_gradient_through_views(programs: list[Program]) -> None:
    def function(x: torch.Tensor) -> torch.Tensor:
        return prims.transpose(x, [1, 0]) * torch.arange(3)

    x = torch.randn(3, 4, requires_grad=True)
    weights = torch.randn(4, 3)
    (actual,) = torch.autograd.grad((compiled(function)(x) * weights).sum(), x)
    torch.testing.assert_close(actual, (weights * torch.arange(3)).t())
    check_lowered(programs)

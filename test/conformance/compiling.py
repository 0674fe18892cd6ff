# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases through the compiler, alone without the engine or many in one graph with it.

From AOTAutograd on, as torch.compile goes: what Dynamo can and cannot read is not the question. A
case that is not one graph goes through torch.compile, which breaks it up, on its own.
"""

from __future__ import annotations

import hashlib
import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from samples import Case
from torch._functorch.aot_autograd import aot_function
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten
from torch_engine import torch_as_engine
from torch_max_backend import MaxCompilerError, engine
from torch_max_backend.compiled import Collected
from torch_max_backend.decompositions import decomposition_table, whole_ops
from torch_max_backend.driver import compile_graph
from torch_max_backend.frontend.program import Program
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport
from torch_max_backend.torch_compat.complex_constants import name_complex_constants


@dataclass(frozen=True)
class Lowered:
    refusal: str = ""
    digest: str = ""
    """Of what the engine would be given; it stays equal while the lowering does."""
    kernels: str = ""
    """The packages of ours that it calls."""
    in_torch: str = ""
    """The ops that torch computes."""
    is_broken: bool = False
    """Whether it is not one graph."""


_OPTIONS = {"fallback": "warn"}


class _NotRunError(Exception):
    """Instead of a run: torch in the engine's place cannot call torch."""


def _compiled(
    function: Callable[..., Any], collected: Collected | None = None
) -> Callable[..., Any]:
    def compiler(module: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
        with unset_fake_temporarily():
            return compile_graph(module, "inference", Options.read(_OPTIONS), collected=collected)

    name_complex_constants()
    return aot_function(function, compiler, decompositions=decomposition_table(), enable_log=False)


def _first_line(error: BaseException) -> str:
    text = next((line for line in str(error).splitlines() if line.strip()), "")
    return f"{type(error).__name__}: {text}"[:300]


def lower_alone(case: Case) -> Lowered:
    """Why a case cannot be compiled, or what the compiler makes of it."""
    texts: list[str] = []
    collected = Collected()

    def on_graph(program: Program) -> None:
        texts.append(engine.lower_program(program, GraphReport("", Options())).engine_ir)
        if program.torch_calls is not None:
            raise _NotRunError

    with torch_as_engine(on_graph), warnings.catch_warnings(), torch.no_grad():
        warnings.simplefilter("ignore")
        try:
            with whole_ops():
                _compiled(_flat(case)[0], collected)(*case.inputs())
        except MaxCompilerError as error:
            reasons = [p.reason for p in error.problems] or [str(error).splitlines()[0]]
            return Lowered("; ".join(dict.fromkeys(reasons)))
        except _NotRunError:
            pass
        except Exception as error:
            return _lower_broken(case, error)
    text = "\0".join(texts)
    ops = ", ".join(dict.fromkeys(problem.op for problem in collected.in_torch))
    digest = hashlib.sha256(f"{text}\0{ops}".encode() if ops else text.encode()).hexdigest()[:16]
    kernels = sorted(set(re.findall(r'symbol = "(\w+)\.', text)))
    return Lowered(digest=digest, kernels=" ".join(kernels), in_torch=ops)


def _lower_broken(case: Case, reason: Exception) -> Lowered:
    """A case that AOTAutograd cannot trace as one graph."""
    try:
        run_broken(case, "aot_eager")
    except Exception as error:
        return Lowered(f"backend='aot_eager' cannot run it: {_first_line(error)}")
    return Lowered(digest=_first_line(reason), is_broken=True)


def run_broken(case: Case, backend: str) -> Any:
    """Through torch.compile, which leaves to eager what it cannot trace."""
    options = {"options": _OPTIONS} if backend == "max" else {}
    torch._dynamo.reset()
    torch.manual_seed(0)
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return torch.compile(case.function, backend=backend, **options)(*case.inputs())


def _flat(case: Case) -> tuple[Callable[..., list[Any]], list[Any]]:
    """AOTAutograd wants tensors and numbers only; the structure is kept aside."""
    structures: list[Any] = []

    def function(*inputs: torch.Tensor) -> list[Any]:
        leaves, structure = tree_flatten(case.function(*inputs))
        structures[:] = [structure]
        return leaves

    return function, structures


def run_on_engine(cases: Sequence[Case]) -> list[Any]:
    """The results of one graph with all cases; raises what the compiler or the engine raises."""
    flat = [_flat(case) for case in cases]
    counts = [len(case.tensors) for case in cases]

    def batch(*inputs: torch.Tensor) -> list[list[Any]]:
        results, position = [], 0
        for (function, _), count in zip(flat, counts, strict=True):
            results.append(function(*inputs[position : position + count]))
            position += count
        return results

    inputs = [tensor for case in cases for tensor in case.inputs()]
    torch.manual_seed(0)
    with torch.no_grad(), warnings.catch_warnings(), whole_ops():
        warnings.simplefilter("ignore")
        results = _compiled(batch)(*inputs)
    return [
        tree_unflatten(leaves, structures[0])
        for leaves, (_, structures) in zip(results, flat, strict=True)
    ]


_TOLERANCES = {
    torch.float64: (1e-7, 1e-7),
    torch.float32: (2e-4, 2e-5),
    torch.float16: (4e-3, 1e-3),
    torch.bfloat16: (2e-2, 1e-3),
    torch.complex64: (2e-4, 2e-5),
    torch.complex128: (1e-7, 1e-7),
}


def difference(case: Case, result: Any, expected: Any) -> str:
    """In a line; empty if they are equal."""
    ours, theirs = tree_leaves(result), tree_leaves(expected)
    if len(ours) != len(theirs):
        return f"{len(ours)} results instead of {len(theirs)}"
    for own, their in zip(ours, theirs, strict=True):
        if not isinstance(their, torch.Tensor):
            if own != their and not (own != own and their != their):
                return f"{own} instead of {their}"
            continue
        if (own.dtype, own.shape) != (their.dtype, their.shape):
            return f"{own.dtype} {list(own.shape)} instead of {their.dtype} {list(their.shape)}"
        if case.is_defined and (text := _wrong_values(own, their)):
            if case.key.entry in _ANY_OF_EQUALS and _pick_equal_values(case, own, their):
                continue
            return text
    return ""


# torch does not say which one of several equal values such an index is of.
_ANY_OF_EQUALS = ("argsort", "kthvalue", "sort", "topk")


def _pick_equal_values(case: Case, own: torch.Tensor, their: torch.Tensor) -> bool:
    """Whether indices along an axis of the first tensor are of equal values, none twice."""
    values = case.tensors[0]
    for dim, size in enumerate(values.shape):
        one, other = (p.unsqueeze(dim) if p.dim() < values.dim() else p for p in (own, their))
        fits = (*one.shape[:dim], size, *one.shape[dim + 1 :]) == values.shape
        if fits and torch.equal(values.gather(dim, one), values.gather(dim, other)):
            return bool((one.sort(dim).values.diff(dim=dim) > 0).all())
    return False


def _wrong_values(result: torch.Tensor, expected: torch.Tensor) -> str:
    rtol, atol = _TOLERANCES.get(expected.dtype, (0.0, 0.0))
    try:
        torch.testing.assert_close(result, expected, rtol=rtol, atol=atol, equal_nan=True)
    except AssertionError as error:
        return " ".join(str(error).split())[:200]
    return ""

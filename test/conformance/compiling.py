# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases through the compiler, alone without the engine or many in one graph with it.

From AOTAutograd on, as torch.compile goes: what Dynamo can and cannot read is not the question. A
case that is not one graph goes through torch.compile, which breaks it up, on its own.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from derivatives import with_gradients
from refusals import depends_on_data, exception_of, is_torchs, missing_refusal
from samples import Case, run_eager
from torch._dynamo.source import ConstantSource
from torch._functorch.aot_autograd import aot_function
from torch._functorch.partitioners import min_cut_rematerialization_partition
from torch._guards import TracingContext, tracing
from torch._subclasses import FakeTensorMode
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.fx.experimental import _config as _symbolic_config
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, StatefulSymbolicContext
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten
from torch_engine import torch_as_engine
from torch_max_backend import MaxCompilerError, engine
from torch_max_backend.compiled import Collected
from torch_max_backend.decompositions import decomposition_table, whole_ops
from torch_max_backend.driver import compile_graph
from torch_max_backend.frontend.program import Program, Roles
from torch_max_backend.options import Options
from torch_max_backend.reporting import GraphReport
from torch_max_backend.torch_compat import aot
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
    settled: str = ""
    """"passed" or "wrong", if that is known without the engine."""
    problem: str = ""
    """What is wrong, with torch in the engine's place if it is not settled."""


_OPTIONS = {"fallback": "warn"}


class _NotRunError(Exception):
    """Instead of a run: torch in the engine's place cannot call torch."""


def _compiled(
    function: Callable[..., Any], collected: Collected | None = None
) -> Callable[..., Any]:
    def compiler(kind: str) -> Callable[..., Any]:
        def compile(module: torch.fx.GraphModule, _: Sequence[Any]) -> Callable[..., Any]:
            metadata = aot.graph_metadata() if kind == "forward" else None
            roles = Roles(visible=metadata.num_forward_returns) if metadata else None
            with unset_fake_temporarily():
                return compile_graph(
                    module, kind, Options.read(_OPTIONS), roles, collected=collected
                )

        return compile

    name_complex_constants()
    return aot_function(
        function,
        fw_compiler=compiler("forward"),
        bw_compiler=compiler("backward"),
        inference_compiler=compiler("inference"),
        partition_fn=min_cut_rematerialization_partition,
        decompositions=decomposition_table(),
        enable_log=False,
    )


def _first_line(error: BaseException) -> str:
    text = next((line for line in str(error).splitlines() if line.strip()), "")
    return f"{type(error).__name__}: {text}"[:300]


def lower_alone(case: Case) -> Lowered:
    """Why a case cannot be compiled, or what the compiler makes of it."""
    (expected,) = run_eager([case])
    is_about_errors = case.key.variant == "errors"
    if isinstance(expected, Exception) != is_about_errors:
        if is_about_errors:
            return Lowered("eager does not refuse it")
        return Lowered(f"eager raises too: {type(expected).__name__}")
    texts: list[str] = []
    collected = Collected()

    def on_graph(program: Program) -> None:
        texts.append(engine.lower_program(program, GraphReport("", Options())).engine_ir)
        if program.torch_calls is not None:
            raise _NotRunError

    problem = ""
    with torch_as_engine(on_graph):
        try:
            (result,) = run_together([case], collected)
            problem = (
                missing_refusal(None, expected)
                if is_about_errors
                else difference(case, result, expected)
            )
        except MaxCompilerError as error:
            reasons = [p.reason for p in error.problems] or [str(error).splitlines()[0]]
            return Lowered("; ".join(dict.fromkeys(reasons)))
        except _NotRunError:
            pass
        except Exception as error:
            if not is_about_errors:
                return _lower_broken(case, error)
            if depends_on_data(error):
                return Lowered(digest=_first_line(error), is_broken=True)
            problem = missing_refusal(error, expected)
            if not texts and problem and is_torchs(error):
                return Lowered(f"torch does, before the backend: {problem}")
            if not texts:
                return Lowered(settled="wrong" if problem else "passed", problem=problem)
    text = "\0".join(texts)
    ops = ", ".join(dict.fromkeys(problem.op for problem in collected.in_torch))
    digest = hashlib.sha256(f"{text}\0{ops}".encode() if ops else text.encode()).hexdigest()[:16]
    kernels = sorted(set(re.findall(r'symbol = "(\w+)\.', text)))
    return Lowered(digest=digest, kernels=" ".join(kernels), in_torch=ops, problem=problem)


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
    is_dynamic = case.key.variant == "dynamic"
    torch._dynamo.reset()
    torch.manual_seed(0)
    with warnings.catch_warnings(), _symbolic_config.patch(use_duck_shape=not is_dynamic):
        warnings.simplefilter("ignore")
        compiled = torch.compile(
            case.function, backend=backend, dynamic=True if is_dynamic else None, **options
        )
        return case.run(compiled)


def _flat(case: Case) -> tuple[Callable[..., list[Any]], list[Any]]:
    """AOTAutograd wants tensors and numbers only; the structure is kept aside."""
    structures: list[Any] = []

    def function(*inputs: torch.Tensor) -> list[Any]:
        leaves, structure = tree_flatten(case.function(*inputs))
        structures[:] = [structure]
        return leaves

    return function, structures


def run_together(cases: Sequence[Case], collected: Collected | None = None) -> list[Any]:
    """The results of one graph with all cases; raises what the compiler or the engine raises."""
    flat = [_flat(case) for case in cases]
    inputs = [case.inputs() for case in cases]

    def batch(*tensors: torch.Tensor) -> list[list[Any]]:
        results, position = [], 0
        for (function, _), own in zip(flat, inputs, strict=True):
            results.append(function(*tensors[position : position + len(own)]))
            position += len(own)
        return results

    has_gradients = any(case.has_gradients for case in cases)
    torch.manual_seed(0)
    with contextlib.ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        stack.enter_context(torch.set_grad_enabled(has_gradients))
        stack.enter_context(whole_ops())
        stack.enter_context(aot.backward_compiled_at_once(True))
        stack.enter_context(_symbolic_sizes(cases, inputs))
        leaves = _compiled(batch, collected)(*[x for own in inputs for x in own])
        results = [
            tree_unflatten(own, structures[0])
            for own, (_, structures) in zip(leaves, flat, strict=True)
        ]
        places = [i for i, case in enumerate(cases) if case.has_gradients]
        differentiated = with_gradients([results[i] for i in places], [inputs[i] for i in places])
    for i, result in zip(places, differentiated, strict=True):
        results[i] = result
    return results


@contextlib.contextmanager
def _symbolic_sizes(
    cases: Sequence[Case], inputs: Sequence[Sequence[torch.Tensor]]
) -> Iterator[None]:
    """For the dynamic ones of the cases."""
    if all(case.key.variant != "dynamic" for case in cases):
        yield
        return
    # Otherwise sizes that are equal by chance have to stay so.
    context = TracingContext(FakeTensorMode(shape_env=ShapeEnv(duck_shape=False)))
    for number, (case, own) in enumerate(zip(cases, inputs, strict=True)):
        for place, x in enumerate(own):
            is_symbolic = [case.key.variant == "dynamic" and size > 1 for size in x.shape]
            context.tensor_to_context[x] = StatefulSymbolicContext(
                [DimDynamic.DYNAMIC if symbolic else DimDynamic.STATIC for symbolic in is_symbolic],
                tensor_source=ConstantSource(f"case{number}_{place}"),
            )
    with tracing(context):
        yield


def check_on_engine(cases: Sequence[Case]) -> list[str]:
    """What is wrong with each of the cases, which are one graph; empty if nothing is."""
    expected = run_eager(cases)
    results = run_together(cases)
    return [difference(*triple) for triple in zip(cases, results, expected, strict=True)]


def check_alone(case: Case, is_broken: bool) -> str:
    """The same for one that is not one graph, or one that eager refuses."""
    (expected,) = run_eager([case])
    if case.key.variant != "errors":
        return difference(case, run_broken(case, "max"), expected)
    run = (lambda: run_broken(case, "max")) if is_broken else (lambda: run_together([case]))
    return missing_refusal(exception_of(run), expected)


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
        if isinstance(own, torch.Tensor) != isinstance(their, torch.Tensor):
            return f"{_kind(own)} instead of {_kind(their)}"
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


def _kind(value: Any) -> str:
    return "a tensor" if isinstance(value, torch.Tensor) else str(value)


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

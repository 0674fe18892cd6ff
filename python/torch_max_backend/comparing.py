# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option `compare`: each op that the engine computes, beside the same op in torch.

The graph is compiled a second time with every value as a further result. Torch computes each op
from the engine's own values of its operands, so that the first op that differs is the one at fault.
What the caller gets still comes from the plain graph. Its outputs are compared with the whole graph
of AOTAutograd in torch, because the engine may fuse ops of the plain graph, and because passes of
the frontend have changed it. An op of torch that has effects takes effect in each of these runs.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, no_type_check

import torch
from torch.fx import Graph, GraphModule, Interpreter, Node
from torch.fx.node import map_aggregate, map_arg

from . import engine
from .background import EngineGraph
from .calling import BoxedFunction, make_caller
from .errors import MaxCompilerError
from .frontend.graphs.folding import as_traced
from .frontend.graphs.nodes import meta_of, origin_name, placeholders_of
from .frontend.graphs.sources import source_of
from .frontend.graphs.symbols import SizeSource
from .frontend.opaque_calls import OpaqueCall
from .frontend.program import Argument, Program, Result
from .frontend.prologue import ArgumentAt, Call
from .options import Options
from .reporting import GraphReport, say
from .torch_compat.ops import OpOverload

aten = torch.ops.aten

_TOLERANCES = {
    torch.float64: (1e-7, 1e-7),
    torch.float32: (1.3e-6, 1e-5),
    torch.float16: (1e-3, 1e-5),
    torch.bfloat16: (1.6e-2, 1e-5),
}
"""Relative and absolute, as those of torch.testing. All other dtypes are exact."""
# Where rounding errors are larger than that, the engine's may be this many times as large as
# torch's. Both are measured with the same op in f64.
_MOST_TIMES_AS_WRONG = 8


def compared(
    function: BoxedFunction,
    module: GraphModule,
    program: Program,
    options: Options,
    title: str,
    started: list[EngineGraph] | None = None,
) -> BoxedFunction:
    """`function`, with a report on stderr for each call. `module` is the graph of AOTAutograd."""
    values = _values_of(program.graph)
    try:
        report = GraphReport(f"{title} with all values", Options())
        graph = engine.compile_program(_returning(program, values), report, options)
    except MaxCompilerError as error:
        say(f"[torch_max_backend] {title}: cannot be compared: {error}")
        return function
    if started is not None and isinstance(graph, EngineGraph):
        started.append(graph)
    comparison = _Comparison(function, module, program, title, graph, values)
    # Callers set attributes of it, which a method cannot have.
    return functools.partial(comparison.run)


def _values_of(graph: Graph) -> list[Node]:
    """What the engine computes, without the chain of torch's calls."""
    return [
        node
        for node in graph.nodes
        if node.op == "call_function"
        and isinstance(node.meta.get("val"), torch.Tensor)
        and not (node.target is operator.getitem and node.args[1] == 0 and _is_torch(node.args[0]))
    ]


def _is_torch(node: Any) -> bool:
    return isinstance(node.target, OpaqueCall) and node.target.op == "torch.max.call_torch"


def _returning(program: Program, values: Sequence[Node]) -> Program:
    """The program with further results. It writes into no argument, which torch still has to
    read."""
    graph = Graph()
    graph.owning_module = program.module
    copies: dict[Node, Node] = {}
    for node in program.graph.nodes:
        if node.op != "output":
            copies[node] = graph.node_copy(node, lambda source: copies[source])
            copies[node].meta = meta_of(node)
    (returned,) = program.graph.output_node().args
    graph.output((*(copies[node] for node in returned), *(copies[v] for v in values)))  # type: ignore
    further = [Result((), tuple(range(value.meta["val"].dim()))) for value in values]
    return replace(program, graph=graph, results=[*program.results, *further], updates={})


class _Recorder:
    """Runs the graph with all values in the place of the plain one, once."""

    def __init__(self, graph: Any, results: int, values: int) -> None:
        self.graph = graph
        self.values = slice(results, results + values)
        self.arguments: list[Any] = []
        self.recorded: list[torch.Tensor] = []

    def run(self, arguments: list[Any]) -> list[Any]:
        self.arguments = list(arguments)
        results = list(self.graph.run(arguments))
        self.recorded = results[self.values]
        del results[self.values]
        return results


@dataclass
class _Findings:
    compared: int = 0
    different: list[tuple[Node, list[str]]] = field(default_factory=list)
    """The ops that differ, and in what."""
    skipped: dict[str, None] = field(default_factory=dict)
    """The ops that were not compared, and why; each text once."""


class _Comparison:
    def __init__(
        self,
        function: BoxedFunction,
        module: GraphModule,
        program: Program,
        title: str,
        graph: Any,
        values: list[Node],
    ) -> None:
        self.function = function
        self.module = module
        self.program = program
        self.title = title
        self.graph = graph
        self.values = values
        self.origins = {node.name: node for node in module.graph.nodes}
        self.sizes = sizes_in(program)
        (returned,) = module.graph.output_node().args
        self.returned: Sequence[Any] = returned  # type: ignore[assignment]

    @no_type_check
    def run(self, arguments):
        # The engine's plain graph may write into arguments.
        kept = [a.clone() if i in self.program.updates else a for i, a in enumerate(arguments)]
        state = torch.get_rng_state()
        try:
            with _random_numbers_from(state):
                recorder = _Recorder(self.graph, len(self.program.results), len(self.values))
                alone = make_caller(self.program, recorder)(list(kept))
                findings = self._compare_ops(recorder)
            problem = ""
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        results = self.function(arguments)
        if problem:
            say(f"[torch_max_backend] {self.title}: not compared, because of {problem}")
            return results
        lines = self._describe_ops(findings)
        try:
            lines += self._compare_outputs(kept, state, results, alone, findings)
        except Exception as error:
            lines.append(f"  PyTorch cannot run the whole graph: {type(error).__name__}: {error}")
        say("\n".join(lines))
        return results

    # Each op alone.

    def _compare_ops(self, recorder: _Recorder) -> _Findings:
        findings = _Findings()
        bound = bind_arguments(self.program, self.sizes, recorder.arguments)
        environment = dict(zip(placeholders_of(self.program.graph), bound, strict=True))
        environment |= dict(zip(self.values, recorder.recorded, strict=True))
        parts: dict[Node, Any] = {}
        """What torch computes for ops with several results."""
        for node in self.program.graph.nodes:
            if node.op == "get_attr":
                environment[node] = operator.attrgetter(str(node.target))(self.program.module)
            if node.op != "call_function":
                continue
            source = node.args[0] if node.target is operator.getitem else None
            if source in parts:
                _, index = node.args
                expected: Callable[[bool], Any] = _part_of(parts[source], index)
            elif isinstance(node.meta.get("val"), (list, tuple)):
                if call := self._call(node, environment, bound, findings):
                    parts[node] = call
                continue
            elif source is not None:
                # A part of what was skipped.
                continue
            elif call := self._call(node, environment, bound, findings):
                expected = call
            else:
                continue
            try:
                value = expected(False)
            except Exception as error:
                _skip(findings, node, f"PyTorch cannot compute it: {type(error).__name__}: {error}")
                continue
            if node not in environment:
                # A number, which the engine does not return.
                environment[node] = value
                continue
            findings.compared += 1
            if lines := _difference(environment[node], value, _quietly(expected)):
                operands = (source or node).all_input_nodes
                shapes = [_printed(n.name, environment.get(n)) for n in operands]
                lines.insert(0, f"operands: {', '.join(shapes) or 'none'}")
                findings.different.append((node, lines))
        return findings

    def _call(
        self, node: Node, environment: dict[Node, Any], bound: list[Any], findings: _Findings
    ) -> Callable[[bool], Any] | None:
        """Computes the node in torch, in f64 if it is told to. None for what is skipped."""
        target = node.target

        def given(item: Any) -> Any:
            return map_arg(item, lambda source: environment[source])

        def compute(wide: bool) -> Any:
            call = target, given(node.args), given(node.kwargs)
            return _compute(call_without_strides, call, wide)

        def compute_replaced(wide: bool) -> Any:
            call = _resolved(target.replaced, given(node.args), self.sizes, bound)  # type: ignore
            return _tensors(_compute(call_without_strides, call, wide))

        if isinstance(target, OpaqueCall) and target.replaced is None:
            _skip(findings, self.origins.get(origin_name(node), node), "PyTorch computes it")
            return None
        if isinstance(target, OpOverload) and "empty" in target.name():
            _skip(findings, node, "its values are not defined")
            return None
        return compute_replaced if isinstance(target, OpaqueCall) else compute

    def _describe_ops(self, findings: _Findings) -> list[str]:
        count, different = findings.compared, len(findings.different)
        lines = [
            f"[torch_max_backend] {self.title}: compared {count} op{'s' * (count != 1)} "
            f"with PyTorch, {different or 'none'} differ{'s' if different == 1 else ''}"
        ]
        for number, (node, details) in enumerate(findings.different):
            if number == 0:
                lines.append(f"  the first op that differs: {_place(node)}")
                lines += [f"    {line}" for line in details]
                lines += [f"    {line}" for line in self._hint(node)]
            else:
                lines.append(f"  also differs: {_place(node)}")
        return [*lines, *(f"  not compared: {text}" for text in findings.skipped)]

    def _hint(self, node: Node) -> list[str]:
        origin = self.origins.get(origin_name(node))
        while origin is not None and origin.target is operator.getitem:
            origin = origin.all_input_nodes[0]
        if origin is None or not isinstance(origin.target, OpOverload):
            return []
        return [f'options={{"torch_ops": ["{origin.target}"]}} lets PyTorch compute it']

    # The whole graph.

    def _compare_outputs(
        self,
        arguments: list[Any],
        state: torch.Tensor,
        results: Sequence[Any],
        alone: Sequence[Any],
        findings: _Findings,
    ) -> list[str]:
        """`alone`: the outputs of the graph with all values."""
        program = self.program

        def run(wide: bool) -> Sequence[Any]:
            with as_traced(), _random_numbers_from(state):
                if program.prologue is None:
                    return _run_whole(self.module, arguments, wide)
                # The graph of AOTAutograd does not draw random numbers in eager's order.
                drawn = program.prologue(arguments)
                return _run_whole(program.module, [*arguments, *drawn], wide)

        expected, wide = run(False), _quietly(run)
        lines, is_fused = [], True
        for i, node in enumerate(self.returned):
            is_tensor = isinstance(expected[i], torch.Tensor) and isinstance(
                results[i], torch.Tensor
            )
            if i in program.roles.regenerated or not is_tensor:
                continue

            def truth(i: int = i) -> Any:
                values = wide()
                return None if values is None else values[i]

            if details := _difference(results[i], expected[i], truth):
                is_fused &= not _difference(alone[i], expected[i], truth)
                lines.append(f"  output {i} of the whole graph differs: {_place(node)}")
                # Otherwise it follows from an op that differs.
                if not findings.different:
                    lines += [f"    {line}" for line in details]
        if lines and not findings.different:
            lines.append(_FUSED if is_fused else _CHANGED)
        return lines


_FUSED = (
    "  No op differs when its result is written out, so the engine computes something else when\n"
    "  it fuses ops. docs/EngineBugs.md lists the known cases."
)
_CHANGED = (
    "  No op differs, so a pass of the frontend has changed what the graph computes, or an op\n"
    "  that was not compared does. TORCH_MAX_BACKEND_VERBOSE=passes prints the graph after each\n"
    "  pass."
)


def _skip(findings: _Findings, node: Node, reason: str) -> None:
    findings.skipped[f"{_place(node)}: {reason}"] = None


def _place(node: Node) -> str:
    """The op of a node, and the user's line."""
    op = node.all_input_nodes[0] if node.target is operator.getitem else node
    name = str(op.target)
    if isinstance(op.target, OpaqueCall):
        name = f"{op.target.replaced.op} (mapped)" if op.target.replaced else op.target.op
    is_part = op is not node and len(op.meta["val"]) > 1
    part = f" (result {node.args[1]})" if is_part else ""
    file, line = source_of(node) or ("", 0)
    return f"{name}{part}{f' at {file}:{line}' if line else ''}"


# Torch's side.


def sizes_in(program: Program) -> SizeSource:
    """Where the sizes of a call are among the arguments of the engine's graph."""
    return SizeSource([a.value if a.position >= 0 else None for a in program.arguments])


def bind_arguments(program: Program, sizes: SizeSource, arguments: Sequence[Any]) -> list[Any]:
    """What each placeholder of the engine's graph holds in a call."""
    derived: list[torch.Tensor] = []
    if program.derivation is not None:
        derived = program.derivation([arguments[p] for p in program.derived_from])
    bound = [_bind(argument, arguments, derived) for argument in program.arguments]
    for i, argument in enumerate(program.arguments):
        if bound[i] is None and not isinstance(argument.value, torch.Tensor):
            bound[i] = sizes.evaluate(argument.value, bound)
    return bound


def _bind(argument: Argument, arguments: Sequence[Any], derived: Sequence[torch.Tensor]) -> Any:
    """None for a number that is made of sizes, and for the start of the chain of torch's calls."""
    value: Any = argument.constant
    if argument.derived >= 0:
        value = derived[argument.derived]
    elif value is None and argument.position >= 0:
        value = arguments[argument.position]
    return value.permute(argument.order).contiguous() if argument.order else value


@contextmanager
def _random_numbers_from(state: torch.Tensor) -> Iterator[None]:
    with torch.random.fork_rng(devices=[]):
        torch.set_rng_state(state)
        yield


def call_without_strides(op: Any, args: Any, kwargs: Any) -> Any:
    """The engine has no strides, and the frontend drops the clones that only change them: what
    torch views, the engine reshapes, and to strides all that the engine has is contiguous."""
    if op in (aten.view.default, aten._unsafe_view.default):
        op = aten.reshape.default
    if op in (aten.as_strided_copy.default, aten.as_strided_scatter.default):
        args = (args[0].contiguous(), *args[1:])
    return op(*args, **kwargs)


def _call(op: Any, args: Any, kwargs: Any) -> Any:
    return op(*args, **kwargs)


def _compute(caller: Callable[..., Any], call: tuple[Any, Any, Any], wide: bool) -> Any:
    op, args, kwargs = call
    if wide:
        args, kwargs = map_aggregate(args, _widened), map_aggregate(kwargs, _widened)
    with as_traced():
        return caller(op, args, kwargs)


def _resolved(
    call: Call, operands: Sequence[Any], sizes: SizeSource, arguments: Sequence[Any]
) -> tuple[Any, Any, Any]:
    """The op that an opaque call stands for, and its arguments. `sizes` are in `arguments`."""

    def value(item: Any) -> Any:
        match item:
            case ArgumentAt(position):
                return operands[position]
            case torch.SymInt() | torch.SymFloat() | torch.SymBool():
                return sizes.evaluate(item, arguments)
        return item

    return call.op, map_aggregate(call.args, value), map_aggregate(call.kwargs, value)


def _widened(item: Any) -> Any:
    if isinstance(item, torch.Tensor) and item.is_floating_point():
        return item.double()
    return torch.float64 if isinstance(item, torch.dtype) and item.is_floating_point else item


def _run_whole(module: GraphModule, arguments: Sequence[Any], wide: bool) -> Any:
    return _WholeGraph(module, arguments, wide).run(*arguments)


class _WholeGraph(Interpreter):
    def __init__(self, module: GraphModule, arguments: Sequence[Any], wide: bool) -> None:
        super().__init__(module)
        self.wide = wide
        self.sizes = SizeSource([node.meta["val"] for node in placeholders_of(module.graph)])
        self.arguments = arguments

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        if isinstance(target, OpaqueCall) and target.replaced is not None:
            call = _resolved(target.replaced, args, self.sizes, self.arguments)
            return _tensors(_compute(_call, call, self.wide))
        return _compute(_call, (target, args, kwargs), self.wide)


def _tensors(results: Any) -> Any:
    """An opaque call has no result for a part that is None."""
    parts = results if isinstance(results, (list, tuple)) else (results,)
    return [part for part in parts if isinstance(part, torch.Tensor)]


def _part_of(call: Callable[[bool], Any], index: Any) -> Callable[[bool], Any]:
    return lambda wide: call(wide)[index]


def _quietly(call: Callable[[bool], Any]) -> Callable[[], Any]:
    """The value in f64; None if there is none."""

    def compute() -> Any:
        try:
            return call(True)
        except Exception:
            return None

    return compute


# Two tensors.


def _difference(value: Any, expected: Any, truth: Callable[[], Any]) -> list[str]:
    """What the engine's `value` differs in; nothing if it does not. `truth` is the value in f64."""
    if value.shape != expected.shape or value.dtype != expected.dtype:
        return [f"the engine's is {_printed('', value)}, PyTorch's is {_printed('', expected)}"]
    ours, theirs = value.double(), expected.double()
    relative, absolute = _TOLERANCES.get(value.dtype, (0.0, 0.0))
    is_close = _close(ours, theirs, absolute + relative * theirs.abs())
    # Integers beyond those that f64 has.
    is_close &= (value == expected) | value.is_floating_point()
    if is_close.all():
        return []
    exact = truth() if value.is_floating_point() else None
    if isinstance(exact, torch.Tensor) and exact.shape == value.shape:
        exact = exact.double()
        limit = _largest(theirs - exact)
        # Otherwise the op means something else in f64.
        if limit <= torch.finfo(value.dtype).eps ** 0.5 * _largest(exact):
            is_close |= _close(ours, exact, limit * _MOST_TIMES_AS_WRONG)
        if is_close.all():
            return []
    else:
        exact = None
    return _statistics(value, expected, exact, is_close)


def _close(a: torch.Tensor, b: torch.Tensor, limit: Any) -> torch.Tensor:
    same = (a == b) | (a.isnan() & b.isnan())
    return same | (a.isfinite() & b.isfinite() & ((a - b).abs() <= limit))


def _largest(tensor: torch.Tensor) -> float:
    finite = tensor[tensor.isfinite()]
    return finite.abs().max().item() if finite.numel() else 0.0


def _statistics(
    value: torch.Tensor, expected: torch.Tensor, exact: torch.Tensor | None, is_close: torch.Tensor
) -> list[str]:
    ours, theirs = value.double(), expected.double()
    errors = (ours - theirs).abs().masked_fill(is_close, 0).nan_to_num(torch.inf, torch.inf)
    place = torch.unravel_index(errors.argmax(), errors.shape) if errors.dim() else ()
    index = [int(i) for i in place]
    scaled = (errors / theirs.abs()).masked_fill(is_close, 0).nan_to_num(torch.inf, torch.inf)
    at = tuple(index)
    lines = [
        f"result: {_printed('', value)}",
        f"{int((~is_close).sum())} of {value.numel()} elements differ, by up to "
        f"{errors.max().item():.3g} (relative: {scaled.max().item():.3g})",
        f"at {index}: {value[at].item()} on the engine, {expected[at].item()} in PyTorch"
        + (f", {exact[at].item()} in f64" if exact is not None else ""),
    ]
    if ours.isnan().any() or theirs.isnan().any():
        nans = int(ours.isnan().sum()), int(theirs.isnan().sum())
        lines.append(f"NaN: {nans[0]} on the engine, {nans[1]} in PyTorch")
    if exact is not None:
        nearer = int((((ours - exact).abs() < (theirs - exact).abs()) & ~is_close).sum())
        lines.append(f"nearer to f64 than PyTorch: {nearer} of these elements")
    return lines


def _printed(name: str, value: Any) -> str:
    if isinstance(value, torch.Tensor):
        value = f"{str(value.dtype).removeprefix('torch.')}{list(value.shape)}"
    return f"{name} {value}".strip()

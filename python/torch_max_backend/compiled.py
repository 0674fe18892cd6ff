# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A compiled graph of AOTAutograd, as torch calls it and keeps it in its caches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from .background import EngineGraph
from .calling import BoxedFunction, make_caller
from .engine import EnginePlan
from .errors import Problem
from .extension import load_extension
from .fallback import warn_about_torch_ops
from .frontend.program import CallPlan
from .frontend.stages.chain import ChainCall
from .meanwhile import answer_meanwhile
from .options import Options
from .profiling import make_timed_caller
from .reporting import StageTimes, log, next_graph_name
from .torch_compat import pickling
from .torch_compat.caching import BypassAOTAutogradCache, OutputCode
from .torch_compat.dispatch import outside_dispatch_modes


@dataclass(frozen=True)
class Parts:
    """What a compiled graph consists of. All of it can be pickled."""

    kind: str
    call: CallPlan
    engine: EnginePlan | None
    meanwhile: CallPlan | None
    """Has torch answer while the engine compiles. None: calls wait for the engine."""

    def link(self, name: str, graph: Any, options: Options) -> BoxedFunction:
        """A function that makes the call. `graph` runs the engine's part; None if there is none."""
        if options.profile:
            function = make_timed_caller(self.call, graph, StageTimes(name, True))
        else:
            function = make_caller(self.call, graph)
        if self.call.in_torch:
            function = outside_dispatch_modes(function)
        if self.meanwhile is None or graph.is_stored():
            return function
        in_torch = outside_dispatch_modes(make_caller(self.meanwhile, None))
        return answer_meanwhile(graph, function, in_torch)

    def load(self, options: Options, collected: Collected) -> BoxedFunction:
        """A function that makes the call, in a process that has not compiled the graph."""
        name = next_graph_name(self.kind)
        log.info("%s: found in torch's cache", name)
        collected.in_torch += self.call.in_torch
        graph = None
        if self.engine is not None:
            graph = self.engine.start(name, StageTimes(name, bool(options.profile)), options)
            collected.started.append(graph)
        return self.link(name, graph, options)


@dataclass(frozen=True)
class PartsOfStages:
    """What a graph consists of that was split. All of it can be pickled."""

    call: ChainCall
    stages: list[Parts | PartsOfStages]

    def load(self, options: Options, collected: Collected) -> BoxedFunction:
        return self.call.link([stage.load(options, collected) for stage in self.stages])


@dataclass
class Collected:
    """What became of the graphs of one function that go in one direction."""

    started: list[EngineGraph] = field(default_factory=list)
    in_torch: list[Problem] = field(default_factory=list)


@dataclass
class _Loading:
    """Where graphs that torch finds in a cache are collected."""

    options: Options
    forward: Collected
    backward: Collected


_loading: ContextVar[_Loading | None] = ContextVar("loading", default=None)


@contextmanager
def collecting_cached_graphs(
    options: Options, forward: Collected, backward: Collected
) -> Iterator[None]:
    token = _loading.set(_Loading(options, forward, backward))
    try:
        yield
    finally:
        _loading.reset(token)


class CompiledGraph(OutputCode):
    """Takes a list of arguments, which it empties."""

    def __init__(self, function: BoxedFunction, parts: Parts | PartsOfStages | str) -> None:
        """In the place of `parts`, why other processes cannot use the graph."""
        # AOTAutograd then hands over its list of arguments instead of unpacking it. It looks at the
        # members of the object.
        self._boxed_call = True
        self._function: BoxedFunction | None = function
        self.parts = parts
        self._pickled = b""

    def __call__(self, arguments: list[Any]) -> Sequence[Any]:  # type: ignore[override]
        return self._function(arguments)  # type: ignore[misc]

    def prepare_for_serialization(self) -> None:
        """torch makes a copy, calls this and pickles the copy."""
        if isinstance(self.parts, str):
            raise BypassAOTAutogradCache(f"other processes cannot use the graph: {self.parts}")
        try:
            self._pickled = pickling.dump(self.parts)
        except Exception as error:
            raise BypassAOTAutogradCache(f"the graph cannot be pickled: {error}") from error
        self._function, self.parts = None, "it is pickled"

    def post_compile(self, _: Any, __: Any, graph_kwargs: Mapping[str, Any]) -> None:
        """torch calls this when it has found the graph in a cache."""
        load_extension()
        self.parts = parts = pickling.load(self._pickled)
        self._pickled = b""
        if (loading := _loading.get()) is not None:
            collected = loading.backward if graph_kwargs.get("is_backward") else loading.forward
            self._function = parts.load(loading.options, collected)
        else:
            # Nobody compiles a function: torch loads one that was saved.
            collected = Collected()
            self._function = parts.load(Options.read(), collected)
            warn_about_torch_ops(collected.in_torch)

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """There are no Triton kernels."""

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

    def __init__(self, function: BoxedFunction, parts: Parts | None) -> None:
        """Without `parts`, other processes cannot use the graph."""
        # AOTAutograd then hands over its list of arguments instead of unpacking it. It looks at the
        # members of the object.
        self._boxed_call = True
        self._function: BoxedFunction | None = function
        self._parts = parts
        self._pickled = b""

    def __call__(self, arguments: list[Any]) -> Sequence[Any]:  # type: ignore[override]
        return self._function(arguments)  # type: ignore[misc]

    def prepare_for_serialization(self) -> None:
        """torch makes a copy, calls this and pickles the copy."""
        if self._parts is None:
            raise BypassAOTAutogradCache("other processes cannot use the graph")
        try:
            self._pickled = pickling.dump(self._parts)
        except Exception as error:
            raise BypassAOTAutogradCache(f"the graph cannot be pickled: {error}") from error
        self._function = self._parts = None

    def post_compile(self, _: Any, __: Any, graph_kwargs: Mapping[str, Any]) -> None:
        """torch calls this when it has found the graph in a cache."""
        load_extension()
        self._parts = parts = pickling.load(self._pickled)
        self._pickled = b""
        loading = _loading.get()
        options = loading.options if loading is not None else Options.read()
        name = next_graph_name(parts.kind)
        log.info("%s: found in torch's cache", name)
        graph = None
        if parts.engine is not None:
            graph = parts.engine.start(name, StageTimes(name, options.profile), options)
        self._function = parts.link(name, graph, options)
        if loading is None:
            # Nobody compiles a function: torch loads one that was saved.
            warn_about_torch_ops(parts.call.in_torch)
            return
        collected = loading.backward if graph_kwargs.get("is_backward") else loading.forward
        collected.in_torch += parts.call.in_torch
        if graph is not None:
            collected.started.append(graph)

    def set_triton_bundle(self, triton_bundle: Any) -> None:
        """There are no Triton kernels."""

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What users can see of a compile: times (PROFILE), graphs and recompiles (VERBOSE), files (DUMP),
and the logger `torch_max_backend`, which TORCH_LOGS switches on."""

from __future__ import annotations

import itertools
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from torch.fx import Graph, GraphModule

from .dumping import Dump
from .frontend.program import Program
from .options import Options

log = logging.getLogger("torch_max_backend")
# TORCH_LOGS gave it a handler when torch was imported. The root logger would print each line again.
log.propagate = not log.handlers


_graph_numbers = itertools.count()


def next_graph_name(kind: str) -> str:
    """A name for messages, such as `graph 2 (backward)`."""
    return f"graph {next(_graph_numbers)} ({kind})"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def say_section(title: str, text: str) -> None:
    say(f"[torch_max_backend] {title}\n{text.rstrip()}\n")


class StageTimes:
    """Prints the time of each stage of one graph, a line each, if it is enabled; logs it anyway."""

    def __init__(self, graph: str, enabled: bool) -> None:
        self.graph = graph
        self._enabled = enabled

    @contextmanager
    def stage(self, name: str, level: int = logging.INFO) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self.record(name, (time.perf_counter() - start) * 1e3, level)

    def record(
        self, name: str, milliseconds: float, level: int = logging.INFO, note: str = ""
    ) -> None:
        text = f"{self.graph}: {name}: {milliseconds:.2f} ms{f', {note}' if note else ''}"
        log.log(level, "%s", text)
        if self._enabled:
            say(f"[torch_max_backend] {text}")


class GraphReport:
    """What can be seen of one graph while it is compiled."""

    def __init__(self, graph: str, options: Options, dump: Dump | None = None) -> None:
        self.graph = graph
        self.program: Program | None = None
        """What the passes made of the graph."""
        self.is_lowerable = False
        """Whether all passes have run on it."""
        self.times = StageTimes(graph, bool(options.profile))
        self._prints_stages = bool(options.verbose)
        self._prints_passes = options.dump_passes
        self._dump = Dump.make(options.dump, graph) if options.dump else dump

    @property
    def wants_stages(self) -> bool:
        """Whether anybody reads the text of the stages, which takes time to make."""
        return self._prints_stages or self._dump is not None or log.isEnabledFor(logging.DEBUG)

    def show_graph(self, module: GraphModule) -> None:
        """The graph of AOTAutograd."""
        if self.wants_stages:
            self.tell("FX", module.print_readable(print_output=False))
        if self._dump is not None:
            self._dump.write("fx-00.py", python_text(module.graph))

    def show(self, title: str, file: str, make_text: Callable[[], str]) -> None:
        """A stage; `file` is its name in a dump."""
        if not self.wants_stages:
            return
        text = make_text()
        self._say(self._prints_stages, title, text)
        if self._dump is not None and text:
            self._dump.write(file, text)

    def tell(self, title: str, text: str) -> None:
        self._say(self._prints_stages, title, text)

    @contextmanager
    def observe_pass(self, name: str, program: Program) -> Iterator[None]:
        """Reports the time of a pass of the frontend and, if asked, the graph that it changed."""
        shows = self._prints_passes or self._dump is not None or log.isEnabledFor(logging.DEBUG)
        before = python_text(program.graph) if shows else ""
        self.program, self.is_lowerable = program, False
        with self.times.stage(name, logging.DEBUG):
            yield
        self.is_lowerable = True
        if shows and (text := python_text(program.graph)) != before:
            self._say(self._prints_passes, f"after {name}", text)
            if self._dump is not None:
                self._dump.write_pass(name, text)

    def _say(self, prints: bool, title: str, text: str) -> None:
        log.debug("%s: %s\n%s", self.graph, title, text.rstrip())
        if prints:
            say_section(f"{self.graph}: {title}", text)


def python_text(graph: Graph) -> str:
    """With the shape and the dtype of each value."""
    return graph.python_code("self", verbose=True).src.lstrip()

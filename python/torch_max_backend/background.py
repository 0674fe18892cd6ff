# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles on the engine in threads, so that several graphs compile at the same time."""

from __future__ import annotations

import atexit
import itertools
import os
import threading
import time
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .errors import MaxCompilerError
from .extension import extension
from .graph_profile import GraphProfile
from .progress import show_lines
from .reporting import StageTimes, log


@dataclass(frozen=True)
class GraphStatus:
    """One graph of `torch_max_backend.status()`."""

    graph: str
    state: str
    """`compiling`, `ready`, `failed` or `cancelled`."""
    seconds: float
    """How long its compile takes until now, or took."""
    error: str = ""

    def __str__(self) -> str:
        reason = self.error.partition("\n")[0]
        return f"{self.graph}: {self.state}, {self.seconds:.1f} s{f': {reason}' if reason else ''}"


class StatusTable(tuple[GraphStatus, ...]):
    """Prints as a list."""

    def __str__(self) -> str:
        return "\n".join(map(str, self)) or "no graphs"

    __repr__ = __str__


class EngineGraph:
    """A graph on the engine. Its compile starts at once, and the first run waits for it."""

    def __init__(
        self,
        executable: Any,
        title: str,
        times: StageTimes,
        plan: Any = None,
        profile: GraphProfile | None = None,
        is_urgent: bool = True,
        finishes_at_exit: bool = False,
        on_ready: Callable[[Any], None] | None = None,
    ) -> None:
        """`plan` is what the executable was made of; it makes another one in another process. None
        if there can be no other. `profile` collects the times of calls. A compile that is not
        urgent makes room for other processes until somebody waits for it. `on_ready` is called on
        the compile's thread, with its timings."""
        self.plan = plan
        self.profile = profile
        self._on_ready = on_ready
        self._executable = executable
        self._title = title
        self._times = times
        self._is_urgent = is_urgent
        self._finishes_at_exit = finishes_at_exit
        # THREAD-SAFETY: protects what an ended compile changes: whether there is another attempt,
        # and what the graph knows of it. Nobody waits for a compile with it, and with it nothing
        # runs that is not of this module.
        self._lock = threading.Lock()
        self._compile: _Compile | None = self._start()
        self._status: GraphStatus | None = None
        self.was_compiled = False
        """Whether the engine compiled the graph, once it is ready. If not, it was in the store."""
        self.on_failure: Callable[[Exception], None] | None = None
        """Called before the error of a compile is raised."""
        _graphs[next(_graph_numbers)] = self

    def _start(self) -> _Compile:
        return _Compile(
            self._executable, self._title, self._is_urgent, self._finishes_at_exit, self._on_ready
        )

    def run(self, arguments: list[Any]) -> Any:
        self.wait()
        return self._executable.run(arguments)

    def is_ready(self) -> bool:
        """Whether the graph can run now. Raises the error of a compile that failed."""
        if (compile := self._compile) is None:
            return True
        if not compile.is_done:
            return False
        if compile.was_cancelled:
            self._start_again(compile)
            return False
        self.wait()
        return True

    def is_stored(self) -> bool:
        """Whether the engine compiled the graph earlier, so that nobody has to wait for it."""
        return bool(self._executable.is_stored())

    def wait(self) -> None:
        """Returns when the graph can run. An interrupt ends all compiles of the process."""
        while (compile := self._compile) is not None:
            if compile.was_cancelled:
                # An interrupt cancelled it, but a caller still wants this graph.
                self._start_again(compile)
                continue
            try:
                timings = compile.wait()
            except Exception as error:
                if (on_failure := self.on_failure) is not None:
                    on_failure(error)
                raise
            if not compile.was_cancelled and self._settle(compile, timings):
                self._report(compile.status.seconds, timings)

    def _start_again(self, cancelled: _Compile) -> None:
        with self._lock:
            # Another thread may have done so.
            if self._compile is cancelled:
                self._compile = self._start()

    def _settle(self, compile: _Compile, timings: Any) -> bool:
        """Whether this thread is the first one to see that the compile has ended."""
        with self._lock:
            if self._compile is not compile:
                return False
            self._status = compile.status
            self.was_compiled = timings.was_compiled
            # Later calls skip this method.
            self.run = self._executable.run  # type: ignore[method-assign]
            self._compile = None
            return True

    def _report(self, seconds: float, timings: Any) -> None:
        # It may hold much.
        self.on_failure = None
        source = "compiled by the engine" if timings.was_compiled else "found in the store"
        log.info("%s: %s in %.1f s", self._times.graph, source, seconds)
        self._times.record("store lookup", timings.lookup_ms)
        if timings.was_compiled:
            self._times.record("engine compile", timings.compile_ms)
        if timings.load_ms:
            self._times.record("load", timings.load_ms + timings.init_ms)

    def cancel(self) -> None:
        if (compile := self._compile) is not None:
            compile.cancel()

    def __del__(self) -> None:
        # The graph can no longer be run.
        self.cancel()

    @property
    def timings(self) -> Any:
        return self._executable.timings

    @property
    def status(self) -> GraphStatus:
        compile = self._compile
        return compile.status if compile is not None else self._status  # type: ignore[return-value]


class _Compile:
    """One attempt to compile a graph, on a thread."""

    def __init__(
        self,
        executable: Any,
        title: str,
        is_urgent: bool,
        finishes_at_exit: bool,
        on_ready: Callable[[Any], None] | None,
    ) -> None:
        self.finishes_at_exit = finishes_at_exit
        self._on_ready = on_ready
        self._executable = executable
        self._title = title
        self._control = extension.CompileControl(is_urgent)
        self._start = time.monotonic()
        self._end = 0.0
        self._done = threading.Event()
        self._timings: Any = None
        self._error: Exception | None = None
        # A daemon: Python waits for all other threads before it calls `_end_all`.
        self._thread = threading.Thread(target=self._run, daemon=True)
        _running.add(self)
        self._thread.start()

    def _run(self) -> None:
        # The worker process ends with the thread that started it, so this thread waits for it.
        try:
            self._timings = self._executable.prepare(self._control)
            if self._on_ready is not None:
                self._on_ready(self._timings)
        except Exception as error:
            self._error = error
        finally:
            self._end = time.monotonic()
            _running.discard(self)
            self._done.set()

    def fail(self, error: Exception) -> None:
        """Instead of the thread, of which a forked process has no copy."""
        self._error = error
        # The lock of the other one may be taken by a thread that is not there.
        self._done = threading.Event()
        self._done.set()

    @property
    def is_done(self) -> bool:
        return self._done.is_set()

    @property
    def was_cancelled(self) -> bool:
        return self._error is not None and self._control.is_cancelled

    @property
    def status(self) -> GraphStatus:
        seconds = (self._end if self.is_done else time.monotonic()) - self._start
        if not self.is_done:
            return GraphStatus(self._title, "compiling", seconds)
        if self._error is None:
            return GraphStatus(self._title, "ready", seconds)
        state = "cancelled" if self.was_cancelled else "failed"
        return GraphStatus(self._title, state, seconds, str(self._error))

    def cancel(self) -> None:
        self._control.cancel()

    def join(self) -> None:
        self._thread.join()

    def wait(self) -> Any:
        """The timings, or None if the compile was cancelled."""
        self._control.hurry()
        try:
            while not self._done.wait(0.5):
                show_lines(_describe_running())
        except BaseException:
            _end_all()
            raise
        finally:
            show_lines([])
        if self._error is None or self.was_cancelled:
            return self._timings
        if isinstance(self._error, RuntimeError):
            raise MaxCompilerError(
                f"The MAX engine could not compile the graph: {self._error}"
            ) from self._error
        raise self._error


_running: set[_Compile] = set()
_graphs: weakref.WeakValueDictionary[int, EngineGraph] = weakref.WeakValueDictionary()
_graph_numbers = itertools.count()


def _describe_running() -> list[str]:
    running = sorted((compile.status for compile in list(_running)), key=lambda s: -s.seconds)
    return [f"compiling {status.graph} ... {int(status.seconds)} s" for status in running]


def list_status() -> StatusTable:
    """All graphs that can still be run, those that compile first."""
    # In one step, because other threads add graphs.
    graphs = [graph.status for ref in _graphs.valuerefs() if (graph := ref()) is not None]
    return StatusTable(sorted(graphs, key=lambda s: (s.state != "compiling", s.graph)))


def wait_for_all() -> StatusTable:
    """Returns when no graph compiles any more."""
    for compile in list(_running):
        try:
            compile.wait()
        except Exception as error:
            # The caller finds it in the table, and whoever runs the graph is told.
            log.info("%s", error)
    return list_status()


def _forget_threads() -> None:
    """For a forked child, which has none of the threads: nobody waits for them."""
    for compile in _running:
        compile.fail(RuntimeError("this process was forked while its parent compiled the graph"))
    _running.clear()


os.register_at_fork(after_in_child=_forget_threads)


def _end_all() -> None:
    """Ends all compiles, so that no worker process and no thread outlives the interpreter."""
    running = list(_running)
    for compile in running:
        compile.cancel()
    for compile in running:
        compile.join()


@atexit.register
def _end_at_exit() -> None:
    for compile in [compile for compile in list(_running) if compile.finishes_at_exit]:
        try:
            compile.wait()
        except Exception as error:
            log.warning("%s", error)
    _end_all()

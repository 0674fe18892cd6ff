# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles on the engine in threads, so that several graphs compile at the same time."""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable
from typing import Any

from .errors import MaxCompilerError
from .extension import extension
from .reporting import StageTimes, log, show_progress


class EngineGraph:
    """A graph on the engine. Its compile starts at once, and the first run waits for it."""

    def __init__(self, executable: Any, title: str, times: StageTimes) -> None:
        self._executable = executable
        self._title = title
        self._times = times
        self._compile: _Compile | None = _Compile(executable, title)
        self.on_failure: Callable[[Exception], None] | None = None
        """Called before the error of a compile is raised."""

    def run(self, arguments: list[Any]) -> Any:
        self.wait()
        return self._executable.run(arguments)

    def wait(self) -> None:
        """Returns when the graph can run. An interrupt ends all compiles of the process."""
        while (compile := self._compile) is not None:
            if compile.was_cancelled:
                # An interrupt cancelled it, but a caller still wants this graph.
                self._compile = _Compile(self._executable, self._title)
                continue
            try:
                timings = compile.wait()
            except Exception as error:
                if self.on_failure is not None:
                    self.on_failure(error)
                raise
            if compile.was_cancelled:
                continue
            # Later calls skip this method.
            self.run = self._executable.run  # type: ignore[method-assign]
            self._compile = self.on_failure = None
            source = "compiled by the engine" if timings.was_compiled else "found in the store"
            log.info("%s: %s", self._times.graph, source)
            self._times.record("store lookup", timings.lookup_ms)
            if timings.was_compiled:
                self._times.record("engine compile", timings.compile_ms)
            if timings.load_ms:
                self._times.record("load", timings.load_ms + timings.init_ms)

    def cancel(self) -> None:
        if self._compile is not None:
            self._compile.cancel()

    def __del__(self) -> None:
        # The graph can no longer be run.
        self.cancel()

    @property
    def timings(self) -> Any:
        return self._executable.timings


class _Compile:
    """One attempt to compile a graph, on a thread."""

    def __init__(self, executable: Any, title: str) -> None:
        self._executable = executable
        self._title = title
        self._cancellation = extension.Cancellation()
        self._start = time.monotonic()
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
            self._timings = self._executable.prepare(self._cancellation)
        except Exception as error:
            self._error = error
        finally:
            _running.discard(self)
            self._done.set()

    @property
    def was_cancelled(self) -> bool:
        return self._error is not None and self._cancellation.is_cancelled

    def cancel(self) -> None:
        self._cancellation.cancel()

    def join(self) -> None:
        self._thread.join()

    def wait(self) -> Any:
        """The timings, or None if the compile was cancelled."""
        shown = False
        try:
            while not self._done.wait(0.5):
                others = len(_running) - 1
                more = f" and {others} more" if others > 0 else ""
                seconds = int(time.monotonic() - self._start)
                shown = show_progress(f"compiling {self._title}{more} ... {seconds} s")
        except BaseException:
            _end_all()
            raise
        finally:
            if shown:
                show_progress("")
        if self._error is None or self.was_cancelled:
            return self._timings
        if isinstance(self._error, RuntimeError):
            raise MaxCompilerError(
                f"The MAX engine could not compile the graph: {self._error}"
            ) from self._error
        raise self._error


_running: set[_Compile] = set()


@atexit.register
def _end_all() -> None:
    """Ends all compiles, so that no worker process and no thread outlives the interpreter."""
    running = list(_running)
    for compile in running:
        compile.cancel()
    for compile in running:
        compile.join()

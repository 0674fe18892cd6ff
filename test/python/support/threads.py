# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Work on many threads that all begin at the same moment."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any


def in_threads(count: int, work: Callable[[int], Any], seconds: float = 120) -> list[Any]:
    """What `work` returns for 0, 1, 2, ... on a thread each. Raises the first error. A thread that
    does not end in time is an error, too, and does not keep the tests from going on."""
    barrier = threading.Barrier(count)
    results: list[Any] = [None] * count
    errors: list[BaseException] = []

    def run(number: int) -> None:
        try:
            barrier.wait()
            results[number] = work(number)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(i,), daemon=True) for i in range(count)]
    for thread in threads:
        thread.start()
    end = time.monotonic() + seconds
    for thread in threads:
        thread.join(max(0.0, end - time.monotonic()))
    if errors:
        raise errors[0]
    hanging = sum(thread.is_alive() for thread in threads)
    assert not hanging, f"{hanging} of {count} threads hang"
    return results


class Meanwhile:
    """Repeats an action on a thread while the block runs, and raises its error afterwards."""

    def __init__(self, action: Callable[[], Any]) -> None:
        self.times = 0
        self._action = action
        self._done = threading.Event()
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            while not self._done.is_set():
                self._action()
                self.times += 1
        except BaseException as error:
            self._error = error

    def __enter__(self) -> Meanwhile:
        self._thread.start()
        return self

    def __exit__(self, kind: Any, *_: Any) -> None:
        self._done.set()
        self._thread.join(120)
        if kind is not None:
            return
        assert not self._thread.is_alive(), "the thread hangs"
        if self._error is not None:
            raise self._error

# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The process in which the MAX engine compiles.

CompileWorker.cpp starts it with `python -P -c`. It reads one request, JSON, from
stdin, and writes one line of JSON to file descriptor 3 for each thing it does.
stderr is a file of the parent's, from which both sides read what the engine
printed.
"""

import ctypes
import functools
import json
import os
import signal
import sys
from pathlib import Path


def report(**fields):
    os.write(3, (json.dumps(fields) + "\n").encode())


def end_with(parent):
    """Ends this process with the thread that started it, hence with its program.
    That thread does nothing else until this process has ended."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGKILL)
        # It may have ended before.
        if os.getppid() != parent:
            os._exit(1)


def main():
    request = json.load(sys.stdin)
    end_with(request["parent"])
    # The engine sends nothing unless the user has turned that on.
    for variable in ("MODULAR_TELEMETRY_ENABLED", "MODULAR_CRASH_REPORTING_ENABLED"):
        os.environ.setdefault(variable, "false")
    # The engine that the parent opened comes before others, but after Python's
    # own modules.
    others = [path for path in sys.path if path.endswith("-packages")]
    own = [path for path in sys.path if path not in others]
    sys.path[:] = [*own, request["site_packages"], *others]
    try:
        from max.driver import CPU
        from max.engine import InferenceSession
        from max.graph import Graph
    except ImportError as error:
        report(fatal=f"{sys.executable} cannot import the MAX engine: {error}")
        return

    def parse(file):
        graph = Graph("main", path=Path(file))
        # Given a path, Graph ignores its `kernel_library`, and `compile` its
        # `custom_extensions`: what counts is this member.
        kernels = [Path(kernel) for kernel in request["kernels"]]
        graph._kernel_library.load_paths(kernels)
        return graph

    def attempt(file, action):
        report(begin=file, stderr=os.lseek(2, 0, os.SEEK_CUR))
        try:
            action()
            report(end=file, message="")
        except Exception as error:
            # The outermost only says that something failed.
            while error.__cause__:
                error = error.__cause__
            message = str(error) or type(error).__name__
            # The parser does not know the file's name.
            message = message.replace('"-":', f"{file}:")
            report(end=file, message=message)

    if request["target"]:
        [source] = request["files"]

        def compile():
            session = InferenceSession(devices=[CPU()])
            session.compile(parse(source)).export_mef(request["target"])

        attempt(source, compile)
    else:
        for file in request["files"]:
            attempt(file, functools.partial(parse, file))
    # Nothing is left to do that could matter: skip the engine's shutdown.
    sys.stderr.flush()
    os._exit(0)


main()

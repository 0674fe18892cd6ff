# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What users wait for: the import, the first call in background mode, calls while the engine
compiles, and the first call of a process whose function another one has compiled.

python benchmarks/never_wait.py [--layers N] [--rounds N] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from page import machine, markdown_table, write_part
from rich.console import Console
from rich.progress import track
from rich.table import Table

CACHES = ("TORCH_MAX_BACKEND_CACHE_DIR", "MODULAR_CACHE_DIR", "TORCHINDUCTOR_CACHE_DIR")
Figures = dict[str, float]


# ===----------------------------------------------------------------------===#
# Contenders, each in a process of its own
# ===----------------------------------------------------------------------===#


def timed(call: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    result = call()
    return (time.perf_counter() - start) * 1e3, result


def import_package(_: int) -> Figures:
    import torch  # noqa: F401

    milliseconds, _module = timed(lambda: __import__("torch_max_backend"))
    return {"import": milliseconds}


def gpt2(layers: int) -> tuple[Any, Any]:
    import torch
    import transformers

    torch.manual_seed(0)
    config = transformers.GPT2Config(n_layer=layers, use_cache=False)
    return transformers.GPT2LMHeadModel(config).eval(), torch.randint(0, 50257, (1, 128))


def first_call_of(backend: str, layers: int, **options: Any) -> tuple[Figures, Any, Any]:
    """Also a call for more, and eager's logits."""
    import torch

    model, tokens = gpt2(layers)
    torch.set_grad_enabled(False)
    expected = model(tokens).logits
    eager = [timed(lambda: model(tokens))[0] for _ in range(20)]
    compiled = torch.compile(model, backend=backend, **options)
    first, result = timed(lambda: compiled(tokens).logits)
    difference = float((result - expected).abs().max())
    figures = {"eager": statistics.median(eager), "first": first, "difference": difference}
    return figures, lambda: compiled(tokens).logits, expected


def aot_eager(layers: int) -> Figures:
    return first_call_of("aot_eager", layers)[0]


def background(layers: int) -> Figures:
    import torch_max_backend

    figures, call, expected = first_call_of("max", layers, options={"compile": "background"})
    start, times, differences = time.perf_counter(), [], []
    while torch_max_backend.status()[0].state == "compiling":
        milliseconds, result = timed(call)
        times.append(milliseconds)
        differences.append(float((result - expected).abs().max()))
    figures["compile"] = (time.perf_counter() - start) * 1e3
    figures["slowest"], figures["during"] = max(times), statistics.median(times)
    figures["calls"] = len(times)
    figures["switch"], result = timed(call)
    differences.append(float((result - expected).abs().max()))
    figures["after"] = statistics.median(timed(call)[0] for _ in range(5))
    figures["difference"] = max(figures["difference"], *differences)
    return figures


def second_process(layers: int) -> Figures:
    """From Dynamo's call of the backend to the result. The engine's libraries are opened before."""
    import torch
    import torch_max_backend
    from torch_max_backend import background, engine
    from torch_max_backend.options import Options

    opening, _ = timed(lambda: engine.extension.engine_version(engine.engine_options(Options())))
    begin = 0.0

    def backend(*args: Any, **kwargs: Any) -> Any:
        nonlocal begin
        begin = time.perf_counter()
        return torch_max_backend.max_backend(*args, **kwargs)

    torch.set_grad_enabled(False)
    model, tokens = gpt2(layers)
    expected = model(tokens).logits
    compiled = torch.compile(model, backend=backend)
    result = compiled(tokens).logits
    end = time.perf_counter()
    [graph] = background._graphs.values()
    timings = graph.timings
    return {
        "opening": opening,
        "backend to result": (end - begin) * 1e3,
        "load": timings.load_ms + timings.init_ms,
        "call": statistics.median(timed(lambda: compiled(tokens))[0] for _ in range(5)),
        "compiles": float(graph.was_compiled),
        "lowered": float("torch_mlir" in sys.modules),
        "difference": float((result - expected).abs().max()),
    }


FILE = "compiled_function"


def logits(model: Any, tokens: Any) -> Any:
    """torch saves functions that can be found by their names; a decorated method cannot."""
    return model(tokens).logits


def saving_process(layers: int) -> Figures:
    import torch
    import torch_max_backend  # noqa: F401

    torch.set_grad_enabled(False)
    model, tokens = gpt2(layers)
    # Guards on the identity of functions of `transformers` cannot be saved.
    options = {"guard_filter_fn": torch.compiler.keep_portable_guards_unsafe}
    function = torch.compile(logits, fullgraph=True, backend="max", options=options)
    milliseconds, saved = timed(lambda: function.aot_compile(((model, tokens), {})))
    saved(model, tokens)
    saved.save_compiled_function(os.path.join(os.environ[CACHES[0]], FILE))
    return {"compile": milliseconds}


def loading_process(layers: int) -> Figures:
    """All that is between the import of torch and the first result, but the making of the model."""
    import torch

    torch.set_grad_enabled(False)
    model, tokens = gpt2(layers)
    expected = model(tokens).logits

    def first() -> Any:
        with open(os.path.join(os.environ[CACHES[0]], FILE), "rb") as file:
            function = torch.compiler.load_compiled_function(file)
        return function(model, tokens)

    milliseconds, result = timed(first)
    return {
        "load and call": milliseconds,
        "lowered": float("torch_mlir" in sys.modules),
        "difference": float((result - expected).abs().max()),
    }


CONTENDERS = {
    function.__name__: function
    for function in (
        import_package,
        aot_eager,
        background,
        second_process,
        saving_process,
        loading_process,
    )
}


# ===----------------------------------------------------------------------===#
# The comparison
# ===----------------------------------------------------------------------===#


def run(contender: str, layers: int, caches: str) -> Figures:
    """In a fresh process. Engines that run beside others spin, so there is a pause before."""
    time.sleep(1)
    environment = {**os.environ, **{name: str(Path(caches, name)) for name in CACHES}}
    # Without bytecode, Python would compile this package in each process, but not torch, whose
    # bytecode pip has written.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    program = [sys.executable, __file__, "--contender", contender, "--layers", str(layers)]
    process = subprocess.run(program, env=environment, text=True, capture_output=True)
    if process.returncode != 0:
        sys.exit(process.stderr)
    return json.loads(process.stdout.splitlines()[-1])


def compare(layers: int, rounds: int) -> dict[str, list[Figures]]:
    figures: dict[str, list[Figures]] = {name: [] for name in CONTENDERS}
    for _ in track(range(rounds), description="rounds"):
        with tempfile.TemporaryDirectory() as caches:
            for name in ("import_package", "aot_eager", "background"):
                figures[name].append(run(name, layers, caches))
        with tempfile.TemporaryDirectory() as caches:
            run("second_process", layers, caches)
            for name in ("second_process", "saving_process", "loading_process"):
                figures[name].append(run(name, layers, caches))
    return figures


def rows_of(figures: dict[str, list[Figures]]) -> list[tuple[str, str, str]]:
    def median(contender: str, name: str) -> float:
        return statistics.median(figure[name] for figure in figures[contender])

    def ratios(name: str) -> list[float]:
        return [figure[name] / figure["eager"] for figure in figures["background"]]

    first, reference = median("background", "first"), median("aot_eager", "first")
    second = [
        figure["backend to result"] - figure["load"] - figure["call"]
        for figure in figures["second_process"]
    ]
    compiles = sum(figure["compiles"] + figure["lowered"] for figure in figures["second_process"])
    return [
        ("import beyond torch's", f"{median('import_package', 'import'):.0f} ms", "50 ms"),
        (
            "background: first call",
            f"{first / 1e3:.2f} s, {first / reference:.2f} of aot_eager's",
            "1.3",
        ),
        (
            "background: slowest call while it compiles",
            f"{max(ratios('slowest')):.2f} of eager",
            "1.5",
        ),
        ("background: median call while it compiles", f"{max(ratios('during')):.2f} of eager", ""),
        (
            "background: seconds until the engine answers",
            f"{median('background', 'compile') / 1e3:.0f} s",
            "",
        ),
        (
            "background: the first call that it answers",
            f"{median('background', 'switch'):.0f} ms",
            "",
        ),
        ("background: call afterwards", f"{max(ratios('after')):.2f} of eager", ""),
        (
            "background: largest difference from eager",
            f"{median('background', 'difference'):.1e}",
            "",
        ),
        (
            "second process: backend to result, without load and call",
            f"{statistics.median(second):.0f} ms",
            "300 ms",
        ),
        ("second process: the engine's load", f"{median('second_process', 'load'):.0f} ms", ""),
        ("second process: compiles and lowerings", f"{compiles:.0f}", "0"),
        (
            "saved function: load and first call",
            f"{median('loading_process', 'load and call'):.0f} ms",
            "500 ms",
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--contender", choices=list(CONTENDERS))
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="into docs/Performance.md")
    options = parser.parse_args()
    if options.contender:
        print(json.dumps(CONTENDERS[options.contender](options.layers)))
        return
    rows = rows_of(compare(options.layers, options.rounds))
    titles = ("GPT-2, 1 x 128 tokens", "measured", "at most")
    table = Table(*titles)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if options.write:
        text = (
            f"Medians of {options.rounds} rounds on {machine()}.\n\n{markdown_table(titles, rows)}"
        )
        write_part("never-wait", text)


if __name__ == "__main__":
    main()

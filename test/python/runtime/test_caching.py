# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch's caches of compiled functions, each use in a process of its own. All processes compile the
same few graphs, so the engine compiles them once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from torch_max_backend.compiled import CompiledGraph
from torch_max_backend.torch_compat.caching import BypassAOTAutogradCache

PROGRAM = """
import json, sys
import torch
import torch_max_backend

class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.first, self.last = torch.nn.Linear(6, 5), torch.nn.Linear(5, 4)
        self.norm = torch.nn.BatchNorm1d(5)

    def forward(self, x):
        hidden = torch.nn.functional.dropout(self.norm(self.first(x)).relu(), 0.5, self.training)
        return self.last(hidden)

def train(model, run):
    torch.manual_seed(1)
    x = torch.randn(7, 6, requires_grad=True)
    result = run(x)
    result.square().mean().backward()
    return [result, x.grad, *(p.grad for p in model.parameters()), *model.buffers()]

def infer(model, run):
    torch.manual_seed(1)
    model.eval()
    with torch.no_grad():
        return [run(torch.randn(7, 6))]

def check(use, run=None, **options):
    model, expected = Model(), Model()
    run = run or torch.compile(model, backend="max", fullgraph=True, **options)
    torch.testing.assert_close(use(model, run), use(expected, expected))

def tell(**more):
    from torch._dynamo.utils import counters
    from torch_max_backend.background import _graphs
    compiled = sum(graph.was_compiled for graph in _graphs.values())
    print(json.dumps({
        "hits": counters["aot_autograd"]["autograd_cache_hit"],
        "saved": counters["aot_autograd"]["autograd_cache_saved"],
        "bypassed": counters["aot_autograd"]["autograd_cache_bypass"],
        "imported": "torch_mlir" in sys.modules,
        "engine compiles": compiled,
        **more,
    }))
"""


class Process:
    """Runs programs that share the caches of torch in a folder."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.environment = {
            **os.environ,
            "TORCHINDUCTOR_AUTOGRAD_CACHE": "1",
            "TORCHINDUCTOR_CACHE_DIR": str(folder / "torch"),
            "TORCH_MAX_BACKEND_BEARTYPE": "0",
            **environment,
        }
        self.folder = folder

    def run(self, *lines: str, **environment: str) -> dict[str, Any]:
        # A file: torch keeps no function whose source it cannot read.
        program = self.folder / "program.py"
        program.write_text("\n".join([PROGRAM, *lines]))
        process = subprocess.run(
            [sys.executable, program],
            env={**self.environment, **environment},
            cwd=self.folder,
            text=True,
            capture_output=True,
            timeout=500,
        )
        assert process.returncode == 0, process.stderr
        result: dict[str, Any] = json.loads(process.stdout.splitlines()[-1])
        return result


@pytest.fixture
def process(tmp_path: Path) -> Process:
    return Process(tmp_path)


BOTH = ("check(train)", "check(infer)", "tell()")


def test_a_second_process_neither_traces_nor_lowers(process: Process) -> None:
    first = process.run(*BOTH)
    assert (first["hits"], first["saved"], first["bypassed"]) == (0, 2, 0)
    assert first["imported"]
    second = process.run(*BOTH)
    assert (second["hits"], second["saved"], second["bypassed"]) == (2, 0, 0)
    assert not second["imported"]
    assert second["engine compiles"] == 0
    # What changes the compiled function is a part of the key.
    other = process.run("check(infer)", "tell()", TORCH_MAX_BACKEND_TORCH_OPS="aten.relu")
    assert other["hits"] == 0
    # Users who look at stages want them to run.
    watching = process.run(
        "import os; os.environ['TORCH_MAX_BACKEND_DUMP'] = 'dump'", "check(infer)", "tell()"
    )
    assert (watching["hits"], watching["imported"]) == (0, True)


def test_guards_on_sizes_are_kept(process: Process) -> None:
    """The graph needs equal sizes, which is known only when it is lowered."""
    program = """
def add(x, y):
    return (x.reshape(-1) + y.reshape(-1)) * x.shape[0]

run = torch.compile(add, backend="max", dynamic=True)
for sizes in {sizes}:
    x, y = torch.randn(*sizes[0]), torch.randn(*sizes[1])
    torch.testing.assert_close(run(x, y), add(x, y))
tell()
"""
    first = process.run(program.replace("{sizes}", "[((3, 4), (4, 3)), ((5, 6), (6, 5))]"))
    assert first["hits"] == 0
    second = process.run(program.replace("{sizes}", "[((7, 2), (2, 7)), ((5, 6), (1, 1))]"))
    assert second["hits"] == 1


def test_functions_with_code_of_users_are_compiled_again(process: Process) -> None:
    register = """
@torch_max_backend.register_decomposition(torch.ops.aten.relu)
def relu(x): return torch.where(x > 0, x, 0)
"""
    process.run("check(infer)", "tell()")
    assert process.run(register, "check(infer)", "tell()")["hits"] == 0
    assert process.run(register, "check(infer)", "tell()")["hits"] == 0


def test_torch_answers_from_a_cached_graph_whose_model_is_gone(
    process: Process, tmp_path: Path
) -> None:
    program = ('check(infer, options={"compile": "background"})', "torch_max_backend.wait()")
    first, second = (str(tmp_path / name) for name in ("first", "second"))
    process.run(*program, "tell()", TORCH_MAX_BACKEND_CACHE_DIR=first)
    result = process.run(*program, "tell()", TORCH_MAX_BACKEND_CACHE_DIR=second)
    assert (result["hits"], result["imported"]) == (1, False)


def test_no_caches_at_all(process: Process, tmp_path: Path) -> None:
    store = tmp_path / "store"
    process.run(
        "check(infer)",
        "tell()",
        TORCH_COMPILE_FORCE_DISABLE_CACHES="1",
        TORCH_MAX_BACKEND_CACHE_DIR=str(store),
    )
    assert not store.exists()
    assert not (tmp_path / "torch/aotautograd").exists()


def test_a_saved_function(process: Process) -> None:
    process.run(
        "model = Model().eval()",
        "function = torch.compile(Model.forward, backend='max', fullgraph=True)",
        "with torch.no_grad():",
        "    saved = function.aot_compile(((model, torch.randn(7, 6)), {}))",
        "saved.save_compiled_function('function')",
        "tell()",
    )
    loaded = process.run(
        "with open('function', 'rb') as file:",
        "    function = torch.compiler.load_compiled_function(file)",
        "model = Model().eval()",
        "check(infer, lambda x: function(model, x))",
        "tell()",
    )
    assert not loaded["imported"]
    assert loaded["engine compiles"] == 0


SPLIT = """
torch._dynamo.config.capture_dynamic_output_shape_ops = True

def places(x):
    found = torch.nonzero(torch.relu(torch.tanh(x * 3).exp() - 1))
    return ((found * 2).float().sin().exp() + 1).sqrt()

def compiled():
    # `nonzero` splits the graph, `exp` runs in torch in the middle of both stages.
    options = {"torch_ops": ["aten.nonzero", "aten.exp"], "fallback": "warn"}
    return torch.compile(places, backend="max", fullgraph=True, options=options)

def compare(run):
    for seed in range(3):
        torch.manual_seed(seed)
        x = torch.randn(4, 5)
        torch.testing.assert_close(run(x), places(x))
"""


def test_functions_that_torch_computes(process: Process) -> None:
    for hits in (0, 1):
        result = process.run(
            "def spectrum(x): return torch.fft.rfft(x).angle()",
            "run = torch.compile(spectrum, backend='max', options={'fallback': 'warn'})",
            "x = torch.randn(3, 8)",
            "torch.testing.assert_close(run(x), spectrum(x))",
            "tell()",
        )
        assert (result["hits"], result["saved"]) == (hits, not hits)


def test_split_graphs(process: Process) -> None:
    for hits in (0, 1):
        result = process.run(SPLIT, "compare(compiled())", "tell()")
        assert (result["hits"], result["saved"], result["imported"]) == (hits, not hits, not hits)
    process.run(
        SPLIT,
        "saved = compiled().aot_compile(((torch.randn(4, 5),), {}))",
        "saved.save_compiled_function('function')",
        "tell()",
    )
    loaded = process.run(
        SPLIT,
        "with open('function', 'rb') as file:",
        "    compare(torch.compiler.load_compiled_function(file))",
        "tell()",
    )
    assert (loaded["imported"], loaded["engine compiles"]) == (False, 0)


def test_a_graph_that_cannot_be_saved() -> None:
    graph = CompiledGraph(list, "its kernels are files of this machine")
    with pytest.raises(BypassAOTAutogradCache, match="its kernels are files of this machine"):
        graph.prepare_for_serialization()


def test_precompiled_functions(process: Process) -> None:
    for hits in (0, 1):
        result = process.run(
            "check(infer)",
            # torch writes its packages here only.
            "torch.compiler.save_cache_artifacts()",
            "from torch._dynamo.utils import counters",
            "tell(dynamo=counters['dynamo_cache']['dynamo_cache_hit'])",
            TORCH_CACHING_PRECOMPILE="1",
        )
        assert (result["dynamo"], result["imported"]) == (hits, not hits)


def test_reset_compiles_again(process: Process) -> None:
    result = process.run("check(infer)", "torch.compiler.reset()", "check(infer)", "tell()")
    assert (result["saved"], result["hits"]) == (1, 1)


def test_artifacts_carry_compiled_models(process: Process, tmp_path: Path) -> None:
    process.run(
        "check(infer)",
        "artifacts, _ = torch.compiler.save_cache_artifacts()",
        "open('artifacts', 'wb').write(artifacts)",
        "tell()",
    )
    elsewhere = {
        "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "other"),
        "TORCH_MAX_BACKEND_CACHE_DIR": str(tmp_path / "store"),
    }
    result = process.run(
        "info = torch.compiler.load_cache_artifacts(open('artifacts', 'rb').read())",
        "assert len(info.torch_max_model_artifacts) == 1",
        "check(infer)",
        "tell()",
        **elsewhere,
    )
    assert (result["hits"], result["imported"], result["engine compiles"]) == (1, False, 0)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers every model without the engine, and lists what is missing.

    python test/models/lowering.py [--models gpt2 bert] [--kinds f32 bf16 training dynamic]

torch runs the graphs, so what the frontend makes of a model is compared with eager as well.
`--emit FOLDER` writes the engine IR of each graph there: `diff -rq` of two such folders names the
models that a change of the compiler touches.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import torch
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1] / "python/support"))

from resizing import doubled, mark_dynamic, variable_axes
from torch_engine import lower, torch_as_engine
from torch_max_backend import max_backend
from torch_max_backend.errors import Problem
from torch_max_backend.frontend.program import Program
from zoo import MODELS, Model, dynamo_settings

KINDS = {
    "f32": torch.float32,
    "bf16": torch.bfloat16,
    "dynamic": torch.float32,
    "training": torch.float32,
}


@dataclass
class Lowered:
    engine_ir: list[str] = field(default_factory=list)
    """Of each graph, in the order of their compilation."""
    problems: list[Problem] = field(default_factory=list)
    failure: str = ""
    """What broke outside of the lowerings: tracing, or the frontend."""

    def add(self, program: Program) -> None:
        lowering = lower(program)
        self.engine_ir.append(lowering.engine_ir)
        self.problems.extend(lowering.problems)


def lower_model(model: Model, kind: str) -> Lowered:
    torch._dynamo.reset()
    lowered = Lowered()
    module, inputs = model.build(KINDS[kind])
    with dynamo_settings(), torch_as_engine(lowered.add):
        fullgraph = kind != "training" or not model.broken_by
        compiled = torch.compile(module, backend=max_backend, fullgraph=fullgraph)
        try:
            if model.warm_up:
                module(**inputs)
            if kind == "training":
                outputs = compiled.train()(**inputs)
                sum(o.float().square().mean() for o in outputs if o.requires_grad).backward()
            else:
                calls = [inputs]
                if kind == "dynamic":
                    axes = variable_axes(model, module, inputs)
                    mark_dynamic(inputs, axes)
                    calls.append(doubled(inputs, axes))
                with torch.no_grad():
                    for call in calls:
                        expected = module(**call)
                        torch.testing.assert_close(compiled(**call), expected, rtol=5e-2, atol=5e-2)
                if len(lowered.engine_ir) > 1:
                    lowered.failure = f"{len(lowered.engine_ir)} graphs for two sizes"
        except Exception as error:
            lowered.failure = f"{type(error).__name__}: {str(error).splitlines()[0]}"
    return lowered


def _report(results: dict[tuple[str, str], Lowered], brief: bool) -> Iterator[str]:
    users: dict[str, set[str]] = defaultdict(set)
    reasons: dict[str, set[str]] = defaultdict(set)
    for (model, kind), lowered in results.items():
        for problem in lowered.problems:
            users[problem.op].add(f"{model}/{kind}")
            reasons[problem.op].add(problem.reason)
        if lowered.failure:
            yield f"{model} ({kind}): {lowered.failure}"
    clean = sum(not r.problems and not r.failure for r in results.values())
    yield f"{clean} of {len(results)} lower; {len(users)} ops are missing or refused"
    for op, models in sorted(users.items(), key=lambda item: -len(item[1])):
        yield f"{op}: {len(models)}: {' '.join(sorted(models))}"
        if not brief:
            yield from (f"    {reason}" for reason in sorted(reasons[op]))


def _write(lowered: Lowered, folder: Path, name: str) -> None:
    for number, text in enumerate(lowered.engine_ir):
        (folder / f"{name}.{number}.mlir").write_text(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--models", nargs="*", default=list(MODELS))
    parser.add_argument("--kinds", nargs="*", choices=list(KINDS), default=list(KINDS))
    parser.add_argument("--brief", action="store_true", help="without the reasons")
    parser.add_argument("--emit", type=Path, metavar="FOLDER", help="write the engine IR there")
    options = parser.parse_args(arguments)
    if options.emit:
        options.emit.mkdir(parents=True, exist_ok=True)
    results = {}
    for name, kind in track([(n, k) for k in options.kinds for n in options.models], "lowering"):
        lowered = results[name, kind] = lower_model(MODELS[name], kind)
        if options.emit:
            _write(lowered, options.emit, f"{name}.{kind}")
    print("\n".join(_report(results, options.brief)))
    return any(r.problems or r.failure for r in results.values())


if __name__ == "__main__":
    sys.exit(main())

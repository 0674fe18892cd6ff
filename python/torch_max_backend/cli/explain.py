# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max explain`: what becomes of each op of a file in the torch dialect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..extension import extension
from .output import console, count, examples, json_option, print_json

_PASSES = {
    "canonicalize": "nothing is left to compute: it was a view, a cast or a constant that others "
    "absorbed",
    "cse": "an equal op before it computes the same",
    "max-group-kernels": "a view that the kernels of a sequence read by strides",
}
_ADVICE = (
    "PyTorch runs refused ops inside of the compiled function. To have the engine run them: write "
    "them with other ops, or bring a function, a kernel or a decomposition (docs/Extending.md)."
)


@examples(
    "TORCH_MAX_BACKEND_DUMP=dump python model.py",
    "torch-max explain dump/*/torch.mlir",
    "torch-max explain model.mlir --json",
)
@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option
def explain(file: Path, as_json: bool) -> None:
    """Say what becomes of each op of FILE, in the torch or the max dialect.

    For each op: the ops of the max dialect that it is lowered to, and who runs them in the end: an
    op of the engine or a precompiled kernel, alone, in a sequence of kernels, or as the epilogue of
    another. Or why the op is refused, and what to do.

    Exits with 1 if an op is refused or the file is wrong."""
    import torch  # noqa: F401  The extension module needs its libraries.

    try:
        text = file.read_text()
    except UnicodeDecodeError:
        raise click.ClickException(f"{file} is not a text file.") from None
    explanation = extension.explain(text, str(file))
    refused = [op for op in explanation.ops if op.refusal]
    if as_json:
        print_json(_to_json(explanation))
    elif explanation.ops and not (explanation.problems and not refused):
        _show(explanation.ops)
    if explanation.problems:
        raise click.ClickException("\n".join(map(_problem, explanation.problems)))
    if refused:
        raise click.ClickException(f"{count(len(refused), 'op')} refused. {_ADVICE}")


def _problem(problem: Any) -> str:
    place = f"{problem.file}:{problem.line}: " if problem.line else ""
    return f"{place}{problem.message}"


def _show(ops: list[Any]) -> None:
    out = console()
    for op in ops:
        out.print(f"#{op.number} {op.name}  {op.types}", style="bold")
        out.print(f"    at      {op.file}:{op.line}" if op.line else "    at      no line")
        if op.refusal:
            out.print(f"    refused {op.refusal}", style="red")
            continue
        if op.converted:
            out.print(f"    becomes {', '.join(op.converted)}")
        for execution in op.executions:
            out.print(f"    runs    {_execution(execution)}")
        if not op.executions:
            out.print(f"    runs    nowhere: {_removal(op.removed_by)}")


def _removal(removed_by: str) -> str:
    if not removed_by:
        return "the conversion left nothing of it"
    return f"{_PASSES.get(removed_by, 'others took over what it did')} ({removed_by})"


def _execution(execution: Any) -> str:
    if execution.by == "engine":
        text = f"{execution.target or execution.op} of the engine"
    else:
        text = f"kernel {execution.target} ({execution.by})"
    if execution.options:
        text += f" with {execution.options}"
    if execution.sequence:
        text += f", in sequence {execution.sequence}"
    if execution.shared_with:
        others = ", ".join(f"#{number}" for number in execution.shared_with)
        text += f", together with {others}"
    return text


def _to_json(explanation: Any) -> dict[str, Any]:
    return {
        "problems": [
            {"message": p.message, "file": p.file, "line": p.line} for p in explanation.problems
        ],
        "ops": [
            {
                "number": op.number,
                "op": op.name,
                "types": op.types,
                "file": op.file,
                "line": op.line,
                "becomes": op.converted,
                "runs": [
                    {
                        "op": e.op,
                        "target": e.target,
                        "by": e.by,
                        "options": e.options,
                        "sequence": e.sequence or None,
                        "together_with": e.shared_with,
                    }
                    for e in op.executions
                ],
                "removed_by": op.removed_by,
                "refusal": op.refusal,
            }
            for op in explanation.ops
        ],
    }

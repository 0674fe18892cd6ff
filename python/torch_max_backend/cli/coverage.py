# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max coverage`: what of a function would run in PyTorch, without the engine."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Sequence
from typing import Any

import click

from ..errors import TorchFallbackWarning
from ..survey import SurveyedGraph, SurveyedOp, surveying
from .output import console, count, examples, json_option, print_json, print_table
from .targets import (
    Compiling,
    compile_options,
    describe_targets,
    run_target,
    split_target,
    target_argument,
)

_PLACES = {
    "engine": "on the engine",
    "torch": "in PyTorch, call by call",
    "around": "once, as a view, or as random numbers",
}


@examples(
    "torch-max coverage model.py:make_model",
    "torch-max coverage model.py:forward --input 8x128xf32",
    "torch-max coverage train.py:step --json",
    "torch-max coverage model.py:make_model --fail-below 95    # for CI",
)
@describe_targets
@click.command()
@target_argument
@compile_options
@click.option("--all", "shows_all", is_flag=True, help="Also list the ops that the engine runs.")
@click.option(
    "--fail-below",
    type=click.FloatRange(0, 100),
    metavar="PERCENT",
    help="Exit with 1 if a smaller share of the ops runs outside of PyTorch.",
)
@json_option
def coverage(
    target: str,
    inputs: tuple[str, ...],
    dynamic: bool,
    inference: bool,
    shows_all: bool,
    fail_below: float | None,
    as_json: bool,
) -> None:
    """Say which ops of a function the engine would run and which PyTorch, and why.

    Graphs are made and lowered, but not compiled: this takes seconds. PyTorch runs the function
    meanwhile, so it needs its arguments."""
    split_target(target)
    graphs = _survey(target, inputs, Compiling(dynamic, inference))
    ops = [op for graph in graphs for op in graph.ops]
    share = 100 * sum(op.place != "torch" for op in ops) / len(ops) if ops else 100.0
    refusals = [graph.refusal for graph in graphs if graph.refusal]
    if as_json:
        print_json(_to_json(graphs, share))
    elif not graphs:
        click.echo("The function has nothing to compile.")
    else:
        _show(graphs, ops, share, shows_all)
    if refusals:
        raise click.ClickException(refusals[0])
    if fail_below is not None and share < fail_below:
        raise click.ClickException(f"Only {share:.1f} % of the ops run outside of PyTorch.")


def _survey(target: str, inputs: Sequence[str], how: Compiling) -> list[SurveyedGraph]:
    with surveying() as graphs, warnings.catch_warnings():
        warnings.simplefilter("ignore", TorchFallbackWarning)
        run_target(target, inputs, how, lambda: bool(graphs))
    return graphs


def _to_json(graphs: Sequence[SurveyedGraph], share: float) -> dict[str, Any]:
    return {
        "share_outside_of_torch": round(share, 2),
        "graphs": [
            {
                "kind": graph.kind,
                "refusal": graph.refusal,
                "ops": [
                    {
                        "op": op.problem.op,
                        "place": op.place,
                        "reason": op.problem.reason,
                        "file": op.problem.file,
                        "line": op.problem.line,
                    }
                    for op in graph.ops
                ],
            }
            for graph in graphs
        ],
    }


def _show(
    graphs: Sequence[SurveyedGraph], ops: Sequence[SurveyedOp], share: float, shows_all: bool
) -> None:
    out = console()
    kinds = Counter(graph.kind for graph in graphs)
    made = ", ".join(count(number, f"{kind} graph") for kind, number in kinds.items())
    out.print(f"{made}, {count(len(ops), 'op')}: {share:.1f} % run outside of PyTorch")
    places = Counter(str(op.place) for op in ops)
    for place, text in _PLACES.items():
        if number := places[place]:
            out.print(f"  {number:>5}  {100 * number / len(ops):5.1f} %  {text}")
    if in_torch := Counter(op.problem for op in ops if op.place == "torch"):
        out.print("\nIn PyTorch:")
        print_table(
            ("TIMES", "OP", "LINE", "REASON"),
            (
                (str(number), p.op, f"{p.file}:{p.line}" if p.line else "", p.reason)
                for p, number in in_torch.most_common()
            ),
        )
        out.print(
            "\nThe results are right, and copies between the engine and PyTorch are avoided where "
            "possible.\nTo have the engine run them: write them with other ops, or bring a "
            "function, a kernel or a decomposition (docs/Extending.md)."
        )
    if shows_all:
        rows = Counter((op.place, op.problem.op) for op in ops if op.place != "torch")
        out.print("\nOutside of PyTorch:")
        print_table(
            ("TIMES", "OP", "WHERE"),
            ((str(number), op, _PLACES[place]) for (place, op), number in rows.most_common()),
        )

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max cache warm`: compiles what a function needs, before it is needed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import click

from ..extension import extension
from ..options import Options, set_variable
from .output import count, examples, format_size, json_option, print_json
from .targets import (
    Compiling,
    compile_options,
    describe_targets,
    run_target,
    split_target,
    target_argument,
)


@examples(
    "torch-max cache warm serve.py:make_model",
    "torch-max cache warm model.py:forward --input 8x128xf32 --input 128xf32",
    "torch-max cache warm model.py:forward -i 8x128xf32 --dynamic --cache-dir ./graphs",
)
@describe_targets
@click.command()
@target_argument
@compile_options
@click.option("--cache-dir", metavar="FOLDERS", default=None, help="The store that is filled.")
@json_option
def warm(
    target: str,
    inputs: tuple[str, ...],
    dynamic: bool,
    inference: bool,
    cache_dir: str | None,
    as_json: bool,
) -> None:
    """Compile the graphs of a function ahead, and put them into the store."""
    from ..background import wait_for_all
    from ..torch_compat import caching
    from ..torch_compat.dynamo import count_graphs

    split_target(target)
    if cache_dir is not None:
        # For all that the function compiles, also by itself.
        set_variable("cache_dir", cache_dir)
    if caching.are_disabled():
        raise click.ClickException("torch's settings disable all caches, this one as well.")
    given = Options.read().cache_dir
    if reason := extension.explain_read_only(given):
        raise click.ClickException(f"The store cannot be written: {reason}")
    folders = extension.store_folders(given)
    before = _entries(folders)
    start = time.monotonic()

    graphs = count_graphs()
    how = Compiling(dynamic, inference)
    run_target(target, inputs, how, lambda: count_graphs() > graphs)
    failed = [status for status in wait_for_all() if status.state == "failed"]
    added = [entry for path, entry in _entries(folders).items() if path not in before]
    seconds = time.monotonic() - start
    if as_json:
        print_json(
            {
                "compiled": len(added),
                "keys": [entry.key for entry in added],
                "bytes": sum(entry.size for entry in added),
                "seconds": round(seconds, 3),
            }
        )
    elif added:
        total = format_size(sum(entry.size for entry in added))
        click.echo(f"Compiled {count(len(added), 'graph')}, {total}, in {seconds:.0f} s.")
    else:
        click.echo("Nothing had to be compiled.")
    if failed:
        raise click.ClickException("\n".join(map(str, failed)))


def _entries(folders: Sequence[str]) -> dict[str, Any]:
    return {e.path: e for folder in folders for e in extension.store_entries(folder)}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max cache`: the stores of compiled graphs."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from ..extension import extension
from ..options import Options
from .output import (
    count,
    examples,
    format_age,
    format_size,
    json_option,
    print_json,
    print_table,
)
from .warm import warm

_SHOWN_OF_KEY = 12


@dataclass(frozen=True)
class _Found:
    """An entry, and the folder that it was found in."""

    folder: str
    entry: Any

    @property
    def used(self) -> float:
        return self.entry.last_used_ns / 1e9

    def to_json(self) -> dict[str, Any]:
        info = self.entry.info
        return {
            "key": self.entry.key,
            "path": self.entry.path,
            "size": self.entry.size,
            "last_used": self.used,
            "known": info.is_known,
            "label": info.label,
            "ops": info.num_ops,
            "op_counts": dict(info.ops),
            "kernels": info.kernels,
            "weights": info.num_weights,
            "inputs": info.inputs,
            "outputs": info.outputs,
            "engine": info.engine,
            "cpu": info.cpu.partition(",")[0],
            "created": info.created,
            "useless_because": info.explain_uselessness(),
        }


def _load_extension() -> None:
    # The extension module needs torch's libraries in the process.
    import torch  # noqa: F401


def _find(folders: Sequence[str], keys: Sequence[str] = ()) -> list[_Found]:
    """The entries of all folders, those whose keys begin with one of `keys`."""
    found = [_Found(folder, e) for folder in folders for e in extension.store_entries(folder)]
    for key in keys:
        if not re.fullmatch("[0-9a-f]{1,64}", key):
            raise click.UsageError(f"{key!r} is not the beginning of a key, as `cache list` shows.")
        if not any(f.entry.key.startswith(key) for f in found):
            raise click.ClickException(f"No entry has a key that begins with {key!r}.")
    return [f for f in found if not keys or f.entry.key.startswith(tuple(keys))]


def _with_store(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option --cache-dir."""
    return click.option(
        "--cache-dir",
        metavar="FOLDERS",
        default=None,
        help="The store: one folder, or several separated as in PATH. "
        "Else TORCH_MAX_BACKEND_CACHE_DIR, else the user's cache folder.",
    )(command)


def _folders(cache_dir: str | None) -> list[str]:
    _load_extension()
    return list(extension.store_folders(_given(cache_dir)))


def _given(cache_dir: str | None) -> str:
    return Options.read().cache_dir if cache_dir is None else cache_dir


@click.group()
def cache() -> None:
    """List, share and clean compiled graphs.

    A store is a folder, or several in a row: all are read, and the first one that can be written
    is written. So a machine can use the graphs that another one compiled, from a file (`export`,
    `import`), a shared folder, or a read-only layer of an image."""


cache.add_command(warm)


@examples(
    "torch-max cache list",
    "torch-max cache list --cache-dir /opt/graphs --json",
)
@cache.command("list")
@_with_store
@json_option
def list_entries(cache_dir: str | None, as_json: bool) -> None:
    """List the compiled graphs, the last used first."""
    found = sorted(_find(_folders(cache_dir)), key=lambda f: -f.used)
    if as_json:
        print_json([f.to_json() for f in found])
        return
    if not found:
        click.echo("The store is empty.")
        return
    print_table(("KEY", "SIZE", "USED", "OPS", "GRAPH"), map(_row, found))


def _row(found: _Found) -> tuple[str, ...]:
    entry, info = found.entry, found.entry.info
    key = entry.key[:_SHOWN_OF_KEY]
    if not info.is_known:
        graph = "not known: an older version compiled it"
    else:
        names = [f"{number} {name}" if number > 1 else name for name, number in info.ops]
        ops = ", ".join((*info.kernels, *names)[:4])
        graph = f"{info.label} " if info.label else ""
        graph += f"({', '.join(info.inputs)}) -> ({', '.join(info.outputs)})"
        graph += f" by {ops}" if ops else ""
        if reason := info.explain_uselessness():
            graph += f"; of no use here: {reason}"
    ops_text = str(info.num_ops) if info.is_known else "?"
    return key, format_size(entry.size), format_age(found.used), ops_text, graph


@examples("torch-max cache size", "torch-max cache size --json")
@cache.command()
@_with_store
@json_option
def size(cache_dir: str | None, as_json: bool) -> None:
    """Say how many graphs each folder of the store has, and how large they are."""
    folders = _folders(cache_dir)
    rows = []
    # The first folder that can be written is the one that is.
    written = next((folder for folder in folders if _can_be_written(Path(folder))), None)
    for folder in folders:
        entries = extension.store_entries(folder)
        state = "written" if folder == written else "read"
        rows.append(
            {
                "folder": folder,
                "exists": Path(folder).is_dir(),
                "state": state,
                "entries": len(entries),
                "bytes": sum(entry.size for entry in entries),
            }
        )
    if as_json:
        print_json(rows)
        return
    print_table(
        ("FOLDER", "IS", "GRAPHS", "SIZE"),
        (
            (
                str(row["folder"]),
                str(row["state"]) if row["exists"] else "not there yet",
                str(row["entries"]),
                format_size(int(str(row["bytes"]))),
            )
            for row in rows
        ),
    )


def _can_be_written(folder: Path) -> bool:
    """Whether the runtime could write into a folder, which it makes if it has to. It is not made
    for this question."""
    if folder.is_dir():
        return not extension.explain_read_only(str(folder))
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    return existing.is_dir() and os.access(existing, os.W_OK)


_AGE = re.compile(r"(\d+)([smhdw])")
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
_SIZE = re.compile(r"(\d+(?:\.\d+)?)([KMG]?)B?", re.IGNORECASE)
_BYTES = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def _parse_age(_: click.Context, __: click.Parameter, text: str | None) -> int | None:
    if text is None:
        return None
    if match := _AGE.fullmatch(text):
        return int(match[1]) * _SECONDS[match[2]]
    raise click.BadParameter(f"{text!r} is not a time such as 12h, 30d or 8w.")


def _parse_size(_: click.Context, __: click.Parameter, text: str | None) -> int | None:
    if text is None:
        return None
    if match := _SIZE.fullmatch(text):
        return int(float(match[1]) * _BYTES[match[2].upper()])
    raise click.BadParameter(f"{text!r} is not a size such as 500M or 2G.")


@examples(
    "torch-max cache clean --stale --dry-run     # what no graph can hit any more",
    "torch-max cache clean --older-than 30d",
    "torch-max cache clean --max-size 1G         # the least recently used go first",
    "torch-max cache clean 3f2a09                # one entry",
    "torch-max cache clean --all --yes",
)
@cache.command()
@click.argument("keys", nargs=-1, metavar="[KEY]...")
@click.option("--all", "everything", is_flag=True, help="Remove every graph.")
@click.option(
    "--stale", is_flag=True, help="Remove graphs for another engine, CPU or set of kernels."
)
@click.option("--damaged", is_flag=True, help="Remove graphs whose checksum is wrong.")
@click.option("--older-than", callback=_parse_age, metavar="TIME", help="Such as 12h, 30d or 8w.")
@click.option("--max-size", callback=_parse_size, metavar="SIZE", help="Such as 500M or 2G.")
@click.option("--dry-run", is_flag=True, help="Only say what would be removed.")
@click.option("--yes", is_flag=True, help="Do not ask before --all.")
@_with_store
@json_option
def clean(
    keys: tuple[str, ...],
    everything: bool,
    stale: bool,
    damaged: bool,
    older_than: int | None,
    max_size: int | None,
    dry_run: bool,
    yes: bool,
    cache_dir: str | None,
    as_json: bool,
) -> None:
    """Remove compiled graphs from all folders of the store."""
    if not (keys or everything or stale or damaged or older_than is not None) and max_size is None:
        raise click.UsageError(
            "Say what to remove: keys, --stale, --damaged, --older-than, --max-size or --all."
        )
    folders = _folders(cache_dir)
    if everything and not yes and not dry_run:
        click.confirm(f"Remove every compiled graph in {', '.join(folders)}?", abort=True, err=True)
    found = _find(folders)
    chosen = {f.entry.path for f in _find(folders, keys)} if keys else set()

    def is_removed(f: _Found) -> bool:
        return (
            everything
            or f.entry.path in chosen
            or (stale and bool(f.entry.info.explain_uselessness()))
            or (damaged and not f.entry.is_intact())
            or (older_than is not None and time.time() - f.used > older_than)
        )

    removed = [f for f in found if is_removed(f)]
    if max_size is not None:
        removed += _beyond(max_size, [f for f in found if f not in removed])
    kept_in_place = [] if dry_run else _remove(removed)
    if everything and not dry_run:
        for folder in folders:
            shutil.rmtree(Path(folder, "failed"), ignore_errors=True)
    done = [f for f in removed if f not in kept_in_place]
    total = sum(f.entry.size for f in done)
    if as_json:
        print_json(
            {
                "removed": [f.entry.key for f in done],
                "bytes": total,
                "dry_run": dry_run,
                "not_removed": [f.entry.path for f in kept_in_place],
            }
        )
    else:
        verb = "Would remove" if dry_run else "Removed"
        click.echo(f"{verb} {count(len(done), 'graph')}, {format_size(total)}.")
    if kept_in_place:
        raise click.ClickException(
            f"{count(len(kept_in_place), 'graph')} could not be removed, such as "
            f"{kept_in_place[0].entry.path}: the folder is read-only."
        )


def _beyond(max_size: int, found: list[_Found]) -> Iterator[_Found]:
    """The least recently used ones, whose removal leaves no more than `max_size` bytes."""
    total = sum(f.entry.size for f in found)
    for f in sorted(found, key=lambda f: f.used):
        if total <= max_size:
            return
        total -= f.entry.size
        yield f


def _remove(found: list[_Found]) -> list[_Found]:
    """Returns those that could not be removed."""
    return [f for f in found if not extension.remove_entry(f.entry)]


@examples(
    "torch-max cache export graphs.tms",
    "torch-max cache export one.tms 3f2a09",
    "torch-max cache export graphs.tms --cache-dir ./warm --json",
)
@cache.command("export")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("keys", nargs=-1, metavar="[KEY]...")
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@_with_store
@json_option
def export_store(
    file: Path, keys: tuple[str, ...], force: bool, cache_dir: str | None, as_json: bool
) -> None:
    """Write compiled graphs into one FILE, for other machines."""
    if file.exists() and not force:
        raise click.ClickException(f"{file} exists; --force replaces it.")
    found = _find(_folders(cache_dir), keys)
    try:
        report = extension.export_entries([f.entry for f in found], str(file))
    except RuntimeError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json({"file": str(file), **_report_to_json(report, "exported")})
        return
    click.echo(
        f"Wrote {count(report.transferred, 'graph')}, {format_size(report.bytes)}, into {file}."
    )
    _tell_left_out(report)


@examples(
    "torch-max cache import graphs.tms",
    "torch-max cache import /mnt/shared/store       # another store's folder",
    "torch-max cache import graphs.tms --cache-dir /opt/graphs --all",
)
@cache.command("import")
@click.argument("source", type=click.Path(exists=True, path_type=Path))
@click.option(
    "--all",
    "takes_all",
    is_flag=True,
    help="Also take graphs for another engine, CPU or set of kernels, for other machines that "
    "share this store.",
)
@_with_store
@json_option
def import_store(source: Path, takes_all: bool, cache_dir: str | None, as_json: bool) -> None:
    """Bring the graphs of SOURCE, a file of `export` or another store's folder, into the store.

    A file is checked as a whole before anything is changed. Compiled graphs are machine code:
    import only what comes from people that you would run a program of."""
    _load_extension()
    try:
        report = extension.import_entries(_given(cache_dir), str(source), takes_all)
    except RuntimeError as error:
        raise click.ClickException(str(error)) from error
    if as_json:
        print_json(_report_to_json(report, "imported"))
        return
    text = f"Imported {count(report.transferred, 'graph')}, {format_size(report.bytes)}"
    if report.present:
        text += f"; {report.present} were there already"
    click.echo(f"{text}.")
    _tell_left_out(report)


def _report_to_json(report: Any, verb: str) -> dict[str, Any]:
    return {
        verb: report.transferred,
        "bytes": report.bytes,
        "present": report.present,
        "left_out": [{"key": key, "reason": reason} for key, reason in report.left_out],
    }


def _tell_left_out(report: Any) -> None:
    for key, reason in report.left_out:
        click.echo(f"Left out {key[:_SHOWN_OF_KEY]}: {reason}.", err=True)

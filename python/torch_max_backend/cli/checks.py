# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `torch-max doctor` checks. Each check yields findings, and raises nothing."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from ..errors import MaxCompilerError
from ..extension import extension, load_extension
from ..options import Options, list_options, thread_settings
from .output import format_size

Status = Literal["ok", "slow", "broken"]


@dataclass(frozen=True)
class Finding:
    subject: str
    status: Status
    text: str
    advice: str = ""
    """What to do about it."""
    prevents_run: bool = True
    """Whether a graph cannot run because of it."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


Check = Callable[[], Iterator[Finding]]

_PACKAGE = "torch-max-backend"
_REQUIREMENT = re.compile(r"([\w.-]+)==([^\s;]+)(.*)")


def check_versions() -> Iterator[Finding]:
    """The packages that this one requires, each of exactly one version."""
    text = f"Python {platform.python_version()} on {platform.platform()}"
    yield Finding("system", "ok", text)
    try:
        own = importlib.metadata.version(_PACKAGE)
        requirements = importlib.metadata.requires(_PACKAGE) or []
    except importlib.metadata.PackageNotFoundError:
        yield Finding(
            _PACKAGE,
            "broken",
            'it is not installed as a package, so torch.compile does not know backend="max"',
            "Install it: `make build` in the repository, or `pip install torch-max-backend`.",
            prevents_run=False,
        )
        return
    yield Finding(_PACKAGE, "ok", own)
    for requirement in requirements:
        match = _REQUIREMENT.fullmatch(requirement)
        if match and "extra" not in match[3]:
            yield _check_version(match[1], match[2])


def _check_version(package: str, wanted: str) -> Finding:
    try:
        found = importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        advice = f"pip install {package}=={wanted}"
        return Finding(package, "broken", "it is not installed", advice)
    # What follows a plus sign names a build of the same version: 2.13.0+cpu.
    if found.partition("+")[0] == wanted:
        return Finding(package, "ok", found)
    return Finding(
        package,
        "broken",
        f"version {found} is installed, and {wanted} is needed",
        f"pip install {package}=={wanted}",
    )


def check_options() -> Iterator[Finding]:
    """What the environment sets."""
    try:
        changed = [option for option in list_options() if option.source != "default"]
    except MaxCompilerError as error:
        yield Finding("settings", "broken", str(error), "Change the variable, or unset it.")
        return
    text = ", ".join(f"{option.variable}={option.value}" for option in changed)
    yield Finding("settings", "ok", text or "none in the environment")


def check_extension() -> Iterator[Finding]:
    try:
        # It needs torch's libraries in the process.
        import torch  # noqa: F401

        path = load_extension().__file__
    except (ImportError, MaxCompilerError) as error:
        yield Finding(
            "extension module",
            "broken",
            str(error).splitlines()[0],
            "Build it with `make build`, or install the package again.",
        )
        return
    yield Finding("extension module", "ok", path)


def _has_extension() -> bool:
    return all(finding.status == "ok" for finding in check_extension())


def check_cpu() -> Iterator[Finding]:
    if not _has_extension():
        return
    name, *features = extension.host_cpu().split(",")
    wide = [f for f in ("avx2", "avx512f", "amx-tile", "sve", "neon") if f in features]
    cores = len(os.sched_getaffinity(0))
    text = f"{name}, {cores} of {os.cpu_count()} cores, with {', '.join(wide) or 'no wide vectors'}"
    yield Finding("CPU", "ok", text)


def check_engine() -> Iterator[Finding]:
    """The engine's library, which has to be of the version that this build is made for."""
    if not _has_extension():
        return
    try:
        from ..engine import engine_options

        version = extension.engine_version(engine_options(Options.read()))
    except (MaxCompilerError, RuntimeError) as error:
        wanted = extension.pinned_engine_version()
        yield Finding(
            "engine",
            "broken",
            str(error),
            f"pip install max=={wanted}, and unset TORCH_MAX_BACKEND_ENGINE if it is set.",
        )
        return
    yield Finding("engine", "ok", version)


def check_kernels() -> Iterator[Finding]:
    """The files of kernels beside the extension module, each with its checksum."""
    if not _has_extension():
        return
    folder = Path(load_extension().__file__).resolve().parent / "kernels"
    files = extension.kernel_files()
    missing = [name for name in files if not (folder / name).is_file()]
    damaged = [name for name in files if name not in missing and not _is_intact(folder / name)]
    for names, what in ((missing, "missing"), (damaged, "damaged or of another build")):
        if names:
            yield Finding(
                "kernels",
                "broken",
                f"{', '.join(names)} in {folder}: {what}",
                "Build them with `make build`, or install the package again.",
            )
    if not missing and not damaged:
        yield Finding("kernels", "ok", f"{len(files)} files in {folder}")


def _is_intact(file: Path) -> bool:
    try:
        expected = file.with_name(f"{file.name}.sha256").read_text().split()[0]
        return hashlib.sha256(file.read_bytes()).hexdigest() == expected
    except (OSError, IndexError):
        return False


_LITTLE_SPACE = 1 << 30


def check_cache() -> Iterator[Finding]:
    if not _has_extension():
        return
    cache_dir = Options.read().cache_dir
    folders = extension.store_folders(cache_dir)
    if reason := extension.explain_read_only(cache_dir):
        yield Finding(
            "cache",
            "broken",
            f"no folder of it can be written: {reason}. Each process compiles again what is not "
            "in it",
            "Set TORCH_MAX_BACKEND_CACHE_DIR to a folder that can be written; with several, such "
            f"as ~/graphs:{folders[0] if folders else '/opt/graphs'}, all are read.",
            prevents_run=False,
        )
        return
    entries = [entry for folder in folders for entry in extension.store_entries(folder)]
    size = format_size(sum(entry.size for entry in entries))
    yield Finding("cache", "ok", f"{len(entries)} graphs, {size}, in {os.pathsep.join(folders)}")
    folder = next(folder for folder in folders if not extension.explain_read_only(folder))
    free = shutil.disk_usage(folder).free
    if free < _LITTLE_SPACE:
        yield Finding(
            "cache",
            "slow",
            f"{folder} has {format_size(free)} left",
            "Make space, or remove graphs: `torch-max cache clean --older-than 30d`.",
        )


_OBSERVED_SECONDS = 0.02
_MOST_BUSY = 0.05


def check_threads() -> Iterator[Finding]:
    """Whether the threads of PyTorch's OpenMP keep cores busy after an op: then what the engine
    runs next has to share them. Measured, because each library has its own variables."""
    try:
        import torch
    except ImportError:
        return
    settings = ", ".join(f"{name}={value}" for name, value in thread_settings().items())
    threads = torch.get_num_threads()
    text = f"{threads} of PyTorch's, {settings or 'no variable of OpenMP set'}"
    busy = max(_measure_spinning() for _ in range(10)) if threads > 1 else 0.0
    if busy < _MOST_BUSY:
        yield Finding("threads", "ok", text)
        return
    yield Finding(
        "threads",
        "slow",
        f"{text}: they spin after each op of PyTorch ({1000 * busy * _OBSERVED_SECONDS:.0f} ms of "
        f"CPU in the {1000 * _OBSERVED_SECONDS:.0f} ms after it), which slows down what the engine "
        "runs next by up to 6 times",
        "Start Python with OMP_WAIT_POLICY=passive in the environment, and without GOMP_SPINCOUNT "
        "and KMP_BLOCKTIME.",
    )


def _measure_spinning() -> float:
    """The share of a core that this process uses while it sleeps after a parallel op."""
    import torch

    torch.ones(1 << 20).add_(1)
    start = time.process_time()
    time.sleep(_OBSERVED_SECONDS)
    return (time.process_time() - start) / _OBSERVED_SECONDS


def check_run() -> Iterator[Finding]:
    """A small graph with a product, which a kernel computes, and an op of the engine's."""
    import torch

    from .. import max_backend

    def function(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        return torch.tanh(x @ weight) + 1

    arguments = torch.randn(3, 5), torch.randn(5, 7)
    start = time.monotonic()
    try:
        compiled = torch.compile(function, backend=max_backend, options={"fallback": "error"})
        result = compiled(*arguments)
    except Exception as error:
        yield Finding(
            "test run",
            "broken",
            f"{type(error).__name__}: {error}",
            "`torch-max --debug doctor` shows more; docs/Debugging.md says how to look at it.",
        )
        return
    seconds = time.monotonic() - start
    difference = (result - function(*arguments)).abs().max().item()
    if difference > 1e-5:
        text = f"it computed something else than PyTorch: the largest difference is {difference}"
        yield Finding("test run", "broken", text, "Please report this, with all of the above.")
        return
    yield Finding("test run", "ok", f"equal to PyTorch, first call after {seconds:.1f} s")


CHECKS: tuple[Check, ...] = (
    check_versions,
    check_options,
    check_extension,
    check_cpu,
    check_engine,
    check_kernels,
    check_cache,
    check_threads,
)

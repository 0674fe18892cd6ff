# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max doctor` finds what is wrong with an installation. The wrong things are made here."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
import torch_max_backend
from documents import ROOT
from torch_max_backend.cli import checks
from torch_max_backend.cli.checks import Finding
from torch_max_backend.extension import load_extension

PACKAGE = Path(torch_max_backend.__file__).parent
SITE_PACKAGES = Path(sysconfig.get_path("purelib"))


def link_site_packages(folder: Path, without: Iterable[str]) -> Path:
    """Another site-packages folder, with all but these."""
    folder.mkdir()
    for path in SITE_PACKAGES.iterdir():
        if path.name not in without:
            (folder / path.name).symlink_to(path)
    return folder


def link_package(folder: Path, without: Iterable[str]) -> Path:
    """Another installation of this package, with all but these files."""

    def link(source: str, target: str) -> None:
        try:
            os.link(source, target)
        except OSError:
            shutil.copy(source, target)

    shutil.copytree(
        PACKAGE, folder / PACKAGE.name, copy_function=link, ignore=lambda _, __: set(without)
    )
    return folder


def run_doctor(*folders: Path, **environment: str) -> tuple[int, dict[str, list[dict[str, Any]]]]:
    """In a process that imports from these folders only. Returns the findings by subject."""
    process = subprocess.run(
        [sys.executable, "-S", "-m", "torch_max_backend", "doctor", "--no-run", "--json"],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, folders)),
            "OMP_NUM_THREADS": "2",
            **environment,
        },
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert "Traceback" not in process.stderr, process.stderr
    findings: dict[str, list[dict[str, Any]]] = {}
    for finding in json.loads(process.stdout)["findings"]:
        findings.setdefault(finding["subject"], []).append(finding)
    return process.returncode, findings


def test_a_bad_installation(tmp_path: Path) -> None:
    """The package of the engine, a library of kernels and a folder that can be written are missing,
    and OpenMP's threads spin."""
    engine = {p.name for p in SITE_PACKAGES.glob("max-*.dist-info")} | {"max", "modular"}
    site_packages = link_site_packages(tmp_path / "site-packages", engine)
    package = link_package(tmp_path / "package", ["normalization.so"])
    code, findings = run_doctor(
        package,
        site_packages,
        TORCH_MAX_BACKEND_ENGINE=str(site_packages),
        # Not even root can write there.
        TORCH_MAX_BACKEND_CACHE_DIR="/proc/self",
        OMP_WAIT_POLICY="active",
    )
    assert code == 1
    wanted = load_extension().pinned_engine_version()
    [package_of_engine] = findings["max"]
    assert package_of_engine["status"] == "broken"
    assert package_of_engine["advice"] == f"pip install max=={wanted}"
    [engine_library] = findings["engine"]
    assert engine_library["status"] == "broken"
    assert "no modular/lib/libmax.so" in engine_library["text"]
    [kernels] = findings["kernels"]
    assert kernels["status"] == "broken"
    assert kernels["text"].startswith("normalization.so in")
    [cache] = findings["cache"]
    assert cache["status"] == "broken"
    assert "TORCH_MAX_BACKEND_CACHE_DIR" in cache["advice"]
    [threads] = findings["threads"]
    assert threads["status"] == "slow"
    assert "OMP_WAIT_POLICY=passive" in threads["advice"]
    [torch] = findings["torch"]
    assert torch["status"] == "ok"


def test_a_good_installation(tmp_path: Path) -> None:
    code, findings = run_doctor(
        PACKAGE.parent,
        SITE_PACKAGES,
        TORCH_MAX_BACKEND_ENGINE=str(SITE_PACKAGES),
        TORCH_MAX_BACKEND_CACHE_DIR=str(tmp_path),
        OMP_WAIT_POLICY="passive",
    )
    bad = [f for group in findings.values() for f in group if f["status"] != "ok"]
    assert bad == []
    assert code == 0
    assert {"CPU", "cache", "engine", "kernels", "max", "threads"} <= findings.keys()


def of(findings: Iterable[Finding], subject: str) -> Finding:
    [found] = [finding for finding in findings if finding.subject == subject]
    return found


def test_a_wrong_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {p.name for p in SITE_PACKAGES.glob("max-*.dist-info")}
    site_packages = link_site_packages(tmp_path / "site-packages", names)
    metadata = site_packages / "max-26.1.0.dist-info" / "METADATA"
    metadata.parent.mkdir()
    metadata.write_text("Metadata-Version: 2.1\nName: max\nVersion: 26.1.0\n")
    own = [p for p in sys.path if Path(p).resolve() != SITE_PACKAGES.resolve()]
    monkeypatch.setattr(sys, "path", [str(site_packages), *own])
    finding = of(checks.check_versions(), "max")
    assert finding.status == "broken"
    assert "26.1.0 is installed" in finding.text
    assert finding.advice.startswith("pip install max==26.")
    assert of(checks.check_versions(), "torch").status == "ok"


def test_a_damaged_kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels = tmp_path / "kernels"
    shutil.copytree(PACKAGE / "kernels", kernels)
    module = type("Module", (), {"__file__": str(tmp_path / "module.so")})
    monkeypatch.setattr(checks, "load_extension", lambda: module)
    monkeypatch.setattr(checks, "_has_extension", lambda: True)
    assert of(checks.check_kernels(), "kernels").status == "ok"
    with (kernels / "parallel.so").open("ab") as file:
        file.write(b"x")
    finding = of(checks.check_kernels(), "kernels")
    assert finding.status == "broken"
    assert "parallel.so" in finding.text


def test_a_bad_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_FALLBACK", "perhaps")
    finding = of(checks.check_options(), "settings")
    assert finding.status == "broken"
    assert "perhaps" in finding.text


def test_the_first_folder_that_can_be_written_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", f"/proc/self:{tmp_path}")
    assert of(checks.check_cache(), "cache").status == "ok"

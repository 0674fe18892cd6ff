# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every page is in the index, every link between pages leads somewhere, and versions agree."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from documents import ROOT, tracked_files, versions

PAGES = tracked_files("*.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")
# A package of pyproject.toml, and the one of versions.env where the names differ: the runtime of
# oneDNN has the version of its development files.
PINNED_AS = {"onednn-cpu-gomp": "onednn"}


def read(page: Path) -> str:
    """The text without code, in which brackets are not links."""
    text = re.sub(r"^```.*?^```", "", (ROOT / page).read_text(), flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "", text)


def anchors(page: Path) -> set[str]:
    """The anchors that forges give to headings."""
    text = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links(page: Path) -> None:
    broken = []
    for link in LINK.findall(read(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        is_known = target.exists() and (not anchor or anchor in anchors(target))
        if not is_known:
            broken.append(link)
    assert broken == []


def test_index() -> None:
    links = LINK.findall((ROOT / "docs/README.md").read_text())
    listed = {(ROOT / "docs" / link.partition("#")[0]).resolve() for link in links}
    pages = {ROOT / page for page in PAGES if page.parts[0] == "docs"} - {ROOT / "docs/README.md"}
    assert pages - listed == set()


def test_dependencies_are_pinned() -> None:
    """The extension module fits one torch, and compiled models fit one engine."""
    pinned = versions()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for requirement in project["project"]["dependencies"]:
        name, _, version = requirement.partition("==")
        variable = PINNED_AS.get(name, name).upper().replace("-", "_") + "_VERSION"
        assert version == pinned[variable], requirement


def test_pre_commit_formats_with_the_pinned_version() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text()
    assert re.findall(r"clang-format-(\d+)", hooks) == [versions()["LLVM_VERSION"]]

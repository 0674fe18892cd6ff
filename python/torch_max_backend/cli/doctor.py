# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`torch-max doctor`: checks the installation."""

from __future__ import annotations

from collections.abc import Iterator

import click
from rich.text import Text

from .checks import CHECKS, Finding, Status, check_run
from .output import console, count, examples, json_option, print_json

_STYLES: dict[Status, str] = {"ok": "green", "slow": "yellow", "broken": "bold red"}


@examples(
    "torch-max doctor",
    "torch-max doctor --no-run          # without the test run, which may take half a minute",
    "torch-max doctor --strict --json   # for CI: what is slow counts, too",
)
@click.command()
@click.option("--no-run", is_flag=True, help="Do not compile and run a small graph.")
@click.option("--strict", is_flag=True, help="Exit with 1 also if something is only slow.")
@json_option
def doctor(no_run: bool, strict: bool, as_json: bool) -> None:
    """Check versions, engine, kernels, CPU, cache and threads, and run a small graph.

    Each finding says what to do. Exits with 1 if something is broken."""
    findings = []
    for finding in _find(no_run):
        findings.append(finding)
        if not as_json:
            _show(finding)
    broken = sum(finding.status == "broken" for finding in findings)
    slow = sum(finding.status == "slow" for finding in findings)
    is_bad = broken > 0 or (strict and slow > 0)
    if as_json:
        print_json({"healthy": not is_bad, "findings": [f.to_json() for f in findings]})
    elif broken or slow:
        click.echo(f"\n{count(broken, 'problem')}, and {slow} that cost time.")
    else:
        click.echo("\nAll is well.")
    if is_bad:
        raise click.exceptions.Exit(1)


def _find(no_run: bool) -> Iterator[Finding]:
    is_broken = False
    for check in CHECKS:
        for finding in check():
            is_broken |= finding.status == "broken" and finding.prevents_run
            yield finding
    if no_run:
        return
    if is_broken:
        yield Finding("test run", "broken", "not tried, because of the above")
    else:
        yield from check_run()


def _show(finding: Finding) -> None:
    out = console()
    style = _STYLES[finding.status]
    out.print(Text.assemble((f"{finding.status:7}", style), f"{finding.subject}: {finding.text}"))
    if finding.advice:
        out.print(Text(f"       {finding.advice}", "bold"))

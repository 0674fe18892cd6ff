# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What became of programs, by seed: kept in a file, counted, and written as a page."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

from generate import Generated
from program import KINDS
from rules.all_rules import ALL
from store import Store, compiler_version, digest_files

_HERE = Path(__file__).parent
PAGE = _HERE.parents[1] / "docs/RandomPrograms.md"
OUTCOMES = {
    "passed": "equal to eager",
    "wrong": "differs from eager",
    "error": "raises where eager does not",
    "skipped": "torch computes a part of it, which only the engine can ask for",
    "torch's": "torch differs from its own eager mode before the backend sees the program",
}
# What decides which program a seed is, and what is made of it.
_SOURCES = ["generate.py", "filling.py", "program.py", "judge.py", "batch.py"]


def open_store(fresh: bool, where: str) -> Store:
    """Another compiler or other rules begin a new file. `where`: what ran the programs."""
    rules = digest_files([*(_HERE / "rules").glob("*.py"), *(_HERE / s for s in _SOURCES)])
    return Store(f"{where}-{rules}-{compiler_version()}", fresh, folder="programs")


def keep(store: Store, seed: int, generated: Generated, outcome: tuple[str, str]) -> None:
    program = generated.program
    store.put(
        str(seed),
        kind=program.kind,
        outcome=outcome[0],
        detail=outcome[1],
        ops=" ".join(sorted({line.op.replace(" ", "") for line in program.lines})),
        edges=" ".join(sorted(f"{a}|{b}".replace(" ", "") for a, b in program.edges())),
        tried=str(generated.tried),
        dropped=str(generated.dropped),
    )


def known_results(store: Store) -> dict[int, Mapping[str, str]]:
    return {int(seed): entry for seed, entry in store.items()}


def summary(results: Mapping[int, Mapping[str, str]]) -> list[str]:
    """A line for each kind, and one for all."""
    lines = []
    for kind in (*KINDS, ""):
        own = [entry for entry in results.values() if kind in ("", entry["kind"])]
        counts = Counter(entry["outcome"] for entry in own)
        parts = ", ".join(f"{counts[outcome]} {outcome}" for outcome in OUTCOMES)
        lines.append(f"{kind or 'all'}: {len(own)} programs, {parts}")
    return lines


def write_page(results: Mapping[int, Mapping[str, str]]) -> None:
    PAGE.write_text("\n".join(_page(results)) + "\n")


def _page(results: Mapping[int, Mapping[str, str]]) -> Iterator[str]:
    tried = sum(int(entry["tried"]) for entry in results.values())
    dropped = sum(int(entry["dropped"]) for entry in results.values())
    yield "# Random programs"
    yield ""
    yield "Written by `make fuzz`: programs of 2 to 12 lines that are drawn from the rules in"
    yield "`test/programs/rules`, compiled for the engine, many in a graph, and compared with"
    yield "eager: values, dtypes, shapes, strides, aliases, changed arguments, gradients. A seed"
    yield "gives the same program as long as the rules are the same."
    yield ""
    yield f"{len(results)} programs, of {tried - dropped} lines. Of the lines that the rules gave,"
    yield f"eager took {100 * (1 - dropped / max(tried, 1)):.1f} %; the others were dropped."
    yield ""
    yield f"| kind | programs | {' | '.join(OUTCOMES)} |"
    yield f"|---|--:|{'--:|' * len(OUTCOMES)}"
    for kind in KINDS:
        own = [entry["outcome"] for entry in results.values() if entry["kind"] == kind]
        counts = Counter(own)
        yield f"| {kind} | {len(own)} | {' | '.join(str(counts[o]) for o in OUTCOMES)} |"
    yield ""
    for outcome, meaning in OUTCOMES.items():
        yield f"- **{outcome}**: {meaning}."
    yield ""
    yield from _failures(results)
    yield from _coverage(results)


def _failures(results: Mapping[int, Mapping[str, str]]) -> Iterator[str]:
    failed = {
        seed: entry for seed, entry in sorted(results.items()) if entry["outcome"] != "passed"
    }
    if not failed:
        return
    yield "## Not equal to eager"
    yield ""
    yield "`python test/programs --shrink SEED` prints a small program that can be pasted."
    yield ""
    yield "| seed | kind | outcome | what |"
    yield "|--:|---|---|---|"
    for seed, entry in failed.items():
        detail = entry["detail"].replace("|", "\\|")
        yield f"| {seed} | {entry['kind']} | {entry['outcome']} | {detail} |"
    yield ""


def _coverage(results: Mapping[int, Mapping[str, str]]) -> Iterator[str]:
    uses: Counter[str] = Counter()
    neighbours: dict[str, set[str]] = defaultdict(set)
    for entry in results.values():
        uses.update(entry["ops"].split())
        for edge in entry["edges"].split():
            first, _, second = edge.partition("|")
            neighbours[first].add(second)
            neighbours[second].add(first)
    ops = sorted({rule.op.replace(" ", "") for rule in ALL})
    yield "## Ops"
    yield ""
    yield "For each op, in how many programs it was, and with how many different ops it was a"
    yield "neighbour, where one reads what the other gives. `_` stands for a tensor."
    yield ""
    yield "| op | programs | neighbours |"
    yield "|---|--:|--:|"
    for op in ops:
        yield f"| `{op}` | {uses[op]} | {len(neighbours[op])} |"

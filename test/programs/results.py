# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What became of programs, by seed: kept in a file, counted, and written as a page."""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from generate import Generated
from program import KINDS, Program
from rules.all_rules import ALL
from store import Store, compiler_version, digest_files

_HERE = Path(__file__).parent
PAGE = _HERE.parents[1] / "docs/RandomPrograms.md"
OUTCOMES = {
    "passed": "equal to eager",
    "wrong": "differs from eager",
    "error": "raises where eager does not",
    "skipped": "torch fixes a size of it, or computes a part and the engine is not there to ask",
    "torch's": "torch differs from its own eager mode before the backend sees the program",
}
FAILED = ("wrong", "error")
_RUNNING = ["program.py", "judge.py", "batch.py"]
"""What decides what a program's outcome is."""
_DRAWING = ["generate.py", "filling.py", "program.py"]
"""With the rules, what decides which program a seed is."""


class Results:
    """By the program itself: other rules make other programs, and those of earlier rules stay.
    Another judge begins a new file."""

    def __init__(self, fresh: bool, where: str) -> None:
        """`where`: what ran the programs."""
        compiler_version()  # It is kept: the sources may change while programs run.
        name = f"{where}-{digest_files([_HERE / file for file in _RUNNING])}"
        self.store = Store(name, fresh, folder="programs")
        drawing = [*(_HERE / "rules").glob("*.py"), *(_HERE / file for file in _DRAWING)]
        self.rules = digest_files(drawing)
        self.by_seed = {
            int(entry["seed"]): entry
            for _, entry in self.store.items()
            if entry["rules"] == self.rules
        }

    def has(self, seed: int) -> bool:
        """Whether it is known what becomes of this seed's program."""
        return seed in self.by_seed and _stays(self.by_seed[seed])

    def to_repeat(self) -> list[Program]:
        """What failed with another compiler, which may have been mended."""
        return [
            Program.from_json(json.loads(entry["program"]))
            for entry in self.all()
            if not _stays(entry)
        ]

    def failed(self, seed: int) -> Program | None:
        """Also if the seed gives another program by now."""
        entries = [e for e in self.all() if e["seed"] == str(seed) and e["outcome"] in FAILED]
        return Program.from_json(json.loads(entries[-1]["program"])) if entries else None

    def recall(self, seed: int, generated: Generated) -> bool:
        """Whether earlier rules have given this program, too; it is known by this seed then."""
        known = self.store.get(_digest(generated.program))
        if known is None or not _stays(known):
            return False
        self._put(seed, {**known, "seed": str(seed), "rules": self.rules})
        return True

    def keep(self, seed: int, generated: Generated, outcome: tuple[str, str]) -> None:
        program = generated.program
        facts = {
            "key": _digest(program),
            "seed": str(seed),
            "rules": self.rules,
            "kind": program.kind,
            "ops": " ".join(sorted({line.op.replace(" ", "") for line in program.lines})),
            "edges": " ".join(sorted(f"{a}|{b}".replace(" ", "") for a, b in program.edges())),
            "traits": " ".join(sorted(traits(program))),
            "tried": str(generated.tried),
            "dropped": str(generated.dropped),
            **_outcome_facts(program, outcome),
        }
        self._put(seed, facts)

    def keep_repeated(self, program: Program, outcome: tuple[str, str]) -> None:
        known = self.store.get(_digest(program))
        assert known is not None
        self._put(int(known["seed"]), {**known, **_outcome_facts(program, outcome)})

    def _put(self, seed: int, facts: Mapping[str, str]) -> None:
        self.store.put(**facts)
        if facts["rules"] == self.rules:
            self.by_seed[seed] = facts

    def all(self) -> list[Mapping[str, str]]:
        """Also of programs that only earlier rules have given."""
        return [entry for _, entry in self.store.items()]


def _outcome_facts(program: Program, outcome: tuple[str, str]) -> dict[str, str]:
    kind, detail = outcome
    return {
        "outcome": kind,
        "detail": detail,
        "compiler": compiler_version(),
        "program": json.dumps(program.to_json()) if kind in FAILED else "",
    }


def _stays(entry: Mapping[str, str]) -> bool:
    """What failed runs again with another compiler."""
    return entry["outcome"] not in FAILED or entry["compiler"] == compiler_version()


def _digest(program: Program) -> str:
    return hashlib.sha256(json.dumps(program.to_json()).encode()).hexdigest()[:24]


def traits(program: Program) -> set[str]:
    """What is special about it: dtypes, and what its inputs are like."""
    found = {each.dtype.removeprefix("torch.") for each in program.inputs}
    found |= {each.layout.replace("_", "-") for each in program.inputs}
    found |= {"shared-weight" for each in program.inputs if each.alias_of and each.is_weight}
    found |= {"aliased-inputs" for each in program.inputs if each.alias_of and not each.is_weight}
    found |= {"NaN-or-infinity" for each in program.inputs if "nan" in each.fill}
    found |= {"extreme-integers" for each in program.inputs if "-2**" in each.fill}
    found |= {"writes" for line in program.lines if line.is_write}
    for shape in (shape for each in program.inputs for shape in each.shapes):
        found |= {"rank-0"} if not shape else set()
        found |= {f"size-{size}" for size in shape if size < 3}
        found |= {"odd-size" for size in shape if size > 2 and size % 2}
        found |= {"wider-than-a-vector" for size in shape if size > 16}
        found |= {"a-million-elements"} if math.prod(shape) > 1_000_000 else set()
    return found - {"contiguous"}


def summary(results: Sequence[Mapping[str, str]]) -> list[str]:
    """A line for each kind, and one for all."""
    lines = []
    for kind in (*KINDS, ""):
        own = [entry for entry in results if kind in ("", entry["kind"])]
        counts = Counter(entry["outcome"] for entry in own)
        parts = ", ".join(f"{counts[outcome]} {outcome}" for outcome in OUTCOMES)
        lines.append(f"{kind or 'all'}: {len(own)} programs, {parts}")
    return lines


def write_page(results: Sequence[Mapping[str, str]]) -> None:
    PAGE.write_text("\n".join(_page(results)) + "\n")


def _page(results: Sequence[Mapping[str, str]]) -> Iterator[str]:
    tried = sum(int(entry["tried"]) for entry in results)
    dropped = sum(int(entry["dropped"]) for entry in results)
    present = sum(entry["compiler"] == compiler_version() for entry in results)
    yield "# Random programs"
    yield ""
    yield "Written by `make fuzz`: programs of 2 to 12 lines that are drawn from the rules in"
    yield "`test/programs/rules`, compiled for the engine, many in a graph, and compared with"
    yield "eager: values, dtypes, shapes, strides, aliases, changed arguments, gradients. A seed"
    yield "gives the same program as long as the rules are the same."
    yield ""
    yield f"{len(results)} programs, of {tried - dropped} lines. Of the lines that the rules gave,"
    yield f"eager took {100 * (1 - dropped / max(tried, 1)):.1f} %; the others were dropped."
    yield f"{present} ran with the compiler as it is, the others with an earlier one: what failed"
    yield "runs again with each new compiler, what passed does not."
    yield ""
    yield f"| kind | programs | {' | '.join(OUTCOMES)} |"
    yield f"|---|--:|{'--:|' * len(OUTCOMES)}"
    for kind in KINDS:
        own = [entry["outcome"] for entry in results if entry["kind"] == kind]
        counts = Counter(own)
        yield f"| {kind} | {len(own)} | {' | '.join(str(counts[o]) for o in OUTCOMES)} |"
    yield ""
    for outcome, meaning in OUTCOMES.items():
        yield f"- **{outcome}**: {meaning}."
    yield ""
    yield from _failures(results)
    yield from _inputs(results)
    yield from _coverage(results)


def _failures(results: Sequence[Mapping[str, str]]) -> Iterator[str]:
    failed = sorted(
        (entry for entry in results if entry["outcome"] != "passed"), key=lambda e: int(e["seed"])
    )
    if not failed:
        return
    yield "## Not equal to eager"
    yield ""
    yield "`python test/programs --shrink SEED` prints a small program that can be pasted."
    yield ""
    yield "| seed | kind | outcome | what |"
    yield "|--:|---|---|---|"
    for entry in failed:
        detail = entry["detail"].replace("|", "\\|")
        yield f"| {entry['seed']} | {entry['kind']} | {entry['outcome']} | {detail} |"
    yield ""


def _inputs(results: Sequence[Mapping[str, str]]) -> Iterator[str]:
    counts = Counter(trait for entry in results for trait in entry["traits"].split())
    yield "## Inputs"
    yield ""
    yield "In how many programs an input is of a dtype, in memory other than densely in order, or"
    yield "of a size or content that is special. `offset`: not aligned to more than one element."
    yield ""
    yield "| input | programs |"
    yield "|---|--:|"
    for trait, count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
        yield f"| {trait.replace('-', ' ')} | {count} |"
    yield ""


def _coverage(results: Sequence[Mapping[str, str]]) -> Iterator[str]:
    uses: Counter[str] = Counter()
    neighbours: dict[str, set[str]] = defaultdict(set)
    for entry in results:
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

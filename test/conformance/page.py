# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/Conformance.md: what became of every entry of the op database."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from samples import Key

PAGE = Path(__file__).parents[2] / "docs/Conformance.md"

OUTCOMES = ("passed", "wrong", "refused", "engine error", "not run")


@dataclass(frozen=True)
class Outcome:
    kind: str
    """One of OUTCOMES."""
    detail: str = ""
    in_torch: str = ""
    """The ops that torch computes."""


Outcomes = Mapping[Key, Outcome]


def verdict(outcomes: Sequence[Outcome]) -> str:
    """Of an entry, from its cases: the worst that happened to any of them."""
    kinds = Counter(outcome.kind for outcome in outcomes)
    for kind in ("wrong", "engine error", "not run"):
        if kinds[kind]:
            return kind
    if not kinds:
        return "no sample of these dtypes"
    if not kinds["refused"]:
        return "passed"
    return "passed in part" if kinds["passed"] else "refused"


def by_entry(outcomes: Outcomes, entries: Sequence[str]) -> dict[str, dict[Key, Outcome]]:
    grouped: dict[str, dict[Key, Outcome]] = {entry: {} for entry in entries}
    for key, outcome in outcomes.items():
        grouped[key.entry][key] = outcome
    return grouped


def write_page(
    outcomes: Outcomes, entries: Sequence[str], dtypes: Sequence[str], samples: int
) -> None:
    PAGE.write_text("\n".join(_page(outcomes, entries, dtypes, samples)) + "\n")


def _page(
    outcomes: Outcomes, entries: Sequence[str], dtypes: Sequence[str], samples: int
) -> Iterator[str]:
    grouped = by_entry(outcomes, entries)
    verdicts = {entry: verdict(list(own.values())) for entry, own in grouped.items()}
    counts = Counter(verdicts.values())
    cases = Counter(outcome.kind for outcome in outcomes.values())
    yield "# Conformance"
    yield ""
    yield "Written by `make conformance`: sample inputs of torch's own op database,"
    yield "`torch.testing._internal.common_methods_invocations.op_db`, compiled for the engine and"
    yield f"compared with eager one by one, in {', '.join(dtypes)}, at most {samples} of each entry"
    yield "and dtype. Of equal values any index will do, where torch leaves open which it gives."
    yield "Ops without a lowering run in torch, inside of the graph; the last column names them. A"
    yield "case that torch cannot trace as one graph goes through `torch.compile`, which breaks it."
    yield ""
    yield "| entries | |"
    yield "|---|--:|"
    yield f"| in the database | {len(entries)} |"
    for kind, count in counts.most_common():
        yield f"| {kind} | {count} |"
    yield ""
    yield "| cases | |"
    yield "|---|--:|"
    for kind in OUTCOMES:
        yield f"| {kind} | {cases[kind]} |"
    with_torch = sum(o.kind == "passed" and bool(o.in_torch) for o in outcomes.values())
    yield f"| passed with ops in torch | {with_torch} |"
    yield ""
    yield f"| entry | verdict | {' | '.join(dtypes)} | why not | in torch |"
    yield f"|---|---|{'---|' * len(dtypes)}---|---|"
    for entry, own in grouped.items():
        cells = [_cell([o for k, o in own.items() if k.dtype == dtype]) for dtype in dtypes]
        cells += [_reasons(own), _in_torch(own)]
        yield f"| {entry} | {verdicts[entry]} | {' | '.join(cells)} |"


def _cell(outcomes: Sequence[Outcome]) -> str:
    passed = sum(outcome.kind == "passed" for outcome in outcomes)
    return f"{passed}/{len(outcomes)}" if outcomes else ""


def _reasons(outcomes: Outcomes) -> str:
    reasons = [
        outcome.detail if outcome.kind == "refused" else f"{outcome.kind}: {outcome.detail}"
        for outcome in outcomes.values()
        if outcome.kind not in ("passed", "not run")
    ]
    return "; ".join(dict.fromkeys(reasons)).replace("|", "\\|").replace("\n", " ")


def _in_torch(outcomes: Outcomes) -> str:
    names = [name for o in outcomes.values() for name in o.in_torch.split(", ") if name]
    return ", ".join(f"`{name}`" for name in dict.fromkeys(names))


def gaps(outcomes: Outcomes) -> Iterator[str]:
    """The reasons for which cases do not pass, the most frequent first, with the entries."""
    users: dict[str, set[str]] = defaultdict(set)
    for key, outcome in outcomes.items():
        if outcome.kind not in ("passed", "not run"):
            users[f"{outcome.kind}: {outcome.detail}"].add(f"{key.entry} {key.dtype}")
    for reason, entries in sorted(users.items(), key=lambda item: (-len(item[1]), item[0])):
        yield f"{len(entries)}  {reason}"
        yield f"      {', '.join(sorted(entries))}"

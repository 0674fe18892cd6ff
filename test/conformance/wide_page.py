# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/WideConformance.md: what became of all samples, in every variant."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from page import OUTCOMES, Outcomes
from samples import VARIANTS, Key

PAGE = Path(__file__).parents[2] / "docs/WideConformance.md"
_MOST_ENTRIES = 12
"""That a row names."""


def write_wide_page(outcomes: Outcomes, dtypes: Sequence[str], samples: int | None) -> None:
    PAGE.write_text("\n".join(_page(outcomes, dtypes, samples)) + "\n")


def _page(outcomes: Outcomes, dtypes: Sequence[str], samples: int | None) -> Iterator[str]:
    how_many = "all" if samples is None else f"at most {samples}"
    yield "# Wide conformance"
    yield ""
    yield "Written by `make conformance-wide`: samples of torch's own op database, compiled for"
    yield f"the engine and compared with eager as for [Conformance](Conformance.md), {how_many} of"
    yield f"each entry in {', '.join(dtypes)}, in variants. A full run takes days and goes on"
    yield "where it stopped; `not run` says how much is left. A variant that changes nothing for a"
    yield "sample, as the order of axes of rank 1, is not a case."
    yield ""
    yield "| variant | what | cases |" + "".join(f" {kind} |" for kind in OUTCOMES)
    yield f"|---|---|--:|{'--:|' * len(OUTCOMES)}"
    for variant, meaning in VARIANTS.items():
        yield f"| {variant} | {meaning} | {_counts(_of_variant(outcomes, variant))} |"
    yield ""
    yield "| dtype | cases |" + "".join(f" {kind} |" for kind in OUTCOMES)
    yield f"|---|--:|{'--:|' * len(OUTCOMES)}"
    for dtype in dict.fromkeys(key.dtype for key in outcomes):
        yield f"| {dtype} | {_counts({k: o for k, o in outcomes.items() if k.dtype == dtype})} |"
    yield ""
    yield "`own`: what eager refuses has dtypes of its own."
    for variant in VARIANTS:
        own = _of_variant(outcomes, variant)
        for kind, title in (("wrong", "wrong"), ("engine error", "errors of the engine")):
            yield from _cases(own, kind, f"{variant}: {title}")
        yield from _reasons(own, f"{variant}: refused")


def _of_variant(outcomes: Outcomes, variant: str) -> Outcomes:
    return {key: outcome for key, outcome in outcomes.items() if key.variant == variant}


def _counts(outcomes: Outcomes) -> str:
    counts = Counter(outcome.kind for outcome in outcomes.values())
    return " | ".join(str(count) for count in (len(outcomes), *(counts[k] for k in OUTCOMES)))


def _cases(outcomes: Outcomes, kind: str, title: str) -> Iterator[str]:
    found = {key: outcome.detail for key, outcome in outcomes.items() if outcome.kind == kind}
    if not found:
        return
    yield from ("", f"## {title.capitalize()}", "", "| case | what |", "|---|---|")
    for key, detail in found.items():
        yield f"| {key} | {_cell(detail)} |"


def _reasons(outcomes: Outcomes, title: str) -> Iterator[str]:
    grouped: dict[str, list[Key]] = defaultdict(list)
    for key, outcome in outcomes.items():
        if outcome.kind == "refused":
            grouped[outcome.detail].append(key)
    if not grouped:
        return
    yield from ("", f"## {title.capitalize()}", "", "| reason | cases | entries |", "|---|--:|---|")
    for reason, keys in sorted(grouped.items(), key=lambda item: (-len(item[1]), item[0])):
        yield f"| {_cell(reason)} | {len(keys)} | {_entries(keys)} |"


def _entries(keys: Sequence[Key]) -> str:
    names = list(dict.fromkeys(key.entry for key in keys))
    more = len(names) - _MOST_ENTRIES
    shown = ", ".join(names[:_MOST_ENTRIES])
    return f"{shown} and {more} more" if more > 0 else shown


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")

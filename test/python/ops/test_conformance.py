# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A short, fixed selection of `make conformance`, as one graph, and what its report says."""

from __future__ import annotations

from compiling import check_on_engine, lower_alone
from page import Outcome, verdict
from samples import make_cases

# Of every kind a few, with kernels that are quick to compile.
SELECTION = """
add abs amax argmax bitwise_and broadcast_to cat ceil clone cos div.floor_rounding eq exp expand
flatten floor full_like ge logical_and logsumexp lt maximum mean mul ne neg permute reciprocal
repeat reshape rsqrt select sigmoid sign sin split sqrt squeeze stack sub sum t tanh transpose
unsqueeze view where nn.functional.dropout nn.functional.relu nn.functional.silu rand_like
"""


def test_selection() -> None:
    cases = [
        case
        for entry in SELECTION.split()
        for dtype in ("f32", "int64")
        for case in make_cases(entry, dtype, 1)
    ]
    accepted = [case for case in cases if not lower_alone(case).refusal]
    assert len(accepted) > 0.9 * len(cases)
    problems = zip(accepted, check_on_engine(accepted), strict=True)
    wrong = [f"{case.key}: {problem}" for case, problem in problems if problem]
    assert not wrong, "\n".join(wrong)


def test_what_torch_runs_is_known() -> None:
    (case,) = make_cases("nonzero", "f32", 1)
    assert lower_alone(case).is_broken
    (case,) = make_cases("fft.fft", "f32", 1)
    lowered = lower_alone(case)
    assert not lowered.refusal
    assert lowered.in_torch == "aten._fft_r2c.default"


def test_verdicts() -> None:
    passed, refused, wrong = Outcome("passed"), Outcome("refused", "why"), Outcome("wrong", "so")
    assert verdict([passed, passed]) == "passed"
    assert verdict([passed, refused]) == "passed in part"
    assert verdict([refused, refused]) == "refused"
    assert verdict([passed, refused, wrong]) == "wrong"

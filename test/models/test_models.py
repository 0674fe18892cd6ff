# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every model is one graph, nothing of it runs outside of the engine, and its results are right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import torch
from measuring import Measurement, engine_graphs
from resizing import Axis, doubled, mark_dynamic, resized, variable_axes
from torch_max_backend import max_backend
from zoo import MODELS, Inputs, Model, dynamo_settings

F32_TOLERANCE = 1e-4
BF16_EPSILON = 2.0**-8

PARAMETERS = [pytest.param(model, id=name) for name, model in MODELS.items()]
SOME_CHEAP = [
    pytest.param(model, id=name, marks=[pytest.mark.cheap] if model.cheap else [])
    for name, model in MODELS.items()
]


def relative_error(results: Sequence[torch.Tensor], expected: Sequence[torch.Tensor]) -> float:
    """The largest error of any output, relative to the largest number of that output."""
    assert [r.shape for r in results] == [e.shape for e in expected]
    return max(
        float((r.double() - e.double()).abs().max() / e.double().abs().max())
        for r, e in zip(results, expected, strict=True)
    )


def run_compiled(model: Model, dtype: torch.dtype) -> tuple[Sequence[torch.Tensor], Measurement]:
    module, inputs = model.build(dtype)
    with dynamo_settings(), torch.no_grad(), engine_graphs() as graphs:
        if model.warm_up:
            module(**inputs)
        compiled = torch.compile(module, backend=max_backend, fullgraph=True)
        results = compiled(**inputs)
        eager = module(**inputs)
    assert [r.dtype for r in results] == [e.dtype for e in eager]
    assert len(graphs) == 1
    return results, graphs[0]


def run_eager(model: Model, dtype: torch.dtype, like: torch.dtype) -> Sequence[torch.Tensor]:
    """In `dtype`, with the weights and inputs that the model has in `like`."""
    module, inputs = model.build(like)
    inputs = {
        name: value.to(dtype) if value.is_floating_point() else value
        for name, value in inputs.items()
    }
    with torch.no_grad():
        return module.to(dtype)(**inputs)


@pytest.mark.parametrize("model", SOME_CHEAP)
def test_f32(model: Model, measurements: list[Measurement]) -> None:
    results, measured = run_compiled(model, torch.float32)
    error = relative_error(results, run_eager(model, torch.float32, torch.float32))
    measurements.append(measured.of(model.name, "f32", f"{error:.1e}"))
    assert error <= F32_TOLERANCE


@pytest.mark.parametrize("model", PARAMETERS)
def test_bf16(model: Model, measurements: list[Measurement]) -> None:
    """Rounding differs with the order of ops: the measure is how far eager itself is off."""
    results, measured = run_compiled(model, torch.bfloat16)
    reference = run_eager(model, torch.float32, torch.bfloat16)
    eager_error = relative_error(run_eager(model, torch.bfloat16, torch.bfloat16), reference)
    error = relative_error(results, reference)
    measurements.append(measured.of(model.name, "bf16", f"{error:.1e} ({eager_error:.1e})"))
    assert error <= 2 * eager_error + BF16_EPSILON


@pytest.mark.parametrize("model", PARAMETERS)
def test_dynamic(model: Model, measurements: list[Measurement]) -> None:
    """One graph for all sizes that eager can take."""
    module, inputs = model.build()
    axes = variable_axes(model, module, inputs)
    error, measured = run_resized(model, [inputs, doubled(inputs, axes)], axes)
    text = f"{' '.join(str(axis.dim) for axis in axes)}: {error:.1e}"
    measurements.append(measured.of(model.name, "dynamic", text))
    assert error <= F32_TOLERANCE


@pytest.mark.parametrize("name", ["gpt2", "resnet"])
def test_ten_sizes(name: str) -> None:
    model = MODELS[name]
    module, inputs = model.build()
    axes = variable_axes(model, module, inputs)
    calls = [
        resized(inputs, {axis: axis.size + step * (1 + axis.dim) for axis in axes})
        for step in range(10)
    ]
    error, _ = run_resized(model, calls, axes)
    assert error <= F32_TOLERANCE


def run_resized(
    model: Model, calls: Sequence[Inputs], axes: Sequence[Axis]
) -> tuple[float, Measurement]:
    """The largest error of all calls, which are one graph."""
    module, _ = model.build()
    mark_dynamic(calls[0], axes)
    with dynamo_settings(), torch.no_grad(), engine_graphs() as graphs:
        if model.warm_up:
            module(**calls[0])
        compiled = torch.compile(module, backend=max_backend, fullgraph=True)
        error = max(relative_error(compiled(**call), module(**call)) for call in calls)
    assert len(graphs) == 1
    return error, graphs[0]

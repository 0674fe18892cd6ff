# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every model is one graph, nothing of it runs outside of the engine, and its results are right."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
import torch
from measuring import Measurement, engine_graphs
from resizing import Axis, doubled, mark_dynamic, resized, variable_axes
from torch_max_backend import max_backend
from zoo import MODELS, Inputs, Model, dynamo_settings, groups

F32_TOLERANCE = 1e-4
BF16_EPSILON = 2.0**-8

GRADIENT_TOLERANCE = 1e-3

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
        start = time.perf_counter()
        results = compiled(**inputs)
        first_call = time.perf_counter() - start
        eager = module(**inputs)
    assert [r.dtype for r in results] == [e.dtype for e in eager]
    assert len(graphs) == 1
    return results, replace(graphs[0], first_call=first_call)


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


@pytest.mark.parametrize(
    "model", [pytest.param(m, id=name) for name, m in MODELS.items() if m.has_bf16]
)
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


@pytest.mark.parametrize(
    "models", [pytest.param(g, id="-".join(m.name for m in g)) for g in groups()]
)
def test_training(models: Sequence[Model], measurements: list[Measurement]) -> None:
    """One forward and backward pass with dropout: what torch's generator draws, both draw."""
    whole = not any(model.broken_by for model in models)
    with dynamo_settings(), engine_graphs() as graphs:
        results = gradients(
            models, lambda f: torch.compile(f, backend=max_backend, fullgraph=whole)
        )
    assert len(graphs) == 2 or not whole
    for model, own, expected in zip(models, results, gradients(models, lambda f: f), strict=True):
        error = gradient_error(own, expected)
        measurements.append(graphs[0].of(model.name, "training", f"{error:.1e}"))
        assert error <= GRADIENT_TOLERANCE, model.name


Losses = Callable[[], list[torch.Tensor]]


def gradients(
    models: Sequence[Model], wrap: Callable[[Losses], Losses]
) -> list[dict[str, torch.Tensor]]:
    """Of the parameters of each model, by name."""
    built = [model.build() for model in models]
    for model, (module, inputs) in zip(models, built, strict=True):
        if model.warm_up:
            module(**inputs)
        module.train()

    @wrap
    def losses() -> list[torch.Tensor]:
        return [
            sum(o.float().square().mean() for o in module(**inputs) if o.requires_grad)
            for module, inputs in built
        ]

    torch.manual_seed(1)
    torch.stack(losses()).sum().backward()
    return [
        {name: p.grad for name, p in module.named_parameters() if p.grad is not None}
        for module, _ in built
    ]


def gradient_error(results: dict[str, torch.Tensor], expected: dict[str, torch.Tensor]) -> float:
    """The largest of any parameter, relative to its largest gradient. Gradients that are zero but
    for rounding, as those of biases that a norm or a softmax takes away, are compared with the
    largest of the model."""
    assert list(results) == list(expected)
    largest = max(float(gradient.abs().max()) for gradient in expected.values())
    return max(
        float((results[name] - wanted).abs().max() / max(wanted.abs().max(), 1e-3 * largest))
        for name, wanted in expected.items()
    )


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

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who competes, and how each compiles a function.

OpenVINO is not in .venv: `make bench` installs it into a folder of its own. It converts the model
where it can; otherwise it is a backend of torch.compile, which leaves to eager what it cannot do.
"""

from __future__ import annotations

import functools
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from models import Call, Compile
from rounds import give_up, serve
from torch import Tensor, nn
from torch.utils import _pytree as pytree
from torch_max_backend import max_backend

OPENVINO = Path(__file__).resolve().parents[1] / "build/openvino"


def _identity(function: Any) -> Any:
    return function


def _inductor(function: Any, freezing: bool = False) -> Callable[..., Any]:
    # For the whole process: Dynamo reads it, too.
    torch._inductor.config.freezing = freezing
    return torch.compile(function, backend="inductor")


# ===----------------------------------------------------------------------===#
# OpenVINO
# ===----------------------------------------------------------------------===#


def _openvino() -> Any:
    if not (OPENVINO / ".installed").exists():
        raise ImportError("run `make build/openvino/.installed`")
    sys.path.append(str(OPENVINO))
    return importlib.import_module("openvino")


def _settings(tensors: list[Tensor]) -> dict[str, str]:
    """It computes with the precision of the weights, as the others do. By itself, it would use
    bf16 on CPUs that have it."""
    is_bf16 = any(tensor.dtype is torch.bfloat16 for tensor in tensors)
    return {"INFERENCE_PRECISION_HINT": "bf16" if is_bf16 else "f32"}


class _OfTensors(nn.Module):
    """A function, of the tensors among its arguments and to those among its results."""

    def __init__(self, function: Any, arguments: Any) -> None:
        super().__init__()
        self.function = function
        self.leaves, self.structure = pytree.tree_flatten(arguments)

    def tensors(self, arguments: Any) -> list[Tensor]:
        return [leaf for leaf in pytree.tree_leaves(arguments) if isinstance(leaf, Tensor)]

    def forward(self, *tensors: Tensor) -> tuple[Tensor, ...]:
        given = iter(tensors)
        leaves = [next(given) if isinstance(leaf, Tensor) else leaf for leaf in self.leaves]
        args, kwargs = pytree.tree_unflatten(leaves, self.structure)
        return tuple(self.tensors(self.function(*args, **kwargs)))


class _Converted:
    """Converts the function when it is first called, for arguments like these."""

    def __init__(self, function: Any, trace: bool) -> None:
        self.function = function
        self.trace = trace
        self.model: _OfTensors | None = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.model is None:
            self._prepare((args, kwargs))
        inputs = [self._share(tensor) for tensor in self.model.tensors((args, kwargs))]
        return self.request.infer(inputs, share_inputs=True, share_outputs=True)

    def _prepare(self, arguments: Any) -> None:
        self.openvino = _openvino()
        model = _OfTensors(self.function, arguments).eval()
        tensors = model.tensors(arguments)
        if self.trace:
            graph = self.openvino.convert_model(model, example_input=tuple(tensors))
        else:
            exported = torch.export.export(model, tuple(tensors))
            graph = self.openvino.convert_model(exported)
        settings = _settings([*tensors, *model.parameters()])
        for given, tensor in zip(graph.inputs, tensors, strict=True):
            given.get_node().set_partial_shape(self.openvino.PartialShape(list(tensor.shape)))
        graph.validate_nodes_and_infer_types()
        self.request = self.openvino.compile_model(graph, "CPU", settings).create_infer_request()
        self.model = model

    def _share(self, tensor: Tensor) -> Any:
        if tensor.dtype is not torch.bfloat16:
            return tensor.numpy()
        bits = tensor.view(torch.int16).numpy()
        return self.openvino.Tensor(bits, list(tensor.shape), self.openvino.Type.bf16)


def _openvino_backend(function: Any) -> Callable[..., Any]:
    _openvino()
    importlib.import_module("openvino.torch")
    parameters = list(function.parameters()) if isinstance(function, nn.Module) else []
    options = {"device": "CPU", "config": _settings(parameters)}
    return torch.compile(function, backend="openvino", options=options)


WAYS: dict[str, dict[str, Compile]] = {
    "eager": {"": _identity},
    "inductor": {"": _inductor},
    "freezing": {"": functools.partial(_inductor, freezing=True)},
    "OpenVINO": {
        "traced": functools.partial(_Converted, trace=True),
        "exported": functools.partial(_Converted, trace=False),
        "backend": _openvino_backend,
    },
    "max": {"": functools.partial(torch.compile, backend=max_backend)},
}
"""The first way that works counts."""


def compete(contender: str, make: Callable[[Compile], Call], calls: int) -> None:
    """The program of a contender's process."""
    reasons = []
    for way, compile in WAYS[contender].items():
        torch._dynamo.reset()
        torch.manual_seed(0)
        call = make(compile)
        try:
            call()
        except Exception as error:
            reason = next((line for line in str(error).splitlines() if line.strip()), "")
            reasons.append(f"{way}: {type(error).__name__}: {reason}".removeprefix(": "))
        else:
            return serve(call, calls, note=way)
    return give_up("; ".join(reasons))

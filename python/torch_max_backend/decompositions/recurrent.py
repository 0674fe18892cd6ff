# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers. torch unrolls them itself, except where it prefers oneDNN's whole layer."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F

from .registry import Decomposition, Op

aten = torch.ops.aten

_LSTM = 2  # oneDNN's number for this kind of layer.


def _lstm(
    x: torch.Tensor,
    hidden: torch.Tensor,
    cell: torch.Tensor,
    weights: list[torch.Tensor],
    biases: list[torch.Tensor | None],
    reverse: bool,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """A layer over all steps. For narrow floats, gates and cells are f32 until the end, as in
    oneDNN."""
    wide = torch.promote_types(x.dtype, torch.float32)
    cell = cell.to(wide)
    of_input = F.linear(x, weights[0], biases[0]).to(wide)
    steps = []
    for step in of_input.flip(0) if reverse else of_input:
        gates = F.linear(hidden, weights[1], biases[1]).to(wide) + step
        entering, forgotten, new, shown = gates.chunk(4, -1)
        cell = forgotten.sigmoid() * cell + entering.sigmoid() * new.tanh()
        hidden = (shown.sigmoid() * cell.tanh()).to(x.dtype)
        steps.append(hidden)
    if reverse:
        steps.reverse()
    return torch.stack(steps), hidden, cell.to(x.dtype)


def _mkldnn_rnn_layer(
    x: torch.Tensor,
    w0: torch.Tensor,
    w1: torch.Tensor,
    w2: torch.Tensor,
    w3: torch.Tensor,
    hx: torch.Tensor,
    cx: torch.Tensor,
    reverse: bool,
    batch_sizes: list[int],
    mode: int,
    hidden_size: int,
    num_layers: int,
    has_biases: bool,
    bidirectional: bool,
    batch_first: bool,
    train: bool,
) -> Any:
    # torch's own decomposition of lstm never asks for anything else.
    if mode != _LSTM or batch_sizes or num_layers != 1 or bidirectional or batch_first or train:
        return NotImplemented
    biases: list[torch.Tensor | None] = [w2, w3] if has_biases else [None, None]
    outputs, hidden, cell = _lstm(
        x, aten.squeeze.dim(hx, 0), aten.squeeze.dim(cx, 0), [w0, w1], biases, reverse
    )
    workspace = aten.empty.memory_format([0], dtype=torch.uint8, device=x.device)
    return outputs, aten.unsqueeze.default(hidden, 0), aten.unsqueeze.default(cell, 0), workspace


OURS: dict[Op, Decomposition] = {
    aten.mkldnn_rnn_layer.default: _mkldnn_rnn_layer,
}

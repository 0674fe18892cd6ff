# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers. torch unrolls them itself, except where it prefers oneDNN's whole layer."""

from __future__ import annotations

from typing import Any

import torch
from torch._decomp.decompositions import one_layer_lstm

from .registry import Decomposition, Op

aten = torch.ops.aten

_LSTM = 2  # oneDNN's number for this kind of layer.


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
    state = aten.squeeze.dim(hx, 0), aten.squeeze.dim(cx, 0)
    weights = [w0, w1, w2, w3] if has_biases else [w0, w1]
    outputs, (hidden, cell) = one_layer_lstm(x, state, weights, has_biases, reverse)
    workspace = aten.empty.memory_format([0], dtype=torch.uint8, device=x.device)
    return outputs, aten.unsqueeze.default(hidden, 0), aten.unsqueeze.default(cell, 0), workspace


OURS: dict[Op, Decomposition] = {
    aten.mkldnn_rnn_layer.default: _mkldnn_rnn_layer,
}

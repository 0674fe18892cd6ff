# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recurrent layers and the transformer layers that torch fuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import torch
from batching import Case, check_cases
from gradients import check_gradients
from torch import nn


@pytest.fixture(autouse=True)
def recurrent_layers_are_traced() -> Iterator[None]:
    with torch._dynamo.config.patch(allow_rnn=True):
        yield


def _first(module: nn.Module) -> Callable[..., torch.Tensor]:
    return lambda x: module(x)[0]


def _layers() -> list[Case]:
    x = torch.randn(2, 3, 5)
    return [
        Case("LSTM", _first(nn.LSTM(5, 4, num_layers=2, bidirectional=True)), (x,)),
        Case("LSTM without biases", _first(nn.LSTM(5, 4, bias=False, batch_first=True)), (x,)),
        Case("GRU", _first(nn.GRU(5, 4, bidirectional=True)), (x,)),
        Case("RNN", _first(nn.RNN(5, 4, batch_first=True)), (x,)),
        Case("RNN relu", _first(nn.RNN(5, 4, nonlinearity="relu")), (x,)),
        Case("LSTMCell", _first(nn.LSTMCell(5, 4)), (x[0],)),
        Case("GRUCell", nn.GRUCell(5, 4), (x[0],)),
    ]


@pytest.mark.slow
def test_layers() -> None:
    torch.manual_seed(0)
    x = torch.randn(2, 5, 8)
    masked = torch.tensor([[False] * 5, [False, False, False, True, True]])
    encoder = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval()
    first = nn.TransformerEncoderLayer(
        8, 2, 16, batch_first=True, norm_first=True, activation="gelu"
    ).eval()
    attention = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    cases = [
        *_layers(),
        Case("TransformerEncoderLayer", encoder, (x,)),
        Case("TransformerEncoderLayer, norm first", first, (x,)),
        Case(
            "TransformerEncoderLayer, padding",
            lambda x, m: encoder(x, src_key_padding_mask=m),
            (x, masked),
        ),
        Case("MultiheadAttention", lambda x: attention(x, x, x)[0], (x,)),
        Case("MultiheadAttention's weights", lambda x: attention(x, x, x)[1], (x,)),
        Case(
            "MultiheadAttention without weights",
            lambda x: attention(x, x, x, need_weights=False)[0],
            (x,),
        ),
    ]
    with torch.no_grad():
        check_cases([Case(c.name, c.function, c.inputs, 1e-5) for c in cases])


@pytest.mark.slow
def test_layers_backward() -> None:
    torch.manual_seed(0)
    encoder = nn.TransformerEncoderLayer(8, 2, 16, dropout=0, batch_first=True)
    cases = [*_layers(), Case("TransformerEncoderLayer", encoder, (torch.randn(2, 5, 8),))]
    check_gradients([Case(c.name, c.function, c.inputs, 1e-4) for c in cases])

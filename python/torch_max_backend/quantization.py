# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Linear layers with weights of eight or four bits. Only the weights are rounded, so that fewer
bytes come from memory: products are sums of f32, as eager's are."""

from __future__ import annotations

from typing import Literal

import torch
from torch import Tensor, nn

Width = Literal["int8", "int4"]

GROUP = 64
"""So many weights of four bits of a row have a scale and a zero of their own."""
_COLUMNS_OF_INT4 = 16
"""torch packs so many columns at least."""
_ROWS_OF_INT8 = 16
"""Rows have a multiple of so many weights, or torch reads beyond their end in bf16."""

aten = torch.ops.aten


class _QuantizedLinear(nn.Module):
    weight: Tensor
    scales: Tensor

    def __init__(self, bias: Tensor | None) -> None:
        super().__init__()
        self.bias = None if bias is None else nn.Parameter(bias.detach(), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        rows = self.multiply(x.reshape(-1, x.shape[-1]))
        result = rows.reshape(*x.shape[:-1], rows.shape[-1])
        return result if self.bias is None else result + self.bias

    def multiply(self, rows: Tensor) -> Tensor:
        raise NotImplementedError


class Int8Linear(_QuantizedLinear):
    """Each row of the weight has a scale."""

    def __init__(self, weight: Tensor, bias: Tensor | None) -> None:
        super().__init__(bias)
        largest = weight.abs().amax(1).float()
        scales = torch.where(largest > 0, largest / 127, 1)
        self.register_buffer("weight", (weight.float() / scales[:, None]).round().to(torch.int8))
        self.register_buffer("scales", scales.to(weight.dtype))

    def multiply(self, rows: Tensor) -> Tensor:
        return aten._weight_int8pack_mm(rows, self.weight, self.scales)


class Int4Linear(_QuantizedLinear):
    """Each group of a row has a scale, and a number in the middle of its range."""

    def __init__(self, weight: Tensor, bias: Tensor | None) -> None:
        super().__init__(bias)
        groups = weight.float().unflatten(1, (-1, GROUP))
        least, most = groups.aminmax(dim=2)
        scales = torch.where(most > least, (most - least) / 15, 1)
        bits = ((groups - least[..., None]) / scales[..., None]).round().flatten(1).int()
        # torch computes (bits - 8) * scale + zero.
        zeros = least + 8 * scales
        self.register_buffer("weight", aten._convert_weight_to_int4pack_for_cpu(bits, 1))
        both = torch.stack([scales.t(), zeros.t()], dim=2).contiguous()
        self.register_buffer("scales", both.to(weight.dtype))

    def multiply(self, rows: Tensor) -> Tensor:
        return aten._weight_int4pack_mm_for_cpu(rows, self.weight, GROUP, self.scales)


def _is_transposed_linear(module: nn.Module) -> bool:
    """`Conv1D` of `transformers`, which GPT-2 has in the place of linear layers."""
    kind = type(module)
    return kind.__name__ == "Conv1D" and kind.__module__ == "transformers.pytorch_utils"


def _quantized(module: nn.Module, width: Width) -> nn.Module | None:
    """The layer in its place, or None if the module cannot be quantized."""
    if type(module) is not nn.Linear and not _is_transposed_linear(module):
        return None
    weight = module.weight
    assert isinstance(weight, Tensor)
    if weight.dtype not in (torch.float32, torch.bfloat16, torch.float16):
        return None
    weight = weight.detach()
    if _is_transposed_linear(module):
        weight = weight.t().contiguous()
    bias = module.bias
    assert bias is None or isinstance(bias, Tensor)
    columns, inner = weight.shape
    # A weight without rows has no largest number.
    if columns == 0 or inner == 0 or inner % _ROWS_OF_INT8 != 0:
        return None
    if width == "int4" and columns % _COLUMNS_OF_INT4 == 0 and inner % GROUP == 0:
        return Int4Linear(weight, bias)
    return Int8Linear(weight, bias)


def quantize(model: nn.Module, width: Width) -> nn.Module:
    if root := _quantized(model, width):
        return root
    # A layer that stands in two places is quantized once.
    done: dict[nn.Module, nn.Module | None] = {}
    for parent in list(model.modules()):
        for name, child in list(parent.named_children()):
            if child not in done:
                done[child] = _quantized(child, width)
            if replacement := done[child]:
                setattr(parent, name, replacement)
    return model

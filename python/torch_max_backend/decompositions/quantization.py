# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions between floating-point numbers and small integers, as graphs that are quantized after
an export have them. torch defines most of these ops when `torch.ao.quantization` is imported.

What eager refuses is left whole, so that eager's own message appears.
"""

from __future__ import annotations

from typing import Any

import torch

from .registry import Decomposition, Number, Op

aten = torch.ops.aten

_HALVES = (torch.float16, torch.bfloat16)
_QUANTIZED = (torch.uint8, torch.int8, torch.uint16, torch.int16, torch.int32)


def _is_in_range(least: Number, most: Number, dtype: torch.dtype) -> bool:
    if dtype not in _QUANTIZED:
        return False
    range_ = torch.iinfo(dtype)
    return bool(least >= range_.min and most <= range_.max)


def _number(tensor: torch.Tensor) -> torch.Tensor:
    """Eager calls `item()`, which gives the number in Python's precision."""
    return tensor.reshape([]).double()


def _along(parameter: torch.Tensor, axis: int, x: torch.Tensor) -> torch.Tensor:
    """One number for each index of an axis, so that it broadcasts with `x`."""
    shape: list[Any] = [1] * x.dim()
    shape[axis] = parameter.shape[0]
    return parameter.reshape(shape)


# ===----------------------------------------------------------------------===#
# One scale for a whole tensor
# ===----------------------------------------------------------------------===#


def _quantize_per_tensor(
    input: torch.Tensor,
    scale: Number,
    zero_point: Number,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
) -> Any:
    if input.dtype not in (torch.float32, *_HALVES) or not _is_in_range(
        quant_min, quant_max, dtype
    ):
        return NotImplemented
    steps = torch.round(input.float() * (1.0 / scale)) + zero_point
    return torch.clamp(steps, quant_min, quant_max).to(dtype)


def _quantize_per_tensor_by_tensors(
    input: torch.Tensor,
    scale: torch.Tensor,
    zero_point: torch.Tensor,
    quant_min: Any,
    quant_max: Any,
    dtype: torch.dtype,
) -> Any:
    if input.dtype not in (torch.float32, *_HALVES) or dtype not in _QUANTIZED:
        return NotImplemented
    steps = torch.round(input.float() * (1.0 / _number(scale)).float())
    steps = steps + _number(zero_point).float()
    if isinstance(quant_min, torch.Tensor):
        quant_min, quant_max = _number(quant_min).float(), _number(quant_max).float()
    elif not _is_in_range(quant_min, quant_max, dtype):
        return NotImplemented
    return torch.clamp(steps, quant_min, quant_max).to(dtype)


def _dequantize_per_tensor(
    input: torch.Tensor,
    scale: Any,
    zero_point: Any,
    quant_min: Any,
    quant_max: Any,
    dtype: torch.dtype,
    *,
    out_dtype: torch.dtype | None = None,
) -> Any:
    out_dtype = out_dtype or torch.float32
    if dtype not in _QUANTIZED or out_dtype not in (torch.float32, *_HALVES):
        return NotImplemented
    if isinstance(scale, torch.Tensor):
        scale, zero_point = _number(scale).float(), _number(zero_point).float()
    # Eager keeps numbers in f32 and rounds each result.
    shifted = (input.to(out_dtype).float() - zero_point).to(out_dtype)
    return (shifted.float() * scale).to(out_dtype)


def _choose_qparams(
    input: torch.Tensor, qmin: Number, qmax: Number, eps: float, dtype: torch.dtype
) -> tuple[torch.Tensor, torch.Tensor]:
    lowest, highest = _range_with_zero(input)
    scale = torch.maximum((highest - lowest) / float(qmax - qmin), _smallest(eps))
    zero_point = qmin - torch.round(lowest / scale).to(torch.int32)
    return scale.double(), torch.clamp(zero_point, qmin, qmax).long()


def _choose_qparams_symmetric(
    input: torch.Tensor, qmin: Number, qmax: Number, eps: float, dtype: torch.dtype
) -> tuple[torch.Tensor, torch.Tensor]:
    lowest, highest = _range_with_zero(input)
    largest = torch.maximum(-lowest, highest)
    scale = torch.maximum(largest / (float(qmax - qmin) / 2), _smallest(eps))
    middle = 128 if dtype == torch.uint8 else 0
    return scale.double(), torch.full([1], middle, dtype=torch.int64)


def _range_with_zero(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    lowest, highest = torch.aminmax(x)
    return lowest.clamp(max=0), highest.clamp(min=0)


def _smallest(eps: float) -> torch.Tensor:
    return torch.full([1], eps, dtype=torch.float32)


# ===----------------------------------------------------------------------===#
# A scale for each channel, row, or group
# ===----------------------------------------------------------------------===#


def _quantize_per_channel(
    input: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor,
    axis: int,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
) -> Any:
    scale, zero_point = _along(scales, axis, input), _along(zero_points, axis, input)
    return _quantize_per_tensor(input, scale, zero_point, quant_min, quant_max, dtype)


def _dequantize_per_channel(
    input: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor | None,
    axis: int,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
    *,
    out_dtype: torch.dtype | None = None,
) -> Any:
    if dtype not in _QUANTIZED:
        return NotImplemented
    shifted = input if zero_points is None else input - _along(zero_points, axis, input)
    return (shifted * _along(scales, axis, input)).to(out_dtype or torch.float32)


def _choose_qparams_per_token(input: torch.Tensor, dtype: torch.dtype) -> Any:
    if dtype != torch.int8:
        return NotImplemented
    largest = input.abs().amax(dim=-1, keepdim=True)
    if largest.dtype == torch.float16:
        largest = largest.float()
    scales = largest.clamp(min=1e-5) / 127
    return scales, torch.zeros_like(scales)


def _choose_qparams_per_token_asymmetric(
    input: torch.Tensor, dtype: torch.dtype
) -> tuple[torch.Tensor, torch.Tensor]:
    # torch decomposes it by itself.
    implementation = torch.ops.quantized_decomposed._choose_qparams_per_token_asymmetric_impl
    results: tuple[torch.Tensor, torch.Tensor] = implementation(input, dtype)
    return results


def _quantize_per_token(
    input: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
) -> Any:
    if not _is_in_range(quant_min, quant_max, dtype):
        return NotImplemented
    steps = torch.round(input * (1.0 / scales) + zero_points)
    return torch.clamp(steps, quant_min, quant_max).to(dtype)


def _dequantize_per_token(
    input: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
    output_dtype: torch.dtype = torch.float32,
) -> Any:
    return ((input - zero_points) * scales).to(output_dtype)


def _quantize_per_channel_group(
    input: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
    group_size: int = 128,
) -> Any:
    if dtype not in _QUANTIZED:
        return NotImplemented
    aten._assert_async.msg(~input.isnan().any(), "to_quant must not contain NaNs")
    groups = input.reshape([-1, _group_size(input, scales, group_size)])
    steps = torch.round(groups * (1.0 / scales.reshape([-1, 1])) + zero_points.reshape([-1, 1]))
    return torch.clamp(steps, quant_min, quant_max).to(dtype).reshape(input.shape)


def _dequantize_per_channel_group(
    w_int8: torch.Tensor,
    scales: torch.Tensor,
    zero_points: torch.Tensor | None,
    quant_min: Number,
    quant_max: Number,
    dtype: torch.dtype,
    group_size: int = 128,
    output_dtype: torch.dtype = torch.float32,
) -> Any:
    groups = w_int8.reshape([-1, _group_size(w_int8, scales, group_size)])
    if zero_points is not None:
        groups = groups - zero_points.reshape([-1, 1])
    return (groups * scales.reshape([-1, 1])).reshape(w_int8.shape).to(output_dtype)


def _group_size(x: torch.Tensor, scales: torch.Tensor, group_size: int) -> int:
    # One scale for each row, of which there may be fewer numbers.
    is_row = group_size > x.shape[-1] and scales.shape[-1] == 1
    return int(x.shape[-1]) if is_row else group_size


# ===----------------------------------------------------------------------===#
# Rounding in training
# ===----------------------------------------------------------------------===#


def _fake_quantize(
    x: torch.Tensor, scale: Any, zero_point: Any, least: int, most: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """What is left of a tensor that is quantized, and where it was in range."""
    steps = torch.round(x * (1.0 / scale) + zero_point)
    in_range = (steps >= least) & (steps <= most)
    rounded = (torch.clamp(steps, least, most) - zero_point) * scale
    return rounded.to(x.dtype), in_range


def _fake_quantize_per_tensor(
    self: torch.Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> tuple[torch.Tensor, torch.Tensor]:
    return _fake_quantize(self, scale, zero_point, quant_min, quant_max)


def _fake_quantize_per_tensor_by_tensors(
    self: torch.Tensor,
    scale: torch.Tensor,
    zero_point: torch.Tensor,
    fake_quant_enabled: torch.Tensor,
    quant_min: int,
    quant_max: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    rounded, in_range = _fake_quantize(
        self, scale.reshape([]), zero_point.reshape([]), quant_min, quant_max
    )
    disabled = (fake_quant_enabled == 0).reshape([])
    return torch.where(disabled, self, rounded), in_range | disabled


def _fake_quantize_per_channel(
    self: torch.Tensor,
    scale: torch.Tensor,
    zero_point: torch.Tensor,
    axis: int,
    quant_min: int,
    quant_max: int,
) -> tuple[torch.Tensor, torch.Tensor]:
    parameters = _along(scale, axis, self), _along(zero_point, axis, self)
    return _fake_quantize(self, *parameters, quant_min, quant_max)


OURS: dict[Op, Decomposition] = {
    aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default: (
        _fake_quantize_per_tensor_by_tensors
    ),
    aten.fake_quantize_per_channel_affine_cachemask.default: _fake_quantize_per_channel,
    aten.fake_quantize_per_tensor_affine_cachemask.default: _fake_quantize_per_tensor,
}

_DECOMPOSED: dict[str, Decomposition] = {
    "choose_qparams.tensor": _choose_qparams,
    "choose_qparams_per_token.default": _choose_qparams_per_token,
    "choose_qparams_per_token_asymmetric.default": _choose_qparams_per_token_asymmetric,
    "choose_qparams_symmetric.tensor": _choose_qparams_symmetric,
    "convert_element_type.no_fuse": lambda input, dtype: input.to(dtype),
    "dequantize_per_channel.default": _dequantize_per_channel,
    "dequantize_per_channel_group.default": _dequantize_per_channel_group,
    "dequantize_per_tensor.default": _dequantize_per_tensor,
    "dequantize_per_tensor.tensor": _dequantize_per_tensor,
    "dequantize_per_tensor.tensor2": _dequantize_per_tensor,
    "dequantize_per_token.default": _dequantize_per_token,
    "quantize_per_channel.default": _quantize_per_channel,
    "quantize_per_channel_group.default": _quantize_per_channel_group,
    "quantize_per_tensor.default": _quantize_per_tensor,
    "quantize_per_tensor.tensor": _quantize_per_tensor_by_tensors,
    "quantize_per_tensor.tensor2": _quantize_per_tensor_by_tensors,
    "quantize_per_token.default": _quantize_per_token,
}

OF_OTHER_LIBRARIES: dict[str, Decomposition] = {
    f"quantized_decomposed.{name}": decomposition for name, decomposition in _DECOMPOSED.items()
}

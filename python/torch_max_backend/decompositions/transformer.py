# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The layers of transformers that torch fuses for inference."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from .registry import Decomposition, Op

aten = torch.ops.aten


def _pieces(tensor: torch.Tensor, count: int, dim: int) -> list[torch.Tensor]:
    """Equal parts, one after the other."""
    length = tensor.shape[dim] // count
    return [tensor.narrow(dim, i * length, length) for i in range(count)]


_MASK_OF_SCORES, _MASK_OF_KEYS, _MASK_OF_BOTH = 0, 1, 2
"""`mask_type`: [queries, keys], [batch, keys], or [batch, heads, queries, keys]."""


def _attention_mask(mask: torch.Tensor | None, mask_type: int | None) -> torch.Tensor | None:
    """Added to the scores. True is what a query must not see."""
    if mask is None:
        return None
    if mask_type == _MASK_OF_KEYS:
        mask = mask[:, None, None, :]
    blocked = mask.to(torch.bool)
    zeros = torch.zeros(blocked.shape, device=mask.device)
    return zeros.masked_fill(blocked, float("-inf"))


def _heads(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    num_heads: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
) -> list[torch.Tensor]:
    """Query, key and value projected, [batch, heads, length, features]."""
    if query is key and key is value:
        projected = _pieces(F.linear(query, qkv_weight, qkv_bias), 3, -1)
    else:
        weights, biases = _pieces(qkv_weight, 3, 0), _pieces(qkv_bias, 3, 0)
        projected = [
            F.linear(x, w, b) for x, w, b in zip((query, key, value), weights, biases, strict=True)
        ]
    return [x.unflatten(-1, (num_heads, -1)).transpose(1, 2) for x in projected]


def _native_multi_head_attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    mask: torch.Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    q, k, v = _heads(query, key, value, num_head, qkv_weight, qkv_bias)
    added = _attention_mask(mask, mask_type)
    if added is not None:
        added = added.to(q.dtype)
    if need_weights:
        scores = (q * q.shape[-1] ** -0.5) @ k.transpose(-2, -1)
        if added is not None:
            scores = scores + added
        weights = scores.softmax(-1)
        attended = weights @ v
        weights = weights.mean(1) if average_attn_weights else weights
    else:
        attended = F.scaled_dot_product_attention(q, k, v, attn_mask=added)
        weights = query.new_zeros([0])
    return F.linear(attended.transpose(1, 2).flatten(2), proj_weight, proj_bias), weights


def _transformer_encoder_layer_fwd(
    src: torch.Tensor,
    embed_dim: int,
    num_heads: int,
    qkv_weight: torch.Tensor,
    qkv_bias: torch.Tensor,
    proj_weight: torch.Tensor,
    proj_bias: torch.Tensor,
    use_gelu: bool,
    norm_first: bool,
    eps: float,
    norm_weight_1: torch.Tensor,
    norm_bias_1: torch.Tensor,
    norm_weight_2: torch.Tensor,
    norm_bias_2: torch.Tensor,
    ffn_weight_1: torch.Tensor,
    ffn_bias_1: torch.Tensor,
    ffn_weight_2: torch.Tensor,
    ffn_bias_2: torch.Tensor,
    mask: torch.Tensor | None = None,
    mask_type: int | None = None,
) -> torch.Tensor:
    def attend(x: torch.Tensor) -> torch.Tensor:
        result, _ = _native_multi_head_attention(
            x, x, x, embed_dim, num_heads, qkv_weight, qkv_bias, proj_weight, proj_bias,
            mask, need_weights=False, mask_type=mask_type,
        )  # fmt: skip
        return result

    def feed_forward(x: torch.Tensor) -> torch.Tensor:
        inner = F.linear(x, ffn_weight_1, ffn_bias_1)
        return F.linear(F.gelu(inner) if use_gelu else inner.relu(), ffn_weight_2, ffn_bias_2)

    def norm_1(x: torch.Tensor) -> torch.Tensor:
        return F.layer_norm(x, (embed_dim,), norm_weight_1, norm_bias_1, eps)

    def norm_2(x: torch.Tensor) -> torch.Tensor:
        return F.layer_norm(x, (embed_dim,), norm_weight_2, norm_bias_2, eps)

    if norm_first:
        x = src + attend(norm_1(src))
        return x + feed_forward(norm_2(x))
    x = norm_1(src + attend(src))
    return norm_2(x + feed_forward(x))


OURS: dict[Op, Decomposition] = {
    aten._native_multi_head_attention.default: _native_multi_head_attention,
    aten._transformer_encoder_layer_fwd.default: _transformer_encoder_layer_fwd,
}

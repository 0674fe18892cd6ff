# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that are precompiled kernels or large ops of the engine; it fuses what is around them."""

from . import rules

_PRODUCTS = """
{x:float 2} @ {w:x [x.shape[1], ?]}
{w:float [?, r]} @ {x:w [r, ?]}
torch.mm({x:float 2}, {w:x [x.shape[1], ?]})
torch.addmm({b:x [1]}, {x:float 2}, {w:x [x.shape[1], ?]}, beta={n:num 0 2}, alpha=0.5)
torch.bmm({x:float 3}, {w:x [x.shape[0], x.shape[2], ?]})
torch.baddbmm({b:x [1, 1, 1]}, {x:float 3}, {w:x [x.shape[0], x.shape[2], ?]})
torch.matmul({x:float 2+}, {w:x [x.shape[-1]]})
torch.matmul({x:float 2+}, {w:x [x.shape[-1], ?]})
torch.matmul({x:float 3+}, {x}.mT)
torch.dot({x:float 1}, {w:x like x})
torch.mv({x:float 2}, {w:x [x.shape[1]]})
torch.outer({x:float 1}, {w:x 1})
torch.einsum("ij,kj->ik", {x:float 2}, {w:x [?, x.shape[1]]})
torch.einsum("bij,bkj->bki", {x:float 3}, {w:x [x.shape[0], ?, x.shape[2]]})
torch.tensordot({x:float 2+}, {w:x [x.shape[-1], ?]}, 1)
F.linear({x:float 1+}, {w:x [?, x.shape[-1]]})
F.linear({x:float 1+}, {w:x [?, x.shape[-1]]}, {b:x [w.shape[0]]})
F.bilinear({x:real 2}, {y:x like x}, {w:x [?, x.shape[1], x.shape[1]]})
torch.cdist({x:real 2}, {y:x [?, x.shape[1]]})
torch.baddbmm({b:x [x.shape[2]]}, {x:float 3}, {w:x [x.shape[0], x.shape[2], x.shape[2]]})
{x:int 2} @ {w:x [x.shape[1], ?]}
"""

_CONVOLUTIONS = """
F.conv1d({x:float 3}, {w:x [?, x.shape[1], 1]}, {b:x [w.shape[0]]})
F.conv1d({x:float 3}, {w:x [?, x.shape[1], 3]}, padding={p:num 1 2})
F.conv2d({x:float 4}, {w:x [?, x.shape[1], 1, 1]}, {b:x [w.shape[0]]})
F.conv2d({x:float 4}, {w:x [?, x.shape[1], 3, 3]}, padding=1)
F.conv2d({x:float 4}, {w:x [?, x.shape[1], 3, 2]}, {b:x [w.shape[0]]}, padding=(1, 1), stride={s:num 1 2})
F.conv2d({x:float 4}, {w:x [x.shape[1], 1, 3, 3]}, padding=2, dilation=2, groups={x}.shape[1])
F.conv2d({x:float [?, 4, ?, ?]}, {w:x [6, 2, 1, 1]}, groups=2)
F.conv3d({x:real 5}, {w:x [2, x.shape[1], 1, 2, 2]}, padding=1)
F.conv_transpose2d({x:float 4}, {w:x [x.shape[1], ?, 2, 2]}, stride=2)
F.conv_transpose1d({x:float 3}, {w:x [x.shape[1], ?, 3]}, padding=1)
"""  # noqa: E501

_POOLING = """
F.max_pool1d({x:float 3}, 2, padding=1)
F.max_pool2d({x:float 4}, 3, stride=2, padding=1)
F.max_pool2d({x:float 4}, 2, ceil_mode=True)
F.avg_pool1d({x:float 3}, 2, padding=1)
F.avg_pool2d({x:float 4}, 3, stride=2, padding=1, count_include_pad={k:flag})
F.adaptive_avg_pool2d({x:float 4}, 1)
F.adaptive_avg_pool2d({x:float 4}, (2, 3))
F.adaptive_max_pool2d({x:float 4}, 2)
F.avg_pool3d({x:real 5}, 2, padding=1)
F.interpolate({x:real 4}, scale_factor=2, mode="nearest")
F.interpolate({x:real 4}, size=(5, 3), mode="bilinear", align_corners={k:flag})
F.interpolate({x:real 3}, size=7, mode="linear")
F.interpolate({x:real 4}, size=(4, 6), mode="bicubic")
"""

_NORMS = """
torch.softmax({x:float}, {d:dim x})
torch.log_softmax({x:float}, {d:dim x})
F.softmin({x:float 1+}, {d:dim x})
F.layer_norm({x:float 1+}, ({x}.shape[-1],))
F.layer_norm({x:float 1+}, ({x}.shape[-1],), {w:x [x.shape[-1]]}, {b:x [x.shape[-1]]})
F.layer_norm({x:float 2+}, tuple({x}.shape[-2:]))
F.rms_norm({x:float 1+}, ({x}.shape[-1],), {w:x [x.shape[-1]]})
F.group_norm({x:real [?, 4, ?]}, 2, {w:x [4]}, {b:x [4]})
F.instance_norm({x:real 3})
F.batch_norm({x:real 2+}, {a:x [x.shape[1]]}, {b:x [x.shape[1]]}.abs() + 0.5, {w:x [x.shape[1]]})
F.local_response_norm({x:real 3+}, 2)
{x:float} * torch.rsqrt(({x} * {x}).mean(-1, keepdim=True) + 0.01)
({x:float 1+} - {x}.mean(-1, keepdim=True)) / ({x}.std(-1, keepdim=True, correction=0) + 0.1)
"""

_ATTENTION = """
F.scaled_dot_product_attention({x:float 3-4}, {k:x like x}, {v:x like x})
F.scaled_dot_product_attention({x:float 4}, {k:x [*x.shape[:2], ?, x.shape[3]]}, {v:x like k})
F.scaled_dot_product_attention({x:float 4}, {k:x like x}, {v:x like x}, is_causal=True)
F.scaled_dot_product_attention({x:float 4}, {k:x like x}, {v:x like x}, attn_mask={m:x [x.shape[2], x.shape[2]]})
F.scaled_dot_product_attention({x:float [2, 4, ?, 8]}, {k:x [2, 2, ?, 8]}, {v:x like k}, enable_gqa=True)
torch.softmax({x:float 3} @ {x}.mT / 2, -1) @ {x}
"""  # noqa: E501

RULES = [
    *rules("heavy", _PRODUCTS, rounding="sum"),
    *rules("heavy", _CONVOLUTIONS, rounding="sum"),
    *rules("heavy", _POOLING, rounding="sum"),
    *rules("heavy", _NORMS, rounding="sum"),
    *rules("heavy", _ATTENTION, rounding="sum"),
]

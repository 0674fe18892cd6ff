# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Casts, and tensors that no input gives."""

from . import rules

_CASTS = """
{x:any}.to({t:dtype})
{x:any}.float()
{x:any}.to(torch.float64)
{x:bool}.long()
{x:float}.half().float()
{x:float}.bfloat16()
{x:any}.bool()
{x:any}.type_as({y:any})
{x:number}.int()
"""

_CREATION = """
torch.zeros_like({x:any})
torch.ones_like({x:any})
torch.full_like({x:any}, {n:scalar x})
{x:any}.new_zeros({x}.shape[:1])
{x:any}.new_full({x}.shape, {n:scalar x})
torch.arange({x:any 1+}.shape[0])
torch.arange({x:float 1+}.shape[-1]) * {y:x}.sum()
torch.eye({x:any 1+}.shape[0])
torch.ones({x:any 1+}.shape[-1], dtype=torch.bool)
torch.full(({x:any 1+}.shape[0], 2), {n:scalar x})
torch.linspace(0, 1, {n:num 1 9}) + {x:float 0}
torch.scalar_tensor({n:num 1 5}) * {x:number}
"""

RULES = [
    *rules("casts", _CASTS, rounding="result", is_smooth=False),
    *rules("creation", _CREATION, rounding="exact"),
]

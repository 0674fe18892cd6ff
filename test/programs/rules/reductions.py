# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions, and scans and sorting along an axis."""

from . import rules

_SUMS = """
{x:any}.sum()
{x:any}.sum({d:dim x})
{x:any}.sum({d:dims x}, keepdim={k:flag})
{x:float}.mean()
{x:float}.mean({d:dims x}, keepdim={k:flag})
{x:number}.prod({d:dim x})
{x:float}.var({d:dims x}, correction=0, keepdim={k:flag})
{x:float}.std({d:dim x}, keepdim={k:flag})
torch.var_mean({x:float}, {d:dims x}, correction=0)
torch.logsumexp({x:float}, {d:dims x}, keepdim={k:flag})
torch.linalg.vector_norm({x:float}, {p:one 1 2 3 inf}, {d:dims x})
torch.norm({x:float})
torch.nansum({x:float}, {d:dim x})
F.mse_loss({x:float}, {y:x like x})
F.l1_loss({x:float}, {y:x like x}, reduction="sum")
F.cross_entropy({x:float 2}, {i:index(x.shape[1]) [x.shape[0]]})
F.kl_div({x:float 2}, {y:x like x}, reduction="batchmean")
F.cosine_similarity({x:float 2+}, {y:x like x}, {d:dim x})
torch.dist({x:float}, {y:x like x})
F.normalize({x:float 1+}, dim={d:dim x})
"""

_CHOICES = """
{x:any}.all()
{x:any}.any({d:dim x}, keepdim={k:flag})
{x:any}.all({d:dim x})
{x:number}.amax({d:dims x}, keepdim={k:flag})
{x:number}.amin({d:dim x})
{x:number}.max()
{x:number}.min({d:dim x}, keepdim={k:flag})
{x:number}.max({d:dim x})
torch.aminmax({x:number}, dim={d:dim x})
torch.count_nonzero({x:any}, {d:dim x})
"""

_PLACES = """
{x:number}.argmax({d:dim x}, keepdim={k:flag})
{x:number}.argmin({d:dim x})
{x:number}.argmax()
torch.sort({x:number 1+}, dim={d:dim x}, stable=True)
torch.argsort({x:number 1+}, dim={d:dim x}, stable=True)
torch.searchsorted(torch.arange(-2.0, 3.0), {y:float})
torch.bucketize({y:number}, torch.arange(-2, 3))
"""

_SORTED = """
torch.sort({x:number 1+}, dim={d:dim x}, descending={k:flag}).values
torch.topk({x:number 1+}, {k:num 1 x.shape[-1]}, dim=-1).values
torch.kthvalue({x:number 1+}, {k:num 1 x.shape[-1]}).values
torch.median({x:number 1+}, {d:dim x}).values
torch.cummax({x:number 1+}, {d:dim x}).values
torch.cummin({x:number 1+}, {d:dim x}).values
"""

_SCANS = """
torch.cumsum({x:number}, {d:dim x})
torch.cumprod({x:number}, {d:dim x})
torch.logcumsumexp({x:float}, {d:dim x})
torch.diff({x:number 1+}, dim={d:dim x})
"""

RULES = [
    *rules("reductions", _SUMS, rounding="sum"),
    *rules("reductions", _CHOICES, rounding="exact"),
    *rules("scans", _PLACES, rounding="exact", is_smooth=False),
    *rules("scans", _SORTED, rounding="exact"),
    *rules("scans", _SCANS, rounding="sum"),
]

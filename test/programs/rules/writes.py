# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Statements that change a tensor in place, an input or a value, or a view of one."""

from . import rules

_EXACT = """
{x:any}.copy_({y:any into x})
{x:any}.zero_()
{x:any}.fill_({n:scalar x})
{x:number}.neg_()
{x:number}.abs_()
{x:number}.clamp_(-1, 2)
{x:float}.relu_()
{x:any}.masked_fill_({m:bool into x}, {n:scalar x})
{x:any 1+}[0] = {n:scalar x}
{x:any 1+}[1:] = {n:scalar x}
{x:any 1+}[..., ::2] = {n:scalar x}
{x:any 2+}[:, 0] = {y:x [x.shape[0], *x.shape[2:]]}
{x:any 1+}[{i:index(x.shape[0]) [?]}] = {n:scalar x}
{x:any 2}.t()[0] = {n:scalar x}
{x:any 1+}.index_fill_(0, {i:index(x.shape[0]) [?]}, {n:scalar x})
{x:any 1}.scatter_(0, {i:index(x.shape[0]) [1]}, {n:scalar x})
{x:any 2}.tril_()
{x:any 1+}.select(0, 0).copy_({y:x into x[0]})
{x:any 1+}.narrow(0, 0, 1).zero_()
{x:bool}.logical_not_()
{x:any}.view(-1)[:2].fill_({n:scalar x})
{x:any 2}.squeeze_()
{x:any}.unsqueeze_(0)
{x:any 2}.t_()
"""

_ROUNDED = """
{x:number}.add_({y:x into x})
{x:number}.add_({n:scalar x})
{x:number}.sub_({y:x into x}, alpha=2)
{x:number}.mul_({y:x into x})
{x:float}.div_({y:x into x})
{x:float}.exp_()
{x:float}.sqrt_()
{x:float}.sigmoid_()
{x:float}.tanh_()
{x:float}.lerp_({y:x like x}, 0.3)
{x:float}.addcmul_({y:x into x}, {z:x into x}, value=0.5)
{x:float}.pow_(2)
{x:number 1+}[0] += {n:scalar x}
{x:number 1+}[..., 1:] *= {n:scalar x}
{x:number 2}.t().add_({n:scalar x})
{x:float 1+}.view(-1).mul_({n:scalar x})
{x:number} += {y:x into x}
"""

_SUMS = """
{x:float [?, ?]}.addmm_({y:x [x.shape[0], r]}, {z:x [r, x.shape[1]]})
{x:number 1+}.cumsum_(0)
{x:number 1}.scatter_add_(0, {i:index(x.shape[0]) [?]}, {y:x [i.shape[0]]})
{x:number 1+}.index_add_(0, {i:index(x.shape[0]) [?]}, {y:x [i.shape[0], *x.shape[1:]]})
{x:number 1}.index_put_(({i:index(x.shape[0]) [?]},), {y:x [1]}, accumulate=True)
"""

RULES = [
    *rules("writes", _EXACT, rounding="exact", is_write=True),
    *rules("writes", _ROUNDED, is_write=True),
    *rules("writes", _SUMS, rounding="sum", is_write=True),
]

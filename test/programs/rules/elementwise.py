# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Element by element: arithmetic, comparisons, activations, special functions."""

from . import rules

_EXACT = """
-{x:number}
torch.abs({x:number})
torch.sign({x:number})
torch.floor({x:number})
torch.ceil({x:number})
torch.trunc({x:number})
torch.round({x:number})
torch.relu({x:number})
torch.signbit({x:any})
torch.logical_not({x:any})
torch.isnan({x:any})
torch.isinf({x:any})
torch.isfinite({x:any})
torch.nan_to_num({x:float})
torch.bitwise_not({x:int})
torch.maximum({x:number}, {y:number fits x})
torch.minimum({x:number}, {y:number fits x})
torch.fmax({x:number}, {y:number fits x})
torch.fmin({x:number}, {y:number fits x})
torch.copysign({x:float}, {y:x fits x})
{x:number} == {y:number fits x}
{x:number} != {y:number fits x}
{x:number} < {y:number fits x}
{x:number} <= {y:number fits x}
{x:number} > {n:scalar x}
{x:number} >= {n:scalar x}
torch.logical_and({x:any}, {y:any fits x})
torch.logical_or({x:any}, {y:any fits x})
torch.logical_xor({x:any}, {y:any fits x})
torch.bitwise_and({x:int}, {y:x fits x})
torch.bitwise_or({x:bool}, {y:x fits x})
torch.bitwise_xor({x:int}, {y:x fits x})
torch.bitwise_left_shift({x:int}, {n:num 0 3})
torch.bitwise_right_shift({x:int}, {n:num 0 3})
torch.where({m:bool}, {x:any fits m}, {y:x fits m})
torch.where({x:number} > 0, {x}, {y:x fits x})
{x:any}.masked_fill({m:bool into x}, {n:scalar x})
torch.clamp({x:number}, {a:num -3 0}, {b:num 0 3})
torch.clamp_min({x:number}, {n:scalar x})
torch.clamp({x:float}, min={y:x into x})
F.relu6({x:float})
F.hardtanh({x:float})
F.threshold({x:float}, {a:num -1 1}, {n:scalar x})
F.hardshrink({x:float})
"""

_ROUNDED = """
torch.exp({x:number})
torch.exp2({x:float})
torch.expm1({x:float})
torch.log({x:number})
torch.log2({x:float})
torch.log10({x:float})
torch.log1p({x:float})
torch.sqrt({x:number})
torch.rsqrt({x:float})
torch.reciprocal({x:number})
torch.sin({x:number})
torch.cos({x:float})
torch.tan({x:float})
torch.sinh({x:float})
torch.cosh({x:float})
torch.tanh({x:number})
torch.asin({x:float})
torch.acos({x:float})
torch.atan({x:float})
torch.asinh({x:float})
torch.acosh({x:float})
torch.atanh({x:float})
torch.sigmoid({x:number})
torch.erf({x:float})
torch.erfc({x:float})
torch.erfinv({x:float})
torch.square({x:number})
torch.frac({x:float})
torch.deg2rad({x:float})
torch.logit({x:float}, eps=0.1)
torch.lgamma({x:real})
torch.digamma({x:real})
torch.i0({x:real})
torch.special.i1e({x:real})
torch.special.ndtri({x:real})
torch.special.log_ndtr({x:real})
torch.sinc({x:float})
F.gelu({x:float})
F.gelu({x:float}, approximate="tanh")
F.silu({x:float})
F.mish({x:float})
F.softplus({x:float})
F.elu({x:float})
F.selu({x:float})
F.celu({x:float}, 1.5)
F.hardswish({x:float})
F.hardsigmoid({x:float})
F.leaky_relu({x:float}, 0.1)
F.logsigmoid({x:float})
F.softsign({x:float})
F.tanhshrink({x:float})
F.softshrink({x:float})
{x:any} + {y:number fits x}
{x:number} - {y:number fits x}
{x:any} * {y:number fits x}
{x:any} / {y:float fits x}
{x:number} + {n:scalar x}
{x:number} * {n:scalar x}
{n:scalar x} - {x:number}
{x:float} / {n:num 2 5}
{x:float} ** {n:num 2 4}
{x:float} ** 0.5
2 ** {x:float}
torch.add({x:number}, {y:x fits x}, alpha={n:num 2 3})
torch.sub({x:number}, {y:x fits x}, alpha={n:num 2 3})
torch.pow({x:float}, {y:x fits x})
torch.atan2({x:float}, {y:x fits x})
torch.hypot({x:float}, {y:x fits x})
torch.lerp({x:float}, {y:x fits x}, 0.3)
torch.addcmul({x:number}, {y:x fits x}, {z:x into x})
torch.addcdiv({x:float}, {y:x fits x}, {z:x into x}, value=0.5)
torch.xlogy({x:float}, {y:x fits x})
torch.special.xlog1py({x:real}, {y:x fits x})
torch.logaddexp({x:float}, {y:x fits x})
torch.ldexp({x:float}, torch.tensor(2))
F.mse_loss({x:float}, {y:x like x}, reduction="none")
F.smooth_l1_loss({x:float}, {y:x like x}, reduction="none")
F.glu({x:float [?, 2 * r]}, 1)
F.prelu({x:float}, {w:x []})
"""

_INTEGERS = """
torch.remainder({x:int}, {y:nonzero fits x})
torch.fmod({x:int}, {y:nonzero fits x})
torch.floor_divide({x:int}, {y:nonzero fits x})
torch.div({x:int}, {y:nonzero fits x}, rounding_mode="trunc")
{x:int} // {n:num 2 7}
{x:int} % {n:num 2 7}
torch.gcd({x:int}, {y:x fits x})
"""

# Between the steps of these, a last digit decides.
_STEPS = """
torch.remainder({x:float}, {y:x fits x})
torch.fmod({x:float}, {y:x fits x})
torch.floor_divide({x:float}, {y:x fits x})
torch.div({x:float}, {y:x fits x}, rounding_mode="floor")
torch.div({x:float}, {y:x fits x}, rounding_mode="trunc")
"""

RULES = [
    *rules("elementwise", _EXACT, rounding="exact"),
    *rules("elementwise", _ROUNDED),
    *rules("elementwise", _INTEGERS, rounding="exact", is_smooth=False),
    *rules("elementwise", _STEPS, rounding="sum", is_smooth=False),
]

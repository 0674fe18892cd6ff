# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Views and rearrangements: no value changes."""

from . import rules

_VIEWS = """
{x:any}.unsqueeze({d:num 0 x.ndim})
{x:any}.squeeze()
{x:any}.squeeze({d:dim x})
{x:any}.transpose({d:dim x}, {e:dim x})
{x:any 2+}.mT
{x:any 2}.t()
{x:any}.permute({p:expr tuple(reversed(range(x.ndim)))})
{x:any 3}.permute(1, 2, 0)
{x:any}.flatten()
{x:any 3+}.flatten(1, 2)
{x:any 1+}.reshape(-1, {x}.shape[-1])
{x:any 1+}.reshape({x}.shape[0], -1)
{x:any 2+}.reshape({x}.shape[1], {x}.shape[0], -1)
{x:any}.reshape(1, -1, 1)
{x:any 1+}.unflatten(-1, (1, -1))
{x:any [?, 2 * r]}.reshape(-1, 2)
{x:any [2 * r, ?]}.view(2, -1)
{x:any}.expand({n:num 1 3}, *{x}.shape)
{x:any 2}[:, None].expand(-1, {n:num 1 3}, -1)
{x:any 1+}[{a:num 0 x.shape[0]-1}]
{x:any 1+}[{a:num 1 2}:]
{x:any 1+}[..., :-1]
{x:any 1+}[..., ::2]
{x:any 2+}[:, {a:num 1 3}:]
{x:any}[None]
{x:any}[..., None]
{x:any 1+}.select({d:dim x}, 0)
{x:any 1+}.narrow({d:dim x}, 0, 1)
{x:any 1+}.chunk(2, {d:dim x})
{x:any 1+}.split({n:num 2 5}, {d:dim x})
{x:any 2+}.diagonal()
{x:any [2, ?]}.unbind(0)
{x:any [2 + r]}.unfold(0, 2, 1)
{x:any}.view_as({x})
{x:any 2}.movedim(0, 1)
torch.broadcast_to({x:any}, {y:any fits x}.shape)
{x:any}.contiguous()
{x:any}.detach()
"""

_COPIES = """
torch.cat([{x:any 1+}, {y:x like x}], {d:dim x})
torch.cat([{x:any 1+}, {x}, {y:x like x}], {d:dim x})
torch.stack([{x:any}, {y:x like x}], {d:num 0 x.ndim})
torch.flip({x:any 1+}, {d:dims x})
torch.roll({x:any 1+}, {n:num -2 3}, {d:dim x})
{x:any}.repeat(2, *[1] * {x}.ndim)
{x:any 2}.repeat(1, {n:num 2 3})
torch.repeat_interleave({x:any}, {n:num 1 3}, {d:dim x})
torch.tile({x:any 1+}, (2,))
torch.tril({x:any 2+}, {n:num -1 1})
torch.triu({x:any 2+})
F.pad({x:any 1+}, ({a:num 0 3}, {b:num 0 2}))
F.pad({x:any 2+}, (0, 1, {a:num -1 3}, 2), value={n:scalar x})
F.pad({x:float 3}, (1, {a:num 0 1}), mode="reflect")
F.pad({x:float 4}, (1, 0, 1, 1), mode="replicate")
F.pad({x:float 3}, (1, 1), mode="circular")
F.pixel_shuffle({x:float [?, 4, ?, ?]}, 2)
torch.rot90({x:any 2})
torch.diag_embed({x:any 1})
torch.diag({x:any 2})
torch.kron({x:float [2, 2]}, {y:x [?, ?]})
{x:any}.clone()
torch.meshgrid({x:any 1}, {y:x 1}, indexing="ij")
torch.outer({x:number 1}, {y:x 1})
F.unfold({x:float [?, ?, 3 + r, 4]}, 2)
"""

RULES = [
    *rules("shapes", _VIEWS, rounding="exact"),
    *rules("shapes", _COPIES, rounding="exact"),
]

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gathers and scatters, without writing in place."""

from . import rules

_GATHERS = """
{x:any 1+}[{i:index(x.shape[0]) [?]}]
{x:any 2+}[:, {i:index(x.shape[1]) [?]}]
{x:any 2+}[{i:index(x.shape[0]) [?]}, {j:index(x.shape[1]) [1]}]
{x:any 1+}[{i:index(x.shape[0]) [?, ?]}]
torch.index_select({x:any 1+}, 0, {i:index(x.shape[0]) [?]})
torch.index_select({x:any 2+}, -1, {i:index(x.shape[-1]) [?]})
torch.gather({x:any 1}, 0, {i:index(x.shape[0]) [?]})
torch.gather({x:any 2}, 1, {i:index(x.shape[1]) [x.shape[0], ?]})
torch.take({x:any}, {i:index(x.numel()) 0-2})
torch.take_along_dim({x:any 2}, {i:index(x.shape[0]) [?, x.shape[1]]}, 0)
F.embedding({i:index(7) 0-2}, {w:float [7, ?]})
F.embedding_bag({i:index(5) [?, ?]}, {w:real [5, ?]}, mode="sum")
F.one_hot({i:index(4) 0-2}, 4)
"""

_SCATTERS = """
torch.scatter({x:any 1}, 0, {i:index(x.shape[0]) [1]}, {n:scalar x})
torch.scatter({x:any 2}, 0, {i:index(x.shape[0]) [1, x.shape[1]]}, {y:x like x})
torch.index_fill({x:any 1+}, 0, {i:index(x.shape[0]) [?]}, {n:scalar x})
torch.masked_scatter({x:any}, {m:bool like x}, {y:x like x})
torch.select_scatter({x:any 2}, {y:x [x.shape[1]]}, 0, 0)
torch.slice_scatter({x:any 1+}, {y:x [x.shape[0] - 1, *x.shape[1:]]}, 0, 1)
torch.diagonal_scatter({x:any 2}, {y:x [min(x.shape)]})
torch.index_copy({x:any 1+}, 0, torch.tensor([0]), {y:x [1, *x.shape[1:]]})
"""

_SUMS = """
torch.scatter_add({x:number 1}, 0, {i:index(x.shape[0]) [?]}, {y:x [i.shape[0]]})
torch.scatter_add({x:number 2}, 1, {i:index(x.shape[1]) like x}, {y:x like x})
torch.index_add({x:number 1+}, 0, {i:index(x.shape[0]) [?]}, {y:x [i.shape[0], *x.shape[1:]]})
torch.scatter_reduce({x:float 1}, 0, {i:index(x.shape[0]) like x}, {y:x like x}, "{c:one sum amax mean}")
torch.index_put({x:number 1+}, ({i:index(x.shape[0]) [?]},), {y:x [i.shape[0], *x.shape[1:]]}, accumulate=True)
torch.bincount({i:index(6) [?]}, minlength=6)
"""  # noqa: E501

RULES = [
    *rules("indexing", _GATHERS, rounding="exact"),
    *rules("indexing", _SCATTERS, rounding="exact"),
    *rules("indexing", _SUMS, rounding="sum"),
]

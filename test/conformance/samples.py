# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cases that nobody here wrote: the sample inputs of torch's own op database."""

from __future__ import annotations

import functools
import itertools
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils._pytree import tree_flatten, tree_unflatten

DTYPES = {
    "f32": torch.float32,
    "int64": torch.int64,
    "bool": torch.bool,
    "complex64": torch.complex64,
    "f64": torch.float64,
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "int32": torch.int32,
    "uint8": torch.uint8,
}
DEFAULT_DTYPES = ("f32", "int64", "bool", "complex64")
# Samples are spread over this many of an op's, so that they are not all of one kind.
_FIRST_SAMPLES = 12


@dataclass(frozen=True)
class Key:
    """Names a case; enough to make it again in another process."""

    entry: str
    dtype: str
    sample: int

    def __str__(self) -> str:
        return f"{self.entry} {self.dtype} #{self.sample}"


@dataclass(frozen=True)
class Case:
    key: Key
    function: Callable[..., Any]
    """Takes the tensors; all else of the sample is closed over."""
    tensors: tuple[torch.Tensor, ...]
    is_defined: bool
    """False if the values are whatever lies in memory: only shape and dtype are compared."""

    def inputs(self) -> list[torch.Tensor]:
        """Fresh ones: some ops write to them."""
        return [tensor.clone() for tensor in self.tensors]


@functools.cache
def op_entries() -> dict[str, Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from torch.testing._internal.common_methods_invocations import op_db
    _leave_seeds_alone()
    entries = {}
    for op in op_db:
        variant = f".{op.variant_test_name}" if op.variant_test_name else ""
        entries[op.name + variant] = op
    return entries


def _leave_seeds_alone() -> None:
    """The database seeds the generator before some random ops and puts it back afterwards. A graph
    can do neither: while it is traced, the seed would be set for the tracing only."""

    def call(op: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return op(*args, **kwargs)

    for name, module in list(sys.modules.items()):
        if name.startswith("torch.testing.") and hasattr(module, "wrapper_set_seed"):
            module.wrapper_set_seed = call


def make_cases(entry: str, dtype: str, samples: int) -> list[Case]:
    """None if the op does not take the dtype."""
    return [_make_case(key, sample) for key, sample in _pick_samples(entry, dtype, samples)]


def make_case(key: Key) -> Case:
    for position, sample in enumerate(_samples(key.entry, key.dtype)):
        if position == key.sample:
            return _make_case(key, sample)
    raise KeyError(str(key))


def _pick_samples(entry: str, dtype: str, samples: int) -> Iterator[tuple[Key, Any]]:
    if not op_entries()[entry].supports_dtype(DTYPES[dtype], "cpu"):
        return
    first = list(itertools.islice(_samples(entry, dtype), _FIRST_SAMPLES))
    count = min(samples, len(first))
    for position in sorted({i * len(first) // count for i in range(count)}):
        yield Key(entry, dtype, position), first[position]


def _samples(entry: str, dtype: str) -> Iterator[Any]:
    # The database draws its inputs as they are asked for.
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield from op_entries()[entry].sample_inputs("cpu", DTYPES[dtype], requires_grad=False)


def _make_case(key: Key, sample: Any) -> Case:
    op = op_entries()[key.entry].op
    leaves, structure = tree_flatten((sample.input, *sample.args, sample.kwargs))
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    # One tensor may be there more than once, as itself.
    tensors = tuple(leaves[i].detach() for i in places)

    def function(*own: torch.Tensor) -> Any:
        filled = list(leaves)
        for place, tensor in zip(places, own, strict=True):
            filled[place] = tensor
        *args, kwargs = tree_unflatten(filled, structure)
        return op(*args, **kwargs)

    name = key.entry.removeprefix("new_")
    return Case(key, function, tensors, is_defined=not name.startswith(("empty", "resize")))


def run_eager(cases: Sequence[Case]) -> list[Any]:
    """One after the other, from one seed: as they stand in a graph. An exception is a result."""
    torch.manual_seed(0)
    results = []
    for case in cases:
        try:
            results.append(case.function(*case.inputs()))
        except Exception as error:
            results.append(error)
    return results

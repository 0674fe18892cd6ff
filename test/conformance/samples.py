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

import layouts
import torch
from derivatives import with_gradients
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
WIDE_DTYPES = ("f32", "f64", "f16", "bf16", "int64", "int32", "uint8", "bool")
OWN_DTYPE = "own"
"""Of what eager refuses: each such sample has the dtypes that it is about."""
VARIANTS = {
    "plain": "the samples as they are",
    "transposed": "inputs with their axes in reversed order in memory",
    "strided": "inputs that are every second element of a buffer, from its second one",
    "dynamic": "all sizes but 0 and 1 are symbolic",
    "gradient": "results, and gradients of all inputs that can have one",
    "errors": "what eager refuses is refused, with the same exception",
}
# Samples are spread over this many of an op's, so that they are not all of one kind.
_FIRST_SAMPLES = 12


@dataclass(frozen=True)
class Key:
    """Names a case; enough to make it again in another process."""

    entry: str
    dtype: str
    sample: int
    variant: str = "plain"
    """One of VARIANTS."""

    def __str__(self) -> str:
        variant = "" if self.variant == "plain" else f" {self.variant}"
        return f"{self.entry} {self.dtype} #{self.sample}{variant}"


@dataclass(frozen=True)
class Case:
    key: Key
    function: Callable[..., Any]
    """Takes the tensors; all else of the sample is closed over."""
    tensors: tuple[torch.Tensor, ...]
    is_defined: bool
    """False if the values are whatever lies in memory: only shape and dtype are compared."""

    def inputs(self) -> list[torch.Tensor]:
        """Fresh ones: some ops write to them. What is refused is not written, and it may be how the
        inputs overlap in memory that is refused."""
        if self.key.variant == "errors":
            return list(self.tensors)
        copies = [layouts.copy(x.detach(), self.key.variant) for x in self.tensors]
        return [
            x.requires_grad_(y.requires_grad) for x, y in zip(copies, self.tensors, strict=True)
        ]

    @property
    def has_gradients(self) -> bool:
        return self.key.variant == "gradient"

    def run(self, function: Callable[..., Any]) -> Any:
        """What its function gives, or another one that does the same."""
        inputs = self.inputs()
        with torch.set_grad_enabled(self.has_gradients):
            results = function(*inputs)
            return with_gradients([results], [inputs])[0] if self.has_gradients else results

    def is_special(self) -> bool:
        """Whether its variant makes a difference."""
        if self.key.variant in layouts.LAYOUTS:
            pairs = zip(self.inputs(), self.tensors, strict=True)
            return not all(layouts.is_laid_out_as(x, y) for x, y in pairs)
        if self.key.variant == "dynamic":
            return any(size > 1 for x in self.tensors for size in x.shape)
        return not self.has_gradients or any(x.requires_grad for x in self.tensors)


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


def make_cases(
    entry: str, dtype: str, samples: int | None = None, variant: str = "plain"
) -> Iterator[Case]:
    """At most so many. None if the op does not take the dtype, or has no gradient for it."""
    for position, sample in _pick_samples(entry, dtype, samples, variant):
        case = _make_case(Key(entry, dtype, position, variant), sample)
        if case.is_special():
            yield case


def make_case(key: Key) -> Case:
    for position, sample in enumerate(_samples(key.entry, key.dtype, key.variant)):
        if position == key.sample:
            return _make_case(key, sample)
    raise KeyError(str(key))


def _pick_samples(
    entry: str, dtype: str, samples: int | None, variant: str
) -> Iterator[tuple[int, Any]]:
    if not _takes(entry, dtype, variant):
        return
    if samples is None:
        yield from enumerate(_samples(entry, dtype, variant))
        return
    first = list(itertools.islice(_samples(entry, dtype, variant), _FIRST_SAMPLES))
    count = min(samples, len(first))
    for position in sorted({i * len(first) // count for i in range(count)}):
        yield position, first[position]


def _takes(entry: str, dtype: str, variant: str) -> bool:
    op = op_entries()[entry]
    if variant == "errors" or dtype == OWN_DTYPE:
        return variant == "errors" and dtype == OWN_DTYPE and op.error_inputs_func is not None
    if variant == "gradient":
        return op.supports_autograd and DTYPES[dtype] in op.supported_backward_dtypes("cpu")
    return op.supports_dtype(DTYPES[dtype], "cpu")


def _samples(entry: str, dtype: str, variant: str) -> Iterator[Any]:
    # The database draws its inputs as they are asked for.
    torch.manual_seed(0)
    op = op_entries()[entry]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if variant == "errors":
            yield from (error.sample_input for error in op.error_inputs("cpu"))
        else:
            needs_gradient = variant == "gradient"
            yield from op.sample_inputs("cpu", DTYPES[dtype], requires_grad=needs_gradient)


def _make_case(key: Key, sample: Any) -> Case:
    op = op_entries()[key.entry].op
    leaves, structure = tree_flatten((sample.input, *sample.args, sample.kwargs))
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    # One tensor may be there more than once, as itself.
    tensors = tuple(leaves[i].detach().requires_grad_(leaves[i].requires_grad) for i in places)

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
            results.append(case.run(case.function))
        except Exception as error:
            results.append(error)
    return results

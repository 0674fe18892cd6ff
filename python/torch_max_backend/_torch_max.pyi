# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types that cross between Python and C++. python/bindings/Module.cpp defines them."""

from collections.abc import Callable, Sequence
from typing import Any

import torch

Order = Sequence[int]

class SizeExpr:
    """A size: a constant, a numbered symbol, or an expression of these."""

    @staticmethod
    def constant(value: int) -> SizeExpr: ...
    @staticmethod
    def symbol(number: int) -> SizeExpr: ...
    def __add__(self, other: SizeExpr, /) -> SizeExpr: ...
    def __mul__(self, other: SizeExpr, /) -> SizeExpr: ...
    def __floordiv__(self, other: SizeExpr, /) -> SizeExpr: ...
    def __mod__(self, other: SizeExpr, /) -> SizeExpr: ...

class ArgumentInfo:
    def __init__(self, *, weight: str, sizes: Sequence[SizeExpr], updated_by: int) -> None: ...

class Diagnostic:
    @property
    def op(self) -> str: ...
    @property
    def message(self) -> str: ...
    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def node(self) -> str: ...

class EngineGraph:
    """A graph for the engine: its IR and its signature. It can be pickled."""

class Compilation:
    """What the compiler made of a graph."""

    @property
    def succeeded(self) -> bool: ...
    @property
    def torch_ir(self) -> str: ...
    @property
    def max_ir(self) -> str: ...
    @property
    def engine_ir(self) -> str: ...
    @property
    def graph(self) -> EngineGraph: ...
    @property
    def is_engine_input(self) -> list[bool]: ...
    @property
    def written_into(self) -> list[int]: ...
    @property
    def diagnostics(self) -> list[Diagnostic]: ...

def compile(text: str, arguments: Sequence[ArgumentInfo], keep_stages: bool) -> Compilation: ...
def lowered_ops() -> list[str]: ...
def supported_dtypes() -> list[torch.dtype]: ...

class Timings:
    @property
    def was_compiled(self) -> bool: ...
    @property
    def key(self) -> str: ...
    @property
    def lookup_ms(self) -> float: ...
    @property
    def compile_ms(self) -> float: ...
    @property
    def load_ms(self) -> float: ...
    @property
    def init_ms(self) -> float: ...

class EngineOptions:
    @property
    def cache_folder(self) -> str: ...
    is_urgent: bool
    """Whether somebody waits for the compile; true at first."""

    def __init__(
        self, site_packages: str, python: str, cache_folder: str, kernels: Sequence[str] = ()
    ) -> None: ...

def build_id() -> str:
    """A hash of this module's contents, from its linker."""

def engine_version(options: EngineOptions) -> str: ...

class Cancellation:
    def __init__(self) -> None: ...
    def cancel(self) -> None: ...
    @property
    def is_cancelled(self) -> bool: ...

class InputPlan:
    def __init__(self, *, position: int, order: Order) -> None: ...

class WeightPlan:
    def __init__(
        self,
        *,
        name: str,
        position: int,
        order: Order,
        constant: torch.Tensor | None,
        derived: int,
    ) -> None: ...

class ResultPlan:
    def __init__(self, *, order: Order, placement: Order, written_into: int) -> None: ...

class Register:
    """In the arguments of a step: the value of a register."""

    def __init__(self, number: int) -> None: ...
    @property
    def number(self) -> int: ...

class TorchStep:
    @staticmethod
    def call_operator(
        *, name: str, overload: str, arguments: list[Any], results: list[int]
    ) -> TorchStep: ...
    @staticmethod
    def call_python(
        *,
        function: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        results: list[int],
        is_spread: bool,
    ) -> TorchStep: ...

class TorchRegion:
    def __init__(
        self,
        *,
        steps: list[TorchStep],
        operands: list[tuple[int, tuple[int, ...]]],
        results: list[int],
        dropped: list[int],
    ) -> None: ...

class TorchCalls:
    def __init__(
        self,
        *,
        regions: list[TorchRegion],
        registers: int,
        inputs: list[tuple[int, int]],
        constants: list[tuple[int, Any]],
        outputs: list[int],
    ) -> None: ...
    @property
    def times(self) -> list[tuple[int, int]]:
        """For each region, how often it was called and the nanoseconds that it took in all."""

class Executable:
    def __init__(
        self,
        *,
        options: EngineOptions,
        graph: EngineGraph,
        inputs: Sequence[InputPlan],
        weights: Sequence[WeightPlan],
        results: Sequence[ResultPlan],
        derivation: Callable[[Sequence[torch.Tensor]], list[torch.Tensor]] | None,
        derived_from: Sequence[int],
        torch_calls: TorchCalls | None,
    ) -> None: ...
    def is_stored(self) -> bool:
        """Whether the store has the compiled graph."""

    def prepare(self, cancellation: Cancellation) -> Timings: ...
    def run(self, arguments: list[object]) -> list[torch.Tensor]: ...
    @property
    def timings(self) -> Timings: ...

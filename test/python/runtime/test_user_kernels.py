# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mojo kernels of users, from a folder outside of the repository."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from torch_engine import compiled, lower
from torch_max_backend import (
    MAPPING_TORCH_ATEN_TO_MAX,
    MaxCompilerError,
    make_torch_op_from_mojo,
    register_kernel,
)
from torch_max_backend.frontend.program import Program

KERNELS = '''
import extensibility
from extensibility import InputTensor, OutputTensor


@extensibility.register("scaled_sums")
struct ScaledSums:
    """The sum of each row, times a factor."""

    @staticmethod
    def execute[
        target: StaticString, factor: Int
    ](sums: OutputTensor, x: InputTensor[dtype=sums.dtype, rank=2, ...]) raises:
        var columns = x.dim_size(1)
        var source = x.unsafe_ptr()
        var destination = sums.unsafe_ptr()
        for row in range(x.dim_size(0)):
            var sum = Scalar[sums.dtype](0)
            for column in range(columns):
                sum += source[unsafe_offset = row * columns + column]
            destination[unsafe_offset=row] = sum * Scalar[sums.dtype](factor)


@extensibility.register("spread")
struct Spread:
    """Each number, repeated along a row, times a factor."""

    @staticmethod
    def execute[
        target: StaticString, factor: Int
    ](
        spread: OutputTensor[rank=2, ...],
        x: InputTensor[dtype=spread.dtype, rank=1, ...],
        like: InputTensor[dtype=spread.dtype, rank=2, ...],
    ) raises:
        var columns = like.dim_size(1)
        var source = x.unsafe_ptr()
        var destination = spread.unsafe_ptr()
        for row in range(x.dim_size(0)):
            for column in range(columns):
                destination[unsafe_offset = row * columns + column] = source[
                    unsafe_offset=row
                ] * Scalar[spread.dtype](factor)


@extensibility.register("halves")
struct Halves:
    """Twice the number and half of it: two results."""

    @staticmethod
    def execute[
        target: StaticString
    ](
        double: OutputTensor[rank=1, ...],
        half: OutputTensor[dtype=double.dtype, rank=1, ...],
        x: InputTensor[dtype=double.dtype, rank=1, ...],
    ) raises:
        for i in range(x.dim_size(0)):
            var value = x.unsafe_ptr()[unsafe_offset=i]
            double.unsafe_ptr()[unsafe_offset=i] = value * 2
            half.unsafe_ptr()[unsafe_offset=i] = value / 2
'''


@pytest.fixture(scope="module")
def folder() -> Path:
    # The same in each run: the path is part of the package, and so of a compiled model's key.
    folder = Path(tempfile.gettempdir()) / "kernels of a user" / "row-kernels"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.mojo").write_text(KERNELS)
    return folder


# Ops without an implementation of their own.
torch.library.define("torch_max_rows::scaled_sums", "(Tensor x, int factor) -> Tensor")
torch.library.define("torch_max_rows::spread", "(Tensor x, Tensor like, int factor) -> Tensor")


@pytest.fixture(scope="module")
def library(folder: Path) -> Iterator[None]:
    rows = torch.ops.torch_max_rows
    register_kernel(rows.spread, folder, allocate=lambda x, like, factor: torch.empty_like(like))
    register_kernel(
        rows.scaled_sums,
        folder,
        allocate=lambda x, factor: x.new_empty(x.shape[0]),
        backward=_backward,
        setup_context=_save,
    )
    yield
    for op in (rows.spread.default, rows.scaled_sums.default):
        del MAPPING_TORCH_ATEN_TO_MAX[op]


def _save(ctx: Any, inputs: Any, output: Any) -> None:
    x, factor = inputs
    ctx.save_for_backward(x)
    ctx.factor = factor


def _backward(ctx: Any, gradient: Tensor) -> Any:
    (x,) = ctx.saved_tensors
    return torch.ops.torch_max_rows.spread(gradient, x, ctx.factor), None


def expected(x: Tensor) -> Tensor:
    return (3 * (x * 2).sum(1)).exp()


@pytest.mark.usefixtures("library")
def test_forward_and_backward_in_a_graph() -> None:
    @compiled
    def function(x: Tensor) -> Tensor:
        return torch.ops.torch_max_rows.scaled_sums(x * 2, 3).exp()

    for rows in (4, 7):
        x = torch.randn(rows, 5).div(10).requires_grad_()
        torch._dynamo.mark_dynamic(x, 0)
        result = function(x)
        torch.testing.assert_close(result, expected(x))
        (gradient,) = torch.autograd.grad(result.sum(), x)
        torch.testing.assert_close(gradient, torch.autograd.grad(expected(x).sum(), x)[0])


@pytest.mark.usefixtures("library")
def test_eager() -> None:
    x = torch.randn(4, 5, requires_grad=True)
    result = torch.ops.torch_max_rows.scaled_sums(x, 3)
    torch.testing.assert_close(result, 3 * x.sum(1))
    (gradient,) = torch.autograd.grad(result.sum(), x)
    torch.testing.assert_close(gradient, torch.full_like(x, 3))


def allocate_halves(x: Tensor) -> tuple[Tensor, Tensor]:
    return torch.empty_like(x), torch.empty_like(x)


def test_an_op_made_of_a_kernel(folder: Path) -> None:
    halves = make_torch_op_from_mojo(folder, "halves", allocate_halves)
    x = torch.randn(6)
    function = compiled(lambda x: sum(halves(x + 1)))
    torch.testing.assert_close(function(x), (x + 1) * 2.5)
    # It exists already.
    assert make_torch_op_from_mojo(folder, "halves", allocate_halves) is halves
    with pytest.raises(TypeError, match="annotations"):
        make_torch_op_from_mojo(folder, "halves", lambda x: x)


def test_an_aten_op(folder: Path, programs: list[Program]) -> None:
    register_kernel(torch.ops.aten.tanh.default, folder, name="halves")
    try:
        with pytest.raises(NotImplementedError):
            compiled(torch.tanh)(torch.ones(3))
        assert 'mo.custom [symbol = "halves"]' in lower(programs[0]).engine_ir
        assert len(programs[0].kernel_packages) == 1
        # Eager has its own.
        torch.testing.assert_close(torch.tanh(torch.zeros(3)), torch.zeros(3))
        assert "halves" in repr(MAPPING_TORCH_ATEN_TO_MAX[torch.ops.aten.tanh])
        with pytest.raises(TypeError, match="derivatives"):
            register_kernel(torch.ops.aten.tanh.default, folder, backward=_backward)
    finally:
        del MAPPING_TORCH_ATEN_TO_MAX[torch.ops.aten.tanh.default]


def test_a_kernel_with_a_mistake(tmp_path: Path) -> None:
    source = KERNELS.replace("sum * Scalar", "sum * Sclar")
    (tmp_path / "__init__.mojo").write_text(source)
    line = next(i for i, text in enumerate(source.splitlines(), 1) if "Sclar" in text)
    with pytest.raises(MaxCompilerError) as caught:
        register_kernel(torch.ops.aten.tanh.default, tmp_path)
    text = str(caught.value)
    assert f"{tmp_path}/__init__.mojo:{line}:" in text
    assert "use of unknown declaration 'Sclar'" in text
    assert MAPPING_TORCH_ATEN_TO_MAX.function_of(torch.ops.aten.tanh.default) is None


def test_bad_input(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(MaxCompilerError, match=r"__init__\.mojo"):
        register_kernel(torch.ops.aten.tanh, tmp_path)
    with pytest.raises(TypeError, match="is not an op"):
        register_kernel("tanh", folder)
    register_kernel(torch.ops.aten.elu.default, folder)
    try:
        with pytest.raises(MaxCompilerError, match=r"its kernel elu takes float for alpha"):
            compiled(torch.nn.functional.elu)(torch.ones(3))
    finally:
        del MAPPING_TORCH_ATEN_TO_MAX[torch.ops.aten.elu.default]


def test_each_state_of_a_folder_is_compiled_once(tmp_path: Path) -> None:
    from torch_max_backend.mojo_packages import precompile

    (tmp_path / "__init__.mojo").write_text("comptime ANSWER = 42\n")
    first = precompile(tmp_path)
    written = first.stat().st_mtime_ns
    assert precompile(tmp_path) == first
    assert first.stat().st_mtime_ns == written
    (tmp_path / "__init__.mojo").write_text("comptime ANSWER = 43\n")
    assert precompile(tmp_path) != first


def test_packages_are_where_nobody_else_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torch_max_backend.mojo_packages import packages_folder

    (tmp_path / "others").mkdir()
    (tmp_path / "others").chmod(0o777)
    own = tmp_path / "own"
    for folders, expected in ((["others", "own"], own / "mojo"), (["others"], None)):
        store = os.pathsep.join(str(tmp_path / folder) for folder in folders)
        monkeypatch.setenv("TORCH_MAX_BACKEND_CACHE_DIR", store)
        folder = packages_folder()
        assert folder == expected or (not expected and not folder.is_relative_to(tmp_path))
        assert folder.parent.stat().st_mode & 0o777 == 0o700

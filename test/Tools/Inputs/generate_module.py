# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module of the torch dialect with as many ops as asked for.

The ops come in the mix that the importer writes for a transformer: each product, sum, view and
transpose brings the constants and lists that its operands are. Half of the tensors have a dynamic
size, so that symbolic sizes are part of the work.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

SHAPES = {
    "static": ("!torch.vtensor<[8,16,32],f32>", "!torch.vtensor<[8,512],f32>"),
    "dynamic": ("!torch.vtensor<[?,16,32],f32>", "!torch.vtensor<[?,512],f32>"),
}
TRANSPOSED = {
    "static": "!torch.vtensor<[8,32,16],f32>",
    "dynamic": "!torch.vtensor<[?,32,16],f32>",
}


def block(index: int, kind: str, value: str) -> tuple[list[str], str]:
    """Ops that take a tensor and give one of the same type, and the name of the last one."""
    cube, flat = SHAPES[kind]
    turned = TRANSPOSED[kind]

    def name(what: str) -> str:
        return f"%{what}_{index}"

    if kind == "static":
        size = [f"{name('size')} = torch.constant.int 8"]
    else:
        size = [
            f"{name('axis')} = torch.constant.int 0",
            f"{name('size')} = torch.aten.size.int {value}, {name('axis')} : {cube}, !torch.int "
            "-> !torch.int",
        ]
    ints = "(!torch.int, !torch.int) -> !torch.list<int>"
    cube_ints = "(!torch.int, !torch.int, !torch.int) -> !torch.list<int>"
    lines = [
        f"{name('half')} = torch.constant.float {0.5 + index}",
        f"{name('mul')} = torch.aten.mul.Scalar {value}, {name('half')} : "
        f"{cube}, !torch.float -> {cube}",
        f"{name('one')} = torch.constant.int 1",
        f"{name('add')} = torch.aten.add.Tensor {name('mul')}, {value}, {name('one')} : "
        f"{cube}, {cube}, !torch.int -> {cube}",
        f"{name('two')} = torch.constant.int 2",
        f"{name('turn')} = torch.aten.transpose.int {name('add')}, {name('one')}, {name('two')} : "
        f"{cube}, !torch.int, !torch.int -> {turned}",
        *size,
        f"{name('width')} = torch.constant.int 512",
        f"{name('flat_sizes')} = torch.prim.ListConstruct {name('size')}, {name('width')} : {ints}",
        f"{name('flat')} = torch.aten.view {name('turn')}, {name('flat_sizes')} : "
        f"{turned}, !torch.list<int> -> {flat}",
        f"{name('rows')} = torch.constant.int 16",
        f"{name('columns')} = torch.constant.int 32",
        f"{name('cube_sizes')} = torch.prim.ListConstruct {name('size')}, {name('rows')}, "
        f"{name('columns')} : {cube_ints}",
        f"{name('view')} = torch.aten.view {name('flat')}, {name('cube_sizes')} : "
        f"{flat}, !torch.list<int> -> {cube}",
        f"{name('tanh')} = torch.aten.tanh {name('view')} : {cube} -> {cube}",
    ]
    return lines, name("tanh")


def module(count: int) -> Iterator[str]:
    static, dynamic = SHAPES["static"][0], SHAPES["dynamic"][0]
    yield (
        f"func.func @main(%static: {static}, %dynamic: {dynamic} "
        "{max.sizes = #max.dims<[s0] -> (s0, 16, 32)>}) "
        f"-> ({static}, {dynamic}) {{"
    )
    values = {"static": "%static", "dynamic": "%dynamic"}
    written = 0
    index = 0
    while written < count:
        kind = ("static", "dynamic")[index % 2]
        lines, values[kind] = block(index, kind, values[kind])
        yield from lines
        written += len(lines)
        index += 1
    yield f"return {values['static']}, {values['dynamic']} : {static}, {dynamic}"
    yield "}"


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit(f"usage: {sys.argv[0]} <number of ops>")
    print("\n".join(module(int(sys.argv[1]))))

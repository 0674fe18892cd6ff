# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes everything that follows from the registry of kernels, mojo_kernels/kernels.toml.

generate_kernels.py table FILE       the compiler's table, C++
generate_kernels.py symbols FILE     symbols and options of the kernels in C++
generate_kernels.py calls FILE       the custom ops that call precompiled kernels, Mojo
generate_kernels.py exports FOLDER   what the library of each family exports, Mojo
generate_kernels.py page [--check]   docs/Kernels.md
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
REGISTRY = ROOT / "mojo_kernels/kernels.toml"
PAGE = ROOT / "docs/Kernels.md"

FLOATS = ["f32", "f64", "f16", "bf16"]
WIDE_FLOATS = ["f32", "f64"]
INTEGERS = ["si8", "si16", "si32", "si64", "ui8"]
TYPES = {
    "floats": FLOATS,
    "wide floats": WIDE_FLOATS,
    "numbers": [*FLOATS, *INTEGERS],
    "wide numbers": [*WIDE_FLOATS, *INTEGERS],
    "all": [*FLOATS, *INTEGERS, "bool"],
}
PROPERTIES = {
    "library", "operands", "results", "types", "options", "parameters",
    "can_fail", "elementwise", "in_place",
}  # fmt: skip
# Changes with include/torch-max/Kernels/Abi.h.
ABI = 1
OPTION = re.compile(r"(\w+)(?:=([\w|]+)|\[(\d+)\])?")
LICENSE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"


@dataclass
class Kernel:
    name: str
    library: str
    operands: list[str]
    results: list[str]
    types: list[str]
    options: list[tuple[str, list[str], int]]
    """Name, words, and how many numbers."""
    parameters: list[str]
    can_fail: bool
    elementwise: bool
    in_place: str

    @property
    def family(self) -> str:
        return self.name.split(".")[0]

    @property
    def function(self) -> str:
        return "torch_max_" + self.name.replace(".", "_")

    @property
    def symbol(self) -> str:
        """Ends in a digest of how it is called: a library of other sources does not have it, and
        a graph that calls it another way is another graph."""
        signature = [ABI, self.operands, self.results, self.types, self.options]
        digest = hashlib.sha256(json.dumps(signature).encode()).hexdigest()
        return f"{self.function}_{digest[:8]}"

    @property
    def arities(self) -> list[tuple[int, int]]:
        """With how many results and operands it is called, the fewest first."""

        def counts(names: list[str]) -> range:
            return range(sum(not name.endswith("?") for name in names), len(names) + 1)

        return list(itertools.product(counts(self.results), counts(self.operands)))


def read_registry() -> list[Kernel]:
    kernels = []
    for family, members in tomllib.loads(REGISTRY.read_text()).items():
        for name, properties in members.items():
            kernels.append(_read(f"{family}.{name}", properties))
    _check_in_place(kernels)
    return sorted(kernels, key=lambda kernel: kernel.name)


def _check_in_place(kernels: list[Kernel]) -> None:
    """--max-update-in-place replaces a kernel by the one that `in_place` names, with the same
    operands and options. A kernel without results writes into its first operand."""
    by_name = {kernel.name: kernel for kernel in kernels}
    for kernel in kernels:
        if not kernel.in_place:
            continue
        twin = by_name.get(kernel.in_place)
        if (
            not twin
            or twin.results
            or len(kernel.results) != 1
            or (twin.library, twin.operands, twin.types, twin.options, twin.parameters)
            != (kernel.library, kernel.operands, kernel.types, kernel.options, kernel.parameters)
        ):
            sys.exit(
                f"{REGISTRY.name}: {kernel.name}: in_place must name a kernel without results "
                "that has the same library, operands, types and options"
            )


def _read(name: str, properties: dict[str, Any]) -> Kernel:
    if unknown := set(properties) - PROPERTIES:
        sys.exit(f"{REGISTRY.name}: {name} has unknown properties: {', '.join(sorted(unknown))}")
    types = properties.get("types", [])
    options = []
    for option in properties.get("options", []):
        if not (match := OPTION.fullmatch(option)):
            sys.exit(f"{REGISTRY.name}: {name}: cannot read the option '{option}'")
        words = match[2].split("|") if match[2] else []
        options.append((match[1], words, int(match[3] or 1)))
    return Kernel(
        name,
        properties.get("library", ""),
        properties["operands"],
        properties["results"],
        TYPES[types] if isinstance(types, str) else types,
        options,
        properties.get("parameters", []),
        properties.get("can_fail", False),
        properties.get("elementwise", False),
        properties.get("in_place", ""),
    )


def table(kernels: list[Kernel]) -> str:
    """Initializers of KernelInfo."""
    lines = [f"// Made by generate_kernels.py from kernels.toml. {LICENSE}"]
    libraries = {"": "Engine", "mojo": "Mojo", "onednn": "OneDnn", "torch": "Torch"}
    for kernel in kernels:
        options = ", ".join(
            f'{{"{name}", "{"|".join(words)}", {count}}}' for name, words, count in kernel.options
        )
        fields = [
            f'"{kernel.name}"',
            f"KernelLibrary::{libraries[kernel.library]}",
            f'"{" ".join(kernel.types)}"',
            f"{{{options}}}",
            str(len(kernel.options)),
            str(kernel.can_fail).lower(),
            str(kernel.elementwise).lower(),
            f'"{kernel.in_place}"',
            f'"{kernel.symbol}"' if kernel.library else '""',
            *(
                str(arity[kind])
                for kind in (0, 1)
                for arity in (kernel.arities[0], kernel.arities[-1])
            ),
        ]
        lines.append(f"{{{', '.join(fields)}}},")
    return "\n".join(lines) + "\n"


def _camel(name: str) -> str:
    """Of a name with underscores or dots: every word with a capital letter."""
    return "".join(word.capitalize() for word in re.split("[._]", name))


def symbols(kernels: list[Kernel]) -> str:
    """For each kernel in C++, its symbol and a struct of its options; an enumeration for options
    with words."""
    own = [kernel for kernel in kernels if kernel.library == "onednn"]
    lines = [f"// Made by generate_kernels.py from kernels.toml. {LICENSE}"]
    lines += [f"#define {kernel.function} {kernel.symbol}" for kernel in own]
    lines += ["namespace torch_max::kernels {"]
    words_of: dict[str, list[str]] = {}
    for kernel in own:
        for name, words, _ in kernel.options:
            if words and words_of.setdefault(name, words) != words:
                sys.exit(f"{REGISTRY.name}: {kernel.name}: '{name}' has other words elsewhere")
    for name, words in words_of.items():
        values = ", ".join(map(_camel, words))
        lines.append(f"enum class {_camel(name)} : int64_t {{ {values} }};")
    for kernel in own:
        lines += [f"/// Of {kernel.name}.", f"struct {_camel(kernel.name)}Options {{"]
        lines += ["  /// The number of the call in its graph.", "  int64_t site;"]
        for name, words, count in kernel.options:
            member = _camel(name)[0].lower() + _camel(name)[1:]
            size = f"[{count}]" if count > 1 else ""
            lines.append(f"  {_camel(name) if words else 'int64_t'} {member}{size};")
        lines.append("};")
    return "\n".join([*lines, "} // namespace torch_max::kernels"]) + "\n"


CALLS_HEAD = f'''# {LICENSE}
"""Custom ops that call precompiled kernels. Made by generate_kernels.py from kernels.toml."""

import extensibility
from extensibility import InputTensor, OutputTensor
from extensibility import _MutableInputTensor as MutableInputTensor

from .abi import ERROR_SIZE, HEADER_WORDS, TENSOR_WORDS, number_of

comptime Function = def(Int) thin abi("C") -> Int


@always_inline
def describe[size: Int](mut words: Array[Int, size], at: Int, data: Int, dtype: DType, rank: Int):
    words[at] = data
    words[at + 1] = number_of(dtype)
    words[at + 2] = rank


@no_inline
def call(words: Int, kernel: Int) raises:
    var address = kernel
    var error = Array[UInt8, ERROR_SIZE](fill=0)
    var slots = Pointer[Int, MutAnyOrigin](unsafe_from_address=words)
    slots[unsafe_offset=4] = Int(error.unsafe_ptr())
    if Pointer(to=address).unsafe_bitcast[Function]()[](words) != 0:
        raise Error(String(unsafe_from_utf8_ptr=error.unsafe_ptr()))
'''


def _call(results: int, operands: int) -> str:
    """A kernel without results writes into its first operand."""
    outputs = [f"y{i}" for i in range(results)]
    inputs = [f"x{i}" for i in range(operands)]
    tensors = outputs + inputs
    symbol = f"call_{results}_{operands}" if results else f"update_{operands}"
    lines = ["", "", f'@extensibility.register("native.{symbol}")']
    lines += [f"struct {symbol.title().replace('_', '')}:"]
    lines += ["    @staticmethod", "    def execute["]
    lines += ["        target: StaticString", "    ]("]
    lines += [f"        {name}: OutputTensor[...]," for name in outputs]
    for index, name in enumerate(inputs):
        kind = "InputTensor" if results or index else "MutableInputTensor"
        lines.append(f"        {name}: {kind}[...],")
    lines += [
        "        options: InputTensor[dtype=DType.int64, rank=1, ...],",
        "        kernel: InputTensor[dtype=DType.int64, rank=1, ...],",
        "    ) raises:",
        f"        var words = Array[Int, HEADER_WORDS + {len(tensors)} * TENSOR_WORDS](fill=0)",
        f"        words[0] = {results}",
        f"        words[1] = {operands}",
        "        words[2] = Int(options.unsafe_ptr())",
        "        words[3] = Int(kernel.unsafe_ptr()[unsafe_offset=1])",
    ]
    for index, name in enumerate(tensors):
        at = f"HEADER_WORDS + {index} * TENSOR_WORDS"
        lines += [
            f"        describe(words, {at}, Int({name}.unsafe_ptr()), {name}.dtype, {name}.rank)",
            f"        comptime for axis in range({name}.rank):",
            f"            words[{at} + 3 + axis] = Int({name}.dim_size[axis]())",
        ]
    lines += [
        "        call(Int(words.unsafe_ptr()), Int(kernel.unsafe_ptr()[unsafe_offset=0]))",
        "        # It lives until here, which an address does not tell.",
        "        _ = words^",
    ]
    return "\n".join(lines)


def calls(kernels: list[Kernel]) -> str:
    arities = {arity for kernel in kernels if kernel.library for arity in kernel.arities}
    return CALLS_HEAD + "\n".join(_call(*arity) for arity in sorted(arities)) + "\n"


def exports(family: str, kernels: list[Kernel]) -> str:
    names = [kernel.name.split(".")[1] for kernel in kernels]
    lines = [f"# {LICENSE}", f'"""What the library of {family} exports."""', ""]
    lines += ["from abi import run", f"from {family} import {', '.join(names)}"]
    for name, kernel in zip(names, kernels, strict=True):
        lines += ["", "", f'@export("{kernel.symbol}")']
        lines += [f'def {kernel.function}(call: Int) abi("C") -> Int:']
        lines += [f"    return run[{name}](call)"]
    return "\n".join(lines) + "\n"


def page(kernels: list[Kernel]) -> str:
    providers = {
        "": "the engine, with each graph",
        "mojo": "Mojo, precompiled",
        "onednn": "oneDNN",
        "torch": "PyTorch",
    }
    lines = [
        "# Kernels",
        "",
        "Made by `make docs` from `mojo_kernels/kernels.toml`. Kernels that exist before a graph",
        "is compiled are called by address; the engine compiles the others with each graph.",
        "",
        "| kernel | compiled by | operands | results | options | |",
        "|---|---|---|---|---|---|",
    ]
    for kernel in kernels:
        marks = ["elementwise"] * kernel.elementwise + ["can fail"] * kernel.can_fail
        marks += [f"in place: `{kernel.in_place}`"] if kernel.in_place else []
        options = [
            name + (f" ({', '.join(words)})" if words else f" x {count}" if count > 1 else "")
            for name, words, count in kernel.options
        ]
        lines.append(
            f"| `{kernel.name}` | {providers[kernel.library]} | {', '.join(kernel.operands)} "
            f"| {', '.join(kernel.results)} | {', '.join(options + kernel.parameters)} "
            f"| {', '.join(marks)} |"
        )
    return "\n".join(lines) + "\n"


def _write(path: Path, text: str) -> None:
    """Leaves an equal file alone, so that what depends on it is not built again."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["table", "symbols", "calls", "exports", "page"])
    parser.add_argument("target", type=Path, nargs="?")
    parser.add_argument("--check", action="store_true", help="fail if the page is stale")
    options = parser.parse_args()
    kernels = read_registry()
    match options.what:
        case "table":
            _write(options.target, table(kernels))
        case "symbols":
            _write(options.target, symbols(kernels))
        case "calls":
            _write(options.target, calls(kernels))
        case "exports":
            options.target.mkdir(parents=True, exist_ok=True)
            native = [kernel for kernel in kernels if kernel.library == "mojo"]
            for family in sorted({kernel.family for kernel in native}):
                text = exports(family, [k for k in native if k.family == family])
                _write(options.target / f"{family}_exports.mojo", text)
        case "page" if options.check:
            if not PAGE.exists() or PAGE.read_text() != page(kernels):
                print(f"{PAGE.name} is stale: run `make docs`")
                return 1
        case "page":
            _write(PAGE, page(kernels))
    return 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the page that says of every ATen op what becomes of it.

Nothing on it is kept by hand. The built extension module says which ops have a lowering, the
Python package what it decomposes and draws, torch's registry which ops there are, and the IR tests
which kernels, element types, sizes and refusals an op has: they are lowered once more, and each op
of the result tells the line that it comes from. `--check` fails if the committed page is stale.
"""

import argparse
import inspect
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch_max_backend.decompositions import _families, decomposition_table
from torch_max_backend.decompositions.whole_ops import REPLACED
from torch_max_backend.extension import load_extension
from torch_max_backend.frontend.hoisting import hoister, random_numbers
from torch_mlir.extras import fx_importer

ROOT = Path(__file__).resolve().parents[2]
LOWERINGS = ROOT / "lib/Conversion/TorchToMax"
TESTS = ROOT / "test/Conversion/TorchToMax"
DEFINITIONS = ROOT / "include/torch-max/Dialect/Torch/IR"
MAX_OPT = ROOT / "build/bin/max-opt"
OUTPUT = ROOT / "docs/SupportedOps.md"

FLOATS = ["f16", "bf16", "f32", "f64"]
INTEGERS = ["i1", "si8", "si16", "si32", "si64", "ui8", "ui16", "ui32", "ui64"]
ELEMENT_TYPES = FLOATS + INTEGERS
COMPOSITE = "CompositeImplicitAutograd"
ON_THE_CPU = ("CPU", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional")

# Refusals of graphs that torch does not make: a test contradicts itself to provoke them.
CONTRADICTION = re.compile(
    r"out of range|torch says|is no part of|of unknown dtype|dtype is unknown|that the graph builds"
    r"|there are \d|(sizes?|shapes?|groups) \[?\d|\d (groups|channels)|expected a tensor operand"
    r"|^'max\.|occurs twice|not a permutation|has size \d|sizes are \[|window of \d|complex<"
    r"|must have (\d|two) elements|must not be less|torch has no such|do(es)? not fit|from \[\d"
    r"|for a slice of rank|there is no (mode|reduction|rounding_mode) "
)

HEADER = """\
# Supported ops

Made by `tools/generators/generate_op_table.py`; `make docs` regenerates it.

In-place ops and ops with an `out` argument are not listed: AOTAutograd replaces each by the op
without. An op without an overload's name is its `default` overload.

| what becomes of an op | ops |
|---|---:|
"""

LEGEND = """
* **lowered**: it becomes ops of the engine. **kernel**: it becomes a kernel of this project
  (`max.custom`), which is named, with or without ops of the engine around it.
* **element types**: those that its tensor operands have in the IR tests (indices and masks too;
  of an op that takes no tensors, those of its results). They are what was tried, not a limit: an
  op takes what the engine has and torch allows, which may be
  {types}
  (`si64` is `torch.int64`, `i1` is `torch.bool`, and so on). No op takes complex numbers.
* **dynamic sizes**: an IR test lowers it with symbolic sizes.
* **known limits**: what the IR tests of refusals say of the op, in the words of the error message.
  Some of it torch refuses too; the plainest of that (a `dim` out of range, sizes that do not fit)
  is left out. "A constant" is a number that is known when the graph is compiled. Ops that share
  a lowering share its limits, though the tests provoke each with one op.

torch's primitive ops, `prims`, become the ATen ops that torch names for them. Assertions about
tensors are looked at after the call.
"""


@dataclass
class Evidence:
    """What the IR tests show of an op."""

    lowered: int = 0
    with_kernels: int = 0
    kernels: set[str] = field(default_factory=set)
    types: set[str] = field(default_factory=set)
    is_dynamic: bool = False
    limits: list[str] = field(default_factory=list)


# ===----------------------------------------------------------------------===#
# Sources
# ===----------------------------------------------------------------------===#


def name_of(schema: Any) -> str:
    """As in the torch dialect, without its prefix."""
    overload = f".{schema.overload_name}" if schema.overload_name else ""
    return schema.name.replace("::", ".") + overload


def functional_ops() -> dict[str, Any]:
    """The ATen ops that a functional graph may have, if they have to do with tensors."""
    ops = {}
    for qualified in torch._C._dispatch_get_all_op_names():
        namespace, _, rest = qualified.partition("::")
        packet, _, overload = rest.partition(".")
        if namespace != "aten":
            continue
        op = getattr(getattr(torch.ops.aten, packet, None), overload or "default", None)
        if op is None or op._schema.is_mutable or overload.endswith("out"):
            continue
        if any("Tensor" in str(v.type) for v in (*op._schema.arguments, *op._schema.returns)):
            ops[name_of(op._schema)] = op
    return ops


def has_kernel(op: Any, *keys: str) -> bool:
    has = torch._C._dispatch_has_kernel_for_dispatch_key
    return any(has(op.name(), key) for key in keys)


def without_comments(source: Path) -> str:
    return re.sub(r"//.*", "", source.read_text())


def families() -> dict[str, str]:
    """Of each op that the lowerings name: the file that lowers it."""
    classes: dict[str, str] = {}
    for definitions in DEFINITIONS.glob("*.td"):
        for found in re.finditer(r'def Torch_(\w+)\s*:\s*\w+<"([^"]+)"', definitions.read_text()):
            classes[found[1]] = found[2]
    score: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for source in sorted(LOWERINGS.glob("*.cpp")):
        if source.stem == "TorchToMax":
            continue
        text = without_comments(source)
        added = " ".join(re.findall(r"lowerings\.add\([^;]*;|\blower\w+\(\s*\w+Op\b", text))
        # What all lowerings share has a family of its own only for arithmetic on sizes.
        common = 0 if source.stem.startswith("Lowering") else 1
        for names, weight in ((text, common), (added, 1000 * common)):
            for name in re.findall(r"\b\w+Op\b", names):
                if name in classes:
                    score[classes[name]][source.stem] += weight
    return {op: max(sorted(files), key=files.__getitem__) for op, files in score.items()}


def kernels_by_line(test: Path) -> dict[int, set[str]]:
    """Which kernels each line of a test becomes."""
    options = ["--torch-to-max", "--split-input-file"]
    options += ["--mlir-print-debuginfo", "--mlir-print-local-scope"]
    run = subprocess.run([MAX_OPT, *options, test], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"{test.relative_to(ROOT)} cannot be lowered:\n{run.stderr}")
    kernels = defaultdict(set)
    for found in re.finditer(r'max\.custom "([^"]+)".* loc\(.*?":(\d+):\d+', run.stdout):
        kernels[int(found[2])].add(found[1])
    return kernels


def element_types(operation: str) -> set[str]:
    _, _, signature = operation.partition(" : ")
    operands, _, results = signature.rpartition(" -> ")
    tensor = re.compile(r"vtensor<\[[^\]]*\],(\w+)>")
    return set(tensor.findall(operands) or tensor.findall(results))


def read_test(test: Path, evidence: dict[str, Evidence]) -> None:
    kernels = kernels_by_line(test)
    number = 0
    for part in re.split(r"^(?=// -----)", test.read_text(), flags=re.MULTILINE):
        for line in part.splitlines():
            number += 1
            found = re.match(r'\s*%\S+ = torch\.(?:operator "torch\.([^"]+)"|([\w.]+))', line)
            if not found or "CHECK" not in part:
                continue
            op = evidence[found[1] or found[2]]
            op.lowered += 1
            op.with_kernels += number in kernels
            op.kernels |= kernels[number]
            op.types |= element_types(line)
            op.is_dynamic |= "max.sizes" in part


def read_refusals(test: Path, evidence: dict[str, Evidence]) -> None:
    text = test.read_text()
    for found in re.finditer(r"\{\{'torch\.(\S+)' could not be lowered: (.*)\}\}", text):
        limits = evidence[found[1]].limits
        if not CONTRADICTION.search(found[2]) and found[2] not in limits:
            limits.append(found[2])


def read_tests() -> dict[str, Evidence]:
    evidence: dict[str, Evidence] = defaultdict(Evidence)
    for test in sorted(TESTS.glob("*.mlir")):
        if test.name.endswith("-invalid.mlir"):
            read_refusals(test, evidence)
        elif test.name != "Report.mlir":
            read_test(test, evidence)
    return evidence


def obstacles() -> dict[str, str]:
    """Ops that cannot have a lowering, and why: from `getObstacle`."""
    text = without_comments(LOWERINGS / "TorchToMax.cpp")
    body = re.search(r"StringRef getObstacle\(.*?\n\}", text, re.DOTALL)
    if not body:
        sys.exit("TorchToMax.cpp has no getObstacle")
    found = {}
    for case in re.findall(r"\.Cases?\((.*?)\)\s*(?=\.)", body[0], re.DOTALL):
        # Neighbouring literals are one.
        literals = re.findall(r'"((?:[^"]|"\s*")*)"', case)
        *names, reason = [re.sub(r'"\s*"', "", literal) for literal in literals]
        found.update({name.removeprefix("torch."): reason.removeprefix(": ") for name in names})
    return found


def decompositions_of_other_libraries() -> dict[str, str]:
    """Their families: they are in the table only once their library is imported."""
    return {
        name.removesuffix(".default"): family.__name__.rpartition(".")[2]
        for family in _families()
        for name in getattr(family, "OF_OTHER_LIBRARIES", {})
    }


def renamed_ops() -> dict[str, str]:
    """Ops that the importer takes for others: torch-mlir's part of it, and ours."""
    found = {}
    for op, function in fx_importer.NODE_CANONICALIZE.items():
        target = re.search(r"node\.target = torch\.ops\.([\w.]+)", inspect.getsource(function))
        if target:
            found[name_of(op._schema)] = target[1].removesuffix(".default")
    ours = {
        "aten._embedding_bag_forward_only": "aten._embedding_bag",
        "aten._local_scalar_dense": "aten.Int.Tensor",
    }
    return {**found, **ours}


def texts_of_errors(source: str, error: str) -> list[str]:
    return [f"refused: {text}" for text in re.findall(rf'raise {error}\(\s*"([^"]+)"', source)]


def limits_of_draws() -> dict[str, list[str]]:
    limits = {}
    for op, function in random_numbers._REWRITES.items():
        source = inspect.getsource(function)
        limits[name_of(op._schema)] = texts_of_errors(source, "CannotHoistError")
    from_values = texts_of_errors(inspect.getsource(hoister), "CannotHoistError")
    limits |= {name_of(op._schema): from_values for op in random_numbers._FROM_VALUES}
    return limits


# ===----------------------------------------------------------------------===#
# The page
# ===----------------------------------------------------------------------===#


def row(*cells: str) -> str:
    escaped = (re.sub(r"([|<*])", r"\\\1", cell) for cell in cells)
    return f"| {' | '.join(escaped)} |"


def table(rows: Iterable[str]) -> Iterator[str]:
    yield row("op", "how", "element types", "dynamic sizes", "known limits")
    yield "|---|---|---|---|---|"
    yield from rows
    yield ""


def code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def listing(ops: Iterable[str]) -> Iterator[str]:
    """Names in one paragraph for each letter."""
    letters = defaultdict(list)
    for op in sorted(ops):
        letters[op.partition(".")[2].lstrip("_")[0].lower()].append(op)
    for letter in sorted(letters):
        yield f"* {code(letters[letter])}"
    yield ""


def how_lowered(op: Evidence) -> str:
    if not op.kernels:
        return "lowered"
    how = f"kernel {code(sorted(op.kernels))}"
    return how if op.with_kernels == op.lowered else f"lowered, or {how}"


class Page:
    def __init__(self) -> None:
        self.ops = functional_ops()
        self.evidence = read_tests()
        self.families = families()
        lowered = {op.removeprefix("torch.") for op in load_extension().lowered_ops()}
        # Ops that give lists are lowered together with what unpacks the list.
        self.lowered = lowered | {
            op for op in self.families if op.startswith("aten.") and self.evidence[op].lowered
        }
        self.drawn = {name_of(op._schema) for op in random_numbers.random_ops()}
        self.limits_of_draws = limits_of_draws()
        functions = {name_of(op._schema): f for op, f in decomposition_table().items()}
        self.limits_of_ours = {
            op: texts_of_errors(inspect.getsource(inspect.getmodule(f)), "NotImplementedError")
            for op, f in functions.items()
            if f.__module__.startswith("torch_max_backend.")
        }
        self.ours = {
            op: f.__module__.rpartition(".")[2]
            for op, f in functions.items()
            if f.__module__.startswith("torch_max_backend.")
        }
        self.ours |= {name_of(op._schema): "whole_ops" for op in REPLACED}
        self.ours |= decompositions_of_other_libraries()
        supported = self.lowered | self.ours.keys()
        self.refused = {op: why for op, why in obstacles().items() if op not in supported}
        self.composite = {op for op, o in self.ops.items() if has_kernel(o, COMPOSITE)}
        # An assertion is not part of the engine's graph: it is checked after the call.
        checked = {"aten._assert_async.msg"}
        done = self.lowered | self.drawn | self.ours.keys() | self.refused.keys() | checked
        self.composite_only = self.composite - done
        self.torchs = (functions.keys() & self.ops.keys()) - done - self.composite
        self.left = self.ops.keys() - done - self.composite - self.torchs
        renamed = renamed_ops()
        self.renamed = {op: renamed[op] for op in self.left if renamed.get(op) in self.lowered}
        self.left -= self.renamed.keys()

    def text(self) -> str:
        lines = [
            *self.lowered_ops(),
            *self.our_decompositions(),
            *self.torch_decompositions(),
            *self.drawn_ops(),
            *self.refused_ops(),
            *self.other_ops(),
        ]
        types = code(ELEMENT_TYPES)
        counts = "\n".join(row(what, str(count)) for what, count in self.counts())
        body = "\n".join(lines).rstrip()
        return f"{HEADER}{counts}\n{LEGEND.format(types=types)}\n{body}\n"

    def counts(self) -> Iterator[tuple[str, int]]:
        kernels = sum(bool(self.evidence[op].kernels) for op in self.lowered)
        yield "lowered", len(self.lowered)
        yield "of these, through kernels of this project", kernels
        yield "decomposed by us", len(self.ours.keys() - self.lowered)
        yield "decomposed by torch, as the backend asks", len(self.torchs)
        yield "decomposed by torch before the backend sees it", len(self.composite_only)
        yield "taken for another op by the importer", len(self.renamed)
        yield "drawn by torch", len(self.drawn - self.lowered)
        yield "refused: cannot have a lowering", len(self.refused)
        yield "not supported: no lowering yet", len(self.left)

    def lowered_row(self, name: str) -> str:
        op = self.evidence[name]
        how = [how_lowered(op)]
        limits = op.limits
        if name in self.drawn:
            # If nothing is refused there, nothing random reaches the lowering.
            how.insert(0, "what is random, drawn by torch")
            refusals = self.limits_of_draws.get(name)
            limits = limits + refusals if refusals else []
        if name in self.ours:
            how.append("in some cases decomposed by us")
            limits = limits + self.limits_of_ours.get(name, [])
        elif name in self.composite:
            how.append("decomposed by torch before the backend sees it")
        return row(
            f"`{name}`",
            "; ".join(how),
            ", ".join(sorted(op.types, key=ELEMENT_TYPES.index)) or "no tensors",
            "yes" if op.is_dynamic else "not tested",
            "; ".join(limits),
        )

    def lowered_ops(self) -> Iterator[str]:
        by_family = defaultdict(list)
        for op in sorted(self.lowered):
            by_family[self.families[op]].append(op)
        yield "## Lowered ops\n"
        yield "By the file in `lib/Conversion/TorchToMax` that lowers them.\n"
        for family in sorted(by_family):
            yield f"### {family}\n"
            yield from table(self.lowered_row(op) for op in by_family[family])

    def our_decompositions(self) -> Iterator[str]:
        yield "## Decomposed by us\n"
        yield "In `python/torch_max_backend/decompositions`, by its files. What such an op takes,"
        yield "and which sizes may be dynamic, its parts decide.\n"
        by_family = defaultdict(list)
        for op in sorted(self.ours.keys() - self.lowered):
            by_family[self.ours[op]].append(op)
        for family in sorted(by_family):
            yield f"### {family}.py\n"
            yield from table(
                row(f"`{op}`", "decomposed by us", "as its parts", "as its parts", "of its parts")
                for op in by_family[family]
            )

    def torch_decompositions(self) -> Iterator[str]:
        yield "## Decomposed by torch\n"
        yield "These become simpler ops by torch's own decompositions, which the backend asks for."
        yield "Element types, dynamic sizes and limits are those of the parts.\n"
        yield from listing(self.torchs)
        yield "The importer takes these for others:\n"
        yield from table(
            row(f"`{op}`", f"lowered as `{self.renamed[op]}`", *["as that op"] * 3)
            for op in sorted(self.renamed)
        )
        yield "## Decomposed by torch before the backend sees it\n"
        yield "Composite ops: to the backend there are only their parts, which decide everything."
        yield "That a composite op is listed here does not say that its parts are supported.\n"
        yield from listing(self.composite_only)

    def drawn_ops(self) -> Iterator[str]:
        limits = self.limits_of_draws
        yield "## Drawn by torch\n"
        yield "The numbers come from torch's generator before the engine's call, as eager draws"
        yield "them: a seed gives the same numbers. What is computed from them is left to the"
        yield "engine. Sizes may be dynamic, as they are known before the call;"
        yield "`test/python/frontend/test_random.py` tries that with a few of these ops.\n"
        yield from table(
            row(
                f"`{op}`",
                "drawn by torch",
                "as in torch",
                "not tested for each",
                "; ".join(limits.get(op, [])),
            )
            for op in sorted(self.drawn - self.lowered)
        )

    def refused_ops(self) -> Iterator[str]:
        yield "## Refused\n"
        yield from table(
            row(f"`{op}`", "refused", "none", "no", self.refused[op]) for op in sorted(self.refused)
        )

    def other_ops(self) -> Iterator[str]:
        core = {op for op in self.left if torch.Tag.core in self.ops[op].tags}
        on_the_cpu = {op for op in self.left - core if has_kernel(self.ops[op], *ON_THE_CPU)}
        yield "## Not supported\n"
        yield "Of torch's core ATen ops:\n"
        yield from table(
            row(f"`{op}`", "not supported", "none", "no", "no lowering yet") for op in sorted(core)
        )
        yield "Other ops without a lowering yet; some never reach a backend:\n"
        yield from listing(on_the_cpu)
        yield "Ops without a lowering that torch itself has no kernel for on the CPU with dense"
        yield "tensors:\n"
        yield from listing(self.left - core - on_the_cpu)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the page is stale")
    check = parser.parse_args().check
    text = Page().text()
    if not check:
        OUTPUT.write_text(text)
    elif not OUTPUT.exists() or OUTPUT.read_text() != text:
        sys.exit(f"{OUTPUT.relative_to(ROOT)} is stale: run `make docs` and commit it.")


if __name__ == "__main__":
    main()

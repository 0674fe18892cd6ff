# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replaces the ops of the engine's graph that torch computes by calls of torch.

Connected ops become one call, unless something that the engine computes lies between them. A call
takes what the engine computes for it, and returns what the engine reads of it. All else that torch
reads (arguments, constants, numbers, what an earlier call has computed) and returns stays in torch,
as it is: also tensors that the engine cannot hold.

Calls are chained by one more tensor, so that they run in the order of the program.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from typing import Any

import torch
from torch.fx import Graph, Node

from ...torch_compat.fake_tensors import fake_mode_of
from ..graphs.layout import inverse, memory_order
from ..graphs.nodes import (
    inserting_behind_placeholders,
    meta_of,
    origin_name,
    permute,
    placeholders_of,
    tensors_of,
)
from ..graphs.symbols import expression_key
from ..graphs.torch_marks import has_effects, in_torch
from ..opaque_calls import OpaqueCall, insert_call
from ..program import Argument, FromEngine, Output, Program, Result
from ..prologue import Call
from ..torch_regions import Region, Registers, build_calls, build_region

aten = torch.ops.aten

# How many tensors of the engine one call can take, and return (mojo_kernels/kernels.toml).
_MOST_TENSORS = 7


def group_torch_ops(program: Program) -> None:
    if any(map(in_torch, program.graph.nodes)):
        _Grouper(program).run()


class _Grouper:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.old = program.graph
        self.graph = Graph()
        self.graph.owning_module = program.module
        placeholders = placeholders_of(self.old)
        self.arguments = dict(zip(placeholders, program.arguments, strict=True))
        self.new_arguments: list[Argument] = []
        self.registers = Registers()
        self.values: dict[Node, Node] = {}
        """The nodes of the new graph, by those of the old one."""
        self.read: set[Node] = set()
        """The nodes of the old graph that the new one has, too."""
        self.sizes: dict[Any, Node] = {}
        self.returned: list[Node] = list(self.old.output_node().args[0])  # type: ignore[arg-type]

    def run(self) -> None:
        program = self.program
        units = list(_in_order(self.old, _find_regions(self.old)))
        regions = [unit for unit in units if isinstance(unit, Region)]
        for region in regions:
            self._connect(region)
        self._copy_placeholders(regions)
        call = self._new_placeholder("torch_call", self._example((1,)), -1)
        built = []
        for unit in units:
            if isinstance(unit, Region):
                for part in _divide(unit):
                    built.append(part)
                    call = self._insert(part, len(built) - 1, call)
            elif unit in self.read:
                copy = self.graph.node_copy(unit, lambda source: self.values[source])
                copy.meta = meta_of(unit)
                self.values[unit] = copy
        kept = self._kept(built)
        outputs = list(dict.fromkeys(node for node in self.returned if in_torch(node)))
        program.torch_calls = build_calls(
            [build_region(region, self.registers, kept) for region in built],
            self.registers,
            outputs,
        )
        program.torch_regions = [
            [origin_name(node) for node in region.nodes or [region.source]] for region in built
        ]
        self._return(outputs, call)
        program.graph = self.graph
        program.arguments = self.new_arguments

    # What a region reads and returns.

    def _connect(self, region: Region) -> None:
        inside = set(region.nodes)
        for node in region.nodes:
            for source in node.all_input_nodes:
                if source in inside or source in region.operands or self._stays_in_torch(source):
                    continue
                region.operands.append(source)
                region.orders.append(memory_order(source.meta["val"]))
        region.results = [
            node
            for node in region.nodes
            if any(user.op != "output" and not in_torch(user) for user in node.users)
            and isinstance(node.meta.get("val"), torch.Tensor)
        ]

    def _stays_in_torch(self, source: Node) -> bool:
        """Whether a region reads the node without the engine."""
        if in_torch(source) or source in self.registers.numbers:
            return True
        if source.op == "get_attr":
            constant = operator.attrgetter(str(source.target))(self.program.module)
            self.registers.add_constant(source, constant)
            return True
        argument = self._argument_behind(source)
        if argument is None or argument.derived >= 0:
            return False
        if argument.constant is not None:
            self.registers.add_constant(source, argument.constant)
        elif argument.position >= 0:
            self.registers.add_input(source, argument.position)
        else:
            computed = self.program.add_size(Call(_number, (argument.value,), {}), argument.value)
            self.registers.add_input(source, computed.position)
        return True

    def _argument_behind(self, node: Node) -> Argument | None:
        """The argument of the call that the node is: a placeholder, or one that is permuted back
        into the order that the caller sees."""
        if node in self.arguments:
            argument = self.arguments[node]
            return None if argument.order else argument
        if node.target is aten.permute.default and node.args[0] in self.arguments:
            argument = self.arguments[node.args[0]]  # type: ignore[index]
            if argument.order and tuple(node.args[1]) == inverse(argument.order):  # type: ignore[arg-type]
                return argument
        return None

    def _kept(self, regions: Sequence[Region]) -> set[Node]:
        """The nodes of regions that other regions or the caller read."""
        kept = {node for node in self.returned if in_torch(node)}
        for region in regions:
            inside = set(region.nodes)
            for node in region.nodes:
                if any(in_torch(user) and user not in inside for user in node.users):
                    kept.add(node)
            if not region.nodes:
                kept.update(region.operands, region.results)
        return kept

    # The new graph.

    def _copy_placeholders(self, regions: Sequence[Region]) -> None:
        self.read = {operand for region in regions for operand in region.operands}
        for node in reversed(self.old.nodes):
            if node.op == "output" or node in self.read:
                self.read.update(source for source in node.all_input_nodes if not in_torch(source))
        for node, argument in self.arguments.items():
            if node in self.read:
                copy = self.graph.placeholder(node.name)
                copy.meta = meta_of(node)
                self.values[node] = copy
                self.new_arguments.append(argument)

    def _new_placeholder(self, name: str, value: Any, position: int) -> Node:
        with inserting_behind_placeholders(self.graph):
            node = self.graph.placeholder(name)
        node.meta["val"] = value
        self.new_arguments.append(Argument(value, position))
        return node

    def _example(self, sizes: Sequence[int]) -> torch.Tensor:
        tensor = next(t for node in self.old.nodes for t in tensors_of(node))
        with fake_mode_of(tensor):
            return torch.empty(sizes, dtype=torch.int64)

    def _size(self, size: torch.SymInt) -> Node:
        key = expression_key(size)
        if key not in self.sizes:
            self.sizes[key] = self._new_placeholder(f"size_{len(self.sizes)}", size, -1)
        return self.sizes[key]

    def _insert(self, region: Region, number: int, call: Node) -> Node:
        """Inserts the call of a region; what the next call takes."""
        tensors = [call]
        for operand, order in zip(region.operands, region.orders, strict=True):
            value = self.values[operand]
            tensors.append(permute(self.graph, value, order) if order else value)
        examples = [call.meta["val"]]
        for result in region.results:
            value = result.meta["val"]
            examples.append(value.new_empty(value.shape))
        target = OpaqueCall("torch.max.call_torch", {"region": number})
        meta = {**meta_of(region.source), "in_torch": False}
        results = insert_call(self.graph, target, tensors, examples, self._size, meta)
        self.values.update(zip(region.results, results[1:], strict=True))
        return results[0]

    def _return(self, outputs: Sequence[Node], call: Node) -> None:
        """The engine returns what it computes, then the end of the chain of calls, which keeps all
        of them alive. Behind that is what torch returns."""
        program = self.program
        numbers: dict[int, int] = {}
        results: list[Result] = []
        nodes: list[Node] = []
        for number, (node, result) in enumerate(zip(self.returned, program.results, strict=True)):
            if not in_torch(node):
                numbers[number] = len(nodes)
                nodes.append(self.values[node])
                results.append(result)
        nodes.append(call)
        results.append(Result((), (0,)))
        for number, node in enumerate(self.returned):
            if in_torch(node):
                numbers[number] = len(results) + outputs.index(node)
        self.graph.output(tuple(nodes))

        def renumbered(output: Output) -> Output:
            return FromEngine(numbers[output.result]) if isinstance(output, FromEngine) else output

        program.results = results
        program.outputs = [renumbered(output) for output in program.outputs]
        program.after_inputs = [renumbered(output) for output in program.after_inputs]


def _number(value: Any) -> Any:
    return value


def _dependencies(graph: Graph) -> dict[Node, list[Node]]:
    """For each node what has to run before it: what it reads and, for an op of torch with effects,
    the one before it in the program."""
    dependencies = {}
    last_effect: list[Node] = []
    for node in graph.nodes:
        dependencies[node] = list(node.all_input_nodes)
        if in_torch(node) and has_effects(node.target):
            dependencies[node] += last_effect
            last_effect = [node]
    return dependencies


def _find_regions(graph: Graph) -> list[Region]:
    """Two ops of torch are in one region if they are connected and no op of the engine is on a path
    between them. The level of an op is the number of times that such paths change sides."""
    levels: dict[Node, int] = {}
    regions: dict[Node, list[Node]] = {}
    for node, sources in _dependencies(graph).items():
        levels[node] = max(
            (levels[s] + (in_torch(s) != in_torch(node)) for s in sources), default=0
        )
        if not in_torch(node):
            continue
        joined = [node]
        for source in sources:
            if in_torch(source) and levels[source] == levels[node] and source not in joined:
                joined = regions[source] + joined
        for member in joined:
            regions[member] = joined
    position = {node: i for i, node in enumerate(graph.nodes)}
    unique = {id(members): members for members in regions.values()}
    ordered = (sorted(members, key=position.__getitem__) for members in unique.values())
    return [Region(members[0], members) for members in ordered]


def _in_order(graph: Graph, regions: Sequence[Region]) -> Iterator[Node | Region]:
    """The nodes of the engine and the regions, each behind what it reads."""
    unit_of: dict[Node, Any] = {node: node for node in graph.nodes}
    for region in regions:
        unit_of.update(dict.fromkeys(region.nodes, id(region)))
    by_id: dict[Any, Region] = {id(region): region for region in regions}
    sorter: TopologicalSorter[Any] = TopologicalSorter()
    for node, sources in _dependencies(graph).items():
        if node.op in ("placeholder", "output"):
            continue
        unit = unit_of[node]
        sorter.add(unit)
        for source in sources:
            if source.op != "placeholder" and unit_of[source] != unit:
                sorter.add(unit, unit_of[source])
    for unit in sorter.static_order():
        yield by_id.get(unit, unit)


def _divide(region: Region) -> Iterator[Region]:
    """Makes calls of a region that take and return few enough tensors. Calls before it keep further
    operands for it, and calls behind it fetch further results. They compute nothing."""
    most = _MOST_TENSORS
    for first in range(most, len(region.operands), most):
        chunk = slice(first, first + most)
        yield Region(region.source, [], region.operands[chunk], region.orders[chunk])
    yield Region(
        region.source,
        region.nodes,
        region.operands[:most],
        region.orders[:most],
        region.results[:most],
    )
    for first in range(most, len(region.results), most):
        chunk = slice(first, first + most)
        yield Region(region.source, results=region.results[chunk])

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""torch-mlir's importer of nodes, extended by what it lacks.

`torch.cond` and `while_loop`: their graphs become regions of `torch.prim.If` and `torch.prim.Loop`,
which see the values around them. `.item()` of integers, as a size: `torch.aten.Int.Tensor`. Opaque
calls. The order of packed weights, as attributes of the op that reads them. The location of an op
carries the name of the node that the user's graph has for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import torch
from torch.fx import Node
from torch_mlir.extras.fx_importer import ContextCache, GraphNodeImporter
from torch_mlir.ir import (
    Block,
    InsertionPoint,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    StringAttr,
    Type,
    Value,
)

from .graphs.nodes import origin_name
from .int4_order import int4_order
from .opaque_calls import OpaqueCall

aten = torch.ops.aten


class NamingCache(ContextCache):  # type: ignore[misc]
    """Makes types and locations."""

    current: Node
    """The node that is being imported."""

    def get_node_location(self, node: Node) -> Location:
        self.current = node
        position = super().get_node_location(node) or Location.unknown(context=self._c)
        name = origin_name(node)
        return Location.name(name, childLoc=position, context=self._c) if name else position


class NodeImporter(GraphNodeImporter):  # type: ignore[misc]
    """The base class calls `_import_hop_<name>` for an op that takes graphs."""

    def import_nodes(self, nodes: Iterable[Node], **options: Any) -> None:
        """The base class takes whole graphs; an opaque call is a target that it does not know."""
        pending: list[Node] = []
        for node in nodes:
            if not isinstance(node.target, OpaqueCall):
                pending.append(node)
                continue
            super().import_nodes(pending, **options)
            pending = []
            with InsertionPoint(self._b):
                self._import_opaque_call(self._cc.get_node_location(node), node, node.target)
        super().import_nodes(pending, **options)

    def _import_opaque_call(self, loc: Location, node: Node, call: OpaqueCall) -> None:
        with loc:
            operation = Operation.create(
                "torch.operator",
                results=self._result_types(node),
                operands=self._values(loc, node.args),
                attributes={"name": StringAttr.get(call.op)},
            )
        self._set_attributes(loc, operation, call.attributes)
        self._bind_results(node, operation)

    def _set_attributes(
        self, loc: Location, operation: Operation, attributes: Mapping[str, int | str]
    ) -> None:
        with loc:
            for name, value in attributes.items():
                operation.attributes[name] = (
                    StringAttr.get(value)
                    if isinstance(value, str)
                    else IntegerAttr.get(IntegerType.get_signless(64), value)
                )

    def _import_torch_op_overload(
        self, loc: Location, node: Node, concrete_target: Any = None
    ) -> None:
        if node.target is not aten._local_scalar_dense.default:
            super()._import_torch_op_overload(loc, node, concrete_target)
            if node.target is aten._weight_int4pack_mm_for_cpu.default and (order := int4_order()):
                operation = self.resolve_node_value(node).owner.operation
                self._set_attributes(loc, operation, asdict(order))
            return
        number = Operation.create(
            "torch.aten.Int.Tensor",
            results=[self._cc.torch_int_type],
            operands=self._values(loc, node.args),
            loc=loc,
        )
        self.bind_node_value(node, number.result)

    def _import_hop_cond(self, loc: Location, node: Node, _: Any) -> None:
        predicate, then_graph, else_graph, operands = node.args
        values = self._values(loc, operands)
        branch = Operation.create(
            "torch.prim.If",
            results=self._result_types(node),
            operands=[self._as_bool(loc, self._import_argument(loc, predicate))],
            regions=2,
            loc=loc,
        )
        for region, graph in zip(branch.regions, (then_graph, else_graph), strict=True):
            block = Block.create_at_start(region, [])
            results = self._import_into(block, graph, values, loc)
            self._end(block, "torch.prim.If.yield", results, loc)
        self._bind_results(node, branch)

    def _import_hop_while_loop(self, loc: Location, node: Node, _: Any) -> None:
        condition, body, carried, others = node.args
        inits, constants = self._values(loc, carried), self._values(loc, others)
        (first,) = self._import_into(self._b, condition, inits + constants, loc)
        loop = Operation.create(
            "torch.prim.Loop",
            results=self._result_types(node),
            operands=[self._no_limit(loc), self._as_bool(loc, first), *inits],
            regions=1,
            loc=loc,
        )
        with loc:
            types = [self._cc.torch_int_type, *(value.type for value in inits)]
            block = Block.create_at_start(loop.regions[0], types)
        values = self._import_into(block, body, [*block.arguments][1:] + constants, loc)
        (again,) = self._import_into(block, condition, values + constants, loc)
        with InsertionPoint(block):
            again = self._as_bool(loc, again)
        self._end(block, "torch.prim.Loop.condition", [again, *values], loc)
        self._bind_results(node, loop)

    def _values(self, loc: Location, items: Any) -> list[Value]:
        return [self._import_argument(loc, item) for item in items]

    def _result_types(self, node: Node) -> list[Type]:
        return [self._cc.value_info_to_type(value) for value in node.meta["val"]]

    def _bind_results(self, node: Node, operation: Operation) -> None:
        self._multi_result_nodes.add(node)
        for index, result in enumerate(operation.results):
            self.bind_node_value(node, result, index)

    def _import_into(
        self, block: Block, graph_node: Any, values: Sequence[Value], loc: Location
    ) -> list[Value]:
        """The graph's results, computed at the end of the block."""
        graph = getattr(graph_node.graph.owning_module, graph_node.target).graph
        importer = type(self)(self.fx_importer, self._c, self._cc, block)
        for placeholder, value in zip(graph.find_nodes(op="placeholder"), values, strict=True):
            importer.bind_node_value(placeholder, value)
        importer.import_nodes(graph.nodes, skip_placeholders_outputs=True)
        (results,) = graph.output_node().args
        results = results if isinstance(results, (list, tuple)) else [results]
        with InsertionPoint(block):
            return importer._values(loc, results)

    def _end(self, block: Block, op: str, operands: Sequence[Value], loc: Location) -> None:
        with InsertionPoint(block):
            Operation.create(op, operands=list(operands), loc=loc)

    def _as_bool(self, loc: Location, value: Value) -> Value:
        bool_type = self._cc.torch_bool_type
        if value.type == bool_type:
            return value
        name = "torch.aten.Bool.Tensor"
        return Operation.create(name, results=[bool_type], operands=[value], loc=loc).result

    def _no_limit(self, loc: Location) -> Value:
        with loc:
            limit = IntegerAttr.get(IntegerType.get_signless(64), sys.maxsize)
            return Operation.create(
                "torch.constant.int",
                results=[self._cc.torch_int_type],
                attributes={"value": limit},
            ).result

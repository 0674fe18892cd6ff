# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pickles plans of calls. torch's ops, which pickle does not know, are pickled by their names."""

from __future__ import annotations

import io
import operator
import pickle
from typing import Any

import torch
from torch._ops import HigherOrderOperator, OpOverload, OpOverloadPacket

__all__ = ["dump", "load"]


def dump(item: Any) -> bytes:
    """Raises an exception of any type if the item has a part that cannot be pickled."""
    stream = io.BytesIO()
    _Pickler(stream).dump(item)
    return stream.getvalue()


def load(data: bytes) -> Any:
    return pickle.loads(data)


class _Pickler(pickle.Pickler):
    def reducer_override(self, item: Any) -> Any:
        if isinstance(item, OpOverload):
            return _find_op, (f"{item.namespace}.{item.__name__}",)
        if isinstance(item, OpOverloadPacket):
            return _find_op, (item._qualified_op_name.replace("::", "."),)
        if isinstance(item, HigherOrderOperator):
            return _find_op, (f"higher_order.{item.name()}",)
        return NotImplemented


def _find_op(name: str) -> Any:
    return operator.attrgetter(name)(torch.ops)

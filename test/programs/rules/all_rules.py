# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules of all families. A new file of rules is listed here."""

from collections import defaultdict

from . import Rule, casts, elementwise, heavy, indexing, reductions, shapes, writes

ALL = [
    rule
    for family in (elementwise, reductions, shapes, indexing, heavy, casts, writes)
    for rule in family.RULES
]

BY_FAMILY: dict[str, list[Rule]] = defaultdict(list)
for _rule in ALL:
    BY_FAMILY[_rule.family].append(_rule)

# Part of the torch-max project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading and writing at indices.

All tensors come flattened, with their sizes as numbers beside them. An op walks
over a space of `rank` axes, row by row along the last one. `shapes` holds the
sizes of that space, then those of the tensors that take part, `rank` numbers
each; an axis of size 1 is repeated. Along `axis`, the data is read or written
where the index says. Every index is checked.
"""

from .bags import embedding_bag
from .reading import gather, positions
from .writing import masked_scatter, scatter, scatter_in_place

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which compiled functions take part in AOTAutograd's cache, and under which key.

torch's key covers Dynamo's graph and the inputs. What the backend adds, a tag, covers this package
and the options. Functions that depend on anything else are compiled in each process, unless the
user saves them (`torch.compile(...).aot_compile(...)`).
"""

from __future__ import annotations

import functools
import hashlib
import logging
import uuid
from pathlib import Path

import torch
from torch.fx import GraphModule

from .decompositions import of_users
from .extension import extension
from .mapping import MAPPING_TORCH_ATEN_TO_MAX
from .options import Options
from .reporting import log
from .survey import current_survey
from .torch_compat import caching
from .torch_compat.precision import products_in_bf16


def cache_tag(module: GraphModule, options: Options) -> str | None:
    """None if the function that Dynamo's graph belongs to does not take part."""
    if current_survey() is not None:
        return None
    is_complete = not _is_watched(options) and not _is_extended() and not _has_tensors(module)
    if not caching.is_required() and not (caching.is_enabled() and is_complete):
        return None
    cpu = torch.backends.cpu.get_cpu_capability()
    products = "bf16" if products_in_bf16() else "f32"
    tag = f"torch_max_backend {_version()} {cpu} {products} {options.of_graphs()}"
    # Who saves a function has it compiled, unless the key tells everything.
    return tag if is_complete else f"{tag} {uuid.uuid4()}"


def _is_watched(options: Options) -> bool:
    """Whether somebody wants to see the stages of the compile, so that they have to run."""
    shows = options.profile or options.verbose or options.compare or options.dump
    return bool(shows) or log.isEnabledFor(logging.DEBUG)


def _is_extended() -> bool:
    """Whether users brought code of their own, of which the key would not tell the version."""
    return bool(of_users.registered_ops()) or any(MAPPING_TORCH_ATEN_TO_MAX.mapped_overloads())


def _has_tensors(module: GraphModule) -> bool:
    """torch's key has the shapes of tensors that Dynamo's graph holds, but not their values."""
    return any(
        isinstance(value, torch.Tensor)
        for part in module.modules()
        for value in (*part._parameters.values(), *part._buffers.values(), *vars(part).values())
    )


@functools.cache
def _version() -> str:
    """Changes with the sources of this package, in Python and in C++."""
    digest = hashlib.sha256(extension.build_id().encode())
    folder = Path(__file__).parent
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()

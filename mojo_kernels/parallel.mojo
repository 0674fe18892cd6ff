# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The engine's own threads, for the kernels in C++: a second pool of threads would fight with it
for the cores."""

from max.algorithm import parallelize
from std.runtime import parallelism_level

comptime Task = def(Int, Int) thin abi("C") -> None


@export("torch_max_parallelism")
def torch_max_parallelism() abi("C") -> Int:
    return parallelism_level()


@export("torch_max_parallelize")
def torch_max_parallelize(task: Int, context: Int, count: Int) abi("C"):
    """Calls `task(context, i)` for each i below count, one task a thread."""
    var address = task
    var function = Pointer(to=address).unsafe_bitcast[Task]()[]

    @always_inline
    def run(index: Int) {imm}:
        function(context, index)

    parallelize(run, count, count)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a call of PyTorch from the engine's graph costs, beyond PyTorch's own call.

python benchmarks/torch_calls.py

A graph of the engine's ReLUs with tanh in between, on a small tensor, where torch computes each
tanh: one of them, and many. The difference is that of the calls and of the ReLUs, so what is
printed is an upper bound.
"""

from __future__ import annotations

import argparse
import statistics

import torch
from rounds import race, serve
from torch_max_backend import max_backend

MANY = 101
CONTENDERS = ("one call", "many calls", "eager")


def compete(contender: str) -> None:
    x = torch.randn(64)

    def eager() -> None:
        y = x
        for _ in range(MANY - 1):
            y = torch.tanh(y)

    def chain(y: torch.Tensor) -> torch.Tensor:
        for _ in range(MANY if contender == "many calls" else 1):
            y = torch.relu(torch.tanh(torch.relu(y)))
        return y

    options = {"torch_ops": ["aten.tanh"]}
    run = torch.compile(chain, backend=max_backend, fullgraph=True, options=options)
    with torch.no_grad():
        serve(eager if contender == "eager" else lambda: run(x), calls=200, warm_up=20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--contender", choices=CONTENDERS)
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    if options.contender:
        compete(options.contender)
        return
    outcomes = race([__file__], CONTENDERS, options.rounds)
    one, many, eager = (statistics.median(outcomes[name].milliseconds) for name in CONTENDERS)
    each, own = (many - one) * 1e3 / (MANY - 1), eager * 1e3 / (MANY - 1)
    print(f"a call from the graph, with a ReLU of the engine: {each:.2f} us")
    print(f"the same op in eager: {own:.2f} us")
    print(f"the cost of the call: at most {each - own:.2f} us")


if __name__ == "__main__":
    main()

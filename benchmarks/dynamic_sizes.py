# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What dynamic sizes cost: GPT-2, compiled for one size and for all, called with that size.

python benchmarks/dynamic_sizes.py
"""

from __future__ import annotations

import argparse

import torch
import transformers
from rounds import race, serve, show
from torch_max_backend import max_backend

CONTENDERS = ("static", "dynamic", "eager")
BATCH, LENGTH = 1, 64


def compete(contender: str, layers: int) -> None:
    torch.manual_seed(0)
    config = transformers.GPT2Config(n_layer=layers, use_cache=False)
    model = transformers.GPT2LMHeadModel(config).eval()
    tokens = torch.randint(0, config.vocab_size, (BATCH, LENGTH))
    run = model
    if contender != "eager":
        run = torch.compile(
            model, backend=max_backend, fullgraph=True, dynamic=contender == "dynamic"
        )
    with torch.no_grad():
        serve(lambda: run(input_ids=tokens), calls=5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--contender", choices=CONTENDERS)
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    if options.contender:
        compete(options.contender, options.layers)
    else:
        program = [__file__, "--layers", str(options.layers)]
        show(race(program, CONTENDERS, options.rounds), "static")


if __name__ == "__main__":
    main()

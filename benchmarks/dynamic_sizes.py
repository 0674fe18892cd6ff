# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What dynamic sizes cost: GPT-2, compiled for one size and for all, called with that size.

python benchmarks/dynamic_sizes.py
"""

from __future__ import annotations

import torch
import transformers
from rounds import main, serve
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


if __name__ == "__main__":
    main(__file__, CONTENDERS, compete)

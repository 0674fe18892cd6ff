# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A training step of GPT-2 with AdamW: forward, loss, backward and update, compiled together.

python benchmarks/training_step.py
"""

from __future__ import annotations

import torch
import transformers
from rounds import main, serve
from torch_max_backend import max_backend

BACKENDS = {"eager": None, "inductor": "inductor", "max": max_backend}
BATCH, LENGTH = 1, 128


def compete(contender: str, layers: int) -> None:
    torch.manual_seed(0)
    config = transformers.GPT2Config(n_layer=layers, use_cache=False)
    model = transformers.GPT2LMHeadModel(config).train()
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.randint(0, config.vocab_size, (BATCH, LENGTH))

    def step() -> torch.Tensor:
        optimizer.zero_grad()
        loss = model(input_ids=tokens, labels=tokens).loss
        loss.backward()
        optimizer.step()
        return loss

    if backend := BACKENDS[contender]:
        step = torch.compile(step, backend=backend)
    # The second step has the state that the first one has made: another graph.
    serve(step, calls=2, warm_up=3)


if __name__ == "__main__":
    main(__file__, list(BACKENDS), compete)

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What smaller weights of linear layers cost: GPT-2's logits beside those of its weights in f32.

python benchmarks/smaller_weights.py [--write]

All of it runs in MAX. The model's weights and the text are random, because no trained model comes
with this project: the errors are those of the rounding, and the perplexities say nothing of GPT-2.
"""

from __future__ import annotations

import argparse

import torch
import torch.nn.functional as F
import transformers
from page import markdown_table, write_part
from torch import Tensor
from torch_max_backend import max_backend, quantize

TOKENS = 128
TEXTS = 4
WIDTHS = (None, "int8", "int4")
TITLES = ("weights", "largest error", "mean error", "perplexity")


def logits(width: str | None, texts: Tensor) -> Tensor:
    torch.manual_seed(0)
    model = transformers.GPT2LMHeadModel(transformers.GPT2Config(use_cache=False)).eval()
    if width is not None:
        quantize(model, width)
    compiled = torch.compile(model, backend=max_backend)
    with torch.no_grad():
        return torch.cat([compiled(text[None]).logits for text in texts])


def perplexity(found: Tensor, texts: Tensor) -> float:
    """Of each token after those before it."""
    loss = F.cross_entropy(found[:, :-1].flatten(0, 1), texts[:, 1:].flatten())
    return float(loss.exp())


def rows() -> list[list[str]]:
    generator = torch.Generator().manual_seed(1)
    vocabulary = transformers.GPT2Config().vocab_size
    texts = torch.randint(vocabulary, (TEXTS, TOKENS), generator=generator)
    exact = logits(None, texts)
    spread = float(exact.std())
    table = []
    for width in WIDTHS:
        found = exact if width is None else logits(width, texts)
        error = (found - exact).abs() / spread
        largest, mean = f"{float(error.max()):.4f}", f"{float(error.mean()):.4f}"
        table.append([width or "f32", largest, mean, f"{perplexity(found, texts):.0f}"])
    return table


def describe(table: list[list[str]]) -> str:
    return f"""
Errors of the logits of GPT-2 with random weights, in standard deviations of its logits in f32, and
the perplexity of {TEXTS} random texts of {TOKENS} tokens. No trained model was at hand, so that
only the differences between the rows mean something.

{markdown_table(TITLES, table)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="put the table into Performance.md")
    options = parser.parse_args()
    text = describe(rows())
    print(text)
    if options.write:
        write_part("smaller-weights", text)


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text generation: one graph for the prompt and one for all tokens after it."""

from __future__ import annotations

import re

import pytest
import torch
import transformers
from torch_engine import check_lowered, lower
from torch_max_backend import max_backend
from torch_max_backend.frontend.program import Program

_VOCABULARY = 96
_NO_SPECIAL_TOKENS = {"bos_token_id": 0, "eos_token_id": None, "pad_token_id": 0}


def _gpt2() -> transformers.PreTrainedModel:
    config = transformers.GPT2Config(
        vocab_size=_VOCABULARY,
        n_positions=128,
        n_embd=32,
        n_layer=2,
        n_head=4,
        **_NO_SPECIAL_TOKENS,
    )
    return transformers.GPT2LMHeadModel(config)


def _llama() -> transformers.PreTrainedModel:
    config = transformers.LlamaConfig(
        vocab_size=_VOCABULARY,
        max_position_embeddings=128,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        **_NO_SPECIAL_TOKENS,
    )
    return transformers.LlamaForCausalLM(config)


MODELS = {"gpt2": _gpt2, "llama": _llama}
# A cache that grows has sizes that change with every token; a static one changes in place.
CACHES = {"growing": {}, "static": {"cache_implementation": "static", "disable_compile": True}}


def check_generation(name: str, cache: str) -> None:
    torch.manual_seed(0)
    model = MODELS[name]().eval()
    prompt = torch.randint(0, _VOCABULARY, (1, 7))
    options = {"max_new_tokens": 64, "do_sample": False, **CACHES[cache]}
    expected = model.generate(prompt, **options)
    dynamic = True if cache == "growing" else None
    model.forward = torch.compile(model.forward, backend=max_backend, dynamic=dynamic)
    assert torch.equal(model.generate(prompt, **options), expected)


@pytest.mark.parametrize("cache", CACHES)
@pytest.mark.parametrize("name", MODELS)
def test_two_graphs(name: str, cache: str, programs: list[Program]) -> None:
    check_generation(name, cache)
    assert len(programs) == 2
    check_lowered(programs)
    if cache == "static":
        # A key and a value in each of two layers.
        decoding = lower(programs[1]).engine_ir
        assert decoding.count("native.update_5") == 4
        scatters = set(re.findall(r"torch_max_indexing_scatter\w*(?=_)", decoding))
        assert scatters == {"torch_max_indexing_scatter_in_place"}


@pytest.mark.slow
@pytest.mark.parametrize("cache", CACHES)
@pytest.mark.parametrize("name", MODELS)
def test_on_the_engine(name: str, cache: str) -> None:
    check_generation(name, cache)

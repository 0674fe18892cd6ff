# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the benchmarks compile: with random weights, and batch 1 where nothing else is said.

Each entry takes what compiles a function (contenders.py), and returns a call without arguments.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
import transformers
from torch import Tensor, nn
from torch_max_backend import quantize
from torch_max_backend.quantization import Width

_ROOT = Path(__file__).resolve().parents[1]
# Models that are shown, and models that are tested.
sys.path += [str(_ROOT / "examples"), str(_ROOT / "test/models")]

Compile = Callable[[Any], Callable[..., Any]]
Call = Callable[[], Any]

TOKENS = 128


def _inference(run: Callable[..., Any], *args: Any, **kwargs: Any) -> Call:
    def call() -> Any:
        with torch.no_grad():
            return run(*args, **kwargs)

    return call


def add(compile: Compile) -> Call:
    x, y = torch.randn(64, 64), torch.randn(64, 64)
    return _inference(compile(lambda x, y: x + y), x, y)


def matmul(compile: Compile) -> Call:
    x, y = torch.randn(64, 64), torch.randn(64, 64)
    return _inference(compile(lambda x, y: x @ y), x, y)


def mlp(compile: Compile) -> Call:
    layers = [part for _ in range(4) for part in (nn.Linear(1024, 1024), nn.ReLU())]
    return _inference(compile(nn.Sequential(*layers).eval()), torch.randn(32, 1024))


def convolution(compile: Compile) -> Call:
    model = nn.Sequential(
        nn.Conv2d(64, 64, 3, padding=1, bias=False), nn.BatchNorm2d(64), nn.ReLU()
    )
    return _inference(compile(model.eval()), torch.randn(1, 64, 56, 56))


def attention_block(compile: Compile) -> Call:
    model = nn.TransformerEncoderLayer(768, 12, 3072, activation="gelu", batch_first=True)
    # torch's own fused path is not what is compiled.
    torch.backends.mha.set_fastpath_enabled(False)
    return _inference(compile(model.eval()), torch.randn(1, TOKENS, 768))


def long_attention(compile: Compile) -> Call:
    q, k, v = (torch.randn(1, 16, 8192, 64) for _ in range(3))
    return _inference(compile(F.scaled_dot_product_attention), q, k, v)


def _gpt2() -> nn.Module:
    return transformers.GPT2LMHeadModel(transformers.GPT2Config()).eval()


def _tokens(model: nn.Module, count: int = TOKENS, batch: int = 1) -> Tensor:
    return torch.randint(0, model.config.vocab_size, (batch, count))


def gpt2(compile: Compile) -> Call:
    model = _gpt2()
    return _inference(compile(model), input_ids=_tokens(model), use_cache=False)


def gpt2_token(compile: Compile, width: Width | None = None) -> Call:
    model = _gpt2()
    if width is not None:
        quantize(model, width)
    config = model.config
    shape = (1, config.n_head, TOKENS - 1, config.n_embd // config.n_head)
    past = [(torch.randn(shape), torch.randn(shape)) for _ in range(config.n_layer)]

    def next_logits(token: Tensor, past: list[tuple[Tensor, Tensor]]) -> Tensor:
        cache = transformers.DynamicCache()
        for layer, (key, value) in enumerate(past):
            cache.update(key, value, layer)
        return model(input_ids=token, past_key_values=cache).logits

    return _inference(compile(next_logits), _tokens(model, 1), past)


def llama(compile: Compile) -> Call:
    """101 million parameters, with grouped heads."""
    config = transformers.LlamaConfig(
        vocab_size=16384,
        hidden_size=768,
        intermediate_size=2048,
        num_hidden_layers=12,
        num_attention_heads=12,
        num_key_value_heads=4,
        use_cache=False,
    )
    model = transformers.LlamaForCausalLM(config).eval()
    return _inference(compile(model), input_ids=_tokens(model))


def bert(
    compile: Compile,
    dtype: torch.dtype = torch.float32,
    batch: int = 1,
    length: int = TOKENS,
) -> Call:
    model = transformers.BertModel(transformers.BertConfig()).eval().to(dtype)
    return _inference(compile(model), input_ids=_tokens(model, length, batch))


def t5(compile: Compile) -> Call:
    """T5-small: both sides get so many tokens."""
    config = transformers.T5Config(use_cache=False)
    model = transformers.T5ForConditionalGeneration(config).eval()
    tokens = _tokens(model)
    return _inference(compile(model), input_ids=tokens, decoder_input_ids=tokens)


def whisper(compile: Compile) -> Call:
    """Whisper-tiny: 30 seconds of speech, and so many tokens of text."""
    config = transformers.WhisperConfig(use_cache=False)
    model = transformers.WhisperForConditionalGeneration(config).eval()
    speech = torch.randn(1, config.num_mel_bins, 2 * config.max_source_positions)
    return _inference(compile(model), input_features=speech, decoder_input_ids=_tokens(model))


def _image(dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.randn(1, 3, 224, 224, dtype=dtype)


def _vision(compile: Compile, model: nn.Module, dtype: torch.dtype = torch.float32) -> Call:
    return _inference(compile(model.eval().to(dtype)), pixel_values=_image(dtype))


def vit(compile: Compile) -> Call:
    return _vision(compile, transformers.ViTForImageClassification(transformers.ViTConfig()))


def resnet50(compile: Compile, dtype: torch.dtype = torch.float32) -> Call:
    model = transformers.ResNetForImageClassification(transformers.ResNetConfig())
    return _vision(compile, model, dtype)


def mobilenet(compile: Compile) -> Call:
    config = transformers.MobileNetV2Config()
    return _vision(compile, transformers.MobileNetV2ForImageClassification(config))


def efficientnet(compile: Compile) -> Call:
    """EfficientNet-B0."""
    config = transformers.EfficientNetConfig(
        width_coefficient=1.0, depth_coefficient=1.0, image_size=224, hidden_dim=1280
    )
    model = transformers.EfficientNetForImageClassification(config)
    # The same mean: its own window is larger than the image, which OpenVINO refuses.
    model.efficientnet.pooler = nn.AdaptiveAvgPool2d(1)
    return _vision(compile, model)


def convnext(compile: Compile) -> Call:
    """ConvNeXt-tiny."""
    return _vision(
        compile, transformers.ConvNextForImageClassification(transformers.ConvNextConfig())
    )


def unet(compile: Compile) -> Call:
    from plain_models import UNet

    return _inference(compile(UNet(channels=32).eval()), image=_image())


def readme_step(compile: Compile) -> Call:
    """As the README has it, with the model of examples/demo.py."""
    from demo import make_mlp

    model = make_mlp()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)

    @compile
    def train_step(x: Tensor, target: Tensor) -> Tensor:
        model.train()
        optimizer.zero_grad()
        loss = F.mse_loss(model(x), target)
        loss.backward()
        optimizer.step()
        return loss

    x, target = torch.randn(32, 64), torch.randn(32, 10)
    return lambda: train_step(x, target)


def digits_step(compile: Compile) -> Call:
    """As in examples/digits.py: the second step has a momentum already, which is another graph."""
    from digits import BATCH, make_model

    model = make_model()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)

    @compile
    def step(x: Tensor, target: Tensor) -> Tensor:
        model.train()
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), target)
        loss.backward()
        optimizer.step()
        return loss

    x, target = torch.randn(BATCH, 1, 8, 8), torch.randint(0, 10, (BATCH,))

    def two_steps() -> None:
        step(x, target)
        step(x, target)

    return two_steps


MODELS: dict[str, Callable[[Compile], Call]] = {
    "one add": add,
    "one matmul": matmul,
    "MLP 4x1024, batch 32": mlp,
    "convolution, batch norm, ReLU": convolution,
    "attention block": attention_block,
    "GPT-2": gpt2,
    "GPT-2, one token": gpt2_token,
    "GPT-2, one token, int8": functools.partial(gpt2_token, width="int8"),
    "GPT-2, one token, int4": functools.partial(gpt2_token, width="int4"),
    "BERT-base": bert,
    "BERT-base, bf16": functools.partial(bert, dtype=torch.bfloat16),
    "ViT-base": vit,
    "ResNet-50": resnet50,
    "ResNet-50, bf16": functools.partial(resnet50, dtype=torch.bfloat16),
    "MobileNetV2": mobilenet,
    "Llama-style 100M": llama,
    "T5-small": t5,
    "Whisper-tiny": whisper,
    "U-Net": unet,
    "EfficientNet-B0": efficientnet,
    "ConvNeXt-tiny": convnext,
    "attention over 8192 positions": long_attention,
    "README's training step": readme_step,
    "digits' training step": digits_step,
}

# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The models: small random configurations of 22 that `transformers` has, and some in plain torch
(plain_models.py).

Small, but whole: at least two layers, grouped heads where the model has them, sliding windows
shorter than the input, and so on, so that every kind of op of the real model is in the graph.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import torch
import transformers
from plain_models import (
    Detector,
    EfficientNet,
    KernelRegression,
    MobileNetV3,
    OddUNet,
    RegNet,
    SequenceTagger,
    UNet,
)
from torch import nn
from torch.utils._pytree import tree_leaves

Inputs = dict[str, torch.Tensor]

_VOCABULARY = 96
_TEXT = {
    "vocab_size": _VOCABULARY,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "max_position_embeddings": 64,
}
_DECODER = {**_TEXT, "num_key_value_heads": 2, "head_dim": 8, "use_cache": False}
_IMAGE = {
    "image_size": 32,
    "patch_size": 8,
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
}


def _tokens(batch: int = 2, length: int = 16) -> torch.Tensor:
    return torch.randint(3, _VOCABULARY, (batch, length))


def _padding(batch: int = 2, length: int = 16) -> torch.Tensor:
    """An attention mask whose last row is padded."""
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[-1, length // 2 :] = 0
    return mask


def _image(channels: int = 3, size: int = 32, batch: int = 2) -> torch.Tensor:
    return torch.randn(batch, channels, size, size)


class TensorsOnly(nn.Module):
    """Returns the floating-point tensors of a model's output, as a flat tuple."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, **inputs: torch.Tensor) -> tuple[torch.Tensor, ...]:
        leaves = tree_leaves(self.model(**inputs))
        return tuple(leaf for leaf in leaves if isinstance(leaf, torch.Tensor))


@dataclass(frozen=True)
class Model:
    name: str
    make: Callable[[], tuple[nn.Module, Inputs]]
    broken_by: str = ""
    """Why Dynamo does not make one graph of it in train() mode; empty if it does."""
    warm_up: bool = False
    """Runs once in eager first: what it caches then, Dynamo cannot trace."""
    unrolled: tuple[int, ...] = ()
    """The positions of dimensions that a loop runs over: each size is a graph of its own."""
    cheap: bool = False
    """One of those that `make test` runs."""
    has_bf16: bool = True
    """Whether eager can run it in bf16."""
    trains_with: str = ""
    """The model whose pair of training graphs it shares; empty if it has its own."""

    def build(self, dtype: torch.dtype = torch.float32) -> tuple[nn.Module, Inputs]:
        """The same weights and inputs each time, in evaluation mode."""
        torch.manual_seed(0)
        model, inputs = self.make()
        _stir(model)
        inputs = {
            name: value.to(dtype) if value.is_floating_point() else value
            for name, value in inputs.items()
        }
        return TensorsOnly(model).to(dtype).eval(), inputs


@torch.no_grad()
def _stir(model: nn.Module) -> None:
    """The usual initial values are so small, and biases zero, that attention and norms hardly
    show in the output: a wrong one would not either."""
    for parameter in model.parameters():
        fan_in = parameter[0].numel() if parameter.dim() > 1 else 0
        parameter += torch.randn_like(parameter) * (0.7 * fan_in**-0.5 if fan_in else 0.1)
    for name, buffer in model.named_buffers():
        if name.endswith("running_var"):
            buffer += torch.rand_like(buffer)
        # Of both signs: ReLUs after positive means would let nothing through.
        if name.endswith("running_mean"):
            buffer += 0.1 * torch.randn_like(buffer)


_LAYERDROP = "a branch on a random number for each layer"

MODELS: dict[str, Model] = {}


def _model(name: str, **options: Any) -> Callable[[Any], Any]:
    def register(make: Callable[[], tuple[nn.Module, Inputs]]) -> Any:
        MODELS[name] = Model(name, make, **options)
        return make

    return register


@contextmanager
def dynamo_settings() -> Iterator[None]:
    """Dynamo leaves an LSTM to eager unless it is told not to."""
    with torch._dynamo.config.patch(allow_rnn=True):
        yield


# ===----------------------------------------------------------------------===#
# Text
# ===----------------------------------------------------------------------===#


@_model("gpt2", cheap=True)
def _gpt2() -> tuple[nn.Module, Inputs]:
    config = transformers.GPT2Config(
        vocab_size=_VOCABULARY,
        n_positions=64,
        n_embd=32,
        n_layer=2,
        n_head=4,
        bos_token_id=1,
        eos_token_id=2,
        use_cache=False,
    )
    return transformers.GPT2LMHeadModel(config), {"input_ids": _tokens()}


@_model("llama", trains_with="gpt2")
def _llama() -> tuple[nn.Module, Inputs]:
    config = transformers.LlamaConfig(**_DECODER)
    return transformers.LlamaForCausalLM(config), {"input_ids": _tokens()}


@_model("qwen3", trains_with="gpt2")
def _qwen3() -> tuple[nn.Module, Inputs]:
    config = transformers.Qwen3Config(**_DECODER)
    return transformers.Qwen3ForCausalLM(config), {"input_ids": _tokens()}


@_model("qwen3moe", trains_with="t5")
def _qwen3_moe() -> tuple[nn.Module, Inputs]:
    config = transformers.Qwen3MoeConfig(
        **_DECODER, num_experts=4, num_experts_per_tok=2, moe_intermediate_size=16
    )
    return transformers.Qwen3MoeForCausalLM(config), {"input_ids": _tokens()}


@_model("gemma3", trains_with="mistral")
def _gemma3() -> tuple[nn.Module, Inputs]:
    config = transformers.Gemma3TextConfig(
        **_DECODER, sliding_window=8, layer_types=["sliding_attention", "full_attention"]
    )
    return transformers.Gemma3ForCausalLM(config), {"input_ids": _tokens()}


@_model("mistral")
def _mistral() -> tuple[nn.Module, Inputs]:
    config = transformers.MistralConfig(**_DECODER, sliding_window=8)
    return transformers.MistralForCausalLM(config), {"input_ids": _tokens()}


@_model("phi3", trains_with="mistral")
def _phi3() -> tuple[nn.Module, Inputs]:
    settings = {key: value for key, value in _DECODER.items() if key != "head_dim"}
    config = transformers.Phi3Config(
        **settings, pad_token_id=0, bos_token_id=1, eos_token_id=2, sliding_window=8
    )
    return transformers.Phi3ForCausalLM(config), {"input_ids": _tokens()}


@_model("bert", cheap=True)
def _bert() -> tuple[nn.Module, Inputs]:
    config = transformers.BertConfig(**_TEXT)
    inputs = {"input_ids": _tokens(), "attention_mask": _padding()}
    return transformers.BertModel(config), inputs


@_model("distilbert", trains_with="bert")
def _distilbert() -> tuple[nn.Module, Inputs]:
    config = transformers.DistilBertConfig(
        vocab_size=_VOCABULARY,
        dim=32,
        n_layers=2,
        n_heads=4,
        hidden_dim=64,
        max_position_embeddings=64,
    )
    inputs = {"input_ids": _tokens(), "attention_mask": _padding()}
    return transformers.DistilBertModel(config), inputs


@_model("roberta", trains_with="bert")
def _roberta() -> tuple[nn.Module, Inputs]:
    config = transformers.RobertaConfig(**_TEXT)
    inputs = {"input_ids": _tokens(), "attention_mask": _padding()}
    return transformers.RobertaModel(config), inputs


@_model("t5")
def _t5() -> tuple[nn.Module, Inputs]:
    config = transformers.T5Config(
        vocab_size=_VOCABULARY,
        d_model=32,
        d_kv=8,
        d_ff=64,
        num_layers=2,
        num_heads=4,
        use_cache=False,
        decoder_start_token_id=0,
    )
    inputs = {
        "input_ids": _tokens(),
        "attention_mask": _padding(),
        "decoder_input_ids": _tokens(length=8),
    }
    return transformers.T5ForConditionalGeneration(config), inputs


@_model("mamba", unrolled=(1,))
def _mamba() -> tuple[nn.Module, Inputs]:
    config = transformers.MambaConfig(
        vocab_size=_VOCABULARY, hidden_size=16, state_size=4, num_hidden_layers=2, use_cache=False
    )
    return transformers.MambaForCausalLM(config), {"input_ids": _tokens(length=8)}


# ===----------------------------------------------------------------------===#
# Images
# ===----------------------------------------------------------------------===#


@_model("vit")
def _vit() -> tuple[nn.Module, Inputs]:
    return transformers.ViTModel(transformers.ViTConfig(**_IMAGE)), {"pixel_values": _image()}


@_model("dinov2", trains_with="vit")
def _dinov2() -> tuple[nn.Module, Inputs]:
    settings = {key: value for key, value in _IMAGE.items() if key != "intermediate_size"}
    # The positions are those of larger images, so that they are resized.
    config = transformers.Dinov2Config(**settings, mlp_ratio=2)
    return transformers.Dinov2Model(config), {"pixel_values": _image(size=48)}


@_model("convnext")
def _convnext() -> tuple[nn.Module, Inputs]:
    config = transformers.ConvNextConfig(
        depths=[1, 1, 2, 1], hidden_sizes=[8, 16, 24, 32], image_size=64
    )
    return transformers.ConvNextModel(config), {"pixel_values": _image(size=64)}


@_model("resnet", cheap=True)
def _resnet() -> tuple[nn.Module, Inputs]:
    config = transformers.ResNetConfig(
        embedding_size=8, hidden_sizes=[8, 16, 16, 32], depths=[1, 1, 2, 1], layer_type="basic"
    )
    return transformers.ResNetModel(config), {"pixel_values": _image(size=64)}


@_model("mobilenetv2", trains_with="convnext")
def _mobilenet_v2() -> tuple[nn.Module, Inputs]:
    config = transformers.MobileNetV2Config(depth_multiplier=0.25, image_size=64)
    # In training the last batch norms see as many numbers as there are images: of two, rounding
    # errors are all that is left. And of these images no activation comes so close to a corner of
    # ReLU6 that rounding decides on which side it is, and with that the gradient.
    generator = torch.Generator().manual_seed(2)
    images = torch.randn(4, 3, 64, 64, generator=generator)
    return transformers.MobileNetV2Model(config), {"pixel_values": images}


@_model("swin", trains_with="segformer")
def _swin() -> tuple[nn.Module, Inputs]:
    config = transformers.SwinConfig(
        image_size=32, patch_size=4, embed_dim=16, depths=[2, 2], num_heads=[2, 4], window_size=4
    )
    # An image no larger than the last layer's window makes another graph of it.
    return transformers.SwinModel(config), {"pixel_values": _image(size=64)}


@_model("segformer", warm_up=True)
def _segformer() -> tuple[nn.Module, Inputs]:
    config = transformers.SegformerConfig(
        num_encoder_blocks=2,
        depths=[1, 1],
        sr_ratios=[4, 2],
        hidden_sizes=[16, 32],
        num_attention_heads=[1, 2],
        patch_sizes=[7, 3],
        strides=[4, 2],
        mlp_ratios=[2, 2],
        decoder_hidden_size=32,
        num_labels=5,
    )
    model = transformers.SegformerForSemanticSegmentation(config)
    return model, {"pixel_values": _image(size=64)}


@_model("unet", trains_with="resnet")
def _unet() -> tuple[nn.Module, Inputs]:
    return UNet(), {"image": _image()}


@_model("mobilenetv3")
def _mobilenet_v3() -> tuple[nn.Module, Inputs]:
    return MobileNetV3(), {"image": _image(batch=4)}


@_model("efficientnet", trains_with="mobilenetv3")
def _efficientnet() -> tuple[nn.Module, Inputs]:
    return EfficientNet(), {"image": _image(batch=4)}


@_model("regnet", trains_with="mobilenetv3")
def _regnet() -> tuple[nn.Module, Inputs]:
    return RegNet(), {"image": _image(batch=4)}


@_model("oddunet", trains_with="detector")
def _odd_unet() -> tuple[nn.Module, Inputs]:
    return OddUNet(), {"image": torch.randn(2, 3, 37, 29)}


# ===----------------------------------------------------------------------===#
# Boxes and distances
# ===----------------------------------------------------------------------===#


@_model("detector")
def _detector() -> tuple[nn.Module, Inputs]:
    return Detector(), {"image": _image()}


@_model("kernels", has_bf16=False, trains_with="detector")
def _kernels() -> tuple[nn.Module, Inputs]:
    return KernelRegression(), {"points": torch.randn(7, 3), "queries": torch.randn(5, 3)}


# ===----------------------------------------------------------------------===#
# Images and text, speech, sequences
# ===----------------------------------------------------------------------===#


@_model("clip", trains_with="vit")
def _clip() -> tuple[nn.Module, Inputs]:
    config = transformers.CLIPConfig(
        text_config={**_TEXT, "bos_token_id": 1, "eos_token_id": 2, "pad_token_id": 0},
        vision_config=_IMAGE,
        projection_dim=16,
    )
    inputs = {"input_ids": _tokens(), "attention_mask": _padding(), "pixel_values": _image()}
    return transformers.CLIPModel(config), inputs


@_model("whisper", broken_by=_LAYERDROP)
def _whisper() -> tuple[nn.Module, Inputs]:
    config = transformers.WhisperConfig(
        vocab_size=_VOCABULARY,
        num_mel_bins=8,
        d_model=32,
        encoder_layers=2,
        decoder_layers=2,
        encoder_attention_heads=4,
        decoder_attention_heads=4,
        encoder_ffn_dim=64,
        decoder_ffn_dim=64,
        max_source_positions=16,
        max_target_positions=16,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
        decoder_start_token_id=1,
        use_cache=False,
    )
    inputs = {"input_features": torch.randn(2, 8, 32), "decoder_input_ids": _tokens(length=8)}
    return transformers.WhisperForConditionalGeneration(config), inputs


@_model("wav2vec2", broken_by=_LAYERDROP)
def _wav2vec2() -> tuple[nn.Module, Inputs]:
    config = transformers.Wav2Vec2Config(
        vocab_size=_VOCABULARY,
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=64,
        conv_dim=(16, 16, 16),
        conv_stride=(5, 2, 2),
        conv_kernel=(10, 3, 2),
        num_feat_extract_layers=3,
        num_conv_pos_embeddings=16,
        num_conv_pos_embedding_groups=4,
        # Numpy draws what it masks in training.
        apply_spec_augment=False,
    )
    return transformers.Wav2Vec2Model(config), {"input_values": torch.randn(2, 800)}


@_model("lstm", unrolled=(1,))
def _lstm() -> tuple[nn.Module, Inputs]:
    return SequenceTagger(_VOCABULARY), {"tokens": _tokens(length=6)}


def groups() -> list[list[Model]]:
    """Models that train in one pair of graphs: what they share, the engine compiles once."""
    together = defaultdict(list)
    for model in MODELS.values():
        together[model.trains_with or model.name].append(model)
    return list(together.values())

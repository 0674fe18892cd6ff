# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is trained: small models, each with data that it can learn and an optimizer of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.optim import Optimizer
from torch.optim.lr_scheduler import LRScheduler, OneCycleLR

_WORDS = 64


@dataclass
class Task:
    model: nn.Module
    optimizer: Optimizer
    schedule: LRScheduler | None
    loss: Callable[[nn.Module, Tensor, Tensor], Tensor]
    batch: Callable[[torch.Generator], tuple[Tensor, Tensor]]


def _sentences(generator: torch.Generator, count: int, length: int) -> tuple[Tensor, Tensor]:
    """Each word follows from the one before it, now and then by chance; and the words after."""
    words = torch.randint(_WORDS, (count, 1), generator=generator)
    for _ in range(length):
        following = (3 * words[:, -1] + 1) % _WORDS
        chance = torch.rand(count, generator=generator) < 0.1
        other = torch.randint(_WORDS, (count,), generator=generator)
        words = torch.cat([words, torch.where(chance, other, following)[:, None]], 1)
    return words[:, :-1], words[:, 1:]


def _images(generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Stripes along one of four directions, under noise."""
    target = torch.randint(4, (16,), generator=generator)
    ways = torch.tensor([[1, 0], [0, 1], [1, 1], [1, -1]])[target].float()
    across = torch.arange(16.0)
    phase = ways[:, 0, None, None] * across[:, None] + ways[:, 1, None, None] * across
    noise = torch.randn(16, 3, 16, 16, generator=generator)
    return torch.sin(phase)[:, None] + noise, target


def _word_loss(model: nn.Module, words: Tensor, target: Tensor) -> Tensor:
    return F.cross_entropy(model(words).flatten(0, 1), target.flatten())


def _image_loss(model: nn.Module, images: Tensor, target: Tensor) -> Tensor:
    return F.cross_entropy(model(images), target)


class _Gpt2(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        from transformers import GPT2Config, GPT2LMHeadModel

        self.inner = GPT2LMHeadModel(
            GPT2Config(
                vocab_size=_WORDS,
                n_positions=32,
                n_embd=64,
                n_layer=2,
                n_head=4,
                attn_pdrop=0.0,
                use_cache=False,
            )
        )

    def forward(self, words: Tensor) -> Tensor:
        return self.inner(words).logits


class _Block(nn.Module):
    def __init__(self, channels: int, wider: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(channels, wider, 3, stride=2, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(wider)
        self.second = nn.Conv2d(wider, wider, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(wider)
        self.beside = nn.Conv2d(channels, wider, 1, stride=2, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        inner = F.relu(self.first_norm(self.first(x)))
        return F.relu(self.second_norm(self.second(inner)) + self.beside(x))


def _make_resnet() -> nn.Module:
    stem = (nn.Conv2d(3, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16), nn.ReLU())
    head = (nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 4))
    return nn.Sequential(*stem, _Block(16, 32), _Block(32, 64), *head)


class _Lstm(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(_WORDS, 32)
        self.lstm = nn.LSTM(32, 64, num_layers=2, batch_first=True)
        self.head = nn.Linear(64, _WORDS)

    def forward(self, words: Tensor) -> Tensor:
        return self.head(self.lstm(self.embedding(words))[0])


def gpt2(steps: int) -> Task:
    model = _Gpt2()
    optimizer = torch.optim.AdamW(model.parameters(), 3e-3)
    return Task(model, optimizer, None, _word_loss, lambda g: _sentences(g, 8, 32))


def resnet(steps: int) -> Task:
    model = _make_resnet()
    optimizer = torch.optim.SGD(model.parameters(), 0.02, momentum=0.9, weight_decay=1e-4)
    schedule = OneCycleLR(optimizer, 0.05, total_steps=steps + 1)
    return Task(model, optimizer, schedule, _image_loss, _images)


def lstm(steps: int) -> Task:
    model = _Lstm()
    optimizer = torch.optim.Adam(model.parameters(), 3e-3)
    return Task(model, optimizer, None, _word_loss, lambda g: _sentences(g, 16, 8))


TASKS = {"GPT-2": gpt2, "ResNet": resnet, "LSTM": lstm}

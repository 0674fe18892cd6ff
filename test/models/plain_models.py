# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models in plain torch, with what the others lack: squeeze-and-excite, grouped convolutions, odd
sizes, the arithmetic of boxes, and distances of all pairs."""

from __future__ import annotations

from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import nn


class SequenceTagger(nn.Module):
    def __init__(self, vocabulary: int) -> None:
        super().__init__()
        self.embed = nn.Embedding(vocabulary, 16)
        self.lstm = nn.LSTM(16, 24, num_layers=2, bidirectional=True, batch_first=True)
        self.head = nn.Linear(48, 5)

    def forward(self, tokens: torch.Tensor) -> tuple[torch.Tensor, ...]:
        states, (hidden, cell) = self.lstm(self.embed(tokens))
        return self.head(states), hidden, cell


class UNet(nn.Module):
    """Two levels: convolutions with group norm, pooling, resizing and transposed convolution."""

    def __init__(self, channels: int = 8) -> None:
        super().__init__()
        self.down0 = self._block(3, channels)
        self.down1 = self._block(channels, 2 * channels)
        self.bottom = self._block(2 * channels, 4 * channels)
        self.rise1 = nn.ConvTranspose2d(4 * channels, 2 * channels, 2, stride=2)
        self.up1 = self._block(4 * channels, 2 * channels)
        self.narrow0 = nn.Conv2d(2 * channels, channels, 1)
        self.up0 = self._block(2 * channels, channels)
        self.head = nn.Conv2d(channels, 2, 1)

    @staticmethod
    def _block(inputs: int, outputs: int) -> nn.Module:
        return nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, padding=1),
            nn.GroupNorm(4, outputs),
            nn.SiLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1),
            nn.BatchNorm2d(outputs),
            nn.ReLU(),
        )

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        first = self.down0(image)
        second = self.down1(F.max_pool2d(first, 2))
        bottom = self.bottom(F.avg_pool2d(second, 2))
        second = self.up1(torch.cat([self.rise1(bottom), second], 1))
        resized = F.interpolate(second, scale_factor=2, mode="bilinear", align_corners=False)
        return self.head(self.up0(torch.cat([self.narrow0(resized), first], 1)))


# ===----------------------------------------------------------------------===#
# Squeeze and excite
# ===----------------------------------------------------------------------===#


class SqueezeExcite(nn.Module):
    """Scales channels by what a small network makes of their means: convolutions of one pixel."""

    def __init__(
        self,
        channels: int,
        hidden: int,
        activation: Callable[[torch.Tensor], torch.Tensor],
        gate: Callable[[torch.Tensor], torch.Tensor],
    ) -> None:
        super().__init__()
        self.squeeze = nn.Conv2d(channels, hidden, 1)
        self.excite = nn.Conv2d(hidden, channels, 1)
        self.activation, self.gate = activation, gate

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        means = F.adaptive_avg_pool2d(x, 1)
        return x * self.gate(self.excite(self.activation(self.squeeze(means))))


def _convolution(
    inputs: int, outputs: int, size: int, stride: int = 1, groups: int = 1
) -> nn.Module:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
    )


class InvertedBottleneck(nn.Module):
    """Widens, convolves each channel, scales, narrows; the input is added if sizes allow."""

    def __init__(
        self,
        inputs: int,
        outputs: int,
        stride: int,
        activation: Callable[[torch.Tensor], torch.Tensor],
        scale: SqueezeExcite,
    ) -> None:
        super().__init__()
        wide = 4 * inputs
        self.widen = _convolution(inputs, wide, 1)
        self.depthwise = _convolution(wide, wide, 3, stride, groups=wide)
        self.scale = scale
        self.narrow = _convolution(wide, outputs, 1)
        self.activation = activation
        self.is_residual = stride == 1 and inputs == outputs

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.activation(self.depthwise(self.activation(self.widen(x))))
        y = self.narrow(self.scale(y))
        return x + y if self.is_residual else y


class MobileNetV3(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = _convolution(3, 8, 3, stride=2)
        self.blocks = nn.Sequential(*(self._block(*sizes) for sizes in ((8, 8, 1), (8, 16, 2))))
        self.head = nn.Linear(16, 24)
        self.classify = nn.Linear(24, 5)

    @staticmethod
    def _block(inputs: int, outputs: int, stride: int) -> nn.Module:
        scale = SqueezeExcite(4 * inputs, 16, F.relu, F.hardsigmoid)
        return InvertedBottleneck(inputs, outputs, stride, F.hardswish, scale)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        features = self.blocks(F.hardswish(self.stem(image)))
        means = F.adaptive_avg_pool2d(features, 1).flatten(1)
        return self.classify(F.hardswish(self.head(means)))


class EfficientNet(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = _convolution(3, 8, 3, stride=2)
        self.blocks = nn.Sequential(*(self._block(*sizes) for sizes in ((8, 12, 2), (12, 12, 1))))
        self.top = _convolution(12, 32, 1)
        self.classify = nn.Linear(32, 5)

    @staticmethod
    def _block(inputs: int, outputs: int, stride: int) -> nn.Module:
        scale = SqueezeExcite(4 * inputs, 4, F.silu, torch.sigmoid)
        return InvertedBottleneck(inputs, outputs, stride, F.silu, scale)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        features = F.silu(self.top(self.blocks(F.silu(self.stem(image)))))
        return self.classify(features.mean((2, 3)))


class RegNetBlock(nn.Module):
    """Grouped convolutions between two of one pixel each."""

    def __init__(self, inputs: int, outputs: int, stride: int) -> None:
        super().__init__()
        self.before = _convolution(inputs, outputs, 1)
        self.grouped = _convolution(outputs, outputs, 3, stride, groups=outputs // 8)
        self.scale = SqueezeExcite(outputs, max(inputs // 4, 2), F.relu, torch.sigmoid)
        self.after = _convolution(outputs, outputs, 1)
        self.shortcut = _convolution(inputs, outputs, 1, stride)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = F.relu(self.grouped(F.relu(self.before(x))))
        return F.relu(self.shortcut(x) + self.after(self.scale(y)))


class RegNet(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.stem = _convolution(3, 8, 3, stride=2)
        self.blocks = nn.Sequential(RegNetBlock(8, 16, 2), RegNetBlock(16, 24, 2))
        self.classify = nn.Linear(24, 5)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        features = self.blocks(F.relu(self.stem(image)))
        return self.classify(F.adaptive_avg_pool2d(features, 1).flatten(1))


# ===----------------------------------------------------------------------===#
# Odd sizes
# ===----------------------------------------------------------------------===#


class OddUNet(nn.Module):
    """Pools with a last window that is cut off, and resizes to the size that was there before."""

    def __init__(self, channels: int = 8) -> None:
        super().__init__()
        self.first = nn.Conv2d(3, channels, 3, padding=1)
        self.second = nn.Conv2d(channels, 2 * channels, 3, padding=1)
        self.bottom = nn.Conv2d(2 * channels, 2 * channels, 3, padding=1)
        self.up = nn.Conv2d(4 * channels, channels, 3, padding=1)
        self.head = nn.Conv2d(2 * channels, 2, 1)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        first = F.relu(self.first(image))
        second = F.relu(self.second(F.max_pool2d(first, 2, ceil_mode=True)))
        bottom = F.relu(self.bottom(F.avg_pool2d(second, 2, ceil_mode=True)))
        resized = F.interpolate(bottom, size=second.shape[2:], mode="nearest")
        second = F.relu(self.up(torch.cat([resized, second], 1)))
        resized = F.interpolate(second, size=first.shape[2:], mode="bilinear")
        return self.head(torch.cat([resized, first], 1))


# ===----------------------------------------------------------------------===#
# Boxes and distances
# ===----------------------------------------------------------------------===#


class Detector(nn.Module):
    """Moves a grid of anchors by what a convolution says, and compares all pairs of boxes."""

    def __init__(self, channels: int = 16) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, channels, 3, stride=4, padding=1)
        self.offsets = nn.Conv2d(channels, 4, 1)
        self.scores = nn.Conv2d(channels, 3, 1)

    def forward(self, image: torch.Tensor) -> tuple[torch.Tensor, ...]:
        features = F.relu(self.stem(image))
        height, width = features.shape[2:]
        y, x = torch.meshgrid(torch.arange(height), torch.arange(width), indexing="ij")
        centers = (torch.stack([x, y], -1).reshape(-1, 2) + 0.5).to(image.dtype) * 4
        offsets = self.offsets(features).permute(0, 2, 3, 1).flatten(1, 2)
        boxes = self._corners(centers + 4 * offsets[..., :2].tanh(), 8 * offsets[..., 2:].exp())
        boxes = torch.minimum(boxes.clamp(min=0), boxes.new_full((), 4.0 * width))
        scores = self.scores(features).permute(0, 2, 3, 1).flatten(1, 2).sigmoid()
        overlaps = self._overlaps(boxes)
        # Boxes that overlap one with a higher score count less.
        best = scores.amax(-1)
        is_beaten = best[:, None] > best[:, :, None]
        suppressed = torch.where(is_beaten, overlaps, 0.0).amax(-1)
        return boxes, scores * (1 - suppressed).unsqueeze(-1)

    @staticmethod
    def _corners(centers: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
        return torch.cat([centers - sizes / 2, centers + sizes / 2], -1)

    @staticmethod
    def _overlaps(boxes: torch.Tensor) -> torch.Tensor:
        """Intersection over union of all pairs."""
        low = torch.maximum(boxes[:, :, None, :2], boxes[:, None, :, :2])
        high = torch.minimum(boxes[:, :, None, 2:], boxes[:, None, :, 2:])
        common = (high - low).clamp(min=0).prod(-1)
        areas = (boxes[..., 2:] - boxes[..., :2]).prod(-1)
        return common / (areas[:, :, None] + areas[:, None] - common + 1e-3)


class KernelRegression(nn.Module):
    """Averages values at points by their distances from queries."""

    def __init__(self, features: int = 3, heads: int = 4) -> None:
        super().__init__()
        self.scales = nn.Parameter(torch.ones(heads))
        self.values = nn.Linear(features, 8)

    def forward(self, points: torch.Tensor, queries: torch.Tensor) -> tuple[torch.Tensor, ...]:
        distances = torch.cdist(queries, points)
        squares = ((queries[:, None] - points[None]) ** 2).sum(-1)
        weights = torch.exp(-squares[None] * self.scales[:, None, None].abs())
        weights = weights / weights.sum(-1, keepdim=True)
        cosines = F.cosine_similarity(queries[:, None], points[None], dim=-1)
        return weights @ self.values(points), (cosines + distances).softmax(-1)

"""Textures and surfaces: handles, images, and the rules of sampling.

A *handle* is the address of an allocation in the arena for which `Memory.handles` holds a `TextureImage`, a
`TexelSampler` or a `SurfaceImage`; the name of a `.texref` variable is the handle of the texture bound to it.
An `Image` is in the arena too, row by row, so writes through a surface and through a pointer to the same
array are mutually visible.

Sampling follows CUDA's rules (CUDA programming guide, texture fetching). With N texels along an axis:

* a normalized coordinate x counts as x·N. `wrap` takes the fraction of x first, `mirror` that fraction
  or one minus it where floor(x) is odd; `clamp` and `border` leave x alone;
* `point` takes texel floor(x); `linear` takes i = floor(x - 0.5) and i + 1 with weights 1 - α and α,
  where α is the fraction rounded to 8 bits, so 1 can occur;
* a texel outside is the border colour with `border`, else wrapped or clamped texel by texel.

Coordinates and weighted sums are computed in double precision and rounded once to f32. Where CUDA
is silent: a NaN coordinate counts as 0; absent components read as 0, absent alpha as 1; a cube
is filtered face by face.

Levels. Without `.level` or `.grad`, level 0 is read. Else the level of detail, which for `.grad` is the
logarithm to base 2 of the longer derivative in texels of level 0, plus the sampler's bias, is clamped to the
sampler's range and to the levels that there are; `point` takes the nearest level, the lower one half-way, and
`linear` mixes two, each of them sampled and rounded to f32, with a weight of 8 fractional bits. A NaN counts
as 0. Integer coordinates give a level by its number.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

FORMATS: dict[str, str] = {
    "u8": "u1",
    "s8": "i1",
    "u16": "u2",
    "s16": "i2",
    "u32": "u4",
    "s32": "i4",
    "f16": "f2",
    "f32": "f4",
}
"""The NumPy dtype code of each texel format."""

AXES: dict[str, int] = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2, "cube": 2, "acube": 2}
"""Dimensions of one layer or face."""

AddressMode = Literal["wrap", "mirror", "clamp", "border"]
"""The texel of a coordinate outside of an image: of the image repeated, or mirrored; the nearest one, or a
constant colour.
"""
TextureFilter = Literal["point", "linear"]
"""The nearest texel (or level), or an interpolation of the neighbours."""
ADDRESS_MODES = get_args(AddressMode)
FILTERS: tuple[TextureFilter, ...] = ("point", "linear")


@dataclass(frozen=True, slots=True)
class Image:
    """Texels in the arena: `layers` times `depth` times `height` times `width` times `channels` of `format`.

    `layers` counts the layers of an array, and six faces for each cube. Channels are 1, 2 or 4.
    """

    geometry: str
    format: str
    channels: int
    width: int
    height: int = 1
    depth: int = 1
    layers: int = 1
    address: int = 0
    pitch: int = 0
    """Bytes from row to row of an image in one layer, a multiple of a texel's; 0 where rows have no padding.
    """

    @property
    def texel_bytes(self) -> int:
        """The size of a texel in bytes."""
        return self.channels * np.dtype(FORMATS[self.format]).itemsize

    @property
    def row_texels(self) -> int:
        """Texels from row to row, padding included."""
        return self.pitch // self.texel_bytes if self.pitch else self.width

    @property
    def array_size(self) -> int:
        """The number of layers of an array, or of cubes."""
        return self.layers // (6 if "cube" in self.geometry else 1)

    @property
    def bytes(self) -> int:
        """Bytes from the first to the last."""
        rows = self.layers * self.depth * self.height
        return ((rows - 1) * self.row_texels + self.width) * self.texel_bytes


@dataclass(frozen=True, slots=True)
class TexelSampler:
    """The rules of addressing and filtering: an address mode per axis (x, y, z), the filter, the border
    colour, levels.
    """

    filter: TextureFilter = "point"
    address: tuple[AddressMode, AddressMode, AddressMode] = ("clamp", "clamp", "clamp")
    normalized: bool = False
    border: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    level_filter: TextureFilter = "point"
    level_bias: float = 0.0
    level_clamp: tuple[float, float] = (0.0, math.inf)


@dataclass(frozen=True, slots=True)
class TextureImage:
    """An image to sample. `unit` reads 8- and 16-bit integers as floats in [0, 1] or [-1, 1].

    `mipmaps` are the mipmap levels 1, 2, …. With `srgb`, the first three components of 8 bits that are read
    so are converted from sRGB to linear before they are filtered.
    """

    image: Image
    sampler: TexelSampler
    unit: bool = False
    mipmaps: tuple[Image, ...] = ()
    srgb: bool = False

    @property
    def levels(self) -> tuple[Image, ...]:
        """The levels of the mipmap, the largest first."""
        return (self.image, *self.mipmaps)


@dataclass(frozen=True, slots=True)
class SurfaceImage:
    """An image to load from and store to."""

    image: Image

"""Fetches of texels for many lanes at once, by the rules of textures.py.

Coordinates and results are arrays over lanes. A *tap* is one texel that a lane reads along an axis:
its index, inside the image, and whether the coordinate was inside (None where it always is).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from ..arithmetic.numerics import canonical
from .textures import AXES, FORMATS, AddressMode, Image, TexelSampler, TextureImage

_STEPS = np.arange(256) / 255
LINEAR_OF_SRGB = np.where(_STEPS <= 0.04045, _STEPS / 12.92, ((_STEPS + 0.055) / 1.055) ** 2.4).astype(
    np.float32
)
"""The linear values of the 256 codes of sRGB (IEC 61966-2-1)."""
_FAR = float(1 << 40)
"""The bound that coordinates are clamped to, so that they fit integers."""


class Tap(NamedTuple):
    """One texel along one axis; `weight` is None where it is the only one."""

    at: np.ndarray
    inside: np.ndarray | None
    weight: np.ndarray | None


class Texels:
    """The components of an image in the arena's bytes, in order.

    `on_read` is called before each read with the indices of components and the mask of lanes (None: all).
    """

    def __init__(
        self,
        memory: np.ndarray,
        image: Image,
        on_read: Callable[[np.ndarray, np.ndarray | None], None] | None = None,
    ) -> None:
        self._components, self._on_read = (
            memory[image.address : image.address + image.bytes].view(FORMATS[image.format]),
            on_read,
        )

    def read(self, index: np.ndarray, inside: np.ndarray | None) -> np.ndarray:
        """Return the components at an index for each lane; those of lanes that are not inside are
        arbitrary.
        """
        if self._on_read is not None:
            self._on_read(index, inside)
        return self._components.take(index)

    @staticmethod
    def look_up(table: np.ndarray, index: np.ndarray) -> np.ndarray:
        """Return the elements of a table at the indices."""
        return table.take(index)


def fetch(
    texels: Texels,
    texture: TextureImage,
    sampler: TexelSampler,
    layer: Any,
    coordinates: Sequence[np.ndarray],
    offsets: Sequence[np.ndarray],
) -> list[Any]:
    """Return the four components: an array each, or a scalar where the image has no such component.

    `coordinates` are integers (texels; no filtering) or floats, x first, as many as the geometry has axes;
    `layer` is an index array into `Image.layers`, already in range. Results are of the image's own format, or
    f32 where the texture's reads are floats.
    """
    image = texture.image
    sizes = (image.width, image.height, image.depth)
    taps = [
        axis_taps(x, sizes[axis], sampler, axis, offsets[axis] if offsets else None)
        for axis, x in enumerate(coordinates)
    ]
    result = [_filter(texels, texture, sampler, layer, taps, channel) for channel in range(image.channels)]
    kind = np.float32 if is_float(texture) else np.dtype(FORMATS[image.format]).type
    return result + [kind(channel == 3) for channel in range(image.channels, 4)]


def gather(
    texels: Texels,
    texture: TextureImage,
    sampler: TexelSampler,
    layer: Any,
    coordinates: Sequence[np.ndarray],
    offsets: Sequence[np.ndarray],
    channel: int,
) -> list[Any]:
    """Return one component of the four texels that bilinear filtering at `coordinates` (floats) would mix.

    They are in the order of `tld4`: counterclockwise from (i, j + 1).
    """
    image = texture.image
    kind = np.float32 if is_float(texture) else np.dtype(FORMATS[image.format]).type
    if channel >= image.channels:
        return [kind(channel == 3)] * 4
    x, y = (
        _linear_taps(c, size, sampler, axis, offsets[axis] if offsets else None)
        for axis, (c, size) in enumerate(zip(coordinates, (image.width, image.height)))
    )
    return [
        _texel(texels, texture, sampler, layer, (x[i], y[j]), channel)
        for i, j in ((0, 1), (1, 1), (1, 0), (0, 0))
    ]


def is_float(texture: TextureImage) -> bool:
    """Return whether reads return floats."""
    return texture.unit or texture.image.format[0] == "f"


# ------------------------------------------------------------------------------------ along an axis


def axis_taps(
    x: np.ndarray, size: int, sampler: TexelSampler, axis: int, offset: np.ndarray | None
) -> list[Tap]:
    """Return the texels that a coordinate reads: one, or two with weights when filtering."""
    is_float = x.dtype.kind == "f"
    if is_float and sampler.filter == "linear":
        return _linear_taps(x, size, sampler, axis, offset)
    index = (np.floor(_scale(x, size, sampler, axis)) if is_float else x).astype(np.int64)
    if offset is not None:
        index = index + offset
    return [_resolve_tap(index, size, sampler.address[axis], is_float and offset is not None, None)]


def _linear_taps(
    x: np.ndarray, size: int, sampler: TexelSampler, axis: int, offset: np.ndarray | None
) -> list[Tap]:
    moved = _scale(x, size, sampler, axis) - 0.5
    floor = np.floor(moved)
    weight = np.rint((moved - floor) * 256) / 256
    first = floor.astype(np.int64)
    if offset is not None:
        first = first + offset
    mode = sampler.address[axis]
    return [
        _resolve_tap(first, size, mode, offset is not None, 1 - weight),
        _resolve_tap(first + 1, size, mode, offset is not None, weight),
    ]


def _scale(x: np.ndarray, size: int, sampler: TexelSampler, axis: int) -> np.ndarray:
    """Return a float coordinate in texels, `wrap` and `mirror` applied."""
    x = x.astype(np.float64)
    mode = sampler.address[axis]
    if sampler.normalized:
        if mode in ("wrap", "mirror"):
            floor = np.floor(x)
            fraction = x - floor
            is_odd = floor - 2 * np.floor(floor / 2) == 1
            x = np.where(is_odd, 1 - fraction, fraction) if mode == "mirror" else fraction
        x = x * size
    return _finite(x)


def _finite(x: np.ndarray) -> np.ndarray:
    """Return numbers (f64) within bounds that integers have; NaN counts as 0."""
    result: np.ndarray = np.where(x == x, np.minimum(np.maximum(x, -_FAR), _FAR), 0.0)
    return result


def _clip(x: np.ndarray, low: Any, high: Any) -> np.ndarray:
    """Return the nearest numbers within bounds."""
    result: np.ndarray = np.minimum(np.maximum(x, low), high)
    return result


def _resolve_tap(
    index: np.ndarray, size: int, mode: AddressMode, moved: bool, weight: np.ndarray | None
) -> Tap:
    """Return a tap for a texel index that may be outside; `moved`: by an unbounded number of texels."""
    if mode == "border":
        clipped = _clip(index, 0, size - 1)
        inside = clipped == index
        return Tap(clipped, None if inside.all() else inside, weight)
    if mode == "wrap":
        return Tap(index % size, None, weight)
    if mode == "mirror" and moved:
        index = index % (2 * size)
        return Tap(np.where(index >= size, 2 * size - 1 - index, index), None, weight)
    return Tap(_clip(index, 0, size - 1), None, weight)


# ---------------------------------------------------------------------------------------- texels


def _filter(
    texels: Texels,
    texture: TextureImage,
    sampler: TexelSampler,
    layer: Any,
    taps: list[list[Tap]],
    channel: int,
) -> Any:
    """Return one component: a texel, or the weighted sum of several."""
    total: Any = None
    for combination in product(*reversed(taps)):
        selected = combination[::-1]
        value = _texel(texels, texture, sampler, layer, selected, channel)
        weight: Any = None
        for tap in selected:
            if tap.weight is not None:
                weight = tap.weight if weight is None else weight * tap.weight
        if weight is None:
            return value
        term = weight * value
        total = term if total is None else total + term
    return total.astype(np.float32)


def _texel(
    texels: Texels,
    texture: TextureImage,
    sampler: TexelSampler,
    layer: Any,
    taps: Sequence[Tap],
    channel: int,
) -> np.ndarray:
    """Return one component of the texel at one tap per axis."""
    image = texture.image
    index: Any = layer
    for tap, size in zip(reversed(taps), (image.row_texels, image.height, image.depth)[: len(taps)][::-1]):
        index = tap.at if index is None else index * size + tap.at
    if image.channels > 1:
        index = index * image.channels + channel
    inside: Any = None
    for tap in taps:
        if tap.inside is not None:
            inside = tap.inside if inside is None else inside & tap.inside
    value = _convert(texels, texels.read(index, inside), texture, channel)
    if inside is not None:
        value = np.where(inside, value, value.dtype.type(sampler.border[channel]))
    return value


def _convert(texels: Texels, value: np.ndarray, texture: TextureImage, channel: int) -> np.ndarray:
    """Convert texels to the texture's type: floats to f32 (NaNs of f16 are canonical then), others as stored
    unless they are `unit`.
    """
    if texture.unit:
        if texture.srgb and channel < 3 and value.dtype == np.uint8:
            return texels.look_up(LINEAR_OF_SRGB, value)
        largest = np.iinfo(value.dtype).max
        result: np.ndarray = np.maximum(value.astype(np.float32) / np.float32(largest), np.float32(-1))
        return result
    if value.dtype == np.float16:
        widened: np.ndarray = canonical(value.astype(np.float32))
        return widened
    return value


# ----------------------------------------------------------------------------------------- cubes


def cube_face(x: np.ndarray, y: np.ndarray, z: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return (face, s, t) of a direction: the face of its largest component and the point on it, in [0,
    1].
    """
    x, y, z = (c.astype(np.float64) for c in (x, y, z))
    ax, ay, az = np.abs(x), np.abs(y), np.abs(z)
    on_x = (ax >= ay) & (ax >= az)
    on_y = ~on_x & (ay >= az)
    along, s, t = (
        _by_axis(on_x, on_y, x, y, z),
        _by_axis(on_x, on_y, -z * np.sign(x), x, x * np.sign(z)),
        _by_axis(on_x, on_y, -y, z * np.sign(y), -y),
    )
    face = _by_axis(on_x, on_y, 0, 2, 4) + (along < 0)
    with np.errstate(all="ignore"):
        size = np.abs(along)
        return face, (s / size + 1) / 2, (t / size + 1) / 2


def cube_slopes(direction: Sequence[np.ndarray], slope: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Return the derivatives of (s, t) of `cube_face` where `direction` changes by `slope`."""
    x, y, z = (c.astype(np.float64) for c in direction)
    dx, dy, dz = (c.astype(np.float64) for c in slope)
    ax, ay, az = np.abs(x), np.abs(y), np.abs(z)
    on_x = (ax >= ay) & (ax >= az)
    on_y = ~on_x & (ay >= az)
    sign = np.sign(_by_axis(on_x, on_y, x, y, z))
    size, d_size = np.abs(_by_axis(on_x, on_y, x, y, z)), sign * _by_axis(on_x, on_y, dx, dy, dz)
    pairs = (
        (_by_axis(on_x, on_y, -z * sign, x, x * sign), _by_axis(on_x, on_y, -dz * sign, dx, dx * sign)),
        (_by_axis(on_x, on_y, -y, z * sign, -y), _by_axis(on_x, on_y, -dy, dz * sign, -dy)),
    )
    return [(d * size - c * d_size) / (2 * size * size) for c, d in pairs]


# ---------------------------------------------------------------------------------------- levels


def detail(slopes: Sequence[Sequence[np.ndarray]], image: Image, normalized: bool) -> np.ndarray:
    """Return the level of detail for derivatives of the coordinates along two directions.

    It is log₂ of the longer one, in texels.
    """
    sizes = (image.width, image.height, image.depth) if normalized else (1, 1, 1)
    lengths: list[Any] = []
    for slope in slopes:
        parts = [d.astype(np.float64) * size for d, size in zip(slope, sizes)]
        lengths.append(sum((part * part for part in parts[1:]), parts[0] * parts[0]))
    result: np.ndarray = np.log2(np.maximum(*lengths)) / 2
    return result


def levels_of(
    lod: np.ndarray, sampler: TexelSampler, count: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return (level, next level, weight of the next) for levels of detail; integers are levels."""
    if lod.dtype.kind != "f":
        level = _clip(lod.astype(np.int64), 0, count - 1)
        return level, level, 0.0 * level
    lod = _finite(lod.astype(np.float64)) + sampler.level_bias
    lod = _clip(_clip(lod, *sampler.level_clamp), 0, count - 1)
    if sampler.level_filter == "point":
        level = np.maximum(np.ceil(lod - 0.5), 0).astype(np.int64)
        return level, level, 0.0 * level
    floor = np.floor(lod)
    level = floor.astype(np.int64)
    return level, np.minimum(level + 1, count - 1), np.rint((lod - floor) * 256) / 256


def _by_axis(on_x: np.ndarray, on_y: np.ndarray, x: Any, y: Any, z: Any) -> np.ndarray:
    result: np.ndarray = np.where(on_x, x, np.where(on_y, y, z))
    return result


__all__ = [
    "AXES",
    "Texels",
    "axis_taps",
    "cube_face",
    "cube_slopes",
    "detail",
    "fetch",
    "gather",
    "is_float",
    "levels_of",
]

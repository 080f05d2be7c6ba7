"""Textures, samplers and surfaces as launch arguments and bindings.

    image = minicc.Texture(pixels, filter="linear", address="wrap", normalized=True)
    kernel[grid, block](image, out)            # where the kernel takes a 64-bit handle
    obj.bind_texture("tex_a", image)           # where the PTX names a texture

They refer to the caller's array, of NumPy or of another library on the host: each launch sees what the array
then holds, and a surface's array is changed in place as array arguments are. The rules of sampling are those
of `runtime.memory.textures`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ptx.model import Variable
from ..runtime.memory import textures as device
from ..support.diagnostics import LaunchError
from .array_arguments import Unusable, array_argument

_FORMATS = {np.dtype(code): name for name, code in device.FORMATS.items()}


class Sampler:
    """The addressing and filtering of texture coordinates, for PTX in the independent texture mode.

    `filter` is 'point' or 'linear'; `address` is 'clamp', 'border', 'wrap' or 'mirror', for all axes or one
    for each (x first); `normalized` coordinates run from 0 to 1; `border` is the value outside for 'border',
    a number or one for each component. For textures with levels, `level_filter` selects the nearest ('point')
    or interpolates two ('linear'), `level_bias` is added to the level of detail, and `level_clamp` limits it.
    Raises LaunchError for invalid settings.
    """

    def __init__(
        self,
        *,
        filter: device.TextureFilter = "point",
        address: device.AddressMode | Sequence[device.AddressMode] = "clamp",
        normalized: bool = False,
        border: float | Sequence[float] = 0.0,
        level_filter: device.TextureFilter = "point",
        level_bias: float = 0.0,
        level_clamp: tuple[float, float] = (0.0, math.inf),
    ) -> None:
        modes = (
            (address,) * 3
            if isinstance(address, str)
            else (*address, "clamp", "clamp")[: max(len(address), 3)]
        )
        for name in (filter, level_filter):
            if name not in device.FILTERS:
                raise LaunchError(f"unknown filter {name!r} (there are: {', '.join(device.FILTERS)})")
        low, high = map(float, level_clamp)
        if not 0 <= low <= high or not math.isfinite(level_bias):
            raise LaunchError(
                f"levels are clamped to a range from 0 up, and a bias is a number; found {level_clamp!r} and"
                f" {level_bias!r}"
            )
        for mode in modes:
            if mode not in device.ADDRESS_MODES:
                raise LaunchError(
                    f"unknown address mode {mode!r} (there are: {', '.join(device.ADDRESS_MODES)})"
                )
            if mode in ("wrap", "mirror") and not normalized:
                raise LaunchError(f"address mode '{mode}' needs normalized coordinates; pass normalized=True")
        if len(modes) > 3:
            raise LaunchError(f"a texture has at most three axes, found {len(modes)} address modes")
        colour = tuple(border) if isinstance(border, Sequence) else (border,) * 4
        if not 1 <= len(colour) <= 4 or not all(isinstance(c, int | float | np.number) for c in colour):
            raise LaunchError(f"the border is a number or up to four, found {border!r}")
        x, y, z = modes
        r, g, b, a = (*colour, *(0,) * 3)[:4]
        self.descriptor = device.TexelSampler(
            filter, (x, y, z), bool(normalized), (r, g, b, a), level_filter, float(level_bias), (low, high)
        )

    def place(self) -> device.TexelSampler:
        """Return the target of a handle of this sampler, which has no texels."""
        return self.descriptor

    def describe(self) -> str:
        """Return the description for messages."""
        return "a Sampler"


class _Image:
    """An array interpreted as texels; its axes are those of layer, face, depth, height, width and channel
    that exist.
    """

    array: np.ndarray

    def __init__(self, array: Any, channels: int, layered: bool, cube: bool) -> None:
        noun = "level of a Texture" if type(self) is _Image else type(self).__name__
        found, array = type(array).__name__, array_argument(array)
        if isinstance(array, Unusable):
            raise LaunchError(f"a {noun} cannot use the {found}: {array.reason}")
        if not isinstance(array, np.ndarray) or array.ndim == 0:
            raise LaunchError(f"a {noun} needs an array on the host, found {found}")
        if array.dtype not in _FORMATS:
            raise LaunchError(
                f"a {noun} cannot hold {array.dtype.name} (it can: {', '.join(d.name for d in _FORMATS)})"
            )
        if not array.flags.c_contiguous:
            raise LaunchError(f"a {noun} needs a C-contiguous array; pass numpy.ascontiguousarray(…)")
        if channels not in (1, 2, 4):
            raise LaunchError(f"a texel has 1, 2 or 4 channels, found {channels!r}")
        shape = array.shape
        if channels > 1:
            if shape[-1] != channels:
                raise LaunchError(
                    f"with channels={channels} the last axis has length {channels}, found shape {shape}"
                )
            shape = shape[:-1]
        count = int(layered) + (3 if cube else 0)
        if (cube and len(shape) != count) or not count + (not cube) <= len(shape) <= count + (
            0 if cube else 2 if layered else 3
        ):
            raise LaunchError(
                f"shape {array.shape} does not fit: the axes are {_axes(channels, layered, cube)}"
            )
        if cube and (shape[-3] != 6 or shape[-1] != shape[-2]):
            raise LaunchError(f"a cube has six square faces, found shape {array.shape}")
        if 0 in shape:
            raise LaunchError(f"a {noun} needs at least one texel, found shape {array.shape}")
        layers = shape[0] if layered else 1
        rest = shape[int(layered) :]
        if cube:
            layers, rest = 6 * layers, rest[1:]
        self.array = array
        self._geometry = ("a" if layered else "") + ("cube" if cube else f"{len(rest)}d")
        self._sizes = (*rest[::-1], 1, 1)[:3]
        self._layers, self._channels = layers, channels

    def image(self, address: int) -> device.Image:
        """Return the image whose texels begin at `address` of device memory."""
        width, height, depth = self._sizes
        return device.Image(
            self._geometry,
            _FORMATS[self.array.dtype],
            self._channels,
            width,
            height,
            depth,
            self._layers,
            address,
        )

    def describe(self) -> str:
        """Return the description for messages."""
        return f"a {type(self).__name__}"


def _axes(channels: int, layered: bool, cube: bool) -> str:
    names = ["layer"] * layered + (
        ["face", "height", "width"]
        if cube
        else ["[depth", "[height]]" if not layered else "[height]", "width"]
    )
    if layered and not cube:
        names.remove("[depth")
    return f"({', '.join(names + ['channel'] * (channels > 1))})"


class Texture(_Image):
    """An array to read through `tex` and `tld4`.

    The array's axes are (depth, height, width), from the right as many as it has; `layered` adds an axis of
    layers in front, `cube` one of six faces, `channels` of 2 or 4 one of components at the end. Texels are
    integers of 8, 16 or 32 bits, float16 or float32. `read='normalized'` returns 8- and 16-bit integers as
    floats from 0 (signed: -1) to 1; 'element' as they are. `levels` instead of an array are those of a
    mipmap, each half as large as the one before along each axis, rounded down, but at least 1; coordinates
    are then normalized. The other arguments are a `Sampler`'s. Raises LaunchError for invalid settings.
    """

    def __init__(
        self,
        array: Any = None,
        *,
        levels: Sequence[Any] | None = None,
        filter: device.TextureFilter = "point",
        address: device.AddressMode | Sequence[device.AddressMode] = "clamp",
        normalized: bool = False,
        border: float | Sequence[float] = 0.0,
        read: str = "element",
        channels: int = 1,
        layered: bool = False,
        cube: bool = False,
        level_filter: device.TextureFilter = "point",
        level_bias: float = 0.0,
        level_clamp: tuple[float, float] = (0.0, math.inf),
    ) -> None:
        if (array is None) == (levels is None) or (levels is not None and not len(levels)):
            raise LaunchError("a Texture needs an array, or levels=[…] with at least one")
        array = levels[0] if levels is not None else array
        super().__init__(array, channels, layered, cube)
        array = self.array
        self._smaller = [_Image(level, channels, layered, cube) for level in (levels or ())[1:]]
        self._check_levels()
        if levels is not None and not normalized:
            raise LaunchError("levels need normalized coordinates; pass normalized=True")
        self.smaller = [level.array for level in self._smaller]
        if read not in ("element", "normalized"):
            raise LaunchError(f"unknown read mode {read!r} (there are: element, normalized)")
        if read == "normalized" and (array.dtype.kind == "f" or array.dtype.itemsize > 2):
            raise LaunchError(f"read='normalized' needs integers of 8 or 16 bits, found {array.dtype.name}")
        self._unit = read == "normalized"
        self._sampler = Sampler(
            filter=filter,
            address=address,
            normalized=normalized,
            border=border,
            level_filter=level_filter,
            level_bias=level_bias,
            level_clamp=level_clamp,
        ).descriptor
        if "linear" in (filter, level_filter) and array.dtype.kind != "f" and not self._unit:
            raise LaunchError(
                f"filter='linear' needs texels that read as floats, found {array.dtype.name}; pass"
                " read='normalized'"
            )
        if self._sampler.border != (0,) * 4 and array.dtype.kind != "f" and not self._unit:
            info = np.iinfo(array.dtype)
            if not all(float(c).is_integer() and info.min <= c <= info.max for c in self._sampler.border):
                raise LaunchError(f"the border {border!r} cannot be a texel of {array.dtype.name}")

    def _check_levels(self) -> None:
        """Raise LaunchError unless each level is half of the one before."""
        before: _Image = self
        for number, level in enumerate(self._smaller, 1):
            wanted = tuple(max(size // 2, 1) for size in before._sizes)
            if (level._sizes, level._layers, level.array.dtype, level._geometry) != (
                wanted,
                self._layers,
                self.array.dtype,
                self._geometry,
            ):
                raise LaunchError(
                    f"level {number} must have {' x '.join(map(str, wanted[: device.AXES[self._geometry]]))}"
                    f" texels of {self.array.dtype.name}{' in as many layers' * (self._layers > 1)}, found"
                    f" shape {level.array.shape} of {level.array.dtype.name}"
                )
            before = level

    def place(self, address: int, *smaller: int) -> device.TextureImage:
        """Return the target of a handle of this texture, whose array is at `address` and whose other levels
        are at `smaller`.
        """
        rest = tuple(level.image(at) for level, at in zip(self._smaller, smaller))
        return device.TextureImage(self.image(address), self._sampler, self._unit, rest)


class Surface(_Image):
    """An array to read and write through `suld`, `sust` and `sured`; axes and texels are a `Texture`'s.

    Raises LaunchError for invalid settings.
    """

    def __init__(self, array: Any, *, channels: int = 1, layered: bool = False) -> None:
        super().__init__(array, channels, layered, False)
        if not self.array.flags.writeable:
            raise LaunchError("a Surface needs a writeable array")

    def place(self, address: int) -> device.SurfaceImage:
        """Return the target of a handle of this surface, whose array is at `address`."""
        return device.SurfaceImage(self.image(address))


Handle = Texture | Sampler | Surface
KINDS: dict[str, type[Texture] | type[Sampler] | type[Surface]] = {
    "texref": Texture,
    "samplerref": Sampler,
    "surfref": Surface,
}
"""The classes that may be bound to a variable or parameter of each opaque type."""


def kind_of(variable: Variable) -> str | None:
    """Return the opaque type of a PTX variable (`.tex` and `.surf` name it by their space); None for
    others.
    """
    by_space = {"tex": "texref", "surf": "surfref"}.get(variable.space)
    return by_space or (variable.type if variable.type in KINDS else None)

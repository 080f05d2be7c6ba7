"""Runtime functions of `tex`, `tld4`, `txq`, `istypep` and surface instructions.

`x` is the batch, a handle an unsigned scalar or array, `mask` the running lanes (None = all). Lanes
outside the mask compute too, with clamped coordinates. A wrong handle, or an unreadable format, is a fault of
the first such lane.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import numpy as np

from ....support.diagnostics import AccessKind
from ...arithmetic import numerics
from ...memory import sampling
from ...memory.textures import AXES, FORMATS, Image, SurfaceImage, TexelSampler, TextureImage
from ..memory.access import LaneMemory
from ..memory.faults import LaneFault
from ..values import DType, Mask, Value
from .atomics import atomic

T = TypeVar("T")
_NOUNS: dict[type, str] = {TextureImage: "texture", TexelSampler: "sampler", SurfaceImage: "surface"}


# ---------------------------------------------------------------------------------------- handles


def _object(x: LaneMemory, handle: int, kind: type[T], mask: Mask, site: int) -> T:
    """Return the `kind` of object of a handle. LaneFault if it is another kind or none."""
    result = x.memory.handles.get(handle)
    if isinstance(result, kind):
        return result
    noun = _NOUNS[kind]
    name = x.memory.variable_at(handle)
    if isinstance(result, TextureImage | TexelSampler | SurfaceImage):
        message = f"{handle:#x} is the handle of a {_NOUNS[type(result)]}, expected a {noun}"
    elif name is not None:
        message = f"no {noun} is bound to '{name}'"
    else:
        message = f"{handle:#x} is not the handle of a {noun}"
    raise LaneFault(
        message, x.first(mask), site, (f"bind one with bind_{noun}('{name}', …)",) if name is not None else ()
    )


def _sampler(x: LaneMemory, handle: int, mask: Mask, site: int) -> TexelSampler:
    """Return the sampler of a handle; a texture's handle denotes its own sampler, as in the unified mode."""
    result = x.memory.handles.get(handle)
    return (
        result.sampler if isinstance(result, TextureImage) else _object(x, handle, TexelSampler, mask, site)
    )


def _split(x: LaneMemory, handle: Value, mask: Mask, run: Callable[[int, Mask], list[Value]]) -> list[Value]:
    """Return `run(handle, lanes)` for each handle in lanes of the mask, combined."""
    if not isinstance(handle, np.ndarray):
        return run(int(handle), mask)
    active = handle if mask is None else handle.take(x.indices(mask))
    results: list[Value] | None = None
    handles = np.unique(active)
    if len(handles) == 1:
        return run(int(handles[0]), mask)
    for number in handles:
        lanes = handle == number if mask is None else (handle == number) & mask
        values = run(int(number), lanes)
        results = (
            values if results is None else [np.where(lanes, new, old) for new, old in zip(values, results)]
        )
    assert results is not None
    return results


def _lanes(values: Sequence[Value]) -> tuple[list[np.ndarray], bool]:
    """Return values as arrays of one length, and whether all were scalars."""
    if not any(isinstance(v, np.ndarray) for v in values):
        return [np.atleast_1d(v) for v in values], True
    return (
        [np.atleast_1d(v) for v in np.broadcast_arrays(*values)] if len(values) > 1 else list(values)
    ), False


# --------------------------------------------------------------------------------------- textures


def fetch(
    x: LaneMemory,
    handle: Value,
    sampler: Value | None,
    geometry: str,
    coordinates: Sequence[Value],
    offsets: Sequence[Value],
    kind: DType,
    mask: Mask,
    site: int,
    component: int | None = None,
    detail: Sequence[Value] = (),
) -> list[Value]:
    """Return four values of `kind`: `tex`, or `tld4` of a component.

    `coordinates` are those of the instruction: the array index, if any, then x, y, z (signed integers or
    f32). `detail` is empty, a level of detail, or the derivatives of x, y, z along one direction and then
    along another.
    """

    def sample(texture: TextureImage, sampler: TexelSampler, mask: Mask) -> list[Value]:
        problem = read_problem(texture, sampler, geometry, coordinates[-1].dtype, kind)
        if problem:
            raise LaneFault(problem, x.first(mask), site)
        position, scalar = _lanes([*coordinates, *offsets, *detail])
        details, position = (
            position[len(coordinates) + len(offsets) :],
            position[: len(coordinates) + len(offsets)],
        )
        moves, position = position[len(coordinates) :], position[: len(coordinates)]
        with np.errstate(all="ignore"):
            result = sample_texture(
                texture,
                sampler,
                geometry,
                position,
                moves,
                kind,
                component,
                details,
                lambda: x.texels(texture.image, mask, site),
                lambda rules, layer, position, moves, lod: _fetch_levels(
                    x, texture, rules, layer, position, moves, lod, mask, site
                ),
            )
        return (
            [value[0] if isinstance(value, np.ndarray) else value for value in result] if scalar else result
        )

    def run(number: int, lanes: Mask) -> list[Value]:
        texture = _object(x, number, TextureImage, lanes, site)
        if sampler is None:
            return sample(texture, texture.sampler, lanes)
        return _split(x, sampler, lanes, lambda s, some: sample(texture, _sampler(x, s, some, site), some))

    return _split(x, handle, mask, run)


def sample_texture(
    texture: TextureImage,
    sampler: TexelSampler,
    geometry: str,
    position: list[np.ndarray],
    moves: list[np.ndarray],
    kind: DType,
    component: int | None,
    details: Sequence[np.ndarray],
    texels: Callable[[], sampling.Texels],
    by_levels: Callable[..., list[Value]],
) -> list[Value]:
    """Return four values of `kind` for arrays of coordinates, as `fetch` has them.

    `by_levels` samples the levels of a mipmap: of a sampler, a layer, coordinates, offsets, and a level of
    detail. The native engine runs this on symbolic values.
    """
    image, layer = texture.image, None
    if geometry in ("a1d", "a2d", "acube"):
        index, *position = position
        layer = np.minimum(index.astype(np.int64), image.array_size - 1)
    if geometry in ("cube", "acube"):
        face, s, t = sampling.cube_face(*position)
        if len(details) > 1:
            details = [d for half in (details[:3], details[3:]) for d in sampling.cube_slopes(position, half)]
        layer = face if layer is None else layer * 6 + face
        position = [s, t]
        # The face and the point on it are determined before addressing, which then applies to the face's
        # edges only.
        sampler = replace(sampler, address=("clamp", "clamp", "clamp"), normalized=True)
    if component is not None:
        result = sampling.gather(texels(), texture, sampler, layer, position, moves, component)
    elif details and texture.mipmaps:
        half = len(details) // 2
        slopes = details[:half], details[half:]
        lod = details[0] if len(details) == 1 else sampling.detail(slopes, image, sampler.normalized)
        result = by_levels(sampler, layer, position, moves, lod)
    else:
        result = sampling.fetch(texels(), texture, sampler, layer, position, moves)
    return [_convert_result(value, kind, sampler.filter == "linear") for value in result]


def _fetch_levels(
    x: LaneMemory,
    texture: TextureImage,
    sampler: TexelSampler,
    layer: Any,
    position: list[np.ndarray],
    moves: list[np.ndarray],
    lod: np.ndarray,
    mask: Mask,
    site: int,
) -> list[Value]:
    """Return samples from each lane's levels, sampled for all lanes in each of the few levels."""
    levels = texture.levels
    first, second, weight = sampling.levels_of(lod, sampler, len(levels))
    samples = {}
    for number in np.union1d(first, second).tolist():
        level_texture = replace(texture, image=levels[number])
        lanes_ = (first == number) | ((second == number) & (weight > 0))
        samples[number] = sampling.fetch(
            x.texels(level_texture.image, _active_inside(x, lanes_, mask), site),
            level_texture,
            sampler,
            layer,
            position,
            moves,
        )
    result: list[Value] = []
    for channel in range(4):
        lower, upper = (
            np.select([level == n for n in samples], [values[channel] for values in samples.values()])
            for level in (first, second)
        )
        result.append(mixed_levels(lower, upper, weight) if weight.any() else lower)
    return result


def mixed_levels(lower: Value, upper: Value, weight: np.ndarray) -> Value:
    """Return a component mixed from two levels, of its own type."""
    mixed = lower.astype(np.float64) * (1 - weight) + upper.astype(np.float64) * weight
    result: Value = np.where(weight > 0, mixed.astype(lower.dtype), lower)
    return result


def _convert_result(value: Value, kind: DType, filtered: bool) -> Value:
    """Return a component as `kind`; NaNs that filtering or conversion made are canonical."""
    if value.dtype != kind:
        value, filtered = value.astype(kind), True
    return numerics.canonical(value) if filtered and value.dtype.kind == "f" else value


def read_problem(
    texture: TextureImage, sampler: TexelSampler, geometry: str, coordinate: np.dtype, kind: DType
) -> str:
    """Return why a texture cannot be read like this; '' where it can."""
    image, reads_float = texture.image, np.dtype(kind).kind == "f"
    if image.geometry != geometry:
        return (
            f"the instruction reads a '{geometry}' texture, the handle is that of a '{image.geometry}'"
            " texture"
        )
    if sampling.is_float(texture) != reads_float:
        contents = f"{image.format} texels" + (" read as floats" if texture.unit else "")
        return (
            f"the instruction reads {'floats' if reads_float else 'integers'}, the texture holds {contents}"
        )
    if coordinate.kind != "f" and sampler.normalized:
        return "integer coordinates need a texture with unnormalized coordinates"
    return ""


# ---------------------------------------------------------------------------------------- queries

_UNIT_TYPES = {"s8": 0x10D0, "s16": 0x10D1, "u8": 0x10D2, "u16": 0x10D3}
_TYPES = {
    "s8": 0x10D7,
    "s16": 0x10D8,
    "s32": 0x10D9,
    "u8": 0x10DA,
    "u16": 0x10DB,
    "u32": 0x10DC,
    "f16": 0x10DD,
    "f32": 0x10DE,
}
_ORDERS = {1: 0x10B0, 2: 0x10B2, 4: 0x10B5}
_ADDRESSING = ("wrap", "mirror", "clamp_ogl", "clamp", "border")


def _size(image: Image, axis: int) -> int:
    return (image.width, image.height, image.depth)[axis] if axis < AXES[image.geometry] else 0


def _layers(image: Image) -> int:
    return image.array_size if image.geometry[0] == "a" else 0


_OF_IMAGE: dict[str, Callable[[Image], int]] = {
    "width": lambda i: i.width,
    "height": lambda i: _size(i, 1),
    "depth": lambda i: _size(i, 2),
    "array_size": _layers,
    "channel_order": lambda i: _ORDERS[i.channels],
    "num_samples": lambda i: 1,
    "memory_layout": lambda i: 0,
}
_OF_SAMPLER: dict[str, Callable[[TexelSampler], int]] = {
    "normalized_coords": lambda s: int(s.normalized),
    "force_unnormalized_coords": lambda s: int(not s.normalized),
    "filter_mode": lambda s: int(s.filter == "linear"),
    **{f"addr_mode_{axis}": lambda s, axis=axis: _ADDRESSING.index(s.address[axis]) for axis in range(3)},  # type: ignore[misc]
}


def query(
    x: LaneMemory, handle: Value, property_: str, mask: Mask, site: int, level: Value | None = None
) -> Value:
    """Return a property as u32, of a level (unsigned, clamped) if one is given: `txq` and `suq`.

    Types and orders have OpenCL's numbers, modes those of the ISA's lists; a dimension that the geometry
    lacks is 0.
    """

    def run(number: int, lanes: Mask) -> list[Value]:
        result = x.memory.handles.get(number)
        if property_ in _OF_SAMPLER:
            sampler = (
                result
                if isinstance(result, TexelSampler)
                else _object(x, number, TextureImage, lanes, site).sampler
            )
            return [np.uint32(_OF_SAMPLER[property_](sampler))]
        if not isinstance(result, SurfaceImage):
            result = _object(x, number, TextureImage, lanes, site)
        if property_ == "channel_data_type":
            types = _TYPES | _UNIT_TYPES if isinstance(result, TextureImage) and result.unit else _TYPES
            return [np.uint32(types[result.image.format])]
        if property_ == "num_mipmap_levels":
            return [np.uint32(len(result.levels) if isinstance(result, TextureImage) else 1)]
        if level is not None and isinstance(result, TextureImage):
            sizes = np.array([_OF_IMAGE[property_](image) for image in result.levels], np.uint32)
            return [sizes[np.minimum(level, len(sizes) - 1)]]
        return [np.uint32(_OF_IMAGE[property_](result.image))]

    return _split(x, handle, mask, run)[0]


_CLASSES: dict[str, type] = {"texref": TextureImage, "samplerref": TexelSampler, "surfref": SurfaceImage}


def is_handle(x: LaneMemory, handle: Value, type_: str) -> Value:
    """Return whether a value is a handle of an opaque type: `istypep`."""
    good = [number for number, object_ in x.memory.handles.items() if isinstance(object_, _CLASSES[type_])]
    result: Value = np.isin(handle, np.array(good, np.uint64))
    return result if isinstance(handle, np.ndarray) else np.bool_(result)


# --------------------------------------------------------------------------------------- surfaces


def _surface_offsets(
    x: LaneMemory,
    image: Image,
    geometry: str,
    coordinates: Sequence[Value],
    size: int,
    by_texel: bool,
    clamp: str,
    mask: Mask,
    site: int,
    access: AccessKind,
) -> tuple[np.ndarray, np.ndarray | None, bool]:
    """Return the byte offset of each lane's access in the image, with bounds and clamping.

    Returns (offsets, lanes that are inside or None for all, whether all coordinates are scalars). `size` is
    that of the access; x counts bytes unless `by_texel`.
    """
    if image.geometry != geometry:
        raise LaneFault(
            f"the instruction accesses a '{geometry}' surface, the handle is that of a '{image.geometry}'"
            " surface",
            x.first(mask),
            site,
        )
    position, scalar = _lanes(coordinates)
    position = [c.astype(np.int64) for c in position]
    layers = [position.pop(0)] if geometry[0] == "a" else []
    unit = image.texel_bytes if by_texel else 1
    row = image.width * image.texel_bytes
    limits = [row // unit - (size // unit if not by_texel else 1), image.height - 1, image.depth - 1][
        : len(position)
    ]
    if not by_texel and size > 1:
        _check_aligned(x, position[0], size, mask, site, access)
    parts = [*zip(position, limits, (unit, row, row * image.height))]
    parts += [(layer, image.layers - 1, row * image.height * image.depth) for layer in layers]
    offset: Any = np.int64(0)
    inside: np.ndarray | None = None
    for c, limit, stride in parts:
        clipped = np.clip(c, 0, max(limit, 0))
        good = (clipped == c) & (limit >= 0)
        if not good.all():
            inside = good if inside is None else inside & good
        offset = offset + clipped * stride
    if inside is not None and clamp != "zero":
        # An access larger than a row cannot be clamped into it.
        is_outside = ~inside & (limits[0] < 0) if clamp == "clamp" else ~inside
        is_outside = is_outside if mask is None else is_outside & mask
        if is_outside.any():
            lane = int(np.argmax(is_outside)) if len(is_outside) > 1 else x.first(mask)
            text = ", ".join(str(int(c[min(lane, len(c) - 1)])) for c in (*layers, *position))
            raise LaneFault(
                f"out-of-bounds {access} of {size} bytes at ({text}) of a surface",
                lane,
                site,
                (f"the surface has {_shape(image)}{'' if by_texel else ', and x counts bytes'}",),
                size=size,
                space="surface",
                access=access,
            )
        inside = None
    return offset, inside, scalar


def _shape(image: Image) -> str:
    sizes = [image.width, image.height, image.depth][: AXES[image.geometry]]
    layers = f"{image.layers} layers of " if image.geometry[0] == "a" else ""
    return f"{layers}{' x '.join(map(str, sizes))} texels of {image.texel_bytes} bytes"


def _check_aligned(
    x: LaneMemory, offset: np.ndarray, size: int, mask: Mask, site: int, access: AccessKind
) -> None:
    bad = (offset & (size - 1)) != 0
    if mask is not None:
        bad = bad & mask
    if bad.any():
        lane = int(np.argmax(bad)) if len(bad) > 1 else x.first(mask)
        raise LaneFault(
            f"misaligned {access} of {size} bytes at byte {int(offset[lane if len(offset) > 1 else 0])} of a"
            " surface's row",
            lane,
            site,
            (f"the x coordinate must be a multiple of {size}",),
            size=size,
            space="surface",
            access=access,
            error="cudaErrorMisalignedAddress",
        )


def load(
    x: LaneMemory,
    handle: Value,
    geometry: str,
    coordinates: Sequence[Value],
    dtype: DType,
    count: int,
    clamp: str,
    mask: Mask,
    site: int,
) -> list[Value]:
    """Return `count` unsigned integers of `dtype`: `suld.b`; zeros outside with `.zero`."""

    def run(number: int, lanes: Mask) -> list[Value]:
        image = _object(x, number, SurfaceImage, lanes, site).image
        size = np.dtype(dtype).itemsize
        offset, inside, scalar = _surface_offsets(
            x, image, geometry, coordinates, size * count, False, clamp, lanes, site, "load"
        )
        x.report_image_access("load", image, offset, size * count, _active_inside(x, inside, lanes), site)
        data = x.memory.bytes[image.address : image.address + image.bytes]
        result: list[Value] = [_elements(data, offset + i * size, dtype) for i in range(count)]
        if inside is not None:
            result = [np.where(inside, value, dtype(0)) for value in result]
        return [value[0] for value in result] if scalar else result

    return _split(x, handle, mask, run)


def store(
    x: LaneMemory,
    handle: Value,
    geometry: str,
    coordinates: Sequence[Value],
    values: Sequence[Value],
    clamp: str,
    mask: Mask,
    site: int,
    by_texel: bool,
) -> None:
    """Store consecutive unsigned integers, `sust.b`, or the components of a texel, `sust.p`.

    Components are 32-bit (u32, s32 or f32 as the format is). They are converted to the surface's format,
    integers clamped to its range; missing components are stored as 0. Nothing is stored outside with `.zero`.
    """

    def run(number: int, lanes: Mask) -> list[Value]:
        image, stored = _object(x, number, SurfaceImage, lanes, site).image, values
        if by_texel:
            code = np.dtype(FORMATS[image.format])
            stored = [
                _encode_component(values[i] if i < len(values) else np.uint32(0), code)
                for i in range(image.channels)
            ]
        size = stored[0].dtype.itemsize
        total = size * len(stored)
        offset, inside, _ = _surface_offsets(
            x, image, geometry, coordinates, total, by_texel, clamp, lanes, site, "store"
        )
        x.report_image_access("store", image, offset, total, _active_inside(x, inside, lanes), site, stored)
        for i, value in enumerate(stored):
            _store_elements(x, image, offset + i * size, value, inside, lanes)
        return []

    _split(x, handle, mask, run)


def _encode_component(value: Value, code: np.dtype) -> Value:
    """Return 32 bits converted to a texel component of `code`, as an unsigned integer."""
    unsigned = np.dtype(f"u{code.itemsize}").type
    if code.kind == "f":
        return value.view(np.float32).astype(code.type).view(unsigned)
    integer = value.view(np.int32) if code.kind == "i" else value
    info = np.iinfo(code)
    return np.clip(integer, info.min, info.max).astype(code.type).view(unsigned)


def reduce(
    x: LaneMemory,
    handle: Value,
    geometry: str,
    coordinates: Sequence[Value],
    op: str,
    dtype: DType,
    kind: DType | None,
    value: Value,
    clamp: str,
    mask: Mask,
    site: int,
) -> None:
    """Combine `value` (an unsigned `dtype`) into the surface atomically: `sured`.

    `kind` is the dtype of the computation, or None for `sured.p`, where x counts texels and the format
    decides.
    """

    def run(number: int, lanes: Mask) -> list[Value]:
        image = _object(x, number, SurfaceImage, lanes, site).image
        size = np.dtype(dtype).itemsize
        computes = kind
        if computes is None:
            if image.texel_bytes != size or image.format[0] == "f":
                raise LaneFault(
                    f"a reduction of {8 * size}-bit integers on a surface with {image.channels} x"
                    f" {image.format} texels",
                    x.first(lanes),
                    site,
                )
            computes = np.dtype(f"{'i' if image.format[0] == 's' else 'u'}{size}").type
        offset, inside, _ = _surface_offsets(
            x, image, geometry, coordinates, size, kind is None, clamp, lanes, site, "atomic"
        )
        active = _active_inside(x, inside, lanes)
        if active is not None and not active.any():
            return []
        address = np.broadcast_to(offset.astype(np.uint64) + np.uint64(image.address), (x.n,))
        atomic(x, op, "global", dtype, computes, address, value.view(computes), None, active, site, False)
        return []

    _split(x, handle, mask, run)


def _active_inside(x: LaneMemory, inside: np.ndarray | None, mask: Mask) -> Mask:
    """Return the lanes of a mask that are inside, None for all."""
    if inside is None:
        return mask
    inside = np.broadcast_to(inside, (x.n,))
    return inside.copy() if mask is None else inside & mask


def _elements(data: np.ndarray, offset: np.ndarray, dtype: DType) -> np.ndarray:
    """Return unsigned integers at byte offsets of any alignment."""
    size = np.dtype(dtype).itemsize
    if len(data) % size == 0 and not (offset & (size - 1)).any():
        return data.view(dtype).take(offset >> (size.bit_length() - 1))
    return np.ascontiguousarray(data[offset[:, None] + np.arange(size)]).view(dtype)[:, 0]


def _store_elements(
    x: LaneMemory, image: Image, offset: np.ndarray, value: Value, inside: np.ndarray | None, mask: Mask
) -> None:
    """Store at byte offsets in lanes that are inside and in the mask; the highest lane's value remains."""
    size = value.dtype.itemsize
    data = x.memory.bytes[image.address : image.address + image.bytes]
    if len(offset) < x.n or not isinstance(value, np.ndarray):
        offset, value = np.broadcast_to(offset, (x.n,)), np.broadcast_to(value, (x.n,))
    lanes = _active_inside(x, inside, mask)
    if lanes is not None:
        selected = np.flatnonzero(lanes)
        offset, value = offset[selected], value[selected]
    if len(data) % size == 0 and not (offset & (size - 1)).any():
        data.view(value.dtype)[offset >> (size.bit_length() - 1)] = value
    else:
        data[offset[:, None] + np.arange(size)] = np.ascontiguousarray(value).view(np.uint8).reshape(-1, size)

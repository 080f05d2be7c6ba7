"""Texture and surface objects, and references (CUDA Runtime API, "Texture Object Management", "Surface Object
Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...runtime import ALIGNMENT
from ...runtime.memory.textures import ADDRESS_MODES, FILTERS, Image, Sampler, Surface, Texture
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.machine import Machine
from .images import Array, ChannelDesc, Mipmap
from .pointers import put, put_size
from .table import Row

_ARRAY, _MIPMAP, _LINEAR, _PITCHED = range(4)
_MODES = ("wrap", "clamp", "mirror", "border")
assert set(_MODES) == set(ADDRESS_MODES)


class _Memory(ctypes.Structure):
    _fields_ = [
        ("pointer", ctypes.c_size_t),
        ("desc", ChannelDesc),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("pitch", ctypes.c_size_t),
    ]


class _Resource(ctypes.Union):
    _fields_ = [("handle", ctypes.c_size_t), ("memory", _Memory), ("reserved", ctypes.c_int * 32)]


class ResourceDesc(ctypes.Structure):
    """cudaResourceDesc; of linear memory, `width` is its size in bytes."""

    _fields_ = [("kind", ctypes.c_int), ("of", _Resource), ("flags", ctypes.c_uint)]


class TextureDesc(ctypes.Structure):
    """cudaTextureDesc."""

    _fields_ = [
        ("address", ctypes.c_int * 3), ("filter", ctypes.c_int), ("read", ctypes.c_int),
        ("srgb", ctypes.c_int), ("border", ctypes.c_float * 4),
        ("normalized", ctypes.c_int), ("anisotropy", ctypes.c_uint), ("level_filter", ctypes.c_int),
        ("bias", ctypes.c_float), ("low", ctypes.c_float),
        ("high", ctypes.c_float), ("plain_trilinear", ctypes.c_int), ("seamless", ctypes.c_int),
    ]  # fmt: skip


class ViewDesc(ctypes.Structure):
    """cudaResourceViewDesc."""

    _fields_ = [
        ("format", ctypes.c_int),
        *((name, ctypes.c_size_t) for name in ("width", "height", "depth")),
        *((name, ctypes.c_uint) for name in ("first_level", "last_level", "first_layer", "last_layer")),
        ("reserved", ctypes.c_uint * 16),
    ]


class Reference(ctypes.Structure):
    """textureReference; the last fields are ours: how texels are read."""

    _fields_ = [
        ("normalized", ctypes.c_int), ("filter", ctypes.c_int), ("address", ctypes.c_int * 3),
        ("desc", ChannelDesc), ("srgb", ctypes.c_int),
        ("anisotropy", ctypes.c_uint), ("level_filter", ctypes.c_int), ("bias", ctypes.c_float),
        ("low", ctypes.c_float), ("high", ctypes.c_float),
        ("plain_trilinear", ctypes.c_int), ("read", ctypes.c_int), ("reserved", ctypes.c_int * 13),
    ]  # fmt: skip


@record(frozen=True)
class Object:
    """A texture or surface object by what it was made with; None where there was nothing."""

    resource: ResourceDesc
    texture: TextureDesc | None
    view: ViewDesc | None = None


# ------------------------------------------------------------------------------------ what is read


def _levels(m: Machine, resource: ResourceDesc) -> tuple[Image, ...]:
    """The images of a resource, more than one of a mipmapped array. ApiError where it is none."""
    if resource.kind in (_LINEAR, _PITCHED):
        return (_in_memory(m, resource.of.memory, resource.kind == _PITCHED),)
    if resource.kind == _ARRAY:
        return (m.handle(Array, resource.of.handle).image,)
    if resource.kind == _MIPMAP:
        return tuple(m.handle(Array, level).image for level in m.handle(Mipmap, resource.of.handle).levels)
    raise ApiError("cudaErrorInvalidValue")


def _in_memory(m: Machine, memory: _Memory, is_plane: bool) -> Image:
    format, channels = memory.desc.texel
    image = Image("2d" if is_plane else "1d", format, channels, 1, address=memory.pointer)
    if is_plane:
        image = replace(image, width=memory.width, height=memory.height, pitch=memory.pitch)
        if (
            memory.pitch % image.texel_bytes
            or memory.pitch < memory.width * image.texel_bytes
            or not memory.height
        ):
            raise ApiError("cudaErrorInvalidValue")
    else:
        image = replace(image, width=memory.width // image.texel_bytes)
    allocation = m.memory.find(memory.pointer, 0)
    if (
        allocation is None
        or not image.width
        or memory.pointer % image.texel_bytes
        or memory.pointer + image.bytes > allocation.start + allocation.size
    ):
        raise ApiError("cudaErrorInvalidValue")
    return image


_VIEWS = [
    ("", 0),
    *(
        (format, channels)
        for format in ("u8", "s8", "u16", "s16", "u32", "s32", "f16", "f32")
        for channels in (1, 2, 4)
    ),
]
"""Format and channels by the numbers of cudaResourceViewFormat."""


def _viewed(levels: tuple[Image, ...], view: ViewDesc) -> tuple[Image, ...]:
    """The part of a resource that a view shows, its texels as the view has them. ApiError where it cannot."""
    levels = levels[view.first_level : view.last_level + 1]
    if not levels or view.format >= len(_VIEWS):
        raise ApiError("cudaErrorInvalidValue" if not levels else "cudaErrorNotSupported")
    result = []
    for image in levels:
        format, channels = _VIEWS[view.format] if view.format else (image.format, image.channels)
        seen = replace(image, format=format, channels=channels)
        if image.layers > 1:
            seen = replace(
                seen,
                address=image.address + view.first_layer * (image.bytes // image.layers),
                layers=view.last_layer - view.first_layer + 1,
            )
        if seen.texel_bytes != image.texel_bytes or not 0 < seen.layers <= image.layers - view.first_layer:
            raise ApiError("cudaErrorInvalidValue")
        result.append(seen)
    return tuple(result)


def _sampler(desc: TextureDesc | Reference, image: Image, is_linear: bool) -> Sampler:
    """The sampler that a description asks for. Without normalized coordinates nothing wraps or mirrors;
    outside of linear memory all is 0.
    """
    if any(not 0 <= mode < len(_MODES) for mode in desc.address) or not (
        0 <= desc.filter < len(FILTERS) and 0 <= desc.level_filter < len(FILTERS)
    ):
        raise ApiError("cudaErrorInvalidValue")
    if is_linear:
        return Sampler(address=("border",) * 3)
    modes = [
        _MODES[mode] if desc.normalized or _MODES[mode] == "border" else "clamp" for mode in desc.address
    ]
    border = tuple(getattr(desc, "border", (0.0,) * 4))
    return Sampler(
        FILTERS[desc.filter],
        (modes[0], modes[1], modes[2]),
        bool(desc.normalized),
        (border[0], border[1], border[2], border[3]),
        FILTERS[desc.level_filter],
        desc.bias,
        (desc.low, desc.high),
    )


def _texture(levels: tuple[Image, ...], desc: TextureDesc | Reference, is_linear: bool) -> Texture:
    image = levels[0]
    is_float = image.format[0] == "f"
    if desc.read not in (0, 1):
        raise ApiError("cudaErrorInvalidValue")
    if desc.read and image.format in ("u32", "s32"):
        raise ApiError("cudaErrorInvalidNormSetting")
    if (desc.filter or (desc.level_filter and len(levels) > 1)) and not is_float and not desc.read:
        raise ApiError("cudaErrorInvalidFilterSetting")
    if len(levels) > 1 and not desc.normalized:
        raise ApiError("cudaErrorInvalidValue")
    return Texture(
        image, _sampler(desc, image, is_linear), bool(desc.read) and not is_float, levels[1:], bool(desc.srgb)
    )


# ---------------------------------------------------------------------------------------- objects


def create_texture(
    m: Machine, out: int | None, resource: int | None, texture: int | None, view: int | None
) -> None:
    if not out or not resource or not texture:
        raise ApiError("cudaErrorInvalidValue")
    made = Object(
        _kept(ResourceDesc, resource), _kept(TextureDesc, texture), _kept(ViewDesc, view) if view else None
    )
    levels = _levels(m, made.resource)
    if made.view is not None and made.resource.kind in (_ARRAY, _MIPMAP):
        levels = _viewed(levels, made.view)
    assert made.texture is not None
    result = _texture(levels, made.texture, made.resource.kind == _LINEAR)
    handle = m.new_handle(made)
    m.memory.handles[handle] = result
    put_size(out, handle)


def _kept(kind: type[Any], address: int) -> Any:
    """A copy of a structure of the program's."""
    return kind.from_buffer_copy(ctypes.string_at(address, ctypes.sizeof(kind)))


def create_surface(m: Machine, out: int | None, resource: int | None) -> None:
    if not out or not resource:
        raise ApiError("cudaErrorInvalidValue")
    made = Object(_kept(ResourceDesc, resource), None)
    if made.resource.kind != _ARRAY:
        raise ApiError(
            "cudaErrorInvalidChannelDescriptor" if made.resource.kind > _PITCHED else "cudaErrorInvalidValue"
        )
    surface = _surface(m.handle(Array, made.resource.of.handle))
    handle = m.new_handle(made)
    m.memory.handles[handle] = surface
    put_size(out, handle)


def _surface(array: Array) -> Surface:
    """Faces of cubes are layers to surfaces."""
    image = array.image
    return Surface(replace(image, geometry="a2d") if "cube" in image.geometry else image)


def destroy(m: Machine, handle: int) -> None:
    if handle:
        m.handle(Object, handle)
        m.order.drain()
        m.memory.handles.pop(handle, None)
        del m.handles[handle]


def _teller(part: str, texture: bool) -> Callable[..., None]:
    """What copies one of the descriptions that an object was made with."""

    def tell(m: Machine, out: int | None, handle: int) -> None:
        result = m.handle(Object, handle)
        held = getattr(result, part)
        if not out or held is None or (result.texture is not None) != texture:
            raise ApiError("cudaErrorInvalidValue")
        ctypes.memmove(out, ctypes.byref(held), ctypes.sizeof(held))

    return tell


# ------------------------------------------------------------------------------------- references


def _place(m: Machine, reference: int | None) -> int:
    """The handle that a reference is to the device. A reference that no kernel reads is nothing there."""
    if not reference:
        raise ApiError("cudaErrorInvalidTexture")
    m.order.drain()
    if reference in m.references:
        return m.references[reference]
    try:
        return m.variable(reference).start
    except ApiError:
        return reference


def _bind(m: Machine, reference: int | None, levels: tuple[Image, ...], is_linear: bool) -> None:
    place = _place(m, reference)
    m.memory.handles[place] = _texture(levels, Reference.from_address(reference or 0), is_linear)


def _memory_of(
    m: Machine, offset: int | None, pointer: int | None, desc: int | None, reference: int | None
) -> tuple[ChannelDesc, int]:
    """The texels' description and address, the latter aligned as textures are where the program takes the
    offset.
    """
    if not pointer or not reference:
        raise ApiError("cudaErrorInvalidValue")
    rest = pointer % ALIGNMENT
    if rest and not offset:
        raise ApiError("cudaErrorInvalidValue")
    if offset:
        put_size(offset, rest)
    m.offsets[reference] = rest
    return ChannelDesc.from_address(desc) if desc else Reference.from_address(reference).desc, pointer - rest


def bind_linear(
    m: Machine, offset: int | None, reference: int | None, pointer: int | None, desc: int | None, size: int
) -> None:
    allocation = m.memory.find(pointer or 0, 0)
    if allocation is None:
        raise ApiError("cudaErrorInvalidValue")
    texels, start = _memory_of(m, offset, pointer, desc, reference)
    memory = _Memory(
        start, texels, min(size + (pointer or 0) - start, allocation.start + allocation.size - start)
    )
    _bind(m, reference, (_in_memory(m, memory, False),), True)


def bind_plane(
    m: Machine,
    offset: int | None,
    reference: int | None,
    pointer: int | None,
    desc: int | None,
    width: int,
    height: int,
    pitch: int,
) -> None:
    texels, start = _memory_of(m, offset, pointer, desc, reference)
    _bind(m, reference, (_in_memory(m, _Memory(start, texels, width, height, pitch), True),), False)


def bind_array(m: Machine, reference: int | None, array: int | None, desc: int | None) -> None:
    _bind(m, reference, (m.handle(Array, array).image,), False)


def bind_mipmap(m: Machine, reference: int | None, mipmap: int | None, desc: int | None) -> None:
    _bind(
        m, reference, tuple(m.handle(Array, level).image for level in m.handle(Mipmap, mipmap).levels), False
    )


def bind_surface(m: Machine, reference: int | None, array: int | None, desc: int | None) -> None:
    m.memory.handles[_place(m, reference)] = _surface(m.handle(Array, array))


def unbind(m: Machine, reference: int | None) -> None:
    m.memory.handles.pop(_place(m, reference), None)
    m.offsets.pop(reference or 0, None)


def alignment_offset(m: Machine, offset: int | None, reference: int | None) -> None:
    if _place(m, reference) not in m.memory.handles:
        raise ApiError("cudaErrorInvalidTextureBinding")
    put_size(offset, m.offsets.get(reference or 0, 0))


def find_reference(m: Machine, out: int | None, symbol: int | None) -> None:
    """A reference is its own symbol."""
    _place(m, symbol)
    put(out, symbol or 0, ctypes.c_void_p)


_REFERENCE, _OFFSET = "const textureReference *reference", "size_t *offset"
_DESC = "const cudaChannelFormatDesc *desc"
FUNCTIONS = (
    Row(
        "cudaCreateTextureObject",
        "cudaTextureObject_t *object, const cudaResourceDesc *resource, const cudaTextureDesc *texture, const"
        " cudaResourceViewDesc *view",
        create_texture,
    ),
    Row("cudaDestroyTextureObject", "cudaTextureObject_t object", destroy),
    Row(
        "cudaGetTextureObjectResourceDesc",
        "cudaResourceDesc *desc, cudaTextureObject_t object",
        _teller("resource", True),
    ),
    Row(
        "cudaGetTextureObjectTextureDesc",
        "cudaTextureDesc *desc, cudaTextureObject_t object",
        _teller("texture", True),
    ),
    Row(
        "cudaGetTextureObjectResourceViewDesc",
        "cudaResourceViewDesc *desc, cudaTextureObject_t object",
        _teller("view", True),
    ),
    Row(
        "cudaCreateSurfaceObject",
        "cudaSurfaceObject_t *object, const cudaResourceDesc *resource",
        create_surface,
    ),
    Row("cudaDestroySurfaceObject", "cudaSurfaceObject_t object", destroy),
    Row(
        "cudaGetSurfaceObjectResourceDesc",
        "cudaResourceDesc *desc, cudaSurfaceObject_t object",
        _teller("resource", False),
    ),
    Row(
        "cudaBindTexture",
        f"{_OFFSET}, {_REFERENCE}, const void *pointer, {_DESC}, size_t size = 4294967295u",
        bind_linear,
    ),
    Row(
        "cudaBindTexture2D",
        f"{_OFFSET}, {_REFERENCE}, const void *pointer, {_DESC}, size_t width, size_t height, size_t pitch",
        bind_plane,
    ),
    Row("cudaBindTextureToArray", f"{_REFERENCE}, cudaArray_const_t array, {_DESC}", bind_array),
    Row(
        "cudaBindTextureToMipmappedArray",
        f"{_REFERENCE}, cudaMipmappedArray_const_t mipmap, {_DESC}",
        bind_mipmap,
    ),
    Row(
        "cudaBindSurfaceToArray",
        f"const surfaceReference *reference, cudaArray_const_t array, {_DESC}",
        bind_surface,
    ),
    Row("cudaUnbindTexture", _REFERENCE, unbind),
    Row("cudaGetTextureAlignmentOffset", f"{_OFFSET}, {_REFERENCE}", alignment_offset),
    Row("cudaGetTextureReference", "const textureReference **reference, const void *symbol", find_reference),
    Row("cudaGetSurfaceReference", "const surfaceReference **reference, const void *symbol", find_reference),
)

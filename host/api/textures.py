"""Texture and surface objects, and references (CUDA Runtime API, "Texture Object Management", "Surface Object
Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace

from ...runtime import ALIGNMENT
from ...runtime.memory.textures import (
    ADDRESS_MODES,
    FILTERS,
    AddressMode,
    Image,
    SurfaceImage,
    TexelSampler,
    TextureImage,
)
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .images import ChannelDesc, CudaArray, Mipmap
from .pointers import Pointer, put, put_size, structure_at
from .table import ApiRow

ARRAY, MIPMAP, LINEAR, PITCHED = range(4)
"""The enumeration cudaResourceType."""
_MODES: tuple[AddressMode, ...] = ("wrap", "clamp", "mirror", "border")
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
    """The structure cudaResourceDesc; for linear memory, `width` is its size in bytes."""

    _fields_ = [("kind", ctypes.c_int), ("of", _Resource), ("flags", ctypes.c_uint)]


class TextureDesc(ctypes.Structure):
    """The structure cudaTextureDesc."""

    _fields_ = [
        ("address", ctypes.c_int * 3), ("filter", ctypes.c_int), ("read", ctypes.c_int),
        ("srgb", ctypes.c_int), ("border", ctypes.c_float * 4),
        ("normalized", ctypes.c_int), ("anisotropy", ctypes.c_uint), ("level_filter", ctypes.c_int),
        ("bias", ctypes.c_float), ("low", ctypes.c_float),
        ("high", ctypes.c_float), ("plain_trilinear", ctypes.c_int), ("seamless", ctypes.c_int),
    ]  # fmt: skip


class ViewDesc(ctypes.Structure):
    """The structure cudaResourceViewDesc."""

    _fields_ = [
        ("format", ctypes.c_int),
        *((name, ctypes.c_size_t) for name in ("width", "height", "depth")),
        *((name, ctypes.c_uint) for name in ("first_level", "last_level", "first_layer", "last_layer")),
        ("reserved", ctypes.c_uint * 16),
    ]


class TextureReference(ctypes.Structure):
    """The structure textureReference; the last fields are minicc's: how texels are read, and the border,
    which only the driver API sets.
    """

    _fields_ = [
        ("normalized", ctypes.c_int), ("filter", ctypes.c_int), ("address", ctypes.c_int * 3),
        ("desc", ChannelDesc), ("srgb", ctypes.c_int),
        ("anisotropy", ctypes.c_uint), ("level_filter", ctypes.c_int), ("bias", ctypes.c_float),
        ("low", ctypes.c_float), ("high", ctypes.c_float),
        ("plain_trilinear", ctypes.c_int), ("read", ctypes.c_int), ("border", ctypes.c_float * 4),
        ("reserved", ctypes.c_int * 9),
    ]  # fmt: skip


@record(frozen=True)
class TextureObject:
    """A texture or surface object: the descriptions that it was made with, None for those that were not
    passed.
    """

    resource: ResourceDesc
    texture: TextureDesc | None
    view: ViewDesc | None = None


# ------------------------------------------------------------------------------------ what is read


def _levels(rt: HostRuntime, resource: ResourceDesc) -> tuple[Image, ...]:
    """Return the images of a resource, several for a mipmapped array. Raise ApiError if the resource is
    invalid.
    """
    if resource.kind in (LINEAR, PITCHED):
        return (_in_memory(rt, resource.of.memory, resource.kind == PITCHED),)
    if resource.kind == ARRAY:
        return (rt.handles.resolve(CudaArray, resource.of.handle).image,)
    if resource.kind == MIPMAP:
        return tuple(
            rt.handles.resolve(CudaArray, level).image
            for level in rt.handles.resolve(Mipmap, resource.of.handle).levels
        )
    raise ApiError("cudaErrorInvalidValue")


def _in_memory(rt: HostRuntime, memory: _Memory, is_plane: bool) -> Image:
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
    allocation = rt.memory.find(memory.pointer, 0)
    if allocation is None or not image.width or memory.pointer % image.texel_bytes:
        raise ApiError("cudaErrorInvalidValue")
    available = allocation.start + allocation.size - memory.pointer
    if image.bytes > available:
        if is_plane or available < image.texel_bytes:
            raise ApiError("cudaErrorInvalidValue")
        rt.messages.warn(
            f"a texture of {image.bytes} bytes begins {available} bytes before the end of its allocation;"
            " what it reads beyond is 0"
        )
        image = replace(image, width=available // image.texel_bytes)
    return image


_VIEWS = [
    ("", 0),
    *(
        (format, channels)
        for format in ("u8", "s8", "u16", "s16", "u32", "s32", "f16", "f32")
        for channels in (1, 2, 4)
    ),
]
"""Format and number of channels by the numbers of cudaResourceViewFormat."""


def _apply_view(levels: tuple[Image, ...], view: ViewDesc) -> tuple[Image, ...]:
    """Return the part of a resource that a view selects, in the view's format. Raise ApiError if the view
    does not fit.
    """
    levels = levels[view.first_level : view.last_level + 1]
    if not levels or view.format >= len(_VIEWS):
        raise ApiError("cudaErrorInvalidValue" if not levels else "cudaErrorNotSupported")
    result = []
    for image in levels:
        format, channels = _VIEWS[view.format] if view.format else (image.format, image.channels)
        image_view = replace(image, format=format, channels=channels)
        if image.layers > 1:
            image_view = replace(
                image_view,
                address=image.address + view.first_layer * (image.bytes // image.layers),
                layers=view.last_layer - view.first_layer + 1,
            )
        if (
            image_view.texel_bytes != image.texel_bytes
            or not 0 < image_view.layers <= image.layers - view.first_layer
        ):
            raise ApiError("cudaErrorInvalidValue")
        result.append(image_view)
    return tuple(result)


def _sampler(desc: TextureDesc | TextureReference, image: Image, is_linear: bool) -> TexelSampler:
    """Return the sampler of a texture description. Without normalized coordinates, address modes wrap and
    mirror do not apply; texels outside of linear memory are 0.
    """
    if any(not 0 <= mode < len(_MODES) for mode in desc.address) or not (
        0 <= desc.filter < len(FILTERS) and 0 <= desc.level_filter < len(FILTERS)
    ):
        raise ApiError("cudaErrorInvalidValue")
    if is_linear:
        return TexelSampler(address=("border",) * 3)
    modes: list[AddressMode] = [
        _MODES[mode] if desc.normalized or _MODES[mode] == "border" else "clamp" for mode in desc.address
    ]
    border = tuple(desc.border)
    return TexelSampler(
        FILTERS[desc.filter],
        (modes[0], modes[1], modes[2]),
        bool(desc.normalized),
        (border[0], border[1], border[2], border[3]),
        FILTERS[desc.level_filter],
        desc.bias,
        (desc.low, desc.high),
    )


def _texture(
    levels: tuple[Image, ...], desc: TextureDesc | TextureReference, is_linear: bool
) -> TextureImage:
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
    return TextureImage(
        image, _sampler(desc, image, is_linear), bool(desc.read) and not is_float, levels[1:], bool(desc.srgb)
    )


# ---------------------------------------------------------------------------------------- objects


def create_texture(rt: HostRuntime, out: Pointer, resource: Pointer, texture: Pointer, view: Pointer) -> None:
    """Implement `cudaCreateTextureObject`."""
    add_texture(
        rt,
        out,
        structure_at(ResourceDesc, resource),
        structure_at(TextureDesc, texture),
        structure_at(ViewDesc, view) if view else None,
    )


def add_texture(
    rt: HostRuntime, out: Pointer, resource: ResourceDesc, texture: TextureDesc, view: ViewDesc | None
) -> None:
    """Create a texture object and write its handle."""
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    levels = _levels(rt, resource)
    if view is not None and resource.kind in (ARRAY, MIPMAP):
        levels = _apply_view(levels, view)
    result = _texture(levels, texture, resource.kind == LINEAR)
    handle = rt.handles.add(TextureObject(resource, texture, view))
    rt.memory.handles[handle] = result
    put_size(out, handle)


def create_surface(rt: HostRuntime, out: Pointer, resource: Pointer) -> None:
    """Implement `cudaCreateSurfaceObject`."""
    add_surface(rt, out, structure_at(ResourceDesc, resource))


def add_surface(rt: HostRuntime, out: Pointer, resource: ResourceDesc) -> None:
    """Create a surface object and write its handle."""
    if not out:
        raise ApiError("cudaErrorInvalidValue")
    if resource.kind != ARRAY:
        raise ApiError(
            "cudaErrorInvalidChannelDescriptor" if resource.kind > PITCHED else "cudaErrorInvalidValue"
        )
    surface = _surface(rt.handles.resolve(CudaArray, resource.of.handle))
    handle = rt.handles.add(TextureObject(resource, None))
    rt.memory.handles[handle] = surface
    put_size(out, handle)


def _surface(array: CudaArray) -> SurfaceImage:
    """Return a surface of an array; faces of cubes are layers."""
    image = array.image
    return SurfaceImage(replace(image, geometry="a2d") if "cube" in image.geometry else image)


def destroy(rt: HostRuntime, handle: int) -> None:
    """Implement `cudaDestroyTextureObject` and `cudaDestroySurfaceObject`."""
    if handle:
        rt.handles.resolve(TextureObject, handle)
        rt.scheduler.drain()
        rt.memory.handles.pop(handle, None)
        rt.handles.remove(handle)


def _description_getter(field: str, texture: bool) -> Callable[..., None]:
    """Return a function that copies one of an object's descriptions to the program."""

    def get(rt: HostRuntime, out: Pointer, handle: int) -> None:
        result = rt.handles.resolve(TextureObject, handle)
        description = getattr(result, field)
        if not out or description is None or (result.texture is not None) != texture:
            raise ApiError("cudaErrorInvalidValue")
        ctypes.memmove(out, ctypes.byref(description), ctypes.sizeof(description))

    return get


# ------------------------------------------------------------------------------------- references


def _reference_handle(rt: HostRuntime, reference: Pointer) -> int:
    """Return the device handle of a reference, 0 if no kernel reads it."""
    if not reference:
        raise ApiError("cudaErrorInvalidTexture")
    rt.scheduler.drain()
    if reference in rt.textures.variables:
        return rt.textures.variables[reference]
    try:
        return rt.modules.variable(reference).start
    except ApiError:
        return reference


def _bind(rt: HostRuntime, reference: Pointer, levels: tuple[Image, ...], is_linear: bool) -> None:
    handle = _reference_handle(rt, reference)
    rt.memory.handles[handle] = _texture(levels, TextureReference.from_address(reference or 0), is_linear)


def _locate_texels(
    rt: HostRuntime, offset: Pointer, pointer: Pointer, desc: Pointer, reference: Pointer
) -> tuple[ChannelDesc, int]:
    """Return the texels' description and address; the address is aligned as textures require if the program
    takes the offset.
    """
    if not pointer or not reference:
        raise ApiError("cudaErrorInvalidValue")
    misalignment = pointer % ALIGNMENT
    if misalignment and not offset:
        raise ApiError("cudaErrorInvalidValue")
    if offset:
        put_size(offset, misalignment)
    rt.textures.offsets[reference] = misalignment
    return ChannelDesc.from_address(desc) if desc else TextureReference.from_address(
        reference
    ).desc, pointer - misalignment


def bind_linear(
    rt: HostRuntime, offset: Pointer, reference: Pointer, pointer: Pointer, desc: Pointer, size: int
) -> None:
    """Implement `cudaBindTexture`."""
    allocation = rt.memory.find(pointer or 0, 0)
    if allocation is None:
        raise ApiError("cudaErrorInvalidValue")
    texels, start = _locate_texels(rt, offset, pointer, desc, reference)
    memory = _Memory(
        start, texels, min(size + (pointer or 0) - start, allocation.start + allocation.size - start)
    )
    _bind(rt, reference, (_in_memory(rt, memory, False),), True)


def bind_plane(
    rt: HostRuntime,
    offset: Pointer,
    reference: Pointer,
    pointer: Pointer,
    desc: Pointer,
    width: int,
    height: int,
    pitch: int,
) -> None:
    """Implement `cudaBindTexture2D`."""
    texels, start = _locate_texels(rt, offset, pointer, desc, reference)
    _bind(rt, reference, (_in_memory(rt, _Memory(start, texels, width, height, pitch), True),), False)


def bind_array(rt: HostRuntime, reference: Pointer, array: Pointer, desc: Pointer) -> None:
    """Implement `cudaBindTextureToArray`."""
    _bind(rt, reference, (rt.handles.resolve(CudaArray, array).image,), False)


def bind_mipmap(rt: HostRuntime, reference: Pointer, mipmap: Pointer, desc: Pointer) -> None:
    """Implement `cudaBindTextureToMipmappedArray`."""
    _bind(
        rt,
        reference,
        tuple(
            rt.handles.resolve(CudaArray, level).image for level in rt.handles.resolve(Mipmap, mipmap).levels
        ),
        False,
    )


def bind_surface(rt: HostRuntime, reference: Pointer, array: Pointer, desc: Pointer) -> None:
    """Implement `cudaBindSurfaceToArray`."""
    rt.memory.handles[_reference_handle(rt, reference)] = _surface(rt.handles.resolve(CudaArray, array))


def unbind(rt: HostRuntime, reference: Pointer) -> None:
    """Implement `cudaUnbindTexture`."""
    rt.memory.handles.pop(_reference_handle(rt, reference), None)
    rt.textures.offsets.pop(reference or 0, None)


def alignment_offset(rt: HostRuntime, offset: Pointer, reference: Pointer) -> None:
    """Implement `cudaGetTextureAlignmentOffset`."""
    if _reference_handle(rt, reference) not in rt.memory.handles:
        raise ApiError("cudaErrorInvalidTextureBinding")
    put_size(offset, rt.textures.offsets.get(reference or 0, 0))


def find_reference(rt: HostRuntime, out: Pointer, symbol: Pointer) -> None:
    """Write the address of a reference, which is its own symbol."""
    _reference_handle(rt, symbol)
    put(out, symbol or 0, ctypes.c_void_p)


_REFERENCE, _OFFSET = "const textureReference *reference", "size_t *offset"
_DESC = "const cudaChannelFormatDesc *desc"
FUNCTIONS = (
    ApiRow(
        "cudaCreateTextureObject",
        "cudaTextureObject_t *object, const cudaResourceDesc *resource, const cudaTextureDesc *texture, const"
        " cudaResourceViewDesc *view",
        create_texture,
    ),
    ApiRow("cudaDestroyTextureObject", "cudaTextureObject_t object", destroy),
    ApiRow(
        "cudaGetTextureObjectResourceDesc",
        "cudaResourceDesc *desc, cudaTextureObject_t object",
        _description_getter("resource", True),
    ),
    ApiRow(
        "cudaGetTextureObjectTextureDesc",
        "cudaTextureDesc *desc, cudaTextureObject_t object",
        _description_getter("texture", True),
    ),
    ApiRow(
        "cudaGetTextureObjectResourceViewDesc",
        "cudaResourceViewDesc *desc, cudaTextureObject_t object",
        _description_getter("view", True),
    ),
    ApiRow(
        "cudaCreateSurfaceObject",
        "cudaSurfaceObject_t *object, const cudaResourceDesc *resource",
        create_surface,
    ),
    ApiRow("cudaDestroySurfaceObject", "cudaSurfaceObject_t object", destroy),
    ApiRow(
        "cudaGetSurfaceObjectResourceDesc",
        "cudaResourceDesc *desc, cudaSurfaceObject_t object",
        _description_getter("resource", False),
    ),
    ApiRow(
        "cudaBindTexture",
        f"{_OFFSET}, {_REFERENCE}, const void *pointer, {_DESC}, size_t size = 4294967295u",
        bind_linear,
    ),
    ApiRow(
        "cudaBindTexture2D",
        f"{_OFFSET}, {_REFERENCE}, const void *pointer, {_DESC}, size_t width, size_t height, size_t pitch",
        bind_plane,
    ),
    ApiRow("cudaBindTextureToArray", f"{_REFERENCE}, cudaArray_const_t array, {_DESC}", bind_array),
    ApiRow(
        "cudaBindTextureToMipmappedArray",
        f"{_REFERENCE}, cudaMipmappedArray_const_t mipmap, {_DESC}",
        bind_mipmap,
    ),
    ApiRow(
        "cudaBindSurfaceToArray",
        f"const surfaceReference *reference, cudaArray_const_t array, {_DESC}",
        bind_surface,
    ),
    ApiRow("cudaUnbindTexture", _REFERENCE, unbind),
    ApiRow("cudaGetTextureAlignmentOffset", f"{_OFFSET}, {_REFERENCE}", alignment_offset),
    ApiRow(
        "cudaGetTextureReference", "const textureReference **reference, const void *symbol", find_reference
    ),
    ApiRow(
        "cudaGetSurfaceReference", "const surfaceReference **reference, const void *symbol", find_reference
    ),
)

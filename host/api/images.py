"""CUDA arrays: images on the device, in memory that only they know the order of (CUDA Runtime API, "Memory
Management").

Rows lie without padding here, one layer after another; a mipmapped array is an array for each of its levels.
"""

from __future__ import annotations

import ctypes
from dataclasses import replace

from ...runtime.memory.textures import Image
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.machine import Machine
from .device import check_device, numbers
from .pointers import put, put_pointer, put_size
from .table import Extent, Row

_LAYERED, _CUBE = 1, 4
_KINDS = "suf"
_BITS = {"s": (8, 16, 32), "u": (8, 16, 32), "f": (16, 32)}


class ChannelDesc(ctypes.Structure):
    """cudaChannelFormatDesc."""

    _fields_ = [(name, ctypes.c_int) for name in "xyzwf"]

    @property
    def texel(self) -> tuple[str, int]:
        """Format and number of channels. ApiError where textures have none such."""
        bits = [width for width in (self.x, self.y, self.z, self.w) if width]
        kind = _KINDS[self.f] if 0 <= self.f < len(_KINDS) else ""
        if (
            len(bits) not in (1, 2, 4)
            or len(set(bits)) > 1
            or not self.x
            or bits[0] not in _BITS.get(kind, ())
        ):
            raise ApiError("cudaErrorInvalidChannelDescriptor")
        return f"{kind}{bits[0]}", len(bits)


class _Native(ctypes.Structure):
    """An array, as arrays.h has it."""

    _fields_ = [
        ("texels", ctypes.c_size_t),
        ("texel", ctypes.c_size_t),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    ]


@record(frozen=True)
class Array:
    """An array: what it was made with, and its texels as textures see them."""

    desc: ChannelDesc
    extent: tuple[int, int, int]
    flags: int
    image: Image


@record(frozen=True)
class Mipmap:
    """A mipmapped array by the handles of its levels, the largest first."""

    levels: tuple[int, ...]


def _image(desc: ChannelDesc, extent: tuple[int, int, int], flags: int) -> Image:
    """The image of that shape, which lies nowhere yet. ApiError where there is none such."""
    format, channels = desc.texel
    width, height, depth = extent
    layered, cube = bool(flags & _LAYERED), bool(flags & _CUBE)
    is_stack = layered or cube
    if not width or (is_stack and not depth) or (depth and not height and not layered):
        raise ApiError("cudaErrorInvalidValue")
    if cube and (height != width or depth % 6 or (depth > 6 and not layered)):
        raise ApiError("cudaErrorInvalidValue")
    plane = "cube" if cube else f"{1 + bool(height) + bool(depth and not layered)}d"
    layers, slices = (depth, 1) if is_stack else (1, max(depth, 1))
    return Image("a" * layered + plane, format, channels, width, max(height, 1), slices, layers)


def _new(m: Machine, desc: ChannelDesc, extent: tuple[int, int, int], flags: int) -> int:
    """The handle of a new array."""
    image = _image(desc, extent, flags)
    width, height, depth = (max(size, 1) for size in extent)
    start = m.allocate(image.bytes, f"{image.bytes} bytes of an array from cudaMallocArray")
    handle = m.new_handle(
        Array(ChannelDesc.from_buffer_copy(desc), extent, flags, replace(image, address=start))
    )
    m.library.minicc_array(
        ctypes.c_size_t(handle), ctypes.byref(_Native(start, image.texel_bytes, width, height, depth))
    )
    return handle


def _desc(pointer: int | None) -> ChannelDesc:
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return ChannelDesc.from_address(pointer)


def malloc_array(m: Machine, out: int | None, desc: int | None, width: int, height: int, flags: int) -> None:
    put_pointer(out, _new(m, _desc(desc), (width, height, 0), flags & ~(_LAYERED | _CUBE)))


def malloc_3d_array(m: Machine, out: int | None, desc: int | None, extent: Extent, flags: int) -> None:
    put_pointer(out, _new(m, _desc(desc), (extent.width, extent.height, extent.depth), flags))


def malloc_mipmap(
    m: Machine, out: int | None, desc: int | None, extent: Extent, count: int, flags: int
) -> None:
    sizes = [extent.width, extent.height, extent.depth]
    axes = [0, 1] if flags & (_LAYERED | _CUBE) else [0, 1, 2]
    most = max(sizes[axis] for axis in axes).bit_length()
    levels = []
    for _ in range(min(max(count, 1), most)):
        levels.append(_new(m, _desc(desc), (sizes[0], sizes[1], sizes[2]), flags))
        for axis in axes:
            sizes[axis] = max(sizes[axis] // 2, 1) if sizes[axis] else 0
    put_pointer(out, m.new_handle(Mipmap(tuple(levels))))


def mipmap_level(m: Machine, out: int | None, handle: int | None, level: int) -> None:
    levels = m.handle(Mipmap, handle).levels
    if level >= len(levels):
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, levels[level])


def free_array(m: Machine, handle: int | None) -> None:
    """Textures of the array stand for nothing from now on."""
    if not handle:
        return
    start = m.handle(Array, handle).image.address
    m.order.drain()
    m.free(start)
    m.library.minicc_array(ctypes.c_size_t(handle), None)
    del m.handles[handle]
    for number, user in list(m.memory.handles.items()):
        if any(
            image.address == start
            for image in getattr(user, "levels", (getattr(user, "image", None),))
            if image is not None
        ):
            del m.memory.handles[number]


def free_mipmap(m: Machine, handle: int | None) -> None:
    if handle:
        for level in m.handle(Mipmap, handle).levels:
            free_array(m, level)
        del m.handles[handle]


def describe(m: Machine, desc: int | None, extent: int | None, flags: int | None, handle: int | None) -> None:
    result = m.handle(Array, handle)
    if desc:
        ctypes.memmove(desc, ctypes.byref(result.desc), ctypes.sizeof(ChannelDesc))
    if extent:
        for place, size in enumerate(result.extent):
            put_size(extent + 8 * place, size)
    if flags:
        put(flags, result.flags)


def channels(m: Machine, desc: int | None, handle: int | None) -> None:
    describe(m, desc, None, None, handle)


def linear_width(m: Machine, out: int | None, desc: int | None, device: int) -> None:
    """Texels that a texture of linear memory may have."""
    check_device(device)
    _ = _desc(desc).texel
    put_size(out, numbers("maxTexture1DLinear")[0])


_PLACE = "size_t x, size_t y"
_BOX = "size_t width, size_t height, cudaMemcpyKind kind"


def _copies(name: str, parameters: str) -> tuple[Row, Row]:
    """A copy, and the same for a stream."""
    return Row(name, parameters), Row(f"{name}Async", f"{parameters}, cudaStream_t stream = 0")


FUNCTIONS = (
    Row(
        "cudaMallocArray",
        "cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height = 0, unsigned"
        " flags = 0",
        malloc_array,
    ),
    Row(
        "cudaMalloc3DArray",
        "cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned flags = 0",
        malloc_3d_array,
    ),
    Row(
        "cudaMallocMipmappedArray",
        "cudaMipmappedArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned levels,"
        " unsigned flags = 0",
        malloc_mipmap,
    ),
    Row(
        "cudaGetMipmappedArrayLevel",
        "cudaArray_t *array, cudaMipmappedArray_const_t mipmap, unsigned level",
        mipmap_level,
    ),
    Row("cudaFreeArray", "cudaArray_t array", free_array),
    Row("cudaFreeMipmappedArray", "cudaMipmappedArray_t mipmap", free_mipmap),
    Row(
        "cudaArrayGetInfo",
        "cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned *flags, cudaArray_t array",
        describe,
    ),
    Row("cudaGetChannelDesc", "cudaChannelFormatDesc *desc, cudaArray_const_t array", channels),
    Row(
        "cudaDeviceGetTexture1DLinearMaxWidth",
        "size_t *width, const cudaChannelFormatDesc *desc, int device",
        linear_width,
    ),
    *_copies("cudaMemcpy2DToArray", f"cudaArray_t to, {_PLACE}, const void *from, size_t pitch, {_BOX}"),
    *_copies("cudaMemcpy2DFromArray", f"void *to, size_t pitch, cudaArray_const_t from, {_PLACE}, {_BOX}"),
    *_copies(
        "cudaMemcpyToArray", f"cudaArray_t to, {_PLACE}, const void *from, size_t size, cudaMemcpyKind kind"
    ),
    *_copies(
        "cudaMemcpyFromArray", f"void *to, cudaArray_const_t from, {_PLACE}, size_t size, cudaMemcpyKind kind"
    ),
    Row(
        "cudaMemcpy2DArrayToArray",
        f"cudaArray_t to, {_PLACE}, cudaArray_const_t from, size_t from_x, size_t from_y, size_t width,"
        " size_t height, cudaMemcpyKind kind = cudaMemcpyDeviceToDevice",
    ),
    Row(
        "cudaMemcpyArrayToArray",
        f"cudaArray_t to, {_PLACE}, cudaArray_const_t from, size_t from_x, size_t from_y, size_t size,"
        " cudaMemcpyKind kind = cudaMemcpyDeviceToDevice",
    ),
)

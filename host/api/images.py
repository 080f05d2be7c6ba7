"""CUDA arrays: images in device memory with an opaque layout (CUDA Runtime API, "Memory Management"). Rows
lie without padding here, one layer after another; a mipmapped array has one array for each of its levels.
"""

from __future__ import annotations

import ctypes
from dataclasses import replace

from ...runtime.memory.textures import Image
from ...support.fast_dataclass import record
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .device import check_device, numbers
from .pointers import Pointer, put, put_pointer, put_size
from .table import ApiRow, Extent

_LAYERED, _CUBE = 1, 4
_KINDS = "suf"
_BITS = {"s": (8, 16, 32), "u": (8, 16, 32), "f": (16, 32)}


class ChannelDesc(ctypes.Structure):
    """The structure cudaChannelFormatDesc."""

    _fields_ = [(name, ctypes.c_int) for name in "xyzwf"]

    @property
    def texel(self) -> tuple[str, int]:
        """Format and number of channels. Raise ApiError for formats that textures do not have."""
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
    """A CUDA array, laid out as in arrays.h."""

    _fields_ = [
        ("texels", ctypes.c_size_t),
        ("texel", ctypes.c_size_t),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    ]


@record(frozen=True)
class CudaArray:
    """A CUDA array: its description, and its texels as textures read them."""

    desc: ChannelDesc
    extent: tuple[int, int, int]
    flags: int
    image: Image


@record(frozen=True)
class Mipmap:
    """A mipmapped array: the handles of its levels, the largest first."""

    levels: tuple[int, ...]


def _image(desc: ChannelDesc, extent: tuple[int, int, int], flags: int) -> Image:
    """Return an image of that shape without storage. Raise ApiError if the shape is invalid."""
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


def create_array(rt: HostRuntime, desc: ChannelDesc, extent: tuple[int, int, int], flags: int) -> int:
    """Return the handle of a new array; the absent dimensions of `extent` are 0."""
    image = _image(desc, extent, flags)
    width, height, depth = (max(size, 1) for size in extent)
    start = rt.allocations.allocate(image.bytes, f"{image.bytes} bytes of an array")
    handle = rt.handles.add(
        CudaArray(ChannelDesc.from_buffer_copy(desc), extent, flags, replace(image, address=start))
    )
    rt.library.minicc_array(
        ctypes.c_size_t(handle), ctypes.byref(_Native(start, image.texel_bytes, width, height, depth))
    )
    return handle


def _desc(pointer: Pointer) -> ChannelDesc:
    if not pointer:
        raise ApiError("cudaErrorInvalidValue")
    return ChannelDesc.from_address(pointer)


def malloc_array(rt: HostRuntime, out: Pointer, desc: Pointer, width: int, height: int, flags: int) -> None:
    """Implement `cudaMallocArray`."""
    put_pointer(out, create_array(rt, _desc(desc), (width, height, 0), flags & ~(_LAYERED | _CUBE)))


def malloc_3d_array(rt: HostRuntime, out: Pointer, desc: Pointer, extent: Extent, flags: int) -> None:
    """Implement `cudaMalloc3DArray`."""
    put_pointer(out, create_array(rt, _desc(desc), (extent.width, extent.height, extent.depth), flags))


def malloc_mipmap(
    rt: HostRuntime, out: Pointer, desc: Pointer, extent: Extent, count: int, flags: int
) -> None:
    """Implement `cudaMallocMipmappedArray`."""
    sizes = extent.width, extent.height, extent.depth
    put_pointer(out, create_mipmap(rt, _desc(desc), sizes, count, flags))


def create_mipmap(
    rt: HostRuntime, desc: ChannelDesc, extent: tuple[int, int, int], count: int, flags: int
) -> int:
    """Return the handle of a new mipmapped array of at most `count` levels."""
    sizes = list(extent)
    axes = [0, 1] if flags & (_LAYERED | _CUBE) else [0, 1, 2]
    most = max(sizes[axis] for axis in axes).bit_length()
    if not most:
        raise ApiError("cudaErrorInvalidValue")
    levels = []
    for _ in range(min(max(count, 1), most)):
        levels.append(create_array(rt, desc, (sizes[0], sizes[1], sizes[2]), flags))
        for axis in axes:
            sizes[axis] = max(sizes[axis] // 2, 1) if sizes[axis] else 0
    return rt.handles.add(Mipmap(tuple(levels)))


def mipmap_level(rt: HostRuntime, out: Pointer, handle: Pointer, level: int) -> None:
    """Implement `cudaGetMipmappedArrayLevel`."""
    levels = rt.handles.resolve(Mipmap, handle).levels
    if level >= len(levels):
        raise ApiError("cudaErrorInvalidValue")
    put_pointer(out, levels[level])


def free_array(rt: HostRuntime, handle: Pointer) -> None:
    """Free an array; its textures become invalid."""
    if not handle:
        return
    start = rt.handles.resolve(CudaArray, handle).image.address
    rt.scheduler.drain()
    rt.allocations.free(start)
    rt.library.minicc_array(ctypes.c_size_t(handle), None)
    rt.handles.remove(handle)
    for number, user in list(rt.memory.handles.items()):
        if any(
            image.address == start
            for image in getattr(user, "levels", (getattr(user, "image", None),))
            if image is not None
        ):
            del rt.memory.handles[number]


def free_mipmap(rt: HostRuntime, handle: Pointer) -> None:
    """Implement `cudaFreeMipmappedArray`."""
    if handle:
        for level in rt.handles.resolve(Mipmap, handle).levels:
            free_array(rt, level)
        rt.handles.remove(handle)


def describe(rt: HostRuntime, desc: Pointer, extent: Pointer, flags: Pointer, handle: Pointer) -> None:
    """Implement `cudaArrayGetInfo`: write the description of an array."""
    result = rt.handles.resolve(CudaArray, handle)
    if desc:
        ctypes.memmove(desc, ctypes.byref(result.desc), ctypes.sizeof(ChannelDesc))
    if extent:
        for index, size in enumerate(result.extent):
            put_size(extent + 8 * index, size)
    if flags:
        put(flags, result.flags)


def channels(rt: HostRuntime, desc: Pointer, handle: Pointer) -> None:
    """Implement `cudaGetChannelDesc`."""
    describe(rt, desc, None, None, handle)


def linear_width(rt: HostRuntime, out: Pointer, desc: Pointer, device: int) -> None:
    """Write the most texels that a texture of linear memory may have."""
    check_device(device)
    _ = _desc(desc).texel
    put_size(out, numbers("maxTexture1DLinear")[0])


_PLACE = "size_t x, size_t y"
_BOX = "size_t width, size_t height, cudaMemcpyKind kind"


def _copies(name: str, parameters: str) -> tuple[ApiRow, ApiRow]:
    """Return the rows of a copy and of its variant for a stream."""
    return ApiRow(name, parameters), ApiRow(f"{name}Async", f"{parameters}, cudaStream_t stream = 0")


FUNCTIONS = (
    ApiRow(
        "cudaMallocArray",
        "cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height = 0, unsigned"
        " flags = 0",
        malloc_array,
    ),
    ApiRow(
        "cudaMalloc3DArray",
        "cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned flags = 0",
        malloc_3d_array,
    ),
    ApiRow(
        "cudaMallocMipmappedArray",
        "cudaMipmappedArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned levels,"
        " unsigned flags = 0",
        malloc_mipmap,
    ),
    ApiRow(
        "cudaGetMipmappedArrayLevel",
        "cudaArray_t *array, cudaMipmappedArray_const_t mipmap, unsigned level",
        mipmap_level,
    ),
    ApiRow("cudaFreeArray", "cudaArray_t array", free_array),
    ApiRow("cudaFreeMipmappedArray", "cudaMipmappedArray_t mipmap", free_mipmap),
    ApiRow(
        "cudaArrayGetInfo",
        "cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned *flags, cudaArray_t array",
        describe,
    ),
    ApiRow("cudaGetChannelDesc", "cudaChannelFormatDesc *desc, cudaArray_const_t array", channels),
    ApiRow(
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
    ApiRow(
        "cudaMemcpy2DArrayToArray",
        f"cudaArray_t to, {_PLACE}, cudaArray_const_t from, size_t from_x, size_t from_y, size_t width,"
        " size_t height, cudaMemcpyKind kind = cudaMemcpyDeviceToDevice",
    ),
    ApiRow(
        "cudaMemcpyArrayToArray",
        f"cudaArray_t to, {_PLACE}, cudaArray_const_t from, size_t from_x, size_t from_y, size_t size,"
        " cudaMemcpyKind kind = cudaMemcpyDeviceToDevice",
    ),
)

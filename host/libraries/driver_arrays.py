"""Arrays of the driver API: their descriptors, and the element formats that textures have too (CUDA Driver
API, "Memory Management"). The arrays themselves are those of the runtime API.
"""

from __future__ import annotations

import ctypes

from ..api import images
from ..api.device import check_device
from ..api.driver_symbols import driver_rows
from ..api.images import ChannelDesc, CudaArray
from ..api.pointers import Pointer, put_pointer, put_structure, structure_at
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime

_SIGNED, _UNSIGNED, _FLOAT = range(3)
"""The enumeration cudaChannelFormatKind."""
_FORMATS = {
    1: (8, _UNSIGNED), 2: (16, _UNSIGNED), 3: (32, _UNSIGNED), 8: (8, _SIGNED), 9: (16, _SIGNED),
    10: (32, _SIGNED), 16: (16, _FLOAT), 32: (32, _FLOAT),
}  # fmt: skip
"""Bits and kind of a channel, by the numbers of CUarray_format; other formats are not supported."""
_NUMBERS = {channel: number for number, channel in _FORMATS.items()}


class ArrayDescriptor(ctypes.Structure):
    """The structure CUDA_ARRAY_DESCRIPTOR."""

    _fields_ = [
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("format", ctypes.c_int),
        ("channels", ctypes.c_uint),
    ]


class BoxDescriptor(ctypes.Structure):
    """The structure CUDA_ARRAY3D_DESCRIPTOR."""

    _fields_ = [
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
        ("format", ctypes.c_int),
        ("channels", ctypes.c_uint),
        ("flags", ctypes.c_uint),
    ]

    @property
    def extent(self) -> tuple[int, int, int]:
        """Width, height and depth; absent dimensions are 0."""
        return self.width, self.height, self.depth


def element(format: int, channels: int) -> ChannelDesc:
    """Return the description of elements of a CUarray_format. Raise ApiError if there are none such."""
    if format not in _FORMATS:
        raise ApiError("cudaErrorInvalidValue", f"elements of the format {format} are not supported")
    if channels not in (1, 2, 4):
        raise ApiError("cudaErrorInvalidValue")
    bits, kind = _FORMATS[format]
    return ChannelDesc(*[bits] * channels, *[0] * (4 - channels), kind)


def format_of(desc: ChannelDesc) -> tuple[int, int]:
    """Return the CUarray_format and the number of channels of elements."""
    return _NUMBERS[desc.x, desc.f], desc.texel[1]


def describe(array: CudaArray) -> BoxDescriptor:
    """Return the descriptor of an array."""
    return BoxDescriptor(*array.extent, *format_of(array.desc), array.flags)


def create(rt: HostRuntime, out: Pointer, descriptor: Pointer) -> None:
    """Implement `cuArrayCreate`."""
    d = structure_at(ArrayDescriptor, descriptor)
    extent = d.width, d.height, 0
    put_pointer(out, images.create_array(rt, element(d.format, d.channels), extent, 0))


def create_box(rt: HostRuntime, out: Pointer, descriptor: Pointer) -> None:
    """Implement `cuArray3DCreate`."""
    d = structure_at(BoxDescriptor, descriptor)
    put_pointer(out, images.create_array(rt, element(d.format, d.channels), d.extent, d.flags))


def get_descriptor(rt: HostRuntime, out: Pointer, array: Pointer) -> None:
    """Implement `cuArrayGetDescriptor`."""
    d = describe(rt.handles.resolve(CudaArray, array))
    put_structure(out, ArrayDescriptor(d.width, d.height, d.format, d.channels))


def get_box_descriptor(rt: HostRuntime, out: Pointer, array: Pointer) -> None:
    """Implement `cuArray3DGetDescriptor`."""
    put_structure(out, describe(rt.handles.resolve(CudaArray, array)))


def destroy(rt: HostRuntime, array: Pointer) -> None:
    """Implement `cuArrayDestroy`."""
    rt.handles.resolve(CudaArray, array)
    images.free_array(rt, array)


def create_mipmap(rt: HostRuntime, out: Pointer, descriptor: Pointer, levels: int) -> None:
    """Implement `cuMipmappedArrayCreate`."""
    d = structure_at(BoxDescriptor, descriptor)
    put_pointer(out, images.create_mipmap(rt, element(d.format, d.channels), d.extent, levels, d.flags))


def destroy_mipmap(rt: HostRuntime, mipmap: Pointer) -> None:
    """Implement `cuMipmappedArrayDestroy`."""
    rt.handles.resolve(images.Mipmap, mipmap)
    images.free_mipmap(rt, mipmap)


def linear_width(rt: HostRuntime, out: Pointer, format: int, channels: int, number: int) -> None:
    """Implement `cuDeviceGetTexture1DLinearMaxWidth`."""
    check_device(number)
    desc = element(format, channels)
    images.linear_width(rt, out, ctypes.addressof(desc), number)


FUNCTIONS = driver_rows(
    (
        ("cuArrayCreate", "CUarray *array, const CUDA_ARRAY_DESCRIPTOR *descriptor", create),
        ("cuArray3DCreate", "CUarray *array, const CUDA_ARRAY3D_DESCRIPTOR *descriptor", create_box),
        ("cuArrayGetDescriptor", "CUDA_ARRAY_DESCRIPTOR *descriptor, CUarray array", get_descriptor),
        ("cuArray3DGetDescriptor", "CUDA_ARRAY3D_DESCRIPTOR *descriptor, CUarray array", get_box_descriptor),
        ("cuArrayDestroy", "CUarray array", destroy),
        (
            "cuMipmappedArrayCreate",
            "CUmipmappedArray *mipmap, const CUDA_ARRAY3D_DESCRIPTOR *descriptor, unsigned levels",
            create_mipmap,
        ),
        (
            "cuMipmappedArrayGetLevel",
            "CUarray *array, CUmipmappedArray mipmap, unsigned level",
            images.mipmap_level,
        ),
        ("cuMipmappedArrayDestroy", "CUmipmappedArray mipmap", destroy_mipmap),
        (
            "cuDeviceGetTexture1DLinearMaxWidth",
            "size_t *width, CUarray_format format, unsigned channels, CUdevice device",
            linear_width,
        ),
    )
)

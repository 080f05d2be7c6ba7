"""Python objects as arrays that kernels change in place: one table of the protocols by which libraries share
memory.

Memory of the host is taken as NumPy's arrays are: copied to the device for the launch and back after it.
Memory of a device is taken by address and never copied; it must lie in the memory of a `minicc.Device`, as
kernels cannot access another GPU's.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np

from ..support.fast_dataclass import record
from .device import Device, DeviceArray, ForeignOwner, byte_bounds, contiguous_strides, devices_with


class Unusable(Exception):
    """The reason why the memory of `value` cannot be used."""

    def __init__(self, value: Any, reason: str) -> None:
        super().__init__(reason)
        self.value, self.reason = value, reason


@record(frozen=True)
class ArrayProtocol:
    """A way in which objects offer an array: attributes any of which they have, and the conversion.

    The conversion gets the object and the device of the launch, None if the caller has named none. It returns
    None for a value that is no array after all. What it raises is the reason why the object cannot be used.
    """

    attributes: tuple[str, ...]
    convert: Callable[[Any, Device | None], np.ndarray | DeviceArray | None]


def array_argument(value: Any, device: Device | None = None) -> Any:
    """Return the NumPy array or the DeviceArray that shares the memory of another library's array; an
    `Unusable` with the reason if there is none; any other value unchanged.

    >>> block = bytearray(4)
    >>> array_argument(block)[2] = 7
    >>> block
    bytearray(b'\\x00\\x00\\x07\\x00')
    """
    if isinstance(value, _UNCHANGED):
        return value
    try:
        for protocol in PROTOCOLS:
            if not protocol.attributes or any(_has(value, name) for name in protocol.attributes):
                array = protocol.convert(value, device)
                if array is None:
                    continue
                reason = unusable_layout(array, value)
                return Unusable(value, reason) if reason else array
    except Unusable as unusable:
        return unusable
    except Exception as error:  # a library's own method may raise anything
        return Unusable(value, f"its memory cannot be shared: {error}")
    return value


def copy_argument(value: Any) -> Any:
    """Return an argument whose arrays a launch may change without changing those of `value`."""
    array = value if isinstance(value, bytes) else array_argument(value)
    if isinstance(array, np.ndarray):
        return array.copy()
    return array.device.array(array) if isinstance(array, DeviceArray) else copy(array)


def unusable_layout(array: np.ndarray | DeviceArray, value: Any = None) -> str | None:
    """Return why kernels cannot work on the elements of an array, with a way out; None if they can.

    `value` is the object from which it comes.
    """
    if array.dtype.hasobject:
        return "its elements are Python objects; pass an array of numbers, as x.astype(…) makes it"
    if not array.dtype.isnative:
        return "its elements are in the other byte order; pass x.astype(x.dtype.newbyteorder('='))"
    if isinstance(array, DeviceArray):
        if not array.is_contiguous and value is array:
            return "the DeviceArray is not C-contiguous; copy it with device.array(…)"
        if not array.is_contiguous:
            return f"the array is not C-contiguous; pass {_contiguous_copy(value, 'a contiguous copy')}"
    elif not array.flags.c_contiguous:
        return f"the array is not C-contiguous; pass {_contiguous_copy(value, 'numpy.ascontiguousarray(…)')}"
    if isinstance(value, np.ma.MaskedArray):
        return "kernels do not see its mask; pass x.filled(…) or x.data"
    return None


def _contiguous_copy(value: Any, otherwise: str) -> str:
    """Return the expression that makes a contiguous copy in the library of `value`."""
    return "x.contiguous()" if hasattr(value, "contiguous") else otherwise


def _has(value: Any, name: str) -> bool:
    """Return whether an object has an attribute, even if reading it fails for another reason."""
    try:
        return hasattr(value, name)
    except Exception:
        return True


def _of_cuda_interface(value: Any, device: Device | None) -> DeviceArray | np.ndarray:
    """Convert an array with CUDA's array interface, versions 0 to 3."""
    described = value.__cuda_array_interface__
    if described.get("mask") is not None:
        raise Unusable(value, "kernels do not see its mask")
    if described.get("stream") == 0:
        raise Unusable(value, "its stream is 0, which the CUDA Array Interface forbids")
    typestr = described["typestr"]
    # A type without a name of NumPy's, as bfloat16, has a size only, or the name "f1".
    dtype = np.dtype(f"V{typestr[2:]}" if typestr[1:] == "f1" else typestr)
    if dtype.kind == "V" and len(described.get("descr", ())) > 1:
        dtype = np.dtype(described["descr"])
    address, is_read_only = described["data"]
    return _of_address(
        value,
        device,
        int(address),
        tuple(described["shape"]),
        described.get("strides"),
        dtype,
        bool(is_read_only),
    )


def _of_array_interface(value: Any, _: Device | None) -> np.ndarray:
    """Convert an array with NumPy's array interface."""
    return np.asarray(value)


def _of_dlpack(value: Any, device: Device | None) -> np.ndarray | DeviceArray:
    """Convert an array with DLPack, on the host or on a device."""
    from . import dlpack

    kind = value.__dlpack_device__()[0]
    if kind not in (dlpack.CPU, dlpack.CUDA, dlpack.CUDA_HOST, dlpack.CUDA_MANAGED):
        name = dlpack.DEVICE_NAMES.get(kind, f"type {int(kind)}")
        raise Unusable(value, f"it lies in the memory of another device ({name}); {_TO_HOST}")
    # 1 is CUDA's default stream, in which a launch of minicc takes its turn.
    settings = {} if kind == dlpack.CPU else {"stream": 1}
    try:
        capsule = value.__dlpack__(max_version=dlpack.VERSION, copy=False, **settings)
    except TypeError:  # a library that implements the protocol before these parameters
        capsule = value.__dlpack__(**settings)
    tensor = dlpack.read(capsule)
    if tensor.is_copy:
        raise Unusable(value, "its __dlpack__ returns a copy, in which a kernel's results would be lost")
    if kind == dlpack.CUDA or (kind != dlpack.CPU and devices_with(tensor.address, 1)):
        return _of_address(
            tensor,
            device,
            tensor.address,
            tensor.shape,
            tensor.strides,
            tensor.dtype,
            tensor.is_read_only,
            tensor.device[1],
        )
    if 0 in tensor.shape:
        return np.empty(tensor.shape, tensor.dtype)
    return np.asarray(tensor).view(tensor.dtype)


def _of_address(
    source: Any,
    device: Device | None,
    address: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...] | None,
    dtype: np.dtype,
    is_read_only: bool,
    number: int | None = None,
) -> DeviceArray | np.ndarray:
    """Return the array at an address of a device's memory; `source` keeps the memory. Of several devices it
    is that of the given number.
    """
    if 0 in shape:
        return np.empty(shape, dtype)  # it has no memory anywhere
    steps = contiguous_strides(shape, dtype.itemsize) if strides is None else tuple(strides)
    low, high = byte_bounds(shape, steps, dtype.itemsize)
    candidates = devices_with(address + low, high - low)
    if device is not None:
        candidates = [item for item in candidates if item is device]
    if len(candidates) > 1:
        candidates = [item for item in candidates if item.number == number] or candidates
    if len(candidates) > 1:
        raise Unusable(
            source,
            f"{len(candidates)} devices of minicc have memory at its address {address:#x}; pass device=… to"
            " the launch",
        )
    if not candidates:
        where = "no device of minicc in this process has" if device is None else "the given device has no"
        raise Unusable(
            source,
            f"{where} allocated memory at its address {address:#x} ({high - low} bytes); if it lies in the"
            f" memory of a GPU, {_TO_HOST}",
        )
    return DeviceArray(candidates[0], address, shape, dtype, ForeignOwner(source, is_read_only), steps)


def _of_buffer(value: Any, _: Device | None) -> np.ndarray | None:
    """Convert an object with Python's buffer protocol (PEP 3118), None if it has none."""
    try:
        view = memoryview(value)
    except TypeError:
        return None
    return np.asarray(view)


def _of_copy(value: Any, _: Device | None) -> None:
    """Refuse an object that NumPy can only copy."""
    raise Unusable(
        value, "it is copied only; pass numpy.asarray(…), and use that array's elements afterwards"
    )


_TO_HOST = "copy it to the host, as with .get(), .cpu() or .copy_to_host()"
_UNCHANGED = (np.ndarray, np.generic, DeviceArray, int, float, complex, str, tuple, list, type(None))
"""Types that are arguments as they are, whatever protocols they have."""
PROTOCOLS = (
    ArrayProtocol(("__cuda_array_interface__",), _of_cuda_interface),
    ArrayProtocol(("__array_interface__", "__array_struct__"), _of_array_interface),
    ArrayProtocol(("__dlpack__",), _of_dlpack),
    ArrayProtocol((), _of_buffer),
    ArrayProtocol(("__array__",), _of_copy),
)
"""The protocols, in the order in which an object is asked for them."""

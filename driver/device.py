"""Devices, and arrays that stay on them between launches.

    device = minicc.Device()
    x = device.array(host)                     # copied in once
    kernel[grid, block](n, x, y)               # no copies: DeviceArrays are passed by address
    numpy.asarray(x)                           # copied out

A device is one memory. Launches on one device run one after the other; launches on different devices may run
in different Python threads. A kernel runs on the device of its DeviceArrays, else on its module's own.

Invariant: memory is allocated and freed only while the device's lock is held, so an array that the garbage
collector finds during a launch is freed after it.
"""

from __future__ import annotations

import itertools
import math
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from ..runtime import ALIGNMENT, DeviceLimits, Memory
from ..runtime.engine.observers import HostOutput
from ..support.diagnostics import LaunchError
from . import checking
from .undefined_arrays import data_mask

_DEVICES: weakref.WeakValueDictionary[int, Device] = weakref.WeakValueDictionary()
"""The devices of this process by their numbers."""
_NUMBERS = itertools.count()


class Device:
    """A memory, and the limits of launches on it. `number` is its number among the devices of the process.

    `granule` is the unit of allocation. With 256, the alignment that CUDA guarantees, kernels may access the
    padding between the end of an allocation and the next multiple of 256 bytes, and that of shared memory up
    to the next multiple of 128, as on hardware; the result of the launch has a warning. With 1 such accesses
    fault. `limits` are fields of `runtime.Limits`: threads_per_cta, shared_bytes, resident_ctas, …
    `address_bits` must be that of the modules that run here.
    """

    def __init__(self, *, address_bits: int = 64, granule: int = 1, **limits: Any) -> None:
        if (
            not isinstance(granule, int | np.integer)
            or isinstance(granule, bool)
            or not 1 <= granule <= ALIGNMENT
            or granule & (granule - 1)
        ):
            raise LaunchError(f"a granule is a power of two from 1 to {ALIGNMENT}, found {granule!r}")
        if address_bits not in (32, 64):
            raise LaunchError(f"addresses have 32 or 64 bits, found {address_bits!r}")
        try:
            self.limits = replace(DeviceLimits(), **limits)
        except TypeError:
            known = ", ".join(DeviceLimits.__dataclass_fields__)
            unknown = next(name for name in limits if name not in DeviceLimits.__dataclass_fields__)
            raise LaunchError(f"unknown limit '{unknown}' (there are: {known})") from None
        for name, value in limits.items():
            _check_limit(name, value)
        self._start(Memory(address_bits, granule=int(granule)))

    def _start(self, memory: Memory) -> None:
        """Begin with a memory, and take a number."""
        self.memory = memory
        self.lock = threading.RLock()
        self._abandoned: deque[int] = deque()
        self.number = next(_NUMBERS)
        _DEVICES[self.number] = self

    def array(self, value: Any, dtype: Any = None) -> DeviceArray:
        """Return a copy of a NumPy array, or of the result of `numpy.array(value)`."""
        host = np.ascontiguousarray(np.asarray(value, dtype))
        if host.dtype.hasobject:
            raise LaunchError("an array of Python objects cannot be copied to a device")
        result = self.empty(np.shape(value), host.dtype)
        result.set(host.reshape(result.shape))
        return result

    def empty(self, shape: int | Sequence[int], dtype: Any = np.float32) -> DeviceArray:
        """Return an array of zeros; for the checker 'init' its elements are undefined, as `numpy.empty`'s
        are.
        """
        extent = (shape,) if isinstance(shape, int | np.integer) else tuple(shape)
        if any(not isinstance(n, int | np.integer) or n < 0 for n in extent):
            raise LaunchError(f"a shape is made of non-negative integers, found {shape!r}")
        kind = np.dtype(dtype)
        if kind.hasobject:
            raise LaunchError("an array of Python objects cannot be on a device")
        extent = tuple(int(n) for n in extent)
        with self.lock:
            self.collect()
            size = math.prod(extent) * kind.itemsize
            address = self.memory.allocate(size, "a DeviceArray")
            self.memory.undefine(address, size)
        return DeviceArray(self, address, extent, kind, _Owner(self, address))

    def zeros(self, shape: int | Sequence[int], dtype: Any = np.float32) -> DeviceArray:
        """Return an array of zeros."""
        result = self.empty(shape, dtype)
        self.memory.define(result.address, result.nbytes)
        return result

    def synchronize(self) -> None:
        """Finish the work of others on the memory. There is none: launches are synchronous."""

    def collect(self) -> None:
        """Free the memory of collected arrays. The lock must be held."""
        while self._abandoned:
            self.memory.free(self._abandoned.popleft())

    def __repr__(self) -> str:
        used = sum(a.size for a in self.memory.allocations)
        return f"<minicc device, {used} bytes in {len(self.memory.allocations)} allocations>"


def devices_with(address: int, size: int) -> list[Device]:
    """Return the devices of this process that have all these bytes in one allocation, the oldest first.
    Addresses are unique in one device only.
    """
    result = []
    for device in list(_DEVICES.values()):
        with device.lock:
            device.collect()
            if device.memory.find(address, size) is not None:
                result.append(device)
    return result


def _check_limit(name: str, value: Any) -> None:
    """Check a limit: a positive number, three for axes; the order may be None or any number."""
    numbers = value if isinstance(value, tuple | list) and name.endswith("_limit") else (value,)
    whole = all(isinstance(n, int | np.integer) and not isinstance(n, bool) for n in numbers)
    if name == "order":
        if value is not None and not whole:
            raise LaunchError(f"'order' is None or a number, found {value!r}")
    elif not whole or any(n < 1 for n in numbers) or len(numbers) != (3 if name.endswith("_limit") else 1):
        raise LaunchError(
            f"'{name}' is {'three positive numbers' if name.endswith('_limit') else 'a positive number'},"
            f" found {value!r}"
        )


class _Owner:
    """The owner of an allocation, shared by the arrays in it; the allocation is freed with it."""

    def __init__(self, device: Device, address: int) -> None:
        # The collector may come at any moment: the memory is not touched here, only remembered.
        self.release = weakref.finalize(self, device._abandoned.append, address)
        self.release.atexit = False


@dataclass(frozen=True)
class ForeignOwner:
    """The object of another library whose memory an array shares, and whether kernels may only read it."""

    source: Any
    is_read_only: bool


class DeviceArray(np.lib.mixins.NDArrayOperatorsMixin):
    """An array in a device's memory: `shape`, `dtype`, `strides`, `address` (of the first element) as in
    NumPy and C.

    `get()` and `numpy.asarray` copy to the host, `set()` copies from it. As in NumPy, `a[i]` reads an
    element; slices, axes and fields are views that share memory with `a`; `a[i:j] = v` writes. Indexing by
    lists or masks, operators and NumPy's functions return arrays on the host. `reshape` and `view` share
    memory. Kernels take C-contiguous arrays only. Memory is freed by `free()` or when no array refers to it.

    Other libraries get a copy on the host by DLPack (`torch.from_dlpack`), or the address by
    `__cuda_array_interface__`. Only kernels of minicc can use the address: a device's memory is no memory of
    a GPU.
    """

    def __init__(
        self,
        device: Device,
        address: int,
        shape: tuple[int, ...],
        dtype: np.dtype,
        owner: _Owner | ForeignOwner | None,
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.device, self.address, self.shape, self.dtype = device, address, shape, dtype
        self.strides = contiguous_strides(shape, dtype.itemsize) if strides is None else strides
        self._owner = owner

    ndim = property(lambda self: len(self.shape), doc="The number of axes.")
    size = property(lambda self: math.prod(self.shape), doc="The number of elements.")
    nbytes = property(lambda self: self.size * self.dtype.itemsize, doc="The number of bytes.")

    @cached_property
    def is_contiguous(self) -> bool:
        """Return whether the array is C-contiguous."""
        steps = zip(
            self.shape, self.strides, contiguous_strides(self.shape, self.dtype.itemsize), strict=True
        )
        return self.size == 0 or all(length == 1 or step == wanted for length, step, wanted in steps)

    def get(self, out: np.ndarray | None = None) -> np.ndarray:
        """Copy the elements to the host, to `out` if given (same shape and dtype)."""
        if out is None:
            out = np.empty(self.shape, self.dtype)
        elif out.shape != self.shape or out.dtype != self.dtype:
            raise LaunchError(
                f"expected an array of {self.dtype} with shape {self.shape}, found one of {out.dtype} with"
                f" shape {out.shape}"
            )
        with self.device.lock:
            out[...] = self._host()
            if self.device.memory.shadow is not None and self.is_contiguous:
                with checking.WATCH_LOCK:
                    for observer in checking.observers():
                        observer.results(
                            self.device.memory,
                            [HostOutput("a DeviceArray", self.address, self.nbytes, data_mask(self.dtype))],
                        )
        return out

    def set(self, value: Any) -> None:
        """Overwrite all elements; `value` is broadcast and converted as in a NumPy assignment."""
        self[...] = value

    def fill(self, value: Any) -> None:
        """Overwrite all elements with one value."""
        self[...] = value

    def free(self) -> None:
        """Free the memory now. Arrays that share it become invalid."""
        self._host()
        if not isinstance(self._owner, _Owner):
            raise LaunchError("a module's variable lives as long as its module and cannot be freed")
        with self.device.lock:
            self._owner.release()
            self.device.collect()

    def reshape(self, *shape: Any) -> DeviceArray:
        """Return a view with another shape; one length may be -1."""
        self._need_contiguous("reshaped")
        wanted = shape[0] if len(shape) == 1 and not isinstance(shape[0], int | np.integer) else shape
        try:
            # NumPy's rules, on an array without memory of its own.
            extent = np.broadcast_to(np.empty((), "?"), self.shape).reshape(wanted).shape
        except (TypeError, ValueError) as error:
            raise LaunchError(str(error)) from None
        return DeviceArray(self.device, self.address, extent, self.dtype, self._owner)

    def view(self, dtype: Any) -> DeviceArray:
        """Return a view with elements of another type; the last axis grows or shrinks accordingly."""
        kind = np.dtype(dtype)
        if kind.itemsize == self.dtype.itemsize:
            return DeviceArray(self.device, self.address, self.shape, kind, self._owner, self.strides)
        self._need_contiguous("seen as elements of another size")
        last = self.shape[-1] * self.dtype.itemsize if self.shape else self.dtype.itemsize
        if not kind.itemsize or last % kind.itemsize:
            raise LaunchError(f"{last} bytes along the last axis are not a whole number of {kind}")
        return DeviceArray(
            self.device, self.address, (*self.shape[:-1], last // kind.itemsize), kind, self._owner
        )

    def __getitem__(self, key: Any) -> Any:
        with self.device.lock:
            host = self._host()
            result = host[key]
            if not isinstance(result, np.ndarray) or not _is_basic(key):
                return result.copy()
            start = result.__array_interface__["data"][0] - host.__array_interface__["data"][0]
            address = self.address + start if result.size else self.address
            return DeviceArray(self.device, address, result.shape, result.dtype, self._owner, result.strides)

    def __setitem__(self, key: Any, value: Any) -> None:
        with self.device.lock:
            self._host()[key] = value.get() if isinstance(value, DeviceArray) else value
            memory = self.device.memory
            if key is Ellipsis and self.is_contiguous:
                memory.define(self.address, self.nbytes)
            elif memory.has_undefined:
                self._host(memory.track_definedness().bits)[key] = np.zeros((), self.dtype)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        if copy is False:
            raise ValueError("a DeviceArray is copied to the host; there is no view of it")
        host = self.get()
        return host if dtype is None else host.astype(dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Describe the array as in CUDA Array Interface, version 3. Launches are synchronous, so there is no
        stream to wait for. Raises LaunchError if the memory has been freed.
        """
        self.check()
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": self.dtype.str,
            "descr": self.dtype.descr,
            "data": (self.address if self.size else 0, self.is_read_only),
            "strides": None if self.is_contiguous else self.strides,
            "stream": None,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return the host: DLPack copies to it, unless the consumer asks for the device's memory."""
        return 1, 0

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return a capsule with a copy on the host, as `get` makes it; writes to it do not reach the device.

        With `dl_device=(2, device.number)` (kDLCUDA) the capsule has the array itself, or with `copy=True` a
        copy on the device. `stream` is any stream of CUDA: launches are synchronous. Raises BufferError for
        other devices, for `copy=False` on the host (a device's memory moves there when it grows), and for
        what DLPack cannot express.
        """
        from . import dlpack

        self.check()
        if dl_device is None or tuple(dl_device) == (dlpack.CPU, 0):
            if copy is False:
                raise BufferError("a DeviceArray is copied to the host; there is no view of it")
            host = self.get()
            address = host.__array_interface__["data"][0]
            return dlpack.capsule(
                host,
                address,
                host.shape,
                host.strides,
                host.dtype,
                (dlpack.CPU, 0),
                max_version,
                is_copy=True,
            )
        if tuple(dl_device) != (dlpack.CUDA, self.device.number):
            raise BufferError(
                f"a DeviceArray of this device can be on the host, (1, 0), or on ({dlpack.CUDA},"
                f" {self.device.number}), not on {tuple(dl_device)}"
            )
        if stream == 0:
            raise BufferError("DLPack has no stream 0: the default stream is 1, or 2 for each thread's own")
        array = self.device.array(self) if copy else self
        return dlpack.capsule(
            array,
            array.address,
            array.shape,
            array.strides,
            array.dtype,
            (dlpack.CUDA, self.device.number),
            max_version,
            array.is_read_only,
            bool(copy),
        )

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: Any, out: tuple[Any, ...] = (), **settings: Any
    ) -> Any:
        """Return NumPy's result on the host; its target (`a += 1`) may be on a device."""
        result = getattr(ufunc, method)(
            *(x.get() if isinstance(x, DeviceArray) else x for x in inputs), **settings
        )
        for place, value in zip(out, result if isinstance(result, tuple) else (result,), strict=False):
            place[...] = value
        return result if not out else out[0] if len(out) == 1 else out

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without axes")
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray of {self.dtype} with shape {self.shape} at {self.address:#x}>"

    def tolist(self) -> Any:
        """Return the elements as Python numbers, in lists."""
        return self.get().tolist()

    @property
    def is_read_only(self) -> bool:
        """Return whether the array is one of another library that may only be read."""
        return isinstance(self._owner, ForeignOwner) and self._owner.is_read_only

    @property
    def is_alive(self) -> bool:
        """Return whether the memory has not been freed."""
        return not isinstance(self._owner, _Owner) or self._owner.release.alive

    def check(self) -> None:
        """Raise LaunchError if the memory has been freed."""
        if not isinstance(self._owner, _Owner):
            self._host()
        elif not self.is_alive:
            raise LaunchError("the DeviceArray has been freed")

    def _need_contiguous(self, what: str) -> None:
        if not self.is_contiguous:
            raise LaunchError(f"the array is not C-contiguous and cannot be {what}; copy it: device.array(…)")

    def _host(self, shadow: np.ndarray | None = None) -> np.ndarray:
        """Return a view of the elements, valid under the lock only; with `shadow`, of the same bytes of a
        shadow memory.
        """
        if not self.is_alive:
            raise LaunchError("the DeviceArray has been freed")
        if self.size == 0:
            return self.device.memory.host_view(self.address, 0).view(self.dtype).reshape(self.shape)
        low, high = byte_bounds(self.shape, self.strides, self.dtype.itemsize)
        view = (
            self.device.memory.host_view(self.address + low, high - low)
            if shadow is None
            else shadow[self.address + low : self.address + high]
        )
        result: np.ndarray = np.ndarray(self.shape, self.dtype, view, -low, self.strides)
        return result


def byte_bounds(shape: Sequence[int], strides: Sequence[int], itemsize: int) -> tuple[int, int]:
    """Return the offsets of the first byte and after the last one of an array with elements, relative to its
    first element.
    """
    reach = [(length - 1) * step for length, step in zip(shape, strides, strict=True)]
    return sum(r for r in reach if r < 0), sum(r for r in reach if r > 0) + itemsize


def contiguous_strides(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Return the strides of a C-contiguous array of elements of this size."""
    return tuple(size * math.prod(shape[axis + 1 :]) for axis in range(len(shape)))


def _is_basic(key: Any) -> bool:
    """Return whether NumPy returns a view for this index: slices, integers, new axes, or a field's name."""
    parts = key if isinstance(key, tuple) else (key,)
    return all(
        part is None
        or part is Ellipsis
        or isinstance(part, slice | str)
        or (
            hasattr(part, "__index__")
            and getattr(part, "ndim", 0) == 0
            and not isinstance(part, bool | np.bool_)
        )
        for part in parts
    )

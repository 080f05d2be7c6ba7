"""DLPack: arrays in capsules, as Python libraries exchange them without a copy.

Layouts and numbers are those of `dlpack.h` 1.1; the protocol is that of DLPack's documentation, "Python
Specification for DLPack". NumPy reads capsules of host memory only and knows neither bfloat16 nor the 8-bit
floating-point types, so both directions are here.
"""

from __future__ import annotations

import ctypes
import weakref
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = 1, 2, 3, 13
"""Types of devices; the host may access the memory of all but CUDA."""
DEVICE_NAMES = {
    CPU: "kDLCPU", CUDA: "kDLCUDA", CUDA_HOST: "kDLCUDAHost", 4: "kDLOpenCL", 7: "kDLVulkan", 8: "kDLMetal",
    9: "kDLVPI", 10: "kDLROCM", 11: "kDLROCMHost", 12: "kDLExtDev", CUDA_MANAGED: "kDLCUDAManaged",
    14: "kDLOneAPI", 15: "kDLWebGPU", 16: "kDLHexagon", 17: "kDLMAIA", 18: "kDLTrn",
}  # fmt: skip
VERSION = (1, 1)
_READ_ONLY, _IS_COPY = 1, 2
_KINDS = {0: "i", 1: "u", 2: "f", 5: "c", 6: "b"}
_SPECIAL = {
    (4, 16): "bfloat16", (7, 8): "float8_e3m4", (8, 8): "float8_e4m3", (9, 8): "float8_e4m3b11fnuz",
    (10, 8): "float8_e4m3fn", (11, 8): "float8_e4m3fnuz", (12, 8): "float8_e5m2",
    (13, 8): "float8_e5m2fnuz", (14, 8): "float8_e8m0fnu",
}  # fmt: skip
_DTYPES: dict[tuple[int, int], np.dtype] = {
    **{
        (code, 8 * size): np.dtype(f"{kind}{size}")
        for code, kind in _KINDS.items()
        for size in {"f": (2, 4, 8), "c": (8, 16), "b": (1,)}.get(kind, (1, 2, 4, 8))
    },
    **{
        number: np.dtype(getattr(ml_dtypes, name))
        for number, name in _SPECIAL.items()
        if hasattr(ml_dtypes, name)
    },
}
"""The dtype of a type code and its number of bits."""
_NUMBERS = {dtype: number for number, dtype in _DTYPES.items()}


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _DLManagedTensor(ctypes.Structure):
    _fields_ = [("tensor", _DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class _DLManagedTensorVersioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _DLTensor),
    ]


_PLAIN, _VERSIONED = b"dltensor", b"dltensor_versioned"
_USED = {_PLAIN: b"used_dltensor", _VERSIONED: b"used_dltensor_versioned"}
_LAYOUTS: dict[bytes, type[_DLManagedTensor] | type[_DLManagedTensorVersioned]] = {
    _PLAIN: _DLManagedTensor,
    _VERSIONED: _DLManagedTensorVersioned,
}
"""The structure in a capsule of this name."""
_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


def _c_api(name: str, result: Any, *arguments: Any) -> Any:
    """Return a function of CPython."""
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_is_valid = _c_api("PyCapsule_IsValid", ctypes.c_int, ctypes.py_object, ctypes.c_char_p)
_get_pointer = _c_api("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
_set_name = _c_api("PyCapsule_SetName", ctypes.c_int, ctypes.py_object, ctypes.c_char_p)


@dataclass(eq=False)
class Tensor:
    """A tensor that another library has exported; its memory lives as long as this object.

    `strides` are in bytes. `is_read_only` is also true of a capsule without version, which cannot say it.
    """

    device: tuple[int, int]
    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    is_read_only: bool
    is_copy: bool

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """Describe host memory for NumPy, as elements without a type: `typestr` has no name for some."""
        return {
            "version": 3,
            "shape": self.shape,
            "typestr": f"|V{self.dtype.itemsize}",
            "data": (self.address, self.is_read_only),
            "strides": self.strides,
        }


def _managed_tensor(capsule: Any) -> tuple[bytes, _DLManagedTensor | _DLManagedTensorVersioned]:
    """Return the name of a capsule and the structure in it. Raise BufferError if it is no unused capsule."""
    name = next((name for name in _USED if _is_valid(capsule, name)), None)
    if name is None:
        raise BufferError(f"__dlpack__ has returned {type(capsule).__name__}, not an unused capsule")
    return name, _LAYOUTS[name].from_address(_get_pointer(capsule, name))


def read(capsule: Any) -> Tensor:
    """Take the tensor out of a capsule. Raises BufferError if it is no unused capsule of DLPack or has
    elements that NumPy has no type for.
    """
    name, managed = _managed_tensor(capsule)
    if isinstance(managed, _DLManagedTensorVersioned):
        if managed.major != VERSION[0]:
            raise BufferError(f"the capsule has version {managed.major}.{managed.minor} of DLPack")
        flags = managed.flags
    else:
        flags = _READ_ONLY
    tensor = managed.tensor
    dtype = _DTYPES.get((tensor.code, tensor.bits))
    if dtype is None or tensor.lanes != 1:
        raise BufferError(
            f"no dtype for DLPack's type code {tensor.code} of {tensor.bits} bits and {tensor.lanes} lanes"
        )
    shape = tuple(tensor.shape[: tensor.ndim])
    steps = tensor.strides[: tensor.ndim] if tensor.strides else _c_strides(shape)
    result = Tensor(
        (tensor.device_type, tensor.device_id),
        (tensor.data or 0) + tensor.byte_offset,
        shape,
        tuple(step * dtype.itemsize for step in steps),
        dtype,
        bool(flags & _READ_ONLY),
        bool(flags & _IS_COPY),
    )
    _set_name(capsule, _USED[name])  # from here on the tensor is ours to delete
    if managed.deleter:
        weakref.finalize(result, _DELETER(managed.deleter), ctypes.addressof(managed)).atexit = False
    return result


def capsule(
    owner: Any,
    address: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    dtype: np.dtype,
    device: tuple[int, int],
    max_version: tuple[int, int] | None,
    is_read_only: bool = False,
    is_copy: bool = False,
) -> Any:
    """Return a capsule with a tensor whose memory `owner` keeps; `strides` are in bytes.

    NumPy makes the capsule, for an array of elements of the same size: its destructor may run while an
    exception is pending and its deleter when the interpreter has ended, which functions written in Python
    cannot. The capsule has a version if the consumer's `max_version` and NumPy's version allow it. Raises
    BufferError if DLPack cannot express the elements or the strides, or if a capsule without version would
    have to say "read-only".
    """
    number = _NUMBERS.get(dtype)
    if number is None:
        raise BufferError(f"DLPack has no type for elements of {dtype}")
    if any(step % dtype.itemsize for step in strides):
        raise BufferError("DLPack has no strides that are not a whole number of elements")
    described = {
        "version": 3,
        "shape": shape,
        "typestr": np.dtype(f"{'c' if dtype.itemsize > 8 else 'u'}{dtype.itemsize}").str,
        "data": (address, False),
        "strides": strides,
    }
    array = np.asarray(SimpleNamespace(__array_interface__=described, owner=owner))
    try:
        result = array.__dlpack__(max_version=max_version)
    except TypeError:  # NumPy before 2.1
        result = array.__dlpack__()
    _, managed = _managed_tensor(result)
    tensor = managed.tensor
    tensor.data, (tensor.device_type, tensor.device_id) = address or None, device
    tensor.code, tensor.bits = number
    if isinstance(managed, _DLManagedTensorVersioned):
        managed.flags = _READ_ONLY * is_read_only | _IS_COPY * is_copy
    elif is_read_only:
        raise BufferError("the array is read-only, which only DLPack 1.0 and later can express")
    return result


def _c_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return the strides of a C-contiguous array, in elements."""
    steps = [1]
    for length in shape[:0:-1]:
        steps.append(steps[-1] * length)
    return tuple(reversed(steps[: len(shape)]))

"""Arrays of other libraries as NumPy arrays that share their memory, for arguments that launches change in
place.

Protocols, in order: NumPy's array interface (`__array_interface__`, `__array_struct__`), DLPack of the CPU
(`__dlpack__`, as torch, JAX and CuPy's host arrays have it; the Python specification of DLPack, "Python
Specification for DLPack"), and Python's buffers (memoryview, bytearray, array.array, ctypes arrays; PEP
3118).
"""

from __future__ import annotations

from typing import Any

import numpy as np

_CPU, _PINNED, _MANAGED = 1, 3, 13
"""Device types of DLPack whose memory the host may access: kDLCPU, kDLCUDAHost, kDLCUDAManaged."""


def shared_array(value: Any) -> np.ndarray | str | None:
    """Return the NumPy array that shares the memory of another library's array; a text with the reason if
    that is impossible; None if `value` is no array.

    >>> block = bytearray(4)
    >>> shared_array(block)[2] = 7
    >>> block
    bytearray(b'\\x00\\x00\\x07\\x00')
    """
    if hasattr(value, "__array_interface__") or hasattr(value, "__array_struct__"):
        return _array(lambda: np.asarray(value))
    if hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
        if value.__dlpack_device__()[0] not in (_CPU, _PINNED, _MANAGED):
            return "it lies in the memory of another device; copy it to the host, as with .cpu()"
        return _array(lambda: np.from_dlpack(value))
    if hasattr(value, "__cuda_array_interface__"):
        return "it lies in the memory of a GPU; copy it to the host, as with .get() or .copy_to_host()"
    try:
        view = memoryview(value)
    except (TypeError, BufferError, ValueError):
        return (
            "it is copied only; pass numpy.asarray(…), and use that array's elements afterwards"
            if hasattr(value, "__array__")
            else None
        )
    return _array(lambda: np.asarray(view))


def _array(make: Any) -> np.ndarray | str | None:
    """Return the array that `make` returns, if it has axes; else the reason why there is none."""
    try:
        array: np.ndarray = make()
    except Exception as error:  # what a library's own method raises is its own
        return f"its memory cannot be shared: {error}"
    return array if array.ndim else None

"""Calls of NumPy's own loops for exp2, log2, sin, cos and tanh of doubles from compiled code.

Both engines must agree bit for bit, and nothing but NumPy's function defines the result of `numpy.sin`. So
compiled code calls the ufunc's inner loop over doubles: a C function that needs no interpreter
(`PyUFuncGenericFunction` of NumPy's C API). Its address is read from the ufunc object, whose layout is part
of NumPy's binary interface. `ufunc_loops` verifies each loop before it is used.
"""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from ..ir.core import Value
from ..ir.irtypes import I64, VOID, Type
from ..support.diagnostics import LaunchError
from .code_builder import PTR, CodeBuilder, word
from .state_layout import LAUNCH, WORKER
from .values import DIRTY, Untraceable, operand, symbolic

UFUNC_NAMES = ("exp2", "log2", "sin", "cos", "tanh")
_DOUBLE = 12
"""NumPy's type number of doubles (`NPY_DOUBLE`)."""

_LOOP = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


@cache
def ufunc_loops() -> dict[str, tuple[int, int]]:
    """Return (address of the loop, address of its data) by function name.

    Raises LaunchError if this NumPy's ufunc objects have another layout.
    """
    result = {}
    for name in UFUNC_NAMES:
        ufunc = getattr(np, name)
        header = (ctypes.c_int32 * 4).from_address(id(ufunc) + 16)
        functions, data, count, types = (
            ctypes.c_void_p.from_address(id(ufunc) + at).value or 0 for at in (32, 40, 48, 64)
        )
        count &= 0xFFFFFFFF
        if list(header)[:3] != [1, 1, 2] or count != len(ufunc.types):
            raise LaunchError("engine 'native' does not know this NumPy's functions")
        kinds = ctypes.string_at(types, 2 * count)
        number = next(i for i in range(count) if kinds[2 * i : 2 * i + 2] == bytes((_DOUBLE, _DOUBLE)))
        loop = ctypes.c_void_p.from_address(functions + 8 * number).value or 0
        extra = ctypes.c_void_p.from_address(data + 8 * number).value or 0 if data else 0
        _verify_loop(ufunc, loop, extra)
        result[name] = loop, extra
    return result


def _verify_loop(ufunc: Any, loop: int, extra: int) -> None:
    """Raise LaunchError unless a loop computes the ufunc for 32 samples."""
    samples = np.linspace(0.1, 90.0, 32)
    results = np.zeros(32)
    arguments = np.array(
        [samples.__array_interface__["data"][0], results.__array_interface__["data"][0]], np.uintp
    )
    sizes = np.array([32, 8, 8], np.intp)
    count = sizes.__array_interface__["data"][0]
    _LOOP(loop)(arguments.__array_interface__["data"][0], count, count + 8, extra)
    if results.tobytes() != ufunc(samples).tobytes():
        raise LaunchError(f"engine 'native' does not know this NumPy's '{ufunc.__name__}'")


def call_ufunc_loop(text: CodeBuilder, name: str, value: Any) -> Any:
    """Emit a call of NumPy's loop for a symbolic value of doubles; raises Untraceable for other dtypes.

    The worker's buffer holds the arguments at byte 0, the results at byte 1024, and from byte 1536 on the
    loop's descriptors: two array pointers, the number of elements, two strides in bytes.
    """
    if value.dtype != np.float64:
        raise Untraceable(f"numpy.{name} of {value.dtype}")
    vector = not value.uniform

    def slot(base: str, index: int, type: Type) -> Value:
        return text.load(type, text.element(I64, text.named(base), index), invariant=True)

    buffer = slot("w", WORKER["buffer"], PTR)
    addresses = {at: text.offset(buffer, at) for at in (1024, 1536, 1544, 1552, 1560, 1568)}
    text.store(operand(text, value, vector), buffer)
    text.store(buffer, addresses[1536])
    text.store(addresses[1024], addresses[1544])
    text.store(word(text.width if vector else 1), addresses[1552])
    text.store(word(8), addresses[1560])
    text.store(word(8), addresses[1568])
    loop, extra = slot("c", LAUNCH[name], PTR), slot("c", LAUNCH[f"{name}_data"], PTR)
    text.call_address(loop, VOID, [addresses[1536], addresses[1552], addresses[1560], extra])
    result = text.load(text.type(np.float64, vector), addresses[1024])
    return symbolic(text, result, np.float64, not vector, DIRTY)

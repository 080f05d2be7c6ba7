"""NumPy's own loops for exp2, log2, sin, cos and tanh of doubles, called from compiled code.

What the NumPy engine computes with `numpy.sin` has no other exact definition than NumPy's function; so
compiled code calls that: the loop over doubles that a ufunc has for its inner work, a C function that needs
no interpreter (`PyUFuncGenericFunction`, NumPy's C-API). Where it lies in the ufunc's object is part of
NumPy's binary interface; `loops` tries it out before anybody relies on it.
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
"""NumPy's number of the type."""

_LOOP = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


@cache
def ufunc_loops() -> dict[str, tuple[int, int]]:
    """(address of the loop, its data) of each function. LaunchError where NumPy keeps them elsewhere."""
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
        _try_out(ufunc, loop, extra)
        result[name] = loop, extra
    return result


def _try_out(ufunc: Any, loop: int, extra: int) -> None:
    given = np.linspace(0.1, 90.0, 32)
    made = np.zeros(32)
    arguments = np.array(
        [given.__array_interface__["data"][0], made.__array_interface__["data"][0]], np.uintp
    )
    sizes = np.array([32, 8, 8], np.intp)
    at = sizes.__array_interface__["data"][0]
    _LOOP(loop)(arguments.__array_interface__["data"][0], at, at + 8, extra)
    if made.tobytes() != ufunc(given).tobytes():
        raise LaunchError(f"engine 'native' does not know this NumPy's '{ufunc.__name__}'")


def call_ufunc_loop(text: CodeBuilder, name: str, value: Any) -> Any:
    """The function's value for a symbolic value of doubles."""
    if value.dtype != np.float64:
        raise Untraceable(f"numpy.{name} of {value.dtype}")
    vector = not value.uniform

    def slot(base: str, index: int, type: Type) -> Value:
        return text.load(type, text.element(I64, text.named(base), index), invariant=True)

    buffer = slot("w", WORKER["buffer"], PTR)
    places = {at: text.offset(buffer, at) for at in (1024, 1536, 1544, 1552, 1560, 1568)}
    text.store(operand(text, value, vector), buffer)
    text.store(buffer, places[1536])
    text.store(places[1024], places[1544])
    text.store(word(text.width if vector else 1), places[1552])
    text.store(word(8), places[1560])
    text.store(word(8), places[1568])
    loop, extra = slot("c", LAUNCH[name], PTR), slot("c", LAUNCH[f"{name}_data"], PTR)
    text.call_address(loop, VOID, [places[1536], places[1552], places[1560], extra])
    made = text.load(text.type(np.float64, vector), places[1024])
    return symbolic(text, made, np.float64, not vector, DIRTY)

"""Arithmetic on packed integers: halves of a register (PTX ISA 9.7.1, `.u16x2 .s16x2`).

Registers are uint32 patterns; halves never touch each other.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Value = Any
U16, U32 = np.uint16, np.uint32

_OPERATIONS = {"add": np.add, "sub": np.subtract, "min": np.minimum, "max": np.maximum}


def halves(op: str, is_signed: bool, relu: bool, a: Value, b: Value) -> Value:
    """`op` on both halves of a and b; `relu` keeps results at or above 0."""
    result = U32(0)
    for shift in (U32(0), U32(16)):
        x, y = ((v >> shift).astype(U16) for v in (a, b))
        if is_signed:
            x, y = x.view(np.int16), y.view(np.int16)
        half = _OPERATIONS[op](x, y)
        if relu:
            half = np.maximum(half, half.dtype.type(0))
        result = result | (half.view(U16).astype(U32) << shift)
    return result

"""Arithmetic on packed integers: halves and bytes of a register (PTX ISA 9.7.1, `.u16x2 .s16x2 .u8x4 .s8x4`).

Registers are uint32 patterns; no carry crosses elements.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...ptx.ptxtypes import TYPES

Value = Any
U32 = np.uint32
_DTYPES: dict[tuple[str, int], Any] = {
    ("u", 8): np.uint8,
    ("s", 8): np.int8,
    ("u", 16): np.uint16,
    ("s", 16): np.int16,
}

_OPERATIONS = {"add": np.add, "sub": np.subtract, "min": np.minimum, "max": np.maximum}


def apply(op: str, type_: str, relu: bool, saturates: bool, a: Value, b: Value) -> Value:
    """Apply `op` to the elements of a and b, of a packed type.

    `relu` clamps results at 0 from below, `saturates` to the type's range.
    """
    row = TYPES[type_]
    width = row.bits // row.lanes
    unsigned, dtype = _DTYPES["u", width], _DTYPES[type_[0], width]
    result = U32(0)
    for shift in map(U32, range(0, 32, width)):
        x, y = ((v >> shift).astype(unsigned).view(dtype) for v in (a, b))
        if saturates:
            limits = np.iinfo(dtype)
            wide = _OPERATIONS[op](x.astype(np.int32), y.astype(np.int32))
            element = np.minimum(np.maximum(wide, np.int32(limits.min)), np.int32(limits.max)).astype(dtype)
        else:
            element = _OPERATIONS[op](x, y)
        if relu:
            element = np.maximum(element, dtype(0))
        result = result | (element.view(unsigned).astype(U32) << shift)
    return result

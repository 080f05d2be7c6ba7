"""Arithmetic of f16, bf16 and their packed pairs on NumPy values (PTX ISA 9.7.4).

Values are bit patterns: uint16, or uint32 with the first element in the low half. Everything is computed
in double precision, where products of such numbers are exact and sums are rounded to odd, and
rounded once to the format.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ...support.floats import Rounding
from . import numerics
from .numerics import NAN16, NAN_BF16, select

Value = Any

_ZERO = np.float64(0)


def widen(bits: Value, name: str) -> Value:
    """Convert patterns of f16 or bf16 (uint16) to f64."""
    if name == "f16":
        return bits.view(np.float16).astype(np.float64)
    return numerics.bf16_to_f32(bits).astype(np.float64)


def narrow(x: Value, name: str, mode: Rounding = "rn") -> Value:
    """Round f64 once to patterns of f16 (to nearest) or bf16; NaNs canonical."""
    if name == "f16":
        return select(x != x, NAN16.view(np.uint16), x.astype(np.float16).view(np.uint16))
    # Truncating to f32 with a sticky last bit makes the second rounding the only one.
    single = numerics.narrow(x, None, np.float32, "rz")
    sticky = (single.astype(np.float64) != x) & np.isfinite(x)
    bits = single.view(np.uint32) | select(sticky, np.uint32(1), np.uint32(0))
    return select(x != x, NAN_BF16, numerics.f32_to_bf16(bits.view(np.float32), mode))


def flush(bits: Value) -> Value:
    """Flush f16 subnormals to zero of the same sign."""
    subnormal = (bits & np.uint16(0x7C00)) == 0
    return select(subnormal, bits & np.uint16(0x8000), bits)


_OPERATIONS: dict[str, Callable[..., Value]] = {
    "add": lambda x, y: numerics.odd_sum(x, y),
    "sub": lambda x, y: numerics.odd_sum(x, -y),
    "mul": lambda x, y: x * y,
    "fma": lambda x, y, z: numerics.odd_sum(x * y, z),
    "ex2": np.exp2,
    "tanh": np.tanh,
}


def _minmax(op: str, flags: tuple[str, ...], x: Value, y: Value) -> Value:
    fn = {"min": (numerics.minimum, numerics.minimum_nan), "max": (numerics.maximum, numerics.maximum_nan)}[
        op
    ]["NaN" in flags]
    if "xorsign" not in flags:
        return fn(x, y)
    result = fn(np.abs(x), np.abs(y))
    return select(np.signbit(x) ^ np.signbit(y), -result, result)


def apply(op: str, type_: str, flags: tuple[str, ...], *operands: Value) -> Value:
    """Apply `op` to patterns of `type_` ('f16', 'bf16x2', …) with the modifiers `flags`."""
    if not type_.endswith("x2"):
        return _apply_to_elements(op, type_, flags, *operands)
    element, sixteen = type_[:-2], np.uint32(16)
    low = _apply_to_elements(op, element, flags, *(v.astype(np.uint16) for v in operands))
    high = _apply_to_elements(op, element, flags, *((v >> sixteen).astype(np.uint16) for v in operands))
    return low.astype(np.uint32) | (high.astype(np.uint32) << sixteen)


def _apply_to_elements(op: str, name: str, flags: tuple[str, ...], *operands: Value) -> Value:
    if "ftz" in flags and name == "f16":
        operands = tuple(flush(v) for v in operands)
    if op in ("neg", "abs"):
        return operands[0] ^ np.uint16(0x8000) if op == "neg" else operands[0] & np.uint16(0x7FFF)
    wide = [widen(v, name) for v in operands]
    x = _minmax(op, flags, *wide) if op in ("min", "max") else _OPERATIONS[op](*wide)
    if "sat" in flags:
        x = select(x > _ZERO, np.minimum(x, np.float64(1)), _ZERO)
    if "relu" in flags:
        x = select(x < _ZERO, _ZERO, select(x == _ZERO, _ZERO, x))
    mode: Rounding = "rz" if "rz" in flags else "rm" if "rm" in flags else "rp" if "rp" in flags else "rn"
    if mode == "rm" and op == "fma":
        # Exact cancellation gives a negative zero when rounding down.
        cancels = (x == _ZERO) & (np.signbit(wide[0] * wide[1]) != np.signbit(wide[2]))
        x = select(cancels, -_ZERO, x)
    bits = narrow(x, name, mode)
    return flush(bits) if "ftz" in flags and name == "f16" else bits


_OUT_OF_BOUNDS_NAN = 0x7FF7
"""The NaN, of either sign, that tensor copies store for elements outside the tensor; f16 and bf16 alike."""


def zero_if_out_of_bounds(result: Value, *operands: Value) -> Value:
    """Set each half of `result` to +0 where an operand is the out-of-bounds NaN: `.oob` (PTX ISA 9.7.4.4)."""
    kind = result.dtype.type
    in_bounds = ~kind(0)
    for operand in operands:
        for shift in range(0, 8 * result.dtype.itemsize, 16):
            is_outside = (operand >> kind(shift)) & kind(0x7FFF) == kind(_OUT_OF_BOUNDS_NAN)
            in_bounds = in_bounds & ~(is_outside.astype(kind) * kind(0xFFFF) << kind(shift))
    return result & in_bounds

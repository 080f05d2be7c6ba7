"""The namespace of a block's text: the NumPy engine's names, some of them replaced for symbolic values."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..runtime.arithmetic import numerics
from ..runtime.numpy_engine.instructions import mbarriers as mbarrier_definitions
from ..runtime.numpy_engine.rules import NAMESPACE
from ..support.floats import Rounding
from . import atomics, matrices, mbarriers, operations, textures, warps
from .numpy_callbacks import CallbackNamespace
from .values import (
    CLEAN,
    DIRTY,
    DISPATCH,
    Symbolic,
    Untraceable,
    arithmetic_operand,
    is_uniform,
    operand,
    symbolic,
    typed,
)

assert operations


def _canonical(x: Any) -> Any:
    """NaNs of this value are the canonical one from here on; that is made so where their bits are seen."""
    if isinstance(x, Symbolic):
        return x if x.nan == CLEAN else x.with_nan_state(DIRTY)
    return numerics.canonical(x)


def _flush(x: Any) -> Any:
    """Subnormals to zero of the same sign."""
    if not isinstance(x, Symbolic):
        return numerics.flush(x)
    text, given = x.text, x.value
    tiny, zero = (operand(text, v, not x.uniform) for v in (np.finfo(x.dtype).tiny, x.dtype.type(0)))
    size = text.overloaded("fabs", [given])
    signed = text.overloaded("copysign", [zero, given])
    flushed = text.select(text.fcmp("olt", size, tiny), signed, given)
    return symbolic(text, flushed, x.dtype, x.uniform, x.nan)


def _fma(x: Any, y: Any, z: Any, mode: Rounding = "rn", lanes: Any = None) -> Any:
    """x * y + z rounded once."""
    values = [x, y, z]
    symbols = [value for value in values if isinstance(value, Symbolic)]
    if mode != "rn" or not symbols:
        return numerics.fma(x, y, z, mode, lanes)
    text, vector = symbols[0].text, not is_uniform(*values)
    made = text.overloaded("fma", [arithmetic_operand(text, typed(v, x.dtype), vector) for v in values])
    return symbolic(text, made, x.dtype, not vector, DIRTY)


class Numerics:
    """`arithmetic.numerics`, some of it done by LLVM."""

    fma = staticmethod(_fma)
    canonical = staticmethod(_canonical)
    flush = staticmethod(_flush)

    def __getattr__(self, name: str) -> Any:
        return getattr(numerics, name)


class MissingNamespace:
    """A module whose instructions have no code here."""

    def __init__(self, what: str) -> None:
        self._what = what

    def __getattr__(self, name: str) -> Any:
        raise Untraceable(f"'{self._what}.{name}' has no code here")


DISPATCH["round_to_odd"] = numerics.odd_to_f32
_OWN = {
    "atomic": atomics.atomic,
    "atomic_wide": atomics.atomic_wide,
    "warp": warps,
    "canonical": _canonical,
    "flush": _flush,
    "nm": Numerics(),
    "images": CallbackNamespace("images", fetch=textures.fetch, is_handle=textures.is_handle),
    "mbarriers": CallbackNamespace(
        "mbarriers",
        is_complete=mbarrier_definitions.is_complete,
        pending_count=mbarrier_definitions.pending_count,
        copy_partly=mbarrier_definitions.copy_partly,
        operate=mbarriers.operate,
    ),
    "matrix": matrices,
}
_KEPT = {
    *_OWN,
    "np",
    "true",
    "false",
    "merge",
    "dense",
    "guard",
    "load_block",
    "store_block",
    "saturate",
    "select",
    "halves",
    "ints",
    "packed",
    "formats",
    "video",
}
NAMES: dict[str, Any] = {
    name: _OWN.get(name, value) if name in _KEPT or isinstance(value, type) else MissingNamespace(name)
    for name, value in NAMESPACE.items()
}
"""A name that nobody has thought about is refused when it is used."""

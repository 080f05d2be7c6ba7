"""The global namespace in which `tracing` executes the text of a block.

It has the names of the NumPy engine's namespace. Functions that cannot run on symbolic values are replaced by
code generators or callbacks. Names without a native definition raise Untraceable at their first use, so that
the NumPy engine executes the kernel.
"""

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
    """Return a value whose NaNs count as canonical; code for that is emitted where bits become visible."""
    if isinstance(x, Symbolic):
        return x if x.nan == CLEAN else x.with_nan_state(DIRTY)
    return numerics.canonical(x)


def _flush(x: Any) -> Any:
    """Return a value with subnormals replaced by zero of the same sign (`.ftz`)."""
    if not isinstance(x, Symbolic):
        return numerics.flush(x)
    text, value = x.text, x.value
    tiny, zero = (operand(text, v, not x.uniform) for v in (np.finfo(x.dtype).tiny, x.dtype.type(0)))
    magnitude = text.overloaded("fabs", [value])
    signed_zero = text.overloaded("copysign", [zero, value])
    result = text.select(text.fcmp("olt", magnitude, tiny), signed_zero, value)
    return symbolic(text, result, x.dtype, x.uniform, x.nan)


def _fma(x: Any, y: Any, z: Any, mode: Rounding = "rn", lanes: Any = None) -> Any:
    """Return x * y + z, rounded once; to nearest by LLVM's `fma`, in other modes as `numerics` defines it."""
    values = [x, y, z]
    symbols = [value for value in values if isinstance(value, Symbolic)]
    if mode != "rn" or not symbols:
        return numerics.fma(x, y, z, mode, lanes)
    text, vector = symbols[0].text, not is_uniform(*values)
    result = text.overloaded("fma", [arithmetic_operand(text, typed(v, x.dtype), vector) for v in values])
    return symbolic(text, result, x.dtype, not vector, DIRTY)


class Numerics:
    """The module `arithmetic.numerics` with some functions replaced by LLVM instructions."""

    fma = staticmethod(_fma)
    canonical = staticmethod(_canonical)
    flush = staticmethod(_flush)

    def __getattr__(self, name: str) -> Any:
        return getattr(numerics, name)


class MissingNamespace:
    """A module of the NumPy engine without a native definition: reading any attribute raises Untraceable."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        raise Untraceable(f"'{self._module}.{name}' has no code here")


def _nothing(x: Any, *arguments: Any) -> None:
    """Emit nothing."""


DISPATCH["round_to_odd"] = numerics.odd_to_f32
_REPLACEMENTS = {
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
        settle=_nothing,
    ),
    # Operations end when they start, so that there is nothing to wait for.
    "bulk": CallbackNamespace("bulk", commit_group=_nothing, wait_group=_nothing),
    "matrix": matrices,
}
_TRACEABLE = {
    *_REPLACEMENTS,
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
    name: _REPLACEMENTS.get(name, value)
    if name in _TRACEABLE or isinstance(value, type)
    else MissingNamespace(name)
    for name, value in NAMESPACE.items()
}
"""The namespace: replacements, names that work on symbolic values as they are, and missing modules."""

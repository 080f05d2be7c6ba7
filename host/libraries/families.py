"""Functions that a library has once for each type: one row of the table for all of them, and inline functions
in its header.

    Family("Sgemm Dgemm", "SD", "int n, const T *a, R *out", body)

`T` stands for the type of the letter, `R` for the real one of it. The row's function gets the letter before
them, as a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.table import Row

TYPES: dict[str, tuple[type[Any], str]] = {
    "S": (np.float32, "float"), "D": (np.float64, "double"), "C": (np.complex64, "cuComplex"),
    "Z": (np.complex128, "cuDoubleComplex"),
    "H": (np.float16, "__half"),
}  # fmt: skip
"""By a letter: what NumPy and what C calls the type."""
REAL = {"S": "S", "D": "D", "C": "S", "Z": "D", "H": "H"}


@record(frozen=True)
class Family:
    """`names` without the library's, one for each letter of `types`; `parameters` behind the handle."""

    names: str
    types: str
    parameters: str
    body: Callable[..., Any]


def rows(library: str, handle: str, result: str, families: Sequence[Family]) -> tuple[Row, ...]:
    """One function for each family."""
    outcome = []
    for family in families:
        outcome.append(
            Row(
                _generic(library, family),
                f"{handle} handle, int type, {_untyped(family)}",
                family.body,
                result,
            )
        )
    return tuple(outcome)


def _untyped(family: Family) -> str:
    return re.sub(r"\b[TR] \*", "void *", family.parameters)


def header(library: str, handle: str, result: str, families: Sequence[Family]) -> str:
    """The functions that programs call."""
    lines = []
    for family in families:
        arguments = ", ".join(f"({kind}){name}" for kind, name in Row("", _untyped(family)).words)
        for name, letter in zip(family.names.split(), family.types, strict=True):
            typed = re.sub(r"\bT\b", TYPES[letter][1], family.parameters)
            typed = re.sub(r"\bR\b", TYPES[REAL[letter]][1], typed)
            lines.append(
                f"static inline {result} {library}{name}({handle} handle, {typed}) {{ return"
                f" {_generic(library, family)}(handle, '{letter}', {arguments}); }}"
            )
            lines.append(f"#define {library}{name}_v2 {library}{name}")
    return "\n".join(lines)


def _generic(library: str, family: Family) -> str:
    return f"minicc_{library}_{family.names.split()[0].lower()}"

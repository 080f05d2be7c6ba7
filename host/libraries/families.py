"""Functions that a library has for several types: one row of the table for all of them, and a function for
each type in its header.

The header's functions are inline in programs that include it. The libraries for programs that other compilers
built have them as symbols (`library_folder`).

    FunctionFamily("Sgemm Dgemm", "SD", "int n, const T *a, R *out", body)

`T` stands for the type of the letter, `R` for the corresponding real type. The row's function takes the
letter before the other parameters, as a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.table import ApiRow

TYPES: dict[str, tuple[type[Any], str]] = {
    "S": (np.float32, "float"), "D": (np.float64, "double"), "C": (np.complex64, "cuComplex"),
    "Z": (np.complex128, "cuDoubleComplex"),
    "H": (np.float16, "__half"),
}  # fmt: skip
"""The type of a letter in NumPy and in C."""
REAL = {"S": "S", "D": "D", "C": "S", "Z": "D", "H": "H"}


@record(frozen=True)
class FunctionFamily:
    """A family of functions. `names` are without the library's prefix, one for each letter of `types`;
    `parameters` are those after the handle. With a `suffix`, symbols have it, and the names are macros.
    """

    names: str
    types: str
    parameters: str
    body: Callable[..., Any]
    suffix: str = ""


def rows(library: str, handle: str, result: str, families: Sequence[FunctionFamily]) -> tuple[ApiRow, ...]:
    """Return one row for each family."""
    outcome = []
    for family in families:
        outcome.append(
            ApiRow(
                _generic(library, family),
                f"{handle} handle, int type, {_erase_types(family)}",
                family.body,
                result,
            )
        )
    return tuple(outcome)


def _erase_types(family: FunctionFamily) -> str:
    return re.sub(r"\b[TR] \*", "void *", family.parameters)


def header(library: str, handle: str, result: str, families: Sequence[FunctionFamily]) -> str:
    """Return the header's functions, which programs call."""
    lines = []
    for family in families:
        arguments = ", ".join(
            f"({kind}){name}" for kind, name in ApiRow("", _erase_types(family)).typed_parameters
        )
        for name, letter in zip(family.names.split(), family.types, strict=True):
            typed = re.sub(r"\bT\b", TYPES[letter][1], family.parameters)
            typed = re.sub(r"\bR\b", TYPES[REAL[letter]][1], typed)
            lines.append(
                f"MINICC_LIBRARY_FUNCTION {result} {library}{name}{family.suffix}({handle} handle, {typed})"
                f" {{ return {_generic(library, family)}(handle, '{letter}', {arguments}); }}"
            )
            if family.suffix:
                lines.append(f"#define {library}{name} {library}{name}{family.suffix}")
    return "\n".join(lines)


def _generic(library: str, family: FunctionFamily) -> str:
    return f"minicc_{library}_{family.names.split()[0].lower()}"

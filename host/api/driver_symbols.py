"""The symbols of the CUDA driver's library, by their versions (CUDA Driver API, "Driver Entry Point Access").

A function `cuX` whose interface has changed has the symbols `cuX`, `cuX_v2`, …, and a program is linked with
one of them by macros of `cuda.h`. A symbol that ends in `_ptsz` or `_ptds` uses the calling thread's default
stream instead of the legacy one ("API synchronization behavior").
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ...support.fast_dataclass import record, replace
from .table import ApiRow, api_rows, ctype_of

RESULT = "CUresult"
TABLE = Path(__file__).parent / "driver_symbols.tsv"
"""Made from CUDA's headers by `tools/driver_symbols.py`, which explains its columns."""
_PARTS = re.compile(r"(?P<base>cu\w+?)(?:_v(?P<number>\d+))?(?P<variant>_ptds|_ptsz)?$")
_WIDENED = 3020
"""The version of CUDA that widened addresses and sizes to 64 bits."""
_FIRST = "_v1"
_LETTERS = {
    ctypes.c_void_p: "p", ctypes.c_int: "i", ctypes.c_uint: "i", ctypes.c_long: "l", ctypes.c_ulong: "l",
    ctypes.c_longlong: "l", ctypes.c_ulonglong: "l", ctypes.c_ubyte: "b", ctypes.c_ushort: "h",
    ctypes.c_float: "f",
}  # fmt: skip


@record(frozen=True)
class DriverSymbol:
    """A symbol: its function's name, the version of the interface, the variant for default streams (`_ptds`,
    `_ptsz` or empty), the version of CUDA that introduced it, and the letters of its parameters.
    """

    name: str
    base: str
    number: int
    variant: str
    since: int
    parameters: tuple[str, ...]

    @property
    def plain(self) -> str:
        """The symbol of the same version for the legacy default stream."""
        return self.name.removesuffix(self.variant)


@cache
def driver_symbols() -> dict[str, DriverSymbol]:
    """Return the symbols of the table by their names."""
    result = {}
    for line in TABLE.read_text().splitlines():
        name, since, parameters = line.split("\t")
        parts = _PARTS.match(name)
        assert parts is not None
        result[name] = DriverSymbol(
            name,
            parts["base"],
            int(parts["number"] or 1),
            parts["variant"] or "",
            int(since),
            tuple(parameters.split()),
        )
    return result


def parameter_letters(row: ApiRow) -> tuple[str, ...]:
    """Return the letters of a row's parameters, to compare with those of a symbol."""
    return tuple("t" if kind == "CUstream" else _letter(ctype_of(kind)) for kind, _ in row.typed_parameters)


def _letter(kind: type[ctypes._SimpleCData[object]] | type[ctypes.Structure]) -> str:
    return _LETTERS[kind] if kind in _LETTERS else f"s{ctypes.sizeof(kind)}"


def driver_rows(rows: Iterable[tuple[str, str, Callable[..., Any] | None]]) -> tuple[ApiRow, ...]:
    """Return rows of functions of the driver, given by (name, parameters in C, body).

    A row is the newest version of its function that has its parameters; a name in `_v1` means the first
    version, which newer ones with the same parameters replace. Names that the table lacks are those of
    functions of other headers.
    """
    return tuple(map(_with_version, api_rows(RESULT, rows)))


def is_narrow(name: str) -> bool:
    """Check whether a symbol was replaced when addresses and sizes became 64 bits wide."""
    symbol = driver_symbols()[name]
    return symbol.since < _WIDENED and symbol.base in _widened()


@cache
def _widened() -> frozenset[str]:
    return frozenset(symbol.base for symbol in driver_symbols().values() if symbol.since == _WIDENED)


def versions_of(base: str) -> list[DriverSymbol]:
    """Return the versions of a function for the legacy default stream, the newest first; none if there is no
    such function.
    """
    return _versions().get(base, [])


@cache
def _versions() -> dict[str, list[DriverSymbol]]:
    result: dict[str, list[DriverSymbol]] = {}
    for symbol in sorted(driver_symbols().values(), key=lambda symbol: -symbol.number):
        if not symbol.variant:
            result.setdefault(symbol.base, []).append(symbol)
    return result


def _with_version(row: ApiRow) -> ApiRow:
    if row.name.endswith(_FIRST):
        return replace(row, version=row.name.removesuffix(_FIRST))
    versions, letters = versions_of(row.name), parameter_letters(row)
    same = [symbol for symbol in versions if symbol.parameters == letters]
    assert same or not versions, f"no version of {row.name} has the parameters {letters}"
    newest = same[0].name if same else row.name
    return row if newest == row.name else replace(row, version=newest)


def resolve_symbols(rows: Iterable[ApiRow]) -> dict[str, ApiRow | None]:
    """Return the row that answers each symbol of the table; None for a symbol without one.

    A row answers the symbol of its name, and other versions of the function that have the same parameters,
    except those that were replaced when addresses and sizes became 64 bits wide.
    """
    by_name = {row.symbol: row for row in rows}
    known = driver_symbols()
    answers: dict[tuple[str, tuple[str, ...]], ApiRow] = {
        (known[name].base, known[name].parameters): row for name, row in by_name.items() if name in known
    }
    return {
        name: by_name.get(symbol.plain)
        or (None if is_narrow(name) else answers.get((symbol.base, symbol.parameters)))
        for name, symbol in known.items()
    }

"""The symbols of an ELF file (System V ABI, chapter 4): functions and variables with their addresses, local ones too."""

from __future__ import annotations

import re
import struct
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path

from ...support.demangle import demangle
from ...support.diagnostics import LaunchError
from ...support.records import record

_FUNCTION, _OBJECT, _UNIQUE = 2, 1, 10
_FILE = 4
_SYMTAB = 2
UNIT = "unit-"
"""What the file is called, before its number, that local symbols are listed under."""


@record(frozen=True)
class Symbol:
    """A symbol of a file: `address` is relative to where the file is loaded, `size` in bytes; `unit` is the number of the unit that has it for
    itself, -1 where others see it."""

    name: str
    address: int
    size: int
    is_function: bool
    unit: int = -1


def symbols(path: Path) -> list[Symbol]:
    """The defined functions and variables of a 64-bit little-endian ELF file, by address. LaunchError for anything else."""
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise LaunchError(f"'{path}' is not a 64-bit ELF file")
    offset, = struct.unpack_from("<Q", data, 0x28)
    step, count = struct.unpack_from("<HH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, offset + step * i) for i in range(count)]
    found = []
    for _, kind, _, _, start, size, link, _, _, entry in sections:
        if kind != _SYMTAB:
            continue
        names, unit = sections[link][4], -1
        for place in range(start, start + size, entry):
            name, info, _, section, address, length = struct.unpack_from("<IBBHQQ", data, place)
            text = data[names + name : data.index(b"\0", names + name)].decode()
            if info & 15 == _FILE:
                unit = int(mine[1]) if (mine := re.fullmatch(rf"{UNIT}(\d+)(?:\.ii)?", text)) else -1
            elif section and info & 15 in (_FUNCTION, _OBJECT, _UNIQUE):
                found.append(Symbol(text, address, length, info & 15 == _FUNCTION, -1 if info >> 4 else unit))
    return sorted(found, key=lambda symbol: (symbol.address, symbol.name))


class SymbolTable:
    """Which symbol an address of the loaded file belongs to. `find` gives the symbols and where the file was loaded; it is called when somebody asks,
    which constructors of the file may do before it has been loaded as a whole."""

    def __init__(self, find: Callable[[], tuple[Iterable[Symbol], int]]) -> None:
        self._find = find

    @cached_property
    def _symbols(self) -> list[Symbol]:
        found, self._base = self._find()
        return list(found)

    @cached_property
    def _starts(self) -> list[int]:
        return [symbol.address + self._base for symbol in self._symbols]

    def at(self, address: int) -> Symbol | None:
        """The symbol whose bytes hold the address."""
        index = self._index(address)
        return None if index is None else self._symbols[index]

    def start(self, address: int) -> int:
        """Where the bytes of the symbol begin that hold the address."""
        index = self._index(address)
        return address if index is None else self._starts[index]

    def _index(self, address: int) -> int | None:
        index = bisect_right(self._starts, address) - 1
        while index >= 0 and self._starts[index] <= address:
            size = self._symbols[index].size
            if address < self._starts[index] + max(size, 1):
                return index
            if size:
                return None
            index -= 1
        return None


def spoken(symbol: str) -> str:
    """What a symbol says to both sides. Host compilers mark names with internal linkage (`_ZL1x`), device code does not."""
    return device_spelling(demangle(symbol))


def device_spelling(name: str) -> str:
    """The name of an instance as device code has it: with a word for `restrict` that is one in C++, without the host's own closures, which it
    knows by their sizes, and without the types of values."""
    name, at = re.sub(r"(?<=[*&] )restrict\b", "__restrict__", name), 0
    while (at := name.find("minicc_host<", at)) >= 0:
        at += len("minicc_host<")
        stop = name.rfind(", ", at, name.rfind(", ", at, _closing(name, at)))
        name = name[:at] + name[stop + 2 :] if stop > at and has_closure(name[at:stop]) else name
    at = 0
    while (at := name.find("minicc_value<", at)) >= 0:
        at += len("minicc_value<")
        stop = _closing(name, at, ",")
        name = name[:at] + name[stop + 2 :] if name[stop] == "," else name
    return name


def has_closure(name: str) -> bool:
    """Whether a name has a lambda's class in it, as GCC or as clang calls it."""
    return "{lambda" in name or "::$_" in name


def _closing(name: str, at: int, comma: str = "") -> int:
    """Where the template arguments end that begin at a place, or the first of them."""
    depth = 1
    while at < len(name) and depth:
        if depth == 1 and name[at] == comma:
            return at
        depth += {"<": 1, ">": -1}.get(name[at], 0)
        at += 1
    return at - 1

"""Symbols of an ELF file (System V ABI, chapter 4): functions and variables with their addresses, local ones
too.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ...support.demangle import demangle
from ...support.diagnostics import LaunchError
from ...support.fast_dataclass import record

_FUNCTION, _OBJECT, _UNIQUE = 2, 1, 10
_SYMTAB = 2


SECTIONS = {False: "minicc_ptx", True: "minicc_rdc"}
"""Names of the sections of PTX in an object, each text zero-terminated; by whether the unit is relocatable.
"""


@record(frozen=True)
class DeviceText:
    """The PTX of a translation unit, and the unit's name."""

    name: str
    ptx: str
    is_relocatable: bool


@record(frozen=True)
class ElfSymbol:
    """A symbol of a file: `address` is relative to the file's load address, `size` in bytes."""

    name: str
    address: int
    size: int
    is_function: bool


def symbols(path: Path) -> list[ElfSymbol]:
    """Return the defined functions and variables of a 64-bit little-endian ELF file, by address. Raise
    LaunchError for other files.
    """
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise LaunchError(f"'{path}' is not a 64-bit ELF file")
    sections = _sections(data)
    result = []
    for _, kind, _, _, start, size, link, _, _, entry in sections:
        if kind != _SYMTAB:
            continue
        names = sections[link][4]
        for position in range(start, start + size, entry):
            name, info, _, section, address, length = struct.unpack_from("<IBBHQQ", data, position)
            text = data[names + name : data.index(b"\0", names + name)].decode()
            if section and info & 15 in (_FUNCTION, _OBJECT, _UNIQUE):
                result.append(ElfSymbol(text, address, length, info & 15 == _FUNCTION))
    return sorted(result, key=lambda symbol: (symbol.address, symbol.name))


def texts_of(path: Path) -> list[DeviceText]:
    """Return the device code in an object or an archive of objects, in order; an empty list for other
    files.
    """
    data = path.read_bytes()
    if not data.startswith(b"!<arch>\n"):
        return list(_texts(path.name, data))
    result, at = list[DeviceText](), 8
    while at + 60 <= len(data):  # ar(5)
        size = int(data[at + 48 : at + 58])
        result += _texts(path.name, data[at + 60 : at + 60 + size])
        at += 60 + size + size % 2
    return result


def _texts(name: str, data: bytes) -> Iterator[DeviceText]:
    if data[:6] != b"\x7fELF\x02\x01":
        return
    sections = _sections(data)
    (index,) = struct.unpack_from("<H", data, 0x3E)
    names = sections[index][4] if index < len(sections) else 0
    for section in sections:
        title = data[names + section[0] : data.index(b"\0", names + section[0])].decode(errors="replace")
        if title in SECTIONS.values():
            for text in data[section[4] : section[4] + section[5]].split(b"\0")[:-1]:
                yield DeviceText(name, text.decode("utf-8", "surrogateescape"), title == SECTIONS[True])


def _sections(data: bytes) -> list[tuple[int, ...]]:
    """Return the section headers of an ELF file: name, kind, flags, address, offset, size, link, information,
    alignment, size of entries.
    """
    (offset,) = struct.unpack_from("<Q", data, 0x28)
    step, count = struct.unpack_from("<HH", data, 0x3A)
    return [struct.unpack_from("<IIQQQQIIQQ", data, offset + step * i) for i in range(count)]


@lru_cache(4096)
def demangled_name(symbol: str) -> str:
    """Return the demangled name of a symbol, the same for host and device. Host compilers mark names with
    internal linkage (`_ZL1x`), device code does not.
    """
    return device_spelling(demangle(symbol))


def device_spelling(name: str) -> str:
    """Return the name of a template instance as device code spells it: with a substitute for `restrict`,
    which is a name in C++, without the host's closures, which are known by their sizes, and without the types
    of values.
    """
    name, at = re.sub(r"(?<=[*&] )restrict\b", "__restrict__", name), 0
    while (at := name.find("minicc_host<", at)) >= 0:
        at += len("minicc_host<")
        stop = name.rfind(", ", at, name.rfind(", ", at, _end_of_arguments(name, at)))
        name = name[:at] + name[stop + 2 :] if stop > at and has_closure(name[at:stop]) else name
    at = 0
    while (at := name.find("minicc_value<", at)) >= 0:
        at += len("minicc_value<")
        stop = _end_of_arguments(name, at, ",")
        name = name[:at] + name[stop + 2 :] if name[stop] == "," else name
    return name


def has_closure(name: str) -> bool:
    """Check whether a name contains the class of a lambda, as GCC or clang spells it."""
    return "{lambda" in name or "::$_" in name


def _end_of_arguments(name: str, at: int, comma: str = "") -> int:
    """Return the position where the template arguments that begin at `at` end, or the first of them."""
    depth = 1
    while at < len(name) and depth:
        if depth == 1 and name[at] == comma:
            return at
        depth += {"<": 1, ">": -1}.get(name[at], 0)
        at += 1
    return at - 1

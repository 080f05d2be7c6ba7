"""Translation units that have registered themselves with the runtime (native/units.h): their device code, and
the symbols at their addresses.
"""

from __future__ import annotations

import ctypes
import os
from bisect import bisect_right, insort
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...ptx.model import Function, Module, Variable
from ...runtime.engine.executable import PROVIDED
from ...support.fast_dataclass import record
from .fat_binary import ImageError, texts_of_image
from .messages import print_message


class _Head(ctypes.Structure):
    _fields_ = [("version", ctypes.c_size_t), ("ptx", ctypes.c_void_p), ("size", ctypes.c_size_t),
        ("name", ctypes.c_char_p), ("is_relocatable", ctypes.c_size_t),
                ("count", ctypes.c_size_t)]  # fmt: skip


class _Row(ctypes.Structure):
    _fields_ = [("address", ctypes.c_size_t), ("size", ctypes.c_size_t), ("name", ctypes.c_char_p)]


@record(frozen=True)
class HostSymbol:
    """A kernel's stub or the host variable of a device variable: `size` in bytes, `unit` the number of its
    unit.
    """

    address: int
    size: int
    name: str
    unit: int


@record(frozen=True)
class RegisteredUnit:
    """A translation unit: `number` counts them, `table` is the address of its registration, `file` the file
    that it was loaded from. The device code of relocatable units is linked. `texts` has a text of PTX,
    several if nvcc has linked the device code of several units into one, and none if there is no PTX.
    """

    number: int
    table: int
    file: str
    name: str
    texts: tuple[str, ...]
    is_relocatable: bool
    symbols: tuple[HostSymbol, ...]


def registered_units(library: Any, first: int) -> list[RegisteredUnit]:
    """Return the units that have registered themselves, from number `first` on; `library` is the runtime's C
    part.
    """
    result = []
    for number in range(first, library.minicc_units()):
        file = ctypes.c_char_p()
        table = library.minicc_unit_at(number, ctypes.byref(file))
        head = _Head.from_address(table)
        rows = (_Row * head.count).from_address(table + ctypes.sizeof(_Head))
        symbols = tuple(HostSymbol(row.address, row.size, row.name.decode(), number) for row in rows)
        name = head.name.decode("utf-8", "surrogateescape") or f"{os.fsdecode(file.value or b'')}"
        try:
            codes = texts_of_image(head.ptx, head.size or None)
        except ImageError as error:
            print_message(f"error: the device code of '{name}': {error}")
            codes = []
        texts = tuple(code.decode("utf-8", "surrogateescape") for code in codes)
        result.append(
            RegisteredUnit(
                number,
                table,
                (file.value or b"").decode("utf-8", "surrogateescape"),
                name,
                texts,
                bool(head.is_relocatable),
                symbols,
            )
        )
    return result


class SymbolTable:
    """Symbols of the program by their addresses."""

    def __init__(self) -> None:
        self._symbols: list[tuple[int, int, HostSymbol]] = []

    def add(self, symbols: Iterable[HostSymbol]) -> None:
        """Add the symbols of a unit."""
        for symbol in symbols:
            insort(self._symbols, (symbol.address, -symbol.unit, symbol), key=lambda entry: entry[:2])

    def at(self, address: int) -> HostSymbol | None:
        """Return the symbol around an address, or None; if several units share the symbol, that of the
        first.
        """
        index = bisect_right(self._symbols, (address, 0), key=lambda entry: entry[:2]) - 1
        if index < 0:
            return None
        result = self._symbols[index][2]
        return result if address < result.address + max(result.size, 1) else None

    def start(self, address: int) -> int:
        """Return the start of the symbol around an address, or the address itself."""
        result = self.at(address)
        return address if result is None else result.address


def is_unresolved(module: Module) -> bool:
    """Check whether a module has external references."""
    return any(isinstance(item,
        Variable | Function) and item.linkage == "extern" and item.name not in PROVIDED
               and not (isinstance(item,
                   Variable) and item.space == "shared") for item in module.items)  # fmt: skip


def group_linked(
    relocatable: Sequence[bool], files: Sequence[str], modules: Sequence[Module]
) -> list[list[int]]:
    """Return groups of modules, by their numbers, that are linked: the relocatable ones of a file, and with
    them those with references to others.
    """
    groups: dict[tuple[str, int], list[int]] = {}
    for number, (file, module) in enumerate(zip(files, modules)):
        is_open = relocatable[number] or is_unresolved(module)
        groups.setdefault((file, -1 if is_open or _is_needed(modules, files, number) else number), []).append(
            number
        )
    return list(groups.values())


def _is_needed(modules: Sequence[Module], files: Sequence[str], number: int) -> bool:
    """Check whether another module of the same file references a definition of this one."""
    references = {
        item.name
        for other, module in enumerate(modules)
        if other != number and files[other] == files[number]
        for item in module.items
        if isinstance(item, Variable | Function) and item.linkage == "extern" and item.name not in PROVIDED
    }
    return any(
        isinstance(item, Variable | Function)
        and item.linkage not in ("", "extern")
        and item.name in references
        for item in modules[number].items
    )


def by_unit(names: Mapping[str, Any], group: Sequence[int], read: Any) -> dict[tuple[int, str], Any]:
    """Return the symbols of a linked module by unit and name. `read` splits a symbol into the index of the
    unit that alone has it, or -1, and its name.
    """
    split = [(read(symbol), value) for symbol, value in names.items()]
    result = {(group[index], name): value for (index, name), value in split if index >= 0}
    for (index, name), value in split:
        if index < 0:
            for number in group:
                result.setdefault((number, name), value)
    return result

"""The assembly of a unit's host code: its symbols, and the appended registration: the unit's device code, and
the table by which the runtime finds its kernels and variables.

    minicc_unit: version, PTX, name; for each kernel and variable address, size, symbol (native/units.h)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from ..support.demangle import read as read_symbol
from ..support.fast_dataclass import record
from .device.elf_symbols import SECTIONS

REGISTRATION = (
    '\nextern "C" { void minicc_call_on_host(void); void minicc_register(const void *); static'
    ' __attribute__((used)) void minicc_gone(void) __asm__("minicc_gone"); static void minicc_gone(void) {'
    " minicc_call_on_host(); } static __attribute__((constructor(101))) void minicc_register_unit(void) {"
    " minicc_register(minicc_unit); } }\n"
)
"""C++ code that follows the rewritten text of a unit."""
_TYPE = re.compile(r"^\s*\.type\s+([\w.$]+)\s*,\s*[@%](\w+)", re.MULTILINE)
_LABEL = re.compile(r"^([A-Za-z_$][\w.$]*):", re.MULTILINE)
_COMMON = re.compile(r"^\s*\.comm\s+([\w.$]+)\s*,\s*(\d+)", re.MULTILINE)
_SIZE = re.compile(r"^\s*\.size\s+([\w.$]+)\s*,\s*(.*)$", re.MULTILINE)
_MANGLED = re.compile(r"\b_Z[\w.$]+")
_ENTER = "minicc_enter"
"""The runtime's function that each stub of a kernel calls."""


@record(frozen=True)
class Assembly:
    """A unit's host code in assembly; the functions and objects that it defines by name, with their sizes in
    bytes or as expressions.
    """

    text: str
    functions: tuple[str, ...]
    objects: Mapping[str, str]

    def kernels(self, names: frozenset[str]) -> list[str]:
        """Return the stubs of the kernels with these plain names. Host functions may share a name with a
        kernel, as `std::move` does: a stub calls `minicc_enter`.
        """
        return [
            symbol for symbol in self.functions if _simple(symbol) in names and _ENTER in self._body(symbol)
        ]

    def variables(self, names: frozenset[str]) -> list[str]:
        """Return the objects with these plain names."""
        return [symbol for symbol in self.objects if _simple(symbol) in names]

    def _body(self, symbol: str) -> str:
        start = re.search(rf"^{re.escape(symbol)}:", self.text, re.MULTILINE)
        end = re.search(rf"^\s*\.size\s+{re.escape(symbol)}\s*,", self.text, re.MULTILINE)
        return self.text[start.end() : end.start()] if start is not None and end is not None else ""

    def undefined(self, names: frozenset[str]) -> list[str]:
        """Return the undefined symbols of functions with these plain names."""
        if not names:
            return []
        symbols = dict.fromkeys(_MANGLED.findall(self.text))
        return [
            symbol
            for symbol in symbols
            if symbol not in self.functions and symbol not in self.objects and _plain(symbol) in names
        ]


def _simple(symbol: str) -> str:
    """Return the name of a symbol without its scopes, template arguments and parameters."""
    name = read_symbol(symbol)
    return symbol if name is None else name.plain


def _plain(symbol: str) -> str:
    result = read_symbol(symbol)
    if result is None:
        return ""
    return "operator" if result.plain.startswith("operator") else result.plain.removeprefix("~")


def read(text: str) -> Assembly:
    """Return the symbols of assembly for ELF, as GCC and clang write it."""
    labels = set(_LABEL.findall(text))
    functions = tuple(
        name for name, kind in dict.fromkeys(_TYPE.findall(text)) if kind == "function" and name in labels
    )
    objects = {
        name: size
        for name, size in _SIZE.findall(text)
        if name in labels and name not in functions and size.strip().isdigit()
    }
    objects |= dict(_COMMON.findall(text))
    return Assembly(text, functions, objects)


def with_unit(
    code: Assembly,
    name: str,
    ptx: str,
    is_relocatable: bool,
    kernels: Iterable[str],
    variables: Iterable[str],
    device_only: Iterable[str],
) -> str:
    """Return the assembly with the registration appended: `ptx` is the file's name, `gone` are symbols that
    have no definition on the host.
    """
    text, rows, strings = code.text, [], []
    for number, kernel in enumerate(kernels):
        text = re.sub(
            rf"^{re.escape(kernel)}:",
            _append_label(f".Lminicc_b{number}:"),
            text,
            count=1,
            flags=re.MULTILINE,
        )
        text = re.sub(
            rf"^\s*\.size\s+{re.escape(kernel)}\s*,",
            _prepend_label(f".Lminicc_e{number}:"),
            text,
            count=1,
            flags=re.MULTILINE,
        )
        rows.append((kernel, f".Lminicc_e{number}-.Lminicc_b{number}"))
    rows += [(variable, code.objects[variable]) for variable in variables]
    for number, (symbol, _) in enumerate(rows):
        strings.append(f".Lminicc_s{number}:\n\t.asciz {_quote(symbol)}")
    table = [f"\t.quad {symbol}, {size}, .Lminicc_s{number}" for number, (symbol, size) in enumerate(rows)]
    return "\n".join([
        text, f'\t.section {SECTIONS[is_relocatable]},"a",%progbits', ".Lminicc_ptx:", f'\t.incbin "{ptx}"',
        ".Lminicc_ptx_end:", "\t.byte 0",
        '\t.section .rodata.minicc_names,"a",%progbits', ".Lminicc_name:", f"\t.asciz {_quote(name)}",
        *strings,
        '\t.section .data.rel.ro.minicc_unit,"aw",%progbits', "\t.balign 8", "minicc_unit:",
        f"\t.quad 1, .Lminicc_ptx, .Lminicc_ptx_end-.Lminicc_ptx, .Lminicc_name, {int(is_relocatable)}, "
        f"{len(rows)}", *table,
        *(f"\t.weak {symbol}\n\t.set {symbol}, minicc_gone" for symbol in device_only), "",
    ])  # fmt: skip


def _append_label(label: str) -> Callable[[re.Match[str]], str]:
    return lambda match: f"{match[0]}\n{label}"


def _prepend_label(label: str) -> Callable[[re.Match[str]], str]:
    return lambda match: f"{label}\n{match[0]}"


def _quote(text: str) -> str:
    data = text.encode("utf-8", "surrogateescape")
    return (
        '"'
        + "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in data)
        + '"'
    )

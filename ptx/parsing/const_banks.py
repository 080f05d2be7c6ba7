"""Constant banks of PTX 1.0 to 2.1: `.const[n]` in declarations, `ld.const[n]` in loads.

Constant memory is eleven banks of 64 KB. Bank 0, which is meant where none is named, holds variables
as any space does and needs nothing from here. The others are filled by the host: an external array
without a size that is declared in one names all of it, so several of one bank are the same memory.
Modules before 1.5, whose document knows no such arrays, may also place variables with a size in them,
one after the other from the bank's start.

Sources: PTX ISA 1.1, 5.1.3 and 10.5.2; PTX ISA 2.1, 5.1.3.

Invariants: `Variable.binding` of a constant is 1 to `LAST_BANK`, or None in bank 0; the variant of a
load from such a bank is spelled with it and has the slots of `ld.const`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...support.fast_dataclass import replace
from ..form import Variant
from ..model import Address, Operand, Symbol, Variable
from .lexer import Lexer
from .names import Names
from .operands import integer

LAST_BANK = 10
BANK_BYTES = 1 << 16
REMOVED = (2, 2)
"""The first PTX version without banks."""
EXTERNAL_ONLY = (1, 5)
"""The first PTX version whose banks 1 to 10 hold external arrays without a size, and nothing else."""

_LOAD = re.compile(r"((?:[a-z]\w*\.)+const)(?=\[)", re.ASCII)
_REST = re.compile(r"(?:\.[A-Za-z0-9_]+)*", re.ASCII)


def read_bank(lexer: Lexer, version: tuple[int, int]) -> int:
    """bank = '[' constant ']'; an error in a version without banks, or if there is no such bank (then 0)."""
    start = lexer.token.start
    lexer.expect("[")
    bank = integer(lexer, "a constant bank")
    lexer.expect("]", " after constant bank")
    length = lexer.previous_end - start
    if version >= REMOVED:
        lexer.error(
            f"constant banks were removed in PTX version 2.2, the module has {version[0]}.{version[1]}",
            start,
            length,
        )
    elif not 0 <= bank <= LAST_BANK:
        lexer.error(f"a constant bank is 0 to {LAST_BANK}, not {bank}", start, length)
        return 0
    return bank


def read_banked(lexer: Lexer, start: int, version: tuple[int, int]) -> tuple[str, int, int] | None:
    """A mnemonic that names a bank: (the mnemonic without it, the bank, where the mnemonic ends); None if it
    names none.
    """
    match = _LOAD.match(lexer.text, start)
    if match is None:
        return None
    lexer.seek(match.end())
    bank = read_bank(lexer, version)
    rest = _REST.match(lexer.text, lexer.previous_end)
    assert rest is not None
    return match[1] + rest.group(), bank, rest.end()


_VARIANTS: dict[tuple[Variant, int], Variant] = {}


def banked(variant: Variant, bank: int) -> Variant:
    """`variant`, a load from constant memory, spelled with its bank."""
    if not bank:
        return variant
    result = _VARIANTS.get((variant, bank))
    if result is None:
        modifiers = tuple(f"const[{bank}]" if word == "const" else word for word in variant.modifiers)
        result = _VARIANTS[variant, bank] = replace(
            variant, modifiers=modifiers, mnemonic=".".join((variant.form.opcode, *modifiers))
        )
    return result


def bank_of(variant: Variant) -> int:
    """The bank that a load from constant memory names; 0 without one."""
    word = next((word for word in variant.modifiers if word.startswith("const[")), "")
    return int(word[6:-1] or 0) if word else 0


def from_start(
    operands: tuple[Operand, ...], bank: int, names: Names, lexer: Lexer, position: int
) -> tuple[Operand, ...]:
    """An address that is a constant counts from the start of the bank, where its external arrays are."""
    address = operands[1] if len(operands) > 1 else None
    if not bank or not isinstance(address, Address) or address.base is not None:
        return operands
    for name, variable in names.module.items():
        if (
            isinstance(variable, Variable)
            and variable.space == "const"
            and variable.binding == bank
            and is_whole(variable)
        ):
            return (operands[0], Address(Symbol(name), address.offset), *operands[2:])
    lexer.fail(f"a constant address needs an external array that is declared in bank {bank}", position)
    raise AssertionError("unreachable")


def is_whole(variable: Variable) -> bool:
    """Whether the variable names a bank as a whole: an external array without a size."""
    return variable.linkage == "extern" and bool(variable.shape) and variable.shape[0] is None


def of_banks(variables: Iterable[Variable]) -> list[Variable]:
    """Those that lie in banks 1 to `LAST_BANK`."""
    return [variable for variable in variables if variable.space == "const" and variable.binding is not None]

"""Constant banks of PTX 1.0 to 2.1: `.const[n]` in declarations, `ld.const[n]` in loads.

Constant memory is eleven banks of 64 KB. Bank 0, the default, holds variables as any space does and is
not handled here. The host fills the others: an unsized external array names a whole bank, so several of
one bank are the same memory. Modules before 1.5, whose document has no such arrays, may also place sized
variables in them, one after the other from the bank's start.

Sources: PTX ISA 1.1, 5.1.3 and 10.5.2; PTX ISA 2.1, 5.1.3.

Invariants: `Variable.binding` of a constant is 1 to `LAST_BANK`, or None in bank 0; the variant of a
load from such a bank is spelled with it and has the slots of `ld.const`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...support.fast_dataclass import replace
from ..form import Variant
from ..model import Address, Operand, SymbolAddress, Variable
from .lexer import Lexer
from .names import Names
from .operands import parse_integer

LAST_BANK = 10
BANK_BYTES = 1 << 16
REMOVED = (2, 2)
"""The first PTX version without banks."""
EXTERNAL_ONLY = (1, 5)
"""The first PTX version whose banks 1 to 10 hold external arrays without a size, and nothing else."""

_LOAD = re.compile(r"((?:[a-z]\w*\.)+const)(?=\[)", re.ASCII)
_SUFFIX = re.compile(r"(?:\.[A-Za-z0-9_]+)*", re.ASCII)


def parse_bank(lexer: Lexer, version: tuple[int, int]) -> int:
    """Parse bank = '[' constant ']'.

    Reports an error in a version without banks, or for a bank out of range (then the result is 0).
    """
    start = lexer.token.start
    lexer.expect("[")
    bank = parse_integer(lexer, "a constant bank")
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


def parse_banked_mnemonic(lexer: Lexer, start: int, version: tuple[int, int]) -> tuple[str, int, int] | None:
    """Parse a mnemonic that names a bank.

    Returns (the mnemonic without the bank, the bank, the end offset); None if it names none.
    """
    match = _LOAD.match(lexer.text, start)
    if match is None:
        return None
    lexer.seek(match.end())
    bank = parse_bank(lexer, version)
    suffix = _SUFFIX.match(lexer.text, lexer.previous_end)
    assert suffix is not None
    return match[1] + suffix.group(), bank, suffix.end()


_VARIANTS: dict[tuple[Variant, int], Variant] = {}


def with_bank(variant: Variant, bank: int) -> Variant:
    """Return `variant`, a load from constant memory, spelled with its bank."""
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
    """Return the bank that a load from constant memory names; 0 without one."""
    modifier = next((modifier for modifier in variant.modifiers if modifier.startswith("const[")), "")
    return int(modifier[6:-1] or 0) if modifier else 0


def resolve_bank_address(
    operands: tuple[Operand, ...], bank: int, names: Names, lexer: Lexer, position: int
) -> tuple[Operand, ...]:
    """Rewrite a constant address as an offset into the external array of its bank."""
    address = operands[1] if len(operands) > 1 else None
    if not bank or not isinstance(address, Address) or address.base is not None:
        return operands
    for name, variable in names.module.items():
        if (
            isinstance(variable, Variable)
            and variable.space == "const"
            and variable.binding == bank
            and is_whole_bank(variable)
        ):
            return (operands[0], Address(SymbolAddress(name), address.offset), *operands[2:])
    lexer.fail(f"a constant address needs an external array that is declared in bank {bank}", position)


def is_whole_bank(variable: Variable) -> bool:
    """Return whether the variable names a bank as a whole: an external array without a size."""
    return variable.linkage == "extern" and bool(variable.shape) and variable.shape[0] is None


def banked_variables(variables: Iterable[Variable]) -> list[Variable]:
    """Return the variables that lie in banks 1 to `LAST_BANK`."""
    return [variable for variable in variables if variable.space == "const" and variable.binding is not None]

"""Patterns of rows of the instruction table: which function of a consumer is for which rows.

A consumer, as an engine or the translation to the IR, has a function for each kind of instruction, with the
operands as parameters by their names in the row's syntax line. A pattern declares what the function supports:
opcodes, every modifier with its spellings, the types, and by the parameters the operands. A row with a choice
of types is bound to the function that supports *all* of it; a row, type, modifier or operand that no pattern
declares is rejected, never treated as a similar one.
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..support.fast_dataclass import record
from .form import Form, Variant
from .model import Bracket, Operand
from .notation import Slot, all_slots, parse_parts

Types = tuple[tuple[str, str], ...]
"""The types of a variant: (slot, type), in the row's order."""


@record(frozen=True, eq=False)
class RowPattern:
    """Rows of `opcodes`. `choices` are the supported modifiers by slot, `required` mandatory slots.

    `takes` and `needs` are the names of the allowed and mandatory operands; `takes` is None where operands do
    not matter. `replaces` marks the meaning of PTX 1.x where that differs.
    """

    opcodes: frozenset[str]
    choices: dict[str, frozenset[str]]
    required: frozenset[str]
    takes: frozenset[str] | None
    needs: frozenset[str]
    replaces: bool

    def covers(self, row: Form, types: Types) -> bool:
        """Return whether the pattern supports every instruction of `row` with these types."""
        if row.opcode not in self.opcodes or ("replaces" in row.effects) != self.replaces:
            return False
        type_of = dict(types)
        for slot in row.slots:
            spellings = (
                (type_of[slot.name],) if slot.name in type_of else () if is_type(slot) else slot.choices
            )
            if (
                not self.choices.get(slot.name, frozenset()).issuperset(spellings)
                or slot.name not in self.choices
            ):
                return False
        if not self.required <= {part.name for part in row.parts if isinstance(part, Slot)}:
            return False
        names, always = operand_names(row)
        return self.needs <= always and (self.takes is None or names <= self.takes)


def row_pattern(
    function: Callable[..., Any],
    opcodes: str,
    modifiers: str,
    choices: dict[str, str],
    *,
    replaces: bool = False,
    leading: int = 2,
) -> RowPattern:
    """Return the pattern of a function, whose parameters after the first `leading` are operands; modifiers
    are in the notation of ptx/notation.py.
    """
    parts = parse_parts(modifiers, choices)
    operands = list(inspect.signature(function).parameters.values())[leading:]
    accepts_any = any(p.kind is p.VAR_KEYWORD for p in operands)
    parameters = [p for p in operands if p.kind is not p.VAR_KEYWORD]
    return RowPattern(
        frozenset(opcodes.split()),
        {slot.name: frozenset(slot.choices) for slot in all_slots(parts)},
        frozenset(part.name for part in parts if isinstance(part, Slot)),
        None if accepts_any else frozenset(p.name for p in parameters),
        frozenset(p.name for p in parameters if p.default is p.empty),
        replaces,
    )


def is_type(slot: Slot) -> bool:
    """Return whether a modifier position is a type."""
    return slot.name.endswith("type")


def operand_names(row: Form) -> tuple[set[str], set[str]]:
    """Return (the names of a row's operands, those that are mandatory); bracketed operands have their own
    names.
    """
    names, always = set(), set()
    for operand in row.operands:
        own_names = {part.name for part in operand.parts} or {operand.name}
        names |= own_names
        if not operand.optional and not operand.when:
            always |= own_names
    return names, always


def type_classes(row: Form) -> Iterator[Types]:
    """Yield every combination of types of a row."""
    slots = [slot for slot in row.slots if is_type(slot)]
    for types in itertools.product(*(slot.choices for slot in slots)):
        yield tuple((slot.name, name) for slot, name in zip(slots, types))


def types_of(variant: Variant) -> Types:
    """Return the types of a variant."""
    return tuple(
        (slot.name, variant.slots[slot.name])
        for slot in variant.form.slots
        if is_type(slot) and slot.name in variant.slots
    )


def by_name(variant: Variant, operands: Sequence[Operand]) -> dict[str, Operand]:
    """Return operands by their names in the syntax line, bracketed ones included."""
    result: dict[str, Operand] = {}
    for row, operand in zip(variant.operands, operands):
        if row.parts and isinstance(operand, Bracket):
            result.update(zip((part.name for part in row.parts), operand.elements))
        else:
            result[row.name] = operand
    return result

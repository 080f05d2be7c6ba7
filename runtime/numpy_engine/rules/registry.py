"""Registry of rules: which rule translates an instruction, by (row of the table, types).

A rule is `rule(e, v, **operands)`: it emits text for an instruction of variant `v` through the emitter `e`,
its operands by their names in the row's syntax line. It declares what it supports: opcodes, every modifier
with its spellings, the types, and by its parameters the operands. A row with a choice of types is
bound to the rule that supports *all* of it; a row, type, modifier or operand that no rule declares is
rejected, never treated as a similar one.

Invariant: for every row that the table calls executed, and all its types, there is exactly one rule, or the
scheduler ends a block there (a test names rows without one).
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ....ptx.form import Form, Variant
from ....ptx.model import Bracket, Operand
from ....ptx.notation import Slot, all_slots, parse_parts
from ....support.floats import Rounding
from ...arithmetic import halves, integers, numerics
from .. import values
from ..emit import DTYPES, Emitter, UnsupportedInstruction
from ..instructions import atomics, images
from ..instructions import warp as warp_ops

Types = tuple[tuple[str, str], ...]
"""The types of a variant: (slot, type), in the row's order."""

NAMESPACE: dict[str, Any] = {
    **{code: dtype for code, dtype in DTYPES.items() if code != "?"},
    "np": np,
    "true": np.True_,
    "false": np.False_,
    "merge": values.merge,
    "dense": values.dense,
    "guard": values.guard,
    "load_block": values.load_block,
    "store_block": values.store_block,
    "atomic": atomics.atomic,
    "canonical": numerics.canonical,
    "flush": numerics.flush,
    "saturate": numerics.saturate,
    "select": numerics.select,
    "nm": numerics,
    "halves": halves,
    "images": images,
    "ints": integers,
    "warp": warp_ops,
}


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """The rule of rows of `opcodes`. `choices` are the supported modifiers by slot, `required` mandatory
    slots.

    `takes` and `needs` are the names of the allowed and mandatory operands; `takes` is None where operands do
    not matter. `replaces` marks the meaning of PTX 1.x where that differs; `copies` marks a move of bits,
    which is exact even where doubles are demoted to single precision; `affine` marks results that may be lazy
    arrays (see affine.py).
    """

    emit: Callable[..., None]
    opcodes: frozenset[str]
    choices: dict[str, frozenset[str]]
    required: frozenset[str]
    takes: frozenset[str] | None
    needs: frozenset[str]
    replaces: bool
    copies: bool
    affine: bool

    def covers(self, row: Form, types: Types) -> bool:
        """Return whether the rule supports every instruction of `row` with these types."""
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


RULES: list[Rule] = []
"""All rules, in the order of the chapters."""


def rule(
    opcodes: str, modifiers: str = "", flags: str = "", **choices: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a function as the rule of these opcodes with these modifiers, in the notation of
    ptx/notation.py.

    `flags` are words of 'replaces copies affine': see `Rule`.
    """
    options = flags.split()
    parts = parse_parts(modifiers, choices)
    supported = {slot.name: frozenset(slot.choices) for slot in all_slots(parts)}
    required = frozenset(part.name for part in parts if isinstance(part, Slot))

    def register(fn: Callable[..., None]) -> Callable[..., None]:
        _, _, *operands = inspect.signature(fn).parameters.values()
        accepts_any = any(p.kind is p.VAR_KEYWORD for p in operands)
        parameters = [p for p in operands if p.kind is not p.VAR_KEYWORD]
        RULES.append(
            Rule(
                fn,
                frozenset(opcodes.split()),
                supported,
                required,
                None if accepts_any else frozenset(p.name for p in parameters),
                frozenset(p.name for p in parameters if p.default is p.empty),
                "replaces" in options,
                "copies" in options,
                "affine" in options,
            )
        )
        return fn

    return register


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


@cache
def rules_of(row: Form, types: Types) -> tuple[Rule, ...]:
    """Return the rules of a row with these types; exactly one in a complete registry."""
    return tuple(rule for rule in RULES if rule.covers(row, types))


_REASONS = {
    "hardware": "it needs hardware of its own, which this engine does not model",
    "host": "no CUDA host interface creates a texture to compare depths in, or one with several samples",
    "undocumented": "its result is not documented",
}
"""Reasons why rows are not executed, by their support in the table."""
NO_TEXTURE = _REASONS["host"]


def rule_for(variant: Variant) -> Rule:
    """Return the rule of an instruction. Raises UnsupportedInstruction, which names what is not executed."""
    row = variant.form
    if row.run in _REASONS:
        raise UnsupportedInstruction(f"'{variant.mnemonic}' is not executed: {_REASONS[row.run]}")
    result = rules_of(row, types_of(variant))
    if len(result) != 1:
        raise UnsupportedInstruction(
            f"'{variant.mnemonic}' is not executed by this engine:"
            f" {'it has no rule' if not result else 'it has several rules'}"
        )
    return result[0]


def types_of(variant: Variant) -> Types:
    """Return the types of a variant."""
    return tuple(
        (slot.name, variant.slots[slot.name])
        for slot in variant.form.slots
        if is_type(slot) and slot.name in variant.slots
    )


def is_affine(variant: Variant) -> bool:
    """Return whether results of an instruction may be lazy arrays."""
    result = rules_of(variant.form, types_of(variant))
    return len(result) == 1 and result[0].affine


def by_name(variant: Variant, operands: Sequence[Operand]) -> dict[str, Operand]:
    """Return operands by their names in the syntax line, bracketed ones included."""
    result: dict[str, Operand] = {}
    for row, operand in zip(variant.operands, operands):
        if row.parts and isinstance(operand, Bracket):
            result.update(zip((part.name for part in row.parts), operand.elements))
        else:
            result[row.name] = operand
    return result


def sources(e: Emitter, type_: str, operands: Iterable[Operand]) -> str:
    """Return the expressions of operands of one type, separated by commas."""
    return ", ".join(e.src(operand, type_) for operand in operands)


def rounding(v: Variant) -> Rounding:
    """Return the rounding mode of arithmetic: to nearest even by default."""
    modes: tuple[Rounding, ...] = ("rn", "rz", "rm", "rp")
    result = v.slot("rnd")
    return result if result in modes else "rn"


__all__ = [
    "NAMESPACE",
    "NO_TEXTURE",
    "RULES",
    "Emitter",
    "Rule",
    "UnsupportedInstruction",
    "Variant",
    "by_name",
    "is_affine",
    "rounding",
    "rule",
    "rule_for",
    "rules_of",
    "sources",
    "type_classes",
    "types_of",
]

"""Which rule an instruction runs by: rules are bound to (row of the table, types), and to nothing by default.

A rule is `rule(e, v, **operands)`: it writes text for an instruction of variant `v` through the emitter `e`,
its operands by their names in the row's syntax line. It declares what it is for: opcodes, every modifier that
it knows with its spellings, the types, and by its parameters the operands. A row with a choice of types is
bound to the rule that knows *all* of it; a row, a type, a modifier or an operand that nobody declared is
refused, never taken for something like it.

Invariant: for every row that the table calls executed, and all its types, there is exactly one rule, or the
scheduler ends a block there (a test says which row lacks one).
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ....ptx.form import Form, Variant
from ....ptx.model import Bracket, Operand
from ....ptx.notation import Slot, all_slots, parse_parts
from ...arithmetic import halves, integers, numerics
from .. import values
from ..emit import DTYPES, Emitter, Refused
from ..instructions import atomics, images
from ..instructions import warp as warp_ops

Types = tuple[tuple[str, str], ...]
"""The types that a variant binds: (slot, type), in the row's order."""

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
    """How rows of `opcodes` are executed. `choices` are the modifiers it knows, slot by slot, `required`
    those that must be there.

    `takes` and `needs` are the names of the operands that may and must be there; `takes` is None where
    operands do not matter. `replaces` says that it has the meaning of PTX 1.x where that differs; `copies`,
    that it moves bits as they are, even where doubles are worked with in single precision; `affine`, that its
    results may stand for an array (see affine.py).
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
        """Whether the rule knows all that an instruction of `row` with these types may say."""
        if row.opcode not in self.opcodes or ("replaces" in row.effects) != self.replaces:
            return False
        chosen = dict(types)
        for slot in row.slots:
            spellings = (chosen[slot.name],) if slot.name in chosen else () if is_type(slot) else slot.choices
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
    """Register a function as the rule of these opcodes with these modifiers, written as in the table (see
    ptx/notation.py).

    `flags` are words of 'replaces copies affine': see `Rule`.
    """
    words = flags.split()
    parts = parse_parts(modifiers, choices)
    known = {slot.name: frozenset(slot.choices) for slot in all_slots(parts)}
    required = frozenset(part.name for part in parts if isinstance(part, Slot))

    def register(fn: Callable[..., None]) -> Callable[..., None]:
        _, _, *operands = inspect.signature(fn).parameters.values()
        anything = any(p.kind is p.VAR_KEYWORD for p in operands)
        named = [p for p in operands if p.kind is not p.VAR_KEYWORD]
        RULES.append(
            Rule(
                fn,
                frozenset(opcodes.split()),
                known,
                required,
                None if anything else frozenset(p.name for p in named),
                frozenset(p.name for p in named if p.default is p.empty),
                "replaces" in words,
                "copies" in words,
                "affine" in words,
            )
        )
        return fn

    return register


def is_type(slot: Slot) -> bool:
    """Whether a modifier position names a type."""
    return slot.name.endswith("type")


def operand_names(row: Form) -> tuple[set[str], set[str]]:
    """(the names that a row's operands may have, those that are always there); what stands in brackets has
    names of its own.
    """
    names, always = set(), set()
    for operand in row.operands:
        own = {part.name for part in operand.parts} or {operand.name}
        names |= own
        if not operand.optional and not operand.when:
            always |= own
    return names, always


def type_classes(row: Form) -> Iterator[Types]:
    """Every choice of types that a row has."""
    slots = [slot for slot in row.slots if is_type(slot)]
    for types in itertools.product(*(slot.choices for slot in slots)):
        yield tuple((slot.name, name) for slot, name in zip(slots, types))


@cache
def bound(row: Form, types: Types) -> tuple[Rule, ...]:
    """The rules of a row with these types: one, unless somebody forgot one or wrote two."""
    return tuple(rule for rule in RULES if rule.covers(row, types))


_REASONS = {
    "hardware": "it needs hardware of its own, which this engine does not model",
    "host": "no CUDA host interface creates a texture to compare depths in, or one with several samples",
    "undocumented": "no document says what it computes",
}
"""Why rows are not executed, by what the table says of them."""
NO_TEXTURE = _REASONS["host"]


def rule_for(variant: Variant) -> Rule:
    """The rule that an instruction runs by. Raises Refused, which names what is not executed."""
    row = variant.form
    if row.run in _REASONS:
        raise Refused(f"'{variant.mnemonic}' is not executed: {_REASONS[row.run]}")
    result = bound(row, types_of(variant))
    if len(result) != 1:
        raise Refused(
            f"'{variant.mnemonic}' is not executed by this engine:"
            f" {'it has no rule' if not result else 'it has several rules'}"
        )
    return result[0]


def types_of(variant: Variant) -> Types:
    """The types that a variant binds."""
    return tuple(
        (slot.name, variant.slots[slot.name])
        for slot in variant.form.slots
        if is_type(slot) and slot.name in variant.slots
    )


def is_affine(variant: Variant) -> bool:
    """Whether results of an instruction may stand for an array."""
    result = bound(variant.form, types_of(variant))
    return len(result) == 1 and result[0].affine


def by_name(variant: Variant, operands: Sequence[Operand]) -> dict[str, Operand]:
    """Operands by their names in the syntax line, those inside brackets too."""
    result: dict[str, Operand] = {}
    for row, operand in zip(variant.operands, operands):
        if row.parts and isinstance(operand, Bracket):
            result.update(zip((part.name for part in row.parts), operand.elements))
        else:
            result[row.name] = operand
    return result


def rounding(v: Variant) -> str:
    """The rounding mode of arithmetic: to nearest even unless another is named."""
    result = v.slot("rnd", "rn")
    return result if result in ("rn", "rz", "rm", "rp") else "rn"


__all__ = [
    "NAMESPACE",
    "NO_TEXTURE",
    "RULES",
    "Emitter",
    "Refused",
    "Rule",
    "Variant",
    "bound",
    "by_name",
    "is_affine",
    "rounding",
    "rule",
    "rule_for",
    "type_classes",
    "types_of",
]

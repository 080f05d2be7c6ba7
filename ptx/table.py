"""The instruction table: every form of every PTX instruction, and how a mnemonic finds its own.

This is the single place that says what an instruction is: parser, verifier, printer, data flow, the
engine's dispatch and the reference documentation read it. Rows live in `isa/`; `form` says how they
are written.

Invariants: `lookup` is a pure function of the mnemonic, cached; the variants it returns are in table
order, and `select` takes the first whose operand shapes fit.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..support.diagnostics import UNKNOWN, Diagnostic, Location, PtxError
from .form import Form, Variant, bind, match
from .isa import compare, control, convert, floating, half, integer, logic, move, sync
from .model import (
    Address,
    Group,
    Instruction,
    Label,
    Operand,
    Pair,
    Register,
    Symbol,
    Vector,
)
from .notation import Maybe, OperandRule, Slot

FORMS: tuple[Form, ...] = (
    *integer.FORMS, *floating.FORMS, *half.FORMS, *compare.FORMS, *logic.FORMS, *move.FORMS, *convert.FORMS,
    *control.FORMS, *sync.FORMS,
)

BY_OPCODE: dict[str, list[Form]] = {}
for _row in FORMS:
    BY_OPCODE.setdefault(_row.opcode, []).append(_row)

_variants: dict[str, tuple[Variant, ...]] = {}
_selected: dict[tuple, Variant] = {}


def lookup(mnemonic: str) -> tuple[Variant, ...]:
    """All variants that `mnemonic` ('add.f32') may mean, in table order; empty if there is none."""
    found = _variants.get(mnemonic)
    if found is None:
        opcode, *rest = mnemonic.split(".")
        modifiers, rows = tuple(rest), BY_OPCODE.get(opcode, [])
        found = _bind_all(rows, mnemonic, modifiers, False)
        if not found and 1 < len(modifiers) <= 12:
            found = _bind_all(rows, mnemonic, modifiers, True)
        if len(_variants) < 100_000:
            _variants[mnemonic] = found
    return found


def _bind_all(rows: list[Form], mnemonic: str, modifiers: tuple[str, ...], any_order: bool) -> tuple[Variant, ...]:
    bound = (bind(row, mnemonic, modifiers, any_order) for row in rows)
    # Rows may overlap (`ld` with and without cache hints); the same operands again add nothing.
    distinct = {variant.operands: variant for variant in reversed([v for v in bound if v is not None])}
    return tuple(reversed(distinct.values()))


def select(variants: Sequence[Variant], operands: Sequence[Operand]) -> Variant | None:
    """The first variant whose operand count and shapes fit `operands`, or None."""
    # Only the classes of the operands matter, so the answer is remembered by them.
    key = (variants[0], *map(type, operands))
    found = _selected.get(key)
    if found is None:
        found = next((variant for variant in variants if _shapes_fit(variant, operands)), None)
        if found is not None and len(_selected) < 100_000:
            _selected[key] = found
    return found


def build(mnemonic: str, *operands: Operand, guard: Register | None = None, negated: bool = False,
          location: Location = UNKNOWN, source: Location | None = None) -> Instruction:
    """The instruction `mnemonic operands`, bound to its row. PtxError if the table has no such form."""
    variants = _variants.get(mnemonic) or lookup(mnemonic)
    if not variants:
        raise PtxError([Diagnostic("error", explain(mnemonic), location)])
    variant = select(variants, operands)
    if variant is None:
        text = ", ".join(map(str, operands))
        raise PtxError([Diagnostic("error", f"no form of '{mnemonic}' takes the operands '{text}'; expected "
                                   + " or ".join(f"'{v.form.syntax}'" for v in variants), location)])
    return Instruction(variant.form.opcode, variant.modifiers, operands, guard, negated, variant, location, source)


def _shapes_fit(variant: Variant, operands: Sequence[Operand]) -> bool:
    rules = variant.operands
    if not variant.required <= len(operands) <= len(rules):
        return False
    return all(_shape_fits(rule, operand) for rule, operand in zip(rules, operands))


_MOST_SHOWN = 16
"""How many possible modifiers a message lists."""

_SHAPES: dict[str, tuple[type, ...]] = {
    "address": (Address,),
    "label": (Label,),
    "targets": (Label,),
    "prototype": (Label,),
    "function": (Symbol, Register),
    "args": (Group,),
    "returns": (Group,),
}


def _shape_fits(rule: OperandRule, operand: Operand) -> bool:
    expected = _SHAPES.get(rule.kind)
    if expected is not None:
        return isinstance(operand, expected)
    if isinstance(operand, Pair):
        return rule.pair is not None
    if rule.pair is not None and not rule.pair_optional:
        return False
    if isinstance(operand, Vector):
        return bool(rule.count) or rule.packed
    return not isinstance(operand, (Address, Group, Label))


# ------------------------------------------------------------------------------------ explanations


def explain(mnemonic: str) -> str:
    """Why the table has no such mnemonic, with what it expected; for error messages."""
    opcode, *modifiers = mnemonic.split(".")
    rows = BY_OPCODE.get(opcode)
    if rows is None:
        return f"unknown instruction '{opcode}'" + _suggest(opcode, sorted(BY_OPCODE))
    missing = _missing(rows, modifiers)
    if missing:
        place, choices = missing
        return (f"'{mnemonic}' lacks a modifier after '{'.'.join([opcode, *modifiers[:place]])}'; expected "
                + _listing(choices))
    reached, expected = max((_progress(row.parts, modifiers) for row in rows), key=lambda pair: pair[0])
    for row in rows:
        depth, names = _progress(row.parts, modifiers)
        if depth == reached:
            expected = expected | names
    listing = _listing(sorted(expected))
    stem = ".".join([opcode, *modifiers[:reached]])
    if reached == len(modifiers):
        return f"'{mnemonic}' lacks modifiers; expected {listing}"
    bad = modifiers[reached]
    if not listing:
        return f"unexpected modifier '.{bad}' after '{stem}'"
    return f"unknown modifier '.{bad}' for '{stem}'{_suggest(bad, sorted(expected))}; expected {listing}"


def _missing(rows: list[Form], modifiers: list[str]) -> tuple[int, list[str]] | None:
    """(place, choices) if inserting one modifier at that place makes the mnemonic one of `rows`."""
    if not 0 < len(modifiers) <= 12:
        return None
    known = sorted({choice for row in rows for slot in row.slots for choice in slot.choices})
    for place in range(len(modifiers) + 1):
        good = [choice for choice in known
                if any(match(row.parts, (*modifiers[:place], choice, *modifiers[place:])) for row in rows)]
        if good:
            return place, good
    return None


def _listing(names: list[str]) -> str:
    return ", ".join(f"'.{name}'" for name in names[:_MOST_SHOWN]) + (", …" if len(names) > _MOST_SHOWN else "")


def _progress(parts: tuple[Slot | Maybe, ...], modifiers: Sequence[str]) -> tuple[int, frozenset[str]]:
    """How many modifiers can be matched from the left, and what may follow them."""
    best = 0
    follow: set[str] = set()
    pending: list[tuple[tuple[Slot | Maybe, ...], int]] = [(parts, 0)]
    while pending:
        rest, used = pending.pop()
        if used > best:
            best, follow = used, set()
        if not rest:
            continue
        head, tail = rest[0], rest[1:]
        if isinstance(head, Maybe):
            pending += [(head.parts + tail, used), (tail, used)]
            continue
        if used == best:
            follow.update(head.choices)
        if used < len(modifiers) and modifiers[used] in head.choices:
            pending.append((tail, used + 1))
    return best, frozenset(follow)


def _suggest(word: str, known: list[str]) -> str:
    from difflib import get_close_matches  # costs start-up time and is rarely needed

    close = get_close_matches(word, known, 1, 0.7)
    return f"; did you mean '{close[0]}'?" if close else ""

"""Why an instruction is not one: what the table would have expected, in words, and where the mistake stands.

Only error messages need this, so nothing here is quick to start or runs on good input.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from .. import table
from ..form import Form, Variant, match
from ..model import (
    Address,
    Bracket,
    FloatImm,
    Indexed,
    IntImm,
    Label,
    Operand,
    OperandList,
    Pair,
    Register,
    Sink,
    Special,
    Sum,
    Symbol,
    Vector,
)
from ..notation import OperandRule, OptionalGroup, Slot
from ..ptxtypes import SPACES, TYPES, VECTOR_SIZES

_MOST_SHOWN = 16
"""How many possible modifiers a message lists."""
_MOST_COMPARED = 2000
"""Comparing a word with more names than these would be felt."""


class Explanation(NamedTuple):
    """`start` and `length` are the part of the mnemonic that the message is about."""

    message: str
    start: int
    length: int


def diagnose(mnemonic: str, legacy: bool = False) -> Explanation:
    """Why the table has no such mnemonic, and what it expected."""
    opcode, *modifiers = mnemonic.split(".")
    rows = table.rows_of(opcode, legacy)
    if legacy:
        rows = [row for row in rows if row.ptx < (2, 0)] or rows
    if not rows:
        return Explanation(
            f"unknown instruction '{opcode}'" + suggest(opcode, table.opcodes(legacy)), 0, len(opcode)
        )
    wide = _too_wide(rows, tuple(modifiers))
    if wide:
        return Explanation(f"'{mnemonic}' {wide}", 0, len(mnemonic))
    missing = _missing(rows, modifiers)
    if missing is not None:
        place, choices = missing[0], _of_age(missing[1], rows, legacy)
        stem = ".".join([opcode, *modifiers[:place]])
        after = f" after '{stem}'" if modifiers else ""
        return Explanation(
            f"'{mnemonic}' lacks a modifier{after}; expected {_listing(choices)}", 0, len(mnemonic)
        )
    reached, expected = _furthest(rows, modifiers)
    expected = _of_age(expected, rows, legacy)
    stem = ".".join([opcode, *modifiers[:reached]])
    if reached == len(modifiers):
        if not expected:
            return Explanation(f"'{stem}' takes no such operands", 0, len(mnemonic))
        return Explanation(f"'{mnemonic}' lacks modifiers; expected {_listing(expected)}", 0, len(mnemonic))
    bad = modifiers[reached]
    where = len(stem), len(bad) + 1
    if not expected:
        return Explanation(f"unexpected modifier '.{bad}' after '{stem}'", *where)
    if not legacy and any(v.form.is_old for v in table.lookup_legacy(mnemonic)):
        return Explanation(f"invalid modifier '.{bad}' for '{stem}'; only PTX 1.x has '{mnemonic}'", *where)
    if bad in TYPES:
        types = [name for name in expected if name in TYPES]
        if types:
            return Explanation(f"invalid type '.{bad}' for '{stem}'; expected {_listing(types)}", *where)
        return Explanation(f"unexpected type '.{bad}' after '{stem}'; expected {_listing(expected)}", *where)
    kin, known = _kin(bad, rows, expected)
    if known:
        others = [name for name in expected if name not in TYPES]
        return Explanation(
            f"invalid modifier '.{bad}' for '{stem}'; expected {_listing(kin or others or expected)}", *where
        )
    hint = suggest(bad, expected, dot=True)
    return Explanation(
        f"unknown modifier '.{bad}' for '{stem}'" + (hint or f"; expected {_listing(kin or expected)}"),
        *where,
    )


def _of_age(names: frozenset[str], rows: Sequence[Form], legacy: bool) -> frozenset[str]:
    """Those of `names` that a module of PTX 1.x may use, if it is one."""
    if not legacy:
        return names
    known = {
        choice
        for row in rows
        for slot in row.slots
        for choice in slot.choices
        if row.gate_of(choice)[0] < (2, 0)
    }
    return names & known or names


def suggest(word: str, known: Iterable[str], dot: bool = False) -> str:
    """'; did you mean …?' if `word` is nearly one of `known`, else ''."""
    if len(word) > 100:
        return ""
    names = sorted(known)
    if word.lower() in names:  # keywords are lower case (4.1)
        close = [word.lower()]
    else:
        close = get_close_matches(word, names, 1, 0.65) if len(names) <= _MOST_COMPARED else []
    return f"; did you mean '{'.' if dot else ''}{close[0]}'?" if close else ""


_ORDER = {name: number for number, name in enumerate(TYPES)}


def _listing(names: Iterable[str]) -> str:
    """Types come last, by kind and size; too many names are cut."""
    ordered = sorted(names, key=lambda name: (name in TYPES, _ORDER.get(name, 0), name))
    return ", ".join(f"'.{name}'" for name in ordered[:_MOST_SHOWN]) + (
        ", …" if len(ordered) > _MOST_SHOWN else ""
    )


def _kin(bad: str, rows: Sequence[Form], expected: frozenset[str]) -> tuple[list[str], bool]:
    """(those of `expected` that are of one kind with `bad`, whether any instruction has `bad`)."""
    everywhere = [
        slot for opcode in table.opcodes(True) for row in table.rows_of(opcode, True) for slot in row.slots
    ]
    kinds = {slot.name for slot in everywhere if bad in slot.choices}
    known = bool(kinds)
    if bad in SPACES:
        kinds.add("space")
    level, qualified, _ = bad.partition("::")
    result = {
        choice
        for row in rows
        for slot in row.slots
        for choice in slot.choices
        if choice in expected and (slot.name in kinds or (qualified and choice.startswith(f"{level}::")))
    }
    return sorted(result), known or bad in SPACES


def _too_wide(rows: Sequence[Form], modifiers: tuple[str, ...]) -> str:
    """Why a vector is not of the size that every row with these modifiers wants; '' if that is not the
    reason.
    """
    limits = [row.vector_bits for row in rows if match(row.parts, modifiers) is not None]
    count = next((VECTOR_SIZES[word] for word in modifiers if word in VECTOR_SIZES), 0)
    type_ = next((word for word in reversed(modifiers) if word in TYPES), "")
    if not limits or not count or not type_:
        return ""
    return (
        f"moves {count * TYPES[type_].bits} bits at once; at most {max(high for _, high in limits)} are"
        " possible"
    )


def _missing(rows: Sequence[Form], modifiers: list[str]) -> tuple[int, frozenset[str]] | None:
    """(place, choices) if one more modifier at that place makes the mnemonic one of `rows`."""
    if not 0 < len(modifiers) <= 12:
        return None
    for place in range(len(modifiers) + 1):
        result: frozenset[str] = frozenset().union(
            *(_gap(row.parts, tuple(modifiers), place) for row in rows)
        )
        if result:
            return place, result
    return None


def _gap(parts: tuple[Slot | OptionalGroup, ...], modifiers: tuple[str, ...], place: int) -> frozenset[str]:
    """What may stand before modifier `place` so that all of `modifiers` match `parts`."""
    if not parts:
        return frozenset()
    head, tail = parts[0], parts[1:]
    if isinstance(head, OptionalGroup):
        return _gap(head.parts + tail, modifiers, place) | _gap(tail, modifiers, place)
    if place == 0:
        return frozenset(head.choices) if match(tail, modifiers) is not None else frozenset()
    if not modifiers or modifiers[0] not in head.choices:
        return frozenset()
    return _gap(tail, modifiers[1:], place - 1)


def _furthest(rows: Sequence[Form], modifiers: Sequence[str]) -> tuple[int, frozenset[str]]:
    """How many modifiers some row takes from the left, and what all such rows would take next."""
    best, follow = 0, frozenset[str]()
    for row in rows:
        reached, names = _progress(row.parts, modifiers)
        if reached > best:
            best, follow = reached, names
        elif reached == best:
            follow |= names
    return best, follow


def _progress(
    parts: tuple[Slot | OptionalGroup, ...], modifiers: Sequence[str]
) -> tuple[int, frozenset[str]]:
    """How many modifiers can be matched from the left, and what may follow them."""
    best = 0
    follow: set[str] = set()
    pending: list[tuple[tuple[Slot | OptionalGroup, ...], int]] = [(parts, 0)]
    while pending:
        rest, used = pending.pop()
        if used > best:
            best, follow = used, set()
        if not rest:
            continue
        head, tail = rest[0], rest[1:]
        if isinstance(head, OptionalGroup):
            pending += [(head.parts + tail, used), (tail, used)]
            continue
        if used == best:
            follow.update(head.choices)
        if used < len(modifiers) and modifiers[used] in head.choices:
            pending.append((tail, used + 1))
    return best, frozenset(follow)


# -------------------------------------------------------------------------------------------- operands


def misfit(variants: Sequence[Variant], operands: Sequence[Operand]) -> tuple[int, str] | None:
    """(index, message) of the first operand whose shape no variant takes there; None if only their
    combination is wrong.
    """
    alive = [v for v in variants if v.required <= len(operands) <= len(v.operands)]
    for index, operand in enumerate(operands):
        fitting = [v for v in alive if table.shape_fits(v.operands[index], operand)]
        if not fitting:
            wanted = dict.fromkeys(_wanted(v.operands[index]) for v in alive)
            return index, f"expected {' or '.join(wanted)}, found {_found(operand)}"
        alive = fitting
    return None


def _wanted(rule: OperandRule) -> str:
    if rule.kind == "bracket":
        names = ", ".join(part.name for part in rule.parts)
        return f"a list of {len(rule.parts)} in brackets, '[{names}]'"
    fixed = {
        "address": f"an address in brackets, '[{rule.name}]'",
        "label": "a label",
        "targets": "a '.branchtargets' label",
        "prototype": "a '.callprototype' or '.calltargets' label",
        "function": "a function",
        "args": "arguments in parentheses",
        "returns": "results in parentheses",
    }
    if rule.kind in fixed:
        return fixed[rule.kind]
    if rule.pair is not None and not rule.pair_optional:
        return f"a pair, '{rule.name}|{rule.pair.name}'"
    if rule.count and "bare" not in rule.accepts:
        return f"a vector of {rule.count} elements"
    if "imm" in rule.accepts and not rule.register:
        return f"a constant for '{rule.name}'"
    return (
        f"a register for '{rule.name}'"
        if rule.role == "dst" or "imm" not in rule.accepts
        else f"a register or constant for '{rule.name}'"
    )


def _found(operand: Operand) -> str:
    kinds: list[tuple[type | tuple[type, ...], str]] = [
        (Address, "the address"),
        (Bracket, "the list"),
        (Vector, "the vector"),
        (OperandList, "the list"),
        (Pair, "the pair"),
        (Register, "register"),
        (Special, "special register"),
        (Symbol, "the name"),
        ((IntImm, FloatImm), "the constant"),
        (Label, "the label"),
        (Sink, ""),
        (Sum, "the sum"),
        (Indexed, "the element"),
    ]
    what = next((name for kind, name in kinds if isinstance(operand, kind)), "")
    return f"{what} '{operand}'".lstrip()

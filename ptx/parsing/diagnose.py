"""Diagnosis of malformed instructions: the expected forms, in words, and the position of the mistake.

Only error messages need this, so nothing here is fast to import or runs on valid input.
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
    LabelOperand,
    Operand,
    OperandList,
    Pair,
    Register,
    Sink,
    Special,
    Sum,
    SymbolAddress,
    Vector,
)
from ..notation import OperandRule, OptionalGroup, Slot
from ..ptxtypes import SPACES, TYPES, VECTOR_SIZES

_MOST_SHOWN = 16
"""The most possible modifiers that a message lists."""
_MOST_COMPARED = 2000
"""The most names that a misspelling is compared with, for speed."""


class Explanation(NamedTuple):
    """A message about a mnemonic; `start` and `length` are the part of it that the message is about."""

    message: str
    start: int
    length: int


def diagnose(mnemonic: str, legacy: bool = False) -> Explanation:
    """Explain why the table has no such mnemonic, and what was expected."""
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
        position, choices = missing[0], _available_in_legacy(missing[1], rows, legacy)
        stem = ".".join([opcode, *modifiers[:position]])
        context = f" after '{stem}'" if modifiers else ""
        return Explanation(
            f"'{mnemonic}' lacks a modifier{context}; expected {_listing(choices)}", 0, len(mnemonic)
        )
    matched, expected = _furthest(rows, modifiers)
    expected = _available_in_legacy(expected, rows, legacy)
    stem = ".".join([opcode, *modifiers[:matched]])
    if matched == len(modifiers):
        if not expected:
            return Explanation(f"'{stem}' takes no such operands", 0, len(mnemonic))
        return Explanation(f"'{mnemonic}' lacks modifiers; expected {_listing(expected)}", 0, len(mnemonic))
    bad = modifiers[matched]
    span = len(stem), len(bad) + 1
    if not expected:
        return Explanation(f"unexpected modifier '.{bad}' after '{stem}'", *span)
    if not legacy and any(v.form.is_old for v in table.lookup_legacy(mnemonic)):
        return Explanation(f"invalid modifier '.{bad}' for '{stem}'; only PTX 1.x has '{mnemonic}'", *span)
    if bad in TYPES:
        types = [name for name in expected if name in TYPES]
        if types:
            return Explanation(f"invalid type '.{bad}' for '{stem}'; expected {_listing(types)}", *span)
        return Explanation(f"unexpected type '.{bad}' after '{stem}'; expected {_listing(expected)}", *span)
    kin, is_known = _same_kind(bad, rows, expected)
    if is_known:
        non_types = [name for name in expected if name not in TYPES]
        return Explanation(
            f"invalid modifier '.{bad}' for '{stem}'; expected {_listing(kin or non_types or expected)}",
            *span,
        )
    hint = suggest(bad, expected, dot=True)
    return Explanation(
        f"unknown modifier '.{bad}' for '{stem}'" + (hint or f"; expected {_listing(kin or expected)}"), *span
    )


def _available_in_legacy(names: frozenset[str], rows: Sequence[Form], legacy: bool) -> frozenset[str]:
    """Return those of `names` that a module of PTX 1.x may use, if it is one."""
    if not legacy:
        return names
    available = {
        choice
        for row in rows
        for slot in row.slots
        for choice in slot.choices
        if row.gate_of(choice)[0] < (2, 0)
    }
    return names & available or names


def suggest(word: str, candidates: Iterable[str], dot: bool = False) -> str:
    """Return '; did you mean …?' if `word` is nearly one of `candidates`, else ''."""
    if len(word) > 100:
        return ""
    names = sorted(candidates)
    if word.lower() in names:  # keywords are lower case (4.1)
        close = [word.lower()]
    else:
        close = get_close_matches(word, names, 1, 0.65) if len(names) <= _MOST_COMPARED else []
    return f"; did you mean '{'.' if dot else ''}{close[0]}'?" if close else ""


_ORDER = {name: number for number, name in enumerate(TYPES)}


def _listing(names: Iterable[str]) -> str:
    """Return names as a list for messages: types last, by kind and size; too many names are cut."""
    ordered = sorted(names, key=lambda name: (name in TYPES, _ORDER.get(name, 0), name))
    return ", ".join(f"'.{name}'" for name in ordered[:_MOST_SHOWN]) + (
        ", …" if len(ordered) > _MOST_SHOWN else ""
    )


def _same_kind(bad: str, rows: Sequence[Form], expected: frozenset[str]) -> tuple[list[str], bool]:
    """Return (those of `expected` that are of one kind with `bad`, whether any instruction has `bad`)."""
    slots = [
        slot for opcode in table.opcodes(True) for row in table.rows_of(opcode, True) for slot in row.slots
    ]
    kinds = {slot.name for slot in slots if bad in slot.choices}
    is_known = bool(kinds)
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
    return sorted(result), is_known or bad in SPACES


def _too_wide(rows: Sequence[Form], modifiers: tuple[str, ...]) -> str:
    """Return the message that a vector has a size that no row with these modifiers accepts; '' if it has."""
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
    """Return (position, choices) if one more modifier there makes the mnemonic one of `rows`, else None."""
    if not 0 < len(modifiers) <= 12:
        return None
    for position in range(len(modifiers) + 1):
        result: frozenset[str] = frozenset().union(
            *(_gap(row.parts, tuple(modifiers), position) for row in rows)
        )
        if result:
            return position, result
    return None


def _gap(
    parts: tuple[Slot | OptionalGroup, ...], modifiers: tuple[str, ...], position: int
) -> frozenset[str]:
    """Return the modifiers that, inserted before `position`, make all of `modifiers` match `parts`."""
    if not parts:
        return frozenset()
    head, tail = parts[0], parts[1:]
    if isinstance(head, OptionalGroup):
        return _gap(head.parts + tail, modifiers, position) | _gap(tail, modifiers, position)
    if position == 0:
        return frozenset(head.choices) if match(tail, modifiers) is not None else frozenset()
    if not modifiers or modifiers[0] not in head.choices:
        return frozenset()
    return _gap(tail, modifiers[1:], position - 1)


def _furthest(rows: Sequence[Form], modifiers: Sequence[str]) -> tuple[int, frozenset[str]]:
    """Return the most modifiers that some row matches from the left, and the next ones of all such rows."""
    best, follow = 0, frozenset[str]()
    for row in rows:
        matched, names = _progress(row.parts, modifiers)
        if matched > best:
            best, follow = matched, names
        elif matched == best:
            follow |= names
    return best, follow


def _progress(
    parts: tuple[Slot | OptionalGroup, ...], modifiers: Sequence[str]
) -> tuple[int, frozenset[str]]:
    """Return the number of modifiers that match from the left, and the possible next ones."""
    best = 0
    follow: set[str] = set()
    pending: list[tuple[tuple[Slot | OptionalGroup, ...], int]] = [(parts, 0)]
    while pending:
        remaining, used = pending.pop()
        if used > best:
            best, follow = used, set()
        if not remaining:
            continue
        head, tail = remaining[0], remaining[1:]
        if isinstance(head, OptionalGroup):
            pending += [(head.parts + tail, used), (tail, used)]
            continue
        if used == best:
            follow.update(head.choices)
        if used < len(modifiers) and modifiers[used] in head.choices:
            pending.append((tail, used + 1))
    return best, frozenset(follow)


# -------------------------------------------------------------------------------------------- operands


def find_misfit(variants: Sequence[Variant], operands: Sequence[Operand]) -> tuple[int, str] | None:
    """Return (index, message) of the first operand whose shape no variant accepts there.

    None if only their combination is wrong.
    """
    matching = [v for v in variants if v.required <= len(operands) <= len(v.operands)]
    for index, operand in enumerate(operands):
        fitting = [v for v in matching if table.shape_fits(v.operands[index], operand)]
        if not fitting:
            expected = dict.fromkeys(_describe_rule(v.operands[index]) for v in matching)
            return index, f"expected {' or '.join(expected)}, found {_describe_operand(operand)}"
        matching = fitting
    return None


def _describe_rule(rule: OperandRule) -> str:
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


def _describe_operand(operand: Operand) -> str:
    kinds: list[tuple[type | tuple[type, ...], str]] = [
        (Address, "the address"),
        (Bracket, "the list"),
        (Vector, "the vector"),
        (OperandList, "the list"),
        (Pair, "the pair"),
        (Register, "register"),
        (Special, "special register"),
        (SymbolAddress, "the name"),
        ((IntImm, FloatImm), "the constant"),
        (LabelOperand, "the label"),
        (Sink, ""),
        (Sum, "the sum"),
        (Indexed, "the element"),
    ]
    description = next((name for kind, name in kinds if isinstance(operand, kind)), "")
    return f"{description} '{operand}'".lstrip()

"""Rewriting rules of `simplify` for words that are composed of parts: a use of one part uses it directly.

%h = shl i32 %b, 16            %x = and i32 %w, 65535        →   %x = %a, where it has 16 bits
%w = or i32 %a, %h             %y = lshr i32 %w, 16          →   %y = lshr i32 %h, 16
"""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import Instr, Int, Value, const_int, is_op
from ..analysis.facts import low_zeros, most
from .simplify_int import at

_DEPTH = 4


def _possible(value: Value, depth: int = _DEPTH) -> int:
    """A mask of the bits that may be one."""
    assert isinstance(value.type, ty.IntType)
    every = (1 << value.type.bits) - 1
    if isinstance(value, Int):
        return value.value
    if not isinstance(value, Instr) or not depth:
        return every
    a, b = (*value.operands, None, None)[:2]
    match value.op:
        case "and":
            return _possible(a, depth - 1) & _possible(b, depth - 1)  # type: ignore[arg-type]
        case "or" | "xor":
            return _possible(a, depth - 1) | _possible(b, depth - 1)  # type: ignore[arg-type]
        case "shl" if isinstance(b, Int) and b.value < value.type.bits:
            return _possible(a, depth - 1) << b.value & every  # type: ignore[arg-type]
        case "zext":
            return _possible(a, depth - 1)  # type: ignore[arg-type]
    return min((1 << most(value).bit_length()) - 1, every)


def _covering_part(word: Value, mask: int) -> Value | None:
    """Return a part that has all bits of `word` in `mask`; None where that is the word itself."""
    if is_op(word, "and") and isinstance(word.operands[1], Int) and not mask & ~word.operands[1].value:
        return word.operands[0]
    if not is_op(word, "or"):
        return None
    parts = [part for part in word.operands if _possible(part) & mask]
    return None if len(parts) > 1 else parts[0] if parts else const_int(word.type, 0)


def _and(instr: Instr) -> Value | None:
    word, mask = instr.operands
    if isinstance(mask, Int):
        x, added = word, 0
        if is_op(word, "add") and isinstance(word.operands[1], Int):
            x, added = word.operands[0], word.operands[1].value
        if low_zeros(x) >= mask.value.bit_length():
            return const_int(mask.type, mask.value & added)  # nothing else is left below the mask
    part = _covering_part(word, mask.value) if isinstance(mask, Int) and not is_op(word, "and") else None
    return None if part is None else at(instr).binary("and", part, mask)


def _shift(instr: Instr) -> Value | None:
    word, amount = instr.operands
    bits = instr.type.bits  # type: ignore[attr-defined]
    if not isinstance(amount, Int) or amount.value >= bits:
        return None
    part = _covering_part(
        word, (1 << bits) - (1 << amount.value) if instr.op == "lshr" else (1 << bits - amount.value) - 1
    )
    return None if part is None else at(instr).binary(instr.op, part, amount)


def _trunc(instr: Instr) -> Value | None:
    part = _covering_part(instr.operands[0], (1 << instr.type.bits) - 1)  # type: ignore[attr-defined]
    return None if part is None else at(instr).cast("trunc", part, instr.type)


RULES = {"and": (_and,), "shl": (_shift,), "lshr": (_shift,), "trunc": (_trunc,)}

"""Rewriting rules of `simplify` for words that are composed of parts: a use of one part uses it directly.

%h = shl i32 %b, 16            %x = and i32 %w, 65535        →   %x = %a, where it has 16 bits
%w = or i32 %a, %h             %y = lshr i32 %w, 16          →   %y = lshr i32 %h, 16

A word whose bits are all bits of one other word is found by following each bit to where it comes from. If
they are in reverse order, it is a bit reversal, shifted and masked where it is only some of them:

%a = and i32 %x, 1; %b = shl i32 %a, 1; %c = lshr i32 %x, 1; %d = and i32 %c, 1; %e = or i32 %b, %d; …
                                                             →   llvm.bitreverse.i32(%x)

A sum of single bits of one word is the count of its ones, `llvm.ctpop.i32`.

Source: LLVM's `recognizeBSwapOrBitReverseIdiom` (Transforms/Utils/Local.cpp).
"""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import Constant, Instr, Int, Value, const_int, is_op
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


Bits = tuple["tuple[Value, int] | None", ...]
"""For each bit of a word, from the lowest: the value and the bit of it that this is, None for a zero."""

_MOST_FOLLOWED = 256
"""The most instructions through which the bits of one word are followed."""

_MOST_ADDED = 64
"""The most terms of a sum that are looked at."""

_FEWEST_COUNTED = 4
"""Fewer bits are not worth a mask and a count."""

_FEWEST_REVERSED = 4
"""A reversal of fewer bits costs no less than the shifts and masks that it replaces."""


def _origins(value: Value, known: dict[Value, Bits]) -> Bits:
    """Return where the bits of an integer come from. `known` are those of values in it."""
    bits = known.get(value)
    if bits is None:
        bits = known[value] = _moved_bits(value, known) or tuple((value, n) for n in range(_width(value)))
    return bits


def _moved_bits(value: Value, known: dict[Value, Bits]) -> Bits | None:
    """Return the bits of an instruction that only moves, deletes and joins bits; None for other values."""
    width = _width(value)
    if isinstance(value, Int):
        return None if value.value else (None,) * width
    if not isinstance(value, Instr) or len(known) > _MOST_FOLLOWED:
        return None
    if is_op(value, "call") and value.info.name.startswith("llvm.bitreverse."):
        return _origins(value.call_args[0], known)[::-1]
    if is_op(value, "zext", "trunc"):
        return (*_origins(value.operands[0], known), *(None,) * width)[:width]
    if not is_op(value, "or", "and", "shl", "lshr"):
        return None
    a, b = value.operands
    if value.op == "or":
        pairs = list(zip(_origins(a, known), _origins(b, known)))
        return None if any(x and y for x, y in pairs) else tuple(x or y for x, y in pairs)
    if not isinstance(b, Int) or (value.op != "and" and b.value >= width):
        return None
    bits = _origins(a, known)
    if value.op == "and":
        return tuple(bit if b.value >> n & 1 else None for n, bit in enumerate(bits))
    empty = (None,) * b.value
    return (*empty, *bits)[:width] if value.op == "shl" else (*bits[b.value :], *empty)


def _width(value: Value) -> int:
    assert isinstance(value.type, ty.IntType)
    return value.type.bits


def _or(instr: Instr) -> Value | None:
    """A word with the bits of another one in reverse order is its reversal."""
    width = _width(instr)
    if width not in (32, 64) or any(_is_joined(user) for user in instr.users):
        return None  # its user is the word to look at
    bits = _origins(instr, {})
    taken = [(n, bit) for n, bit in enumerate(bits) if bit is not None]
    (first, (source, last)) = taken[0] if taken else (0, (instr, 0))
    if (
        len(taken) < _FEWEST_REVERSED
        or any(value is not source or n + at_bit != first + last for n, (value, at_bit) in taken)
        or isinstance(source, Constant)
        or _width(source) != width
    ):
        return None
    b = at(instr)
    word: Value = b.call(f"llvm.bitreverse.i{width}", (source,))
    distance = width - 1 - first - last
    moved = b.binary("lshr" if distance > 0 else "shl", word, const_int(instr.type, abs(distance)))
    mask = sum(1 << n for n, _ in taken)
    return b.binary("and", moved, const_int(instr.type, mask))


def _is_joined(user: Instr, depth: int = _DEPTH) -> bool:
    """Return whether a word is a part of a larger one."""
    if user.op in ("shl", "lshr", "and"):
        return depth > 0 and any(_is_joined(other, depth - 1) for other in user.users)
    return user.op == "or"


def _add(instr: Instr) -> Value | None:
    """The sum of single bits of a word is the number of its ones, without those that are not in the sum."""
    if any(user.op == "add" for user in instr.users) or not any(_is_bit_or_sum(o) for o in instr.operands):
        return None  # its user is the sum to look at
    words: dict[Value, list[int]] = {}
    rest: list[Value] = []
    work: list[Value] = [*instr.operands]
    while work:
        value = work.pop()
        if is_op(value, "add") and len(value.users) == 1 and len(rest) < _MOST_ADDED:
            work += value.operands
        elif (bit := _single_bit(value)) is None or bit[1] in words.get(bit[0], ()):
            rest.append(value)
        else:
            words.setdefault(bit[0], []).append(bit[1])
    counted = [word for word, bits in words.items() if len(bits) >= _FEWEST_COUNTED]
    if not counted:
        return None
    b = at(instr)
    total: Value | None = None
    for word, bits in words.items():
        mask = const_int(word.type, sum(1 << n for n in bits))
        if word in counted:
            parts: list[Value] = [b.call(f"llvm.ctpop.i{_width(word)}", (b.binary("and", word, mask),))]
        else:
            one = const_int(word.type, 1)
            parts = [b.binary("and", b.binary("lshr", word, const_int(word.type, n)), one) for n in bits]
        for part in parts:
            if part.type is not instr.type:
                part = b.cast("zext" if _width(part) < _width(instr) else "trunc", part, instr.type)
            total = part if total is None else b.binary("add", total, part)
    for value in reversed(rest):
        total = value if total is None else b.binary("add", total, value)
    return total


def _is_bit_or_sum(value: Value) -> bool:
    return is_op(value, "add") or _single_bit(value) is not None


def _single_bit(value: Value) -> tuple[Value, int] | None:
    """Return the word and the number of its bit that a value is, as 0 or 1."""
    if is_op(value, "zext", "trunc") and isinstance(value.operands[0].type, ty.IntType):
        bit = _single_bit(value.operands[0])
        return bit if bit is None or _width(value) > 1 else None
    width = _width(value)
    if is_op(value, "lshr") and isinstance(n := value.operands[1], Int) and n.value == width - 1:
        word, number = value.operands[0], n.value
    elif is_op(value, "and") and isinstance(one := value.operands[1], Int) and one.value == 1:
        word, number = value.operands[0], 0
        if is_op(word, "lshr") and isinstance(n := word.operands[1], Int) and n.value < width:
            word, number = word.operands[0], n.value
    else:
        return None
    return (word, number) if width in (32, 64) else None


RULES = {
    "add": (_add,),
    "and": (_and,),
    "or": (_or,),
    "shl": (_shift,),
    "lshr": (_shift,),
    "trunc": (_trunc,),
}

"""Positions of the highest and the lowest one bit, without counting zeros; fields of bits that are inserted;
words of two halves, by one `mov` each way.

    32 - ctlz(x)         bfind.u32 t, x; add t, 1                 -1 is the position where there is none
    32 - ctlz(x & -x)    brev.b32 t, x; bfind.shiftamt.u32 t, t; add t, 1

    a << k | b & 2**k - 1                       bfi.b32 d, a, b, k, 32 - k
    (a & 2**n - 1) << k | b & ~(2**n - 1 << k)  bfi.b32 d, a, b, k, n

    a | b << 16          mov.b32 d, {a, b}
    trunc(x >> 16)       mov.b32 {t, d}, x

The hardware finds the position; counting zeros subtracts it from 31, and ptxas does not recognise that it is
subtracted once more.
"""

from __future__ import annotations

from typing import TypeGuard

from ..ir.core import Instr, Int, Value, is_op
from ..ir.irtypes import I16, I32, I64
from ..ptx.model import IntImm, Vector
from .selector import Selector


def select_bit_position(s: Selector, instr: Instr) -> bool:
    """Select constant - ctlz(x), of 32 bits or truncated to them."""
    constant, count = instr.operands
    if not isinstance(constant, Int) or instr.type is not I32:
        return False
    if is_op(count, "trunc") and len(count.users) == 1:
        count = count.operands[0]
    if not is_op(count, "call") or not count.info.name.startswith("llvm.ctlz.") or len(count.users) > 1:
        return False
    (value, _), bits = count.call_args, count.type.bits  # type: ignore[attr-defined]
    dst = s.dst(instr)
    bias = constant.signed - bits + 1
    position = s.temp("b32") if bias else dst
    lowest = _isolated(value)
    if lowest is None:
        s.emit(f"bfind.u{bits}", position, s.reg(value))
    else:
        reversed_bits = s.temp(f"b{bits}")
        s.emit(f"brev.b{bits}", reversed_bits, s.reg(lowest))
        s.emit(f"bfind.shiftamt.u{bits}", position, reversed_bits)
    if bias:
        s.emit("add.s32", dst, position, IntImm(bias))
    return True


def _isolated(value: Value) -> Value | None:
    """Return x of an x & -x without other uses."""
    if not is_op(value, "and") or len(value.users) > 1:
        return None
    for x, negated in (value.operands, value.operands[::-1]):
        if is_op(negated, "sub") and isinstance(zero := negated.operands[0], Int) and not zero.value:
            if negated.operands[1] is x:
                return x
    return None


def inserted(s: Selector, instr: Instr) -> bool:
    """Select a field of bits that replaces those of another word, of 32 or 64 bits."""
    if instr.type not in (I32, I64):
        return False
    bits: int = instr.type.bits
    for new, old in (instr.operands, instr.operands[::-1]):
        if not _is_masked(old) or len(old.users) > 1 or len(new.users) > 1:
            continue
        kept: int = old.operands[1].value  # type: ignore[attr-defined]
        mask = (1 << bits) - 1 & ~kept
        position = (mask & -mask).bit_length() - 1
        field = mask >> position
        if field & (field + 1) or not mask:
            continue
        value = _field(new, position, field, bits)
        if value is not None:
            base = s.reg(old.operands[0])
            s.emit(
                f"bfi.b{bits}", s.dst(instr), s.reg(value), base, IntImm(position), IntImm(mask.bit_count())
            )
            return True
    return False


def _field(word: Value, position: int, field: int, bits: int) -> Value | None:
    """Return x of a word (x & field) << position."""
    masked = position + field.bit_length() == bits  # the shift cuts off what the mask would
    if _is_masked(word) and word.operands[1].value == field << position:  # type: ignore[attr-defined]
        word, masked = word.operands[0], True
    if position:
        if not is_op(word, "shl") or len(word.users) > 1:
            return None
        if not isinstance(amount := word.operands[1], Int) or amount.value != position:
            return None
        word = word.operands[0]
    if not masked and _is_masked(word) and len(word.users) == 1 and word.operands[1].value == field:  # type: ignore[attr-defined]
        word, masked = word.operands[0], True
    return word if masked else None


def _is_masked(value: Value) -> TypeGuard[Instr]:
    return is_op(value, "and") and isinstance(value.operands[1], Int)


def joined(s: Selector, instr: Instr) -> bool:
    """Select zext(a) | zext(b) << 16."""
    if instr.type is not I32:
        return False
    for low, shifted in (instr.operands, instr.operands[::-1]):
        if is_op(shifted, "shl") and len(shifted.users) == 1 and _is_sixteen(shifted.operands[1]):
            halves = [half.operands[0] for half in (low, shifted.operands[0]) if is_op(half, "zext")]
            if len(halves) == 2 and all(half.type is I16 for half in halves):
                s.emit("mov.b32", s.dst(instr), Vector(tuple(s.reg(half) for half in halves)))
                return True
    return False


def upper(s: Selector, instr: Instr) -> bool:
    """Select the upper half of a word."""
    word = instr.operands[0]
    if instr.type is not I16 or word.type is not I32 or not is_op(word, "lshr", "ashr"):
        return False
    if len(word.users) > 1 or not _is_sixteen(word.operands[1]):
        return False
    s.emit("mov.b32", Vector((s.temp("b16"), s.dst(instr))), s.reg(word.operands[0]))
    return True


def _is_sixteen(value: Value) -> bool:
    return isinstance(value, Int) and value.value == 16

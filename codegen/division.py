"""Division and remainder by constants: a multiplication by the reciprocal, of which the high half is kept.

    a / 7  unsigned:  t = mulhi(a, m - 2**32); q = (((a - t) >> 1) + t) >> 2      with m = 2**35 // 7 + 1
    a / 10 signed:    h = mulhi(a, m); q = (h >> 2) + (h >>> 31)                  with m = 2**34 // 10 + 1

The remainder is a - q * d. Powers of two are shifts in the IR already (`simplify_int`).

Literature: Granlund, Montgomery, "Division by invariant integers using multiplication", PLDI 1994, theorems
4.2 and 5.1; Warren, "Hacker's Delight" (2nd ed. 2012), chapter 10.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Instr, Int
from ..ptx.model import IntImm, Register
from .selector import Selector

UnsignedMagic = tuple[int, int, int]
"""(shift of the dividend, multiplier, shift of the high half); a multiplier of 2**bits and more takes one bit
more than a register has.
"""

SignedMagic = tuple[int, int]
"""(multiplier, shift of the high half) for the divisor's absolute value."""


def unsigned_magic(divisor: int, bits: int) -> UnsignedMagic:
    """For all 0 <= a < 2**bits: a // divisor = (a >> before) * multiplier >> (bits + after). `divisor` >= 3
    is no power of two.
    """
    after, multiplier = _smallest(divisor, bits, bits)
    if multiplier < 1 << bits or divisor % 2:
        return 0, multiplier, after
    before = (divisor & -divisor).bit_length() - 1
    after, multiplier = _smallest(divisor >> before, bits, bits - before)
    return before, multiplier, after


def signed_magic(divisor: int, bits: int) -> SignedMagic:
    """For all 0 <= a < 2**(bits - 1): a // divisor = a * multiplier >> (bits + shift); one more for negative
    a. `divisor` >= 3.
    """
    shift, multiplier = _smallest(divisor, bits, bits - 1)
    return multiplier, shift


def _smallest(divisor: int, bits: int, width: int) -> tuple[int, int]:
    """The smallest (shift, multiplier) with 2**(bits + shift) < multiplier * divisor <= 2**(bits + shift) *
    (1 + 2**-width): the error then stays below 1 / divisor for dividends of `width` bits.
    """
    shift = 0
    while True:
        power = 1 << (bits + shift)
        multiplier = power // divisor + 1
        if (multiplier * divisor - power) << width <= power:
            return shift, multiplier
        shift += 1


def divide(s: Selector, instr: Instr) -> bool:
    """A pattern: udiv, sdiv, urem, srem of 32 or 64 bits by a constant."""
    divisor = instr.operands[1]
    if instr.type not in (ty.I32, ty.I64) or not isinstance(divisor, Int):
        return False
    signed = instr.op in ("sdiv", "srem")
    number = divisor.signed if signed else divisor.value
    size = abs(number)
    if size < 3 or size & (size - 1) == 0:
        return False
    bits = instr.type.bits
    dividend = s.reg(instr.operands[0])
    is_quotient = instr.op in ("udiv", "sdiv")
    dst = s.dst(instr) if is_quotient else s.temp(f"b{bits}")
    if signed:
        _signed(s, dst, dividend, number, bits)
    else:
        _unsigned(s, dst, dividend, number, bits)
    if not is_quotient:
        s.emit(f"mad.lo.s{bits}", s.dst(instr), dst, IntImm(_immediate(-number, bits)), dividend)
    return True


def _unsigned(s: Selector, dst: Register, dividend: Register, divisor: int, bits: int) -> None:
    before, multiplier, after = unsigned_magic(divisor, bits)
    shifted = _shifted(s, f"shr.u{bits}", dividend, before)
    factor = IntImm(_immediate(multiplier, bits))
    if multiplier < 1 << bits:
        high = s.temp(f"b{bits}") if after else dst
        s.emit(f"mul.hi.u{bits}", high, shifted, factor)
    else:
        low, half, rest = (s.temp(f"b{bits}") for _ in range(3))
        s.emit(f"mul.hi.u{bits}", low, shifted, factor)
        s.emit(f"sub.s{bits}", rest, shifted, low)
        s.emit(f"shr.u{bits}", half, rest, IntImm(1))
        after -= 1
        high = s.temp(f"b{bits}") if after else dst
        s.emit(f"add.s{bits}", high, half, low)
    if after:
        s.emit(f"shr.u{bits}", dst, high, IntImm(after))


def _signed(s: Selector, dst: Register, dividend: Register, divisor: int, bits: int) -> None:
    multiplier, shift = signed_magic(abs(divisor), bits)
    high: Register = s.temp(f"b{bits}")
    s.emit(f"mul.hi.s{bits}", high, dividend, IntImm(_immediate(multiplier, bits)))
    if multiplier >> (bits - 1):  # the instruction takes it for multiplier - 2**bits
        corrected = s.temp(f"b{bits}")
        s.emit(f"add.s{bits}", corrected, high, dividend)
        high = corrected
    quotient, sign = _shifted(s, f"shr.s{bits}", high, shift), s.temp(f"b{bits}")
    if divisor > 0:
        s.emit(f"shr.u{bits}", sign, high, IntImm(bits - 1))
        s.emit(f"add.s{bits}", dst, quotient, sign)
    else:
        s.emit(f"shr.s{bits}", sign, high, IntImm(bits - 1))
        s.emit(f"sub.s{bits}", dst, sign, quotient)


def _shifted(s: Selector, mnemonic: str, value: Register, amount: int) -> Register:
    if not amount:
        return value
    dst = s.temp(value.type)
    s.emit(mnemonic, dst, value, IntImm(amount))
    return dst


def _immediate(number: int, bits: int) -> int:
    """`number` modulo 2**bits, as a signed number."""
    return (number + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))

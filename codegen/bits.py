"""Where the highest and the lowest one bit stand, without counting zeros.

    32 - ctlz(x)         bfind.u32 t, x; add t, 1                          -1 is the place where there is none
    32 - ctlz(x & -x)    brev.b32 t, x; bfind.shiftamt.u32 t, t; add t, 1

The hardware finds the place; counting zeros subtracts it from 31, and ptxas does not notice that it is subtracted once more.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Instr, Int, Value
from ..ptx.model import IntImm
from .selector import Selector


def place_of_bit(s: Selector, instr: Instr) -> bool:
    """constant - ctlz(x), of 32 bits or cut to them."""
    constant, count = instr.operands
    if not isinstance(constant, Int) or instr.type is not ty.I32:
        return False
    if isinstance(count, Instr) and count.op == "trunc" and len(count.users) == 1:
        count = count.operands[0]
    if not isinstance(count, Instr) or count.op != "call" or not count.info.name.startswith("llvm.ctlz.") or len(count.users) > 1:
        return False
    (value, _), bits = count.call_args, count.type.bits  # type: ignore[attr-defined]
    dst = s.dst(instr)
    more = constant.signed - bits + 1
    place = s.temp("b32") if more else dst
    lowest = _isolated(value)
    if lowest is None:
        s.emit(f"bfind.u{bits}", place, s.reg(value))
    else:
        turned = s.temp(f"b{bits}")
        s.emit(f"brev.b{bits}", turned, s.reg(lowest))
        s.emit(f"bfind.shiftamt.u{bits}", place, turned)
    if more:
        s.emit("add.s32", dst, place, IntImm(more))
    return True


def _isolated(value: Value) -> Value | None:
    """x of x & -x that nobody else wants."""
    if not isinstance(value, Instr) or value.op != "and" or len(value.users) > 1:
        return None
    for x, negated in (value.operands, value.operands[::-1]):
        if isinstance(negated, Instr) and negated.op == "sub" and isinstance(zero := negated.operands[0], Int) and not zero.value:
            if negated.operands[1] is x:
                return x
    return None

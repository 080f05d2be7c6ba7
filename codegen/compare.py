"""Comparisons and predicate logic: `setp` in all its forms, and choosing between two values.

A comparison may be emitted inverted (`selector.inverted`, when a branch or a `not` is its only user)
or combined with another predicate (`setp.lt.and.s32 p, a, b, q`).
"""

from __future__ import annotations

from ..ir.core import Instr, Value
from ..ir.irtypes import I1, Type
from ..ir.opcodes import FCMP_INVERSE, INVERSE
from ..ptx.model import IntImm, Operand, Register
from .machine import register_type
from .rules import Signedness, cast_template, compare_mnemonic, type_key
from .selector import Selector


def widen(s: Selector, value: Value) -> Register:
    """Convert a floating value to f32."""
    dst = s.temp("f32")
    s.expand(cast_template("fpext", type_key(value.type), "f32", False), dst, (value,))
    return dst


def compare_parts(s: Selector, instr: Instr) -> tuple[str, Operand, Operand]:
    """(setp mnemonic, a, b) of an icmp or fcmp that is not on i1, inverted if so agreed."""
    pred = instr.attrs["pred"]
    left, right = instr.operands
    key = type_key(left.type)
    inverted = instr in s.inverted
    if instr.op == "fcmp":
        pred = FCMP_INVERSE[pred] if inverted else pred
        if key == "bf16" or (key == "f16" and s.options.sm < 53):
            return compare_mnemonic(pred, "f32", False), widen(s, left), widen(s, right)
        return compare_mnemonic(pred, key, s.ftz), s.operand(left), s.operand(right)
    pred = INVERSE[pred] if inverted else pred
    sign: Signedness = "u" if pred[0] == "u" or pred in ("eq", "ne") else "s"
    return compare_mnemonic(pred, key, False), s.extended(left, sign), s.extended(right, sign)


_PREDICATE_COMPARE = {
    "eq": "xor.pred t:pred, a, b; not.pred d, t",
    "ne": "xor.pred d, a, b",
    "ult": "not.pred t:pred, a; and.pred d, t, b",
    "ugt": "not.pred t:pred, b; and.pred d, a, t",
    "ule": "not.pred t:pred, a; or.pred d, t, b",
    "uge": "not.pred t:pred, b; or.pred d, a, t",
}
_SIGNED_AS_UNSIGNED = {"slt": "ugt", "sgt": "ult", "sle": "uge", "sge": "ule"}


def emit_compare(s: Selector, instr: Instr, dst: Register, combine: tuple[str, Register] | None) -> None:
    """`setp`, or with `combine` = (and|or|xor, p) its form that combines the result with p."""
    pred = instr.attrs["pred"]
    if instr.op == "fcmp" and pred in ("true", "false"):
        s.emit("mov.pred", dst, IntImm(int((pred == "true") != (instr in s.inverted))))
        return
    if instr.operands[0].type is I1:
        pred = INVERSE[pred] if instr in s.inverted else pred
        s.expand(_PREDICATE_COMPARE[_SIGNED_AS_UNSIGNED.get(pred, pred)], dst, instr.operands)
        return
    mnemonic, a, b = compare_parts(s, instr)
    if combine is None:
        s.emit(mnemonic, dst, a, b)
        return
    parts = mnemonic.split(".")
    parts.insert(2, combine[0])
    s.emit(".".join(parts), dst, a, b, combine[1])


def select_predicate(s: Selector, dst: Register, cond: Register, a: Operand, b: Operand) -> None:
    """Emit the selection of a predicate, for which PTX has no `selp`."""
    if isinstance(b, IntImm) and b.value == 0 and isinstance(a, Register):
        s.emit("and.pred", dst, cond, a)
    elif isinstance(a, IntImm) and a.value == 1 and isinstance(b, Register):
        s.emit("or.pred", dst, cond, b)
    else:
        yes, no, other = s.temp("pred"), s.temp("pred"), s.temp("pred")
        a = a if isinstance(a, Register) else s.materialize(a, "pred")
        b = b if isinstance(b, Register) else s.materialize(b, "pred")
        s.emit("and.pred", yes, cond, a)
        s.emit("not.pred", other, cond)
        s.emit("and.pred", no, other, b)
        s.emit("or.pred", dst, yes, no)


def choose(s: Selector, leaf: Type, yes: Operand, no: Operand, cond: Register) -> Register:
    """Return a register with one of two values by a predicate."""
    dst = s.temp(register_type(leaf))
    if leaf is I1:
        select_predicate(s, dst, cond, yes, no)
    else:
        s.emit(f"selp.{dst.type}", dst, yes, no, cond)
    return dst

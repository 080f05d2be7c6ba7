"""Rewriting rules of `simplify` for selects, and for the minima, maxima and magnitudes they become."""

from __future__ import annotations

from ...ir.core import FALSE, TRUE, Instr, Int, Value, const_int, is_op
from ...ir.irtypes import I1, IntType
from ...ir.opcodes import SWAPPED
from ..analysis.facts import never_poison, not_negative
from .simplify_int import at, bits_of, inverted, negated


def _select(instr: Instr) -> Value | None:
    test, a, b = instr.operands
    if a is b:
        return a
    if isinstance(test, Int):
        return a if test.value else b
    if (n := inverted(test)) is not None and test.type is I1:
        return at(instr).select(n, b, a, instr.flags)
    if is_op(a, "select") and a.operands[0] is test:
        return at(instr).select(test, a.operands[1], b, instr.flags)
    if is_op(b, "select") and b.operands[0] is test:
        return at(instr).select(test, a, b.operands[2], instr.flags)
    if (equal := _equal_where_tested(test, a, b)) is not None:
        return equal
    if instr.type is I1:
        return _select_bool(instr, test, a, b)
    if isinstance(instr.type, IntType):
        return _select_constants(instr, test, a, b) or _select_extreme(instr, test, a, b)
    return None


def _equal_where_tested(test: Value, a: Value, b: Value) -> Value | None:
    """x == C ? f(C) : f(x) is f(x). Source: LLVM's `foldSelectValueEquivalence`."""
    if not is_op(test, "icmp") or test.attrs["pred"] not in ("eq", "ne"):
        return None
    x, constant = test.operands
    known, general = (a, b) if test.attrs["pred"] == "eq" else (b, a)
    if not isinstance(constant, Int) or not isinstance(known, Int) or not isinstance(general, Instr):
        return None
    return general if _value_at(general, x, constant) is known else None


def _value_at(value: Value, x: Value, constant: Int, depth: int = 3) -> Value | None:
    """Return the constant that a value is where x is one; None if it depends on others, or on promises."""
    if value is x or isinstance(value, Int):
        return constant if value is x else value
    if not isinstance(value, Instr) or not depth or value.flags or not value.info.is_pure:
        return None
    if value.info.form not in ("binary", "cast", "call"):
        return None
    operands = value.call_args if value.op == "call" else value.operands
    known = [_value_at(operand, x, constant, depth - 1) for operand in operands]
    if not operands or any(one is None for one in known):
        return None
    from ...ir.fold import fold  # costs a start-up time that kernels without such selections save

    return fold(value.info, known, value.type, (), value.attrs)  # type: ignore[arg-type]


def _select_bool(instr: Instr, test: Value, a: Value, b: Value) -> Value | None:
    """c ? true : b is c | b, c ? a : false is c & a; with poison in b or a it is not."""
    if test.type is not I1:
        return None
    if a is TRUE or a is test:
        return test if b is FALSE else at(instr).binary("or", test, b) if never_poison(b) else None
    if b is FALSE or b is test:
        return at(instr).binary("and", test, a) if never_poison(a) else None
    if a is FALSE and b is TRUE:
        return at(instr).binary("xor", test, TRUE)
    if a is FALSE and never_poison(b):
        return at(instr).binary("and", at(instr).binary("xor", test, TRUE), b)
    if b is TRUE and never_poison(a):
        return at(instr).binary("or", at(instr).binary("xor", test, TRUE), a)
    return None


def _select_constants(instr: Instr, test: Value, a: Value, b: Value) -> Value | None:
    """c ? 1 : 0 widens c, c ? -1 : 0 with its sign."""
    if isinstance(a, Int) and isinstance(b, Int):
        if b.value == 0 and a.signed in (1, -1):
            return at(instr).cast("zext" if a.value == 1 else "sext", test, instr.type)
        if a.value == 0 and b.signed in (1, -1):
            return at(instr).cast(
                "zext" if b.value == 1 else "sext", at(instr).binary("xor", test, TRUE), instr.type
            )
    return None


def _select_extreme(instr: Instr, test: Value, a: Value, b: Value) -> Value | None:
    """a < b ? a : b is the minimum; the maximum alike; a < 0 ? 0-a : a the magnitude."""
    if not is_op(test, "icmp") or bits_of(instr) not in (16, 32, 64):
        return None
    x, y = test.operands
    pred = test.attrs["pred"]
    if isinstance(y, Int) and pred in ("slt", "sgt"):
        negative, other = (a, b) if pred == "slt" else (b, a)
        bound = 1 if pred == "slt" else -1
        if y.signed in (0, bound) and other is x and negated(negative) is x:
            return at(instr).call(f"llvm.abs.i{bits_of(instr)}", (x, FALSE))
    if pred in ("eq", "ne"):
        return None
    if x is b and y is a:
        pred, x, y = SWAPPED[pred], y, x
    elif x is a and isinstance(y, Int) and isinstance(b, Int) and y is not b:
        # a < C+1 ? a : C is a <= C ? a : C
        step = {"slt": 1, "ult": 1, "sgt": -1, "ugt": -1}.get(pred)
        if (
            step is None
            or const_int(b.type, b.value + step) is not y
            or (b.signed + step != y.signed if pred[0] == "s" else b.value + step != y.value)
        ):
            return None
        y = b
    if x is not a or y is not b:
        return None
    kind = {"l": "min", "g": "max"}[pred[1]]
    return at(instr).call(f"llvm.{pred[0]}{kind}.i{bits_of(instr)}", (a, b))


def _extreme(instr: Instr) -> Value | None:
    """min and max with the type's own bounds."""
    a, b = instr.call_args
    if not isinstance(b, Int):
        return None
    n, name = bits_of(b), instr.info.name.split(".")[1]
    low, high = (0, (1 << n) - 1) if name[0] == "u" else (1 << (n - 1), (1 << (n - 1)) - 1)
    least, greatest = const_int(b.type, low), const_int(b.type, high)
    neutral, absorbing = (greatest, least) if name.endswith("min") else (least, greatest)
    return a if b is neutral else b if b is absorbing else None


def _call(instr: Instr) -> Value | None:
    name = instr.info.name
    if name.startswith(("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.")):
        return _extreme(instr)
    if name.startswith("llvm.abs.") and not_negative(instr.call_args[0]):
        return instr.call_args[0]
    return None


RULES = {"select": (_select,), "call": (_call,)}

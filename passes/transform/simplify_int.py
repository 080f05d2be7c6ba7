"""Rewriting rules of `simplify` for integers and comparisons.

A rule states its identity in its docstring; letters are values, C and D constants, n the width.
"""

from __future__ import annotations

from typing import TypeGuard

from ...ir.builder import Builder
from ...ir.core import FALSE, TRUE, Constant, Instr, Int, Value, const_int, is_op
from ...ir.irtypes import I1
from ...ir.opcodes import FCMP_INVERSE, INVERSE, SWAPPED
from ..analysis.facts import low_zeros, most, not_negative


def at(instr: Instr) -> Builder:
    """A builder in front of `instr`, with its location."""
    assert instr.parent is not None
    return Builder(instr.parent).at(instr)


def is_call(value: Value, name: str) -> TypeGuard[Instr]:
    """Return whether a value is a call of an intrinsic."""
    return is_op(value, "call") and value.info.name == name


def bits_of(value: Value) -> int:
    """Return the width of an integer in bits."""
    result: int = value.type.bits  # type: ignore[attr-defined]
    return result


def log2(value: Value) -> int | None:
    """k when the value is the constant 2**k."""
    if isinstance(value, Int) and value.value and value.value & (value.value - 1) == 0:
        return value.value.bit_length() - 1
    return None


def negated(value: Value) -> Value | None:
    """x when the value is 0 - x."""
    if is_op(value, "sub") and isinstance(value.operands[0], Int) and value.operands[0].value == 0:
        return value.operands[1]
    return None


def inverted(value: Value) -> Value | None:
    """x when the value is not x (all bits flipped)."""
    if is_op(value, "xor"):
        b = value.operands[1]
        if b is const_int(value.type, -1):
            return value.operands[0]
    return None


# ------------------------------------------------------------------------------------ add, sub, mul


_DIVISIONS = ("sdiv", "srem", "udiv", "urem")


def _add(instr: Instr) -> Value | None:
    """a + (0-b) = a - b; (a-b) + b = a; a + a = a << 1; (a + C) + b = (a + b) + C."""
    a, b = instr.operands
    for x, y in ((a, b), (b, a)):
        if (n := negated(y)) is not None:
            return at(instr).binary("sub", x, n)
        if is_op(x, "sub") and x.operands[1] is y:
            return x.operands[0]
    if a is b and bits_of(instr) > 1:
        return at(instr).binary("shl", a, const_int(a.type, 1), instr.flags & {"nuw"})
    if not isinstance(b, Constant):
        for x, y in ((a, b), (b, a)):
            if is_op(x, "add") and isinstance(x.operands[1], Int) and len(x.users) == 1:
                if "nsw" in instr.flags & x.flags and not all(u.op in _DIVISIONS for u in instr.users):
                    return None  # the sum widened is the sum of the widened parts; addresses need that
                inner = at(instr).binary("add", x.operands[0], y)
                return at(instr).binary("add", inner, x.operands[1])
    return None


def _no_wrap(instr: Instr) -> Value | None:
    """Marks sums and products that the bounds of their operands keep from wrapping, and constants added to
    bits that are 0.
    """
    left, right = instr.operands
    a, b = most(left), most(right)
    bound = a + b if instr.op == "add" else a * b
    if (
        instr.op == "add"
        and isinstance(right, Int)
        and right.value.bit_length() < bits_of(instr)
        and right.value >> low_zeros(left) == 0
    ):
        bound = 0  # nothing is carried
    gained = {f for f, bits in (("nuw", bits_of(instr)), ("nsw", bits_of(instr) - 1)) if bound >> bits == 0}
    if gained <= instr.flags:
        return None
    instr.flags |= gained
    return instr


def _sub(instr: Instr) -> Value | None:
    """a - C = a + -C; a - (0-b) = a + b; (a+b) - b = a; a - (a+b) = 0 - b; C - (a + D) = (C-D) - a."""
    a, b = instr.operands
    if isinstance(b, Int):
        # nsw survives unless C is the least number, whose negation is itself.
        keep = instr.flags & {"nsw"} if b.value != 1 << (bits_of(b) - 1) else ()
        return at(instr).binary("add", a, const_int(b.type, -b.value), keep)
    if (n := negated(b)) is not None:
        return at(instr).binary("add", a, n)
    if is_op(a, "add") and b in a.operands:
        return a.operands[0 if a.operands[1] is b else 1]
    if is_op(b, "add") and a in b.operands:
        other = b.operands[0 if b.operands[1] is a else 1]
        return at(instr).binary("sub", const_int(a.type, 0), other)
    if is_op(b, "sub") and b.operands[0] is a:
        return b.operands[1]
    if isinstance(a, Int) and is_op(b, "add") and isinstance(b.operands[1], Int):
        return at(instr).binary("sub", const_int(a.type, a.value - b.operands[1].value), b.operands[0])
    return None


def _mul(instr: Instr) -> Value | None:
    """a * 2**k = a << k; a * -1 = 0 - a; (a << k) * C = a * (C << k); (a*C + D) * E = a * (C*E) + D*E."""
    a, b = instr.operands
    if isinstance(b, Int) and is_op(a, "add") and isinstance(a.operands[1], Int) and len(a.users) == 1:
        product = a.operands[0]
        if is_op(product, "mul") and isinstance(product.operands[1], Int) and len(product.users) == 1:
            scaled = at(instr).binary("mul", product, b)
            return at(instr).binary("add", scaled, const_int(b.type, a.operands[1].value * b.value))
    if (k := log2(b)) is not None:
        keep = instr.flags if k < bits_of(b) - 1 else instr.flags & {"nuw"}
        return at(instr).binary("shl", a, const_int(b.type, k), keep)
    if b is const_int(b.type, -1):
        return at(instr).binary("sub", const_int(b.type, 0), a)
    if isinstance(b, Int) and is_op(a, "shl") and isinstance(a.operands[1], Int) and len(a.users) == 1:
        k = a.operands[1].value
        if k < bits_of(b):
            return at(instr).binary("mul", a.operands[0], const_int(b.type, b.value << k))
    return None


# ------------------------------------------------------------------------------------ division


def _unsigned_division(instr: Instr) -> Value | None:
    """a udiv 2**k = a >> k; a urem 2**k = a & (2**k - 1); the dividend below the divisor."""
    a, b = instr.operands
    if (k := log2(b)) is not None:
        if instr.op == "udiv":
            return at(instr).binary("lshr", a, const_int(b.type, k), instr.flags & {"exact"})
        return at(instr).binary("and", a, const_int(b.type, (1 << k) - 1))
    if isinstance(b, Int) and b.value and most(a) < b.value:
        return const_int(a.type, 0) if instr.op == "udiv" else a
    return None


def _signed_division(instr: Instr) -> Value | None:
    """Both operands not negative: unsigned. a sdiv 2**k = (a + bias) >> k, the bias 2**k - 1 for
    negative a only; a srem 2**k = a - ((a + bias) & -2**k). A divisor's sign only turns the quotient's."""
    a, b = instr.operands
    n = bits_of(a)
    if (isinstance(b, Int) and b.value and b.signed > 0 and not_negative(a)) or (
        not isinstance(b, Constant) and not_negative(a) and not_negative(b)
    ):
        return at(instr).binary("u" + instr.op[1:], a, b, instr.flags & {"exact"})
    if isinstance(b, Int) and b.signed == -1:
        return (
            at(instr).binary("sub", const_int(a.type, 0), a) if instr.op == "sdiv" else const_int(a.type, 0)
        )
    k = log2(b)
    if k == n - 1:
        equal = at(instr).icmp("eq", a, b)
        return (
            at(instr).cast("zext", equal, a.type)
            if instr.op == "sdiv"
            else at(instr).select(equal, const_int(a.type, 0), a)
        )
    if isinstance(b, Int) and log2(positive := const_int(a.type, -b.value)) is not None:
        build = at(instr)
        same = build.binary(instr.op, a, positive, instr.flags)
        return same if instr.op == "srem" else build.binary("sub", const_int(a.type, 0), same)
    if k is None:
        return None
    if k == 0:
        return a if instr.op == "sdiv" else const_int(a.type, 0)
    build = at(instr)
    if instr.op == "sdiv" and "exact" in instr.flags:
        return build.binary("ashr", a, const_int(a.type, k), ("exact",))
    sign = build.binary("ashr", a, const_int(a.type, n - 1)) if k > 1 else a
    bias = build.binary("lshr", sign, const_int(a.type, n - k))
    moved = build.binary("add", a, bias)
    if instr.op == "sdiv":
        return build.binary("ashr", moved, const_int(a.type, k))
    return build.binary("sub", a, build.binary("and", moved, const_int(a.type, -1 << k)))


# ------------------------------------------------------------------------------------ shifts, bits


def _shift(instr: Instr) -> Value | None:
    """(a << C) << D = a << (C+D), right shifts alike; 0 shifted is 0; ashr of a value >= 0 is lshr; a widened
    bit shifted left is a choice between constants.
    """
    a, b = instr.operands
    n = bits_of(a)
    if isinstance(a, Int) and a.value == 0:
        return a
    if not isinstance(b, Int) or b.value >= n:
        return None
    if instr.op == "ashr" and not_negative(a):
        return at(instr).binary("lshr", a, b, instr.flags & {"exact"})
    if instr.op == "shl" and (test := _widened_bit(a)) is not None:
        moved = (1 if is_op(a, "zext") else -1) << b.value
        return at(instr).select(test, const_int(a.type, moved), const_int(a.type, 0))
    if is_op(a, instr.op) and isinstance(a.operands[1], Int) and a.operands[1].value < n:
        total = b.value + a.operands[1].value
        if total >= n:
            if instr.op != "ashr":
                return const_int(a.type, 0)
            total = n - 1
        return at(instr).binary(instr.op, a.operands[0], const_int(a.type, total))
    if instr.op == "lshr" and is_op(a, "shl") and a.operands[1] is b:
        return at(instr).binary("and", a.operands[0], const_int(a.type, ((1 << n) - 1) >> b.value))
    if instr.op == "shl" and is_op(a, "lshr", "ashr") and a.operands[1] is b:
        return at(instr).binary("and", a.operands[0], const_int(a.type, -1 << b.value))
    return None


def _and(instr: Instr) -> Value | None:
    """a & not a = 0; a & (a | b) = a; a & C = a when C covers every bit that a can have; C, if a is a bit
    widened with its sign, is chosen by that.
    """
    a, b = instr.operands
    for x, y in ((a, b), (b, a)):
        if inverted(x) is y:
            return const_int(instr.type, 0)
        if is_op(x, "or") and y in x.operands:
            return y
    if isinstance(b, Int) and ((1 << most(a).bit_length()) - 1) & ~b.value == 0:
        return a
    if isinstance(b, Int) and is_op(a, "sext") and (test := _widened_bit(a)) is not None:
        return at(instr).select(test, b, const_int(a.type, 0))
    return None


def _widened_bit(value: Value) -> Value | None:
    """Return the truth value that an integer is, with or without its sign."""
    return value.operands[0] if is_op(value, "zext", "sext") and value.operands[0].type is I1 else None


def _or(instr: Instr) -> Value | None:
    """a | not a = -1; a | (a & b) = a."""
    a, b = instr.operands
    for x, y in ((a, b), (b, a)):
        if inverted(x) is y:
            return const_int(instr.type, -1)
        if is_op(x, "and") and y in x.operands:
            return y
    return None


def _xor(instr: Instr) -> Value | None:
    """not (a < b) = a >= b, for every comparison that nothing else uses."""
    a, b = instr.operands
    if b is TRUE and is_op(a, "icmp", "fcmp") and len(a.users) == 1:
        inverse = INVERSE if a.op == "icmp" else FCMP_INVERSE
        x, y = a.operands
        return at(instr).emit(a.op, I1, (x, y), flags=a.flags, pred=inverse[a.attrs["pred"]])
    return None


# ------------------------------------------------------------------------------------ comparisons


def _icmp(instr: Instr) -> Value | None:
    a, b = instr.operands
    pred = instr.attrs["pred"]
    if isinstance(a, Constant) and not isinstance(b, Constant):
        return at(instr).icmp(SWAPPED[pred], b, a)
    if a is b:
        return TRUE if pred in ("eq", "uge", "ule", "sge", "sle") else FALSE
    if a.type.is_int:
        for rule in (_icmp_strict, _icmp_range, _icmp_bool, _icmp_equality, _icmp_extended):
            new = rule(instr, pred, a, b)
            if new is not None:
                return new
    return None


def _icmp_strict(instr: Instr, pred: str, a: Value, b: Value) -> Value | None:
    """a <= C is a < C+1, a >= C is a > C-1; unsigned a < 1 is a == 0, a > 0 is a != 0."""
    if not isinstance(b, Int):
        return None
    n = bits_of(b)
    low, high = (0, (1 << n) - 1) if pred[0] == "u" else (-(1 << (n - 1)), (1 << (n - 1)) - 1)
    value = b.value if pred[0] == "u" else b.signed
    match pred[1:]:
        case "le":
            return TRUE if value == high else at(instr).icmp(pred[0] + "lt", a, const_int(b.type, value + 1))
        case "ge":
            return TRUE if value == low else at(instr).icmp(pred[0] + "gt", a, const_int(b.type, value - 1))
        case "lt" if value == low:
            return FALSE
        case "gt" if value == high:
            return FALSE
    if (pred == "ult" and value == 1) or (pred == "ugt" and value == 0):
        return at(instr).icmp("eq" if pred == "ult" else "ne", a, const_int(b.type, 0))
    return None


def _icmp_range(instr: Instr, pred: str, a: Value, b: Value) -> Value | None:
    """Comparisons that the bound of a value decides, or its low bits."""
    if not isinstance(b, Int):
        return None
    if pred in ("eq", "ne"):
        x, added = a, 0
        if is_op(a, "add") and isinstance(a.operands[1], Int):
            x, added = a.operands[0], a.operands[1].value
        if (b.value - added) & ((1 << low_zeros(x)) - 1):
            return FALSE if pred == "eq" else TRUE
    bound = most(a)
    if (pred == "ult" and bound < b.value) or (pred == "ne" and bound < b.value):
        return TRUE
    if (pred == "ugt" and bound <= b.value) or (pred == "eq" and bound < b.value):
        return FALSE
    if pred in ("slt", "sgt") and bound >> (bits_of(b) - 1) == 0:
        if pred == "slt":
            return FALSE if b.signed <= 0 else TRUE if bound < b.signed else None
        return TRUE if b.signed < 0 else FALSE if bound <= b.signed else None
    return None


def _icmp_bool(instr: Instr, pred: str, a: Value, b: Value) -> Value | None:
    """An i1 (widened or not) compared with a constant is itself or its inverse."""
    if pred not in ("eq", "ne") or not isinstance(b, Int):
        return None
    if a.type is I1:
        return a if (pred == "eq") == (b is TRUE) else at(instr).binary("xor", a, TRUE)
    if is_op(a, "zext", "sext") and a.operands[0].type is I1:
        inner, one = a.operands[0], const_int(b.type, 1 if a.op == "zext" else -1)
        if b.value == 0 or b is one:
            return inner if (pred == "ne") == (b.value == 0) else at(instr).binary("xor", inner, TRUE)
        return FALSE if pred == "eq" else TRUE
    if is_op(a, "select") and isinstance(a.operands[1], Int) and isinstance(a.operands[2], Int):
        test, x, y = a.operands
        if (x is b) != (y is b):
            return test if (x is b) == (pred == "eq") else at(instr).binary("xor", test, TRUE)
    return None


def _icmp_equality(instr: Instr, pred: str, a: Value, b: Value) -> Value | None:
    """a - b == 0 and a ^ b == 0 are a == b; a + C == D is a == D - C; a ^ C == D is a == C ^ D."""
    if pred not in ("eq", "ne") or not isinstance(b, Int):
        return None
    if is_op(a, "sub", "xor") and b.value == 0:
        return at(instr).icmp(pred, a.operands[0], a.operands[1])
    # Of a sum with other uses, as a counter, both it and its operand would be live.
    if is_op(a, "add", "xor") and isinstance(a.operands[1], Int) and len(a.users) == 1:
        c = a.operands[1].value
        return at(instr).icmp(
            pred, a.operands[0], const_int(b.type, b.value - c if a.op == "add" else b.value ^ c)
        )
    return None


def _icmp_extended(instr: Instr, pred: str, a: Value, b: Value) -> Value | None:
    """Two values widened alike compare as they did before; so does one with a constant that fits.
    Not below 32 bits: there the machine would have to widen them again. Two conditions are equal where their
    exclusive or is false."""
    if not is_op(a, "zext", "sext"):
        return None
    if is_op(b, a.op) and a.operands[0].type is I1 and b.operands[0].type is I1 and pred in ("eq", "ne"):
        differ = at(instr).binary("xor", a.operands[0], b.operands[0])
        return differ if pred == "ne" else at(instr).binary("xor", differ, TRUE)
    inner = a.operands[0]
    if bits_of(inner) < 32:
        return None
    unsigned = a.op == "zext"
    narrow = "u" + pred[1:] if unsigned and pred[0] == "s" else pred
    if is_op(b, a.op) and b.operands[0].type is inner.type:
        return at(instr).icmp(narrow, inner, b.operands[0])
    if isinstance(b, Int):
        small = const_int(inner.type, b.value)
        fits = small.value == b.value if unsigned else small.signed == b.signed
        if fits:
            return at(instr).icmp(narrow, inner, small)
    return None


RULES = {
    "add": (_add, _no_wrap),
    "sub": (_sub,),
    "mul": (_mul, _no_wrap),
    "udiv": (_unsigned_division,),
    "urem": (_unsigned_division,),
    "sdiv": (_signed_division,),
    "srem": (_signed_division,),
    "shl": (_shift,),
    "lshr": (_shift,),
    "ashr": (_shift,),
    "and": (_and,),
    "or": (_or,),
    "xor": (_xor,),
    "icmp": (_icmp,),
}

"""Selection patterns that cover more than one IR instruction.

A pattern is tried on the root; when it matches it emits the PTX of the root and demands the operands of the
instructions that it covers, so a covered instruction without other uses is never emitted. Only then is
covering free of cost: patterns that would otherwise compute something twice require `sole`.

Invariant: the covered instruction is pure (never a load that is moved; a widened load stays in its position
and only changes its destination).
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.core import Constant, Float, Instr, Int, Value, is_op
from ..ir.irtypes import DOUBLE, FLOAT, I1, I8, I16, I32, I64, Type, size_of
from ..ir.opcodes import SWAPPED
from ..ptx.model import FloatImm, IntImm, Operand
from .bits import inserted, joined, select_bit_position, upper
from .compare import emit_compare
from .division import divide
from .rules import type_key
from .selector import Selector

Pattern = Callable[["Selector", Instr], bool]


def match(s: Selector, instr: Instr) -> bool:
    """Try the patterns of this opcode in order; whether one has emitted the instruction."""
    return any(pattern(s, instr) for pattern in PATTERNS.get(instr.op, ()))


def sole(value: Value) -> bool:
    """Return whether `value` is used exactly once."""
    return len(value.users) == 1 and next(iter(value.users.values())) == 1


# ---------------------------------------------------------------------------------------- integers


def _wide_factors(instr: Value) -> tuple[str, Value, Value | int] | None:
    """`ext(a) * ext(b)`, `ext(a) * constant` or `ext(a) << constant` as (s|u, a, b) of half width."""
    if not is_op(instr, "mul", "shl") or instr.type not in (I32, I64):
        return None
    half = instr.type.bits // 2
    left, right = instr.operands
    if instr.op == "mul" and isinstance(left, Int):
        left, right = right, left
    if not is_op(left, "sext", "zext") or left.operands[0].type.bits != half:  # type: ignore[attr-defined]
        return None
    sign = "s" if left.op == "sext" else "u"
    if isinstance(right, Int):
        if instr.op == "shl":
            if right.value >= half - 1:
                return None
            return sign, left.operands[0], 1 << right.value
        low, high = (-(1 << (half - 1)), 1 << (half - 1)) if sign == "s" else (0, 1 << half)
        number = right.signed if sign == "s" else right.value
        return (sign, left.operands[0], number) if low <= number < high else None
    if instr.op == "mul" and is_op(right, left.op) and right.operands[0].type is left.operands[0].type:
        return sign, left.operands[0], right.operands[0]
    return None


def _factor(s: Selector, value: Value | int) -> Operand:
    return IntImm(value) if isinstance(value, int) else s.operand(value)


def _mul_wide(s: Selector, instr: Instr) -> bool:
    result = _wide_factors(instr)
    if result is None:
        return False
    sign, a, b = result
    s.emit(f"mul.wide.{sign}{instr.type.bits // 2}", s.dst(instr), s.reg(a), _factor(s, b))  # type: ignore[attr-defined]
    return True


def _mad(s: Selector, instr: Instr) -> bool:
    if instr.type not in (I16, I32, I64):
        return False
    first, second = instr.operands
    return multiply_add(s, instr, first, second) or multiply_add(s, instr, second, first)


def multiply_add(s: Selector, instr: Instr, product: Value, addend: Value) -> bool:
    """product + addend by one instruction, where that saves the product and brings it into no loop."""
    if not isinstance(product, Instr) or not sole(product) or s.loop_depth(product) < s.loop_depth(instr):
        return False
    dst = s.dst(instr)
    bits = product.type.bits  # type: ignore[attr-defined]
    wide = _wide_factors(product)
    if wide is not None:
        sign, a, b = wide
        if isinstance(b, int) or is_op(addend, "zext", "sext"):
            # Of mul.wide and add ptxas makes one instruction where it would shift for a mad.wide, and it adds
            # an extended number without the upper half.
            return False
        s.emit(f"mad.wide.{sign}{bits // 2}", dst, s.reg(a), _factor(s, b), s.operand(addend))
        return True
    if product.op not in ("mul", "shl"):
        return False
    x, y = product.operands
    if product.op == "mul":
        s.emit(f"mad.lo.s{bits}", dst, s.operand(x), s.operand(y), s.operand(addend))
    elif bits == 32 and isinstance(y, Int) and y.value < 31:
        s.emit("mad.lo.s32", dst, s.operand(x), IntImm(1 << y.value), s.operand(addend))
    else:
        return False
    return True


def _negate(s: Selector, instr: Instr) -> bool:
    zero, value = instr.operands
    if not isinstance(zero, Int) or zero.value or instr.type is I1:
        return False
    s.emit(f"neg.s{max(instr.type.bits, 16)}", s.dst(instr), s.operand(value))  # type: ignore[attr-defined]
    return True


def _not(s: Selector, instr: Instr) -> bool:
    value, ones = instr.operands
    if not isinstance(ones, Int) or ones.signed != -1:
        return False
    if instr.type is not I1:
        s.emit(f"not.b{max(instr.type.bits, 16)}", s.dst(instr), s.operand(value))  # type: ignore[attr-defined]
    elif _is_compare(value):
        s.inverted.add(value)  # type: ignore[arg-type]
        emit_compare(s, value, s.dst(instr), None)  # type: ignore[arg-type]
    else:
        s.emit("not.pred", s.dst(instr), s.reg(value))
    return True


def _bit_field(s: Selector, instr: Instr) -> bool:
    """(x >> k) & (2**n - 1)."""
    shifted, mask = instr.operands
    if (
        instr.type not in (I32, I64)
        or not isinstance(mask, Int)
        or mask.value & (mask.value + 1)
        or not mask.value
    ):
        return False
    if not is_op(shifted, "lshr", "ashr") or not sole(shifted):
        return False
    value, amount = shifted.operands
    bits, width = instr.type.bits, mask.value.bit_length()
    if not isinstance(amount, Int) or amount.value + width > bits:
        return False
    s.emit(f"bfe.u{bits}", s.dst(instr), s.operand(value), IntImm(amount.value), IntImm(width))
    return True


def _rotate(s: Selector, instr: Instr) -> bool:
    """(x << k) | (x >> (32 - k))."""
    if instr.type is not I32:
        return False
    for left, right in (instr.operands, instr.operands[::-1]):
        if is_op(left, "shl") and is_op(right, "lshr"):
            (x, k), (y, rest) = left.operands, right.operands
            if (
                x is y
                and isinstance(k, Int)
                and isinstance(rest, Int)
                and k.value + rest.value == 32
                and k.value
            ):
                s.emit("shf.l.wrap.b32", s.dst(instr), s.operand(x), s.operand(x), IntImm(k.value))
                return True
    return False


# -------------------------------------------------------------------------------------- predicates


def _is_compare(value: Value) -> bool:
    """A comparison that is used once and becomes one `setp`."""
    return (
        is_op(value, "icmp", "fcmp")
        and sole(value)
        and value.operands[0].type is not I1
        and value.attrs["pred"] not in ("true", "false")
    )


def _combine_compares(s: Selector, instr: Instr) -> bool:
    return instr.type is I1 and _combine(s, instr, instr.op, *instr.operands)


def _combine_logical(s: Selector, instr: Instr) -> bool:
    """`a && b` and `a || b`, which keep poison of b away: select a, b, false and select a, true, b."""
    if instr.type is not I1:
        return False
    cond, yes, no = instr.operands
    if isinstance(no, Int) and not no.value:
        return _combine(s, instr, "and", cond, yes)
    return isinstance(yes, Int) and yes.value == 1 and _combine(s, instr, "or", cond, no)


def _combine(s: Selector, instr: Instr, operation: str, left: Value, right: Value) -> bool:
    """One `setp` that compares and combines with the other operand."""
    for compare, other in ((right, left), (left, right)):
        if _is_compare(compare) and not isinstance(other, Constant):
            emit_compare(s, compare, s.dst(instr), (operation, s.reg(other)))  # type: ignore[arg-type]
            return True
    return False


# ------------------------------------------------------------------------------------------ floats


def _contracts(instr: Instr) -> bool:
    return "contract" in instr.flags or "fast" in instr.flags


def _product(value: Value) -> Instr | None:
    """A contractible product whose every use can be fused, so that it need not be computed."""
    if not is_op(value, "fmul") or not _contracts(value):
        return None
    if any(user.op not in ("fadd", "fsub") or not _contracts(user) for user in value.users):
        return None
    return value


def _fma_suffix(s: Selector, type: Type) -> str | None:
    key = type_key(type)
    if (key == "f16" and s.options.sm < 53) or (key == "bf16" and s.options.sm < 80):
        return None
    return f"{'.ftz' if s.ftz and key == 'f32' else ''}.{key}"


def _fma(s: Selector, instr: Instr) -> bool:
    """a * b + c, a * b - c, c - a * b."""
    suffix = _fma_suffix(s, instr.type)
    if not _contracts(instr) or suffix is None:
        return False
    left, right = instr.operands
    subtract = instr.op == "fsub"
    candidates = [(left, right, False), (right, left, True)]
    # Of two products the one that has no other use is covered, and the other one is the addend.
    for product, addend, swapped in sorted(candidates, key=lambda c: not (_product(c[0]) and sole(c[0]))):
        result = _product(product)
        if result is None:
            continue
        a, b = result.operands
        dst = s.dst(instr)
        if subtract and swapped:
            if isinstance(a, Constant):
                a, b = b, a
            s.emit(f"fma.rn{suffix}", dst, s.operand(a), _negated(s, b, suffix), s.operand(addend))
        else:
            c = _negated(s, addend, suffix) if subtract else s.operand(addend)
            s.emit(f"fma.rn{suffix}", dst, s.operand(a), s.operand(b), c)
        return True
    return False


def _reciprocal(s: Selector, instr: Instr) -> bool:
    """1 / x, correctly rounded as the division is."""
    one, value = instr.operands
    if not isinstance(one, Float) or instr.type not in (FLOAT, DOUBLE) or instr.flags & {"afn", "fast"}:
        return False
    if one.bits != (0x3F800000 if instr.type is FLOAT else 0x3FF0000000000000):
        return False
    s.emit(f"rcp.rn{_fma_suffix(s, instr.type)}", s.dst(instr), s.operand(value))
    return True


def _negated(s: Selector, value: Value, suffix: str) -> Operand:
    if isinstance(value, Float) and value.type in (FLOAT, DOUBLE):
        bits = value.type.bits
        return FloatImm(value.bits ^ 1 << (bits - 1), bits)
    dst = s.temp(s.reg(value).type)
    key = type_key(value.type)
    if key in ("f16", "bf16"):
        s.emit("xor.b16", dst, s.operand(value), IntImm(-32768))
    else:
        s.emit(f"neg{suffix}", dst, s.operand(value))
    return dst


# --------------------------------------------------------------------------------- select and casts


def _min_max(s: Selector, instr: Instr) -> bool:
    cond, yes, no = instr.operands
    if not is_op(cond, "icmp") or instr.type not in (I16, I32, I64):
        return False
    a, b = cond.operands
    pred = cond.attrs["pred"]
    if (yes, no) == (b, a):
        a, b, pred = b, a, SWAPPED[pred]
    if (yes, no) != (a, b) or len(pred) != 3:
        return False
    name = "min" if pred[1] == "l" else "max"
    s.emit(f"{name}.{pred[0]}{instr.type.bits}", s.dst(instr), s.operand(a), s.operand(b))
    return True


def _absolute(s: Selector, instr: Instr) -> bool:
    """x < 0 ? 0 - x : x."""
    cond, yes, no = instr.operands
    if not is_op(cond, "icmp") or instr.type not in (I16, I32, I64):
        return False
    a, b = cond.operands
    pred = cond.attrs["pred"]
    if not isinstance(b, Int) or (pred, b.signed) not in (
        ("slt", 0),
        ("sle", -1),
        ("slt", 1),
        ("sgt", -1),
        ("sge", 0),
        ("sgt", 0),
    ):
        return False
    negated, plain = (yes, no) if pred[1] == "l" else (no, yes)
    if plain is not a or not is_op(negated, "sub"):
        return False
    zero, value = negated.operands
    if value is not a or not isinstance(zero, Int) or zero.value:
        return False
    s.emit(f"abs.s{instr.type.bits}", s.dst(instr), s.operand(a))
    return True


def _distance(value: Value) -> tuple[str, Value, Value] | None:
    """(s|u, a, b) of a > b ? a - b : b - a in 32 bits, which wraps as `sad` does."""
    if not is_op(value, "select") or value.type is not I32 or not is_op(value.operands[0], "icmp"):
        return None
    cond, yes, no = value.operands
    pred: str = cond.attrs["pred"]  # type: ignore[attr-defined]
    x, y = cond.operands if pred[1] == "g" else cond.operands[::-1]  # type: ignore[attr-defined]
    if (
        len(pred) != 3
        or not is_op(yes, "sub")
        or not is_op(no, "sub")
        or yes.operands != (x, y)
        or no.operands != (y, x)
    ):
        return None
    return pred[0], x, y


def _add_difference(s: Selector, instr: Instr) -> bool:
    left, right = instr.operands
    return _sum_of_distance(s, instr, left, right) or _sum_of_distance(s, instr, right, left)


def _sum_of_distance(s: Selector, instr: Instr, distance: Value, addend: Value | None) -> bool:
    result = _distance(distance) if addend is None or sole(distance) else None
    if result is None:
        return False
    sign, a, b = result
    s.emit(
        f"sad.{sign}32",
        s.dst(instr),
        s.operand(a),
        s.operand(b),
        IntImm(0) if addend is None else s.operand(addend),
    )
    return True


def _select_of_not(s: Selector, instr: Instr) -> bool:
    """!p ? a : b is p ? b : a."""
    cond, yes, no = instr.operands
    if not is_op(cond, "xor") or not isinstance(cond.operands[1], Int) or instr.type is I1:
        return False
    if instr.type.is_aggregate or instr.type.is_vector:
        return False
    predicate = s.reg(cond.operands[0])
    dst = s.dst(instr)
    a, b = s.operands(yes)[0], s.operands(no)[0]
    if not cond.operands[1].value:
        a, b = b, a
    s.emit(f"selp.{dst.type}", dst, b, a, predicate)
    return True


def _widened_load(s: Selector, instr: Instr) -> bool:
    """An extension of a loaded value that has no other use: the load itself extends.

    Other patterns look through the extension (`mul.wide` reads the value as it was loaded); what they
    demanded has its register.
    """
    load = instr.operands[0]
    if not is_op(load, "load") or not sole(load) or load in s.registers or load.type not in (I8, I16, I32):
        return False
    if load in s.groups and load.type is I32:
        # neighbours' registers must be of one size, and all of a vector of 64-bit ones is rarely used
        return False
    if load.attrs["align"] < size_of(load.type):
        return False
    s.widened[load] = ("s" if instr.op == "sext" else "u", s.dst(instr))
    return True


PATTERNS: dict[str, tuple[Pattern, ...]] = {
    "add": (_mad, _add_difference),
    "mul": (_mul_wide,),
    "shl": (_mul_wide,),
    "sub": (_negate, select_bit_position),
    "udiv": (divide,),
    "sdiv": (divide,),
    "urem": (divide,),
    "srem": (divide,),
    "xor": (_not, _combine_compares),
    "and": (_combine_compares, _bit_field),
    "or": (_combine_compares, _rotate, inserted, joined),
    "fadd": (_fma,),
    "fsub": (_fma,),
    "fdiv": (_reciprocal,),
    "select": (
        _combine_logical,
        _min_max,
        _absolute,
        lambda s, instr: _sum_of_distance(s, instr, instr, None),
        _select_of_not,
    ),
    "trunc": (upper,),
    "zext": (_widened_load,),
    "sext": (_widened_load,),
}
"""IR opcode of the root → patterns, tried in order. None of them is needed for correctness."""

"""Cheap facts about values: bounds, never poison, sameness. No pass of its own.

Everything looks a few instructions deep at most, so that asking stays constant time.
"""

from __future__ import annotations

from ...ir.core import Argument, Constant, Function, Global, Instr, Int, Poison, Undef, Value, is_op
from ...ir.irtypes import IntType

DEPTH = 6
_MAKES_POISON = frozenset(
    {"nuw", "nsw", "exact", "inbounds", "nusw", "nneg", "disjoint", "samesign", "nnan", "ninf", "fast"}
)
_SHIFTS = ("shl", "lshr", "ashr")


def most(value: Value, depth: int = DEPTH) -> int:
    """An upper bound of an integer value, seen as unsigned (poison aside)."""
    assert isinstance(value.type, IntType)
    limit = (1 << value.type.bits) - 1
    if isinstance(value, Int):
        return value.value
    if not isinstance(value, Instr) or depth == 0:
        return limit
    if value.info.below is not None:
        return min(limit, value.info.below - 1)
    a = value.operands[0] if value.operands else None
    match value.op:
        case "zext":
            return most(a, depth - 1)  # type: ignore[arg-type]
        case "and":
            return min(most(o, depth - 1) for o in value.operands)
        case "or" | "xor" | "add":
            x, b = most(a, depth - 1), value.operands[1]  # type: ignore[arg-type]
            if x == limit:  # nothing that the other side may be brings it down
                return limit
            y = most(b, depth - 1)
            return min(x + y, limit) if value.op == "add" else (1 << max(x, y).bit_length()) - 1
        case "mul":
            y = most(value.operands[1], depth - 1)
            return min(most(a, depth - 1) * y, limit) if y else 0  # type: ignore[arg-type]
        case "udiv" | "lshr" | "urem" | "shl":
            b = value.operands[1]
            if value.op == "urem" and not isinstance(b, Int):
                return min(most(a, depth - 1), max(most(b, depth - 1) - 1, 0))  # type: ignore[arg-type]
            if not isinstance(b, Int):
                return most(a, depth - 1) if value.op != "shl" else limit  # type: ignore[arg-type]
            x, n = most(a, depth - 1), b.value  # type: ignore[arg-type]
            if value.op == "udiv":
                return x // n if n else limit
            if value.op == "urem":
                return min(x, n - 1) if n else limit
            if n >= value.type.bits:
                return limit
            bound = x >> n if value.op == "lshr" else x << n
            return bound if bound <= limit else limit
        case "select":
            return max(most(o, depth - 1) for o in value.operands[1:])
        case "phi":
            return max((o.value if isinstance(o, Int) else limit) for o in value.operands)
        case "call" if value.info.name.startswith("llvm.umin."):
            return min(most(o, depth - 1) for o in value.call_args)
        case "trunc":
            x = most(a, depth - 1)  # type: ignore[arg-type]
            return x if x <= limit else limit
    return limit


def low_zeros(value: Value, depth: int = DEPTH) -> int:
    """Return the number of low bits of an integer that are certainly 0 (poison aside)."""
    assert isinstance(value.type, IntType)
    bits = value.type.bits
    if isinstance(value, Int):
        return (value.value ^ (value.value - 1)).bit_length() - 1 if value.value else bits
    if not isinstance(value, Instr) or depth == 0:
        return 0
    a, b = (*value.operands, None, None)[:2]
    match value.op:
        case "shl" if isinstance(b, Int):
            return min(low_zeros(a, depth - 1) + b.value, bits)  # type: ignore[arg-type]
        case "mul":
            return min(low_zeros(a, depth - 1) + low_zeros(b, depth - 1), bits)  # type: ignore[arg-type]
        case "and":
            return max(low_zeros(o, depth - 1) for o in value.operands)
        case "or" | "xor" | "add" | "sub":
            return min(low_zeros(o, depth - 1) for o in value.operands)
        case "zext" | "sext" | "trunc":
            return min(low_zeros(a, depth - 1), bits)  # type: ignore[arg-type]
        case "phi" if len(value.operands) == 2:
            # A counter has those that its start and its steps have.
            return min(
                low_zeros(o.operands[1] if is_op(o, "add") and o.operands[0] is value else o, depth - 1)
                for o in value.operands
            )
    return 0


def not_negative(value: Value) -> bool:
    """Return whether an integer is certainly >= 0, seen as signed."""
    assert isinstance(value.type, IntType)
    if most(value) >> (value.type.bits - 1) == 0:
        return True
    return (
        is_op(value, "phi") and len(value.operands) <= 3 and all(_stays(value, v, 4) for v in value.operands)
    )


def _stays(phi: Instr, value: Value, depth: int) -> bool:
    """Return whether an operand of a phi is not negative provided that the phi is not: by induction over
    the iterations, the phi never is then."""
    assert isinstance(value.type, IntType)
    if value is phi or most(value, depth) >> (value.type.bits - 1) == 0:
        return True
    if not isinstance(value, Instr) or depth == 0 or len(value.operands) != 2:
        return False
    a, b = value.operands
    match value.op:
        case "add" | "mul":
            return "nsw" in value.flags and _stays(phi, a, depth - 1) and _stays(phi, b, depth - 1)
        case "sdiv" | "srem":
            return isinstance(b, Int) and b.signed > 0 and _stays(phi, a, depth - 1)
        case "ashr" | "lshr" | "udiv" | "urem":
            return _stays(phi, a, depth - 1)
        case "and":
            return _stays(phi, a, depth - 1) or _stays(phi, b, depth - 1)
    return False


def never_poison(value: Value, depth: int = DEPTH) -> bool:
    """Return whether a value is certainly not poison. Parameters and memory are taken to be defined."""
    if isinstance(value, (Argument, Global, Function)):
        return True
    if isinstance(value, Constant):
        return not isinstance(value, (Poison, Undef))
    if not isinstance(value, Instr) or depth <= 0:
        return False
    if (
        value.info.form in ("load", "freeze", "alloca", "atomicrmw", "cmpxchg")
        or value.info.may_write
        or value.info.is_convergent
    ):
        return True
    if value.flags & _MAKES_POISON:
        return False
    if value.op in _SHIFTS:
        amount = value.operands[1]
        if not (isinstance(amount, Int) and amount.value < amount.type.bits):  # type: ignore[attr-defined]
            return False
    elif value.info.defined and not value.info.flags and value.info.speculatable:
        return False
    if len(value.operands) > 2:
        depth -= 2  # wide phis must not multiply the work
    operands = value.call_args if value.op == "call" else value.operands
    return all(never_poison(o, depth - 1) for o in operands)

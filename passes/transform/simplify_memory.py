"""Rewriting rules of `simplify` for addresses and aggregates.

Address arithmetic is brought into the form base + variable parts + one constant, constant last, so
that accesses near each other share the variable part and fold the constant into the access.
"""

from __future__ import annotations

from ...ir.core import AddressOf, Constant, Global, Instr, Int, Value, address_of, const_int, is_op
from ...ir.irtypes import I1, I8, I64, PointerType, size_of
from ..analysis.layout import are_ordered, base_and_offset, constant_gep, gep_steps
from .simplify_int import at
from .split_aggregates import find_element


def _gep(instr: Instr) -> Value | None:
    """p + 0 = p; (p + C) + D = p + (C+D); (p + C) + x = (p + x) + C; constants in bytes."""
    base = instr.operands[0]
    offset = constant_gep(instr)
    if offset is not None:
        if offset == 0:
            return base
        if isinstance(base, Global):
            return address_of(base, offset, base.space)
        if is_op(base, "getelementptr") and (inner := constant_gep(base)) is not None:
            return _bytes(instr, base.operands[0], inner + offset, instr.flags & base.flags)
        if instr.attrs["type"] is not I8 or instr.operands[1].type is not I64:
            return _bytes(instr, base, offset, instr.flags)
        return None
    if is_op(base, "getelementptr") and (inner := constant_gep(base)) is not None:
        moved = at(instr).emit(
            "getelementptr", instr.type, (base.operands[0], *instr.operands[1:]), type=instr.attrs["type"]
        )
        return _bytes(instr, moved, inner, frozenset())
    if isinstance(base, AddressOf) and base.offset:
        plain = base.base if base.base.type is base.type else address_of(base.base, 0, base.type.space)  # type: ignore[attr-defined]
        moved = at(instr).emit(
            "getelementptr", instr.type, (plain, *instr.operands[1:]), type=instr.attrs["type"]
        )
        return _bytes(instr, moved, base.offset, frozenset())
    if len(instr.operands) == 2:
        return _constant_addend(instr)
    return _constant_tail(instr)


def _bytes(instr: Instr, base: Value, offset: int, flags: frozenset[str]) -> Value:
    if offset == 0:
        return base
    return at(instr).emit(
        "getelementptr", instr.type, (base, const_int(I64, offset)), flags=flags & {"inbounds"}, type=I8
    )


def _constant_addend(instr: Instr) -> Value | None:
    """p + (x + C) = (p + x) + C, also when the sum is widened and cannot wrap before."""
    base, index = instr.operands
    widening = index.op if is_op(index, "sext", "zext") else ""
    total = index.operands[0] if widening else index  # type: ignore[attr-defined]
    if not (is_op(total, "add") and isinstance(total.operands[1], Int)):
        return None
    narrow = total.type is not I64
    if narrow and ("nuw" if widening == "zext" else "nsw") not in total.flags:
        return None
    x, c = total.operands
    assert isinstance(c, Int)
    build = at(instr)
    moved = build.emit(
        "getelementptr",
        instr.type,
        (base, build.cast(widening, x, I64) if widening else x),
        type=instr.attrs["type"],
    )
    return _bytes(
        instr,
        moved,
        (c.value if widening == "zext" else c.signed) * size_of(instr.attrs["type"]),
        frozenset(),
    )


def _constant_tail(instr: Instr) -> Value | None:
    """An address with several indices becomes one address per variable index, and the constants."""
    indices = instr.operands[1:]
    if len(indices) < 2:
        return None
    address, offset = instr.operands[0], 0
    build = at(instr)
    for index, type in gep_steps(instr.attrs["type"], indices):
        if isinstance(index, Int):
            offset += index.signed * size_of(type)
        else:
            address = build.emit(
                "getelementptr", instr.type, (address, index), flags=instr.flags & {"inbounds"}, type=type
            )
    return _bytes(instr, address, offset, instr.flags)


def _extractvalue(instr: Instr) -> Value | None:
    """A field of an aggregate that was built by `insertvalue`."""
    path = tuple(instr.attrs["indices"])
    value = instr.operands[0]
    if not (is_op(value, "insertvalue") or isinstance(value, Constant)):
        return None
    result, rest = find_element(value, path)
    if not rest:
        return result
    return None if result is value else at(instr).emit("extractvalue", instr.type, (result,), indices=rest)


def _extractelement(instr: Instr) -> Value | None:
    """An element of a vector that was built by `insertelement`, or of one that is shuffled."""
    value, index = instr.operands
    if is_op(value, "shufflevector") and isinstance(index, Int) and index.value < len(value.attrs["mask"]):
        first, second = value.operands
        lane, count = value.attrs["mask"][index.value], first.type.count  # type: ignore[attr-defined]
        source = first if lane < count else second
        lane %= count
        return at(instr).emit("extractelement", instr.type, (source, const_int(index.type, lane)))
    while is_op(value, "insertelement") and isinstance(index, Int):
        where = value.operands[2]
        if not isinstance(where, Int):
            return None
        if where.value == index.value:
            return value.operands[1]
        value = value.operands[0]
    return None


_LOOKED_AT = 32
"""Number of instructions before a load that are searched for another access to the same address."""

_FAR = 1 << 31
"""Offsets from here on are not compared: an address may have 32 bits."""

_MOST_PLACES = 8
"""A load through nested choices of more places than that stays: choices of choices would double with every
step.
"""


def _load(instr: Instr) -> Value | None:
    """A load through one of two pointers is one of two loads, where both places may be read anyway: `min` of
    references, inlined.
    """
    choice = instr.operands[0]
    if not is_op(choice, "select") or "volatile" in instr.flags or instr.attrs.get("ordering"):
        return None
    condition, *pointers = choice.operands
    places = _alternatives(choice)
    if (
        condition.type is not I1
        or places is None
        or not all(_is_readable(place, offset, instr) for place, offset in places)
    ):
        return None
    build = at(instr)
    first, second = (
        build.emit("load", instr.type, (pointer,), flags=instr.flags, **instr.attrs) for pointer in pointers
    )
    return build.select(condition, first, second)


def _alternatives(choice: Instr) -> list[tuple[Value, int]] | None:
    """Return the alternatives of nested selects, as (base, offset); None where there are too many."""
    result: list[tuple[Value, int]] = []
    work: list[Value] = [choice]
    while work:
        base, offset = base_and_offset(work.pop())
        if offset == 0 and is_op(base, "select") and base.operands:
            work += base.operands[1:]
        else:
            result.append((base, offset))
        if len(result) + len(work) > _MOST_PLACES:
            return None
    return result


def _is_readable(base: Value, offset: int, load: Instr) -> bool:
    """Return whether the bytes of `load` may be read at its position: they are in a variable, or were
    accessed just before.
    """
    size, align = size_of(load.type), load.attrs["align"]
    if (
        is_op(base, "alloca")
        and offset == 0
        and size_of(base.attrs["type"]) >= size
        and base.attrs["align"] >= align
    ):
        return True
    assert load.parent is not None
    end = load.parent.index(load)
    for before in reversed(load.parent.instrs[max(end - _LOOKED_AT, 0) : end]):
        form = before.info.form
        if form in ("load", "store") and before.operands:
            address, type = (
                (before.operands[0], before.type)
                if form == "load"
                else (before.operands[1], before.operands[0].type)
            )
            if (
                size_of(type) >= size
                and before.attrs["align"] >= align
                and base_and_offset(address) == (base, offset)
            ):
                return True
        elif form == "call" and before.info.may_write:
            return False
    return False


def _icmp(instr: Instr) -> Value | None:
    """Addresses at constant offsets of one base compare as the offsets do."""
    (a, first), (b, second) = (base_and_offset(o) for o in instr.operands)
    pred = instr.attrs["pred"]
    if a is not b or not isinstance(instr.operands[0].type, PointerType) or not are_ordered(a, pred):
        return None
    if not all(0 <= offset < _FAR for offset in (first, second)):
        return None
    from ...ir.fold import fold  # as for `simplify`

    result = fold(instr.info, [const_int(I64, first), const_int(I64, second)], I1, instr.flags, instr.attrs)
    return result if isinstance(result, Constant) else None


RULES = {
    "load": (_load,),
    "getelementptr": (_gep,),
    "icmp": (_icmp,),
    "extractvalue": (_extractvalue,),
    "extractelement": (_extractelement,),
}

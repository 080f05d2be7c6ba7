"""Scalar replacement of aggregates: a local array or structure that is only accessed at constant
offsets becomes one variable per accessed piece, which mem2reg then turns into values.

    %v = alloca %pair                               %v.0 = alloca i32
    store i32 %x, ptr %v                        →   %v.4 = alloca float
    %f = getelementptr %pair, ptr %v, i32 0, i32 1  store i32 %x, ptr %v.0
    %y = load float, ptr %f                         %y = load float, ptr %v.4

Accesses that overlap share a piece. A piece of at most 64 bits whose accesses do not agree on offset and size
(the bytes of a word, the words of a double) becomes an integer that they shift and mask; a larger one stays
an array of bytes, and is split off all the same.

requires: nothing. preserves: the control-flow graph.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 12.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...ir.core import Function, Instr, Value, const_int, erase_all
from ...ir.irtypes import I1, I8, I64, VOID, FloatType, IntType, Type, align_of, size_of
from ...support.diagnostics import UNKNOWN
from ...support.fast_dataclass import record
from ..analysis.layout import constant_gep

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


@record(eq=True)
class _Access:
    """A load or store (operand `slot` is the address) of [start, end)."""

    instr: Instr
    slot: int
    start: int
    end: int
    type: Type


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = False
    for variable in [i for i in fn.instrs() if i.info.form == "alloca"]:
        result = _accesses(variable)
        if result is None:
            continue
        accesses, addresses = result
        pieces = _pieces(accesses)
        if not variable.attrs["type"].is_aggregate and (not pieces or _single_type(pieces[0])):
            continue  # a scalar as it is
        if (
            len(pieces) == 1
            and not (_single_type(pieces[0]) or _covering_type(pieces[0]))
            and pieces[0][0].start == 0
        ):
            continue  # nothing to split off, nothing to promote
        _split(variable, pieces)
        erase_all([*addresses, variable])
        changed = True
    return changed


def _accesses(variable: Instr) -> tuple[list[_Access], list[Instr]] | None:
    """Every access to the variable and every address computed from it; None when the address
    escapes, an offset is not constant, or an access is volatile or out of bounds."""
    size = size_of(variable.attrs["type"])
    accesses: list[_Access] = []
    addresses: list[Instr] = []
    work: list[tuple[Value, int]] = [(variable, 0)]
    while work:
        address, offset = work.pop()
        for user in address.users:
            form = user.info.form
            if form == "gep" and user.operands[0] is address:
                step = constant_gep(user)
                if step is None:
                    return None
                addresses.append(user)
                work.append((user, offset + step))
            elif user.op == "addrspacecast":
                addresses.append(user)
                work.append((user, offset))
            elif form == "load" or (form == "store" and user.operands[0] is not address):
                type = user.type if form == "load" else user.operands[0].type
                end = offset + size_of(type)
                if "volatile" in user.flags or type.is_aggregate or offset < 0 or end > size:
                    return None
                accesses.append(_Access(user, 0 if form == "load" else 1, offset, end, type))
            else:
                return None
    return accesses, addresses


def _pieces(accesses: list[_Access]) -> list[list[_Access]]:
    """Accesses grouped so that different groups share no byte, in memory order."""
    pieces: list[list[_Access]] = []
    end = -1
    for access in sorted(accesses, key=lambda a: (a.start, a.end, str(a.type))):
        if access.start >= end:
            pieces.append([])
        pieces[-1].append(access)
        end = max(end, access.end)
    return pieces


def _single_type(piece: list[_Access]) -> Type | None:
    """The type of a scalar variable that all accesses of a piece could use."""
    first = piece[0]
    for access in piece:
        if (access.start, access.end) != (first.start, first.end):
            return None
        if access.type is not first.type and (access.type.is_pointer or first.type.is_pointer):
            return None
    return first.type


def _covering_type(piece: list[_Access]) -> IntType | None:
    """Return the type of an integer of which all accesses of a piece could be parts; None if there is
    none.
    """
    bits = 8 * (max(a.end for a in piece) - piece[0].start)
    simple = all(isinstance(a.type, IntType | FloatType) and a.type is not I1 for a in piece)
    return ty.int_type(bits) if simple and bits in (16, 32, 64) else None


def _split(variable: Instr, pieces: list[list[_Access]]) -> None:
    assert variable.parent is not None
    fn = variable.parent.parent
    index = variable.parent.index(variable)
    made: list[Instr] = []
    for piece in pieces:
        start, end = piece[0].start, max(a.end for a in piece)
        whole = None if _single_type(piece) else _covering_type(piece)
        type = _single_type(piece) or whole or ty.array(end - start, I8)
        align = min(variable.attrs["align"], start & -start) if start else variable.attrs["align"]
        part = Instr(
            "alloca",
            variable.type,
            attrs={"type": type, "align": max(align, align_of(type)) if not type.is_aggregate else align},
            location=variable.location,
            name=f"{variable.name}.{start}" if variable.name else "",
        )
        made.append(part)
        if whole is not None and "separate-locals" not in fn.attrs:
            made.append(
                Instr(
                    "store",
                    VOID,
                    (const_int(whole, 0), part),
                    attrs={"align": align_of(whole)},
                    location=variable.location,
                )
            )
        for access in piece:
            if whole is not None:
                _part_of(part, whole, 8 * (access.start - start), access)
            else:
                access.instr.set_operand(access.slot, _address(part, access.start - start, access))
    variable.parent.insert(index, made)


def _part_of(variable: Instr, whole: IntType, shift: int, access: _Access) -> None:
    """Access some bits of an integer."""
    old = access.instr
    assert old.parent is not None
    build = Builder(old.parent).at(old)
    bits = 8 * (access.end - access.start)
    own, by = ty.int_type(bits), const_int(whole, shift)
    if access.slot == 0:
        value: Value = build.load(whole, variable)
        value = build.cast("trunc", build.binary("lshr", value, by) if shift else value, own)
        old.replace_uses(build.cast("bitcast", value, access.type))
    elif own is whole:
        build.store(build.cast("bitcast", old.operands[0], own), variable)
    else:
        new = build.cast("zext", build.cast("bitcast", old.operands[0], own), whole)
        before = build.load(whole, variable)
        before.location = UNKNOWN  # the program reads nothing here
        kept = build.binary("and", before, const_int(whole, ~(((1 << bits) - 1) << shift)))
        build.store(build.binary("or", kept, build.binary("shl", new, by) if shift else new), variable)
    old.erase()


def _address(part: Instr, offset: int, access: _Access) -> Value:
    """The address of `offset` in a piece."""
    if not offset:
        return part
    location, attrs = access.instr.location, {"type": I8}
    gep = Instr(
        "getelementptr",
        part.type,
        (part, const_int(I64, offset)),
        flags=("inbounds",),
        attrs=attrs,
        location=location,
    )
    return gep.insert_before(access.instr)

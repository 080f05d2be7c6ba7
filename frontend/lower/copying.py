"""Copying and clearing of objects, scalar by scalar."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...ir import core as ir
from ...ir import irtypes as ty
from ..types import ctype as ct
from ..types.ctype import CType
from .alignment import at_offset
from .function import FunctionLowering, Place
from .members import bit_field, field_address

_UNROLLED = 64
"""Arrays of more scalars than this are copied and cleared by a loop."""
_BATCH = 16
"""The number of scalars of an object that are read before they are written."""

_UNITS = {1: ct.UCHAR, 2: ct.USHORT, 4: ct.UINT, 8: ct.ULONG}


def follow(fl: FunctionLowering, address: ir.Value, t: CType, path: tuple[int, ...]) -> tuple[Place, CType]:
    """Return the subobject at a path of array indices and member numbers, and its type."""
    for number in path:
        if isinstance(t, ct.Record):
            field = t.fields[number]
            if field.bit_width is not None:
                return bit_field(fl, address, t, number), field.ctype
            address, t = field_address(fl, address, t, field), field.ctype
        else:
            assert isinstance(t, ct.Array)
            address, t = subobject_address(fl, address, t, number), t.element
    return address, t


def leaf_count(t: CType) -> int:
    """Return the number of scalars in an object of type `t` (for a union, the number of pieces that are
    copied).
    """
    if isinstance(t, ct.Array):
        return (t.count or 0) * leaf_count(t.element)
    if isinstance(t, ct.Record):
        if t.decl.kind == "union":
            return t.size // t.align
        return sum(leaf_count(f.ctype) for f in t.fields)
    return 2 if t.in_memory else 1


def subobjects(fl: FunctionLowering, t: CType) -> Iterator[tuple[int, CType]]:
    """Yield (IR index, type) of each element or member of an array or structure."""
    if isinstance(t, ct.Array):
        for number in range(t.count or 0):
            yield number, t.element
        return
    if isinstance(t, ct.MemberPointer):
        yield from enumerate((ct.ULONG, ct.LONG))
        return
    assert isinstance(t, ct.Record)
    pieces: dict[int, None] = {}
    for number, member in enumerate(t.fields):
        if member.is_base and ct.class_decl(member.ctype).is_empty:
            continue
        if member.bit_width is None:
            yield fl.layouts.field_index(t.decl, number), member.ctype
            continue
        for part in fl.layouts.parts(t.decl, number):
            if part.index not in pieces:
                pieces[part.index] = None
                yield part.index, _UNITS[part.size]


def subobject_address(fl: FunctionLowering, address: ir.Value, t: CType, index: int) -> ir.Value:
    """Return the address of a subobject by its IR index."""
    memory = fl.layouts.memory(t)
    if isinstance(memory, ty.StructType):
        return fl.b.field(memory, address, index)
    assert isinstance(t, ct.Array)
    value = fl.b.gep(memory, address, (ir.const_int(ty.I64, 0), ir.const_int(ty.I64, index)))
    return fl.subobject(value, t.element, at_offset(fl.alignment(address, t), index * t.element.size))


def _pieces(fl: FunctionLowering, t: ct.Record) -> tuple[ty.IntType, int]:
    """Return the integer type in which a union is copied, and the number of them."""
    size = min(t.align, 8)
    return ty.int_type(size * 8), t.size // size


def copy(
    fl: FunctionLowering, target: ir.Value, source: ir.Value, t: CType, aligns: tuple[int, int] | None = None
) -> None:
    """Copy an object, scalar by scalar. `target` and `source` may be the same object.

    Several scalars are read before any of them is written, so that neighbours can be accessed together.
    `aligns` are the alignments of target and source, if they are not that of the type.
    """
    batch: list[tuple[ir.Value, ir.Value, int, bool]] = []
    target_align, source_align = aligns or (fl.alignment(target, t), fl.alignment(source, t))

    def flush() -> None:
        for value, place, aligned, volatile in batch:
            fl.b.store(value, place, align=aligned, volatile=volatile)
        batch.clear()

    def move(memory: ty.Type, to: ir.Value, start: ir.Value, offset: int, volatile: bool = False) -> None:
        if len(batch) == _BATCH:
            flush()
        value = fl.b.load(memory, start, align=at_offset(source_align, offset), volatile=volatile)
        batch.append((value, to, at_offset(target_align, offset), volatile))

    def part(to: ir.Value, start: ir.Value, t: CType, offset: int) -> None:
        if isinstance(t, ct.Array) and leaf_count(t) > _UNROLLED:
            flush()
            memory, zero, element = fl.layouts.memory(t), ir.const_int(ty.I64, 0), t.element
            inner = (
                at_offset(at_offset(target_align, offset), element.size),
                at_offset(at_offset(source_align, offset), element.size),
            )
            loop(
                fl,
                t.count or 0,
                lambda index: copy(
                    fl,
                    fl.b.gep(memory, to, (zero, index)),
                    fl.b.gep(memory, start, (zero, index)),
                    element,
                    inner,
                ),
            )
        elif isinstance(t, ct.Record) and t.decl.kind == "union":
            piece, count = _pieces(fl, t)
            for number in range(count):
                at = (ir.const_int(ty.I64, number),)
                move(
                    piece,
                    fl.b.gep(piece, to, at),
                    fl.b.gep(piece, start, at),
                    offset + number * ty.size_of(piece),
                )
        elif t.in_memory or t.is_array:
            for index, member in subobjects(fl, t):
                part(
                    subobject_address(fl, to, t, index),
                    subobject_address(fl, start, t, index),
                    member,
                    offset + _offset(fl, t, index),
                )
        else:
            move(fl.layouts.memory(t), to, start, offset, t.is_volatile)

    part(target, source, t, 0)
    flush()


def _offset(fl: FunctionLowering, t: CType, index: int) -> int:
    """Return the offset of the subobject with this IR index."""
    memory = fl.layouts.memory(t)
    if isinstance(memory, ty.StructType):
        return ty.offset_of(memory, index)
    assert isinstance(t, ct.Array)
    return index * t.element.size


def clear(fl: FunctionLowering, target: ir.Value, t: CType, align: int = 0) -> None:
    """Set an object to zero. `align` is its alignment, if that is not its type's."""
    align = align or fl.alignment(target, t)
    if isinstance(t, ct.Array) and leaf_count(t) > _UNROLLED:
        memory, inner = fl.layouts.memory(t), at_offset(align, t.element.size)
        loop(
            fl,
            t.count or 0,
            lambda index: clear(
                fl, fl.b.gep(memory, target, (ir.const_int(ty.I64, 0), index)), t.element, inner
            ),
        )
    elif isinstance(t, ct.Record) and t.decl.kind == "union":
        piece, count = _pieces(fl, t)
        for number in range(count):
            place = fl.b.gep(piece, target, (ir.const_int(ty.I64, number),))
            fl.b.store(ir.const_int(piece, 0), place, align=at_offset(align, number * ty.size_of(piece)))
        if t.fields and has_offsets(t.fields[0].ctype):
            clear(fl, target, t.fields[0].ctype, align)
    elif t.in_memory or t.is_array:
        for index, part in subobjects(fl, t):
            clear(fl, subobject_address(fl, target, t, index), part, at_offset(align, _offset(fl, t, index)))
    else:
        null = ir.const_int(ty.I64, -1) if t.is_member_pointer else ir.zero(fl.layouts.memory(t))
        fl.b.store(null, target, align=align)


def has_offsets(t: CType) -> bool:
    """Return whether an object contains pointers to data members, whose null is not all zeros."""
    t = ct.innermost_element(t)
    return (
        any(has_offsets(f.ctype) for f in t.fields)
        if isinstance(t, ct.Record)
        else t.is_member_pointer and not t.in_memory
    )


def loop(fl: FunctionLowering, count: int, body: Callable[[ir.Value], None]) -> None:
    """Emit `for (i = 0; i < count; i++) body(i)` for a positive constant count."""
    before, head, end = fl.b.block, fl.block("copy"), fl.block("copied")
    fl.jump_and_enter(head)
    index = fl.b.phi(ty.I64, [(ir.const_int(ty.I64, 0), before)])
    body(index)
    following = fl.b.binary("add", index, ir.const_int(ty.I64, 1), ("nuw", "nsw"))
    more = fl.b.icmp("ult", following, ir.const_int(ty.I64, count))
    index.append(following, fl.b.block)
    fl.b.cond_br(more, head, end)
    fl.enter(end)

"""Dead stores: stores that are overwritten, in the same block, before anything can read them.

    store i32 1, ptr addrspace(1) %p
    %q = getelementptr i8, ptr addrspace(1) %p, i64 4       %q = getelementptr i8, ptr addrspace(1) %p, i64 4
    %v = load i32, ptr addrspace(1) %q                  →   %v = load i32, ptr addrspace(1) %q
    store i32 2, ptr addrspace(1) %p                        store i32 2, ptr addrspace(1) %p

Each block is walked backwards with the bytes that will be overwritten. Loads that may read them,
and whatever lets other threads or functions read (calls, atomics, barriers, fences), end that; a
local variable whose address stays here can be read by this code alone, and after `ret` by nobody.

requires: nothing. preserves: the control-flow graph.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 18.10, on memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...ir import irtypes as ty
from ...ir.core import Block, Function, Instr, Value, erase_all
from ..analysis.alias import Aliasing, MemoryRegion, region_of
from ..analysis.layout import base_and_offset

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses

_KEPT = 64
"""Number of later stores that are compared, so that work stays linear."""


class _Bytes(NamedTuple):
    """Bytes [start, end) from `base`, which lies in `region`."""

    region: MemoryRegion
    base: Value
    start: int
    end: int


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    aliasing = Aliasing()
    dead = [store for block in fn.blocks for store in _dead_stores(block, aliasing)]
    erase_all(dead)
    return bool(dead)


def _dead_stores(block: Block, aliasing: Aliasing) -> list[Instr]:
    dead: list[Instr] = []
    overwritten: list[_Bytes] = []
    ending = block.instrs[-1].op == "ret"
    read_at_end: set[MemoryRegion] = set()  # own regions that are read between here and `ret`
    for instr in reversed(block.instrs):
        form = instr.info.form
        if form == "store" and "volatile" not in instr.flags:
            bytes = _bytes(instr.operands[1], instr.operands[0].type)
            is_dead = ending and aliasing.own(bytes.region) and bytes.region not in read_at_end
            if is_dead or any(
                o.base is bytes.base and o.start <= bytes.start and bytes.end <= o.end for o in overwritten
            ):
                dead.append(instr)
            else:
                overwritten = [bytes, *overwritten[:_KEPT]]
        elif form == "load":
            bytes = _bytes(instr.operands[0], instr.type)
            read_at_end.add(bytes.region)
            overwritten = [o for o in overwritten if _are_disjoint(o, bytes, aliasing)]
        elif instr.info.may_read or instr.info.may_write or instr.info.is_convergent:
            overwritten = [o for o in overwritten if aliasing.own(o.region) and not _touches(instr, o.region)]
            read_at_end.update(region_of(o) for o in instr.operands if o.type.is_pointer)
    return dead


def _bytes(address: Value, type: ty.Type) -> _Bytes:
    base, start = base_and_offset(address)
    return _Bytes(region_of(address), base, start, start + ty.size_of(type))


def _are_disjoint(a: _Bytes, b: _Bytes, aliasing: Aliasing) -> bool:
    if a.base is b.base:
        return a.end <= b.start or b.end <= a.start
    return aliasing.disjoint(a.region, b.region)


def _touches(instr: Instr, region: MemoryRegion) -> bool:
    """Return whether an atomic operation is made on the region."""
    return any(o.type.is_pointer and region_of(o) == region for o in instr.operands)

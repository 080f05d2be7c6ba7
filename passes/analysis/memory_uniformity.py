"""Uniformity of the results of loads.

A load from a uniform address gives all threads one value only if the memory cannot change between their
reads, or if they read at once:

* memory that no thread writes (constant space, kernel parameters, `invariant` loads, constant data) gives a
  value as uniform as its address;
* memory private to a thread (local variables) differs per thread whatever its address, and so does the memory
  behind a pointer of unknown origin;
* global and shared memory gives at most a warp-uniform value, and only where threads that read at different
  times cannot tell: the block is executed by all lanes of the warp together (that condition is an edge of the
  dependence graph), and no thread can have synchronised with another one since the last barrier of the CTA
  (`strong_state`): without that, a write between two of the reads would be a data race, which the memory
  model leaves undefined (PTX ISA, "Memory Consistency Model", sections on morally strong operations and
  causality order).

Volatile loads are strong operations and never uniform.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from ...ir.core import AddressOf, Argument, Block, Global, Instr, Null, Value
from ...ir.dialect import GRID_CONSTANT
from ...ir.irtypes import CONST, GENERIC, GLOBAL, SHARED, PointerType
from ...support.graphs import Dataflow, solve


class MemoryKind(IntEnum):
    """The memory that an address may point to; a greater kind promises less."""

    CONSTANT = 0
    """Never written while the kernel runs."""
    MEMORY = 1
    """Global or shared."""
    PRIVATE = 2
    """A thread's own, unknown, or beyond the search limit."""


MOST_SOURCES = 64
"""Limit on the values that are visited to find the storage of an address."""


def kind_of(address: Value) -> MemoryKind:
    """Return the kind of memory that `address` may point to: the worst of all its sources."""
    result = MemoryKind.CONSTANT
    seen: set[Value] = set()
    work = [address]
    while work:
        value = work.pop()
        if value in seen:
            continue
        if len(seen) == MOST_SOURCES:
            return MemoryKind.PRIVATE
        seen.add(value)
        sources = _sources(value)
        if sources is None:
            result = max(result, _root_kind(value))
        else:
            work.extend(sources)
    return result


def _sources(value: Value) -> Sequence[Value] | None:
    if isinstance(value, AddressOf):
        return [value.base]
    if isinstance(value, Instr):
        form = value.info.form
        if form in ("gep", "freeze") or (form == "cast" and value.operands[0].type.is_pointer):
            return value.operands[:1]
        if form == "phi":
            return value.operands
        if form == "select":
            return value.operands[1:]
    return None


def _root_kind(value: Value) -> MemoryKind:
    if isinstance(value, Global):
        return MemoryKind.CONSTANT if value.space == CONST or value.is_constant_data else MemoryKind.MEMORY
    if isinstance(value, Argument) and value.parent.is_kernel:
        if "byval" in value.attrs:
            return (
                MemoryKind.CONSTANT
                if GRID_CONSTANT in value.attrs or _only_loaded(value)
                else MemoryKind.PRIVATE
            )
        return MemoryKind.MEMORY
    if isinstance(value, Null):
        return MemoryKind.CONSTANT
    space = value.type.space if isinstance(value.type, PointerType) else GENERIC
    if space == CONST:
        return MemoryKind.CONSTANT
    return MemoryKind.MEMORY if space in (GLOBAL, SHARED) else MemoryKind.PRIVATE


def _only_loaded(root: Value) -> bool:
    """Return whether the memory at `root` is only loaded."""
    seen = {root}
    work = [root]
    while work:
        for user in work.pop().users:
            form = user.info.form
            if form in ("gep", "cast", "phi", "select", "freeze") and user.type.is_pointer:
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif form not in ("load", "icmp"):
                return False
    return True


def is_strong(instr: Instr) -> bool:
    """Return whether a thread may learn by `instr` that another thread has got somewhere."""
    info = instr.info
    if info.is_barrier:
        return False
    return info.may_read and (info.may_write or "volatile" in instr.flags)


def strong_state(successors: Mapping[Block, list[Block]], entry: Block) -> dict[Block, bool]:
    """For each reachable block: whether at its top some path may have executed a strong operation
    since the last barrier of the CTA."""
    last: dict[Block, bool | None] = {}
    for block in successors:
        last[block] = None
        for instr in block.instrs:
            last[block] = after(instr, last[block])

    def transfer(block: Block, state: bool) -> bool:
        known = last[block]
        return state if known is None else known

    before, _ = solve(Dataflow("forward", False, False, bool.__or__, transfer), successors, entry)
    return before


def after(instr: Instr, state: bool | None) -> bool | None:
    """Return the state after `instr`; None stands for the state at the top of the block."""
    if instr.info.is_barrier:
        return False
    return True if is_strong(instr) else state

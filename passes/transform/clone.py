"""Copies of blocks and instructions, for inlining and loop transforms. No pass of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...ir.core import Block, Function, Instr, Value
from ...support.diagnostics import Location

Place = Callable[[Location], Location]


def _same(location: Location) -> Location:
    return location


def clone_instr(instr: Instr, values: dict[Value, Value], place: Place = _same) -> Instr:
    """A detached copy with operands and blocks replaced through `values` where they stand there."""
    return Instr(
        instr.op,
        instr.type,
        [values.get(v, v) for v in instr.operands],
        blocks=[values.get(b, b) for b in instr.blocks],  # type: ignore[misc]
        flags=instr.flags,
        attrs=dict(instr.attrs),
        location=place(instr.location),
        name=instr.name,
    )


def clone_blocks(
    blocks: Iterable[Block], values: dict[Value, Value], fn: Function, place: Place = _same
) -> list[Block]:
    """Return copies of `blocks` for `fn`, not yet in its block list; `values` gains old → new.

    Operands defined outside of `blocks` stay unless `values` maps them. Phis keep entries for predecessors
    outside; the caller fixes these, and adds the blocks to `fn.blocks`.
    """
    blocks = list(blocks)
    copies = [Block(block.name, fn) for block in blocks]
    values.update(zip(blocks, copies))
    early: list[tuple[Instr, Instr]] = []
    for block, copy in zip(blocks, copies):
        for instr in block.instrs:
            new = clone_instr(instr, values, place)
            new.parent = copy
            copy.instrs.append(new)
            if any(o not in values for o in instr.operands if isinstance(o, Instr)):
                early.append((instr, new))
            values[instr] = new
    for instr, new in early:
        for index, operand in enumerate(instr.operands):
            wanted = values.get(operand, operand)
            if new.operands[index] is not wanted:
                new.set_operand(index, wanted)
    return copies


def insert_blocks(fn: Function, after: Block, blocks: list[Block]) -> None:
    """Insert detached blocks into the function after `after`."""
    fn.insert_blocks(fn.index(after) + 1, blocks)

"""Copies of a loop's iterations, for the two kinds of unrolling. No pass of its own."""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Block, Function, Instr, Value
from ..support.graphs import Loop
from . import edges
from .clone import clone_blocks


def copy_iteration(fn: Function, loop: Loop[Block], values: dict[Value, Value], phis: list[Instr]) -> list[Block]:
    """One iteration. Its header has no phis; its edge back leads to the old header for now."""
    known = {phi: values[phi] for phi in phis}
    copies = clone_blocks(loop.nodes, values, fn)
    for phi in phis:
        clone = values[phi]
        clone.replace_uses(known[phi])
        clone.erase()  # type: ignore[attr-defined]
        values[phi] = known[phi]
    edges.retarget(values[loop.latches[0]], values[loop.header], loop.header)  # type: ignore[arg-type]
    return copies


def go(block: Block, target: Block, other: Block | None) -> None:
    """The copy's test is known: jump to `target`, forget the edge to `other`, whose phis know it
    unless it is None."""
    if other is not None:
        edges.drop_entry(other, block)
    location = block.terminator.location  # type: ignore[union-attr]
    block.terminator.erase()  # type: ignore[union-attr]
    Instr("br", ty.VOID, blocks=(target,), location=location).append_to(block)

"""Gives every loop a preheader, one latch, and exits that only the loop leads to.

    br i1 %c, label %head, label %end           br i1 %c, label %pre, label %end
  head:                                       pre:  br label %head
    %i = phi [0, %entry], [%j, %head]       →   head: %i = phi [0, %pre], [%j, %head]
    br i1 %d, label %head, label %end                 br i1 %d, label %head, label %exit
                                              exit: br label %end

A preheader is the only way into the header from outside and leads nowhere else.

requires: loops. preserves: nothing.
Literature: Muchnick, "Advanced Compiler Design and Implementation" (1997), section 7.4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function
from ...support.graphs import NaturalLoop
from . import edges

if TYPE_CHECKING:
    from ..analysis.analyses import Analyses


def run(fn: Function, analyses: Analyses) -> bool:
    """Run the pass. Return whether the function changed."""
    changed = edges.remove_unreachable(fn)
    nest = analyses.get("loops", fn)
    members = {loop: set(loop.nodes) for loop in nest.loops}
    position = dict(analyses.get("cfg", fn).position)

    def ordered(block: Block) -> list[Block]:
        return sorted(edges.preds(block), key=position.__getitem__)

    for loop in nest.inner_first():
        inside = members[loop]

        def split(sources: list[Block], target: Block, suffix: str, home: NaturalLoop[Block] | None) -> None:
            block = edges.split_edges(fn, sources, target, f"{target.name}.{suffix}" if target.name else "")
            position[block] = len(position)
            while home is not None:
                members[home].add(block)
                home = home.parent

        header = loop.header
        outside = [p for p in ordered(header) if p not in inside]
        if len(outside) != 1 or len(outside[0].successors) != 1:
            split(outside, header, "preheader", loop.parent)
            changed = True
        latches = [p for p in ordered(header) if p in inside]
        if len(latches) > 1:
            hints = [
                b.terminator.attrs["unroll"]
                for b in latches
                if b.terminator and "unroll" in b.terminator.attrs
            ]
            split(latches, header, "latch", loop)
            for latch in ordered(header):
                if (
                    hints
                    and latch not in outside
                    and latch.terminator is not None
                    and len(latch.successors) == 1
                ):
                    latch.terminator.attrs["unroll"] = hints[0]
            changed = True
        for target in dict.fromkeys(t for block in loop.nodes for t in block.successors if t not in inside):
            preds = ordered(target)
            leaving = [p for p in preds if p in inside]
            if len(leaving) != len(preds):
                home = loop.parent
                while home is not None and target not in members[home]:
                    home = home.parent
                split(leaving, target, "loopexit", home)
                changed = True
    return changed


def preheader(loop: NaturalLoop[Block]) -> Block | None:
    """The loop's preheader, once `loop-simplify` has run."""
    outside = [p for p in edges.preds(loop.header) if p not in loop]
    return outside[0] if len(outside) == 1 and len(outside[0].successors) == 1 else None

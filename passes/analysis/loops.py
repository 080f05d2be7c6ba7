"""The natural loops of a function (see `support.graphs.LoopNest`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function
from ...support import graphs

if TYPE_CHECKING:
    from .analyses import Analyses


def loops(fn: Function, analyses: Analyses) -> graphs.LoopNest[Block]:
    """Compute the loop nest."""
    return graphs.loop_nest(analyses.get("cfg", fn).successors, analyses.get("dominators", fn))

"""The postdominator tree of a function's blocks, rooted at `support.graphs.EXIT`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function
from ...support import graphs

if TYPE_CHECKING:
    from .analyses import Analyses


def postdominators(fn: Function, analyses: Analyses) -> graphs.DominatorTree[Block]:
    """Compute the postdominator tree."""
    return graphs.postdominator_tree(analyses.get("cfg", fn).successors, fn.entry)

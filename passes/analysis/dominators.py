"""The dominator tree of a function's blocks (see `support.graphs.DominatorTree`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.core import Block, Function
from ...support import graphs

if TYPE_CHECKING:
    from .analyses import Analyses


def dominators(fn: Function, analyses: Analyses) -> graphs.DominatorTree[Block]:
    """Compute the dominator tree."""
    return graphs.dominator_tree(analyses.get("cfg", fn).successors, fn.entry)

"""The analyses: what their results depend on, and which they are computed from.

A row's name is the analysis' module, and the function in it, and its name in `-passes=`.
"""

from __future__ import annotations

from typing import Literal

from ...support.fast_dataclass import record

PassKind = Literal["function", "module", "analysis", "lint", "print"]
"""The kind of a pass, and with it the signature of its function (`PassRow`)."""
Dependence = Literal["", "cfg", "values"]
"""The dependence of an analysis on the blocks and edges of the function, or on everything in it; '' for other
passes.
"""
_ROOMS: dict[PassKind, str] = {
    "function": "transform",
    "module": "transform",
    "analysis": "analysis",
    "lint": "lint",
}


@record(frozen=True)
class PassRow:
    """One pass, of any kind.

    * `kind`: 'function' (`run(fn, analyses) -> bool`), 'module' (`run(module, analyses) -> bool`), 'analysis'
      (`<name>(fn, analyses) -> result`) or 'lint' (`concerns(fn) -> bool`, `run(fn, analyses) -> warnings`);
      'print' is the step of a pipeline that prints the analysis which it requires.
    * `requires`: the analyses that it uses itself, exactly.
    * `keeps_cfg`: a transform that leaves blocks and edges as they are, so that analyses which depend on the
      control-flow graph alone stay valid (`-verify-each` checks the claim).
    * `depends`: for an analysis, what a result depends on. A result is dropped when that has changed.
    * `gives`: for an analysis, the name of its result's class. A plug-in that replaces it returns the same.
    """

    name: str
    kind: PassKind
    meaning: str
    requires: tuple[str, ...] = ()
    keeps_cfg: bool = False
    depends: Dependence = ""
    gives: str = ""

    @property
    def stem(self) -> str:
        """The name of its module, and of its test folder."""
        return self.name.replace("-", "_")

    @property
    def module(self) -> str:
        """The name of its module within `passes`: the folder of its kind, and its name."""
        return f"{_ROOMS[self.kind]}.{self.stem}"


def _row(name: str, depends: Dependence, gives: str, meaning: str, requires: tuple[str, ...] = ()) -> PassRow:
    return PassRow(name, "analysis", meaning, requires, depends=depends, gives=gives)


_ROWS = (
    _row("cfg", "cfg", "ControlFlowGraph", "predecessors, successors and reverse postorder of the blocks"),
    _row("dominators", "cfg", "DominatorTree", "the dominator tree and dominance frontiers", ("cfg",)),
    _row("postdominators", "cfg", "DominatorTree", "the postdominator tree, with a virtual exit", ("cfg",)),
    _row(
        "loops", "cfg", "LoopNest", "natural loops, their nesting, latches and exits", ("cfg", "dominators")
    ),
    _row("liveness", "values", "Liveness", "the values live into and out of each block", ("cfg",)),
    _row(
        "divergence",
        "values",
        "Divergence",
        "how uniform each value and branch is across the threads",
        ("cfg", "loops"),
    ),
)

ANALYSES: dict[str, PassRow] = {row.name: row for row in _ROWS}

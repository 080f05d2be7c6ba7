"""Reporting of warnings."""

from __future__ import annotations

from collections.abc import Iterable

from ...support.diagnostics import Diagnostics, Note
from ..check.reporting import extent
from ..syntax import tree


class Lint:
    """The reports about one unit. `warn` points at a node's location, `warn_range` underlines a complete
    expression.
    """

    __slots__ = ("diags",)

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags

    def warn(self, flag: str, message: str, node: tree.Node, notes: Iterable[Note] = ()) -> None:
        """Warn at a node's position."""
        self.diags.warning(flag, message, node.location, length=node.length, notes=notes)

    def warn_range(self, flag: str, message: str, node: tree.Expr, notes: Iterable[Note] = ()) -> None:
        """Warn at the whole extent of an expression."""
        self.diags.warning(flag, message, node.start or node.location, length=extent(node), notes=notes)

    def error(self, message: str, node: tree.Node, notes: Iterable[Note] = ()) -> None:
        """Report an error at a node's position."""
        self.diags.error(message, node.location, length=node.length, notes=notes)

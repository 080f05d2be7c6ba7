"""The lists of `--list-passes` and `--list-warnings`, one row a line."""

from __future__ import annotations

from collections.abc import Iterable

from ..passes.table import PASSES
from ..support import plugins as groups
from . import plugins
from .warning_table import ON, WARNINGS


def passes() -> str:
    """Return the passes by name with their kind (of a function, of a module, an analysis, a lint), then those
    of installed packages.
    """
    ours = [(row.name, row.kind, row.meaning) for row in PASSES.values()]
    return _columns([*ours, *plugins.list_offers((groups.PASSES, groups.LINTS))])


def warnings() -> str:
    """Return the warnings, on or off by default."""
    ours = [(name, "on" if default == ON else "off", meaning) for name, default, meaning in WARNINGS]
    return _columns([*ours, *plugins.list_offers((groups.WARNINGS,))])


def _columns(rows: Iterable[tuple[str, ...]]) -> str:
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table)][:-1]
    return "".join(
        "  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[-1]]) + "\n" for row in table
    )

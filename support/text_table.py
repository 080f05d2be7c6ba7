"""Tables as text, for printed analyses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Columns under their heads, as wide as they need; the last is not padded.

    >>> print(table(("pass", "ms"), [("gvn", 12), ("licm", 3)]))
    pass  ms
    gvn   12
    licm  3
    """
    cells = [[*map(str, head)], *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    )


def node_name(node: object) -> str:
    """Return the name of a node of a graph: its label, where it has one."""
    return str(getattr(node, "label", node))


def join_names(nodes: Iterable[object]) -> str:
    """Return the names of several nodes, `-` for none."""
    return " ".join(map(node_name, nodes)) or "-"


def count(number: int, noun: str) -> str:
    """A number with its noun.

    >>> count(1, "loop"), count(2, "loop")
    ('1 loop', '2 loops')
    """
    return f"{number} {noun}{'' if number == 1 else 's'}"

"""Pictures of the functions of a module: control flow, dominators, divergence, live ranges, interference and
the other dumps of `--dump`.
"""

from __future__ import annotations

from typing import Any

from ..driver.pictures.svg import STYLE, svg
from ..driver.pictures.table import DUMPS, pictures
from ..driver.pipeline import Compilation
from ..ptx.model import Function
from ..support.demangle import demangle
from ..support.diagnostics import MiniccError

MOST_INSTRUCTIONS, MOST_NODES, MOST_EDGES, MOST_BYTES = 1_500, 250, 1_000, 6_000_000
"""Larger pictures are not drawn: they are unreadable and slow to open. The bytes are those of all pictures.
"""


def of_compilation(compilation: Compilation, functions: list[Function]) -> dict[str, dict[str, Any]]:
    """Return by function and dump the meaning, and the SVG or the reason why there is none. Dumps that the
    input cannot have are omitted.
    """
    result: dict[str, dict[str, Any]] = {}
    left = MOST_BYTES
    for fn in functions:
        symbol, size = fn.name, sum(1 for _ in fn.instructions())
        for name, row in DUMPS.items():
            made = (
                _drawn(name, compilation, symbol, left)
                if size <= MOST_INSTRUCTIONS
                else {"absent": _too_many(name, f"{size} instructions")}
            )
            left -= len(made.get("svg", ""))
            result.setdefault(symbol, {"name": demangle(symbol), "dumps": {}})["dumps"][name] = {
                "title": f"{name}: {row.meaning.partition(';')[0]}",
                **made,
            }
    return result


def _drawn(name: str, compilation: Compilation, symbol: str, left: int) -> dict[str, str]:
    try:
        (picture,) = pictures(name, compilation, (symbol,))
        if len(picture.nodes) > MOST_NODES or len(picture.edges) > MOST_EDGES or left <= 0:
            return {"absent": _too_many(name, f"{len(picture.nodes)} boxes and {len(picture.edges)} lines")}
        return {"svg": svg(picture).replace(f"<style>\n{STYLE}</style>\n", "")}
    except (MiniccError, ValueError) as error:
        return {"absent": str(error)}


def _too_many(name: str, what: str) -> str:
    return f"{what} are too many for the page; minicc FILE --dump={name} --dump-format=svg draws them."

"""Pictures of the functions of a module: control flow, dominators, divergence, live ranges, interference and the others of `--dump`."""

from __future__ import annotations

from typing import Any

from ..driver.pictures.picture import Picture
from ..driver.pictures.svg import STYLE, svg
from ..driver.pictures.table import DUMPS, pictures
from ..driver.pipeline import PTX, Compilation
from ..support.demangle import demangle
from ..support.diagnostics import MiniccError

MOST_NODES, MOST_EDGES, MOST_BYTES = 250, 1_000, 6_000_000
"""Pictures that are larger are not drawn: nobody would find anything in them, and the page is to open at once. The bytes are those of all of them."""


def of_compilation(compilation: Compilation, symbols: list[str]) -> dict[str, dict[str, Any]]:
    """By function and dump: the meaning, and the SVG or why there is none. One that the input cannot have is left out."""
    found: dict[str, dict[str, Any]] = {}
    left = MOST_BYTES
    for symbol in symbols:
        for name, row in DUMPS.items():
            if not (row.ptx if compilation.kind == PTX else row.ir):
                continue
            made = _drawn(name, compilation, symbol, left)
            left -= len(made.get("svg", ""))
            found.setdefault(symbol, {"name": demangle(symbol), "dumps": {}})["dumps"][name] = {"title": f"{name}: {row.meaning}", **made}
    return found


def _drawn(name: str, compilation: Compilation, symbol: str, left: int) -> dict[str, str]:
    try:
        (picture,) = pictures(name, compilation, (symbol,))
        return _absent(name, picture) if _is_large(picture) or left <= 0 else {"svg": svg(picture).replace(f"<style>\n{STYLE}</style>\n", "")}
    except (MiniccError, ValueError) as error:
        return {"absent": str(error)}


def _is_large(picture: Picture) -> bool:
    return len(picture.nodes) > MOST_NODES or len(picture.edges) > MOST_EDGES


def _absent(name: str, picture: Picture) -> dict[str, str]:
    return {"absent": f"{len(picture.nodes)} boxes and {len(picture.edges)} lines are too many for the page; minicc FILE --dump={name} --dump-format=svg draws them."}

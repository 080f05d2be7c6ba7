"""The stages between text and PTX, as rows: the tokens, the tree, and the IR after each pass."""

from __future__ import annotations

import re
from typing import Any

from ..driver.pipeline import Compilation
from ..frontend.syntax.tree.dump import dump

_PLACE = re.compile(r"<([^<>]+|<minicc>/[^<>]+):(\d+):(\d+)>")
_HEADER = re.compile(r"; \*\*\* IR Dump After (\S+)( omitted because no change)? \*\*\*\n")


def tokens(compilation: Compilation) -> list[list[Any]]:
    """Return [kind, spelling, line, column, macros] of each token of the file itself."""
    result = []
    for token in compilation.tokens:
        at = token.location
        if at.file == compilation.filename and token.kind != "$end":
            result.append(
                [
                    token.kind if token.kind != token.text else "",
                    token.text,
                    at.line,
                    at.column,
                    [level.macro for level in at.expansion],
                ]
            )
    return result


def tree(compilation: Compilation) -> list[list[Any]]:
    """Return [depth, node, line] of each node of the file itself; line 0 if it has none."""
    rows, skips = list[list[Any]](), False
    for line in dump(compilation.tree).splitlines():
        text = line.lstrip(" ")
        depth = (len(line) - len(text)) // 2
        place = _PLACE.search(text)
        if depth <= 1:
            skips = depth == 1 and place is not None and place[1] != compilation.filename
        if not skips:
            own = place is not None and place[1] == compilation.filename
            rows.append(
                [
                    depth,
                    text.replace(f"{compilation.filename}:", ""),
                    int(place[2]) if own and place is not None else 0,
                ]
            )
    return rows


class PassOutput:
    """Collects the output of a compilation with `-print-changed`: the changes of each pass."""

    def __init__(self) -> None:
        self.dumps: list[tuple[str, str | None]] = []
        """(pass, the module after it, or None if it changed nothing)."""

    def __call__(self, text: str) -> None:
        match = _HEADER.match(text)
        if match is not None:
            self.dumps.append((match[1], None if match[2] else text[match.end() :].rstrip("\n")))


def passes(before: str, said: PassOutput) -> dict[str, Any]:
    """Return the IR after each pass: all different `lines`, and for each state its lines as runs of (first
    index, count). State 0 is before any pass; a pass that changed nothing has no state.
    """
    numbers: dict[str, int] = {}

    def state(text: str) -> list[int]:
        result: list[int] = []
        for number in (numbers.setdefault(line, len(numbers)) for line in text.rstrip("\n").splitlines()):
            if result and result[-2] + result[-1] == number:
                result[-1] += 1
            else:
                result += [number, 1]
        return result

    steps = [
        {"name": name, "ir": None if text is None else state(text)}
        for name, text in [("", before), *said.dumps]
    ]
    return {"lines": list(numbers), "steps": steps}

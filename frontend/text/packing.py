"""`#pragma pack`: the maximum alignment of members of every following `struct`, `class` and `union`."""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Diagnostics
from .scan import NAME, NUMBER, RawToken

_BOUNDS = {"0": 0, "1": 1, "2": 2, "4": 4, "8": 8, "16": 16}


class Packing:
    """The stack of `#pragma pack`. `bound` is the current maximum in bytes, 0 for none; pushed bounds have
    optional names for `pop`.
    """

    def __init__(self) -> None:
        self.bound = 0
        self._stack: list[tuple[str, int]] = []

    def apply(self, at: RawToken, tokens: Sequence[RawToken], diags: Diagnostics) -> None:
        """Apply one pragma; a malformed one is reported as a warning and ignored."""
        problem = self._apply([t for t in tokens if t.value != ","], tokens)
        if problem:
            diags.warning("ignored-pragmas", problem, at.location, length=at.length)

    def _apply(self, parts: list[RawToken], tokens: Sequence[RawToken]) -> str:
        if not tokens or tokens[0].value != "(":
            return "missing '(' after '#pragma pack' - ignoring"
        if parts[-1].value != ")":
            return "missing ')' after '#pragma pack' - ignoring"
        inner = parts[1:-1]
        action = inner.pop(0).value if inner and inner[0].value in ("push", "pop") else ""
        name = inner.pop(0).value if action and inner and inner[0].type == NAME else ""
        number = inner.pop(0) if inner and inner[0].type == NUMBER else None
        if inner:
            return "expected integer or identifier in '#pragma pack' - ignored"
        if number is not None and number.value not in _BOUNDS:
            return "expected #pragma pack parameter to be '1', '2', '4', '8', or '16'"
        if action == "push":
            self._stack.append((name, self.bound))
        elif action == "pop" and not self._pop(name):
            return (
                f"#pragma pack(pop, ...) failed: {'no push of that name' if self._stack else 'stack empty'}"
            )
        if number is not None or not action:
            self.bound = _BOUNDS[number.value] if number is not None else 0
        return ""

    def _pop(self, name: str) -> bool:
        """Undo the last push, or all pushes down to the one named `name`. Returns False when there is none to
        undo.
        """
        index = next(
            (n for n in range(len(self._stack) - 1, -1, -1) if not name or self._stack[n][0] == name), None
        )
        if index is None:
            return False
        self.bound = self._stack[index][1]
        del self._stack[index:]
        return True

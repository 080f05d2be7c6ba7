"""`#pragma pack`: the bound on the alignment of members, which every `struct`, `class` and `union` that
follows is read with.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...support.diagnostics import Diagnostics
from .scan import NAME, NUMBER, RawToken

_BOUNDS = {"0": 0, "1": 1, "2": 2, "4": 4, "8": 8, "16": 16}


class Packing:
    """`bound` is the bound in force, 0 for none; pushed ones wait below, with the names that `pop` may ask
    for.
    """

    def __init__(self) -> None:
        self.bound = 0
        self._stack: list[tuple[str, int]] = []

    def directive(self, at: RawToken, tokens: Sequence[RawToken], diags: Diagnostics) -> None:
        """Carry out one pragma; a malformed one is warned of and changes nothing."""
        problem = self._carry_out([t for t in tokens if t.value != ","], tokens)
        if problem:
            diags.warning("ignored-pragmas", problem, at.location, length=at.length)

    def _carry_out(self, words: list[RawToken], tokens: Sequence[RawToken]) -> str:
        if not tokens or tokens[0].value != "(":
            return "missing '(' after '#pragma pack' - ignoring"
        if words[-1].value != ")":
            return "missing ')' after '#pragma pack' - ignoring"
        inner = words[1:-1]
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
        """Take the last push back, or all down to the one of that name."""
        place = next(
            (n for n in range(len(self._stack) - 1, -1, -1) if not name or self._stack[n][0] == name), None
        )
        if place is None:
            return False
        self.bound = self._stack[place][1]
        del self._stack[place:]
        return True

"""Marking of operators that may belong to fold expressions."""

from __future__ import annotations

from ...text import tokens as tok
from ...text.tokens import Token
from .productions import ASSIGNMENT_OPERATORS, BINARY_OPERATORS

_FOLDABLE = frozenset((*BINARY_OPERATORS, *ASSIGNMENT_OPERATORS, ","))


def mark_fold_operators(tokens: list[Token]) -> list[Token]:
    """Mark the operators that may belong to fold expressions, in place; each keeps its kind as its value.
    Returns the tokens.
    """
    for i, token in enumerate(tokens):
        if token.kind != "...":
            continue
        left, right = tokens[i - 1], tokens[i + 1]
        if left.kind in (">", ">>") and _closes_arguments(tokens, i - 1):
            continue
        both = left.text == right.text or (
            left.kind in _FOLDABLE and right.kind in _FOLDABLE - {",", ">", ">>"}
        )
        for j, other in ((i - 1, left),) * (both or right.kind == ")") + ((i + 1, right),) * (
            both or left.kind == "("
        ):
            if other.kind in _FOLDABLE:
                tokens[j] = Token(
                    tok.FOLD_OPERATOR,
                    other.text,
                    other.location,
                    other.length,
                    other.kind,
                    other.space,
                    other.fresh,
                )
    return tokens


def _closes_arguments(tokens: list[Token], i: int) -> bool:
    """Return whether the `>` or `>>` at `i` ends template arguments rather than compares: a `<` is open
    before it, in the same brackets.
    """
    depth, brackets = len(tokens[i].text), 0
    while i > 0:
        i -= 1
        kind = tokens[i].kind
        brackets += (kind in (")", "]", "}")) - (kind in ("(", "[", "{"))
        if brackets < 0 or (not brackets and kind == ";"):
            return False
        if not brackets:
            depth += {"<": -1, ">": 1, ">>": 2}.get(kind, 0)
            if depth <= 0:
                return True
    return False

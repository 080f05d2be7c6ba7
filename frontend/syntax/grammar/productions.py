"""How the files of the grammar register their productions, and how operators bind.

A production is registered with `rule("lhs : a 'b' c | d")(action)`; quoted symbols are punctuators, bare
capitals and words that no rule defines are token kinds. An action gets the parser's state and the values of
the right side's symbols, one argument each (tokens for terminals), and returns the value of the left side;
`same` passes a lone symbol's value through.

The productions are plain data, not docstrings, so they survive `python -OO`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, TypeVar

Action = Callable[..., object]
Production = tuple[str, tuple[str, ...], str | None, Action | None]
"""Left side, right side, precedence symbol, action; an action of None returns the first value."""

A = TypeVar("A", bound=Action)
T = TypeVar("T")

PRECEDENCE: tuple[tuple[str, ...], ...] = (
    ("nonassoc", "lone tag"),
    ("nonassoc", "{", ":", "__packed__", "__launch_bounds__", "__align__", "alignas"),
    ("nonassoc", "lone if"),
    ("nonassoc", "else"),
    ("left", "||"),
    ("left", "&&"),
    ("left", "|"),
    ("left", "^"),
    ("left", "&"),
    ("left", "==", "!="),
    ("left", "<", ">", "<=", ">="),
    ("left", "<<", ">>"),
    ("left", "+", "-"),
    ("left", "*", "/", "%"),
    ("left", ".*", "->*"),
)
"""Lowest first, as PLY wants it."""

BINARY_OPERATORS = tuple(op for row in PRECEDENCE[4:] for op in row[1:])
ASSIGNMENT_OPERATORS = ("=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "^=", "|=")


class Productions:
    """The rules of one file, in order, and the productions that they stand for: one for each alternative."""

    def __init__(self) -> None:
        self._rules: list[tuple[str, str | None, Action | None]] = []

    def rule(self, text: str, precedence: str | None = None) -> Callable[[A], A]:
        """Registers every alternative of a rule under the decorated action."""

        def register(action: A) -> A:
            self._add(text, precedence, action)
            return action

        return register

    def same(self, text: str, precedence: str | None = None) -> None:
        """Registers rules whose value is that of their first symbol (None for an empty right side)."""
        self._add(text, precedence, None)

    def inner(self, text: str) -> None:
        """Registers rules whose value is that of their second symbol."""
        self._add(text, None, _second)

    def optional(self, left: str, items: str) -> None:
        """Registers rules for a list that may be left out."""
        self._add(f"{left} : ", None, _none)
        self._add(f"{left} : {items}", None, None)

    def joined(self, left: str, items: str) -> None:
        """Registers rules for a list whose elements come several at a time."""
        self._add(f"{left} : ", None, _none)
        self._add(f"{left} : {left} {items}", None, _joined)

    def repeated(self, left: str, item: str, separator: str = "", empty: bool = False) -> None:
        """Registers rules for a list of items, with a separator between them."""
        self._add(f"{left} : " if empty else f"{left} : {item}", None, _none if empty else _first)
        self._add(f"{left} : {left} {separator} {item}", None, _separated if separator else _next)

    def _add(self, text: str, precedence: str | None, action: Action | None) -> None:
        self._rules.append((text, precedence, action))

    def actions(self) -> list[Action | None]:
        """Those of the productions, in order."""
        return [action for text, _, action in self._rules for _ in range(1 + text.split().count("|"))]

    def all(self) -> list[Production]:
        result = []
        for text, precedence, action in self._rules:
            left, _, *symbols = text.split()
            right: list[str] = []
            for symbol in [*symbols, "|"]:
                if symbol == "|":
                    result.append((left, tuple(right), precedence, action))
                    right = []
                else:
                    right.append(symbol.strip("'"))
        return result


def _none(cx: object) -> list[Never]:
    return []


def _first(cx: object, item: T) -> list[T]:
    return [item]


def _next(cx: object, items: list[T], item: T) -> list[T]:
    items.append(item)
    return items


def _joined(cx: object, items: list[T], more: list[T]) -> list[T]:
    items += more
    return items


def _second(cx: object, _: object, value: T, *rest: object) -> T:
    return value


def _separated(cx: object, items: list[T], separator: object, item: T) -> list[T]:
    items.append(item)
    return items

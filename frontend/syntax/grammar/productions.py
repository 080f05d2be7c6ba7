"""Registration of productions by the files of the grammar, and the precedence of operators.

A production is registered with `rule("lhs : a 'b' c | d")(action)`; quoted symbols are punctuators, capitals
and keywords that no rule defines are terminals. An action takes the parser's state and the values of the
right side's symbols, one argument each (tokens for terminals), and returns the value of the left side;
`forward` returns the first symbol's value.

The productions are plain data, not docstrings, so they survive `python -OO`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, TypeVar, get_args

from ..tree import AssignmentOperator

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
"""Associativity and symbols, lowest precedence first, as PLY takes them."""

BINARY_OPERATORS = tuple(op for row in PRECEDENCE[4:] for op in row[1:])
ASSIGNMENT_OPERATORS: tuple[AssignmentOperator, ...] = get_args(AssignmentOperator)


class Productions:
    """The rules of one file, in order, and their productions: one for each alternative."""

    def __init__(self) -> None:
        self._rules: list[tuple[str, str | None, Action | None]] = []

    def rule(self, text: str, precedence: str | None = None) -> Callable[[A], A]:
        """Register every alternative of a rule with the decorated action."""

        def register(action: A) -> A:
            self._add(text, precedence, action)
            return action

        return register

    def forward(self, text: str, precedence: str | None = None) -> None:
        """Register rules whose value is that of their first symbol (None for an empty right side)."""
        self._add(text, precedence, None)

    def forward_second(self, text: str) -> None:
        """Register rules whose value is that of their second symbol."""
        self._add(text, None, _select_second)

    def optional_list(self, left: str, items: str) -> None:
        """Register rules for a list that may be absent."""
        self._add(f"{left} : ", None, _empty_list)
        self._add(f"{left} : {items}", None, None)

    def list_of_lists(self, left: str, items: str) -> None:
        """Register rules for a list that concatenates the lists of its elements."""
        self._add(f"{left} : ", None, _empty_list)
        self._add(f"{left} : {left} {items}", None, _concatenate)

    def list_of(self, left: str, item: str, separator: str = "", empty: bool = False) -> None:
        """Register rules for a list of items, with a separator between them."""
        self._add(f"{left} : " if empty else f"{left} : {item}", None, _empty_list if empty else _singleton)
        self._add(f"{left} : {left} {separator} {item}", None, _append_separated if separator else _append)

    def _add(self, text: str, precedence: str | None, action: Action | None) -> None:
        self._rules.append((text, precedence, action))

    def actions(self) -> list[Action | None]:
        """Return the actions of the productions, in order."""
        return [action for text, _, action in self._rules for _ in range(1 + text.split().count("|"))]

    def all(self) -> list[Production]:
        """Return the productions, in order."""
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


def _empty_list(cx: object) -> list[Never]:
    return []


def _singleton(cx: object, item: T) -> list[T]:
    return [item]


def _append(cx: object, items: list[T], item: T) -> list[T]:
    items.append(item)
    return items


def _concatenate(cx: object, items: list[T], more: list[T]) -> list[T]:
    items += more
    return items


def _select_second(cx: object, _: object, value: T, *rest: object) -> T:
    return value


def _append_separated(cx: object, items: list[T], separator: object, item: T) -> list[T]:
    items.append(item)
    return items

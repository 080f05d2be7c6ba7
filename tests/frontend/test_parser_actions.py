"""Every action of the grammar accepts the values of its productions: mypy checks the actions, this the
productions.
"""

import inspect
import types
import typing

import pytest

from minicc.frontend.syntax.grammar import grammar, productions
from minicc.frontend.syntax.grammar.productions import Production
from minicc.frontend.text.tokens import Token

NONTERMINALS = {left for left, *_ in grammar.PRODUCTIONS}
GRAMMAR = [production for production in grammar.PRODUCTIONS if production[0] not in ("S'", "start")]


def _members(annotation: object) -> set[object]:
    """The types that an annotation allows."""
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return {member for part in typing.get_args(annotation) for member in _members(part)}
    if isinstance(annotation, typing.TypeVar):
        return _members(annotation.__bound__ or object)
    return {type(None) if annotation is None else annotation}


def _values() -> dict[str, set[object]]:
    """The types of the values of every nonterminal."""
    values: dict[str, set[object]] = {symbol: set() for symbol in NONTERMINALS}
    changed = True
    while changed:
        changed = False
        for left, right, _, action in GRAMMAR:
            if action is not None and action.__module__ == productions.__name__:
                new = _generic(
                    action.__name__,
                    [values[symbol] if symbol in NONTERMINALS else {Token} for symbol in right],
                )
            elif action is not None:
                new = _members(typing.get_type_hints(action)["return"])
            elif right:
                new = values[right[0]] if right[0] in NONTERMINALS else {Token}
            else:
                new = {type(None)}
            changed |= not new <= values[left]
            values[left] |= new
    return values


def _generic(action: str, given: list[set[object]]) -> set[object]:
    """Return the result types of the generic actions: the second value, several items as they are, or
    a list of single ones.
    """
    if action == "_select_second":
        return given[1]
    if action == "_concatenate":
        return given[-1]
    return {list[item] for item in given[-1]} if given else set()


def _fits(given: object, wanted: set[object]) -> bool:
    if object in wanted or given in wanted:
        return True
    if isinstance(given, type) and any(isinstance(w, type) and issubclass(given, w) for w in wanted):
        return True
    # A list of declarations may be read as one of nodes.
    arguments = typing.get_args(given)
    return any(
        typing.get_origin(w) is typing.get_origin(given) is list
        and _fits(arguments[0], _members(typing.get_args(w)[0]))
        for w in wanted
    )


VALUES = _values()


@pytest.mark.parametrize(
    "production", [p for p in GRAMMAR if p[3] is not None], ids=lambda p: f"{p[0]} : {' '.join(p[1])}"
)
def test_an_action_takes_the_values_of_its_productions(production: Production) -> None:
    _, right, _, action = production
    assert action is not None
    bound = inspect.signature(action).bind("cx", *right)
    hints = typing.get_type_hints(action)
    for parameter, symbols in bound.arguments.items():
        for symbol in (symbols if isinstance(symbols, tuple) else (symbols,)) if parameter != "cx" else ():
            given = VALUES[symbol] if symbol in NONTERMINALS else {Token}
            wanted = _members(hints[parameter])
            wrong = [g for g in given if not _fits(g, wanted)]
            assert not wrong, (
                f"'{parameter}' of {action.__name__} is {hints[parameter]}, and '{symbol}' can be {wrong}"
            )

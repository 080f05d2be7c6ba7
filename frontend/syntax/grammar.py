"""The grammar of the language: the registry of productions, and the order in which they are read.

A production is registered with `rule("lhs : a 'b' c | d")(action)`; quoted symbols are punctuators, bare capitals and
words that no rule defines are token kinds. An action gets the parser's context and the list of the right side's values (tokens for
terminals) and returns the value of the left side; `same` passes a lone symbol's value through.

The productions are plain data, not docstrings, so they survive `python -OO`. PLY makes the LALR tables from them
(`tables`), which are committed as `parsetab` and checked by a test; at run time only `parsetab` is read.

What makes C++ fit LALR(1) here is the token function (`classify`): it makes one token of every name, whatever its qualifiers and template
arguments (these are fragments with start symbols of their own), tells type names from other names, marks function-style casts (FUNCTIONAL), direct and brace initialisers (`DIRECT(`, `INIT{`), the colon of an enum's type (`ENUM:`) and
skips host code. Empty productions with actions open scopes; LALR reduces them before it looks at the next token
(`compound : '{' block items '}'`), because nothing else is possible there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Action = Callable[[Any, list[Any]], Any]

PRODUCTIONS: list[tuple[str, tuple[str, ...], str | None, Action | None]] = [
    ("S'", ("start",), None, None),
]
"""(left side, right side, precedence symbol, action); an action of None returns the first value."""

PRECEDENCE: tuple[tuple[str, ...], ...] = (
    ("nonassoc", "lone tag"),
    ("nonassoc", "{"),
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
)
"""Lowest first, as PLY wants it."""

BINARY_OPERATORS = tuple(op for row in PRECEDENCE[4:] for op in row[1:])
ASSIGNMENT_OPERATORS = ("=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "^=", "|=")

_SYMBOL = re.compile(r"'[^']+'|\S+")


def rule(text: str, precedence: str | None = None) -> Callable[[Action], Action]:
    """Registers every alternative of a rule under the decorated action."""

    def register(action: Action) -> Action:
        _add(text, precedence, action)
        return action

    return register


def same(text: str) -> None:
    """Registers rules whose value is that of their first symbol (None for an empty right side)."""
    _add(text, None, None)


def _add(text: str, precedence: str | None, action: Action | None) -> None:
    symbols = _SYMBOL.findall(text)
    left = symbols[0]
    right: list[str] = []
    for symbol in [*symbols[2:], "|"]:
        if symbol == "|":
            PRODUCTIONS.append((left, tuple(right), precedence, action))
            right = []
        else:
            right.append(symbol.strip("'"))


rule("start : START_UNIT externals | START_EXPRESSION expression | START_TYPE type_id | START_ARGUMENTS template_args | START_CONVERSION type_id")(lambda cx, v: v[1])
rule("start : START_PARAMETERS template_scope template_params")(lambda cx, v: (v[1], v[2]))

# The order of these imports is the order of the productions.
from . import grammar_declarations, grammar_expressions, grammar_records, grammar_statements, grammar_templates  # noqa: E402, F401, I001
from . import grammar_methods  # noqa: E402, F401
from . import grammar_lambdas, grammar_new  # noqa: E402, F401

"""What could be a type in brackets is one, before an operand ([dcl.ambig.res] p2): `(int(unsigned(x))) & y`
casts `&y` to a function type.
"""

from __future__ import annotations

from ..declarations.declaration_scanner import NAMES
from ..grammar.declarator_builders import QUALIFIERS, TYPE_WORDS
from .scopes import TYPE
from .token_source import Source

_OPERAND = (
    NAMES
    | TYPE_WORDS
    | {
        "&",
        "*",
        "+",
        "-",
        "~",
        "!",
        "++",
        "--",
        "(",
        "INTEGER",
        "FLOATING",
        "CHARACTER",
        "STRING",
        "this",
        "sizeof",
        "new",
        "true",
        "false",
        "nullptr",
    }
)
"""What the operand of a cast begins with."""
_BEFORE_OPERAND = frozenset(
    "= ( , { [ ; return ? : + - * / % & | ^ << >> < > == != <= >= && || ! ~ += -= *= /= %= &= |= ^= <<= "
    ">>=".split()
)
"""What stands before an expression in brackets, or before a cast: neither a function nor a word that has
brackets of its own.
"""


def casts_to_function(source: Source, i: int, close: int) -> bool:
    """Return whether the type at token `i`, behind `(`, with its brackets up to `close` makes a function
    type, in brackets before an operand.
    """
    tokens = source.tokens
    if (
        source.prev.kind != "("
        or source.prev2.kind not in _BEFORE_OPERAND
        or tokens[close + 1].kind != ")"
        or tokens[close + 2].kind not in _OPERAND
    ):
        return False
    return _are_parameters(source, i + 2, close)


def _are_parameters(source: Source, i: int, end: int) -> bool:
    """Return whether the tokens up to `end` can declare a function's parameters."""
    tokens = source.tokens
    while i < end and tokens[i].kind != "...":
        behind = _behind_type(source, i)
        if behind == i:
            return False
        i = _behind_declarator(source, behind, end)
        if i >= end or tokens[i].kind != ",":
            return i == end
        i += 1
    return i == end or i + 1 == end


def _behind_type(source: Source, i: int) -> int:
    """The index behind the type at token `i`, the index itself where there is none."""
    tokens = source.tokens
    while tokens[i].kind in QUALIFIERS:
        i += 1
    if (
        tokens[i].kind in NAMES
        and source.scopes.kind(tokens[i].text) == TYPE
        and tokens[i + 1].kind not in ("::", "<")
    ):
        i += 1
    while tokens[i].kind in TYPE_WORDS or tokens[i].kind in QUALIFIERS:
        i += 1
    return i


def _behind_declarator(source: Source, i: int, end: int) -> int:
    """The index behind the declarator at token `i`, with or without a name."""
    tokens, pairs = source.tokens, source.pairs
    while tokens[i].kind in ("*", "&", "&&") or tokens[i].kind in QUALIFIERS:
        i += 1
    if i < end and tokens[i].kind in NAMES:
        i += 1
    elif tokens[i].kind == "(" and i + 1 < pairs.get(i, i) == _behind_declarator(
        source, i + 1, pairs.get(i, i)
    ):
        i = pairs[i] + 1
    while (
        i < end
        and i in pairs
        and (tokens[i].kind == "[" or (tokens[i].kind == "(" and _are_parameters(source, i + 1, pairs[i])))
    ):
        i = pairs[i] + 1
    return i

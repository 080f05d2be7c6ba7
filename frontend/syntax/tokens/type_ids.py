"""Ambiguity between type-id and expression in brackets, before an operand ([dcl.ambig.res] p2): a type-id is
assumed. `(int(unsigned(x))) & y` casts `&y` to a function type.
"""

from __future__ import annotations

from .keywords import NAMES, QUALIFIERS, TYPE_KEYWORDS
from .token_source import TokenSource

_OPERAND_STARTS = (
    NAMES
    | TYPE_KEYWORDS
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
"""First tokens of the operand of a cast."""
_BEFORE_OPERAND = frozenset(
    "= ( , { [ ; return ? : + - * / % & | ^ << >> < > == != <= >= && || ! ~ += -= *= /= %= &= |= ^= <<= "
    ">>=".split()
)
"""Tokens before an expression in brackets, or before a cast: neither a function nor a keyword with brackets
of its own.
"""


def casts_to_function(source: TokenSource, i: int, close: int) -> bool:
    """Return whether the type at token `i`, after `(`, with its brackets up to `close` is a function type in
    a cast.
    """
    tokens = source.tokens
    if (
        source.prev.kind != "("
        or source.prev2.kind not in _BEFORE_OPERAND
        or tokens[close + 1].kind != ")"
        or tokens[close + 2].kind not in _OPERAND_STARTS
    ):
        return False
    return _are_parameters(source, i + 2, close)


def _are_parameters(source: TokenSource, i: int, end: int) -> bool:
    """Return whether the tokens up to `end` can declare a function's parameters."""
    tokens = source.tokens
    while i < end and tokens[i].kind != "...":
        after_type = _skip_type(source, i)
        if after_type == i:
            return False
        i = _skip_declarator(source, after_type, end)
        if i >= end or tokens[i].kind != ",":
            return i == end
        i += 1
    return i == end or i + 1 == end


def _skip_type(source: TokenSource, i: int) -> int:
    """Return the index after the type at token `i`; `i` itself when there is none."""
    tokens = source.tokens
    while tokens[i].kind in QUALIFIERS:
        i += 1
    if (
        tokens[i].kind in NAMES
        and source.scopes.kind(tokens[i].text) == "type"
        and tokens[i + 1].kind not in ("::", "<")
    ):
        i += 1
    while tokens[i].kind in TYPE_KEYWORDS or tokens[i].kind in QUALIFIERS:
        i += 1
    return i


def _skip_declarator(source: TokenSource, i: int, end: int) -> int:
    """Return the index after the declarator at token `i`, with or without a name."""
    tokens, pairs = source.tokens, source.pairs
    while tokens[i].kind in ("*", "&", "&&") or tokens[i].kind in QUALIFIERS:
        i += 1
    if i < end and tokens[i].kind in NAMES:
        i += 1
    elif tokens[i].kind == "(" and i + 1 < pairs.get(i, i) == _skip_declarator(
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

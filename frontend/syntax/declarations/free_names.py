"""The names that some tokens mention: those of members, and of what they declare themselves, do not count.

Host code has no tree, so what is declared is told by what stands around a name. Where that is in doubt a name
counts as mentioned.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...text.library import begins_initializer_list
from ...text.tokens import Token
from ..grammar.declarator_builders import QUALIFIERS, STORAGE, TYPE_WORDS, WORDS
from .declaration_scanner import NAMES, before_name

_BEFORE_TYPE = frozenset({";", "{", "}"}) | QUALIFIERS | STORAGE | WORDS
_HEADERS = frozenset({"for", "if", "while", "switch", "catch"})
_OF_BINDINGS = frozenset({"tuple_size", "tuple_element", "get"})
"""What structured bindings look up ([dcl.struct.bind] p3)."""
_BEHIND_NAME = frozenset({",", ";", "=", "[", "{", "(", ")", ":"})


def mentions(tokens: Sequence[Token], pairs: Mapping[int, int], where: range, params: int | None) -> set[str]:
    """The names in the tokens of `where`; `params` is the parenthesis that opens the parameters of a
    function.
    """
    result: set[str] = set()
    ends: dict[str, int] = {}
    opened: list[int] = []
    for i in where:
        kind = tokens[i].kind
        if kind in ("(", "{") and i in pairs:
            opened.append(i)
        while opened and pairs[opened[-1]] <= i:
            opened.pop()
        if kind == "[" and _opens_binding(tokens, i):
            result |= _OF_BINDINGS
        if (
            kind == "{"
            and i > 2
            and begins_initializer_list(*(token.kind for token in tokens[i - 3 : i + 1]))
        ):
            result.add("initializer_list")
        before = tokens[before_name(tokens, i)].kind
        if kind not in NAMES or before in (".", "->", "::"):
            if kind in NAMES and before == "::":
                result.add(tokens[i].text)
            continue
        if opened and _is_declared(tokens, i, opened[-1] == params):
            end = _end_of_scope(tokens, pairs, opened[-1], params)
            for name in _declarators(tokens, pairs, i, opened[-1] != params):
                ends[name] = max(end, ends.get(name, 0))
        elif ends.get(tokens[i].text, 0) <= i:
            result.add(tokens[i].text)
    return result


def _opens_binding(tokens: Sequence[Token], i: int) -> bool:
    """Return whether the bracket opens the names of a structured binding."""
    return tokens[i - 1].kind == "auto" or (
        tokens[i - 1].kind in ("&", "&&") and tokens[i - 2].kind == "auto"
    )


def _is_declared(tokens: Sequence[Token], i: int, is_parameter: bool) -> bool:
    """Return whether a type stands right before the name, with `*`, `&` and qualifiers between."""
    k = i - 1
    while tokens[k].kind in ("*", "&", "&&") or tokens[k].kind in QUALIFIERS:
        k -= 1
    if tokens[i + 1].kind not in _BEHIND_NAME or (tokens[i + 1].kind == "(" and k == i - 1 and is_parameter):
        return False
    if tokens[k].kind in TYPE_WORDS or tokens[k].kind == "auto":
        return True
    return tokens[k].kind in NAMES and (
        k == i - 1
        or tokens[k - 1].kind in _BEFORE_TYPE
        or (is_parameter and tokens[k - 1].kind in ("(", ","))
    )


def _declarators(tokens: Sequence[Token], pairs: Mapping[int, int], i: int, several: bool) -> Iterator[str]:
    """The name at `i`, and those that follow it in the same declaration: `int a, *b = p;`."""
    yield tokens[i].text
    while several and tokens[i].kind not in (";", ")", "}", ":"):
        i = pairs.get(i, i) + 1
        if tokens[i].kind == ",":
            while tokens[i + 1].kind in ("*", "&", "&&") or tokens[i + 1].kind in QUALIFIERS:
                i += 1
            if tokens[i + 1].kind in NAMES and tokens[i + 2].kind in _BEHIND_NAME:
                yield tokens[i + 1].text


def _end_of_scope(tokens: Sequence[Token], pairs: Mapping[int, int], opening: int, params: int | None) -> int:
    """Where the scope of what is declared inside of a bracket ends: with a block, a statement's body, or a
    function's.
    """
    close = pairs[opening]
    if tokens[opening].kind == "{":
        return close
    if opening != params and tokens[opening - 1].kind not in _HEADERS:
        return close
    i = close + 1
    while tokens[i].kind not in ("{", ";", "}") and tokens[i].kind != "$end":
        i = pairs.get(i, i) + 1
    return pairs.get(i, i)

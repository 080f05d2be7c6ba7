"""The free names of a range of tokens: members, and names that the tokens declare themselves, do not count.

Host code has no tree, so declarations are recognised by the tokens around a name. When in doubt a name counts
as free.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...text.library import begins_initializer_list
from ...text.tokens import Token
from ..tokens.keywords import NAMES, OTHER_SPECIFIERS, QUALIFIERS, STORAGE, TYPE_KEYWORDS
from .declaration_scanner import index_before_name

_BEFORE_TYPE = frozenset({";", "{", "}"}) | QUALIFIERS | STORAGE | OTHER_SPECIFIERS
_STATEMENT_KEYWORDS = frozenset({"for", "if", "while", "switch", "catch"})
_BINDING_LOOKUPS = frozenset({"tuple_size", "tuple_element", "get"})
"""Names that structured bindings look up ([dcl.struct.bind] p3)."""
_AFTER_NAME = frozenset({",", ";", "=", "[", "{", "(", ")", ":"})


def find_free_names(
    tokens: Sequence[Token], pairs: Mapping[int, int], span: range, params: int | None
) -> set[str]:
    """Return the free names in the tokens of `span`; `params` is the parenthesis that opens a function's
    parameters, None for anything else.
    """
    result: set[str] = set()
    ends: dict[str, int] = {}
    open_brackets: list[int] = []
    for i in span:
        kind = tokens[i].kind
        if kind in ("(", "{") and i in pairs:
            open_brackets.append(i)
        while open_brackets and pairs[open_brackets[-1]] <= i:
            open_brackets.pop()
        if kind == "[" and _opens_binding(tokens, i):
            result |= _BINDING_LOOKUPS
        if (
            kind == "{"
            and i > 2
            and begins_initializer_list(*(token.kind for token in tokens[i - 3 : i + 1]))
        ):
            result.add("initializer_list")
        before = tokens[index_before_name(tokens, i)].kind
        if kind not in NAMES or before in (".", "->", "::"):
            if kind in NAMES and before == "::":
                result.add(tokens[i].text)
            continue
        if open_brackets and _is_declarator_name(tokens, i, open_brackets[-1] == params):
            end = _end_of_scope(tokens, pairs, open_brackets[-1], params)
            for name in _declarators(tokens, pairs, i, open_brackets[-1] != params):
                ends[name] = max(end, ends.get(name, 0))
        elif ends.get(tokens[i].text, 0) <= i:
            result.add(tokens[i].text)
    return result


def _opens_binding(tokens: Sequence[Token], i: int) -> bool:
    """Return whether the bracket opens the names of a structured binding."""
    return tokens[i - 1].kind == "auto" or (
        tokens[i - 1].kind in ("&", "&&") and tokens[i - 2].kind == "auto"
    )


def _is_declarator_name(tokens: Sequence[Token], i: int, is_parameter: bool) -> bool:
    """Return whether a type directly precedes the name, apart from `*`, `&` and qualifiers."""
    k = i - 1
    while tokens[k].kind in ("*", "&", "&&") or tokens[k].kind in QUALIFIERS:
        k -= 1
    if tokens[i + 1].kind not in _AFTER_NAME or (tokens[i + 1].kind == "(" and k == i - 1 and is_parameter):
        return False
    if tokens[k].kind in TYPE_KEYWORDS or tokens[k].kind == "auto":
        return True
    return tokens[k].kind in NAMES and (
        k == i - 1
        or tokens[k - 1].kind in _BEFORE_TYPE
        or (is_parameter and tokens[k - 1].kind in ("(", ","))
    )


def _declarators(
    tokens: Sequence[Token], pairs: Mapping[int, int], i: int, allow_list: bool
) -> Iterator[str]:
    """Yield the name at `i` and, with `allow_list`, those that follow it in the same declaration: `int a, *b
    = p;`.
    """
    yield tokens[i].text
    while allow_list and tokens[i].kind not in (";", ")", "}", ":"):
        i = pairs.get(i, i) + 1
        if tokens[i].kind == ",":
            while tokens[i + 1].kind in ("*", "&", "&&") or tokens[i + 1].kind in QUALIFIERS:
                i += 1
            if tokens[i + 1].kind in NAMES and tokens[i + 2].kind in _AFTER_NAME:
                yield tokens[i + 1].text


def _end_of_scope(tokens: Sequence[Token], pairs: Mapping[int, int], opening: int, params: int | None) -> int:
    """Return the end of the scope of a declaration within the bracket `opening`: the end of the block, of the
    statement's body, or of the function's body. # ---- device_slice
    """
    close = pairs[opening]
    if tokens[opening].kind == "{":
        return close
    if opening != params and tokens[opening - 1].kind not in _STATEMENT_KEYWORDS:
        return close
    i = close + 1
    while tokens[i].kind not in ("{", ";", "}") and tokens[i].kind != "$end":
        i = pairs.get(i, i) + 1
    return pairs.get(i, i)

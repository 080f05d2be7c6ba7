"""Sets of keywords that parsing tests tokens for, and the types that type keywords combine to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from ...text.tokens import IDENTIFIER, TYPE_NAME, Token
from ..tree.type_syntax import Access, StorageClass

STORAGE: frozenset[StorageClass] = frozenset(get_args(StorageClass))
QUALIFIERS = frozenset({"const", "volatile", "__restrict__", "__volatile__"})
OBJECT_QUALIFIERS = ("const", "volatile", "&", "&&")
"""Qualifiers of the object of a member function."""
SPACE_SPECIFIERS = frozenset(
    {"__global__", "__device__", "__host__", "__shared__", "__constant__", "__managed__"}
)
OTHER_SPECIFIERS = SPACE_SPECIFIERS | {
    "inline", "__inline__", "__forceinline__", "__noinline__", "constexpr", "__grid_constant__", "__packed__",
    "__extension__", "explicit", "friend", "mutable",
}  # fmt: skip
TYPE_KEYWORDS = frozenset(
    "void bool char short int long float double signed unsigned wchar_t char16_t char32_t __int128".split()
)

TAG_KEYWORDS = frozenset({"struct", "union", "enum", "class"})
NAMES = frozenset({IDENTIFIER, TYPE_NAME})
ACCESS: dict[str, Access] = {"public": "", "private": "private", "protected": "protected"}

_COMBINATIONS = {
    "void": "void", "bool": "bool", "float": "float", "double": "double", "wchar_t": "wchar_t",
    "char16_t": "char16_t", "char32_t": "char32_t",
    "char": "char", "char signed": "signed char", "char unsigned": "unsigned char",
    "short": "short", "int short": "short", "short signed": "short", "int short signed": "short",
    "short unsigned": "unsigned short", "int short unsigned": "unsigned short",
    "int": "int", "signed": "int", "int signed": "int",
    "unsigned": "unsigned int", "int unsigned": "unsigned int",
    "long": "long", "int long": "long", "long signed": "long", "int long signed": "long",
    "long unsigned": "unsigned long", "int long unsigned": "unsigned long",
    "long long": "long long", "int long long": "long long", "long long signed": "long long",
    "int long long signed": "long long",
    "long long unsigned": "unsigned long long", "int long long unsigned": "unsigned long long",
    "double long": "long double",
    "__int128": "__int128", "__int128 signed": "__int128", "__int128 unsigned": "unsigned __int128",
}  # fmt: skip


def builtin_name(words: Sequence[str]) -> str | None:
    """Return the canonical name of a combination of type keywords; None when there is no such type."""
    return _COMBINATIONS.get(" ".join(sorted(words)))


def is_extensible(words: list[str]) -> bool:
    """Return whether some type is spelled with at least these keywords."""
    for known in _COMBINATIONS:
        rest = known.split()
        for word in words:
            if word not in rest:
                break
            rest.remove(word)
        else:
            return True
    return False


def skip_ptr_operator(
    tokens: Sequence[Token], i: int, matching_angle: Callable[[int], int | None]
) -> int | None:
    """Return the index after the ptr-operator `*`, `&`, `&&` or `C::*` at token `i` ([dcl.decl] p4); None
    when there is none. `angle` returns the index of the `>` that matches a `<`.
    """
    if tokens[i].kind in ("*", "&", "&&"):
        return i + 1
    i += tokens[i].kind == "::"
    while tokens[i].kind in NAMES:
        i += 1
        if tokens[i].kind == "<":
            i = (matching_angle(i) or i) + 1
        if tokens[i].kind != "::":
            return None
        i += 1
    return i + 1 if tokens[i].kind == "*" and tokens[i - 1].kind == "::" else None

"""Tokens of the language.

A token's `kind` is the grammar's terminal: the spelling itself for punctuators ('+', '<<=') and keywords
('while', '__global__'), and one of the classes below for the rest. `location` names text that the user wrote,
even for a token out of a macro (`Location.expansion` then lists the macros). `length` is in characters of
that text.

Invariant: a token never changes after the lexer has created it, except that the parser's token function gives
identifiers their class (`IDENTIFIER` or `TYPE_NAME`) from the scopes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from ...support.diagnostics import Location

TYPE_OPERATORS = frozenset({"decltype", "__typeof__", "__underlying_type"})
"""Keywords that form a type from their parenthesized operand."""

IDENTIFIER = "IDENTIFIER"
"""A name that names no type; the token function sets its `value` to a `Name`."""
TYPE_NAME = "TYPE_NAME"
"""A name of a type; only the token function creates these."""
INTEGER = "INTEGER"
"""`value` is (int, suffix, base): suffix in '', 'u', 'l', 'ul', 'll', 'ull'; base in 2, 8, 10, 16."""
FLOATING = "FLOATING"
"""`value` is (float, suffix): suffix in '', 'f', 'l'; the float is rounded once, to binary32 where the suffix
is 'f'.
"""
CHARACTER = "CHARACTER"
"""`value` is the int that the `char` has (-128 .. 127)."""
STRING = "STRING"
"""`value` is the bytes, without the closing zero; adjacent literals are still separate tokens."""
PRAGMA_UNROLL = "PRAGMA_UNROLL"
"""`#pragma unroll`; the tokens of its argument follow, then a PRAGMA_END."""
PRAGMA_END = "PRAGMA_END"
PRAGMA_PACK = "PRAGMA_PACK"
"""`#pragma pack(…)`, for `-E` alone: the bound is the `value` of the `struct`, `class` and `union` tokens
that follow.
"""
HOST = "HOST"
"""A declaration of host code, skipped; `value` is a tree.HostDecl."""
FUNCTIONAL = "FUNCTIONAL"
"""A type's name that starts a function-style cast, `float(x)` or `T{…}`; `value` is the type-syntax node."""
TEMPLATE_HEAD = "TEMPLATE_HEAD"
"""`template <…>`; `value` is the mark of the scope of its parameters, and the parameters."""
PACK = "PACK"
"""`...` that expands a pack, or declares one without a name."""
PACK_NAME = "PACK_NAME"
"""`...` before the name of the pack that it declares."""
TRAIT = "TRAIT"
"""The name of a compiler's trait: `__is_class`."""
SIZEOF_PACK = "SIZEOF_PACK"
"""`...` of `sizeof...`."""
FOLD = "FOLD"
"""`...` of a fold expression; its operators are FOLD_OPERATOR, whose `value` is their ordinary kind."""
FOLD_OPERATOR = "FOLD_OPERATOR"
MEMBER_OF = "MEMBER_OF"
"""`C::*` of a pointer to members; the `value` is the name of the class."""
FUNCTION_QUALIFIER = "FUNCTION_QUALIFIER"
"""`const`, `volatile`, `&` or `&&` after the parameter types of a pointer to member function."""
LAUNCH = "LAUNCH"
"""`<<<…>>>`; the `value` is the list of expressions in it."""
METHOD = "METHOD"
"""Precedes the declaration of a member function."""
BODY = "BODY"
"""The body of a member function in its class; the `value` is its range of tokens."""
LATER = "LATER"
"""A default argument or a default member initializer, parsed where the class is complete; the `value` is its
range of tokens.
"""
CONSTRUCTOR = "CONSTRUCTOR"
"""The name of a constructor, a destructor or a conversion function in its declaration."""
RETURNS = "RETURNS"
"""The `->` of a trailing return type."""
NOEXCEPT = "NOEXCEPT"
"""The operator `noexcept(…)`; the `value` is its operand."""
LAMBDA = "LAMBDA"
"""The `[` that begins a lambda."""
INVALID = "INVALID"
"""Text that is not a token, or a macro call that could not be expanded; the error is reported already."""
USER_LITERAL, USER_STRING = "USER_LITERAL", "USER_STRING"
"""A number or character, or a string, with a user-defined suffix (`4_KB`); `value` is a
`UserLiteralToken`.
"""
END = "$end"
"""The end of the input; its location is that of the last character."""


class UserLiteralToken(NamedTuple):
    """A user-defined literal ([lex.ext]): the `kind`, `value` and spelling of the token without its suffix,
    and the suffix.
    """

    kind: str
    value: Any
    spelling: str
    suffix: str


class Token:
    """One token. `space`: white space precedes it; `fresh`: it starts a line (both for `-E`)."""

    __slots__ = ("fresh", "kind", "length", "location", "space", "text", "value")

    def __init__(
        self,
        kind: str,
        text: str,
        location: Location,
        length: int,
        value: Any = None,
        space: bool = False,
        fresh: bool = False,
    ) -> None:
        self.kind = kind
        self.text = text
        self.location = location
        self.length = length
        self.value = value
        self.space = space
        self.fresh = fresh

    @property
    def end(self) -> Location:
        """The location just past the token, where a missing `;` belongs."""
        at = self.location
        return Location(at.file, at.line, at.column + self.length, at.inlined_at, at.expansion)

    def __repr__(self) -> str:
        return f"Token({self.kind!r}, {self.text!r}, {self.location})"


def dump(tokens: Iterable[Token]) -> str:
    """Return one line per token: location, kind, spelling, and the macros that it came from, for
    `-dump-tokens`.
    """
    lines = []
    for token in tokens:
        origin = "".join(f" (macro {level.macro})" for level in token.location.expansion)
        kind = f" {token.kind}" if token.kind != token.text else ""
        lines.append(f"{token.location}:{kind} {token.text!r}{origin}\n")
    return "".join(lines)

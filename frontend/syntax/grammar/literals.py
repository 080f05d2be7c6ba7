"""Productions of literals."""

from __future__ import annotations

from collections.abc import Callable

from ....support.diagnostics import Location
from ...text.literals import concatenate
from ...text.tokens import CHARACTER, FLOATING, INTEGER, Token, UserLiteral
from .. import tree
from ..parse_state import Reader
from ..tree import names
from .expressions import leaf
from .productions import Productions

PRODUCTIONS = Productions()
rule, same = PRODUCTIONS.rule, PRODUCTIONS.same

same("primary : literal")
same("strings : one_string")


@rule("literal : INTEGER")
def integer(cx: Reader, token: Token) -> tree.Expr:
    value, suffix, base = token.value
    return leaf(tree.IntLiteral(token.location, value, suffix, base), token)


@rule("literal : FLOATING")
def floating(cx: Reader, token: Token) -> tree.Expr:
    value, suffix = token.value
    return leaf(tree.FloatLiteral(token.location, value, suffix), token)


@rule("literal : CHARACTER")
def character(cx: Reader, token: Token) -> tree.Expr:
    return leaf(tree.CharLiteral(token.location, token.value), token)


_LITERALS: dict[str, Callable[[Reader, Token], tree.Expr]] = {
    INTEGER: integer,
    FLOATING: floating,
    CHARACTER: character,
}


@rule("literal : USER_LITERAL")
def user_literal(cx: Reader, token: Token) -> tree.Expr:
    given: UserLiteral = token.value
    plain = Token(given.kind, given.spelling, token.location, len(given.spelling), given.value)
    return leaf(
        tree.UserLiteral(
            token.location,
            operator_of(token.location, given.suffix),
            _LITERALS[given.kind](cx, plain),
            given.spelling,
        ),
        token,
    )


def operator_of(location: Location, suffix: str) -> names.Name:
    """The name of the literal operator for a suffix."""
    part = names.Part(location, suffix, names.LITERAL)
    part.length = len(suffix)
    return names.Name(location, [part])


@rule("primary : strings")
def string(cx: Reader, strings: tree.StringLiteral) -> tree.Expr:
    if not strings.suffix:
        return strings
    node = tree.UserLiteral(strings.location, operator_of(strings.location, strings.suffix), strings, "")
    node.length, node.start, node.end = strings.length, strings.start, strings.end
    return node


@rule("literal : true | false")
def boolean(cx: Reader, token: Token) -> tree.Expr:
    return leaf(tree.BoolLiteral(token.location, token.kind == "true"), token)


@rule("literal : nullptr")
def nullptr(cx: Reader, token: Token) -> tree.Expr:
    return leaf(tree.NullptrLiteral(token.location), token)


@rule("one_string : STRING")
def one_string(cx: Reader, token: Token) -> tree.StringLiteral:
    return leaf(tree.StringLiteral(token.location, token.value), token)


@rule("one_string : USER_STRING")
def suffixed_string(cx: Reader, token: Token) -> tree.StringLiteral:
    node = leaf(tree.StringLiteral(token.location, token.value.value), token)
    node.suffix = token.value.suffix
    return node


@rule("strings : strings one_string")
def more_strings(cx: Reader, strings: tree.StringLiteral, more: tree.StringLiteral) -> tree.StringLiteral:
    strings.pieces = [*(strings.pieces or [(strings.value, strings.location)]), (more.value, more.location)]
    whole = concatenate(strings.value, more.value)
    if whole is None:
        cx.error("unsupported non-standard concatenation of string literals", more.location, more.length)
    else:
        strings.value = whole
    strings.end = more.end
    if strings.suffix and more.suffix and strings.suffix != more.suffix:
        cx.error(
            f"differing user-defined suffixes ('{strings.suffix}' and '{more.suffix}') in string literal"
            " concatenation",
            more.location,
            more.length,
        )
    strings.suffix = strings.suffix or more.suffix
    return strings

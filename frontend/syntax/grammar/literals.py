"""Productions of literals."""

from __future__ import annotations

from collections.abc import Callable

from ....support.diagnostics import Location
from ...text.literals import concatenate
from ...text.tokens import CHARACTER, FLOATING, INTEGER, Token, UserLiteralToken
from .. import tree
from ..parse_state import ParseState
from ..tree import names
from .expressions import set_token_span
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward = PRODUCTIONS.rule, PRODUCTIONS.forward

forward("primary : literal")
forward("strings : one_string")


@rule("literal : INTEGER")
def integer(cx: ParseState, token: Token) -> tree.Expr:
    value, suffix, base = token.value
    return set_token_span(tree.IntLiteral(token.location, value, suffix, base), token)


@rule("literal : FLOATING")
def floating(cx: ParseState, token: Token) -> tree.Expr:
    value, suffix = token.value
    return set_token_span(tree.FloatLiteral(token.location, value, suffix), token)


@rule("literal : CHARACTER")
def character(cx: ParseState, token: Token) -> tree.Expr:
    return set_token_span(tree.CharLiteral(token.location, token.value), token)


_LITERALS: dict[str, Callable[[ParseState, Token], tree.Expr]] = {
    INTEGER: integer,
    FLOATING: floating,
    CHARACTER: character,
}


@rule("literal : USER_LITERAL")
def user_literal(cx: ParseState, token: Token) -> tree.Expr:
    suffixed: UserLiteralToken = token.value
    token_without_suffix = Token(
        suffixed.kind, suffixed.spelling, token.location, len(suffixed.spelling), suffixed.value
    )
    return set_token_span(
        tree.UserLiteral(
            token.location,
            operator_of(token.location, suffixed.suffix),
            _LITERALS[suffixed.kind](cx, token_without_suffix),
            suffixed.spelling,
        ),
        token,
    )


def operator_of(location: Location, suffix: str) -> names.Name:
    """Return the name of the literal operator for a suffix."""
    part = names.Part(location, suffix, "literal")
    part.length = len(suffix)
    return names.Name(location, [part])


@rule("primary : strings")
def string(cx: ParseState, strings: tree.StringLiteral) -> tree.Expr:
    if not strings.suffix:
        return strings
    node = tree.UserLiteral(strings.location, operator_of(strings.location, strings.suffix), strings, "")
    node.length, node.start, node.end = strings.length, strings.start, strings.end
    return node


@rule("literal : true | false")
def boolean(cx: ParseState, token: Token) -> tree.Expr:
    return set_token_span(tree.BoolLiteral(token.location, token.kind == "true"), token)


@rule("literal : nullptr")
def nullptr(cx: ParseState, token: Token) -> tree.Expr:
    return set_token_span(tree.NullptrLiteral(token.location), token)


@rule("one_string : STRING")
def one_string(cx: ParseState, token: Token) -> tree.StringLiteral:
    return set_token_span(tree.StringLiteral(token.location, token.value), token)


@rule("one_string : USER_STRING")
def suffixed_string(cx: ParseState, token: Token) -> tree.StringLiteral:
    node = set_token_span(tree.StringLiteral(token.location, token.value.value), token)
    node.suffix = token.value.suffix
    return node


@rule("strings : strings one_string")
def more_strings(cx: ParseState, strings: tree.StringLiteral, more: tree.StringLiteral) -> tree.StringLiteral:
    strings.pieces = [*(strings.pieces or [(strings.value, strings.location)]), (more.value, more.location)]
    value = concatenate(strings.value, more.value)
    if value is None:
        cx.error("unsupported non-standard concatenation of string literals", more.location, more.length)
    else:
        strings.value = value
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

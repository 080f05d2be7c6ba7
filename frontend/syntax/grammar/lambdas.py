"""Productions of lambdas and of GNU's statement expressions.

The token function marks the `[` that begins a lambda: nothing before it ends an operand.
"""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import ScopeMark
from ..tree.node import placed
from .declarator_builders import FunctionLevel, Parameters, specify_exceptions
from .expressions import identifier, span
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

Captures = tuple[str, list[tree.Node]]
"""The default, and what is captured."""
Head = tuple[tree.FunctionType, tree.Specifiers, bool]
"""The type of the call operator, its specifiers, and whether it is mutable."""


@rule("primary : '(' compound ')'")
def statement_expression(cx: Reader, opening: Token, body: tree.Compound, close: Token) -> tree.Expr:
    return span(cx, tree.StatementExpr(opening.location, body), opening.location, close.end)


@rule("primary : LAMBDA captures ']' block lambda_head compound")
def lambda_expression(
    cx: Reader,
    opening: Token,
    captures: Captures,
    _: Token,
    scope: ScopeMark,
    head: Head,
    body: tree.Compound,
) -> tree.Expr:
    cx.scopes.leave(scope)
    default, captured = captures
    type, specifiers, is_mutable = head
    node = tree.Lambda(opening.location, default, captured, type, body, specifiers, is_mutable)
    return span(cx, node, opening.location, body.end)


# Captures


@rule("captures : ")
def no_captures(cx: Reader) -> Captures:
    return "", []


@rule("captures : '=' | '&' | '=' ',' capture_list | '&' ',' capture_list")
def default_capture(
    cx: Reader, default: Token, _: Token | None = None, captured: list[tree.Node] | None = None
) -> Captures:
    return default.kind, captured or []


@rule("captures : capture_list")
def plain_captures(cx: Reader, captured: list[tree.Node]) -> Captures:
    return "", captured


repeated("capture_list", "capture", "','")
same("capture : simple_capture")


@rule("capture : simple_capture PACK")
def expanded_capture(cx: Reader, pattern: tree.Capture, _: Token) -> tree.Node:
    return placed(pattern, tree.PackExpansion, pattern)


@rule("capture : simple_capture '=' initializer")
def init_capture(cx: Reader, capture: tree.Capture, _: Token, init: tree.Expr) -> tree.Capture:
    assert capture.name is not None
    capture.init = init
    cx.scopes.declare(capture.name.name.key)
    return capture


@rule("capture : simple_capture '(' arguments ')' | simple_capture '{' arguments '}'")
def direct_init_capture(
    cx: Reader, capture: tree.Capture, opening: Token, args: list[tree.Expr], _: Token
) -> tree.Capture:
    assert capture.name is not None
    if len(args) != 1:
        fault = "missing" if not args else "contains multiple expressions"
        cx.error(
            f"initializer {fault} for lambda capture '{capture.name.name}'", capture.location, capture.length
        )
    return init_capture(cx, capture, opening, args[0] if len(args) == 1 else tree.ErrorExpr(capture.location))


@rule("simple_capture : any_name")
def capture_by_copy(cx: Reader, token: Token, by_reference: bool = False) -> tree.Capture:
    return placed(token, tree.Capture, identifier(cx, token), by_reference)


@rule("simple_capture : '&' any_name")
def capture_by_reference(cx: Reader, _: Token, token: Token) -> tree.Capture:
    return capture_by_copy(cx, token, True)


@rule("capture : this | '*' this")
def this_capture(cx: Reader, first: Token, this: Token | None = None) -> tree.Node:
    last = this if this is not None else first
    node = tree.Capture(first.location, None, last is first)
    node.length = last.location.column + last.length - first.location.column
    return node


# What stands between the captures and the body


@rule("lambda_head : lambda_attributes")
def no_parameters(cx: Reader, attributes: list[Token]) -> Head:
    return _head(attributes, FunctionLevel(cx.last, [], False), None)


@rule("lambda_head : lambda_attributes '(' parameters ')' lambda_words lambda_result")
def parameters(
    cx: Reader,
    attributes: list[Token],
    opening: Token,
    parameters: Parameters,
    _: Token,
    words: list[Token],
    result: tree.TypeSyntax | None,
) -> Head:
    for param in parameters[0]:
        if param.name is not None:
            cx.scopes.declare(param.name)
    return _head([*attributes, *words], FunctionLevel(opening, *parameters), result)


def _head(words: list[Token], call: FunctionLevel, result: tree.TypeSyntax | None) -> Head:
    at = call.token.location
    type = call.around(result if result is not None else tree.AutoType(at))
    type.trailing = result is not None
    specify_exceptions(type, words)
    specifiers = tree.Specifiers(at)
    specifiers.words = {word.kind: word.location for word in words}
    specifiers.align = []
    return type, specifiers, "mutable" in specifiers.words


same("lambda_attribute : __device__ | __host__")
same("lambda_word : mutable | constexpr | noexcept | __device__ | __host__")
repeated("lambda_attributes", "lambda_attribute", empty=True)
repeated("lambda_words", "lambda_word", empty=True)
same("lambda_result : ")
PRODUCTIONS.inner("lambda_result : RETURNS type_id")

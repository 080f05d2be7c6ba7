"""Productions of lambdas and of GNU's statement expressions.

The token function marks the `[` that begins a lambda: nothing before it ends an operand.
"""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.scopes import ScopeMark
from ..tree.node import make_node
from .declarator_builders import FunctionLevel, Parameters, specify_exceptions
from .expressions import identifier, set_span
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

Captures = tuple[tree.CaptureDefault, list[tree.Node]]
"""The capture-default, and the captures."""
LambdaHead = tuple[tree.FunctionSyntax, tree.Specifiers, bool]
"""The type of the call operator, its specifiers, and whether it is mutable."""


@rule("primary : '(' compound ')'")
def statement_expression(cx: ParseState, opening: Token, body: tree.Compound, close: Token) -> tree.Expr:
    return set_span(cx, tree.StatementExpr(opening.location, body), opening.location, close.end)


@rule("primary : LAMBDA captures ']' block lambda_head compound")
def lambda_expression(
    cx: ParseState,
    opening: Token,
    captures: Captures,
    _: Token,
    scope: ScopeMark,
    head: LambdaHead,
    body: tree.Compound,
) -> tree.Expr:
    cx.scopes.leave(scope)
    default, captured = captures
    type, specifiers, is_mutable = head
    node = tree.Lambda(opening.location, default, captured, type, body, specifiers, is_mutable)
    return set_span(cx, node, opening.location, body.end)


# Captures


@rule("captures : ")
def no_captures(cx: ParseState) -> Captures:
    return "", []


@rule("captures : '=' | '&' | '=' ',' capture_list | '&' ',' capture_list")
def default_capture(
    cx: ParseState, default: Token, _: Token | None = None, captured: list[tree.Node] | None = None
) -> Captures:
    return "&" if default.kind == "&" else "=", captured or []


@rule("captures : capture_list")
def plain_captures(cx: ParseState, captured: list[tree.Node]) -> Captures:
    return "", captured


list_of("capture_list", "capture", "','")
forward("capture : simple_capture")


@rule("capture : simple_capture PACK")
def expanded_capture(cx: ParseState, pattern: tree.Capture, _: Token) -> tree.Node:
    return make_node(pattern, tree.PackExpansion, pattern)


@rule("capture : simple_capture '=' initializer")
def init_capture(cx: ParseState, capture: tree.Capture, _: Token, init: tree.Expr) -> tree.Capture:
    assert capture.name is not None
    capture.init = init
    cx.scopes.declare(capture.name.name.key)
    return capture


@rule("capture : simple_capture '(' arguments ')' | simple_capture '{' arguments '}'")
def direct_init_capture(
    cx: ParseState, capture: tree.Capture, opening: Token, args: list[tree.Expr], _: Token
) -> tree.Capture:
    assert capture.name is not None
    if len(args) != 1:
        problem = "missing" if not args else "contains multiple expressions"
        cx.error(
            f"initializer {problem} for lambda capture '{capture.name.name}'",
            capture.location,
            capture.length,
        )
    return init_capture(cx, capture, opening, args[0] if len(args) == 1 else tree.ErrorExpr(capture.location))


@rule("simple_capture : any_name")
def capture_by_copy(cx: ParseState, token: Token, by_reference: bool = False) -> tree.Capture:
    return make_node(token, tree.Capture, identifier(cx, token), by_reference)


@rule("simple_capture : '&' any_name")
def capture_by_reference(cx: ParseState, _: Token, token: Token) -> tree.Capture:
    return capture_by_copy(cx, token, True)


@rule("capture : this | '*' this")
def this_capture(cx: ParseState, first: Token, this: Token | None = None) -> tree.Node:
    last = this if this is not None else first
    node = tree.Capture(first.location, None, last is first)
    node.length = last.location.column + last.length - first.location.column
    return node


# Between the captures and the body


@rule("lambda_head : lambda_attributes")
def no_parameters(cx: ParseState, attributes: list[Token]) -> LambdaHead:
    return _head(attributes, FunctionLevel(cx.last, [], False), None)


@rule("lambda_head : lambda_attributes '(' parameters ')' lambda_words lambda_result")
def parameters(
    cx: ParseState,
    attributes: list[Token],
    opening: Token,
    parameters: Parameters,
    _: Token,
    words: list[Token],
    result: tree.TypeSyntax | None,
) -> LambdaHead:
    for param in parameters[0]:
        if param.name is not None:
            cx.scopes.declare(param.name)
    return _head([*attributes, *words], FunctionLevel(opening, *parameters), result)


def _head(words: list[Token], call: FunctionLevel, result: tree.TypeSyntax | None) -> LambdaHead:
    at = call.token.location
    type = call.function_type(result if result is not None else tree.AutoType(at))
    type.trailing = result is not None
    specify_exceptions(type, words)
    specifiers = tree.Specifiers(at)
    specifiers.words = {word.kind: word.location for word in words}
    specifiers.align = []
    return type, specifiers, "mutable" in specifiers.words


forward("lambda_attribute : __device__ | __host__")
forward("lambda_word : mutable | constexpr | noexcept | __device__ | __host__")
list_of("lambda_attributes", "lambda_attribute", empty=True)
list_of("lambda_words", "lambda_word", empty=True)
forward("lambda_result : ")
PRODUCTIONS.forward_second("lambda_result : RETURNS type_id")

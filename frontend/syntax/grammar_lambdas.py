"""Productions of lambdas and of GNU's statement expressions.

The token function marks the `[` that begins a lambda: nothing before it ends an operand.
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .declarators import Declarator
from .grammar import rule, same
from .grammar_expressions import _span as span


@rule("primary : '(' compound ')'")
def statement_expression(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.StatementExpr(v[0].location, v[1])
    return span(cx, node, v[0].location, v[2].end)


@rule("primary : LAMBDA captures ']' block lambda_head compound")
def lambda_expression(cx: Any, v: list[Any]) -> tree.Expr:
    opening, (default, captures), _, mark, head, body = v
    cx.scopes.leave(mark)
    type, specifiers, is_mutable = head
    node = tree.Lambda(opening.location, default, captures, type, body, specifiers, is_mutable)
    return span(cx, node, opening.location, body.end)


# Captures


@rule("captures : ")
def no_captures(cx: Any, v: list[Any]) -> Any:
    return "", []


@rule("captures : '=' | '&' | '=' ',' capture_list | '&' ',' capture_list")
def default_capture(cx: Any, v: list[Any]) -> Any:
    return v[0].kind, v[2] if len(v) > 1 else []


@rule("captures : capture_list")
def plain_captures(cx: Any, v: list[Any]) -> Any:
    return "", v[0]


@rule("capture_list : capture | capture_list ',' capture")
def capture_list(cx: Any, v: list[Any]) -> list[tree.Node]:
    return [v[0]] if len(v) == 1 else [*v[0], v[2]]


@rule("capture : simple_capture | simple_capture PACK")
def capture(cx: Any, v: list[Any]) -> tree.Node:
    if len(v) == 1:
        return v[0]
    node = tree.PackExpansion(v[0].location, v[0])
    node.length = v[0].length
    return node


@rule("capture : simple_capture '=' initializer | simple_capture DIRECT( arguments ')' | simple_capture '(' arguments ')'")
@rule("capture : simple_capture '{' arguments '}' | simple_capture INIT{ arguments '}'")
def init_capture(cx: Any, v: list[Any]) -> tree.Node:
    node = v[0]
    given = v[2] if v[1].kind == "=" else None
    if given is None and len(v[2]) == 1:
        given = v[2][0]
    if given is None:
        cx.error(f"initializer {'missing' if not v[2] else 'contains multiple expressions'} for lambda capture '{node.name.name}'", node.location, node.length)
        given = tree.ErrorExpr(node.location)
    node.init = given
    cx.scopes.declare(node.name.name.key)
    return node


@rule("simple_capture : any_name | '&' any_name")
def simple_capture(cx: Any, v: list[Any]) -> tree.Node:
    token = v[-1]
    name = tree.Identifier(token.location, token.value)
    name.length, name.start, name.end = token.length, token.location, token.end
    node = tree.Capture(token.location, name, len(v) > 1)
    node.length = token.length
    return node


@rule("capture : this | '*' this")
def this_capture(cx: Any, v: list[Any]) -> tree.Node:
    node = tree.Capture(v[0].location, None, len(v) == 1)
    node.length = v[-1].location.column + v[-1].length - v[0].location.column
    return node


# What stands between the captures and the body


@rule("lambda_head : lambda_attributes")
def no_parameters(cx: Any, v: list[Any]) -> Any:
    return _head(cx, v[0], cx.last, [], False, [], None)


@rule("lambda_head : lambda_attributes '(' parameters ')' lambda_words lambda_result")
def parameters(cx: Any, v: list[Any]) -> Any:
    attributes, opening, (params, variadic), _, words, result = v
    for param in params:
        if param.name is not None:
            cx.scopes.declare(param.name)
    return _head(cx, attributes, opening, params, variadic, words, result)


def _head(cx: Any, attributes: list[Token], at: Token, params: list[tree.ParamDecl], variadic: bool, words: list[Token], result: tree.TypeSyntax | None) -> Any:
    """The type of the call operator, its specifiers, and whether it is mutable."""
    declarator = Declarator(None)
    declarator.levels.append(("function", at, params, variadic))
    node = tree.AutoType(at.location) if result is None else result
    type = declarator.type(cx, node)
    assert isinstance(type, tree.FunctionType)
    type.trailing = result is not None
    specifiers = tree.Specifiers(at.location)
    specifiers.words = {t.kind: t.location for t in (*attributes, *words)}
    specifiers.align = []
    return type, specifiers, any(t.text == "mutable" for t in words)


@rule("lambda_attributes : ")
@rule("lambda_words : ")
def no_words(cx: Any, v: list[Any]) -> list[Token]:
    return []


@rule("lambda_attributes : lambda_attributes __device__ | lambda_attributes __host__")
@rule("lambda_words : lambda_words mutable | lambda_words constexpr | lambda_words noexcept | lambda_words __device__ | lambda_words __host__")
def next_word(cx: Any, v: list[Any]) -> list[Token]:
    return [*v[0], v[1]]


same("lambda_result : ")


@rule("lambda_result : RETURNS type_id")
def lambda_result(cx: Any, v: list[Any]) -> tree.TypeSyntax:
    node: tree.TypeSyntax = v[1]
    return node



"""Productions of `new`, `delete` and of functions that are deleted.

The brackets after `new T` are the array's; the type takes as many `*` and `[…]` as follow it ([expr.new] p2).
"""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .declarators import Declarator
from .grammar import rule, same
from .grammar_expressions import _span as span


@rule("unary : new new_type new_initializer | new new_placement new_type new_initializer")
def new_expression(cx: Any, v: list[Any]) -> tree.Expr:
    token, (type, count), (args, braces, close) = v[0], v[-2], v[-1]
    placement = v[1] if len(v) > 3 else None
    node = tree.New(token.location, type, placement, count, args, braces, token.value == "global")
    node.length = 3
    below = [e for e in (*(placement or ()), count, *(args or ())) if e is not None]
    return span(cx, node, token.location, close.end if close is not None else cx.last.end, *below)


@rule("new_placement : '(' argument_list ')'")
def new_placement(cx: Any, v: list[Any]) -> list[tree.Expr]:
    found: list[tree.Expr] = v[1]
    return found


@rule("new_type : '(' type_id ')'")
def parenthesised_type(cx: Any, v: list[Any]) -> Any:
    return _split(v[1])


@rule("new_type : specs", "lone tag")
@rule("new_type : specs new_declarator")
def new_type(cx: Any, v: list[Any]) -> Any:
    specs = v[0]
    if specs.missing:
        cx.error("expected a type", specs.node.location, specs.node.length)
    return _split(v[1].type(cx, specs.base) if len(v) > 1 else specs.base)


def _split(type: tree.TypeSyntax) -> Any:
    """The type of what is made, and how many where that is an array."""
    return (type.element, type.size) if isinstance(type, tree.ArrayType) else (type, None)


@rule("new_declarator : indirection", "lone tag")
@rule("new_declarator : indirection new_declarator")
def new_pointer(cx: Any, v: list[Any]) -> Declarator:
    declarator = v[1] if len(v) > 1 else Declarator(None)
    declarator.levels.append(v[0])
    return declarator


@rule("new_declarator : new_array")
def new_array_type(cx: Any, v: list[Any]) -> Declarator:
    return v[0]


@rule("new_array : '[' expression ']' | new_array '[' conditional ']'")
def new_array(cx: Any, v: list[Any]) -> Declarator:
    declarator = v[0] if len(v) > 3 else Declarator(None)
    declarator.levels.append(("array", v[-3], v[-2]))
    return declarator


@rule("new_initializer : ", "lone tag")
def no_initializer(cx: Any, v: list[Any]) -> Any:
    return None, False, None


@rule("new_initializer : '(' arguments ')'")
def direct_initializer(cx: Any, v: list[Any]) -> Any:
    return v[1], False, v[2]


@rule("new_initializer : new_brace '}' | new_brace initializers comma_opt '}'")
def list_initializer(cx: Any, v: list[Any]) -> Any:
    items = v[1] if len(v) > 2 else []
    return [item.value for item in items], True, v[-1]


same("new_brace : '{' | INIT{")


@rule("unary : delete cast | delete '[' ']' cast")
def delete_expression(cx: Any, v: list[Any]) -> tree.Expr:
    token: Token = v[0]
    node = tree.Delete(token.location, v[-1], len(v) > 2, token.value == "global")
    node.length = 6
    return span(cx, node, token.location, v[-1].end, v[-1])


@rule("declaration : named '=' delete ';'")
def deleted_function(cx: Any, v: list[Any]) -> list[tree.Decl]:
    decls: list[tree.Decl] = v[0].decls
    decl = decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.is_deleted = True
    else:
        cx.error("only functions can have deleted definitions", v[2].location, v[2].length)
    return decls

"""Productions of expressions and initialisers."""

from __future__ import annotations

from typing import TypeVar, cast

from ....support.diagnostics import Location
from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tree.names import name_of
from ..tree.node import make_node
from .productions import ASSIGNMENT_OPERATORS, BINARY_OPERATORS, Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

E = TypeVar("E", bound=tree.Expr)


def set_token_span(node: E, token: Token) -> E:
    """Set the source range of an expression of one token; return it."""
    node.length = token.length
    node.start = token.location
    node.end = token.end
    return node


def set_span(cx: ParseState, node: E, start: Location, end: Location, *below: tree.Expr | None) -> E:
    """Set the source range and the depth of an expression; return it."""
    node.start = start
    node.end = end
    depth = 0
    for child in below:
        if child is not None and child.depth > depth:
            depth = child.depth
    node.depth = depth + 1
    if depth >= tree.MAX_DEPTH:
        cx.abort_too_deep("expression", node.location)
    return node


# Primary expressions


@rule("primary : IDENTIFIER")
def identifier(cx: ParseState, token: Token) -> tree.Identifier:
    return set_token_span(tree.Identifier(token.location, name_of(token)), token)


@rule("primary : '(' expression ')'")
def parenthesized(cx: ParseState, opening: Token, node: tree.Expr, close: Token) -> tree.Expr:
    node.parenthesized = True
    node.start = opening.location
    node.end = close.end
    return node


@rule("primary : cast_word '<' type_id '>' '(' expression ')'")
def named_cast(
    cx: ParseState,
    word: Token,
    _: Token,
    type: tree.TypeSyntax,
    __: Token,
    ___: Token,
    operand: tree.Expr,
    close: Token,
) -> tree.Expr:
    return set_span(
        cx,
        make_node(word, tree.Cast, cast("tree.CastKind", word.kind), type, operand),
        word.location,
        close.end,
        operand,
    )


forward("cast_word : static_cast | reinterpret_cast | const_cast | dynamic_cast")
forward("functional_type : FUNCTIONAL")


@rule("primary : NOEXCEPT")
def noexcept(cx: ParseState, token: Token) -> tree.Expr:
    return make_node(token, tree.Noexcept, token.value)


@rule("primary : this")
def this(cx: ParseState, token: Token) -> tree.Expr:
    return set_token_span(tree.This(token.location), token)


@rule("primary : functional_type '(' arguments ')'")
def functional_cast(cx: ParseState, type: Token, _: Token, args: list[tree.Expr], close: Token) -> tree.Expr:
    node: tree.Expr
    if len(args) == 1 and not isinstance(args[0], tree.InitList | tree.PackExpansion):
        node = tree.Cast(type.location, "functional", type.value, args[0])
    else:
        node = tree.Construct(type.location, type.value, args)
    node.length = type.length
    return set_span(cx, node, type.location, close.end, *args)


@rule("primary : functional_type braces")
def brace_construction(cx: ParseState, type: Token, braces: tree.InitList) -> tree.Expr:
    designated = any(item.designators for item in braces.items)
    args: list[tree.Expr] = [braces] if designated else [item.value for item in braces.items]
    return set_span(
        cx, make_node(type, tree.Construct, type.value, args, True), type.location, braces.end, *args
    )


# Postfix expressions

forward("postfix : primary")


@rule("postfix : postfix '[' expression ']' | postfix '[' braces ']'")
def index(cx: ParseState, base: tree.Expr, _: Token, at: tree.Expr, close: Token) -> tree.Expr:
    return set_span(cx, make_node(base, tree.Index, base, at), base.start, close.end, base, at)


@rule("postfix : postfix '(' arguments ')'")
def call(cx: ParseState, callee: tree.Expr, _: Token, args: list[tree.Expr], close: Token) -> tree.Expr:
    node = make_node(callee, tree.Call, callee, args)
    node.close = close.location
    return set_span(cx, node, callee.start, close.end, callee, *args)


@rule("postfix : postfix LAUNCH '(' arguments ')'")
def launch(
    cx: ParseState, callee: tree.Expr, configuration: Token, _: Token, args: list[tree.Expr], close: Token
) -> tree.Expr:
    call = make_node(callee, tree.Call, callee, args)
    call.close = close.location
    set_span(cx, call, callee.start, close.end, callee, *args)
    node = make_node(configuration, tree.LaunchExpr, call, configuration.value)
    return set_span(cx, node, callee.start, close.end, call, *configuration.value)


@rule("postfix : postfix '.' IDENTIFIER | postfix '->' IDENTIFIER")
def member(cx: ParseState, base: tree.Expr, operator: Token, name: Token) -> tree.Expr:
    node = tree.Member(name.location, base, name_of(name), operator.kind == "->")
    node.operator = operator.location
    node.length = name.length
    return set_span(cx, node, base.start, name.end, base)


@rule("postfix : postfix '++' | postfix '--'")
def postfix_step(cx: ParseState, operand: tree.Expr, operator: Token) -> tree.Expr:
    node = tree.Unary(operator.location, cast("tree.UnaryOperator", operator.kind), operand, True)
    node.length = 2
    return set_span(cx, node, operand.start, operator.end, operand)


@rule("postfix : '(' type_id ')' braces")
def compound_literal(
    cx: ParseState, opening: Token, type: tree.TypeSyntax, _: Token, init: tree.InitList
) -> tree.Expr:
    node = tree.CompoundLiteral(opening.location, type, init)
    return set_span(cx, node, opening.location, init.end, init)


PRODUCTIONS.optional_list("arguments", "argument_list")
list_of("argument_list", "argument", "','")
forward("argument : initializer")


@rule("argument : initializer PACK")
def expansion(cx: ParseState, pattern: tree.Expr, dots: Token) -> tree.Expr:
    """Return the pack expansion `pattern...`. # ----- lambdas"""
    return set_span(cx, make_node(pattern, tree.PackExpansion, pattern), pattern.start, dots.end, pattern)


# Unary expressions and casts

forward("unary : postfix")
forward("sign : '+' | '-' | '!' | '~' | '*' | '&'")


@rule("unary : '++' unary | '--' unary | sign cast")
def unary(cx: ParseState, operator: Token, operand: tree.Expr) -> tree.Expr:
    return set_span(
        cx,
        make_node(operator, tree.Unary, cast("tree.UnaryOperator", operator.kind), operand),
        operator.location,
        operand.end,
        operand,
    )


@rule("unary : size_word unary")
def size_of_expression(cx: ParseState, word: Token, operand: tree.Expr) -> tree.Expr:
    return set_span(
        cx,
        make_node(word, tree.SizeOf, cast("tree.SizeOperator", word.kind), None, operand),
        word.location,
        operand.end,
        operand,
    )


@rule("unary : size_word '(' type_id ')'")
def size_of_type(cx: ParseState, word: Token, _: Token, type: tree.TypeSyntax, close: Token) -> tree.Expr:
    return set_span(
        cx, make_node(word, tree.SizeOf, cast("tree.SizeOperator", word.kind), type), word.location, close.end
    )


@rule("unary : sizeof SIZEOF_PACK '(' any_name ')'")
def size_of_pack(cx: ParseState, word: Token, _: Token, __: Token, name: Token, close: Token) -> tree.Expr:
    return set_span(cx, make_node(name, tree.SizeOfPack, name.text), word.location, close.end)


@rule("unary : TRAIT '(' type_list ')'")
def type_trait(cx: ParseState, word: Token, _: Token, args: list[tree.TypeSyntax], close: Token) -> tree.Expr:
    return set_span(cx, make_node(word, tree.TypeTrait, word.text, args), word.location, close.end)


forward("size_word : sizeof | alignof")
forward("cast : unary")


@rule("cast : '(' type_id ')' cast")
def c_cast(cx: ParseState, opening: Token, type: tree.TypeSyntax, _: Token, operand: tree.Expr) -> tree.Expr:
    node = tree.Cast(opening.location, "c", type, operand)
    return set_span(cx, node, opening.location, operand.end, operand)


# Binary operators

forward("binary : cast")


@rule(" | ".join(f"binary '{op}' binary" for op in BINARY_OPERATORS).join(("binary : ", "")))
def binary(cx: ParseState, left: tree.Expr, operator: Token, right: tree.Expr) -> tree.Expr:
    return set_span(
        cx,
        make_node(operator, tree.Binary, cast("tree.BinaryOperator", operator.kind), left, right),
        left.start,
        right.end,
        left,
        right,
    )


# Fold expressions


def _fold(
    cx: ParseState,
    opening: Token,
    left: tree.Expr | None,
    operator: Token,
    right: tree.Expr | None,
    close: Token,
) -> tree.Expr:
    for operand in (left, right):
        if isinstance(operand, (tree.Binary, tree.Conditional, tree.Assign)) and not operand.parenthesized:
            cx.error(
                "expression not permitted as operand of fold expression", operand.location, operand.length
            )
    node = tree.Fold(
        operator.location, cast("tree.BinaryOperator | tree.AssignmentOperator", operator.text), left, right
    )
    node.length, node.parenthesized = operator.length, True
    return set_span(cx, node, opening.location, close.end, left, right)


@rule("primary : '(' expression FOLD_OPERATOR FOLD ')'")
def right_fold(
    cx: ParseState, opening: Token, pattern: tree.Expr, operator: Token, _: Token, close: Token
) -> tree.Expr:
    return _fold(cx, opening, pattern, operator, None, close)


@rule("primary : '(' FOLD FOLD_OPERATOR expression ')'")
def left_fold(
    cx: ParseState, opening: Token, _: Token, operator: Token, pattern: tree.Expr, close: Token
) -> tree.Expr:
    return _fold(cx, opening, None, operator, pattern, close)


@rule("primary : '(' expression FOLD_OPERATOR FOLD FOLD_OPERATOR expression ')'")
def binary_fold(
    cx: ParseState,
    opening: Token,
    left: tree.Expr,
    operator: Token,
    _: Token,
    second: Token,
    right: tree.Expr,
    close: Token,
) -> tree.Expr:
    if operator.text != second.text:
        cx.error("operators in fold expression must be the same", second.location, second.length)
    return _fold(cx, opening, left, operator, right, close)


forward("conditional : binary")


@rule("conditional : binary '?' expression ':' assignment")
def conditional(
    cx: ParseState, condition: tree.Expr, operator: Token, then: tree.Expr, _: Token, otherwise: tree.Expr
) -> tree.Expr:
    node = tree.Conditional(operator.location, condition, then, otherwise)
    return set_span(cx, node, condition.start, otherwise.end, condition, then, otherwise)


@rule("conditional : binary '?' ':' assignment")
def gnu_conditional(
    cx: ParseState, condition: tree.Expr, operator: Token, _: Token, otherwise: tree.Expr
) -> tree.Expr:
    node = tree.Conditional(operator.location, condition, None, otherwise)  # type: ignore[arg-type]
    return set_span(cx, node, condition.start, otherwise.end, condition, otherwise)


forward("assignment : conditional")
forward("assigns : " + " | ".join(f"'{op}'" for op in ASSIGNMENT_OPERATORS))


@rule("assignment : binary assigns initializer")
def assignment(cx: ParseState, target: tree.Expr, operator: Token, value: tree.Expr) -> tree.Expr:
    return set_span(
        cx,
        make_node(operator, tree.Assign, cast("tree.AssignmentOperator", operator.kind), target, value),
        target.start,
        value.end,
        target,
        value,
    )


forward("expression : assignment")


@rule("expression : expression ',' assignment")
def comma(cx: ParseState, left: tree.Expr, operator: Token, right: tree.Expr) -> tree.Expr:
    node = tree.Binary(operator.location, ",", left, right)
    return set_span(cx, node, left.start, right.end, left, right)


forward("expression_opt : expression | ")


# Initialisers

forward("initializer : assignment | braces")
forward("comma_opt : ',' | ")
PRODUCTIONS.optional_list("initializer_list", "initializers comma_opt")
list_of("initializers", "initializer_item", "','")


@rule("braces : '{' initializer_list '}'")
def braces(cx: ParseState, opening: Token, items: list[tree.InitItem], close: Token) -> tree.InitList:
    node = tree.InitList(opening.location, items)
    return set_span(cx, node, opening.location, close.end, *(item.value for item in items))


@rule("initializer_item : argument")
def initializer_item(cx: ParseState, value: tree.Expr) -> tree.InitItem:
    return make_node(value, tree.InitItem, [], value)


@rule("initializer_item : designators '=' initializer")
def designated_item(
    cx: ParseState, designators: list[tree.Designator], _: Token, value: tree.Expr
) -> tree.InitItem:
    return make_node(designators[0], tree.InitItem, designators, value)


list_of("designators", "designator")


@rule("designator : '.' IDENTIFIER")
def member_designator(cx: ParseState, _: Token, name: Token) -> tree.Designator:
    return make_node(name, tree.Designator, name.text)


@rule("designator : '[' conditional ']'")
def index_designator(cx: ParseState, opening: Token, at: tree.Expr, _: Token) -> tree.Designator:
    return tree.Designator(opening.location, None, at)

"""Productions of expressions and initialisers."""

from __future__ import annotations

from typing import TypeVar

from ....support.diagnostics import Location
from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tree.names import named
from ..tree.node import placed
from .productions import ASSIGNMENT_OPERATORS, BINARY_OPERATORS, Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

E = TypeVar("E", bound=tree.Expr)


def leaf(node: E, token: Token) -> E:
    """Fills in where an expression of one token starts and ends."""
    node.length = token.length
    node.start = token.location
    node.end = token.end
    return node


def span(cx: Reader, node: E, start: Location, end: Location, *below: tree.Expr | None) -> E:
    """Fills in where an expression starts and ends and how deep it is."""
    node.start = start
    node.end = end
    depth = 0
    for child in below:
        if child is not None and child.depth > depth:
            depth = child.depth
    node.depth = depth + 1
    if depth >= tree.MAX_DEPTH:
        cx.too_deep("expression", node.location)
    return node


# Primary expressions


@rule("primary : IDENTIFIER")
def identifier(cx: Reader, token: Token) -> tree.Identifier:
    return leaf(tree.Identifier(token.location, named(token)), token)


@rule("primary : '(' expression ')'")
def parenthesized(cx: Reader, opening: Token, node: tree.Expr, close: Token) -> tree.Expr:
    node.parenthesized = True
    node.start = opening.location
    node.end = close.end
    return node


@rule("primary : cast_word '<' type_id '>' '(' expression ')'")
def named_cast(
    cx: Reader,
    word: Token,
    _: Token,
    type: tree.TypeSyntax,
    __: Token,
    ___: Token,
    operand: tree.Expr,
    close: Token,
) -> tree.Expr:
    return span(cx, placed(word, tree.Cast, word.kind, type, operand), word.location, close.end, operand)


same("cast_word : static_cast | reinterpret_cast | const_cast | dynamic_cast")
same("functional_type : FUNCTIONAL")


@rule("primary : NOEXCEPT")
def noexcept(cx: Reader, token: Token) -> tree.Expr:
    return placed(token, tree.Noexcept, token.value)


@rule("primary : this")
def this(cx: Reader, token: Token) -> tree.Expr:
    return leaf(tree.This(token.location), token)


@rule("primary : functional_type '(' arguments ')'")
def functional_cast(cx: Reader, type: Token, _: Token, args: list[tree.Expr], close: Token) -> tree.Expr:
    node: tree.Expr
    if len(args) == 1 and not isinstance(args[0], tree.InitList | tree.PackExpansion):
        node = tree.Cast(type.location, "functional", type.value, args[0])
    else:
        node = tree.Construct(type.location, type.value, args)
    node.length = type.length
    return span(cx, node, type.location, close.end, *args)


@rule("primary : functional_type braces")
def brace_construction(cx: Reader, type: Token, braces: tree.InitList) -> tree.Expr:
    designated = any(item.designators for item in braces.items)
    args: list[tree.Expr] = [braces] if designated else [item.value for item in braces.items]
    return span(cx, placed(type, tree.Construct, type.value, args, True), type.location, braces.end, *args)


# Postfix expressions

same("postfix : primary")


@rule("postfix : postfix '[' expression ']' | postfix '[' braces ']'")
def index(cx: Reader, base: tree.Expr, _: Token, at: tree.Expr, close: Token) -> tree.Expr:
    return span(cx, placed(base, tree.Index, base, at), base.start, close.end, base, at)


@rule("postfix : postfix '(' arguments ')'")
def call(cx: Reader, callee: tree.Expr, _: Token, args: list[tree.Expr], close: Token) -> tree.Expr:
    node = placed(callee, tree.Call, callee, args)
    node.close = close.location
    return span(cx, node, callee.start, close.end, callee, *args)


@rule("postfix : postfix LAUNCH '(' arguments ')'")
def launch(
    cx: Reader, callee: tree.Expr, configuration: Token, _: Token, args: list[tree.Expr], close: Token
) -> tree.Expr:
    call = placed(callee, tree.Call, callee, args)
    call.close = close.location
    span(cx, call, callee.start, close.end, callee, *args)
    node = placed(configuration, tree.Launch, call, configuration.value)
    return span(cx, node, callee.start, close.end, call, *configuration.value)


@rule("postfix : postfix '.' IDENTIFIER | postfix '->' IDENTIFIER")
def member(cx: Reader, base: tree.Expr, operator: Token, name: Token) -> tree.Expr:
    node = tree.Member(name.location, base, named(name), operator.kind == "->")
    node.operator = operator.location
    node.length = name.length
    return span(cx, node, base.start, name.end, base)


@rule("postfix : postfix '++' | postfix '--'")
def postfix_step(cx: Reader, operand: tree.Expr, operator: Token) -> tree.Expr:
    node = tree.Unary(operator.location, operator.kind, operand, True)
    node.length = 2
    return span(cx, node, operand.start, operator.end, operand)


@rule("postfix : '(' type_id ')' braces")
def compound_literal(
    cx: Reader, opening: Token, type: tree.TypeSyntax, _: Token, init: tree.InitList
) -> tree.Expr:
    node = tree.CompoundLiteral(opening.location, type, init)
    return span(cx, node, opening.location, init.end, init)


PRODUCTIONS.optional("arguments", "argument_list")
repeated("argument_list", "argument", "','")
same("argument : initializer")


@rule("argument : initializer PACK")
def expansion(cx: Reader, pattern: tree.Expr, dots: Token) -> tree.Expr:
    """`pattern...`"""
    return span(cx, placed(pattern, tree.PackExpansion, pattern), pattern.start, dots.end, pattern)


# Unary expressions and casts

same("unary : postfix")
same("sign : '+' | '-' | '!' | '~' | '*' | '&'")


@rule("unary : '++' unary | '--' unary | sign cast")
def unary(cx: Reader, operator: Token, operand: tree.Expr) -> tree.Expr:
    return span(
        cx, placed(operator, tree.Unary, operator.kind, operand), operator.location, operand.end, operand
    )


@rule("unary : size_word unary")
def size_of_expression(cx: Reader, word: Token, operand: tree.Expr) -> tree.Expr:
    return span(cx, placed(word, tree.SizeOf, word.kind, None, operand), word.location, operand.end, operand)


@rule("unary : size_word '(' type_id ')'")
def size_of_type(cx: Reader, word: Token, _: Token, type: tree.TypeSyntax, close: Token) -> tree.Expr:
    return span(cx, placed(word, tree.SizeOf, word.kind, type), word.location, close.end)


@rule("unary : sizeof SIZEOF_PACK '(' any_name ')'")
def size_of_pack(cx: Reader, word: Token, _: Token, __: Token, name: Token, close: Token) -> tree.Expr:
    return span(cx, placed(name, tree.SizeOfPack, name.text), word.location, close.end)


@rule("unary : TRAIT '(' type_list ')'")
def type_trait(cx: Reader, word: Token, _: Token, args: list[tree.TypeSyntax], close: Token) -> tree.Expr:
    return span(cx, placed(word, tree.TypeTrait, word.text, args), word.location, close.end)


same("size_word : sizeof | alignof")
same("cast : unary")


@rule("cast : '(' type_id ')' cast")
def c_cast(cx: Reader, opening: Token, type: tree.TypeSyntax, _: Token, operand: tree.Expr) -> tree.Expr:
    node = tree.Cast(opening.location, "c", type, operand)
    return span(cx, node, opening.location, operand.end, operand)


# Binary operators

same("binary : cast")


@rule(" | ".join(f"binary '{op}' binary" for op in BINARY_OPERATORS).join(("binary : ", "")))
def binary(cx: Reader, left: tree.Expr, operator: Token, right: tree.Expr) -> tree.Expr:
    return span(
        cx, placed(operator, tree.Binary, operator.kind, left, right), left.start, right.end, left, right
    )


# Fold expressions


def _folded(
    cx: Reader, opening: Token, left: tree.Expr | None, operator: Token, right: tree.Expr | None, close: Token
) -> tree.Expr:
    for operand in (left, right):
        if isinstance(operand, (tree.Binary, tree.Conditional, tree.Assign)) and not operand.parenthesized:
            cx.error(
                "expression not permitted as operand of fold expression", operand.location, operand.length
            )
    node = tree.Fold(operator.location, operator.text, left, right)
    node.length, node.parenthesized = operator.length, True
    return span(cx, node, opening.location, close.end, left, right)


@rule("primary : '(' expression FOLD_OPERATOR FOLD ')'")
def right_fold(
    cx: Reader, opening: Token, pattern: tree.Expr, operator: Token, _: Token, close: Token
) -> tree.Expr:
    return _folded(cx, opening, pattern, operator, None, close)


@rule("primary : '(' FOLD FOLD_OPERATOR expression ')'")
def left_fold(
    cx: Reader, opening: Token, _: Token, operator: Token, pattern: tree.Expr, close: Token
) -> tree.Expr:
    return _folded(cx, opening, None, operator, pattern, close)


@rule("primary : '(' expression FOLD_OPERATOR FOLD FOLD_OPERATOR expression ')'")
def binary_fold(
    cx: Reader,
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
    return _folded(cx, opening, left, operator, right, close)


same("conditional : binary")


@rule("conditional : binary '?' expression ':' assignment")
def conditional(
    cx: Reader, condition: tree.Expr, operator: Token, then: tree.Expr, _: Token, otherwise: tree.Expr
) -> tree.Expr:
    node = tree.Conditional(operator.location, condition, then, otherwise)
    return span(cx, node, condition.start, otherwise.end, condition, then, otherwise)


@rule("conditional : binary '?' ':' assignment")
def gnu_conditional(
    cx: Reader, condition: tree.Expr, operator: Token, _: Token, otherwise: tree.Expr
) -> tree.Expr:
    node = tree.Conditional(operator.location, condition, None, otherwise)  # type: ignore[arg-type]
    return span(cx, node, condition.start, otherwise.end, condition, otherwise)


same("assignment : conditional")
same("assigns : " + " | ".join(f"'{op}'" for op in ASSIGNMENT_OPERATORS))


@rule("assignment : binary assigns initializer")
def assignment(cx: Reader, target: tree.Expr, operator: Token, value: tree.Expr) -> tree.Expr:
    return span(
        cx,
        placed(operator, tree.Assign, operator.kind, target, value),
        target.start,
        value.end,
        target,
        value,
    )


same("expression : assignment")


@rule("expression : expression ',' assignment")
def comma(cx: Reader, left: tree.Expr, operator: Token, right: tree.Expr) -> tree.Expr:
    node = tree.Binary(operator.location, ",", left, right)
    return span(cx, node, left.start, right.end, left, right)


same("expression_opt : expression | ")


# Initialisers

same("initializer : assignment | braces")
same("comma_opt : ',' | ")
PRODUCTIONS.optional("initializer_list", "initializers comma_opt")
repeated("initializers", "initializer_item", "','")


@rule("braces : '{' initializer_list '}'")
def braces(cx: Reader, opening: Token, items: list[tree.InitItem], close: Token) -> tree.InitList:
    node = tree.InitList(opening.location, items)
    return span(cx, node, opening.location, close.end, *(item.value for item in items))


@rule("initializer_item : argument")
def initializer_item(cx: Reader, value: tree.Expr) -> tree.InitItem:
    return placed(value, tree.InitItem, [], value)


@rule("initializer_item : designators '=' initializer")
def designated_item(
    cx: Reader, designators: list[tree.Designator], _: Token, value: tree.Expr
) -> tree.InitItem:
    return placed(designators[0], tree.InitItem, designators, value)


repeated("designators", "designator")


@rule("designator : '.' IDENTIFIER")
def member_designator(cx: Reader, _: Token, name: Token) -> tree.Designator:
    return placed(name, tree.Designator, name.text)


@rule("designator : '[' conditional ']'")
def index_designator(cx: Reader, opening: Token, at: tree.Expr, _: Token) -> tree.Designator:
    return tree.Designator(opening.location, None, at)

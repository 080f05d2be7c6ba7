"""Productions of expressions and initialisers."""

from __future__ import annotations

from typing import Any

from ..text.tokens import Token
from . import tree
from .grammar import ASSIGNMENT_OPERATORS, BINARY_OPERATORS, rule, same


def _leaf(node: tree.Expr, token: Token) -> tree.Expr:
    node.length = token.length
    node.start = token.location
    node.end = token.end
    return node


def _span(cx: Any, node: Any, start: Any, end: Any, *below: tree.Expr | None) -> Any:
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

same("primary : literal | strings")
same("strings : one_string")


@rule("literal : INTEGER")
def integer(cx: Any, v: list[Any]) -> tree.Expr:
    value, suffix, base = v[0].value
    return _leaf(tree.IntLiteral(v[0].location, value, suffix, base), v[0])


@rule("literal : FLOATING")
def floating(cx: Any, v: list[Any]) -> tree.Expr:
    value, suffix = v[0].value
    return _leaf(tree.FloatLiteral(v[0].location, value, suffix), v[0])


@rule("literal : CHARACTER")
def character(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.CharLiteral(v[0].location, v[0].value), v[0])


@rule("literal : true | false")
def boolean(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.BoolLiteral(v[0].location, v[0].kind == "true"), v[0])


@rule("literal : nullptr")
def nullptr(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.NullptrLiteral(v[0].location), v[0])


@rule("one_string : STRING")
def one_string(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.StringLiteral(v[0].location, v[0].value), v[0])


@rule("strings : strings STRING")
def more_strings(cx: Any, v: list[Any]) -> tree.Expr:
    v[0].pieces = [*(v[0].pieces or [(v[0].value, v[0].location)]), (v[1].value, v[1].location)]
    v[0].value += v[1].value
    v[0].end = v[1].end
    return v[0]


@rule("primary : IDENTIFIER")
def identifier(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.Identifier(v[0].location, v[0].value), v[0])


@rule("primary : '(' expression ')'")
def parenthesized(cx: Any, v: list[Any]) -> tree.Expr:
    node = v[1]
    node.parenthesized = True
    node.start = v[0].location
    node.end = v[2].end
    return node


@rule("primary : cast_word '<' type_id '>' '(' expression ')'")
def named_cast(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Cast(v[0].location, v[0].kind, v[2], v[5])
    node.length = v[0].length
    return _span(cx, node, v[0].location, v[6].end, v[5])


same("cast_word : static_cast | reinterpret_cast | const_cast | dynamic_cast")


same("functional_type : FUNCTIONAL")


@rule("primary : this")
def this(cx: Any, v: list[Any]) -> tree.Expr:
    return _leaf(tree.This(v[0].location), v[0])


@rule("primary : functional_type '(' arguments ')'")
def functional_cast(cx: Any, v: list[Any]) -> tree.Expr:
    token, _, args, close = v
    node: tree.Expr
    if len(args) == 1 and not isinstance(args[0], tree.InitList | tree.PackExpansion):
        node = tree.Cast(token.location, "functional", token.value, args[0])
    else:
        node = tree.Construct(token.location, token.value, args)
    node.length = token.length
    return _span(cx, node, token.location, close.end, *args)


@rule("primary : functional_type '{' '}' | functional_type '{' initializers comma_opt '}'")
def brace_construction(cx: Any, v: list[Any]) -> tree.Expr:
    token = v[0]
    args: list[tree.Expr]
    if len(v) == 3:
        args = []
    elif any(item.designators for item in v[2]):
        args = [_init_list(cx, v[1], v[2], v[4])]
    else:
        args = [item.value for item in v[2]]
    node = tree.Construct(token.location, token.value, args, True)
    node.length = token.length
    return _span(cx, node, token.location, v[-1].end, *args)


# Postfix expressions

same("postfix : primary")


@rule("postfix : postfix '[' expression ']'")
def index(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Index(v[0].location, v[0], v[2])
    node.length = v[0].length
    return _span(cx, node, v[0].start, v[3].end, v[0], v[2])


@rule("postfix : postfix '(' arguments ')'")
def call(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Call(v[0].location, v[0], v[2])
    node.length = v[0].length
    node.close = v[3].location
    return _span(cx, node, v[0].start, v[3].end, v[0], *v[2])


@rule("postfix : postfix '.' IDENTIFIER | postfix '->' IDENTIFIER")
def member(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Member(v[2].location, v[0], v[2].value, v[1].kind == "->")
    node.operator = v[1].location
    node.length = v[2].length
    return _span(cx, node, v[0].start, v[2].end, v[0])


@rule("postfix : postfix '++' | postfix '--'")
def postfix_step(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Unary(v[1].location, v[1].kind, v[0], True)
    node.length = 2
    return _span(cx, node, v[0].start, v[1].end, v[0])


@rule("postfix : '(' type_id ')' braces")
def compound_literal(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.CompoundLiteral(v[0].location, v[1], v[3])
    return _span(cx, node, v[0].location, v[3].end, v[3])


@rule("arguments : ")
def no_arguments(cx: Any, v: list[Any]) -> list[tree.Expr]:
    return []


same("arguments : argument_list")


@rule("argument_list : initializer")
def first_argument(cx: Any, v: list[Any]) -> list[tree.Expr]:
    return [v[0]]


def expansion(cx: Any, pattern: tree.Expr, dots: Token) -> tree.Expr:
    """`pattern...`"""
    node = tree.PackExpansion(pattern.location, pattern)
    node.length = pattern.length
    return _span(cx, node, pattern.start, dots.end, pattern)


@rule("argument_list : initializer PACK")
def first_expansion(cx: Any, v: list[Any]) -> list[tree.Expr]:
    return [expansion(cx, v[0], v[1])]


@rule("argument_list : argument_list ',' initializer PACK")
def next_expansion(cx: Any, v: list[Any]) -> list[tree.Expr]:
    v[0].append(expansion(cx, v[2], v[3]))
    return v[0]


@rule("argument_list : argument_list ',' initializer")
def next_argument(cx: Any, v: list[Any]) -> list[tree.Expr]:
    v[0].append(v[2])
    return v[0]


# Unary expressions and casts

same("unary : postfix")
same("sign : '+' | '-' | '!' | '~' | '*' | '&'")


@rule("unary : '++' unary | '--' unary | sign cast")
def unary(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Unary(v[0].location, v[0].kind, v[1])
    node.length = v[0].length
    return _span(cx, node, v[0].location, v[1].end, v[1])


@rule("unary : size_word unary")
def size_of_expression(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.SizeOf(v[0].location, v[0].kind, None, v[1])
    node.length = v[0].length
    return _span(cx, node, v[0].location, v[1].end, v[1])


@rule("unary : size_word '(' type_id ')'")
def size_of_type(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.SizeOf(v[0].location, v[0].kind, v[2])
    node.length = v[0].length
    return _span(cx, node, v[0].location, v[3].end)


@rule("unary : sizeof SIZEOF_PACK '(' any_name ')'")
def size_of_pack(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.SizeOfPack(v[3].location, v[3].text)
    node.length = v[3].length
    return _span(cx, node, v[0].location, v[4].end)


same("size_word : sizeof | alignof")
same("cast : unary")


@rule("cast : '(' type_id ')' cast")
def c_cast(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Cast(v[0].location, "c", v[1], v[3])
    return _span(cx, node, v[0].location, v[3].end, v[3])


# Binary operators

same("binary : cast")


@rule(" | ".join(f"binary '{op}' binary" for op in BINARY_OPERATORS).join(("binary : ", "")))
def binary(cx: Any, v: list[Any]) -> tree.Expr:
    left, op, right = v
    node = tree.Binary(op.location, op.kind, left, right)
    node.length = op.length
    return _span(cx, node, left.start, right.end, left, right)


# Fold expressions

def _folded(cx: Any, v: list[Any], op: Token, left: tree.Expr | None, right: tree.Expr | None) -> tree.Expr:
    for operand in (left, right):
        if isinstance(operand, (tree.Binary, tree.Conditional, tree.Assign)) and not operand.parenthesized:
            cx.error("expression not permitted as operand of fold expression", operand.location, operand.length)
    node = tree.Fold(op.location, op.text, left, right)
    node.length, node.parenthesized = op.length, True
    return _span(cx, node, v[0].location, v[-1].end, left, right)


@rule("primary : '(' expression FOLD_OPERATOR FOLD ')'")
def right_fold(cx: Any, v: list[Any]) -> tree.Expr:
    return _folded(cx, v, v[2], v[1], None)


@rule("primary : '(' FOLD FOLD_OPERATOR expression ')'")
def left_fold(cx: Any, v: list[Any]) -> tree.Expr:
    return _folded(cx, v, v[2], None, v[3])


@rule("primary : '(' expression FOLD_OPERATOR FOLD FOLD_OPERATOR expression ')'")
def binary_fold(cx: Any, v: list[Any]) -> tree.Expr:
    if v[2].text != v[4].text:
        cx.error("operators in fold expression must be the same", v[4].location, v[4].length)
    return _folded(cx, v, v[2], v[1], v[5])


same("conditional : binary")


@rule("conditional : binary '?' expression ':' assignment")
def conditional(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Conditional(v[1].location, v[0], v[2], v[4])
    return _span(cx, node, v[0].start, v[4].end, v[0], v[2], v[4])


@rule("conditional : binary '?' ':' assignment")
def gnu_conditional(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Conditional(v[1].location, v[0], None, v[3])  # type: ignore[arg-type]
    return _span(cx, node, v[0].start, v[3].end, v[0], v[3])


same("assignment : conditional")
same("assigns : " + " | ".join(f"'{op}'" for op in ASSIGNMENT_OPERATORS))


@rule("assignment : binary assigns initializer")
def assignment(cx: Any, v: list[Any]) -> tree.Expr:
    target, op, value = v
    node = tree.Assign(op.location, op.kind, target, value)
    node.length = op.length
    return _span(cx, node, target.start, value.end, target, value)


same("expression : assignment")


@rule("expression : expression ',' assignment")
def comma(cx: Any, v: list[Any]) -> tree.Expr:
    node = tree.Binary(v[1].location, ",", v[0], v[2])
    return _span(cx, node, v[0].start, v[2].end, v[0], v[2])


same("expression_opt : expression | ")


# Initialisers

same("initializer : assignment | braces")
same("comma_opt : ',' | ")


def _init_list(cx: Any, opening: Token, items: list[tree.InitItem], close: Token) -> tree.InitList:
    node = tree.InitList(opening.location, items)
    return _span(cx, node, opening.location, close.end, *(item.value for item in items))


@rule("braces : '{' '}' | '{' initializers comma_opt '}'")
def braces(cx: Any, v: list[Any]) -> tree.Expr:
    return _init_list(cx, v[0], v[1] if len(v) > 2 else [], v[-1])


@rule("initializers : initializer_item")
def first_initializer(cx: Any, v: list[Any]) -> list[tree.InitItem]:
    return [v[0]]


@rule("initializers : initializers ',' initializer_item")
def next_initializer(cx: Any, v: list[Any]) -> list[tree.InitItem]:
    v[0].append(v[2])
    return v[0]


@rule("initializer_item : initializer | designators '=' initializer")
def initializer_item(cx: Any, v: list[Any]) -> tree.InitItem:
    designators = v[0] if len(v) > 1 else []
    first = designators[0] if designators else v[0]
    node = tree.InitItem(first.location, designators, v[-1])
    node.length = first.length
    return node


@rule("initializer_item : initializer PACK")
def initializer_expansion(cx: Any, v: list[Any]) -> tree.InitItem:
    node = tree.InitItem(v[0].location, [], expansion(cx, v[0], v[1]))
    node.length = v[0].length
    return node


@rule("designators : designator")
def first_designator(cx: Any, v: list[Any]) -> list[tree.Designator]:
    return [v[0]]


@rule("designators : designators designator")
def next_designator(cx: Any, v: list[Any]) -> list[tree.Designator]:
    v[0].append(v[1])
    return v[0]


@rule("designator : '.' IDENTIFIER")
def member_designator(cx: Any, v: list[Any]) -> tree.Designator:
    node = tree.Designator(v[1].location, v[1].text)
    node.length = v[1].length
    return node


@rule("designator : '[' conditional ']'")
def index_designator(cx: Any, v: list[Any]) -> tree.Designator:
    return tree.Designator(v[0].location, None, v[1])

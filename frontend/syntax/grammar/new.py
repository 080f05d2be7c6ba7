"""Productions of `new`, `delete` and deleted functions.

The brackets after `new T` are the array's; the type extends over all `*` and `[…]` that follow ([expr.new]
p2).
"""

from __future__ import annotations

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from .declarator_builders import Declarator, DeclaratorGroup, SpecifierList
from .declarators import abstract_array, array_declarator, pointer_declarator
from .expressions import set_span
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, forward_second = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.forward_second

NewType = tuple[tree.TypeSyntax, tree.Expr | None]
"""The type of the object, or of the elements of an array with their number (None for one object)."""
Initializer = tuple[list[tree.Expr] | None, bool, Token | None]
"""The arguments, whether they are in braces, and the closing bracket. # ----- records"""


@rule("unary : new new_placement new_type new_initializer")
def placed_new(
    cx: ParseState,
    word: Token,
    placement: list[tree.Expr] | None,
    new_type: NewType,
    initializer: Initializer,
) -> tree.Expr:
    type, count = new_type
    args, braces, close = initializer
    node = tree.New(word.location, type, placement, count, args, braces, word.value == "global")
    node.length = 3
    return set_span(
        cx,
        node,
        word.location,
        close.end if close is not None else cx.last.end,
        *(placement or ()),
        count,
        *(args or ()),
    )


@rule("unary : new new_type new_initializer")
def plain_new(cx: ParseState, word: Token, new_type: NewType, initializer: Initializer) -> tree.Expr:
    return placed_new(cx, word, None, new_type, initializer)


forward_second("new_placement : '(' argument_list ')'")


@rule("new_type : '(' type_id ')'")
def parenthesised_type(cx: ParseState, _: Token, type: tree.TypeSyntax, __: Token) -> NewType:
    return (type.element, type.size) if isinstance(type, tree.ArraySyntax) else (type, None)


@rule("new_type : specs", "lone tag")
@rule("new_type : specs new_declarator")
def new_type(cx: ParseState, specs: SpecifierList, declarator: Declarator | None = None) -> NewType:
    if specs.missing:
        cx.error("expected a type", specs.node.location, specs.node.length)
    type = (declarator or Declarator(None)).type(cx, specs.base)
    return (type.element, type.size) if isinstance(type, tree.ArraySyntax) else (type, None)


rule("new_declarator : indirection", "lone tag")(pointer_declarator)
rule("new_declarator : indirection new_declarator")(pointer_declarator)
forward("new_declarator : new_array")
rule("new_array : '[' expression ']'")(abstract_array)
rule("new_array : new_array '[' conditional ']'")(array_declarator)


@rule("new_initializer : ", "lone tag")
def no_initializer(cx: ParseState) -> Initializer:
    return None, False, None


@rule("new_initializer : '(' arguments ')'")
def direct_initializer(cx: ParseState, _: Token, args: list[tree.Expr], close: Token) -> Initializer:
    return args, False, close


@rule("new_initializer : '{' initializer_list '}'")
def list_initializer(cx: ParseState, _: Token, items: list[tree.InitItem], close: Token) -> Initializer:
    return [item.value for item in items], True, close


@rule("unary : delete cast")
def plain_delete(cx: ParseState, word: Token, operand: tree.Expr, is_array: bool = False) -> tree.Expr:
    node = tree.Delete(word.location, operand, is_array, word.value == "global")
    node.length = 6
    return set_span(cx, node, word.location, operand.end, operand)


@rule("unary : delete '[' ']' cast")
def array_delete(cx: ParseState, word: Token, _: Token, __: Token, operand: tree.Expr) -> tree.Expr:
    return plain_delete(cx, word, operand, True)


@rule("declaration : named '=' delete ';'")
def deleted_function(
    cx: ParseState, group: DeclaratorGroup, _: Token, word: Token, __: Token
) -> list[tree.Decl]:
    decl = group.decls[-1]
    if isinstance(decl, tree.FunctionDecl):
        decl.is_deleted = True
    else:
        cx.error("only functions can have deleted definitions", word.location, word.length)
    return group.decls

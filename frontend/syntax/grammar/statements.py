"""Productions of statements."""

from __future__ import annotations

from itertools import accumulate
from typing import TypeVar

from ...text.tokens import Token
from .. import tree
from ..parse_state import ParseState
from ..tokens.scopes import ScopeMark
from ..tree.node import make_node
from .declarations import declare_initialised
from .declarator_builders import DeclaratorGroup, SpecifierList
from .declarators import InitDeclarator
from .productions import Productions

PRODUCTIONS = Productions()
rule, forward, list_of = PRODUCTIONS.rule, PRODUCTIONS.forward, PRODUCTIONS.list_of

S = TypeVar("S", bound=tree.Stmt)
Test = tree.Expr | tree.VarDecl
Condition = tuple[tree.Stmt | None, Test]
"""The init-statement of an `if` or `switch`, and the tested expression or declaration."""


def _set_depth(cx: ParseState, node: S, token: Token | tree.Node, *below: tree.Stmt | None) -> S:
    """Set the length of a statement's first token and the depth of statements in it; return it."""
    node.length = token.length
    depth = 0
    for child in below:
        if child is not None and child.depth > depth:
            depth = child.depth
    node.depth = depth + 1
    if depth >= tree.MAX_DEPTH:
        cx.abort_too_deep("statement", node.location)
    return node


# Blocks

forward("statement : compound | expression_statement | selection | loop | jump | labeled | asm_statement")


@rule("compound : '{' block statements '}'")
def compound(
    cx: ParseState, opening: Token, scope: ScopeMark, items: list[tree.Stmt], close: Token
) -> tree.Compound:
    cx.scopes.leave(scope)
    node = tree.Compound(opening.location, items)
    node.end = close.location
    return _set_depth(cx, node, opening, *items)


@rule("block : ")
def block(cx: ParseState) -> ScopeMark:
    # Each scope of a statement is a level of the tree. Brackets around statements are limited, so this limit
    # is reached before the innermost statement is parsed.
    if len(cx.scopes.stack) > tree.MAX_DEPTH + tree.MAX_NESTING:
        cx.abort_too_deep("statement", cx.last.location)
    return cx.scopes.enter()


list_of("statements", "statement", empty=True)


@rule("statement : BAD")
@rule("expression_statement : ';'")
def null_statement(cx: ParseState, token: Token) -> tree.Stmt:
    return tree.NullStmt(token.location)


@rule("statement : declaration")
@rule("for_init : declaration")
def declaration_statement(cx: ParseState, decls: list[tree.Decl]) -> tree.Stmt:
    return tree.DeclStmt(decls[0].location, decls) if decls else tree.NullStmt(cx.last.location)


@rule("expression_statement : expression ';'")
@rule("for_init : expression ';'")
def expression_statement(cx: ParseState, value: tree.Expr, _: Token) -> tree.Stmt:
    node = tree.ExprStmt(value.start, value)
    node.length = value.length
    return node


# Selection


@rule("selection : if '(' block condition ')' statement", "lone if")
@rule("selection : if '(' block condition ')' statement else statement")
def if_statement(
    cx: ParseState, word: Token, _: Token, scope: ScopeMark, condition: Condition, __: Token,
    then: tree.Stmt, other: Token | None = None, otherwise: tree.Stmt | None = None, constexpr: bool = False,
) -> tree.If:  # fmt: skip
    cx.scopes.leave(scope)
    init, test = condition
    node = tree.If(word.location, test, then, otherwise, init, constexpr)
    node.else_location = other.location if other is not None else None
    return _set_depth(cx, node, word, then, otherwise)


@rule("selection : if constexpr '(' block condition ')' statement", "lone if")
@rule("selection : if constexpr '(' block condition ')' statement else statement")
def if_constexpr(
    cx: ParseState, word: Token, _: Token, opening: Token, scope: ScopeMark, condition: Condition,
    close: Token, then: tree.Stmt, other: Token | None = None, otherwise: tree.Stmt | None = None,
) -> tree.If:  # fmt: skip
    return if_statement(cx, word, opening, scope, condition, close, then, other, otherwise, True)


@rule("selection : switch '(' block condition ')' statement")
def switch_statement(
    cx: ParseState, word: Token, _: Token, scope: ScopeMark, condition: Condition, __: Token, body: tree.Stmt
) -> tree.Switch:
    cx.scopes.leave(scope)
    init, test = condition
    return _set_depth(cx, tree.Switch(word.location, test, body, init), word, body)


@rule("condition : test")
def plain_condition(cx: ParseState, test: Test) -> Condition:
    return None, test


@rule("condition : for_init test")
def condition(cx: ParseState, init: tree.Stmt | None, test: Test) -> Condition:
    return init, test


# `for` has rules of its own for its test: the `;` after it would make the others ambiguous.
forward("test : expression")
forward("for_test : expression | ")


@rule("test : named '=' initializer")
@rule("for_test : named '=' initializer")
def declared_condition(cx: ParseState, group: DeclaratorGroup, _: Token, init: tree.Expr) -> Test:
    decl = group.decls[-1]
    if len(group.decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("expected a variable of one declaration in a condition", decl.location, decl.length)
        return tree.ErrorExpr(decl.location)
    decl.init = init
    return decl


@rule("test : specs braced_declarator")
@rule("for_test : specs braced_declarator")
def braced_condition(cx: ParseState, specs: SpecifierList, declarator: InitDeclarator) -> Test:
    decl = declare_initialised(cx, DeclaratorGroup(specs), declarator).decls[-1]
    return decl if isinstance(decl, tree.VarDecl) else tree.ErrorExpr(decl.location)


# Loops


@rule("loop : while '(' block test ')' statement")
def while_statement(
    cx: ParseState, word: Token, _: Token, scope: ScopeMark, test: Test, __: Token, body: tree.Stmt
) -> tree.While:
    cx.scopes.leave(scope)
    return _set_depth(cx, tree.While(word.location, test, body), word, body)


@rule("loop : do statement while '(' expression ')' ';'")
def do_statement(
    cx: ParseState,
    word: Token,
    body: tree.Stmt,
    _: Token,
    __: Token,
    test: tree.Expr,
    ___: Token,
    ____: Token,
) -> tree.DoWhile:
    return _set_depth(cx, tree.DoWhile(word.location, body, test), word, body)


@rule("loop : for '(' block for_init for_test ';' expression_opt ')' statement")
def for_statement(
    cx: ParseState, word: Token, _: Token, scope: ScopeMark, init: tree.Stmt | None, test: Test | None,
    __: Token, step: tree.Expr | None, ___: Token, body: tree.Stmt,
) -> tree.For:  # fmt: skip
    cx.scopes.leave(scope)
    return _set_depth(cx, tree.For(word.location, init, test, step, body), word, body)


@rule(
    "loop : for '(' block ranged ':' expression ')' statement | for '(' block ranged ':' braces ')' statement"
)
def range_for_statement(
    cx: ParseState,
    word: Token,
    _: Token,
    scope: ScopeMark,
    decl: tree.VarDecl | tree.BindingDecl,
    __: Token,
    over: tree.Expr,
    ___: Token,
    body: tree.Stmt,
) -> tree.RangeFor:
    cx.scopes.leave(scope)
    return _set_depth(cx, tree.RangeFor(word.location, decl, over, body), word, body)


forward("ranged : binding")


@rule("ranged : named")
def ranged(cx: ParseState, group: DeclaratorGroup) -> tree.VarDecl | tree.BindingDecl:
    decl = group.decls[-1]
    if len(group.decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("for range declaration must declare a variable", decl.location, decl.length)
    return (
        decl
        if isinstance(decl, tree.VarDecl)
        else tree.BindingDecl(decl.location, [], group.specifiers.base, group.specifiers.node)
    )


@rule("for_init : ';'")
def no_init(cx: ParseState, _: Token) -> None:
    return None


@rule("loop : PRAGMA_UNROLL expression_opt PRAGMA_END statement")
def unrolled(cx: ParseState, pragma: Token, count: tree.Expr | None, _: Token, body: tree.Stmt) -> tree.Stmt:
    if isinstance(body, tree.Loop):
        body.unroll = tree.Unroll(pragma.location, count)
    else:
        message = "expected a for, while, or do-while loop to follow '#pragma unroll'"
        cx.error(message, body.location, body.length)
    return body


# Jumps and labels


_JUMPS: dict[str, type[tree.Stmt]] = {"break": tree.Break, "continue": tree.Continue, "return": tree.Return}


@rule("jump : break ';' | continue ';' | return ';'")
def plain_jump(cx: ParseState, word: Token, _: Token) -> tree.Stmt:
    return make_node(word, _JUMPS[word.kind])


@rule("jump : return initializer_value ';'")
def return_statement(cx: ParseState, word: Token, value: tree.Expr, _: Token) -> tree.Stmt:
    return _set_depth(cx, tree.Return(word.location, value), word)


forward("initializer_value : expression | braces")


@rule("jump : goto IDENTIFIER ';'")
def goto_statement(cx: ParseState, word: Token, label: Token, _: Token) -> tree.Stmt:
    node = tree.Goto(word.location, label.text)
    node.name_location = label.location
    return _set_depth(cx, node, word)


@rule("labeled : label statement")
def labeled(cx: ParseState, label: tree.Case | tree.Default | tree.Label, body: tree.Stmt) -> tree.Stmt:
    if isinstance(body, tree.Labeled):
        # The parser meets the last label first.
        body.labels.insert(0, label)
        body.location, body.length = label.location, label.length
        return body
    return _set_depth(cx, tree.Labeled(label.location, [label], body), label, body)


@rule("label : case conditional ':' | case conditional '...' conditional ':'")
def case_label(
    cx: ParseState,
    word: Token,
    value: tree.Expr,
    _: Token,
    high: tree.Expr | None = None,
    __: Token | None = None,
) -> tree.Case:
    return make_node(word, tree.Case, value, high)


@rule("label : default ':'")
def default_label(cx: ParseState, word: Token, _: Token) -> tree.Default:
    return make_node(word, tree.Default)


@rule("label : IDENTIFIER ':'")
def plain_label(cx: ParseState, name: Token, _: Token) -> tree.Label:
    return make_node(name, tree.Label, name.text)


# Inline assembly

AsmItem = tree.StringLiteral | tree.AsmOperand

forward("asm_word : asm | __asm__")
forward("asm_qualifier : volatile | __volatile__")


@rule("asm_statement : asm_word asm_volatile '(' strings asm_operands ')' ';'")
def asm_statement(
    cx: ParseState,
    word: Token,
    volatile: bool,
    _: Token,
    text: tree.StringLiteral,
    sections: list[list[AsmItem]],
    __: Token,
    ___: Token,
) -> tree.Asm:
    if len(sections) > 3:
        cx.error("expected ')'", word.location, word.length)
    outputs, inputs, clobbers = ([*sections, [], [], []])[:3]
    for section, is_clobbers in ((outputs, False), (inputs, False), (clobbers, True)):
        for item in section:
            if isinstance(item, tree.StringLiteral) != is_clobbers:
                message = "expected string literal in 'asm'" if is_clobbers else "expected '(' in asm operand"
                cx.error(message, item.location, item.length)
    texts = [c.value for c in clobbers if isinstance(c, tree.StringLiteral)]
    operands = [[o for o in s if isinstance(o, tree.AsmOperand)] for s in (outputs, inputs)]
    node = tree.Asm(word.location, text.value, operands[0], operands[1], texts, volatile)
    pieces = text.pieces or [(text.value, text.location)]
    lines = accumulate((value.count(b"\n") for value, _ in pieces), initial=0)
    node.pieces = [(line, location) for line, (_, location) in zip(lines, pieces)]
    return _set_depth(cx, node, word)


@rule("asm_volatile :  | asm_volatile asm_qualifier")
def asm_volatile(cx: ParseState, *words: bool | Token) -> bool:
    return bool(words)


list_of("asm_operands", "asm_list", "':'", empty=True)
PRODUCTIONS.optional_list("asm_list", "asm_items")
forward("asm_items : asm_texts | asm_values")


# After an operand nvcc requires no comma.
@rule("asm_texts : strings | asm_values strings | asm_items ',' strings")
@rule("asm_values : asm_operand | asm_values asm_operand | asm_items ',' asm_operand")
def asm_items(cx: ParseState, first: AsmItem | list[AsmItem], *more: AsmItem | Token) -> list[AsmItem]:
    items = first if isinstance(first, list) else [first]
    return [*items, *(item for item in more if not isinstance(item, Token))]


@rule("asm_operand : strings '(' expression ')'")
def asm_operand(
    cx: ParseState,
    constraint: tree.StringLiteral,
    _: Token,
    value: tree.Expr,
    __: Token,
    name: str | None = None,
) -> tree.AsmOperand:
    return make_node(constraint, tree.AsmOperand, constraint.value, value, name)


@rule("asm_operand : '[' IDENTIFIER ']' strings '(' expression ')'")
def named_asm_operand(
    cx: ParseState,
    _: Token,
    name: Token,
    __: Token,
    constraint: tree.StringLiteral,
    opening: Token,
    value: tree.Expr,
    close: Token,
) -> tree.AsmOperand:
    return asm_operand(cx, constraint, opening, value, close, name.text)

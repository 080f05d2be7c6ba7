"""Productions of statements."""

from __future__ import annotations

from itertools import accumulate
from typing import TypeVar

from ...text.tokens import Token
from .. import tree
from ..parse_state import Reader
from ..tokens.scopes import ScopeMark
from ..tree.node import placed
from .declarations import directly
from .declarator_builders import Group, Specifiers
from .declarators import InitDeclarator
from .productions import Productions

PRODUCTIONS = Productions()
rule, same, repeated = PRODUCTIONS.rule, PRODUCTIONS.same, PRODUCTIONS.repeated

S = TypeVar("S", bound=tree.Stmt)
Test = tree.Expr | tree.VarDecl
Condition = tuple[tree.Stmt | None, Test]
"""The initialising statement of an `if` or `switch`, and what it tests."""


def _nested(cx: Reader, node: S, token: Token | tree.Node, *below: tree.Stmt | None) -> S:
    """Fills in the length of a statement's first token and how deep statements nest in it."""
    node.length = token.length
    depth = 0
    for child in below:
        if child is not None and child.depth > depth:
            depth = child.depth
    node.depth = depth + 1
    if depth >= tree.MAX_DEPTH:
        cx.too_deep("statement", node.location)
    return node


# Blocks

same("statement : compound | expression_statement | selection | loop | jump | labeled | asm_statement")


@rule("compound : '{' block statements '}'")
def compound(
    cx: Reader, opening: Token, scope: ScopeMark, items: list[tree.Stmt], close: Token
) -> tree.Compound:
    cx.scopes.leave(scope)
    node = tree.Compound(opening.location, items)
    node.end = close.location
    return _nested(cx, node, opening, *items)


@rule("block : ")
def block(cx: Reader) -> ScopeMark:
    # Each scope of a statement is a level of the tree, and brackets around statements are counted: these are
    # too many before the innermost is read.
    if len(cx.scopes.stack) > tree.MAX_DEPTH + tree.MAX_NESTING:
        cx.too_deep("statement", cx.last.location)
    return cx.scopes.enter()


repeated("statements", "statement", empty=True)


@rule("statement : BAD")
@rule("expression_statement : ';'")
def null_statement(cx: Reader, token: Token) -> tree.Stmt:
    return tree.NullStmt(token.location)


@rule("statement : declaration")
@rule("for_init : declaration")
def declaration_statement(cx: Reader, decls: list[tree.Decl]) -> tree.Stmt:
    return tree.DeclStmt(decls[0].location, decls) if decls else tree.NullStmt(cx.last.location)


@rule("expression_statement : expression ';'")
@rule("for_init : expression ';'")
def expression_statement(cx: Reader, value: tree.Expr, _: Token) -> tree.Stmt:
    node = tree.ExprStmt(value.start, value)
    node.length = value.length
    return node


# Selection


@rule("selection : if '(' block condition ')' statement", "lone if")
@rule("selection : if '(' block condition ')' statement else statement")
def if_statement(
    cx: Reader, word: Token, _: Token, scope: ScopeMark, condition: Condition, __: Token,
    then: tree.Stmt, other: Token | None = None, otherwise: tree.Stmt | None = None, constexpr: bool = False,
) -> tree.If:  # fmt: skip
    cx.scopes.leave(scope)
    init, test = condition
    node = tree.If(word.location, test, then, otherwise, init, constexpr)
    node.else_location = other.location if other is not None else None
    return _nested(cx, node, word, then, otherwise)


@rule("selection : if constexpr '(' block condition ')' statement", "lone if")
@rule("selection : if constexpr '(' block condition ')' statement else statement")
def if_constexpr(
    cx: Reader, word: Token, _: Token, opening: Token, scope: ScopeMark, condition: Condition, close: Token,
    then: tree.Stmt, other: Token | None = None, otherwise: tree.Stmt | None = None,
) -> tree.If:  # fmt: skip
    return if_statement(cx, word, opening, scope, condition, close, then, other, otherwise, True)


@rule("selection : switch '(' block condition ')' statement")
def switch_statement(
    cx: Reader, word: Token, _: Token, scope: ScopeMark, condition: Condition, __: Token, body: tree.Stmt
) -> tree.Switch:
    cx.scopes.leave(scope)
    init, test = condition
    return _nested(cx, tree.Switch(word.location, test, body, init), word, body)


@rule("condition : test")
def plain_condition(cx: Reader, test: Test) -> Condition:
    return None, test


@rule("condition : for_init test")
def condition(cx: Reader, init: tree.Stmt | None, test: Test) -> Condition:
    return init, test


# `for` has rules of its own for the same thing: the `;` after its test would make the others ambiguous.
same("test : expression")
same("for_test : expression | ")


@rule("test : named '=' initializer")
@rule("for_test : named '=' initializer")
def declared_condition(cx: Reader, group: Group, _: Token, init: tree.Expr) -> Test:
    decl = group.decls[-1]
    if len(group.decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("expected a variable of one declaration in a condition", decl.location, decl.length)
        return tree.ErrorExpr(decl.location)
    decl.init = init
    return decl


@rule("test : specs braced_declarator")
@rule("for_test : specs braced_declarator")
def braced_condition(cx: Reader, specs: Specifiers, declarator: InitDeclarator) -> Test:
    decl = directly(cx, Group(specs), declarator).decls[-1]
    return decl if isinstance(decl, tree.VarDecl) else tree.ErrorExpr(decl.location)


# Loops


@rule("loop : while '(' block test ')' statement")
def while_statement(
    cx: Reader, word: Token, _: Token, scope: ScopeMark, test: Test, __: Token, body: tree.Stmt
) -> tree.While:
    cx.scopes.leave(scope)
    return _nested(cx, tree.While(word.location, test, body), word, body)


@rule("loop : do statement while '(' expression ')' ';'")
def do_statement(
    cx: Reader, word: Token, body: tree.Stmt, _: Token, __: Token, test: tree.Expr, ___: Token, ____: Token
) -> tree.DoWhile:
    return _nested(cx, tree.DoWhile(word.location, body, test), word, body)


@rule("loop : for '(' block for_init for_test ';' expression_opt ')' statement")
def for_statement(
    cx: Reader, word: Token, _: Token, scope: ScopeMark, init: tree.Stmt | None, test: Test | None, __: Token,
    step: tree.Expr | None, ___: Token, body: tree.Stmt,
) -> tree.For:  # fmt: skip
    cx.scopes.leave(scope)
    return _nested(cx, tree.For(word.location, init, test, step, body), word, body)


@rule(
    "loop : for '(' block ranged ':' expression ')' statement | for '(' block ranged ':' braces ')' statement"
)
def range_for_statement(
    cx: Reader,
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
    return _nested(cx, tree.RangeFor(word.location, decl, over, body), word, body)


same("ranged : binding")


@rule("ranged : named")
def ranged(cx: Reader, group: Group) -> tree.VarDecl | tree.BindingDecl:
    decl = group.decls[-1]
    if len(group.decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("for range declaration must declare a variable", decl.location, decl.length)
    return (
        decl
        if isinstance(decl, tree.VarDecl)
        else tree.BindingDecl(decl.location, [], group.specifiers.base, group.specifiers.node)
    )


@rule("for_init : ';'")
def no_init(cx: Reader, _: Token) -> None:
    return None


@rule("loop : PRAGMA_UNROLL expression_opt PRAGMA_END statement")
def unrolled(cx: Reader, pragma: Token, count: tree.Expr | None, _: Token, body: tree.Stmt) -> tree.Stmt:
    if isinstance(body, tree.Loop):
        body.unroll = tree.Unroll(pragma.location, count)
    else:
        message = "expected a for, while, or do-while loop to follow '#pragma unroll'"
        cx.error(message, body.location, body.length)
    return body


# Jumps and labels


_JUMPS: dict[str, type[tree.Stmt]] = {"break": tree.Break, "continue": tree.Continue, "return": tree.Return}


@rule("jump : break ';' | continue ';' | return ';'")
def plain_jump(cx: Reader, word: Token, _: Token) -> tree.Stmt:
    return placed(word, _JUMPS[word.kind])


@rule("jump : return initializer_value ';'")
def return_statement(cx: Reader, word: Token, value: tree.Expr, _: Token) -> tree.Stmt:
    return _nested(cx, tree.Return(word.location, value), word)


same("initializer_value : expression | braces")


@rule("jump : goto IDENTIFIER ';'")
def goto_statement(cx: Reader, word: Token, label: Token, _: Token) -> tree.Stmt:
    node = tree.Goto(word.location, label.text)
    node.name_location = label.location
    return _nested(cx, node, word)


@rule("labeled : label statement")
def labeled(cx: Reader, label: tree.Case | tree.Default | tree.Label, body: tree.Stmt) -> tree.Stmt:
    if isinstance(body, tree.Labeled):
        # The parser meets the last label first.
        body.labels.insert(0, label)
        body.location, body.length = label.location, label.length
        return body
    return _nested(cx, tree.Labeled(label.location, [label], body), label, body)


@rule("label : case conditional ':' | case conditional '...' conditional ':'")
def case_label(
    cx: Reader,
    word: Token,
    value: tree.Expr,
    _: Token,
    high: tree.Expr | None = None,
    __: Token | None = None,
) -> tree.Case:
    return placed(word, tree.Case, value, high)


@rule("label : default ':'")
def default_label(cx: Reader, word: Token, _: Token) -> tree.Default:
    return placed(word, tree.Default)


@rule("label : IDENTIFIER ':'")
def plain_label(cx: Reader, name: Token, _: Token) -> tree.Label:
    return placed(name, tree.Label, name.text)


# Inline assembly

AsmItem = tree.StringLiteral | tree.AsmOperand

same("asm_word : asm | __asm__")
same("asm_qualifier : volatile | __volatile__")


@rule("asm_statement : asm_word asm_volatile '(' strings asm_operands ')' ';'")
def asm_statement(
    cx: Reader,
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
                wanted = "expected string literal in 'asm'" if is_clobbers else "expected '(' in asm operand"
                cx.error(wanted, item.location, item.length)
    texts = [c.value for c in clobbers if isinstance(c, tree.StringLiteral)]
    operands = [[o for o in s if isinstance(o, tree.AsmOperand)] for s in (outputs, inputs)]
    node = tree.Asm(word.location, text.value, operands[0], operands[1], texts, volatile)
    pieces = text.pieces or [(text.value, text.location)]
    lines = accumulate((value.count(b"\n") for value, _ in pieces), initial=0)
    node.pieces = [(line, place) for line, (_, place) in zip(lines, pieces)]
    return _nested(cx, node, word)


@rule("asm_volatile :  | asm_volatile asm_qualifier")
def asm_volatile(cx: Reader, *words: bool | Token) -> bool:
    return bool(words)


repeated("asm_operands", "asm_list", "':'", empty=True)
PRODUCTIONS.optional("asm_list", "asm_items")
same("asm_items : asm_texts | asm_values")


# Behind an operand nvcc asks for no comma.
@rule("asm_texts : strings | asm_values strings | asm_items ',' strings")
@rule("asm_values : asm_operand | asm_values asm_operand | asm_items ',' asm_operand")
def asm_items(cx: Reader, first: AsmItem | list[AsmItem], *more: AsmItem | Token) -> list[AsmItem]:
    items = first if isinstance(first, list) else [first]
    return [*items, *(item for item in more if not isinstance(item, Token))]


@rule("asm_operand : strings '(' expression ')'")
def asm_operand(
    cx: Reader, constraint: tree.StringLiteral, _: Token, value: tree.Expr, __: Token, name: str | None = None
) -> tree.AsmOperand:
    return placed(constraint, tree.AsmOperand, constraint.value, value, name)


@rule("asm_operand : '[' IDENTIFIER ']' strings '(' expression ')'")
def named_asm_operand(
    cx: Reader,
    _: Token,
    name: Token,
    __: Token,
    constraint: tree.StringLiteral,
    opening: Token,
    value: tree.Expr,
    close: Token,
) -> tree.AsmOperand:
    return asm_operand(cx, constraint, opening, value, close, name.text)

"""Productions of statements."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from ..text.tokens import Token
from . import tree
from .grammar import rule, same


def _nested(cx: Any, node: Any, token: Token | tree.Node, *below: tree.Stmt | None) -> Any:
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
def compound(cx: Any, v: list[Any]) -> tree.Compound:
    cx.scopes.leave(v[1])
    node = tree.Compound(v[0].location, v[2])
    node.end = v[3].location
    return _nested(cx, node, v[0], *v[2])


@rule("block : ")
def block(cx: Any, v: list[Any]) -> Any:
    return cx.scopes.enter()


@rule("statements : ")
def no_statements(cx: Any, v: list[Any]) -> list[tree.Stmt]:
    return []


@rule("statements : statements statement")
def next_statement(cx: Any, v: list[Any]) -> list[tree.Stmt]:
    v[0].append(v[1])
    return v[0]


@rule("statement : BAD")
def bad_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return tree.NullStmt(v[0].location)


@rule("statement : declaration")
def declaration_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    decls = v[0]
    return tree.DeclStmt(decls[0].location, decls) if decls else tree.NullStmt(cx.last.location)


@rule("expression_statement : ';'")
def null_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return tree.NullStmt(v[0].location)


@rule("expression_statement : expression ';'")
def expression_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    node = tree.ExprStmt(v[0].start, v[0])
    node.length = v[0].length
    return node


# Selection


@rule("selection : if '(' block condition ')' statement", "lone if")
def if_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    init, condition = v[3]
    return _nested(cx, tree.If(v[0].location, condition, v[5], None, init), v[0], v[5])


@rule("selection : if '(' block condition ')' statement else statement")
def if_else_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    init, condition = v[3]
    node = tree.If(v[0].location, condition, v[5], v[7], init)
    node.else_location = v[6].location
    return _nested(cx, node, v[0], v[5], v[7])


@rule("selection : if constexpr '(' block condition ')' statement", "lone if")
@rule("selection : if constexpr '(' block condition ')' statement else statement")
def if_constexpr(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[3])
    init, condition = v[4]
    otherwise = v[8] if len(v) > 7 else None
    return _nested(cx, tree.If(v[0].location, condition, v[6], otherwise, init, True), v[0], v[6], otherwise)


@rule("selection : switch '(' block condition ')' statement")
def switch_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    init, condition = v[3]
    return _nested(cx, tree.Switch(v[0].location, condition, v[5], init), v[0], v[5])


@rule("condition : test | for_init test")
def condition(cx: Any, v: list[Any]) -> Any:
    return v[0] if len(v) > 1 else None, v[-1]


# `for` has rules of its own for the same thing: the `;` after its test would make the others ambiguous.
same("test : expression")
same("for_test : expression | ")


@rule("test : named '=' initializer")
@rule("for_test : named '=' initializer")
def declared_condition(cx: Any, v: list[Any]) -> Any:
    decl = v[0].decls[-1]
    if len(v[0].decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("expected a variable of one declaration in a condition", decl.location, decl.length)
        return tree.ErrorExpr(decl.location)
    decl.init = v[2]
    return decl


# Loops


@rule("loop : while '(' block test ')' statement")
def while_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    return _nested(cx, tree.While(v[0].location, v[3], v[5]), v[0], v[5])


@rule("loop : do statement while '(' expression ')' ';'")
def do_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return _nested(cx, tree.DoWhile(v[0].location, v[1], v[4]), v[0], v[1])


@rule("loop : for '(' block for_init for_test ';' expression_opt ')' statement")
def for_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    return _nested(cx, tree.For(v[0].location, v[3], v[4], v[6], v[8]), v[0], v[8])


@rule("loop : for '(' block ranged ':' expression ')' statement")
def range_for_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    cx.scopes.leave(v[2])
    return _nested(cx, tree.RangeFor(v[0].location, v[3], v[5], v[7]), v[0], v[7])


same("ranged : binding")


@rule("ranged : named")
def ranged(cx: Any, v: list[Any]) -> tree.Decl:
    decl: tree.Decl = v[0].decls[-1]
    if len(v[0].decls) > 1 or not isinstance(decl, tree.VarDecl):
        cx.error("for range declaration must declare a variable", decl.location, decl.length)
    return decl


@rule("for_init : ';'")
def no_init(cx: Any, v: list[Any]) -> None:
    return None


@rule("for_init : expression ';'")
def expression_init(cx: Any, v: list[Any]) -> tree.Stmt:
    return expression_statement(cx, v)


@rule("for_init : declaration")
def declaration_init(cx: Any, v: list[Any]) -> tree.Stmt:
    return declaration_statement(cx, v)


@rule("loop : PRAGMA_UNROLL expression_opt PRAGMA_END statement")
def unrolled(cx: Any, v: list[Any]) -> tree.Stmt:
    pragma, count, _, body = v
    if isinstance(body, tree.Loop):
        body.unroll = tree.Unroll(pragma.location, count)
    else:
        message = "expected a for, while, or do-while loop to follow '#pragma unroll'"
        cx.error(message, body.location, body.length)
    return body


# Jumps and labels


@rule("jump : break ';'")
def break_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return _nested(cx, tree.Break(v[0].location), v[0])


@rule("jump : continue ';'")
def continue_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return _nested(cx, tree.Continue(v[0].location), v[0])


@rule("jump : return ';' | return initializer_value ';'")
def return_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    return _nested(cx, tree.Return(v[0].location, v[1] if len(v) > 2 else None), v[0])


same("initializer_value : expression | braces")


@rule("jump : goto IDENTIFIER ';'")
def goto_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    node = tree.Goto(v[0].location, v[1].text)
    node.name_location = v[1].location
    return _nested(cx, node, v[0])


@rule("labeled : label statement")
def labeled(cx: Any, v: list[Any]) -> tree.Stmt:
    label, body = v
    if isinstance(body, tree.Labeled):
        # The parser meets the last label first.
        body.labels.insert(0, label)
        body.location, body.length = label.location, label.length
        return body
    return _nested(cx, tree.Labeled(label.location, [label], body), label, body)


@rule("label : case conditional ':'")
def case_label(cx: Any, v: list[Any]) -> tree.Node:
    node = tree.Case(v[0].location, v[1])
    node.length = v[0].length
    return node


@rule("label : case conditional '...' conditional ':'")
def case_range(cx: Any, v: list[Any]) -> tree.Node:
    node = tree.Case(v[0].location, v[1], v[3])
    node.length = v[0].length
    return node


@rule("label : default ':'")
def default_label(cx: Any, v: list[Any]) -> tree.Node:
    node = tree.Default(v[0].location)
    node.length = v[0].length
    return node


@rule("label : IDENTIFIER ':'")
def plain_label(cx: Any, v: list[Any]) -> tree.Node:
    node = tree.Label(v[0].location, v[0].text)
    node.length = v[0].length
    return node


# Inline assembly

same("asm_word : asm | __asm__")
same("asm_qualifier : volatile | __volatile__")


@rule("asm_statement : asm_word asm_volatile '(' strings asm_operands ')' ';'")
def asm_statement(cx: Any, v: list[Any]) -> tree.Stmt:
    sections = v[4]
    if len(sections) > 3:
        cx.error("expected ')'", v[0].location, v[0].length)
    outputs, inputs, clobbers = ([*sections, [], [], []])[:3]
    for section, is_clobbers in ((outputs, False), (inputs, False), (clobbers, True)):
        for item in section:
            if isinstance(item, tree.StringLiteral) != is_clobbers:
                wanted = "expected string literal in 'asm'" if is_clobbers else "expected '(' in asm operand"
                cx.error(wanted, item.location, item.length)
    texts = [c.value for c in clobbers if isinstance(c, tree.StringLiteral)]
    operands = [[o for o in s if isinstance(o, tree.AsmOperand)] for s in (outputs, inputs)]
    node = tree.Asm(v[0].location, v[3].value, operands[0], operands[1], texts, v[1])
    pieces = v[3].pieces or [(v[3].value, v[3].location)]
    lines = accumulate((value.count(b"\n") for value, _ in pieces), initial=0)
    node.pieces = [(line, place) for line, (_, place) in zip(lines, pieces)]
    return _nested(cx, node, v[0])


@rule("asm_volatile : ")
def asm_plain(cx: Any, v: list[Any]) -> bool:
    return False


@rule("asm_volatile : asm_volatile asm_qualifier")
def asm_volatile(cx: Any, v: list[Any]) -> bool:
    return True


@rule("asm_operands : ")
def no_asm_operands(cx: Any, v: list[Any]) -> list[list[tree.Node]]:
    return []


@rule("asm_operands : asm_operands ':' asm_list")
def asm_section(cx: Any, v: list[Any]) -> list[list[tree.Node]]:
    v[0].append(v[2])
    return v[0]


@rule("asm_list : ")
def no_asm_list(cx: Any, v: list[Any]) -> list[tree.Node]:
    return []


same("asm_list : asm_items")


@rule("asm_items : asm_item | asm_items ',' asm_item")
def asm_items(cx: Any, v: list[Any]) -> list[tree.Node]:
    if len(v) == 1:
        return [v[0]]
    v[0].append(v[2])
    return v[0]


same("asm_item : strings")


@rule("asm_item : strings '(' expression ')' | '[' IDENTIFIER ']' strings '(' expression ')'")
def asm_operand(cx: Any, v: list[Any]) -> tree.Node:
    name = v[1].text if len(v) > 4 else None
    constraint, value = v[-4], v[-2]
    node = tree.AsmOperand(constraint.location, constraint.value, value, name)
    node.length = constraint.length
    return node

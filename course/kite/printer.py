"""Trees as Kite text. The output parses to the same tree, lines aside. `full` puts every operation within
another in parentheses; otherwise parentheses that the grammar does not need are left out, and `else { if … }`
is written `else if`.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import tree

_LEVELS = {
    "or": 0,
    "and": 1,
    "not": 2,
    **dict.fromkeys(("<", "<=", ">", ">=", "==", "!="), 3),
    **dict.fromkeys("+-", 4),
    **dict.fromkeys("*/%", 5),
}
_COMPARISON, _SIGN, _OPERAND = 3, 6, 7


def format_program(node: tree.KiteProgram, full: bool = True) -> str:
    """Return the text of a program."""
    return "\n".join(line for kernel in node.kernels for line in _format_kernel(kernel, full)) + "\n"


def format_statement(node: tree.Stmt) -> str:
    """Return the text of a statement, with its blocks."""
    return "\n".join(_format_statement(node, "", True))


def format_expression(node: tree.Expr, full: bool = True, least: int = 0) -> str:
    """Return the text of an expression; in parentheses if it binds less than the level `least`."""
    level, text = _format_expression(node, full)
    return f"({text})" if level < (_OPERAND if full and least else least) else text


def _format_expression(node: tree.Expr, full: bool) -> tuple[int, str]:
    match node:
        case tree.Int():
            return _OPERAND, str(node.value)
        case tree.Float():
            text = repr(float(node.value))
            return _OPERAND, text if "e" not in text else f"{node.value:f}"
        case tree.Bool():
            return _OPERAND, "true" if node.value else "false"
        case tree.Variable():
            return _OPERAND, node.name
        case tree.Element():
            return _OPERAND, f"{node.array}[{format_expression(node.index, full)}]"
        case tree.Unary():
            level = 2 if node.op == "not" else _SIGN
            space = " " if node.op == "not" else ""
            return level, f"{node.op}{space}{format_expression(node.operand, full, level)}"
        case tree.Binary():
            level = _LEVELS[node.op]
            left = format_expression(node.left, full, max(1, level + (level == _COMPARISON)))
            return level, f"{left} {node.op} {format_expression(node.right, full, level + 1)}"
    return _OPERAND, f"{node.function}({', '.join(format_expression(a, full) for a in node.arguments)})"


def _format_kernel(node: tree.Kernel, full: bool) -> Iterator[str]:
    yield f"kernel {node.name}({', '.join(f'{p.name}: {p.type}' for p in node.params)}) {{"
    yield from _format_block(node.body, "    ", full)
    yield "}"


def _format_block(body: list[tree.Stmt], indent: str, full: bool) -> Iterator[str]:
    for stmt in body:
        yield from _format_statement(stmt, indent, full)


def _format_statement(node: tree.Stmt, indent: str, full: bool) -> Iterator[str]:
    match node:
        case tree.Let():
            yield f"{indent}let {node.name} = {format_expression(node.value, full)};"
        case tree.Assign():
            yield f"{indent}{node.name} = {format_expression(node.value, full)};"
        case tree.Store():
            index, value = format_expression(node.index, full), format_expression(node.value, full)
            yield f"{indent}{node.array}[{index}] = {value};"
        case tree.If():
            yield f"{indent}if {format_expression(node.condition, full)} {{"
            yield from _format_block(node.then, indent + "    ", full)
            match node.otherwise:
                case [tree.If() as other] if not full:
                    first, *rest = _format_statement(other, indent, full)
                    yield f"{indent}}} else {first.lstrip()}"
                    yield from rest
                    return
                case [_, *_]:
                    yield f"{indent}}} else {{"
                    yield from _format_block(node.otherwise, indent + "    ", full)
            yield f"{indent}}}"
        case tree.While():
            yield f"{indent}while {format_expression(node.condition, full)} {{"
            yield from _format_block(node.body, indent + "    ", full)
            yield f"{indent}}}"
        case tree.Return():
            yield f"{indent}return;"

"""Trees as Kite text. What is printed parses to the same tree, lines aside. `full` puts every operation
within another in parentheses; otherwise those are left out that the language does not need, and
`else { if … }` is written `else if`.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import tree

_LEVELS = {
    "or": 0,
    "and": 1,
    "not": 2,
    "<": 3,
    "<=": 3,
    ">": 3,
    ">=": 3,
    "==": 3,
    "!=": 3,
    "+": 4,
    "-": 4,
    "*": 5,
    "/": 5,
    "%": 5,
}
_COMPARISON, _SIGN, _OPERAND = 3, 6, 7


def program(of: tree.Program, full: bool = True) -> str:
    """The text of a program."""
    return "\n".join(line for kernel in of.kernels for line in _kernel(kernel, full)) + "\n"


def statement(of: tree.Stmt) -> str:
    """The text of a statement, with what stands in its blocks."""
    return "\n".join(_statement(of, "", True))


def expression(of: tree.Expr, full: bool = True, least: int = 0) -> str:
    """The text of an expression; in parentheses if it binds less than the level `least`."""
    level, text = _expression(of, full)
    return f"({text})" if level < (_OPERAND if full and least else least) else text


def _expression(of: tree.Expr, full: bool) -> tuple[int, str]:
    match of:
        case tree.Int():
            return _OPERAND, str(of.value)
        case tree.Float():
            text = repr(float(of.value))
            return _OPERAND, text if "e" not in text else f"{of.value:f}"
        case tree.Bool():
            return _OPERAND, "true" if of.value else "false"
        case tree.Variable():
            return _OPERAND, of.name
        case tree.Element():
            return _OPERAND, f"{of.array}[{expression(of.index, full)}]"
        case tree.Unary():
            level = 2 if of.op == "not" else _SIGN
            return level, f"{of.op}{' ' if of.op == 'not' else ''}{expression(of.operand, full, level)}"
        case tree.Binary():
            level = _LEVELS[of.op]
            left = expression(of.left, full, max(1, level + (level == _COMPARISON)))
            return level, f"{left} {of.op} {expression(of.right, full, level + 1)}"
    return _OPERAND, f"{of.function}({', '.join(expression(a, full) for a in of.arguments)})"


def _kernel(of: tree.Kernel, full: bool) -> Iterator[str]:
    yield f"kernel {of.name}({', '.join(f'{p.name}: {p.type}' for p in of.params)}) {{"
    yield from _block(of.body, "    ", full)
    yield "}"


def _block(body: list[tree.Stmt], indent: str, full: bool) -> Iterator[str]:
    for stmt in body:
        yield from _statement(stmt, indent, full)


def _statement(of: tree.Stmt, indent: str, full: bool) -> Iterator[str]:
    match of:
        case tree.Let():
            yield f"{indent}let {of.name} = {expression(of.value, full)};"
        case tree.Assign():
            yield f"{indent}{of.name} = {expression(of.value, full)};"
        case tree.Store():
            yield f"{indent}{of.array}[{expression(of.index, full)}] = {expression(of.value, full)};"
        case tree.If():
            yield f"{indent}if {expression(of.condition, full)} {{"
            yield from _block(of.then, indent + "    ", full)
            match of.otherwise:
                case [tree.If() as other] if not full:
                    first, *rest = _statement(other, indent, full)
                    yield f"{indent}}} else {first.lstrip()}"
                    yield from rest
                    return
                case [_, *_]:
                    yield f"{indent}}} else {{"
                    yield from _block(of.otherwise, indent + "    ", full)
            yield f"{indent}}}"
        case tree.While():
            yield f"{indent}while {expression(of.condition, full)} {{"
            yield from _block(of.body, indent + "    ", full)
            yield f"{indent}}}"
        case tree.Return():
            yield f"{indent}return;"

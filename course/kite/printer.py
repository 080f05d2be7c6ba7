"""Trees as Kite text. What is printed parses to the same tree, lines aside: every operation within another stands in parentheses."""

from __future__ import annotations

from collections.abc import Iterator

from . import tree


def program(of: tree.Program) -> str:
    """The text of a program."""
    return "\n".join(line for kernel in of.kernels for line in _kernel(kernel)) + "\n"


def expression(of: tree.Expr, *, inner: bool = False) -> str:
    """The text of an expression; `inner` puts an operation in parentheses."""
    match of:
        case tree.Int():
            return str(of.value)
        case tree.Float():
            text = repr(float(of.value))
            return text if "e" not in text else f"{of.value:f}"
        case tree.Bool():
            return "true" if of.value else "false"
        case tree.Variable():
            return of.name
        case tree.Element():
            return f"{of.array}[{expression(of.index)}]"
        case tree.Unary():
            text = f"{of.op}{' ' if of.op == 'not' else ''}{expression(of.operand, inner=True)}"
        case tree.Binary():
            text = f"{expression(of.left, inner=True)} {of.op} {expression(of.right, inner=True)}"
        case tree.Call():
            return f"{of.function}({', '.join(expression(a) for a in of.arguments)})"
    return f"({text})" if inner else text


def statement(of: tree.Stmt) -> str:
    """The text of a statement, with what stands in its blocks."""
    return "\n".join(_statement(of, ""))


def _kernel(of: tree.Kernel) -> Iterator[str]:
    yield f"kernel {of.name}({', '.join(f'{p.name}: {p.type}' for p in of.params)}) {{"
    yield from _block(of.body, "    ")
    yield "}"


def _block(body: list[tree.Stmt], indent: str) -> Iterator[str]:
    for stmt in body:
        yield from _statement(stmt, indent)


def _statement(of: tree.Stmt, indent: str) -> Iterator[str]:
    match of:
        case tree.Let():
            yield f"{indent}let {of.name} = {expression(of.value)};"
        case tree.Assign():
            yield f"{indent}{of.name} = {expression(of.value)};"
        case tree.Store():
            yield f"{indent}{of.array}[{expression(of.index)}] = {expression(of.value)};"
        case tree.If():
            yield f"{indent}if {expression(of.condition)} {{"
            yield from _block(of.then, indent + "    ")
            if of.otherwise:
                yield f"{indent}}} else {{"
                yield from _block(of.otherwise, indent + "    ")
            yield f"{indent}}}"
        case tree.While():
            yield f"{indent}while {expression(of.condition)} {{"
            yield from _block(of.body, indent + "    ")
            yield f"{indent}}}"
        case tree.Return():
            yield f"{indent}return;"

"""GNU's statement expressions, `({ … })`."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ..context import Context, failed, is_error
from ..conversions import casts
from ..dispatch import handles
from ..initialization import class_initialization


@handles(tree.StatementExpr)
def statement_expression(cx: Context, node: tree.StatementExpr) -> tree.Expr:
    """The statements in a block of their own; the value is that of the last one, read or copied."""
    if cx.function is None:
        return cx.wrong("statement expression not allowed at file scope", node)
    body = node.body = node.body.copied()
    items = list(body.items)
    last = _last(items)
    node.ctype = ct.VOID
    with cx.nested("block"):
        body.items = [cx.stmt(item) for item in items]
        if last is not None:
            value = cx.expr(last.value)
            if isinstance(value.ctype, ct.Record) and value.lvalue:
                value = class_initialization.copied(cx, value, value.ctype)
            elif not is_error(value):
                value = casts.rvalue(cx, value)
            if is_error(value):
                return failed(node)
            node.value, node.ctype = value, value.ctype.unqualified
    return node


def _last(items: list[tree.Stmt]) -> tree.ExprStmt | None:
    """Takes the statement whose value is wanted off the list; its labels stay."""
    last = items[-1] if items else None
    if isinstance(last, tree.Labeled):
        if not isinstance(last.body, tree.ExprStmt):
            return None
        labels = items[-1] = last.copied()
        labels.body, last = tree.NullStmt(last.body.location), last.body
    elif isinstance(last, tree.ExprStmt):
        items.pop()
    return last if isinstance(last, tree.ExprStmt) else None

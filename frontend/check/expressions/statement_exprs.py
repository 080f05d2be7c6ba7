"""GNU's statement expressions, `({ … })`."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import Scope
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..initialization import class_initialization
from ..reporting import is_error, mark_error


@handles(tree.StatementExpr)
def check_statement_expression(cx: Context, node: tree.StatementExpr) -> tree.Expr:
    """Check a statement expression: its block, whose last expression statement gives the value."""
    if cx.function is None:
        return cx.report.invalid_expr("statement expression not allowed at file scope", node)
    body = node.body = node.body.copied()
    items = list(body.items)
    last = _take_last(items)
    node.ctype = ct.VOID
    with cx.push_scope(Scope):
        body.items = [cx.stmt(item) for item in items]
        if last is not None:
            value = cx.expr(last.value)
            if isinstance(value.ctype, ct.Record) and value.lvalue:
                value = class_initialization.copy_object(cx, value, value.ctype)
            elif not is_error(value):
                value = casts.rvalue(cx, value)
            if is_error(value):
                return mark_error(node)
            node.value, node.ctype = value, value.ctype.unqualified
    return node


def _take_last(items: list[tree.Stmt]) -> tree.ExprStmt | None:
    """Remove the last statement, which gives the value, from the list. Its labels remain."""
    last = items[-1] if items else None
    if isinstance(last, tree.Labeled):
        if not isinstance(last.body, tree.ExprStmt):
            return None
        labels = items[-1] = last.copied()
        labels.body, last = tree.NullStmt(last.body.location), last.body
    elif isinstance(last, tree.ExprStmt):
        items.pop()
    return last if isinstance(last, tree.ExprStmt) else None

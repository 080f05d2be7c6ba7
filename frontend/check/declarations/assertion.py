"""`static_assert` ([dcl.dcl] p6). A failure is reported with the values of the operands."""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import constants
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..reporting import is_error, span


@handles(tree.StaticAssert)
def check_static_assertion(cx: Context, node: tree.StaticAssert) -> None:
    """Check a `static_assert`."""
    checked = casts.contextual_bool(cx, cx.expr(node.condition))
    if is_error(checked):
        return
    value = constants.evaluate(checked)
    if value is None:
        cx.report.error(
            "static assertion expression is not an integral constant expression",
            span(node.condition),
            constants.explain(checked),
        )
    elif not value:
        text = f": {node.message.decode(errors='replace')}" if node.message is not None else ""
        cx.report.error(f"static assertion failed{text}", span(node.condition), _operand_notes(checked))


def _operand_notes(node: tree.Expr) -> list[Note]:
    """Return notes on the comparison that failed, with the values of its operands unless these are
    literals.
    """
    inner = _strip_conversions(node)
    if not isinstance(inner, tree.Binary):
        return []
    if inner.op == "&&":
        side = inner.right if constants.evaluate(inner.left) else inner.left
        return _operand_notes(side)
    if inner.op not in tree.COMPARISONS:
        return []
    sides = [_strip_conversions(inner.left), _strip_conversions(inner.right)]
    values = [constants.evaluate(side) for side in sides]
    if all(_is_literal(side) for side in sides) or not all(
        isinstance(value, int | float) for value in values
    ):
        return []
    left, right = (
        constants.format_value(side.ctype, value) for side, value in zip(sides, values) if value is not None
    )
    return [Note(f"expression evaluates to '{left} {inner.op} {right}'", inner.location, inner.length)]


def _strip_conversions(node: tree.Expr) -> tree.Expr:
    """Return an expression without its implicit conversions."""
    while isinstance(node, tree.ImplicitCast) and node.kind not in ("MaterializeTemporary", "LValueToRValue"):
        node = node.operand
    return node


def _is_literal(node: tree.Expr) -> bool:
    if isinstance(node, tree.Unary) and node.op in "+-":
        node = node.operand
    return isinstance(node, tree.IntLiteral | tree.FloatLiteral | tree.CharLiteral | tree.BoolLiteral)

"""`static_assert` ([dcl.dcl] p6): what fails is shown with the values that its operands had."""

from __future__ import annotations

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import constants
from ..context import Context, is_error
from ..conversions import casts
from ..dispatch import handles

_COMPARISONS = {"==", "!=", "<", "<=", ">", ">="}


@handles(tree.StaticAssert)
def static_assertion(cx: Context, node: tree.StaticAssert) -> None:
    checked = casts.condition(cx, cx.expr(node.condition))
    if is_error(checked):
        return
    value = constants.evaluate(checked)
    if value is None:
        cx.error_range(
            "static assertion expression is not an integral constant expression",
            node.condition,
            constants.explain(checked),
        )
    elif not value:
        text = f": {node.message.decode(errors='replace')}" if node.message is not None else ""
        cx.error_range(f"static assertion failed{text}", node.condition, _operands(checked))


def _operands(node: tree.Expr) -> list[Note]:
    """The comparison that is false, with values in the place of its operands, where these are not written
    there anyway.
    """
    inner = _bare(node)
    if not isinstance(inner, tree.Binary):
        return []
    if inner.op == "&&":
        side = inner.right if constants.evaluate(inner.left) else inner.left
        return _operands(side)
    if inner.op not in _COMPARISONS:
        return []
    sides = [_bare(inner.left), _bare(inner.right)]
    values = [constants.evaluate(side) for side in sides]
    if all(_is_literal(side) for side in sides) or not all(
        isinstance(value, int | float) for value in values
    ):
        return []
    left, right = (
        constants.format_value(side.ctype, value) for side, value in zip(sides, values) if value is not None
    )
    return [Note(f"expression evaluates to '{left} {inner.op} {right}'", inner.location, inner.length)]


def _bare(node: tree.Expr) -> tree.Expr:
    """An expression without the conversions that the checker put around it."""
    while isinstance(node, tree.ImplicitCast) and node.kind not in ("MaterializeTemporary", "LValueToRValue"):
        node = node.operand
    return node


def _is_literal(node: tree.Expr) -> bool:
    if isinstance(node, tree.Unary) and node.op in "+-":
        node = node.operand
    return isinstance(node, tree.IntLiteral | tree.FloatLiteral | tree.CharLiteral | tree.BoolLiteral)

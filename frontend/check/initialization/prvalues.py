"""Expressions that make an object: `T()`, `T{…}` and the compound literal `(T){…}`."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.typed_nodes import ObjectInit
from ..context import Context
from ..dispatch import handles
from ..node_builders import integer, like
from ..reporting import ERROR, is_error, mark_error
from ..templates import class_deduction, packs
from .class_initialization import construct as construct_object
from .initialization import list_initialise, value_initialise


@handles(tree.CompoundLiteral)
def check_compound_literal(cx: Context, node: tree.CompoundLiteral) -> tree.Expr:
    """Check a compound literal."""
    node.type = cx.typed(node.type)
    target = node.type.ctype
    new = list_initialise(cx, node.init, target, "literal")
    if is_error(new):
        return mark_error(node)
    node.init = new  # type: ignore[assignment]
    node.ctype, node.lvalue = new.ctype if target.is_array else target, target.is_array
    return node


@handles(tree.Construct)
def check_construct(cx: Context, node: tree.Construct) -> tree.Expr:
    """Check `T()` or `T{…}`."""
    node.args = packs.expand_arguments(cx, node.args)
    class_deduction.deduce_construct(cx, node, node.args, "direct-list" if node.braces else "direct")
    node.type = cx.typed(node.type)
    target = node.type.ctype
    if target is ERROR:
        return mark_error(node)
    if target.is_void and not node.args:
        # `void()` has no effect ([expr.type.conv] p2).
        nothing = integer(0, node)
        nothing.ctype = ct.INT
        return like(tree.Cast(node.location, "functional", node.type, nothing), node, target)
    if target.is_void or target.is_function or (target.is_array and not node.braces):
        return cx.report.invalid_expr(f"cannot create object of type '{target}'", node)
    if target.is_reference and not node.args:
        return cx.report.invalid_expr(
            f"reference to type '{ct.referred(target)}' requires an initializer", node
        )
    if not node.braces:
        return _construct_from_arguments(cx, node, target)
    first = node.args[0] if node.args else None
    if isinstance(first, tree.InitList) and any(item.designators for item in first.items):
        items = first.items
    else:
        items = [tree.InitItem(arg.location, [], arg) for arg in node.args]
    values: tree.InitList = like(tree.InitList(node.location, items), node)
    result = list_initialise(cx, values, target, "literal", None, "direct-list")
    if is_error(result) or not (target.is_array or isinstance(result, ObjectInit)):
        return result
    literal: tree.CompoundLiteral = like(tree.CompoundLiteral(node.location, node.type, result), node)  # type: ignore[arg-type]
    literal.ctype = result.ctype if target.is_array else target.unqualified
    literal.lvalue = literal.xvalue = target.is_array
    return literal


def _construct_from_arguments(cx: Context, node: tree.Construct, target: ct.CType) -> tree.Expr:
    """Check `T()` or `T(a, b)` ([expr.type.conv])."""
    if not node.args:
        return value_initialise(cx, node, target)
    if len(node.args) == 1 and isinstance(node.args[0], packs.PackElement):
        return cx.expr(like(tree.Cast(node.location, "functional", node.type, node.args[0]), node))
    if isinstance(target, ct.Record):
        return construct_object(
            cx,
            node,
            target,
            [packs.check_argument(cx, arg) if arg.ctype is None else arg for arg in node.args],
        )
    return cx.report.invalid_expr("excess elements in scalar initializer", node)


@handles(tree.InitList)
def reject_list(cx: Context, node: tree.InitList) -> tree.Expr:
    """Report a braced list where an expression is required."""
    return cx.report.invalid_expr("expected expression", node)

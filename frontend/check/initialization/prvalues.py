"""Expressions that make an object where they stand: `T()`, `T{…}`, `(T){…}`."""

from __future__ import annotations

from ...syntax import tree
from ...types import ctype as ct
from ...types.typed_nodes import ObjectInit
from ..context import ERROR, Context, failed, is_error
from ..dispatch import handles
from ..initialization.kinds import DIRECT, LIST
from ..node_builders import integer, like
from ..templates import class_deduction, packs
from .class_initialization import construct as construct_object
from .initialization import from_list, value


@handles(tree.CompoundLiteral)
def compound_literal(cx: Context, node: tree.CompoundLiteral) -> tree.Expr:
    node.type = cx.typed(node.type)
    target = node.type.ctype
    made = from_list(cx, node.init, target, "literal")
    if is_error(made):
        return failed(node)
    node.init = made  # type: ignore[assignment]
    node.ctype, node.lvalue = made.ctype if target.is_array else target, target.is_array
    return node


@handles(tree.Construct)
def construct(cx: Context, node: tree.Construct) -> tree.Expr:
    """`T()`, `T{…}`; a structure in parentheses has no constructor to call."""
    node.args = packs.written_out(cx, node.args)
    class_deduction.settle(cx, node, node.args, LIST if node.braces else DIRECT)
    node.type = cx.typed(node.type)
    target = node.type.ctype
    if target is ERROR:
        return failed(node)
    if target.is_void and not node.args:
        # p2: `void()` does nothing.
        nothing = integer(0, node)
        nothing.ctype = ct.INT
        return like(tree.Cast(node.location, "functional", node.type, nothing), node, target)
    if target.is_void or target.is_function or (target.is_array and not node.braces):
        return cx.wrong(f"cannot create object of type '{target}'", node)
    if target.is_reference and not node.args:
        return cx.wrong(f"reference to type '{ct.referred(target)}' requires an initializer", node)
    if not node.braces:
        return _in_parentheses(cx, node, target)
    first = node.args[0] if node.args else None
    if isinstance(first, tree.InitList) and any(item.designators for item in first.items):
        items = first.items
    else:
        items = [tree.InitItem(arg.location, [], arg) for arg in node.args]
    values: tree.InitList = like(tree.InitList(node.location, items), node)
    made = from_list(cx, values, target, "literal", None, LIST)
    if is_error(made) or not (target.is_array or isinstance(made, ObjectInit)):
        return made
    literal: tree.CompoundLiteral = like(tree.CompoundLiteral(node.location, node.type, made), node)  # type: ignore[arg-type]
    literal.ctype = made.ctype if target.is_array else target.unqualified
    literal.lvalue = literal.xvalue = target.is_array
    return literal


def _in_parentheses(cx: Context, node: tree.Construct, target: ct.CType) -> tree.Expr:
    """`T()` and `T(a, b)` ([expr.type.conv])."""
    if not node.args:
        return value(cx, node, target)
    if len(node.args) == 1 and isinstance(node.args[0], packs.Element):
        return cx.expr(like(tree.Cast(node.location, "functional", node.type, node.args[0]), node))
    if isinstance(target, ct.Record):
        return construct_object(
            cx, node, target, [packs.argument(cx, arg) if arg.ctype is None else arg for arg in node.args]
        )
    return cx.wrong("excess elements in scalar initializer", node)


@handles(tree.InitList)
def stray_list(cx: Context, node: tree.InitList) -> tree.Expr:
    return cx.wrong("expected expression", node)

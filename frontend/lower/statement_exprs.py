"""Lowering of GNU's statement expressions: the statements, then the value, then the destruction of the
block's objects.
"""

from __future__ import annotations

from ...ir import core as ir
from ..syntax import tree
from ..types.ctype import CType
from . import destroy
from .destroy import materialise
from .function import FunctionLowering, address_of, builds, value_of


@value_of(tree.StatementExpr)
def statement_value(fl: FunctionLowering, node: tree.StatementExpr) -> ir.Value | None:
    """Lower a statement expression to its value."""
    if node.ctype.in_memory:
        return materialise(fl, node)
    depth = len(fl.cleanups)
    for item in node.body.items:
        fl.stmt(item)
    value: ir.Value | None = None
    if node.value is not None:
        with destroy.full_expression(fl):
            if node.ctype.is_void:
                fl.effect(node.value)
            else:
                value = fl.value(node.value)
    destroy.end_scope(fl, depth)
    return value


@address_of(tree.StatementExpr)
def statement_place(fl: FunctionLowering, node: tree.StatementExpr) -> ir.Value:
    """Lower a statement expression to the address of a temporary."""
    return materialise(fl, node)


@builds(tree.StatementExpr)
def build_statement(fl: FunctionLowering, target: ir.Value, node: tree.StatementExpr, t: CType) -> bool:
    """Build the result of a statement expression in memory."""
    if not t.in_memory:
        return False
    depth = len(fl.cleanups)
    for item in node.body.items:
        fl.stmt(item)
    assert node.value is not None
    with destroy.full_expression(fl):
        fl.initialise(target, node.value, t)
    destroy.end_scope(fl, depth)
    return True

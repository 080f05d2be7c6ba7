"""Exception specifications ([except.spec], [expr.unary.noexcept]). Device code never throws. Types, traits
and overload resolution use the specifications nevertheless.

The specification of a member function is determined when it is needed ([except.spec] p13), by
`FunctionSymbol.settle_exceptions`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...syntax import tree
from ...types import builtin_table
from ...types import constants as const
from ...types import ctype as ct
from ...types.arguments import ValueParameter
from ...types.special import ASSIGNMENTS
from ...types.symbols import FunctionScope, FunctionSymbol
from ...types.typed_nodes import DeclvalExpr, DeleteObject, NewArray, NewObject
from ..classes.special import choose_special_member, copy_source_type, direct_subobjects, opaque_value
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..initialization import defaults
from ..node_builders import like
from ..reporting import is_error, span
from ..templates import dependent
from . import parameters

_UNEVALUATED = (tree.SizeOf, tree.Noexcept, tree.Lambda, DeclvalExpr)


@handles(tree.Noexcept)
def check_noexcept(cx: Context, node: tree.Noexcept) -> tree.Expr:
    """Return whether an unevaluated expression cannot throw ([expr.unary.noexcept])."""
    operand = cx.unevaluated_expr(node.operand)
    return (
        operand
        if is_error(operand)
        else like(tree.BoolLiteral(node.location, not may_throw(cx, operand)), node, ct.BOOL)
    )


def may_throw(cx: Context, node: tree.Expr) -> bool:
    """Return whether an expression or a subexpression of it is potentially-throwing ([except.spec] p6)."""
    waiting: list[tree.Node] = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, _UNEVALUATED):
            continue
        if isinstance(here, tree.Expr) and _throws(cx, here):
            return True
        # Deallocation functions do not throw ([basic.stc.dynamic.deallocation] p3).
        waiting += [here.pointer] if isinstance(here, DeleteObject) else here.children()
    return False


def _throws(cx: Context, node: tree.Expr) -> bool:
    """Return whether an expression itself is potentially-throwing, by its call or by the destructor of its
    temporary.
    """
    t = node.ctype
    if isinstance(t, ct.Record) and not node.lvalue and _destructor_throws(cx, t):
        return True
    if isinstance(node, DeleteObject):
        ended = node.pointer.ctype
        return isinstance(ended, ct.Pointer) and _destructor_throws(cx, ended.pointee)
    if isinstance(node, NewObject | NewArray):
        return node.nullable
    if isinstance(node, tree.Call):
        return not _call_is_noexcept(cx, node.callee)
    new = getattr(node, "fn", None)
    return isinstance(new, FunctionSymbol) and not is_noexcept(cx, new)


def _call_is_noexcept(cx: Context, callee: tree.Expr) -> bool:
    if not isinstance(callee, tree.Identifier):
        return _points_to_noexcept(callee.ctype)
    called = callee.decl
    if isinstance(called, builtin_table.Builtin) or (
        isinstance(called, FunctionSymbol) and called.from_library
    ):
        # The name as written: an overload may be implemented by another function of the library.
        return builtin_table.is_noexcept(callee.name.key, called.ctype)
    return (
        is_noexcept(cx, called) if isinstance(called, FunctionSymbol) else _points_to_noexcept(callee.ctype)
    )


def _points_to_noexcept(t: ct.CType) -> bool:
    t = t.pointee if isinstance(t, ct.Pointer) else t
    return isinstance(t, ct.Function) and t.is_noexcept


def _destructor_throws(cx: Context, t: ct.CType) -> bool:
    """Return whether the destructor of a class, or of an array's elements, may throw."""
    t = ct.innermost_element(t)
    end = t.decl.destructor if isinstance(t, ct.Record) and "destructor" not in t.decl.trivial else None
    return isinstance(end, FunctionSymbol) and not is_noexcept(cx, end)


# ------------------------------------------------------------------------------------- functions


def is_noexcept(cx: Context, fn: FunctionSymbol) -> bool:
    """Return whether a function's type is `noexcept`. The specification is resolved first."""
    fn.settle_exceptions()
    return fn.ctype.is_noexcept is True


def resolve_specification(cx: Context, node: tree.FunctionSyntax) -> bool | ValueParameter:
    """Return the exception specification of a declarator whose parameters are in scope: whether it is
    `noexcept`, or the template parameter that is deduced from it.
    """
    if node.operand is None:
        return node.is_noexcept
    with cx.push_scope(FunctionScope, cx.function) as scope:
        for number, param in enumerate(node.params):
            parameters.declare_prototype(cx, scope, param, number, parameters.parameter_variables(cx, param))
        if dependent.is_dependent(cx, node.operand):
            described = (
                dependent.describe(cx, node.operand) if isinstance(node.operand, tree.Identifier) else None
            )
            return described if isinstance(described, ValueParameter) else False
        value = casts.contextual_bool(cx, cx.expr(node.operand))
    if is_error(value):
        return False
    known = const.evaluate(value)
    if not isinstance(known, int):
        cx.report.error(
            "argument to noexcept specifier must be a constant expression",
            span(node.operand),
            const.explain(value),
        )
    return bool(known)


def defer_specification(cx: Context, node: tree.FunctionDecl) -> Callable[[FunctionSymbol], None] | None:
    """Remove `noexcept(…)` from a member's declaration. It is a complete-class context, so it is checked
    later ([class.mem] p6).
    """
    written, position = node.type, cx.lookup_context()
    if written.operand is None:
        return None
    node.type = written.copied()
    node.type.operand, node.type.is_noexcept = None, False

    def settle(fn: FunctionSymbol) -> None:
        with cx.restore(position), cx.enter_function(fn):
            _set_specification(fn, resolve_specification(cx, written) is True)

    def enter(fn: FunctionSymbol) -> None:
        fn.pending.exceptions = partial(settle, fn)
        if not position.scope.is_in_template():
            cx.unit.deferred.add(fn.settle_exceptions)

    return enter


def _set_specification(fn: FunctionSymbol, says: bool) -> None:
    t = fn.ctype
    fn.ctype = ct.function(t.ret, t.params, t.vararg, t.cv, t.ref, says)


def set_implicit_specification(cx: Context, t: ct.Record, fn: FunctionSymbol) -> None:
    """Set the implicit exception specification of a defaulted function or a destructor: it may throw if a
    function that it calls may ([except.spec] p7, p8).
    """
    if fn.is_deleted:
        return
    with cx.enter_function(fn):
        _set_specification(
            fn,
            fn.special.is_trivial
            or not any(_subobject_throws(cx, part.field, part.record, fn) for part in direct_subobjects(t)),
        )


def _subobject_throws(cx: Context, field: ct.Field, record: ct.Record | None, fn: FunctionSymbol) -> bool:
    """Return whether the operation of an implicit function on a subobject may throw."""
    if fn.special.kind == "default constructor" and field.default is not None:
        return may_throw(cx, defaults.member_default(cx, field))
    if record is None:
        return False
    if fn.is_destructor:
        return _destructor_throws(cx, record)
    kind = fn.special.kind or "default constructor"
    source = (
        ()
        if kind == "default constructor"
        else (
            opaque_value(
                copy_source_type(field.ctype, fn), expiring=kind not in ("copy constructor", ASSIGNMENTS[0])
            ),
        )
    )
    called, problem = choose_special_member(cx, record, kind, list(source))
    return called is not None and not problem and not (called.special.is_trivial or is_noexcept(cx, called))

"""What may throw ([except.spec], [expr.unary.noexcept]). Device code never does; types, traits and overloads
ask all the same.

What a member function says of exceptions is found out when somebody asks ([except.spec] p13):
`Function.exceptions` does that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...syntax import tree
from ...types import builtin_table
from ...types import constants as const
from ...types import ctype as ct
from ...types.arguments import ValueParameter
from ...types.special import ASSIGNMENTS, COPY, DEFAULT, DESTRUCTOR
from ...types.symbols import Function
from ...types.typed_nodes import DeclvalExpr, DeleteObject, NewArray, NewObject
from ..classes.special import chosen, opaque, parts, source_type
from ..context import Context, is_error
from ..conversions import casts
from ..dispatch import handles
from ..initialization import defaults
from ..node_builders import like
from ..templates import dependent
from . import parameters

_UNEVALUATED = (tree.SizeOf, tree.Noexcept, tree.Lambda, DeclvalExpr)


@handles(tree.Noexcept)
def noexcept(cx: Context, node: tree.Noexcept) -> tree.Expr:
    """[expr.unary.noexcept]: whether an expression, which is not evaluated, cannot throw."""
    operand = cx.unevaluated_expr(node.operand)
    return (
        operand
        if is_error(operand)
        else like(tree.BoolLiteral(node.location, not may_throw(cx, operand)), node, ct.BOOL)
    )


def may_throw(cx: Context, node: tree.Expr) -> bool:
    """[except.spec] p6: whether an expression, or one that is evaluated within it, is potentially
    drop_noexcept.
    """
    waiting: list[tree.Node] = [node]
    while waiting:
        here = waiting.pop()
        if isinstance(here, _UNEVALUATED):
            continue
        if isinstance(here, tree.Expr) and _throws(cx, here):
            return True
        # What gives storage back does not throw ([basic.stc.dynamic.deallocation] p3).
        waiting += [here.pointer] if isinstance(here, DeleteObject) else here.children()
    return False


def _throws(cx: Context, node: tree.Expr) -> bool:
    """Whether an expression itself is potentially drop_noexcept: by what it calls, or by the end of the object
    that it makes.
    """
    t = node.ctype
    if isinstance(t, ct.Record) and not node.lvalue and _end_throws(cx, t):
        return True
    if isinstance(node, DeleteObject):
        ended = node.pointer.ctype
        return isinstance(ended, ct.Pointer) and _end_throws(cx, ended.pointee)
    if isinstance(node, NewObject | NewArray):
        return node.nullable
    if isinstance(node, tree.Call):
        return not _call_is_noexcept(cx, node.callee)
    made = getattr(node, "fn", None)
    return isinstance(made, Function) and not is_noexcept(cx, made)


def _call_is_noexcept(cx: Context, callee: tree.Expr) -> bool:
    if not isinstance(callee, tree.Identifier):
        return _points_to_noexcept(callee.ctype)
    called = callee.decl
    if isinstance(called, builtin_table.Builtin) or (isinstance(called, Function) and called.from_library):
        # The name that was written: an overload stands for another function of the library.
        return builtin_table.is_noexcept(callee.name.key, called.ctype)
    return is_noexcept(cx, called) if isinstance(called, Function) else _points_to_noexcept(callee.ctype)


def _points_to_noexcept(t: ct.CType) -> bool:
    t = t.pointee if isinstance(t, ct.Pointer) else t
    return isinstance(t, ct.Function) and t.is_noexcept


def _end_throws(cx: Context, t: ct.CType) -> bool:
    """Whether the destructor of a class, or of an array's elements, may throw."""
    t = ct.innermost_element(t)
    end = t.decl.destructor if isinstance(t, ct.Record) and DESTRUCTOR not in t.decl.trivial else None
    return isinstance(end, Function) and not is_noexcept(cx, end)


# ------------------------------------------------------------------------------------- functions


def is_noexcept(cx: Context, fn: Function) -> bool:
    """Whether a function does not throw by its type, which is made sure of first."""
    fn.settle_exceptions()
    return fn.ctype.is_noexcept is True


def specified(cx: Context, node: tree.FunctionType) -> bool | ValueParameter:
    """What a declarator says, its parameters in scope. A template's parameter is deduced from it; of what
    else depends on parameters only instances know it.
    """
    if node.operand is None:
        return node.is_noexcept
    with cx.nested("function") as scope:
        for number, param in enumerate(node.params):
            parameters.declare_prototype(cx, scope, param, number, parameters.variables(cx, param))
        if dependent.is_dependent(cx, node.operand):
            described = (
                dependent.described(cx, node.operand) if isinstance(node.operand, tree.Identifier) else None
            )
            return described if isinstance(described, ValueParameter) else False
        value = casts.condition(cx, cx.expr(node.operand))
    if is_error(value):
        return False
    known = const.evaluate(value)
    if not isinstance(known, int):
        cx.error_range(
            "argument to noexcept specifier must be a constant expression", node.operand, const.explain(value)
        )
    return bool(known)


def put_off(cx: Context, node: tree.FunctionDecl) -> Callable[[Function], None] | None:
    """Takes `noexcept(…)` from a member's declaration: its class is complete where that is read ([class.mem]
    p6).
    """
    written, place = node.type, cx.here()
    if written.operand is None:
        return None
    node.type = written.copied()
    node.type.operand, node.type.is_noexcept = None, False

    def settle(fn: Function) -> None:
        with cx.at(place), cx.acting_as(fn):
            _set(fn, specified(cx, written) is True)

    def enter(fn: Function) -> None:
        fn.exceptions = partial(settle, fn)
        if not place.scope.is_in_template():
            cx.pending.append(fn.settle_exceptions)

    return enter


def _set(fn: Function, says: bool) -> None:
    t = fn.ctype
    fn.ctype = ct.function(t.ret, t.params, t.vararg, t.cv, t.ref, says)


def implied(cx: Context, t: ct.Record, fn: Function) -> None:
    """[except.spec] p7, p8: what is defaulted, and every destructor, throws if what it calls does, unless it
    says so itself.
    """
    if fn.is_deleted:
        return
    with cx.acting_as(fn):
        _set(fn, fn.is_trivial or not any(_part_throws(cx, part.field, part.record, fn) for part in parts(t)))


def _part_throws(cx: Context, field: ct.Field, record: ct.Record | None, fn: Function) -> bool:
    """Whether what an implied function does to a subobject may throw."""
    if fn.special is DEFAULT and field.default is not None:
        return may_throw(cx, defaults.default_of(cx, field))
    if record is None:
        return False
    if fn.is_destructor:
        return _end_throws(cx, record)
    kind = fn.special or DEFAULT
    source = (
        ()
        if kind is DEFAULT
        else (opaque(source_type(field.ctype, fn), expiring=kind not in (COPY, ASSIGNMENTS[0])),)
    )
    called, problem = chosen(cx, record, kind, list(source))
    return called is not None and not problem and not (called.is_trivial or is_noexcept(cx, called))

"""Assignment to objects of class type ([over.ass], [class.copy.assign]): the implicit operators are
candidates like others.
"""

from __future__ import annotations

from ...syntax import tree
from ...types import bases
from ...types import ctype as ct
from ...types.ranking import Candidate
from ...types.special import COPY_ASSIGN, MOVE_ASSIGN, is_ignored
from ...types.symbols import Function
from ..classes.bases import methods, upcast
from ..context import Context, declared_here, failed, is_error
from ..conversions import casts
from ..node_builders import call
from ..overload import call_completion, overload
from .unary import assignable


def class_assigned(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    """`target = value`: a call, or a copy of bytes where the operator chosen is trivial."""
    t = target.ctype
    assert isinstance(t, ct.Record) and value.ctype is not None
    itself = value.ctype.unqualified is t.unqualified or bases.derives(value.ctype, t)
    if itself and {COPY_ASSIGN, MOVE_ASSIGN} <= t.decl.trivial and not (t.quals or value.ctype.is_volatile):
        return _bytes_assigned(cx, node, target, value)
    chosen = overload.resolve(cx, operators(cx, t, [target, value], node), [target, value])
    if chosen.ambiguous:
        message = (
            f"use of overloaded operator '=' is ambiguous (with operand types '{t}' and '{value.ctype}')"
        )
        overload.report_ambiguous(cx, message, node, chosen)
        return failed(node)
    if chosen.best is None:
        return _no_assignment(cx, node, target, value)
    fn = chosen.best.function
    assert isinstance(fn, Function)
    if fn.is_deleted:
        _deleted_assignment(cx, node, t, fn)
        return failed(node)
    if fn.is_trivial and fn.owner is t.unqualified:
        source = casts.converted(cx, value, fn.ctype.params[0], "parameter")
        return failed(node) if is_error(source) else _bytes_assigned(cx, node, target, source.operand)  # type: ignore[attr-defined]
    return call_completion.finish_call(
        cx, _call(node, fn.name, [target, value]), chosen.best, [target, value]
    )


def operators(cx: Context, t: ct.CType, args: list[tree.Expr], at: tree.Node) -> list[Candidate]:
    """The assignment operators of a class, `args` being an object and what is assigned to it."""
    candidates: list[Candidate] = []
    for result, owner in methods(t, "operator="):
        functions = [fn for fn in result.functions if not is_ignored(fn)]
        candidates += overload.of_functions(
            cx, functions, result.templates, args, at, has_object=True, found_in=owner
        )[0]
    return candidates


def _bytes_assigned(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    if target.lvalue and not assignable(cx, target, node):
        return failed(node)
    assert value.ctype is not None and target.ctype is not None
    if value.ctype.unqualified is not target.ctype.unqualified:
        value = upcast(cx, value, target.ctype)
    node.target, node.value = (
        target,
        (casts.wrap(value, "LValueToRValue", value.ctype.unqualified) if value.lvalue else value),
    )
    node.ctype, node.lvalue = target.ctype, True
    return node


def _no_assignment(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    if assignable(cx, target, node):
        cx.error_range(f"assigning to '{target.ctype}' from incompatible type '{value.ctype}'", value)
    return failed(node)


def _deleted_assignment(cx: Context, node: tree.Assign, t: ct.Record, fn: Function) -> None:
    if fn.why_deleted is not None:
        cx.error(
            f"object of type '{t.unqualified}' cannot be assigned because its {fn.special} is implicitly"
            " deleted",
            node,
            [fn.why_deleted],
        )
    else:
        cx.error(
            "overload resolution selected deleted operator '='",
            node,
            [declared_here(fn, "candidate function has been explicitly deleted")],
        )


def _call(node: tree.Expr, name: str, operands: list[tree.Expr]) -> tree.Call:
    """The call that an operator means, at its place."""
    made = call(name, operands, node)
    made.right_first = True
    return made

"""Assignment to objects of class type ([over.ass], [class.copy.assign]). Implicit operators are ordinary
candidates.
"""

from __future__ import annotations

from ...syntax import tree
from ...types import bases
from ...types import ctype as ct
from ...types.ranking import Candidate
from ...types.special import is_ignored
from ...types.symbols import FunctionSymbol
from ..classes.bases import methods, upcast
from ..context import Context
from ..conversions import casts
from ..node_builders import call
from ..overload import call_completion, overload
from ..reporting import declared_here, is_error, mark_error, span
from .unary import check_assignable


def assign_class(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    """Check `target = value`: a call, or a bytewise copy if the chosen operator is trivial."""
    t = target.ctype
    assert isinstance(t, ct.Record) and value.ctype is not None
    itself = value.ctype.unqualified is t.unqualified or bases.derives(value.ctype, t)
    if (
        itself
        and {"copy assignment operator", "move assignment operator"} <= t.decl.trivial
        and not (t.quals or value.ctype.is_volatile)
    ):
        return _assign_bytes(cx, node, target, value)
    resolution = overload.resolve_overload(
        cx, assignment_operators(cx, t, [target, value], node), [target, value]
    )
    if resolution.ambiguous:
        message = (
            f"use of overloaded operator '=' is ambiguous (with operand types '{t}' and '{value.ctype}')"
        )
        overload.report_ambiguous(cx, message, node, resolution)
        return mark_error(node)
    if resolution.best is None:
        return _report_no_operator(cx, node, target, value)
    fn = resolution.best.function
    assert isinstance(fn, FunctionSymbol)
    if fn.is_deleted:
        _report_deleted_operator(cx, node, t, fn)
        return mark_error(node)
    if fn.special.is_trivial and fn.owner is t.unqualified:
        source = casts.convert(cx, value, fn.ctype.params[0], "parameter")
        return mark_error(node) if is_error(source) else _assign_bytes(cx, node, target, source.operand)  # type: ignore[attr-defined]
    return call_completion.finish_call(
        cx, _call(node, fn.name, [target, value]), resolution.best, [target, value]
    )


def assignment_operators(cx: Context, t: ct.CType, args: list[tree.Expr], at: tree.Node) -> list[Candidate]:
    """Return the assignment operators of a class as candidates. `args` are the object and the assigned
    value.
    """
    candidates: list[Candidate] = []
    for result, owner in methods(t, "operator="):
        functions = [fn for fn in result.functions if not is_ignored(fn)]
        candidates += overload.function_candidates(
            cx, functions, result.templates, args, at, has_object=True, found_in=owner
        )[0]
    return candidates


def _assign_bytes(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    if target.lvalue and not check_assignable(cx, target, node):
        return mark_error(node)
    assert value.ctype is not None and target.ctype is not None
    if value.ctype.unqualified is not target.ctype.unqualified:
        value = upcast(cx, value, target.ctype)
    node.target, node.value = (
        target,
        (casts.wrap(value, "LValueToRValue", value.ctype.unqualified) if value.lvalue else value),
    )
    node.ctype, node.lvalue = target.ctype, True
    return node


def _report_no_operator(cx: Context, node: tree.Assign, target: tree.Expr, value: tree.Expr) -> tree.Expr:
    if check_assignable(cx, target, node):
        cx.report.error(f"assigning to '{target.ctype}' from incompatible type '{value.ctype}'", span(value))
    return mark_error(node)


def _report_deleted_operator(cx: Context, node: tree.Assign, t: ct.Record, fn: FunctionSymbol) -> None:
    if fn.declaration.why_deleted is not None:
        cx.report.error(
            f"object of type '{t.unqualified}' cannot be assigned because its {fn.special.kind} is implicitly"
            " deleted",
            node,
            [fn.declaration.why_deleted],
        )
    else:
        cx.report.error(
            "overload resolution selected deleted operator '='",
            node,
            [declared_here(fn, "candidate function has been explicitly deleted")],
        )


def _call(node: tree.Expr, name: str, operands: list[tree.Expr]) -> tree.Call:
    """Return the call of an operator function, at the operator's position."""
    result = call(name, operands, node)
    result.right_first = True
    return result

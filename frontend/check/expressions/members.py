"""Members and elements of objects: `.`, `->` ([expr.ref]) and `[]` ([expr.sub])."""

from __future__ import annotations

from ....support.diagnostics import Note
from ....support.suggestions import closest
from ...syntax import tree
from ...types import builtin_table, lookup
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.expressions import naming_class
from ...types.symbols import EnumConstant, Overloads, Scope, VariableSymbol
from ..classes import bases, host_members
from ..classes.access import check_access, check_name
from ..context import Context
from ..conversions import casts
from ..dispatch import handles
from ..node_builders import like
from ..reporting import is_error, mark_error, span
from ..templates import packs
from . import exprs, operators


@handles(tree.Member)
def check_member(cx: Context, node: tree.Member) -> tree.Expr:
    """Check a member access ([expr.ref])."""
    base: tree.Expr | None = cx.expr(node.base)
    if base is not None and not is_error(base) and node.name.is_qualified:
        base = bases.qualify_object(cx, node, base)
    if base is None or is_error(base):
        return mark_error(node)
    if isinstance(base, tree.Identifier) and isinstance(base.decl, builtin_table.BuiltinVariable):
        return _builtin_member(cx, node, base)
    return field_access(cx, node, base)


def field_access(cx: Context, node: tree.Member, base: tree.Expr) -> tree.Expr:
    """Check the access to a data member."""
    if node.arrow:
        base = casts.rvalue(cx, operators.resolve_arrow(cx, node, base))
        if is_error(base):
            return mark_error(node)
    elif base.ctype.is_array:
        _report_at_operator(
            cx, f"member reference base type '{base.ctype}' is not a structure or union", node
        )
        return mark_error(node)
    t = _record_of(cx, node, base)
    if t is None:
        return mark_error(node)
    if bases.is_ambiguous(cx, t, node.name.key, node):
        return mark_error(node)
    path = bases.find_field(t, node.name.key)
    if path is None:
        return _other_member(cx, node, base, t)
    base_path = tuple(step for step in path[:-1] if step.is_base)
    check_access(
        cx,
        node.name.key,
        t,
        base_path,
        path[-1].access,
        base_path[-1].ctype if base_path else t,
        node,
        path[-1].location,
        t if node.arrow else naming_class(base)[0],
    )
    quals = base.ctype.pointee.quals if node.arrow else base.ctype.quals
    for step in path[:-1]:
        quals |= step.ctype.quals
    if not node.arrow:
        base = casts.glvalue(cx, base)
        if is_error(base):
            return mark_error(node)
    node.base, node.field = base, path
    declared = path[-1].ctype
    if isinstance(declared, ct.Reference):
        node.ctype, node.lvalue = declared.referred, True
        return node
    if path[-1].is_mutable:
        quals &= ~ct.CONST
    node.ctype = ct.qualified(declared, quals & (ct.CONST | ct.VOLATILE))
    node.lvalue = node.arrow or base.lvalue
    node.xvalue = not node.arrow and base.xvalue
    return node


def _other_member(cx: Context, node: tree.Member, base: tree.Expr, t: ct.Record) -> tree.Expr:
    """Check a static member named through an object. Reports a name that is not a member."""
    members = t.decl.members
    result = lookup.member(members, node.name.key)
    symbol = result.symbol
    static = (
        isinstance(symbol, Overloads)
        and all(fn.object is None for fn in symbol.functions)
        and not symbol.templates
    )
    if symbol is not None and (static or isinstance(symbol, VariableSymbol | EnumConstant)):
        if not isinstance(symbol, Overloads) and isinstance(members, Scope):
            check_name(cx, node.name, node.name.key, result, members)
        name = like(tree.Identifier(node.location, node.name), node)
        name.of_object = t
        return casts.evaluate_before(base, exprs.symbol_expression(cx, name, symbol))
    if isinstance(symbol, Overloads):
        return cx.report.invalid_expr("reference to non-static member function must be called", node)
    _report_no_member(cx, node, t)
    return mark_error(node)


def _report_at_operator(cx: Context, message: str, node: tree.Member, fix: str | None = None) -> None:
    """Report an error at the `.` or `->`."""
    at = node.operator or node.location
    cx.report.diags.error(
        message,
        at,
        length=2 if node.arrow and node.operator else 1,
        notes=cx.instantiation.backtrace,
        fix=fix,
    )


def _record_of(cx: Context, node: tree.Member, base: tree.Expr) -> ct.Record | None:
    t = base.ctype
    if node.arrow:
        if isinstance(t, ct.Record):
            _report_at_operator(
                cx, f"member reference type '{t}' is not a pointer; did you mean to use '.'?", node, "."
            )
            return None
        if not isinstance(t, ct.Pointer):
            _report_at_operator(cx, f"member reference type '{t}' is not a pointer", node)
            return None
        t = t.pointee
    elif isinstance(t, ct.Pointer):
        if t.pointee.is_record:
            _report_at_operator(
                cx, f"member reference type '{t}' is a pointer; did you mean to use '->'?", node, "->"
            )
        else:
            _report_at_operator(cx, f"member reference base type '{t}' is not a structure or union", node)
        return None
    if not isinstance(t, ct.Record):
        _report_at_operator(cx, f"member reference base type '{t}' is not a structure or union", node)
        return None
    if not t.is_complete:
        note = Note(f"forward declaration of '{t.unqualified}'", t.decl.location)
        verb = "member access into" if node.arrow else "access into"
        cx.report.error(f"{verb} incomplete type '{t}'", node, [note])
        return None
    return t


def _report_no_member(cx: Context, node: tree.Member, t: ct.Record) -> None:
    known = {name: f for f in t.fields for name in bases.member_names(f)}
    near = closest(node.name.key, iter(known))
    message = f"no member named '{node.name}' in '{t.unqualified}'"
    if near is None:
        cx.report.error(message, node, host_members.notes(t))
        return
    note = Note(f"'{near}' declared here", known[near].location, len(near))
    cx.report.error(f"{message}; did you mean '{near}'?", node, [note], fix=near)


def _builtin_member(cx: Context, node: tree.Member, base: tree.Identifier) -> tree.Expr:
    variable = base.decl
    if node.arrow or node.name.key not in variable.members:
        return cx.report.invalid_expr(f"no member named '{node.name}' in '{variable.type_name}'", node)
    node.base, node.field, node.ctype = base, node.name.key, ct.UINT
    return node


@handles(tree.Index)
def check_index(cx: Context, node: tree.Index) -> tree.Expr:
    """Check a subscript ([expr.sub])."""
    base, offset = cx.expr(node.base), packs.check_argument(cx, node.index)
    if is_error(base, offset):
        return mark_error(node)
    resolved = operators.resolve_operator(cx, node, "[]", [base, offset])
    if isinstance(resolved, tree.Expr):
        return resolved
    base, offset = resolved
    array = base if base.ctype.is_array else offset if offset.ctype.is_array else None
    base, offset = _element_base(cx, base), _element_base(cx, offset)
    if is_error(base, offset):
        return mark_error(node)
    if offset.ctype.is_pointer and base.ctype.is_integral:
        base, offset, node.index_first = offset, base, True
    pointer = base.ctype
    if not isinstance(pointer, ct.Pointer):
        return cx.report.invalid_expr(
            "subscripted value is not an array, pointer, or vector", node, at=span(node.base)
        )
    if not offset.ctype.is_integral:
        return cx.report.invalid_expr("array subscript is not an integer", node, at=span(node.index))
    element = pointer.pointee
    if not check_steppable(cx, node, pointer, "subscript of"):
        return mark_error(node)
    node.base, node.index = base, casts.convert_arithmetic(offset, conv.promote(offset.ctype))
    node.ctype, node.lvalue = element, True
    if array is not None:
        _warn_bounds(cx, node, array.ctype)
    return node


def _element_base(cx: Context, node: tree.Expr) -> tree.Expr:
    """Return an operand of `[]` as an rvalue. An array decays without being marked as address-taken."""
    if node.ctype.is_array:
        return casts.wrap(node, "ArrayToPointerDecay", ct.decay(node.ctype))
    return casts.rvalue(cx, node)


def check_steppable(cx: Context, node: tree.Expr, pointer: ct.Pointer, what: str) -> bool:
    """Return whether pointer arithmetic is possible: the element has a size. Reports an error otherwise."""
    pointee, subscript, problem = pointer.pointee, what == "subscript of", ""
    if pointee.is_void and not subscript:
        problem = "arithmetic on a pointer to void"
    elif pointee.is_function:
        problem = f"{what} pointer to function type '{pointee}'"
    elif not pointee.is_complete:
        problem = (
            f"{what} pointer to incomplete type '{pointee}'"
            if subscript
            else f"arithmetic on a pointer to an incomplete type '{pointee}'"
        )
    if problem:
        cx.report.error(problem, node)
    return not problem


def _warn_bounds(cx: Context, node: tree.Index, array: ct.CType) -> None:
    value = const.evaluate(node.index)
    count = array.count  # type: ignore[attr-defined]
    if not isinstance(value, int) or count is None:
        return
    if value < 0:
        cx.report.warn(
            "array-bounds", f"array index {value} is before the beginning of the array", span(node.base)
        )
    elif value >= count:
        text = f"array index {value} is past the end of the array (that has type '{array}')"
        cx.report.warn("array-bounds", text, span(node.base))

"""Pointers to members: `&C::name` ([expr.unary.op] p3, p4), `.*` and `->*` ([expr.mptr.oper])."""

from __future__ import annotations

from ...syntax import tree
from ...types import bases
from ...types import ctype as ct
from ...types.declarations import FieldPath
from ...types.expressions import is_lvalue, names_member
from ...types.symbols import FunctionSymbol, MemberName, Overloads, TypeName
from ...types.typed_nodes import PointedMember
from ..classes.access import check_access
from ..classes.bases import find_field, upcast
from ..context import Context
from ..conversions import casts
from ..names.lookup import find, find_qualifier
from ..node_builders import dereference, like
from ..reporting import is_error, mark_error
from . import exprs


def member_address(cx: Context, node: tree.Unary) -> tree.Expr | None:
    """Return the pointer for `&C::name` if that names one non-static member. None if it names something else,
    or if the target of a conversion selects the member.
    """
    operand = node.operand
    assert isinstance(operand, tree.Identifier)
    symbol = find(cx, operand.name).symbol
    if isinstance(symbol, MemberName) and operand.name.args is None:
        return _field_address(cx, node, operand, symbol)
    if (
        isinstance(symbol, Overloads)
        and len(symbol.functions) == 1
        and not symbol.templates
        and symbol.functions[0].object is not None
    ):
        named = exprs.function_value(cx, operand, symbol.functions[0])
        return (
            mark_error(node) if is_error(named) else function_address(cx, node, operand, symbol.functions[0])
        )
    return None


def _field_address(cx: Context, node: tree.Unary, operand: tree.Identifier, symbol: MemberName) -> tree.Expr:
    assert symbol.record is not None
    path = find_field(symbol.record, symbol.name)
    assert path is not None
    last, owner = path[-1], symbol.record.unqualified
    _check_access(cx, operand, symbol.name, last.access, owner, last.location)
    if last.bit_width is not None:
        return cx.report.invalid_expr("address of bit-field requested", node)
    if last.ctype.is_reference:
        return cx.report.invalid_expr(
            f"cannot form a pointer-to-member to member '{symbol.name}' of reference type '{last.ctype}'",
            node,
        )
    return casts.member_address(node, FieldPath(owner, path), ct.member_pointer(owner, last.ctype))


def function_address(
    cx: Context, node: tree.Unary, operand: tree.Identifier, fn: FunctionSymbol
) -> tree.Expr:
    """Check `&` applied to the name of a non-static member function."""
    if not names_member(node):
        return cx.report.invalid_expr(
            "must explicitly qualify name of member function when taking its address", node
        )
    return casts.member_address(node, fn, fn.pointer_type)


def _check_access(
    cx: Context, operand: tree.Identifier, name: str, access: tree.Access, owner: ct.CType, location: object
) -> None:
    """Check access; the naming class is the one before `::` ([class.access.base] p5)."""
    qualifier = find_qualifier(cx, operand.name).symbol
    named = qualifier.ctype.unqualified if isinstance(qualifier, TypeName) else owner
    if isinstance(named, ct.Record):
        check_access(cx, name, named, bases.path(named, owner) or (), access, owner, operand, location, named)


def apply_member_pointer(cx: Context, node: tree.Binary, left: tree.Expr, right: tree.Expr) -> tree.Expr:
    """Check `object.*pointer`, or `p->*pointer`, which is `(*p).*pointer` ([expr.mptr.oper] p3)."""
    pointer = casts.rvalue(cx, right)
    if is_error(pointer):
        return mark_error(node)
    t = pointer.ctype
    if not isinstance(t, ct.MemberPointer):
        return cx.report.invalid_expr(
            f"right hand operand to {node.op} has non-pointer-to-member type '{right.ctype}'", node
        )
    object_expr = _object(cx, node, left)
    if is_error(object_expr):
        return mark_error(node)
    if object_expr.ctype.unqualified is not t.owner and not bases.derives(object_expr.ctype, t.owner):
        what = "a class" if node.op == ".*" else "a pointer to class"
        return cx.report.invalid_expr(
            f"left hand operand to {node.op} must be {what} compatible with the right hand operand, but is"
            f" '{left.ctype}'",
            node,
        )
    if object_expr.ctype.unqualified is not t.owner:
        object_expr = upcast(cx, object_expr, t.owner)
        if is_error(object_expr):
            return mark_error(node)
    result = like(PointedMember(node.location, object_expr, pointer), node)
    result.parenthesized = node.parenthesized
    quals = object_expr.ctype.quals & (ct.CONST | ct.VOLATILE)
    if isinstance(t.pointee, ct.Function):
        result.ctype = t.pointee
        if not node.is_called:
            return cx.report.invalid_expr("reference to non-static member function must be called", node)
        return result if _fits(cx, node, object_expr, t.pointee) else mark_error(node)
    result.ctype, result.lvalue, result.xvalue = ct.qualified(t.pointee, quals), True, object_expr.xvalue
    return result


def _object(cx: Context, node: tree.Binary, left: tree.Expr) -> tree.Expr:
    """Return the left operand as a glvalue. An operand of another kind is returned unchanged."""
    if node.op == ".*":
        return casts.glvalue(cx, left)
    pointer = casts.rvalue(cx, left)
    return (
        dereference(pointer, left)
        if not is_error(pointer) and isinstance(pointer.ctype, ct.Pointer)
        else pointer
    )


def _fits(cx: Context, node: tree.Binary, given: tree.Expr, t: ct.Function) -> bool:
    """Return whether a function's qualifiers accept the object ([expr.mptr.oper] p5, p6)."""
    if given.ctype.quals & (ct.CONST | ct.VOLATILE) & ~t.cv:
        return cx.report.reject(
            f"'this' argument to member function has type '{given.ctype}', but function is not marked"
            f" {ct.qualifier_text(given.ctype.quals & ~t.cv)}",
            node,
        )
    if t.ref and (t.ref == "&") != is_lvalue(given):
        kind = ("an rvalue", "an lvalue") if t.ref == "&" else ("an lvalue", "an rvalue")
        return cx.report.reject(
            f"pointer-to-member function type '{ct.member_pointer(given.ctype.unqualified, t)}' can only be"
            f" called on {kind[1]}",
            node,
        )
    casts.mark_address_taken(given, changed=not t.cv & ct.CONST)
    return True

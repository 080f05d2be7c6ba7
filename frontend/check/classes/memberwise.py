"""Bodies of implicitly defined special members: memberwise over bases, members and array elements.

[class.copy.ctor] p14, [class.copy.assign] p12. A default constructor has an empty mem-initializer list, and a
destructor an empty body. Initialisation and destruction of the members are then the same as in user-provided
functions.
"""

from __future__ import annotations

from ...syntax import tree
from ...syntax.tree import names
from ...types import ctype as ct
from ...types.declarations import SpecialMember
from ...types.special import ASSIGNMENTS, is_trivial
from ...types.symbols import FunctionSymbol, VariableSymbol
from ...types.typed_nodes import ArrayEach, Repeat
from ..context import Context
from ..conversions import casts
from ..expressions.assignment import assign_class
from ..initialization import class_initialization
from ..node_builders import dereference, like, pointer_value, position_of, variable_use
from . import constructors


def synthesise_body(cx: Context, fn: FunctionSymbol) -> None:
    """Make the body of a defaulted function that is not trivial, or of an assignment operator."""
    assert fn.object is not None
    at = position_of(tree.ErrorExpr(fn.location))
    fn.params = [VariableSymbol("this", ct.pointer_to(fn.object), fn.location, "param", used=True)]
    fn.body = tree.Compound(fn.location, [])
    fn.body.end = fn.location
    with cx.enter_function(fn):
        if fn.special.kind in ("copy constructor", "move constructor", *ASSIGNMENTS):
            other = VariableSymbol("other", fn.ctype.params[0], fn.location, "param", used=True)
            fn.params.append(other)
            if fn.special.kind in ASSIGNMENTS:
                fn.body.items = _assign_members(cx, fn, at, other)
            else:
                fn.definition.inits = _copy_members(cx, fn, at, other)
        elif fn.is_constructor:
            constructors.initialise_members(cx, fn, at)
    fn.definition.is_checked = True


def _this(fn: FunctionSymbol, at: tree.Expr) -> tree.Expr:
    result = dereference(pointer_value(fn.params[0], at), at)
    result.ctype = fn.object
    return result


def subobject(base: tree.Expr, field: ct.Field) -> tree.Expr:
    """Return an expression for a direct member or base of an object."""
    node: tree.Member = like(
        tree.Member(base.location, base, names.simple_name(field.name, base.location)), base
    )
    node.field, node.lvalue, node.xvalue = (field,), True, base.xvalue
    t = field.ctype
    if isinstance(t, ct.Reference):
        node.ctype, node.xvalue = t.referred, t.rvalue and base.xvalue
    else:
        node.ctype = ct.qualified(t, base.ctype.quals & (ct.CONST | ct.VOLATILE))
    return node


# -------------------------------------------------------------------------------------- copies


def _copy_members(
    cx: Context, fn: FunctionSymbol, at: tree.Expr, other: VariableSymbol
) -> list[tuple[tuple[ct.Field, ...], tree.Expr]]:
    source = variable_use(other, at, expiring=fn.special.kind == "move constructor")
    return [
        ((field,), copy_subobject(cx, subobject(source, field), field.ctype)) for field in fn.owner.fields
    ]


def copy_subobject(cx: Context, source: tree.Expr, t: ct.CType) -> tree.Expr:
    """Return the initialisation of a subobject of type `t` by a copy of `source`. Arrays are copied element
    by element.
    """
    if isinstance(t, ct.Reference):
        return casts.wrap(source, "BindReference", t)
    if isinstance(t, ct.Array):
        if is_trivial(t, "move constructor" if source.xvalue else "copy constructor"):
            return casts.wrap(source, "LValueToRValue", t)
        index = VariableSymbol("index", ct.ULONG, source.location, "local", used=True)
        return like(
            ArrayEach(source.location, copy_subobject(cx, counted_element(source, index), t.element), index),
            source,
            t,
        )
    if isinstance(t, ct.Record):
        return class_initialization.construct(cx, source, t, [source])
    return casts.rvalue(cx, source)


def counted_element(array: tree.Expr, index: VariableSymbol) -> tree.Expr:
    """Return the array element whose index is a loop variable."""
    base = casts.wrap(array, "ArrayToPointerDecay", ct.decay(array.ctype))
    return like(
        tree.Index(array.location, base, pointer_value(index, array)),
        array,
        array.ctype.element,
        lvalue=True,
        xvalue=array.xvalue,
    )


# --------------------------------------------------------------------------------- assignments


def _assign_members(cx: Context, fn: FunctionSymbol, at: tree.Expr, other: VariableSymbol) -> list[tree.Stmt]:
    this, source = (
        _this(fn, at),
        variable_use(other, at, expiring=fn.special.kind == "move assignment operator"),
    )
    kind: SpecialMember = (
        "copy assignment operator"
        if fn.special.kind == "copy assignment operator"
        else "move assignment operator"
    )
    subobjects = [
        (subobject(this, field), subobject(source, field), field.ctype) for field in fn.owner.fields
    ]
    if fn.special.is_trivial:
        subobjects = [(this, source, fn.owner)]
    new: list[tree.Stmt] = [
        tree.ExprStmt(at.location, _assign_subobject(cx, to, value, t, kind)) for to, value, t in subobjects
    ]
    back = tree.Return(at.location, casts.wrap(this, "BindReference", fn.ctype.ret))
    return [*new, back]


def _assign_subobject(
    cx: Context, target: tree.Expr, source: tree.Expr, t: ct.CType, kind: SpecialMember
) -> tree.Expr:
    if isinstance(t, ct.Array) and not is_trivial(t, kind):
        index = VariableSymbol("index", ct.ULONG, target.location, "local", used=True)
        each = _assign_subobject(
            cx, counted_element(target, index), counted_element(source, index), t.element, kind
        )
        return like(Repeat(target.location, each, index, t.count or 0), target, ct.VOID)
    if isinstance(t, ct.Record) and not is_trivial(t, kind):
        return assign_class(
            cx, like(tree.Assign(target.location, "=", target, source), target), target, source
        )
    return like(
        tree.Assign(target.location, "=", target, casts.wrap(source, "LValueToRValue", ct.unqualified(t))),
        target,
        target.ctype,
        lvalue=True,
    )

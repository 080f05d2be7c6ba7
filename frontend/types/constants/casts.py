"""Conversions of constants: what each kind of cast in the checked tree does."""

from __future__ import annotations

from ...syntax import tree
from .. import bases
from .. import ctype as ct
from ..symbols import Variable
from .arithmetic import convert
from .evaluation import Evaluation, Handler, initialises, place_of, value_of
from .expressions import effect, pointer
from .memory import (
    NULL,
    NULL_MEMBER,
    Address,
    MemberValue,
    NotConstant,
    Object,
    Value,
    first_element,
    inner_type,
    member,
    type_at,
)


@value_of(tree.ImplicitCast)
def implicit_cast(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    return _KINDS.get(node.kind, _arithmetic)(ev, node)


def _load(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    operand = node.operand
    if (
        isinstance(operand, tree.Identifier)
        and isinstance(operand.decl, Variable)
        and not operand.ctype.is_volatile
    ):
        decl = operand.decl
        if ev.frames:
            result = ev.frames[-1].locals.get(decl)
            if isinstance(result, Object) and isinstance(result.value, int | float) and result.alive:
                return result.value
        elif isinstance(decl.value, int | float) and not decl.ctype.is_reference:
            return decl.value
    return ev.read(ev.place(operand), operand.ctype, node)


def _same(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    return ev.place(node.operand) if node.lvalue else ev.value(node.operand)


def _arithmetic(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    value = ev.value(node.operand)
    source, target = node.operand.ctype, node.ctype
    if target.is_void:
        return 0
    result = convert(value, source, target)
    if result is None:
        what = "pointer" if isinstance(value, Address) else f"value {value}"
        why = (
            "cast from pointer to integer"
            if isinstance(value, Address)
            else f"{what} is outside the range of representable values of type '{target.unqualified}'"
        )
        raise NotConstant(why, node, final=True)
    return result


def _member_value(ev: Evaluation, node: tree.ImplicitCast) -> MemberValue:
    value = ev.value(node.operand)
    if not isinstance(value, MemberValue):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return value


def _member_moved(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """[conv.mem] p2, [expr.static.cast] p12: the same member of another class."""
    value = _member_value(ev, node)
    return (
        MemberValue(value.target, value.adjustment + bases.member_shift(node.operand.ctype, node.ctype))
        if value.target is not None
        else value
    )


def _reinterpreted(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """Another pointer type: to and from `void *` the place is still known, as it is where the object has that
    type; else the bytes alone are.
    """
    here = pointer(ev.value(node.operand), node)
    target = node.ctype
    assert isinstance(target, ct.Pointer)
    if here.path is None or target.pointee.is_void:
        return here
    result = type_at(here.base, here.path)
    if result is not None and ct.unqualified(result) is ct.unqualified(target.pointee):
        return here
    return Address(here.base, here.offset, None)


def _to_base(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    here = pointer(ev.value(node.operand), node)
    t = node.operand.ctype.pointee
    way = bases.path(t, node.ctype.pointee)
    if here.is_null or way is None:
        return here
    for step in way:
        here = member(here, t, t.fields.index(step))
        t = step.ctype
    return here


def _to_derived(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """[expr.static.cast] p11: the object must be a base of one of the type wanted."""
    here = pointer(ev.value(node.operand), node)
    way = bases.path(node.ctype.pointee, node.operand.ctype.pointee)
    if here.is_null or way is None:
        return here
    offset = here.offset - bases.offset(way)
    if here.path is None:
        return Address(here.base, offset, None)
    path = here.path[: -len(way)] if len(here.path) >= len(way) else None
    whole = type_at(here.base, path) if path is not None else None
    if (
        path is None
        or whole is None
        or not _leads(whole, here.path[-len(way) :], way)
        or ct.unqualified(whole) is not ct.unqualified(node.ctype.pointee)
    ):
        raise NotConstant(
            f"cannot cast object of dynamic type '{type_at(here.base, here.path)}' to type"
            f" '{node.ctype.pointee}'",
            node,
        )
    return Address(here.base, offset, path)


def _leads(whole: ct.CType, steps: tuple[int, ...], way: bases.Path) -> bool:
    for step, field in zip(steps, way):
        if not isinstance(whole, ct.Record) or whole.fields[step] is not field:
            return False
        whole = inner_type(whole, step)
    return True


_KINDS: dict[str, Handler[Value]] = {
    "LValueToRValue": _load,
    "NoOp": _same,
    "ArrayToPointerDecay": lambda ev, node: first_element(ev.place(node.operand)),
    "FunctionToPointerDecay": lambda ev, node: ev.place(node.operand),
    "BindReference": lambda ev, node: ev.place(node.operand),
    "MaterializeTemporary": lambda ev, node: (
        ev.place(node.operand) if node.operand.lvalue else ev.materialised(node.operand)
    ),
    "NullToPointer": lambda ev, node: NULL_MEMBER if node.ctype.is_member_pointer else NULL,
    "MemberPointerToBoolean": lambda ev, node: int(_member_value(ev, node).target is not None),
    "BaseToDerivedMember": _member_moved,
    "DerivedToBaseMember": _member_moved,
    "BitCast": _reinterpreted,
    "DerivedToBase": _to_base,
    "BaseToDerived": _to_derived,
}


@place_of(tree.ImplicitCast)
def cast_place(ev: Evaluation, node: tree.ImplicitCast) -> Address:
    """A qualification conversion of an lvalue, or what a reference is bound to."""
    if node.kind == "NoOp" and node.operand.lvalue:
        return ev.place(node.operand)
    return pointer(implicit_cast(ev, node), node)


@value_of(tree.Cast)
def cast(ev: Evaluation, node: tree.Cast) -> Value:
    """An explicit cast's conversion stands below it."""
    if node.ctype.is_void:
        effect(ev, node.operand)
        return 0
    return ev.value(node.operand)


@place_of(tree.Cast)
def explicit_place(ev: Evaluation, node: tree.Cast) -> Address:
    return ev.place(node.operand) if node.operand.lvalue else pointer(ev.value(node.operand), node)


@initialises(tree.Cast)
def same_class(ev: Evaluation, node: tree.Cast, target: Address, t: ct.CType) -> None:
    ev.initialise(target, node.operand, t)


@initialises(tree.ImplicitCast)
def whole_value(ev: Evaluation, node: tree.ImplicitCast, target: Address, t: ct.CType) -> None:
    """An lvalue of class type copied byte for byte."""
    if node.operand.lvalue:
        ev.begin(target, ev.read(ev.place(node.operand), node.operand.ctype, node), node)
    else:
        ev.initialise(target, node.operand, t)

"""Conversions of constants: one handler for each kind of cast in the checked tree."""

from __future__ import annotations

from ...syntax import tree
from .. import bases
from .. import ctype as ct
from ..symbols import VariableSymbol
from .arithmetic import convert
from .evaluation import Evaluation, Handler, address_of, initialises, value_of
from .expressions import effect, pointer
from .memory import (
    NULL,
    NULL_MEMBER,
    ConstantAddress,
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
    """Evaluate an implicit cast."""
    return _KINDS.get(node.kind, _arithmetic)(ev, node)


def _load(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    operand = node.operand
    if (
        isinstance(operand, tree.Identifier)
        and isinstance(operand.decl, VariableSymbol)
        and not operand.ctype.is_volatile
    ):
        decl = operand.decl
        if ev.frames:
            result = ev.frames[-1].locals.get(decl)
            if isinstance(result, Object) and isinstance(result.value, int | float) and result.alive:
                return result.value
        elif isinstance(decl.value, int | float) and not decl.ctype.is_reference:
            return decl.value
    return ev.read(ev.address(operand), operand.ctype, node)


def _arithmetic(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    value = ev.value(node.operand)
    source, target = node.operand.ctype, node.ctype
    if target.is_void:
        return 0
    result = convert(value, source, target)
    if result is None:
        what = "pointer" if isinstance(value, ConstantAddress) else f"value {value}"
        why = (
            "cast from pointer to integer"
            if isinstance(value, ConstantAddress)
            else f"{what} is outside the range of representable values of type '{target.unqualified}'"
        )
        raise NotConstant(why, node, final=True)
    return result


def _member_value(ev: Evaluation, node: tree.ImplicitCast) -> MemberValue:
    value = ev.value(node.operand)
    if not isinstance(value, MemberValue):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return value


def _convert_member_pointer(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """Convert a pointer to member to one of a base or derived class ([conv.mem] p2,
    [expr.static.cast] p12).
    """
    value = _member_value(ev, node)
    return (
        MemberValue(value.target, value.adjustment + bases.member_shift(node.operand.ctype, node.ctype))
        if value.target is not None
        else value
    )


def _bit_cast(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """Convert to another pointer type. The subobject stays known for `void *` and for the object's own type;
    otherwise only the byte offset does.
    """
    address = pointer(ev.value(node.operand), node)
    target = node.ctype
    assert isinstance(target, ct.Pointer)
    if address.path is None or target.pointee.is_void:
        return address
    result = type_at(address.base, address.path)
    if result is not None and ct.unqualified(result) is ct.unqualified(target.pointee):
        return address
    return ConstantAddress(address.base, address.offset, None)


def _to_base(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    address = pointer(ev.value(node.operand), node)
    t = node.operand.ctype.pointee
    path = bases.path(t, node.ctype.pointee)
    if address.is_null or path is None:
        return address
    for field in path:
        address = member(address, t, t.fields.index(field))
        t = field.ctype
    return address


def _to_derived(ev: Evaluation, node: tree.ImplicitCast) -> Value:
    """Convert a pointer to a derived class ([expr.static.cast] p11): the object must be a base of an object
    of that class. Raises NotConstant.
    """
    address = pointer(ev.value(node.operand), node)
    fields = bases.path(node.ctype.pointee, node.operand.ctype.pointee)
    if address.is_null or fields is None:
        return address
    offset = address.offset - bases.offset(fields)
    if address.path is None:
        return ConstantAddress(address.base, offset, None)
    path = address.path[: -len(fields)] if len(address.path) >= len(fields) else None
    dynamic_type = type_at(address.base, path) if path is not None else None
    if (
        path is None
        or dynamic_type is None
        or not _follows(dynamic_type, address.path[-len(fields) :], fields)
        or ct.unqualified(dynamic_type) is not ct.unqualified(node.ctype.pointee)
    ):
        raise NotConstant(
            f"cannot cast object of dynamic type '{type_at(address.base, address.path)}' to type"
            f" '{node.ctype.pointee}'",
            node,
        )
    return ConstantAddress(address.base, offset, path)


def _follows(t: ct.CType, steps: tuple[int, ...], fields: bases.Path) -> bool:
    for step, field in zip(steps, fields):
        if not isinstance(t, ct.Record) or t.fields[step] is not field:
            return False
        t = inner_type(t, step)
    return True


_KINDS: dict[str, Handler[Value]] = {
    "LValueToRValue": _load,
    "NoOp": lambda ev, node: ev.address(node.operand) if node.lvalue else ev.value(node.operand),
    "ArrayToPointerDecay": lambda ev, node: first_element(ev.address(node.operand)),
    "FunctionToPointerDecay": lambda ev, node: ev.address(node.operand),
    "BindReference": lambda ev, node: ev.address(node.operand),
    "MaterializeTemporary": lambda ev, node: (
        ev.address(node.operand) if node.operand.lvalue else ev.materialise(node.operand)
    ),
    "NullToPointer": lambda ev, node: NULL_MEMBER if node.ctype.is_member_pointer else NULL,
    "MemberPointerToBoolean": lambda ev, node: int(_member_value(ev, node).target is not None),
    "BaseToDerivedMember": _convert_member_pointer,
    "DerivedToBaseMember": _convert_member_pointer,
    "BitCast": _bit_cast,
    "DerivedToBase": _to_base,
    "BaseToDerived": _to_derived,
}


@address_of(tree.ImplicitCast)
def cast_address(ev: Evaluation, node: tree.ImplicitCast) -> ConstantAddress:
    """Return the address of an lvalue after a qualification conversion, or of the object that a reference is
    bound to.
    """
    if node.kind == "NoOp" and node.operand.lvalue:
        return ev.address(node.operand)
    return pointer(implicit_cast(ev, node), node)


@value_of(tree.Cast)
def cast(ev: Evaluation, node: tree.Cast) -> Value:
    """Evaluate the operand of an explicit cast, whose conversion is a node below it."""
    if node.ctype.is_void:
        effect(ev, node.operand)
        return 0
    return ev.value(node.operand)


@address_of(tree.Cast)
def explicit_address(ev: Evaluation, node: tree.Cast) -> ConstantAddress:
    """Evaluate a cast to a reference."""
    return ev.address(node.operand) if node.operand.lvalue else pointer(ev.value(node.operand), node)


@initialises(tree.Cast)
def same_class(ev: Evaluation, node: tree.Cast, target: ConstantAddress, t: ct.CType) -> None:
    """Initialise an object from a cast to its class."""
    ev.initialise(target, node.operand, t)


@initialises(tree.ImplicitCast)
def copy_value(ev: Evaluation, node: tree.ImplicitCast, target: ConstantAddress, t: ct.CType) -> None:
    """Copy an lvalue of class type byte for byte."""
    if node.operand.lvalue:
        ev.store_initial(target, ev.read(ev.address(node.operand), node.operand.ctype, node), node)
    else:
        ev.initialise(target, node.operand, t)

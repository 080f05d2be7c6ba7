"""Pointers to members in constant expressions ([expr.mptr.oper])."""

from __future__ import annotations

from ...syntax import tree
from .. import bases
from .. import ctype as ct
from ..declarations import FieldPath
from ..symbols import FunctionSymbol
from ..typed_nodes import MemberAddress, PointedMember
from . import memory
from .evaluation import Evaluation, address_of, value_of
from .memory import ConstantAddress, MemberValue, NotConstant, Value


@value_of(MemberAddress)
def member_address(ev: Evaluation, node: MemberAddress) -> Value:
    """Return the pointer to a member."""
    return MemberValue(node.target)


def pointee_member(ev: Evaluation, node: PointedMember) -> FieldPath | FunctionSymbol:
    """Return the member that a pointer to member points to. Raises NotConstant for a null pointer."""
    value = ev.value(node.pointer)
    if not isinstance(value, MemberValue) or value.target is None:
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return value.target


def base_subobject(address: ConstantAddress, t: ct.CType, owner: ct.CType, at: tree.Node) -> ConstantAddress:
    """Return the object of class `t`, or its base `owner` that declares a member. Raises NotConstant."""
    path = () if t.unqualified is owner.unqualified else bases.path(t, owner)
    if path is None:
        # The pointer was converted from one to a member of a derived class.
        raise NotConstant("subexpression not valid in a constant expression", at, final=True)
    return _follow(address, t, path)


def _follow(address: ConstantAddress, t: ct.CType, path: bases.Path) -> ConstantAddress:
    for field in path:
        assert isinstance(t, ct.Record)
        address, t = memory.member(address, t, t.fields.index(field)), field.ctype
    return address


@address_of(PointedMember)
def pointee_address(ev: Evaluation, node: PointedMember) -> ConstantAddress:
    """Evaluate `.*` to the address of the member."""
    assert node.object.ctype is not None
    address, target = ev.address(node.object), pointee_member(ev, node)
    if not isinstance(target, FieldPath):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return _follow(
        base_subobject(address, node.object.ctype, target.owner, node), target.owner, target.fields
    )

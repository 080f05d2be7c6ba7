"""Pointers to members in constant expressions ([expr.mptr.oper])."""

from __future__ import annotations

from ...syntax import tree
from .. import bases
from .. import ctype as ct
from ..declarations import FieldPath
from ..symbols import Function
from ..typed_nodes import MemberAddress, PointedMember
from . import memory
from .evaluation import Evaluation, place_of, value_of
from .memory import Address, MemberValue, NotConstant, Value


@value_of(MemberAddress)
def member_address(ev: Evaluation, node: MemberAddress) -> Value:
    return MemberValue(node.target)


def pointed(ev: Evaluation, node: PointedMember) -> FieldPath | Function:
    """What the pointer points to."""
    value = ev.value(node.pointer)
    if not isinstance(value, MemberValue) or value.target is None:
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return value.target


def within(here: Address, t: ct.CType, owner: ct.CType, at: tree.Node) -> Address:
    """The object of class `t`, or its base `owner` that declares a member."""
    way = () if t.unqualified is owner.unqualified else bases.path(t, owner)
    if way is None:
        # The pointer was converted from one to a member of a derived class.
        raise NotConstant("subexpression not valid in a constant expression", at, final=True)
    return _follow(here, t, way)


def _follow(here: Address, t: ct.CType, way: bases.Path) -> Address:
    for step in way:
        assert isinstance(t, ct.Record)
        here, t = memory.member(here, t, t.fields.index(step)), step.ctype
    return here


@place_of(PointedMember)
def member_place(ev: Evaluation, node: PointedMember) -> Address:
    assert node.object.ctype is not None
    here, target = ev.place(node.object), pointed(ev, node)
    if not isinstance(target, FieldPath):
        raise NotConstant("subexpression not valid in a constant expression", node, final=True)
    return _follow(within(here, node.object.ctype, target.owner, node), target.owner, target.fields)

"""What members and parameters have by default ([class.mem] p9, [dcl.fct.default]), checked when it is first
needed.

In a class they see all of it; in the initialiser of a member `this` means the object around it: that of the
constructor, or the aggregate being initialised.
"""

from __future__ import annotations

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import PARAM, Function, Variable
from ...types.typed_nodes import DefaultMember
from ..context import Context, Place, failed, is_error
from ..conversions import casts
from ..node_builders import like, place_of
from ..templates import packs
from . import initialization


@record
class MemberDefault:
    """The initialiser of one member as it stands: where it is to be checked, and, once that is done, its
    value.
    """

    syntax: tree.FieldDecl
    record: ct.Record
    place: Place
    value: tree.Expr | None = None
    running: bool = False


@record
class DefaultArgument:
    """The default argument of one parameter."""

    syntax: tree.Expr
    type: ct.CType
    place: Place
    value: tree.Expr | None = None
    running: bool = False


def default_argument(cx: Context, default: object) -> tree.Expr:
    """The checked default argument of a parameter: those of templates are instantiated when they are used
    ([temp.inst] p12).
    """
    if isinstance(default, tree.Expr):
        return default
    assert isinstance(default, DefaultArgument)
    if default.value is None:
        if default.running:
            cx.error("default argument uses itself", default.syntax)
            return failed(place_of(default.syntax))
        default.running = True
        with cx.at(default.place):
            default.value = converted_default(cx, default.syntax, default.type)
        default.running = False
    return default.value


def converted_default(cx: Context, syntax: tree.Expr, t: ct.CType) -> tree.Expr:
    return casts.converted(cx, packs.argument(cx, syntax), t, "parameter")


def default_of(cx: Context, field: ct.Field) -> tree.Expr:
    """The checked default of a member that has one."""
    default = field.default
    assert isinstance(default, MemberDefault)
    if default.value is None:
        default.value = _checked(cx, field, default)
    return default.value


def _checked(cx: Context, field: ct.Field, default: MemberDefault) -> tree.Expr:
    node = default.syntax
    if default.running:
        cx.error(f"default member initializer for '{field.name}' uses itself", node)
        return failed(place_of(node))
    default.running = True
    this = Variable("this", ct.pointer_to(default.record), node.location, PARAM)
    around = Function(
        "",
        ct.function(ct.VOID, ()),
        node.location,
        "",
        object=default.record,
        record=default.record,
        params=[this],
    )
    with cx.at(default.place), cx.acting_as(around):
        value = initialization.member_value(cx, node, field.ctype)
    default.running = False
    if is_error(value) or not this.used:
        return value
    return like(DefaultMember(value.location, value, this), value, value.ctype)

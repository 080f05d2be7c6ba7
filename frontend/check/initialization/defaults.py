"""Default arguments and default member initialisers ([class.mem] p9, [dcl.fct.default]). They are checked
when first needed.

They are complete-class contexts. In a default member initialiser, `this` is the object of the constructor, or
the aggregate being initialised.
"""

from __future__ import annotations

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import ctype as ct
from ...types.symbols import FunctionSymbol, VariableSymbol
from ...types.typed_nodes import DefaultMember
from ..context import Context
from ..conversions import casts
from ..node_builders import like, position_of
from ..reporting import is_error, mark_error
from ..state import LookupContext
from ..templates import packs
from . import initialization


@record
class MemberDefault:
    """The default member initialiser of one member: its lookup context, and its value after the check."""

    syntax: tree.FieldDecl
    record: ct.Record
    place: LookupContext
    value: tree.Expr | None = None
    running: bool = False


@record
class DefaultArgument:
    """The default argument of one parameter."""

    syntax: tree.Expr
    type: ct.CType
    place: LookupContext
    value: tree.Expr | None = None
    running: bool = False


def default_argument(cx: Context, default: object) -> tree.Expr:
    """Return the checked default argument of a parameter. In templates it is instantiated when used
    ([temp.inst] p12).
    """
    if isinstance(default, tree.Expr):
        return default
    assert isinstance(default, DefaultArgument)
    if default.value is None:
        if default.running:
            cx.report.error("default argument uses itself", default.syntax)
            return mark_error(position_of(default.syntax))
        default.running = True
        with cx.restore(default.place):
            default.value = convert_default(cx, default.syntax, default.type)
        default.running = False
    return default.value


def convert_default(cx: Context, syntax: tree.Expr, t: ct.CType) -> tree.Expr:
    """Check a default argument and convert it to the parameter's type."""
    return casts.convert(cx, packs.check_argument(cx, syntax), t, "parameter")


def member_default(cx: Context, field: ct.Field) -> tree.Expr:
    """Return the checked default member initialiser of a member that has one."""
    default = field.default
    assert isinstance(default, MemberDefault)
    if default.value is None:
        default.value = _check_member_default(cx, field, default)
    return default.value


def _check_member_default(cx: Context, field: ct.Field, default: MemberDefault) -> tree.Expr:
    node = default.syntax
    if default.running:
        cx.report.error(f"default member initializer for '{field.name}' uses itself", node)
        return mark_error(position_of(node))
    default.running = True
    this = VariableSymbol("this", ct.pointer_to(default.record), node.location, "param")
    enclosing = FunctionSymbol(
        "",
        ct.function(ct.VOID, ()),
        node.location,
        "",
        object=default.record,
        record=default.record,
        params=[this],
    )
    with cx.restore(default.place), cx.enter_function(enclosing):
        value = initialization.member_initialiser(cx, node, field.ctype)
    default.running = False
    if is_error(value) or not this.used:
        return value
    return like(DefaultMember(value.location, value, this), value, value.ctype)

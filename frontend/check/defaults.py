"""What members have by default ([class.mem] p9): initialisers in the class, checked when they are first needed.

They see the whole class, and `this` means the object around the member: that of the constructor, or the aggregate being initialised.
"""

from __future__ import annotations

from collections.abc import Callable

from ...support.diagnostics import Note
from ...support.records import record
from ..syntax import tree
from ..types import ctype as ct
from ..types.symbols import PARAM, Function, Scope, Variable
from ..types.typed import DefaultMember
from . import seams
from .context import Context, failed, is_error
from .making import like, place_of


@record
class MemberDefault:
    """The initialiser of one member as it stands: where it is to be checked, and, once that is done, its value."""

    syntax: tree.FieldDecl
    record: ct.Record
    scope: Scope
    path: tuple[str, ...]
    requests: tuple[Note, ...]
    horizon: Callable[[], int | None]
    value: tree.Expr | None = None
    running: bool = False


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
    around = Function("", ct.function(ct.VOID, ()), node.location, "", object=default.record, record=default.record, params=[this])
    with cx.elsewhere(default.scope, default.path, around), cx.seeing(default.horizon()), cx.requested(*default.requests):
        assert node.default is not None
        value = seams.member_value(cx, node.default, field.ctype)
    default.running = False
    if is_error(value) or not this.used:
        return value
    result: tree.Expr = like(DefaultMember(value.location, value, this), value)
    result.ctype = value.ctype
    return result

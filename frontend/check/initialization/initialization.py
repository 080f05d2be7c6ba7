"""Initialisation ([dcl.init]): one routine for every object, whatever it is a variable, member, base,
element, argument, result or temporary.

`Initialiser` is what stands there; `initialised` gives the expression that makes the object, of the object's
own type: for an array of unknown bound, with the bound. None means that nothing is done to it.
"""

from __future__ import annotations

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import bases, initializer_list
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ..context import ERROR, Context, failed, is_error
from ..conversions import casts, narrowing, user_conversions
from ..initialization.kinds import COPY_LIST, COPY_MODE, DIRECT, LIST
from ..node_builders import like, place_of
from ..overload import overload
from ..templates import packs
from . import aggregates, class_initialization, lists


@record(frozen=True)
class Initialiser:
    """`args` are the expressions, `braces` the list they stand in, if any; `mode` is one of
    `class_initialization`'s.

    Without either it is default-initialisation; `value` is that of `()`. `purpose` is a key of
    `casts.converted`'s messages, and `at` the node whose place a message takes (a declared name), where that
    is not the expression.
    """

    mode: str
    args: list[tree.Expr]
    purpose: str
    at: tree.Node
    braces: tree.InitList | None = None
    named: bool = False
    is_base: bool = False


def initialised(cx: Context, t: CType, how: Initialiser) -> tree.Expr | None:
    """The first value of an object of type `t` ([dcl.init] p17)."""
    if t is ERROR:
        return failed(place_of(how.at))
    if how.braces is not None and isinstance(t, ct.Record):
        return class_from_list(cx, how.braces, t, how.mode, how.is_base)
    if how.braces is not None:
        return from_list(cx, how.braces, t, how.purpose, how.at if how.named else None, how.mode)
    if how.mode == "default":
        return class_initialization.default(cx, how.at, t)
    if not how.args:
        return value(cx, how.at, t, how.is_base)
    if isinstance(t, ct.Record):
        return _class(cx, t, how)
    if len(how.args) > 1:
        cx.error(
            "excess elements in scalar initializer" if t.is_scalar or t.is_reference else _WRONG_ARRAY, how.at
        )
        return failed(place_of(how.at))
    return from_expression(cx, how.args[0], t, how.purpose, how.at if how.named else None, how.mode)


_WRONG_ARRAY = "array initializer must be an initializer list or string literal"


def value(cx: Context, node: tree.Node, t: CType, is_base: bool = False) -> tree.Expr:
    """Value-initialisation ([dcl.init] p8)."""
    return (
        zero_value(place_of(node), t)
        if t.is_scalar
        else class_initialization.value(cx, node, t, DIRECT, is_base)
    )


def from_expression(
    cx: Context, node: tree.Expr, t: CType, purpose: str, at: tree.Node | None = None, mode: str = COPY_MODE
) -> tree.Expr:
    """An object of type `t` from one expression, checked or not; from a list where it is one."""
    if t is ERROR:
        return failed(node)
    if isinstance(node, tree.InitList):
        return from_list(cx, node, t, purpose, at, COPY_LIST)
    if isinstance(t, ct.Array) and aggregates.is_text_for(t, node):
        return aggregates.from_string(cx, checked(cx, node), t)  # type: ignore[arg-type]
    given = checked(cx, node)
    if is_error(given):
        return given
    if isinstance(t, ct.Array):
        if not given.lvalue and given.ctype.unqualified is t.unqualified:
            return given
        return cx.wrong_range(_WRONG_ARRAY, node, failed_as=given)
    if isinstance(t, ct.Record) and mode == DIRECT:
        return class_initialization.construct(cx, given, t, [given])
    if mode == DIRECT and t.is_bool and given.ctype.is_nullptr:
        # [conv.bool] p1
        return casts.wrap(casts.rvalue(cx, given), "PointerToBoolean", t.unqualified)
    result = user_conversions.directly(cx, given, t) if mode == DIRECT else None
    if result is not None:
        return casts.apply(cx, given, result, t, purpose, at)
    return casts.converted(cx, given, t, purpose, at)


def checked(cx: Context, node: tree.Expr) -> tree.Expr:
    return cx.expr(node) if node.ctype is None else node


def _class(cx: Context, t: ct.Record, how: Initialiser) -> tree.Expr:
    args = [packs.argument(cx, arg) if arg.ctype is None else arg for arg in how.args]
    if how.mode == COPY_MODE:
        return casts.converted(cx, args[0], t, how.purpose, how.at)
    return class_initialization.construct(cx, place_of(how.at), t, args, DIRECT, how.is_base)


# ---------------------------------------------------------------------------------- from lists


def from_list(
    cx: Context,
    node: tree.InitList,
    t: CType,
    purpose: str,
    at: tree.Node | None = None,
    mode: str = COPY_LIST,
) -> tree.Expr:
    """List-initialisation ([dcl.init.list] p3), the bullets in their order."""
    node = packs.list_of(cx, node)
    if isinstance(t, ct.Reference):
        return _reference_from_list(cx, node, t, purpose, at, mode)
    if isinstance(t, ct.Array):
        return aggregates.aggregate(cx, node, t, purpose)
    if isinstance(t, ct.Record):
        return class_from_list(cx, node, t, mode, purpose=purpose)
    return scalar_from_list(cx, node, t, purpose, mode)


def class_from_list(
    cx: Context, node: tree.InitList, t: ct.Record, mode: str, is_base: bool = False, purpose: str = ""
) -> tree.Expr:
    """A class from a list: an aggregate memberwise, another by its constructors."""
    node = packs.list_of(cx, node)
    if not t.is_complete or t.decl.is_aggregate:
        return aggregates.aggregate(cx, node, t, purpose)
    if not node.items and class_initialization.has_default(cx, t, node):
        return class_initialization.value(cx, node, t, mode, is_base)
    element = initializer_list.element_of(t)
    if element is not None:
        return lists.from_list(cx, node, t, element)
    if any(item.designators for item in node.items):
        return cx.wrong(
            f"initialization of non-aggregate type '{t.unqualified}' with a designated initializer list", node
        )
    args = [packs.argument(cx, item.value) if item.value.ctype is None else item.value for item in node.items]
    by_list = overload.by_list(cx, t, args, node) if not is_error(*args) else None
    if by_list is not None:
        chosen = overload.chosen(cx, t, *by_list, mode, node)
        return (
            failed(node)
            if chosen is None
            else class_initialization.constructed(cx, node, t, chosen, by_list[1], is_base)
        )
    made = class_initialization.construct(cx, node, t, args, mode, is_base)
    for arg, passed in zip(args, getattr(made, "args", ())):
        narrowing.check(cx, arg, passed)
    return made


def scalar_from_list(
    cx: Context, node: tree.InitList, t: CType, purpose: str, mode: str = COPY_LIST
) -> tree.Expr:
    """`{}` and `{x}` for a scalar."""
    if not node.items:
        return zero_value(node, t)
    item = node.items[0]
    if item.designators:
        cx.error(f"designator in initializer for scalar type '{t}'", item.designators[0])
        return failed(node)
    if len(node.items) > 1:
        return cx.wrong_range("excess elements in scalar initializer", node.items[1].value, failed_as=node)
    if isinstance(item.value, tree.InitList):
        return cx.wrong_range("too many braces around scalar initializer", item.value, failed_as=node)
    if isinstance(t, ct.Enum) and t.decl.fixed:
        given = checked(cx, item.value)
        if mode == LIST and not is_error(given) and given.ctype.is_integral:
            # [dcl.init.list] p3.8: a direct list of one integer initialises an enumeration whose underlying
            # type is fixed.
            return casts.wrap(casts.rvalue(cx, given), "IntegralCast", t.unqualified)
        return casts.converted(cx, given, t, purpose)
    result = from_expression(cx, item.value, t, purpose, mode=DIRECT if mode == LIST else COPY_MODE)
    return result if narrowing.check(cx, item.value, result, purpose) else failed(result)


def _reference_from_list(
    cx: Context, node: tree.InitList, t: ct.Reference, purpose: str, at: tree.Node | None, mode: str
) -> tree.Expr:
    """A list of one binds to it where it can ([dcl.init.list] p3.9); else it makes a temporary (p3.10)."""
    referred = t.referred
    if len(node.items) == 1 and not isinstance(node.items[0].value, tree.InitList):
        only = checked(cx, node.items[0].value)
        is_object = isinstance(referred, ct.Record | ct.Array) or (t.rvalue and only.ctype.is_record)
        if (
            is_error(only)
            or not is_object
            or only.ctype.unqualified is referred.unqualified
            or bases.derives(only.ctype, referred)
        ):
            made = casts.converted(cx, only, t, purpose, at)
            if isinstance(made, tree.ImplicitCast) and made.kind == "MaterializeTemporary":
                return made if narrowing.check(cx, only, made.operand, "parameter") else failed(node)
            return made
    if not t.rvalue and not (referred.is_const and not referred.is_volatile):
        return cx.wrong_range(
            f"non-const lvalue reference to type '{referred}' cannot bind to an initializer list temporary",
            node,
        )
    if referred.is_function:
        return cx.wrong_range(
            f"initialization of non-aggregate type '{referred}' with an initializer list", node
        )
    made = from_list(cx, node, referred.unqualified, purpose, at, mode)
    return made if is_error(made) else casts.temporary(cx, made, t)


def zero_value(node: tree.Expr, t: CType) -> tree.Expr:
    """The zero of a scalar, or of an aggregate, with the place of `node`."""
    if t.is_array or t.is_record:
        return class_initialization.zeroed(node, t)
    literal = tree.IntLiteral(node.location, 0)
    literal.ctype = ct.INT
    kind = (
        "NullToPointer"
        if t.is_pointer or t.is_member_pointer or t.is_nullptr
        else conv.arithmetic_kind(ct.INT, t)
    )
    result: tree.Expr = like(literal if kind == "NoOp" else casts.wrap(literal, kind, t.unqualified), node)
    return result


def member_value(cx: Context, node: tree.FieldDecl, t: CType) -> tree.Expr:
    """The initialiser in a member's declaration: `= value` or a list ([class.mem] p9)."""
    assert node.default is not None
    if node.is_direct and isinstance(node.default, tree.InitList):
        return from_list(cx, node.default, t, "member", None, LIST)
    return from_expression(cx, node.default, t, "member")

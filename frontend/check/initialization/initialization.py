"""Initialisation ([dcl.init]): one function for all objects: variables, members, bases, elements, arguments,
results and temporaries.

`Initialiser` is the syntactic initialiser. `initialise` returns an expression of the object's type, with the
deduced bound of an array of unknown bound. None means that the object is not initialised.
"""

from __future__ import annotations

from ....support.fast_dataclass import record
from ...syntax import tree
from ...types import bases, initializer_list
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.typed_nodes import InitializationKind
from ..context import Context
from ..conversions import casts, narrowing, user_conversions
from ..node_builders import like, position_of
from ..overload import overload
from ..reporting import ERROR, is_error, mark_error, span
from ..templates import packs
from . import aggregates, class_initialization, lists


@record(frozen=True)
class Initialiser:
    """An initialiser: `args` are its expressions, `braces` is their list, if any. `purpose` is a key of the
    messages of `casts.convert`. `at` is the node at which errors are reported (a declared name) if that is
    not the expression.
    """

    mode: InitializationKind
    args: list[tree.Expr]
    purpose: str
    at: tree.Node
    braces: tree.InitList | None = None
    named: bool = False
    is_base: bool = False


def initialise(cx: Context, t: CType, how: Initialiser) -> tree.Expr | None:
    """Return the initialisation of an object of type `t` ([dcl.init] p17)."""
    if t is ERROR:
        return mark_error(position_of(how.at))
    if how.braces is not None and isinstance(t, ct.Record):
        return list_initialise_class(cx, how.braces, t, how.mode, how.is_base)
    if how.braces is not None:
        return list_initialise(cx, how.braces, t, how.purpose, how.at if how.named else None, how.mode)
    if how.mode == "default":
        return class_initialization.default_initialise(cx, how.at, t)
    if not how.args:
        return value_initialise(cx, how.at, t, how.is_base)
    if isinstance(t, ct.Record):
        return _initialise_class(cx, t, how)
    if len(how.args) > 1:
        cx.report.error(
            "excess elements in scalar initializer" if t.is_scalar or t.is_reference else _WRONG_ARRAY, how.at
        )
        return mark_error(position_of(how.at))
    return initialise_from_expression(
        cx, how.args[0], t, how.purpose, how.at if how.named else None, how.mode
    )


_WRONG_ARRAY = "array initializer must be an initializer list or string literal"


def value_initialise(cx: Context, node: tree.Node, t: CType, is_base: bool = False) -> tree.Expr:
    """Value-initialise an object ([dcl.init] p8)."""
    return (
        zero_value(position_of(node), t)
        if t.is_scalar
        else class_initialization.value_initialise(cx, node, t, "direct", is_base)
    )


def initialise_from_expression(
    cx: Context,
    node: tree.Expr,
    t: CType,
    purpose: str,
    at: tree.Node | None = None,
    mode: InitializationKind = "copy",
) -> tree.Expr:
    """Initialise an object of type `t` from one expression or list, checked or not."""
    if t is ERROR:
        return mark_error(node)
    if isinstance(node, tree.InitList):
        return list_initialise(cx, node, t, purpose, at, "copy-list")
    if isinstance(t, ct.Array) and aggregates.is_string_for(t, node):
        return aggregates.initialise_from_string(cx, checked(cx, node), t)  # type: ignore[arg-type]
    expression = checked(cx, node)
    if is_error(expression):
        return expression
    if isinstance(t, ct.Array):
        if not expression.lvalue and expression.ctype.unqualified is t.unqualified:
            return expression
        return cx.report.invalid_expr(_WRONG_ARRAY, expression, at=span(node))
    if isinstance(t, ct.Record) and mode == "direct":
        return class_initialization.construct(cx, expression, t, [expression])
    if mode == "direct" and t.is_bool and expression.ctype.is_nullptr:
        # [conv.bool] p1
        return casts.wrap(casts.rvalue(cx, expression), "PointerToBoolean", t.unqualified)
    result = user_conversions.direct_conversion(cx, expression, t) if mode == "direct" else None
    if result is not None:
        return casts.apply_sequence(cx, expression, result, t, purpose, at)
    return casts.convert(cx, expression, t, purpose, at)


def checked(cx: Context, node: tree.Expr) -> tree.Expr:
    """Return a checked expression, which may have been checked before."""
    return cx.expr(node) if node.ctype is None else node


def _initialise_class(cx: Context, t: ct.Record, how: Initialiser) -> tree.Expr:
    args = [packs.check_argument(cx, arg) if arg.ctype is None else arg for arg in how.args]
    if how.mode == "copy":
        return casts.convert(cx, args[0], t, how.purpose, how.at)
    return class_initialization.construct(cx, position_of(how.at), t, args, "direct", how.is_base)


# ---------------------------------------------------------------------------------- from lists


def list_initialise(
    cx: Context,
    node: tree.InitList,
    t: CType,
    purpose: str,
    at: tree.Node | None = None,
    mode: InitializationKind = "copy-list",
) -> tree.Expr:
    """List-initialise an object ([dcl.init.list] p3, in the order of the bullets)."""
    node = packs.expand_list(cx, node)
    if isinstance(t, ct.Reference):
        return _list_initialise_reference(cx, node, t, purpose, at, mode)
    if isinstance(t, ct.Array):
        return aggregates.initialise_aggregate(cx, node, t, purpose)
    if isinstance(t, ct.Record):
        return list_initialise_class(cx, node, t, mode, purpose=purpose)
    return list_initialise_scalar(cx, node, t, purpose, mode)


def list_initialise_class(
    cx: Context,
    node: tree.InitList,
    t: ct.Record,
    mode: InitializationKind,
    is_base: bool = False,
    purpose: str = "",
) -> tree.Expr:
    """List-initialise a class: an aggregate memberwise, others by constructors."""
    node = packs.expand_list(cx, node)
    if not t.is_complete or t.decl.is_aggregate:
        return aggregates.initialise_aggregate(cx, node, t, purpose)
    if not node.items and class_initialization.has_default(cx, t, node):
        return class_initialization.value_initialise(cx, node, t, mode, is_base)
    element = initializer_list.element_of(t)
    if element is not None:
        return lists.make_initializer_list(cx, node, t, element)
    if any(item.designators for item in node.items):
        return cx.report.invalid_expr(
            f"initialization of non-aggregate type '{t.unqualified}' with a designated initializer list", node
        )
    args = [
        packs.check_argument(cx, item.value) if item.value.ctype is None else item.value
        for item in node.items
    ]
    by_list = overload.list_constructor(cx, t, args, node) if not is_error(*args) else None
    if by_list is not None:
        constructor = overload.report_resolution(cx, t, *by_list, mode, node)
        return (
            mark_error(node)
            if constructor is None
            else class_initialization.constructor_call(cx, node, t, constructor, by_list[1], is_base)
        )
    result = class_initialization.construct(cx, node, t, args, mode, is_base)
    for arg, passed in zip(args, getattr(result, "args", ())):
        narrowing.check_narrowing(cx, arg, passed)
    return result


def list_initialise_scalar(
    cx: Context, node: tree.InitList, t: CType, purpose: str, mode: InitializationKind = "copy-list"
) -> tree.Expr:
    """List-initialise a scalar from `{}` or `{x}`."""
    if not node.items:
        return zero_value(node, t)
    item = node.items[0]
    if item.designators:
        cx.report.error(f"designator in initializer for scalar type '{t}'", item.designators[0])
        return mark_error(node)
    if len(node.items) > 1:
        return cx.report.invalid_expr(
            "excess elements in scalar initializer", node, at=span(node.items[1].value)
        )
    if isinstance(item.value, tree.InitList):
        return cx.report.invalid_expr("too many braces around scalar initializer", node, at=span(item.value))
    if isinstance(t, ct.Enum) and t.decl.fixed:
        expression = checked(cx, item.value)
        if mode == "direct-list" and not is_error(expression) and expression.ctype.is_integral:
            # [dcl.init.list] p3.8: direct-list-initialisation by one integer of an enumeration with a fixed
            # underlying type.
            return casts.wrap(casts.rvalue(cx, expression), "IntegralCast", t.unqualified)
        return casts.convert(cx, expression, t, purpose)
    result = initialise_from_expression(
        cx, item.value, t, purpose, mode="direct" if mode == "direct-list" else "copy"
    )
    return result if narrowing.check_narrowing(cx, item.value, result, purpose) else mark_error(result)


def _list_initialise_reference(
    cx: Context,
    node: tree.InitList,
    t: ct.Reference,
    purpose: str,
    at: tree.Node | None,
    mode: InitializationKind,
) -> tree.Expr:
    """List-initialise a reference. It binds to a single element if possible ([dcl.init.list] p3.9), else to a
    temporary (p3.10).
    """
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
            result = casts.convert(cx, only, t, purpose, at)
            if isinstance(result, tree.ImplicitCast) and result.kind == "MaterializeTemporary":
                return (
                    result
                    if narrowing.check_narrowing(cx, only, result.operand, "parameter")
                    else mark_error(node)
                )
            return result
    if not t.rvalue and not (referred.is_const and not referred.is_volatile):
        return cx.report.invalid_expr(
            f"non-const lvalue reference to type '{referred}' cannot bind to an initializer list temporary",
            node,
            at=span(node),
        )
    if referred.is_function:
        return cx.report.invalid_expr(
            f"initialization of non-aggregate type '{referred}' with an initializer list", node, at=span(node)
        )
    result = list_initialise(cx, node, referred.unqualified, purpose, at, mode)
    return result if is_error(result) else casts.temporary(cx, result, t)


def zero_value(node: tree.Expr, t: CType) -> tree.Expr:
    """Return the zero of a scalar or an aggregate at the position of `node`."""
    if t.is_array or t.is_record:
        return class_initialization.zero_initialise(node, t)
    literal = tree.IntLiteral(node.location, 0)
    literal.ctype = ct.INT
    kind: tree.ConversionKind = (
        "NullToPointer"
        if t.is_pointer or t.is_member_pointer or t.is_nullptr
        else conv.arithmetic_kind(ct.INT, t)
    )
    result: tree.Expr = like(literal if kind == "NoOp" else casts.wrap(literal, kind, t.unqualified), node)
    return result


def member_initialiser(cx: Context, node: tree.FieldDecl, t: CType) -> tree.Expr:
    """Return the initialiser in a member's declaration: `= value` or a list ([class.mem] p9)."""
    assert node.default is not None
    if node.is_direct and isinstance(node.default, tree.InitList):
        return list_initialise(cx, node.default, t, "member", None, "direct-list")
    return initialise_from_expression(cx, node.default, t, "member")

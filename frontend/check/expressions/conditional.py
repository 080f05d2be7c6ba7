"""The conditional operator ([expr.cond])."""

from __future__ import annotations

from ...syntax import tree
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.expressions import is_bit_field, is_null_constant
from ...types.ranking import Standard, UserDefined
from ..context import Context
from ..conversions import casts, implicit_conversions
from ..dispatch import handles
from ..node_builders import like
from ..overload import builtin_operators, overload
from ..reporting import is_error, mark_error


@handles(tree.Conditional)
def check_conditional(cx: Context, node: tree.Conditional) -> tree.Expr:
    """Check a conditional expression ([expr.cond])."""
    if node.then is None:
        condition, then = _share_condition(cx, cx.expr(node.condition))
    else:
        condition, then = casts.contextual_bool(cx, cx.expr(node.condition)), cx.expr(node.then)
    otherwise = cx.expr(node.otherwise)
    if is_error(condition, then, otherwise):
        return mark_error(node)
    node.condition = condition
    if then.ctype.is_void or otherwise.ctype.is_void:
        return _void_result(cx, node, then, otherwise)
    pair = _match_operands(cx, node, then, otherwise)
    if pair is None or is_error(*pair):
        return mark_error(node)
    then, otherwise = pair
    if _same_object_category(then, otherwise):
        node.then, node.otherwise, node.ctype, node.lvalue, node.xvalue = (
            then,
            otherwise,
            then.ctype,
            not then.ctype.is_function,
            then.xvalue,
        )
        return node
    return _prvalue_result(cx, node, then, otherwise)


def _share_condition(cx: Context, node: tree.Expr) -> tuple[tree.Expr, tree.Expr]:
    """Return `a` of GNU's `a ?: b` as the condition and as the result, evaluated once."""
    value = casts.operand(cx, node)
    if is_error(value) or not value.ctype.is_scalar:
        return casts.contextual_bool(cx, node), value
    once, again = tree.SharedValue(node.location, value), tree.SharedValueUse(node.location)
    again.once = once
    for new in (once, again):
        like(new, node, value.ctype)
    return casts.contextual_bool(cx, once), again


def _void_result(cx: Context, node: tree.Conditional, then: tree.Expr, otherwise: tree.Expr) -> tree.Expr:
    """Return the result if an operand has type void ([expr.cond] p2). Reports a single void operand."""
    if then.ctype.is_void and otherwise.ctype.is_void:
        node.then, node.otherwise, node.ctype = then, otherwise, ct.VOID
        return node
    void, other, value = ("left", "right", otherwise) if then.ctype.is_void else ("right", "left", then)
    return cx.report.invalid_expr(
        f"{void} operand to ? is void, but {other} operand is of type '{value.ctype}'", node
    )


def _same_object_category(a: tree.Expr, b: tree.Expr) -> bool:
    """Return whether both operands are glvalues of one type and value category, so that the result is one,
    too ([expr.cond] p5).
    """
    if a.ctype.is_function:
        return a.ctype is b.ctype
    return bool(a.lvalue and b.lvalue and a.xvalue == b.xvalue and a.ctype is b.ctype)


# ----------------------------------------------------------------------------- one operand to the other


def _match_operands(
    cx: Context, node: tree.Conditional, a: tree.Expr, b: tree.Expr
) -> tuple[tree.Expr, tree.Expr] | None:
    """Convert one operand to match the other, if exactly one direction is possible ([expr.cond] p4). Return
    None after reporting an ambiguity.
    """
    classes = a.ctype.is_record or b.ctype.is_record
    qualifiers = (
        a.lvalue and b.lvalue and a.xvalue == b.xvalue and ct.unqualified(a.ctype) is ct.unqualified(b.ctype)
    )
    if a.ctype is b.ctype or not (classes or qualifiers):
        return a, b
    forth, back = _sequence(cx, a, b), _sequence(cx, b, a)
    if forth is not None and back is not None:
        cx.report.error(
            f"conditional expression is ambiguous; '{a.ctype}' can be converted to '{b.ctype}' and vice"
            " versa",
            node,
        )
        return None
    if forth is not None:
        return _convert_operand(cx, a, *forth), b
    return (a, b) if back is None else (a, _convert_operand(cx, b, *back))


_Match = tuple[Standard | UserDefined, ct.CType]


def _sequence(cx: Context, a: tree.Expr, b: tree.Expr) -> _Match | None:
    """Return the conversion of one operand to a type related to the other's, and that type ([expr.cond] p4.1
    to p4.3). None if there is none.
    """
    if b.lvalue and not is_bit_field(a):
        target = ct.reference_to(b.ctype, b.xvalue)
        result = implicit_conversions.implicit_sequence(cx, a, target)
        second = result.second if isinstance(result, UserDefined) else result
        if (
            result is not None
            and second is not None
            and second.binding is not None
            and second.binding.direct
            and second.binding.to_rvalue == b.xvalue
        ):
            return result, target
    if not (a.ctype.is_record or b.ctype.is_record):
        return None
    wanted = _value_target(a.ctype, b.ctype)
    result = implicit_conversions.implicit_sequence(cx, a, wanted) if wanted is not None else None
    return (result, wanted) if result is not None and wanted is not None else None


def _value_target(a: ct.CType, b: ct.CType) -> ct.CType | None:
    """Return the target type of a prvalue conversion ([expr.cond] p4.3). Of related classes it is the base,
    at least as qualified; else the other operand's type after lvalue transformations.
    """
    if a.is_record and b.is_record and (conv.is_reference_related(a, b) or conv.is_reference_related(b, a)):
        return b if conv.is_reference_compatible(a, b) else None
    return b if b.is_record else ct.decay(b).unqualified


def _convert_operand(
    cx: Context, node: tree.Expr, sequence: Standard | UserDefined, target: ct.CType
) -> tree.Expr:
    new = casts.apply_sequence(cx, node, sequence, target, "parameter")
    return (
        new
        if is_error(new) or not isinstance(target, ct.Reference)
        else casts.referred_object(node, new, target)
    )


# ------------------------------------------------------------------------------------------ values


def _prvalue_result(cx: Context, node: tree.Conditional, a: tree.Expr, b: tree.Expr) -> tree.Expr:
    """Convert both operands to prvalues of one type ([expr.cond] p6, p7)."""
    types = a.ctype, b.ctype
    if a.ctype.unqualified is not b.ctype.unqualified and (a.ctype.is_record or b.ctype.is_record):
        resolution = overload.select_best(builtin_operators.candidates(cx, "?:", [a, b]), [])
        if resolution.ambiguous:
            overload.report_ambiguous(
                cx,
                f"conditional expression is ambiguous (with operand types '{types[0]}' and '{types[1]}')",
                node,
                resolution,
            )
            return mark_error(node)
        if resolution.best is not None:
            a, b = (casts.convert(cx, o, p, "parameter") for o, p in zip((a, b), resolution.best.params))
            if is_error(a, b):
                return mark_error(node)
    value = casts.rvalue if a.ctype.unqualified is b.ctype.unqualified else casts.operand
    node.then, node.otherwise = value(cx, a), value(cx, b)
    if is_error(node.then, node.otherwise):
        return mark_error(node)
    common = _common_type(node)
    if common is None:
        return cx.report.invalid_expr(f"incompatible operand types ('{types[0]}' and '{types[1]}')", node)
    # An object of class type has the qualifiers of the operand to which the other was converted (p4.3).
    node.ctype = (
        ct.qualified(common, conv.quals_of(types[0]) | conv.quals_of(types[1]))
        if common.is_record
        else common
    )
    return node


def _common_type(node: tree.Conditional) -> ct.CType | None:
    """Return the common type, to which both operands are converted ([expr.cond] p7)."""
    a: ct.CType = node.then.ctype.unqualified
    b: ct.CType = node.otherwise.ctype.unqualified
    if a is b:
        return a
    if conv.is_number(a) and conv.is_number(b):
        node.then, node.otherwise, common = casts.apply_usual_conversions(node.then, node.otherwise)
        return common
    if (a.is_pointer and b.is_pointer) or (a.is_member_pointer and b.is_member_pointer):
        composite = conv.composite_pointer(a, b)
        if composite is not None:
            node.then, node.otherwise = (
                casts.convert_to_composite(node.then, composite),
                casts.convert_to_composite(node.otherwise, composite),
            )
        return composite
    if (a.is_pointer or a.is_member_pointer or a.is_nullptr) and is_null_constant(node.otherwise):
        node.otherwise = casts.wrap(node.otherwise, "NullToPointer", a)
        return a
    if (b.is_pointer or b.is_member_pointer or b.is_nullptr) and is_null_constant(node.then):
        node.then = casts.wrap(node.then, "NullToPointer", b)
        return b
    return None

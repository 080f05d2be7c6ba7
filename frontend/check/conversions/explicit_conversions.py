"""Explicit conversions ([expr.static.cast], [expr.reinterpret.cast], [expr.const.cast], [expr.cast]).

Each kind of cast is a function that returns the checked cast, or None if it does not apply. C-style and
functional casts try several kinds. `lenient` allows a following `const_cast` and ignores access to bases
([expr.cast] p4).
"""

from __future__ import annotations

from collections.abc import Callable

from ...syntax import tree
from ...types import bases
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.expressions import is_bit_field, is_lvalue, is_null_constant
from ..classes import bases as class_bases
from ..context import Context
from ..dispatch import handles
from ..initialization.class_initialization import construct
from ..reporting import ERROR, is_error, mark_error, span
from ..templates import class_deduction
from . import casts, implicit_conversions, user_conversions

_NAMES = {"c": "C-style cast", "functional": "functional-style cast"}


@handles(tree.Cast)
def check_cast(cx: Context, node: tree.Cast) -> tree.Expr:
    """Check a cast of any notation."""
    if node.kind == "functional":
        class_deduction.deduce_construct(cx, node, [node.operand], "direct")
    node.type = cx.typed(node.type)
    target = node.type.ctype
    operand = cx.expr(node.operand) if node.operand.ctype is None else node.operand
    if isinstance(operand, tree.InitList):
        return cx.report.invalid_expr(
            "initializer list cannot be used on the right hand side of a cast", node, at=span(operand)
        )
    if node.kind == "dynamic_cast":
        cx.report.unsupported("'dynamic_cast' is", node)
        return mark_error(node)
    if not is_error(operand) and operand.ctype is ct.OVERLOADED:
        fn = implicit_conversions.select_overload(cx, operand, target)
        operand = operand if fn is None else casts.select_function(cx, operand, fn)
    if is_error(operand) or target is ERROR:
        return mark_error(node)
    if isinstance(target, ct.Reference):
        return _cast_to_reference(cx, node, operand, target)
    if isinstance(target, ct.Record) and (operand.ctype.is_record or not target.decl.is_aggregate):
        return construct(cx, node, target, [operand], "direct")
    if target.is_void and operand.ctype is not ct.OVERLOADED:
        node.operand, node.ctype = operand, ct.VOID
        return node
    return _cast_to_value(cx, node, operand, target.unqualified)


def _reject_cast(cx: Context, node: tree.Cast, source: CType, target: CType) -> tree.Expr:
    name = _NAMES.get(node.kind, node.kind)
    if target.is_record or target.is_array:
        cx.report.error(f"no matching conversion for {name} from '{source}' to '{target}'", node)
    elif node.kind == "c" and not isinstance(target, ct.Reference):
        cx.report.error(f"cannot cast from type '{source}' to type '{target}'", node)
    else:
        cx.report.error(f"{name} from '{source}' to '{target}' is not allowed", node)
    return mark_error(node)


# ------------------------------------------------------------------------------------------ values


def _cast_to_value(cx: Context, node: tree.Cast, operand: tree.Expr, target: CType) -> tree.Expr:
    """Check a cast to a type that is neither a class nor a reference."""
    if operand.ctype.is_record and node.kind in ("c", "functional", "static_cast"):
        result = user_conversions.user_conversion(cx, operand, target, explicit=True)
        if result is not None:
            operand = casts.apply_user_conversion(cx, operand, result, target, node)
    value = operand if is_error(operand) else casts.rvalue(cx, operand)
    if is_error(value):
        return mark_error(node)
    source = value.ctype.unqualified
    kind = next((k for judge in _VALUES[node.kind] if (k := judge(value, source, target))), None)
    if not kind:
        return _reject_cast(cx, node, value.ctype, target)
    if (
        kind == "DerivedToBase"
        and node.kind == "static_cast"
        and not class_bases.check_base_conversion(cx, source.pointee, target.pointee, node)  # type: ignore[attr-defined]
    ):
        return mark_error(node)
    if kind == "IntegralToPointer" and value.ctype.size < 8 and const.evaluate(value) is None:
        cx.report.warn(
            "int-to-pointer-cast", f"cast to '{target}' from smaller integer type '{value.ctype}'", node
        )
    node.operand = value if kind == "NoOp" else casts.wrap(value, kind, target)
    node.ctype = target
    return node


def _static_cast_kind(value: tree.Expr, source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a static_cast, '' if there is none ([expr.static.cast] p4 to p13)."""
    kind = conv.standard_kind(source, target, is_null_constant(value))
    if kind:
        return kind
    if source.is_nullptr and target.is_bool:
        return "IntegralToBoolean"
    if target.is_enum and (source.is_arithmetic or source.is_enum):
        return "FloatingToIntegral" if source.is_float else "IntegralCast"
    if source.is_scoped and target.is_arithmetic:
        return conv.arithmetic_kind(source, target)
    if (
        isinstance(source, ct.Pointer)
        and isinstance(target, ct.Pointer)
        and not conv.quals_of(source.pointee) & ~conv.quals_of(target.pointee)
    ):
        return _downcast_kind(source.pointee, target.pointee)
    return _member_upcast_kind(source, target)


def _member_upcast_kind(source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a cast from a pointer to member of a derived class to one of its base, or ''
    ([expr.static.cast] p12).
    """
    if (
        not isinstance(source, ct.MemberPointer)
        or not isinstance(target, ct.MemberPointer)
        or not bases.derives(source.owner, target.owner)
    ):
        return None
    return (
        None
        if conv.pointer_problem(ct.member_pointer(target.owner, source.pointee), target)
        else "DerivedToBaseMember"
    )


def _static_const_kind(value: tree.Expr, source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a static_cast followed by a const_cast ([expr.cast] p4)."""
    if not (isinstance(source, ct.Pointer) and isinstance(target, ct.Pointer)):
        return None
    if conv.is_similar(source, target):
        return "NoOp"
    s, t = source.pointee, target.pointee
    if bases.derives(s, t):
        return "DerivedToBase"
    return "BitCast" if t.is_void and not s.is_function else _downcast_kind(s, t)


def _downcast_kind(source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a downcast of pointers ([expr.static.cast] p11), or of a cast from `void *`
    (p13).
    """
    if bases.derives(target, source):
        return "BaseToDerived"
    return "BitCast" if source.is_void and not target.is_function else None


def _const_cast_kind(value: tree.Expr, source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a const_cast of pointers, or '' ([expr.const.cast] p3)."""
    return (
        "NoOp"
        if (source.is_pointer or source.is_member_pointer)
        and conv.is_similar(source, target)
        and not target.pointee.is_function  # type: ignore[attr-defined]
        else None
    )


def _reinterpret_cast_kind(value: tree.Expr, source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a reinterpret_cast, which casts away no const ([expr.reinterpret.cast] p2)."""
    return None if _loses_qualifiers(source, target) else _reinterpret_const_kind(value, source, target)


def _reinterpret_const_kind(value: tree.Expr, source: CType, target: CType) -> tree.ConversionKind | None:
    """Return the kind of a reinterpret_cast followed by a const_cast, or '' ([expr.reinterpret.cast] p2 to
    p8).
    """
    if source is target and (
        source.is_integral or source.is_enum or source.is_pointer or source.is_member_pointer
    ):
        return "NoOp"
    if isinstance(source, ct.MemberPointer) and isinstance(target, ct.MemberPointer):
        return "BitCast" if source.pointee.is_function == target.pointee.is_function else None
    if source.is_pointer and target.is_pointer:
        return "BitCast"
    if (source.is_pointer or source.is_nullptr) and target.is_integer and target.size >= 8:
        return "PointerToIntegral" if source.is_pointer else "IntegralCast"
    return "IntegralToPointer" if (source.is_integral or source.is_enum) and target.is_pointer else None


def _loses_qualifiers(source: CType, target: CType) -> bool:
    """Return whether qualifiers are lost at a level that both types have ([expr.const.cast] p7)."""
    kinds = ct.Pointer | ct.MemberPointer
    while isinstance(source, kinds) and isinstance(target, kinds) and source.is_pointer == target.is_pointer:
        source, target = source.pointee, target.pointee
        if conv.quals_of(source) & ~conv.quals_of(target):
            return True
    return False


_IN_TURN = (_const_cast_kind, _static_cast_kind, _static_const_kind, _reinterpret_const_kind)
_VALUES: dict[tree.CastKind, tuple[Callable[[tree.Expr, CType, CType], tree.ConversionKind | None], ...]] = {
    "c": _IN_TURN,
    "functional": _IN_TURN,
    "static_cast": (_static_cast_kind,),
    "const_cast": (_const_cast_kind,),
    "reinterpret_cast": (_reinterpret_cast_kind,),
}


# -------------------------------------------------------------------------------------- references


def _cast_to_reference(cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference) -> tree.Expr:
    for judge in _REFERENCES[node.kind]:
        result = judge(cx, node, operand, target)
        if result is not None:
            return result
    if not (operand.lvalue or is_lvalue(operand)) and not implicit_conversions.binds_rvalues(target):
        return cx.report.invalid_expr(
            f"{_NAMES.get(node.kind, node.kind)} from rvalue to reference type '{target}'", node
        )
    return _reject_cast(cx, node, operand.ctype, target)


def _static_cast_reference(
    cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference
) -> tree.Expr | None:
    """Check a static_cast to a reference ([expr.static.cast] p2 to p4): to a derived class, to an xvalue, or
    as an initialisation of the reference.
    """
    source, referred = operand.ctype, target.referred
    if operand.lvalue and not conv.quals_of(source) & ~conv.quals_of(referred):
        if bases.derives(referred, source) and (target.rvalue == operand.xvalue):
            return _downcast(cx, node, operand, target)
        if target.rvalue and conv.is_reference_compatible(source, referred) and not is_bit_field(operand):
            return _object(cx, node, operand, target)
    result = user_conversions.direct_conversion(
        cx, operand, target
    ) or implicit_conversions.implicit_sequence(cx, operand, target)
    if result is None:
        return None
    new = casts.apply_sequence(cx, operand, result, target, "parameter", node)
    return mark_error(node) if is_error(new) else casts.referred_object(node, new, target)


def _static_const_cast_reference(
    cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference
) -> tree.Expr | None:
    source, referred = operand.ctype, target.referred
    if not operand.lvalue or (operand.xvalue and not target.rvalue):
        return None
    if bases.derives(referred, source):
        return _downcast(cx, node, operand, target)
    return (
        _object(cx, node, operand, target, checked=False)
        if conv.is_reference_related(source, referred)
        else None
    )


def _const_cast_reference(
    cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference
) -> tree.Expr | None:
    """Check a const_cast to a reference ([expr.const.cast] p4)."""
    if (
        not conv.is_similar(operand.ctype, target.referred)
        or operand.ctype.is_function
        or is_bit_field(operand)
    ):
        return None
    return (
        _object(cx, node, operand, target)
        if operand.lvalue and (target.rvalue or not operand.xvalue)
        else None
    )


def _reinterpret_cast_reference(
    cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference
) -> tree.Expr | None:
    """Check a reinterpret_cast to a reference ([expr.reinterpret.cast] p11)."""
    if not operand.lvalue and not operand.ctype.is_function:
        return None
    strict = node.kind == "reinterpret_cast"
    if is_bit_field(operand) or (
        strict and _loses_qualifiers(ct.pointer_to(operand.ctype), ct.pointer_to(target.referred))
    ):
        return None
    return _bind_operand(node, operand, target)


def _object(
    cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference, checked: bool = True
) -> tree.Expr:
    """Return the object, or its base subobject, as a glvalue of the referenced type."""
    if bases.derives(operand.ctype, target.referred):
        operand = class_bases.upcast(cx, operand, target.referred, checked)
        if is_error(operand):
            return mark_error(node)
    return _bind_operand(node, operand, target)


def _bind_operand(node: tree.Cast, operand: tree.Expr, target: ct.Reference) -> tree.Expr:
    casts.mark_address_taken(operand, changed=not target.referred.is_const)
    return casts.referred_object(
        node, casts.wrap(operand, "BindReference", ct.reference_to(operand.ctype)), target
    )


def _downcast(cx: Context, node: tree.Cast, operand: tree.Expr, target: ct.Reference) -> tree.Expr:
    if len(bases.paths(target.referred, operand.ctype)) > 1:
        return cx.report.invalid_expr(
            f"ambiguous cast from base '{operand.ctype.unqualified}' to derived"
            f" '{target.referred.unqualified}'",
            node,
        )
    casts.mark_address_taken(operand, changed=not target.referred.is_const)
    pointer = casts.wrap(operand, "BindReference", ct.pointer_to(operand.ctype))
    return casts.referred_object(
        node, casts.wrap(pointer, "BaseToDerived", ct.pointer_to(target.referred)), target
    )


_ALL = (
    _const_cast_reference,
    _static_cast_reference,
    _static_const_cast_reference,
    _reinterpret_cast_reference,
)
_REFERENCES: dict[
    str, tuple[Callable[[Context, tree.Cast, tree.Expr, ct.Reference], tree.Expr | None], ...]
] = {
    "c": _ALL,
    "functional": _ALL,
    "static_cast": (_static_cast_reference,),
    "const_cast": (_const_cast_reference,),
    "reinterpret_cast": (_reinterpret_cast_reference,),
}

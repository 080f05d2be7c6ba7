"""Implicit conversion sequences from arguments to parameters ([over.best.ics]).

Access, ambiguous bases, deleted functions and bit-fields are ignored here ([over.best.ics] p2). They are
errors when a sequence is applied.
"""

from __future__ import annotations

from ....support.fast_dataclass import replace
from ...syntax import tree
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.expressions import (
    is_bit_field,
    is_lvalue,
    is_null_constant,
    names_member,
    naming_class,
    operand_type,
    overloaded_name,
)
from ...types.ranking import (
    CONVERSION,
    EXACT,
    PROMOTION,
    ConversionSequence,
    ReferenceBinding,
    Standard,
    UserDefined,
)
from ...types.symbols import FunctionSymbol, Overloads
from ..context import Context
from ..templates import deduce
from . import list_conversions, user_conversions


def implicit_sequence(
    cx: Context, arg: tree.Expr, target: CType, user: bool = True
) -> ConversionSequence | None:
    """Return the implicit conversion sequence of a checked argument (or a list) to a parameter of type
    `target`, None if there is none ([over.best.ics]). Without `user` no user-defined conversions are
    considered (p4).
    """
    if isinstance(arg, tree.InitList):
        return list_conversions.list_sequence(cx, arg, target, user)
    if arg.ctype is ct.OVERLOADED:
        return _overloaded_sequence(cx, arg, target)
    if isinstance(target, ct.Reference):
        return _reference_sequence(cx, arg, target, user)
    result = standard_sequence(arg, target.unqualified)
    if result is None and user and (arg.ctype.is_record or target.is_record):
        return user_conversions.user_conversion(cx, arg, target.unqualified)
    return result


def contextual_bool_sequence(cx: Context, arg: tree.Expr) -> ConversionSequence | None:
    """Return the sequence of a contextual conversion to bool, which may use an explicit function ([conv] p4);
    None where there is none.
    """
    if arg.ctype.is_record:
        return user_conversions.explicit_conversion(cx, arg, ct.BOOL)
    return (
        direct_sequence(ct.NULLPTR, ct.BOOL) if arg.ctype.is_nullptr else implicit_sequence(cx, arg, ct.BOOL)
    )


def standard_sequence(arg: tree.Expr, target: CType) -> Standard | None:
    """Return the standard conversion sequence of an expression to an unqualified type that is not a
    reference.
    """
    result = type_sequence(arg.ctype, target, is_null_constant(arg))
    if result is not None and result.kind == "IntegralCast" and is_bit_field(arg):
        return replace(result, rank=PROMOTION if operand_type(arg) is target else CONVERSION)
    return result


def type_sequence(source: CType, target: CType, is_null: bool = False) -> Standard | None:
    """Return the standard conversion sequence of a value, not a bit-field, of a type."""
    source = ct.decay(source).unqualified
    if source is target:
        return Standard(EXACT, "NoOp", source, target)
    kind = conv.standard_kind(source, target, is_null)
    return Standard(_rank(kind, source, target), kind, source, target) if kind else None


def direct_sequence(source: CType, target: CType) -> Standard | None:
    """Return the sequence of `type_sequence` for direct-initialisation, which also converts `nullptr` to bool
    ([conv.bool] p1).
    """
    if ct.unqualified(source).is_nullptr and target.is_bool:
        return Standard(CONVERSION, "PointerToBoolean", ct.NULLPTR, ct.BOOL)
    return type_sequence(source, target)


def _rank(kind: tree.ConversionKind, source: CType, target: CType) -> int:
    """Return the rank of a conversion ([over.best.ics] table 12)."""
    if kind == "NoOp":
        return EXACT
    if kind == "FloatingCast":
        return PROMOTION if source is ct.FLOAT and target is ct.DOUBLE else CONVERSION
    if kind != "IntegralCast":
        return CONVERSION
    fixed = isinstance(source, ct.Enum) and source.decl.fixed and target is source.underlying
    return PROMOTION if fixed or conv.promote(source) is target else CONVERSION


def _overloaded_sequence(cx: Context, arg: tree.Expr, target: CType) -> Standard | None:
    """Return the sequence for the address of an overloaded function ([over.over]): the one that has the
    target's type.
    """
    fn = select_overload(cx, arg, target)
    if fn is None:
        return None
    target_type = ct.referred(target)
    binding = ReferenceBinding(target, False) if isinstance(target, ct.Reference) else None
    if fn.object is not None:
        result = type_sequence(fn.pointer_type, target_type.unqualified)
        return result and replace(result, function=fn)
    return Standard(EXACT, "NoOp", target_type.unqualified, target_type.unqualified, binding, fn)


def _has_target_type(fn: FunctionSymbol, target: CType, wanted: CType) -> bool:
    """Return whether a function has the target's function type, and is a non-static member where `target`
    points to members ([over.over] p3).
    """
    if fn.object is None or not target.is_member_pointer:
        return (
            wanted in (fn.ctype, ct.drop_noexcept(fn.ctype))
            and fn.object is None
            and not target.is_member_pointer
        )
    return wanted in (fn.pointer_type.pointee, ct.drop_noexcept(fn.pointer_type.pointee))


def select_overload(cx: Context, node: tree.Expr, target: CType) -> FunctionSymbol | None:
    """Return the function of an overloaded name whose type a pointer or reference to a function has
    ([over.over]); None where there is none or several.
    """
    t = ct.referred(target).unqualified
    target_type = t.pointee if isinstance(t, ct.Pointer | ct.MemberPointer) else t
    if t.is_member_pointer and not names_member(node):
        return None
    name = overloaded_name(node)
    result: Overloads = name.decl
    plain = (
        next((fn for fn in result.functions if _has_target_type(fn, t, target_type)), None)
        if name.name.args is None
        else None
    )
    if plain is not None or not isinstance(target_type, ct.Function):
        return plain
    bare = ct.function(target_type.ret, target_type.params, target_type.vararg)
    new = (
        (template, deduce.deduce_address(cx, template, name.name.args or (), bare, node)[0])
        for template in result.templates
    )
    matching = [
        (template, fn) for template, fn in new if fn is not None and _has_target_type(fn, t, target_type)
    ]
    best = [
        fn
        for t, fn in matching
        if all(t is other or deduce.is_more_specialised_type(t, other) for other, _ in matching)
    ]
    return best[0] if len(best) == 1 else None


# ------------------------------------------------------------------------------------ references


def _reference_sequence(
    cx: Context, arg: tree.Expr, target: ct.Reference, user: bool
) -> ConversionSequence | None:
    """Return the sequence of a reference binding ([over.ics.ref]), in the order of [dcl.init.ref] p5."""
    t, referred = arg.ctype, target.referred
    lvalue = is_lvalue(arg)
    related = conv.is_reference_related(t, referred)
    if related:
        if target.rvalue and lvalue and not t.is_function:
            return None
        if not conv.is_reference_compatible(t, referred):
            return None
        if not target.rvalue and not lvalue and not binds_rvalues(target):
            return None
        return _binding_sequence(t, target, not lvalue)
    if user and t.is_record:
        outcome = user_conversions.reference_conversion(cx, arg, target)
        if outcome is not None:
            return outcome
    if not binds_rvalues(target):
        return None
    # A temporary of the referenced type is made ([dcl.init.ref] p5.4). It is not a copy of an lvalue that a
    # conversion function returns (p5.4.4).
    new = implicit_sequence(cx, arg, referred.unqualified, user)
    result = conversion_result(new)
    if (
        target.rvalue
        and isinstance(result, ct.Reference)
        and not result.rvalue
        and conv.is_reference_related(result.referred, referred)
    ):
        return None
    return temporary_sequence(new, target)


def temporary_sequence(new: ConversionSequence | None, target: ct.Reference) -> ConversionSequence | None:
    """Return the sequence of a reference bound to a temporary. An object that a conversion function returns
    is bound directly ([dcl.init.ref] p5.2).
    """
    result = conversion_result(new)
    if isinstance(new, UserDefined) and result is not None and target.referred.is_record:
        second = result_binding(result, target)
        return second and replace(new, second=second)
    binding = ReferenceBinding(target, True, direct=False)
    if isinstance(new, UserDefined):
        return replace(new, second=replace(new.second, target=target.referred, binding=binding))
    return new and replace(new, binding=binding)


def conversion_result(new: ConversionSequence | None) -> CType | None:
    """Return the result type of the conversion function of a sequence; None where it has none."""
    conversion = new.candidate if isinstance(new, UserDefined) and new.listed is None else None
    return (
        conversion.function.ctype.ret
        if conversion is not None
        and isinstance(conversion.function, FunctionSymbol)
        and conversion.second is not None
        else None
    )


def binds_rvalues(target: ct.Reference) -> bool:
    """Return whether a reference can bind to an rvalue."""
    return target.rvalue or (target.referred.is_const and not target.referred.is_volatile)


def _binding_sequence(t: CType, target: ct.Reference, to_rvalue: bool, is_object: bool = False) -> Standard:
    """Return the sequence of a reference bound directly to an expression of type `t`: identity or
    derived-to-base ([over.ics.ref] p1).
    """
    same = conv.is_similar(t, target.referred) or conv.loses_noexcept(t, target.referred)
    binding = ReferenceBinding(target, to_rvalue, is_object=is_object)
    return Standard(
        EXACT if same else CONVERSION, "NoOp" if same else "DerivedToBase", t, target.referred, binding
    )


def result_binding(t: CType, target: ct.Reference) -> Standard | None:
    """Return the binding of a reference to the result of a conversion function, None where it cannot be bound
    ([over.match.ref]).
    """
    source = ct.referred(t)
    to_rvalue = not isinstance(t, ct.Reference) or (t.rvalue and not source.is_function)
    if not conv.is_reference_compatible(source, target.referred) or (
        target.rvalue and not to_rvalue and not source.is_function
    ):
        return None
    return _binding_sequence(source, target, to_rvalue) if not to_rvalue or binds_rvalues(target) else None


def object_sequence(arg: tree.Expr, target: ct.Reference, has_ref: bool = False) -> Standard | None:
    """Return the sequence for the implicit object parameter ([over.match.funcs] p5). It allows no temporaries
    and no user-defined conversions. Without a ref-qualifier it binds to rvalues, too.

    The object of a member qualified by a base (`d.B::f()`) is converted from its own class.
    """
    if has_ref and (is_lvalue(arg) if target.rvalue else not is_lvalue(arg) and not binds_rvalues(target)):
        return None
    if not isinstance(arg.ctype, ct.Record) or not conv.is_reference_compatible(arg.ctype, target.referred):
        return None
    return _binding_sequence(naming_class(arg)[0], target, not is_lvalue(arg), is_object=not has_ref)

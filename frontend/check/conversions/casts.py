"""Conversions of expressions: every implicit conversion becomes an `ImplicitCast` node.

Kinds are clang's cast kinds, which determine the lowering:

`LValueToRValue ArrayToPointerDecay FunctionToPointerDecay NoOp IntegralCast FloatingCast IntegralToFloating
FloatingToIntegral IntegralToBoolean FloatingToBoolean PointerToBoolean NullToPointer BitCast
PointerToIntegral IntegralToPointer ToVoid MemberPointerToBoolean BaseToDerivedMember DerivedToBaseMember`
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....support.diagnostics import Note
from ...syntax import tree
from ...types import bases, builtin_table
from ...types import constants as const
from ...types import conversions as conv
from ...types import ctype as ct
from ...types.ctype import CType
from ...types.declarations import FieldPath
from ...types.expressions import (
    has_effects,
    is_bit_field,
    is_lvalue,
    operand_type,
    overloaded_name,
    root_variables,
)
from ...types.ranking import ConversionSequence, Standard, UserDefined
from ...types.symbols import FunctionSymbol
from ...types.typed_nodes import MemberAddress
from ..classes import bases as class_bases
from ..context import Context
from ..expressions import exprs
from ..initialization import class_initialization, initialization, lifetimes
from ..node_builders import call, like
from ..node_builders import wrap as wrap
from ..overload import call_completion, overload
from ..reporting import ERROR, is_error, mark_error, span
from . import implicit_conversions, user_conversions


def rvalue(cx: Context, node: tree.Expr) -> tree.Expr:
    """Apply the lvalue transformations ([conv.lval], [conv.array], [conv.func])."""
    t = node.ctype
    if t is ERROR or t is None:
        return node
    if t is ct.BRACED:
        return cx.report.invalid_expr("an initializer list cannot be used here", node, at=span(node))
    if t is ct.OVERLOADED:
        return cx.report.invalid_expr(
            f"reference to overloaded function '{overloaded_name(node).name}' could not be resolved",
            node,
            at=span(node),
        )
    if t.is_array:
        mark_address_taken(node)
        return wrap(node, "ArrayToPointerDecay", ct.decay(t))
    if t.is_function:
        if (
            isinstance(node, tree.Identifier)
            and isinstance(node.decl, FunctionSymbol)
            and node.decl.object is not None
        ):
            return cx.report.invalid_expr("reference to non-static member function must be called", node)
        return wrap(node, "FunctionToPointerDecay", ct.decay(t))
    if node.lvalue:
        if not t.is_complete:
            return cx.report.invalid_expr(
                f"incomplete type '{t}' where a complete type is required", node, at=span(node)
            )
        if t.is_record:
            return class_initialization.copy_object(cx, node, t)
        return wrap(node, "LValueToRValue", t.unqualified)
    return node


def temporary(cx: Context, node: tree.Expr, t: CType) -> tree.Expr:
    """Materialize a temporary from a prvalue ([conv.rval]). `t` is the reference that is bound to it."""
    return (
        wrap(node, "MaterializeTemporary", t)
        if lifetimes.check_destructible(cx, node, node.ctype, "temporary")
        else mark_error(node)
    )


def glvalue(cx: Context, node: tree.Expr) -> tree.Expr:
    """Return an expression of class type as a glvalue for a member access. A prvalue is materialized
    ([conv.rval]).
    """
    if (
        node.lvalue
        or not node.ctype.is_record
        or (isinstance(node, tree.Identifier) and isinstance(node.decl, builtin_table.BuiltinVariable))
    ):
        return node
    result = temporary(cx, node, node.ctype)
    if not is_error(result):
        result.lvalue = result.xvalue = True
    return result


def evaluate_before(first: tree.Expr, node: tree.Expr) -> tree.Expr:
    """Return an expression that is preceded by another, evaluated for its side effects, as before a static
    member ([expr.ref] p1).
    """
    if is_error(node) or not has_effects(first):
        return node
    return like(
        tree.Binary(node.location, ",", first, node), node, node.ctype, lvalue=node.lvalue, xvalue=node.xvalue
    )


def operand(cx: Context, node: tree.Expr) -> tree.Expr:
    """Return an arithmetic operand: as `rvalue`, with promotion of bit-fields."""
    t = operand_type(node)
    value = rvalue(cx, node)
    return value if is_error(value) or t is node.ctype else convert_arithmetic(value, t)


def mark_address_taken(node: tree.Expr, changed: bool = False) -> None:
    """Mark the variables that an lvalue belongs to as address-taken. `changed` says that the object may be
    modified through the address.
    """
    for variable in root_variables(node):
        variable.address_taken = True
        variable.assigned |= changed


def mark_assigned(node: tree.Expr) -> None:
    """Mark the variables that an lvalue belongs to as assigned."""
    for variable in root_variables(node):
        variable.assigned = True


def convert_arithmetic(node: tree.Expr, target: CType) -> tree.Expr:
    """Convert an rvalue of arithmetic or enumeration type to an arithmetic type."""
    kind = conv.arithmetic_kind(node.ctype, target)
    return node if kind == "NoOp" else wrap(node, kind, target.unqualified)


def apply_usual_conversions(a: tree.Expr, b: tree.Expr) -> tuple[tree.Expr, tree.Expr, CType]:
    """Apply the usual arithmetic conversions ([expr.arith.conv]). Return both operands and their common
    type.
    """
    common = conv.usual_arithmetic_type(a.ctype, b.ctype)
    return convert_arithmetic(a, common), convert_arithmetic(b, common), common


def convert_to_composite(node: tree.Expr, common: CType) -> tree.Expr:
    """Convert a pointer to the composite pointer type."""
    if isinstance(node.ctype, ct.MemberPointer):
        kind = conv.standard_kind(node.ctype.unqualified, common)
        assert kind is not None
        return node if kind == "NoOp" else wrap(node, kind, common)
    assert isinstance(common, ct.Pointer)
    if bases.path(node.ctype.pointee, common.pointee) is not None:
        return wrap(node, "DerivedToBase", common)
    return (
        node
        if conv.standard_kind(node.ctype.unqualified, common.unqualified) == "NoOp"
        else wrap(node, "BitCast", common)
    )


_INITIALISED = {
    "variable": "cannot initialize a variable of type '{target}' with an {category} of type '{source}'",
    "parameter": "cannot initialize a parameter of type '{target}' with an {category} of type '{source}'",
    "return": "cannot initialize return object of type '{target}' with an {category} of type '{source}'",
    "element": "cannot initialize an array element of type '{target}' with an {category} of type '{source}'",
    "member": "cannot initialize a member subobject of type '{target}' with an {category} of type '{source}'",
    "new": "cannot initialize a new value of type '{target}' with an {category} of type '{source}'",
    "literal": (
        "cannot initialize a compound literal initializer of type '{target}' with an {category} of type"
        " '{source}'"
    ),
    "assignment": "assigning to '{target}' from incompatible type '{source}'",
}


def convert(
    cx: Context, node: tree.Expr, target: CType, purpose: str, at: tree.Node | None = None
) -> tree.Expr:
    """Convert a checked expression for an initialisation or assignment. Reports an impossible conversion.

    `purpose` is a key of the table above. `at` is the node at which errors are reported (a declared name).
    """
    if is_error(node) or target is ERROR:
        return mark_error(node)
    if isinstance(node, tree.InitList):
        return initialization.list_initialise(cx, node, target, purpose, at, "copy-list")
    sequence = implicit_conversions.implicit_sequence(cx, node, target)
    if sequence is not None:
        return apply_sequence(cx, node, sequence, target, purpose, at)
    if isinstance(target, ct.Reference):
        return _report_unbindable(cx, node, target, purpose, at)
    if node.ctype is ct.OVERLOADED:
        return rvalue(cx, node)
    category = "lvalue" if node.lvalue else "rvalue"
    source = node.ctype.unqualified if node.ctype.is_pointer and purpose == "assignment" else node.ctype
    value = rvalue(cx, node)
    return (
        value
        if is_error(value)
        else _report(
            cx, node, _INITIALISED[purpose].format(target=target, source=source, category=category), at
        )
    )


def _report(
    cx: Context, node: tree.Expr, message: str, at: tree.Node | None, notes: Sequence[Note] = ()
) -> tree.Expr:
    if at is None:
        cx.report.error(message, span(node), notes)
    else:
        cx.report.error(message, at, notes)
    return mark_error(node)


def _report_unbindable(
    cx: Context, node: tree.Expr, target: ct.Reference, purpose: str, at: tree.Node | None
) -> tree.Expr:
    """Report why a reference cannot be bound to an expression ([dcl.init.ref])."""
    referred, free = target.referred, implicit_conversions.binds_rvalues(target)
    source, lvalue = _binding_source(cx, node, target) if free else (node.ctype, is_lvalue(node))
    lost_qualifiers = conv.quals_of(source) & ~conv.quals_of(referred)
    related = conv.is_reference_related(source, referred)
    if target.rvalue and lvalue and related:
        return _report(
            cx, node, f"rvalue reference to type '{referred}' cannot bind to lvalue of type '{source}'", at
        )
    if related and lost_qualifiers and (lvalue or free):
        return _report(
            cx,
            node,
            f"binding reference of type '{referred}' to value of type '{source}' drops"
            f" '{ct.qualifier_text(lost_qualifiers)}' qualifier",
            at,
        )
    if not free:
        what = "a temporary of" if conv.is_similar(source, referred) else "a value of unrelated"
        return _report(
            cx,
            node,
            f"non-const lvalue reference to type '{referred}' cannot bind to {what} type '{source}'",
            at,
        )
    return convert(cx, node, referred.unqualified, purpose, at)


def _binding_source(cx: Context, node: tree.Expr, target: ct.Reference) -> tuple[CType, bool]:
    """Return the type that a reference would be bound to, and whether that is an lvalue: of the expression,
    or of a conversion function's result.
    """
    if node.ctype.is_record and not conv.is_reference_related(node.ctype, target.referred):
        outcome = implicit_conversions.implicit_sequence(cx, node, target.referred.unqualified)
        result = implicit_conversions.conversion_result(outcome)
        if result is not None:
            return ct.referred(result), isinstance(result, ct.Reference) and not result.rvalue
    return node.ctype, is_lvalue(node)


# ------------------------------------------------------------------------------ applying sequences


def apply_sequence(
    cx: Context,
    node: tree.Expr,
    sequence: ConversionSequence,
    target: CType,
    purpose: str,
    at: tree.Node | None = None,
) -> tree.Expr:
    """Convert a checked expression or list to `target` by an implicit conversion sequence."""
    if isinstance(node, tree.InitList):
        return initialization.list_initialise(cx, node, target, purpose, at, "copy-list")
    if isinstance(sequence, UserDefined):
        node = apply_user_conversion(cx, node, sequence, target, at)
        if is_error(node):
            return node
        sequence = sequence.second
    if sequence.function is not None:
        node = select_function(cx, node, sequence.function)
        if is_error(node):
            return node
    return (
        _apply_standard_conversion(cx, node, sequence, target.unqualified)
        if sequence.binding is None
        else _bind_reference(cx, node, sequence, at)
    )


def select_function(cx: Context, node: tree.Expr, fn: FunctionSymbol) -> tree.Expr:
    """Return an expression for the selected function of an overload set, or the pointer to that member."""
    named = exprs.function_value(cx, overloaded_name(node), fn)
    return named if is_error(named) or fn.object is None else member_address(node, fn, fn.pointer_type)


def member_address(at: tree.Expr, target: FieldPath | FunctionSymbol, t: CType) -> tree.Expr:
    """Return a pointer to a member."""
    return like(MemberAddress(at.location, target), at, t)


def apply_user_conversion(
    cx: Context, node: tree.Expr, sequence: UserDefined, target: CType, at: tree.Node | None
) -> tree.Expr:
    """Return the result of the function of a user-defined conversion, applied to an expression."""
    candidate = sequence.candidate
    if candidate is None:
        notes = [overload.candidate_note(c, "candidate function") for c in sequence.ambiguous[:3]]
        return _report(
            cx,
            node,
            f"conversion from '{node.ctype}' to '{ct.referred(target).unqualified}' is ambiguous",
            at,
            notes,
        )
    fn = candidate.function
    assert isinstance(fn, FunctionSymbol)
    if fn.is_constructor:
        return class_initialization.constructor_call(cx, node, fn.owner, candidate, [node])
    return call_completion.finish_call(cx, call(fn.name, [node], node), candidate, [node])


def _apply_standard_conversion(cx: Context, node: tree.Expr, sequence: Standard, target: CType) -> tree.Expr:
    """Convert an expression to an unqualified type by a standard conversion sequence."""
    if sequence.kind == "DerivedToBase" and isinstance(target, ct.Record):
        return _convert_derived(cx, node, target)
    value = rvalue(cx, node)
    if is_error(value) or value.ctype.unqualified is target:
        return value
    if sequence.kind in ("IntegralCast", "FloatingToIntegral", "IntegralToFloating"):
        _warn_changed_constant(cx, value, target)
    if sequence.kind == "BaseToDerivedMember":
        assert isinstance(sequence.source, ct.MemberPointer) and isinstance(target, ct.MemberPointer)
        if not class_bases.check_base_conversion(cx, target.owner, sequence.source.owner, node):
            return mark_error(node)
    if sequence.kind == "DerivedToBase":
        assert isinstance(sequence.source, ct.Pointer) and isinstance(target, ct.Pointer)
        if not class_bases.check_base_conversion(cx, sequence.source.pointee, target.pointee, node):
            return mark_error(node)
    return wrap(value, sequence.kind, target)


def _convert_derived(cx: Context, node: tree.Expr, target: ct.Record) -> tree.Expr:
    """Initialise an object from one of a derived class, by a constructor ([dcl.init] p17.6.2) or a copy of
    the base subobject.
    """
    candidates, _ = overload.constructor_candidates(cx, target, [node], node, explicit=False)
    resolution = overload.resolve_overload(cx, candidates, [node], user=False)
    if resolution.best is not None:
        return class_initialization.constructor_call(cx, node, target, resolution.best, [node])
    if resolution.ambiguous:
        overload.report_ambiguous(
            cx, f"conversion from '{node.ctype}' to '{target}' is ambiguous", node, resolution
        )
        return mark_error(node)
    node = class_bases.upcast(cx, node, target, True)
    return node if is_error(node) else rvalue(cx, node)


def _bind_reference(cx: Context, node: tree.Expr, sequence: Standard, at: tree.Node | None) -> tree.Expr:
    """Bind a reference to a checked expression ([dcl.init.ref]). The result has the type of the reference.

    `BindReference` gives the address of an lvalue, `MaterializeTemporary` that of storage for a value.
    """
    binding = sequence.binding
    assert binding is not None
    target, referred = binding.reference, binding.reference.referred
    if not binding.direct:
        value = _apply_standard_conversion(cx, node, sequence, referred.unqualified)
        return value if is_error(value) else temporary(cx, value, target)
    if sequence.kind == "DerivedToBase":
        node = class_bases.upcast(cx, node, referred, True)
        if is_error(node):
            return node
    if node.lvalue and is_bit_field(node):
        if not referred.is_const:
            name = getattr(node, "name", "")
            return _report(
                cx, node, "non-const reference cannot bind to bit-field" + (f" '{name}'" if name else ""), at
            )
    elif node.lvalue or node.ctype.is_array or node.ctype.is_function:
        mark_address_taken(node, changed=not referred.is_const)
        return wrap(node, "BindReference", target)
    value = rvalue(cx, node)
    return value if is_error(value) else temporary(cx, value, target)


def contextual_bool(cx: Context, node: tree.Expr) -> tree.Expr:
    """Convert contextually to bool ([conv.general] p4)."""
    if node.ctype.is_record:
        result = user_conversions.user_conversion(cx, node, ct.BOOL, explicit=True)
        if result is not None:
            return apply_sequence(cx, node, result, ct.BOOL, "condition")
    value = rvalue(cx, node)
    if is_error(value):
        return value
    t = value.ctype.unqualified
    if t.is_bool:
        return value
    if t.is_nullptr:
        return wrap(value, "IntegralToBoolean", ct.BOOL)
    if not t.is_scalar or t.is_scoped:
        return cx.report.invalid_expr(
            f"value of type '{node.ctype}' is not contextually convertible to 'bool'", value, at=span(node)
        )
    _warn_assignment(cx, node)
    kind: tree.ConversionKind = (
        "PointerToBoolean"
        if t.is_pointer
        else "MemberPointerToBoolean"
        if t.is_member_pointer
        else conv.arithmetic_kind(t, ct.BOOL)
    )
    return wrap(value, kind, ct.BOOL)


def contextual_integral(cx: Context, node: tree.Expr, what: str) -> tree.Expr:
    """Convert a class contextually to an integral or enumeration type ([conv.general] p5). Return the
    expression itself if there is no such conversion.
    """
    result, candidate = convert_to_one_of(cx, node, lambda t: t.is_integer or t.is_enum)
    if len(result) > 1:
        return cx.report.invalid_expr(
            f"multiple conversions from {what} '{node.ctype}' to an integral or enumeration type",
            node,
            at=span(node),
        )
    return candidate


def convert_to_integral(cx: Context, node: tree.Expr, target: CType) -> tree.Expr:
    """Return the value of an expression where one integral type is expected. A class is converted to that
    type ([expr.const] p10, [expr.new] p6), or returned unchanged if there is no conversion.
    """
    if is_error(node) or not node.ctype.is_record:
        return rvalue(cx, node)
    sequence = implicit_conversions.implicit_sequence(cx, node, target)
    return node if sequence is None else apply_sequence(cx, node, sequence, target, "parameter")


def convert_to_one_of(
    cx: Context, node: tree.Expr, wanted: Callable[[CType], bool]
) -> tuple[list[CType], tree.Expr]:
    """Return those of the expected types to which a class converts, and its value. With exactly one type and
    a callable function the value is converted, otherwise it is the expression itself.
    """
    result = user_conversions.contextual_results(node.ctype, wanted) if node.ctype.is_record else []
    sequence = user_conversions.contextual_conversion(cx, node, result[0]) if len(result) == 1 else None
    return result, node if sequence is None else apply_sequence(cx, node, sequence, result[0], "parameter")


def _warn_assignment(cx: Context, node: tree.Expr) -> None:
    if isinstance(node, tree.Assign) and node.op == "=" and not node.parenthesized:
        cx.report.warn(
            "parentheses", "using the result of an assignment as a condition without parentheses", node
        )


def _warn_changed_constant(cx: Context, node: tree.Expr, target: CType) -> None:
    """Warn about constants that an implicit conversion changes, as clang does by default."""
    source = node.ctype.unqualified
    if source.is_enum or cx.unit.is_library:
        return
    value = const.evaluate(node)
    if not isinstance(value, int | float):
        return
    if source.is_float:
        _warn_float_to_integer(cx, node, value, target)
        return
    if target.is_float:
        rounded = const.convert(value, source, target)
        assert isinstance(rounded, int | float)
        if int(rounded) != value:
            message = (
                f"implicit conversion from '{source}' to '{target}' changes value from {value} to"
                f" {int(rounded)}"
            )
            cx.report.warn("implicit-const-int-float-conversion", message, node)
        return
    assert isinstance(value, int)
    bits = conv.representation(target).bits
    low, high = -(1 << (bits - 1)), (1 << bits) - 1
    if conv.is_signed(target) and conv.is_signed(source):
        high = (1 << (bits - 1)) - 1
    if not low <= value <= high:
        converted = conv.wrap(target, value)
        message = (
            f"implicit conversion from '{source}' to '{target}' changes value from {value} to {converted}"
        )
        cx.report.warn("constant-conversion", message, node)


def _warn_float_to_integer(cx: Context, node: tree.Expr, value: float, target: CType) -> None:
    inner = node.operand if isinstance(node, tree.Unary) and node.op in "+-" else node
    if not isinstance(inner, tree.FloatLiteral) or value != value:
        return
    converted = const.convert(value, node.ctype, target)
    if converted is None:
        text = f"implicit conversion of out of range value from '{node.ctype}' to '{target}' is undefined"
        cx.report.warn("literal-conversion", text, node)
    elif converted != value:
        text = f"implicit conversion from '{node.ctype}' to '{target}' changes value"
        text += f" from {value:g} to {converted}"
        cx.report.warn("literal-conversion", text, node)


def referred_object(node: tree.Expr, pointer: tree.Expr, target: ct.Reference) -> tree.Expr:
    """Return the object that a bound reference refers to, as an expression."""
    pointer.ctype = ct.pointer_to(target.referred)
    return like(
        tree.Unary(node.location, "*", pointer), node, target.referred, lvalue=True, xvalue=target.rvalue
    )

"""Lowering of conversions: one function for each cast kind of `check.conversions.casts`."""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ...support.diagnostics import Location
from ..syntax import tree
from ..types import bases, constants
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.expressions import named_variable
from ..types.symbols import FunctionSymbol, VariableSymbol
from . import host, member_pointers
from .alignment import alignment_of
from .destroy import materialise
from .function import FunctionLowering, Place, address_of, value_of


@value_of(tree.ImplicitCast)
def implicit_cast(fl: FunctionLowering, node: tree.ImplicitCast) -> ir.Value:
    """Lower an implicit cast to its value."""
    operand = node.operand
    if node.kind == "LValueToRValue":
        return load_lvalue(fl, operand, node.location)
    if node.kind == "MaterializeTemporary":
        return materialise(fl, operand, node.extended)
    if operand.ctype.is_function:
        return function_address(fl, operand)
    if node.kind in ("ArrayToPointerDecay", "BindReference"):
        address = fl.address(operand)
        fl.at(node.location)
        return fl.generic(address)
    value = fl.value(operand)
    fl.at(node.location)
    return convert(fl, value, node.kind, operand.ctype, node.ctype)


def load_lvalue(fl: FunctionLowering, node: tree.Expr, location: Location) -> ir.Value:
    """Return the value of an lvalue ([conv.lval])."""
    variable = named_variable(node)
    value = _constant_value(node, variable)
    if value is not None:
        return constant(fl, value, node.ctype)
    if isinstance(node, tree.Conditional) and node.ctype.is_scalar:
        # Each arm is read in its own branch: a variable whose address is not taken stays in a register.
        return fl.value(node)
    if isinstance(node, tree.Binary) and node.op == ",":
        fl.effect(node.left)
        return load_lvalue(fl, node.right, location)
    with fl.fold_constants(host.is_foldable_read(node, variable)):
        place = fl.place(node)
    fl.at(location)
    return fl.load(place, node.ctype, alignment_of(node))


def _constant_value(node: tree.Expr, variable: VariableSymbol | None) -> int | float | None:
    """Return the value of a constant variable, or of a scalar within one; None for others."""
    if variable is None or variable.value is None:
        return None
    value = variable.value if isinstance(variable.value, int | float) else constants.evaluate(node)
    return value if isinstance(value, int | float) else None


def function_address(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """Return the address of the function that a designator names: `f`, or `*pointer`."""
    if isinstance(node, tree.Unary):
        return fl.value(node.operand)
    if isinstance(node, tree.Conditional):
        return fl.value(node)
    if isinstance(node, tree.Identifier) and isinstance(node.decl, FunctionSymbol):
        return fl.unit.function_of(node.decl)
    return fl.generic(fl.address(node))


@address_of(tree.ImplicitCast)
def cast_place(fl: FunctionLowering, node: tree.ImplicitCast) -> Place:
    """Return the place of an lvalue after a qualification conversion, or the address that is a structure's
    rvalue.
    """
    if node.kind == "NoOp" and node.operand.lvalue:
        return fl.place(node.operand)
    return fl.value(node)


@value_of(tree.Cast)
def cast(fl: FunctionLowering, node: tree.Cast) -> ir.Value | None:
    """Lower an explicit cast to its value, None for void."""
    if node.ctype.is_void and (node.operand.lvalue or node.operand.ctype.is_function):
        fl.effect(node.operand)
        return None
    value = fl.run(node.operand)
    return None if node.ctype.is_void else value


@address_of(tree.Cast)
def explicit_address(fl: FunctionLowering, node: tree.Cast) -> ir.Value:
    """Lower a cast to a reference to the address of its object."""
    return fl.value(node)


def constant(fl: FunctionLowering, value: object, t: ct.CType) -> ir.Value:
    """Return a constant in its register form."""
    if t.is_bool:
        return ir.TRUE if value else ir.FALSE
    return fl.unit.data.number(value, t)


def convert(
    fl: FunctionLowering, value: ir.Value, kind: tree.ConversionKind, source: ct.CType, target: ct.CType
) -> ir.Value:
    """Apply one conversion to a value in register form."""
    return _KINDS[kind](fl, value, source, target)


def _bits(type: ty.Type) -> int:
    assert isinstance(type, ty.IntType)
    return type.bits


def resize(fl: FunctionLowering, value: ir.Value, signed: bool, type: ty.Type) -> ir.Value:
    """Return an integer value of another width: truncated, sign-extended or zero-extended."""
    source_bits, target_bits = _bits(value.type), _bits(type)
    if source_bits == target_bits:
        return value
    if isinstance(value, ir.Int):
        return ir.const_int(type, value.signed if signed and source_bits > 1 else value.value)
    return fl.b.cast("trunc" if target_bits < source_bits else "sext" if signed else "zext", value, type)


def _to_float(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    signed = conv.is_signed(source)
    if _bits(value.type) < 32:
        value = resize(fl, value, signed, ty.I32)
    return fl.b.cast("sitofp" if signed else "uitofp", value, fl.layouts.register(target))


def _to_int(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    """Convert to an integer. A value out of range is undefined in C; PTX clamps, so the result is never
    poison.
    """
    wide = target.size == 8
    letters = ("" if conv.is_signed(target) else "u") + ("ll" if wide else "i")
    result = fl.b.call(f"llvm.nvvm.{'f' if source.size == 4 else 'd'}2{letters}.rz", (value,))
    return resize(fl, result, False, fl.layouts.register(target))


def _int_to_bool(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    if source.is_nullptr:
        return ir.FALSE
    return fl.b.icmp("ne", value, ir.const_int(value.type, 0))


def _shift_pointer(fl: FunctionLowering, value: ir.Value, distance: int) -> ir.Value:
    """Move a pointer to a base or back; null stays null."""
    if not distance:
        return value
    moved = fl.b.gep(ty.I8, value, (ir.const_int(ty.I64, distance),))
    return fl.b.select(fl.b.icmp("eq", value, ir.null()), ir.null(), moved)


def _distance(derived: ct.CType, base: ct.CType) -> int:
    assert isinstance(derived, ct.Pointer) and isinstance(base, ct.Pointer)
    path = bases.path(derived.pointee, base.pointee)
    assert path is not None
    return bases.offset(path)


_KINDS: dict[tree.ConversionKind, Callable[[FunctionLowering, ir.Value, ct.CType, ct.CType], ir.Value]] = {
    **dict.fromkeys(("NoOp", "BitCast", "LValueToRValue"), lambda fl, value, source, target: value),
    "DerivedToBase": lambda fl, value, source, target: _shift_pointer(fl, value, _distance(source, target)),
    "BaseToDerived": lambda fl, value, source, target: _shift_pointer(fl, value, -_distance(target, source)),
    "IntegralCast": lambda fl, value, source, target: resize(
        fl, value, conv.is_signed(source), fl.layouts.register(target)
    ),
    "FloatingCast": lambda fl, value, source, target: fl.b.cast(
        "fptrunc" if target.size < source.size else "fpext", value, fl.layouts.register(target)
    ),
    "IntegralToFloating": _to_float,
    "FloatingToIntegral": _to_int,
    "IntegralToBoolean": _int_to_bool,
    "FloatingToBoolean": lambda fl, value, source, target: fl.b.fcmp("une", value, ir.zero(value.type)),
    "PointerToBoolean": lambda fl, value, source, target: fl.b.icmp("ne", value, ir.null()),
    "MemberPointerToBoolean": lambda *conversion: member_pointers.to_bool(*conversion),
    **dict.fromkeys(
        ("BaseToDerivedMember", "DerivedToBaseMember"),
        lambda *conversion: member_pointers.convert(*conversion),
    ),
    "NullToPointer": lambda fl, value, source, target: (
        member_pointers.null(fl, target) if isinstance(target, ct.MemberPointer) else ir.null()
    ),
    "PointerToIntegral": lambda fl, value, source, target: resize(
        fl, fl.b.cast("ptrtoint", value, ty.I64), False, fl.layouts.register(target)
    ),
    "IntegralToPointer": lambda fl, value, source, target: fl.b.cast(
        "inttoptr", resize(fl, value, conv.is_signed(source), ty.I64), ty.pointer()
    ),
}

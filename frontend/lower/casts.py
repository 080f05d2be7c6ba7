"""Lowers conversions: what each cast kind of `check_casts` is in IR."""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ...support.diagnostics import Location
from ..syntax import tree
from ..types import bases, constants
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.expressions import whole
from ..types.symbols import Function, Variable
from . import host, member_pointers
from .alignment import alignment_of
from .destroy import materialised
from .function import FunctionLowering, Place, address_of, value_of


@value_of(tree.ImplicitCast)
def implicit_cast(fl: FunctionLowering, node: tree.ImplicitCast) -> ir.Value:
    operand = node.operand
    if node.kind == "LValueToRValue":
        return read(fl, operand, node.location)
    if node.kind == "MaterializeTemporary":
        return materialised(fl, operand, node.extended)
    if operand.ctype.is_function:
        return function(fl, operand)
    if node.kind in ("ArrayToPointerDecay", "BindReference"):
        address = fl.address(operand)
        fl.at(node.location)
        return fl.generic(address)
    value = fl.value(operand)
    fl.at(node.location)
    return convert(fl, value, node.kind, operand.ctype, node.ctype)


def read(fl: FunctionLowering, node: tree.Expr, location: Location) -> ir.Value:
    """What an lvalue holds ([conv.lval])."""
    variable = whole(node)
    known = _known(node, variable)
    if known is not None:
        return constant(fl, known, node.ctype)
    if isinstance(node, tree.Conditional) and node.ctype.is_scalar:
        # each arm is read where it stands: a variable whose address nobody takes stays in a register
        return fl.value(node)
    if isinstance(node, tree.Binary) and node.op == ",":
        fl.effect(node.left)
        return read(fl, node.right, location)
    with fl.folding(host.is_read(node, variable)):
        place = fl.place(node)
    fl.at(location)
    return fl.load(place, node.ctype, alignment_of(node))


def _known(node: tree.Expr, variable: Variable | None) -> int | float | None:
    """The value of a variable that is constant, or of a scalar within one."""
    if variable is None or variable.value is None:
        return None
    value = variable.value if isinstance(variable.value, int | float) else constants.evaluate(node)
    return value if isinstance(value, int | float) else None


def function(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """The address of what a function designator names: `f`, or `*pointer`."""
    if isinstance(node, tree.Unary):
        return fl.value(node.operand)
    if isinstance(node, tree.Conditional):
        return fl.value(node)
    if isinstance(node, tree.Identifier) and isinstance(node.decl, Function):
        return fl.unit.function_of(node.decl)
    return fl.generic(fl.address(node))


@address_of(tree.ImplicitCast)
def cast_place(fl: FunctionLowering, node: tree.ImplicitCast) -> Place:
    """A qualification conversion of an lvalue, or a structure's rvalue, which is an address already."""
    if node.kind == "NoOp" and node.operand.lvalue:
        return fl.place(node.operand)
    return fl.value(node)


@value_of(tree.Cast)
def cast(fl: FunctionLowering, node: tree.Cast) -> ir.Value | None:
    if node.ctype.is_void and (node.operand.lvalue or node.operand.ctype.is_function):
        fl.effect(node.operand)
        return None
    value = fl.run(node.operand)
    return None if node.ctype.is_void else value


@address_of(tree.Cast)
def explicit_address(fl: FunctionLowering, node: tree.Cast) -> ir.Value:
    return fl.value(node)


def constant(fl: FunctionLowering, value: object, t: ct.CType) -> ir.Value:
    """A known value in its register form."""
    if t.is_bool:
        return ir.TRUE if value else ir.FALSE
    return fl.unit.data.number(value, t)


def convert(fl: FunctionLowering, value: ir.Value, kind: str, source: ct.CType, target: ct.CType) -> ir.Value:
    """Apply one conversion to a value in register form."""
    return _KINDS[kind](fl, value, source, target)


def _bits(type: ty.Type) -> int:
    assert isinstance(type, ty.IntType)
    return type.bits


def resize(fl: FunctionLowering, value: ir.Value, signed: bool, type: ty.Type) -> ir.Value:
    """An integer value as another width: truncated, or widened by its sign or with zeros."""
    have, want = _bits(value.type), _bits(type)
    if have == want:
        return value
    if isinstance(value, ir.Int):
        return ir.const_int(type, value.signed if signed and have > 1 else value.value)
    return fl.b.cast("trunc" if want < have else "sext" if signed else "zext", value, type)


def _to_float(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    signed = conv.is_signed(source)
    if _bits(value.type) < 32:
        value = resize(fl, value, signed, ty.I32)
    return fl.b.cast("sitofp" if signed else "uitofp", value, fl.layouts.register(target))


def _to_int(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    """C leaves a value out of range undefined; PTX clamps. Never poison."""
    wide = target.size == 8
    letters = ("" if conv.is_signed(target) else "u") + ("ll" if wide else "i")
    result = fl.b.call(f"llvm.nvvm.{'f' if source.size == 4 else 'd'}2{letters}.rz", (value,))
    return resize(fl, result, False, fl.layouts.register(target))


def _int_to_bool(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    if source.is_nullptr:
        return ir.FALSE
    return fl.b.icmp("ne", value, ir.const_int(value.type, 0))


def _shifted(fl: FunctionLowering, value: ir.Value, distance: int) -> ir.Value:
    """A pointer moved to a base or back; null stays null."""
    if not distance:
        return value
    moved = fl.b.gep(ty.I8, value, (ir.const_int(ty.I64, distance),))
    return fl.b.select(fl.b.icmp("eq", value, ir.null()), ir.null(), moved)


def _distance(derived: ct.CType, base: ct.CType) -> int:
    assert isinstance(derived, ct.Pointer) and isinstance(base, ct.Pointer)
    way = bases.path(derived.pointee, base.pointee)
    assert way is not None
    return bases.offset(way)


def _member_exists(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    return member_pointers.exists(fl, value, source, target)


def _member_moved(fl: FunctionLowering, value: ir.Value, source: ct.CType, target: ct.CType) -> ir.Value:
    return member_pointers.moved(fl, value, source, target)


_KINDS: dict[str, Callable[[FunctionLowering, ir.Value, ct.CType, ct.CType], ir.Value]] = {
    **dict.fromkeys(("NoOp", "BitCast", "LValueToRValue"), lambda fl, value, source, target: value),
    "DerivedToBase": lambda fl, value, source, target: _shifted(fl, value, _distance(source, target)),
    "BaseToDerived": lambda fl, value, source, target: _shifted(fl, value, -_distance(target, source)),
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
    "MemberPointerToBoolean": _member_exists,
    "BaseToDerivedMember": _member_moved,
    "DerivedToBaseMember": _member_moved,
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

"""Lowering of primary expressions: literals, names, members, elements, calls."""

from __future__ import annotations

from ...ir import core as ir
from ...ir import irtypes as ty
from ..syntax import tree
from ..types import builtin_table
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.symbols import EnumConstant, FunctionSymbol, VariableSymbol
from ..types.typed_nodes import ConstructorCall, ForwardedParameter, PointedMember
from . import builtin_calls as lower_builtins
from . import copying, destroy, host, member_pointers, members
from .alignment import alignment_of, at_offset
from .casts import constant, resize
from .function import FunctionLowering, Place, address_of, builds, value_of


@value_of(tree.IntLiteral, tree.CharLiteral, tree.BoolLiteral, tree.FloatLiteral)
def literal(
    fl: FunctionLowering, node: tree.IntLiteral | tree.CharLiteral | tree.BoolLiteral | tree.FloatLiteral
) -> ir.Value:
    """Lower a literal."""
    return constant(fl, node.value, node.ctype)


@value_of(tree.NullptrLiteral)
def nullptr(fl: FunctionLowering, node: tree.NullptrLiteral) -> ir.Value:
    """Lower `nullptr`."""
    return ir.null()


@address_of(tree.StringLiteral)
def string(fl: FunctionLowering, node: tree.StringLiteral) -> ir.Value:
    """Lower a string literal to the address of its variable."""
    return fl.unit.string(node)


@value_of(tree.SizeOf)
def size_of(fl: FunctionLowering, node: tree.SizeOf) -> ir.Value:
    """Lower `sizeof` or `alignof` to a constant."""
    t = ct.referred(node.type.ctype if node.type is not None else node.operand.ctype)  # type: ignore[union-attr]
    return ir.const_int(ty.I64, t.size if node.op == "sizeof" else t.align)


@value_of(tree.Identifier)
def name(fl: FunctionLowering, node: tree.Identifier) -> ir.Value:
    """Lower a name to its value."""
    decl = node.decl
    if isinstance(decl, EnumConstant):
        return ir.const_int(fl.layouts.register(decl.ctype), decl.value)
    if isinstance(decl, builtin_table.BuiltinVariable):
        if not decl.members:
            return fl.b.call(decl.register)
        lanes: list[ir.Value] = [fl.b.call(f"{decl.register}.{lane}") for lane in decl.members]
        return lower_builtins.make_vector(fl, decl.ctype.unqualified, lanes)
    return fl.load(fl.place(node), node.ctype, alignment_of(node))


@address_of(tree.Identifier)
def variable(fl: FunctionLowering, node: tree.Identifier) -> ir.Value:
    """Lower the name of a variable to its address."""
    if isinstance(node.decl, builtin_table.BuiltinVariable):
        return fl.value(node)
    assert isinstance(node.decl, VariableSymbol)
    if node.decl.is_host and not fl.is_folding:
        fl.unit.host.report_use(node.decl, fl.symbol, node)
    result = fl.variable(node.decl)
    return fl.load(result, node.decl.ctype) if node.decl.ctype.is_reference else result


# ---------------------------------------------------------------------------- members, elements


@value_of(tree.Member)
def member(fl: FunctionLowering, node: tree.Member) -> ir.Value:
    """Lower a member access to its value."""
    if isinstance(node.field, str):
        return fl.b.call(f"{node.base.decl.register}.{node.field}")  # type: ignore[attr-defined]
    return fl.load(fl.place(node), node.ctype, alignment_of(node))


@address_of(tree.Member)
def member_place(fl: FunctionLowering, node: tree.Member) -> Place:
    """Lower a member access to its address or bit-field."""
    address = fl.value(node.base) if node.arrow or not node.base.lvalue else fl.address(node.base)
    fl.at(node.location)
    t = node.base.ctype.pointee if node.arrow else node.base.ctype
    for field in node.field:
        place = members.field_place(fl, address, t, field)
        if not isinstance(place, ir.Value):
            return place
        address, t = place, field.ctype
        if isinstance(t, ct.Reference):
            address, t = fl.load(address, t), t.referred
    return address


@address_of(tree.Index)
def element_address(fl: FunctionLowering, node: tree.Index) -> ir.Value:
    """Lower a subscript to the address of the element."""
    base = node.base
    first = offset(fl, node.index) if node.index_first else None
    if isinstance(base, tree.ImplicitCast) and base.kind == "ArrayToPointerDecay":
        array = fl.address(base.operand)
        index = first or offset(fl, node.index)
        fl.at(node.location)
        place = fl.b.gep(fl.layouts.memory(base.operand.ctype), array, (ir.const_int(ty.I64, 0), index))
        return fl.subobject(
            place, node.ctype, at_offset(fl.alignment(array, base.operand.ctype), node.ctype.size)
        )
    pointer = fl.value(base)
    index = first or offset(fl, node.index)
    fl.at(node.location)
    return fl.b.gep(fl.layouts.memory(node.ctype), pointer, (index,))


def offset(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """Return an integer expression as a 64-bit index."""
    value = fl.value(node)
    fl.at(node.location)
    return resize(fl, value, conv.is_signed(node.ctype), ty.I64)


# ---------------------------------------------------------------------------------------- calls


@value_of(tree.Call)
def call(fl: FunctionLowering, node: tree.Call) -> ir.Value | None:
    """Lower a call. The result is None for void."""
    decl = _callee_decl(node)
    if isinstance(decl, builtin_table.Builtin):
        return lower_builtins.lower(fl, node, decl)
    if isinstance(call_result(node), ct.Reference):
        return fl.load(call_address(fl, node), node.ctype)
    return _call(fl, node)


def _callee_decl(node: tree.Call) -> FunctionSymbol | builtin_table.Builtin | None:
    """Return the function or built-in that is called by name; None for a call through a pointer."""
    result: FunctionSymbol | builtin_table.Builtin | None = (
        node.callee.decl if isinstance(node.callee, tree.Identifier) else None
    )
    return result


def call_result(node: tree.Call) -> ct.CType:
    """Return the result type of a call."""
    decl = _callee_decl(node)
    result: ct.CType = (_function_type(node.callee) if decl is None else decl.ctype).ret
    return result


def _function_type(callee: tree.Expr) -> ct.Function:
    """Return the type of the function that a pointer, or a pointer to member, points to."""
    result = callee.ctype if isinstance(callee, PointedMember) else callee.ctype.pointee
    assert isinstance(result, ct.Function)
    return result


def _call(fl: FunctionLowering, node: tree.Call, target: ir.Value | None = None) -> ir.Value | None:
    """Emit a call. `target` receives a returned structure; without it a temporary does."""
    decl = _callee_decl(node)
    if decl is None:
        return _call_pointer(fl, node, target)
    assert isinstance(decl, FunctionSymbol)
    # Arguments for `...` are evaluated but not passed.
    with fl.fold_constants(host.is_constant_call(node)):
        args = _arguments(fl, node)[: len(decl.abi.params)]
    callee = fl.unit.function_of(decl)
    fl.at(node.location)
    result = decl.ctype.ret
    if result.in_memory:
        storage = fl.generic(target) if target is not None else fl.temporary(result)
        fl.b.call(callee, (storage, *args))
        if target is None:
            destroy.temporary(fl, storage, result)
        return storage
    value = fl.b.call(callee, args)
    return None if result.is_void else fl.to_register(value, result)


@builds(tree.Call)
def call_into(fl: FunctionLowering, target: ir.Value, node: tree.Call, t: ct.CType) -> bool:
    """Build the result of a call in place, if its identity is observable."""
    result = call_result(node)
    if (
        not isinstance(result, ct.Record)
        or not result.decl.by_address
        or result.unqualified is not t.unqualified
    ):
        return False
    _call(fl, node, target)
    return True


@builds(ConstructorCall)
def construct(fl: FunctionLowering, target: ir.Value, node: ConstructorCall, t: ct.CType) -> bool:
    """Call a constructor on the object at `target`."""
    if node.zeroed:
        copying.clear(fl, target, t)
    with fl.fold_constants(host.is_constant_call(node)):
        args = [argument(fl, arg) for arg in node.args]
    callee = fl.unit.function_of(node.fn)
    fl.at(node.location)
    fl.b.call(callee, (fl.generic(target), *args))
    return True


@value_of(ConstructorCall)
def constructor_value(fl: FunctionLowering, node: ConstructorCall) -> ir.Value:
    """Lower a constructor call to the address of a temporary."""
    return destroy.materialise(fl, node)


def _call_pointer(fl: FunctionLowering, node: tree.Call, target: ir.Value | None = None) -> ir.Value | None:
    """Emit a call through a pointer to a function, which is evaluated before the arguments
    ([expr.call] p8).
    """
    ftype = _function_type(node.callee)
    hidden: list[ir.Value] = []
    if isinstance(node.callee, PointedMember):
        callee, this = member_pointers.function_and_object(fl, node.callee)
        ftype, hidden = (
            ct.function(ftype.ret, (ct.pointer_to(node.callee.object.ctype), *ftype.params), ftype.vararg),
            [this],
        )
    else:
        callee = fl.value(node.callee)
    args = [*hidden, *(argument(fl, arg) for arg in node.args)][: len(ftype.params)]
    fl.at(node.location)
    shift = int(ftype.ret.in_memory)
    byval = {
        n + shift: (fl.layouts.memory(t), t.align)
        for n, t in enumerate(ftype.params)
        if t.in_memory and not (isinstance(t, ct.Record) and t.decl.by_address)
    }
    storage = (fl.generic(target) if target is not None else fl.temporary(ftype.ret)) if shift else None
    value = fl.b.call_pointer(fl.layouts.function(ftype), callee, [*([storage] if storage else ()), *args])
    if byval:
        value.attrs["byval"] = byval
    if storage is not None:
        if target is None:
            destroy.temporary(fl, storage, ftype.ret)
        return storage
    return None if ftype.ret.is_void else fl.to_register(value, ftype.ret)


def _arguments(fl: FunctionLowering, node: tree.Call) -> list[ir.Value]:
    """Return the arguments, evaluated in the order of the call, or of the operator that it implements
    ([over.match.oper] p2).
    """
    if node.right_first:
        return [argument(fl, arg) for arg in reversed(node.args)][::-1]
    return [argument(fl, arg) for arg in node.args]


def argument(fl: FunctionLowering, node: tree.Expr) -> ir.Value:
    """Return an argument as it is passed: in memory form; a structure by the address of its value."""
    if isinstance(node, ForwardedParameter):
        return fl.generic(fl.variable(node.variable))
    if isinstance(node.ctype, ct.Record) and node.ctype.decl.by_address:
        return fl.generic(destroy.materialise(fl, node))
    if node.ctype.in_memory and alignment_of(node) < node.ctype.align:
        return fl.generic(destroy.materialise(fl, node))
    value = fl.value(node)
    fl.at(node.location)
    return fl.generic(value) if node.ctype.in_memory else fl.to_memory(value, node.ctype)


@address_of(tree.Call)
def call_address(fl: FunctionLowering, node: tree.Call) -> ir.Value:
    """Return the address of a returned structure, or the referent of a returned reference."""
    result = _call(fl, node) if isinstance(call_result(node), ct.Reference) else call(fl, node)
    assert result is not None
    return result

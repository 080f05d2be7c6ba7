"""Lowering of calls of built-in functions, by the lowering column of `builtin_table`."""

from __future__ import annotations

from collections.abc import Callable

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.opcodes import INTRINSICS, OPCODES
from ..syntax import tree
from ..types import conversions as conv
from ..types import ctype as ct
from ..types.builtin_table import Builtin
from .function import FunctionLowering


def lower(fl: FunctionLowering, node: tree.Call, row: Builtin) -> ir.Value | None:
    """Return the value of a call of a built-in, in register form; None when it is void."""
    # An assumption with side effects is not evaluated; here it never is.
    if row.lowering[0] == "assume":
        return None
    args = [fl.value(arg) for arg in node.args]
    fl.at(node.location)
    return _LOWERINGS[row.lowering[0]](fl, row, args)


def _call(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value | None:
    name, *words = row.lowering[1:]
    ftype = INTRINSICS[name].function_type
    assert ftype is not None
    operands = list(args)
    if words:
        operands = [
            args[int(w[1:]) - 1] if w[0] == "$" else ir.const_int(t, int(w))
            for w, t in zip(words, ftype.params)
        ]
    result = fl.b.call(name, operands)
    return None if ftype.ret.is_void else result


def _op(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    name = row.lowering[1]
    if OPCODES[name].form == "cast":
        return fl.b.cast(name, args[0], fl.layouts.register(row.ctype.ret))
    return fl.b.binary(name, args[0], args[1])


_QUIET_NAN = {32: 0x7FC00000, 64: 0x7FF8000000000000}


def _constant(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    assert row.constant is not None
    t, bits = fl.layouts.register(row.ctype.ret), 8 * row.ctype.ret.size
    # The host's NaN, not the canonical one of arithmetic.
    return (
        ir.const_float_bits(t, _QUIET_NAN[bits])
        if row.constant != row.constant
        else ir.const_float(t, row.constant)
    )


_RMW = {("add", "float"): "fadd", ("min", "unsigned"): "umin", ("max", "unsigned"): "umax"}


def _rmw(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    t = row.ctype.ret
    kind = "float" if t.is_float else "signed" if conv.is_signed(t) else "unsigned"
    op = _RMW.get((row.lowering[1], kind), row.lowering[1])
    return fl.b.atomic_rmw(op, args[0], args[1], scope=row.scope)


def _minmax(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    t = row.ctype.ret
    return fl.b.call(f"llvm.{'s' if conv.is_signed(t) else 'u'}{row.lowering[1]}.i{t.size * 8}", args)


def _sqrt(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    if row.ctype.ret.size == 4 and not fl.precise_sqrt:
        return fl.b.call("llvm.nvvm.sqrt.approx.f", args)
    return fl.b.call(f"llvm.sqrt.f{row.ctype.ret.size * 8}", args)


def make_vector(fl: FunctionLowering, t: ct.CType, lanes: list[ir.Value]) -> ir.Value:
    """Return the address of a temporary of a vector type with these lanes."""
    storage = fl.temporary(t)
    memory = fl.layouts.memory(t)
    assert isinstance(memory, ty.StructType)
    for index, lane in enumerate(lanes):
        fl.b.store(lane, fl.b.field(memory, storage, index))
    return storage


def _prmt(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    """Emit `prmt` with masked selectors: CUDA reads three bits of a nibble; with the fourth PTX replicates
    the sign.
    """
    if not isinstance(args[2], ir.Int) or args[2].value & 0x8888:
        args[2] = fl.b.binary("and", args[2], ir.const_int(ty.I32, 0x7777))
    return fl.b.call("llvm.nvvm.prmt", args)


def _barrier(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    truth = fl.b.icmp("ne", args[0], ir.const_int(args[0].type, 0))
    value = fl.b.call(
        f"llvm.nvvm.barrier.cta.red.{row.lowering[1]}.aligned.all", (ir.const_int(ty.I32, 0), truth)
    )
    return value if value.type is ty.I32 else fl.b.cast("zext", value, ty.I32)


def _ldg(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    t = row.ctype.ret
    address = fl.b.cast("addrspacecast", args[0], ty.pointer(ty.GLOBAL))
    if not isinstance(t, ct.Record):
        return fl.b.load(fl.layouts.memory(t), address, align=t.align, invariant=True)
    lane, memory = t.fields[0].ctype, fl.layouts.memory(t)
    assert isinstance(memory, ty.StructType)
    places = [(n, fl.b.field(memory, address, n)) for n in range(len(t.fields))]
    return make_vector(
        fl,
        t,
        [
            fl.b.load(fl.layouts.memory(lane), place, align=t.align if n == 0 else lane.align, invariant=True)
            for n, place in places
        ],
    )


_REGISTERS = {1: ("h", ty.I16), 2: ("h", ty.I16), 4: ("r", ty.I32), 8: ("l", ty.I64)}
"""The constraint and type of the register for an integer of so many bytes."""


def _lanes(fl: FunctionLowering, t: ct.CType) -> tuple[ty.Type, ty.Type, str, str, int]:
    """Return the format of an access with a cache operator: a lane's type in memory and in a register, its
    constraint, the suffix `.v4.u8`, and the number of lanes.
    """
    lane = t.fields[0].ctype if isinstance(t, ct.Record) else t
    count = len(t.fields) if isinstance(t, ct.Record) else 1
    memory = fl.layouts.memory(lane)
    letter, register = (("f" if lane.size == 4 else "d"), memory) if lane.is_float else _REGISTERS[lane.size]
    kind = "f" if lane.is_float else "s" if conv.is_signed(lane) else "u"
    return memory, register, letter, f"{'' if count == 1 else f'.v{count}'}.{kind}{lane.size * 8}", count


def _operands(first: int, count: int) -> str:
    names = [f"${n}" for n in range(first, first + count)]
    return names[0] if count == 1 else "{" + ", ".join(names) + "}"


def _load_with_cache_operator(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    """Emit a load with a cache operator: `__ldcg` and the like."""
    t = row.ctype.ret
    memory, register, letter, suffix, count = _lanes(fl, t)
    result = register if count == 1 else ty.struct((register,) * count)
    text = f"ld.global.{row.lowering[1]}{suffix} {_operands(0, count)}, [${count}];"
    constraints = ",".join([f"={letter}"] * count + ["l", "~{memory}"])
    address = fl.b.cast("ptrtoint", fl.b.cast("addrspacecast", args[0], ty.pointer(ty.GLOBAL)), ty.I64)
    value = fl.b.call_pointer(
        ty.function(result, (ty.I64,)), ir.inline_asm(text, constraints, True), [address]
    )
    lanes: list[ir.Value] = [value] if count == 1 else [fl.b.extract_value(value, n) for n in range(count)]
    lanes = [fl.b.cast("trunc", lane, memory) if memory is not register else lane for lane in lanes]
    return make_vector(fl, t, lanes) if isinstance(t, ct.Record) else lanes[0]


def _store_with_cache_operator(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> None:
    """Emit a store with a cache operator: `__stcg` and the like."""
    t = row.ctype.params[1]
    memory, register, letter, suffix, count = _lanes(fl, t)
    lanes = [args[1]]
    if isinstance(t, ct.Record):
        memory_type = fl.layouts.memory(t)
        assert isinstance(memory_type, ty.StructType)
        lanes = [fl.b.load(memory, fl.b.field(memory_type, args[1], n)) for n in range(count)]
    lanes = [fl.b.cast("zext", lane, register) if memory is not register else lane for lane in lanes]
    text = f"st.global.{row.lowering[1]}{suffix} [$0], {_operands(1, count)};"
    constraints = ",".join(["l"] + [letter] * count + ["~{memory}"])
    address = fl.b.cast("ptrtoint", fl.b.cast("addrspacecast", args[0], ty.pointer(ty.GLOBAL)), ty.I64)
    ftype = ty.function(ty.VOID, (ty.I64, *(lane.type for lane in lanes)))
    fl.b.call_pointer(ftype, ir.inline_asm(text, constraints, True), [address, *lanes])


def _count64(name: str) -> Callable[[FunctionLowering, Builtin, list[ir.Value]], ir.Value]:
    """Return the lowering of `__popcll` or `__clzll`: a 64-bit count as an int."""

    def lowering(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
        operands = (*args, ir.FALSE) if name == "ctlz" else args
        return fl.b.cast("trunc", fl.b.call(f"llvm.{name}.i64", operands), ty.I32)

    return lowering


# --------------------------------------------------------------------------------- warp functions


def _shfl(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    mask, value, lane, width = args
    mode = row.lowering[1]
    control = _segment(fl, width, 0 if mode == "up" else 31)
    if value.type is ty.FLOAT or value.type is ty.I32:
        suffix = "f32" if value.type is ty.FLOAT else "i32"
        return fl.b.call(f"llvm.nvvm.shfl.sync.{mode}.{suffix}", (mask, value, lane, control))
    bits = fl.b.cast("bitcast", value, ty.I64) if value.type is ty.DOUBLE else value
    thirty_two = ir.const_int(ty.I64, 32)
    halves = (
        fl.b.cast("trunc", bits, ty.I32),
        fl.b.cast("trunc", fl.b.binary("lshr", bits, thirty_two), ty.I32),
    )
    low, high = (fl.b.call(f"llvm.nvvm.shfl.sync.{mode}.i32", (mask, half, lane, control)) for half in halves)
    upper = fl.b.binary("shl", fl.b.cast("zext", high, ty.I64), thirty_two)
    combined = fl.b.binary("or", upper, fl.b.cast("zext", low, ty.I64))
    return fl.b.cast("bitcast", combined, ty.DOUBLE) if value.type is ty.DOUBLE else combined


def _segment(fl: FunctionLowering, width: ir.Value, clamp: int) -> ir.Value:
    """Return the c operand of `shfl` (PTX ISA 9.7.9.6): segment mask in bits 8–12, clamp in bits 0–4."""
    if isinstance(width, ir.Int):
        return ir.const_int(ty.I32, (32 - width.signed) << 8 | clamp)
    mask = fl.b.binary("shl", fl.b.binary("sub", ir.const_int(ty.I32, 32), width), ir.const_int(ty.I32, 8))
    return fl.b.binary("or", mask, ir.const_int(ty.I32, clamp)) if clamp else mask


def _vote(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    mask, predicate = args
    truth = fl.b.icmp("ne", predicate, ir.const_int(predicate.type, 0))
    value = fl.b.call(f"llvm.nvvm.vote.{row.lowering[1]}.sync", (mask, truth))
    return value if row.lowering[1] == "ballot" else fl.b.cast("zext", value, ty.I32)


# -------------------------------------------------------------------------------- classification


_INFINITY = {32: 0x7F800000, 64: 0x7FF0000000000000}


def _magnitude_test(pred: str) -> Callable[[FunctionLowering, Builtin, list[ir.Value]], ir.Value]:
    """Return the lowering of `|x| pred infinity`."""

    def lowering(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
        t = args[0].type
        assert isinstance(t, ty.FloatType)
        return fl.b.fcmp(
            pred, fl.b.call(f"llvm.fabs.f{t.bits}", args), ir.const_float_bits(t, _INFINITY[t.bits])
        )

    return lowering


def _sign_bit(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    assert isinstance(args[0].type, ty.FloatType)
    bits = fl.b.cast("bitcast", args[0], ty.int_type(args[0].type.bits))
    return fl.b.icmp("slt", bits, ir.const_int(bits.type, 0))


def _truth_number(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    """Return a truth value as an integer of C."""
    truth = _LOWERINGS[row.lowering[1]](fl, row, args)
    assert truth is not None
    return fl.b.cast("zext", truth, fl.layouts.register(row.ctype.ret))


# --------------------------------------------------------- functions of CUDA's device runtime


def _call_external(
    fl: FunctionLowering, name: str, ftype: ty.FunctionType, args: list[ir.Value]
) -> ir.Value | None:
    result = fl.b.call(fl.unit.external(name, ftype), args)
    return None if ftype.ret.is_void else result


def _assert(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> None:
    """Emit `__assertfail(message, file, line, function, sizeof(char))`."""
    ftype = ty.function(ty.VOID, (ty.pointer(), ty.pointer(), ty.I32, ty.pointer(), ty.I64))
    _call_external(fl, "__assertfail", ftype, [*args, ir.const_int(ty.I64, 1)])


def _printf(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> ir.Value:
    """Emit `vprintf(format, buffer)`: the arguments form a structure in local memory, after C's
    promotions.
    """
    ftype = ty.function(ty.I32, (ty.pointer(), ty.pointer()))
    buffer: ir.Value = ir.null()
    if len(args) > 1:
        types = tuple(arg.type for arg in args[1:])
        buffer = fl.scratch(ty.struct(types), max(ty.align_of(t) for t in types))
        for index, arg in enumerate(args[1:]):
            fl.b.store(arg, fl.b.field(ty.struct(types), buffer, index))
    return fl.b.call(fl.unit.external("vprintf", ftype), [args[0], buffer])


def _unreachable(fl: FunctionLowering, row: Builtin, args: list[ir.Value]) -> None:
    fl.b.unreachable()
    fl.enter_unreachable()


_LOWERINGS: dict[str, Callable[[FunctionLowering, Builtin, list[ir.Value]], ir.Value | None]] = {
    "call": _call,
    "constant": _constant,
    "op": _op,
    "first": lambda fl, row, args: args[0],
    "unreachable": _unreachable,
    "rmw": _rmw,
    "relaxed_load": lambda fl, row, args: fl.b.relaxed_load(
        fl.layouts.memory(row.ctype.ret), args[0], scope=row.scope
    ),
    "relaxed_store": lambda fl, row, args: fl.b.relaxed_store(args[1], args[0], scope=row.scope),
    "cas": lambda fl, row, args: fl.b.extract_value(fl.b.cmpxchg(*args, scope=row.scope), 0),
    "minmax": _minmax,
    "sqrt": _sqrt,
    "ldg": _ldg,
    "cached": _load_with_cache_operator,
    "kept": _store_with_cache_operator,
    "prmt": _prmt,
    "clock": lambda fl, row, args: fl.b.cast("sext", fl.b.call("llvm.nvvm.read.ptx.sreg.clock"), ty.I64),
    "external": lambda fl, row, args: _call_external(fl, row.name, fl.layouts.function(row.ctype), args),
    "assert": _assert,
    "printf": _printf,
    "make": lambda fl, row, args: make_vector(fl, row.ctype.ret, args),
    "barrier": _barrier,
    "shfl": _shfl,
    "vote": _vote,
    "popcll": _count64("ctpop"),
    "clzll": _count64("ctlz"),
    "isnan": lambda fl, row, args: fl.b.fcmp("uno", args[0], args[0]),
    "isinf": _magnitude_test("oeq"),
    "isfinite": _magnitude_test("olt"),
    "signbit": _sign_bit,
    "number": _truth_number,
}

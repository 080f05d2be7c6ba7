"""Parameters, calls and returns: PTX's `.param` ABI as nvcc uses it.

* A kernel parameter has its own type; a device function's parameter or result narrower than 32 bits
  is a `.b32`, zero-extended. Structures, arrays and vectors are aligned `.b8` arrays.
* A `byval` pointer parameter *is* the structure: in a kernel that only reads it, it is accessed in
  place (`ld.param`); otherwise it is copied to the local depot at entry.
* A call is one `Sequence`: declare, store the arguments, `call`, load the results. A direct call
  without guard is uniform by definition (PTX ISA 9.7.12.5), an indirect one where divergence
  analysis proves the target to be.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ..ir import irtypes as ty
from ..ir.core import Argument, Function, InlineAsm, Instr, Value
from ..ir.irtypes import I1, I8, I64, LOCAL, PARAM, FunctionType, Type, align_of, size_of
from ..lift.equivalents import PARAMETERS
from ..passes.analysis.alias import is_accessed_in_place
from ..ptx.build import build
from ..ptx.model import (
    Address,
    IntImm,
    LabelOperand,
    Operand,
    OperandList,
    Prototype,
    Register,
    SymbolAddress,
    Variable,
)
from ..ptx.rules.module_rules import parameter_bytes
from ..support.diagnostics import CompileError, Diagnostic
from ..support.fast_dataclass import replace
from . import inline_asm
from .address import widen
from .machine import CALL_RESULT, Code, Part, Sequence, aligned_leaves, leaves, piece_size, symbol_name
from .memory import Place, load_pieces, store_pieces
from .rules import MEMORY_TYPE, is_near, register_of, type_key
from .selector import Selector

RETURN_VALUE = "func_retval0"


def param_variable(name: str, type: Type, kernel: bool, align: int = 0) -> Variable:
    """The `.param` variable that carries a value of `type`."""
    if type.is_aggregate or type.is_vector:
        return Variable(name, "param", "b8", max(align, align_of(type)), (size_of(type),))
    if kernel:
        return Variable(name, "param", MEMORY_TYPE[type_key(type)])
    return Variable(name, "param", f"b{max(32, size_of(type) * 8)}")


def byval_type(arg: Argument) -> Type | None:
    """Return the type of a by-value parameter, None for others."""
    return arg.attrs.get("byval")


def signature(fn: Function) -> tuple[list[Variable], list[Variable]]:
    """(parameters, results) of a definition or declaration."""
    params = []
    for arg in fn.args:
        aggregate_type = byval_type(arg)
        align = int(arg.attrs.get("align", 0)) if aggregate_type else 0
        name = f"{symbol_name(fn.name)}_param_{arg.index}"
        params.append(param_variable(name, aggregate_type or arg.type, fn.is_kernel, align))
    if fn.is_kernel and PARAMETERS in fn.attrs:
        params = _as_declared(fn, params)
    ret = fn.ftype.ret
    return params, [] if ret.is_void else [param_variable(RETURN_VALUE, ret, False)]


_FREE_NAME = re.compile(r"(?!__local_|param\d|retval\d)[A-Za-z_][\w$]*")
"""The names that nothing in a generated function has."""


def _as_declared(fn: Function, params: list[Variable]) -> list[Variable]:
    """Return the parameters as an attribute declares them. A name that the code needs for something else
    becomes the usual one.
    """
    declared = _declarations(str(fn.attrs[PARAMETERS]))
    if [parameter_bytes([own]) for own in declared] != [parameter_bytes([own]) for own in params]:
        name = fn.source_name or fn.name
        message = f"the attribute '{PARAMETERS}' does not fit the parameters of '{name}'"
        raise CompileError([Diagnostic("error", message, fn.location, len(name))])
    assert fn.module is not None
    taken = {symbol_name(name) for name in (*fn.module.globals, *fn.module.functions)}
    return [
        own if _FREE_NAME.fullmatch(own.name) and own.name not in taken else replace(own, name=usual.name)
        for own, usual in zip(declared, params)
    ]


@lru_cache(maxsize=64)
def _declarations(text: str) -> tuple[Variable, ...]:
    """Parse the declarations of parameters."""
    from ..ptx.parsing import parser

    module = parser.parse(f".version 8.0 .target sm_90 .address_size 64 .entry k({text}) {{ ret; }}")
    return tuple(module.functions["k"].params)


class FunctionAbi:
    """The parameters, arguments and results of the function that `selector` works on."""

    def __init__(self, selector: Selector) -> None:
        self.s = selector
        self._symbols: dict[Argument, SymbolAddress] = {}
        self._copied: list[Argument] = []
        self._spaces: dict[Argument, int] = {}
        fn = selector.fn
        self._names = [variable.name for variable in signature(fn)[0]]
        for arg in fn.args:
            aggregate_type = byval_type(arg)
            if aggregate_type is None:
                continue
            if arg.type is ty.pointer(PARAM) or is_accessed_in_place(arg):
                self._symbols[arg] = SymbolAddress(self._names[arg.index])
                self._spaces[arg] = PARAM
            else:
                align = max(int(arg.attrs.get("align", 0)), align_of(aggregate_type))
                self._symbols[arg] = SymbolAddress(
                    *selector.mf.allocate_local(arg.name or "parameter", size_of(aggregate_type), align)
                )
                self._spaces[arg] = LOCAL
                self._copied.append(arg)
        self._calls = 0

    def space(self, arg: Argument) -> int:
        """The space that a byval parameter lies in."""
        return self._spaces[arg]

    def symbol(self, arg: Argument) -> SymbolAddress | None:
        """Return the symbol of a byval parameter, or None."""
        return self._symbols.get(arg)

    # -- entry

    def receive(self) -> None:
        """Load the parameters that are used."""
        s = self.s
        for arg in s.fn.args:
            s.location = s.fn.location
            if arg in self._symbols:
                if arg in self._copied and arg.users:
                    self._copy_in(arg)
                continue
            own = s.registers.get(arg)
            if own is not None:
                source = self._names[arg.index]
                for (leaf, at), register in zip(leaves(arg.type), own):
                    piece = piece_size(leaf, align_of(arg.type), at)
                    if piece < size_of(leaf):
                        load_pieces(s, register, leaf, piece, _within(source), at)  # type: ignore[arg-type]
                    else:
                        self._load(leaf, register, Address(SymbolAddress(source), at))  # type: ignore[arg-type]

    def _copy_in(self, arg: Argument) -> None:
        home, source = self._symbols[arg], self._names[arg.index]
        aggregate_type, align = byval_type(arg), int(arg.attrs.get("align", 0))
        assert aggregate_type is not None
        for leaf, at in aligned_leaves(aggregate_type, max(align, align_of(aggregate_type))):
            memory = MEMORY_TYPE[type_key(leaf)]
            value = self.s.temp(_carrier(leaf))
            self.s.emit(f"ld.param.{memory}", value, Address(SymbolAddress(source), at))
            self.s.emit(f"st.local.{memory}", Address(SymbolAddress(home.name), home.offset + at), value)

    def _load(self, leaf: Type, dst: Register, where: Address) -> None:
        memory = MEMORY_TYPE[type_key(leaf)]
        if leaf is I1:
            byte, bit = self.s.temp("b16"), self.s.temp("b16")
            self.s.emit(f"ld.param.{memory}", byte, where)
            self.s.emit("and.b16", bit, byte, IntImm(1))
            self.s.emit("setp.ne.s16", dst, bit, IntImm(0))
        elif is_near(leaf):
            aggregate_type = self.s.temp("b64")
            self.s.emit(f"ld.param.{memory}", aggregate_type, where)
            self.s.emit("cvt.u32.u64", dst, aggregate_type)
        else:
            self.s.emit(f"ld.param.{memory}", dst, where)

    # -- calls

    def call(self, instr: Instr) -> None:
        """Emit a call, or inline assembly."""
        s = self.s
        callee = instr.callee
        if isinstance(callee, InlineAsm):
            inline_asm.expand(s, instr, callee)
            return
        function = instr.function
        ftype = function.ftype if function is not None else instr.attrs["ftype"]
        target: Operand = SymbolAddress(symbol_name(function.name)) if function is not None else s.reg(callee)
        stores: list[Part] = []
        params: list[Variable] = []
        for index, value in enumerate(instr.call_args):
            name = f"param{index}"
            aggregate_type, align = _passed(instr, index)
            variable = param_variable(name, aggregate_type or value.type, False, align)
            params.append(variable)
            parts = (
                self._pass_memory(value, aggregate_type, variable.align)
                if aggregate_type
                else list(zip(leaves(value.type), s.operands(value)))
            )
            stores.append(variable)
            for (leaf, at), operand in parts:
                stores += self._store(leaf, variable, at, operand)
        results, loads, late = self._results(instr, ftype)
        assert instr.parent is not None
        uniform = ".uni" if s.is_uniform(callee, instr.parent) else ""
        operands: list[Operand] = [OperandList((SymbolAddress(CALL_RESULT),))] if results else []
        operands += [target, OperandList(tuple(SymbolAddress(p.name) for p in params))]
        body: list[Part] = [*stores, *results]
        if function is None:
            self._calls += 1
            label = f"prototype_{s.mf.number}_{s.mf.unique()}"
            body.append(Prototype(label, [_anonymous(r) for r in results], [_anonymous(p) for p in params]))
            operands.append(LabelOperand(label))
        body.append(build(f"call{uniform}", *operands, source=s.location))
        s.out.append(Sequence([*body, *loads]))
        s.out += late

    def _pass_memory(
        self, pointer: Value, aggregate_type: Type, align: int
    ) -> list[tuple[tuple[Type, int], Operand]]:
        """Load the structure that a byval argument points to."""
        parts: list[tuple[tuple[Type, int], Operand]] = []
        for leaf, at in aligned_leaves(aggregate_type, align):
            space, where = self.s.pointers.address(pointer, at)
            value = self.s.temp(_carrier(leaf))
            self.s.emit(f"ld{space}.{MEMORY_TYPE[type_key(leaf)]}", value, where)
            parts.append(((I8 if leaf is I1 else I64 if is_near(leaf) else leaf, at), value))
        return parts

    def _store(self, leaf: Type, variable: Variable, at: int, operand: Operand) -> list[Part]:
        """`st.param` of one leaf: of its memory type in an array of bytes, else of at least 32 bits. What it
        needs is emitted before.
        """
        s, size, narrow = self.s, size_of(leaf), bool(variable.shape)
        piece = piece_size(leaf, variable.align, at) if narrow else size
        if piece < size:
            outer, s.out = s.out, []
            store_pieces(s, operand, leaf, piece, _within(variable.name), at)
            stores, s.out = s.out, outer
            return stores  # type: ignore[return-value]
        where = Address(SymbolAddress(variable.name), at)
        if leaf is I1:
            wide = s.temp("b16" if narrow else "b32")
            predicate = operand if isinstance(operand, Register) else s.materialize(operand, "pred")
            s.emit(f"selp.{wide.type}", wide, IntImm(1), IntImm(0), predicate)
            return [build(f"st.param.{'b8' if narrow else 'b32'}", where, wide, source=s.location)]
        if is_near(leaf):
            operand = widen(s, operand if isinstance(operand, Register) else s.materialize(operand, "b32"))
        if narrow or size >= 4:
            return [build(f"st.param.{_param_type(leaf)}", where, operand, source=s.location)]
        if isinstance(operand, Register):
            wide = s.temp("b32")
            s.emit(f"cvt.u32.u{8 * size}", wide, operand)
            operand = wide
        return [build("st.param.b32", where, operand, source=s.location)]

    def _results(self, instr: Instr, ftype: FunctionType) -> tuple[list[Variable], list[Part], list[Code]]:
        """(result variables, loads inside the sequence, what follows it)."""
        s = self.s
        if ftype.ret.is_void:
            return [], [], []
        loads: list[Part] = []
        outer, s.out = s.out, []
        for (leaf, at), dst in zip(leaves(ftype.ret), s.own_registers(instr)):
            where = Address(SymbolAddress(CALL_RESULT), at)
            if (piece := piece_size(leaf, align_of(ftype.ret), at)) < size_of(leaf):
                late, s.out = s.out, []
                load_pieces(s, dst, leaf, piece, _within(CALL_RESULT), at)  # type: ignore[arg-type]
                loads += s.out  # type: ignore[arg-type]
                s.out = late
            elif leaf is I1:
                byte, bit = s.temp("b16"), s.temp("b16")
                loads.append(build("ld.param.b8", byte, where, source=s.location))
                s.emit("and.b16", bit, byte, IntImm(1))
                s.emit("setp.ne.s16", dst, bit, IntImm(0))
            elif is_near(leaf):
                aggregate_type = s.temp("b64")
                loads.append(build("ld.param.b64", aggregate_type, where, source=s.location))
                s.emit("cvt.u32.u64", dst, aggregate_type)
            else:
                loads.append(build(f"ld.param.{_param_type(leaf)}", dst, where, source=s.location))
        late, s.out = s.out, outer
        return [param_variable(CALL_RESULT, ftype.ret, False)], loads, late

    # -- exit

    def send(self, instr: Instr) -> None:
        """`ret`, with the value stored to the result parameter first."""
        s = self.s
        if instr.operands and not s.fn.is_kernel:
            value = instr.operands[0]
            result = param_variable(RETURN_VALUE, value.type, False)
            for (leaf, at), operand in zip(leaves(value.type), s.operands(value)):
                s.out += self._store(leaf, result, at, operand)  # type: ignore[arg-type]
        s.emit("ret")


def _within(variable: str) -> Place:
    """The places within a `.param` variable, for accesses in pieces."""
    return lambda at: (".param", Address(SymbolAddress(variable), at))


def _passed(call: Instr, index: int) -> tuple[Type | None, int]:
    """(structure that an argument passes by value or None, its alignment)."""
    function = call.function
    if function is not None:
        if index >= len(function.args) or (aggregate_type := byval_type(function.args[index])) is None:
            return None, 0
        return aggregate_type, int(function.args[index].attrs.get("align", 0))
    result: tuple[Type | None, int] = call.attrs.get("byval", {}).get(index, (None, 0))
    return result


def _param_type(leaf: Type) -> str:
    key = type_key(leaf)
    return key if key in ("f32", "f64") else f"b{size_of(leaf) * 8}"


def _carrier(leaf: Type) -> str:
    """The register type in which a leaf travels from memory to memory."""
    return "b16" if leaf is I1 else "b64" if is_near(leaf) else register_of(type_key(leaf))


def _anonymous(variable: Variable) -> Variable:
    return Variable("_", variable.space, variable.type, variable.align, variable.shape)

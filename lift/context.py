"""The state of a translation: the variables of the module, and the values of a function's registers."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir import irtypes as ty
from ..ir.builder import Builder
from ..ir.core import (
    TRUE,
    Argument,
    Function,
    Global,
    GlobalSymbol,
    Instr,
    Int,
    Module,
    Value,
    address_of,
    const_int,
    inline_asm,
    undef,
)
from ..ir.irtypes import Type
from ..ptx import model as ptx
from ..ptx.analysis import flow
from ..ptx.model import (
    Address,
    FloatImm,
    IntImm,
    LabelList,
    Not,
    Operand,
    Prototype,
    Register,
    Sink,
    Special,
    SymbolAddress,
    Variable,
)
from ..ptx.ptxtypes import TYPES
from ..ptx.special import READABLE
from ..support.diagnostics import Diagnostic, PtxError
from ..support.fast_dataclass import record
from .equivalents import SPACES
from .intrinsics import INTRINSICS
from .value_types import bits_of, constant, extension, ir_type, letter_of, passed_type, variable_type

_SPECIALS = {template.partition(", %")[2]: name for name, template in INTRINSICS.items() if ", %" in template}
"""The intrinsics that read special registers, by the registers' names without the percent sign."""

CARRY = Register("%cc", "b32", -1)
"""The carry flag (PTX ISA 9.7.2) as one more register: 1 if it is set."""


@record
class ModuleContext:
    """The module that a translation makes, and what its functions refer to by name.

    `contracts` allows that sums and products become one operation.
    """

    target: Module
    signatures: dict[str, ptx.Function]
    symbols: dict[str, GlobalSymbol]
    contracts: bool
    has_static_shared: bool = False
    """True if shared memory has variables of known size."""


class FunctionContext:
    """A function in translation: the builder `b`, and the current value of each register."""

    def __init__(
        self, module: ModuleContext, source: ptx.Function, fn: Function, types: dict[Register, Type]
    ) -> None:
        """`types` are the IR types of the registers."""
        self.module, self.source, self.fn, self.types = module, source, fn, types
        self.entry = fn.add_block("entry")
        self.b = Builder(self.entry)
        self.values: dict[Register, Value] = {}
        self.memory: dict[tuple[str, int], Value] = {}
        """The addresses of parameters, results and local variables, by name and scope."""
        self.frames: dict[int, tuple[Value, int]] = {}
        """By state space, the memory where its variables lie at their addresses of PTX, and its size in
        bytes, if there are constant addresses in the space.
        """
        self.lists: dict[str, LabelList] = {}
        self.prototypes: dict[str, Prototype] = {}
        self.used = {register for instr in source.instructions() for register in flow.uses(instr)}
        """The registers that some instruction reads."""
        self.flushes = _flushes(source)
        self.location = source.location

    # -- values

    def read(self, operand: Operand, type_name: str) -> Value:
        """Return the value of an operand as an instruction of that type reads it."""
        type = ir_type(type_name)
        match operand:
            case Register():
                return self.register_as(operand, type)
            case IntImm() | FloatImm():
                return constant(operand, type)
            case Special():
                return self._special(operand, type)
            case SymbolAddress():
                return self.symbol_value(operand, type)
            case Not():
                return self.b.binary("xor", self.read(operand.register, "pred"), TRUE)
        raise self.unsupported(f"the operand '{operand}'")

    def register_as(self, register: Register, type: Type) -> Value:
        """Return the low bits of a register as a type."""
        value = self.values.get(register)
        if value is None:
            value = undef(self.types[register])
        return self.converted(value, type)

    def converted(self, value: Value, type: Type) -> Value:
        """Return the low bits of a scalar as another type that is not wider."""
        if value.type is type:
            return value
        bits, wanted = bits_of(value.type), bits_of(type)
        if bits != wanted:
            value = self.b.cast("bitcast", value, ty.int_type(bits))
            value = self.b.cast("trunc", value, ty.int_type(wanted))
        return self.b.cast("bitcast", value, type)

    def write(self, operand: Operand, value: Value, type_name: str = "") -> None:
        """Write a value to a destination. In a wider register it is extended as its type says."""
        if isinstance(operand, Sink):
            return
        if not isinstance(operand, Register):
            raise self.unsupported(f"the destination '{operand}'")
        type = self.types[operand]
        if bits_of(value.type) < bits_of(type):
            value = self.b.cast("bitcast", value, ty.int_type(bits_of(value.type)))
            value = self.b.cast(extension(type_name or "b8"), value, ty.int_type(bits_of(type)))
        self.set_register(operand, value)

    def set_register(self, register: Register, value: Value) -> None:
        """Make a value of a register's size its current value."""
        self.values[register] = self.converted(value, self.types[register])

    def _special(self, register: Special, type: Type) -> Value:
        row, name = READABLE[register.name], register.name.removeprefix("%")
        own = ir_type(row.type)
        if register.name == "WARP_SZ":
            value: Value = const_int(own, 32)
        elif name in _SPECIALS:
            value = self.b.call(_SPECIALS[name])
        else:
            letter, result = letter_of(row.type)
            callee = inline_asm(f"mov.{row.type} $0, {register.name};", f"={letter}", row.volatile)
            value = self.b.call_assembly(callee, result, (), is_pure=not row.volatile)
        if bits_of(own) < bits_of(type):
            return self.b.cast("zext", value, type)
        return self.converted(value, type)

    # -- addresses

    def symbol(self, operand: SymbolAddress) -> Value:
        """Return the address of a variable or function in its own space, without the offset."""
        return self.memory.get((operand.name, operand.scope)) or self.module.symbols[operand.name]

    def symbol_value(self, operand: SymbolAddress, type: Type) -> Value:
        """Return an address as an integer: of a parameter that in its own space."""
        is_parameter = isinstance(self.symbol(operand), Argument)
        return self.b.cast("ptrtoint", self.place(operand, ty.PARAM if is_parameter else None), type)

    def alignment(self, operand: SymbolAddress) -> int:
        """Return the alignment of a local variable."""
        memory = self.symbol(operand)
        return int(memory.attrs["align"]) if isinstance(memory, Instr) and memory.op == "alloca" else 1

    def place(self, operand: SymbolAddress, space: int | None = None) -> Value:
        """Return the pointer to a variable in a space, by default its own."""
        base = self.symbol(operand)
        assert isinstance(base.type, ty.PointerType)
        if isinstance(base, Global):
            space = base.space if space is None else space
            if space == base.space and not operand.offset:
                return base
            return address_of(base, operand.offset, space)
        if space is not None and base.type.space != space:
            base = self.b.cast("addrspacecast", base, ty.pointer(space))
        return self._offset(base, operand.offset)

    def _offset(self, pointer: Value, offset: int) -> Value:
        if not offset:
            return pointer
        return self.b.gep(ty.I8, pointer, (const_int(ty.I64, offset),), inbounds=False)

    def address(self, operand: Operand, space_name: str) -> Value:
        """Return the pointer of a memory operand in a state space; '' is the generic one."""
        if not isinstance(operand, Address):
            raise self.unsupported(f"the address '{operand}'")
        space = SPACES[space_name.partition("::")[0]]
        if isinstance(operand.base, SymbolAddress):
            base = operand.base
            place = SymbolAddress(base.name, base.offset + operand.offset, base.scope)
            own = self.symbol(base).type
            assert isinstance(own, ty.PointerType)
            return self.place(place, space if space_name != "param" else own.space)
        base_value: Value = const_int(ty.I64, operand.offset)
        if operand.base is not None:
            base_value = self.register_as(operand.base, ty.int_type(TYPES[operand.base.type].bits))
        if isinstance(base_value, Int) and space in (ty.SHARED, ty.LOCAL):
            at = base_value.value + (operand.offset if operand.base is not None else 0)
            frame, size = self.frames.get(space, (None, 0))
            if frame is not None and 0 <= at < size:
                return self._offset(frame, at)
            if space == ty.LOCAL or self.module.has_static_shared:
                raise self.unsupported(f"the constant address '{operand}' in '.{space_name}'")
        if operand.base is None:
            return self.b.cast("inttoptr", base_value, ty.pointer(space))
        pointer = self.b.cast("inttoptr", base_value, ty.pointer(space))
        return self._offset(pointer, operand.offset)

    def has_mode(self, flushes: bool) -> bool:
        """Return whether flushing subnormals, or not, is the mode of the function."""
        return flushes == self.flushes

    def unsupported(self, what: str) -> PtxError:
        """Return the error for what has no translation."""
        return PtxError([Diagnostic("error", f"{what} has no form in the IR", self.location)])


def _flushes(source: ptx.Function) -> bool:
    """Return whether most instructions that may flush subnormals do."""
    votes = 0
    for instr in source.instructions():
        if instr.form is not None and any(slot.name == "ftz" for slot in instr.form.slots):
            votes += 1 if "ftz" in instr.modifiers else -1
    return votes > 0


def function_type(params: Sequence[Variable], returns: Sequence[Variable]) -> ty.FunctionType:
    """Return the type of a function with these parameters and results; several results are a structure."""
    results = tuple(map(passed_type, returns))
    result = ty.VOID if not results else results[0] if len(results) == 1 else ty.struct(results)
    return ty.function(result, tuple(ty.pointer() if p.shape else variable_type(p) for p in params))


def no_form(what: str, at: Variable | ptx.Function) -> PtxError:
    """Return the error for an entity of a module that has no translation."""
    return PtxError([Diagnostic("error", f"{what} has no form in the IR", at.location)])

"""Instructions for which the IR has no word: LLVM's inline assembly, with the instruction as its text.

Registers become operands of the assembly with the letters of their declared types; addresses of variables are
passed in registers. An instruction without effects is a pure operation of the IR. Instructions that pass the
carry flag to each other (PTX ISA 9.7.2) become one text, because the IR has no flag.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..ir import irtypes as ty
from ..ir.core import Value, inline_asm
from ..ir.irtypes import Type
from ..ptx.model import Address, Bracket, Instruction, Operand, Pair, Register, Special, SymbolAddress, Vector
from ..ptx.notation import OperandRule
from ..ptx.ptxtypes import TYPES
from ..ptx.special import READABLE
from ..ptx.values import substitute

if TYPE_CHECKING:
    from .function import FunctionTranslation

_PURE = frozenset({"arch-specific", "one-arch", "replaces", "setcc", "getcc"})
"""Effects of rows that the IR need not know."""
_LETTERS: dict[str, tuple[str, Type]] = {
    "pred": ("b", ty.I1),
    "f32": ("f", ty.FLOAT),
    "f64": ("d", ty.DOUBLE),
}
_BY_SIZE: dict[int, tuple[str, Type]] = {
    8: ("h", ty.I16),
    16: ("h", ty.I16),
    32: ("r", ty.I32),
    64: ("l", ty.I64),
    128: ("q", ty.int_type(128)),
}
"""LLVM's constraint letters with the types of their operands, by declared type or size of the register."""

OPCODES: dict[str, str] = {}
"""The opcodes of which some rows are assembly, with the reason."""


def is_pure(instr: Instruction) -> bool:
    """Return whether an instruction's results depend on its operands alone."""
    assert instr.variant is not None
    return instr.variant.form.effects <= _PURE and not any(
        isinstance(o, Special) and READABLE[o.name].volatile for o in instr.operands
    )


def letter_of(register: Register) -> tuple[str, Type]:
    """Return the constraint letter of a register and the IR type of its operand."""
    return _LETTERS.get(register.type) or _BY_SIZE[TYPES[register.type].bits]


class _Text:
    """A text under construction: its results, and its inputs with their values."""

    def __init__(self, t: FunctionTranslation) -> None:
        self.t = t
        self.results: dict[Register, int] = {}
        self.inputs: list[tuple[str, Value]] = []
        self.numbers: dict[Register, int] = {}
        self.lines: list[str] = []
        self.tied: set[Register] = set()
        """Registers that an operand reads and writes."""

    def add_input(self, letter: str, value: Value) -> Register:
        """Return the placeholder of an input."""
        self.inputs.append((letter, value))
        return Register(f"\0i{len(self.inputs) - 1}", "b32")

    def read(self, register: Register) -> Register:
        """Return the placeholder of a register that is read."""
        if register in self.results:
            return self._result(register)
        if register not in self.numbers:
            letter, type = letter_of(register)
            self.add_input(letter, self.t.register_as(register, type))
            self.numbers[register] = len(self.inputs) - 1
        return Register(f"\0i{self.numbers[register]}", register.type)

    def _result(self, register: Register) -> Register:
        return Register(f"\0r{self.results[register]}", register.type)

    def add(self, instr: Instruction) -> None:
        """Append an instruction without its guard."""
        assert instr.variant is not None
        pairs = list(zip(instr.variant.operands, instr.operands))
        # All sources are read before a result is written.
        sources = [self._source(rule, operand) for rule, operand in pairs]
        operands = [
            self._destination(rule, operand) if _is_written(rule) else source
            for (rule, operand), source in zip(pairs, sources)
        ]
        words = ", ".join(map(str, operands)).replace("$", "$$")
        self.lines.append(f"{instr.mnemonic}{' ' if words else ''}{words};")

    def _source(self, rule: OperandRule, operand: Operand) -> Operand:
        if _is_written(rule):
            if rule.role == "both":
                self.tied.update(_registers(operand))
                for register in _registers(operand):
                    self.read(register)
            return operand
        return self._with_addresses(substitute(operand, self.read), rule)

    def _with_addresses(self, operand: Operand, rule: OperandRule) -> Operand:
        """Return an operand with addresses of variables in registers."""
        if isinstance(operand, Address) and isinstance(operand.base, SymbolAddress):
            address = self.t.address(operand, rule.space)
            return Address(self.add_input("l", self.t.b.cast("ptrtoint", address, ty.I64)))
        if isinstance(operand, SymbolAddress):
            return self.add_input("l", self.t.symbol_value(operand, ty.I64))
        if isinstance(operand, Bracket):
            return Bracket(tuple(self._with_addresses(e, rule) for e in operand.elements))
        return operand

    def _destination(self, rule: OperandRule, operand: Operand) -> Operand:
        for register in _registers(operand):
            if register not in self.results:
                self.results[register] = len(self.results)
        return substitute(operand, self._result)

    def call(self, pure: bool) -> None:
        """Emit the call, and write its results."""
        t = self.t
        registers = list(self.results)
        letters = [letter_of(register) for register in registers]
        early = "&" if len(self.lines) > 1 else ""
        constraints = [f"={early}{letter}" for letter, _ in letters]
        # A register that is read and written as one operand has one register in the text, too.
        tied = {self.numbers[r]: n for n, r in enumerate(registers) if r in self.tied}
        constraints += [str(tied[n]) if n in tied else letter for n, (letter, _) in enumerate(self.inputs)]
        if not pure:
            constraints.append("~{memory}")
        text = "\n".join(self.lines)
        for n in reversed(range(len(registers))):
            text = text.replace(f"\0r{n}", f"${n}")
        for n in reversed(range(len(self.inputs))):
            text = text.replace(f"\0i{n}", f"${len(registers) + n}")
        types = [type for _, type in letters]
        result = ty.VOID if not types else types[0] if len(types) == 1 else ty.struct(tuple(types))
        values = [value for _, value in self.inputs]
        call = t.b.emit(
            "call",
            result,
            (inline_asm(text, ",".join(constraints), not pure), *values),
            ftype=ty.function(result, tuple(value.type for value in values)),
            **({"memory": "none"} if pure else {}),
        )
        for n, register in enumerate(registers):
            t.set_register(register, call if len(types) == 1 else t.b.extract_value(call, n))


def _is_written(rule: OperandRule) -> bool:
    return rule.role != "src" and rule.kind not in ("address", "bracket")


def _registers(operand: Operand) -> list[Register]:
    if isinstance(operand, Register):
        return [operand]
    if isinstance(operand, Vector):
        return [e for e in operand.elements if isinstance(e, Register)]
    if isinstance(operand, Pair):
        return [*_registers(operand.first), *_registers(operand.second)]
    return []


def assemble(t: FunctionTranslation, instructions: Sequence[Instruction]) -> None:
    """Emit instructions, without their guards, as one call of inline assembly."""
    text = _Text(t)
    for instr in instructions:
        text.add(instr)
    text.call(all(map(is_pure, instructions)))


def read_special(t: FunctionTranslation, register: Special) -> Value:
    """Emit the read of a special register that no intrinsic reads."""
    row = READABLE[register.name]
    letter, type = _LETTERS.get(row.type) or _BY_SIZE[TYPES[row.type].bits]
    callee = inline_asm(f"mov.{row.type} $0, {register.name};", f"={letter}", row.volatile)
    pure = {} if row.volatile else {"memory": "none"}
    return t.b.emit("call", type, (callee,), ftype=ty.function(type, ()), **pure)

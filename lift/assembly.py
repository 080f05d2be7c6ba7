"""Instructions for which the IR has no word: LLVM's inline assembly, with the instruction as its text.

Registers become operands of the assembly with the letters of their declared types; addresses of variables are
passed in registers. An instruction without effects is a pure operation of the IR. Instructions that pass the
carry flag to each other (PTX ISA 9.7.2) become one text, because the IR has no flag. A carry from elsewhere
is a value, from which the text sets the flag; one that is read elsewhere is a result.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir import irtypes as ty
from ..ir.core import Float, Int, Value, inline_asm
from ..ir.irtypes import Type
from ..ptx.analysis import flow
from ..ptx.build import takes_constant
from ..ptx.model import (
    Address,
    Bracket,
    FloatImm,
    Instruction,
    IntImm,
    Operand,
    Register,
    Special,
    SymbolAddress,
    Vector,
)
from ..ptx.notation import OperandRule
from ..ptx.ptxtypes import TYPES
from ..ptx.special import READABLE
from ..ptx.values import substitute
from .context import CARRY, FunctionContext
from .value_types import bits_of, letter_of, words_of

_PURE = frozenset({"arch-specific", "one-arch", "replaces", "setcc", "getcc"})
"""Effects of rows that the IR need not know."""
_REASONS = {
    "it clamps, carries, or works on parts of a word": """
        add addc sub subc mul mul24 mad mad24 madc sad neg min max abs clmad dp2a dp4a
    """,
    "it works on fields of bits": "bfe bfind bmsk szext fns cnot lop3 shf prmt brev",
    "the rounding, the precision or the format has no operation": """
        fma div rem rcp sqrt rsqrt sin cos lg2 ex2 tanh testp copysign cvt set setp slct
    """,
    "it orders accesses, or says how they are cached": """
        ld ldu st atom red fence membar prefetch prefetchu discard applypriority createpolicy cp
        griddepcontrol
    """,
    "it asks for a state space, or changes the stack": """
        cvta isspacep mapa getctarank alloca stacksave stackrestore
    """,
    "lanes or threads communicate": """
        shfl vote match activemask redux elect bar barrier mbarrier clusterlaunchcontrol
    """,
    "it reads or writes textures and surfaces": "tex tld4 txq istypep suld sust sured suq",
    "it is a video instruction": """
        vadd vsub vabsdiff vmin vmax vshl vshr vmad vset vadd2 vsub2 vavrg2 vabsdiff2 vmin2 vmax2 vset2
        vadd4 vsub4 vavrg4 vabsdiff4 vmin4 vmax4 vset4
    """,
    "it works on matrices, or on memory of several devices": """
        mma wmma ldmatrix stmatrix movmatrix wgmma tcgen05 tensormap multimem fabric
    """,
    "it concerns time, tools or the register file": "brkpt pmevent trace setmaxnreg nanosleep",
}
OPCODES: dict[str, str] = {opcode: reason for reason, words in _REASONS.items() for opcode in words.split()}
"""The opcodes of which some or all rows have no word in the IR, with the reason."""


def is_pure(instr: Instruction) -> bool:
    """Return whether an instruction's results depend on its operands alone."""
    assert instr.variant is not None
    return instr.variant.form.effects <= _PURE and not any(
        isinstance(o, Special) and READABLE[o.name].volatile for o in instr.operands
    )


class _Text:
    """A text under construction. A register in it is a placeholder, an input or a result; one of 128 bits is
    declared in the text, and its two words are operands.
    """

    def __init__(self, t: FunctionContext) -> None:
        self.t = t
        self.inputs: list[tuple[str, Value]] = []
        self.read_as: dict[Register, Register] = {}
        """The placeholders of registers that are inputs."""
        self.written_as: dict[Register, Register] = {}
        self.as_bits: set[Register] = set()
        """Registers that an operand uses as an integer or as parts, so that they cannot be floating-point."""
        self.tied: set[Register] = set()
        """Registers that one operand reads and writes."""
        self.declared: list[str] = []
        self.lines: list[str] = []

    def add_input(self, letter: str, value: Value) -> Register:
        """Return the placeholder of an input."""
        self.inputs.append((letter, value))
        return Register(f"\0i{len(self.inputs) - 1}\0", "")

    def read(self, register: Register) -> Register:
        """Return the placeholder of a register that is read."""
        if register in self.written_as:
            return self.written_as[register]
        if register not in self.read_as:
            if TYPES[register.type].bits == 128:
                words = [self.add_input("l", self.t.register_as(word, ty.I64)) for word in words_of(register)]
                own = self._declare()
                self.lines.append(f"mov.b128 {own}, {Vector(tuple(words))};")
                self.read_as[register] = own
            else:
                letter, type = self.letter(register)
                value = self.t.register_as(register, type)
                if isinstance(value, Int | Float) and letter != "b":
                    value = _in_register(self.t, letter, value)
                self.read_as[register] = self.add_input(letter, value)
        return self.read_as[register]

    def letter(self, register: Register) -> tuple[str, Type]:
        """Return the constraint letter of a register and the IR type of its operand."""
        own = self.t.types[register]
        if isinstance(own, ty.FloatType) and register not in self.as_bits:
            return letter_of(f"f{own.bits}")
        return letter_of(register.type)

    def _declare(self) -> Register:
        name = f"%quad{len(self.declared)}"
        self.declared.append(f".reg .b128 {name};")
        return Register(name, "b128")

    def add(self, instr: Instruction) -> None:
        """Append an instruction without its guard."""
        assert instr.variant is not None
        pairs = list(zip(instr.variant.operands, instr.operands))
        # All sources are read before a result is written.
        sources = [self._source(rule, operand) for rule, operand in pairs]
        operands = [
            self._destination(operand) if flow.is_written(rule) else source
            for (rule, operand), source in zip(pairs, sources)
        ]
        words = ", ".join(map(str, operands)).replace("$", "$$")
        self.lines.append(f"{instr.mnemonic}{' ' if words else ''}{words};")

    def _source(self, rule: OperandRule, operand: Operand) -> Operand:
        if flow.is_written(rule):
            if rule.role == "both":
                self.tied.update(flow.registers(operand))
                for register in flow.registers(operand):
                    self.read(register)
            return operand
        # `values` has no registers of 128 bits, but their words.
        if isinstance(operand, Register) and operand not in self.written_as and operand in self.t.values:
            own = self.t.values[operand]
            if isinstance(own, Int | Float) and rule.type in TYPES:
                literal = _literal(self.t.read(operand, rule.type), rule.type)
                if literal is not None and takes_constant(rule, literal):
                    return literal
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

    def _destination(self, operand: Operand) -> Operand:
        for register in flow.registers(operand):
            if register not in self.written_as:
                is_quad = TYPES[register.type].bits == 128
                self.written_as[register] = (
                    self._declare() if is_quad else Register(f"\0r{len(self.written_as)}\0", "")
                )
        return substitute(operand, lambda register: self.written_as[register])

    def set_carry(self) -> None:
        """Append the instruction that sets the flag from the value of the carry."""
        value = self.t.register_as(CARRY, ty.I32)
        own = self.add_input("r", _in_register(self.t, "r", value) if isinstance(value, Int) else value)
        self.declared.append(".reg .b32 %carry;")
        self.lines.append(f"add.cc.u32 %carry, {own}, -1;")

    def get_carry(self) -> None:
        """Append the instruction that makes the flag a result."""
        own = self.written_as[CARRY] = Register(f"\0r{len(self.written_as)}\0", "")
        self.lines.append(f"addc.u32 {own}, 0, 0;")

    def call(self, pure: bool) -> None:
        """Emit the call, and write its results."""
        t = self.t
        early = "&" if len(self.lines) > 1 else ""
        outputs: list[tuple[str, str, Type]] = []
        for register, own in self.written_as.items():
            if own.type == "b128" and register not in t.used:
                continue
            if own.type == "b128":
                low, high = (f"\0q{len(outputs) + n}\0" for n in range(2))
                self.lines.append(f"mov.b128 {{{low}, {high}}}, {own};")
                outputs += [(low, "l", ty.I64), (high, "l", ty.I64)]
            else:
                outputs.append((own.name, *self.letter(register)))
        # A register that one operand reads and writes is one operand of the assembly, too.
        tied = {self.read_as[register]: register for register in self.tied}
        constraints = [f"={early}{letter}" for _, letter, _ in outputs]
        numbers = {name: n for n, (name, _, _) in enumerate(outputs)}
        for n, (letter, _) in enumerate(self.inputs):
            placeholder = Register(f"\0i{n}\0", "")
            shared = self.written_as[tied[placeholder]].name if placeholder in tied else ""
            constraints.append(str(numbers[shared]) if shared else letter)
            numbers[placeholder.name] = len(outputs) + n
        if not pure:
            constraints.append("~{memory}")
        text = "\n".join([*self.declared, *self.lines])
        if self.declared:
            text = f"{{\n{text}\n}}"
        for name, number in numbers.items():
            text = text.replace(name, f"${number}")
        types = [type for _, _, type in outputs]
        result = ty.VOID if not types else types[0] if len(types) == 1 else ty.struct(tuple(types))
        values = [value for _, value in self.inputs]
        callee = inline_asm(text, ",".join(constraints), not pure)
        call = t.b.call_assembly(callee, result, values, is_pure=pure)
        parts: list[Value] = (
            [call] if len(types) == 1 else [t.b.extract_value(call, n) for n in range(len(types))]
        )
        for register, own in self.written_as.items():
            for word in words_of(register) if own.type != "b128" or register in t.used else ():
                t.set_register(word, parts.pop(0))


def _literal(value: Value, type_name: str) -> IntImm | FloatImm | None:
    """Return a constant as a literal of a type of PTX."""
    kind = TYPES[type_name].kind
    if isinstance(value, Int) and kind in ("signed", "unsigned", "bits"):
        return IntImm(value.value if kind == "unsigned" else value.signed)
    if isinstance(value, Float) and type_name in ("f32", "f64"):
        return FloatImm(value.bits, TYPES[type_name].bits)
    return None


def _in_register(t: FunctionContext, letter: str, value: Int | Float) -> Value:
    """Return a constant that an instruction needs in a register. It is an operation, so that all that need it
    share the register.
    """
    is_float = isinstance(value, Float)
    bits = bits_of(value.type)
    literal = FloatImm(value.bits, bits) if isinstance(value, Float) else IntImm(value.signed)
    callee = inline_asm(f"mov.{'f' if is_float else 'b'}{bits} $0, {literal};", f"={letter}", False)
    return t.b.call_assembly(callee, value.type, (), is_pure=True)


def reads_carry(instr: Instruction) -> bool:
    """Return whether an instruction reads the carry flag."""
    return instr.form is not None and "getcc" in instr.form.effects


def writes_carry(instr: Instruction) -> bool:
    """Return whether an instruction sets the carry flag."""
    return instr.form is not None and "setcc" in instr.form.effects and "cc" in instr.modifiers


def assemble(t: FunctionContext, instructions: Sequence[Instruction], *, keeps_carry: bool = True) -> None:
    """Emit instructions, without their guards, as one call of inline assembly. If `keeps_carry`, the carry
    that they leave is a result.
    """
    text = _Text(t)
    for instr in instructions:
        assert instr.variant is not None
        for rule, operand in zip(instr.variant.operands, instr.operands):
            if rule.type and TYPES[rule.type].kind not in ("float", "bits"):
                text.as_bits.update(flow.registers(operand))
    if reads_carry(instructions[0]):
        text.set_carry()
    for instr in instructions:
        text.add(instr)
    if keeps_carry and any(map(writes_carry, instructions)):
        text.get_carry()
    text.call(all(map(is_pure, instructions)))

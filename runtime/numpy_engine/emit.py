"""Emission of the Python text of one block: operands, results, conversions between them.

A PTX register is a local variable `r<i>` while its block runs and an element of the frame's list `R`
between blocks. Its *storage* dtype is fixed per function (`storage_types`): an instruction that reads it
as another type of the same size gets a view, which copies nothing; wider and narrower readings
follow PTX ISA 9.4.1 (truncate, sign- or zero-extend).

`Emitter` also records which registers a block reads before writing (`exposed`) and which it writes
(`defined`); liveness is solved on these, so rules cannot disagree with it. Results of float arithmetic
may hold NaNs whose bits are not yet canonical (`dirty`): they are canonicalised before bits are observable.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import numpy as np

from ...ptx.model import (
    FloatImm,
    Function,
    Instruction,
    IntImm,
    Not,
    Operand,
    Register,
    Sink,
    Special,
    SymbolAddress,
)
from ...ptx.ptxtypes import StateSpace
from ...ptx.special import READABLE
from ...support import floats
from ...support.diagnostics import InternalError
from .affine import SPECIALS
from .shadow.shadow_values import BLOCK, NO_SHADOWS, UNDEFINED, UNDEFINED_PREDICATE

NUMPY: dict[str, str] = {
    "pred": "?",
    "b8": "u1",
    "b16": "u2",
    "b32": "u4",
    "b64": "u8",
    "u8": "u1",
    "u16": "u2",
    "u32": "u4",
    "u64": "u8",
    "s8": "i1",
    "s16": "i2",
    "s32": "i4",
    "s64": "i8",
    "f16": "f2",
    "f32": "f4",
    "f64": "f8",
    "bf16": "u2",
    "tf32": "u4",
    "f16x2": "u4",
    "bf16x2": "u4",
    "u16x2": "u4",
    "s16x2": "u4",
    "u8x4": "u4",
    "s8x4": "u4",
    "f32x2": "u8",
    "e4m3x2": "u2",
    "e5m2x2": "u2",
    "s2f6x2": "u2",
    "ue5m3x2": "u2",
    "e2m3x2": "u2",
    "e3m2x2": "u2",
    "ue8m0x2": "u2",
    "e2m1x2": "u1",
}
"""The NumPy dtype code that holds each PTX type; the same names denote the dtypes in generated text."""

DTYPES: dict[str, type] = {
    "u1": np.uint8,
    "u2": np.uint16,
    "u4": np.uint32,
    "u8": np.uint64,
    "i1": np.int8,
    "i2": np.int16,
    "i4": np.int32,
    "i8": np.int64,
    "f2": np.float16,
    "f4": np.float32,
    "f8": np.float64,
    "?": np.bool_,
}


def width_of(code: str) -> int:
    """Return the bytes of a NumPy dtype code."""
    return 1 if code == "?" else int(code[1])


def unsigned_code(code: str) -> str:
    """Return the type code of the unsigned type of the same size."""
    return "u" + code[1]


CARRY = Register("%cc", "pred", -1)
"""The carry flag of add.cc and similar instructions, treated as one more register."""
STACK = Register("%sp", "b64", -1)
"""The first free byte of local memory above the frame, in functions that move it."""


def storage_types(fn: Function) -> dict[Register, str]:
    """Return the dtype code of each register of `fn`: the one that most instructions use."""
    votes: dict[Register, dict[str, int]] = {}
    for instr in fn.instructions():
        assert instr.variant is not None
        for rule, operand in zip(instr.variant.operands, instr.operands):
            for register in _registers(operand):
                used = NUMPY.get(rule.type, "")
                declared = NUMPY.get(register.type)
                if declared is None:
                    continue
                counts = votes.setdefault(register, {})
                if used and rule.type[0] != "b" and width_of(used) == width_of(declared):
                    counts[used] = counts.get(used, 0) + 1
    codes = {CARRY: "?"}
    for register, counts in votes.items():
        declared = NUMPY[register.type]
        best = max(sorted(counts), key=lambda code: counts[code], default=declared)
        codes[register] = declared if declared in ("?", "f4", "f8", "f2") else best
    return codes


def _registers(operand: Operand) -> Iterable[Register]:
    from ...ptx.analysis.flow import registers

    return registers(operand)


def _affine_registers(instructions: Iterable[Instruction]) -> set[Register]:
    """Return the registers that may hold an Affine.

    They are written by an instruction that can produce one, from an affine register or special register.
    """
    result: set[Register] = set()
    candidates = [i for i in instructions if isinstance(i.operands[0], Register)]
    changed = True
    while changed:
        changed = False
        for instr in candidates:
            target, *sources = instr.operands
            assert isinstance(target, Register)
            if target not in result and any(
                source in result if isinstance(source, Register) else _is_affine_special(source)
                for source in sources
            ):
                result.add(target)
                changed = True
    return result


def _is_affine_special(operand: Operand) -> bool:
    return isinstance(operand, Special) and operand.name.partition(".")[0] in SPECIALS


def halves_of(register: Register) -> tuple[Register, Register]:
    """Return the two registers of 64 bits, low and high, that hold a register of 128 bits."""
    return Register(f"{register.name}:low", "b64", register.scope), Register(
        f"{register.name}:high", "b64", register.scope
    )


class RegisterSlots:
    """The registers of one function, numbered: slot `i` of a frame's list holds `order[i]`.

    Results of `affine` instructions may be lazy arrays.
    """

    def __init__(self, fn: Function, affine: Iterable[Instruction]) -> None:
        self.codes: dict[Any, str] = dict(storage_types(fn))
        self.order: list[Any] = list(self.codes)
        self.affine = _affine_registers(affine)
        self._initial: list[Any] = []
        self.index: dict[Any, int] = {register: i for i, register in enumerate(self.order)}

    def slot(self, register: Any, code: str | None = None) -> int:
        """Return the slot of a register or of any other hashable name with one."""
        result = self.index.get(register)
        if result is None:
            result = self.index[register] = len(self.order)
            self.order.append(register)
            self.codes[register] = code or (
                NUMPY.get(register.type, "u8") if isinstance(register, Register) else "param"
            )
        return result

    def shadow(self, slot: int) -> int:
        """Return the slot for the shadow of a register or parameter block."""
        code = self.code(slot)
        return self.slot(
            ("shadow", self.order[slot]),
            BLOCK if code == "param" else f"shadow {code if code == '?' else unsigned_code(code)}",
        )

    def code(self, slot: int) -> str:
        """Return the type code of a slot."""
        return self.codes[self.order[slot]]

    def initial(self) -> list[Any]:
        """Return a frame's initial list: zeros, and shadows that mark them undefined."""
        if len(self._initial) != len(self.order):
            self._initial = [_initial(self.code(i)) for i in range(len(self.order))]
        return self._initial.copy()


def _initial(code: str) -> Any:
    """Return the initial value of a register of this code."""
    if code == BLOCK:
        return NO_SHADOWS
    if code.startswith("shadow "):
        return UNDEFINED_PREDICATE if code[-1] == "?" else UNDEFINED[int(code[-1])]
    return None if code == "param" else DTYPES[code](0)


class Emitter:
    """The text of one block, line by line."""

    def __init__(self, registers: RegisterSlots, namespace: dict[str, Any], symbols: FunctionSymbols) -> None:
        self.registers, self.namespace, self.symbols = registers, namespace, symbols
        self.lines: list[str] = []
        self.exposed: set[int] = set()
        self.defined: set[int] = set()
        self.dirty: set[int] = set()
        self.written: set[int] = set()
        """The slots that the instruction being translated writes."""
        self.mask, self.view = "m", "x"
        self.predicate: str | None = None
        self.demotes_doubles = False
        """True if the instruction's operands and results of type f64 are rounded to single precision
        (`map_f64_to_f32`).
        """
        self.site = self.position = 0
        self._indent = 1
        self._views: dict[int, dict[str, str]] = {}
        self._temporaries = 0

    # -- text

    def line(self, text: str) -> None:
        """Append a line of Python."""
        self.lines.append("    " * self._indent + text)

    def indent(self) -> None:
        """Indent the next lines."""
        self._indent += 1

    def dedent(self) -> None:
        """End the indented lines."""
        self._indent -= 1
        self._views.clear()

    def temporary(self, expression: str) -> str:
        """Return the name of a new local variable that holds `expression`."""
        self._temporaries += 1
        name = f"t{self._temporaries}"
        self.line(f"{name} = {expression}")
        return name

    def constant(self, value: Any) -> str:
        """Return the name of a NumPy scalar or other object in generated text."""
        key = (
            f"k_{type(value).__name__}_{value.tobytes().hex()}"
            if isinstance(value, np.generic)
            else f"o_{id(value):x}"
        )
        self.namespace[key] = value
        return key

    # -- registers

    def read_slot(self, slot: int) -> str:
        """Return the expression of a slot's value."""
        if slot not in self.defined:
            self.exposed.add(slot)
        return f"r{slot}"

    def write_slot(self, slot: int, expression: str, dirty: bool = False) -> None:
        """Emit the assignment to a slot, merged under the predicate."""
        if self.predicate is not None:
            old = self.read_slot(slot)
            if dirty != (slot in self.dirty):
                # NaNs of one of them are meant as they are.
                expression, old = (
                    (f"canonical({expression})", old) if dirty else (expression, f"canonical({old})")
                )
                dirty = False
            expression = f"merge({self.predicate}, {expression}, {old})"
        self.line(f"r{slot} = {expression}")
        self.defined.add(slot)
        self.written.add(slot)
        (self.dirty.add if dirty else self.dirty.discard)(slot)
        self._views.pop(slot, None)

    def canonicalize(self, slot: int) -> None:
        """Canonicalise NaNs in a register if they may not be canonical."""
        if slot in self.dirty:
            self.line(f"r{slot} = canonical(r{slot})")
            if self._indent == 1:
                self.dirty.discard(slot)

    # -- operands

    def src(self, operand: Operand, type_: str, exact: bool = True, affine: bool = False) -> str:
        """Return an expression for `operand` read as `type_`.

        `exact` is False when the bits of a NaN do not matter, as for operands of float arithmetic. `affine`
        is True when the rule supports an `Affine`.
        """
        if type_ == "f64" and self.demotes_doubles:
            self.demotes_doubles = False
            text = self.src(operand, type_, exact=True)
            self.demotes_doubles = True
            return f"nm.demote({text})"
        code = NUMPY[type_]
        if isinstance(operand, Register):
            if operand.type == "b128":
                operand, _ = halves_of(operand)
            return self._read(operand, code, exact, affine)
        if isinstance(operand, Not):
            return f"~{self._read(operand.register, '?', True, False)}"
        if isinstance(operand, IntImm):
            return self._integer(operand.value, code, type_)
        if isinstance(operand, FloatImm):
            return self._float(operand, code, type_)
        if isinstance(operand, Special):
            row = READABLE.get(operand.name)
            stored = NUMPY[row.type if row else "u32"]
            text = f"x.special({operand.name!r})"
            if operand.name in ("%clock", "%clock64"):
                # The batch's clock advances from block to block; within a block, it counts the instructions
                # so far.
                text = f"({text} + {stored}({self.position}))"
            return self.convert(
                text if affine or not _is_affine_special(operand) else f"dense({text})", stored, code
            )
        if isinstance(operand, SymbolAddress):
            return self.convert(self.symbols.address(operand), "u8", code)
        raise InternalError(f"operand {operand} has no reading as .{type_}", "runtime")

    def _read(self, register: Register, code: str, exact: bool, affine: bool) -> str:
        slot = self.registers.slot(register)
        name = self.read_slot(slot)
        stored = self.registers.code(slot)
        if not affine and register in self.registers.affine:
            is_seen = slot in self.dirty and (exact or stored != code)
            view, text = f"dense {code}", f"dense({name})"
            if is_seen:
                view, text = f"canonical {code}", f"canonical({text})"
            result = self._views.setdefault(slot, {}).get(view)
            if result is None:
                result = self._views[slot][view] = self.temporary(self.convert(text, stored, code))
            return result
        if stored == code:
            if exact and slot in self.dirty:
                self.canonicalize(slot)
            return name
        self.canonicalize(slot)
        result = self._views.setdefault(slot, {}).get(code)
        if result is None:
            result = self.temporary(self.convert(name, stored, code))
            self._views[slot][code] = result
        return result

    def _integer(self, value: int, code: str, type_: str) -> str:
        if code == "?":
            return "true" if value else "false"
        if code[0] == "f":
            bits = value & ((1 << 8 * width_of(code)) - 1)
            return self.constant(DTYPES[unsigned_code(code)](bits).view(DTYPES[code]))
        bits = value & ((1 << 8 * width_of(code)) - 1)
        return self.constant(DTYPES[unsigned_code(code)](bits).view(DTYPES[code]))

    def _float(self, literal: FloatImm, code: str, type_: str) -> str:
        width = 8 * width_of(code)
        bits = literal.bits
        if code[0] == "f" and literal.width != width:
            bits = floats.convert(f"f{literal.width}", f"f{width}", bits)
        return self.constant(DTYPES[unsigned_code(code)](bits & ((1 << width) - 1)).view(DTYPES[code]))

    @staticmethod
    def convert(expression: str, source: str, target: str) -> str:
        """Convert a value of dtype `source` to `target`: same size the same bits; else truncated or extended
        by `source`.
        """
        if source == target:
            return expression
        if "?" in (source, target):
            return f"({expression}).astype({target})" if source == "?" else f"(({expression}) != 0)"
        if width_of(source) == width_of(target):
            return f"({expression}).view({target})"
        if source[0] == "f":
            source, expression = unsigned_code(source), f"({expression}).view({unsigned_code(source)})"
        if target[0] == "f":
            return f"({expression}).astype({unsigned_code(target)}).view({target})"
        return f"({expression}).astype({target})"

    def dst(self, operand: Operand, type_: str, expression: str, dirty: bool = False) -> None:
        """Write `expression`, a value of `type_`, to a destination, extending by the type's sign."""
        if isinstance(operand, Sink):
            return
        if not isinstance(operand, Register):
            raise InternalError(f"operand {operand} cannot be written", "runtime")
        if type_ == "f64" and self.demotes_doubles:
            expression, dirty = f"nm.demote({expression})", False
        if operand.type == "b128":
            low, high = halves_of(operand)
            value = self.temporary(self.convert(expression, NUMPY[type_], "i8" if type_[0] == "s" else "u8"))
            self.dst(low, "b64", f"{value}.view(u8)")
            return self.dst(high, "b64", f"({value} >> i8(63)).view(u8)" if type_[0] == "s" else "u8(0)")
        slot = self.registers.slot(operand)
        stored, code = self.registers.code(slot), NUMPY[type_]
        if dirty and stored != code:
            expression, dirty = f"canonical({expression})", False
        return self.write_slot(slot, self.convert(expression, code, stored), dirty)


Binding = tuple[Literal[StateSpace, "code", "block"], Any]
"""The kind of a symbol, and its key.

The key of 'local' is an offset in the frame, of 'param' one in the kernel's parameters; of 'block' it is the
name of a parameter block in a register slot; of others it is that of the launch's symbol table.
"""


class FunctionSymbols:
    """The addresses of names inside one function; `bindings` are by (name, scope)."""

    def __init__(self, bindings: dict[tuple[str, int], Binding]) -> None:
        self.bindings = bindings
        self.takes_param_address = False

    def binding(self, symbol: SymbolAddress) -> Binding:
        """Return the state space and the address of a symbol."""
        result = self.bindings.get((symbol.name, symbol.scope)) or self.bindings.get((symbol.name, 0))
        if result is None:
            raise InternalError(f"symbol '{symbol.name}' has no address", "runtime")
        return result

    def space(self, symbol: SymbolAddress) -> str:
        """Return the state space of a symbol."""
        return self.binding(symbol)[0]

    def address(self, symbol: SymbolAddress) -> str:
        """Return an expression (u64) for the address of `symbol` in its own state space."""
        kind, key = self.binding(symbol)
        if kind == "local":
            return f"x.local_address({key + symbol.offset})"
        if kind == "block":
            raise UnsupportedInstruction(f"the address of parameter '{symbol.name}' cannot be taken here")
        if kind == "param":
            self.takes_param_address = True
            return f"x.param_address({key + symbol.offset})"
        base = f"x.symbols[{key!r}]"
        return f"({base} + u8({symbol.offset & (2**64 - 1)}))" if symbol.offset else base


class UnsupportedInstruction(Exception):
    """An instruction that this engine does not execute; the message is the reason."""

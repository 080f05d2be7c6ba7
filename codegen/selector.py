"""The machinery of instruction selection: demanded values, and the position of emitted code.

The order is demand-driven: blocks from last to first, instructions bottom-up, so every use is seen before its
definition. An instruction is emitted when it has an effect or when its value has been demanded (`operand`); a
pattern that covers an operand (`patterns`) demands the operand's operands instead, and values without demand
are never emitted.

* A value lives in one register per leaf of its type (see `machine.leaves`).
* Rules (`select.SELECT`) append to `selector.out` in execution order.
* Rules, renames, addresses and the ABI are in modules above this one, since they demand values of it: the
  pipeline passes them in, as `Rules`.

Requires: verified IR. Only reachable blocks are selected (`control.layout`). The IR is not changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Protocol, cast

from ..ir.core import (
    AddressOf,
    Aggregate,
    Argument,
    Block,
    Constant,
    Float,
    Function,
    Global,
    Instr,
    Int,
    Value,
)
from ..ir.irtypes import DOUBLE, FLOAT, I1, I8
from ..passes.analysis.divergence import Divergence, Level
from ..ptx.build import build
from ..ptx.model import Address, FloatImm, IntImm, Operand, Register, Special, SymbolAddress
from ..support.diagnostics import CompileError, Diagnostic, Location
from ..support.fast_dataclass import record
from ..support.graphs import LoopNest
from .machine import MOVE, Code, MachineBlock, MachineFunction, Phi, leaves, register_type, symbol_name
from .options import CodegenOptions
from .rules import LETTERS, Signedness, parse_template, type_key
from .vectorize import AccessGroup, find_groups


class Abi(Protocol):
    """The interface of the calling convention: receiving, passing and returning values; see `abi`."""

    def space(self, arg: Argument) -> int:
        """Return the address space of an argument's storage."""

    def symbol(self, arg: Argument) -> SymbolAddress | None:
        """Return the address of a parameter, if it is in memory."""

    def receive(self) -> None:
        """Load the parameters."""

    def call(self, instr: Instr) -> None:
        """Emit a call."""

    def send(self, instr: Instr) -> None:
        """Emit a return."""


class Addresses(Protocol):
    """The pointers of a function; see `address`."""

    @property
    def entry(self) -> list[Code]:
        """The code at the entry of the function."""

    def resolve(self, value: Value) -> tuple[int, Register | SymbolAddress | IntImm, int]:
        """Return the address space, base and offset of an address."""

    def resolve_cast(self, cast: Instr) -> tuple[int, Register | SymbolAddress | IntImm, int] | None:
        """Return the result of `resolve` for an address-space cast, None if it must be computed."""

    def symbol(self, value: Value) -> Register | IntImm | None:
        """Return the register or constant of a symbol's address."""

    def address(self, value: Value, extra: int = 0) -> tuple[str, Address]:
        """Return the state space and the operand of a load."""

    def destination(self, value: Value, extra: int = 0, is_atomic: bool = False) -> tuple[str, Address]:
        """Return the state space and the operand of a store."""


Rule = Callable[["Selector", Instr], None]
Rename = Callable[["Selector", Instr], "tuple[Operand, ...] | None"]


@record(frozen=True)
class Rules:
    """The rules of selection: by IR opcode, the rules and the renames; and constructors of the ABI and the
    addresses of a function.
    """

    select: Mapping[str, Rule]
    renames: Mapping[str, Rename]
    abi: Callable[[Selector], Abi]
    addresses: Callable[[Selector], Addresses]


class Selector:
    """Selects one function. See the module's docstring."""

    def __init__(
        self,
        mf: MachineFunction,
        options: CodegenOptions,
        order: list[Block],
        blocks: Mapping[Block, MachineBlock],
        loops: LoopNest[Block],
        divergence: Divergence,
        rules: Rules,
    ) -> None:
        self.rules = rules
        self.mf, self.fn, self.options = mf, mf.fn, options
        self.order, self.blocks, self.loops, self.divergence = order, blocks, loops, divergence
        self._following = dict(pairwise(order))
        self.optimize = options.opt_level > 0
        self.ftz = str(self.fn.attrs.get("denormal-fp-math-f32", "")).startswith("preserve-sign")
        self.out: list[Code] = []
        self.location: Location | None = None
        self.registers: dict[Value, tuple[Operand, ...]] = {}
        self.renamed: dict[Value, tuple[Operand, ...]] = {}
        self.widened: dict[Instr, tuple[str, Register]] = {}
        self.inverted: set[Instr] = set()
        self.groups: dict[Instr, AccessGroup] = {}
        self.edges: dict[tuple[Block, Block], list[MachineBlock]] = {}
        self.tails: dict[MachineBlock, list[Code]] = {}
        self.abi = rules.abi(self)
        self.pointers = rules.addresses(self)

    # -- emitting

    def emit(self, mnemonic: str, *operands: Operand) -> None:
        """Emit an instruction of the PTX table."""
        self.out.append(build(mnemonic, *operands, source=self.location))

    def temp(self, type: str) -> Register:
        """Return a new register of a type."""
        return self.mf.register(type)

    def materialize(self, constant: Operand, type: str) -> Register:
        """A register that holds `constant` here."""
        dst = self.mf.register(type)
        self.emit(MOVE[type], dst, constant)
        return dst

    def move(self, dst: Register, src: Operand) -> None:
        """Emit a move."""
        self.emit(MOVE[dst.type], dst, src)

    # -- operands

    def operands(self, value: Value) -> tuple[Operand, ...]:
        """Return one operand per leaf of `value`: registers or constants. Demands the registers."""
        result = self.registers.get(value) or self.renamed.get(value)
        if result is not None:
            return result
        if isinstance(value, Instr):
            # What had to be put into a register *here* is of no use to others.
            before = len(self.out)
            rename = self.rules.renames.get(value.op)
            renamed = rename(self, value) if rename else None
            if renamed is not None:
                if len(self.out) == before:
                    self.renamed[value] = renamed
                return renamed
        elif not isinstance(value, Argument) or self.abi.symbol(value) is not None:
            return self._constant(value)
        return self.own_registers(value)

    def own_registers(self, value: Value) -> tuple[Operand, ...]:
        """The registers that hold the leaves of `value`, made on first use."""
        result = self.registers.get(value)
        if result is None:
            try:
                result = tuple(self.mf.register(register_type(leaf)) for leaf, _ in leaves(value.type))
            except KeyError:
                message = f"values of type '{value.type}' are not supported by the PTX code generator"
                raise CompileError([Diagnostic("error", message, self.location)]) from None
            self.registers[value] = result
        return result

    def _constant(self, value: Value) -> tuple[Operand, ...]:
        if isinstance(value, Int):
            return (IntImm(value.value if value.type is I1 else value.signed),)
        if isinstance(value, Float):
            if value.type.bits == 16:  # type: ignore[attr-defined]
                return (IntImm(value.bits),)
            return (FloatImm(value.bits, value.type.bits),)  # type: ignore[attr-defined]
        if isinstance(value, Function):
            return (self.materialize(SymbolAddress(symbol_name(value.name)), "b64"),)
        if isinstance(value, Global | AddressOf | Argument):
            result = self.pointers.symbol(value)
            assert result is not None, value
            return (result,)
        if isinstance(value, Aggregate):
            return tuple(operand for element in value.elements for operand in self.operands(element))
        assert isinstance(value, Constant)
        return tuple(
            FloatImm(0, leaf.bits) if leaf in (FLOAT, DOUBLE) else IntImm(0) for leaf, _ in leaves(value.type)
        )

    def operand(self, value: Value) -> Operand:
        """The operand of a scalar value: a register, or a constant where PTX allows one."""
        result = self.operands(value)[0]
        if isinstance(result, Register) or type_key(value.type) not in ("i1", "f16", "bf16"):
            return result
        return self.materialize(result, register_type(value.type))

    def reg(self, value: Value) -> Register:
        """The register of a scalar value; constants are put into one."""
        result = self.operands(value)[0]
        return result if isinstance(result, Register) else self.materialize(result, register_type(value.type))

    def dst(self, instr: Instr) -> Register:
        """The register of a scalar result."""
        result = self.own_registers(instr)[0]
        assert isinstance(result, Register)
        return result

    def extended(self, value: Value, sign: Signedness) -> Operand:
        """An i8 as a 16-bit number; other types as they are."""
        if value.type is not I8:
            return self.operand(value)
        if isinstance(value, Int):
            return IntImm(value.signed if sign == "s" else value.value)
        dst = self.temp("b16")
        if sign == "s":
            self.emit("cvt.s16.s8", dst, self.operand(value))
        else:
            self.emit("and.b16", dst, self.operand(value), IntImm(255))
        return dst

    def word(self, value: Value) -> Operand:
        """An integer as a 32-bit number, cut or zero-extended."""
        operand = self.operand(value)
        if not isinstance(operand, Register) or operand.type == "b32":
            return operand
        dst = self.temp("b32")
        self.emit(f"cvt.u32.u{'8' if value.type is I8 else operand.type[1:]}", dst, operand)
        return dst

    def follows(self, block: Block) -> Block | None:
        """The block laid out after `block`."""
        return self._following.get(block)

    def is_uniform_branch(self, block: Block) -> bool:
        """Return whether all lanes of a warp that reach the end of `block` together take the same
        successor.
        """
        return self.divergence.branch_level(block) >= Level.WARP

    def is_uniform(self, value: Value, block: Block) -> bool:
        """Return whether all lanes of a warp that reach `block` together have the same value in it."""
        return self.divergence.level_at(value, block) >= Level.WARP

    def loop_depth(self, value: Value) -> int:
        """Return the number of loops around the definition of `value`."""
        return self.loops.depth(value.parent) if isinstance(value, Instr) and value.parent is not None else 0

    # -- templates

    def expand(
        self,
        template: str,
        dst: Register | None,
        args: tuple[Value, ...],
        flags: frozenset[str] = frozenset(),
    ) -> None:
        """Emit `template` (see `rules`) for these operands."""
        if "{" in template:
            template = template.format(
                ftz=".ftz" if self.ftz else "",
                rn="" if "contract" in flags or "fast" in flags else ".rn",
                full="full" if "afn" in flags or "fast" in flags else "rn",
            )
        scratch: dict[str, Register] = {}
        for mnemonic, specs in parse_template(template):
            self.emit(mnemonic, *[self._spec(spec, dst, args, scratch) for spec in specs])

    def _spec(
        self, spec: str, dst: Register | None, args: tuple[Value, ...], scratch: dict[str, Register]
    ) -> Operand:
        if spec == "d":
            assert dst is not None
            return dst
        if spec in LETTERS:
            return self.operand(args[LETTERS[spec]])
        name, _, kind = spec.partition(":")
        if name in scratch:
            return scratch[name]
        if kind:
            scratch[name] = self.temp(kind)
            return scratch[name]
        name, _, how = spec.partition("!")
        if how:
            value = args[LETTERS[name]]
            return (
                self.reg(value)
                if how == "r"
                else self.word(value)
                if how == "32"
                else self.extended(value, cast(Signedness, how))
            )
        if spec[0] == "%":
            return Special(spec)
        if spec[:2] in ("0f", "0d"):
            return FloatImm(int(spec[2:], 16), 32 if spec[1] == "f" else 64)
        return IntImm(int(spec, 0))

    # -- the walk

    def run(self) -> None:
        """Select every block, then build the phis."""
        order = self.order
        for block in order:
            for phi in block.phis:
                for value in phi.operands:
                    if not isinstance(value, Constant | Global | Function):
                        self.operands(value)
            for group in find_groups(block) if self.optimize else ():
                self.groups.update(dict.fromkeys(group.members, group))
        for block in reversed(order):
            self._select_block(block)
        entry = self.blocks[order[0]]
        self.out = []
        self.abi.receive()
        entry.code[:0] = self.out
        for block in order:
            for phi in block.phis:
                self._place_phi(phi)
        for machine, tail in self.tails.items():
            machine.code += tail
        entry.code[:0] = self.pointers.entry

    def _select_block(self, block: Block) -> None:
        chunks: list[list[Code]] = []
        machine = self.blocks[block]
        for instr in reversed(block.instrs):
            self.out = []
            self.location = instr.location
            self._select(instr)
            if self.out:
                chunks.append(self.out)
        machine.code = [statement for chunk in reversed(chunks) for statement in chunk]

    def _select(self, instr: Instr) -> None:
        if instr.op != "phi" and (
            instr in self.registers
            or instr in self.widened
            or instr in self.groups
            or not instr.info.is_removable
            or "volatile" in instr.flags
        ):
            self.rules.select[instr.op](self, instr)

    # -- phis

    def _place_phi(self, phi: Instr) -> None:
        own = self.registers.get(phi)
        if own is None:
            return
        join = self.blocks[phi.parent]  # type: ignore[index]
        built = [Phi(register, []) for register in own if isinstance(register, Register)]
        for pred in dict.fromkeys(phi.blocks):
            value = phi.incoming_from(pred)
            for source in self.edges.get((pred, phi.parent), ()):  # type: ignore[arg-type]
                self.out = self.tails.setdefault(source, [])
                self.location = phi.location
                for part, operand in zip(built, self.operands(value)):
                    part.incoming.append((source, operand))
        join.phis += built

"""The translation of one function: registers become values in SSA form, labels become blocks.

Blocks are translated in reverse postorder. A block with several predecessors gets a phi for each register
that is live there; phis whose operands are all the same are removed at the end (Braun et al., "Simple and
Efficient Construction of Static Single Assignment Form", 2013, 3.1). A guarded instruction without effects is
executed by all threads, and its results are selected; any other becomes a branch around it.

Parameters, results and local variables are memory, which `mem2reg` and `sroa` make values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from ..ir import irtypes as ty
from ..ir.builder import Builder
from ..ir.core import (
    TRUE,
    Argument,
    Block,
    Function,
    Global,
    Instr,
    Int,
    Value,
    address_of,
    const_int,
    erase_all,
    undef,
)
from ..ir.irtypes import Type
from ..ptx import model as ptx
from ..ptx.analysis import flow
from ..ptx.analysis.flow import BasicBlock, FlowGraph
from ..ptx.model import (
    Address,
    FloatImm,
    Instruction,
    IntImm,
    LabelList,
    Not,
    Operand,
    Prototype,
    Register,
    Sink,
    Special,
    SymbolAddress,
    Vector,
)
from ..ptx.ptxtypes import TYPES
from ..ptx.row_patterns import by_name, types_of
from ..ptx.special import READABLE
from ..support.diagnostics import Diagnostic, PtxError
from ..support.graphs import reverse_postorder
from . import assembly
from .intrinsics import INTRINSICS
from .registry import rules_of
from .value_types import SPACES, bits_of, constant, extension, ir_type

if TYPE_CHECKING:
    from .module import ModuleTranslation

_SPECIALS = {
    operands.split(", %")[1]: name
    for name, operands in (
        (name, template.partition(" ")[2]) for name, template in INTRINSICS.items() if ", %" in template
    )
}
"""The intrinsics that read special registers, by the registers' names without the percent sign."""


class FunctionTranslation:
    """The state of a translation: the builder `b`, and the current value of each register."""

    def __init__(self, module: ModuleTranslation, source: ptx.Function, fn: Function) -> None:
        self.module, self.source, self.fn = module, source, fn
        self.entry = fn.add_block("entry")
        self.b = Builder(self.entry)
        self.values: dict[Register, Value] = {}
        self.memory: dict[tuple[str, int], Value] = {}
        """The addresses of parameters, results and local variables, by name and scope."""
        self.lists: dict[str, LabelList] = {}
        self.prototypes: dict[str, Prototype] = {}
        self.flow = flow.control_flow(source)
        self.types = _register_types(source)
        self.flushes = _flushes(source)
        self.blocks: dict[int, Block] = {}
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
            value = assembly.read_special(self, register)
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
        space = SPACES[space_name.partition("::")[0]]  # type: ignore[index]
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
            # The layout of these spaces is not kept.
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

    # -- the walk

    def run(self) -> None:
        """Translate the body."""
        for statement in self.source.statements():
            if isinstance(statement, LabelList):
                self.lists[statement.name] = statement
            elif isinstance(statement, Prototype):
                self.prototypes[statement.name] = statement
        graph = {block.index: [s.index for s in block.successors] for block in self.flow.blocks}
        order = reverse_postorder(graph, 0)
        blocks = [self.flow.blocks[index] for index in order]
        for block in blocks:
            self.blocks[block.index] = self.fn.add_block(block.labels[0].lstrip("$") if block.labels else "")
        self.b.br(self.blocks[0])
        self._translate_blocks(blocks, self.flow, set(order))

    def _translate_blocks(self, blocks: list[BasicBlock], graph: FlowGraph, reachable: set[int]) -> None:
        liveness = graph.liveness()
        initial = self.values
        outgoing: dict[int, tuple[Block, dict[Register, Value]]] = {}
        phis: list[tuple[Instr, Register, BasicBlock]] = []
        for block in blocks:
            incoming = [p for p in block.predecessors if p.index in reachable]
            live = liveness.registers(liveness.live_in.get(block.index, 0))
            self.b.at_end(self.blocks[block.index])
            if block.index == 0 and not incoming:
                self.values = dict(initial)
            elif len(incoming) == 1 and block.index != 0:
                self.values = dict(outgoing[incoming[0].index][1])
            else:
                self.values = {}
                for register in chain.from_iterable(map(assembly.words_of, live)):
                    phi = self.b.phi(self.types[register])
                    self.values[register] = phi
                    phis.append((phi, register, block))
            self._translate_block(block)
            outgoing[block.index] = self.b.block, self.values
        for phi, register, block in phis:
            if block.index == 0:
                phi.append(initial.get(register) or undef(phi.type), self.entry)
            for predecessor in block.predecessors:
                if predecessor.index in reachable:
                    end, values = outgoing[predecessor.index]
                    # A phi has one operand for each edge, and a switch several edges to one block.
                    edges = end.terminator.blocks.count(self.blocks[block.index]) if end.terminator else 0
                    for _ in range(edges):
                        phi.append(values.get(register) or undef(phi.type), end)
        _remove_trivial([phi for phi, _, _ in phis])

    def _translate_block(self, block: BasicBlock) -> None:
        chains = _carry_chains(block.instructions)
        end = 0
        for index, instr in enumerate(block.instructions):
            if index < end:
                continue
            self.location = self.b.location = instr.source or instr.location
            end = chains.get(index, index + 1)
            if index in chains:
                self._translate_chain(block.instructions[index:end])
            elif instr is not block.terminator:
                self.translate(instr)
        self._end(block)

    def _translate_chain(self, carrying: list[Instruction]) -> None:
        first = carrying[0].form
        if first is None or "setcc" not in first.effects:
            raise self.unsupported("a carry from another block")
        if not all(assembly.is_pure(instr) and instr.guard is None for instr in carrying):
            raise self.unsupported("a carry across an instruction with effects")
        assembly.assemble(self, carrying)

    def translate(self, instr: Instruction) -> None:
        """Translate an instruction that does not end its block."""
        assert instr.variant is not None
        rules = rules_of(instr.variant.form, types_of(instr.variant))
        rule = rules[0] if rules else None
        if instr.guard is None:
            self._translate_unguarded(instr)
            return
        guard = self.read(Not(instr.guard) if instr.negated else instr.guard, "pred")
        before = dict(self.values)
        is_safe = rule.speculatable if rule is not None else assembly.is_pure(instr)
        if is_safe:
            self._translate_unguarded(instr)
            self._merge(before, lambda old, new: self.b.select(guard, new, old))
            return
        start, guarded, after = self.b.block, self.fn.add_block(), self.fn.add_block()
        self.b.cond_br(guard, guarded, after)
        self.b.at_end(guarded)
        self._translate_unguarded(instr)
        end = self.b.block
        self.b.br(after)
        self.b.at_end(after)
        self._merge(before, lambda old, new: self.b.phi(new.type, ((old, start), (new, end))))

    def _merge(self, before: dict[Register, Value], choose: Callable[[Value, Value], Value]) -> None:
        """Let registers that have new values keep the old ones in threads whose guard is false."""
        for register, new in list(self.values.items()):
            old = before.get(register)
            if old is not None and old is not new:
                self.values[register] = choose(old, new)

    def _translate_unguarded(self, instr: Instruction) -> None:
        assert instr.variant is not None
        rules = rules_of(instr.variant.form, types_of(instr.variant))
        if rules:
            operands = by_name(instr.variant, instr.operands)
            if rules[0].translate(self, instr.variant, **operands) is not False:
                return
        if self._translate_intrinsic(instr):
            return
        assembly.assemble(self, (instr,))

    def _translate_intrinsic(self, instr: Instruction) -> bool:
        """Emit the intrinsic that an instruction is, if there is one."""
        found = self.module.intrinsic_of(instr, self.flushes)
        if found is None:
            return False
        name, arguments, result = found
        row = self.module.target.intrinsic(name)
        assert instr.variant is not None
        values = []
        for parameter, index in zip(row.ftype.params, arguments):
            rule = instr.variant.operands[index]
            values.append(self.converted(self.read(instr.operands[index], rule.type), parameter))
        bounds = row.intrinsic.constants if row.intrinsic is not None else ()
        for value, bound in zip(values, bounds):
            if bound is not None and getattr(value, "value", None) not in bound:
                return False
        call = self.b.call(row, values)
        if result is not None:
            self.write(instr.operands[result], call, instr.variant.operands[result].type)
        return True

    # -- ends of blocks

    def _end(self, block: BasicBlock) -> None:
        last = block.terminator
        following = self._following(block)
        if last is None or last.variant is None:
            self._go_on(following)
            return
        effects = last.variant.form.effects
        targets = [self.blocks[t.index] for t in self._targets(last)]
        if "jump" in effects:
            (target,) = targets
            if last.guard is None or target is following:
                self.b.br(target)
                return
            guard = self.read(last.guard, "pred")
            assert following is not None
            self.b.cond_br(guard, *((following, target) if last.negated else (target, following)))
            return
        if last.guard is not None:
            leaving = self.fn.add_block()
            then, otherwise = (following, leaving) if last.negated else (leaving, following)
            if following is None:
                raise self.unsupported("a guarded end of the function")
            assert then is not None and otherwise is not None
            self.b.cond_br(self.read(last.guard, "pred"), then, otherwise)
            resume = self.b.block
            self.b.at_end(leaving)
            self._leave(last, targets)
            self.b.at_end(resume)
            return
        self._leave(last, targets)

    def _targets(self, instr: Instruction) -> Iterator[BasicBlock]:
        lists = {name: item.targets for name, item in self.lists.items()}
        for label in flow.branch_targets(instr, lists):
            yield self.flow.by_label[label]

    def _following(self, block: BasicBlock) -> Block | None:
        return self.blocks.get(block.index + 1)

    def _go_on(self, following: Block | None) -> None:
        if following is None:
            self._return()
        else:
            self.b.br(following)

    def _leave(self, instr: Instruction, targets: list[Block]) -> None:
        assert instr.variant is not None
        effects = instr.variant.form.effects
        if "switch" in effects:
            index = self.read(instr.operands[0], "u32")
            # An index out of range is undefined, so the last target needs no comparison.
            cases = [(const_int(ty.I32, n), target) for n, target in enumerate(targets[:-1])]
            self.b.switch(index, targets[-1], cases)
        elif "trap" in effects:
            self.b.call("llvm.trap")
            self.b.unreachable()
        elif "exit" in effects and not self.source.is_entry:
            assembly.assemble(self, (instr,))
            self.b.unreachable()
        else:
            self._return()

    def _return(self) -> None:
        results = self.source.returns
        if not results:
            self.b.ret()
            return
        (result,) = results
        if result.space == "reg":
            register = Register(result.name, result.type)
            self.b.ret(self.register_as(register, self.fn.ftype.ret))
        else:
            self.b.ret(self.b.load(self.fn.ftype.ret, self.memory[result.name, 0]))


def _register_types(source: ptx.Function) -> dict[Register, Type]:
    """Return the IR type of each register: floating-point if most instructions use it so."""
    votes: dict[Register, int] = {}
    for instr in source.instructions():
        assert instr.variant is not None
        for register in (*flow.defs(instr), *flow.uses(instr)):
            votes.setdefault(register, 0)
        for rule, operand in zip(instr.variant.operands, instr.operands):
            if rule.type not in TYPES or TYPES[rule.type].kind == "bits":
                continue
            vote = 1 if rule.type in ("f32", "f64") else -1
            for element in operand.elements if isinstance(operand, Vector) else (operand,):
                if isinstance(element, Register):
                    votes[element] += vote
    for variable in (*source.params, *source.returns):
        if variable.space == "reg":
            votes.setdefault(Register(variable.name, variable.type), 0)
    return {
        word: _register_type(word, vote)
        for register, vote in votes.items()
        for word in assembly.words_of(register)
    }


def _register_type(register: Register, vote: int) -> Type:
    bits = TYPES[register.type].bits
    if register.type in ("f32", "f64") or (register.type in ("b32", "b64") and vote > 0):
        return ty.FLOAT if bits == 32 else ty.DOUBLE
    return ty.int_type(max(bits, 16) if register.type != "pred" else 1)


def _flushes(source: ptx.Function) -> bool:
    """Return whether most instructions that may flush subnormals do."""
    votes = 0
    for instr in source.instructions():
        if instr.form is not None and any(slot.name == "ftz" for slot in instr.form.slots):
            votes += 1 if "ftz" in instr.modifiers else -1
    return votes > 0


def _carry_chains(instructions: list[Instruction]) -> dict[int, int]:
    """Return the chains of carries: the index of the first instruction of each, and that after its last."""
    result: dict[int, int] = {}
    start: int | None = None
    for index, instr in enumerate(instructions):
        effects = instr.form.effects if instr.form is not None else frozenset()
        if "getcc" in effects:
            start = index if start is None else start
            result[start] = index + 1
        elif "setcc" in effects:
            start = index
    return result


def _remove_trivial(phis: list[Instr]) -> None:
    """Replace phis that have one operand besides themselves by it, until none is left."""
    dead: list[Instr] = []
    gone: set[Instr] = set()
    work = list(phis)
    while work:
        phi = work.pop()
        if phi in gone:
            continue
        others = list(dict.fromkeys(value for value in phi.operands if value is not phi))
        if len(others) != 1:
            continue
        users = [user for user in phi.users if user.op == "phi" and user is not phi]
        phi.replace_uses(others[0])
        gone.add(phi)
        dead.append(phi)
        work += users
    erase_all(dead)

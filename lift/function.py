"""The translation of one function: registers become values in SSA form, labels become blocks.

Blocks are translated in reverse postorder. Phis are placed at the iterated dominance frontiers of a
register's definitions where it is live (Cytron et al., Efficiently computing static single assignment form,
TOPLAS 1991). Moves are not copied, so a phi may have the same operand from everywhere; such phis are removed
at the end (Braun et al., Simple and efficient construction of static single assignment form, CC 2013, 3.1).
A guarded instruction without effects is executed by all threads, and its results are selected. Any other
becomes a branch around it.

Parameters, results and local variables are memory, which `mem2reg` and `sroa` make values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain

from ..ir import irtypes as ty
from ..ir.core import Block, Function, Instr, Value, const_int, erase_all, undef
from ..ir.irtypes import Type
from ..ptx import model as ptx
from ..ptx.analysis import flow
from ..ptx.analysis.flow import BasicBlock
from ..ptx.analysis.liveness import RegisterEffect, RegisterLiveness
from ..ptx.model import (
    Directive,
    Instruction,
    LabelDef,
    LabelList,
    Not,
    Pair,
    Prototype,
    Register,
    Variable,
    Vector,
)
from ..ptx.ptxtypes import TYPES
from ..ptx.row_patterns import by_name, types_of
from ..support.graphs import DominatorTree, dominator_tree, reverse_postorder
from . import assembly
from .context import CARRY, FunctionContext, ModuleContext
from .intrinsics import INTRINSICS
from .registry import LiftRule, rules_of
from .value_types import words_of

_BEFORE = -1
"""The node of the graph in front of block 0, which may have predecessors."""


class FunctionTranslation(FunctionContext):
    """The walk over a function's blocks."""

    def __init__(self, module: ModuleContext, source: ptx.Function, fn: Function) -> None:
        super().__init__(module, source, fn, _register_types(source))
        self.flow = flow.control_flow(source)
        effects = {block.index: map(_register_effect, block.instructions) for block in self.flow.blocks}
        self.liveness = RegisterLiveness(self.flow.successors(), 0, {**effects, flow.EXIT: ()})
        self.values[CARRY] = const_int(ty.I32, 0)
        self.blocks: dict[int, Block] = {}
        self.ends: list[Block] = []
        """The blocks that end with a jump out of the last block of the source."""
        self.not_unrolled: set[int] = set()
        """The blocks that begin loops with the pragma "nounroll"."""

    # -- the walk

    def run(self) -> None:
        """Translate the body."""
        label = ""
        for statement in self.source.statements():
            if isinstance(statement, LabelDef):
                label = statement.name
            elif isinstance(statement, Instruction):
                label = ""
            elif isinstance(statement, Directive) and label and "nounroll" in statement.text:
                self.not_unrolled.add(self.flow.by_label[label].index)
            elif isinstance(statement, LabelList):
                self.lists[statement.name] = statement
            elif isinstance(statement, Prototype):
                self.prototypes[statement.name] = statement
        graph = {block.index: [s.index for s in block.successors] for block in self.flow.blocks}
        order = reverse_postorder(graph, 0)
        blocks = [self.flow.blocks[index] for index in order]
        for block in blocks:
            self.blocks[block.index] = self.fn.add_block(block.labels[0].lstrip("$") if block.labels else "")
        self.b.br(self.blocks[0])
        self._translate_blocks(blocks)

    def _translate_blocks(self, blocks: list[BasicBlock]) -> None:
        """Translate the blocks that can be reached, in reverse postorder."""
        initial = self.values
        order = {block.index: n for n, block in enumerate(blocks)}
        graph = {index: [s.index for s in self.flow.blocks[index].successors] for index in order}
        tree = dominator_tree({_BEFORE: [0], **graph}, _BEFORE)
        outgoing: dict[int, tuple[list[Block], dict[Register, Value]]] = {_BEFORE: ([self.entry], initial)}
        joins = self._joins(tree, blocks)
        phis: list[tuple[Instr, Register, BasicBlock]] = []
        for block in blocks:
            self.b.at_end(self.blocks[block.index])
            self.values = dict(outgoing[tree.idom[block.index]][1])
            for register in chain.from_iterable(map(words_of, joins.get(block.index, ()))):
                phi = self.b.phi(self.types[register])
                self.values[register] = phi
                phis.append((phi, register, block))
            self._translate_block(block)
            outgoing[block.index] = self.ends, self.values
        for phi, register, block in phis:
            if block.index == 0:
                phi.append(initial.get(register) or undef(phi.type), self.entry)
            for predecessor in block.predecessors:
                if predecessor.index in order:
                    ends, values = outgoing[predecessor.index]
                    # A phi has one operand for each edge, and a switch several edges to one block.
                    for end in ends:
                        edges = end.terminator.blocks.count(self.blocks[block.index]) if end.terminator else 0
                        for _ in range(edges):
                            phi.append(values.get(register) or undef(phi.type), end)
        _remove_trivial([phi for phi, _, _ in phis])
        for index in self.not_unrolled & order.keys():
            for predecessor in self.flow.blocks[index].predecessors:
                if order.get(predecessor.index, -1) >= order[index]:
                    for end in outgoing[predecessor.index][0]:
                        if self.blocks[index] in end.successors and end.terminator is not None:
                            end.terminator.attrs["unroll"] = 1

    def _joins(self, tree: DominatorTree[int], blocks: list[BasicBlock]) -> dict[int, list[Register]]:
        """Return the registers that need a phi in each block, in the order of their first appearance."""
        liveness = self.liveness
        places: dict[Register, list[int]] = {}
        for block in blocks:
            for register in dict.fromkeys(chain.from_iterable(map(_definitions, block.instructions))):
                places.setdefault(register, []).append(block.index)
        result: dict[int, int] = {}
        for register, written_in in places.items():
            bit = liveness.mask((register,))
            for index in tree.iterated_frontier(written_in):
                if liveness.live_in.get(index, 0) & bit:
                    result[index] = result.get(index, 0) | bit
        return {index: liveness.registers(mask) for index, mask in result.items()}

    def _translate_block(self, block: BasicBlock) -> None:
        chains = _carry_chains(block.instructions)
        end = 0
        for index, instr in enumerate(block.instructions):
            if index < end:
                continue
            self.location = self.b.location = instr.source or instr.location
            end = chains.get(index, index + 1)
            if index in chains:
                self._translate_chain(block, index, end)
            elif instr is not block.terminator:
                self.translate(instr)
        self._end(block)

    def _translate_chain(self, block: BasicBlock, start: int, end: int) -> None:
        """Translate instructions that pass a carry to each other: as one text if the carry stays among them,
        else each by itself, with the carry as a value.
        """
        carrying = block.instructions[start:end]
        escapes = CARRY in self.liveness.registers(self.liveness.live_after(block.index, end - 1))
        is_closed = not assembly.reads_carry(carrying[0]) and not escapes
        if is_closed and all(assembly.is_pure(instr) and instr.guard is None for instr in carrying):
            assembly.assemble(self, carrying, keeps_carry=False)
            return
        for instr in carrying:
            self.location = self.b.location = instr.source or instr.location
            self.translate(instr)

    def translate(self, instr: Instruction) -> None:
        """Translate an instruction that does not end its block."""
        assert instr.variant is not None
        rule = next(iter(rules_of(instr.variant.form, types_of(instr.variant))), None)
        if instr.guard is None:
            self._translate_unguarded(instr, rule)
            return
        guard = self.read(Not(instr.guard) if instr.negated else instr.guard, "pred")
        before = dict(self.values)
        is_safe = rule.speculatable if rule is not None else assembly.is_pure(instr)
        if is_safe:
            self._translate_unguarded(instr, rule)
            self._merge(before, lambda old, new: self.b.select(guard, new, old))
            return
        start, guarded, after = self.b.block, self.fn.add_block(), self.fn.add_block()
        self.b.cond_br(guard, guarded, after)
        self.b.at_end(guarded)
        self._translate_unguarded(instr, rule)
        end = self.b.block
        self.b.br(after)
        self.b.at_end(after)
        self._merge(before, lambda old, new: self.b.phi(new.type, ((old, start), (new, end))))

    def _merge(self, before: dict[Register, Value], choose: Callable[[Value, Value], Value]) -> None:
        """Let registers that have new values keep the old ones in threads whose guard is false."""
        for register, new in list(self.values.items()):
            old = before.get(register) or undef(new.type)
            if old is not new:
                self.values[register] = choose(old, new)

    def _translate_unguarded(self, instr: Instruction, rule: LiftRule | None) -> None:
        assert instr.variant is not None
        if rule is not None:
            operands = by_name(instr.variant, instr.operands)
            if rule.translate(self, instr.variant, **operands) is not False:
                return
        if self._translate_intrinsic(instr):
            return
        assembly.assemble(self, (instr,))

    def _translate_intrinsic(self, instr: Instruction) -> bool:
        """Emit the intrinsic that an instruction is, if there is one."""
        found = _matching_intrinsic(instr, self.flushes)
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
        self.ends = [self.b.block]
        if last is None or last.variant is None:
            self.b.br(self._following(block))
            return
        targets = [self.blocks[t.index] for t in self._targets(last)]
        is_jump = "jump" in last.variant.form.effects
        if last.guard is None:
            self.b.br(targets[0]) if is_jump else self._leave(last, targets)
            return
        following = self._following(block)
        if is_jump and targets[0] is following:
            self.b.br(following)
            return
        # The block that follows is the first target, so that it follows again.
        stays = self.read(last.guard if last.negated else Not(last.guard), "pred")
        if not is_jump:
            targets = [self._block_with(partial(self._leave, last, targets))]
            self.ends += targets
        self.b.cond_br(stays, following, targets[0])

    def _targets(self, instr: Instruction) -> Iterator[BasicBlock]:
        lists = {name: item.targets for name, item in self.lists.items()}
        for label in flow.branch_targets(instr, lists):
            yield self.flow.by_label[label]

    def _following(self, block: BasicBlock) -> Block:
        """Return the block after another one; the end of the text is one of the function."""
        return self.blocks.get(block.index + 1) or self._block_with(self._return)

    def _block_with(self, emit: Callable[[], None]) -> Block:
        """Return a new block that `emit` fills."""
        start, result = self.b.block, self.fn.add_block()
        self.b.at_end(result)
        emit()
        self.b.at_end(start)
        return result

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
        type = self.fn.ftype.ret
        if len(results) == 1:
            self.b.ret(self._result(results[0], type))
            return
        assert isinstance(type, ty.StructType)
        whole: Value = undef(type)
        for n, (result, field) in enumerate(zip(results, type.fields)):
            part = self._result(result, field)
            whole = self.b.emit("insertvalue", type, (whole, part), indices=(n,))
        self.b.ret(whole)

    def _result(self, result: Variable, type: Type) -> Value:
        """Return the value of one of the function's results."""
        if result.space == "reg":
            return self.register_as(Register(result.name, result.type), type)
        return self.b.load(type, self.memory[result.name, 0])


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
    types = {
        word: _register_type(word, vote) for register, vote in votes.items() for word in words_of(register)
    }
    return {CARRY: ty.I32, **types}


def _definitions(instr: Instruction) -> tuple[Register, ...]:
    """Return the registers that an instruction writes, and the carry if it does."""
    return (*flow.defs(instr), CARRY) if assembly.writes_carry(instr) else flow.defs(instr)


def _register_effect(instr: Instruction) -> RegisterEffect:
    uses, _, is_partial = flow.register_effect(instr)
    return (*uses, CARRY) if assembly.reads_carry(instr) else uses, _definitions(instr), is_partial


def _register_type(register: Register, vote: int) -> Type:
    bits = TYPES[register.type].bits
    if register.type in ("f32", "f64") or (register.type in ("b32", "b64") and vote > 0):
        return ty.FLOAT if bits == 32 else ty.DOUBLE
    return ty.int_type(max(bits, 16) if register.type != "pred" else 1)


def _carry_chains(instructions: list[Instruction]) -> dict[int, int]:
    """Return the chains of carries: the index of the first instruction of each, and that after its last."""
    result: dict[int, int] = {}
    start: int | None = None
    for index, instr in enumerate(instructions):
        if assembly.reads_carry(instr):
            start = index if start is None else start
            result[start] = index + 1
        elif assembly.writes_carry(instr):
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


def _matching_intrinsic(instr: Instruction, flushes: bool) -> tuple[str, tuple[int, ...], int | None] | None:
    """Return the intrinsic that an instruction is: its name, the operands of its arguments, and the
    operand that is its result.
    """
    mnemonic = instr.mnemonic
    if instr.opcode == "barrier" and "aligned" in instr.modifiers:
        mnemonic = mnemonic.replace("barrier.", "bar.", 1).replace(".aligned", "")
    for name, mode, count, arguments, result in _by_mnemonic().get(mnemonic, ()):
        is_simple = not any(isinstance(o, Pair | Vector) for o in instr.operands)
        if mode in (None, flushes) and count == len(instr.operands) and is_simple:
            return name, arguments, result
    return None


@cache
def _by_mnemonic() -> dict[str, list[tuple[str, bool | None, int, tuple[int, ...], int | None]]]:
    """Return intrinsics by the mnemonics of the instructions that they are: the name, whether it flushes
    subnormals (None if it has no such mode), the number of operands, the operands of its arguments, and of
    the result.
    """
    result: dict[str, list[tuple[str, bool | None, int, tuple[int, ...], int | None]]] = {}
    for name, template in INTRINSICS.items():
        mnemonic, _, text = template.partition(" ")
        operands = [word.strip().partition("!")[0] for word in text.split(",")] if text else []
        letters = sorted(set(operands) - {"d"})
        if ";" in template or letters != list("abce"[: len(letters)]):
            continue
        arguments = tuple(operands.index(letter) for letter in letters)
        own = operands.index("d") if "d" in operands else None
        modes = ((False, ""), (True, ".ftz")) if "{ftz}" in mnemonic else ((None, ""),)
        for mode, ftz in modes:
            entry = name, mode, len(operands), arguments, own
            result.setdefault(mnemonic.replace("{ftz}", ftz), []).append(entry)
    return result

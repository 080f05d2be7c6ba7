"""Registers split into webs: a name that stands for several unrelated values gets a name of its own for each.

Two writes belong to one web if some read may see either. Register allocators reuse names, and analyses that
know one thing per name (whether it is the same in all threads, whether it rises by a constant from thread to
thread) would take unrelated values together.

before → after: `mov %r1, 1; st [a], %r1; mov %r1, %tid.x; st [b], %r1` has two registers.

A web after the first of a register is called `name#2`, `name#3`, …: no name in a text is like this. A guarded
write keeps the old value where the guard fails, and belongs to the web that it may keep. Reaching definitions
as sets of bits (Aho et al., Compilers, 9.2.4), united at reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...support.fast_dataclass import replace
from ...support.graphs import Dataflow, solve
from ..model import Function, Instruction, Operand, Register, Scope, Statement
from ..values import substitute
from .flow import control_flow, defs, is_partial, registers, uses


def split(fn: Function) -> Function:
    """`fn` with a register per web. Parameters, results and elements of vectors stay."""
    webs = _Webs(fn)
    if not webs.registers:
        return fn
    webs.solve()
    return replace(fn, body=[webs.renamed(statement) for statement in fn.body or []])


def plain(text: str) -> str:
    """An instruction's text with the names that registers had."""
    return _NUMBER.sub("", text)


_NUMBER = re.compile(r"#\d+")


class _Webs:
    """Writes by number, united by the reads that may see them."""

    def __init__(self, fn: Function) -> None:
        self.flow = control_flow(fn)
        fixed = {v.name for v in (*fn.params, *fn.returns)}
        counts: dict[Register, int] = {}
        for instr in fn.instructions():
            for register in defs(instr):
                counts[register] = counts.get(register, 0) + 1
        vectors = {register.name.partition(".")[0] for register in counts if "." in register.name}
        self.registers = {
            r: i
            for i, r in enumerate(
                r
                for r, n in counts.items()
                if n > 1 and r.name not in fixed and r.name.partition(".")[0] not in vectors
            )
        }
        # What a register holds before anything is written to it is number i of register i.
        self.parent = list(range(len(self.registers)))
        self.writes: dict[tuple[int, Register], int] = {}
        self.all = [1 << i for i in range(len(self.registers))]
        for block in self.flow.blocks:
            for instr in block.instructions:
                for register in defs(instr):
                    if register in self.registers:
                        self.writes[id(instr), register] = number = len(self.parent)
                        self.all[self.registers[register]] |= 1 << number
                        self.parent.append(number)
        self.reads: dict[tuple[int, Register], int] = {}
        self._names: dict[Register, dict[int, str]] = {}

    def solve(self) -> None:
        """Unite the writes that a read may see."""
        effects = {}
        for block in self.flow.blocks:
            kept, added = -1, 0
            for instr in block.instructions:
                for register in defs(instr):
                    if register in self.registers:
                        bit = 1 << self.writes[id(instr), register]
                        if not is_partial(instr):
                            kept, added = (
                                kept & ~self.all[self.registers[register]],
                                added & ~self.all[self.registers[register]],
                            )
                        added |= bit
            effects[block.index] = kept, added
        graph = self.flow.successors()
        effects[-1] = -1, 0
        first = (1 << len(self.registers)) - 1
        before, _ = solve(
            Dataflow(
                "forward", first, 0, int.__or__, lambda node, fact: fact & effects[node][0] | effects[node][1]
            ),
            graph,
            0,
        )
        for block in self.flow.blocks:
            reaching = before.get(block.index)
            if reaching is not None:
                for instr in block.instructions:
                    reaching = self._through(instr, reaching)

    def _through(self, instr: Instruction, reaching: int) -> int:
        """Take the writes that reach an instruction through it."""
        for register in uses(instr):
            if register in self.registers:
                self.reads[id(instr), register] = self._unite(reaching & self.all[self.registers[register]])
        assert instr.variant is not None
        both = {
            r
            for rule, operand in zip(instr.variant.operands, instr.operands)
            if rule.role == "both"
            for r in registers(operand)
        }
        for register in defs(instr):
            if register in self.registers:
                bit, mine = 1 << self.writes[id(instr), register], self.all[self.registers[register]]
                if is_partial(instr) or register in both:
                    self._unite(reaching & mine | bit)
                reaching = (reaching if is_partial(instr) else reaching & ~mine) | bit
        return reaching

    def _find(self, number: int) -> int:
        while self.parent[number] != number:
            self.parent[number] = self.parent[self.parent[number]]
            number = self.parent[number]
        return number

    def _unite(self, found: int) -> int:
        """One web of all writes in a set; a write of it."""
        first = self._find((found & -found).bit_length() - 1)
        found &= found - 1
        while found:
            other = self._find((found & -found).bit_length() - 1)
            found &= found - 1
            self.parent[max(first, other)] = first = min(first, other)
        return first

    # -- names

    def _register(self, register: Register, number: int | None) -> Register:
        """The register of a web, by one of its writes."""
        if number is None:
            return register
        names = self._names.setdefault(register, {})
        name = names.setdefault(
            self._find(number), f"{register.name}#{len(names) + 1}" if names else register.name
        )
        return register if name == register.name else Register(name, register.type, register.scope)

    def renamed(self, statement: Statement) -> Statement:
        """A statement with the registers of its webs."""
        if isinstance(statement, Scope):
            return replace(statement, statements=[self.renamed(inner) for inner in statement.statements])
        if not isinstance(statement, Instruction):
            return statement
        read = self._namer(self.reads, statement)
        write = self._namer(self.writes, statement)
        assert statement.variant is not None
        operands: list[Operand] = []
        for rule, operand in zip(statement.variant.operands, statement.operands):
            is_read = rule.role == "src" or rule.kind in ("address", "bracket")
            operands.append(substitute(operand, read if is_read else write))
        guard = None if statement.guard is None else read(statement.guard)
        if tuple(operands) == statement.operands and guard == statement.guard:
            return statement
        return replace(statement, operands=tuple(operands), guard=guard)

    def _namer(
        self, numbers: dict[tuple[int, Register], int], instr: Instruction
    ) -> Callable[[Register], Register]:
        return lambda register: self._register(register, numbers.get((id(instr), register)))

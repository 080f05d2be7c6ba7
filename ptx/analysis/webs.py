"""Splitting of registers into webs: each unrelated value of a register gets a register of its own.

Two writes belong to one web if some read may see either. Register allocators reuse names. Analyses with one
fact per name (uniformity, an affine step from thread to thread) would merge unrelated values.

before → after: `mov %r1, 1; st [a], %r1; mov %r1, %tid.x; st [b], %r1` has two registers.

The second and later webs of a register are called `name#2`, `name#3`, …, which no PTX text can spell. A
guarded write does not kill: it belongs to the web of the values that may survive it. Reaching definitions
are bit sets (Aho et al., Compilers, 9.2.4), united at reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ...support.fast_dataclass import replace
from ...support.graphs import Dataflow, solve
from ..model import Function, Instruction, Operand, Register, Scope, Statement
from ..values import substitute
from .flow import control_flow, defs, is_partial, registers, uses


def split_webs(fn: Function) -> Function:
    """Return `fn` with one register per web. Parameters, results and elements of vectors are not split."""
    webs = _Webs(fn)
    if not webs.registers:
        return fn
    webs.solve()
    return replace(fn, body=[webs.rename(statement) for statement in fn.body or []])


def strip_web_numbers(text: str) -> str:
    """Return an instruction's text with the original names of registers."""
    return _NUMBER.sub("", text)


_NUMBER = re.compile(r"#\d+")


class _Webs:
    """Union-find over numbered writes, united by the reads that may see them."""

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
        # The initial value of register i is write i.
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
            survivors, added = -1, 0
            for instr in block.instructions:
                for register in defs(instr):
                    if register in self.registers:
                        bit = 1 << self.writes[id(instr), register]
                        if not is_partial(instr):
                            survivors, added = (
                                survivors & ~self.all[self.registers[register]],
                                added & ~self.all[self.registers[register]],
                            )
                        added |= bit
            effects[block.index] = survivors, added
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
                    reaching = self._transfer(instr, reaching)

    def _transfer(self, instr: Instruction, reaching: int) -> int:
        """Return the writes that reach past `instr`, uniting those that it reads."""
        for register in uses(instr):
            if register in self.registers:
                self.reads[id(instr), register] = self._unite(reaching & self.all[self.registers[register]])
        assert instr.variant is not None
        read_written = {
            r
            for rule, operand in zip(instr.variant.operands, instr.operands)
            if rule.role == "both"
            for r in registers(operand)
        }
        for register in defs(instr):
            if register in self.registers:
                bit, own_writes = 1 << self.writes[id(instr), register], self.all[self.registers[register]]
                if is_partial(instr) or register in read_written:
                    self._unite(reaching & own_writes | bit)
                reaching = (reaching if is_partial(instr) else reaching & ~own_writes) | bit
        return reaching

    def _find(self, number: int) -> int:
        while self.parent[number] != number:
            self.parent[number] = self.parent[self.parent[number]]
            number = self.parent[number]
        return number

    def _unite(self, writes: int) -> int:
        """Unite all writes of a set into one web; return its root."""
        first = self._find((writes & -writes).bit_length() - 1)
        writes &= writes - 1
        while writes:
            root = self._find((writes & -writes).bit_length() - 1)
            writes &= writes - 1
            self.parent[max(first, root)] = first = min(first, root)
        return first

    # -- names

    def _register(self, register: Register, number: int | None) -> Register:
        """Return the register of a web, given one of its writes."""
        if number is None:
            return register
        names = self._names.setdefault(register, {})
        name = names.setdefault(
            self._find(number), f"{register.name}#{len(names) + 1}" if names else register.name
        )
        return register if name == register.name else Register(name, register.type, register.scope)

    def rename(self, statement: Statement) -> Statement:
        """Return a statement with the registers of its webs."""
        if isinstance(statement, Scope):
            return replace(statement, statements=[self.rename(inner) for inner in statement.statements])
        if not isinstance(statement, Instruction):
            return statement
        read = self._renamer(self.reads, statement)
        write = self._renamer(self.writes, statement)
        assert statement.variant is not None
        operands: list[Operand] = []
        for rule, operand in zip(statement.variant.operands, statement.operands):
            is_read = rule.role == "src" or rule.kind in ("address", "bracket")
            operands.append(substitute(operand, read if is_read else write))
        guard = None if statement.guard is None else read(statement.guard)
        if tuple(operands) == statement.operands and guard == statement.guard:
            return statement
        return replace(statement, operands=tuple(operands), guard=guard)

    def _renamer(
        self, numbers: dict[tuple[int, Register], int], instr: Instruction
    ) -> Callable[[Register], Register]:
        return lambda register: self._register(register, numbers.get((id(instr), register)))

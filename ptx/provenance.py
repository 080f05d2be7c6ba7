"""Which variable the address of an access was taken from, as far as a function's text shows it.

A forward dataflow problem over registers: an address stays one of its variable through moves, casts between spaces and sums with numbers. Where
paths meet with different variables, and behind loads, calls and parameters, nothing is known.
"""

from __future__ import annotations

from .flow import BasicBlock, control_flow, defs
from .model import Address, Function, Instruction, IntImm, Operand, Register, Symbol

Variable = tuple[str, int]
"""A name and the number of its scope."""
_DIFFERENCE: Variable = ("", -1)
"""What may lead from one variable to another: a difference of addresses."""
State = dict[Register, Variable | None]

_KEEPING = frozenset({"mov", "cvta", "cvt"})
_SUMS = frozenset({"add", "sub", "mad", "and", "or"})


def provenance(fn: Function) -> dict[int, list[tuple[Address, Variable]]]:
    """By the identity of each instruction that accesses memory: its addresses with the variables that they were taken from."""
    flow = control_flow(fn)
    entry: dict[int, State] = {0: {}}
    work = [flow.blocks[0]] if flow.blocks else []
    while work:
        block = work.pop(0)
        state = _through(block, dict(entry[block.index]), None)
        for successor in block.successors:
            before = entry.get(successor.index)
            merged = state.copy() if before is None else _joined(before, state)
            if before is None or merged != before:
                entry[successor.index] = merged
                work.append(successor)
    found: dict[int, list[tuple[Address, Variable]]] = {}
    for block in flow.blocks:
        if block.index in entry:
            _through(block, dict(entry[block.index]), found)
    return found


def _joined(a: State, b: State) -> State:
    """What holds on both ways; a register that one of them has not written is what the other makes it."""
    found = {**b, **a}
    for register in a.keys() & b.keys():
        if a[register] != b[register]:
            found[register] = _DIFFERENCE if _DIFFERENCE in (a[register], b[register]) else None
    return found


def _through(block: BasicBlock, state: State, found: dict[int, list[tuple[Address, Variable]]] | None) -> State:
    for instr in block.instructions:
        if found is not None:
            for operand in instr.operands:
                if isinstance(operand, Address) and operand.base is not None:
                    variable = _of(operand.base, state)
                    if variable is not None and variable != _DIFFERENCE:
                        found.setdefault(id(instr), []).append((operand, variable))
        result = _result(instr, state)
        for register in defs(instr):
            old = state.get(register)
            state[register] = result if instr.guard is None or old == result else None
    return state


def _of(operand: Operand, state: State) -> Variable | None:
    if isinstance(operand, Symbol):
        return operand.name, operand.scope
    return state.get(operand) if isinstance(operand, Register) else None


def _result(instr: Instruction, state: State) -> Variable | None:
    """The variable that what an instruction computes is an address of."""
    sources = [_of(operand, state) for operand in instr.operands[1:]]
    opcode = instr.opcode
    if opcode in _KEEPING and len(sources) == 1:
        return sources[0]
    if opcode == "selp":
        return sources[0] if sources[0] == sources[1] else None
    if opcode not in _SUMS:
        return None
    if _DIFFERENCE in sources:
        return _DIFFERENCE
    if opcode == "sub":
        return sources[0] if sources[1] is None else _DIFFERENCE
    if opcode in ("and", "or") and not any(isinstance(operand, IntImm) for operand in instr.operands[1:]):
        return None
    of = [source for source in sources if source is not None]
    return of[0] if len(of) == 1 else _DIFFERENCE if of else None

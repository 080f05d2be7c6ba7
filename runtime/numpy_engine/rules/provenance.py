"""Which variable the address of an access was taken from, as far as the text of functions shows it.

A forward dataflow problem over registers, parameters of calls, and local variables that are only named in
accesses, as compilers keep values in that do not optimise: an address stays one of its variable through
moves, casts between spaces, sums with numbers, and calls all of which pass one of the same variable of the
module. Where paths meet with different variables, and behind loads from other memory, nothing is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ....ptx.analysis.flow import BasicBlock, control_flow, defs
from ....ptx.model import (
    Address,
    Function,
    Instruction,
    IntImm,
    Operand,
    OperandList,
    Register,
    Symbol,
    Variable,
    Vector,
)
from ....ptx.ptxtypes import size_of

Name = tuple[str, int]
"""A variable: its name and the number of its scope."""
_DIFFERENCE: Name = ("", -1)
"""What may lead from one variable to another: a difference of addresses."""
Slot = tuple[str, int, int]
"""A place in a parameter or local variable: its name, scope, and the offset in it."""
State = dict[Register | Slot, Name | None]
Passed = list[Name | None]

_WIDEST = 16
"""Bytes that one access stores at most, nearly."""
_KEEPING = frozenset({"mov", "cvta", "cvt"})
_NARROWEST = 4
"""Bytes that hold an address of some space."""
_SUMS = frozenset({"add", "sub", "mad", "and", "or"})


class Provenance:
    """Of one function: `addresses` are, by the identity of each instruction that accesses memory, its
    addresses and the variables that they were taken from; `calls` what calls pass, by the callee's name.
    `given` are the variables that parameters are addresses of.
    """

    def __init__(self, fn: Function, given: Mapping[str, Name] | None = None) -> None:
        self.addresses: dict[int, list[tuple[Address, Name]]] = {}
        self.calls: list[tuple[str, Passed]] = []
        self._slots = _plain(fn)
        self._own = {statement.name for statement in fn.statements() if isinstance(statement, Variable)}
        flow = control_flow(fn)
        start: State = {}
        for name, variable in (given or {}).items():
            start[name, 0, 0] = start[Register(name, next(p.type for p in fn.params if p.name == name))] = (
                variable
            )
        entry: dict[int, State] = {0: start}
        work = [flow.blocks[0]] if flow.blocks else []
        while work:
            block = work.pop(0)
            state = self._through(block, dict(entry[block.index]), False)
            for successor in block.successors:
                before = entry.get(successor.index)
                merged = state.copy() if before is None else _joined(before, state)
                if before is None or merged != before:
                    entry[successor.index] = merged
                    work.append(successor)
        for block in flow.blocks:
            if block.index in entry:
                self._through(block, dict(entry[block.index]), True)

    def _through(self, block: BasicBlock, state: State, notes: bool) -> State:
        for instr in block.instructions:
            if notes:
                self._note(instr, state)
            slot = self._slot(instr)
            if instr.opcode == "st":
                if slot is not None:
                    new = _of(instr.operands[1], state)
                    for other in [
                        place
                        for place in state
                        if isinstance(place, tuple)
                        and place[:2] == slot[:2]
                        and 0 < abs(place[2] - slot[2]) < _WIDEST
                    ]:
                        state[other] = None
                    state[slot] = new if instr.guard is None or state.get(slot) == new else None
                continue
            result = (
                (state.get(slot) if slot is not None else None)
                if instr.opcode == "ld"
                else _result(instr, state)
            )
            for register in defs(instr):
                old = state.get(register)
                state[register] = result if instr.guard is None or old == result else None
        return state

    def _slot(self, instr: Instruction) -> Slot | None:
        """The place that an instruction loads from or stores to, if that is all there is to say about it."""
        address = next((operand for operand in instr.operands if isinstance(operand, Address)), None)
        if instr.opcode not in ("ld", "st") or address is None or not isinstance(address.base, Symbol):
            return None
        base = address.base
        if any(isinstance(operand, Vector) for operand in instr.operands) and instr.opcode == "ld":
            return None
        return (
            (base.name, base.scope, base.offset + address.offset)
            if (base.name, base.scope) in self._slots or "param" in instr.modifiers
            else None
        )

    def _note(self, instr: Instruction, state: State) -> None:
        for operand in instr.operands:
            if isinstance(operand, Address) and operand.base is not None:
                variable = _of(operand.base, state)
                if variable is not None and variable != _DIFFERENCE:
                    self.addresses.setdefault(id(instr), []).append((operand, variable))
        callee = next((operand for operand in instr.operands if isinstance(operand, Symbol)), None)
        if instr.opcode == "call" and callee is not None:
            groups = [
                operand
                for operand in instr.operands[instr.operands.index(callee) + 1 :]
                if isinstance(operand, OperandList)
            ]
            self.calls.append(
                (
                    callee.name,
                    [self._passed(argument, state) for group in groups[:1] for argument in group.elements],
                )
            )

    def _passed(self, argument: Operand, state: State) -> Name | None:
        """The variable of the module that an argument is an address of."""
        result = (
            state.get((argument.name, argument.scope, 0))
            if isinstance(argument, Symbol)
            else _of(argument, state)
        )
        return (
            result
            if result is not None and result != _DIFFERENCE and not result[1] and result[0] not in self._own
            else None
        )


def passed(
    functions: Mapping[str, Function], variables: Iterable[Variable] = ()
) -> dict[str, dict[str, Name]]:
    """By function and parameter: the variable of the module that all calls in these functions pass an address
    of. `variables` may hold addresses of functions.
    """
    calling = {
        name for name, fn in functions.items() if any(instr.opcode == "call" for instr in fn.instructions())
    }
    if not calling:
        return {}
    taken = {
        operand.name
        for fn in functions.values()
        for instr in fn.instructions()
        if instr.opcode != "call"
        for operand in instr.operands
        if isinstance(operand, Symbol)
    }
    taken.update(name for variable in variables for name in _named(variable.initializer))
    known: dict[str, Passed] = {}
    work = [name for name, fn in functions.items() if fn.is_entry and name in calling]
    while work:
        name = work.pop(0)
        for callee, arguments in Provenance(functions[name], _given(functions[name], known)).calls:
            fn = functions.get(callee)
            if fn is None or fn.body is None:
                continue
            result: Passed = (
                [None] * len(fn.params) if callee in taken or len(arguments) != len(fn.params) else arguments
            )
            before = known.get(callee)
            merged = result if before is None else [a if a == b else None for a, b in zip(before, result)]
            if merged != before:
                known[callee] = merged
                work += [callee] if callee in calling else []
    return {name: _given(functions[name], known) for name in known}


def _named(initial: object) -> Iterator[str]:
    """The symbols in an initialiser."""
    if isinstance(initial, Symbol):
        yield initial.name
    elif isinstance(initial, tuple):
        for part in initial:
            yield from _named(part)


def _given(fn: Function, known: Mapping[str, Passed]) -> dict[str, Name]:
    return {
        param.name: variable
        for param, variable in zip(fn.params, known.get(fn.name, []))
        if variable is not None
    }


def _plain(fn: Function) -> set[Name]:
    """The local variables whose addresses nothing but accesses uses."""
    named: set[Name] = set()
    for instr in fn.instructions():
        named |= {(operand.name, operand.scope) for operand in instr.operands if isinstance(operand, Symbol)}
        if instr.opcode not in ("ld", "st"):
            named |= {
                (o.base.name, o.base.scope)
                for o in instr.operands
                if isinstance(o, Address) and isinstance(o.base, Symbol)
            }
    accessed = {
        (o.base.name, o.base.scope)
        for instr in fn.instructions()
        for o in instr.operands
        if isinstance(o, Address) and isinstance(o.base, Symbol)
    }
    local = {
        statement.name
        for statement in fn.statements()
        if isinstance(statement, Variable) and statement.space == "local"
    }
    return {name for name in accessed - named if name[0] in local}


def _joined(a: State, b: State) -> State:
    """What holds on both ways; a register that one of them has not written is what the other makes it."""
    result = {**b, **a}
    for place in a.keys() & b.keys():
        if a[place] != b[place]:
            result[place] = _DIFFERENCE if _DIFFERENCE in (a[place], b[place]) else None
    return result


def _of(operand: Operand, state: State) -> Name | None:
    if isinstance(operand, Symbol):
        return operand.name, operand.scope
    return state.get(operand) if isinstance(operand, Register) else None


def _result(instr: Instruction, state: State) -> Name | None:
    """The variable that what an instruction computes is an address of."""
    sources = [_of(operand, state) for operand in instr.operands[1:]]
    opcode = instr.opcode
    if opcode in _KEEPING and len(sources) == 1:
        return sources[0] if opcode != "cvt" or size_of(_type(instr)) >= _NARROWEST else None
    if opcode == "selp":
        return sources[0] if sources[0] == sources[1] else None
    if opcode not in _SUMS:
        return None
    if _DIFFERENCE in sources:
        return _DIFFERENCE
    if opcode == "sub":
        return sources[0] if sources[1] is None else _DIFFERENCE
    if opcode in ("and", "or"):
        mask = next((operand.value for operand in instr.operands[1:] if isinstance(operand, IntImm)), None)
        # What loses its upper bits is a number of so many bits, no address.
        if mask is None or (opcode == "and" and not mask >> (8 * size_of(_type(instr)) - 1) & 1):
            return None
    of = [source for source in sources if source is not None]
    return of[0] if len(of) == 1 else _DIFFERENCE if of else None


def _type(instr: Instruction) -> str:
    """The type of what an instruction computes."""
    assert instr.variant is not None
    return instr.variant.slot("dtype") or instr.variant.type
